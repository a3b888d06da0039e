// What a struct's list of members (its cereal `serialize`, or `save`) may say of one beside its name: the bounds of a number,
// which links code in log2(high - low + 1) bits and JSON refuses outside of them, how it is stored, whether it may be missing.
//     template <class Archive> void serialize(Archive& archive) { archive(CEREAL_NVP(round), sparse("name", name)); }
// JsonOut (core/json.h) writes such lists, JsonIn (record/json_in.h) reads them.
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

// A field with a name of its own: nvp("tile stack", tiles); CEREAL_NVP(round) is one with the member's.
template <class T>
auto nvp(const char* name, T&& value) {
    return cereal::make_nvp(name, std::forward<T>(value));
}

// A field that is left out where it is as usual, and is as usual where it is left out.
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

// A field that is always written; what an older version stored may lack it, and its value then stays.
template <class T>
struct Newer {
    const char* name;
    T value;  // a reference, or one of the below
};
template <class T>
Newer<T> newer(const char* name, T&& value) {
    return {name, std::forward<T>(value)};
}

// A list of so many items at most.
template <class T>
struct AtMost {
    std::vector<T>& list;
    std::size_t most;
};
template <class T>
AtMost<T> at_most(std::vector<T>& list, std::size_t most) {
    return {list, most};
}

// A value that is kept as a text. read: false if the text is none of such.
template <class T>
struct AsText {
    T& value;
    std::string (*write)(T value);
    bool (*read)(std::string_view text, std::remove_cvref_t<T>& value);
};

// One of some words, kept as its place among them.
template <class T>
struct Worded {
    T& place;
    std::span<const std::string_view> words;
};
template <class T>
Worded<T> worded(T& place, std::span<const std::string_view> words) {
    return {place, words};
}

// A seat as people count, from 1; 0: none, where that may be.
struct Numbered {
    Seat& seat;
    int least;
};
inline Numbered numbered(Seat& seat, int least = 1) { return {seat, least}; }

}  // namespace orrery
