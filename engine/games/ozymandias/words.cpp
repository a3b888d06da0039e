// Short words, printed and read: nodes, verbs, fleets, resources.
#include "games/ozymandias/words.h"

#include <vector>

#include "core/words.h"
#include "games/ozymandias/open.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

std::string resource_text(Suit suit, int count) { return say::resource(token(suit), count); }

std::string resources_text(const Resources& some) {
    std::vector<std::string> parts;
    for (const Suit suit : kAllSuits)
        if (some[slot(suit)] > 0) parts.push_back(resource_text(suit, some[slot(suit)]));
    return parts.empty() ? say::nothing() : listed(parts);
}

std::string token(Fleet fleet) {
    if (fleet == kNoFleet) return "-";
    return seat_token(owner_of(fleet)) + "f" + std::to_string(place_of(fleet) + 1);
}

std::optional<Seat> read_seat(std::string_view text) {
    if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] > '6') return {};
    return seat_at(text[1] - '1');
}

std::optional<Fleet> read_fleet(std::string_view text) {
    const auto seat = read_seat(text.substr(0, 2));
    if (!seat || text.size() != 4 || text[2] != 'f' || text[3] < '1' || text[3] > '4') return {};
    return fleet_at(*seat, text[3] - '1');
}

std::string_view token(Node node) {
    constexpr std::array<std::string_view, 21> kNames{
        "none",   "buy",  "plan",  "turn", "legend", "alien",   "site",    "warp",  "land",    "action", "bonus",
        "source", "wall", "draft", "war",  "grave",  "pyrrhus", "retreat", "claim", "watcher", "network"};
    return kNames[static_cast<std::size_t>(node)];
}

std::string_view token(Where where) {
    constexpr std::array<std::string_view, 4> kNames{"none", "card", "map", "exploring"};
    return kNames[static_cast<std::size_t>(where)];
}

std::string_view token(Task task) {
    constexpr std::array<std::string_view, 11> kNames{
        "ages", "planning", "buying", "plans", "turn", "activation", "action", "disk", "war", "passing", "networks"};
    return kNames[static_cast<std::size_t>(task)];
}

}  // namespace orrery::ozymandias
