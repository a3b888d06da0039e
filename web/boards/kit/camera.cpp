#include "web/boards/kit/camera.h"

#include <algorithm>

#include "web/boards/kit/film.h"
#include "web/boards/kit/geometry.h"
#include "web/platform.h"

namespace orrery::web {
namespace {
constexpr float kMostZoom = 5;
constexpr double kTravel = 220;     // ms
constexpr float kTurnGain = 1.12f;  // a turned drawing must be this much larger to be worth it
constexpr float kSlack = 0.12f;     // how far, in shares of the view, a drawing that fits may be pushed aside

float fitting(ImVec2 drawing, ImVec2 view) { return std::min(view.x / drawing.x, view.y / drawing.y); }
}  // namespace

void Camera::frame(ImVec2 drawing_min, ImVec2 drawing_max, ImVec2 view_min, ImVec2 view_max, float most_zoom) {
    most_zoom_ = std::max(most_zoom, kMostZoom);
    const ImVec2 size = drawing_max - drawing_min;
    drawing_centre_ = towards(drawing_min, drawing_max, 0.5f);
    view_centre_ = towards(view_min, view_max, 0.5f);
    view_size_ = view_max - view_min;
    const float upright = fitting(size, view_size_), lying = fitting({size.y, size.x}, view_size_);
    turned_ = lying > upright * kTurnGain;
    fit_scale_ = turned_ ? lying : upright;
    drawing_size_ = turned_ ? ImVec2{size.y, size.x} : size;
    if (journey_) {
        const auto [from, to, since] = *journey_;
        const float share = real(std::min(1.0, (platform_ms() - since) / kTravel)), way = kit::eased(share);
        zoom_ = from.zoom + (to.zoom - from.zoom) * way, offset_ = towards(from.offset, to.offset, way);
        if (share >= 1) journey_.reset();
    }
    clamp();
}

Camera::Sight Camera::nearer(ImVec2 point, float factor) const {
    Camera there = *this;
    there.zoom_at(point, factor);
    return there.sight();
}

ImVec2 Camera::seen_at(const Sight& sight, ImVec2 point) const {
    return view_centre_ + sight.offset + (point - view_centre_ - offset_) * (sight.zoom / zoom_);
}

void Camera::go_to(const Sight& sight, bool at_once) {
    journey_ = Journey{this->sight(), sight, platform_ms() - (at_once ? kTravel : 0)};
}

void Camera::zoom_at(ImVec2 point, float factor) {
    journey_.reset();
    const float zoom = std::clamp(zoom_ * factor, 1.0f, most_zoom_);
    const ImVec2 from_centre = point - view_centre_ - offset_;
    offset_ = offset_ + from_centre * (1 - zoom / zoom_);
    zoom_ = zoom;
    clamp();
}

void Camera::pan(ImVec2 by) {
    journey_.reset();
    offset_ = offset_ + by;
    clamp();
}

ImVec2 Camera::to_screen(ImVec2 point) const {
    ImVec2 from_centre = point - drawing_centre_;
    if (turned_) from_centre = {-from_centre.y, from_centre.x};
    return view_centre_ + offset_ + from_centre * scale();
}

void Camera::clamp() {
    const ImVec2 over = drawing_size_ * scale() - view_size_;
    const ImVec2 reach{std::max(over.x, 0.0f) / 2 + view_size_.x * kSlack,
                       std::max(over.y, 0.0f) / 2 + view_size_.y * kSlack};
    offset_ = {std::clamp(offset_.x, -reach.x, reach.x), std::clamp(offset_.y, -reach.y, reach.y)};
}

}  // namespace orrery::web
