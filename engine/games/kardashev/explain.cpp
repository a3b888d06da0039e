// What the first tokens of a move mean now: figures, prices and certain results, worked out from a view.
#include <algorithm>
#include <bit>

#include "core/words.h"
#include "games/kardashev/kardashev.h"
#include "games/kardashev/targets.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

namespace {

std::string space_text(const View& view, Hex hex) {
    const Board& board = view.open.board;
    if (!board.spaces().has(hex)) return say::off_board(token(hex));
    const Tile tile = board.tile(hex);
    if (tile == kNoTile) return say::space_unexplored(token(hex), board.blue().has(hex) ? "blue" : "white");
    return say::space(token(hex), token(tile), symbols_text(tile.symbols()), {board.colony_owner(hex), view.viewer},
                      board.colony(hex), {board.fleet_owner(hex), view.viewer}, board.fleet(hex));
}

std::string with_price(const std::string& text, const Cost& cost) { return text + " " + say::costs(cost_text(cost)); }

std::string does(Tech tech) { return say::tech_does(face(tech).text); }
std::string tech_text(Tech tech) { return say::tech(face(tech).name, face(tech).level, face(tech).text); }

std::string research_text(const Open& p, Seat seat, Tech tech) {
    std::string text = tech_text(tech);
    if (seat == kSpectator) return text;
    for (const Tech lost : negates(p.player(seat).role, tech) & p.player(seat).researched)
        text += " " + say::tech_is_lost(face(lost).name);
    return with_price(text, face(tech).cost);
}

// R34: everybody who has researched it loses it and gets its cost from the bank.
std::string erase_text(const View& view, Tech tech) {
    const Open& p = view.open;
    std::vector<std::string> losers;
    Person last;
    for (int k = 0; k < p.seats; ++k) {
        if (!p.player(seat_at(k)).researched.has(tech)) continue;
        last = {seat_at(k), view.viewer};
        losers.push_back(last.object());
    }
    const std::string cost = cost_text(face(tech).cost);
    return tech_text(tech) + " " +
           (losers.empty()       ? say::nobody_loses()
            : losers.size() == 1 ? say::loses_it(last, cost)
                                 : say::lose_it(listed(losers), cost));
}

// 9.4
std::string clone_text(const Open& p, Seat seat, Tech tech) {
    const Tech before = seat == kSpectator ? kNoTech : p.player(seat).mirrored;
    const std::string text = tech_text(tech) + " " + say::clone_means();
    return before == kNoTech ? text : text + " " + say::clone_ends(face(before).name);
}

std::string gain_text(const Open& p, const Move& m) {
    Cards gained = m.cards;
    if (m.verb != Verb::yield) gained.add(m.symbol);
    Cards hand = p.player(p.question.seat).hand;
    return say::you_gain(cards_text(gained), cards_text(hand += gained));
}

// Could the defender hold if the attack is higher by this much? Considers what he will be asked, or his order (8.1).
bool can_be_held(const Open& p, const Frame& battle, int lacking) {
    const HexSet may = supporters(p, battle.other, battle.to);
    const Order order = p.options.orders ? p.player(battle.other).order : Order::ask;
    if (order == Order::ask) return can_hold(p, battle.other, may, lacking);
    Question question;
    question.seat = battle.other;
    question.among = may;
    question.number = static_cast<std::int16_t>(lacking);
    return order == Order::hold && !holding_set(p, question).empty();
}

// The outcome of a battle with this support (6.11).
std::string support_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Frame& battle = *battle_of(p);
    const int added = levels_of(p, m.hexes, attackers_of(p));
    if (m.verb == Verb::defend) {
        const int defence = battle.amount + added;
        return defence >= battle.number ? say::defence_holds(defence, battle.number)
                                        : say::defence_falls(defence, battle.number);
    }
    const int attack = battle.level + added, defence = defence_of(p, battle.to);
    if (attack <= defence) return say::attack_would_fail(attack, defence);
    if (!can_be_held(p, battle, attack - defence)) return say::attack_would_succeed(attack, defence);
    return say::attack_can_be_held(attack, defence, Person{battle.other, view.viewer});
}

// Explains answers within a procedure to the seat that is asked; "" if none of them can be given.
std::string answer_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Question& q = p.question;
    if (!view.is_own() || token(q.node) != verb_token(m.verb)) return {};
    const Person ally{p.ally_of(q.seat), view.viewer};
    switch (m.verb) {
        case Verb::gain:
        case Verb::yield: return gain_text(p, m);
        case Verb::raid: {  // R31: all cards of one type
            if (!q.types.has(m.symbol)) return {};
            const Person defender{battle_of(p)->other, view.viewer};
            return say::you_raid(p.player(defender.seat).hand.of(m.symbol), symbol_token(m.symbol), defender);
        }
        case Verb::give: {
            const Cards rest = p.player(q.seat).hand - m.cards;
            if (rest.least() < 0) return {};
            return m.cards.empty() ? say::you_give_nothing()
                                   : say::you_give(cards_text(m.cards), ally, cards_text(rest));
        }
        case Verb::split:  // R45
            if (m.number < q.least || m.number > q.most) return {};
            return say::you_pay_part(m.number, ally, price_of(p, p.position) - m.number);
        case Verb::first: return say::takes_earlier({m.seat, view.viewer}, {p.ally_of(m.seat), view.viewer});
        case Verb::share:  // what timeshares would bring (9.2)
            if (!q.among.has(m.to)) return {};
            return say::share_brings(p.board.colony(m.to), symbols_text(p.board.types(m.to), "or"));
        case Verb::support:
        case Verb::defend:
            for (const Hex hex : m.hexes)
                if (!p.board.spaces().has(hex)) return space_text(view, hex);
            return with_price(support_text(view, m), support_cost(p, q.seat, m.hexes));
        default: return {};
    }
}

