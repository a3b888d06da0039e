// What the rules do with cards, ships and races. Each thing is written once, together with what follows from it.
#include <algorithm>

#include "games/cosmos/play.h"

namespace orrery::cosmos {

// ---- Cards

namespace {

// 5.5. False: there is nothing to shuffle.
bool shuffle_discard(Play& play) {
    Position& p = play.position;
    for (int k = 0; k < kKinds; ++k)
        for (int i = 0; i < p.discard.of(p.kind(k)); ++i) p.deck.push_back(p.kind(k));
    if (p.deck.empty()) return false;
    p.discard = {};
    play.chance.shuffle(p.deck);
    p.deck_size = static_cast<std::int8_t>(p.deck.size());
    play.tell({.kind = Event::shuffle, .number = p.deck_size});
    return true;
}

}  // namespace

void draw(Play& play, Seat seat, int count) {
    Position& p = play.position;
    Player& player = p.player(seat);
    Event event{.kind = Event::draw, .seat = seat, .eyes = only(seat)};
    const auto tell_drawn = [&] {
        if (event.number > 0) play.tell(event);
        event.cards = {}, event.number = 0;
    };
    for (; count > 0; --count) {
        if (p.deck.empty()) {
            tell_drawn();
            if (!shuffle_discard(play)) return;
        }
        const Card card = p.deck.pop_back();
        --p.deck_size;
        player.hand.add(card);
        ++player.hand_size;
        play.drawn[slot(seat)].add(card);
        event.cards.add(card), ++event.number;
    }
    tell_drawn();
}

void discard(Play& play, Seat seat, const Cards& cards) {
    Position& p = play.position;
    Player& player = p.player(seat);
    for (int k = 0; k < kKinds; ++k) {
        const Card card = card_at(k);
        player.hand.add(card, -cards.of(card));
        p.discard.add(card, cards.of(card));
        player.hand_size = static_cast<std::int8_t>(player.hand_size - cards.of(card));
    }
}

void take_at_random(Play& play, Seat seat, Seat from, int count) {
    Player& taker = play.position.player(seat);
    Player& giver = play.position.player(from);
    Event event{.kind = Event::taken, .seat = seat, .other = from};
    for (; count > 0 && giver.hand_size > 0; --count) {
        int place = static_cast<int>(play.chance.below(static_cast<std::uint32_t>(giver.hand_size)));
        Card card = Card::at1;
        for (int k = 0; place >= giver.hand.of(card); card = play.position.kind(++k)) place -= giver.hand.of(card);
        giver.hand.drop(card), --giver.hand_size;
        taker.hand.add(card), ++taker.hand_size;
        event.cards.add(card), ++event.number;
    }
    event.eyes = only(seat);
    event.eyes.add(from);
    if (event.number > 0) play.tell(event);
}

// ---- Ships

// R45
void take_stone(Play& play, Seat seat, Site site) {
    Position& p = play.position;
    if (!p.player(seat).is(Race::lapidary)) return;
    for (int k = 0; k < kStones; ++k)
        if (p.stones[static_cast<std::size_t>(k)] == site) {
            p.stones[static_cast<std::size_t>(k)] = kNoSite;
            p.player(seat).stones.add(static_cast<Stone>(k));
            play.tell({.kind = Event::takes_stone, .seat = seat, .stone = static_cast<Stone>(k), .site = site});
        }
}

void drop_clung(Play& play, std::size_t place) {
    Position& p = play.position;
    const Clung gone = p.clung[place];
    p.clung.erase_at(place);
    ++p.player(gone.owner).graveyard;
    play.tell({.kind = Event::unclung, .seat = gone.owner, .other = gone.host, .site = gone.site});
}

void drop_all_clung(Play& play, Seat host, Site site) {
    Position& p = play.position;
    if (p.player(host).at(site) > 0) return;
    for (std::size_t k = p.clung.size(); k-- > 0;)
        if (p.clung[k].host == host && p.clung[k].site == site) drop_clung(play, k);
}

void put_ships(Play& play, Seat seat, Site site, int count) {
    Player& player = play.position.player(seat);
    player.graveyard = static_cast<std::int8_t>(player.graveyard - count);
    play.position.set_ships(seat, site, player.at(site) + count);
}

void place_ships(Play& play, const Event& event) {
    put_ships(play, event.seat, event.site, event.number);
    play.tell(event);
    take_stone(play, event.seat, event.site);
}

void move_ships(Play& play, const Event& event) {
    Position& p = play.position;
    for (Clung& one : p.clung)
        if (one.host == event.seat && one.site == event.site) one.site = event.to;  // R43: the stack moves whole
    p.set_ships(event.seat, event.site, p.player(event.seat).at(event.site) - event.number);
    p.set_ships(event.seat, event.to, p.player(event.seat).at(event.to) + event.number);
    play.tell(event);
    take_stone(play, event.seat, event.to);
}

void lose_ships(Play& play, Seat seat, Site site, int count) {
    if (count <= 0) return;
    put_ships(play, seat, site, -count);
    play.tell({.kind = Event::lost, .seat = seat, .site = site, .number = static_cast<std::int16_t>(count)});
    drop_all_clung(play, seat, site);
}

// ---- Races

void open_race(Play& play, Seat seat) {
    Player& player = play.position.player(seat);
    player.is_hidden = false;
    if (player.race == Race::broodkin) player.graveyard = static_cast<std::int8_t>(player.graveyard + kCrowd);  // R46
    play.tell({.kind = Event::reveal, .seat = seat, .race = player.race});
}

void draw_on_reveal(Play& play, Seat seat) {
    const Open& p = play.position;
    const Race race = p.player(seat).race;
    if (const int gift = gift_of(p, race); gift > 0)
        play.tell({.kind = Event::gift, .seat = seat, .race = race, .number = wide(gift)});
    draw(play, seat, cards_on_reveal(p, race));
}

void reveal(Play& play, Seat seat) {
    if (!play.position.player(seat).is_hidden) return;
    open_race(play, seat);
    draw_on_reveal(play, seat);
}

}  // namespace orrery::cosmos
