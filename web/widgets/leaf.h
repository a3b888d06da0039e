// A screen that is read like a page, drawn from its outline: words, choices and buttons in panels, arranged for the
// window's layout, with marks "button:<id>", "select:<id>" and "option:<id>:<value>". Tables, numbers, fields and logs
// do not appear here: only the table's screen has them, and draws them itself. Used by screens/leaf_screen.h.
#pragma once

#include <optional>

#include "web/marks.h"
#include "web/outline.h"
#include "web/theme.h"

namespace orrery::web {

class Leaf {
   public:
    // Returns the command of a press or of Escape.
    std::optional<Command> draw(const Theme& theme, Marks& marks, const Outline& outline, ImVec2 min, ImVec2 max);

   private:
    float height_ = 0;  // height of its panel's content in the last frame, device pixels
};

// Draws the nodes in ImGui's flow, one below the other.
std::optional<Command> draw_nodes(const Theme& theme, Marks& marks, const Outline& outline);

}  // namespace orrery::web
