// What happened, newest first; each line can be pressed to show the position then. Marks "log:<ply>".
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "record/session.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

// `shown`: the ply on the board. The ply that was pressed.
std::optional<std::size_t> draw_log(const Theme& theme, Marks& marks, std::span<const LogRow> rows, std::size_t shown);

}  // namespace orrery::web
