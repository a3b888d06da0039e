#include "web/widgets/aim.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "web/platform.h"

namespace orrery::web {
namespace {

constexpr double kRest = 150;     // ms
constexpr double kWayRest = 400;  // ms, on the way to the panel
constexpr float kStill = 4;       // CSS px: a resting hand moves the pointer by less

bool leads_to(ImVec2 from, ImVec2 to, const ImRect& goal) {
    float enters = 0, leaves = std::numeric_limits<float>::max();  // as multiples of the last step
    const auto cross = [&](float start, float way, float low, float high) {
        if (way == 0) return start >= low && start <= high;
        const float one = (low - start) / way, other = (high - start) / way;
        enters = std::max(enters, std::min(one, other)), leaves = std::min(leaves, std::max(one, other));
        return enters <= leaves;
    };
    return cross(from.x, to.x - from.x, goal.Min.x, goal.Max.x) && cross(from.y, to.y - from.y, goal.Min.y, goal.Max.y);
}

}  // namespace

int Aim::look(const Theme& theme, int under, const ImRect& panel) {
    const ImGuiIO& io = ImGui::GetIO();
    waits_ = false;
    if (io.MouseSource == ImGuiMouseSource_TouchScreen) return under;  // a finger does not cross anything
    const ImVec2 now = io.MousePos, before = std::exchange(last_, now).value_or(now);
    if (!ImGui::IsMousePosValid(&now)) return -1;
    const double time = platform_ms();
    const bool has_moved = now.x != before.x || now.y != before.y;
    if (std::exchange(under_, under) != under) {
        if (std::exchange(has_rested_, false)) is_on_way_ = true;
        since_ = has_moved ? time : -1;
    }
    if (!ImGui::IsMousePosValid(&before)) at_ = now;
    if (std::hypot(now.x - at_.x, now.y - at_.y) > theme.px(kStill)) {
        is_on_way_ = is_on_way_ && leads_to(at_, now, panel);
        at_ = now, since_ = time;
    }
    if (has_moved && since_ < 0) since_ = time;
    if (under < 0 || since_ < 0 || has_rested_) return -1;
    waits_ = time - since_ < (is_on_way_ ? kWayRest : kRest);
    if (waits_) return -1;
    is_on_way_ = false, has_rested_ = true;
    return under;
}

}  // namespace orrery::web
