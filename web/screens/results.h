// "Your results": what came of the matches that were finished on this device, game by game, with the rating against bots
// and its course, best wins, and which level would be a fairer match. It opens from home.
#pragma once

#include <memory>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_results_screen();

}  // namespace orrery::web
