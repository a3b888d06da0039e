#include "core/options.h"

#include <utility>

#include "core/quoted.h"

namespace orrery {

Fault refused_option(std::string_view key, std::string_view value, const std::string& accepted) {
    return {"option/" + std::string(key),
            "Option " + std::string(key) + " can't be " + in_quotes(value) + ": " + accepted};
}

Fault refused_seats(const GameInfo& info, int seats) {
    return {"option/seats", std::string(info.title) + " is for " + std::to_string(info.min_seats) + " to " +
                                std::to_string(info.max_seats) + " players, not " + std::to_string(seats) + "."};
}

Fault unknown_option(std::string_view key, const std::vector<std::string>& known, int revision) {
    if (revision > 0)
        return {"option/unknown", "Option " + std::string(key) + " came with rules revision " +
                                      std::to_string(revision) + "; this game is of an older one, with " +
                                      listed(known) + "."};
    return {"option/unknown", "There is no option " + in_quotes(key) + "; there are " + listed(known) + "."};
}

std::string accepted_words(std::span<const OptionChoice> choices) {
    std::vector<std::string> words;
    for (const OptionChoice& choice : choices) words.emplace_back(choice.value);
    return "it is " + listed(words, "or") + ".";
}

std::string accepted_numbers(OptionRange range, int seats) {
    constexpr std::int64_t kFew = 3;
    std::string text = "it is a number from " + std::to_string(range.low) + " to " + std::to_string(range.high);
    if (range.high - range.low < kFew) {
        std::vector<std::string> numbers;
        for (std::int64_t number = range.low; number <= range.high; ++number) numbers.push_back(std::to_string(number));
        text = "it is " + listed(numbers, "or");
    }
    return text + (seats > 0 ? " for " + count_of(seats, "player") : "") + ".";
}

void offer_numbers(OptionRange range, OptionSpec& spec) {
    spec.takes_more = range.high - range.low >= static_cast<std::int64_t>(spec.menu.size());
    if (spec.takes_more && spec.hint.empty())
        spec.hint = "Any number from " + std::to_string(range.low) + " to " + std::to_string(range.high) + ".";
}

std::vector<Preset> presets_for(int seats, std::span<const DeclaredPreset> declared) {
    std::vector<Preset> presets;
    for (const DeclaredPreset& one : declared) {
        if (one.fits != nullptr && !one.fits(seats)) continue;
        Preset& preset = presets.emplace_back(
            Preset{std::string(one.id), std::string(one.title), std::string(one.note), {}, one.is_advised});
        for (const PresetOption& option : one.options) {
            std::string value = option.value_at != nullptr ? option.value_at(seats) : std::string(option.value);
            if (!value.empty()) preset.options.push_back({std::string(option.key), std::move(value)});
        }
    }
    return presets;
}

}  // namespace orrery
