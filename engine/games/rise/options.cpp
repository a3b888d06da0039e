// The options of section 8, and presets. Menus, parsing, printing and links all use these lists.
#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

constexpr Option<Options> kDeclared[] = {
    {.key = "setup",
     .title = say::setup,
     .member = kept_in<&Options::empty_hand>(),
     .choices = {{"standard", say::setup_standard}, {"empty-hand", say::setup_empty_hand}}},
    {.key = "market",
     .title = say::market,
     .member = kept_in<&Options::market>(),
     .numbers = between<3, 4>,
     .choices = {{"3", say::three_cards}, {"4", say::four_cards}}},
    {.key = "banks",
     .title = say::banks,
     .member = kept_in<&Options::closed_banks>(),
     .choices = {{"open", say::banks_open}, {"closed", say::banks_closed}}},
    {.key = "memory",
     .title = say::memory,
     .member = kept_in<&Options::hidden_memory>(),
     .choices = {{"shown", say::memory_shown}, {"hidden", say::memory_hidden}}},
    {.key = "start",
     .title = say::who_starts,
     .member = kept_in<&Options::seat_start>(),
     .choices = {{"random", say::starts_at_random, true}, {"seat", say::starts_first_seat}}},
    {.key = "rounds",
     .title = say::round_limit,
     .note = say::round_limit_note,
     .member = kept_in<&Options::rounds>(),
     .numbers = between<10, 100>,
     .usual = default_rounds,
     .choices = {{"20", say::rounds_20},
                 {"30", say::rounds_30},
                 {"40", say::rounds_40},
                 {"60", say::rounds_60},
                 {"100", say::rounds_100}}},
    {.key = "disks",
     .title = say::disks_of_each,
     .member = kept_in<&Options::disks>(),
     .numbers = between<4, 6>,
     .choices = {{"6", say::disks_6}, {"5", say::disks_5}, {"4", say::disks_4}}},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, say::first_game, say::first_game_note, {{"disks", "4"}}},
    {kStandard, say::standard, say::standard_note},
    {"short", say::short_game, say::short_game_note, {{"disks", "5"}}},
    {"tournament", say::tournament, say::tournament_note, {{"banks", "closed"}, {"memory", "hidden"}}},
};

}  // namespace

OptionList<Options> Rise::declared() { return {.options = kDeclared, .presets = kPresets}; }

std::vector<OptionText> texts_of(int seats, const Options& options, int revision) {
    return Rise::write_options(seats, options, revision);
}

}  // namespace orrery::rise
