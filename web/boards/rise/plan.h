// What the Rise board knows about a choice before it is drawn: what a bid, a harvest or an expansion would lead to, and
// how the seats stand. Pure functions of the View; no drawing.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/rise/view.h"
#include "web/boards/board.h"

namespace orrery::web::rise_plan {

using namespace orrery::rise;

using Offer = Entry<Move>;  // what can be chosen next
constexpr bool names_site(Verb verb) {
    return verb == Verb::place || verb == Verb::save || verb == Verb::invest || verb == Verb::site ||
           verb == Verb::from || verb == Verb::to;
}
constexpr bool names_colour(Verb verb) { return verb == Verb::color || verb == Verb::dead; }
constexpr bool names_card(Verb verb) {
    switch (verb) {
        case Verb::recover:
        case Verb::bury:
        case Verb::gain:
        case Verb::expand:
        case Verb::event:
        case Verb::auction:
        case Verb::harvest:
        case Verb::card:
        case Verb::next:
        case Verb::give:
        case Verb::put:
        case Verb::discard: return true;
        default: return false;
    }
}

bool is_asked_main(const View& view);
const Pending* innermost(const View& view, std::string_view step);  // nullptr: no such step is being resolved

// The sum that the bids of a preservation must reach.
struct Need {
    int sectors = 0, price = 1, bonus = 0;
    int gems() const { return sectors * price; }
    int kept_by(int bids) const { return std::min(sectors, (bids + bonus) / price); }
};
Need need_of(const View& view, unsigned colours);

int lot_worth(const View& view, CardSet lot);
std::string name_of(const BoardFrame& frame, const View& view, Seat seat);  // "you", or a name

// What a main action certainly leads to, in a few words for its button. `brief`: for a narrow one.
std::string consequence(const View& view, const Move& move, bool brief);
// What winning, losing, or the bid alone would lead to. `brief`: not that a bid that loses costs nothing.
std::vector<std::string> bid_lines(const View& view, const BoardFrame& frame, int bid, bool brief);

Advice advise(const View& view, Range range);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::rise_plan
