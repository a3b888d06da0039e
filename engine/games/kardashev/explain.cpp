// What the first tokens of a move mean now: figures, prices and certain results, worked out from a view.
#include <bit>

#include "core/words.h"
#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {

namespace {

std::string space_text(const View& view, Hex hex) {
    const Board& board = view.open.board;
    if (!board.spaces().has(hex)) return token(hex) + " isn't on this board.";
    const Tile tile = board.tile(hex);
    std::string text = token(hex) + ": ";
    if (tile == kNoTile) return text + "unexplored, in the " + (board.blue().has(hex) ? "blue" : "white") + " zone.";
    text += tile == kVoid ? std::string("empty space") : tile_text(tile);
    const auto piece = [&](Seat owner, std::string_view thing, int level) {
        if (level > 0) text += ", " + Person{owner, view.viewer}.whose(thing) + " of level " + number(level);
    };
    piece(board.colony_owner(hex), "colony", board.colony(hex));
    piece(board.fleet_owner(hex), "fleet", board.fleet(hex));
    return text + ".";
}

std::string price_text(const Cost& cost) { return "Costs " + cost_text(cost) + "."; }

std::string tech_text(Tech tech) {
    const TechFace& f = face(tech);
    return std::string(f.name) + ", level " + number(f.level) + ". " + std::string(f.text);
}

std::string research_text(const Open& p, Seat seat, Tech tech) {
    const TechFace& f = face(tech);
    std::string text = tech_text(tech);
    if (seat == kSpectator) return text;
    for (const Tech lost : negates(p.player(seat).role, tech) & p.player(seat).researched)
        text += " " + std::string(face(lost).name) + " is lost in exchange.";
    return text + " " + price_text(f.cost);
}

// R34: everybody who has researched it loses it and gets its cost from the bank.
std::string erase_text(const View& view, Tech tech) {
    const Open& p = view.open;
    std::vector<std::string> losers;
    for (int k = 0; k < p.seats; ++k)
        if (p.player(seat_at(k)).researched.has(tech)) losers.push_back(Person{seat_at(k), view.viewer}.object());
    if (losers.empty()) return tech_text(tech) + " Nobody has it.";
    const bool is_one = losers.size() == 1 && losers[0] != "you";
    return tech_text(tech) + " " + capitalized(listed(losers)) + (is_one ? " loses" : " lose") + " it and " +
           (is_one ? "gets" : "get") + " its price back: " + cost_text(face(tech).cost) + ".";
}

// 9.4
std::string clone_text(const Open& p, Seat seat, Tech tech) {
    const Tech before = seat == kSpectator ? kNoTech : p.player(seat).mirrored;
    return tech_text(tech) + " You have its effect while the mark is there. It costs nothing, and excludes nothing." +
           (before == kNoTech ? "" : " You no longer have the effect of " + std::string(face(before).name) + ".");
}

std::string cards_then(const Cards& hand) { return "You then have " + cards_text(hand) + "."; }

std::string gain_text(const Open& p, const Move& m) {
    Cards hand = p.player(p.question.seat).hand;
    if (m.verb == Verb::yield)
        hand += m.cards;
    else
        hand.add(m.symbol);
    const std::string gained = m.verb == Verb::yield ? cards_text(m.cards) : "1 " + std::string(type_name(m.symbol));
    return "You gain " + gained + ". " + cards_then(hand);
}

// R31: all cards of one type.
std::string raid_text(const View& view, Symbol type) {
    const Seat defender = battle_of(view.open)->other;
    return "You take all " + number(view.open.player(defender).hand.of(type)) + " " + std::string(type_name(type)) +
           " from " + Person{defender, view.viewer}.object() + ".";
}

std::string give_text(const View& view, const Cards& cards) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    if (cards.empty()) return "You give nothing.";
    return "You give " + cards_text(cards) + " to " + Person{p.ally_of(seat), view.viewer}.object() + " and keep " +
           cards_text(p.player(seat).hand - cards) + ".";
}

