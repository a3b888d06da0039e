#include "web/screens/secrecy.h"

#include <cstdint>

#include "bots/by_record.h"
#include "generated/web/say.h"

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
    const std::string words = is_sealed ? say::sealed_told() : say::among_friends_told();
    const int count = is_sealed ? messages.sealed : messages.scrambled;
    return count == 0 ? words : words + " " + say::about_messages(count);
}

std::string secrecy_told(const Record& record) {
    if (!record.is_bound() || !messages_of(record.game, static_cast<int>(record.seats.size())).differ()) return {};
    if (!has_tags(record)) return say::choices_of_early_kind();
    return seals(record) ? say::choices_are_sealed() : say::choices_are_scrambled();
}

std::string cautions_told(const Record& record) {
    if (!record.is_bound()) return {};
    std::string told;
    if (!bots_follow(record))
        told = say::nobody_checks_bots();
    else if (!can_check_bots(record))
        told = say::bots_of_other_version();
    const GameInfo* info = find_game(record.game);
    if (info && record.revision < info->revision)
        told += (told.empty() ? "" : " ") + say::goes_by_older_rules(record.revision, info->revision);
    return told;
}

}  // namespace orrery::web
