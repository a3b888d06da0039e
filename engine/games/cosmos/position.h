// The position of Settlers of the Cosmos, private to the rules and their tests. It holds all that is open, all hands
// and races, the order of the deck, and secret answers that wait for the others.
// Rulebook: assets/rulebooks/cosmos.md.
#pragma once

#include <span>
#include <vector>

#include "core/chance.h"
#include "core/game.h"
#include "core/list.h"
#include "core/listener.h"
#include "games/cosmos/event.h"
#include "games/cosmos/open.h"

namespace orrery::cosmos {

// A sealed answer that waits until all have answered: the race that is kept, or the cards that are played.
struct Sealed {
    bool is_given = false;
    bool is_yes = false;  // keep: open the race; play: reveal it
    Race race = kNoRace;
    Card card = kNoCard;
    Card other = kNoCard;

    bool operator==(const Sealed&) const = default;
    void save(JsonOut& json) const {
        json(nvp("given", is_given), nvp("flag", is_yes), CEREAL_NVP(race), CEREAL_NVP(card), CEREAL_NVP(other));
    }
};

struct Position : Open {
    FixedList<Card, kCards> deck;  // the last one is drawn next
    PerSeat<Sealed> sealed{};

    bool operator==(const Position&) const = default;
    void save(JsonOut& json) const {
        Open::save(json);
        json(CEREAL_NVP(deck), nvp("sealed", std::span(sealed).first(static_cast<std::size_t>(seats))));
    }
};
using Listener = orrery::Listener<Position, Event>;

Position start(const Setup<Options>& setup, Chance& chance);
// For positions made by hand: play goes on with a turn of that seat, with placing ships, or with the end of the round.
void begin_turn_of(Position& position, Seat seat, Chance& chance);
void begin_placing(Position& position, Chance& chance);
void begin_round_end(Position& position, Chance& chance);
void list_answers(const Open& open, std::vector<Entry<Move>>& entries);
Move as_listed(const Open& open, Move move);   // the same move with its two cards in the order of the legal list
bool find_only(const Open& open, Move& only);  // true if the question has exactly one answer, which is then in `only`
Refusal why_not(const Open& open, const Move& move);
void apply(Position& position, const Move& move, Chance& chance, const Listener& listener);
bool is_sound(const Position& position);

}  // namespace orrery::cosmos
