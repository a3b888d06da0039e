// The five levels of bots that the page offers: names, a sentence each, and which level a person meets next in a game;
// and a sentence for a bot's character.
// Used by the set-up and the table; the engine plays them (bots/players.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ladder.h"
#include "web/choice.h"

namespace orrery::web {

class App;

inline constexpr std::array<std::uint8_t, 5> kLevels{1, 4, 5, 2, 3};  // places in kBotLevels, easiest first

// "Novice: decides at a glance." Levels that are not offered: only the name.
std::string level_words(std::uint8_t level);
std::optional<std::uint8_t> level_named(std::string_view name);  // "adept"; none: no bot has it
// "Raider: attacks whenever it can."
std::string character_words(const Character& character);
// One step up or down from `level`; none at the ends.
std::optional<std::uint8_t> harder(std::uint8_t level);
std::optional<std::uint8_t> easier(std::uint8_t level);

// The level that the person plays against next in that game: the one chosen last, in a first game the easiest.
std::uint8_t own_level(const App& app, std::string_view game);
void keep_level(App& app, std::string_view game, std::uint8_t level);
std::string level_setting(std::string_view game);  // the setting that keeps it
std::vector<Choice> level_choices();

}  // namespace orrery::web
