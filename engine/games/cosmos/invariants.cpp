// What always holds: the number of cards, ships and stones stays the same, and what is stored twice agrees.
#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

bool cards_are_conserved(const Position& p) {
    Cards cards = p.discard;
    for (const Card card : p.deck) cards.add(card);
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        if (player.hand.size() != player.hand_size) return false;
        for (int i = 0; i < kKinds; ++i) cards.add(card_at(i), player.hand.of(card_at(i)));
    }
    bool is_discarded = false;
    for (const Frame& f : p.frames) is_discarded = is_discarded || (f.task == Task::invasion && f.stage > kAfterwards);
    for (const TwoCards& down : p.down)
        for (const Card card : down)
            if (card != kNoCard) cards.add(card);
    for (const Half& half : p.invasion.halves) {
        if (half.card != kNoCard && half.card != Card::bare && !is_discarded) cards.add(half.card);
    }
    for (int i = 0; i < kKinds; ++i)
        if (cards.of(card_at(i)) != copies_of(card_at(i))) return false;
    return p.deck_size == static_cast<int>(p.deck.size());
}

int fleet_of(const Open& p, const Player& player) {
    constexpr int kHost = 12;
    const int fleet = player.race == Race::ascended ? kHost : p.options.fleet();
    return fleet + (player.is(Race::broodkin) ? kCrowd : 0);
}

bool ships_are_conserved(const Open& p) {
    if (!p.owing.empty() && p.question.node == Node::keep) return p.taken.empty();
    SiteSet taken;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        int ships = player.graveyard + player.grafts.size() + player.bitter + clung_of(p, seat);
        for (int i = 0; i < kSites; ++i) {
            const Site site = static_cast<Site>(i);
            if (player.at(site) < 0 || player.at(site) > cap_of(p, seat)) return false;
            if (player.sites.has(site) != (player.at(site) > 0)) return false;
            ships += player.at(site);
        }
        if (ships != fleet_of(p, player) || player.graveyard < 0) return false;
        taken |= player.sites;
    }
    for (const Clung& one : p.clung)
        if (!p.player(one.host).sites.has(one.site) || clung_of(p, one.owner) > kMostClung) return false;
    return taken == p.taken;
}

bool players_are_sound(const Open& p) {
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        if (player.minerals < 0 || player.gas < 0 || player.offers_made > kOffers) return false;
        if (player.grafts.size() > kMostGrafts || player.bitter > kMostBitter) return false;
        if (player.is_hidden && (player.race == kNoRace || kAlwaysOpen.has(player.race))) return false;
        if (p.options.races == Races::off && player.race != kNoRace) return false;
    }
    return true;
}

}  // namespace

bool is_sound(const Position& p) {
    if (p.seats < 2 || p.seats > kSeats || p.round < 0 || p.round > p.options.cap) return false;
    if (p.over != p.frames.empty() || p.over != (p.question.node == Node::none)) return false;
    if (!p.over && (p.question.seat == kSpectator || index(p.question.seat) >= p.seats)) return false;
    return cards_are_conserved(p) && ships_are_conserved(p) && players_are_sound(p) && answers_are_sound(p);
}

}  // namespace orrery::cosmos
