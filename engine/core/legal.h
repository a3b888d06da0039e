// Reads a game's legal list: turns a move into the numbers of its steps and back, picks moves at random, and says why a
// move is not legal. Each number of a range counts as one place; links hold places.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/chance.h"
#include "core/game.h"

namespace orrery {

// ---- One entry
// The entry's move with its `place`th number.
template <class G>
typename G::Move move_in(const Entry<typename G::Move>& entry, std::uint64_t place) {
    return entry.ranged() ? G::with_number(entry.move, entry.low + static_cast<std::int32_t>(place)) : entry.move;
}

// The entry's move with a random number.
template <class G>
typename G::Move random_move_of(const Entry<typename G::Move>& entry, Chance& chance) {
    return move_in<G>(entry, entry.ranged() ? chance.below(entry.width()) : 0);
}

// The place of a whole move among the numbers of an entry; -1: the entry does not have it.
template <class G>
std::int64_t place_in(const Entry<typename G::Move>& entry, const typename G::Move& move) {
    if (!entry.ranged()) return entry.move == move ? 0 : -1;
    const std::int32_t number = G::number_of(move);
    if (number < entry.low || number > entry.high || !(G::with_number(entry.move, number) == move)) return -1;
    return number - entry.low;
}

// ---- One list
// The place of `move`, or of its beginning, among `entries`, which are all of one step; -1: it is not there.
template <class G>
std::int64_t place_of(const typename G::Move& move, const std::vector<Entry<typename G::Move>>& entries) {
    std::int64_t place = 0;
    for (const auto& entry : entries) {
        if constexpr (HasSteps<G>) {
            for (std::uint32_t i = 0; entry.more && i < entry.width(); ++i)
                if (G::leads_to(move_in<G>(entry, i), move)) return place + i;
        }
        if (!entry.more)
            if (const std::int64_t found = place_in<G>(entry, move); found >= 0) return place + found;
        place += entry.width();
    }
    return -1;
}

// How many places `entries` have.
template <class Move>
std::uint64_t places_in(const std::vector<Entry<Move>>& entries) {
    std::uint64_t count = 0;
    for (const auto& entry : entries) count += entry.width();
    return count;
}

// The entry that holds `place`, which must be below places_in(entries), and the place within its range.
template <class Move>
std::pair<const Entry<Move>&, std::uint64_t> entry_at(std::uint64_t place, const std::vector<Entry<Move>>& entries) {
    for (const auto& entry : entries) {
        if (place < entry.width()) return {entry, place};
        place -= entry.width();
    }
    assert(false && "there are not so many entries");
    return {entries.front(), 0};
}

// ---- Whole moves
// Takes a move step by step. `first` is the list of the first step and must not be empty. `choose(entries)` returns the
// place of the step to take. `scratch` is room for the lists of later steps.
template <class G, class Choose>
typename G::Move choose_move(const typename G::Position& position, const std::vector<Entry<typename G::Move>>& first,
                             std::vector<Entry<typename G::Move>>& scratch, Choose&& choose) {
    const auto* entries = &first;
    for (;;) {
        const auto [entry, number] = entry_at(choose(*entries), *entries);
        const typename G::Move move = move_in<G>(entry, number);
        if constexpr (HasSteps<G>) {
            if (entry.more) {
                G::further(position, move, scratch);
                entries = &scratch;
                continue;
            }
        } else {
            (void)position, (void)scratch;
        }
        return move;
    }
}

// The move as the legal list has it (HasSpellings).
template <class G>
typename G::Move as_listed(const typename G::Position& position, const typename G::Move& move) {
    if constexpr (HasSpellings<G>)
        return G::as_listed(position, move);
    else
        return (void)position, move;
}

// The path of a legal move, in whatever way it is written; empty: the move is not legal.
template <class G>
std::optional<Path> path_of(const typename G::Position& position, const typename G::Move& written,
                            const std::vector<Entry<typename G::Move>>& first) {
    const typename G::Move move = as_listed<G>(position, written);
    Path path;
    if constexpr (!HasSteps<G>) {
        const std::int64_t place = place_of<G>(move, first);
        if (place < 0) return {};
        path.push_back(static_cast<std::uint64_t>(place));
    } else {
        std::vector<Entry<typename G::Move>> entries = first;
        for (bool more = true; more;) {
            const std::int64_t place = place_of<G>(move, entries);
            if (place < 0) return {};
            path.push_back(static_cast<std::uint64_t>(place));
            const auto [entry, number] = entry_at(path.back(), entries);
            more = entry.more;
            const typename G::Move prefix = move_in<G>(entry, number);
            if (more) G::further(position, prefix, entries);
        }
    }
    return path;
}

template <class G>
bool is_legal(const typename G::Position& position, const typename G::Move& move) {
    std::vector<Entry<typename G::Move>> entries;
    G::legal(position, entries);
    return path_of<G>(position, move, entries).has_value();
}

// A random legal move: at each step a random entry, then a random number of its range. `entries` is the list of the
// first step and must not be empty; it is overwritten.
template <class G>
typename G::Move any_move(const typename G::Position& position, std::vector<Entry<typename G::Move>>& entries,
                          Chance& chance) {
    for (;;) {
        const auto entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
        const auto move = random_move_of<G>(entry, chance);
        if constexpr (HasSteps<G>) {
            if (entry.more) {
                G::further(position, move, entries);
                continue;
            }
        } else {
            (void)position;
        }
        return move;
    }
}

// All legal moves in canonical order, whole ones only. For a game with steps: only the first, about `most` entries.
template <class G>
void list_moves(const typename G::Position& position, std::vector<Entry<typename G::Move>>& entries,
                std::size_t most = 512) {
    G::legal(position, entries);
    if constexpr (HasSteps<G>) {
        std::vector<Entry<typename G::Move>> found;
        const auto add = [&](const auto& self, const std::vector<Entry<typename G::Move>>& step) -> void {
            for (const auto& entry : step) {
                if (!entry.more) found.push_back(entry);
                for (std::uint32_t i = 0; entry.more && i < entry.width() && found.size() < most; ++i) {
                    std::vector<Entry<typename G::Move>> next;
                    G::further(position, move_in<G>(entry, i), next);
                    self(self, next);
                }
            }
        };
        add(add, entries);
        entries = std::move(found);
    } else {
        (void)most;
    }
}

// Why the move is not legal; empty: it is legal.
template <class G>
Verdict refusal(const typename G::Position& position, const typename G::Move& move) {
    if (is_legal<G>(position, move)) return {};
    return G::why_not(position, move);
}

}  // namespace orrery
