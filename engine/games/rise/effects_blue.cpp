// The blue cards (9.2).
#include <algorithm>

#include "games/rise/effects.h"

namespace orrery::rise::effects {

// b4
void sustainable_farming_start(Play& play, Frame& f) {
    finish(f);
    gain(play, f.you, 2);
}

// b5
void banii_ritual_harvested(Play& play, Frame& f) {
    finish(f);
    execute_set(play, market_set(play), f.you);
}

// b6
void galactic_union_won(Play& play, Frame& f) {
    finish(f);
    gain(play, f.you, std::popcount(play.position.galaxy.where([](const Sector& s) { return !s.empty(); })));
}

// b7
void ruins_of_loni_city(Play& play, Frame& f) {
    finish(f);
    for (const Sector& sector : play.position.galaxy.sectors)
        if (sector.empty() && sector.gems > 0) take_gems(play, sector.site, 1, f.you);
}

// b8
void the_living_ocean(Play& play, Frame& f) {
    if (f.stage == kBegin) {
        const std::uint64_t empty = play.position.galaxy.where([](const Sector& s) { return s.empty(); });
        return ask_sector(play, then(f, kAnswered), f.you, Verb::site, empty);
    }
    finish(f);
    add_gems(play, play.answer.site, 5);
}

// b9
void the_new_economy(Play& play, Frame& f) {
    enum : Stage { kChoose, kFirst, kSecond, kSold };
    if (f.stage == kChoose) return ask_cards(play, then(f, kFirst), f.you, Verb::card, market_set(play));
    if (f.stage == kSold) return finish(f);
    f.set.add(play.answer.card);
    if (f.stage == kFirst) {
        CardSet rest = market_set(play);
        rest.drop(f.set);
        if (!rest.empty()) return ask_cards(play, then(f, kSecond), f.you, Verb::card, rest);
    }
    then(f, kSold);
    const CardSet lot = f.set;
    for (const Card card : lot) take_out(play, card);
    auction(play, lot, kSpectator, 4);
}

// b10
void quiet_prosperity(Play& play, Frame& f) {
    const Position& p = play.position;
    if (f.stage == kAnswered) {
        if (play.answer.verb == Verb::done) return finish(f);
        f.mask |= std::uint64_t{1} << p.galaxy.find(play.answer.site);
        pay(play, f.you, 1, kSpectator);
        add_gems(play, play.answer.site, 1);
    }
    if (std::popcount(f.mask) == 3 || p.bank_of(f.you) == 0) return finish(f);
    const std::uint64_t among = p.galaxy.where([](const Sector& s) { return s.stack.size() == 1; }) & ~f.mask;
    ask_sector(play, then(f, kAnswered), f.you, Verb::site, among, true);
}

// b11: only `you` sees them. The receivers follow in turn order. The last one may get none (R40).
void treaty_of_cheng_huang(Play& play, Frame& f) {
    Position& p = play.position;
    if (f.stage == kBegin) {
        f.other = f.you;
        for (int n = std::min<int>(p.seats, static_cast<int>(p.deck.size())); n > 0; --n) {
            const Card card = draw_top(play);
            p.known_of(card) = {};
            p.known_of(card).add(f.you);
            f.set.add(card);
        }
        if (!f.set.empty()) tell(play, Event::look, f.you, f.set.size());
    } else {
        const Card card = play.answer.card;
        f.set.drop(card);
        p.table.drop(card);
        p.hand_of(f.other).add(card);
        p.known_of(card).add(f.other);
        tell(play,
             Event{.kind = Event::give, .seat = f.you, .other = f.other, .card = card, .eyes = p.known_of(card).bits});
        f.other = p.after(f.other);
    }
    if (f.set.empty()) return finish(f);
    ask_hidden(play, then(f, kAnswered), f.you, Verb::give);
}

// b12: the tiles stay where they are. Those put back already come first [extra: how many].
void garthu_spaceport(Play& play, Frame& f) {
    Position& p = play.position;
    const int seen = std::min<int>(3, static_cast<int>(p.tiles.size()));
    if (f.stage == kBegin) {
        for (int i = 0; i < seen; ++i) only_you_know(p.tiles[static_cast<std::size_t>(i)].known, f.you, seen);
        if (seen > 0) tell(play, Event::look_tiles, f.you, seen);
    } else {
        const std::size_t to = static_cast<std::size_t>(f.extra++);
        std::size_t from = to;
        while (p.tiles[from].natural != play.answer.value) ++from;
        const Tile tile = p.tiles[from];
        p.tiles.erase_at(from);
        p.tiles.insert_at(to, tile);
    }
    if (f.extra < seen - 1) return ask_hidden(play, then(f, kAnswered), f.you, Verb::put);
    finish(f);
}

// b13
void jordani_current(Play& play, Frame& f) {
    finish(f);
    shuffle_deck(play);
}

}  // namespace orrery::rise::effects
