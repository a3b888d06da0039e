// Links: a record as letters and digits, to stand behind the # of a URL, and back from whatever arrives.
//
//     1 pro 0Kd <body> <check>      format, first three letters of the game, length, record, check value
//
// Formats 2 and 4 to 7 are games by link (enum Protocol): instead of a seed the body has what the seats' chains have opened
// (from 4 on with each seat's tag), and what is sealed (2, 4, 6) or waits at the end of the record.
//
// The body is one large number in base 62. It is the record written in mixed radix: every field and every move is a
// digit with as many values as it can have (a move: as many as were legal), so nothing is wasted between them, and a
// code has exactly one reading. The check value covers every character before it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "record/record.h"

namespace orrery {

inline constexpr std::size_t kMaxLinkText = 16384;  // of what is searched for a link
inline constexpr std::size_t kMaxLinkCode = 3800;   // of a code; chat apps cut whole URLs at 2,000
inline constexpr std::size_t kShareableUrl = 1900;  // longer ones are better sent as a file

// The code of a record. Faults: a move that does not hold, or more than kMaxLinkCode characters ("link/too-long").
Expected<std::string> encode_link(const Record& record);

struct OpenedLink {
    Record record;
    std::unique_ptr<Match> match;         // after the last move; nullptr while seats are still being taken
    std::string code;                     // as encode_link gives it
    std::optional<std::size_t> moment{};  // a moment is told: after so many of its moves
    bool is_carried = false;              // its turns travel by themselves, as whoever sent it has it
};

// The record in `text`: a bare code, a fragment, a URL, or a message with one in it, however it was wrapped, quoted or
// added to on its way. Bounded in time and memory whatever the text is. Faults, each with a sentence that says what is
// kept and what to do:
//   link/none      nothing in the text looks like a link            link/cut       the end is missing: how much arrived
//   link/lost      a URL whose part after the # was dropped         link/altered   changed on the way
//   link/too-much  longer than kMaxLinkText                         link/format    made by a newer version
//   link/game      of a game that is not here                       link/revision  of newer rules
//   link/record    undamaged, but no such match is possible                      game/absent    see game_is_here
//   link/seat      a seat's secret (record/seat_key.h)
Expected<OpenedLink> open_link(std::string_view text);

// The record of a whole code as encode_link gives it, for programs that hand one on: nothing may stand around it, and what
// is damaged is not told apart from what was never a code ("link/none"). Other faults: link/game, game/absent, link/record.
Expected<OpenedLink> open_code(std::string_view code);

// A link that opens at a moment, after `ply` moves: the same code, then a dot and the number. Whoever knows no moments opens
// the game.
std::string moment_link(std::string_view code, std::size_t ply);

// A link of a match whose turns travel by themselves (notes/0012): the same code, then ".p". Nothing covers it. Whoever knows
// nothing of it opens the game.
std::string carried_link(std::string_view code);

const GameInfo* game_of_mark(std::string_view mark);  // the three letters of a code; nullptr: unknown
const GameInfo* game_of_link(std::string_view text);  // nullptr: no link is found in it, or the game is unknown

// What a link costs: `payload_bytes` is the code without names; `entropy_bits` the sum of log2(legal) over its moves.
struct LinkSize {
    std::size_t characters = 0;
    double payload_bytes = 0;
    double entropy_bits = 0;

    double budget_bytes() const { return 1.05 * entropy_bits / 8 + 60; }
};
Expected<LinkSize> measure_link(const Record& record);

}  // namespace orrery
