// The page's window: the canvas with its WebGL context. shell/input.js listens to pointers and keys and calls the
// functions below. Frames are drawn on demand: at once inside a press or key, else by requestAnimationFrame.
#include <emscripten.h>
#include <emscripten/html5.h>

#include <GLES3/gl3.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cfloat>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <utility>

#include "core/json.h"
#include "web/letters.h"
#include "web/platform.h"
#include "web/theme.h"

// JavaScript that emcc's own optimiser can parse (no destructuring).
// clang-format off
// Takes over the context that shell/start-graphics.js has made. 0: there is no WebGL 2.
EM_JS(int, open_context, (), {
    const handle = GL.createContext(Module['canvas'], { majorVersion : 2 });
    return handle && GL.makeContextCurrent(handle) ? 1 : 0;
});

// Dear ImGui's renderer saves and restores all state around each frame. In WebGL each of these queries waits for the
// graphics process (40 ms per frame under load). Nothing else draws here, so the answers may be empty.
EM_JS(void, answer_state_queries, (), {
    const ask = GLctx.getParameter.bind(GLctx);
    const boxes = [ 0x0BA2, 0x0C10 ];  // viewport, scissor box
    const names = [ 0x84E0, 0x8B8D, 0x8069, 0x8919, 0x8894, 0x8895, 0x85B5 ];
    const blending = [ 0x80C9, 0x80C8, 0x80CB, 0x80CA, 0x8009, 0x883D ];
    GLctx.getParameter = (name) => {
        if (boxes.includes(name)) return new Int32Array(4);
        if (names.includes(name)) return name === 0x84E0 ? 0x84C0 : null;
        if (blending.includes(name)) return name === 0x8009 || name === 0x883D ? 0x8006 : 1;
        return ask(name);
    };
});

EM_JS(int, font_size, (const char* file), {
    const fonts = Module['fonts'];
    const font = fonts && fonts[UTF8ToString(file)];
    return font ? font.length : 0;
});
EM_JS(void, font_copy, (const char* file, char* to), { HEAPU8.set(Module['fonts'][UTF8ToString(file)], to); });
EM_JS(void, set_cursor, (const char* name), { Module['canvas'].style.cursor = UTF8ToString(name); });
// clang-format on

