// The board of Ozymandias: galaxy, plates of the seats, the tray of what is asked. board.cpp decides what a press means; layout.cpp,
// tray.cpp, planner.cpp and war.cpp place things, map.cpp draws the galaxy, film.cpp shows moves, plan.cpp knows what a choice means.
#pragma once

#include <string>
#include <vector>

#include "web/boards/board.h"
#include "web/boards/kit/hand.h"
#include "web/boards/ozymandias/map.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web {

class OzymandiasBoard final : public Board {
   public:
    static constexpr std::string_view kGame = "ozymandias";

    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    bool shows_seats() const override { return true; }
    void fit() override { map_.camera().fit(); }
    bool key(ImGuiKey key) override;
    Advice advice(const std::any& view, const LegalLine& line) override;
    std::vector<SeatFigures> figures(const std::any& view) override;
    std::string_view what_next(std::string_view chosen) override { return ozymandias_plan::what_next(chosen); }
    std::string_view course() override { return "Colonies"; }
    double film_ms(const Film& film) override;
    std::optional<Story> story(const Film& film) override;

   private:
    void lay_over(ozymandias_board::Scene& scene, bool rests);
    void hang(const ozymandias_board::Scene& scene);
    void heed(const kit::Press& press, const ozymandias_board::Scene& scene, BoardAnswer& answer);
    ozymandias::Fleet shown_fleet(const ozymandias::View& view, bool asks) const;

    OzymandiasMap map_;
    kit::Hand hand_;
    kit::Spots spots_;
    kit::Region room_;
    std::vector<ozymandias_plan::Step> offers_;
    ozymandias_plan::Step chosen_;

    std::string picked_;           // the mark of a thing whose ways are open, or of the card that is picked up
    Seat looked_at_ = kSpectator;  // whose fleets are open
    int page_ = 0;
    float foot_ = 0;  // height of the last tray: the map keeps its place while a film runs
};

}  // namespace orrery::web
