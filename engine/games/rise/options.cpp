// The options of section 8, and presets. Menus, parsing, printing and links all use these lists.
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

constexpr Option<Options> kDeclared[] = {
    {.key = "setup",
     .title = "Setup",
     .member = kept_in<&Options::empty_hand>(),
     .choices = {{"standard", "Three cards and 9 gems"}, {"empty-hand", "No cards, 18 gems: begin with an auction"}}},
    {.key = "market",
     .title = "Market",
     .member = kept_in<&Options::market>(),
     .numbers = between<3, 4>,
     .choices = {{"3", "Three cards"}, {"4", "Four cards"}}},
    {.key = "banks",
     .title = "Banks",
     .member = kept_in<&Options::closed_banks>(),
     .choices = {{"open", "Everyone sees all banks"}, {"closed", "You see only your own"}}},
    {.key = "memory",
     .title = "Memory",
     .member = kept_in<&Options::hidden_memory>(),
     .choices = {{"shown", "Cards seen before stay marked"}, {"hidden", "Remember them yourself"}}},
    {.key = "start",
     .title = "Who starts",
     .member = kept_in<&Options::seat_start>(),
     .choices = {{"random", "Drawn at random", true}, {"seat", "The first seat"}}},
    {.key = "rounds",
     .title = "Round limit",
     .note = "Any number from 10 to 100.",
     .member = kept_in<&Options::rounds>(),
     .numbers = between<10, 100>,
     .usual = default_rounds,
     .choices =
         {{"20", "20 rounds"}, {"30", "30 rounds"}, {"40", "40 rounds"}, {"60", "60 rounds"}, {"100", "100 rounds"}}},
    {.key = "disks",
     .title = "Disks of each colour",
     .member = kept_in<&Options::disks>(),
     .numbers = between<4, 6>,
     .choices = {{"6", "6: the full game"}, {"5", "5: about 55 turns"}, {"4", "4: about 43 turns"}}},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, "First game", "4 disks of each colour: about two thirds of the full game.", {{"disks", "4"}}},
    {kStandard, "Standard", "The full game: about 64 turns."},
    {"short", "Short", "5 disks of each colour: about 55 turns.", {{"disks", "5"}}},
    {"tournament",
     "Tournament",
     "You see no bank but your own, and remember cards yourself.",
     {{"banks", "closed"}, {"memory", "hidden"}}},
};

}  // namespace

OptionList<Options> Rise::declared() { return {.options = kDeclared, .presets = kPresets}; }

std::vector<OptionText> texts_of(int seats, const Options& options, int revision) {
    return Rise::write_options(seats, options, revision);
}

}  // namespace orrery::rise
