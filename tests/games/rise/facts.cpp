#include "games/rise/facts.h"

namespace orrery::rise {
namespace {

using namespace scenarios;

constexpr std::string_view kLetters = "kbrw";

char letter(Colour colour) { return kLetters[static_cast<std::size_t>(colour)]; }
Colour colour(char letter) {
    if (kLetters.find(letter) == std::string_view::npos) fail(std::string(1, letter) + " is no colour");
    return static_cast<Colour>(kLetters.find(letter));
}
Card card(const std::string& id) {
    const Card found = find_card(id.substr(0, id.find('(')));
    if (found == kNoCard) fail(id + " is no card");
    return found;
}
Site site(const std::string& word) {
    const auto move = Rise::parse("site " + word.substr(0, word.find('=')));
    if (!move) fail(move.fault().message);
    return move->site;
}

Sector read_sector(const std::string& word) {
    const Words parts = split(word.substr(word.find('=') + 1), '[');
    const Words value = split(parts.at(0), '+');
    Sector sector;
    sector.site = site(word);
    sector.natural = static_cast<std::uint8_t>(number(value.at(0)));
    sector.gems = value.size() > 1 ? number(value[1]) : 0;
    for (const char disk : parts.at(1))
        if (disk != ']') sector.stack.push(colour(disk));
    return sector;
}
std::string write_sector(const Galaxy& galaxy, Site site) {
    if (!galaxy.explored(site)) return site_token(site) + "=unexplored";
    const Sector& sector = galaxy.at(site);
    std::string text = site_token(site) + "=" + std::to_string(sector.natural);
    if (sector.gems > 0) text += "+" + std::to_string(sector.gems);
    text += "[";
    for (int i = 0; i < sector.stack.size(); ++i) text += letter(sector.stack[i]);
    return text + "]";
}

template <class Cards>
Words ids(const Cards& cards) {
    Words words;
    for (const Card card : cards) words.emplace_back(face(card).id);
    return words;
}

void set_zone(Position& p, Seat seat, const std::string& zone, const Words& values) {
    for (const std::string& value : values) {
        if (zone == "bank")
            p.bank_of(seat) = number(value);
        else if (zone == "dead")
            for (const char disk : value) ++p.dead_of(seat, colour(disk));
        else if (zone == "hand")
            p.hand_of(seat).add(card(value));
        else if (zone == "pile")
            p.pile_of(seat).push_back(card(value));
        else
            fail("no zone " + zone);
        if (const std::size_t gems = value.find("(g"); gems != std::string::npos)
            p.gems_of(card(value)) = number(value.substr(gems + 2, value.size() - gems - 3));
    }
}
std::string zone_text(const Position& p, Seat seat, const std::string& zone) {
    std::string text;
    if (zone == "bank")
        text = std::to_string(p.bank_of(seat));
    else if (zone == "hand")
        text = join(ids(p.hand_of(seat)), ",");
    else if (zone == "pile")
        text = join(ids(p.pile_of(seat)), ",");
    else if (zone == "active")
        text = p.pile_of(seat).empty() ? "" : face(p.active_card(seat)).id;
    else if (zone == "dead")
        for (const Colour disk : kAllColours)
            text.append(static_cast<std::size_t>(p.dead_of(seat, disk)), letter(disk));
    else
        fail("no zone " + zone);
    return text.empty() ? "-" : text;
}

}  // namespace

void Facts::clear() {
    Position plain;
    plain.seats = position.seats;
    plain.revision = position.revision;
    plain.options = position.options;
    plain.rounds = position.rounds;
    plain.pool.fill(plain.options.disks);
    for (std::size_t k = 0; k < plain.seats; ++k) plain.bank[k] = 9;
    position = plain;
}

void Facts::set(const Words& words) {
    Position& p = position;
    const std::string& key = words[0];
    if (is_seat(key))
        return set_pairs(words, 1, [&](const std::string& zone, const std::string& value) {
            set_zone(p, seat(key), zone, split(value, ','));
        });
    for (const std::string& word : from(words, 1)) {
        if (word == "only")
            (key == "deck" ? deck_only_ : tiles_only_) = true;
        else if (key == "turn" || key == "over")
            p.active = seat(word), p.over = key == "over";
        else if (key == "round")
            p.round = static_cast<std::uint8_t>(number(word));
        else if (key == "market" || key == "deck")
            (key == "deck" ? p.deck : p.market).push_back(card(word));
        else if (key == "tiles")
            p.tiles.push_back({static_cast<std::uint8_t>(number(word)), {}});
        else if (key == "map")
            p.galaxy.add(site(word), 0), p.galaxy.at(site(word)) = read_sector(word);
        else
            fail("no fact " + key);
    }
}

// Fills in the facts that were not mentioned, and lets the turn start.
void Facts::complete(Chance& chance) {
    Position& p = position;
    if (!p.frames.empty()) fail("the turn has begun; facts are set before");
    CardSet placed;
    for (const CardList* list : {&p.deck, &p.market, &p.pile[0], &p.pile[1], &p.pile[2], &p.pile[3]})
        for (const Card card : *list) placed.add(card);
    for (const CardSet& hand : p.hand) placed.add(hand);
    for (int i = 0; i < kCards; ++i)  // with `only` they are set aside, in no player's pile
        if (!placed.has(card_at(i))) (deck_only_ ? p.pile[kSeats - 1] : p.deck).push_back(card_at(i));
    if (p.galaxy.sectors.empty()) p.galaxy.add(site_at(0, 0), 0);
    while (!tiles_only_ && p.tiles.size() + p.galaxy.sectors.size() < kTiles) p.tiles.push_back({1, {}});
    for (const Colour colour : kAllColours) {
        for (const Sector& sector : p.galaxy.sectors) p.pool_of(colour) -= sector.stack.count(colour);
        for (int k = 0; k < p.seats; ++k) p.pool_of(colour) -= p.dead_of(seat_at(k), colour);
    }
    for (const Card card : p.market) p.known_of(card) = kPublic;
    for (int k = 0; k < p.seats; ++k)
        for (const Card card : p.pile_of(seat_at(k))) p.known_of(card) = kPublic;
    if (p.over) return;
    Frame turn;
    turn.you = p.active;
    p.frames.push_back(turn);
    run(p, chance);
}

Words Facts::tell(const Words& wanted) const {
    const Position& p = position;
    const std::string& key = wanted[0];
    if (key == "round") return {key, std::to_string(p.round)};
    if (key == "market") return split("market " + join(ids(p.market), " "), ' ');
    if (key == "deck") return tell_end(wanted, ids(p.deck));
    if (key == "tiles") {
        Words tiles;
        for (const Tile& tile : p.tiles) tiles.push_back(std::to_string(tile.natural));
        return tell_end(wanted, tiles);
    }
    if (key == "map") {
        Words words{key};
        for (const std::string& word : from(wanted, 1)) words.push_back(write_sector(p.galaxy, site(word)));
        return words;
    }
    return tell_pairs(wanted, 1, [&](const std::string& what) -> std::string {
        if (is_seat(key)) return zone_text(p, seat(key), what);
        if (key == "gems") return std::to_string(p.gems_of(card(what)));
        if (key == "pool") return std::to_string(p.pool_of(colour(what[0])));
        if (key != "value") fail("no fact " + key);
        return std::to_string(p.galaxy.value_of(colour(what[0])));
    });
}

}  // namespace orrery::rise
