#include "web/boards/ozymandias/carry_out.h"

#include <algorithm>

namespace orrery::web::ozymandias_film {
namespace {
using namespace orrery::ozymandias;

void change(Player& player, const Resources& some, int sign) {
    for (std::size_t i = 0; i < some.size(); ++i)
        player.reserve[i] = static_cast<std::int8_t>(std::clamp(player.reserve[i] + sign * some[i], 0, kMostReserve));
}

void gain_cards(Player& player, int count) {
    player.hand_size = static_cast<std::int8_t>(std::max(0, player.hand_size + count));
}

void drop_from_hand(Open& p, Seat seat, Card card) {
    gain_cards(p.player(seat), -1);
    if (card != kNoCard) p.player(seat).hand.drop(card);
}

void stand_on(Open& p, Fleet fleet, Point point) {
    const orrery::ozymandias::Spot spot = p.galaxy.spot(point);
    if (spot == kNoSpot) return;
    FleetState& state = p.fleet(fleet);
    state.where = Where::map, state.spot = spot, state.site = kNoSite;
}

void leave_map(FleetState& state, Where where) { state.where = where, state.spot = kNoSpot, state.site = kNoSite; }

// The place of the highest disk on a point that `fits`; -1: there is none.
template <class Fits>
int highest(const Open& p, Point point, Fits&& fits) {
    const orrery::ozymandias::Spot spot = p.galaxy.spot(point);
    for (std::size_t i = p.disks.size(); i-- > 0;)
        if (p.disks[i].spot == spot && fits(p.disks[i])) return static_cast<int>(i);
    return -1;
}

void take_disk(Open& p, const Event& event) {
    if (event.fleet != kNoFleet && event.point == kNoPoint) {
        p.fleet(event.fleet).has_disk = false;
    } else if (const int at = highest(p, event.point, [&](const Disk& disk) { return disk.owner == event.seat; });
               at >= 0) {
        p.disks.erase_at(static_cast<std::size_t>(at));
    }
    ++p.player(event.seat).pool;
}

void put_disk(Open& p, Seat seat, Point point, bool is_low) {
    if (p.disks.size() == p.disks.capacity() || !p.galaxy.has(point)) return;
    const Disk disk{p.galaxy.spot(point), seat};
    is_low ? p.disks.insert_at(0, disk) : p.disks.push_back(disk);
}

void lose_pool(Player& player) { player.pool = static_cast<std::int8_t>(std::max(0, player.pool - 1)); }
}  // namespace

void carry_out(Open& p, const Event& e) {
    switch (e.kind) {
        case Event::age:
            p.age = static_cast<std::int8_t>(e.number), p.passed.clear();
            for (FleetState& fleet : p.fleets) fleet.is_ready = true;
            for (Player& player : p.players) player.boxes = 0, player.bought = 0;
            return;
        case Event::shuffle:  // what the deck still held is told with the draw that follows
            p.deck_size = static_cast<std::int8_t>(p.deck_size + e.number), p.discard = {};
            return;
        case Event::draw:
            gain_cards(p.player(e.seat), e.number);
            p.deck_size = static_cast<std::int8_t>(std::max(0, p.deck_size - e.number));
            return;
        case Event::buy: p.player(e.seat).bought = static_cast<std::int8_t>(e.number); return;
        case Event::plan: {
            FleetState& fleet = p.fleet(e.fleet);
            fleet.leader = e.card, fleet.where = Where::card, fleet.is_ready = true;
            Player& player = p.player(e.seat);
            player.fleets = static_cast<std::int8_t>(std::max<int>(player.fleets, place_of(e.fleet) + 1));
            return drop_from_hand(p, e.seat, e.card);
        }
        case Event::under: {
            FleetState& fleet = p.fleet(e.fleet);
            fleet.under_count = static_cast<std::int8_t>(fleet.under_count + e.number);
            fleet.under |= e.cards;
            gain_cards(p.player(e.seat), -e.number);
            p.player(e.seat).hand = p.player(e.seat).hand - e.cards;
            return;
        }
        case Event::recover:
            p.player(e.seat).boxes = static_cast<std::int8_t>(e.number);
            each_fleet(p, e.seat, [&](Fleet fleet) { p.fleet(fleet).is_ready = true; });
            return;
        case Event::reveal: p.fleet(e.fleet).leader = e.card, p.fleet(e.fleet).is_revealed = true; return;
        case Event::pay: return change(p.player(e.seat), e.resources, -1);
        case Event::gain: return change(p.player(e.seat), e.resources, 1);
        case Event::burn:
        case Event::discard:
        case Event::sword:
            if (e.card != kNoCard) p.discard.add(e.card);
            return drop_from_hand(p, e.seat, e.card);
        case Event::give: gain_cards(p.player(e.other), 1); return drop_from_hand(p, e.seat, e.card);
        case Event::steal: gain_cards(p.player(e.seat), 1); return drop_from_hand(p, e.other, e.card);
        case Event::harvest: {
            FleetState& fleet = p.fleet(e.fleet);
            if (e.card != kNoCard) fleet.under.drop(e.card);
            fleet.under_count = static_cast<std::int8_t>(std::max(0, fleet.under_count - 1));
            return gain_cards(p.player(e.seat), 1);  // it is given away next
        }
        case Event::strength: p.fleet(e.fleet).strength = static_cast<std::int8_t>(e.number); return;
        case Event::warp:
        case Event::move: return stand_on(p, e.fleet, e.point);
        case Event::turn_up:
            p.turned = e.tile;
            if (p.fleet(e.fleet).where != Where::exploring)  // Alien Remnant takes it from the stack
                p.stack_size = static_cast<std::int8_t>(std::max(0, p.stack_size - 1));
            return;
        case Event::land:
            p.turned = kNoTile;
            if (!p.galaxy.is_placed(e.site)) p.galaxy.place(e.site, e.tile, e.rotation);
            return stand_on(p, e.fleet, e.point);
        case Event::explore:
            if (!p.galaxy.is_placed(e.site) && !p.galaxy.is_reserved(e.site)) p.galaxy.reserve(e.site);
            p.stack_size = static_cast<std::int8_t>(std::max(0, p.stack_size - 1));
            leave_map(p.fleet(e.fleet), Where::exploring);
            p.fleet(e.fleet).site = e.site;
            return;
        case Event::home:
        case Event::lift: return leave_map(p.fleet(e.fleet), Where::card);
        case Event::swap: std::swap(p.fleet(e.fleet).spot, p.fleet(e.target).spot); return;
        case Event::take_disk: return take_disk(p, e);
        case Event::disk: put_disk(p, e.seat, e.point, false); return lose_pool(p.player(e.seat));
        case Event::low_disk: put_disk(p, e.seat, e.point, true); return lose_pool(p.player(e.seat));
        case Event::card_disk: p.fleet(e.fleet).has_disk = true; return lose_pool(p.player(e.seat));
        case Event::collapse:
            if (const int at = highest(p, e.point, [](const Disk&) { return true; }); at >= 0) {
                const Disk disk = p.disks[static_cast<std::size_t>(at)];
                p.disks.erase_at(static_cast<std::size_t>(at));
                p.disks.insert_at(0, disk);
            }
            return;
        case Event::terraform:
            if (p.galaxy.has(e.point) && !p.galaxy.is_colony(e.point)) p.galaxy.terraform(e.point);
            return;
        case Event::attack: p.war = {}, p.war.attacker = e.fleet, p.war.defender = e.target; return;
        case Event::initiative: p.war.holder = e.fleet, p.war.score = e.number; return;
        case Event::won: p.war.winner = e.fleet, p.war.score = e.number; return;
        case Event::exhaust:
        case Event::activate: p.fleet(e.fleet).is_ready = false; return;
        case Event::pass:
            if (!p.has_passed(e.seat) && p.passed.size() < p.passed.capacity()) p.passed.push_back(e.seat);
            return;
        case Event::obelisk: p.obelisk = e.seat; return;
        case Event::take_back: {
            gain_cards(p.player(e.seat), e.number);
            each_fleet(p, e.seat, [&](Fleet fleet) { p.fleet(fleet).under = {}, p.fleet(fleet).under_count = 0; });
            return;
        }
        case Event::over: p.over = true; return;
        default: return;
    }
}

}  // namespace orrery::web::ozymandias_film
