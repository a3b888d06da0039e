// Bots of a game by link. What they play follows from its record alone: a bot has its level's playouts and no clock,
// and its seed comes from opened values of the seats' chains (Luck::bot_seed). So every device that moves for it plays
// the same, and any device can compute a past move again. The page does this for bots' moves that came from elsewhere,
// so it finds a bot that was made to play otherwise. In other games bots have the time of their level and a random
// seed.
//
// The one surprising rule: such thinking may be interrupted or dropped, but not cut short. best() counts only when it
// is done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "bots/players.h"
#include "record/data/record.h"
#include "record/play/table.h"

namespace orrery {

// Do the bots of this game play by its record?
inline bool bots_follow(const Record& record) { return has_tags(record); }
// Would this device's bots play the same? Bots of another revision play by the record too, but cannot be checked here.
inline bool can_check_bots(const Record& record) {
    return bots_follow(record) && record.binding->bot_revision == kBotRevision;
}

// A past or present question to a bot.
struct BotQuestion {
    std::unique_ptr<Match> match;  // before the answer
    Seat seat = kSpectator;
    std::string bot;  // as make_player names it
    std::uint64_t seed = 0;

    // Has no time limit. With a clock, step() can be given a slice of milliseconds; the clock does not change the
    // choice.
    std::unique_ptr<Thinking> think(Clock clock = nullptr) const;
};

// The question at move `ply` of a game whose bots follow its record: 1..moves, or one more for the next move. A Fault:
// no bot has that move, or the record is not valid up to there.
Expected<BotQuestion> bot_question(const Record& record, std::size_t ply);
// The path of the move that the bot plays.
Expected<Path> bot_move(const Record& record, std::size_t ply);

// The first committed move after move `ply` for which a bot had a choice; 0: none.
std::size_t next_bot_choice(const Table& table, std::size_t ply);

}  // namespace orrery
