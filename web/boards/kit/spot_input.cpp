#include "web/boards/kit/spot_input.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "web/boards/kit/geometry.h"
#include "web/platform.h"

namespace orrery::web::kit {
namespace {
constexpr double kLongPress = 450, kRest = 420;  // ms
constexpr float kDragStart = 8, kFinger = 44;    // CSS px
constexpr float kWheelStep = 1.15f, kKeyStep = 1.25f;

struct Ground {
    bool hovered = false, active = false;  // the pointer is over the board; the board has the press
    bool began = false, ended = false;     // the press, in this frame
};

Ground lay_field(const char* name, const Region& at) {
    ImGui::SetCursorScreenPos(at.min);
    ImGui::SetNextItemAllowOverlap();
    ImGui::InvisibleButton(name, at.max - at.min);
    return {ImGui::IsItemHovered(), ImGui::IsItemActive(), ImGui::IsItemActivated(), ImGui::IsItemDeactivated()};
}

// Lays a field over the whole board, for pointer and keyboard focus, and another over the dock while something of the
// board is in it. Lays nothing if the frame has no room.
std::optional<Ground> lay_ground(const BoardFrame& frame, const Theme& theme, bool docked) {
    const Region board{frame.min, frame.max}, dock{frame.dock_min, frame.dock_max};
    if (board.width() < 1 || board.height() < 1) return std::nullopt;
    Ground ground = lay_field("board", board);
    if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)
        ImGui::GetForegroundDrawList()->AddRect(frame.min, frame.max, ink::kBrass, 0, 0, theme.px(2));
    if (docked && dock.width() >= 1 && dock.height() >= 1) {
        ImGui::PushTabStop(false);
        const Ground beside = lay_field("dock", dock);
        ImGui::PopTabStop();
        ground.hovered |= beside.hovered, ground.active |= beside.active;
        ground.began |= beside.began, ground.ended |= beside.ended;
    }
    return ground;
}

// Changes whenever what can be chosen changes; 0: nothing can be chosen.
std::uint64_t question_of(const BoardFrame& frame) {
    return frame.entries == nullptr || frame.film != nullptr ? 0 : frame.question;
}

// The shift that brings something into a place, or its middle if it is too large.
ImVec2 into(const Region& some, const Region& place) {
    const auto by = [](float low, float high, float from, float to) {
        return high - low > to - from ? (from + to - low - high) / 2
                                      : std::max(0.0f, from - low) - std::max(0.0f, high - to);
    };
    return {by(some.min.x, some.max.x, place.min.x, place.max.x), by(some.min.y, some.max.y, place.min.y, place.max.y)};
}

// True: two fingers are on the map and have moved the camera, so there is no press.
bool pinch(Camera& camera, const Region& map) {
    const Gesture& fingers = platform_gesture();
    if (!fingers.active || !map.holds(fingers.centre)) return false;
    camera.zoom_at(fingers.centre, fingers.scale);
    camera.pan(fingers.pan);
    return true;
}
}  // namespace

