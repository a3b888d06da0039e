// Everything that is pressed: primary (brass, one per screen), quiet and danger buttons, and `pressed`, the bare press
// on a rectangle, which buttons and boards use. Each leaves a Mark "button:<id>", shows keyboard focus as a brass ring
// and is at least 44 CSS px high on touch screens. They stand at ImGui's cursor; ImGui::SameLine makes a row.
// A button that appears where another one was a moment ago is pale and ignores presses for a third of a second, so that
// nobody who meant the other one hits it. A button that appears because of a press elsewhere works at once.
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
    bool selected = false;  // a toggle that is on, or the chosen one of several
    float width = 0;        // device pixels; 0: as wide as its words, below 0: all the room
};

bool button(const Theme& theme, Marks& marks, std::string_view id, std::string_view label, ButtonLook look = {});

float button_width(const Theme& theme, std::string_view label, ButtonKind kind);  // as wide as its words

// A press on a rectangle (device pixels) that the caller draws. Moves ImGui's cursor below it.
struct Press {
    bool clicked = false;
    bool hovered = false;
    bool held = false;
    bool focused = false;  // by keyboard, with a ring
};
Press pressed(Marks& marks, std::string_view mark, ImVec2 min, ImVec2 max);

// Draws the ring of keyboard focus around the last item.
void focus_ring(const Theme& theme, ImVec2 min, ImVec2 max, float rounding);

// Escape was pressed, and did not close a list.
bool escaped();

}  // namespace orrery::web
