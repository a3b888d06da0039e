// What an opened link shows if nobody at this device sits at that game: who plays, whose turn it is, what happened. The
// person can play as a seat, or watch. In a game by link only a seat's secret gives the seat.
#pragma once

#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

std::unique_ptr<Screen> make_welcome_screen(App& app, const std::string& number);

}  // namespace orrery::web
