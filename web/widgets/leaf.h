// A screen that is read like a page, drawn from its outline: words, choices and buttons in panels, as the window's layout
// wants them, under the marks "button:<id>", "select:<id>" and "option:<id>:<value>". Tables, numbers, fields and logs are
// the table's, which draws itself. Used by screens/leaf_screen.h.
#pragma once

#include <optional>

#include "web/marks.h"
#include "web/outline.h"
#include "web/theme.h"

namespace orrery::web {

class Leaf {
   public:
    // What was pressed, or is to be done because of Escape.
    std::optional<Command> draw(const Theme& theme, Marks& marks, const Outline& outline, ImVec2 min, ImVec2 max);

   private:
    float height_ = 0;  // of what its panel holds, as drawn last; device pixels
};

// Its nodes in ImGui's flow, one under the other.
std::optional<Command> draw_nodes(const Theme& theme, Marks& marks, const Outline& outline);

}  // namespace orrery::web
