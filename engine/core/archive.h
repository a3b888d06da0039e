// What a struct's list of members (its cereal `serialize`, or `save`) may say of one beside its name: the bounds of a number,
// which links code in log2(high - low + 1) bits and JSON refuses outside of them, and that it is left out where it is usual.
//     template <class Archive> void serialize(Archive& archive) { archive(CEREAL_NVP(round), sparse("name", name)); }
#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>

#include <cereal/cereal.hpp>

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

}  // namespace orrery
