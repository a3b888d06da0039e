// Hash chains (Lamport 1981) bind a seat of a game by link before it knows what comes. From a key that only its own
// device has, a seat makes a row of values. Each value is the hash of the one after it. The seat shows the first value
// (place 0) when it sits down, and later opens the others one by one, forwards. Whoever knows an opened value finds all
// earlier ones by hashing, so a link carries only the newest. Nobody, not even the seat, can find another value that
// leads back to it.
//
// A value that is not open yet is a number that its seat cannot change and that others cannot foresee. It has three
// uses: it hides a secret answer until it is opened (seal_pad); it proves what its seat said before it was opened
// (tag_of); and the values of all seats together are luck that nobody can steer (luck_seed).
//
// In newer matches there are two hashes between a value and the next one. The step between is called a half. The half
// after a place is the key of the tag that the seat makes at this place. So a seat can show that key, and everybody can
// check the tag, without opening another place.
//
// All hashes are libsodium's BLAKE2b with 16 bytes, over a label of their use, then what they are for, then the values.
// They are the same on every machine, and none can be used in another match, for another seat or at another place.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace orrery {

using ChainValue = std::array<std::uint8_t, 16>;  // a value of a chain, and a seat's key

inline constexpr std::size_t kChainLength = 8208;  // places 0..kChainLength-1

struct ChainId {
    std::uint64_t number = 0;  // the number of the match
    Seat seat = kSpectator;
    bool has_halves = false;

    bool operator==(const ChainId&) const = default;
};

// The values of all places, place 0 first.
std::vector<ChainValue> chain_of(const ChainValue& key, ChainId id);

// A seat's key and the chain that follows from it. The chain is computed when it is first asked for; copies share it.
class SeatKey {
   public:
    SeatKey() = default;
    SeatKey(const ChainValue& key) : key_(key) {}  // implicit: a SeatKey is a key with a cached chain

    operator const ChainValue&() const { return key_; }
    const std::vector<ChainValue>& chain(ChainId id) const;

    bool operator==(const SeatKey& other) const { return key_ == other.key_; }

   private:
    ChainValue key_{};
    mutable ChainId id_{};
    mutable std::shared_ptr<const std::vector<ChainValue>> chain_;
};

// The value at place `to`, found by hashing the value of place `from`; to <= from < kChainLength.
ChainValue earlier(const ChainValue& value, ChainId id, std::size_t from, std::size_t to);

// half_before: the half after `place`, from the value of the next place. value_before: the value of `place`, from that
// half.
ChainValue half_before(const ChainValue& next, ChainId id, std::size_t place);
ChainValue value_before(const ChainValue& half, ChainId id, std::size_t place);

// Hides one step of an answer with `bound` >= 1 possible values: add the pad modulo bound. The pad is in 0..bound-1,
// uniform to 2^-64 * bound. Each `step` of an answer has a pad of its own.
std::uint64_t seal_pad(const ChainValue& value, ChainId id, std::size_t place, std::uint64_t bound,
                       std::size_t step = 0);

// A seat's tag for `said`: 64 bits that only somebody with `key` can make. The key is the value after `place`, or the
// half. Once the key is open, everybody can check whether the seat said so; until then nobody else can.
std::uint64_t tag_of(const ChainValue& key, ChainId id, std::size_t place, std::string_view said);

// A seed for core/chance.h, made from opened values in an order on which all devices agree. `draw` counts the draws of
// a ply.
std::uint64_t luck_seed(std::uint64_t number, std::size_t ply, std::size_t draw, std::span<const ChainValue> values);

// A key made from outside randomness of at least 16 bytes; each `count` gives another key.
ChainValue fresh_key(std::string_view entropy, std::uint64_t count);

// A key of 32 bytes made from `secret`, another one for each use (record/device/post.h).
using PostKey = std::array<std::uint8_t, 32>;
PostKey post_key(std::string_view use, ChainId id, const ChainValue& secret);
std::string hex64(const PostKey& key);  // 64 lower-case hex digits, first byte first

std::string hex32(const ChainValue& value);                 // 32 lower-case hex digits, first byte first
bool read_hex32(std::string_view text, ChainValue& value);  // false: not such a text; value untouched

}  // namespace orrery
