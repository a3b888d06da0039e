// Codes as text: the head and check value around the body, and how to find a code in any text. It knows how mail, chats
// and scanners damage links (tests/record/link/manglings_test.cpp has the cases). It knows nothing of records.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "core/verdict.h"

namespace orrery {

// The first character of every code.
inline constexpr char kLinkFormat = '1';       // a match
inline constexpr char kBoundFormat = '2';      // a game by link, its seats bound by values
inline constexpr char kSeatFormat = '3';       // a seat's secret (record/link/seat_key.h)
inline constexpr char kTaggedFormat = '4';     // a game by link, its seats bound by values with tags
inline constexpr char kScrambledFormat = '5';  // as 4, but nothing is sealed
inline constexpr char kSealedFormat = '6';     // as 4, and each change of hands has a tag
inline constexpr char kFriendsFormat = '7';    // as 6, but nothing is sealed
// Any of these but 3, whose bots have characters. Its body begins with the place of the other format among them.
inline constexpr char kCharactersFormat = '8';
inline constexpr std::size_t kMarkSize = 3;   // first letters of the game's id
inline constexpr std::size_t kHeadSize = 6;   // format, mark, two digits of length
inline constexpr std::size_t kCheckSize = 7;  // 41 bits

// A whole code: head, body, check value.
std::string seal_code(char format, std::string_view mark, std::string_view body);

// The first undamaged code in `text`, or the fault of the part that looks most like a code. `rest`, if given, becomes
// what follows the code.
Expected<std::string> find_code(std::string_view text, const std::function<bool(std::string_view mark)>& is_game,
                                std::string_view* rest = nullptr);

}  // namespace orrery
