// The table: board, question, choice, log, hand-over, result and replay of one stored game.
#pragma once

#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

// `number`: 16 hex digits, a key of App::journals().
std::unique_ptr<Screen> make_table_screen(App& app, const std::string& number);

}  // namespace orrery::web
