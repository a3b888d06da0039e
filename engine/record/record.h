// A record: all that is stored or sent of a match. Replaying it gives the position. Whatever comes from outside (links,
// storage, JSON) becomes a Record first and counts only once replay() has held every move against the rules.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "games.h"
#include "record/chain.h"
#include "record/names.h"

namespace orrery {

inline constexpr std::size_t kMaxMoves = 4095;  // of one match
inline constexpr std::size_t kMaxJsonBytes = 1u << 18;
inline constexpr std::int64_t kMostRevisions = 64;  // of a game's rules, that a link can tell

// Names of bot levels in records and links; new ones are added at the end.
inline constexpr std::string_view kBotLevels[] = {"random", "novice", "adept", "master", "apprentice", "journeyman"};

enum class SeatKind : std::uint8_t { open, person, bot };
inline constexpr std::string_view kSeatKinds[] = {"open", "person", "bot"};  // in records

struct SeatHolder {
    SeatKind kind = SeatKind::open;
    std::uint8_t level = 0;  // of a bot: index into kBotLevels
    std::string name;        // plain text, as clean_name leaves it; may be empty

    bool operator==(const SeatHolder&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(nvp("kind", worded(kind, kSeatKinds)));
        if (kind == SeatKind::bot) archive(nvp("level", worded(level, kBotLevels)));
        archive(sparse("name", name));
        if constexpr (Archive::is_loading::value) name = clean_name(name);
    }
};

// ---- A game by link: each person's seat is bound to a secret (notes/0007)

using SeatKeys = std::array<std::optional<SeatKey>, kMaxSeats>;  // those that a device has

// How such a game is bound. New games are of the last two kinds; the others go on by their own rules, and nobody joins them.
// `values`: an open value proves that its seat has moved, not what.
// `tags`: beside it each seat says what the record was, by a tag that holds when its next value opens (record/tags.h), and
// every change of hands is the act of a seat that proves it.
// `scrambled`, for friends: as `tags`, but nothing is sealed. A secret answer is a move like any other, in the rules' order;
// the page shows it to nobody, but whoever takes a link apart can read it.
// `sealed`: as `tags`; each change of hands bears a tag of its own, of the seat that made it; a seat can vouch for its word
// without opening a place of its chain; and nobody comes back to a seat amid a secret round.
// `friends`: as `sealed`, but nothing is sealed.
enum class Protocol : std::uint8_t { values = 1, tags = 2, scrambled = 3, sealed = 4, friends = 5 };

// Of what bots answer. Whatever changes the answer to the same view, seed and number of playouts raises it: search, levels
// and their numbers by link, an Insight, a view's JSON. In games by link devices compute bots' moves again
// (bots/by_record.h), and only those of their own revision.
inline constexpr std::uint8_t kBotRevision = 4;
inline constexpr std::uint8_t kMaxBotRevision = 63;

// The newest value of a seat's chain that has travelled: it proves every move of the seat up to there. The seat's tag
// beside it is about the record as it was when the value was opened.
struct SeatProof {
    std::uint32_t place = 0;
    ChainValue value{};
    std::uint8_t acts = 0;  // how often the seat has said something anew since it opened the value
    std::uint8_t back = 0;  // moves that the tag is not about: it covers the first place / 2 - back
    std::uint64_t tag = 0;
    bool vouched =
        false;  // what stands as its value is the half after the place, with which everybody can check the tag

    bool operator==(const SeatProof&) const = default;
};
inline constexpr std::uint8_t kMaxActs = 255;
inline constexpr std::uint8_t kMaxActsBefore = 15;  // by the rules of `tags` and `scrambled`
inline constexpr std::uint8_t kMaxBack = 7;

// A secret answer that is in and not open yet: the numbers of its steps, hidden by its seat's next value.
struct SealedAnswer {
    Seat seat = kSpectator;
    std::vector<std::uint64_t> digits;

    bool operator==(const SealedAnswer&) const = default;
};

// A seat that went to another device, person or bot after so many moves, and who held it before.
struct SeatChange {
    std::uint32_t moves = 0;
    Seat seat = kSpectator;
    SeatHolder before;
    Seat by = kSpectator;    // with tags: whose act it was, proven by that seat's chain (change_place in record/luck.h)
    bool amid_wait = false;  // with tags: the last of these moves waited for the seat's luck, and is played without it
    // Signed (signs_hands): the author's tag for the change, made at the place that it had open then, `beyond` change_place.
    std::uint8_t beyond = 0;
    std::uint64_t tag = 0;

    bool operator==(const SeatChange&) const = default;
};
inline constexpr std::uint8_t kMaxBeyond = 15;
// Whoever let a bot stand in: two may have done so at the same moment.
inline bool is_same_change(const SeatChange& a, const SeatChange& b) {
    return a.moves == b.moves && a.seat == b.seat && a.before == b.before && a.amid_wait == b.amid_wait;
}
inline constexpr std::size_t kMaxChanges = 31;      // of a match bound by values
inline constexpr std::size_t kMaxSeatChanges = 30;  // of a seat, bound by tags

// What makes a match a game by link: its luck then comes from the seats' secrets (record/luck.h).
struct Binding {
    Protocol protocol = Protocol::values;
    std::uint8_t bot_revision = 0;     // by tags: kBotRevision when the match was made
    Seat opener = kSpectator;          // opens the first value of its chain when all seats are taken: the match begins
    std::vector<SeatProof> proofs;     // one a seat
    std::vector<SealedAnswer> sealed;  // of the secret round that is running
    std::string waiting;  // the newest move, when its luck is another seat's to open: not among the moves yet
    std::vector<SeatChange> changes;

