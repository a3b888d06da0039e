// The position of Ozymandias, private to the rules and their tests. It holds all that is open, all hands and leaders,
// the order of deck and tiles, the tiles under exploring fleets, and secret answers that wait for the others.
// Rulebook: assets/rulebooks/ozymandias.md.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/chance.h"
#include "core/game.h"
#include "core/list.h"
#include "core/listener.h"
#include "games/ozymandias/event.h"
#include "games/ozymandias/open.h"

namespace orrery::ozymandias {

// A plan or a draft that waits until all have answered.
struct Sealed {
    bool is_given = false;
    Card leader = kNoCard;
    std::array<CardSet, kFleetsEach> under{};
    std::int8_t draft = 0;

    bool operator==(const Sealed&) const = default;
    void save(JsonOut& json) const {
        json(nvp("given", is_given), CEREAL_NVP(leader), CEREAL_NVP(draft), CEREAL_NVP(under));
    }
};

struct Position : Open {
    FixedList<Card, kCards> deck;                      // the last one is drawn next
    FixedList<Tile, kTiles> stack;                     // the last one is turned up next
    std::array<Tile, kFleets> face_down = no_tiles();  // under exploring fleets
    PerSeat<Sealed> sealed{};

    bool operator==(const Position&) const = default;
    void save(JsonOut& json) const {
        Open::save(json);
        json(CEREAL_NVP(deck), CEREAL_NVP(stack), nvp("face down", face_down));
        json.objects("sealed", static_cast<std::size_t>(seats), [&](std::size_t k) { sealed[k].save(json); });
    }

    static constexpr std::array<Tile, kFleets> no_tiles() {
        std::array<Tile, kFleets> none{};
        for (Tile& tile : none) tile = kNoTile;
        return none;
    }
};
using Listener = orrery::Listener<Position, Event>;

Position start(const Setup<Options>& setup, Chance& chance);
// For positions made by hand: play goes on with one turn, or with buying and planning of an age. After that nothing
// more is asked.
void begin_turn_of(Position& position, Seat seat, Chance& chance);
void begin_planning(Position& position, Seat first, Chance& chance);
void list_answers(const Open& open, std::vector<Entry<Move>>& entries);
Refusal why_not(const Open& open, const Move& move);
void apply(Position& position, const Move& move, Chance& chance, const Listener& listener);
bool is_sound(const Position& position);

}  // namespace orrery::ozymandias
