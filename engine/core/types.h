// The types that every game and every part above it share: seats, sets of seats, what is asked now, how a match ended,
// and what a game says about itself. A game includes core/game.h, which includes this.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

// ---- Seats
inline constexpr int kMaxSeats = 6;
inline constexpr int kNewestRevision = 0;  // stands for the newest rules revision

// A place at the table, 0-based. Written p1..p6 in notation and {p1}..{p6} in sentences; the layers above put the names
// in.
enum class Seat : std::int8_t {};
inline constexpr Seat kSpectator{-1};  // sees what everybody may see, is never asked

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat); }  // index of an array
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
inline std::string seat_token(Seat seat) { return "p" + std::to_string(index(seat) + 1); }
inline std::optional<std::string> token(Seat seat) {  // for JSON
    return seat == kSpectator ? std::nullopt : std::optional(seat_token(seat));
}
inline std::string seat_name(Seat seat) { return "{" + seat_token(seat) + "}"; }

// A set of seats as bits.
struct SeatSet {
    std::uint8_t bits = 0;

    constexpr bool has(Seat seat) const { return seat != kSpectator && ((bits >> index(seat)) & 1) != 0; }
    constexpr void add(Seat seat) { bits = static_cast<std::uint8_t>(bits | (1 << index(seat))); }
    constexpr void drop(Seat seat) { bits = static_cast<std::uint8_t>(bits & ~(1 << index(seat))); }
    constexpr bool empty() const { return bits == 0; }
    bool operator==(const SeatSet&) const = default;
};

inline std::vector<std::string> tokens(SeatSet seats) {
    std::vector<std::string> all;
    for (int k = 0; k < kMaxSeats; ++k)
        if (seats.has(seat_at(k))) all.push_back(seat_token(seat_at(k)));
    return all;
}

// ---- Question and result
// What the game asks now. `node` is the rules reference's name of the question ("settle", "bid"), a string literal. If
// several seats owe a secret answer at once, `owing` holds those that still do, and `seat` is the first of them in the
// rules reference's order. They answer in that order, and no answer is shown before the last one is in.
//
// Turns: `mover` is the seat whose turn it is; kSpectator if it is no seat's turn (a secret draft, a setup). If another
// seat is asked, it answers out of turn, and the turn goes on. Two questions in a row belong to one turn if `mover` and
// `turn` are equal in both. `end` is the answer, as notation, with which the asked seat ends its part ("end", "ready",
// "pass"); empty: no answer does. "pass" gives up more than the turn, such as the rest of a round; a screen lets it be
// undone until the turn is ended. `next` is the answer, if any, that does nothing but lead to the next part of the
// seat's own turn. A Decision is public: it is the same for everybody who looks.
struct Decision {
    bool over = false;    // nothing is asked any more; the other members mean nothing
    bool secret = false;  // the answer is hidden from other seats until all have answered
    Seat seat = kSpectator;
    SeatSet owing{};
    std::string_view node{};
    Seat mover = kSpectator;
    std::int32_t turn = 0;
    std::string_view end{};
    std::string_view next{};

    bool is_of_turn(const Decision& other) const { return mover == other.mover && turn == other.turn; }
    bool operator==(const Decision&) const = default;
};

// How a match stands or ended. `rank` 1 is best; equal ranks are shared; seats that are not in the match have 0.
// `cause` is the rules reference's word for the end ("domination"); empty while the match runs. Seats with equal
// numbers in `side` are one side, such as an allied pair: they have one rank and win together. A game with allied seats
// sets `side`; it stays the same for a whole match.
struct Result {
    std::array<std::int8_t, kMaxSeats> rank{};
    std::array<std::int32_t, kMaxSeats> score{};
    std::array<std::int8_t, kMaxSeats> side{0, 1, 2, 3, 4, 5};
    std::string_view cause{};

    bool is_one_side(Seat a, Seat b) const { return side[slot(a)] == side[slot(b)]; }
    // The number of sides with that rank.
    int sides_with(int wanted) const {
        unsigned sides = 0;
        for (std::size_t k = 0; k < rank.size(); ++k)
            if (rank[k] == wanted) sides |= 1u << side[k];
        return std::popcount(sides);
    }

    bool operator==(const Result&) const = default;
};

// A move as numbers: for each step, its place among the entries that the step offers, from 0. Links hold moves as
// paths.
using Path = std::vector<std::uint64_t>;
inline constexpr std::size_t kMostSteps = 64;  // per move

// ---- What a game says about itself, and its options
struct GameInfo {
    std::string_view id;       // "prosper"
    std::string_view title;    // "Prosper or Perish"
    std::string_view tagline;  // one line for the home screen
    int min_seats = 2;
    int max_seats = 2;
    int revision = 1;  // the newest rules revision; all older ones down to 1 still work
    int minutes = 0;   // of a usual match between people
    std::string_view credit{};
};

// One option of a game as people set it, with the rules reference's key and values. `menu` lists the values that are
// offered. If other texts are accepted too (a generated map, a handicap), `hint` says which.
struct OptionValue {
    std::string value;
    std::string label;
    bool draws_seats = false;  // seats are assigned at random when the match is created (record/play/seating.h)
};
struct OptionSpec {
    std::string key;
    std::string title;
    std::string hint;
    std::string fallback;  // the value if the option is not given
    std::vector<OptionValue> menu;
    bool takes_more = false;  // accepts values that are not on the menu
};
struct OptionText {
    std::string key;
    std::string value;

    bool operator==(const OptionText&) const = default;
};

// A kind of game in words, which people choose before single options. All options that it does not set are at their
// defaults.
struct Preset {
    std::string id;
    std::string title;
    std::string note;  // what that kind of game is like
    std::vector<OptionText> options;
    bool is_advised = false;  // for these seats the set-up chooses it by itself, not the standard
};
// Ids that games share. Every game has the first two. If a game has the third, the set-up chooses it by itself for play
// by link.
inline constexpr std::string_view kFirstGame = "first-game";  // what a lesson invites to
inline constexpr std::string_view kStandard = "standard";     // every option at its default
inline constexpr std::string_view kLinkGame = "by-link";

// Automatic answers: decisions that a person has answered in advance, one option each; one value of every option is
// `ask`. The option's fallback holds if people play by link; otherwise everybody is asked.
inline constexpr std::string_view kAsk = "ask";
struct AutomaticAnswers {
    std::vector<OptionText> values;  // only those that are not `ask`

    std::string_view of(std::string_view key) const {
        for (const OptionText& one : values)
            if (one.key == key) return one.value;
        return kAsk;
    }
};

}  // namespace orrery