// R45
std::string split_text(const View& view, int paid) {
    const Open& p = view.open;
    const int rest = price_of(p, p.position) - paid;
    return "You pay " + count_of(paid, "card") + ", and " +
           Person{p.ally_of(p.question.seat), view.viewer}.does("pays") + " " + number(rest) + ".";
}

std::string first_text(const View& view, Seat first) {
    const Person one{first, view.viewer}, other{view.open.ally_of(first), view.viewer};
    return one.opens("takes") + " the earlier of the two turns, and " + other.does("takes") + " the later.";
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
    const std::string price = " " + price_text(support_cost(p, p.question.seat, m.hexes));
    if (m.verb == Verb::defend) {
        const int defence = battle.amount + added;
        return "You defend with " + number(defence) + " against " + number(battle.number) +
               (defence >= battle.number ? ": the attack fails." : ", which isn't enough.") + price;
    }
    const int attack = battle.level + added, defence = defence_of(p, battle.to);
    const std::string odds = "You attack with " + number(attack) + " against " + number(defence);
    if (attack <= defence) return odds + ", which fails." + price;
    if (!can_be_held(p, battle, attack - defence)) return odds + ", which succeeds." + price;
    return odds + ". " + Person{battle.other, view.viewer}.opens("can") + " hold with support." + price;
}

// What timeshares would bring (9.2).
std::string share_text(const Open& p, Hex colony) {
    return "You gain " + count_of(p.board.colony(colony), "card") + " of " + symbols_text(p.board.types(colony), "or") +
           ".";
}

// Explains answers within a procedure to the seat that is asked; "" if none of them can be given.
std::string answer_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Question& q = p.question;
    if (!view.is_own() || token(q.node) != verb_token(m.verb)) return {};
    switch (m.verb) {
        case Verb::gain:
        case Verb::yield: return gain_text(p, m);
        case Verb::raid: return q.types.has(m.symbol) ? raid_text(view, m.symbol) : std::string();
        case Verb::give:
            return (p.player(q.seat).hand - m.cards).least() < 0 ? std::string() : give_text(view, m.cards);
        case Verb::split: return m.number < q.least || m.number > q.most ? std::string() : split_text(view, m.number);
        case Verb::first: return first_text(view, m.seat);
        case Verb::share: return q.among.has(m.to) ? share_text(p, m.to) : std::string();
        case Verb::support:
        case Verb::defend:
            for (const Hex hex : m.hexes)
                if (!p.board.spaces().has(hex)) return space_text(view, hex);
            return support_text(view, m);
        default: return {};
    }
}

// What an attack would lead to, with all support that is available (13).
std::string attack_text(const View& view, Seat seat, Hex from, Hex to, int level) {
    const Open& p = view.open;
    const Seat defender = defender_of(p, to);
    const Attackers attackers{from, level};
    const HexSet help = supporters(p, seat, to, attackers), against = supporters(p, defender, to);
    std::string text = "Attack on " + Person{defender, view.viewer}.object() + ": " + number(level);
    if (!help.empty()) text += " (+" + number(levels_of(p, help, attackers)) + " if all support)";
    text += " against " + number(defence_of(p, to));
    if (!against.empty()) text += " (+" + number(levels_of(p, against, attackers)) + " if all support)";
    return text + ".";
}

std::string move_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Seat seat = p.active;
    if (seat == kSpectator || !p.board.fleets[slot(seat)].has(m.hex)) return space_text(view, m.hex);
    const int level = m.level > 0 ? m.level : p.board.fleet(m.hex);
    if (m.to == kNoHex) return "Fleet of level " + number(level) + " on " + token(m.hex) + ".";
    const Reach found = reach(p, seat, m.hex, level);
    const Hex via =
        m.via == kNoHex && is_attack(p, seat, m.to) ? default_approach(p, seat, m.hex, level, m.to, found) : m.via;
    const int distance = via == kNoHex ? found.distance(m.to) : found.distance(m.to, via);
    if (distance > kLongestMove) return token(m.to) + " is out of reach.";
    std::string text = count_of(distance, "tile") + ", " + number(move_cost(p, seat, level, distance)) + " energy. ";
    if (is_attack(p, seat, m.to)) {
        text += attack_text(view, seat, m.hex, m.to, level);
        if (via != kNoHex)
            text += can_retreat(p, seat, m.hex, level, via, level)
                        ? " If it fails, the fleet retreats to " + token(via) + "."
                        : " If it fails, the fleet is destroyed: it can't retreat to " + token(via) + ".";
        return text;
    }
    if (!p.board.explored().has(m.to)) return text + "Unexplored: you draw a tile and place it there.";
    return text + space_text(view, m.to);
}

