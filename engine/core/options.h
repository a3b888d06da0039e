// A game's options, declared once. A list says for each option its key, its words, what it accepts, its default and the
// member of Options that keeps it. From the list follow the menus, reading and writing as text, and the digits in
// links.
//     constexpr Option<Options> kDeclared[] = {
//         {.key = "most", .title = "Most stones in a turn", .member = kept_in<&Options::most>(), .numbers = between<2, 9>}};
//     struct Nim : DeclaredOptions<Nim, Options> { static OptionList<Options> declared(); ... };
// The presets stand beside it: kinds of game in words, each with the options that it sets.
//
// The one surprising rule: the order of the options and the number of their values are a file format. An option that a
// later rules revision adds says `since`. A match of an older revision neither shows, reads, writes nor codes it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/function_ref.h"
#include "core/message.h"
#include "core/types.h"
#include "core/verdict.h"
#include "core/words.h"

namespace orrery {

// ---- What a declaration is made of
// Codes one digit, value < base. A writer writes `value` and returns it. A reader returns the digit that it reads.
using DigitCoder = FunctionRef<std::uint64_t(std::uint64_t value, std::uint64_t base)>;

struct OptionChoice {
    std::string_view value{};
    Wording label{};
    bool draws_seats = false;
};
inline constexpr std::size_t kMostChoices = 6;  // of an option

struct OptionRange {
    std::int64_t low = 0;
    std::int64_t high = 0;

    bool operator==(const OptionRange&) const = default;
};
template <std::int64_t kLow, std::int64_t kHigh>
constexpr OptionRange between(int) {
    return {kLow, kHigh};
}

template <class Options>
struct OptionMember {
    std::int64_t (*get)(const Options&) = nullptr;
    void (*set)(Options&, std::int64_t) = nullptr;
};
template <class Options, class T>
Options owner_of_member(T Options::*);
template <auto kMember>
constexpr auto kept_in() {
    using Options = decltype(owner_of_member(kMember));
    return OptionMember<Options>{[](const Options& options) { return static_cast<std::int64_t>(options.*kMember); },
                                 [](Options& options, std::int64_t value) {
                                     options.*kMember =
                                         static_cast<std::remove_reference_t<decltype(options.*kMember)>>(value);
                                 }};
}

// The form of a value that is neither a word nor a number. `read` returns nothing if the text is valid, else which
// texts would be. The member says which of `values` kinds of text it is. `code` codes what else the text says, after
// the members of all options.
template <class Options>
struct OptionForm {
    std::uint64_t values = 0;
    std::optional<std::string> (*read)(int seats, std::string_view text, Options&) = nullptr;
    std::string (*write)(int seats, const Options&) = nullptr;
    void (*code)(Options&, DigitCoder) = nullptr;
};

template <class Options>
struct Option {
    std::string_view key{};
    Wording title{};
    Wording note{};
    OptionMember<Options> member{};
    OptionRange (*numbers)(int seats) = nullptr;  // accepts the numbers from low to high
    int (*usual)(int seats) = nullptr;  // default of a number, if it depends on the seats; the member is then 0
    OptionForm<Options> form{};
    OptionChoice choices[kMostChoices]{};  // accepts these words, kept by place; with `numbers` or `form`: the menu
    void (*offer)(int seats, OptionSpec&) = nullptr;  // note and menu, if they depend on the seats
    int least_seats = 0;                              // with fewer seats only the default is accepted
    int most_seats = kMaxSeats;                       // with more seats likewise
    int since = 1;                                    // the first rules revision that has the option

    std::span<const OptionChoice> offered() const {
        std::size_t count = 0;
        while (count < kMostChoices && !choices[count].value.empty()) ++count;
        return {choices, count};
    }
    OptionRange bounds(int seats) const {  // of the member's value
        if (form.read != nullptr) return {0, static_cast<std::int64_t>(form.values) - 1};
        if (numbers == nullptr) return {0, static_cast<std::int64_t>(offered().size()) - 1};
        return {usual != nullptr ? 0 : numbers(seats).low, numbers(seats).high};
    }
    std::string text(int seats, const Options& options) const {
        if (form.write != nullptr) return form.write(seats, options);
        const std::int64_t value = member.get(options);
        if (numbers == nullptr) return std::string(choices[value].value);
        return std::to_string(usual != nullptr && value == 0 ? usual(seats) : value);
    }
    bool fits(int seats) const { return seats >= least_seats && seats <= most_seats; }
    bool is_of(int revision) const { return revision == kNewestRevision || since <= revision; }
};

// ---- Presets
// A preset as a game declares it, beside its options. `value_at` gives a value that depends on the seats; empty: the
// default.
struct PresetOption {
    std::string_view key{};
    std::string_view value{};
    std::string (*value_at)(int seats) = nullptr;
};
inline constexpr std::size_t kMostPresetOptions = 4;
struct DeclaredPreset {
    std::string_view id{};
    Wording title{};
    Wording note{};
    PresetOption options[kMostPresetOptions]{};  // in the order of the options' own list
    bool (*fits)(int seats) = nullptr;           // does it suit so many seats? nullptr: any number
    bool is_advised = false;
};
std::vector<Preset> presets_for(int seats, std::span<const DeclaredPreset> declared);

// ---- A list of options, and what is said against a value
void offer_numbers(OptionRange range, OptionSpec& spec);  // sets takes_more, and the hint if there is none

template <class Options>
struct OptionList {
    std::span<const Option<Options>> options;
    std::span<const DeclaredPreset> presets;
    bool has_mark = false;                        // a bit before the digits in links: is any option not at its default?
    void (*tidy)(int seats, Options&) = nullptr;  // called after reading: makes the options of equal games equal
};

Fault refused_option(std::string_view key, std::string_view value, const std::string& accepted);
Fault refused_seats(const GameInfo& info, int seats);
// `revision`: the first rules revision that has the option; 0: none has.
Fault unknown_option(std::string_view key, const std::vector<std::string>& known, int revision);
std::string accepted_words(std::span<const OptionChoice> choices);  // "it is full or half."
// "it is a number from 4 to 30 for 4 players."; seats 0: the range is the same for any number of seats.
std::string accepted_numbers(OptionRange range, int seats);
std::string accepted_with(int seats, std::string_view only);  // "with 2 players it is off."

// ---- What follows from the list
// A game inherits this. It is the part of the contract (core/game.h) that is about options, made from the list.
template <class G, class O>
struct DeclaredOptions {
    using Options = O;

