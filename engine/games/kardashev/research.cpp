// Research (6.12) and the technology actions (6.14, section 9).
#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

TechSet unlocked(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    return unlocked_by(player.role, player.researched) - player.researched;  // a mirrored one unlocks nothing
}

TechSet payable(const Open& p, Seat seat, TechSet among) {
    TechSet found;
    for (const Tech tech : among)
        if (can_pay(p, seat, face(tech).cost)) found.add(tech);
    return found;
}

Cost symbol_cost(Symbol symbol) {  // R36
    if (symbol == Symbol::w) return any_cards(1);
    Cost one;
    one.named.add(symbol);
    return one;
}

// R37: pieces stay. The tiles must change; no colony may be on a tile that is not a planet, no fleet on a destroyed
// planet.
bool can_swap(const Open& p, Hex one, Hex other) {
    const Tile a = p.board.tile(one), b = p.board.tile(other);
    const auto fits = [&](Hex hex, Tile tile) {
        return (tile.is_planet() || p.board.colony(hex) == 0) && (tile != kDead || p.board.fleet(hex) == 0);
    };
    return a != b && fits(one, b) && fits(other, a);
}

HexSet swap_partners(const Open& p, Hex one) {
    HexSet found;
    for (const Hex other : p.board.explored())
        if (other > one && can_swap(p, one, other)) found.add(other);
    return found;
}

bool can_swap_any(const Open& p) {
    for (const Hex one : p.board.explored())
        for (const Hex other : p.board.explored())
            if (other > one && can_swap(p, one, other)) return true;
    return false;
}

// ---- Changes

void research_tech(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, face(f.tech).cost);
    finish(f);
    research(play, f.seat, f.tech);
}

void compile(Play& play, Frame& f) {
    Cards one;
    one.add(f.symbol);
    finish(f);
    gain(play, f.seat, one);
}

// A colonized tile gets one more symbol. A destroyed planet becomes a planet with only that symbol (accrete).
void terraform(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, symbol_cost(f.symbol));
    finish(f);
    Symbols symbols = play.position.board.symbols(f.hex);
    symbols.add(f.symbol);
    set_symbols(play, f.hex, planet(symbols));
}

void antimatter(Play& play, Frame& f) {
    Cards found;
    for (const Symbol type : kAllTypes)
        if (play.position.board.types(f.hex).has(type)) found.add(type);
    finish(f);
    set_symbols(play, f.hex, kDead);
    gain(play, f.seat, found);
    if (play.position.board.fleet(f.hex) > 0) set_fleet(play, f.hex, f.seat, 0);  // R35
}

void swap_tiles(Play& play, Frame& f) {
    Board& board = play.position.board;
    const Tile one = board.tile(f.hex), other = board.tile(f.to);
    board.set_tile(f.hex, other);
    board.set_tile(f.to, one);
    finish(f);
    play.tell({.kind = Event::swap, .seat = f.seat, .hex = f.hex, .to = f.to});
}

void probe(Play& play, Frame& f) {
    finish(f);
    const Seat seat = f.seat;
    Tile tile;
    draw_tile(play, seat, kNoHex, tile);
    place_tile(play, seat, tile, play.position.board.unexplored());
}

// All who have it lose it and get its cost back. Cards of any type come back as the scarcest type.
void erase(Play& play, Frame& f) {
    Position& p = play.position;
    finish(f);
    p.turn.has_erased = true;
    const Cost& price = face(f.tech).cost;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (!p.player(seat).researched.has(f.tech)) continue;
        forget(play, seat, f.tech);
        Cards refund = price.named;
        Cards hand = p.player(seat).hand;
        hand += refund;
        for (int n = 0; n < price.any; ++n) {
            const Symbol type = hand.scarcest();
            hand.add(type);
            refund.add(type);
        }
        if (price.choice == Cost::Choice::two_alike) refund.add(hand.scarcest(), 2);
        gain(play, seat, refund);
    }
}

void clone(Play& play, Frame& f) {
    play.position.player(f.seat).mirrored = f.tech;
    finish(f);
    play.tell({.kind = Event::clone, .seat = f.seat, .tech = f.tech});
}

}  // namespace orrery::kardashev
