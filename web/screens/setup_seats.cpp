#include "web/screens/setup_seats.h"

#include <algorithm>

namespace orrery::web {

std::uint8_t level_of(Sitter sitter) {
    const std::string_view id = kSitters[static_cast<std::size_t>(sitter)].value;
    return static_cast<std::uint8_t>(std::find(std::begin(kBotLevels), std::end(kBotLevels), id) -
                                     std::begin(kBotLevels));
}

Sitter bot_of(std::uint8_t level) {
    const auto found = std::find_if(kSitters.begin(), kSitters.end(), [level](const SitterWords& sitter) {
        return level < std::size(kBotLevels) && sitter.value == kBotLevels[level];
    });
    return found == kSitters.end() ? Sitter::novice : static_cast<Sitter>(found - kSitters.begin());
}

SeatHolder holder_of(const Place& place) {
    switch (place.sitter) {
        case Sitter::here: return {SeatKind::person, 0, place.name};
        case Sitter::link: return {SeatKind::open, 0, place.name};
        default: return {SeatKind::bot, level_of(place.sitter), {}, place.character.value_or(kNoCharacter)};
    }
}

Place place_of(const SeatHolder& holder, bool here) {
    if (holder.kind != SeatKind::bot) return {here ? Sitter::here : Sitter::link, holder.name};
    return {bot_of(holder.level), {}, holder.character};
}

}  // namespace orrery::web
