// What always holds: the number of pieces and tiles stays the same, and what is stored twice agrees.
#include <algorithm>
#include <vector>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

namespace {

bool board_is_sound(const Open& p) {
    const Board& board = p.board;
    HexSet colonies, fleets;
    for (int k = 0; k < kSeats; ++k) {
        const Seat seat = seat_at(k);
        const HexSet own = board.colonies[slot(seat)], ships = board.fleets[slot(seat)];
        if (!(own & colonies).empty() || !(ships & fleets).empty()) return false;  // at most one per space
        colonies |= own, fleets |= ships;
        if (k >= p.seats && !(own | ships).empty()) return false;
        if (p.colony_supply(seat) < 0 || p.fleet_supply(seat) < 0) return false;
    }
    if (!(colonies - board.planets).empty() || !(fleets - board.planets - board.empty).empty()) return false;
    for (int i = 0; i < kHexes; ++i) {
        const Hex hex = static_cast<Hex>(i);
        const Tile tile = board.tile(hex);
        if (board.planets.has(hex) != tile.is_planet() || board.dead.has(hex) != (tile == kDead) ||
            board.empty.has(hex) != (tile == kVoid))
            return false;
        if (tile != kNoTile && !board.spaces().has(hex)) return false;
        if (colonies.has(hex) != (board.colony(hex) > 0) || board.colony(hex) > kHighestLevel) return false;
        if (fleets.has(hex) != (board.fleet(hex) > 0) || board.fleet(hex) > kHighestLevel) return false;
    }
    return true;
}

// A tile that is neither in the bag nor on the board lies with a player, is being placed, or has left the game.
bool tiles_are_conserved(const Position& p) {
    if (p.bag_size != static_cast<std::int32_t>(p.bag.size())) return false;
    for (const Tile tile : p.bag)
        if (!tile.is_planet() && tile != kVoid) return false;
    int count = p.bag_size + p.board.explored().size();
    for (const Player& player : p.players) count += (player.drawn != kNoTile) + (player.held != kNoTile);
    return count <= kBag + 2 * p.seats;
}

bool players_are_sound(const Open& p) {
    unsigned roles = 0;
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        if (player.hand.least() < 0 || player.ledger < -1 || player.ledger > 1) return false;
        if (player.role == kNoRole) continue;
        if ((roles >> slot(player.role) & 1u) != 0) return false;
        roles |= 1u << slot(player.role);
        if (!(player.researched - techs_of(player.role)).empty()) return false;
        for (const Tech tech : player.researched)
            if (!(negates(player.role, tech) & player.researched).empty()) return false;
        const bool may_mirror = player.mirrored == kNoTech ||
                                (player.researched.has(Tech::cloning) && !player.researched.has(player.mirrored));
        if (!may_mirror) return false;
    }
    return true;
}

bool bids_are_sound(const Position& p) {
    for (int k = 0; k < p.seats; ++k) {
        const Bid& sealed = p.sealed[static_cast<std::size_t>(k)];
        if (sealed.cards > most_bid(p, seat_at(k))) return false;
        if (const int last = p.player(seat_at(k)).last_bid; last < 0 || last > kMostBid) return false;
        if (sealed.cards >= 0 && p.question.node != Node::bid) return false;
    }
    return true;
}

}  // namespace

bool is_sound(const Position& p) {
    if (p.seats < 2 || p.seats > kSeats || p.round < 1 || p.round > p.options.cap) return false;
    if (p.over != p.frames.empty() || p.over != (p.question.node == Node::none)) return false;
    if (!p.over && (p.question.seat == kSpectator || index(p.question.seat) >= p.seats)) return false;
    return board_is_sound(p) && tiles_are_conserved(p) && players_are_sound(p) && bids_are_sound(p);
}

}  // namespace orrery::kardashev
