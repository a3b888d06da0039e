// Finds out which of several things a pointer means, while a panel beside them describes the chosen one. The pointer
// means the thing on which it rests, not things that it only crosses. On its way from the chosen thing to the panel it
// may pause on another thing without meaning it.
#pragma once

#include <optional>

#include <imgui.h>
#include <imgui_internal.h>

#include "web/theme.h"

namespace orrery::web {

class Aim {
   public:
    // Call once per frame. `under`: the thing below the pointer, -1: none. Returns the thing that became meant in this
    // frame, or -1.
    int look(const Theme& theme, int under, const ImRect& panel);
    // The pointer rests, but not long enough yet: draw another frame soon.
    bool waits() const { return waits_; }

   private:
    int under_ = -1;
    std::optional<ImVec2> last_;  // the pointer's place in the last frame; none if it was outside the window
    ImVec2 at_{};                 // its place when it last moved
    double since_ = -1;        // ms: start of the rest; below 0: the pointer has not moved since a thing came under it
    bool has_rested_ = false;  // on the thing below it
    bool is_on_way_ = false;   // from the thing that it meant to the panel
    bool waits_ = false;
};

}  // namespace orrery::web
