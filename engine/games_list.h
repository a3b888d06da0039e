// The list of games for code that needs their types: games.cpp, the bots' templates, and the laws. The names are in
// games.txt, one per line; cmake/games.cmake makes `Games` from them, the games that people may start.
#pragma once

#include "core/type_list.h"
#include "games/template/template.h"
#include "generated/games.h"

namespace orrery {

#ifdef ORRERY_PAGE
using HiddenGames = TypeList<>;  // the page's modules do not have them
#else
using HiddenGames = TypeList<example::Nim>;  // the template: tested like the others, not on the home screen
#endif

}  // namespace orrery
