// The invitation of a game by link: who has which seat, a seat to take, whom to send the link to next. When all seats are
// taken and the device that begins the game opens it, the game begins.
#pragma once

#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

// The screen of a stored game: its table, or this one as long as seats are being taken.
std::unique_ptr<Screen> make_game_screen(App& app, const std::string& number);

}  // namespace orrery::web
