// What a pointer means among things of which a panel beside them tells: one on which it comes to rest. What it only crosses
// counts for nothing, and on its way from what it means to the panel it may even pause on another.
#pragma once

#include <optional>

#include <imgui.h>
#include <imgui_internal.h>

#include "web/theme.h"

namespace orrery::web {

class Aim {
   public:
    // Once a frame: `under` is what lies below the pointer, -1: nothing. What has come to be meant in this frame, or -1.
    int look(const Theme& theme, int under, const ImRect& panel);
    // The pointer rests, but not long enough yet: look again soon.
    bool waits() const { return waits_; }

   private:
    int under_ = -1;
    std::optional<ImVec2> last_;  // where the pointer was a frame ago; outside of the window it is nowhere
    ImVec2 at_{};                 // and the last time that it moved on
    double since_ = -1;           // ms: it rests since then; below 0: a thing has come below it, and it has not moved
    bool has_rested_ = false;     // on what is below it
    bool is_on_way_ = false;      // from what it rested on to the panel
    bool waits_ = false;
};

}  // namespace orrery::web
