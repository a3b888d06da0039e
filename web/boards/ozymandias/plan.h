// What the Ozymandias board knows about a choice before it is drawn: which thing stands for it, what a button says, how
// the seats stand. Pure functions of the View; no drawing.
#pragma once

#include <any>
#include <string>
#include <vector>

#include "games/ozymandias/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/track.h"

namespace orrery::web::ozymandias_plan {

using namespace orrery::ozymandias;

using Step = Entry<Move>;  // a step that can be taken next
// What can be chosen next. If only a verb is offered and the map shows its destinations, they replace the verb.
std::vector<Step> offers_of(const BoardFrame& frame, const View& view);
// Does a press make this move at once, although its verb was not chosen before?
bool is_done_at_once(const Move& move);

// The mark of the thing that stands for a step: on the map "point:0a", "port:0a11", "site:3"; elsewhere
// "card:the-wall", "double:the-wall", "fleet:p1f2", or that of a button.
std::string mark_of(const BoardFrame& frame, const Step& step);
bool is_on_map(const Move& move);
Card card_named(const Move& move);  // the card, if it is the last thing that the move names; otherwise kNoCard
Suit suit_named(const Move& move);  // likewise for a suit
Seat seat_named(const Move& move);
Point point_of(const View& view, Fleet fleet);  // where the fleet is; kNoPoint: not on the map

// ---- What a button says
std::string label_of(const BoardFrame& frame, const View& view, const Step& step);
std::string note_of(const View& view, const Step& step);  // its price or what it brings, in a few letters; may be empty
using web::name_of;
std::string fleet_label(const View& view, Fleet fleet);  // its leader; "Fleet 2" while the leader is hidden
kit::Track track_of(const View& view);                   // age, phase, tiles and cards left

// ---- Plans (6.1)
// The plan with the card under the player's `place`th fleet; -1: with the card back in the hand.
Step plan_with(const View& view, const Move& plan, Card card, int place);
int place_under(const Move& plan, Card card);  // -1: it is under no fleet

// ---- Wars (6.7)
struct Swords {
    int count = 0, worth = 0;  // worth: their ranks in sum
};
// Of the viewer's hand, the swords worth most that the viewer's secret plans pay for, each played once.
Swords swords_left(const View& view);

// The question for what the chosen beginning of a move must name next.
std::string what_next(const std::any& begun);
Advice advise(const View& view, const Move& move, Range range);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::ozymandias_plan
