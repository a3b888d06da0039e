// Numbers with known bounds in cereal's serialize functions, so that one member list serves every archive: byte archives
// and JSON store the value, link archives code it in log2(high - low + 1) bits and refuse what does not fit.
//     template <class Archive> void serialize(Archive& archive) { archive(bounded(rounds, 1, 99)); }
#pragma once

#include <cstdint>

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

// Archives without a rule of their own for Bounded keep the plain number.
template <class Archive, class T>
void save(Archive& archive, const Bounded<T>& field) {
    archive(static_cast<std::int64_t>(field.value));
}
template <class Archive, class T>
void load(Archive& archive, Bounded<T>& field) {
    std::int64_t number = 0;
    archive(number);
    if (number < field.low || number > field.high) throw cereal::Exception("number out of bounds");
    field.value = static_cast<T>(number);
}

}  // namespace orrery
