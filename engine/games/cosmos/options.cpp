// The options (section 8), and the kinds of game in words.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

// With five seats or more, a match of strong players for five planets at once mostly ends in the second round.
bool are_few(int seats) { return seats < kManySeats; }
bool are_many(int seats) { return !are_few(seats); }

void offer_start(int seats, OptionSpec& spec) {
    std::vector<std::string> more;
    for (std::size_t place = 0; place < static_cast<std::size_t>(seats); ++place)
        if (kLateCards[place] > 0) more.push_back(std::to_string(kLateCards[place]));
    spec.hint = "Whoever sits late wins less often. So the last seats begin with " + listed(more) +
                " cards more, if five colonies win at once.";
}

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
     .member = kept_in<&Options::seat_first>(),
     .choices = {{"random", "Drawn at random", true}, {"seat", "The first seat"}}},
    {.key = "start",
     .title = "Cards at the start",
     .member = kept_in<&Options::start>(),
     .choices = {{"even", "More for the last seats"}, {"alike", "Seven each"}},
     .offer = offer_start,
     .least_seats = kManySeats,
     .since = kEvenStart},
};

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

// Not in the reading of options: a match that began with such an option has it in its links for ever.
Options Cosmos::without_idle(int, Options options) {
    if (options.five == Five::hold) options.start = Start::even;  // R60
    return options;
}

OptionList<Options> Cosmos::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::cosmos
