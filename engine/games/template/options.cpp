// The options of Nim, and its presets. Menus, parsing, printing and links all use these lists.
#include "games/template/template.h"

namespace orrery::example {
namespace {

constexpr Option<Options> kDeclared[] = {
    {.key = "stones",
     .title = "Stones at the start",
     .note = "1 to 60",
     .member = kept_in<&Options::stones>(),
     .numbers = between<1, 60>,
     .choices = {{"11", "Few"}, {"21", "Usual"}, {"40", "Many"}}},
    {.key = "most",
     .title = "Most stones in a turn",
     .note = "2 to 9",
     .member = kept_in<&Options::most>(),
     .numbers = between<2, 9>,
     .choices = {{"3", "Three"}, {"5", "Five"}}},
    {.key = "prize",
     .title = "Points for the last stone",
     .note = "0 to 20",
     .member = kept_in<&Options::prize>(),
     .numbers = between<0, 20>,
     .choices = {{"10", "Ten"}, {"5", "Five"}},
     .since = kPrizes},
};

constexpr DeclaredPreset kPresets[] = {
    {kFirstGame, "First game", "Few stones: it is over soon.", {{"stones", "11"}}},
    {kStandard, "Standard", "As most people play it."},
    {"long", "Long", "Many stones, and more in a turn.", {{"stones", "40"}, {"most", "5"}}},
};

}  // namespace

OptionList<Options> Nim::declared() { return {.options = kDeclared, .presets = kPresets}; }

}  // namespace orrery::example
