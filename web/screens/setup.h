// The page of one game: play at once against bots, or set seats and options and start.
#pragma once

#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_setup_screen(App& app, const std::string& game);

}  // namespace orrery::web