namespace orrery::web {
namespace {

constexpr int kSettle = 3;           // frames after the last reason to draw
constexpr double kYoungMs = 6;       // a frame that is younger has time for more pieces of slow work
constexpr double kLongMs = 12;       // a frame that takes longer makes presses wait
constexpr int kLongInTurn = 2;       // as many long frames: the device does not keep up
constexpr std::size_t kCosts = 200;  // how many frames' CPU times are kept

// What the first frame needs, in this order. Each part takes long, so orrery_prepare does one at a time.
enum class Part : std::uint8_t { sizes, letters, colours, shaders, layout, pictures, none };

// The page has one canvas. The functions that it calls are of C, and have no other way to it.
struct Canvas {
    PlatformHooks hooks;
    Surface surface;
    bool has_context = false;
    Gesture gesture, next_gesture;
    std::map<std::string, std::string, std::less<>> fonts;
    bool sizes_stale = false;
    Part next_part = Part::sizes;  // of the first frame
    bool only_lays_out = false;    // no slow work in this frame
    bool has_worked = false;       // in this frame (platform_may_work)
    bool has_put_off = false;
    bool frame_asked = false;
    bool drawing = false;
    int frames_wanted = 0;
    int frames_until_leave = 0;  // after a touch: then the pointer leaves, so that nothing stays highlighted
    std::uint32_t frames_drawn = 0;
    unsigned context_number = 1;
    double last_frame_ms = 0;
    int long_frames = 0;  // the last ones that were shown, without a short one in between
    std::array<float, kCosts> costs{};
    std::string costs_told;  // what orrery_costs has handed over
    ImGuiMouseCursor cursor_shown = ImGuiMouseCursor_Arrow;
    ImGuiID tab_entry = 0;  // where Tab came in; when Tab returns there, it leaves the canvas
} canvas;

void show_cursor() {
    const ImGuiMouseCursor cursor = ImGui::GetMouseCursor();
    if (cursor == canvas.cursor_shown) return;
    canvas.cursor_shown = cursor;
    set_cursor(cursor == ImGuiMouseCursor_Hand        ? "pointer"
               : cursor == ImGuiMouseCursor_ResizeAll ? "grabbing"
                                                      : "default");
}

// Composes the frame in ImGui, without the graphics card. True: another one soon, which will look different.
bool compose(double start) {
    if (std::exchange(canvas.sizes_stale, false)) {
        canvas.hooks.surface_changed(canvas.surface);
        while (paint_letters()) continue;
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(static_cast<float>(canvas.surface.width), static_cast<float>(canvas.surface.height));
    io.DeltaTime = std::clamp(static_cast<float>(start - canvas.last_frame_ms) / 1000.0f, 0.001f, 0.05f);
    canvas.last_frame_ms = start;
    canvas.has_worked = canvas.has_put_off = false;
    if (canvas.frames_until_leave > 0 && --canvas.frames_until_leave == 0) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    canvas.gesture = canvas.next_gesture;
    canvas.next_gesture =
        Gesture{.active = canvas.gesture.active, .scale = 1, .centre = canvas.gesture.centre, .pan = {0, 0}};

    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    const bool more = canvas.hooks.draw(canvas.surface);
    ImGui::Render();
    if (!wants_letters(*ImGui::GetDrawData())) return more;
    canvas.sizes_stale = true;
    return compose(start) || more;
}

bool can_draw() {
    return canvas.has_context && canvas.surface.drawable && canvas.surface.width > 0 && canvas.surface.height > 0;
}

void show() {
    show_cursor();
    const ImVec4 night = ImGui::ColorConvertU32ToFloat4(ink::kNight);
    glViewport(0, 0, canvas.surface.width, canvas.surface.height);
    glClearColor(night.x, night.y, night.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

// `wants`: something may look different now. Without it the frame is made only for work that was put off, and is shown
// once all of that is done.
void draw_frame(bool wants = true) {
    if (canvas.drawing || canvas.next_part != Part::none || !can_draw()) return;
    canvas.drawing = true;
    const double start = emscripten_get_now();
    const bool more = compose(start);
    const bool shows = wants || more || !canvas.has_put_off;
    if (shows) show();
    if (more || (!wants && !canvas.has_put_off)) canvas.frames_wanted = std::max(canvas.frames_wanted, kSettle);
    const double took = emscripten_get_now() - start;
    if (shows) canvas.long_frames = took > kLongMs ? canvas.long_frames + 1 : 0;
    canvas.costs[canvas.frames_drawn % kCosts] = static_cast<float>(took);
    ++canvas.frames_drawn;
    canvas.drawing = false;
}

bool events_wait() { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }
bool wants_frame() { return canvas.frames_wanted > 0 || events_wait() || canvas.frames_until_leave > 0; }

EM_BOOL on_frame(double, void*) {
    canvas.frame_asked = false;
    const bool wants = wants_frame();
    if (canvas.frames_wanted > 0) --canvas.frames_wanted;
    draw_frame(wants);
    if ((wants_frame() || (canvas.has_put_off && can_draw())) && !canvas.frame_asked) {
        canvas.frame_asked = true;
        emscripten_request_animation_frame(on_frame, nullptr);
    }
    return EM_FALSE;
}

// Inside a press or key: draws until all input is taken in, so that what it asks of the page (copy, share, a dialog's
// focus) happens inside the gesture.
void draw_now() {
    for (int i = 0; i < 6; ++i) {
        draw_frame();
        if (!events_wait()) break;
    }
    platform_wake();
}

// Changes may not be drawn yet, and a window that fits its content needs one more frame.
void draw_all_due() {
    for (int i = 0; i < kSettle && canvas.frames_wanted > 0; ++i) draw_now();
}

void open_window() {
    canvas.has_context = open_context() != 0;
    if (!canvas.has_context) return;
    ImGui_ImplOpenGL3_Init("#version 300 es");
    answer_state_queries();
    canvas.surface.drawable = !platform_font("text.otf").empty();
}

// The key with this KeyboardEvent.keyCode, which says what is printed on it, not where it is.
ImGuiKey key_of(int code) {
    struct Range {
        int first, last;
        ImGuiKey key;
    };
    constexpr Range kRanges[] = {
        {8, 8, ImGuiKey_Backspace},
        {13, 13, ImGuiKey_Enter},
        {27, 27, ImGuiKey_Escape},
        {32, 32, ImGuiKey_Space},
        {33, 34, ImGuiKey_PageUp},
        {35, 35, ImGuiKey_End},
        {36, 36, ImGuiKey_Home},
        {37, 37, ImGuiKey_LeftArrow},
        {38, 38, ImGuiKey_UpArrow},
        {39, 39, ImGuiKey_RightArrow},
        {40, 40, ImGuiKey_DownArrow},
        {46, 46, ImGuiKey_Delete},
        {48, 57, ImGuiKey_0},
        {59, 59, ImGuiKey_Semicolon},
        {61, 61, ImGuiKey_Equal},
        {65, 90, ImGuiKey_A},
        {96, 105, ImGuiKey_Keypad0},
        {107, 107, ImGuiKey_KeypadAdd},
        {109, 109, ImGuiKey_KeypadSubtract},
        {173, 173, ImGuiKey_Minus},
        {187, 187, ImGuiKey_Equal},
        {188, 188, ImGuiKey_Comma},
        {189, 189, ImGuiKey_Minus},
        {190, 190, ImGuiKey_Period},
    };
    for (const Range& range : kRanges)
        if (code >= range.first && code <= range.last) return static_cast<ImGuiKey>(range.key + (code - range.first));
    return ImGuiKey_None;
}

}  // namespace

// Dear ImGui reads the positions and numbers of windows with sscanf, 11 KB that are needed here only for one line: the
// version of the shader language. (cmake/dependencies.cmake replaces sscanf by this name there.)
extern "C" int orrery_no_sscanf(const char* text, const char* format, ...) {
    if (std::strncmp(format, "#version", 8) != 0) return 0;
    va_list places;
    va_start(places, format);
    *va_arg(places, int*) = std::atoi(text + 8);
    va_end(places);
    return 1;
}

void platform_run(PlatformHooks with) {
    canvas.hooks = std::move(with);
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    open_window();
}

void platform_wake() {
    canvas.frames_wanted = kSettle + 1;
    if (canvas.frame_asked || !canvas.surface.drawable) return;
    canvas.frame_asked = true;
    emscripten_request_animation_frame(on_frame, nullptr);
}

void platform_restyle() {
    canvas.sizes_stale = true;
    platform_wake();
}

bool platform_may_work() {
    const bool is_young = emscripten_get_now() - canvas.last_frame_ms < kYoungMs;
    const bool may = !canvas.only_lays_out && (!canvas.has_worked || is_young);
    canvas.has_worked = true;
    canvas.has_put_off |= !may;
    return may;
}

bool platform_keeps_up() { return canvas.long_frames < kLongInTurn; }

const Gesture& platform_gesture() { return canvas.gesture; }
unsigned platform_context() { return canvas.context_number; }
double platform_ms() { return emscripten_get_now(); }

std::string_view platform_font(std::string_view file) {
    const auto found = canvas.fonts.emplace(file, std::string{}).first;
    std::string& bytes = found->second;
    if (!bytes.empty()) return bytes;  // else it may have arrived since
    bytes.resize(static_cast<std::size_t>(font_size(found->first.c_str())));
    if (!bytes.empty()) font_copy(found->first.c_str(), bytes.data());
    return bytes;
}

}  // namespace orrery::web

// ---- Called by shell/input.js. Positions are in device pixels of the canvas.
using namespace orrery::web;

extern "C" {

// True: the size has changed and the canvas is empty; orrery_draw fills it.
EMSCRIPTEN_KEEPALIVE int orrery_resize(int width, int height, float ratio) {
    if (width == canvas.surface.width && height == canvas.surface.height && ratio == canvas.surface.ratio) return 0;
    canvas.sizes_stale = true;
    canvas.surface.width = width;
    canvas.surface.height = height;
    canvas.surface.ratio = ratio;
    return 1;
}

// Does one part of the first frame, before orrery_draw shows it. True: there is more.
EMSCRIPTEN_KEEPALIVE int orrery_prepare() {
    if (!can_draw()) canvas.next_part = Part::none;
    switch (canvas.next_part) {
        case Part::sizes:
            canvas.sizes_stale = false;
            canvas.hooks.surface_changed(canvas.surface);
            canvas.next_part = Part::letters;
            break;
        case Part::letters:
            if (!paint_letters()) canvas.next_part = Part::colours;
            break;
        case Part::colours: {
            unsigned char* pixels = nullptr;
            int width = 0, height = 0;
            ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);  // ImGui keeps them
            canvas.next_part = Part::shaders;
            break;
        }
        case Part::shaders:
            ImGui_ImplOpenGL3_NewFrame();  // and the letters' texture
            canvas.next_part = Part::layout;
            break;
        case Part::layout:
            canvas.only_lays_out = true;
            compose(emscripten_get_now());
            canvas.only_lays_out = false;
            canvas.next_part = canvas.has_put_off ? Part::pictures : Part::none;
            break;
        case Part::pictures:
            compose(emscripten_get_now());
            if (!canvas.has_put_off) canvas.next_part = Part::none;
            break;
        case Part::none: break;
    }
    return canvas.next_part != Part::none;
}

// `down`: 1 pressed, 0 released, -1 only moved. `button` as in ImGui. A release draws its frame at once.
EMSCRIPTEN_KEEPALIVE void orrery_pointer(float x, float y, int button, int down, int touch) {
    if (!canvas.surface.drawable) return;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    io.AddMousePosEvent(x, y);
    canvas.frames_until_leave = 0;
    if (down < 0) return platform_wake();
    // ImGui presses an item that others may overlap only if it was hovered in the frame before.
    if (down == 1 && events_wait()) draw_frame();
    io.AddMouseButtonEvent(button, down == 1);
    draw_now();
    if (touch && down == 0) canvas.frames_until_leave = 2;
}

// The pointer is gone, or its press was cancelled: nothing is pressed, hovered or clicked.
EMSCRIPTEN_KEEPALIVE void orrery_pointer_away() {
    if (!canvas.surface.drawable) return;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    for (int button = 0; button < 3; ++button) io.AddMouseButtonEvent(button, false);
    draw_now();
}

EMSCRIPTEN_KEEPALIVE void orrery_wheel(float x, float y, float across, float up) {
    if (!canvas.surface.drawable) return;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(x, y);
    io.AddMouseWheelEvent(across, up);
    platform_wake();
}

EMSCRIPTEN_KEEPALIVE void orrery_gesture(int active, float scale, float x, float y, float pan_x, float pan_y) {
    canvas.next_gesture.active = active != 0;
    canvas.next_gesture.scale *= scale;
    canvas.next_gesture.centre = {x, y};
    canvas.next_gesture.pan = {canvas.next_gesture.pan.x + pan_x, canvas.next_gesture.pan.y + pan_y};
    platform_wake();
}

EMSCRIPTEN_KEEPALIVE void orrery_draw() { draw_now(); }
EMSCRIPTEN_KEEPALIVE void orrery_fonts() {  // another font has arrived
    if (shows_all_letters()) platform_restyle();
}
EMSCRIPTEN_KEEPALIVE void orrery_wake() { platform_wake(); }

// A key goes down or up. `modifiers`: 1 Ctrl, 2 Shift, 4 Alt, 8 Meta.
EMSCRIPTEN_KEEPALIVE void orrery_key(int code, int down, int modifiers) {
    if (!canvas.surface.drawable) return;
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Ctrl, (modifiers & 1) != 0);
    io.AddKeyEvent(ImGuiMod_Shift, (modifiers & 2) != 0);
    io.AddKeyEvent(ImGuiMod_Alt, (modifiers & 4) != 0);
    io.AddKeyEvent(ImGuiMod_Super, (modifiers & 8) != 0);
    if (const ImGuiKey key = key_of(code); key != ImGuiKey_None) io.AddKeyEvent(key, down != 0);
    draw_now();
}

// Tab from one control to the next. True: this was the last one, and the browser may move the focus on.
EMSCRIPTEN_KEEPALIVE int orrery_tab(int backwards, int entering) {
    if (!canvas.surface.drawable) return 1;
    draw_all_due();
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGuiIO& io = ImGui::GetIO();
    const auto press_tab = [&] {
        if (backwards) io.AddKeyEvent(ImGuiMod_Shift, true);
        io.AddKeyEvent(ImGuiKey_Tab, true);
        draw_now();
        io.AddKeyEvent(ImGuiKey_Tab, false);
        if (backwards) io.AddKeyEvent(ImGuiMod_Shift, false);
        draw_now();
        draw_frame();
    };
    if (entering || canvas.tab_entry == 0 || !context.NavIdIsAlive) {  // not alive: the screen has changed
        ImGui::FocusWindow(context.NavWindow ? context.NavWindow->RootWindow : ImGui::FindWindowByName("canvas"));
        context.NavId = 0;
        context.NavDisableHighlight = true;  // so ImGui begins at the first item, not after the lit one
        press_tab();
        return (canvas.tab_entry = context.NavId) == 0;
    }
    context.NavDisableHighlight = false;
    press_tab();
    if (context.NavId != canvas.tab_entry && context.NavId != 0) return 0;
    canvas.tab_entry = 0;
    context.NavDisableHighlight = true;
    draw_now();
    return 1;
}

// The canvas has lost the focus: no key stays down, and nothing is highlighted by the keyboard.
EMSCRIPTEN_KEEPALIVE void orrery_blur() {
    if (!canvas.surface.drawable) return;
    ImGuiIO& io = ImGui::GetIO();
    io.ClearInputKeys();
    for (int button = 0; button < 3; ++button) io.AddMouseButtonEvent(button, false);
    ImGui::GetCurrentContext()->NavDisableHighlight = true;
    canvas.tab_entry = 0;
    platform_wake();
}

EMSCRIPTEN_KEEPALIVE void orrery_context(int alive) {
    if (!canvas.has_context) return;
    canvas.surface.drawable = alive != 0;
    if (!alive) return ImGui_ImplOpenGL3_DestroyDeviceObjects();  // while their context is lost
    ++canvas.context_number;
    ImGui_ImplOpenGL3_CreateDeviceObjects();
    draw_now();
}

// ---- For tests and the bench.
EMSCRIPTEN_KEEPALIVE unsigned orrery_frames() { return canvas.frames_drawn; }

// CPU milliseconds of the last drawn frames, as a JSON list.
EMSCRIPTEN_KEEPALIVE const char* orrery_costs() {
    orrery::JsonOut json;
    json.array();
    for (std::size_t i = 0; i < std::min<std::size_t>(canvas.frames_drawn, kCosts); ++i)
        json.value(static_cast<double>(canvas.costs[i]));
    canvas.costs_told = json.end().text();
    return canvas.costs_told.c_str();
}

}  // extern "C"
