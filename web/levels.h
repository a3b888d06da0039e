// The five levels of bots as the page offers them: names, a sentence each, and which of them somebody meets next in a game.
// The set-up and the table ask; the engine plays them (bots/players.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/outline.h"

namespace orrery::web {

class App;

inline constexpr std::array<std::uint8_t, 5> kLevels{1, 4, 5, 2, 3};  // places in kBotLevels, easiest first

// "Novice: decides at a glance." Of another level: its name only.
std::string level_words(std::uint8_t level);
// One step up or down from `level`; none beyond the ends.
std::optional<std::uint8_t> harder(std::uint8_t level);
std::optional<std::uint8_t> easier(std::uint8_t level);

// Against whom the person plays that game next: the level chosen last, the easiest in the first.
std::uint8_t own_level(const App& app, std::string_view game);
void keep_level(App& app, std::string_view game, std::uint8_t level);
std::string level_setting(std::string_view game);  // by which it is kept
std::vector<Choice> level_choices();

}  // namespace orrery::web
