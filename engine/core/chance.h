// Where luck comes from. The rules are handed a Chance and ask it in words. A replay makes the same Chance again for
// each ply, so a record stores no luck. A test can script the next answers. The numbers are the same on every machine:
// SplitMix64 and a multiply-shift range, no library distributions.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

namespace orrery {

// One step of SplitMix64 (Steele, Lea, Flood 2014). It advances `state` and returns the mixed value.
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

class Chance {
   public:
    explicit constexpr Chance(std::uint64_t seed) : state_(seed) {}

    // The luck of one ply of a match. Each (seed, ply) has a stream of its own, so a ply can be replayed alone.
    static constexpr Chance of_ply(std::uint64_t seed, std::uint32_t ply) {
        std::uint64_t state = seed;
        const std::uint64_t mixed = splitmix64(state);
        return Chance(mixed ^ (0xD1B54A32D192ED03u * (std::uint64_t{ply} + 1)));
    }

    // Answers with `script` first, in order, then from the seed. The script must outlive the Chance.
    static constexpr Chance scripted(std::span<const std::uint32_t> script, std::uint64_t seed = 0) {
        Chance chance(seed);
        chance.script_ = script;
        return chance;
    }

    constexpr std::uint64_t bits() { return splitmix64(state_); }

    // A uniform number (to 2^-32) in 0..bound-1; bound >= 1. It takes one draw.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound >= 1);
        if (!script_.empty()) {
            const std::uint32_t next = script_.front();
            script_ = script_.subspan(1);
            assert(next < bound);
            return next;
        }
        return static_cast<std::uint32_t>(((bits() >> 32) * bound) >> 32);
    }

    // Fisher-Yates from the back. It draws list.size() - 1 times.
    template <class List>
    constexpr void shuffle(List& list) {
        for (std::uint32_t n = static_cast<std::uint32_t>(list.size()); n > 1; --n)
            std::swap(list[n - 1], list[below(n)]);
    }

   private:
    std::uint64_t state_;
    std::span<const std::uint32_t> script_;
};

}  // namespace orrery
