// A record: all that is stored or sent of a match. Replaying it gives the position. Whatever comes from outside (links,
// storage, JSON) becomes a Record first and counts only once replay() has held every move against the rules.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <cereal/types/array.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "core/json.h"
#include "games.h"
#include "record/chain.h"

namespace orrery {

inline constexpr std::size_t kMaxMoves = 4095;    // of one match
inline constexpr std::size_t kMaxNameSigns = 24;  // code points
inline constexpr std::size_t kMaxNameBytes = 63;
inline constexpr std::size_t kMaxJsonBytes = 1u << 18;

// Names of bot levels in records and links; new ones are added at the end.
inline constexpr std::string_view kBotLevels[] = {"random", "novice", "adept", "master"};

enum class SeatKind : std::uint8_t { open, person, bot };

struct SeatHolder {
    SeatKind kind = SeatKind::open;
    std::uint8_t level = 0;  // of a bot: index into kBotLevels
    std::string name;        // plain text, as clean_name leaves it; may be empty

    bool operator==(const SeatHolder&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(kind, level, name);
    }
};

// ---- A game by link: each person's seat is bound to a secret (notes/0007)

using SeatKeys = std::array<std::optional<ChainValue>, kMaxSeats>;  // those that a device has

// The newest value of a seat's chain that has travelled: it proves every move of the seat up to there.
struct SeatProof {
    std::uint32_t place = 0;
    ChainValue value{};

    bool operator==(const SeatProof&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(place, value);
    }
};

// A secret answer that is in and not open yet: its number among the legal ones, hidden by its seat's next value.
struct SealedAnswer {
    Seat seat = kSpectator;
    std::uint64_t digit = 0;

    bool operator==(const SealedAnswer&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(seat, digit);
    }
};

// A seat that went to another device, person or bot after so many moves, and who held it before.
struct SeatChange {
    std::uint32_t moves = 0;
    Seat seat = kSpectator;
    SeatHolder before;

    bool operator==(const SeatChange&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(moves, seat, before);
    }
};
inline constexpr std::size_t kMaxChanges = 31;

template <class Archive>
void serialize(Archive& archive, OptionText& option) {
    archive(option.key, option.value);
}

struct Record {
    std::string game;
    std::int32_t revision = 1;
    std::vector<OptionText> options;  // those that differ from the defaults, as Match::options() gives them
    std::vector<SeatHolder> seats;
    std::uint64_t number = 0;  // tells matches apart; drawn at random by whoever starts one
    std::uint64_t seed = 0;    // all luck of a match that is not bound
    std::vector<std::string> moves;

    // Of a game by link; empty otherwise. Luck then comes from the seats' secrets (record/luck.h).
    bool is_bound = false;
    std::uint8_t protocol = 1;         // of the binding
    std::uint8_t bot_revision = 0;     // kBotRevision (bots/players.h) of the bots that play here; 0: protocol 1
    Seat opener = kSpectator;          // opens the first value of its chain when all seats are taken: the match begins
    std::vector<SeatProof> proofs;     // one a seat
    std::vector<SealedAnswer> sealed;  // of the secret round that is running
    std::string waiting;  // the newest move, when its luck is another seat's to open: not among `moves` yet
    std::vector<SeatChange> changes;

    bool operator==(const Record&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(game, revision, options, seats, number, seed, moves);
        archive(is_bound, opener, proofs, sealed, waiting, changes);
    }
};

// Are seats still being taken? Such a match has no position yet: start_of and replay say "record/gathering".
bool is_gathering(const Record& record);
// Who held the seat when move `ply` was made (counted from 1; one more than there are: who holds it now).
const SeatHolder& holder_at(const Record& record, Seat seat, std::size_t ply);
// Do its changes of seats stand in order, the last after at most `moves` moves?
bool changes_hold(const Record& record, std::size_t moves);

// The seed of a match of which only the number was drawn: it then costs nothing in a link.
std::uint64_t seed_of_number(std::uint64_t number);
// The number of a match that was asked for by its seed (terminal, tests): it then costs nothing in a link.
std::uint64_t number_of_seed(std::uint64_t seed);

// A name as it may be stored and shown: valid UTF-8, no control, direction or invisible marks, single spaces, not too
// long. May come out empty.
std::string clean_name(std::string_view name);

// A record without moves; options normalised. Seats are open; set them before the first link.
Expected<Record> new_record(std::string_view game, int seats, const std::vector<OptionText>& options,
                            std::uint64_t number, std::uint64_t seed);

// The match at ply 0, and the luck of a ply where it follows from the seed: at one device (else record/luck.h).
Expected<std::unique_ptr<Match>> start_of(const Record& record);
inline Chance luck_of(const Record& record, std::size_t ply) {
    return Chance::of_ply(record.seed, static_cast<std::uint32_t>(ply));
}

// The match after `plies` moves (all, unless told). A Fault names the first move that does not hold, and why; of a game by
// link also the first that its seat's secret does not prove ("record/proof").
// `each`, if given, is called before each move with the match and the move's number among the legal ones.
using EachPly = std::function<void(const Match& before, std::uint64_t number)>;
Expected<std::unique_ptr<Match>> replay(const Record& record, std::size_t plies = kMaxMoves, const EachPly& each = {});

// The fault of a move of a game by link that `seat` has not proven.
Fault unproven(const Record& record, Seat seat, std::size_t ply);

// JSON for export and debugging; 64-bit numbers as hexadecimal text. read_record checks the form, not the moves.
void write_record(const Record& record, JsonOut& json);
std::string record_json(const Record& record);
Expected<Record> read_record(std::string_view json);

std::string hex16(std::uint64_t number);
bool read_hex16(std::string_view text, std::uint64_t& number);  // 1 to 16 digits

}  // namespace orrery