std::optional<SpotPress> SpotInput::listen(const Spots& spots, Camera& camera, const Region& map,
                                           const BoardFrame& frame, const Theme& theme, BoardAnswer& answer) {
    if (pinch(camera, map)) down_ = false;
    const std::optional<Ground> ground = lay_ground(frame, theme, answer.docked);
    if (!ground) return {};
    const ImGuiIO& io = ImGui::GetIO();
    const bool mouse = io.MouseSource != ImGuiMouseSource_TouchScreen && !theme.touch;
    const bool left = ImGui::IsMouseDown(ImGuiMouseButton_Left);
    const bool can_choose = frame.interactive && frame.film == nullptr;
    if (sight_ && question_of(frame) != question_) camera.go_to(*std::exchange(sight_, {}), theme.reduced_motion);

    const Spot* over = ground->hovered || ground->active ? spots.at(io.MousePos, theme, !mouse) : nullptr;
    const std::string mark = over != nullptr ? over->mark : std::string();
    if (mark != over_ && !down_) since_ = platform_ms();
    over_ = mark;
    if (io.MousePos.x != pointer_.x || io.MousePos.y != pointer_.y) pointer_ = io.MousePos, moved_ = true;
    if (panning_)
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
    else if (over != nullptr && over->can())
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (ground->hovered && map.holds(io.MousePos) && io.MouseWheel != 0)
        camera.zoom_at(io.MousePos, std::pow(kWheelStep, io.MouseWheel));

    if (ground->began && left) {
        down_ = true, panning_ = dragging_ = held_ = moved_ = false;
        pressed_ = mark, since_ = platform_ms();
        focus_.clear(), told_.clear();
        if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left) && over == nullptr && map.holds(io.MousePos))
            camera.fit();
    }
    if (ground->active && down_ && left) {
        const Spot* from = spots.find(pressed_);
        const bool moved = length(ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0)) > theme.px(kDragStart);
        if (moved && !held_ && !dragging_ && !panning_) {
            dragging_ = can_choose && from != nullptr && from->drags;
            panning_ = !dragging_ && map.holds(io.MouseClickedPos[0]) && (from == nullptr || !from->covers);
        }
        if (panning_) camera.pan(io.MouseDelta);
        const bool waits = !mouse && from != nullptr && !panning_ && !dragging_ && !held_ && mark == pressed_;
        const auto reading = waits ? from->reading(theme) : std::nullopt;
        if ((reading && reading->holds(io.MousePos)) || (waits && platform_ms() - since_ >= kLongPress))
            held_ = true, told_ = mark;
        answer.animating |= waits;
    }

    std::optional<SpotPress> press;
    if (ground->ended && down_ && !panning_) {
        if (held_)
            press = SpotPress{over, nullptr, true};
        else if (dragging_)
            press = SpotPress{spots.find(pressed_), over != nullptr && mark != pressed_ ? over : nullptr, false};
        else if (mark == pressed_)
            press = SpotPress{over, nullptr, false};
        if (dragging_ && press && press->to == nullptr) press.reset();
        if (press && !press->to && over != nullptr && !over->can()) told_ = mark;
    }
    if (can_choose && !mouse)
        for (const Spot& spot : spots.all()) answer.reads |= spot.reads && spot.can();
    const bool taps = press && !press->held && !press->to && !mouse && can_choose;
    if (taps && camera.is_moving() && (over != nullptr ? over->on_map : map.holds(io.MousePos)))
        press.reset();  // nobody can aim at what moves
    else if (taps && over != nullptr && draw_nearer(*over, spots, camera, map, theme))
        press.reset(), told_.clear(), question_ = question_of(frame);
    answer.animating |= camera.is_moving();
    if (ground->ended || !ground->active) down_ = panning_ = dragging_ = held_ = false;
    if (const auto entered = std::exchange(entered_, {})) press = SpotPress{spots.find(*entered), nullptr, false};
    const bool may_ask = ground->hovered && !ground->active && frame.film == nullptr;
    rest(over, mouse, may_ask, frame.tells_beside ? 0 : kRest, answer);
    if (press && !can_choose && !press->held) return {};
    return press;
}

