// Automatic answers for asynchronous play (13.3): what a seat would answer if it were asked, worked out from its own
// view. A table may play them as ordinary moves. Each can be set to "always ask".
// Rulebook: assets/rulebooks/rise.md, section 13.3.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.h"
#include "games/rise/view.h"

namespace orrery::rise {

// The decisions that a seat leaves to automatic answers.
struct Automatic {
    bool award = true;
    bool save = true;       // `save` and `invest`
    bool when_won = true;   // `site`, `player` and `next` of a won card
    bool dead_tree = true;  // `recover`, in another's turn too
    bool inactive = true;   // Black Stars and Crusade, in another's turn
    bool discard = true;    // Monoculture: catalogue order
    bool bid_zero = false;  // a personal rule: "bid 0 unless I hold the colour"
    // Standing bids, by colour, for cards of that colour. If the bank is smaller, all of it is bid. kNoBid: the seat is
    // asked.
    static constexpr std::int32_t kNoBid = -1;
    std::array<std::int32_t, kColours> bid{kNoBid, kNoBid, kNoBid, kNoBid};

    bool operator==(const Automatic&) const = default;
};

// The answer of the viewer, who is asked now and has these legal moves; nothing: the seat must be asked.
std::optional<Move> automatic_answer(const View& view, const std::vector<Entry<Move>>& legal,
                                     const Automatic& automatic);

}  // namespace orrery::rise
