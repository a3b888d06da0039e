// A chart-coloured card on the canvas: opens an ImGui child at a place, closes it when it goes out of scope. Inside,
// ImGui's own flow (cursor, SameLine, paragraph, button) lays things out; Tab and arrows walk on through all panels.
// What is too tall scrolls by wheel, by keys, and by a finger's drag.
//     { Panel panel(theme, "seats", min, max); paragraph(theme.text, "..."); }
#pragma once

#include <string_view>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

struct PanelLook {
    bool ground = true;  // false: only a region of the canvas
    bool scrolls = true;
    float padding = 16;  // CSS px
};

// Where a screen that is read like a page stands: in the middle, `width` CSS px at most; a narrow screen it fills.
struct Column {
    ImVec2 min, max;  // device pixels
    float padding;    // of its panel, CSS px
    bool narrow;
};
Column column(const Theme& theme, ImVec2 min, ImVec2 max, float width);

class Panel {
   public:
    Panel(const Theme& theme, std::string_view id, ImVec2 min, ImVec2 max, PanelLook look = {});
    ~Panel();
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;

   private:
    const Theme& theme_;
    bool scrolls_;
};

}  // namespace orrery::web
