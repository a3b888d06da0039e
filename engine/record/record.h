// A record: all that is stored or sent of a match. Replaying it gives the position. Whatever comes from outside (links,
// storage, JSON) becomes a Record first and counts only once replay() has held every move against the rules.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "core/json.h"
#include "games.h"

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
    std::uint64_t seed = 0;    // all luck of the match
    std::vector<std::string> moves;

    bool operator==(const Record&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(game, revision, options, seats, number, seed, moves);
    }
};

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

// The match at ply 0, and the luck of a ply of it.
Expected<std::unique_ptr<Match>> start_of(const Record& record);
inline Chance luck_of(const Record& record, std::size_t ply) {
    return Chance::of_ply(record.seed, static_cast<std::uint32_t>(ply));
}

// The match after `plies` moves (all, unless told). A Fault names the first move that does not hold, and why.
// `each`, if given, is called before each move with the match and the move's number among the legal ones.
using EachPly = std::function<void(const Match& before, std::uint64_t number)>;
Expected<std::unique_ptr<Match>> replay(const Record& record, std::size_t plies = kMaxMoves, const EachPly& each = {});

// JSON for export and debugging; 64-bit numbers as hexadecimal text. read_record checks the form, not the moves.
void write_record(const Record& record, JsonOut& json);
std::string record_json(const Record& record);
Expected<Record> read_record(std::string_view json);

std::string hex16(std::uint64_t number);
bool read_hex16(std::string_view text, std::uint64_t& number);  // 1 to 16 digits

}  // namespace orrery
