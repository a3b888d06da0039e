// The first screen: the orrery with a body for each game, and "Your games" below or beside it.
#pragma once

#include <memory>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_home_screen(App& app);

}  // namespace orrery::web