// What an attack would lead to, with all support that is available (13).
std::string attack_text(const View& view, Seat seat, Hex from, Hex to, int level) {
    const Open& p = view.open;
    const Seat defender = defender_of(p, to);
    const Attackers attackers{from, level};
    const HexSet help = supporters(p, seat, to, attackers), against = supporters(p, defender, to);
    return say::attack_on(Person{defender, view.viewer}, level, levels_of(p, help, attackers), defence_of(p, to),
                          levels_of(p, against, attackers));
}

std::string move_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Seat seat = p.active;
    if (seat == kSpectator || !p.board.fleets[slot(seat)].has(m.hex)) return space_text(view, m.hex);
    const int level = m.level > 0 ? m.level : p.board.fleet(m.hex);
    if (m.to == kNoHex) return say::fleet_of_level(level, token(m.hex));
    const Reach found = reach(p, seat, m.hex, level);
    const bool attacks = is_attack(p, seat, m.to);
    const Hex via = m.via == kNoHex && attacks ? default_approach(p, seat, m.hex, level, m.to, found) : m.via;
    const int distance = via == kNoHex ? found.distance(m.to) : found.distance(m.to, via);
    if (distance > kLongestMove) return say::out_of_reach(token(m.to));
    const std::string flight = say::flight(distance, move_cost(p, seat, level, distance)) + " ";
    if (!attacks) return flight + (p.board.explored().has(m.to) ? space_text(view, m.to) : say::would_explore());
    const std::string text = flight + attack_text(view, seat, m.hex, m.to, level);
    if (via == kNoHex) return text;
    const bool retreats = can_retreat(p, seat, m.hex, level, via, level);
    return text + " " + (retreats ? say::would_retreat(token(via)) : say::would_be_destroyed(token(via)));
}

std::string bid_text(const Open& p, const Move& m) {
    const Seat own = p.question.seat;
    int highest = 0;  // that any of the others can bid
    for (int k = 0; k < p.seats; ++k)
        if (const Seat other = seat_at(k); other != own && (own == kSpectator || other != p.ally_of(own)))
            highest = std::max(highest, most_bid(p, other));
    return say::bid_costs(std::min(int{m.number}, highest)) + (m.plan.slots.empty() ? "" : " " + say::plan_serves());
}

std::string slot_text(const Open& p, int position) {
    if (p.options.allies) return say::positions_of_pair(position, position + p.pairs());
    return position == 1         ? say::position_first(position, p.seats)
           : position == p.seats ? say::position_last(position, p.seats)
                                 : say::position(position, p.seats);
}

std::string tile_offer(const View& view, Seat drawer) {
    const Open& p = view.open;
    if (drawer == kSpectator) return say::you_take_no_tile();
    if (index(drawer) >= p.seats) return say::no_such_seat();
    const Tile tile = p.player(drawer).drawn;
    if (tile == kNoTile) return say::tile_is_taken();
    return say::tile_drawn_by(token(tile), symbols_text(tile.symbols()), Person{drawer, view.viewer});
}

// The last thing that a bid with a plan names, or the thing it names next (8.1); the bid itself once the plan is
// complete.
std::string plan_text(const View& view, std::string_view text) {
    const Open& p = view.open;
    const auto tokens = tokens_of(text);
    const std::string_view last = tokens.back();
    const std::string_view thing = last.substr(last.rfind(',') + 1);
    if (last == "slots") return say::plan_positions();
    if (last == "tiles") return say::plan_tiles();
    if (last == "first") return say::plan_first_ally();
    if (tokens.size() == 4)
        if (const auto slot = whole_number(thing, 1, kSeats)) return slot_text(p, static_cast<int>(*slot));
    const Expected<Move> bid = Kardashev::parse(text);
    if (!bid) return {};
    const std::size_t tiles = static_cast<std::size_t>(std::popcount(p.lying().bits)) + (plans_name_none(p) ? 1 : 0);
    const bool is_whole = bid->plan.tiles.size() >= tiles && (!p.options.allies || bid->plan.first != kSpectator);
    return is_whole ? bid_text(p, *bid) : tile_offer(view, bid->plan.tiles.back());
}

