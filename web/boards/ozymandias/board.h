// The board of Ozymandias: galaxy, plates of the seats, the tray of the question. board.cpp decides what a press means.
// layout.cpp, tray.cpp, planner.cpp and war.cpp place things, map.cpp draws the galaxy, film.cpp shows moves, plan.cpp
// says what a choice means.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "web/boards/kit/map_board.h"
#include "web/boards/ozymandias/film.h"
#include "web/boards/ozymandias/map.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web {

struct OzymandiasParts {
    using View = ozymandias::View;
    using Move = ozymandias::Move;
    using Map = OzymandiasMap;
    using Scene = ozymandias_board::Scene;
    using Moment = ozymandias_film::Moment;
    static const kit::Cut<View, ozymandias::Event>& cut() { return ozymandias_film::kCut; }
    static constexpr auto paint_film = ozymandias_film::paint;
    static constexpr auto figures = ozymandias_plan::figures;
    static constexpr auto advise = ozymandias_plan::advise;
    static std::span<const kit::Resource<View>> resources();
};
extern template class kit::BoardOf<OzymandiasParts>;

class OzymandiasBoard final : public kit::BoardOf<OzymandiasParts> {
   public:
    static constexpr std::string_view kGame = "ozymandias";

    std::string what_next(const std::any& begun) override { return ozymandias_plan::what_next(begun); }
    std::string course() override;

   private:
    Scene read(kit::Scene&& begun, const View& view) override;
    void hang(const Scene& scene, BoardAnswer& answer) override;
    void heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) override;

    std::vector<ozymandias_plan::Step> offers_;
    Move chosen_;
};

}  // namespace orrery::web
