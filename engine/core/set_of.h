// Sets of things that are numbered 0..63, such as cards, hexes or technologies, kept as bits in a game's position; and
// ranges of numbers.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace orrery {

// Iteration goes in the order of the numbers.
template <class T>
class SetOf {
   public:
    constexpr SetOf() = default;
    explicit constexpr SetOf(std::uint64_t bits) : bits_(bits) {}
    template <class... Ts>
    static constexpr SetOf of(Ts... things) {
        SetOf set;
        (set.add(things), ...);
        return set;
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool has(T thing) const {  // a number below 0 is in no set
        return static_cast<int>(thing) >= 0 && ((bits_ >> static_cast<int>(thing)) & 1) != 0;
    }
    constexpr void add(T thing) { bits_ |= std::uint64_t{1} << static_cast<int>(thing); }
    constexpr void drop(T thing) { bits_ &= ~(std::uint64_t{1} << static_cast<int>(thing)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr T first() const { return static_cast<T>(std::countr_zero(bits_)); }

    friend constexpr SetOf operator&(SetOf a, SetOf b) { return SetOf(a.bits_ & b.bits_); }
    friend constexpr SetOf operator|(SetOf a, SetOf b) { return SetOf(a.bits_ | b.bits_); }
    friend constexpr SetOf operator-(SetOf a, SetOf b) { return SetOf(a.bits_ & ~b.bits_); }
    SetOf& operator|=(SetOf other) { return *this = *this | other; }
    bool operator==(const SetOf&) const = default;

    struct Iterator {
        std::uint64_t left;
        constexpr T operator*() const { return static_cast<T>(std::countr_zero(left)); }
        constexpr Iterator& operator++() { return (left &= left - 1, *this); }
        bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {bits_}; }
    constexpr Iterator end() const { return {0}; }

   private:
    std::uint64_t bits_ = 0;
};

// The numbers from low to high; none if low is the larger one. They are listed as one entry with a range.
struct Numbers {
    std::int32_t low = 0;
    std::int32_t high = -1;

    bool has(std::int32_t number) const { return low <= number && number <= high; }
    bool empty() const { return low > high; }
    std::int32_t first() const { return low; }
    friend Numbers operator&(Numbers a, Numbers b) { return {std::max(a.low, b.low), std::min(a.high, b.high)}; }
};

}  // namespace orrery
