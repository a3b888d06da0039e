// Checks bots' moves. In a game by link whose bots follow its record (bots/by_record.h), this device lets its own bots
// compute again the moves that came from elsewhere, when they have nothing else to do. BotCheck keeps how far the check
// has got and what it found. The rest of this file are words about such moves, and about what a bot would have played
// in a match that is over.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "record/play/table.h"

namespace orrery {

// A bot's move that a person chose for it.
struct ChosenMove {
    std::size_t ply = 0;
    std::string own;  // what the bot plays by itself

    bool operator==(const ChosenMove&) const = default;
};

// The state of the check of one game.
struct BotCheck {
    std::vector<std::string> moves;  // the first moves of the game; those of bots among them are checked
    std::vector<ChosenMove> found;

    void follow(const Record& record);  // drops what no longer fits, if the game is another line than before
    void reach(const Record& record, std::size_t ply);
};

// "The bot Sky played “take 3” in move 12; ...", as far as `viewer` may know it; seats stand as {p1}.
std::string chosen_words(const Table& table, Seat viewer, const ChosenMove& chosen);

// One sentence: what the asked seat does by this legal move, else what it gains; not what happens to others. Seats stand
// as {p1}. Some sentences tell what the luck of the move brings, so whoever knows that luck gives it.
std::string act_words(const Match& before, Seat viewer, std::string_view move, Chance luck = Chance(0));

// The same, but empty if the asked seat only pays and gains.
std::string deed_words(const Match& before, Seat viewer, std::string_view move, Chance luck);

// For a match that is over: what the strongest bot says about move `ply`, if it would play `own` there. As far as
// `viewer` may know it; seats stand as {p1}.
std::string idea_words(const Table& table, Seat viewer, std::size_t ply, std::string_view own);

}  // namespace orrery
