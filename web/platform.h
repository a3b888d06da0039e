// Window, WebGL context, input and pixel ratio below Dear ImGui. This and App::wants_frame decide when to draw.
// platform_web.cpp gets its input from shell/input.js.
#pragma once

#include <functional>
#include <string_view>

#include <imgui.h>

namespace orrery::web {

struct Surface {
    float ratio = 1;  // device pixels per CSS pixel
    int width = 0;    // device pixels
    int height = 0;
    bool drawable = false;  // false: no WebGL, so there is only the outline
};

// `draw` draws one frame with ImGui between NewFrame and Render. True: draw another frame soon.
struct PlatformHooks {
    std::function<bool(const Surface&)> draw;
    std::function<void(const Surface&)> surface_changed;  // called before the next draw, to set fonts and sizes again
};

// Opens the window and runs until it closes (natively) or returns at once (web, where frames come on demand).
void platform_run(PlatformHooks hooks);

// Two fingers since the last frame, for boards: zoom by `scale` about `centre`, pan by `pan` (device pixels). While
// `active`, ImGui sees no button pressed. The wheel (also with Ctrl) comes as io.MouseWheel: one notch is 1, up is
// positive.
struct Gesture {
    bool active = false;
    float scale = 1;
    ImVec2 centre{0, 0};
    ImVec2 pan{0, 0};
};
const Gesture& platform_gesture();

// The number of the graphics context. It changes after each loss; textures of earlier contexts are gone.
unsigned platform_context();

// Milliseconds since the start, by a clock that never goes backwards.
double platform_ms();

// The bytes of a font file ("text.otf"); empty if it has not arrived. The memory stays valid.
std::string_view platform_font(std::string_view file);

// Slow work that need not be done in this frame, such as a picture, is cut into pieces, and each asks before it is done.
// False: this frame has taken long enough. Another comes soon, and at least one piece of each frame may be done.
bool platform_may_work();

// False: the last frames took so long that mere decoration should not move, because presses would have to wait.
bool platform_keeps_up();

// The theme has changed: fonts and sizes are made again before the next frame.
void platform_restyle();

// Asks for frames: one now and three more to settle. Cheap; may be called anywhere on the main thread.
void platform_wake();

}  // namespace orrery::web
