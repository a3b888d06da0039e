// The red cards (9.3).
#include <algorithm>

#include "games/rise/effects.h"

namespace orrery::rise::effects {

// r2: the market is refilled only at the end of the turn.
void the_titan_blockade_start(Play& play, Frame& f) {
    if (f.stage == kBegin) return ask_cards(play, then(f, kAnswered), f.you, Verb::bury, market_set(play));
    finish(f);
    bury(play, play.answer.card);
}

// r3: the frame holds the gems that were on the card. The legal places are worked out again for each disk.
void crusade_of_the_sun_inactive(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kChoose, kChosen, kPlaced };
    if (f.stage == kChoose) return ask_colour(play, then(f, kChosen), f.you, Verb::color, placeable_colours(p));
    if (f.stage == kChosen) f.colour = play.answer.colour;
    if (f.stage == kPlaced) {
        put_disk(play, f.colour, play.answer.site);
        --f.amount;
    }
    if (f.amount == 0 || p.pool_of(f.colour) == 0 || places_for(p, f.colour).empty()) return finish(f);
    ask_place(play, then(f, kPlaced), f.you, f.colour);
}

// r4: every red disk on the map, at any depth (R31).
void fall_of_gethi_eferi_harvested(Play& play, Frame& f) {
    finish(f);
    Position& p = play.position;
    for (Sector& sector : p.galaxy.sectors) {
        while (sector.stack.remove_one(Colour::r)) {
            ++p.dead_of(p.active, Colour::r);
            tell(play, Event{.kind = Event::destroy, .seat = p.active, .colour = Colour::r, .site = sector.site});
        }
    }
}

// r5
void thani_tribes_won(Play& play, Frame& f) {
    finish(f);
    gain(play, f.you, play.position.galaxy.value_of(kNoColour));  // no colour: the empty sectors
}

// r6
void berserkers_of_grotl(Play& play, Frame& f) {
    finish(f);
    int dead = 0;
    for (int i = 0; i < play.position.seats; ++i) dead += play.position.dead_of(seat_at(i), Colour::r);
    gain(play, f.you, dead);
}

// r7: takes a card blindly. Then this card goes to that hand, from any zone (R37).
void cyris_treachery(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kChoose, kTake, kGive };
    if (f.stage == kChoose) {
        SeatSet among;
        for (int i = 0; i < p.seats; ++i)
            if (seat_at(i) != f.you && !p.hand_of(seat_at(i)).empty()) among.add(seat_at(i));
        return ask_player(play, then(f, kTake), f.you, Verb::player, among);
    }
    if (f.stage == kTake) {
        f.other = play.answer.player;
        then(f, kGive);
        std::uint32_t skip = play.chance.below(static_cast<std::uint32_t>(p.hand_of(f.other).size()));
        Card taken = kNoCard;
        for (const Card card : p.hand_of(f.other))
            if (skip-- == 0) {
                taken = card;
                break;
            }
        return to_pile(play, f.you, taken);
    }
    finish(f);
    const Seat pile = p.owner_of_active(f.card);
    const Seat other = f.other;
    to_hand(play, other, f.card);
    if (pile != kSpectator) pile_changed(play, pile, f.card);
}

// r8: empty sectors included.
void treasure_vaults(Play& play, Frame& f) {
    const Position& p = play.position;
    if (f.stage == kBegin) {
        const std::uint64_t among = p.galaxy.where([](const Sector& s) { return s.active() != Colour::r; });
        return ask_sector(play, then(f, kAnswered), f.you, Verb::site, among);
    }
    finish(f);
    take_gems(play, play.answer.site, p.galaxy.at(play.answer.site).gems, f.you);
}

// r9
void rites_of_memory(Play& play, Frame& f) {
    Position& p = play.position;
    if (f.stage == kBegin) {
        CardSet among;
        for (int i = 0; i < p.seats; ++i) among.add(as_set(p.pile_of(seat_at(i))));
        return ask_cards(play, then(f, kAnswered), f.you, Verb::card, among);
    }
    finish(f);
    const Card card = play.answer.card;
    for (int i = 0; i < p.seats; ++i) {
        const Seat owner = seat_at(i);
        if (!as_set(p.pile_of(owner)).has(card)) continue;
        const Card old_active = p.active_card(owner);
        to_hand(play, owner, card);
        return pile_changed(play, owner, old_active);
    }
}

// r10: all targets are chosen before any is destroyed. To pay and choose none is legal (R32).
void fires_at_night(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kCost, kPaid, kTarget, kChosen };
    if (f.stage == kCost) {
        unsigned among = 0;
        for (const Colour colour : kAllColours)
            if (p.dead_of(f.you, colour) > 0) among |= bit(colour);
        return ask_colour(play, then(f, kPaid), f.you, Verb::dead, among, true);
    }
    if (f.stage == kPaid) {
        if (play.answer.verb == Verb::done) return finish(f);
        return_disk(play, f.you, play.answer.colour);
    }
    bool enough = false;
    if (f.stage == kChosen) {
        enough = play.answer.verb == Verb::done;
        if (!enough) f.mask |= std::uint64_t{1} << p.galaxy.find(play.answer.site);
    }
    const std::uint64_t among = p.galaxy.where([](const Sector& s) { return !s.empty(); }) & ~f.mask;
    if (!enough && std::popcount(f.mask) < 3 && among != 0)
        return ask_sector(play, then(f, kChosen), f.you, Verb::site, among, true);
    finish(f);
    for (std::uint64_t rest = f.mask; rest != 0; rest &= rest - 1)
        destroy_top(play, p.galaxy.sectors[static_cast<std::size_t>(std::countr_zero(rest))].site);
}

// r11: places a disk, then moves the gems of a neighbour to its sector. It does not ask if no neighbour has gems.
void wormhole_deception(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kColour, kPlace, kPlaced, kMove };
    if (f.stage == kColour) return ask_colour(play, then(f, kPlace), f.you, Verb::color, placeable_colours(p));
    if (f.stage == kPlace) {
        f.colour = play.answer.colour;
        return ask_place(play, then(f, kPlaced), f.you, f.colour);
    }
    if (f.stage == kPlaced) {
        f.site = play.answer.site;
        put_disk(play, f.colour, f.site);
        const std::uint64_t near = p.galaxy.where([&](const Sector& s) { return adjacent(s.site, f.site); });
        const bool gems = (near & p.galaxy.where([](const Sector& s) { return s.gems > 0; })) != 0;
        return gems ? ask_sector(play, then(f, kMove), f.you, Verb::site, near) : finish(f);
    }
    finish(f);
    const int gems = p.galaxy.at(play.answer.site).gems;
    if (gems == 0) return;
    p.galaxy.at(play.answer.site).gems = 0;
    tell_site(play, Event::site_gems, play.answer.site, kNoColour, -gems);
    add_gems(play, f.site, gems);
}

// r12
void march_of_ashes(Play& play, Frame& f) {
    finish(f);
    const CardList market = play.position.market;
    for (const Card card : market)
        if (colour_of(card) != Colour::r) bury(play, card);  // (R30)
}

// r13: one preservation for all colours together, without income (R34).
void the_ru_shou_dam(Play& play, Frame& f) {
    enum : Stage { kPreserve, kDone };
    if (f.stage == kDone) return finish(f);
    then(f, kDone);
    preserve(play, 15);
}

}  // namespace orrery::rise::effects
