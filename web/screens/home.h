// The first screen: the orrery with a body for each game, and under or beside it "Your games".
#pragma once

#include <memory>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_home_screen(App& app);

}  // namespace orrery::web
