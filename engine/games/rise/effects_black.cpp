// The black cards (9.1).
#include <algorithm>

#include "games/rise/effects.h"

namespace orrery::rise::effects {

namespace {
bool any(const Sector&) { return true; }
bool is_empty(const Sector& sector) { return sector.empty(); }
}  // namespace

// k2: gems equal to the bid on an explored sector; the bid itself is paid as usual.
void vote_of_confidence_won(Play& play, Frame& f) {
    if (f.stage == kBegin) {
        if (f.amount == 0) return finish(f);
        return ask_sector(play, then(f, kAnswered), f.you, Verb::site, play.position.galaxy.where(any));
    }
    finish(f);
    add_gems(play, play.answer.site, f.amount);
}

// k3
void beta_theory_harvested(Play& play, Frame& f) {
    if (f.stage == kBegin) return ask_cards(play, then(f, kAnswered), f.you, Verb::gain, market_set(play));
    finish(f);
    to_hand(play, f.you, play.answer.card);
}

// k4: the frame holds the gems that were on the card.
void black_stars_inactive(Play& play, Frame& f) {
    if (f.stage == kBegin)
        return ask_sector(play, then(f, kAnswered), f.you, Verb::site, play.position.galaxy.where(any));
    finish(f);
    add_gems(play, play.answer.site, f.amount);
}

// k5
void the_one_true_path_start(Play& play, Frame& f) {
    Position& p = play.position;
    if (f.stage == kBegin) return ask_cards(play, then(f, kAnswered), f.you, Verb::recover, as_set(p.pile_of(f.you)));
    finish(f);
    const Seat you = f.you;
    const Card old_active = p.active_card(you);
    to_hand(play, you, play.answer.card);
    pile_changed(play, you, old_active);
}

// k6
void dark_ages(Play& play, Frame& f) {
    finish(f);
    discard_block(play, f.you, kNoColour);
}

// k7
void remembrance(Play& play, Frame& f) {
    finish(f);
    if (play.position.deck.empty()) return;
    const Card card = play.position.deck.back();
    take_out(play, card);
    auction(play, CardSet::of(card), kSpectator);
}

// k8: only opponents whose active card can be executed may be chosen (R36).
void spycraft(Play& play, Frame& f) {
    const Position& p = play.position;
    enum : Stage { kChoose, kChosen, kDone };
    if (f.stage == kChoose) {
        SeatSet among;
        for (int i = 0; i < p.seats; ++i) {
            const Seat seat = seat_at(i);
            const Card card = p.active_card(seat);
            if (seat != f.you && card != kNoCard && has_action(card) && !p.in_progress(card)) among.add(seat);
        }
        return ask_player(play, then(f, kChosen), f.you, Verb::player, among);
    }
    if (f.stage == kDone) return finish(f);
    then(f, kDone);  // in progress until the executed card is done
    execute(play, p.active_card(play.answer.player), f.you);
}

// k9: stacks merge, gems stay (R38).
void drakons_escape(Play& play, Frame& f) {
    Position& p = play.position;
    const bool shield = p.is_active(Card::xin_shield_formula);
    enum : Stage { kChoose, kFrom, kTo };
    if (f.stage == kChoose)
        return ask_sector(play, then(f, kFrom), f.you, Verb::from, p.galaxy.where([&](const Sector& s) {
            return !s.empty() && !legal_landings(p.galaxy, s.site, !p.tiles.empty(), shield).empty();
        }));
    if (f.stage == kFrom) {
        f.site = play.answer.site;
        ask_hidden(play, then(f, kTo), f.you, Verb::to);
        p.question.from = f.site;
        return;
    }
    finish(f);
    const Site to = play.answer.site;
    if (!p.galaxy.explored(to)) open_tile(play, to);
    const Stack moved = p.galaxy.at(f.site).stack;
    tell_site(play, Event::from, f.site, moved.top(), moved.size());
    p.galaxy.at(f.site).stack = {};
    for (int i = 0; i < moved.size(); ++i) p.galaxy.at(to).stack.push(moved[i]);
    tell_site(play, Event::stack, to, moved.top(), moved.size());
}

// k10
void the_altemian_purge(Play& play, Frame& f) {
    enum : Stage { kChoose, kChosen, kDone };
    if (f.stage == kChoose) return ask_cards(play, then(f, kChosen), f.you, Verb::card, market_set(play));
    if (f.stage == kDone) return finish(f);
    then(f, kDone);
    take_out(play, play.answer.card);
    harvest(play, CardSet::of(play.answer.card), f.you);
}

// k11: it adds a disk, so adjacency does not matter. If the pool is empty, it adds only the gem (R14).
void the_awakening(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kDisk, kSector, kPut };
    const std::uint64_t sites = p.galaxy.where(is_empty);
    if (f.stage == kDisk) {
        if (sites == 0) return finish(f);
        then(f, kSector);
        if (p.pool_size() > 0) return ask_colour(play, f, f.you, Verb::color, colours_in_pool(p));
    }
    if (f.stage == kSector) {
        f.colour = play.answer.colour;
        return ask_sector(play, then(f, kPut), f.you, Verb::site, sites);
    }
    finish(f);
    if (f.colour != kNoColour) put_disk(play, f.colour, play.answer.site);
    add_gems(play, play.answer.site, 1);
}

// k12: income and preservation as in a harvest, but no card (R33).
void from_the_dark(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kChoose, kIncome, kReturn };
    if (f.stage == kChoose) {
        unsigned among = 0;
        for (const Colour colour : kAllColours)
            if (p.dead_of(f.you, colour) > 0) among |= bit(colour);
        return ask_colour(play, then(f, kIncome), f.you, Verb::dead, among);
    }
    if (f.stage == kIncome) {
        f.colour = play.answer.colour;
        then(f, kReturn);
        gain(play, f.you, p.galaxy.value_of(f.colour));
        return preserve(play, bit(f.colour));
    }
    finish(f);
    return_disk(play, f.you, f.colour);
}

// k13
void eldritch_theft(Play& play, Frame& f) {
    if (f.stage == kBegin)
        return ask_colour(play, then(f, kAnswered), f.you, Verb::color, colours_in_pool(play.position));
    finish(f);
    destroy_from_pool(play, play.answer.colour);
}

}  // namespace orrery::rise::effects
