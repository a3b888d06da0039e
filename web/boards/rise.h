// The board of Rise: galaxy, colour bars, market, piles and hand. rise.cpp listens (pointer, fingers, keys) and decides
// what was chosen; rise_layout.cpp and rise_tray.cpp place things, rise_paint.cpp and rise_galaxy.cpp draw them,
// rise_film.cpp moves them, rise_plan.cpp knows what a choice means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/rise/view.h"
#include "web/boards/board.h"
#include "web/boards/rise_galaxy.h"
#include "web/boards/rise_layout.h"
#include "web/boards/rise_plan.h"

namespace orrery::web {

class RiseBoard final : public Board {
   public:
    BoardAnswer draw(const BoardFrame& frame, const Theme& theme, Marks& marks) override;
    void fit() override { galaxy_.camera().fit(); }
    bool key(ImGuiKey key) override;
    Advice advice(const std::any& view, const LegalLine& line) override;
    std::vector<SeatFigures> figures(const std::any& view) override;
    double film_ms(const std::any& events, std::string_view move) override;

   private:
    struct Hand {  // what pointer and keys point at, by mark
        std::string over, pressed, focus;
        std::string told;  // last touched: its numbers are shown
        bool down = false, panning = false, held = false;
        double since = 0;  // ms: over the same thing, or pressed
    };

    void lay_table(const rise::View& view, const BoardFrame& frame, const Theme& theme);
    // `rests`: nothing is on its way, so there is room for what is asked.
    void lay_trays(const rise::View& view, const BoardFrame& frame, const Theme& theme, bool rests);
    void attach(const rise::View& view);
    void listen(const BoardFrame& frame, const Theme& theme, BoardAnswer& answer);
    void press(const Spot* spot, const BoardFrame& frame, BoardAnswer& answer);
    void read(rise::Card card) { reading_ = card, pinned_ = true; }
    const Spot* spot_at(ImVec2 point) const;
    void walk(ImVec2 direction);

    RiseGalaxy galaxy_;
    Hand hand_;
    std::optional<std::string> decided_;  // by a key, told with the next draw

    rise::Card picked_ = rise::kNoCard;   // its ways are open
    rise::Card reading_ = rise::kNoCard;  // shown large
    bool pinned_ = false;                 // by a press, not by the pointer
    bool everything_ = false;             // everybody's cards are open

    // Of the frame that is shown, for pointer and keys.
    Table table_;
    std::vector<rise_plan::Offer> offers_;
    rise_plan::Offer chosen_;
    float ratio_ = 1;
};

}  // namespace orrery::web
