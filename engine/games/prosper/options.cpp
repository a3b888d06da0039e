// The options of section 8.1: map, start, end, rounds, settle, bonus; and the presets. Menus, parsing, printing and
// links all use this list.
#include <limits>
#include <optional>

#include "games/prosper/prosper.h"
#include "games/prosper/words.h"
#include "generated/prosper/catalogue.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {

GameInfo Prosper::info() {
    GameInfo info = kAbout;
    info.revision = kEvenBonus;
    return info;
}
static_assert(kAbout.max_seats == kMaxSeats);

namespace {

// ---- Maps: hand-made ones, and rnd-<seats>-<seed>, for which the seed alone is enough

std::optional<std::string> read_map(int seats, std::string_view text, Options& options) {
    std::string accepted;
    for (const MapChoice choice : {MapChoice::usual, MapChoice::other}) {
        const HandMade* map = hand_made(seats, choice);
        if (map == nullptr) continue;
        if (map->id == text) return options.map = choice, std::nullopt;
        accepted += (accepted.empty() ? "" : ", ") + std::string(map->id);
    }
    const std::string prefix = "rnd-" + std::to_string(seats) + "-";
    if (text.starts_with(prefix)) text.remove_prefix(prefix.size());
    const auto seed = whole_number(text, 0, std::numeric_limits<std::uint32_t>::max());
    if (!seed) return say::accepted_maps(seats, accepted);
    options.map = MapChoice::generated;
    options.seed = static_cast<std::uint32_t>(*seed);
    return {};
}

void code_seed(Options& options, DigitCoder code) {
    if (options.map == MapChoice::generated)
        options.seed = static_cast<std::uint32_t>(code(options.seed, std::uint64_t{1} << 32));
}

void offer_maps(int seats, OptionSpec& spec) {
    for (const MapChoice choice : {MapChoice::usual, MapChoice::other})
        if (const HandMade* map = hand_made(seats, choice))
            spec.menu.push_back({std::string(map->id), std::string(map->name)});
}

// ---- Lengths

struct Lengths {
    int brief, normal, extended;
};

Lengths lengths_for(int seats) {
    constexpr std::array<Lengths, 5> kLengths{{{8, 12, 18}, {9, 12, 18}, {8, 12, 20}, {5, 10, 20}, {6, 12, 18}}};
    return kLengths[static_cast<std::size_t>(seats - 2)];
}

void offer_lengths(int seats, OptionSpec& spec) {
    const Lengths length = lengths_for(seats);
    spec.menu.push_back({number(length.brief), say::short_length(length.brief)});
    spec.menu.push_back({number(length.normal), say::normal_length(length.normal)});
    spec.menu.push_back({number(length.extended), say::long_length(length.extended)});
    spec.hint = say::length_hint(seats, kMaxRounds, 2 * seats);
}

// ---- Handicaps: those of the map, or one number per seat

constexpr std::string_view kMapsBonus = "map";

std::string bonus_text(int seats, const std::array<std::uint8_t, kMaxSeats>& bonus) {
    std::string text;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        text += (seat == 0 ? "" : ",") + std::to_string(bonus[seat]);
    return text;
}

std::optional<std::string> read_bonus(int seats, std::string_view text, Options& options) {
    std::array<std::uint8_t, kMaxSeats> bonus{};
    const bool is_own = text != kMapsBonus;
    for (int seat = 0; is_own && seat < seats; ++seat) {
        const std::size_t comma = text.find(',');
        const auto ships = whole_number(text.substr(0, comma), 0, kMaxBonus);
        const bool is_last = seat == seats - 1;
        if (!ships || is_last != (comma == std::string_view::npos))
            return say::accepted_bonus(seats, kMaxBonus, kMapsBonus);
        bonus[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(*ships);
        if (!is_last) text.remove_prefix(comma + 1);
    }
    options.own_bonus = is_own;
    options.bonus = bonus;
    return {};
}

std::string write_bonus(int seats, const Options& options) {
    return options.own_bonus ? bonus_text(seats, options.bonus) : std::string(kMapsBonus);
}

void code_bonus(Options& options, DigitCoder code) {
    if (!options.own_bonus) return;
    for (std::uint8_t& ships : options.bonus) ships = static_cast<std::uint8_t>(code(ships, kMaxBonus + 1));
}

void offer_bonus(int seats, OptionSpec& spec) {
    const std::string none = bonus_text(seats, {});
    spec.hint = say::bonus_hint(kMaxBonus, none);
    spec.menu = {{std::string(kMapsBonus), say::bonus_of_map()}, {none, say::no_bonus(kReserve)}};
}

// ---- All of them

// Equal games must have equal options. So a bonus that equals the map's bonus in all revisions does not count as an own
// bonus.
void tidy(int seats, Options& options) {
    Options plain = options;
    plain.own_bonus = false;
    plain.bonus = {};
    const auto is_maps = [&](int revision) { return options.bonus == bonus_of(seats, plain, revision); };
    if (options.own_bonus && is_maps(1) && is_maps(kEvenBonus)) options = plain;
    if (options.map != MapChoice::generated) options.seed = 0;
}

constexpr int kMostWithHomes = 3;  // players

constexpr Option<Options> kDeclared[] = {
    {.key = "map",
     .title = say::map_option,
     .note = say::map_note,
     .member = kept_in<&Options::map>(),
     .form = {.values = 3, .read = read_map, .write = map_id, .code = code_seed},
     .offer = offer_maps},
    {.key = "start",
     .title = say::start,
     .member = kept_in<&Options::start>(),
     .choices = {{"draft", say::start_by_draft}, {"homes", say::start_at_homes}},
     .most_seats = kMostWithHomes},
    {.key = "end",
     .title = say::end,
     .note = say::end_note,
     .member = kept_in<&Options::end>(),
     .choices = {{"domination", say::end_by_domination},
                 {"rounds", say::end_by_score},
                 {"eradication", say::end_by_eradication}}},
    {.key = "rounds",
     .title = say::length,
     .member = kept_in<&Options::rounds>(),
     .numbers =
         [](int seats) {
             return OptionRange{seats, kMaxRounds};
         },
     .usual = usual_rounds,
     .offer = offer_lengths},
    {.key = "settle",
     .title = say::settling,
     .member = kept_in<&Options::settle>(),
     .choices = {{"full", say::settling_full}, {"half", say::settling_half}}},
    {.key = "bonus",
     .title = say::handicap,
     .member = kept_in<&Options::own_bonus>(),
     .form = {.values = 2, .read = read_bonus, .write = write_bonus, .code = code_bonus},
     .offer = offer_bonus},
};

// ---- Presets

std::string small_map(int seats) { return seats == 2 ? "narrows" : ""; }
std::string few_rounds(int seats) { return std::to_string(lengths_for(seats).brief); }
std::string many_rounds(int seats) { return std::to_string(lengths_for(seats).extended); }

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, say::first_game, say::first_game_note, {{"map", {}, small_map}, {"rounds", {}, few_rounds}}},
    {kStandard, say::standard, say::standard_note},
    {"short", say::short_game, say::short_game_note, {{"rounds", {}, few_rounds}}},
    {"long", say::long_game, say::long_game_note, {{"rounds", {}, many_rounds}}},
    {"quick",
     say::quick_start,
     say::quick_start_note,
     {{"map", {}, small_map}, {"start", "homes"}, {"rounds", {}, few_rounds}},
     [](int seats) { return seats <= kMostWithHomes; }},
};

}  // namespace

// `has_mark`: links of the default game need only one bit for the options.
OptionList<Options> Prosper::declared() {
    return {.options = kDeclared, .presets = kPresets, .has_mark = true, .tidy = tidy};
}

// Not in `tidy`: a match that began with such an option has it in its links for ever.
Options Prosper::without_idle(int seats, Options options) {
    if (options.end == EndRule::eradication) options.rounds = 0;
    if (starts_at_homes(seats, options)) options.settle = SettleRule::full;
    return options;
}

}  // namespace orrery::prosper
