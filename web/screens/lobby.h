// The invitation of a game by link. Whoever opens it sees who asks, for which game, how a game by link works, and the
// free seats. People with a seat see who has which one, and whom to send the link to next. When all seats are taken and
// the host's device opens it, the game begins.
#pragma once

#include <memory>
#include <string>

#include "record/data/record.h"
#include "web/screens/screen.h"

namespace orrery::web {

// The screen of a stored game: its table, or this screen while seats are being taken.
std::unique_ptr<Screen> make_game_screen(App& app, const std::string& number);

// Makes a record without moves an invitation to its open seats, and shows it. `here`: the seats at this device.
// `protocol`: sealed, or friends. `by_post`: turns travel by themselves.
void invite_people(App& app, const Record& record, SeatSet here, Protocol protocol, bool by_post);
// Invites the same people to another match of the same kind.
void invite_again(App& app, const Record& played, SeatSet here);

}  // namespace orrery::web
