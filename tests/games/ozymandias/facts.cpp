#include "games/ozymandias/facts.h"

#include <algorithm>
#include <utility>

#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {
namespace {

using namespace scenarios;

// ---- Words

Point point(const std::string& word) {
    const auto found = read_point(word);
    if (!found) fail(word + " is no point");
    return *found;
}
Site site(const std::string& word) {
    const auto found = read_site(word);
    if (!found) fail(word + " is no site");
    return *found;
}
Tile tile(const std::string& word) {
    const auto found = read_tile(word);
    if (!found) fail(word + " is no tile");
    return *found;
}
Card card(const std::string& word) {
    const Card found = find_card(word);
    if (found == kNoCard) fail(word + " is no card");
    return found;
}
CardSet cards(const std::string& word) {
    CardSet all;
    if (word == "none") return all;
    for (const std::string& id : split(word, ',')) all.add(card(id));
    return all;
}
std::string cards_text(CardSet cards) {
    Words ids;
    for (const Card one : cards) ids.emplace_back(id_of(one));
    return ids.empty() ? "none" : join(ids, ",");
}
// The text as it was written, if it names the same cards.
std::string same_cards(const std::string& wanted, CardSet held) {
    return cards(wanted) == held ? wanted : cards_text(held);
}

Resources resources(const std::string& word) {
    const Words parts = split(word, '/');
    Resources some{};
    for (std::size_t i = 0; i < some.size(); ++i) some[i] = static_cast<std::int8_t>(number(parts.at(i)));
    return some;
}
std::string resources_word(const Resources& some) {
    return std::to_string(some[0]) + "/" + std::to_string(some[1]) + "/" + std::to_string(some[2]);
}

// The two parts of "a=b".
std::pair<std::string, std::string> equation(const std::string& word) {
    const std::size_t sign = word.find('=');
    if (sign == std::string::npos) fail(word + " lacks an =");
    return {word.substr(0, sign), word.substr(sign + 1)};
}

// ---- Fleets

void put(Position& p, Fleet at, const std::string& word) {
    FleetState& fleet = p.fleet(at);
    const Words parts = split(word.substr(1), ':');
    if (parts.at(0) == "card") {
        fleet.where = Where::card;
    } else if (parts[0] == "explore") {
        fleet.where = Where::exploring;
        fleet.site = site(parts.at(1));
        p.face_down[ozymandias::slot(at)] = tile(parts.at(2));
        p.galaxy.reserve(fleet.site);
    } else {
        fleet.where = Where::map;
        fleet.spot = p.galaxy.spot(point(parts[0]));
        if (fleet.spot == kNoSpot) fail("no tile lies at " + parts[0] + "; sites come first");
    }
}

void set_fleet(Position& p, Fleet at, const Words& words) {
    FleetState& fleet = p.fleet(at);
    Player& player = p.player(owner_of(at));
    player.fleets = std::max<std::int8_t>(player.fleets, static_cast<std::int8_t>(place_of(at) + 1));
    fleet.leader = card(words.at(1));
    fleet.is_ready = fleet.is_revealed = true;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word[0] == '@')
            put(p, at, word);
        else if (word == "st")
            fleet.strength = static_cast<std::int8_t>(number(words.at(++i)));
        else if (word == "under")
            fleet.under = cards(words.at(++i));
        else if (word == "spent")
            fleet.is_ready = false;
        else if (word == "hidden")
            fleet.is_revealed = false;
        else if (word == "disk")
            fleet.has_disk = true;
        else
            fail("no fact " + word);
    }
    if (fleet.where == Where::none) fail(words[0] + " is nowhere");
    fleet.under_count = static_cast<std::int8_t>(fleet.under.size());
}

std::string where_word(const Open& p, const FleetState& fleet) {
    switch (fleet.where) {
        case Where::map: return "@" + token(p.galaxy.point(fleet.spot));
        case Where::exploring: return "@explore:" + token(fleet.site);
        case Where::card: return "@card";
        case Where::none: break;
    }
    return "@nowhere";
}

