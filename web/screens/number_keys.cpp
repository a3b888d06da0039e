#include "web/screens/number_keys.h"

#include <algorithm>
#include <cstdlib>

#include <imgui.h>

namespace orrery::web {
namespace {
constexpr double kTypingPause = 1500;  // ms: digits after this pause begin a new number
constexpr std::size_t kMostDigits = 4;
}  // namespace

std::optional<int> pressed_digit() {
    for (int i = 0; i < 10; ++i)
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_0 + i), false) ||
            ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + i), false))
            return i;
    return std::nullopt;
}

std::optional<std::int32_t> NumberKeys::hear(const Pick& pick, double now_ms) {
    std::int32_t number = pick.number;
    const auto key = [](ImGuiKey k) { return ImGui::IsKeyPressed(k); };
    if (const auto typed = pressed_digit()) {
        if (now_ms - typed_at_ > kTypingPause) typed_.clear();
        typed_at_ = now_ms;
        typed_ += static_cast<char>('0' + *typed);
        if (typed_.size() > kMostDigits) typed_.erase(0, 1);
        number = std::atoi(typed_.c_str());
    } else if (key(ImGuiKey_RightArrow) || key(ImGuiKey_UpArrow)) {
        ++number;
    } else if (key(ImGuiKey_LeftArrow) || key(ImGuiKey_DownArrow)) {
        --number;
    } else if (key(ImGuiKey_PageUp)) {
        number += 5;
    } else if (key(ImGuiKey_PageDown)) {
        number -= 5;
    } else if (key(ImGuiKey_Home)) {
        number = pick.low;
    } else if (key(ImGuiKey_End)) {
        number = pick.high;
    } else {
        return std::nullopt;
    }
    return std::clamp(number, pick.low, pick.high);
}

}  // namespace orrery::web