std::string bid_text(const Move& m) {
    std::string text = "You pay the next lower bid: " + count_of(m.number, "card") + " at most.";
    if (!m.plan.slots.empty()) text += " You get the first turn and tile on your lists that are still free.";
    return text;
}

std::string slot_text(const Open& p, int position) {
    if (p.options.allies)
        return "Positions " + number(position) + " and " + number(position + p.pairs()) + " for the two of you.";
    const std::string text = "Position " + number(position) + " of " + number(p.seats);
    return text + (position == 1 ? ": you act first." : position == p.seats ? ": you act last." : ".");
}

std::string tile_offer(const View& view, Seat drawer) {
    const Open& p = view.open;
    if (drawer == kSpectator) return "You take no tile.";
    if (index(drawer) >= p.seats) return "There is no such seat.";
    const Tile tile = p.player(drawer).drawn;
    if (tile == kNoTile) return "That tile is taken.";
    return capitalized(tile_text(tile)) + ", drawn by " + Person{drawer, view.viewer}.object() + ".";
}

// The last thing that a bid with a plan names, or the thing it names next (8.1); the bid itself once the plan is
// complete.
std::string plan_text(const View& view, std::string_view text) {
    const Open& p = view.open;
    const auto tokens = tokens_of(text);
    const std::string_view last = tokens.back();
    const std::string_view thing = last.substr(last.rfind(',') + 1);
    if (last == "slots") return "Your plan: the positions you want, best first.";
    if (last == "tiles") return "Your plan: the tiles you want, best first.";
    if (last == "first") return "Your plan: which of you two goes earlier.";
    if (tokens.size() == 4)
        if (const auto slot = whole_number(thing, 1, kSeats)) return slot_text(p, static_cast<int>(*slot));
    const Expected<Move> bid = Kardashev::parse(text);
    if (!bid) return {};
    const std::size_t tiles = static_cast<std::size_t>(std::popcount(p.lying().bits)) + (plans_name_none(p) ? 1 : 0);
    const bool is_whole = bid->plan.tiles.size() >= tiles && (!p.options.allies || bid->plan.first != kSpectator);
    return is_whole ? bid_text(*bid) : tile_offer(view, bid->plan.tiles.back());
}

std::string verb_text(const View& view, std::string_view word) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    if (word == "colonize") return "Found a colony of level 1. " + price_text(colonize_cost(p, seat));
    if (word == "upgrade-colony") return "Raise a colony by 1 level. " + price_text(kColonyCost);
    if (word == "build-fleet") return "Build a fleet. Each level costs " + cost_text(fleet_cost(1)) + ".";
    if (word == "upgrade-fleet") return "Raise a fleet by 1 level. " + price_text(fleet_cost(1));
    if (word == "move") return "Move a fleet, for energy: just to fly, to explore or to attack.";
    if (word == "research") return "Research a technology of your role.";
    if (word == "compile") return "Take 1 card of your choice.";
    if (word == "terraform") return std::string(face(Tech::terraform).text);
    if (word == "accrete") return std::string(face(Tech::accretion_device).text);
    if (word == "antimatter") return std::string(face(Tech::antimatter).text);
    if (word == "swap") return std::string(face(Tech::spacetime_manipulator).text);
    if (word == "erase") return std::string(face(Tech::memory_eraser).text);
    if (word == "clone") return std::string(face(Tech::cloning).text);
    if (word == "order") return "What your fleets do when you're attacked. You can change it once a turn, for free.";
    return {};
}