Words tell_fleet(const Open& p, Fleet at, const Words& wanted) {
    const FleetState& fleet = p.fleet(at);
    Words words{wanted[0]};
    for (std::size_t i = 1; i < wanted.size(); ++i) {
        const std::string& word = wanted[i];
        if (word[0] == '@')
            words.push_back(where_word(p, fleet));
        else if (word == "st" || word == "under") {
            words.push_back(word);
            words.push_back(word == "st" ? std::to_string(fleet.strength) : same_cards(wanted.at(i + 1), fleet.under));
            ++i;
        } else if (word == "spent" || word == "ready")
            words.emplace_back(fleet.is_ready ? "ready" : "spent");
        else if (word == "hidden" || word == "revealed")
            words.emplace_back(fleet.is_revealed ? "revealed" : "hidden");
        else if (word == "disk" || word == "bare")
            words.emplace_back(fleet.has_disk ? "disk" : "bare");
        else
            fail("no fact " + word);
    }
    return words;
}

// ---- Players, sites, disks

void set_player(Player& player, const std::string& name, const std::string& value) {
    if (name == "res")
        player.reserve = resources(value);
    else if (name == "hand")
        player.hand = cards(value);
    else if (name == "boxes")
        player.boxes = static_cast<std::int8_t>(number(value));
    else
        fail("no fact " + name);
}

Words tell_player(const Player& player, const Words& wanted) {
    Words words{wanted[0]};
    set_pairs(wanted, 1, [&](const std::string& name, const std::string& value) {
        words.push_back(name);
        if (name == "res")
            words.push_back(resources_word(player.reserve));
        else if (name == "hand")
            words.push_back(same_cards(value, player.hand));
        else if (name == "boxes" || name == "pool")
            words.push_back(std::to_string(name == "pool" ? player.pool : player.boxes));
        else
            fail("no fact " + name);
    });
    return words;
}

void set_site(Galaxy& galaxy, const std::string& word) {
    const auto [at, face] = equation(word);
    const auto rotation = read_rotation(face.substr(face.size() < 2 ? 0 : face.size() - 2));
    if (!rotation) fail(word + " lacks a rotation");
    galaxy.place(site(at), tile(face.substr(0, face.size() - 2)), *rotation);
}
std::string tell_site(const Galaxy& galaxy, const std::string& word) {
    const std::string at = equation(word).first;
    const int place = galaxy.place_at(site(at));
    if (place < 0) return at + "=-";
    return at + "=" + token(galaxy.at(place).tile) + rotation_token(galaxy.at(place).rotation);
}

void set_disks(Position& p, const std::string& word) {
    const auto [at, owners] = equation(word);
    const Spot spot = p.galaxy.spot(point(at));
    if (spot == kNoSpot) fail("no tile lies at " + at + "; sites come first");
    for (const std::string& owner : split(owners, ',')) p.disks.push_back({spot, seat(owner)});
}
std::string tell_disks(const Open& p, const std::string& word) {
    const std::string at = equation(word).first;
    Words owners;
    for (const Disk& disk : p.disks)
        if (disk.spot == p.galaxy.spot(point(at))) owners.push_back(seat_text(disk.owner));
    return at + "=" + (owners.empty() ? "-" : join(owners, ","));
}

Words seats_text(const FixedList<Seat, kSeats>& seats) {
    Words words;
    for (const Seat one : seats) words.push_back(seat_text(one));
    return words;
}

// The first name is taken first, so it is stored last.
template <class Pile, class Read>
void set_pile(Pile& pile, const Words& words, Read&& read) {
    pile.clear();
    for (std::size_t i = words.size() - 1; i > 0; --i) pile.push_back(read(words[i]));
}
std::string word_of(Card card) { return std::string(id_of(card)); }
std::string word_of(Tile tile) { return token(tile); }
template <class Pile>
Words tell_pile(const std::string& name, const Pile& pile) {
    Words words{name};
    for (std::size_t i = pile.size(); i > 0; --i) words.emplace_back(word_of(pile[i - 1]));
    return words;
}

}  // namespace

void Facts::clear() {
    Position plain;
    plain.seats = position.seats;
    plain.options = position.options;
    plain.obelisk = plain.first = seat_at(0);
    position = plain;
}

