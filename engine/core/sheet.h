// A position in words and tables: what the text table, the terminal and screen readers show of a view. Each game fills
// one; whoever shows it needs no knowledge of the game. Sentences name seats as {p1}; names are put in above.
#pragma once

#include <string>
#include <vector>

namespace orrery {

struct SheetTable {
    std::string caption;
    std::vector<std::string> columns;            // the first column heads its row
    std::vector<std::vector<std::string>> rows;  // each as long as `columns`
};

struct Sheet {
    std::vector<std::string> facts;  // one sentence each: round, scores, whose turn
    std::vector<SheetTable> tables;
};

}  // namespace orrery
