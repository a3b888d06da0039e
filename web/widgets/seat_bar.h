// The seats of a table, one row each: colour and shape, name, who sits there, how it stands, and whose turn it is.
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
    std::string flag;     // a sentence that must be noticed; may be empty
    bool is_own = false;  // the reader's: then that is good news
    float bar = 0;        // 0..1; with mark 0 and bar 0 no bar is drawn
    float mark = 0;
    bool turn = false;
    bool out = false;
};

void seat_bar(const Theme& theme, Marks& marks, std::span<const SeatRow> rows);

}  // namespace orrery::web
