#include "web/levels.h"

#include <algorithm>
#include <iterator>

#include "generated/web/say.h"
#include "record/data/record.h"
#include "web/app.h"

namespace orrery::web {
namespace {

constexpr std::array<Wording, std::size(kLevels)> kDoes{say::glance, say::slips, say::thinks, say::looks_ahead,
                                                        say::looks_farthest};

std::size_t rung_of(std::uint8_t level) {
    return static_cast<std::size_t>(std::find(kLevels.begin(), kLevels.end(), level) - kLevels.begin());
}

}  // namespace

std::string level_words(std::uint8_t level) {
    const std::size_t rung = rung_of(level);
    const std::string_view name = kBotLevels[std::min<std::size_t>(level, std::size(kBotLevels) - 1)];
    const std::string told = say::level_label(name);
    return rung < kDoes.size() ? say::level_does(told, kDoes[rung]()) : told;
}

std::string character_words(const Character& character) { return say::level_does(character.name, character.words()); }

std::optional<std::uint8_t> harder(std::uint8_t level) {
    const std::size_t rung = rung_of(level);
    if (rung == kLevels.size()) return kLevels.front();
    return rung + 1 < kLevels.size() ? std::optional(kLevels[rung + 1]) : std::nullopt;
}

std::optional<std::uint8_t> easier(std::uint8_t level) {
    const std::size_t rung = rung_of(level);
    return rung > 0 && rung < kLevels.size() ? std::optional(kLevels[rung - 1]) : std::nullopt;
}

std::optional<std::uint8_t> level_named(std::string_view name) {
    for (const std::uint8_t level : kLevels)
        if (kBotLevels[level] == name) return level;
    return {};
}

std::uint8_t own_level(const App& app, std::string_view game) {
    return level_named(app.store().setting(level_setting(game), "")).value_or(kLevels.front());
}

std::string level_setting(std::string_view game) { return "level/" + std::string(game); }

std::vector<Choice> level_choices() {
    std::vector<Choice> choices;
    for (const std::uint8_t level : kLevels)
        choices.push_back({std::string(kBotLevels[level]), say::level_label(kBotLevels[level])});
    return choices;
}

void keep_level(App& app, std::string_view game, std::uint8_t level) {
    app.store().set_setting(level_setting(game), kBotLevels[level]);
}

}  // namespace orrery::web