    static std::vector<OptionSpec> option_specs(int seats, int revision = kNewestRevision) {
        std::vector<OptionSpec> specs;
        for (const Option<O>& option : G::declared().options) {
            if (!option.is_of(revision) || !option.fits(seats)) continue;
            OptionSpec& spec = specs.emplace_back();
            spec.key = option.key, spec.title = option.title.text(), spec.hint = option.note.text();
            spec.fallback = option.text(seats, O{});
            for (const OptionChoice& choice : option.offered())
                spec.menu.push_back({std::string(choice.value), choice.label.text(), choice.draws_seats});
            if (option.offer != nullptr) option.offer(seats, spec);
            spec.takes_more = option.form.code != nullptr;
            if (option.numbers != nullptr) offer_numbers(option.numbers(seats), spec);
        }
        return specs;
    }

    static std::vector<Preset> presets(int seats) { return presets_for(seats, G::declared().presets); }

    static Expected<O> read_options(int seats, const std::vector<OptionText>& texts, int revision = kNewestRevision) {
        const GameInfo info = G::info();
        if (seats < info.min_seats || seats > info.max_seats) return refused_seats(info, seats);
        O options;
        for (const OptionText& text : texts) {
            const Option<O>* option = option_of(text.key);
            if (option == nullptr || !option->is_of(revision))
                return unknown_option(text.key, option_keys(seats, revision), option == nullptr ? 0 : option->since);
            if (const auto accepted = read_option(*option, seats, text.value, options))
                return refused_option(text.key, text.value, *accepted);
        }
        if (G::declared().tidy != nullptr) G::declared().tidy(seats, options);
        return options;
    }

    static std::vector<OptionText> write_options(int seats, const O& options, int revision = kNewestRevision) {
        std::vector<OptionText> texts;
        for (const Option<O>& option : G::declared().options)
            if (option.is_of(revision) && is_given(option, seats, options))
                texts.push_back({std::string(option.key), option.text(seats, options)});
        return texts;
    }

    // When it writes, it changes nothing. When it reads, it keeps the members within their bounds, whatever the digits
    // say.
    static void code_options(int seats, O& options, DigitCoder code, int revision = kNewestRevision) {
        const OptionList<O> list = G::declared();
        if (list.has_mark && code(options == O{} ? 0 : 1, 2) == 0) {
            options = O{};
            return;
        }
        for (const Option<O>& option : list.options) {
            if (!option.is_of(revision)) continue;
            const auto [low, high] = option.bounds(seats);
            const auto place = static_cast<std::uint64_t>(option.member.get(options) - low);
            option.member.set(options,
                              low + static_cast<std::int64_t>(code(place, static_cast<std::uint64_t>(high - low) + 1)));
        }
        for (const Option<O>& option : list.options)
            if (option.is_of(revision) && option.form.code != nullptr) option.form.code(options, code);
    }

   private:
    static const Option<O>* option_of(std::string_view key) {
        for (const Option<O>& option : G::declared().options)
            if (option.key == key) return &option;
        return nullptr;
    }

    static std::vector<std::string> option_keys(int seats, int revision) {
        std::vector<std::string> keys;
        for (const Option<O>& option : G::declared().options)
            if (option.is_of(revision) && option.fits(seats)) keys.emplace_back(option.key);
        return keys;
    }

    // A value that does not fit the number of seats counts as the default. Only a forged record has one.
    static bool is_given(const Option<O>& option, int seats, const O& options) {
        const std::int64_t value = option.member.get(options);
        if (value == option.member.get(O{}) || !option.fits(seats)) return false;
        if (option.numbers == nullptr) return true;
        const OptionRange range = option.numbers(seats);
        return value >= range.low && value <= range.high && (option.usual == nullptr || value != option.usual(seats));
    }

    static std::optional<std::string> read_option(const Option<O>& option, int seats, std::string_view text,
                                                  O& options) {
        if (!option.fits(seats)) {
            const std::string only = option.text(seats, O{});
            return text == only ? std::nullopt : std::optional(accepted_with(seats, only));
        }
        if (option.form.read != nullptr) return option.form.read(seats, text, options);
        if (option.numbers != nullptr) {
            const OptionRange range = option.numbers(seats);
            const auto number = whole_number(text, range.low, range.high);
            const GameInfo info = G::info();
            if (!number)
                return accepted_numbers(range,
                                        option.numbers(info.min_seats) == option.numbers(info.max_seats) ? 0 : seats);
            const bool is_usual = option.usual != nullptr && *number == option.usual(seats);
            option.member.set(options, is_usual ? 0 : *number);
            return {};
        }
        const auto choices = option.offered();
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].value == text) {
                option.member.set(options, static_cast<std::int64_t>(i));
                return {};
            }
        return accepted_words(choices);
    }
};

}  // namespace orrery
