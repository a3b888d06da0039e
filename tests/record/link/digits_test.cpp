// Mixed radix: digits come back in order, cost what they should, and each number has one text.
#include <cmath>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "record/link/mixed_radix.h"

namespace orrery {
namespace {

TEST_CASE("digits of any bases come back and cost their logarithm", "[record][digits]") {
    Chance chance(5);
    for (int round = 0; round < 300; ++round) {
        DigitsOut out;
        std::vector<std::pair<std::uint64_t, std::uint64_t>> digits;
        double bits = 0;
        for (std::uint32_t n = chance.below(200); n > 0; --n) {
            std::uint64_t base = 1 + (chance.bits() >> (31 + chance.below(33)));
            base = std::min(base, kMaxBase);
            const std::uint64_t value = chance.bits() % base;
            digits.emplace_back(value, base);
            out.digit(value, base);
            bits += std::log2(static_cast<double>(base));
        }
        const std::string text = out.base62();
        CHECK(static_cast<double>(text.size()) <= std::ceil(bits / std::log2(62.0) + 1e-9));
        DigitsIn in(text);
        for (const auto& [value, base] : digits) REQUIRE(in.digit(base) == value);
        CHECK(in.at_end());
    }
}

TEST_CASE("the greatest digits of the greatest bases do not overflow", "[record][digits]") {
    DigitsOut out;
    for (int i = 0; i < 50; ++i) out.digit(kMaxBase - 1, kMaxBase);
    out.wide(~std::uint64_t{0});
    const std::string text = out.base62();
    DigitsIn in(text);
    for (int i = 0; i < 50; ++i) CHECK(in.digit(kMaxBase) == kMaxBase - 1);
    CHECK(in.wide() == ~std::uint64_t{0});
    CHECK(in.at_end());
}

TEST_CASE("known answers", "[record][digits]") {
    DigitsOut out;
    out.digit(1, 2);
    out.digit(2, 3);
    out.digit(61, 62);
    CHECK(out.base62() == "5z");  // 1 + 2 * (2 + 3 * 61) = 371 = 5 * 62 + 61
    CHECK(DigitsOut().base62().empty());
    CHECK(DigitsIn("").at_end());
    CHECK(DigitsIn("0000").at_end());
}

}  // namespace
}  // namespace orrery
