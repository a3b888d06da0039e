#include "web/boards/kardashev/carry_out.h"

#include <algorithm>

namespace orrery::web::kardashev_film {
using namespace orrery::kardashev;

namespace {
void give(Open& p, Seat from, Seat to, const Cards& cards) {
    if (from != kSpectator) p.player(from).hand -= cards;
    if (to != kSpectator) p.player(to).hand += cards;
}
}  // namespace

void carry_out(Open& p, const Event& event) {
    auto& board = p.board;
    const Seat seat = event.seat;
    switch (event.kind) {
        case Event::deal: p.player(seat).role = event.role; break;
        case Event::round:
            p.round = event.number, p.active = kSpectator;
            p.order.fill(kSpectator);
            for (Bid& bid : p.bids) bid = {};
            break;
        case Event::draw:
            p.bag_size = std::max(0, p.bag_size - 1);
            if (event.hex == kNoHex && p.active == kSpectator) p.player(seat).drawn = event.tile;
            break;
        case Event::bid: p.bids[slot(seat)].cards = static_cast<std::int8_t>(event.number); break;
        case Event::slot: p.order[static_cast<std::size_t>(event.number - 1)] = seat; break;
        case Event::take:
            p.player(seat).held = event.tile;
            if (event.other != kSpectator) p.player(event.other).drawn = kNoTile;
            break;
        case Event::pay:
        case Event::gift:
        case Event::give: give(p, seat, event.other, event.cards); break;
        case Event::share_in: give(p, seat, kSpectator, event.cards); break;
        case Event::share_out:
        case Event::gain: give(p, kSpectator, seat, event.cards); break;
        case Event::turn: p.active = seat, p.turn = {}; break;
        case Event::waste: p.player(seat).held = kNoTile; break;
        case Event::place:
            board.set_tile(event.hex, event.tile);
            p.player(seat).held = kNoTile;
            break;
        case Event::symbols: board.set_tile(event.hex, event.tile); break;
        case Event::swap: {
            const Tile one = board.tile(event.hex);
            board.set_tile(event.hex, board.tile(event.to));
            board.set_tile(event.to, one);
            break;
        }
        case Event::colony: board.set_colony(event.hex, seat, event.number); break;
        case Event::no_colony: board.set_colony(event.hex, seat, 0); break;
        case Event::fleet: board.set_fleet(event.hex, seat, event.number); break;
        case Event::no_fleet:  // one that dies under way was nobody's there
            if (board.fleet_owner(event.hex) == seat) board.set_fleet(event.hex, seat, 0);
            break;
        case Event::move: {
            board.set_fleet(event.hex, seat, std::max(0, board.fleet(event.hex) - event.amount));
            if (event.number == 0) break;
            const int there = board.fleet_owner(event.to) == seat ? board.fleet(event.to) : 0;
            board.set_fleet(event.to, seat, std::min(kHighestLevel, there + event.number));
            break;
        }
        case Event::research: p.player(seat).researched.add(event.tech); break;
        case Event::forget: p.player(seat).researched.drop(event.tech); break;
        case Event::clone: p.player(seat).mirrored = event.tech; break;
        case Event::out: p.eliminated.add(seat); break;
        case Event::last_round: p.final_round = event.number; break;
        case Event::over: p.over = true; break;
        default: break;
    }
}

}  // namespace orrery::web::kardashev_film
