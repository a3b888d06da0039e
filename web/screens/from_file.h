// What a file of games has besides the games: secrets of seats, and settings. Both act for their owner, and anybody can
// write such a file. So a person first reads what would come in, and it comes in only after a press. App asks once the
// games are in.
#pragma once

#include <memory>
#include <string_view>

#include "record/device/bundle.h"
#include "web/outline.h"
#include "web/screens/screen.h"

namespace orrery::web {

class App;

// The first game that the question names and whose code is not here; nullptr: none.
const GameInfo* absent_game_of(const Bundle& bundle);

// nullptr: the file has nothing to ask about. `then` is the command for afterwards.
std::unique_ptr<Screen> make_file_screen(App& app, const Bundle& bundle, const Command& then);

}  // namespace orrery::web