std::string verb_text(const View& view, std::string_view word) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    if (word == "colonize") return with_price(say::to_colonize(), colonize_cost(p, seat));
    if (word == "upgrade-colony") return with_price(say::to_raise_colony(), kColonyCost);
    if (word == "build-fleet") return say::to_build_fleet(cost_text(fleet_cost(1)));
    if (word == "upgrade-fleet") return with_price(say::to_raise_fleet(), fleet_cost(1));
    if (word == "move") return say::to_move();
    if (word == "research") return say::to_research();
    if (word == "compile") return say::to_compile();
    if (word == "terraform") return does(Tech::terraform);
    if (word == "accrete") return does(Tech::accretion_device);
    if (word == "antimatter") return does(Tech::antimatter);
    if (word == "swap") return does(Tech::spacetime_manipulator);
    if (word == "erase") return does(Tech::memory_eraser);
    if (word == "clone") return does(Tech::cloning);
    if (word == "order") return say::to_order();
    return {};
}

// A space and, if it can be chosen for the action, what that costs.
std::string action_text(const View& view, std::string_view word, Hex hex) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const std::string text = space_text(view, hex);
    if (p.question.node != Node::act) return text;
    if (word == "colonize" && colonize_targets(p).has(hex)) return with_price(text, colonize_cost(p, seat));
    if (word == "upgrade-colony" && upgrade_targets(p).has(hex)) return with_price(text, kColonyCost);
    if (word == "upgrade-fleet" && upgrade_fleet_targets(p).has(hex)) return with_price(text, fleet_cost(1));
    return text;
}

}  // namespace

std::string Kardashev::explain(const View& view, std::string_view text) {
    const Open& p = view.open;
    if (text.empty()) return closed(question(view));
    const auto tokens = tokens_of(text);
    if (tokens.size() == 1)
        if (std::string said = verb_text(view, tokens[0]); !said.empty() && p.question.node == Node::act) return said;
    // A verb and its space are a beginning, and not the start of a printed move.
    if (tokens.size() == 2)
        if (const auto hex = read_hex(tokens[1].substr(0, 2)); hex && tokens[0] != "move")
            if (const auto whole = parse(text); !whole || (whole->verb != Verb::antimatter && whole->hexes.empty()))
                return action_text(view, tokens[0], *hex);
    if (tokens.size() == 2 && tokens[0] == "move")
        if (const auto hex = read_hex(tokens[1].substr(0, 2))) {
            Move begun = Move::of(Verb::move, *hex);
            if (tokens[1].size() == 4) begun.level = static_cast<std::int16_t>(tokens[1][3] - '0');
            return move_text(view, begun);
        }
    if (text == "bid") return say::to_bid();
    if (text == "split") return say::to_split();
    if (tokens[0] == "bid" && tokens.size() > 2)
        if (std::string said = plan_text(view, text); !said.empty()) return said;
    if (tokens[0] == "move" && tokens.back() == "via") return say::to_approach();
    const Expected<Move> parsed = parse(text);
    if (!parsed && tokens.size() > 1)
        return explain(view, text.substr(0, text.rfind(' ')));  // the beginning of a move: "move e5 e6 via"
    if (!parsed) return closed(question(view));
    const Move& m = *parsed;
    if (std::string told = answer_text(view, m); !told.empty()) return told;
    switch (m.verb) {
        case Verb::role:
            return say::role_starts_with(face(m.role).name, face(m.role).text, cards_text(face(m.role).start));
        case Verb::bid: return bid_text(p, m);
        case Verb::slot: return slot_text(p, m.number);
        case Verb::take: return tile_offer(view, m.seat);
        case Verb::pay:
            if (p.question.seat == kSpectator) return say::leaves_rest();
            return say::leaves_you(cards_text(p.player(p.question.seat).hand - m.cards));
        case Verb::place: {
            const Tile tile = p.question.tile;
            if (m.side == Side::down) return say::place_down();
            if (m.side == Side::up && tile == kNoTile) break;
            return say::place_up(token(tile), symbols_text(tile.symbols()), token(m.hex));
        }
        case Verb::antimatter: return space_text(view, m.hex);
        case Verb::harvest: return say::to_harvest();
        case Verb::move: return move_text(view, m);
        case Verb::research: return research_text(p, p.active, m.tech);
        case Verb::erase: return erase_text(view, m.tech);
        case Verb::clone: return clone_text(p, p.active, m.tech);
        case Verb::compile:
            if (view.is_own() && p.question.node == Node::act) return gain_text(p, m);
            break;
        case Verb::build_fleet: return with_price(say::fleet_to_build(m.number, token(m.hex)), fleet_cost(m.number));
        case Verb::terraform:
        case Verb::accrete: return say::symbol_costs(symbol_token(m.symbol), cost_text(symbol_cost(m.symbol)));
        case Verb::probe: return does(Tech::space_probe);
        case Verb::borrow: return say::to_borrow();
        case Verb::swap: return space_text(view, m.hex) + " " + space_text(view, m.to);
        case Verb::order:
            return m.order == Order::hold    ? say::order_hold()
                   : m.order == Order::yield ? say::order_yield()
                                             : say::order_ask();
        case Verb::end: return say::to_end();
        default: break;
    }
    return closed(question(view));
}

}  // namespace orrery::kardashev