    bool operator==(const Binding&) const = default;
};

struct Record {
    std::string game;
    std::int32_t revision = 1;
    std::vector<OptionText> options;  // those that differ from the defaults, as Match::options() gives them
    std::vector<SeatHolder> seats;
    std::uint64_t number = 0;  // tells matches apart; drawn at random by whoever starts one
    std::uint64_t seed = 0;    // all luck of a match that is not bound
    std::vector<std::string> moves;

    std::optional<Binding> binding;  // of a game by link

    bool is_bound() const { return binding.has_value(); }
    bool operator==(const Record&) const = default;

    template <class Archive>
    void serialize(Archive& archive);  // record.cpp
};

void sort_sealed(Binding& binding);  // by seat, as they travel

// Are seats still being taken? Such a match has no position yet: start_of and replay say "record/lobby".
bool in_lobby(const Record& record);
inline bool has_tags(const Record& record) { return record.binding && record.binding->protocol != Protocol::values; }
// Are its secret answers sealed until all of them are in?
inline bool seals(const Record& record) {
    return record.binding && record.binding->protocol != Protocol::scrambled &&
           record.binding->protocol != Protocol::friends;
}
// Is it bound as new games are: do changes of hands bear tags, and has its chain halves?
inline bool signs_hands(const Record& record) { return record.binding && record.binding->protocol >= Protocol::sealed; }
inline std::uint8_t most_acts(const Record& record) { return signs_hands(record) ? kMaxActs : kMaxActsBefore; }
inline ChainId chain_id(const Record& record, Seat seat) { return {record.number, seat, signs_hands(record)}; }
// The value that a seat has shown, of the place of its proof.
ChainValue shown_value(const Record& record, Seat seat);
inline bool has_waiting(const Record& record) { return record.binding && !record.binding->waiting.empty(); }
// Only seats of a game by link change hands.
inline std::span<const SeatChange> changes_of(const Record& record) {
    return record.binding ? std::span<const SeatChange>(record.binding->changes) : std::span<const SeatChange>();
}
// Who held the seat when move `ply` was made (counted from 1; one more than there are: who holds it now).
const SeatHolder& holder_at(const Record& record, Seat seat, std::size_t ply);
// Who holds the seat after `change`, one of the record's changes_of.
const SeatHolder& holder_after(const Record& record, const SeatChange& change);
// Of a game by link: do its changes of seats stand in order, the last after at most `moves` moves? With tags: is each the act of a seat that
// proves it, and does somebody stay?
bool changes_hold(const Record& record, std::size_t moves);
// Was there a person on some seat all the time?
bool somebody_stayed(const Record& record);

// The seed of a match of which only the number was drawn: it then costs nothing in a link.
std::uint64_t seed_of_number(std::uint64_t number);
// The number of a match that was asked for by its seed (terminal, tests): it then costs nothing in a link.
std::uint64_t number_of_seed(std::uint64_t seed);

// A record without moves; options normalised. Seats are open; set them before the first link.
Expected<Record> new_record(std::string_view game, int seats, const std::vector<OptionText>& options,
                            std::uint64_t number, std::uint64_t seed);

// The match at ply 0, and the luck of a ply where it follows from the seed: at one device (else record/luck.h).
Expected<std::unique_ptr<Match>> start_of(const Record& record);
class Luck;
Expected<std::unique_ptr<Match>> start_of(const Record& record,
                                          const Luck& luck);  // the record's, which hashed its chains
Expected<bool> can_start(const Record& record);               // before its luck is asked for
inline Chance luck_of(const Record& record, std::size_t ply) {
    return Chance::of_ply(record.seed, static_cast<std::uint32_t>(ply));
}

// The match after `plies` moves (all, unless told). A Fault names the first move that does not hold, and why; of a game by
// link also the first that its seat's secret does not prove ("record/proof").
// `each`, if given, is called before each move with the match and the move's path.
using EachPly = std::function<void(const Match& before, const Path& path)>;
Expected<std::unique_ptr<Match>> replay(const Record& record, std::size_t plies = kMaxMoves, const EachPly& each = {});

// The fault of the move of that ply, from 1, which is not legal there: why, and how many moves before it hold.
Fault impossible_move(std::size_t ply, std::string_view move, const Fault& why);
// The fault of a move of a game by link that `seat` has not proven.
Fault unproven(const Record& record, Seat seat, std::size_t ply);

// JSON for export and debugging; 64-bit numbers as hexadecimal text. read_record checks the form, not the moves.
void write_record(const Record& record, JsonOut& json);
std::string record_json(const Record& record);
Expected<Record> read_record(std::string_view json);

std::string hex16(std::uint64_t number);
bool read_hex16(std::string_view text, std::uint64_t& number);  // 1 to 16 digits

}  // namespace orrery
