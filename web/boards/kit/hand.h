// Pointer, fingers and keys on a board's spots: what they point at, what was pressed, dragged or held, and the moving of
// the camera. Every board has one, and the same gestures hold on all of them: a press chooses or tells, a drag goes from one
// thing to another or moves the map, holding asks. Where choices on a map lie closer together than a finger can tell apart, a
// tap between them brings the map nearer, and the next one chooses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/boards/board.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// What was done in this frame. Spots live as long as the frame.
struct Press {
    const Spot* spot = nullptr;  // pressed and let go, or held; nullptr: beside everything
    const Spot* to = nullptr;    // dragged there from `spot`
    bool held = false;           // it is asked about, not chosen
};

class Hand {
   public:
    // Listens on what was laid for this frame, once, after choices were hung on it. `map`: the part that the camera
    // shows; wheel, pinch and drags move it there. `answer` learns what the gesture alone says (a double press, waiting).
    std::optional<Press> listen(const Spots& spots, Camera& camera, const Region& map, const BoardFrame& frame,
                                const Theme& theme, BoardAnswer& answer);
    // True: the key was for the board. Arrows walk from choice to choice, Enter and Space press, + and - zoom.
    bool key(ImGuiKey key, const Spots& spots, Camera& camera, const Region& map);

    const std::string& over() const { return over_; }    // under the pointer; empty under a finger
    const std::string& focus() const { return focus_; }  // walked to by keys
    // Whose facts are wanted: of what the pointer rests on, a finger asked about, or keys walked to.
    const std::string& asked() const { return asked_; }
    const Spot* drags_from(const Spots& spots) const { return dragging_ ? spots.find(pressed_) : nullptr; }
    void let_go_focus() { focus_.clear(); }

   private:
    void rest(const Spot* over, bool mouse, bool hovered, BoardAnswer& answer);
    void walk(ImVec2 direction, const Spots& spots);
    bool draw_nearer(const Spot& meant, const Spots& spots, Camera& camera, const Region& map, const Theme& theme);

    std::string over_, pressed_, focus_, asked_;
    std::string told_;      // what a finger or a press asked about
    ImVec2 pointer_{0, 0};  // where it was; a tooltip waits for one that moved
    bool moved_ = false;    // since the last press
    bool down_ = false, panning_ = false, dragging_ = false, held_ = false;
    double since_ = 0;  // ms: over the same thing, or pressed
    std::optional<std::string> entered_;
    std::optional<Camera::Sight> sight_;  // before the map was brought nearer,
    std::uint64_t question_ = 0;          // to choose one of these
};

}  // namespace orrery::web::kit
