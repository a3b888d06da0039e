// Everything one presses: primary (brass, one a screen), quiet and danger buttons, and `pressed`, the bare press on a
// rectangle that they and boards build on. Each leaves a Mark "button:<id>", shows keyboard focus as a brass ring and
// is at least 44 CSS px high under a finger. They stand where ImGui's cursor stands; a row is made with ImGui::SameLine.
// A button that comes where another stood a moment ago is pale and takes no press for a third of a second: whoever was
// about to press the old one does not hit it. Not so where a press elsewhere has brought it.
#pragma once

#include <string_view>

#include <imgui.h>

#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

enum class ButtonKind { kQuiet, kPrimary, kDanger, kLink };

struct ButtonLook {
    ButtonKind kind = ButtonKind::kQuiet;
    bool disabled = false;
    bool selected = false;  // a toggle that is on, the chosen one of several
    float width = 0;        // device pixels; 0: as its words need, below 0: as much as there is
};

bool button(const Theme& theme, Marks& marks, std::string_view id, std::string_view label, ButtonLook look = {});

float button_width(const Theme& theme, std::string_view label, ButtonKind kind);  // as its words need

// A press on a rectangle (device pixels) that the caller draws. Moves ImGui's cursor below it.
struct Press {
    bool clicked = false;
    bool hovered = false;
    bool held = false;
    bool focused = false;  // by keyboard, and shown
};
Press pressed(Marks& marks, std::string_view mark, ImVec2 min, ImVec2 max);

// The ring of keyboard focus around what was just drawn.
void focus_ring(const Theme& theme, ImVec2 min, ImVec2 max, float rounding);

// Escape was pressed, and not to close a list.
bool escaped();

}  // namespace orrery::web
