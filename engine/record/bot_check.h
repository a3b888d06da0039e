// Bots' moves computed again: in a game by link whose bots follow its record (bots/by_record.h), what came from elsewhere
// is asked of this device's own bots when they have nothing else to do. How far that went, and what was found. And what a bot
// would have played in a match that is over.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "record/table.h"

namespace orrery {

// A bot's move that somebody chose for it.
struct ChosenMove {
    std::size_t ply = 0;
    std::string own;  // to which the bot comes itself

    bool operator==(const ChosenMove&) const = default;
};

// Of one game.
struct BotCheck {
    std::vector<std::string> moves;  // the first moves of the game, of which the bots' are checked
    std::vector<ChosenMove> found;

    void follow(const Record& record);  // the game may be another line than it was
    void reach(const Record& record, std::size_t ply);
};

// "The bot Sky played “take 3” in move 12; ..." as `viewer` may know it; seats as {p1}.
std::string chosen_words(const Table& table, Seat viewer, const ChosenMove& chosen);

// Of a match that is over: what the strongest bot makes of move `ply`, where its own would be `own`; as `viewer` may know
// it, seats as {p1}.
std::string idea_words(const Table& table, Seat viewer, std::size_t ply, std::string_view own);

}  // namespace orrery
