#include "web/boards/ground.h"

#include "web/boards/geometry.h"
#include "web/platform.h"

namespace orrery::web {

std::optional<Ground> lay_ground(const BoardFrame& frame, const Theme& theme) {
    if (frame.max.x - frame.min.x < 1 || frame.max.y - frame.min.y < 1) return std::nullopt;
    ImGui::SetCursorScreenPos(frame.min);
    ImGui::SetNextItemAllowOverlap();
    ImGui::InvisibleButton("board", frame.max - frame.min);
    if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)
        ImGui::GetForegroundDrawList()->AddRect(frame.min, frame.max, ink::kBrass, 0, 0, theme.px(2));
    return Ground{ImGui::IsItemHovered(), ImGui::IsItemActive(), ImGui::IsItemActivated(), ImGui::IsItemDeactivated()};
}

bool pinch(Camera& camera, const BoardFrame& frame) {
    const Gesture& fingers = platform_gesture();
    const ImVec2 at = fingers.centre;
    if (!fingers.active || at.x < frame.min.x || at.x > frame.max.x || at.y < frame.min.y || at.y > frame.max.y)
        return false;
    camera.zoom_at(at, fingers.scale);
    camera.pan(fingers.pan);
    return true;
}

}  // namespace orrery::web
