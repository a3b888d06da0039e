// A record: all that is stored or sent of a match. A replay gives the position. Whatever comes from outside (links,
// storage, JSON) becomes a Record first. It counts only after replay() has checked every move against the rules
// (record/replay/replay.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <rapidjson/fwd.h>

#include "core/json.h"
#include "games.h"
#include "record/data/chain.h"
#include "record/data/names.h"

namespace orrery {

inline constexpr std::size_t kMaxMoves = 4095;      // per match
inline constexpr std::int64_t kMostRevisions = 64;  // rules revisions of a game that a link can tell apart

// Names of bot levels in records and links. New ones are added at the end.
inline constexpr std::string_view kBotLevels[] = {"random", "novice", "adept", "master", "apprentice", "journeyman"};

enum class SeatKind : std::uint8_t { open, person, bot };
inline constexpr std::string_view kSeatKinds[] = {"open", "person", "bot"};  // in records

struct SeatHolder {
    SeatKind kind = SeatKind::open;
    std::uint8_t level = 0;                 // of a bot: index into kBotLevels
    std::string name;                       // plain text, as clean_name returns it; may be empty
    std::uint8_t character = kNoCharacter;  // of a bot: its place in the game's list, from 1 (core/ladder.h)

    bool operator==(const SeatHolder&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(nvp("kind", worded(kind, kSeatKinds)));
        if (kind == SeatKind::bot) archive(nvp("level", worded(level, kBotLevels)), sparse("character", character));
        archive(sparse("name", name));
        if constexpr (Archive::is_loading::value) name = clean_name(name);
    }
};

// ---- A game by link: each person's seat is bound to a secret (protocols/seats.md)

// open_place: the place of its chain that a seat opens with a person's move of ply k, counted from 1. The value there
// hides the seat's secret answer at ply k. seal_place: the place before; the seat opens it when it seals the answer, to
// prove that it has sealed.
constexpr std::size_t open_place(std::size_t ply) { return 2 * ply + 1; }
constexpr std::size_t seal_place(std::size_t ply) { return 2 * ply; }
// For changes of hands that tags prove: a seat that makes one after so many moves has opened at least this place.
constexpr std::size_t change_place(std::size_t moves) { return 2 * moves + 2; }
static_assert(open_place(kMaxMoves + kMaxSeats) < kChainLength);

using SeatKeys = std::array<std::optional<SeatKey>, kMaxSeats>;  // the keys that a device has

// How the seats of such a game are bound. New games are `sealed` or `friends`. Games of the other kinds go on by their
// own rules, but nobody can join them.
//   values     An open value proves that its seat has moved, but not what it played.
//   tags       With the value, each seat says what the record was, by a tag that can be checked when its next value opens
//              (record/replay/tags.h). Each change of hands is the act of a seat, which proves it.
//   scrambled  For friends: as `tags`, but nothing is sealed. A secret answer is a move like any other, in the rules'
//              order. The page shows it to nobody, but whoever takes a link apart can read it.
//   sealed     As `tags`, but each change of hands has a tag of its own, from the seat that made it. A seat can let its tag
//              be checked without opening another place of its chain. Nobody comes back to a seat during a secret round.
//   friends    As `sealed`, but nothing is sealed.
enum class Protocol : std::uint8_t { values = 1, tags = 2, scrambled = 3, sealed = 4, friends = 5 };

// The revision of what bots answer. Whatever changes a bot's answer to the same view, seed and number of playouts must
// raise it: search, levels and their numbers by link, an Insight, a view's JSON. In games by link, devices compute
// bots' moves again (bots/by_record.h), but only those of their own revision.
inline constexpr std::uint8_t kBotRevision = 5;
inline constexpr std::uint8_t kMaxBotRevision = 63;

// The newest value of a seat's chain that has travelled. It proves every move of the seat up to there. The seat's tag
// beside it covers the record as it was when the value was opened.
struct SeatProof {
    std::uint32_t place = 0;
    ChainValue value{};
    std::uint8_t acts = 0;  // how often the seat has acted since it opened the value
    std::uint8_t back = 0;  // the tag covers the first place / 2 - back moves
    std::uint64_t tag = 0;
    bool vouched = false;  // `value` is the half after the place; everybody can check the tag

    bool operator==(const SeatProof&) const = default;
};
inline constexpr std::uint8_t kMaxActs = 255;
inline constexpr std::uint8_t kMaxActsBefore = 15;  // by the rules of `tags` and `scrambled`
inline constexpr std::uint8_t kMaxBack = 7;

// A secret answer that is in but not open yet: the numbers of its steps, hidden by the next value of its seat.
struct SealedAnswer {
    Seat seat = kSpectator;
    std::vector<std::uint64_t> digits;

    bool operator==(const SealedAnswer&) const = default;
};

// A seat went to another device, person or bot after so many moves. `before` held it until then.
struct SeatChange {
    std::uint32_t moves = 0;
    Seat seat = kSpectator;
    SeatHolder before;
    Seat by = kSpectator;    // with tags: the seat whose act it was, proven by its chain (change_place)
    bool amid_wait = false;  // with tags: the last of these moves waited for the seat's luck and is played without it
    // If signed (signs_hands): the tag of `by` for the change. It was made at the place open then: change_place +
    // `beyond`.
    std::uint8_t beyond = 0;
    std::uint64_t tag = 0;

