// Pan and zoom of a board: where a point of the drawing (in its own units) is on the screen, and the gestures that
// change that. Every board has one. Zoom 1 shows everything. A drawing is turned by 90 degrees if it fills the screen
// better that way.
#pragma once

#include <optional>

#include <imgui.h>

namespace orrery::web {

class Camera {
   public:
    // The drawing's bounds in its units, and the part of the screen that is free for it. Call it first in each frame.
    // `most_zoom`: a larger limit than usual, for a large drawing of small things; 0: the usual limit.
    void frame(ImVec2 drawing_min, ImVec2 drawing_max, ImVec2 view_min, ImVec2 view_max, float most_zoom = 0);
    void fit() { zoom_ = 1, offset_ = {0, 0}, journey_.reset(); }
    void zoom_at(ImVec2 point, float factor);
    void pan(ImVec2 by);

    // sight: what is visible now. nearer: what would be visible after zoom_at(). go_to moves there over the next
    // frames.
    struct Sight {
        float zoom = 1;
        ImVec2 offset{0, 0};
    };
    Sight sight() const { return {zoom_, offset_}; }
    Sight nearer(ImVec2 point, float factor) const;
    ImVec2 seen_at(const Sight& sight, ImVec2 point) const;  // where the thing at `point` would be then
    void go_to(const Sight& sight, bool at_once);
    bool is_moving() const { return journey_.has_value(); }

    ImVec2 to_screen(ImVec2 point) const;
    float scale() const { return fit_scale_ * zoom_; }  // device pixels per unit of the drawing
    float zoom() const { return zoom_; }

   private:
    void clamp();

    ImVec2 drawing_centre_{0, 0}, drawing_size_{1, 1};
    ImVec2 view_centre_{0, 0}, view_size_{1, 1};
    ImVec2 offset_{0, 0};
    float fit_scale_ = 1;
    float zoom_ = 1, most_zoom_ = 1;
    bool turned_ = false;
    struct Journey {
        Sight from, to;
        double since;  // ms
    };
    std::optional<Journey> journey_;
};

}  // namespace orrery::web