// True: the finger may have meant another thing beside `meant`, so the map zooms in instead. It zooms in until all
// things that the finger may have meant are apart from their neighbours, and each of them is on the map.
bool SpotInput::draw_nearer(const Spot& meant, const Spots& spots, Camera& camera, const Region& map,
                            const Theme& theme) {
    constexpr float kEnough = 1.1f;
    const ImVec2 at = ImGui::GetIO().MousePos;
    const float target = theme.px(kFinger);
    const auto is_there = [&](const Spot& spot) { return spot.can() && spot.on_map; };
    const auto is_meant = [&](const Spot& spot) {
        return &spot == &meant || (is_there(spot) && distance(at, spot.centre()) < target / 2);
    };
    float closest = target;
    bool is_unsure = false;
    Region meanings{at, at};
    for (const Spot& one : spots.all()) {
        if (!is_meant(one)) continue;
        is_unsure |= &one != &meant;
        meanings.min = {std::min(meanings.min.x, one.centre().x), std::min(meanings.min.y, one.centre().y)};
        meanings.max = {std::max(meanings.max.x, one.centre().x), std::max(meanings.max.y, one.centre().y)};
        for (const Spot& other : spots.all())
            if (&other != &one && is_there(other)) closest = std::min(closest, distance(one.centre(), other.centre()));
    }
    if (is_unsure && closest < target && meant.on_map) {
        Camera::Sight there = camera.nearer(at, target * kEnough / closest);
        if (there.zoom > camera.zoom()) {
            const Region then{camera.seen_at(there, meanings.min), camera.seen_at(there, meanings.max)};
            there.offset = there.offset + into(then, map.grown(-target / 2));
            if (!sight_) sight_ = camera.sight();
            camera.go_to(there, theme.reduced_motion);
            return true;
        }
    }
    if (sight_ && meant.can()) camera.go_to(*std::exchange(sight_, {}), theme.reduced_motion);
    return false;
}

// `after`: how long a pointer rests on a thing before its facts are wanted, ms.
void SpotInput::rest(const Spot* over, bool mouse, bool hovered, double after, BoardAnswer& answer) {
    const bool points = mouse && hovered && over != nullptr && over->facts && moved_;
    const bool rests = points && platform_ms() - since_ >= after;
    answer.animating |= points && !rests;
    if (!told_.empty() && mouse && moved_ && over_ != told_) told_.clear();
    asked_ = rests ? over_ : !focus_.empty() ? focus_ : told_;
    if (!mouse) over_.clear();
}

bool SpotInput::key(ImGuiKey key, const Spots& spots, Camera& camera, const Region& map) {
    switch (key) {
        case ImGuiKey_LeftArrow: walk({-1, 0}, spots); return true;
        case ImGuiKey_RightArrow: walk({1, 0}, spots); return true;
        case ImGuiKey_UpArrow: walk({0, -1}, spots); return true;
        case ImGuiKey_DownArrow: walk({0, 1}, spots); return true;
        case ImGuiKey_Equal:
        case ImGuiKey_KeypadAdd: camera.zoom_at(map.centre(), kKeyStep); return true;
        case ImGuiKey_Minus:
        case ImGuiKey_KeypadSubtract: camera.zoom_at(map.centre(), 1 / kKeyStep); return true;
        case ImGuiKey_Enter:
        case ImGuiKey_KeypadEnter:
        case ImGuiKey_Space: {
            const Spot* spot = spots.find(focus_);
            if (spot == nullptr || !spot->can()) return false;
            entered_ = focus_;
            return true;
        }
        default: return false;
    }
}

// Moves the focus to the nearest choice; a choice to the side counts as farther. If there is no start, it takes the box
// that was laid last, so that the buttons of a tray come first. If there is no box, it takes the first choice.
void SpotInput::walk(ImVec2 direction, const Spots& spots) {
    const Spot* here = spots.find(focus_);
    if (here == nullptr)
        for (const Spot& spot : spots.all())
            if (spot.chosen && spot.drags) here = &spot;
    const Spot *best = nullptr, *first = nullptr;
    float least = std::numeric_limits<float>::max();
    for (const Spot& spot : spots.all()) {
        if (&spot == here || !spot.can() || spot.aside) continue;
        if (first == nullptr || spot.shape == Spot::Shape::box) first = &spot;
        if (here == nullptr) continue;
        const ImVec2 by = spot.centre() - here->centre();
        const float ahead = by.x * direction.x + by.y * direction.y,
                    aside = std::abs(by.x * direction.y) + std::abs(by.y * direction.x);
        if (ahead > 0 && ahead + 2 * aside < least) least = ahead + 2 * aside, best = &spot;
    }
    if (here == nullptr) best = first;
    if (best != nullptr) focus_ = best->mark;
}

}  // namespace orrery::web::kit
