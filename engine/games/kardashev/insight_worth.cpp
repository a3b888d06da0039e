// What things are worth to a player in Kardashev. These are guesses, in tenths of a point.
#include <array>

#include "games/kardashev/insight_ideas.h"

namespace orrery::kardashev {

namespace {

constexpr int kTriggerLevels = kPieces - 2;

}  // namespace

// Rounds after this one. The estimate: one level of colonies is gained per round.
int rounds_left(const Open& p) {
    if (p.final_round != 0 || !p.eliminated.empty()) return std::max(0, p.last_round() - p.round);
    int most = 0;
    for (int k = 0; k < p.seats; ++k) most = std::max(most, p.board.colony_levels_of(seat_at(k)));
    const int missing = std::max(1, kTriggerLevels - (p.options.is_short ? 3 : 0) - most);
    return std::min(1 + missing * 3 / 4, p.options.cap - p.round);
}

int income_of(const Open& p, Seat seat) {
    int cards = 0;
    for (const Hex hex : p.board.colonies[slot(seat)]) {
        const int types = p.board.types(hex).size();
        if (types > 0) cards += p.board.colony(hex) * (p.has(seat, Tech::arcology) ? types : 1);
    }
    return cards;
}

int engine_worth(Tech tech) {
    switch (tech) {
        case Tech::interstellar_ark:
        case Tech::magnetic_rake:
        case Tech::arcology: return 7;
        case Tech::botsourcing:
        case Tech::nanotube_polymers:
        case Tech::time_dilation:
        case Tech::timeshares: return 4;
        case Tech::taxation:
        case Tech::tractor_beam:
        case Tech::dyson_sphere:
        case Tech::boosters:
        case Tech::fuel_efficiency:
        case Tech::asteroid_mining:
        case Tech::harvest_rover:
        case Tech::defensive_turrets:
        case Tech::orbital_defense_array: return 2;
        default: return 1;
    }
}

// From wins of bots of level master at four seats with dealt roles: the explorer won 31 %, the scientist 19 %.
int role_worth(Role role) {
    constexpr std::array<int, kRoles> kWorth{5, 2, 4, 0, 0, 4};  // in the order of Role
    return role == kNoRole ? 0 : kWorth[slot(role)];
}

// Cards that the next turns can't spend are worth less, and many of them nothing: if each counted, a Scavenger with
// little thought would harvest to the end and spend nothing.
int hand_worth(int cards, int left) {
    constexpr int kMostSpare = 12;
    const int useful = std::min(cards, 8 + 3 * std::min(left, 3));
    return useful * (left > 0 ? kCardWorth : 1) + (left > 0 ? std::min(cards - useful, kMostSpare) : 0);
}

int planet_worth(const Scene& s, Hex hex) { return std::min(s.left, 6) * (2 + s.p.board.types(hex).size()); }

int tile_worth(const Scene& s, Tile tile) {
    if (tile == kVoid || tile == kNoTile) return 0;
    return 4 + 3 * tile.symbols().size() + std::min(s.left, 4);
}

}  // namespace orrery::kardashev
