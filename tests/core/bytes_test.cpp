// Byte archives: what goes in comes out; hostile bytes fail without harm.
#include <array>
#include <limits>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/bytes.h"
#include "core/chance.h"

namespace orrery {
namespace {

struct Sample {
    std::int32_t number = 0;
    std::uint64_t wide = 0;
    std::int64_t low = 0;
    bool truth = false;
    std::string text;
    std::vector<std::string> list;
    std::array<std::int8_t, 3> few{};
    std::uint8_t bound = 3;

    bool operator==(const Sample&) const = default;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(number, wide, low, truth, text, list, few, bounded(bound, 2, 9));
    }
};

TEST_CASE("values go through bytes unchanged", "[core][bytes]") {
    const Sample sample{-5,
                        std::numeric_limits<std::uint64_t>::max(),
                        std::numeric_limits<std::int64_t>::min(),
                        true,
                        std::string("a\0b", 3),
                        {"", "two", "\xE2\x82\xAC"},
                        {-128, 0, 127},
                        9};
    Sample back;
    REQUIRE(from_bytes(to_bytes(sample), back));
    CHECK(back == sample);
    CHECK(to_bytes(Sample{}).size() == 10);  // small values cost a byte
}

TEST_CASE("every cut is refused", "[core][bytes]") {
    const std::string bytes = to_bytes(Sample{300, 1, -1, true, "text", {"a", "b"}, {1, 2, 3}, 2});
    Sample back;
    for (std::size_t size = 0; size < bytes.size(); ++size)
        CHECK_FALSE(from_bytes(std::string_view(bytes).substr(0, size), back));
    CHECK_FALSE(from_bytes(bytes + "x", back));
}

TEST_CASE("sizes beyond the bytes allocate nothing", "[core][bytes]") {
    std::vector<std::string> list;
    CHECK_FALSE(from_bytes(std::string("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F", 9), list));
    CHECK(list.empty());
    std::string text;
    CHECK_FALSE(from_bytes(std::string("\xFF\xFF\xFF\x7F", 4), text));
    CHECK(text.empty());
}

TEST_CASE("a value that does not fit its member is refused", "[core][bytes]") {
    std::int8_t small = 0;
    CHECK_FALSE(from_bytes(to_bytes(std::int32_t{128}), small));
    CHECK(from_bytes(to_bytes(std::int32_t{-128}), small));
    struct Few {
        int n = 0;
        void serialize(ByteIn& in) { in(bounded(n, 2, 9)); }
    } few;
    CHECK_FALSE(from_bytes(to_bytes(std::int64_t{10}), few));
    CHECK(from_bytes(to_bytes(std::int64_t{9}), few));
}

TEST_CASE("random bytes never harm", "[core][bytes]") {
    Chance chance(11);
    for (int i = 0; i < 20000; ++i) {
        std::string bytes;
        for (std::uint32_t n = chance.below(40); n > 0; --n) bytes += static_cast<char>(chance.below(256));
        Sample sample;
        from_bytes(bytes, sample);
    }
}

}  // namespace
}  // namespace orrery
