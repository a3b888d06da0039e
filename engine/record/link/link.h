// Links: a record as letters and digits, to stand behind the # of a URL, and the way back from any text that arrives.
//
//     1 pro 0Kd <body> <check>      format, first three letters of the game, length, record, check value
//
// Formats 2 and 4 to 7 are games by link (enum Protocol). Instead of a seed their body has the newest open value of
// each seat's chain (from format 4 on with the seat's tag), and at its end the answers that are sealed (2, 4, 6) and
// the move that waits. Format 8 is any of them with bots that have characters: its first digit says which, and each
// bot's level is followed by its character. Programs that know no characters say that such a link is too new for them.
//
// The body is one large number in base 62. It is the record in mixed radix: every field and every move is a digit with
// as many values as it can have. A move has as many values as moves were legal. So nothing is wasted between digits,
// and a code can be read in one way only. The check value covers every character before it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "record/data/record.h"

namespace orrery {

inline constexpr std::size_t kMaxLinkText = 16384;  // of the text in which a link is sought
inline constexpr std::size_t kMaxLinkCode = 3800;   // per code; chat apps cut whole URLs at 2,000
inline constexpr std::size_t kShareableUrl = 1900;  // longer ones should be sent as a file

// The code of a record. Faults: a move is not possible, or the code is longer than kMaxLinkCode ("link/too-long").
Expected<std::string> encode_link(const Record& record);

struct OpenedLink {
    Record record;
    std::unique_ptr<Match> match;         // after the last move; nullptr: seats are still being taken
    std::string code;                     // as encode_link gives it
    std::optional<std::size_t> moment{};  // of a moment link: after how many moves
    bool is_carried = false;              // carried_link: the sender's turns travel by themselves
};

// Opens the link in `text`: a bare code, a fragment, a URL, or a message that contains one, even if it was wrapped,
// quoted or extended on its way. Time and memory are bounded for any text. Each Fault has a sentence that says what is
// kept and what to do:
//   link/none      nothing in the text looks like a link            link/cut       the end is missing: how much arrived
//   link/lost      a URL whose part after the # was dropped         link/altered   changed on the way
//   link/too-much  longer than kMaxLinkText                         link/format    made by a newer version
//   link/game      of a game that is not here                       link/revision  of newer rules
//   link/record    undamaged, but no such match is possible                      game/absent    see game_is_here
//   link/seat      a seat's secret (record/link/seat_key.h)
Expected<OpenedLink> open_link(std::string_view text);

class BodyReader;

// Opens a link a few moves at a time, for a page that must not be held up.
class LinkOpening {
   public:
    explicit LinkOpening(std::string_view text);
    ~LinkOpening();

    // Plays up to `moves` more of the link's moves. Nothing: there are more. Otherwise what open_link returns; then the
    // opening is done, and go_on must not be called again.
    std::optional<Expected<OpenedLink>> go_on(std::size_t moves);

   private:
    std::unique_ptr<BodyReader> body_;  // nullptr: fault_
    std::string rest_;                  // of the text, behind the code
    Fault fault_;
};

// Opens a whole code as encode_link gives it, for programs that hand one on. Nothing may stand around it. A damaged
// code gives the same Fault as a text that was never a code: "link/none". Other Faults: link/game, game/absent,
// link/record.
Expected<OpenedLink> open_code(std::string_view code);

// A link that opens at a moment, after `ply` moves: the same code, then a dot and the number. Older pages open the
// game.
std::string moment_link(std::string_view code, std::size_t ply);

// A link of a match whose turns travel by themselves (protocols/post.md): the same code, then ".p". The check value
// does not cover it. Older pages open the game.
std::string carried_link(std::string_view code);

const GameInfo* game_of_mark(std::string_view mark);  // the three letters of a code; nullptr: no such game
inline bool is_game_mark(std::string_view mark) { return game_of_mark(mark) != nullptr; }
const GameInfo* game_of_link(std::string_view text);  // nullptr: the text has no link, or of an unknown game

// How long a link is. `payload_bytes` is the code without names; `entropy_bits` is the sum of log2(legal moves) over
// its moves.
struct LinkSize {
    std::size_t characters = 0;
    double payload_bytes = 0;
    double entropy_bits = 0;

    double budget_bytes() const { return 1.05 * entropy_bits / 8 + 60; }
};
Expected<LinkSize> measure_link(const Record& record);

}  // namespace orrery
