// Automatic answers on this device: which decisions of a game are answered for a person, kept in the settings. Set-up and
// table show the same list, on the canvas and in words; both hand the command `automatic {key, value}` to set_automatic.
#pragma once

#include <string_view>

#include "core/types.h"
#include "web/outline.h"

namespace orrery::web {

class App;

// `by_link`: somebody plays elsewhere; the defaults of a game then hold for what was never set, else nothing does.
AutomaticAnswers automatic_of(const App& app, std::string_view game, bool by_link);
bool set_automatic(App& app, std::string_view game, const Command& command);  // false: another command

void draw_automatic(App& app, std::string_view game, bool by_link);  // in ImGui's flow
void outline_automatic(const App& app, Outline& out, std::string_view game, bool by_link);

}  // namespace orrery::web
