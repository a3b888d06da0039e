// Each value is a hash of a label, numbers and values. A number goes in as 64 bits, lowest byte first.
#include "record/data/chain.h"

#include <algorithm>
#include <cassert>

#include <sodium/crypto_generichash_blake2b.h>

namespace orrery {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

using Label = char[16];  // padded with zeros
constexpr Label kKeyLabel = "orrery key";
constexpr Label kChainLabel = "orrery chain";
constexpr Label kHalfLabel = "orrery half";
constexpr Label kSealLabel = "orrery seal";
constexpr Label kTagLabel = "orrery tag";
constexpr Label kLuckLabel = "orrery luck";
constexpr Label kFreshLabel = "orrery fresh";
constexpr Label kPostLabel = "orrery post";

// BLAKE2b of a label and of everything that is added. Gives one result, once.
class Hash {
   public:
    explicit Hash(const Label& label) {
        crypto_generichash_blake2b_init(&state_, nullptr, 0, std::tuple_size_v<ChainValue>);
        add(std::string_view(label, sizeof label));
    }
    Hash(const Label& label, ChainId id, std::size_t place) : Hash(label) {
        add(id.number);
        add(static_cast<std::uint64_t>(index(id.seat)));
        add(std::uint64_t{place});
    }

    Hash& add(std::string_view text) {
        return add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
    }
    Hash& add(std::span<const std::uint8_t> bytes) {
        crypto_generichash_blake2b_update(&state_, bytes.data(), bytes.size());
        return *this;
    }
    Hash& add(std::uint64_t number) {
        std::array<std::uint8_t, 8> bytes;
        for (std::uint8_t& byte : bytes) {
            byte = static_cast<std::uint8_t>(number);
            number >>= 8;
        }
        return add(bytes);
    }

    ChainValue value() {
        ChainValue value;
        crypto_generichash_blake2b_final(&state_, value.data(), value.size());
        return value;
    }
    std::uint64_t number() {
        const ChainValue bytes = value();
        std::uint64_t number = 0;
        for (std::size_t i = 8; i-- > 0;) number = number << 8 | bytes[i];
        return number;
    }

   private:
    crypto_generichash_blake2b_state state_;
};

std::string hex_of(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += kHexDigits[byte >> 4];
        text += kHexDigits[byte & 15];
    }
    return text;
}

ChainValue before(const ChainValue& value, ChainId id, std::size_t place) {
    return value_before(id.has_halves ? half_before(value, id, place - 1) : value, id, place - 1);
}

}  // namespace

std::vector<ChainValue> chain_of(const ChainValue& key, ChainId id) {
    std::vector<ChainValue> values(kChainLength);
    values.back() = Hash(kKeyLabel, id, kChainLength - 1).add(key).value();
    for (std::size_t place = kChainLength - 1; place > 0; --place) values[place - 1] = before(values[place], id, place);
    return values;
}

const std::vector<ChainValue>& SeatKey::chain(ChainId id) const {
    if (!chain_ || id_ != id) {
        chain_ = std::make_shared<const std::vector<ChainValue>>(chain_of(key_, id));
        id_ = id;
    }
    return *chain_;
}

ChainValue earlier(const ChainValue& value, ChainId id, std::size_t from, std::size_t to) {
    assert(to <= from && from < kChainLength);
    ChainValue found = value;
    for (std::size_t place = from; place > to; --place) found = before(found, id, place);
    return found;
}

ChainValue half_before(const ChainValue& next, ChainId id, std::size_t place) {
    return Hash(kHalfLabel, id, place).add(next).value();
}

ChainValue value_before(const ChainValue& half, ChainId id, std::size_t place) {
    return Hash(kChainLabel, id, place).add(half).value();
}

std::uint64_t seal_pad(const ChainValue& value, ChainId id, std::size_t place, std::uint64_t bound, std::size_t step) {
    assert(bound >= 1);
    Hash hash(kSealLabel, id, place);
    hash.add(value);
    if (step > 0) hash.add(std::uint64_t{step});
    return hash.number() % bound;
}

std::uint64_t tag_of(const ChainValue& key, ChainId id, std::size_t place, std::string_view said) {
    return Hash(kTagLabel, id, place).add(key).add(std::uint64_t{said.size()}).add(said).number();
}

std::uint64_t luck_seed(std::uint64_t number, std::size_t ply, std::size_t draw, std::span<const ChainValue> values) {
    Hash hash(kLuckLabel);
    hash.add(number).add(std::uint64_t{ply}).add(std::uint64_t{draw});
    for (const ChainValue& value : values) hash.add(value);
    return hash.number();
}

ChainValue fresh_key(std::string_view entropy, std::uint64_t count) {
    return Hash(kFreshLabel).add(count).add(entropy).value();
}

PostKey post_key(std::string_view use, ChainId id, const ChainValue& secret) {
    PostKey key;
    for (std::size_t half = 0; half < 2; ++half) {
        const ChainValue value = Hash(kPostLabel, id, half).add(std::uint64_t{use.size()}).add(use).add(secret).value();
        std::copy(value.begin(), value.end(), key.begin() + static_cast<std::ptrdiff_t>(half * value.size()));
    }
    return key;
}

std::string hex64(const PostKey& key) { return hex_of(key); }
std::string hex32(const ChainValue& value) { return hex_of(value); }

bool read_hex32(std::string_view text, ChainValue& value) {
    if (text.size() != 2 * value.size() || text.find_first_not_of(kHexDigits) != text.npos) return false;
    for (std::size_t i = 0; i < value.size(); ++i)
        value[i] = static_cast<std::uint8_t>(kHexDigits.find(text[2 * i]) << 4 | kHexDigits.find(text[2 * i + 1]));
    return true;
}

}  // namespace orrery