// What an action on a space costs; it follows the facts about the space.
std::string price_there(const Open& p, std::string_view word, Hex hex) {
    const Seat seat = p.question.seat;
    if (p.question.node != Node::act) return {};
    if (word == "colonize" && colonize_targets(p).has(hex)) return " " + price_text(colonize_cost(p, seat));
    if (word == "upgrade-colony" && upgrade_targets(p).has(hex)) return " " + price_text(kColonyCost);
    if (word == "upgrade-fleet" && upgrade_fleet_targets(p).has(hex)) return " " + price_text(fleet_cost(1));
    return {};
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
                return space_text(view, *hex) + price_there(p, tokens[0], *hex);
    if (tokens.size() == 2 && tokens[0] == "move")
        if (const auto hex = read_hex(tokens[1].substr(0, 2))) {
            Move begun = Move::of(Verb::move, *hex);
            if (tokens[1].size() == 4) begun.level = static_cast<std::int16_t>(tokens[1][3] - '0');
            return move_text(view, begun);
        }
    if (text == "bid") return "You pay the next lower bid.";
    if (text == "split") return "What you pay of the price. Your ally pays the rest.";
    if (tokens[0] == "bid" && tokens.size() > 2)
        if (std::string said = plan_text(view, text); !said.empty()) return said;
    if (tokens[0] == "move" && tokens.back() == "via") return "Choose the space it attacks from.";
    const Expected<Move> parsed = parse(text);
    if (!parsed && tokens.size() > 1)
        return explain(view, text.substr(0, text.rfind(' ')));  // the beginning of a move: "move e5 e6 via"
    if (!parsed) return closed(question(view));
    const Move& m = *parsed;
    if (std::string told = answer_text(view, m); !told.empty()) return told;
    switch (m.verb) {
        case Verb::role:
            return std::string(face(m.role).name) + ". " + std::string(face(m.role).text) + " Starts with " +
                   cards_text(face(m.role).start) + ".";
        case Verb::bid: return bid_text(m);
        case Verb::slot: return slot_text(p, m.number);
        case Verb::take: return tile_offer(view, m.seat);
        case Verb::pay:
            return "Leaves you " +
                   (p.question.seat == kSpectator ? std::string("the rest")
                                                  : cards_text(p.player(p.question.seat).hand - m.cards)) +
                   ".";
        case Verb::place:
            if (m.side == Side::up && p.question.tile == kNoTile) break;
            return m.side == Side::down
                       ? "A destroyed planet for good, and you gain 1 card of your choice."
                       : capitalized(tile_text(p.question.tile)) + ", face up on " + token(m.hex) + ".";
        case Verb::antimatter: return space_text(view, m.hex);
        case Verb::harvest: return "Each of your colonies yields as many cards as it has levels.";
        case Verb::move: return move_text(view, m);
        case Verb::research: return research_text(p, p.active, m.tech);
        case Verb::erase: return erase_text(view, m.tech);
        case Verb::clone: return clone_text(p, p.active, m.tech);
        case Verb::compile:
            if (view.is_own() && p.question.node == Node::act) return gain_text(p, m);
            break;
        case Verb::build_fleet:
            return "A fleet of level " + number(m.number) + " on " + token(m.hex) + ". " +
                   price_text(fleet_cost(m.number));
        case Verb::terraform:
        case Verb::accrete: return capitalized(type_name(m.symbol)) + ". " + price_text(symbol_cost(m.symbol));
        case Verb::probe: return std::string(face(Tech::space_probe).text);
        case Verb::borrow: return "One more action now, one less on your next turn.";
        case Verb::swap: return space_text(view, m.hex) + " " + space_text(view, m.to);
        case Verb::order:
            return m.order == Order::hold
                       ? "Your fleets help whenever that saves the colony, for as little energy as it takes."
                   : m.order == Order::yield ? "Your fleets never help."
                                             : "You're asked whenever help would save the colony.";
        case Verb::end: return "Ends your turn. Any actions left are lost.";
        default: break;
    }
    return closed(question(view));
}

}  // namespace orrery::kardashev
