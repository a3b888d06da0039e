#include "core/notation.h"

#include <algorithm>
#include <utility>

#include "core/quoted.h"
#include "core/words.h"
#include "generated/core/say.h"

namespace orrery {
namespace {

constexpr std::size_t kFewWords = 8;  // if there are more, two examples stand for them

char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

bool names_a_seat(std::string_view token) {
    return token.size() == 3 && token[0] == 'p' && token[1] >= '1' && token[1] <= '9' && token[2] == ':';
}

// One blank between words, none around them.
std::string well_spaced(std::string_view text) {
    std::string words;
    for (const char letter : text)
        if (letter != ' ' || (!words.empty() && words.back() != ' ')) words += letter;
    if (!words.empty() && words.back() == ' ') words.pop_back();
    return words;
}

}  // namespace

std::string plain_letters(std::string_view text) {
    std::string plain;
    for (const char letter : text)
        if (letter != ' ' && letter != '(' && letter != ')') plain += small(letter);
    return plain;
}

bool is_well_spaced(std::string_view text) {
    if (text.find_first_not_of(' ') == std::string_view::npos) return true;
    return text.front() != ' ' && text.back() != ' ' && text.find("  ") == std::string_view::npos;
}

Fault bad_blanks(std::string_view text) { return {"move/blank", common::say::one_space(in_quotes(well_spaced(text)))}; }

Fault no_form(std::string_view text, const std::vector<std::string_view>& words,
              const std::array<std::string_view, 2>& examples) {
    const std::string_view token = text.substr(0, text.find(' '));
    const std::string first = in_quotes(examples[0]), second = in_quotes(examples[1]);
    const auto refuse = [](std::string reason) { return Fault{"move/verb", std::move(reason)}; };
    if (well_spaced(text).empty()) return refuse(common::say::write_a_move(first, second));
    if (names_a_seat(token)) {
        const std::string rest = well_spaced(text.substr(token.size()));
        return refuse(rest.empty() ? common::say::only_the_move() : common::say::leave_seat_out(in_quotes(rest)));
    }
    const std::string plain = plain_letters(token);
    if (std::find(words.begin(), words.end(), plain) != words.end())
        return refuse(common::say::small_letters(in_quotes(plain)));
    if (words.size() > kFewWords) return refuse(common::say::no_move_begins_so(first, second));
    return refuse(common::say::move_begins_with(listed({words.begin(), words.end()}, "or")));
}

std::string twice_in(std::string_view text) {
    using Parts = std::vector<std::string_view>;
    const bool has_heads = text.find(':') != text.npos;
    std::string_view twice;
    const auto see = [&twice](Parts& parts, std::string_view part) {
        if (twice.empty() && std::find(parts.begin(), parts.end(), part) != parts.end()) twice = part;
        parts.push_back(part);
    };
    Parts all;  // parts that no two lists may share: all but kinds and numbers
    for (const std::string_view token : tokens_of(text)) {
        const std::size_t colon = token.rfind(':');
        if (has_heads) see(all, token.substr(0, colon));
        std::string_view list = colon == token.npos ? token : token.substr(colon + 1);
        const char sign = list.find('+') != list.npos ? '+' : ',';
        if (colon == token.npos && list.find(sign) == list.npos && list.find('=') == list.npos) continue;
        Parts own;
        for (bool more = true; more && !list.empty();) {
            const std::size_t end = list.find(sign);
            const std::string_view part = list.substr(0, end), key = part.substr(0, part.find('='));
            if (sign == '+')
                see(own, part.substr(part.empty() ? 0 : part.size() - 1));
            else
                see(whole_number(key) ? own : all, key);
            more = end != list.npos;
            if (more) list.remove_prefix(end + 1);
        }
    }
    return std::string(twice);
}

Fault bad_double(std::string_view part) { return {"move/twice", common::say::named_twice(in_quotes(part))}; }

Fault no_argument(std::string_view said, std::string_view wanted, std::string_view given, std::string_view meant) {
    const std::string word = in_quotes(said.substr(said.rfind(' ') + 1));
    const auto refuse = [](std::string reason) { return Fault{"move/argument", std::move(reason)}; };
    if (given.empty()) return refuse(common::say::comes_next(word, wanted));
    if (meant.empty()) return refuse(common::say::comes_next_not(word, wanted, in_quotes(given)));
    const std::string whole = in_quotes(std::string(said) + " " + std::string(meant));
    return refuse(common::say::comes_next_write(word, wanted, in_quotes(given), whole));
}

Fault surplus(std::string_view said, std::string_view given) {
    return no_argument(said, common::say::nothing_more(), given, "");
}

}  // namespace orrery
