// A position in words and tables: what the text table, the terminal and screen readers show of a view. Each game fills
// one; whoever shows it needs no knowledge of the game. Sentences name seats as {p1}; names are put in above.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery {

struct SheetTable {
    std::string caption;
    std::vector<std::string> columns;            // the first column heads its row
    std::vector<std::vector<std::string>> rows;  // each as long as `columns`
    bool is_aside = false;                       // no board shows it so: the canvas lists it beside the log
};

// Caption of the table that tells at the end how the scores came about: a row a seat, its name first, its score last.
inline constexpr std::string_view kScores = "Scores";

struct Sheet {
    std::string when;                // "round 3", as in "since round 3"; empty: the game has no name for it
    std::vector<std::string> facts;  // one sentence each: round, scores, whose turn
    std::vector<SheetTable> tables;
};

}  // namespace orrery
