// The invitation of a game by link. To whom it came: who asks, to what, how it goes, a seat to take. To who has a seat: who has
// which, and whom to send the link to next. When all seats are taken and the device that begins the game opens it, it begins.
#pragma once

#include <memory>
#include <string>

#include "record/record.h"
#include "web/screens/screen.h"

namespace orrery::web {

// The screen of a stored game: its table, or this one as long as seats are being taken.
std::unique_ptr<Screen> make_game_screen(App& app, const std::string& number);

// Makes a record without moves an invitation to its open seats, and shows it; `here`: who sits at this device;
// `protocol`: tags, or scrambled among friends; `by_post`: turns travel by themselves.
void invite_people(App& app, const Record& record, SeatSet here, Protocol protocol, bool by_post);
// The same people are invited to another match of the same kind.
void invite_again(App& app, const Record& played, SeatSet here);

}  // namespace orrery::web
