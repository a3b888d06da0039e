// Failures as values. A player's mistake is a Refusal (which ruling, which figures); anything from outside that does
// not hold (a link, a stored record, an option) is a Fault; Expected<T> is a T or the Fault that stood in its way.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace orrery {

struct Refusal {
    std::string ruling;  // "R12", or the section of the rules reference ("6.3") where no ruling speaks
    std::string reason;  // a sentence with the figures: "a3 has room for 4 more ships, not 7."

    bool operator==(const Refusal&) const = default;
};
// How moves are written: the section of the rules references that refuses what is no move at all.
inline constexpr const char* kNotation = "11.2";
using Verdict = std::optional<Refusal>;  // empty: legal

// `code` is stable and for programs ("link/cut"); `message` is the sentence for people, what is kept included.
struct Fault {
    std::string code;
    std::string message;

    bool operator==(const Fault&) const = default;
};

template <class T>
class [[nodiscard]] Expected {
   public:
    Expected(T value) : held_(std::move(value)) {}
    Expected(Fault fault) : held_(std::move(fault)) {}

    explicit operator bool() const { return held_.index() == 0; }
    const T& operator*() const { return (assert(held_.index() == 0), std::get<0>(held_)); }
    T& operator*() { return (assert(held_.index() == 0), std::get<0>(held_)); }
    const T* operator->() const { return &**this; }
    T* operator->() { return &**this; }
    const Fault& fault() const { return (assert(held_.index() == 1), std::get<1>(held_)); }

   private:
    std::variant<T, Fault> held_;
};

}  // namespace orrery
