// The options of Nim. Menus, reading, writing and links all follow from this list.
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

}  // namespace

OptionList<Options> Nim::declared() { return {.options = kDeclared}; }

}  // namespace orrery::example
