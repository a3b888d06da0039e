// The options (section 8), and the kinds of game in words.
#include "core/words.h"
#include "games/ozymandias/ozymandias.h"

namespace orrery::ozymandias {

namespace {

// ---- Who begins: random, or a seat

constexpr std::string_view kRandom = "random";

std::optional<std::string> read_obelisk(int seats, std::string_view text, Options& options) {
    const auto seat = read_seat(text);
    if (text != kRandom && (!seat || index(*seat) >= seats))
        return "it is random or a player from p1 to " + seat_token(seat_at(seats - 1)) + ".";
    options.obelisk = seat ? index(*seat) + 1 : 0;
    return {};
}

std::string write_obelisk(int, const Options& options) {
    return options.obelisk == 0 ? std::string(kRandom) : seat_token(seat_at(options.obelisk - 1));
}

void offer_obelisk(int seats, OptionSpec& spec) {
    spec.menu = {{std::string(kRandom), "At random"}};
    for (int k = 0; k < seats; ++k) spec.menu.push_back({seat_token(seat_at(k)), "Player " + std::to_string(k + 1)});
}

// R52: with this many tiles at the start, all seats win about equally often.
std::string fair_tiles(int seats) { return seats == 6 ? "3" : seats >= 4 ? "2" : ""; }
bool needs_tiles(int seats) { return seats >= 4; }
bool is_for_two(int seats) { return seats == 2; }

constexpr Option<Options> kDeclared[] = {
    {.key = "ages",
     .title = "Ages",
     .member = kept_in<&Options::ages>(),
     .numbers = between<3, 4>,
     .choices = {{"4", "Four ages"}, {"3", "Three ages: a short game"}}},
    {.key = "start-tiles",
     .title = "Tiles at the start",
     .note = "With four or five players two are fairest, with six three.",
     .member = kept_in<&Options::start_tiles>(),
     .numbers = between<1, 3>,
     .choices = {{"1", "One"}, {"2", "Two"}, {"3", "Three"}}},
    {.key = "obelisk",
     .title = "Who starts",
     .member = kept_in<&Options::obelisk>(),
     .form = {.values = kSeats + 1, .read = read_obelisk, .write = write_obelisk},
     .offer = offer_obelisk},
    {.key = "tie",
     .title = "If scores are equal",
     .member = kept_in<&Options::tie>(),
     .choices = {{"pass", "Whoever passed earlier is ahead"}, {"reserve", "Whoever has more resources is ahead"}}},
    {.key = "last",
     .title = "The last age",
     .note = "If its conquests count twice, a match for two stays open to the end.",
     .member = kept_in<&Options::last>(),
     .choices = {{"once", "Its conquests count like others"}, {"twice", "Its conquests count twice"}},
     .since = kLastAge},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame,
     "First game",
     "Three ages: about three quarters of the time.",
     {{"ages", "3"}, {"start-tiles", {}, fair_tiles}}},
    {kStandard, "Standard", "Four ages from a single tile."},
    {"even-start",
     "Even start",
     "More tiles on the table, so that nobody is late to the first colonies.",
     {{"start-tiles", {}, fair_tiles}},
     needs_tiles},
    {"open-end",
     "Open end",
     "What is conquered in the last age counts twice, so that whoever is behind can still win.",
     {{"last", "twice"}},
     is_for_two},
    {kLinkGame, "By link", "Three ages, so fewer messages.", {{"ages", "3"}, {"start-tiles", {}, fair_tiles}}},
};

}  // namespace

OptionList<Options> Ozymandias::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::ozymandias
