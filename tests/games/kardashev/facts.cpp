#include "games/kardashev/facts.h"

#include "games/kardashev/targets.h"

namespace orrery::kardashev {
namespace {

using namespace scenarios;

Hex hex(const std::string& word) {
    const auto found = read_hex(word);
    if (!found) fail(word + " is no space");
    return *found;
}
Tile tile(const std::string& word) {
    const auto found = read_tile(word);
    if (!found) fail(word + " is no tile");
    return *found;
}
Tech tech(const std::string& word) {
    const Tech found = find_tech(word);
    if (found == kNoTech && word != "-") fail(word + " is no technology");
    return found;
}
Cards hand(const std::string& word) {
    const Words parts = split(word, '/');
    return cards(number(parts.at(0)), number(parts.at(1)), number(parts.at(2)));
}
std::string hand_text(const Cards& hand) {
    return std::to_string(hand.count[0]) + "/" + std::to_string(hand.count[1]) + "/" + std::to_string(hand.count[2]);
}
bool is_space(const std::string& word) { return word.size() > 2 && word[2] == '='; }

void set_space(Board& board, const Words& words) {
    const Hex at = hex(words[0].substr(0, 2));
    board.set_tile(at, tile(words[0].substr(3)));
    for (const std::string& piece : from(words, 1)) {
        const Seat owner = seat(piece.substr(0, 2));
        const int level = number(piece.substr(3));
        if (piece[2] == 'c')
            board.set_colony(at, owner, level);
        else if (piece[2] == 'f')
            board.set_fleet(at, owner, level);
        else
            fail(piece + " is no piece");
    }
}

Words tell_space(const Board& board, Hex at) {
    Words words{kardashev::token(at) + "=" + kardashev::token(board.tile(at))};
    if (board.colony(at) > 0)
        words.push_back(seat_text(board.colony_owner(at)) + "c" + std::to_string(board.colony(at)));
    if (board.fleet(at) > 0) words.push_back(seat_text(board.fleet_owner(at)) + "f" + std::to_string(board.fleet(at)));
    return words;
}

Order order(const std::string& word) {
    for (const Order one : {Order::hold, Order::ask, Order::yield})
        if (kardashev::token(one) == word) return one;
    fail(word + " is no order");
}

void set_player(Player& player, const std::string& name, const std::string& value) {
    if (name == "hand")
        player.hand = hand(value);
    else if (name == "role")
        player.role = find_role(value);
    else if (name == "tech")
        for (const std::string& id : split(value, ',')) player.researched.add(tech(id));
    else if (name == "mirror")
        player.mirrored = tech(value);
    else if (name == "ledger")
        player.ledger = static_cast<std::int8_t>(value == "-1" ? -1 : number(value));
    else if (name == "order")
        player.order = order(value);
    else if (name == "held" || name == "drawn")
        (name == "held" ? player.held : player.drawn) = tile(value);
    else
        fail("no fact " + name);
}

std::string tell_player(const Open& p, Seat seat, const std::string& name) {
    const Player& player = p.player(seat);
    if (name == "hand") return hand_text(player.hand);
    if (name == "role") return player.role == kNoRole ? "-" : std::string(face(player.role).id);
    if (name == "mirror") return player.mirrored == kNoTech ? "-" : std::string(face(player.mirrored).id);
    if (name == "ledger") return std::to_string(player.ledger);
    if (name == "order") return std::string(kardashev::token(player.order));
    if (name == "held") return kardashev::token(player.held);
    if (name == "drawn") return kardashev::token(player.drawn);
    if (name == "bid") return std::to_string(p.bids[orrery::slot(seat)].cards);
    if (name == "supply") return std::to_string(p.colony_supply(seat)) + "/" + std::to_string(p.fleet_supply(seat));
    if (name != "tech") fail("no fact " + name);
    Words ids;
    for (const Tech one : player.researched) ids.emplace_back(face(one).id);
    return ids.empty() ? "-" : join(ids, ",");
}

}  // namespace

void Facts::clear() {
    Position plain;
    plain.seats = position.seats;
    plain.revision = position.revision;
    plain.options = position.options;
    plain.board.radius = position.board.radius;
    for (int k = 0; k < plain.seats; ++k) {
        Player& player = plain.player(seat_at(k));
        player.hand = cards(9, 9, 9);
        player.role = static_cast<Role>(k);
        plain.order[static_cast<std::size_t>(k)] = seat_at(k);
    }
    position = plain;
}

void Facts::set(const Words& words) {
    Position& p = position;
    const std::string& key = words[0];
    if (is_space(key)) return set_space(p.board, words);
    if (is_seat(key)) {
        Player& player = p.player(seat(key));
        const bool has_hand = words.size() > 1 && words[1].find('/') != std::string::npos;
        if (has_hand) player.hand = hand(words[1]);
        return set_pairs(words, has_hand ? 2 : 1,
                         [&](const std::string& name, const std::string& value) { set_player(player, name, value); });
    }
    if (key == "bare" || key == "begin") return void((key == "bare" ? is_bare_ : begins_) = true);
    if (key == "bag") {
        has_bag_ = true;
        for (std::size_t i = words.size() - 1; i > 0; --i) p.bag.push_back(tile(words[i]));
        return;
    }
    if (key == "open") {
        HexSet left;
        for (const std::string& word : from(words, 1)) left.add(hex(word));
        for (const Hex at : p.board.unexplored() & p.board.blue())
            if (!left.has(at)) p.board.set_tile(at, kVoid);
        return;
    }
    const std::string& value = words.at(1);
    if (key == "round")
        p.round = number(value);
    else if (key == "final")
        p.final_round = number(value);
    else if (key == "turn")
        turn_ = seat(value);
    else if (key == "order")
        for (std::size_t i = 0; i < split(value, ',').size(); ++i) p.order[i] = seat(split(value, ',')[i]);
    else
        fail("no fact " + key);
}

void Facts::complete(Chance& chance) {
    Position& p = position;
    if (!p.frames.empty()) fail("the turn has begun; facts are set before");
    for (int k = 0; k < p.seats && !is_bare_; ++k) {
        const Hex home = home_of(p.seats, seat_at(k)).outer;
        if (p.board.explored().has(home)) continue;
        p.board.set_tile(home, planet({8}));
        p.board.set_colony(home, seat_at(k), 1);
    }
    constexpr int kPlainBag = 8;
    for (int i = 0; i < kPlainBag && !has_bag_; ++i) p.bag.push_back(kVoid);
    p.bag_size = static_cast<std::int32_t>(p.bag.size());
    if (begins_)
        begin_round(p, chance);
    else
        begin_turn_of(p, turn_, chance);
}

Words Facts::tell(const Words& wanted) const {
    const Position& p = position;
    const std::string& key = wanted[0];
    if (is_space(key)) return tell_space(p.board, hex(key.substr(0, 2)));
    if (is_seat(key)) {
        const bool has_hand = wanted.size() > 1 && wanted[1].find('/') != std::string::npos;
        Words words{key};
        if (has_hand) words.push_back(hand_text(p.player(seat(key)).hand));
        const Words pairs = tell_pairs(from(wanted, has_hand ? 1 : 0), 1,
                                       [&](const std::string& name) { return tell_player(p, seat(key), name); });
        words.insert(words.end(), pairs.begin() + 1, pairs.end());
        return words;
    }
    if (key == "bag") {
        Words tiles;
        for (std::size_t i = p.bag.size(); i > 0; --i) tiles.push_back(kardashev::token(p.bag[i - 1]));
        return tell_end(wanted, tiles);
    }
    if (key == "round") return {key, std::to_string(p.round)};
    if (key == "final") return {key, std::to_string(p.final_round)};
    if (key == "turn") return {key, seat_text(p.active)};
    if (key == "used")
        return {key, std::to_string(p.turn.base) + "/" + std::to_string(p.turn.research) + "/" +
                         std::to_string(p.turn.flex)};
    if (key == "order" || key == "ranking") {
        Words seats;
        for (int k = 0; k < p.seats; ++k) {
            const std::size_t i = static_cast<std::size_t>(k);
            if (key == "order") seats.push_back(seat_text(p.order[i]));
            if (key == "ranking" && i < p.rank.size()) seats.push_back(seat_text(p.rank[i]));
        }
        return {key, join(seats, ",")};
    }
    fail("no fact " + key);
}

}  // namespace orrery::kardashev
