// Arithmetic on large numbers, as 32-bit limbs, lowest first. Time is quadratic in the length of a link, which is
// limited: a long one takes a millisecond.
#include "record/link/mixed_radix.h"

#include <algorithm>

namespace orrery {
namespace {

using Limbs = std::vector<std::uint32_t>;

constexpr std::uint32_t kBlock = 916132832;  // 62^5: the most digits that fit into a limb
constexpr int kBlockDigits = 5;

// limbs = limbs * factor + addend. If factor <= 2^32 and addend < 2^32, a carry stays below 2^32.
void multiply_add(Limbs& limbs, std::uint64_t factor, std::uint64_t addend) {
    for (std::uint32_t& limb : limbs) {
        const std::uint64_t sum = limb * factor + addend;
        limb = static_cast<std::uint32_t>(sum);
        addend = sum >> 32;
    }
    if (addend > 0) limbs.push_back(static_cast<std::uint32_t>(addend));
}

// limbs = limbs / divisor; returns the remainder. divisor <= 2^32.
std::uint64_t divide(Limbs& limbs, std::uint64_t divisor) {
    std::uint64_t rest = 0;
    for (std::size_t i = limbs.size(); i-- > 0;) {
        const std::uint64_t part = (rest << 32) | limbs[i];
        limbs[i] = static_cast<std::uint32_t>(part / divisor);
        rest = part % divisor;
    }
    while (!limbs.empty() && limbs.back() == 0) limbs.pop_back();
    return rest;
}

}  // namespace

void DigitsOut::digit(std::uint64_t value, std::uint64_t base) {
    assert(value < base && base <= kMaxBase);
    if (base > 1) digits_.push_back({static_cast<std::uint32_t>(value), base});
}

void DigitsOut::wide(std::uint64_t value) {
    digit(value & 0xFFFFFFFFu, kMaxBase);
    digit(value >> 32, kMaxBase);
}

std::string DigitsOut::base62() const {
    Limbs limbs;
    for (std::size_t i = digits_.size(); i-- > 0;) multiply_add(limbs, digits_[i].base, digits_[i].value);
    std::string text;
    while (!limbs.empty()) {
        std::uint64_t block = divide(limbs, kBlock);
        for (int i = 0; i < kBlockDigits; ++i, block /= 62) text += digit62(block);
    }
    while (!text.empty() && text.back() == '0') text.pop_back();
    std::reverse(text.begin(), text.end());
    return text;
}

DigitsIn::DigitsIn(std::string_view base62) : InputArchive(this) {
    std::size_t i = 0;
    while (i < base62.size()) {
        std::uint64_t block = 0;
        std::uint64_t factor = 1;
        for (int k = 0; k < kBlockDigits && i < base62.size(); ++k, ++i, factor *= 62)
            block = block * 62 + static_cast<std::uint64_t>(std::max(0, value62(base62[i])));
        multiply_add(limbs_, factor, block);
    }
}

std::uint64_t DigitsIn::digit(std::uint64_t base) {
    assert(base >= 1 && base <= kMaxBase);
    return base == 1 ? 0 : divide(limbs_, base);
}

std::uint64_t DigitsIn::wide() {
    const std::uint64_t low = digit(kMaxBase);
    return low | (digit(kMaxBase) << 32);
}

}  // namespace orrery
