// Research (6.12) and the technology actions (6.14, section 9).
#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Looking

TechSet unlocked(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    TechSet found;
    for (const Tech tech : techs_of(player.role) - player.researched) {
        const TechSet one_of = needs(player.role, tech);  // researched, not mirrored
        if (one_of.empty() || !(one_of & player.researched).empty()) found.add(tech);
    }
    return found;
}

TechSet researchable(const Open& p, Seat seat) {
    TechSet found;
    for (const Tech tech : unlocked(p, seat))
        if (can_pay(p, seat, face(tech).cost)) found.add(tech);
    return found;
}

Cost symbol_cost(Symbol symbol) {  // R36
    if (symbol == Symbol::w) return any_cards(1);
    Cost one;
    one.named.add(symbol);
    return one;
}

namespace {

Symbols payable_symbols(const Open& p, Seat seat) {
    Symbols found;
    for (const Symbol symbol : kAllSymbols)
        if (can_pay(p, seat, symbol_cost(symbol))) found.add(symbol);
    return found;
}

}  // namespace

Symbols terraformable(const Open& p, Seat seat, Hex hex) {
    const Symbols there = p.board.symbols(hex);
    return {static_cast<std::uint8_t>(payable_symbols(p, seat).bits & ~there.bits)};
}

HexSet terraform_targets(const Open& p, Seat seat) {
    HexSet found;
    if (!p.has(seat, Tech::terraform)) return found;
    for (const Hex hex : p.board.colonies[slot(seat)])
        if (!terraformable(p, seat, hex).empty()) found.add(hex);
    return found;
}

Symbols accretable(const Open& p, Seat seat) { return payable_symbols(p, seat); }

HexSet accrete_targets(const Open& p, Seat seat) {
    if (!p.has(seat, Tech::accretion_device) || accretable(p, seat).empty()) return {};
    return p.board.dead & around(p.board.colonies[slot(seat)]);
}

HexSet antimatter_targets(const Open& p, Seat seat) {
    if (!p.has(seat, Tech::antimatter)) return {};
    return (p.board.planets & around(p.board.colonies[slot(seat)])) - p.board.all_colonies();
}

// R37: pieces stay. Other tiles than before, no colony on what is no planet, no fleet on a destroyed one.
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

bool can_probe(const Open& p) { return p.bag_size > 0 && !p.board.unexplored().empty(); }

TechSet erasable(const Open& p) {
    TechSet found;
    for (const Player& player : p.players) found |= player.researched;
    return found;
}

TechSet clonable(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    TechSet found = techs_of(player.role) - player.researched;
    found.drop(Tech::cloning);
    if (player.mirrored != kNoTech) found.drop(player.mirrored);
    return found;
}

bool can_act(const Open& p, Verb verb) {
    const Seat seat = p.active;
    if (verb == Verb::end) return true;
    if (verb == Verb::borrow) return can_borrow(p);
    if (verb == Verb::order) return p.options.orders && !p.turn.has_ordered;
    if (!has_slot_for(p, verb)) return false;
    switch (verb) {
        case Verb::colonize: return !colonize_targets(p, seat).empty();
        case Verb::upgrade_colony: return !upgrade_targets(p, seat).empty();
        case Verb::build_fleet: return !build_targets(p, seat).empty();
        case Verb::upgrade_fleet: return !upgrade_fleet_targets(p, seat).empty();
        case Verb::harvest: return can_harvest(p, seat);
        case Verb::move: return can_move(p, seat);
        case Verb::research: return !researchable(p, seat).empty();
        case Verb::compile: return true;
        case Verb::terraform: return !terraform_targets(p, seat).empty();
        case Verb::accrete: return !accrete_targets(p, seat).empty();
        case Verb::antimatter: return !antimatter_targets(p, seat).empty();
        case Verb::swap: return p.has(seat, Tech::spacetime_manipulator) && can_swap_any(p);
        case Verb::probe: return p.has(seat, Tech::space_probe) && can_probe(p);
        case Verb::erase:
            return p.has(seat, Tech::memory_eraser) && !p.turn.has_erased && !p.is_known_last_round() &&
                   !erasable(p).empty();  // R34
        case Verb::clone: return p.has(seat, Tech::cloning) && !clonable(p, seat).empty();
        default: return false;
    }
}

// ---- Carried out

void research_tech(Play& play, Frame& f) {
    if (f.stage == kPay) return pay(play, then(f, kPaid).seat, face(f.tech).cost);
    finish(f);
    research(play, f.seat, f.tech);
}

// A colonized tile gets a symbol more; a destroyed one becomes a planet with just that symbol (accrete).
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

// All who have it lose it and get its cost back; what could be any card comes as the scarcest type.
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
