// The position of Kardashev, private to the rules and their tests: all that is public, the order of the bag, and sealed
// bids that wait for the others.
// Rulebook: assets/rulebooks/kardashev.md.
#pragma once

#include <array>
#include <cstdint>

#include "core/chance.h"
#include "core/game.h"
#include "core/list.h"
#include "core/listener.h"
#include "games/kardashev/event.h"
#include "games/kardashev/open.h"

namespace orrery::kardashev {

struct Position : Open {
    FixedList<Tile, kBag> bag;  // the last one is drawn next
    PerSeat<Bid> sealed{};

    bool operator==(const Position&) const = default;
    void save(JsonOut& json) const {
        Open::save(json);
        json(CEREAL_NVP(bag));
        json.objects("sealed bids", static_cast<std::size_t>(seats),
                     [&](std::size_t k) { sealed[k].save(json, options); });
    }
};
using Listener = orrery::Listener<Position, Event>;

// The seats that still owe a sealed bid in this round.
SeatSet owing_bids(const Position& position);

Position start(const Setup<Options>& setup, Chance& chance);
// For positions made by hand: play goes on at the beginning of a round, or of a turn.
void begin_round(Position& position, Chance& chance);
void begin_turn_of(Position& position, Seat seat, Chance& chance);
void list_answers(const Open& open, std::vector<Entry<Move>>& entries);
bool leads_to(const Move& prefix, const Move& move);
Move as_listed(const Open& open, Move move);
Refusal why_not(const Open& open, const Move& move);
void apply(Position& position, const Move& move, Chance& chance, const Listener& listener);
bool is_sound(const Position& position);

}  // namespace orrery::kardashev
