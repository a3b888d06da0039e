// The board of Kardashev: map, plates of the seats, technologies, bids. board.cpp decides what a press means.
// layout.cpp, tray.cpp and tree.cpp place things, map.cpp draws the hexes, film.cpp shows moves, plan.cpp says what a
// choice means.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/boards/kardashev/film.h"
#include "web/boards/kardashev/map.h"
#include "web/boards/kardashev/scene.h"
#include "web/boards/kit/map_board.h"

namespace orrery::web {

struct KardashevParts {
    using View = kardashev::View;
    using Move = kardashev::Move;
    using Map = KardashevMap;
    using Scene = kardashev_board::Scene;
    using Moment = kardashev_film::Moment;
    static const kit::Cut<View, kardashev::Event>& cut() { return kardashev_film::kCut; }
    static constexpr auto paint_film = kardashev_film::paint;
    static constexpr auto figures = kardashev_plan::figures;
    static constexpr auto advise = kardashev_plan::advise;
    static std::span<const kit::Resource<View>> resources();
};
extern template class kit::BoardOf<KardashevParts>;

class KardashevBoard final : public kit::BoardOf<KardashevParts> {
   public:
    static constexpr std::string_view kGame = "kardashev";
    std::string what_next(const std::any& begun) override;
    SignPainter sign_of(std::string_view word) override;

   private:
    Scene read(kit::Scene&& begun, const View& view) override;
    void lay_over(Scene& scene, bool rests) override;
    void hang(const Scene& scene, BoardAnswer& answer) override;
    void heed(const kit::SpotPress& press, const Scene& scene, BoardAnswer& answer) override;
    void offer_usual(const Scene& scene, BoardAnswer& answer);

    std::vector<kardashev_plan::Step> ways_;
    Move chosen_;

    std::optional<kardashev::Open> offered_;    // the position for which the usual answer has been chosen
    std::optional<kardashev::Plan> last_plan_;  // the viewer's plan of the round before
};

}  // namespace orrery::web
