// What always holds: the number of cards, disks and tiles stays the same, and what is stored twice agrees.
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

// Adds cards to a set. False: one of them is in it already.
class Cards {
   public:
    bool add(CardSet cards) {
        const bool is_new = (all_ & cards).empty();
        all_ |= cards;
        return is_new;
    }
    bool are_all() const { return all_ == kAllCards; }

   private:
    CardSet all_;
};

// What the galaxy keeps twice agrees: made anew from its tiles, it is the same.
bool galaxy_is_sound(const Galaxy& galaxy) {
    Galaxy again;
    for (const Place& place : galaxy.places()) {
        if (place.site == kNoSite || place.tile == kNoTile || again.is_placed(place.site)) return false;
        again.place(place.site, place.tile, place.rotation);
    }
    for (const Site site : galaxy.reserved()) {
        if (site == kNoSite || again.is_placed(site) || again.is_reserved(site)) return false;
        again.reserve(site);
    }
    for (const Place& place : galaxy.places())
        for (int slot = 0; slot < kSlots; ++slot) {
            if ((place.terraformed >> slot & 1) == 0) continue;
            const Point point = point_at(place.site, slot);
            if (again.is_colony(point)) return false;
            again.terraform(point);
        }
    return again == galaxy;
}

bool cards_are_conserved(const Position& p) {
    Cards cards;
    bool holds = p.deck_size == static_cast<int>(p.deck.size()) && cards.add(p.discard);
    for (const Card card : p.deck) holds = holds && cards.add(CardSet::of(card));
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        holds = holds && player.hand.size() == player.hand_size && cards.add(player.hand);
        each_fleet(p, seat_at(k), [&](Fleet fleet) {
            const FleetState& state = p.fleet(fleet);
            holds = holds && state.leader != kNoCard && cards.add(CardSet::of(state.leader)) &&
                    cards.add(state.under) && state.under.size() == state.under_count;
        });
    }
    return holds && cards.are_all();
}

// R60
bool renewed_are_sound(const Open& p) {
    SpotSet others = p.renewed;
    p.galaxy.each_spot([&](Spot spot) {
        if (p.galaxy.is_colony(spot)) others.drop(spot);
    });
    return others.empty() && (p.conquests_count_twice() || p.renewed.empty());
}

bool disks_are_conserved(const Open& p) {
    PerSeat<int> count{};
    for (const Disk& disk : p.disks) {
        if (disk.owner == kSpectator || index(disk.owner) >= p.seats || !p.galaxy.is_colony(disk.spot)) return false;
        ++count[slot(disk.owner)];
    }
    for (int k = 0; k < p.seats; ++k) {
        int disks = count[static_cast<std::size_t>(k)] + p.player(seat_at(k)).pool;
        each_fleet(p, seat_at(k), [&](Fleet fleet) { disks += p.fleet(fleet).has_disk ? 1 : 0; });
        const bool is_placing =
            !p.frames.empty() && p.frames.back().task == Task::disk && p.frames.back().seat == seat_at(k);
        if (disks != kDisksEach && !is_placing) return false;
    }
    return true;
}

bool fleets_are_sound(const Position& p) {
    SpotSet taken;
    int face_down = 0;
    for (int i = 0; i < kFleets; ++i) {
        const Fleet fleet = static_cast<Fleet>(i);
        const FleetState& state = p.fleet(fleet);
        const bool is_planned = index(owner_of(fleet)) < p.seats && place_of(fleet) < p.player(owner_of(fleet)).fleets;
        if (is_planned != (state.where != Where::none)) return false;
        if (!is_planned) continue;
        if (state.strength < 0 || state.strength > capacity_of(p, fleet)) return false;
        if (state.is_on_map() != (state.spot != kNoSpot)) return false;
        if (state.is_on_map() && (taken.has(state.spot) || !state.is_revealed)) return false;
        if (state.is_on_map()) taken.add(state.spot);
        const bool is_hidden = p.face_down[slot(fleet)] != kNoTile;
        const bool lands = p.turned != kNoTile && state.where == Where::exploring && p.question.fleet == fleet;
        if (is_hidden != (state.where == Where::exploring && !lands)) return false;
        face_down += is_hidden ? 1 : 0;
    }
    const int tiles =
        static_cast<int>(p.galaxy.places().size()) + p.stack_size + face_down + (p.turned != kNoTile ? 1 : 0);
    return tiles == 3 * std::min(p.seats + 1, kTilesOfSuit) && p.stack_size == static_cast<int>(p.stack.size());
}

bool players_are_sound(const Open& p) {
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        for (const Suit suit : kAllSuits)
            if (player.of(suit) < 0 || player.of(suit) > kMostReserve) return false;
        if (player.boxes < 0 || player.boxes > kBoxes || player.bought < 0 || player.bought > kMostBought) return false;
        if (player.fleets < 0 || player.fleets > kFleetsEach || player.pool < 0) return false;
    }
    return true;
}

}  // namespace

bool is_sound(const Position& p) {
    if (p.seats < 2 || p.seats > kSeats || p.age < 1 || p.age > p.last_age()) return false;
    if (p.over != p.frames.empty() || p.over != (p.question.node == Node::none)) return false;
    if (!p.over && (p.question.seat == kSpectator || index(p.question.seat) >= p.seats)) return false;
    return galaxy_is_sound(p.galaxy) && cards_are_conserved(p) && disks_are_conserved(p) && renewed_are_sound(p) &&
           fleets_are_sound(p) && players_are_sound(p) && answers_are_sound(p);
}

}  // namespace orrery::ozymandias
