// What came since this device last looked at a game. It is shown as a film on the board, each move with its sentence.
// If nothing moves here, and in the text table, it is a list of the sentences until the next answer.
#pragma once

#include <string>
#include <vector>

#include "web/screens/table_match.h"

namespace orrery::web {

class App;

class TableNews {
   public:
    explicit TableNews(const TableMatch& match) : match_(match) {}

    bool gather(App& app);  // true: there is news, which is told from now on
    void clear() { lines_.clear(); }
    bool is_empty() const { return lines_.empty(); }
    bool is_open() const { return is_still_ && !lines_.empty(); }  // as a card
    const std::string& title() const { return title_; }
    const std::vector<std::string>& lines() const { return lines_; }

   private:
    const TableMatch& match_;
    std::string title_;
    std::vector<std::string> lines_;
    bool is_still_ = false;  // nothing moves here, so it is read on a card
};

}  // namespace orrery::web
