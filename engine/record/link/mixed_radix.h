// One large number as a row of digits with different bases, and as base 62 text. Links are packed this way. A digit of
// base b costs exactly log2(b) bits; only the whole is rounded up, to a character. DigitsOut and DigitsIn are also
// cereal archives: a Bounded member becomes a digit of its own width, so a serialize function serves links too.
//
// The one surprising rule: the first digit is the lowest. So a reader goes forward without knowing how many digits
// follow, and digits after the last one read as zero.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <cereal/cereal.hpp>
#include <cereal/types/array.hpp>
#include <cereal/types/common.hpp>

#include "core/archive.h"

namespace orrery {

inline constexpr std::uint64_t kMaxBase = std::uint64_t{1} << 32;

class DigitsOut : public cereal::OutputArchive<DigitsOut> {
   public:
    DigitsOut() : OutputArchive(this) {}

    // value < base <= kMaxBase
    void digit(std::uint64_t value, std::uint64_t base);
    void wide(std::uint64_t value);  // all 64 bits
    std::string base62() const;      // without leading zeros; empty for 0

   private:
    struct Digit {
        std::uint32_t value;
        std::uint64_t base;
    };
    std::vector<Digit> digits_;
};

class DigitsIn : public cereal::InputArchive<DigitsIn> {
   public:
    explicit DigitsIn(std::string_view base62);  // letters and digits only

    std::uint64_t digit(std::uint64_t base);
    std::uint64_t wide();
    bool at_end() const { return limbs_.empty(); }  // only zeros are left

   private:
    std::vector<std::uint32_t> limbs_;  // lowest first; the highest is not zero
};

// The value of a base 62 digit 0-9A-Za-z; -1: it is no such digit.
constexpr int value62(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'A' && c <= 'Z' ? c - 'A' + 10
           : c >= 'a' && c <= 'z' ? c - 'a' + 36
                                  : -1;
}
constexpr char digit62(std::uint64_t value) {
    constexpr char kDigits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    return kDigits[value % 62];
}

// ---- As archives. A container must have a fixed size (std::array): nothing is allocated by what is read.
template <class T>
constexpr std::uint64_t width_of(const Bounded<T>& field) {
    return static_cast<std::uint64_t>(field.high - field.low) + 1;
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(DigitsOut& out, const Bounded<T>& field) {
    const auto value = static_cast<std::int64_t>(field.value);
    assert(value >= field.low && value <= field.high);
    out.digit(static_cast<std::uint64_t>(value - field.low), width_of(field));
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(DigitsIn& in, Bounded<T>& field) {
    field.value = static_cast<T>(field.low + static_cast<std::int64_t>(in.digit(width_of(field))));
}
template <class T>
    requires std::is_integral_v<T>
void CEREAL_SAVE_FUNCTION_NAME(DigitsOut& out, const T& value) {
    if constexpr (std::is_same_v<T, bool>)
        out.digit(value ? 1 : 0, 2);
    else if constexpr (sizeof(T) < 8)
        out.digit(static_cast<std::make_unsigned_t<T>>(value), std::uint64_t{1} << (8 * sizeof(T)));
    else
        out.wide(static_cast<std::uint64_t>(value));
}
template <class T>
    requires std::is_integral_v<T>
void CEREAL_LOAD_FUNCTION_NAME(DigitsIn& in, T& value) {
    if constexpr (std::is_same_v<T, bool>)
        value = in.digit(2) != 0;
    else if constexpr (sizeof(T) < 8)
        value = static_cast<T>(in.digit(std::uint64_t{1} << (8 * sizeof(T))));
    else
        value = static_cast<T>(in.wide());
}

}  // namespace orrery

CEREAL_REGISTER_ARCHIVE(orrery::DigitsOut)
CEREAL_REGISTER_ARCHIVE(orrery::DigitsIn)
CEREAL_SETUP_ARCHIVE_TRAITS(orrery::DigitsIn, orrery::DigitsOut)
