// Nim with sealed bids, the template game: everything that other folders may know about it. `scripts/dev new-game`
// copies this folder. Read view.h, options.cpp, position.h, verbs.cpp, rules.cpp, view.cpp, text.cpp in this order.
// RULINGS has the rules.
//
// The game has a heap of stones. Every seat draws a hidden token. Then all bid secretly for the first turn. In its turn
// a seat takes stones, or once shows its token instead. The last stone is worth 10 points. The token is added to the
// points, the bid subtracted.
//
// It also shows: moves of several steps (`shift a 2 heap`), one of them with a number; a secret answer whose number of
// steps is secret too (`bid 2` or `stake 2 b`); a question within somebody's turn (`let` or `contest`); and three
// revisions of rules in one. The second brought all of these, the third the option `prize`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/game.h"

namespace orrery::example {

inline constexpr int kMostSeats = 4;
inline constexpr int kTokens = 9;  // numbered 1..9
inline constexpr int kHighestBid = 3;
inline constexpr int kPiles = 3;  // side piles a, b, c
inline constexpr int kPileStones = 2;
inline constexpr int kEmptied = 3;  // points for emptying a pile
inline constexpr int kSides = 2;    // the first rules revision that has piles
inline constexpr int kPrizes = 3;   // the first rules revision that has the option `prize`

// options.cpp says which values they accept.
struct Options {
    std::int32_t stones = 21;  // at the start
    std::int32_t most = 3;     // stones in one turn
    std::int32_t prize = 10;   // points for taking the last stone

    bool operator==(const Options&) const = default;
};

enum class Verb : std::uint8_t { bid, stake, take, shift, show, let, contest };

enum class Pile : std::int8_t { none = -1, a, b, c, heap };
std::string_view token(Pile pile);
std::optional<Pile> read_pile(std::string_view token);

// A move, or the beginning of one. In a beginning `number` is 0 or the piles are none.
struct Move {
    Verb verb = Verb::bid;
    std::int32_t number = 0;  // of stones, or the bid
    Pile from = Pile::none;   // of `shift`
    Pile to = Pile::none;     // of `shift` and `stake`

    bool operator==(const Move&) const = default;
};

enum class Phase : std::uint8_t { bid, turn, contest, over };
std::string_view token(Phase phase);

struct SeatView {
    std::int32_t token = 0;   // 0: hidden from the viewer
    std::int32_t bid = -1;    // -1: none yet, or hidden from the viewer
    Pile stake = Pile::none;  // part of the bid
    bool has_bid = false;
    bool has_shown = false;
    bool has_shifted = false;
    std::int32_t points = 0;  // from piles

    bool operator==(const SeatView&) const = default;

    void save(JsonOut& json) const {
        json(sparse("token", token), sparse("bid", bid, -1), sparse("stake", stake, Pile::none));
        json(sparse("shifted", has_shifted), sparse("points", points), CEREAL_NVP(has_bid), nvp("shown", has_shown));
    }
};

// One thing that a move did, for sentences and boards.
struct Event {
    enum class Kind : std::uint8_t {
        bid,      // seat has bid number (staked on `to`); only seat may know how much
        opened,   // the same for everybody, once the last bid is in
        first,    // seat has the first turn; number stones come to `to`, if it staked
        take,     // seat takes stones; number: how many are left
        shift,    // seat shifts number stones
        show,     // seat shows its token, number
        let,      // seat lets an emptied pile count
        contest,  // seat contests it
        gain      // seat gets number points
    };
    Kind kind = Kind::bid;
    Seat seat = kSpectator;
    std::int32_t number = 0;  // of a bid: -1 is hidden
    Pile from = Pile::none;
    Pile to = Pile::none;

    bool operator==(const Event&) const = default;
};

// What one seat may know: filled field by field in view.cpp, so what is not named there cannot leak.
struct View {
    Seat viewer = kSpectator;
    Options options;
    std::int32_t seats = 2;
    std::int32_t revision = 1;
    Phase phase = Phase::bid;
    std::int32_t heap = 0;
    std::array<std::int32_t, kPiles> pile{};
    Seat turn = kSpectator;   // first seat that still owes a bid, or whose turn it is
    Seat asked = kSpectator;  // in `contest`: who may contest
    Seat last = kSpectator;   // who took the last stone
    std::array<SeatView, kMostSeats> seat{};

    bool operator==(const View&) const = default;

    // A match of an older revision leaves out what a later one brought, so that its text stays the same.
    void save(JsonOut& json) const {
        json(CEREAL_NVP(phase), CEREAL_NVP(heap), nvp("most", options.most));
        if (revision >= kSides) json(CEREAL_NVP(revision), nvp("piles", pile));
        if (revision >= kPrizes) json(nvp("prize", options.prize));
        json(sparse("viewer", viewer, kSpectator), sparse("turn", turn, kSpectator));
        json(sparse("asked", asked, kSpectator), sparse("last", last, kSpectator));
        json(nvp("seats", std::span(seat).first(static_cast<std::size_t>(seats))));
    }
};

}  // namespace orrery::example
