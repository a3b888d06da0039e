#include "core/options.h"

#include <utility>

#include "core/quoted.h"
#include "generated/core/say.h"

namespace orrery {

Fault refused_option(std::string_view key, std::string_view value, const std::string& accepted) {
    return {"option/" + std::string(key), common::say::option_refused(key, in_quotes(value), accepted)};
}

Fault refused_seats(const GameInfo& info, int seats) {
    return {"option/seats", common::say::seats_refused(info.title, info.min_seats, info.max_seats, seats)};
}

Fault unknown_option(std::string_view key, const std::vector<std::string>& known, int revision) {
    return {"option/unknown", revision > 0 ? common::say::option_too_new(key, revision, listed(known))
                                           : common::say::no_such_option(in_quotes(key), listed(known))};
}

std::string accepted_words(std::span<const OptionChoice> choices) {
    std::vector<std::string> words;
    for (const OptionChoice& choice : choices) words.emplace_back(choice.value);
    return common::say::it_is(listed(words, "or"));
}

std::string accepted_numbers(OptionRange range, int seats) {
    constexpr std::int64_t kFew = 3;
    std::string accepted = common::say::a_number_from(static_cast<int>(range.low), static_cast<int>(range.high));
    if (range.high - range.low < kFew) {
        std::vector<std::string> numbers;
        for (std::int64_t number = range.low; number <= range.high; ++number) numbers.push_back(std::to_string(number));
        accepted = listed(numbers, "or");
    }
    return seats > 0 ? common::say::it_is_for(accepted, seats) : common::say::it_is(accepted);
}

std::string accepted_with(int seats, std::string_view only) { return common::say::it_is_with(seats, only); }

void offer_numbers(OptionRange range, OptionSpec& spec) {
    spec.takes_more = range.high - range.low >= static_cast<std::int64_t>(spec.menu.size());
    if (spec.takes_more && spec.hint.empty())
        spec.hint = common::say::any_number_from(static_cast<int>(range.low), static_cast<int>(range.high));
}

std::vector<Preset> presets_for(int seats, std::span<const DeclaredPreset> declared) {
    std::vector<Preset> presets;
    for (const DeclaredPreset& one : declared) {
        if (one.fits != nullptr && !one.fits(seats)) continue;
        Preset& preset =
            presets.emplace_back(Preset{std::string(one.id), one.title.text(), one.note.text(), {}, one.is_advised});
        for (const PresetOption& option : one.options) {
            std::string value = option.value_at != nullptr ? option.value_at(seats) : std::string(option.value);
            if (!value.empty()) preset.options.push_back({std::string(option.key), std::move(value)});
        }
    }
    return presets;
}

}  // namespace orrery
