// Hash chains: an opened value leads back to what was shown, and a value for one use is of no use for another. Known
// answers, because a link of today must open on every machine for ever.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <sodium/crypto_generichash_blake2b.h>
#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "record/data/chain.h"

namespace orrery {
namespace {

constexpr ChainId kId{0x0123456789abcdefu, seat_at(2)};

constexpr ChainValue kKey{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

TEST_CASE("BLAKE2b gives its published numbers", "[record][chain]") {
    std::string text = "abc";  // RFC 7693, appendix A
    std::array<unsigned char, 64> hash;
    REQUIRE(crypto_generichash_blake2b(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()),
                                       text.size(), nullptr, 0) == 0);
    std::string hex;
    for (std::size_t i = 0; i < hash.size(); i += 16) {
        ChainValue part;
        std::copy_n(hash.begin() + static_cast<std::ptrdiff_t>(i), part.size(), part.begin());
        hex += hex32(part);
    }
    CHECK(hex ==
          "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
          "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
}

TEST_CASE("an opened value leads back to every earlier one", "[record][chain]") {
    const std::vector<ChainValue> values = chain_of(kKey, kId);
    REQUIRE(values.size() == kChainLength);
    for (const std::size_t from : {std::size_t{0}, std::size_t{1}, std::size_t{17}, kChainLength - 1})
        for (std::size_t to = 0; to <= from; to += 1 + from / 5)
            CHECK(earlier(values[from], kId, from, to) == values[to]);
    CHECK(std::set<ChainValue>(values.begin(), values.end()).size() == kChainLength);
}

TEST_CASE("a half lies between a value and the next, and opens no place", "[record][chain]") {
    ChainId id = kId;
    id.has_halves = true;
    const std::vector<ChainValue> values = chain_of(kKey, id);
    REQUIRE(values.size() == kChainLength);
    CHECK(earlier(values[17], id, 17, 3) == values[3]);
    std::set<ChainValue> seen(values.begin(), values.end());
    for (const std::size_t place : {std::size_t{0}, std::size_t{5}, std::size_t{900}}) {
        const ChainValue half = half_before(values[place + 1], id, place);
        CHECK(value_before(half, id, place) == values[place]);
        CHECK(seen.insert(half).second);
    }
    CHECK(chain_of(kKey, kId)[7] != values[7]);
}

TEST_CASE("another key, match, seat or place gives another chain", "[record][chain]") {
    const std::vector<ChainValue> values = chain_of(kKey, kId);
    for (std::size_t bit = 0; bit < 8 * kKey.size(); bit += 37) {
        ChainValue key = kKey;
        key[bit / 8] = static_cast<std::uint8_t>(key[bit / 8] ^ (1u << (bit % 8)));
        CHECK(chain_of(key, kId).front() != values.front());
    }
    CHECK(chain_of(kKey, {kId.number + 1, kId.seat}).back() != values.back());
    CHECK(chain_of(kKey, {kId.number, seat_at(1)}).back() != values.back());
    CHECK(chain_of(kKey, {kId.number, kSpectator}).back() != values.back());
    CHECK(earlier(values[9], {kId.number + 1, kId.seat}, 9, 8) != values[8]);
    CHECK(earlier(values[9], {kId.number, seat_at(1)}, 9, 8) != values[8]);
    CHECK(earlier(values[9], kId, 10, 9) != values[8]);
}

TEST_CASE("a pad takes every value of its range, and differs for any other use", "[record][chain]") {
    const ChainValue value = chain_of(kKey, kId)[5];
    for (const std::size_t bound : {1u, 2u, 7u, 52u}) {
        std::vector<int> seen(bound);
        for (std::size_t place = 0; place < 100 * bound; ++place)
            ++seen.at(static_cast<std::size_t>(seal_pad(value, kId, place, bound)));
        for (const int count : seen) CHECK((count > 50 && count < 150));
    }
    constexpr std::uint64_t kWide = ~std::uint64_t{0};
    const std::set<std::uint64_t> pads{
        seal_pad(value, kId, 5, kWide), seal_pad(value, kId, 6, kWide), seal_pad(kKey, kId, 5, kWide),
        seal_pad(value, {kId.number + 1, kId.seat}, 5, kWide), seal_pad(value, {kId.number, seat_at(1)}, 5, kWide)};
    CHECK(pads.size() == 5);
}

TEST_CASE("luck depends on every value, on their order, on the ply and on the draw", "[record][chain]") {
    const std::vector<ChainValue> chain = chain_of(kKey, kId);
    const std::vector<ChainValue> both{chain[3], chain[4]};
    const std::vector<ChainValue> turned{chain[4], chain[3]};
    const std::vector<ChainValue> one{chain[3]};
    const std::set<std::uint64_t> seeds{luck_seed(7, 1, 0, both),   luck_seed(8, 1, 0, both), luck_seed(7, 2, 0, both),
                                        luck_seed(7, 1, 1, both),   luck_seed(7, 0, 1, both), luck_seed(7, 1, 0, one),
                                        luck_seed(7, 1, 0, turned), luck_seed(7, 1, 0, {})};
    CHECK(seeds.size() == 8);
}

TEST_CASE("keys differ for every count and every source", "[record][chain]") {
    std::set<ChainValue> keys;
    for (std::uint64_t count = 0; count < 500; ++count) keys.insert(fresh_key("sixteen bytes...", count));
    keys.insert(fresh_key("sixteen bytes..,", 0));
    keys.insert(fresh_key("sixteen bytes...!", 0));
    CHECK(keys.size() == 502);
}

TEST_CASE("values have one form as text", "[record][chain]") {
    Chance chance(3);
    for (int round = 0; round < 100; ++round) {
        ChainValue value;
        for (std::uint8_t& byte : value) byte = static_cast<std::uint8_t>(chance.below(256));
        ChainValue read{};
        CHECK(read_hex32(hex32(value), read));
        CHECK(read == value);
    }
    CHECK(hex32(kKey) == "000102030405060708090a0b0c0d0e0f");
    ChainValue value = kKey;
    for (const std::string_view text :
         {"", "000102030405060708090a0b0c0d0e0", "000102030405060708090a0b0c0d0e0f0",
          "000102030405060708090A0B0C0D0E0F", "-00102030405060708090a0b0c0d0e0f", "000102030405060708090a0b0c0d0e0g"})
        CHECK_FALSE(read_hex32(text, value));
    CHECK(value == kKey);
}

TEST_CASE("chains, pads, luck and keys have known answers", "[record][chain]") {
    const std::vector<ChainValue> values = chain_of(kKey, kId);
    CHECK(hex32(values.front()) == "6b113a6e7e4e7ecf4d72e6ef1bd7b8a5");
    CHECK(hex32(values[1]) == "911ceb59e1918fd24a40f5c6e620395e");
    CHECK(hex32(values.back()) == "b2ef3b5da4ba1733548d05e94cdfce1a");
    CHECK(seal_pad(values[1], kId, 1, ~std::uint64_t{0}) == 13313453833656898433u);
    CHECK(seal_pad(values[1], kId, 1, 7) == 1u);
    CHECK(luck_seed(kId.number, 12, 3, std::array{values[1], values[2]}) == 6723243184952828871u);
    CHECK(hex32(fresh_key("sixteen bytes...", 1)) == "a392cdb7381f3ff023329c354a3d860b");
    ChainId id = kId;
    id.has_halves = true;
    CHECK(hex32(chain_of(kKey, id).front()) == "3e11338ab5c0c6d434db48485aece374");
    CHECK(hex32(half_before(chain_of(kKey, id)[1], id, 0)) == "b01ffc8f011a47a74edef6e1aab1e03e");
}

}  // namespace
}  // namespace orrery
