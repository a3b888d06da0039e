// The board of Prosper or Perish: planets on their lanes. board.cpp places them and says what can be chosen and told.
// paint.cpp draws, film.cpp shows moves, plan.cpp says what a choice means.
#pragma once

#include <string>
#include <vector>

#include "web/boards/board.h"
#include "web/boards/kit/camera.h"
#include "web/boards/kit/faces.h"
#include "web/boards/kit/spot_input.h"

namespace orrery::web {
namespace prosper_board {
struct Scene;
}

class ProsperBoard final : public Board {
   public:
    static constexpr std::string_view kGame = "prosper";

    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    bool keeps_clear() const override { return true; }
    void fit() override { camera_.fit(); }
    bool key(ImGuiKey key) override { return input_.key(key, spots_, camera_, map_); }
    Advice advice(const std::any& view, const std::any& begun, Range range) override;
    std::vector<SeatFigures> figures(const std::any& view) override;
    std::string course() override;
    double film_ms(const Film& film) override;
    std::optional<Story> story(const Film& film) override;

   private:
    void heed(const kit::SpotPress& press, const prosper_board::Scene& scene, BoardAnswer& answer);

    Camera camera_;
    Faces faces_;
    kit::SpotInput input_;
    kit::Spots spots_;
    kit::Region map_;
    std::vector<ImVec2> places_;  // of the planets on the screen, by their order in the view
    std::vector<float> radii_;
    std::vector<ImVec2> named_;  // the middles of the names in the frame that is drawn
};

}  // namespace orrery::web
