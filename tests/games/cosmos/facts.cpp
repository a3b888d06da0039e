#include "games/cosmos/facts.h"

#include <algorithm>
#include <utility>

#include "games/cosmos/targets.h"

namespace orrery::cosmos {
namespace {

using namespace scenarios;

// ---- Words

Site site(const std::string& word) {
    const auto found = read_site(word);
    if (!found) fail(word + " is no site");
    return *found;
}
Card card(const std::string& word) {
    const Card found = find_card(word);
    if (found == kNoCard) fail(word + " is no card");
    return found;
}
Cards cards(const Words& words) {
    Cards all;
    for (const std::string& id : words) all.add(card(id));
    return all;
}
// The things of a list; "none" is an empty list.
Words list_of(const std::string& word) { return word == "none" ? Words{} : split(word, ','); }
std::string text_of_list(const Words& words) { return words.empty() ? "none" : join(words, ","); }
Words ids_of(const Cards& cards) {
    Words ids;
    for (int k = 0; k < kKinds; ++k)
        for (int copy = 0; copy < cards.of(card_at(k)); ++copy) ids.emplace_back(id_of(card_at(k)));
    return ids;
}
// The text as it was written, if it names the same cards.
std::string same_cards(const std::string& wanted, const Cards& held) {
    return cards(list_of(wanted)) == held ? wanted : text_of_list(ids_of(held));
}
Race race(const std::string& word) {
    const Race found = find_race(word);
    if (found == kNoRace) fail(word + " is no race");
    return found;
}

// The two parts of "a=b"; nothing if there is no "=".
std::pair<std::string, std::string> equation(const std::string& word) {
    const std::size_t sign = word.find('=');
    if (sign == std::string::npos) fail(word + " lacks an =");
    return {word.substr(0, sign), word.substr(sign + 1)};
}
bool is_stack(const std::string& word) { return word.find('=') != std::string::npos; }
// "m12": how many minerals.
bool is_goods(const std::string& word) {
    return word.size() > 1 && (word[0] == 'm' || word[0] == 'g') &&
           std::all_of(word.begin() + 1, word.end(), [](char sign) { return sign >= '0' && sign <= '9'; });
}

// ---- Players

void set_clung(Position& p, Seat owner, const std::string& value) {
    for (const std::string& one : list_of(value))
        p.clung.push_back({owner, seat(one.substr(0, 2)), site(one.substr(3))});
}
Words clung_words(const Open& p, Seat owner) {
    Words words;
    for (const Clung& one : p.clung)
        if (one.owner == owner) words.push_back(seat_text(one.host) + ":" + token(one.site));
    std::sort(words.begin(), words.end());
    return words;
}

void set_pair(Position& p, Seat who, const std::string& name, const std::string& value) {
    Player& player = p.player(who);
    if (name == "grave") {
        player.graveyard = static_cast<std::int8_t>(number(value));
    } else if (name == "hand") {
        player.hand = cards(list_of(value));
    } else if (name == "race") {
        player.race = race(value);
    } else if (name == "mode") {
        player.mode = find_mode(value);
        if (player.mode == Mode::none) fail(value + " is no mode");
    } else if (name == "tiles") {
        for (const std::string& one : list_of(value)) {
            const auto [tile, level] = equation(one);
            player.tiles[slot(find_tile(tile))] = static_cast<std::int8_t>(number(level));
        }
    } else if (name == "stones") {
        for (const std::string& one : list_of(value)) player.stones.add(find_stone(one));
    } else if (name == "graft") {
        for (const std::string& one : list_of(value)) player.grafts.add(race(one));
    } else if (name == "bitter") {
        player.bitter = static_cast<std::int8_t>(number(value));
    } else if (name == "clung") {
        set_clung(p, who, value);
    } else {
        fail("no fact " + name);
    }
}

template <class Id, class Set>
std::string ids_text(const Set& set) {
    Words ids;
    for (const Id one : set) ids.emplace_back(id_of(one));
    return text_of_list(ids);
}
std::string tiles_text(const Player& player) {
    Words words;
    for (int k = 0; k < kDomTiles; ++k) {
        const DomTile tile = static_cast<DomTile>(k);
        if (player.level(tile) > 0)
            words.push_back(std::string(id_of(tile)) + "=" + std::to_string(player.level(tile)));
    }
    return text_of_list(words);
}

std::string tell_pair(const Open& p, Seat who, const std::string& name, const std::string& wanted) {
    const Player& player = p.player(who);
    if (name == "grave") return std::to_string(player.graveyard);
    if (name == "hand") return same_cards(wanted, player.hand);
    if (name == "cards") return std::to_string(player.hand_size);
    if (name == "colonies") return std::to_string(colonies_of(p, who).size());
    if (name == "race") return std::string(id_of(player.race));
    if (name == "mode") return std::string(id_of(player.mode));
    if (name == "tiles") return tiles_text(player);
    if (name == "stones") return ids_text<Stone>(player.stones);
    if (name == "graft") return ids_text<Race>(player.grafts);
    if (name == "bitter") return std::to_string(player.bitter);
    if (name == "clung") return text_of_list(clung_words(p, who));
    fail("no fact " + name);
}

void set_player(Position& p, Seat who, const Words& words) {
    Player& player = p.player(who);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (is_stack(word))
            p.set_ships(who, site(equation(word).first), number(equation(word).second));
        else if (is_goods(word))
            (word[0] == 'm' ? player.minerals : player.gas) = static_cast<std::int16_t>(number(word.substr(1)));
        else if (word == "hidden" || word == "open")
            player.is_hidden = word == "hidden";
        else
            set_pair(p, who, word, words.at(i + 1)), ++i;
    }
}

Words tell_player(const Open& p, Seat who, const Words& wanted) {
    const Player& player = p.player(who);
    Words words{wanted[0]};
    for (std::size_t i = 1; i < wanted.size(); ++i) {
        const std::string& word = wanted[i];
        if (is_stack(word)) {
            const std::string at = equation(word).first;
            words.push_back(at + "=" + std::to_string(player.at(site(at))));
        } else if (is_goods(word)) {
            words.push_back(word[0] + std::to_string(word[0] == 'm' ? player.minerals : player.gas));
        } else if (word == "hidden" || word == "open") {
            words.emplace_back(player.is_hidden ? "hidden" : "open");
        } else {
            words.push_back(word);
            words.push_back(tell_pair(p, who, word, wanted.at(i + 1)));
            ++i;
        }
    }
    return words;
}

// ---- The board

SiteSet sites(const std::string& text) {
    SiteSet set;
    for (const std::string& one : split(text, ' ')) set.add(site(one));
    return set;
}

void set_board(Open& p) {
    p.planets = sites("b3 c3 d5 e3 e6 f5 g3 g6 h5 i3");
    p.minerals = sites("c6 d2 f2 h2 h8 j3");
    p.gases = sites("d8 f8 i6");
}

std::string hexes_text(const Open& p, SiteSet of) {
    const int minerals = (of & p.minerals).size(), gases = (of & p.gases).size();
    return std::to_string(of.size() - minerals - gases) + "/" + std::to_string(minerals) + "/" + std::to_string(gases);
}

// All ships of a player that are not in the graveyard.
int ships_out(const Open& p, Seat who) {
    const Player& player = p.player(who);
    int out = player.grafts.size() + player.bitter + clung_of(p, who);
    for (const Site site : player.sites) out += player.at(site);
    return out;
}
int fleet_of(const Open& p, Seat who) {
    const Player& player = p.player(who);
    if (player.race == Race::ascended) return 12;
    return p.options.fleet() + (player.is(Race::broodkin) ? kCrowd : 0);
}

}  // namespace

