// The board of Kardashev: map, plates of the seats, technologies, bids. board.cpp decides what a press means; layout.cpp,
// tray.cpp and tree.cpp place things, map.cpp draws the hexes, film.cpp shows moves, plan.cpp knows what a choice means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/boards/board.h"
#include "web/boards/kardashev/map.h"
#include "web/boards/kardashev/scene.h"
#include "web/boards/kit/hand.h"

namespace orrery::web {

class KardashevBoard final : public Board {
   public:
    static constexpr std::string_view kGame = "kardashev";

    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    bool shows_seats() const override { return true; }
    void fit() override { map_.camera().fit(); }
    bool key(ImGuiKey key) override;
    Advice advice(const std::any& view, const LegalLine& line) override;
    std::vector<SeatFigures> figures(const std::any& view) override;
    double film_ms(const Film& film) override;
    std::optional<Story> story(const Film& film) override;

   private:
    void lay_over(kardashev_board::Scene& scene, bool rests);
    void hang(const kardashev_board::Scene& scene);
    void heed(const kit::Press& press, const kardashev_board::Scene& scene, BoardAnswer& answer);
    void offer_usual(const kardashev_board::Scene& scene, BoardAnswer& answer);

    KardashevMap map_;
    kit::Hand hand_;
    kit::Spots spots_;
    kit::Region room_;
    std::vector<kardashev_plan::Pick> offers_;
    std::vector<std::string> steps_;  // what the offers' texts lie in
    kardashev_plan::Pick chosen_;
    std::string chosen_text_;

    kardashev::Hex picked_ = kardashev::kNoHex;  // its ways are open
    Seat tree_ = kSpectator;                     // whose technologies are open
    int page_ = 0;
    float foot_ = 0;                          // height of the last tray: the map keeps its place while a film runs
    std::optional<kardashev::Open> offered_;  // where the usual answer was chosen once
    std::optional<kardashev_plan::BidPlan> last_bid_;  // how the viewer planned in the round before
};

}  // namespace orrery::web
