#include "record/play/steps.h"

#include <algorithm>
#include <map>

#include "core/words.h"
#include "generated/record/say.h"

namespace orrery {
namespace {

constexpr std::size_t kFirstStep = 2;  // tokens: a verb alone is not worth a press

std::size_t token_count(std::string_view text) {
    return text.empty() ? 0 : static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1;
}

std::string_view first_tokens(std::string_view text, std::size_t count) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < count && end < text.size(); ++i) end = std::min(text.find(' ', end + 1), text.size());
    return text.substr(0, end);
}

std::optional<std::int32_t> number_behind(std::string_view chosen, std::string_view line) {
    if (!begins_with(chosen, line)) return std::nullopt;
    const std::size_t start = line.size() + (line.ends_with('=') ? 0 : 1);
    const auto number = whole_number(chosen.substr(std::min(start, chosen.size())), INT32_MIN, INT32_MAX);
    return number ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}
}  // namespace

Steps steps(std::span<const LegalLine> legal, std::string_view chosen) {
    Steps result;
    for (std::size_t place = 0; place < legal.size(); ++place) {
        const LegalLine& line = legal[place];
        if (line.text == chosen && line.more) {
            for (std::int32_t number = line.low; number <= line.high; ++number)
                result.next.push_back(line.with(number));
            continue;
        }
        if (line.text == chosen) {
            result.line = line, result.place = place;
            if (!line.ranged()) result.move = line.text;
            continue;  // a longer line may begin with it
        }
        if (const auto number = number_behind(chosen, line.text); line.ranged() && !line.more && number) {
            result.line = line, result.place = place;
            result.number = std::clamp(*number, line.low, line.high);
            result.move = line.with(result.number);
            continue;
        }
        if (!begins_with(line.text, chosen)) continue;
        const std::size_t wanted = std::max(kFirstStep, token_count(chosen) + 1);
        std::string next(first_tokens(line.text, wanted));
        if (result.next.empty() || result.next.back() != next) result.next.push_back(std::move(next));
    }
    return result;
}

Choosing choose_in(const Match& match, std::string_view tokens) {
    Choosing choosing;
    choosing.tokens = tokens;
    Path& prefix = choosing.prefix = match.prefix_of(choosing.tokens);
    std::vector<LegalLine>& legal = choosing.legal = match.legal(prefix);
    const auto is_no_choice = [&] {
        return !prefix.empty() && legal.size() == 1 && !legal[0].ranged() && legal[0].text != choosing.tokens;
    };
    while (is_no_choice()) {
        choosing.tokens = legal[0].text;
        prefix = match.prefix_of(choosing.tokens);
        legal = match.legal(prefix);
    }
    choosing.steps = steps(legal, choosing.tokens);
    return choosing;
}

std::vector<std::string> labels_of(const Match& match, Seat viewer, std::span<const std::string> next) {
    std::vector<std::string> labels;
    std::map<std::string, std::size_t> said, told;  // counts of labels, alone and with the last word
    const auto with_word = [](const std::string& tokens, const std::string& label) {
        return say::choice_with_word(tokens.substr(tokens.rfind(' ') + 1), label);
    };
    for (const std::string& tokens : next) {
        labels.push_back(match.explain(viewer, tokens));
        ++said[labels.back()], ++told[with_word(tokens, labels.back())];
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (said[labels[i]] == 1) continue;
        const std::string short_label = with_word(next[i], labels[i]);
        labels[i] = told[short_label] == 1 ? short_label : say::choice_with_word(next[i], labels[i]);
    }
    return labels;
}

std::string step_back(std::span<const LegalLine> legal, std::string_view chosen) {
    const Steps at = steps(legal, chosen);
    const std::string_view whole = at.line ? std::string_view(at.line->text) : chosen;
    const std::size_t left = token_count(whole) - (whole.empty() ? 0 : 1);
    return left < kFirstStep ? std::string() : std::string(first_tokens(whole, left));
}

}  // namespace orrery
