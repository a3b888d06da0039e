// The options (section 8), and the kinds of game in words.
#include "core/words.h"
#include "games/ozymandias/ozymandias.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

// ---- Who begins: random, or a seat

constexpr std::string_view kRandom = "random";

std::optional<std::string> read_obelisk(int seats, std::string_view text, Options& options) {
    const auto seat = read_seat(text);
    if (text != kRandom && (!seat || index(*seat) >= seats)) return say::starts_accepts(seat_token(seat_at(seats - 1)));
    options.obelisk = seat ? index(*seat) + 1 : 0;
    return {};
}

std::string write_obelisk(int, const Options& options) {
    return options.obelisk == 0 ? std::string(kRandom) : seat_token(seat_at(options.obelisk - 1));
}

void offer_obelisk(int seats, OptionSpec& spec) {
    spec.menu = {{std::string(kRandom), say::starts_at_random()}};
    for (int k = 0; k < seats; ++k) spec.menu.push_back({seat_token(seat_at(k)), say::starts_player(k + 1)});
}

// R52: with this many tiles at the start, all seats win about equally often.
std::string fair_tiles(int seats) { return seats == 6 ? "3" : seats >= 4 ? "2" : ""; }
bool needs_tiles(int seats) { return seats >= 4; }
bool is_for_two(int seats) { return seats == 2; }

constexpr Option<Options> kDeclared[] = {
    {.key = "ages",
     .title = say::ages,
     .member = kept_in<&Options::ages>(),
     .numbers = between<3, 4>,
     .choices = {{"4", say::four_ages}, {"3", say::three_ages}}},
    {.key = "start-tiles",
     .title = say::tiles_at_start,
     .note = say::tiles_at_start_note,
     .member = kept_in<&Options::start_tiles>(),
     .numbers = between<1, 3>,
     .choices = {{"1", say::one}, {"2", say::two}, {"3", say::three}}},
    {.key = "obelisk",
     .title = say::who_starts,
     .member = kept_in<&Options::obelisk>(),
     .form = {.values = kSeats + 1, .read = read_obelisk, .write = write_obelisk},
     .offer = offer_obelisk},
    {.key = "tie",
     .title = say::tie,
     .member = kept_in<&Options::tie>(),
     .choices = {{"pass", say::tie_by_passing}, {"reserve", say::tie_by_resources}}},
    {.key = "last",
     .title = say::last_age,
     .note = say::last_age_note,
     .member = kept_in<&Options::last>(),
     .choices = {{"once", say::last_age_once}, {"twice", say::last_age_twice}},
     .since = kLastAge},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, say::first_game, say::first_game_note, {{"ages", "3"}, {"start-tiles", {}, fair_tiles}}},
    {kStandard, say::standard, say::standard_note},
    {"even-start", say::even_start, say::even_start_note, {{"start-tiles", {}, fair_tiles}}, needs_tiles},
    {"open-end", say::open_end, say::open_end_note, {{"last", "twice"}}, is_for_two},
    {kLinkGame, say::by_link, say::by_link_note, {{"ages", "3"}, {"start-tiles", {}, fair_tiles}}},
};

}  // namespace

OptionList<Options> Ozymandias::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::ozymandias
