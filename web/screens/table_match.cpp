#include "web/screens/table_match.h"

#include <utility>

namespace orrery::web {

TableMatch::TableMatch(std::string number, std::unique_ptr<Session> session, std::optional<Look> look)
    : number_(std::move(number)), session_(std::move(session)), look_(std::move(look)) {}

std::unique_ptr<Session> TableMatch::exchange(std::unique_ptr<Session> session) {
    return std::exchange(session_, std::move(session));
}

bool TableMatch::is_by_link() const {
    const auto& seats = session_->record().seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].kind != SeatKind::bot && !session_->table().here().has(seat_at(static_cast<int>(i)))) return true;
    return false;
}

Seat TableMatch::winner_here() const {
    const Result result = session_->table().now().result();
    for (std::size_t i = 0; i < session_->names().size(); ++i)
        if (result.rank[i] == 1 && session_->table().here().has(seat_at(static_cast<int>(i))))
            return seat_at(static_cast<int>(i));
    return kSpectator;
}

Board* TableMatch::board() const {
    if (board_viewer_ != session_->viewer()) {
        board_viewer_ = session_->viewer();
        board_ = make_board(session_->record().game);
    }
    return board_.get();
}

}  // namespace orrery::web
