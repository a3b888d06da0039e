// Failures as values. A Refusal answers a player's mistake: which ruling, which figures. A Fault answers bad data from
// outside: a link, a stored record, an option. Expected<T> is either a T or the Fault that prevented it.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace orrery {

struct Refusal {
    std::string ruling;  // "R12", or a section of the rules reference ("6.3") if no ruling covers it
    std::string reason;  // a sentence with the figures: "a3 has room for 4 more ships, not 7."

    bool operator==(const Refusal&) const = default;
};
// The section of the rules references that says how moves are written. It refuses a text that is no move.
inline constexpr const char* kNotation = "11.2";
using Verdict = std::optional<Refusal>;  // empty: legal

// `code` is for programs and never changes ("link/cut"). `message` is the sentence for people; it also says what is
// kept.
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
