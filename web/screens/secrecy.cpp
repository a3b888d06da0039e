#include "web/screens/secrecy.h"

#include <cstdint>

namespace orrery::web {
namespace {

// Of the kind of game that the set-up chooses for play by link; from two seats on.
struct Measured {
    std::string_view game;
    struct Pair {
        std::uint16_t sealed, scrambled;
    } of_seats[kMaxSeats - 1];
};
constexpr Measured kMeasured[] = {
    {"prosper", {{16, 16}, {34, 34}, {58, 58}, {68, 68}, {81, 81}}},
    {"rise", {{172, 92}, {240, 170}, {358, 237}}},
    {"kardashev", {{44, 39}, {75, 66}, {112, 92}, {149, 120}, {186, 143}}},
    {"ozymandias", {{44, 44}, {75, 74}, {102, 98}, {130, 121}, {139, 127}}},
    {"cosmos", {{21, 19}, {39, 34}, {56, 42}, {62, 54}, {68, 59}}},
};

}  // namespace

Messages messages_of(std::string_view game, int seats) {
    for (const Measured& one : kMeasured)
        if (one.game == game && seats >= 2 && seats <= kMaxSeats) {
            const auto& [sealed, scrambled] = one.of_seats[seats - 2];
            return {sealed, scrambled};
        }
    return {};
}

std::string secrecy_words(Protocol protocol, const Messages& messages) {
    const bool is_sealed = protocol != Protocol::friends;
    return (is_sealed ? "Sealed: nobody can peek. About " : "Among friends: only scrambled. About ") +
           std::to_string(is_sealed ? messages.sealed : messages.scrambled) + " messages.";
}

std::string secrecy_told(const Record& record) {
    if (!record.is_bound() || !messages_of(record.game, static_cast<int>(record.seats.size())).differ()) return {};
    if (seals(record)) return "Secret choices are sealed: nobody can peek.";
    return "Among friends: secret choices are only scrambled, so somebody who takes a link apart could read them.";
}

}  // namespace orrery::web
