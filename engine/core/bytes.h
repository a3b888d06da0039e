// Plain values as bytes, through cereal's serialize functions: ByteOut and ByteIn, without cereal's stock archives
// (they would bring iostreams into every WebAssembly module) and without exceptions. Numbers are varints, so a small
// value costs one byte on every machine. ByteIn never trusts its input: whatever does not fit sets failed() and reads
// as zero, and a container's size is held against the bytes that are left before anything is allocated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <cereal/cereal.hpp>
#include <cereal/types/array.hpp>
#include <cereal/types/common.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "core/archive.h"
#include "core/hash.h"

namespace orrery {

class ByteOut : public cereal::OutputArchive<ByteOut> {
   public:
    ByteOut() : OutputArchive(this) {}

    void number(std::uint64_t n) {
        for (; n >= 128; n >>= 7) bytes_.push_back(static_cast<char>(n | 128));
        bytes_.push_back(static_cast<char>(n));
    }
    void raw(const void* data, std::size_t size) { bytes_.append(static_cast<const char*>(data), size); }
    const std::string& bytes() const { return bytes_; }

   private:
    std::string bytes_;
};

class ByteIn : public cereal::InputArchive<ByteIn> {
   public:
    explicit ByteIn(std::string_view bytes) : InputArchive(this), bytes_(bytes) {}

    std::uint64_t number() {
        std::uint64_t n = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (bytes_.empty()) break;
            const auto byte = static_cast<unsigned char>(bytes_.front());
            bytes_.remove_prefix(1);
            n |= std::uint64_t{byte & 127u} << shift;
            if (byte < 128) return n;
        }
        fail();
        return 0;
    }
    void raw(void* data, std::size_t size) {
        if (size > bytes_.size()) return fail();
        bytes_.copy(static_cast<char*>(data), size);
        bytes_.remove_prefix(size);
    }
    // The size of a container, each item of which takes at least a byte.
    std::uint64_t count() {
        const std::uint64_t n = number();
        if (n <= bytes_.size()) return n;
        fail();
        return 0;
    }
    void fail() {
        failed_ = true;
        bytes_ = {};
    }
    bool failed() const { return failed_; }
    bool at_end() const { return bytes_.empty(); }

   private:
    std::string_view bytes_;
    bool failed_ = false;
};

// Signed numbers zigzag, so that -1 is short too.
template <class T>
concept Number = std::is_integral_v<T>;

template <Number T>
void CEREAL_SAVE_FUNCTION_NAME(ByteOut& out, const T& value) {
    if constexpr (std::is_signed_v<T>) {
        const auto wide = static_cast<std::int64_t>(value);
        out.number((static_cast<std::uint64_t>(wide) << 1) ^ static_cast<std::uint64_t>(wide >> 63));
    } else {
        out.number(value);
    }
}
template <Number T>
void CEREAL_LOAD_FUNCTION_NAME(ByteIn& in, T& value) {
    const std::uint64_t n = in.number();
    if constexpr (std::is_signed_v<T>) {
        const auto wide = static_cast<std::int64_t>((n >> 1) ^ (0 - (n & 1)));
        value = static_cast<T>(wide);
        if (static_cast<std::int64_t>(value) != wide) in.fail();
    } else {
        value = static_cast<T>(n);
        if (static_cast<std::uint64_t>(value) != n) in.fail();
    }
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(ByteIn& in, Bounded<T>& field) {
    std::int64_t n = 0;
    in(n);
    if (n >= field.low && n <= field.high) {
        field.value = static_cast<T>(n);
    } else {
        field.value = static_cast<T>(field.low);
        in.fail();
    }
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(ByteOut& out, const cereal::SizeTag<T>& tag) {
    out.number(tag.size);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(ByteIn& in, cereal::SizeTag<T>& tag) {
    tag.size = static_cast<std::remove_reference_t<decltype(tag.size)>>(in.count());
}
// Only characters: other numbers go one by one, so that the bytes do not depend on the machine.
template <class T>
    requires(sizeof(std::remove_pointer_t<T>) == 1)
void CEREAL_SAVE_FUNCTION_NAME(ByteOut& out, const cereal::BinaryData<T>& data) {
    out.raw(data.data, static_cast<std::size_t>(data.size));
}
template <class T>
    requires(sizeof(std::remove_pointer_t<T>) == 1)
void CEREAL_LOAD_FUNCTION_NAME(ByteIn& in, cereal::BinaryData<T>& data) {
    in.raw(data.data, static_cast<std::size_t>(data.size));
}

// Names cost nothing: cereal's own types give some.
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(ByteOut& out, const cereal::NameValuePair<T>& pair) {
    out(pair.value);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(ByteIn& in, cereal::NameValuePair<T>& pair) {
    in(pair.value);
}

template <class T>
std::string to_bytes(const T& value) {
    ByteOut out;
    out(value);
    return out.bytes();
}

// False: `bytes` is not one whole T; `value` then holds nothing to rely on.
template <class T>
bool from_bytes(std::string_view bytes, T& value) {
    ByteIn in(bytes);
    in(value);
    return !in.failed() && in.at_end();
}

}  // namespace orrery

CEREAL_REGISTER_ARCHIVE(orrery::ByteOut)
CEREAL_REGISTER_ARCHIVE(orrery::ByteIn)
CEREAL_SETUP_ARCHIVE_TRAITS(orrery::ByteIn, orrery::ByteOut)
