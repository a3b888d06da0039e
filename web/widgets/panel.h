// A chart-coloured panel on the canvas: it opens an ImGui child at a place and closes it at the end of its scope.
// Inside, ImGui's flow (cursor, SameLine, paragraph, button) lays things out. Tab and arrows move on through all
// panels. Content that is too tall scrolls by wheel, keys, or a finger's drag.
//     { Panel panel(theme, "seats", min, max); paragraph(theme.text, "..."); }
#pragma once

#include <string_view>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

struct PanelLook {
    bool ground = true;  // false: no background
    bool scrolls = true;
    float padding = 16;  // CSS px
};

// The place of a screen that is read like a page: in the middle, at most `width` CSS px wide. It fills a narrow screen.
struct Column {
    ImVec2 min, max;  // device pixels
    float padding;    // padding of its panel, CSS px
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
