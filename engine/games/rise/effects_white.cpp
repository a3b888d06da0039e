// The white cards (9.4).
#include <algorithm>

#include "games/rise/effects.h"

namespace orrery::rise::effects {

// w2: the hand cards lie in the market in catalogue order (R57).
void thorweds_gambit_start(Play& play, Frame& f) {
    Position& p = play.position;
    finish(f);
    const CardSet hand = p.hand_of(f.you);
    p.hand_of(f.you) = market_set(play);
    p.market.clear();
    for (const Card card : hand) {
        p.market.push_back(card);
        reveal(play, card);
    }
    tell(play, Event::exchange, f.you);
}

// w3
void library_of_dithia_start(Play& play, Frame& f) {
    if (f.stage == kBegin) return ask_cards(play, then(f, kAnswered), f.you, Verb::gain, market_of(play, Colour::w));
    finish(f);
    to_hand(play, f.you, play.answer.card);
}

// w4: also for the own pile (R53).
void cocoon_harvested(Play& play, Frame& f) {
    if (f.stage == kBegin) return ask_player(play, then(f, kAnswered), f.you, Verb::player, play.position.everybody());
    finish(f);
    to_pile(play, play.answer.player, Card::cocoon);
}

// w5: also for the own pile (R53).
void ancient_secrets_won(Play& play, Frame& f) {
    if (!play.position.hand_of(f.you).has(Card::ancient_secrets)) return finish(f);
    if (f.stage == kBegin) return ask_player(play, then(f, kAnswered), f.you, Verb::player, play.position.everybody());
    finish(f);
    to_pile(play, play.answer.player, Card::ancient_secrets);
}

// w6
void nyri_artifacts(Play& play, Frame& f) {
    enum : Stage { kChoose, kChosen, kSold };
    if (f.stage == kChoose) return ask_any_colour(play, then(f, kChosen));
    if (f.stage == kSold) return finish(f);
    then(f, kSold);
    const CardSet lot = market_of(play, play.answer.colour);
    if (lot.empty()) return;
    for (const Card card : lot) take_out(play, card);
    auction(play, lot, kSpectator);
}

// w7: it only changes the order, so Xin Shield does not matter.
void open_palm_uprising(Play& play, Frame& f) {
    if (f.stage == kBegin) return ask_any_colour(play, then(f, kAnswered));
    finish(f);
    for (Sector& sector : play.position.galaxy.sectors) sector.stack.raise(play.answer.colour);
    tell(play, Event{.kind = Event::raise, .colour = play.answer.colour});
}

// w8: the cards stay on the deck. Those put back already come first [extra: how many].
void civil_reprogramming(Play& play, Frame& f) {
    Position& p = play.position;
    const int seen = std::min<int>(3, static_cast<int>(p.deck.size()));
    if (f.stage == kBegin) {
        for (int i = 0; i < seen; ++i) only_you_know(p.known_of(p.deck[static_cast<std::size_t>(i)]), f.you, seen);
        if (seen > 0) tell(play, Event::look, f.you, seen);
    } else {
        const std::size_t to = static_cast<std::size_t>(f.extra++);
        std::size_t from = to;
        while (p.deck[from] != play.answer.card) ++from;
        p.deck.erase_at(from);
        p.deck.insert_at(to, play.answer.card);
    }
    if (f.extra < seen - 1) return ask_hidden(play, then(f, kAnswered), f.you, Verb::put);
    finish(f);
}

void civil_reprogramming_won(Play& play, Frame& f) {
    finish(f);
    execute(play, Card::civil_reprogramming, f.you);
}

// w9
void the_catharsis_simulation(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kChoose, kReveal, kBury };
    if (f.stage == kChoose) return ask_any_colour(play, then(f, kReveal));
    if (f.stage == kReveal) {
        then(f, kBury);
        const Colour colour = play.answer.colour;
        Card found = kNoCard;
        while (found == kNoCard && !p.deck.empty()) {
            const Card card = draw_top(play);
            if (colour_of(card) == colour)
                found = card;
            else
                p.revealed.push_back(card);
            turn_up(play, card);
        }
        tell(play, Event::catharsis, f.you, static_cast<int>(p.revealed.size()) + (found != kNoCard));
        if (found != kNoCard) return auction(play, CardSet::of(found), kSpectator);
        for (const Card card : p.revealed) {  // if none is found, they go back in the same order
            p.table.drop(card);
            p.deck.push_back(card);
        }
        p.revealed.clear();
    }
    finish(f);
    while (!p.revealed.empty()) {
        const Card card = p.revealed[0];
        p.revealed.erase_at(0);
        bury(play, card);
    }
}

// w10: without such a card nothing happens (R35).
void cheras_tithe(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kChoose, kChosen, kDone };
    if (f.stage == kChoose) return ask_any_colour(play, then(f, kChosen));
    if (f.stage == kDone) return finish(f);
    then(f, kDone);
    const Seat you = f.you;
    const CardSet cards = p.hand_of(you) & CardSet::of(play.answer.colour);
    if (cards.empty()) return;
    for (const Card card : cards) take_out(play, card);
    harvest(play, cards, you);
}

// w11: cards without an action are buried too. Cards that have left the market meanwhile are not.
void abdication_of_the_six_popes(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kChoose, kExecute, kBury };
    if (f.stage == kChoose) return ask_any_colour(play, then(f, kExecute));
    if (f.stage == kExecute) {
        f.colour = play.answer.colour;
        f.set = market_of(play, f.colour);
        then(f, kBury);
        return execute_set(play, f.set, f.you);
    }
    finish(f);
    const CardList market = p.market;
    for (const Card card : market)
        if (f.set.has(card)) bury(play, card);
}

// w12
void monoculture(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kColour, kPlayer, kShow };
    if (f.stage == kColour) return ask_any_colour(play, then(f, kPlayer));
    if (f.stage == kPlayer) {
        f.colour = play.answer.colour;
        return ask_player(play, then(f, kShow), f.you, Verb::player, p.everybody());
    }
    finish(f);
    const Seat shown = play.answer.player;
    for (const Card card : p.hand_of(shown)) turn_up(play, card);
    tell(play, Event::show, shown, p.hand_of(shown).size());
    discard_block(play, shown, f.colour);
}

// w13
void genesis_device(Play& play, Frame& f) {
    const Galaxy& galaxy = play.position.galaxy;
    int low = galaxy.sectors[0].value();
    int high = low;
    for (const Sector& sector : galaxy.sectors) {
        low = std::min(low, sector.value());
        high = std::max(high, sector.value());
    }
    if (f.stage == kBegin) {
        if (low == high) return finish(f);
        const std::uint64_t among = galaxy.where([&](const Sector& s) { return s.value() == low; });
        return ask_sector(play, then(f, kAnswered), f.you, Verb::site, among);  // (R41)
    }
    finish(f);
    add_gems(play, play.answer.site, high - low);
}

}  // namespace orrery::rise::effects
