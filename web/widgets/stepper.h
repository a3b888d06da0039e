// The steps of a choice (record/play/steps.h) as buttons, for games that have no board.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

// The next steps as a column of buttons, marks "choice:<tokens>".
struct LabelledStep {
    std::string tokens;
    std::string label;
};
std::optional<std::string> draw_steps(const Theme& theme, Marks& marks, std::span<const LabelledStep> choices);

}  // namespace orrery::web
