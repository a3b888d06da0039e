// Who sits on a seat during set-up, and the kinds of company for the other seats. Used by the set-up (setup_screen.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "generated/web/say.h"
#include "record/data/record.h"

namespace orrery::web {

enum class Sitter : std::uint8_t { here, novice, apprentice, journeyman, adept, master, link };
struct SitterWords {
    std::string_view value;
    Wording label;
};
inline constexpr std::array<SitterWords, 7> kSitters{{{"here", say::person_here},
                                                      {"novice", say::bot_novice},
                                                      {"apprentice", say::bot_apprentice},
                                                      {"journeyman", say::bot_journeyman},
                                                      {"adept", say::bot_adept},
                                                      {"master", say::bot_master},
                                                      {"link", say::person_by_link}}};

struct Place {
    Sitter sitter = Sitter::here;
    std::string name;
    // Of a bot, as in records: its place among the game's characters, from 1. Nothing: nobody has chosen one.
    std::optional<std::uint8_t> character{};
};

inline bool is_here(Sitter sitter) { return sitter == Sitter::here; }
inline bool is_by_link(Sitter sitter) { return sitter == Sitter::link; }
inline bool is_bot(Sitter sitter) { return !is_here(sitter) && !is_by_link(sitter); }

std::uint8_t level_of(Sitter sitter);                 // of a bot: its place in kBotLevels
Sitter bot_of(std::uint8_t level);                    // novice if no bot has that level
SeatHolder holder_of(const Place& place);             // without a character that nobody chose
Place place_of(const SeatHolder& holder, bool here);  // here: at this device

// What all seats but the first have in common.
struct Company {
    std::string_view value;
    Wording label;
    bool (*is_it)(Sitter);
};
inline constexpr Company kCompanies[] = {
    {"bots", say::only_bots, is_bot}, {"link", say::by_link, is_by_link}, {"here", say::here, is_here}};

}  // namespace orrery::web
