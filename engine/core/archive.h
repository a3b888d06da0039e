// What a struct's list of members (its cereal `serialize`, or `save`) may say about a member besides its name: the
// bounds of a number, the form in which a value is stored, and whether it may be missing. Links code a bounded number
// in log2(high - low + 1) bits; JSON refuses a number outside of its bounds.
//     template <class Archive> void serialize(Archive& archive) { archive(CEREAL_NVP(round), sparse("name", name)); }
// JsonOut (core/json.h) writes such lists, JsonIn (record/data/json_in.h) reads them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <cereal/cereal.hpp>

#include "core/types.h"

namespace orrery {

template <class T>
struct Bounded {
    T& value;
    std::int64_t low;
    std::int64_t high;
};

template <class T>
Bounded<T> bounded(T& value, std::int64_t low, std::int64_t high) {
    return {value, low, high};
}

// A field with a name of its own: nvp("tile stack", tiles). CEREAL_NVP(round) takes the member's name.
template <class T>
auto nvp(const char* name, T&& value) {
    return cereal::make_nvp(name, std::forward<T>(value));
}

// A field that may be missing. It is written only if it differs from `usual`; if it is missing, `usual` is read.
template <class T>
struct Sparse {
    const char* name;
    T& value;
    std::remove_const_t<T> usual;
};
template <class T>
Sparse<T> sparse(const char* name, T& value, std::type_identity_t<std::remove_const_t<T>> usual = {}) {
    return {name, value, std::move(usual)};
}

// A field that is always written. If it is missing, because an older version stored the text, the member keeps its
// value.
template <class T>
struct Newer {
    const char* name;
    T value;  // a reference, or one of the types below
};
template <class T>
Newer<T> newer(const char* name, T&& value) {
    return {name, std::forward<T>(value)};
}

// A field that fingerprints leave out. It was added when links and matches already had fingerprints of the text.
template <class T>
struct Unhashed {
    const char* name;
    T value;  // a reference, or one of the types below
};
template <class T>
Unhashed<T> unhashed(const char* name, T&& value) {
    return {name, std::forward<T>(value)};
}

// A list of at most `most` items.
template <class T>
struct AtMost {
    std::vector<T>& list;
    std::size_t most;
};
template <class T>
AtMost<T> at_most(std::vector<T>& list, std::size_t most) {
    return {list, most};
}

// A value that is stored as a text. `read` returns false if the text is no such value.
template <class T>
struct AsText {
    T& value;
    std::string (*write)(T value);
    bool (*read)(std::string_view text, std::remove_cvref_t<T>& value);
};

// A value that is stored as one of `words`; `place` is its index among them.
template <class T>
struct Worded {
    T& place;
    std::span<const std::string_view> words;
};
template <class T>
Worded<T> worded(T& place, std::span<const std::string_view> words) {
    return {place, words};
}

// A seat, stored as people count: from 1. With `least` 0 the number may be 0: no seat.
struct Numbered {
    Seat& seat;
    int least;
};
inline Numbered numbered(Seat& seat, int least = 1) { return {seat, least}; }

}  // namespace orrery
