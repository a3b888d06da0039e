// The board of Settlers of the Cosmos: space, plates of the seats, the tray of what is asked. board.cpp decides what a press means;
// layout.cpp, tray.cpp and stage.cpp place things, map.cpp draws space, film.cpp shows moves, plan.cpp knows what a choice means.
#pragma once

#include <string>
#include <vector>

#include "web/boards/board.h"
#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/hand.h"

namespace orrery::web {

class CosmosBoard final : public Board {
   public:
    static constexpr std::string_view kGame = "cosmos";

    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    bool shows_seats() const override { return true; }
    void fit() override { map_.camera().fit(); }
    bool key(ImGuiKey key) override;
    Advice advice(const std::any& view, const LegalLine& line) override;
    std::vector<SeatFigures> figures(const std::any& view) override;
    std::string_view course() override { return "Colonies"; }
    double film_ms(const Film& film) override;
    std::optional<Story> story(const Film& film) override;

   private:
    void lay_over(cosmos_board::Scene& scene, bool rests);
    void hang(const cosmos_board::Scene& scene);
    void hang_lists(const cosmos_board::Scene& scene);
    void heed(const kit::Press& press, const cosmos_board::Scene& scene, BoardAnswer& answer);
    void heed_opening(const std::string& mark, const cosmos_board::Scene& scene);

    CosmosMap map_;
    kit::Hand hand_;
    kit::Spots spots_;
    kit::Region room_;
    std::vector<cosmos_plan::Step> offers_;
    cosmos_plan::Step chosen_;
    cosmos_plan::Draft draft_;

    std::string picked_;           // the mark of a thing whose ways are open
    Seat looked_at_ = kSpectator;  // whose race and cards are open
    int page_ = 0;
    float foot_ = 0;  // height of the last tray: the map keeps its place while a film runs
};

}  // namespace orrery::web
