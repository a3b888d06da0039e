// What the map determines: values, control, legal places (3, 6.7).
#include "games/rise/galaxy.h"

namespace orrery::rise {

std::string token(const Stack& stack) {
    std::string text;
    for (int i = 0; i < stack.size(); ++i) text += token(stack[i]);
    return text;
}

int Galaxy::find(Site site) const {
    for (std::size_t i = 0; i < sectors.size(); ++i)
        if (sectors[i].site == site) return static_cast<int>(i);
    return -1;
}

Sector& Galaxy::at(Site site) {
    const int i = find(site);
    assert(i >= 0 && "only explored sectors have a stack");
    return sectors[static_cast<std::size_t>(i)];
}

void Galaxy::add(Site site, int natural) {
    std::size_t place = 0;
    while (place < sectors.size() && sectors[place].site.before(site)) ++place;
    Sector sector;
    sector.site = site;
    sector.natural = static_cast<std::uint8_t>(natural);
    sectors.insert_at(place, sector);
}

int Galaxy::value_of(Colour colour) const {
    int sum = 0;
    for (const Sector& sector : sectors)
        if (sector.active() == colour) sum += sector.value();
    return sum;
}

int Galaxy::sectors_of(Colour colour) const {
    int n = 0;
    for (const Sector& sector : sectors) n += sector.active() == colour;
    return n;
}

SiteSet Galaxy::unexplored() const {
    SiteSet around;
    SiteSet tiles;
    for (const Sector& sector : sectors) {
        tiles.add(sector.site);
        for (const Site near : neighbours(sector.site)) around.add(near);
    }
    around.drop(tiles);
    return around;
}

SiteSet legal_places(const Galaxy& galaxy, Colour colour, bool tiles, bool shield) {
    SiteSet places;
    bool controls = false;
    for (const Sector& sector : galaxy.sectors) {
        if (sector.active() != colour) continue;
        controls = true;
        // An own sector counts only if another own sector is next to it (R9).
        for (const Site near : neighbours(sector.site)) places.add(near);
    }
    if (!controls) {
        if (tiles) places = galaxy.unexplored();
        for (const Sector& sector : galaxy.sectors)
            if (sector.empty()) places.add(sector.site);
        return places;
    }
    if (!tiles) places.drop(galaxy.unexplored());
    if (shield) {
        SiteSet occupied;
        for (const Sector& sector : galaxy.sectors)
            if (!sector.empty()) occupied.add(sector.site);
        places.drop(occupied);
    }
    return places;
}

SiteSet legal_landings(const Galaxy& galaxy, Site from, bool tiles, bool shield) {
    SiteSet places;
    for (const Site near : neighbours(from)) {
        const int i = galaxy.find(near);
        if (i < 0 ? tiles : !shield || galaxy.sectors[static_cast<std::size_t>(i)].empty()) places.add(near);
    }
    return places;
}

}  // namespace orrery::rise
