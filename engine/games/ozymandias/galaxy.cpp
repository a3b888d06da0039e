#include "games/ozymandias/galaxy.h"

#include <string>
#include <vector>

namespace orrery::ozymandias {

int Galaxy::place_at(Site site) const {
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (places_[i].site == site) return static_cast<int>(i);
    return -1;
}

bool Galaxy::is_reserved(Site site) const {
    for (const Site one : reserved_)
        if (one == site) return true;
    return false;
}

FixedList<Site, kMostSides> Galaxy::free_sites() const {
    FixedList<Site, kMostSides> found;
    for (const Place& place : places_)
        for (int side = 0; side < kSides; ++side) {
            if (place.next[static_cast<std::size_t>(side)] != kNothing) continue;
            const Site site = neighbour(place.site, static_cast<Side>(side));
            std::size_t at = found.size();
            while (at > 0 && found[at - 1] > site) --at;
            if (at == 0 || found[at - 1] != site) found.insert_at(at, site);
        }
    return found;
}

void Galaxy::join(Site site, std::int8_t value) {
    for (int side = 0; side < kSides; ++side) {
        const int other = place_at(neighbour(site, static_cast<Side>(side)));
        if (other >= 0)
            places_[static_cast<std::size_t>(other)].next[static_cast<std::size_t>(opposite(static_cast<Side>(side)))] =
                value;
    }
}

void Galaxy::place(Site site, Tile tile, int rotation) {
    assert(!is_placed(site));
    for (std::size_t i = 0; i < reserved_.size(); ++i)
        if (reserved_[i] == site) {
            reserved_.erase_at(i);
            break;
        }
    const Face& face = face_of(tile, rotation);
    Place place{site, tile, static_cast<std::int8_t>(rotation), face.colonies, face.hazards};
    for (int side = 0; side < kSides; ++side) {
        const Site next = neighbour(site, static_cast<Side>(side));
        const int other = place_at(next);
        place.next[static_cast<std::size_t>(side)] = other >= 0          ? static_cast<std::int8_t>(other)
                                                     : is_reserved(next) ? kReserved
                                                                         : kNothing;
    }
    const std::size_t number = places_.size();
    join(site, static_cast<std::int8_t>(number));
    std::size_t rank = number;
    for (; rank > 0 && places_[static_cast<std::size_t>(order_[rank - 1])].site > site; --rank)
        order_[rank] = order_[rank - 1];
    order_[rank] = static_cast<std::int8_t>(number);
    places_.push_back(place);
}

void Galaxy::reserve(Site site) {
    assert(!is_placed(site) && !is_reserved(site));
    reserved_.push_back(site);
    join(site, kReserved);
}

void Galaxy::terraform(Point point) {
    const Spot at = spot(point);
    assert(at != kNoSpot && !is_colony(at));
    Place& place = places_[static_cast<std::size_t>(place_of(at))];
    const Slots bit = static_cast<Slots>(1 << slot_of(at));
    place.colonies = static_cast<Slots>(place.colonies | bit);
    place.hazards = static_cast<Slots>(place.hazards & ~bit);
    place.terraformed = static_cast<Slots>(place.terraformed | bit);
}

Spot Galaxy::spot(Point point) const {
    if (point == kNoPoint) return kNoSpot;
    const int place = place_at(site_of(point));
    return place < 0 ? kNoSpot : spot_at(place, slot_of(point));
}

Step Galaxy::step(Spot from, Heading heading) const {
    const Place& here = at(from);
    const int slot = slot_of(from);
    if ((here.arms() >> (slot * kHeadings + static_cast<int>(heading)) & 1) == 0) return {};
    const Arm arm = arm_of(slot, heading);
    if (arm.side == kNoSide) return {Step::To::spot, spot_at(place_of(from), arm.slot)};
    const std::int8_t next = here.next[static_cast<std::size_t>(arm.side)];
    if (next == kNothing) return {Step::To::outside};
    if (next == kReserved) return {Step::To::closed};
    return {Step::To::spot, spot_at(next, arm.slot)};
}

bool Galaxy::is_adjacent(Spot one, Spot other) const {
    for (int heading = 0; heading < kHeadings; ++heading) {
        const Step next = step(one, static_cast<Heading>(heading));
        if (next.to == Step::To::spot && next.spot == other) return true;
    }
    return false;
}

}  // namespace orrery::ozymandias
