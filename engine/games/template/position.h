// Everything that is true at one moment of Nim, secrets included. It is private to the game and its tests. It is a
// plain value: no pointers, no heap, members of fixed width. `save` names each member once more, for JSON.
#pragma once

#include <array>
#include <cstdint>

#include "core/flow.h"
#include "core/list.h"
#include "core/listener.h"
#include "games/template/view.h"

namespace orrery::example {

// What the match is busy with (core/flow.h). A contest is asked within a turn, and the turn goes on after it.
enum class Step : std::uint8_t { bids, turn, contest };  // R2, R4, R10
struct Frame {
    Step step = Step::bids;
    Stage stage = kBegin;
    Seat next = kSpectator;  // contest: who is asked next

    bool operator==(const Frame&) const = default;
    void save(JsonOut& json) const { json(nvp("step", static_cast<int>(step)), CEREAL_NVP(stage), CEREAL_NVP(next)); }
};
inline constexpr std::size_t kFrames = 2;

struct Position {
    Options options;
    std::int32_t seats = 2;
    std::int32_t revision = 1;  // of the rules
    Phase phase = Phase::bid;   // what is asked
    FixedList<Frame, kFrames> frames;
    std::int32_t heap = 0;
    std::array<std::int32_t, kPiles> pile{};
    Seat turn = kSpectator;   // whose turn it is; during the bids, the first seat that owes one
    Seat asked = kSpectator;  // in `contest`: who is asked within the turn
    Seat last = kSpectator;   // who took the last stone
    std::array<std::int32_t, kMostSeats> token{};
    std::array<std::int32_t, kMostSeats> bid{};  // -1: not made yet; sealed until all are made
    std::array<Pile, kMostSeats> stake{};        // part of the bid
    std::array<bool, kMostSeats> shown{};
    std::array<bool, kMostSeats> shifted{};
    std::array<std::int32_t, kMostSeats> points{};  // from piles

    bool operator==(const Position&) const = default;

    void save(JsonOut& json) const {
        json(CEREAL_NVP(phase), CEREAL_NVP(heap), nvp("most", options.most));
        json(unhashed("stones", options.stones), unhashed("pending", frames));
        if (revision < kSides) json(unhashed("revision", revision));
        if (revision >= kSides) json(CEREAL_NVP(revision), nvp("piles", pile));
        if (revision >= kPrizes) json(nvp("prize", options.prize));
        json(sparse("turn", turn, kSpectator), sparse("asked", asked, kSpectator), sparse("last", last, kSpectator));
        json.objects("seats", static_cast<std::size_t>(seats), [&](std::size_t k) {
            json(nvp("token", token[k]), nvp("shown", shown[k]), sparse("bid", bid[k], -1));
            json(sparse("stake", stake[k], Pile::none), sparse("shifted", shifted[k]), sparse("points", points[k]));
        });
    }
};

using Listener = orrery::Listener<Position, Event>;

inline bool has_sides(const Position& position) { return position.revision >= kSides; }
inline std::int32_t stones(const Position& position, Pile pile) {  // on a pile, or on the heap
    return pile == Pile::heap ? position.heap : position.pile[static_cast<std::size_t>(pile)];
}

}  // namespace orrery::example
