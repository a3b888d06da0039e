// The board of Prosper or Perish: planets on their lanes. prosper.cpp listens (pointer, fingers, keys) and decides what
// was chosen; prosper_paint.cpp draws; prosper_plan.cpp knows what a choice means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/prosper/view.h"
#include "web/boards/board.h"
#include "web/boards/camera.h"
#include "web/boards/faces.h"
#include "web/boards/prosper_plan.h"

namespace orrery::web {

class ProsperBoard final : public Board {
   public:
    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    void fit() override { camera_.fit(); }
    bool key(ImGuiKey key) override;
    Advice advice(const std::any& view, const LegalLine& line) override;
    std::vector<SeatFigures> figures(const std::any& view) override;

   private:
    using PlanetId = prosper::PlanetId;
    struct Hand {                         // what pointer and keys point at
        std::optional<PlanetId> over;     // under the pointer
        std::optional<PlanetId> pressed;  // the press began there
        std::optional<PlanetId> focus;    // walked to by arrows
        bool dragging = false;            // from a planet to another
        bool panning = false;
        bool held = false;  // long enough to ask, not to choose
        double pressed_at = 0;
    };

    void listen(const BoardFrame& frame, const Theme& theme, BoardAnswer& answer);
    std::optional<PlanetId> planet_at(ImVec2 point, float reach) const;
    std::optional<std::string> choice_of(const BoardFrame& frame, PlanetId planet) const;
    std::optional<std::string> move_between(const BoardFrame& frame, PlanetId source, PlanetId target) const;
    std::string with_start(const LegalLine& line) const;
    std::string back_of() const;
    void walk(ImVec2 direction);

    Camera camera_;
    Faces faces_;
    Hand hand_;
    prosper::View view_;  // shown last
    prosper_plan::Pick pick_;
    std::vector<prosper_plan::Option> options_;  // what can be chosen next, as drawn last
    std::optional<std::string> decided_;         // by a key, told with the next draw
    bool commit_ = false;
    std::vector<ImVec2> places_;  // of the planets on the screen, by their order in the view
    std::vector<float> radii_;
};

}  // namespace orrery::web
