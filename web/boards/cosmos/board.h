// The board of Settlers of the Cosmos: space, plates of the seats, the tray of the question. board.cpp decides what a
// press means. layout.cpp, tray.cpp and stage.cpp place things, map.cpp draws space, film.cpp shows moves, plan.cpp
// says what a choice means.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "web/boards/cosmos/film.h"
#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/map_board.h"

namespace orrery::web {

struct CosmosParts {
    using View = cosmos::View;
    using Move = cosmos::Move;
    using Map = CosmosMap;
    using Scene = cosmos_board::Scene;
    using Moment = cosmos_film::Moment;
    static const kit::Cut<View, cosmos::Event>& cut() { return cosmos_film::kCut; }
    static constexpr auto paint_film = cosmos_film::paint;
    static constexpr auto figures = cosmos_plan::figures;
    static constexpr auto advise = cosmos_plan::advise;
    static std::span<const kit::Resource<View>> resources();
};
extern template class kit::BoardOf<CosmosParts>;

class CosmosBoard final : public kit::BoardOf<CosmosParts> {
   public:
    static constexpr std::string_view kGame = "cosmos";

    bool tells(const std::any& begun) override;
    std::string what_next(const std::any& begun) override;
    std::string course() override;

   private:
    Scene read(kit::Scene&& begun, const View& view) override;
    void hang(const Scene& scene, BoardAnswer& answer) override;
    void heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) override;
    void paint_rest(const Scene& scene) override { cosmos_film::paint_waiting(scene); }
    void follow_trade(bool asks, const View& view);
    void hang_lists(const Scene& scene);
    void offer_support(const Scene& scene, BoardAnswer& answer);
    void heed_opening(const std::string& mark, const Scene& scene, BoardAnswer& answer);

    std::vector<cosmos_plan::Step> offers_;
    Move chosen_;
    cosmos_plan::Draft draft_;
    std::optional<cosmos::Open> drafted_in_;  // the position of the draft
    std::optional<Move> offered_;             // as far as it is chosen
    bool has_drafted_ = false;                // the draft has chosen in the last frame
    std::optional<cosmos::Open> supported_;   // the position for which support was last offered
};

}  // namespace orrery::web
