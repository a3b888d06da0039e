// The settings: text size, animation speed, motion, sound, and a way to the list of keys. It covers the screen it was opened
// from, which goes on below.
#pragma once

#include <memory>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_settings_screen();

}  // namespace orrery::web
