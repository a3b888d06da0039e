// Bots of a game by link: what they play follows from its record alone. A bot has its level's playouts and no clock, and
// its seed is made of values that the seats' chains have opened (Luck::bot_seed), so whichever device moves for it comes to
// the same move, and any device can compute a past one again. Who lets a bot play otherwise is seen: the page asks
// again for bots' moves that came from elsewhere. Elsewhere bots have the time of their level and a seed by lot.
//
// The one surprising rule: such thinking may be put off or dropped, but not cut short; its best() counts when it is done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "bots/players.h"
#include "record/record.h"
#include "record/table.h"

namespace orrery {

// Do the bots of this game move by its record?
inline bool bots_follow(const Record& record) { return has_tags(record); }
// And would they, if it were played here, play the same? Other revisions of bots move, too, but cannot be checked here.
inline bool can_check_bots(const Record& record) {
    return bots_follow(record) && record.binding->bot_revision == kBotRevision;
}

// What a bot was asked, or is asked now.
struct BotQuestion {
    std::unique_ptr<Match> match;  // before the answer
    Seat seat = kSpectator;
    Level level;
    std::uint64_t seed = 0;

    // Takes as long as it takes; with a clock, which it is not steered by, step() can be told a slice of milliseconds.
    std::unique_ptr<Thinking> think(Clock clock = nullptr) const;
};

// Of move `ply` of a game whose bots follow its record: 1..moves, or one more for the one to come. A Fault: no bot has
// that move, or the record does not hold up to there.
Expected<BotQuestion> bot_question(const Record& record, std::size_t ply);
// The path of the move that the bot comes to.
Expected<Path> bot_move(const Record& record, std::size_t ply);

// The first committed move after move `ply` that a bot chose among several; 0: none.
std::size_t next_bot_choice(const Table& table, std::size_t ply);

}  // namespace orrery
