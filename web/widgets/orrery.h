// The orrery of the home screen: a brass sun lights bodies on graduated orbits, one body per game. It turns for a while
// after the last touch and then rests, so an idle page draws nothing; on a slow device it rests at once. It takes
// values, and returns which body is pointed at, focused or pressed.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include <imgui.h>
#include <imgui_internal.h>

#include "core/function_ref.h"
#include "web/boards/kit/faces.h"
#include "web/marks.h"
#include "web/theme.h"
#include "web/widgets/aim.h"

namespace orrery::web {

struct Body {
    std::string_view id;
    std::string_view name;
    std::string_view note{};  // below the name, if there is room
};

struct OrreryFrame {
    std::span<const Body> bodies;
    int chosen = 0;
    ImVec2 min, max;     // where to draw
    ImRect panel;        // the panel that describes the chosen body
    int told_after = 0;  // in the order of Tab, `tell` comes after this body
};

struct OrreryAnswer {
    int pointed = -1;  // a pointer rests on it, or a finger is on it
    int focused = -1;  // by keyboard
    int pressed = -1;
    bool turning = false;  // wants another frame soon
};

class Orrery {
   public:
    // `tell` draws the description of the chosen body.
    OrreryAnswer draw(const Theme& theme, Marks& marks, const OrreryFrame& frame, FunctionRef<void()> tell);

   private:
    enum class Side : std::uint8_t { none, above, below, right, left };
    struct Spot {  // a body and its name
        ImVec2 centre;
        float radius, width = 0;  // half the width that it covers
        ImFont* font = nullptr;
        std::string_view note{};
        ImVec2 size{};  // of the name and the note
        float name_height = 0;
        Side sunward = Side::below;
    };
    struct Name {
        Side side = Side::none;
        ImRect place{};
        double since = 0;  // ms: when it moved to that side
    };

    void turn(const Theme& theme);
    void place_names(const Theme& theme, const std::vector<Spot>& spots, const ImRect& sun, const ImRect& dial,
                     const ImRect& room);

    std::vector<Name> names_;
    Faces faces_;
    Aim aim_;
    float angle_ = 0;  // how far everything has turned
    double last_ms_ = 0;
    double touched_ms_ = -1;
    bool turning_ = false;
};

}  // namespace orrery::web
