// What an opened link shows when nobody at this device sits at that game yet: who plays, whose turn it is, what happened;
// then play as a seat, or watch. At a game by link a seat is had by its secret alone.
#pragma once

#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_welcome_screen(App& app, const std::string& number);

}  // namespace orrery::web
