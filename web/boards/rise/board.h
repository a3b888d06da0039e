// The board of Rise: galaxy, colour bars, market, piles and hand. board.cpp decides what a press means. layout.cpp and
// tray.cpp place the things of things.cpp, galaxy.cpp draws the map, film.cpp moves things, plan.cpp says what a choice
// means.
#pragma once

#include <vector>

#include "games/rise/view.h"
#include "web/boards/kit/map_board.h"
#include "web/boards/rise/galaxy.h"
#include "web/boards/rise/scene.h"

namespace orrery::web {

class RiseBoard final : public kit::MapBoard {
   public:
    static constexpr std::string_view kGame = "rise";

    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    bool key(ImGuiKey key) override;
    Advice advice(const std::any& view, const std::any& begun, Range range) override;
    std::vector<SeatFigures> figures(const std::any& view) override;
    SignPainter sign_of(std::string_view word) override;
    double film_ms(const Film& film) override;
    std::optional<Story> story(const Film& film) override;

   protected:
    Camera& camera() override { return galaxy_.camera(); }

   private:
    float lay_asked(rise_board::Scene& scene);
    void lay_aside(rise_board::Scene& scene);
    void lay_over(rise_board::Scene& scene, bool rests);
    void tell(const rise_board::Scene& scene, BoardAnswer& answer);
    void heed(const kit::SpotPress& press, const rise_board::Scene& scene, BoardAnswer& answer);

    RiseGalaxy galaxy_;
    rise::Move chosen_;
    rise::Card pinned_ = rise::kNoCard;  // shown large until the next press
};

}  // namespace orrery::web
