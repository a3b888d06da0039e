// What can be chosen on a board, in the types of its game: the entries of its legal list, the move as far as it is
// chosen, and what a press on a choice means.
#pragma once

#include <algorithm>
#include <any>
#include <span>
#include <utility>
#include <vector>

#include "core/game.h"
#include "web/boards/board.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/spot_input.h"

namespace orrery::web::kit {

// What can be chosen next; empty: the viewer is not asked.
template <class Move>
std::span<const Entry<Move>> entries_in(const BoardFrame& frame) {
    if (frame.entries == nullptr) return {};
    return held<std::vector<Entry<Move>>>(*frame.entries);
}

// The move as far as it is chosen; nullptr: nothing is chosen.
template <class Move>
const Move* begun_in(const std::any& begun) {
    return held_if<Move>(begun);
}

// The chosen entry, without its number; nullptr: there is more to choose than a number.
template <class Move>
const Entry<Move>* chosen_in(const BoardFrame& frame) {
    return frame.place && frame.entries != nullptr ? &entries_in<Move>(frame)[*frame.place] : nullptr;
}

// An entry that is the beginning of a move: there is more to choose.
template <class Move>
Entry<Move> begin_with(Move move) {
    return {std::move(move), 0, 0, true};
}

// The entry that a press on that thing chooses; nullptr: it is no choice.
template <class Move>
const Entry<Move>* choice_of(const Spot& spot) {
    return held_if<Entry<Move>>(spot.choice);
}

// What a press on a choice means, unless the board wants something else. It chooses. If that makes a whole move and
// `frame.taps_commit` is set, the move is made at once. If the thing is chosen already, the press makes the move if it
// is whole, else it takes the last step back.
template <class Move>
void answer_to(const Spot& spot, const BoardFrame& frame, BoardAnswer& answer) {
    const Entry<Move>* choice = choice_of<Move>(spot);
    if (choice == nullptr) return;
    if (spot.gathers || !spot.chosen) {
        const auto entries = entries_in<Move>(frame);
        const bool is_offered = std::find(entries.begin(), entries.end(), *choice) != entries.end();
        answer.choice = spot.choice;
        answer.commit = frame.taps_commit && !spot.gathers && is_offered && !choice->more && !choice->ranged();
        return;
    }
    const Entry<Move>* chosen = chosen_in<Move>(frame);
    const Move* begun = begun_in<Move>(frame.begun);
    const bool is_last = chosen != nullptr && chosen->move == choice->move && chosen->ranged() == choice->ranged();
    if (is_last && frame.is_whole)
        answer.commit = true;
    else if (begun != nullptr && *begun == choice->move)
        answer.back = true;
    else
        answer.choice = spot.choice;
}

}  // namespace orrery::web::kit
