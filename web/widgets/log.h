// What happened, newest first, under headings of rounds and with a line between turns. A row tells the move; what
// followed stands below it in small letters, shortened until the row is pressed. A press also shows the position at
// that time. Marks "log:<ply>".
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "record/play/session.h"
#include "web/boards/board.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

struct LogAnswer {
    std::optional<std::size_t> pressed;  // a ply
    const LogRow* pointed = nullptr;     // the row that the pointer or the focus is on
};
// `shown`: the ply on the board. `telling`: the move after `rows` that is being shown, as far as it has happened;
// nullptr: no move is being shown. `signs` has the signs of resources; nullptr: the log has words instead.
LogAnswer draw_log(const Theme& theme, Marks& marks, std::span<const LogRow> rows, std::size_t shown,
                   const LogRow* telling, Board* signs);

}  // namespace orrery::web
