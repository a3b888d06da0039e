// The options of Nim, and its presets. Menus, parsing, printing and links all use these lists.
#include "games/template/template.h"
#include "generated/template/say.h"

namespace orrery::example {
namespace {

constexpr Option<Options> kDeclared[] = {
    {.key = "stones",
     .title = say::stones_at_start,
     .note = say::from_1_to_60,
     .member = kept_in<&Options::stones>(),
     .numbers = between<1, 60>,
     .choices = {{"11", say::few}, {"21", say::usual}, {"40", say::many}}},
    {.key = "most",
     .title = say::most_in_turn,
     .note = say::from_2_to_9,
     .member = kept_in<&Options::most>(),
     .numbers = between<2, 9>,
     .choices = {{"3", say::three}, {"5", say::five}}},
    {.key = "prize",
     .title = say::points_for_last,
     .note = say::from_0_to_20,
     .member = kept_in<&Options::prize>(),
     .numbers = between<0, 20>,
     .choices = {{"10", say::ten}, {"5", say::five}},
     .since = kPrizes},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, say::first_game, say::few_stones, {{"stones", "11"}}},
    {kStandard, say::standard, say::as_most_play},
    {"long", say::long_game, say::many_stones, {{"stones", "40"}, {"most", "5"}}},
};

}  // namespace

OptionList<Options> Nim::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::example
