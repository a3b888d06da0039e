// The options (section 8), and the kinds of game in words.
#include "games/cosmos/cosmos.h"

namespace orrery::cosmos {

namespace {

constexpr Option<Options> kDeclared[] = {
    {.key = "five",
     .title = "Five colonies win",
     .note = "Holding them until your next turn makes a longer game, for five or six players who want more than a "
             "skirmish.",
     .member = kept_in<&Options::five>(),
     .choices = {{"now", "At once"}, {"hold", "If you still hold them when your next turn begins"}}},
    {.key = "opening",
     .title = "The first player's first turn",
     .member = kept_in<&Options::opening>(),
     .choices = {{"one", "One action"}, {"two", "Two actions"}}},
    {.key = "cap",
     .title = "Rounds at most",
     .note = "Any number from 8 to 30.",
     .member = kept_in<&Options::cap>(),
     .numbers = between<8, 30>,
     .choices = {{"15", "15"}, {"10", "10"}, {"20", "20"}}},
    {.key = "fleet",
     .title = "Ships per player",
     .member = kept_in<&Options::is_small>(),
     .choices = {{"32", "32"}, {"20", "20"}}},
    {.key = "races",
     .title = "Races",
     .member = kept_in<&Options::races>(),
     .choices = {{"secret", "Secret until used"}, {"open", "Open from the start"}, {"off", "None"}}},
    {.key = "trade",
     .title = "Offers between players",
     .member = kept_in<&Options::trade>(),
     .choices = {{"on", "Allowed"}, {"off", "None"}}},
    {.key = "first",
     .title = "Who starts",
     .note = "With five or six players, the last seats win less often.",
     .member = kept_in<&Options::seat_first>(),
     .choices = {{"random", "Drawn at random", true}, {"seat", "The first seat"}}},
};

// With five seats or more, a match of strong players for five planets at once mostly ends in the second round.
bool are_few(int seats) { return seats < 5; }
bool are_many(int seats) { return !are_few(seats); }

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, "First game", "All races lie open, and nobody trades.", {{"races", "open"}, {"trade", "off"}}},
    {kStandard, "Standard", "Secret races, and five planets win at once."},
    {"long", "Long game", "You must still have five planets when your next turn begins.", {{"five", "hold"}}, are_few},
    {"long",
     "Long game",
     "You must still have five planets when your next turn begins. Otherwise so many players are often done within "
     "two rounds.",
     {{"five", "hold"}},
     are_many,
     true},
    {kLinkGame, "By link", "Without offers, so fewer messages.", {{"trade", "off"}}},
};

}  // namespace

OptionList<Options> Cosmos::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::cosmos
