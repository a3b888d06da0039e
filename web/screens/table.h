// The table: a game that is played or replayed. Its state is a Session. The table draws it (board, sentence, seats,
// choice, log, cards), writes its outline, carries out its commands, and keeps journal, link and bots up to date.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "record/play/journal.h"
#include "web/screens/screen.h"

namespace orrery::web {

class App;

// Stores a new match and shows its table; a Fault becomes a notice.
void begin_match(App& app, const Record& record, SeatSet here);

std::unique_ptr<Screen> make_table_screen(App& app, const std::string& number);  // a stored game, by its 16 hex digits

// A line of a game that is only looked at, as a replay from `ply` on. Nothing is answered or stored.
struct Look {
    std::string title;  // shown with every position
    std::string leave;  // the label of the way back
    Command back;
    std::string link{};  // offered during the look; empty: none
};
std::unique_ptr<Screen> make_look_screen(App& app, const Journal& line, std::size_t ply, Look look);

}  // namespace orrery::web
