// Pointer, fingers and keys on a board's spots: what they point at, what was pressed, dragged or held, and the moves of
// the camera. Every board has one, with the same gestures: a press chooses or tells, a drag goes from one thing to
// another or moves the map, holding asks. Choices on a map may be too close together for a finger. Then a tap between
// them zooms in, and the next tap chooses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/boards/board.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

// What was done in this frame. Spots are valid during the frame.
struct SpotPress {
    const Spot* spot = nullptr;  // pressed and released, or held; nullptr: no thing
    const Spot* to = nullptr;    // dragged from `spot` to here
    bool held = false;           // asked about, not chosen
};

class SpotInput {
   public:
    // Handles the input of this frame. Call it once, after the spots were laid and turned into choices. `map`: the part
    // that the camera shows, where wheel, pinch and drags move it. Reads `docked` of `answer`, and sets `animating` and
    // `reads`.
    std::optional<SpotPress> listen(const Spots& spots, Camera& camera, const Region& map, const BoardFrame& frame,
                                    const Theme& theme, BoardAnswer& answer);
    // True: the key was for the board. Arrows move from choice to choice, Enter and Space press, + and - zoom.
    bool key(ImGuiKey key, const Spots& spots, Camera& camera, const Region& map);

    const std::string& over() const { return over_; }    // the mark under the pointer; empty under a finger
    const std::string& focus() const { return focus_; }  // the mark that the keys have reached
    // The mark whose facts are wanted: the pointer rests on it, a finger asked about it, or keys reached it.
    const std::string& asked() const { return asked_; }
    const Spot* drags_from(const Spots& spots) const { return dragging_ ? spots.find(pressed_) : nullptr; }
    void let_go_focus() { focus_.clear(); }

   private:
    void rest(const Spot* over, bool mouse, bool hovered, double after, BoardAnswer& answer);
    void walk(ImVec2 direction, const Spots& spots);
    bool draw_nearer(const Spot& meant, const Spots& spots, Camera& camera, const Region& map, const Theme& theme);

    std::string over_, pressed_, focus_, asked_;
    std::string told_;      // the mark that a finger or a press asked about
    ImVec2 pointer_{0, 0};  // its last place; a tooltip comes only after it moved
    bool moved_ = false;    // since the last press
    bool down_ = false, panning_ = false, dragging_ = false, held_ = false;
    double since_ = 0;  // ms: since when it is over the same thing, or pressed
    std::optional<std::string> entered_;
    std::optional<Camera::Sight> sight_;  // what was visible before a tap zoomed in
    std::uint64_t question_ = 0;          // the question at which it zoomed in
};

}  // namespace orrery::web::kit
