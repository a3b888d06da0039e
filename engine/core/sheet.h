// A position in words and tables: what the text table, the terminal and screen readers show of a view. Each game fills
// one, so those who show it need to know nothing about the game. Sentences name seats as {p1}; the layers above put the
// names in.
#pragma once

#include <string>
#include <vector>

namespace orrery {

struct SheetTable {
    std::string caption;
    std::vector<std::string> columns;            // the first column heads its row
    std::vector<std::vector<std::string>> rows;  // each as long as `columns`
    bool is_aside = false;                       // the canvas lists it beside the log, because no board shows it

    // A table that explains the scores at the end has one row per seat, its name first, and one of these:
    std::vector<std::string> parts{};  // the last column is the sum of the others; their names in a sentence: "gems"
    // The first figure decides, and the others break ties; each row's figures in a sentence: "5 colonies".
    std::vector<std::vector<std::string>> tie_breaks{};
};

struct Sheet {
    std::string when;                // "round 3", as in "since round 3"; empty: the game has no name for it
    std::string end{};               // when the match is over: why it ended, one sentence; else empty
    std::vector<std::string> facts;  // one sentence each: round, scores, whose turn
    std::vector<SheetTable> tables;
};

}  // namespace orrery
