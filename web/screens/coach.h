// The lesson "Learn in five minutes": an ordinary table with a coach beside it. The coach shows one step after the other,
// lets only the moves through that a step asks for, gives the others' answers, and says what came of it. Nothing of it
// is stored but how far one is; no link is offered and no bot is asked.
#pragma once

#include <memory>
#include <string_view>

#include "web/screens/screen.h"

namespace orrery::web {

// `json`: assets/tutorials/<game>.json. A lesson that cannot be read becomes a notice, and the home screen. `leave`: where
// it leads, left or learned: home (learned: a first game), or an invitation.
std::unique_ptr<Screen> make_coach_screen(App& app, std::string_view json, const Command& leave);

}  // namespace orrery::web
