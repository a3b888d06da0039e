// The lesson "Learn in five minutes": an ordinary table with a coach beside it. The coach shows one step after the
// other, accepts only the moves that a step asks for, makes the others' answers, and says what came of it. It stores
// only how far the person is. It offers no link and asks no bot.
#pragma once

#include <memory>
#include <string_view>

#include "web/screens/screen.h"

namespace orrery::web {

// `json`: assets/tutorials/<game>.json. If the lesson cannot be read, a notice says so over the home screen. `leave`:
// where the lesson leads at its end or when it is left: home (at the end: a first game), or an invitation.
std::unique_ptr<Screen> make_coach_screen(App& app, std::string_view json, const Command& leave);

}  // namespace orrery::web
