// The nouns that every game and every part above shares: seats, sets of seats, what is asked now, how a match
// ended, and what a game says about itself. Included by core/game.h; include that one in a game.
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

inline constexpr int kMaxSeats = 6;
inline constexpr int kNewestRevision = 0;  // of the rules: where none is named

// A place at the table, 0-based. Written p1..p6 in notation and {p1}..{p6} in sentences (names are put in above).
enum class Seat : std::int8_t {};
inline constexpr Seat kSpectator{-1};  // sees what everybody may see, owes nothing

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat); }  // in an array of seats
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }
inline std::string seat_token(Seat seat) { return "p" + std::to_string(index(seat) + 1); }
inline std::optional<std::string> token(Seat seat) {  // in JSON
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

// What the game asks now. `node` is the rules reference's name of the question ("settle", "bid"), a literal.
// Where several seats owe a secret answer at once, `owing` holds all who still do and `seat` is the first of them
// in the rules reference's order: answers are taken in that order and stay hidden until the last one is in.
//
// Turns: `mover` is whose turn it is, kSpectator where it is nobody's own (a draft in secret, a setup); another seat that
// is asked answers out of turn, and the turn goes on. Two questions in a row are of one turn if `mover` and `turn` are
// equal in both. `end` is the answer, as notation, with which the asked seat ends its part ("end", "ready", "pass");
// empty: none does. `next` is the one, if any, that does nothing but lead to the next part of the seat's own turn. All of it
// is public: the same for everybody who looks.
struct Decision {
    bool over = false;    // nothing is asked any more; the other members then mean nothing
    bool secret = false;  // the answer is hidden from the other seats until all that owe one have given it
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

// How a match stands or ended: `rank` 1 is best, equal ranks are shared; seats beyond the match hold 0.
// `cause` is the rules reference's word for the end ("domination"), empty while the match runs.
// Seats with equal numbers in `side` are one side, such as an allied pair: they have one rank, and win together. A game sets
// it where seats are allied; it stays the same for a whole match.
struct Result {
    std::array<std::int8_t, kMaxSeats> rank{};
    std::array<std::int32_t, kMaxSeats> score{};
    std::array<std::int8_t, kMaxSeats> side{0, 1, 2, 3, 4, 5};
    std::string_view cause{};

    bool is_one_side(Seat a, Seat b) const { return side[slot(a)] == side[slot(b)]; }
    // How many sides have that rank.
    int sides_with(int wanted) const {
        unsigned sides = 0;
        for (std::size_t k = 0; k < rank.size(); ++k)
            if (rank[k] == wanted) sides |= 1u << side[k];
        return std::popcount(sides);
    }

    bool operator==(const Result&) const = default;
};

struct GameInfo {
    std::string_view id;       // "prosper"
    std::string_view title;    // "Prosper or Perish"
    std::string_view tagline;  // one line for the home screen
    int min_seats = 2;
    int max_seats = 2;
    int revision = 1;  // the newest rules revision; every older one down to 1 must go on working
    int minutes = 0;   // usual length of a match with people
    std::string_view credit{};
};

// One option of a game as people set it, in the rules reference's key and values. `menu` lists what is
// offered; other texts may be accepted too (a generated map, a handicap), `hint` then says which.
struct OptionValue {
    std::string value;
    std::string label;
    bool draws_seats = false;  // who sits where is drawn by lot when the match is created (record/seating.h)
};
struct OptionSpec {
    std::string key;
    std::string title;
    std::string hint;
    std::string fallback;  // the value that holds when the option is not given
    std::vector<OptionValue> menu;
    bool takes_more = false;  // than what is on the menu
};
// A move as numbers: the place of each of its steps among what that step offers, from 0. What links hold of a move.
using Path = std::vector<std::uint64_t>;
inline constexpr std::size_t kMostSteps = 64;  // of a move

struct OptionText {
    std::string key;
    std::string value;

    bool operator==(const OptionText&) const = default;
};

// A kind of game in words, which people choose before single options: the options that it sets, all others at their defaults.
struct Preset {
    std::string id;
    std::string title;
    std::string note;  // what it is like
    std::vector<OptionText> options;
    bool is_advised = false;  // chosen by itself instead of the standard, for the number of seats that it is for
};
// Ids that games share. All have the first two. Where a game has the third, it is chosen by itself for play by link.
inline constexpr std::string_view kFirstGame = "first-game";  // what a lesson invites to
inline constexpr std::string_view kStandard = "standard";     // every option at its default
inline constexpr std::string_view kLinkGame = "by-link";

// Automatic answers: what a person lets be answered for him, an option each, one of whose values always asks. The option's
// fallback holds where people play by link; elsewhere everybody is asked.
inline constexpr std::string_view kAsk = "ask";
struct AutomaticAnswers {
    std::vector<OptionText> values;  // of what is not asked

    std::string_view of(std::string_view key) const {
        for (const OptionText& one : values)
            if (one.key == key) return one.value;
        return kAsk;
    }
};

}  // namespace orrery
