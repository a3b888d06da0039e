// The table: a game being played or replayed. The state is a Sitting; this draws it (board, sentence, seats, choice,
// log, cards), writes its outline, carries out its commands, and keeps journal, link and bots up with it.
#pragma once

#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

class App;

std::unique_ptr<Screen> make_table_screen(App& app, const std::string& number);  // a stored game, by its 16 hex digits

}  // namespace orrery::web
