// The position of Settlers of the Cosmos, private to the rules and their tests: all that lies open, all hands and races, and what
// nobody knows: the order of the deck, and secret answers that wait for the others.
#pragma once

#include <vector>

#include "core/chance.h"
#include "core/game.h"
#include "core/list.h"
#include "core/listener.h"
#include "games/cosmos/event.h"
#include "games/cosmos/open.h"

namespace orrery::cosmos {

// A race that is kept, or what is played, until all have answered.
struct Sealed {
    bool is_given = false;
    bool is_yes = false;  // open; reveal
    Race race = kNoRace;
    Card card = kNoCard;
    Card other = kNoCard;

    bool operator==(const Sealed&) const = default;
};

struct Position : Open {
    FixedList<Card, kCards> deck;  // the last one is drawn next
    PerSeat<Sealed> sealed{};

    bool operator==(const Position&) const = default;
    void save(JsonOut& json) const;  // json.cpp
};
using Listener = orrery::Listener<Position, Event>;

Position start(const Setup<Options>& setup, Chance& chance);
// Play goes on with a turn of that seat, with placing ships, or with the end of the round, in a position that was made by hand.
void begin_turn_of(Position& position, Seat seat, Chance& chance);
void begin_placing(Position& position, Chance& chance);
void begin_round_end(Position& position, Chance& chance);
void list_answers(const Open& open, std::vector<Entry<Move>>& entries);
Move as_listed(const Open& open, Move move);   // two cards in either order
bool find_only(const Open& open, Move& only);  // the only answer to the question, if there is just one
Refusal why_not(const Open& open, const Move& move);
void apply(Position& position, const Move& move, Chance& chance, const Listener& listener);
bool is_sound(const Position& position);

}  // namespace orrery::cosmos
