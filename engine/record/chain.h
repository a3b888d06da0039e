// Hash chains (Lamport 1981): how a seat of a game by link binds itself before it knows what comes. From a key that only
// its own device has, a seat makes a row of values, each the hash of the one after it, and shows the first of all (place 0)
// when it sits down. Later it opens the others one by one, forwards. Whoever knows an opened value finds all earlier ones by
// hashing, so a link carries only the newest; and nobody, not even the seat, can find another value that leads back to it.
//
// What it gives: a value not opened yet is a number that its seat can neither change nor the others foresee. It hides a
// secret answer until it is opened (seal_pad), vouches for what its seat said before it was opened (tag_of), and the values
// of all seats together are luck that nobody steers (luck_seed).
//
// In newer matches a value is two hashes away from the next one, and the step between them is a half. The half after a place
// is the key of what the seat says there. So a seat can show that key and let everybody check its word, and opens no place.
//
// All hashes are BLAKE2b with 16 bytes, libsodium's, over a label of their use, then what they are for, then the values:
// the same on every machine, and none is of use in another match, for another seat or at another place.
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
    std::uint64_t number = 0;  // of the match
    Seat seat = kSpectator;
    bool has_halves = false;

    bool operator==(const ChainId&) const = default;
};

// The values of all places, place 0 first.
std::vector<ChainValue> chain_of(const ChainValue& key, ChainId id);

// A seat's key, with the chain that follows from it: hashed at the first question, then held by all copies.
class SeatKey {
   public:
    SeatKey() = default;
    SeatKey(const ChainValue& key) : key_(key) {}  // implicit: a key is a value, which this one keeps warm

    operator const ChainValue&() const { return key_; }
    const std::vector<ChainValue>& chain(ChainId id) const;

    bool operator==(const SeatKey& other) const { return key_ == other.key_; }

   private:
    ChainValue key_{};
    mutable ChainId id_{};
    mutable std::shared_ptr<const std::vector<ChainValue>> chain_;
};

// The value at place `to`, by hashing `value` of place `from`; to <= from < kChainLength.
ChainValue earlier(const ChainValue& value, ChainId id, std::size_t from, std::size_t to);

// The half after `place`, from the value of the next place; and the value of `place` from the half after it.
ChainValue half_before(const ChainValue& next, ChainId id, std::size_t place);
ChainValue value_before(const ChainValue& half, ChainId id, std::size_t place);

// Hides a step of an answer, of bound >= 1 possible ones, when it is added modulo bound: 0..bound-1, uniform to
// 2^-64 * bound. Each `step` of an answer has a pad of its own.
std::uint64_t seal_pad(const ChainValue& value, ChainId id, std::size_t place, std::uint64_t bound,
                       std::size_t step = 0);

// A seat's word for `said`: 64 bits that only who knows `key` can make, the value after `place` or the half. Once the key is
// open, everybody can tell whether the seat said so; until then nobody else can.
std::uint64_t tag_of(const ChainValue& key, ChainId id, std::size_t place, std::string_view said);

// A seed for core/chance.h, out of opened values in an order that all agree on; `draw` numbers those of one ply.
std::uint64_t luck_seed(std::uint64_t number, std::size_t ply, std::size_t draw, std::span<const ChainValue> values);

// A key out of randomness from outside, at least 16 bytes of it; another one for every count.
ChainValue fresh_key(std::string_view entropy, std::uint64_t count);

// Keys of 32 bytes out of `secret`, each for one use; for the post (record/post.h).
using PostKey = std::array<std::uint8_t, 32>;
PostKey post_key(std::string_view use, ChainId id, const ChainValue& secret);
std::string hex64(const PostKey& key);  // 64 small hex digits, the first byte first

std::string hex32(const ChainValue& value);                 // 32 small hex digits, the first byte first
bool read_hex32(std::string_view text, ChainValue& value);  // false, and value untouched: it is not such a text

}  // namespace orrery
