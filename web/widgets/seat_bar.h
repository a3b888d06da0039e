// The seats of a table, one per row: colour and shape, name, who sits there, the score, and whose turn it is.
#pragma once

#include <span>
#include <string>

#include "core/types.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

struct SeatRow {
    Seat seat = kSpectator;
    std::string name;
    std::string holder;   // "you", "bot, adept"
    std::string figures;  // a line of numbers; may be empty
    std::string flag;     // a sentence that must be seen; may be empty
    bool is_own = false;  // the reader's own seat: then the flag is good news
    float bar = 0;        // 0..1; no bar is drawn if mark and bar are both 0
    float mark = 0;
    bool turn = false;
    bool out = false;
};

void seat_bar(const Theme& theme, Marks& marks, std::span<const SeatRow> rows);

}  // namespace orrery::web
