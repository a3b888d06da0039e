// What each seat may know. Only this file fills a View and makes up another world for a seat.
#include <algorithm>

#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {

View Kardashev::view(const Position& p, Seat viewer) {
    View v;
    v.viewer = viewer;
    v.open = p;  // copies only the public part
    v.decision = decision(p);
    if (p.question.node == Node::bid)
        for (int k = 0; k < p.seats; ++k)
            if (p.sealed[static_cast<std::size_t>(k)].cards >= 0) v.ready.add(seat_at(k));
    if (viewer != kSpectator && index(viewer) < p.seats) v.sealed = p.sealed[slot(viewer)];
    v.result = result_of(p);
    return v;
}

std::optional<Event> Kardashev::masked(const Event& event, Seat) { return event; }

// What is drawn from the bag, and bids when they open.
bool Kardashev::is_reveal(const Event& event) { return event.kind == Event::draw || event.kind == Event::bid; }

namespace {

// A possible bid: any number, any plan.
Bid any_bid(const Open& p, Seat seat, Chance& chance) {
    Bid bid;
    bid.cards = static_cast<std::int8_t>(chance.below(static_cast<std::uint32_t>(most_bid(p, seat)) + 1));
    if (!p.options.plans) return bid;
    for (std::int8_t slot = 1; slot <= p.pairs(); ++slot) bid.plan.slots.push_back(slot);
    for (int k = 0; k < p.seats; ++k)
        if (p.lying().has(seat_at(k))) bid.plan.tiles.push_back(seat_at(k));
    if (plans_name_none(p)) bid.plan.tiles.push_back(kSpectator);
    chance.shuffle(bid.plan.slots);
    chance.shuffle(bid.plan.tiles);
    if (p.options.allies) bid.plan.first = chance.below(2) == 0 ? seat : p.ally_of(seat);
    return bid;
}

}  // namespace

// Another order of the bag, and other bids of the other seats. Neither depends on the real ones.
Position Kardashev::resample(const Position& position, Seat viewer, Chance& chance) {
    Position p = position;
    std::sort(p.bag.begin(), p.bag.end(), [](Tile a, Tile b) { return a.value < b.value; });
    chance.shuffle(p.bag);
    for (int k = 0; k < p.seats; ++k) {
        Bid& sealed = p.sealed[static_cast<std::size_t>(k)];
        if (sealed.cards >= 0 && seat_at(k) != viewer) sealed = any_bid(p, seat_at(k), chance);
    }
    return p;
}

}  // namespace orrery::kardashev
