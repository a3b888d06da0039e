// What happened, newest first. A press on a line shows the position at that time. Marks "log:<ply>".
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "record/play/session.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

// `shown`: the ply on the board. Returns the ply that was pressed.
std::optional<std::size_t> draw_log(const Theme& theme, Marks& marks, std::span<const LogRow> rows, std::size_t shown);

}  // namespace orrery::web
