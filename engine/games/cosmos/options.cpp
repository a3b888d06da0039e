// The options (section 8), and the kinds of game in words.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/targets.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

namespace {

// With five seats or more, a match of strong players for five planets at once mostly ends in the second round.
bool are_few(int seats) { return seats < kManySeats; }
bool are_many(int seats) { return !are_few(seats); }

void offer_start(int seats, OptionSpec& spec) {
    std::vector<std::string> more;
    for (std::size_t place = 0; place < static_cast<std::size_t>(seats); ++place)
        if (kLateCards[place] > 0) more.push_back(std::to_string(kLateCards[place]));
    spec.hint = say::late_seats_begin_with_more(listed(more));
}

void offer_gifts(int, OptionSpec& spec) {
    std::vector<std::string> races;
    for (int k = 0; k < kRaces; ++k)
        if (const Race race = static_cast<Race>(k); kGifts[slot(race)] > 0)
            races.push_back(say::race_so_many(name_of(race), kGifts[slot(race)]));
    spec.hint = say::gifts_to(listed(races));
}

constexpr Option<Options> kDeclared[] = {
    {.key = "five",
     .title = say::five_colonies_win,
     .note = say::five_colonies_win_note,
     .member = kept_in<&Options::five>(),
     .choices = {{"now", say::win_at_once}, {"hold", say::win_if_held}}},
    {.key = "opening",
     .title = say::first_turn,
     .member = kept_in<&Options::opening>(),
     .choices = {{"one", say::one_action}, {"two", say::two_actions}}},
    {.key = "cap",
     .title = say::rounds_at_most,
     .note = say::rounds_at_most_note,
     .member = kept_in<&Options::cap>(),
     .numbers = between<8, 30>,
     .choices = {{"15", "15"}, {"10", "10"}, {"20", "20"}}},
    {.key = "fleet",
     .title = say::ships_per_player,
     .member = kept_in<&Options::is_small>(),
     .choices = {{"32", "32"}, {"20", "20"}}},
    {.key = "races",
     .title = say::races,
     .member = kept_in<&Options::races>(),
     .choices = {{"secret", say::races_secret}, {"open", say::races_open}, {"off", say::races_none}}},
    {.key = "trade",
     .title = say::trade,
     .member = kept_in<&Options::trade>(),
     .choices = {{"on", say::trade_allowed}, {"off", say::trade_none}}},
    {.key = "first",
     .title = say::who_starts,
     .member = kept_in<&Options::seat_first>(),
     .choices = {{"random", say::starts_at_random, true}, {"seat", say::starts_first_seat}}},
    {.key = "start",
     .title = say::cards_at_start,
     .member = kept_in<&Options::start>(),
     .choices = {{"even", say::more_for_last_seats}, {"alike", say::seven_each}},
     .offer = offer_start,
     .least_seats = kManySeats,
     .since = kEvenStart},
    {.key = "gifts",
     .title = say::gifts,
     .member = kept_in<&Options::gifts>(),
     .choices = {{"off", say::gifts_none}, {"on", say::gifts_given}},
     .offer = offer_gifts,
     .since = kRaceGifts},
};

constexpr PresetOption kGiftsGiven{"gifts", "on"};
constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, say::first_game, say::first_game_note, {{"races", "open"}, {"trade", "off"}}},
    {kStandard, say::standard, say::standard_note},
    {"even", say::even_races, say::even_races_note, {kGiftsGiven}, are_few, true},
    {"long", say::long_game, say::long_game_note, {{"five", "hold"}, kGiftsGiven}, are_few},
    {"long", say::long_game, say::long_game_note_for_many, {{"five", "hold"}, kGiftsGiven}, are_many, true},
    {kLinkGame, say::by_link, say::by_link_note, {{"trade", "off"}, kGiftsGiven}},
};

}  // namespace

// Not in the reading of options: a match that began with such an option has it in its links for ever.
Options Cosmos::without_idle(int, Options options) {
    if (options.five == Five::hold) options.start = Start::even;  // R60
    if (options.races == Races::off) options.gifts = Gifts::off;  // R61
    return options;
}

OptionList<Options> Cosmos::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::cosmos