void Facts::clear() {
    Position plain;
    plain.seats = position.seats;
    plain.options = position.options;
    plain.round = 2;
    set_board(plain);
    position = plain;
    is_plain_ = true;
}

void Facts::set(const Words& words) {
    Position& p = position;
    const std::string& key = words[0];
    if (key == "board") {
        if (words.at(1) != "S") fail("no board " + words[1]);
        return set_board(p);
    }
    if (!is_plain_) fail("after the start only the board is set");
    if (key == "turn" || key == "place") {
        begins_ = words;
        return;
    }
    if (is_seat(key)) {
        if (std::find(words.begin(), words.end(), "grave") != words.end()) has_grave_.add(seat(key));
        return set_player(p, seat(key), words);
    }
    if (key == "round") {
        p.round = static_cast<std::int8_t>(number(words.at(1)));
    } else if (key == "stone") {
        for (const std::string& word : from(words, 1))
            p.stones[slot(find_stone(equation(word).first))] = site(equation(word).second);
    } else if (key == "deck") {
        has_deck_ = true;
        p.deck.clear();
        for (std::size_t i = words.size() - 1; i > 0; --i)
            if (words[i] != "none") p.deck.push_back(card(words[i]));
    } else if (key == "discard") {
        p.discard = cards(from(words, 1));
    } else {
        fail("no fact " + key);
    }
}

void Facts::complete(Chance& chance) {
    if (!is_plain_) return;
    Position& p = position;
    Cards left;
    for (int k = 0; k < kKinds; ++k) left.add(card_at(k), copies_of(card_at(k)) - p.discard.of(card_at(k)));
    for (int i = 0; i < p.seats; ++i) {
        Player& player = p.player(seat_at(i));
        for (int k = 0; k < kKinds; ++k) left.add(card_at(k), -player.hand.of(card_at(k)));
        player.hand_size = static_cast<std::int8_t>(player.hand.size());
        if (!has_grave_.has(seat_at(i)))
            player.graveyard = static_cast<std::int8_t>(fleet_of(p, seat_at(i)) - ships_out(p, seat_at(i)));
    }
    if (!has_deck_)
        for (int k = kKinds - 1; k >= 0; --k)
            for (int copy = 0; copy < left.of(card_at(k)); ++copy) p.deck.push_back(card_at(k));
    p.deck_size = static_cast<std::int8_t>(p.deck.size());
    if (begins_.empty()) return;
    if (begins_[0] == "place")
        begin_placing(p, chance);
    else
        begin_turn_of(p, seat(begins_.at(1)), chance);
}

Words Facts::tell(const Words& wanted) const {
    const Position& p = position;
    const std::string& key = wanted[0];
    if (is_seat(key)) return tell_player(p, seat(key), wanted);
    if (key == "actions") return {key, std::to_string(p.actions)};
    if (key == "round") return {key, std::to_string(p.round)};
    if (key == "off")
        return {key, std::to_string(p.invasion.half(Side::offence).total), "def",
                std::to_string(p.invasion.half(Side::defence).total)};
    if (key == "hexes") return {key, hexes_text(p, p.planets), hexes_text(p, kLattice.centres - p.planets)};
    Words words{key};
    if (key == "discard") {
        if (cards(from(wanted, 1)) == p.discard) return wanted;
        words.push_back(text_of_list(ids_of(p.discard)));
    } else if (key == "stone") {
        const std::string stone = equation(wanted.at(1)).first;
        words.push_back(stone + "=" + token(p.stones[slot(find_stone(stone))]));
    } else {
        fail("no fact " + key);
    }
    return words;
}

}  // namespace orrery::cosmos