void Facts::set(const Words& words) {
    Position& p = position;
    const std::string& key = words[0];
    if (!p.frames.empty()) fail("facts are set before a node, or when it is over");
    if (is_seat(key))
        return set_pairs(words, 1, [&](const std::string& name, const std::string& value) {
            set_player(p.player(seat(key)), name, value);
        });
    if (const auto fleet = read_fleet(key)) return set_fleet(p, *fleet, words);
    const std::string& value = words.at(1);
    if (key == "sites") {
        for (const std::string& word : from(words, 1)) set_site(p.galaxy, word);
    } else if (key == "disks") {
        for (const std::string& word : from(words, 1)) set_disks(p, word);
    } else if (key == "stack") {
        set_pile(p.stack, words, tile);
    } else if (key == "deck") {
        set_pile(p.deck, words, card);
    } else if (key == "discard") {
        for (const std::string& word : from(words, 1)) p.discard.add(card(word));
    } else if (key == "terraformed") {
        p.galaxy.terraform(point(value));
    } else if (key == "age") {
        p.age = static_cast<std::int8_t>(number(value));
    } else if (key == "obelisk") {
        p.obelisk = seat(value);
    } else if (key == "passed") {
        for (const std::string& word : split(value, ',')) p.passed.push_back(seat(word));
    } else if (key == "node") {
        node_ = from(words, 1);
    } else {
        fail("no fact " + key);
    }
}

void Facts::complete(Chance& chance) {
    Position& p = position;
    p.deck_size = static_cast<std::int8_t>(p.deck.size());
    p.stack_size = static_cast<std::int8_t>(p.stack.size());
    for (int k = 0; k < p.seats; ++k) {
        Player& player = p.player(seat_at(k));
        int placed = 0;
        for (const Disk& disk : p.disks) placed += disk.owner == seat_at(k) ? 1 : 0;
        each_fleet(p, seat_at(k), [&](Fleet fleet) { placed += p.fleet(fleet).has_disk ? 1 : 0; });
        player.pool = static_cast<std::int8_t>(kDisksEach - placed);
        player.hand_size = static_cast<std::int8_t>(player.hand.size());
    }
    if (node_.empty()) return;
    const Words node = std::exchange(node_, {});
    if (node[0] == "turn")
        begin_turn_of(p, seat(node.at(1)), chance);
    else if (node[0] == "plan")
        begin_planning(p, seat(node.at(1)), chance);
    else
        fail("no node " + node[0] + " can be set");
}

Words Facts::tell(const Words& wanted) const {
    const Position& p = position;
    const std::string& key = wanted[0];
    if (is_seat(key)) return tell_player(p.player(seat(key)), wanted);
    if (const auto fleet = read_fleet(key)) return tell_fleet(p, *fleet, wanted);
    if (key == "stack") return tell_pile(key, p.stack);
    if (key == "deck") return tell_pile(key, p.deck);
    if (key == "age") return {key, std::to_string(p.age)};
    if (key == "obelisk") return {key, seat_text(p.obelisk)};
    if (key == "passed") return {key, join(seats_text(p.passed), ",")};
    if (key == "war") return {key, seat_text(owner_of(p.war.holder)), std::to_string(p.war.score)};
    if (key == "node") {
        const Decision decision = decision_of(p);
        if (decision.over) return {key, "none"};
        return {key, seat_text(decision.seat), std::string(decision.node)};
    }
    Words words{key};
    if (key == "discard") {
        CardSet named;
        for (const std::string& word : from(wanted, 1)) named.add(card(word));
        if (named == p.discard) return wanted;
        words.push_back(cards_text(p.discard));
    } else if (key == "sites" || key == "site") {
        for (const std::string& word : from(wanted, 1)) words.push_back(tell_site(p.galaxy, word));
    } else if (key == "disks") {
        for (const std::string& word : from(wanted, 1)) words.push_back(tell_disks(p, word));
    } else if (key == "terraformed") {
        const Spot spot = p.galaxy.spot(point(wanted.at(1)));
        const bool is = spot != kNoSpot && (p.galaxy.at(spot).terraformed >> slot_of(spot) & 1) != 0;
        words.push_back(is ? wanted[1] : "-");
    } else {
        fail("no fact " + key);
    }
    return words;
}

}  // namespace orrery::ozymandias
