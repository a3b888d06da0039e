// What the Cosmos board knows about a choice before it is drawn: which thing stands for it, what a button says, how
// lists are put together, how the seats stand. Pure functions of the View; no drawing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/cosmos/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/track.h"

namespace orrery::web::cosmos_plan {

using namespace orrery::cosmos;

using Step = Entry<Move>;  // a step that can be taken next
// What can be chosen next, without the chosen entry that can still grow (6.6, 6.7).
std::vector<Step> offers_of(const BoardFrame& frame);
bool has_offer(std::span<const Step> offers, Verb verb);
bool is_begun_with(const Step& step, const Move& chosen);  // whether this step is chosen

// The site on the map that stands for a step; kNoSite: the step has another thing.
Site site_for(const Step& step);
// The mark of the thing that stands for a step: on the map "site:d5"; elsewhere "card:at6", "second:at6" for the second
// of two cards, "race:mason", or that of a button.
std::string mark_of(const BoardFrame& frame, const Step& step);
// The target of a move or an invasion of a picked stack: "site:f5", or if stacks share a site "stack:p2:f5", the
// invaded one.
std::string mark_of_target(const View& view, const Move& move);
std::string stack_mark(Seat seat, Site site);
// Does a whole move with this verb need a second press? The first press only chooses it, since a card is given away, or
// ships are sent to fight.
bool needs_second_press(Verb verb);

// A trade before it is offered.
struct Draft {
    Seat to = kSpectator;
    Goods give{0, 0}, ask{0, 0};
};
Draft draft_of(const Move& offer);                 // as far as it is chosen
std::optional<Step> offer_in(const Draft& draft);  // nothing: it is not an offer yet

// ---- ACTION: a picked stack moves or invades, depending on which site is pressed next
SiteSet movers(const View& view, std::span<const Step> offers);
std::vector<Step> ways_from(const View& view, std::span<const Step> offers, Site from);
int stacks_on(const Open& p, Site site);

// ---- Lists: stacks that take part, ships at the start, ships that burn
// The stacks that the chosen move may add; empty: it has no such list.
SiteSet callable(const View& view, const Move& chosen);
Step with_stack(const Move& chosen, Site site);  // adds the stack, or removes it
// The answer that calls all stacks that may support the asked seat; empty: there are none, or something else is asked.
std::optional<Step> all_support(const View& view);
bool settles(const Move& chosen);  // the ships on the planet are chosen
// The chosen move with the next number of ships there: as many as fit, then fewer, then none. Nothing: no other number
// fits.
std::optional<Step> with_next(const View& view, const Move& chosen, Site site);
Step filled(const View& view, Site planet);  // with as many ships as possible on each site
int placed_in(const Move& move);             // number of ships chosen so far
int left_after(const View& view, const Move& chosen);
SiteSet burnable(const View& view);
Step with_burnt(const Move& chosen, Site site, int ships);
int burnt_at(const Move& chosen, Site site);
int most_to_burn(const View& view, const Move& chosen, Site site);
// The whole main stack goes to the site that has become free; nothing: it can't.
std::optional<Step> usual_victory(const View& view);
std::string victory_label(const View& view, const Move& usual);  // "Move in all 4 ships"

// ---- What a button says
std::string label_of(const BoardFrame& frame, const View& view, const Step& step);
std::string note_of(const View& view, const Step& step);  // its price or what it brings, in a few letters; may be empty
using web::name_of;
kit::Track track_of(const View& view);  // round, phase, actions, cards left

Advice advise(const View& view, const Move& move, Range range);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::cosmos_plan
