// Window, WebGL context, input and pixel ratio below Dear ImGui; when to draw is decided here and in App::wants_frame.
// platform_web.cpp takes GLFW's pointer, touch and wheel listeners away and feeds ImGui itself.
#pragma once

#include <functional>
#include <string_view>

#include <imgui.h>

namespace orrery::web {

struct Surface {
    float ratio = 1;  // device pixels per CSS pixel
    int width = 0;    // device pixels
    int height = 0;
    bool drawable = false;  // false: no WebGL; the outline is all there is
};

// `draw` draws one frame with ImGui between NewFrame and Render; true asks for another frame soon.
struct PlatformHooks {
    std::function<bool(const Surface&)> draw;
    std::function<void(const Surface&)> surface_changed;  // before the next draw: rebuild fonts, sizes
};

// Opens the window and runs until it closes (natively) or returns at once (web, where frames come on demand).
void platform_run(PlatformHooks hooks);

// Two fingers since the last frame, for boards: zoom by `scale` about `centre`, pan by `pan` (device pixels). While
// `active`, ImGui sees no button down. The wheel (Ctrl or not) comes as io.MouseWheel, one notch = 1, up positive.
struct Gesture {
    bool active = false;
    float scale = 1;
    ImVec2 centre{0, 0};
    ImVec2 pan{0, 0};
};
const Gesture& platform_gesture();

// Which graphics context this is: another number after each loss, when textures of before are gone.
unsigned platform_context();

// Milliseconds since the start, by a clock that never goes back.
double platform_ms();

// The bytes of a font file ("text.otf"); empty if it did not arrive. They stay where they are.
std::string_view platform_font(std::string_view file);

// The theme has changed: fonts and sizes are made anew before the next frame.
void platform_restyle();

// Ask for frames: now and three more to settle. Cheap; may be called from anywhere on the main thread.
void platform_wake();

}  // namespace orrery::web