    bool operator==(const SeatChange&) const = default;
};
inline constexpr std::uint8_t kMaxBeyond = 15;
// The same change, whoever made it: two may let a bot stand in at the same moment.
inline bool is_same_change(const SeatChange& a, const SeatChange& b) {
    return a.moves == b.moves && a.seat == b.seat && a.before == b.before && a.amid_wait == b.amid_wait;
}
inline constexpr std::size_t kMaxChanges = 31;      // per match bound by values
inline constexpr std::size_t kMaxSeatChanges = 30;  // per seat, in a match bound by tags

// What makes a match a game by link. Its luck comes from the seats' secrets (record/replay/luck.h).
struct Binding {
    Protocol protocol = Protocol::values;
    std::uint8_t bot_revision = 0;     // with tags: kBotRevision when the match was made
    Seat opener = kSpectator;          // begins the match: opens the first value of its chain when all seats are taken
    std::vector<SeatProof> proofs;     // one per seat
    std::vector<SealedAnswer> sealed;  // of the running secret round
    std::string waiting;  // the newest move, while another seat must open its luck; it is not in `moves` yet
    std::vector<SeatChange> changes;

    bool operator==(const Binding&) const = default;
};

struct Record {
    std::string game;
    std::int32_t revision = 1;
    std::vector<OptionText> options;  // those that are not at their defaults, as from Match::options()
    std::vector<SeatHolder> seats;
    std::uint64_t number = 0;  // tells matches apart; drawn at random when one is started
    std::uint64_t seed = 0;    // all luck of a match that is not bound
    std::vector<std::string> moves;

    std::optional<Binding> binding;  // only for a game by link

    bool is_bound() const { return binding.has_value(); }
    bool operator==(const Record&) const = default;

    template <class Archive>
    void serialize(Archive& archive);  // record.cpp
};

// Has one of its bots a character, now or before its seat changed hands? Older programs can't play such a match.
bool has_characters(const Record& record);
// Does the game have the character of each of its bots? A game that isn't here is believed.
bool characters_hold(const Record& record);

void sort_sealed(Binding& binding);  // by seat, the order in which they travel

// Are seats still being taken? Such a match has no position yet; start_of and replay return the Fault "record/lobby".
bool in_lobby(const Record& record);
inline bool has_tags(const Record& record) { return record.binding && record.binding->protocol != Protocol::values; }
// Are its secret answers sealed until all of them are in?
inline bool seals(const Record& record) {
    return record.binding && record.binding->protocol != Protocol::scrambled &&
           record.binding->protocol != Protocol::friends;
}
// Is it bound as new games are: do changes of hands have tags, and does its chain have halves?
inline bool signs_hands(const Record& record) { return record.binding && record.binding->protocol >= Protocol::sealed; }
inline std::uint8_t most_acts(const Record& record) { return signs_hands(record) ? kMaxActs : kMaxActsBefore; }
inline ChainId chain_id(const Record& record, Seat seat) { return {record.number, seat, signs_hands(record)}; }
// The value that a seat has shown for the place of its proof.
ChainValue shown_value(const Record& record, Seat seat);
inline bool has_waiting(const Record& record) { return record.binding && !record.binding->waiting.empty(); }
// The number of moves made, the one that waits for luck included.
std::size_t made_moves(const Record& record);
// Is or was there a person on the seat? Values of other seats neither travel nor count.
bool has_chain(const Record& record, std::size_t seat);
// Removes values of seats without a chain. They would count for luck, but no link would carry them.
void drop_strange_values(Record& record);
// Empty for a game that is not by link: its seats do not change hands.
inline std::span<const SeatChange> changes_of(const Record& record) {
    return record.binding ? std::span<const SeatChange>(record.binding->changes) : std::span<const SeatChange>();
}
// Who held the seat when move `ply` was made, counted from 1. One more than there are moves: who holds it now.
const SeatHolder& holder_at(const Record& record, Seat seat, std::size_t ply);
// Who holds the seat after `change`, which must be one of changes_of(record).
const SeatHolder& holder_after(const Record& record, const SeatChange& change);
// For a game by link: are its changes of hands in order, the last after at most `moves` moves? With tags also: is each
// the act of a seat that proves it, and does a person stay?
bool changes_hold(const Record& record, std::size_t moves);
// Was there at least one seat that a person held all the time?
bool somebody_stayed(const Record& record);

// Derives the seed from the number. A match made this way needs no seed in its link.
std::uint64_t seed_of_number(std::uint64_t number);
// Derives the number from the seed, for matches that are asked for by seed (terminal, tests). They need no seed in
// their links.
std::uint64_t number_of_seed(std::uint64_t seed);

// JSON for export and debugging, with 64-bit numbers as hexadecimal text. read_record checks the form, not the moves.
void write_record(const Record& record, JsonOut& json);
std::string record_json(const Record& record);
Expected<Record> read_record(std::string_view json);
Expected<Record> read_record(const rapidjson::Value& json);  // a part of a larger document
Fault bad_record(const std::string& what);                   // "it has more than 8 seats"

std::string hex16(std::uint64_t number);
bool read_hex16(std::string_view text, std::uint64_t& number);  // 1 to 16 digits

}  // namespace orrery
