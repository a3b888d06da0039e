// Options as people write them (section 8.1): map, start, end, rounds, settle, bonus.
#include <limits>
#include <optional>

#include "core/quoted.h"
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {

GameInfo Prosper::info() {
    return {.id = "prosper",
            .title = "Prosper or Perish",
            .tagline = "Settle a star system, grow fast, and guard what you take.",
            .min_seats = 2,
            .max_seats = kMaxSeats,
            .revision = 1,
            .minutes = 30,
            .credit = "Rules: author not known. Maps, generator and ends: made for this edition."};
}

namespace {

constexpr std::string_view kMapsBonus = "map";

std::string for_seats(int seats) { return " for " + std::to_string(seats) + " seats"; }
std::string random_map_form(int seats) { return "rnd-" + std::to_string(seats) + "-<seed>"; }

Fault fault(const OptionText& option, const std::string& accepted) {
    return {"option/" + option.key, "Option " + option.key + " cannot be " + in_quotes(option.value) + ": " + accepted};
}

// ---- Reading, one option each; a Fault says what would be accepted

std::optional<Fault> read_map(int seats, const OptionText& option, Options& options) {
    std::string accepted;
    for (const MapChoice choice : {MapChoice::usual, MapChoice::other}) {
        const HandMade* map = hand_made(seats, choice);
        if (map == nullptr) continue;
        if (map->id == option.value) {
            options.map = choice;
            return {};
        }
        accepted += std::string(map->id) + ", ";
    }
    std::string_view value = option.value;
    const std::string prefix = "rnd-" + std::to_string(seats) + "-";
    if (value.starts_with(prefix)) value.remove_prefix(prefix.size());  // a number alone will do
    if (const auto seed = whole_number(value, 0, std::numeric_limits<std::uint32_t>::max())) {
        options.map = MapChoice::generated;
        options.seed = static_cast<std::uint32_t>(*seed);
        return {};
    }
    return fault(option, "maps" + for_seats(seats) + " are " + accepted + "and " + random_map_form(seats) +
                             " with a seed from 0 to 4294967295.");
}

std::optional<Fault> read_start(int seats, const OptionText& option, Options& options) {
    if (option.value == "draft") {
        options.start = StartRule::draft;
    } else if (option.value == "homes" && seats <= 3) {
        options.start = StartRule::homes;
    } else if (option.value == "homes") {
        return fault(option, "the quick start is for 2 or 3 seats, not " + std::to_string(seats) + ".");
    } else {
        return fault(option, "it is draft or homes.");
    }
    return {};
}

std::optional<Fault> read_end(const OptionText& option, Options& options) {
    for (const EndRule rule : {EndRule::domination, EndRule::rounds, EndRule::eradication}) {
        if (option.value != word(rule)) continue;
        options.end = rule;
        return {};
    }
    return fault(option, "it is domination, rounds or eradication.");
}

std::optional<Fault> read_rounds(int seats, const OptionText& option, Options& options) {
    const auto rounds = whole_number(option.value, seats, kMaxRounds);
    if (!rounds)
        return fault(option, "it is a number from " + std::to_string(seats) + " to " + std::to_string(kMaxRounds) +
                                 for_seats(seats) + ".");
    options.rounds =
        static_cast<int>(*rounds) == usual_rounds(seats) ? std::uint8_t{0} : static_cast<std::uint8_t>(*rounds);
    return {};
}

std::optional<Fault> read_settle(const OptionText& option, Options& options) {
    if (option.value != "full" && option.value != "half") return fault(option, "it is full or half.");
    options.settle = option.value == "half" ? SettleRule::half : SettleRule::full;
    return {};
}

std::optional<Fault> read_bonus(int seats, const OptionText& option, Options& options) {
    options.own_bonus = false;
    options.bonus = {};
    if (option.value == kMapsBonus) return {};
    std::array<std::uint8_t, kMaxSeats> bonus{};
    std::string_view rest = option.value;
    for (int seat = 0; seat < seats; ++seat) {
        const std::size_t comma = rest.find(',');
        const auto ships = whole_number(rest.substr(0, comma), 0, kMaxBonus);
        const bool is_last = seat == seats - 1;
        if (!ships || is_last != (comma == std::string_view::npos))
            return fault(option, "it is " + std::to_string(seats) + " numbers from 0 to " + std::to_string(kMaxBonus) +
                                     " with commas between, one a seat, or " + std::string(kMapsBonus) + ".");
        bonus[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(*ships);
        if (!is_last) rest.remove_prefix(comma + 1);
    }
    options.own_bonus = true;
    options.bonus = bonus;
    return {};
}

std::string bonus_text(int seats, const std::array<std::uint8_t, kMaxSeats>& bonus) {
    std::string text;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        text += (seat == 0 ? "" : ",") + std::to_string(bonus[seat]);
    return text;
}

// Equal games have equal options: a bonus that is the map's own is not an own one.
void normalize(int seats, Options& options) {
    Options plain = options;
    plain.own_bonus = false;
    plain.bonus = {};
    if (options.own_bonus && options.bonus == bonus_of(seats, plain)) options = plain;
    if (options.map != MapChoice::generated) options.seed = 0;
}

OptionSpec map_spec(int seats) {
    OptionSpec spec{"map",
                    "Map",
                    "Something else: any whole number makes a random fair map, the same number the same map.",
                    "",
                    {}};
    for (const MapChoice choice : {MapChoice::usual, MapChoice::other})
        if (const HandMade* map = hand_made(seats, choice))
            spec.preset.push_back({std::string(map->id), std::string(map->name)});
    spec.fallback = spec.preset.front().value;
    return spec;
}

OptionSpec rounds_spec(int seats) {
    struct Lengths {
        int brief, normal, extended;
    };
    constexpr std::array<Lengths, 5> kLengths{{{8, 12, 18}, {9, 12, 18}, {8, 12, 20}, {5, 10, 20}, {6, 12, 18}}};
    const Lengths length = kLengths[static_cast<std::size_t>(seats - 2)];
    const auto preset = [](const std::string& name, int rounds) {
        return OptionValue{std::to_string(rounds), name + ", " + std::to_string(rounds) + " rounds"};
    };
    return {"rounds",
            "Length",
            "Any number from " + std::to_string(seats) + " to " + std::to_string(kMaxRounds) + "; below " +
                std::to_string(2 * seats) + " multiples of " + std::to_string(seats) +
                " are fairest. Not used where only eradication ends the game.",
            std::to_string(usual_rounds(seats)),
            {preset("short", length.brief), preset("normal", length.normal), preset("long", length.extended)}};
}

}  // namespace

std::vector<OptionSpec> Prosper::option_specs(int seats) {
    std::vector<OptionSpec> specs;
    specs.push_back(map_spec(seats));
    if (seats <= 3)
        specs.push_back({"start",
                         "Start",
                         "",
                         "draft",
                         {{"draft", "settle planets in turn"}, {"homes", "quick start with a home each"}}});
    specs.push_back({"end",
                     "End",
                     "The last species alive wins in any case.",
                     "domination",
                     {{"domination", "domination, or the score of the last rounds"},
                      {"rounds", "the score of the last rounds"},
                      {"eradication", "only eradication (long)"}}});
    specs.push_back(rounds_spec(seats));
    specs.push_back({"settle",
                     "Least commitment when settling",
                     "",
                     "full",
                     {{"full", "all natives + 1"}, {"half", "half the natives + 1"}}});
    std::string none = bonus_text(seats, {});
    specs.push_back({"bonus",
                     "Handicap",
                     "Extra draft ships for each seat in seat order, 0 to " + std::to_string(kMaxBonus) +
                         " each, such as " + none + ".",
                     std::string(kMapsBonus),
                     {{std::string(kMapsBonus), "as the map has it"}, {none, "30 ships for everybody"}}});
    return specs;
}

Expected<Options> Prosper::read_options(int seats, const std::vector<OptionText>& texts) {
    if (seats < 2 || seats > kMaxSeats)
        return Fault{"option/seats", "Prosper or Perish is for 2 to 6 seats, not " + std::to_string(seats) + "."};
    Options options;
    for (const OptionText& option : texts) {
        std::optional<Fault> found;
        if (option.key == "map")
            found = read_map(seats, option, options);
        else if (option.key == "start")
            found = read_start(seats, option, options);
        else if (option.key == "end")
            found = read_end(option, options);
        else if (option.key == "rounds")
            found = read_rounds(seats, option, options);
        else if (option.key == "settle")
            found = read_settle(option, options);
        else if (option.key == "bonus")
            found = read_bonus(seats, option, options);
        else
            found = Fault{"option/unknown", "There is no option " + in_quotes(option.key) +
                                                "; there are map, start, end, rounds, settle and bonus."};
        if (found) return *found;
    }
    normalize(seats, options);
    return options;
}

std::vector<OptionText> Prosper::write_options(int seats, const Options& options) {
    std::vector<OptionText> texts;
    if (options.map != MapChoice::usual) texts.push_back({"map", map_id(seats, options)});
    if (starts_at_homes(seats, options)) texts.push_back({"start", "homes"});
    if (options.end != EndRule::domination) texts.push_back({"end", std::string(word(options.end))});
    if (options.rounds >= seats && options.rounds != usual_rounds(seats))
        texts.push_back({"rounds", std::to_string(options.rounds)});
    if (options.settle == SettleRule::half) texts.push_back({"settle", "half"});
    if (options.own_bonus) texts.push_back({"bonus", bonus_text(seats, options.bonus)});
    return texts;
}

// Not in read_options: a match that was begun with such an option has it in its links for ever.
Options Prosper::without_idle(int seats, Options options) {
    if (options.end == EndRule::eradication) options.rounds = 0;
    if (starts_at_homes(seats, options)) options.settle = SettleRule::full;
    return options;
}

}  // namespace orrery::prosper
