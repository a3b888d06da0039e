// Moves that come to mind at a question, each with an estimate of its worth. An Insight (core/game.h) makes its lists
// from them: a game thinks of moves in any order, the best ones are promising, and a quick move is one of the best.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/chance.h"
#include "core/game.h"
#include "core/list.h"
#include "core/scratch_list.h"

namespace orrery {

template <class Move>
struct Idea {
    Move move{};
    int worth = 0;
};
inline constexpr std::size_t kMostIdeas = 128;  // later ones are dropped
template <class Move>
using Ideas = ScratchList<Idea<Move>, kMostIdeas>;

template <class Move>
void think(Ideas<Move>& ideas, const Move& move, int worth) {
    if (ideas.size() < ideas.capacity()) ideas.push_back({move, worth});
}

// Inserts into a list by falling worth, behind items of the same worth.
template <class List, class Item, class Worth>
void insert_by_worth(List& list, Item item, const Worth& worth_of) {
    std::size_t place = list.size();
    while (place > 0 && worth_of(list[place - 1]) < worth_of(item)) --place;
    list.insert_at(place, item);
}

// The places of the best kMost ideas, best first.
template <std::size_t kMost, class Move>
FixedList<std::size_t, kMost + 1> best_of(const Ideas<Move>& ideas) {
    FixedList<std::size_t, kMost + 1> best;
    for (std::size_t i = 0; i < ideas.size(); ++i) {
        insert_by_worth(best, i, [&](std::size_t place) { return ideas[place].worth; });
        if (best.size() > kMost) best.pop_back();
    }
    return best;
}

// Insight::promising: the best twelve ideas as entries. `think_of(position, ideas, scratch)` fills the list. If
// `is_counted(move)`, the entry is ranged and stands for the one number in the move.
template <class Position, class Move, class ThinkOf, class IsCounted>
void list_promising(const Position& position, std::vector<Entry<Move>>& entries, const ThinkOf& think_of,
                    const IsCounted& is_counted) {
    constexpr std::size_t kMost = 12;
    entries.clear();
    if (position.over) return;
    Ideas<Move> ideas;
    think_of(position, ideas, entries);
    entries.clear();
    for (const std::size_t place : best_of<kMost>(ideas)) {
        const Move& move = ideas[place].move;
        entries.push_back({move});
        if (is_counted(move)) entries.back().low = entries.back().high = move.number;
    }
}

// What a character likes (core/ladder.h): adds likes(move) to the worth of each idea.
template <class List, class Likes>
void favour(List& ideas, const Likes& likes) {
    for (std::size_t i = 0; i < ideas.size(); ++i) ideas[i].worth += likes(ideas[i].move);
}

// One of the best four at random: `lots` holds eight places (0: the best), one of which is drawn. Needs at least one
// idea.
template <class Move>
const Move& pick_one(const Ideas<Move>& ideas, const std::array<std::size_t, 8>& lots, Chance& chance) {
    const auto best = best_of<4>(ideas);
    const std::size_t place = lots[chance.below(static_cast<std::uint32_t>(lots.size()))];
    return ideas[best[place < best.size() ? place : 0]].move;
}

}  // namespace orrery
