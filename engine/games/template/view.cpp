// Who may know what in Nim. Only this file turns a Position into a View, or into another world that a seat may consider
// possible.
#include "core/list.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

bool knows_token(const Position& position, Seat viewer, Seat owner) {  // R1, R5, R6
    return viewer == owner || position.shown[slot(owner)] || position.phase == Phase::over;
}

bool knows_bid(const Position& position, Seat viewer, Seat owner) {  // R2
    return viewer == owner || position.phase != Phase::bid;
}

}  // namespace

View Nim::view(const Position& position, Seat viewer) {
    View view;
    view.viewer = viewer;
    view.options = position.options;
    view.seats = position.seats;
    view.revision = position.revision;
    view.phase = position.phase;
    view.heap = position.heap;
    view.pile = position.pile;
    view.turn = position.turn;
    view.asked = position.asked;
    view.last = position.last;
    for (int k = 0; k < position.seats; ++k) {
        const Seat owner = seat_at(k);
        SeatView& seen = view.seat[slot(owner)];
        if (knows_token(position, viewer, owner)) seen.token = position.token[slot(owner)];
        if (knows_bid(position, viewer, owner)) {
            seen.bid = position.bid[slot(owner)];
            seen.stake = position.stake[slot(owner)];
        }
        seen.has_bid = position.bid[slot(owner)] >= 0;
        seen.has_shown = position.shown[slot(owner)];
        seen.has_shifted = position.shifted[slot(owner)];
        seen.points = position.points[slot(owner)];
    }
    return view;
}

// Everybody may know that a seat has bid, but not how much (R2).
std::optional<Event> Nim::masked(Event event, Seat viewer) {
    if (event.kind == Event::Kind::bid && viewer != event.seat) event.number = -1, event.to = Pile::none;
    return event;
}

// Draws the hidden tokens anew from those that the viewer has not seen. Sealed bids become any legal bids.
Position Nim::resample(const Position& position, Seat viewer, Chance& chance) {
    Position world = position;
    std::array<bool, kTokens + 1> is_known{};
    for (int k = 0; k < position.seats; ++k)
        if (knows_token(position, viewer, seat_at(k)))
            is_known[static_cast<std::size_t>(position.token[slot(seat_at(k))])] = true;
    FixedList<std::int32_t, kTokens> bag;
    for (std::int32_t token = 1; token <= kTokens; ++token)
        if (!is_known[static_cast<std::size_t>(token)]) bag.push_back(token);
    chance.shuffle(bag);
    for (int k = 0; k < position.seats; ++k) {
        const Seat owner = seat_at(k);
        if (!knows_token(position, viewer, owner)) world.token[slot(owner)] = bag.pop_back();
        if (knows_bid(position, viewer, owner) || world.bid[slot(owner)] < 0) continue;
        const auto answer = static_cast<std::int32_t>(chance.below(kHighestBid + 1));
        const bool has_stake = position.revision >= kSides && answer > 0 && chance.below(2) == 1;
        world.bid[slot(owner)] = answer;
        world.stake[slot(owner)] = has_stake ? static_cast<Pile>(chance.below(kPiles)) : Pile::none;
    }
    return world;
}

}  // namespace orrery::example
