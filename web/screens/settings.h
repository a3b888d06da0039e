// The settings: text size, animation speed, motion, sound, and a button for the list of keys. They cover the screen
// from which they were opened; it goes on below.
#pragma once

#include <memory>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_settings_screen();

}  // namespace orrery::web
