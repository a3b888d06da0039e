// The list of games, for those who need the types: games.cpp, the bots' templates, and the laws.
// One line a game: its header here and its type in Games, in the order of the home screen.
#pragma once

#include "games/prosper/prosper.h"
#include "games/rise/rise.h"
#include "games/template/template.h"

namespace orrery {

template <class... G>
struct TypeList {};

using Games = TypeList<prosper::Prosper, rise::Rise>;  // what people may start
#ifdef ORRERY_PAGE
using HiddenGames = TypeList<>;  // the page's modules go without
#else
using HiddenGames = TypeList<example::Nim>;  // built and tested like the others, not on the home screen: the template
#endif

}  // namespace orrery
