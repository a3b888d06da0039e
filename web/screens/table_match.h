// The match on the table as one person uses it, and the board that draws it. Every part of the table screen looks at it;
// only the screen opens another session.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "record/play/session.h"
#include "web/boards/board.h"
#include "web/screens/table.h"

namespace orrery::web {

class TableMatch {
   public:
    TableMatch(std::string number, std::unique_ptr<Session> session, std::optional<Look> look);

    // Of the stored game. Empty: the match is not stored, has no link, and asks no bot.
    const std::string& number() const { return number_; }
    const std::optional<Look>& look() const { return look_; }  // only if the line is only looked at
    Session& session() const { return *session_; }
    std::unique_ptr<Session> exchange(std::unique_ptr<Session> session);  // returns the one before

    bool is_kept() const { return !number_.empty(); }
    bool is_lesson() const { return !is_kept() && !look_; }
    bool is_by_link() const;  // somebody plays elsewhere
    // What the headline says once a coach has closed the match: nobody is asked, nothing can be undone. Empty: it is open.
    const std::string& closing_words() const { return closing_words_; }
    void close(std::string words) { closing_words_ = std::move(words); }
    Seat winner_here() const;  // among the seats here; kSpectator: none

    // The board for the viewer. What another viewer opened or pointed at on it is forgotten.
    Board* board() const;
    void forget_board() { board_viewer_.reset(); }

   private:
    std::string number_;
    std::unique_ptr<Session> session_;
    std::optional<Look> look_;
    std::string closing_words_;
    mutable std::unique_ptr<Board> board_;
    mutable std::optional<Seat> board_viewer_;
};

}  // namespace orrery::web
