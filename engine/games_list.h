// The list of games, for those who need the types: games.cpp, the bots' templates, and the laws. Its names stand in
// games.txt, one line a game; cmake/games.cmake makes `Games`, what people may start, of them.
#pragma once

#include "core/type_list.h"
#include "games/template/template.h"
#include "generated/games.h"

namespace orrery {

#ifdef ORRERY_PAGE
using HiddenGames = TypeList<>;  // the page's modules go without
#else
using HiddenGames = TypeList<example::Nim>;  // built and tested like the others, not on the home screen: the template
#endif

}  // namespace orrery
