// Automatic answers on this device: the settings keep which decisions of a game are answered for a person. Set-up and
// table show the same list, on the canvas and in words. Both pass the command `automatic {key, value}` to
// set_automatic.
#pragma once

#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/types.h"
#include "web/outline.h"

namespace orrery::web {

class App;

std::vector<Choice> choices_of(const OptionSpec& spec);                      // the values that it offers
std::string automatic_setting(std::string_view game, std::string_view key);  // the setting that keeps it

// `by_link`: somebody plays elsewhere. Then a value that was never set is the game's default; otherwise the person is
// asked.
AutomaticAnswers automatic_of(const App& app, std::string_view game, bool by_link);
void keep_automatic(App& app, std::string_view game, const Command& command);
inline bool set_automatic(App& app, std::string_view game, const Command& command) {  // false: another command
    return command.name == "automatic" && (keep_automatic(app, game, command), true);
}

void tell_automatic(const App& app, Outline& out, std::string_view game, bool by_link, Only only = Only::both);
void draw_automatic(App& app, std::string_view game, bool by_link);  // the same in ImGui's flow
// The same as a group with a name.
void outline_automatic(const App& app, Outline& out, std::string_view game, bool by_link);

}  // namespace orrery::web
