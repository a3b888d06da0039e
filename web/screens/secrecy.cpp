#include "web/screens/secrecy.h"

#include <cstdint>

#include "bots/by_record.h"

namespace orrery::web {
namespace {

// Measured with the preset that the set-up chooses for play by link, from two seats on.
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
    const std::string words = is_sealed ? "Sealed: nobody can peek." : "Among friends: only scrambled.";
    const int count = is_sealed ? messages.sealed : messages.scrambled;
    return count == 0 ? words : words + " About " + std::to_string(count) + " messages.";
}

std::string secrecy_told(const Record& record) {
    if (!record.is_bound() || !messages_of(record.game, static_cast<int>(record.seats.size())).differ()) return {};
    if (!has_tags(record))
        return "This game is of an early kind: secret choices are hidden, but if somebody changes one on its way, not "
               "every "
               "device notices.";
    if (seals(record)) return "Secret choices are sealed: nobody can peek.";
    return "Among friends: secret choices are only scrambled, so somebody who takes a link apart could read them.";
}

std::string cautions_told(const Record& record) {
    if (!record.is_bound()) return {};
    std::string told;
    if (!bots_follow(record))
        told = "In this game nobody can check what bots play.";
    else if (!can_check_bots(record))
        told = "The bots of this game are of another version of Orrery, so this device can't check what they play.";
    const GameInfo* info = find_game(record.game);
    if (info && record.revision < info->revision)
        told += (told.empty() ? "" : " ") + std::string("It goes by older rules: version ") +
                std::to_string(record.revision) + ", where the newest is " + std::to_string(info->revision) + ".";
    return told;
}

}  // namespace orrery::web
