// The table: a game being played or replayed. The state is a Session; this draws it (board, sentence, seats, choice,
// log, cards), writes its outline, carries out its commands, and keeps journal, link and bots up with it.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "record/journal.h"
#include "web/screens/screen.h"

namespace orrery::web {

class App;

std::unique_ptr<Screen> make_table_screen(App& app, const std::string& number);  // a stored game, by its 16 hex digits

// A line of a game that is only looked at, as a replay from `ply` on: nothing is answered or kept.
struct Look {
    std::string title;  // said with every position
    std::string leave;  // what the way back says
    Command back;
    std::string link{};  // offered while it is looked at; empty: none
};
std::unique_ptr<Screen> make_look_screen(App& app, const Journal& line, std::size_t ply, Look look);

}  // namespace orrery::web
