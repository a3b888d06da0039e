// Gems and disks: gaining and paying (6.17, R16, R50), PUT DISK (6.8) and DESTROY (6.14).
#include <algorithm>

#include "games/rise/play.h"

namespace orrery::rise {

// ---- Gems

void gain(Play& play, Seat seat, int gems) {
    std::int32_t& bank = play.position.bank_of(seat);
    const int gained = std::min(gems, kCeiling - bank);
    bank += gained;
    if (gained > 0) tell(play, Event::gain, seat, gained);
}

void pay(Play& play, Seat seat, int gems, Seat receiver) {
    if (gems == 0) return;
    Position& p = play.position;
    assert(p.bank_of(seat) >= gems);
    p.bank_of(seat) -= gems;
    if (receiver != kSpectator) p.bank_of(receiver) = std::min(kCeiling, p.bank_of(receiver) + gems);
    tell(play, Event{.kind = Event::pay, .seat = seat, .other = receiver, .amount = gems});
}

void add_gems(Play& play, Site site, int gems) {
    Sector& sector = play.position.galaxy.at(site);
    const int added = std::min(gems, kCeiling - sector.gems);
    sector.gems += added;
    if (added > 0) tell_site(play, Event::site_gems, site, kNoColour, added);
}

void take_gems(Play& play, Site site, int gems, Seat seat) {
    if (gems == 0) return;
    play.position.galaxy.at(site).gems -= gems;
    tell_site(play, Event::site_gems, site, kNoColour, -gems);
    gain(play, seat, gems);
}

void put_gem_on(Play& play, Card card) {
    std::int32_t& gems = play.position.gems_of(card);
    gems = std::min(kCeiling, gems + 1);
    tell(play, Event{.kind = Event::card_gems, .card = card, .amount = gems});
}

// ---- Disks

void open_tile(Play& play, Site site) {
    Position& p = play.position;
    const int natural = p.tiles[0].natural;
    p.tiles.erase_at(0);
    p.galaxy.add(site, natural);
    tell_site(play, Event::tile, site, kNoColour, natural);
}

void put_disk(Play& play, Colour colour, Site site) {
    Position& p = play.position;
    if (!p.galaxy.explored(site)) open_tile(play, site);
    --p.pool_of(colour);
    p.galaxy.at(site).stack.push(colour);
    tell_site(play, Event::disk, site, colour, 0);
}

// Destroyed disks go to the active player, no matter who caused it (R22).
void destroy_top(Play& play, Site site) {
    Position& p = play.position;
    const Colour colour = p.galaxy.at(site).stack.pop();
    ++p.dead_of(p.active, colour);
    tell(play, Event{.kind = Event::destroy, .seat = p.active, .colour = colour, .site = site});
}

void destroy_from_pool(Play& play, Colour colour) {
    Position& p = play.position;
    --p.pool_of(colour);
    ++p.dead_of(p.active, colour);
    tell(play, Event{.kind = Event::pool_destroy, .seat = p.active, .colour = colour});
}

void return_disk(Play& play, Seat seat, Colour colour) {
    Position& p = play.position;
    --p.dead_of(seat, colour);
    ++p.pool_of(colour);
    tell(play, Event{.kind = Event::pool_return, .seat = seat, .colour = colour});
}

}  // namespace orrery::rise
