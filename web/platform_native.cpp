// A native window with the same front end, so that it also runs under sanitizers: GLFW and OpenGL 3 below Dear ImGui.
// ORRERY_FRAMES=N draws N frames and ends, for tests.
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_opengl3_loader.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "web/bridge.h"
#include "web/letters.h"
#include "web/platform.h"
#include "web/theme.h"

namespace orrery::web {
namespace {

constexpr int kWidth = 1280, kHeight = 800;
constexpr int kSettle = 3;
constexpr double kIdleSeconds = 0.25;  // between checks of the bridge

int frames_wanted = kSettle;
bool sizes_stale = true;

Surface measure_surface(GLFWwindow* window) {
    Surface surface;
    float across = 1, down = 1;
    glfwGetFramebufferSize(window, &surface.width, &surface.height);
    glfwGetWindowContentScale(window, &across, &down);
    surface.ratio = std::max(across, 1.0f);
    surface.drawable = surface.width > 0 && surface.height > 0;
    return surface;
}

void draw_frame(GLFWwindow* window, PlatformHooks& hooks, Surface& shown) {
    const Surface surface = measure_surface(window);
    if (!surface.drawable) return;
    if (surface.ratio != shown.ratio || std::exchange(sizes_stale, false)) {
        hooks.surface_changed(surface);
        while (paint_letters()) continue;
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    shown = surface;
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
    if (hooks.draw(surface)) frames_wanted = std::max(frames_wanted, kSettle);
    ImGui::Render();
    if (wants_letters(*ImGui::GetDrawData())) return platform_restyle();
    const ImVec4 night = ImGui::ColorConvertU32ToFloat4(ink::kNight);
    glViewport(0, 0, surface.width, surface.height);
    glClearColor(night.x, night.y, night.z, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window);
}

}  // namespace

void platform_run(PlatformHooks hooks) {
    if (!glfwInit()) return;
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    GLFWwindow* window = glfwCreateWindow(kWidth, kHeight, "Orrery", nullptr, nullptr);
    if (!window) return glfwTerminate();
    glfwMakeContextCurrent(window);
    glfwSwapInterval(1);
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ImGui_ImplGlfw_InitForOpenGL(window, true);
    ImGui_ImplOpenGL3_Init("#version 330 core");

    const char* limit = std::getenv("ORRERY_FRAMES");
    Surface shown;
    for (long left = limit ? std::atol(limit) : -1; left != 0 && !glfwWindowShouldClose(window);) {
        bridge_poll();
        draw_frame(window, hooks, shown);
        if (left > 0) --left;
        const bool waits = left < 0 && --frames_wanted <= 0;
        waits ? glfwWaitEventsTimeout(kIdleSeconds) : glfwPollEvents();
        if (waits) frames_wanted = kSettle;
    }
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();
}

void platform_wake() { frames_wanted = kSettle; }

void platform_restyle() {
    sizes_stale = true;
    platform_wake();
}

const Gesture& platform_gesture() {
    static const Gesture none;
    return none;
}

unsigned platform_context() { return 1; }
bool platform_may_work() { return true; }
bool platform_keeps_up() { return true; }
double platform_ms() { return glfwGetTime() * 1000; }

std::string_view platform_font(std::string_view file) {
    static std::map<std::string, std::string, std::less<>> fonts;
    auto found = fonts.find(file);
    if (found == fonts.end()) {
        std::ifstream in(std::string(ORRERY_FONT_DIR "/") + std::string(file), std::ios::binary);
        found = fonts.emplace(file, std::string(std::istreambuf_iterator<char>(in), {})).first;
    }
    return found->second;
}

}  // namespace orrery::web
