// What the Cosmos board knows about a choice before it is drawn: what a legal text means, which thing stands for it, what a
// button says, how the seats stand. Pure functions of the View; no drawing.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/cosmos/view.h"
#include "web/boards/board.h"

namespace orrery::web::cosmos_plan {

using namespace orrery::cosmos;

// A step that can be taken next, or the tokens chosen so far, read as the beginning of a move.
struct Step {
    std::string tokens;
    Move move{};         // as far as the tokens say; verb none: nothing is chosen
    std::string last{};  // its last token

    bool is_only_verb() const { return tokens == last; }
};
Step read(std::string_view tokens);
// What can be chosen next, without what is chosen and can grow (6.6, 6.7).
std::vector<Step> offers_of(const BoardFrame& frame);
bool has_offer(std::span<const Step> offers, Verb verb);

// The thing that stands for a step: on the map "site:d5"; elsewhere "card:at6", "second:at6" of two, "race:mason", or
// "choice:" and its tokens.
std::string mark_of(const Step& step);
bool is_on_map(const Step& step);
// Where a move or an invasion of a picked stack goes: "site:f5", or where stacks share a site "stack:p2:f5", the invaded one.
std::string mark_of_target(const View& view, const Step& step);
std::string stack_mark(Seat seat, Site site);
// A press on it alone makes no move, though it is whole: a card is given away, ships are sent to fight.
bool needs_word(const Step& step);

// A trade that is put together, before it is offered.
struct Draft {
    Seat to = kSpectator;
    Goods give{0, 0}, ask{0, 0};
};
std::string tokens_of(const Draft& draft);  // empty: it is none yet

// ---- ACTION: a stack that is picked moves and invades, whichever site is pressed next
SiteSet movers(const View& view, std::span<const Step> offers);
std::vector<Step> ways_from(const View& view, std::span<const Step> offers, Site from);
int stacks_on(const Open& p, Site site);

// ---- Lists: stacks that take part, ships at the start, ships that burn
// The stacks that the chosen move can call for; empty: it has no such list.
SiteSet callable(const View& view, const Step& chosen);
std::string with_stack(const Step& chosen, Site site);  // added, or taken out
bool settles(const Step& chosen);                       // ships on the planet are said
// As chosen, with the next number of ships there: as many as fit, then fewer, then none. Empty: nothing else fits.
std::string with_next(const View& view, const Step& chosen, Site site);
std::string filled(const View& view, Site planet);  // each site as full as it goes
int placed_in(const Move& move);                    // ships that are said
int left_after(const View& view, const Step& chosen);
SiteSet burnable(const View& view);
std::string with_burnt(const Step& chosen, Site site, int ships);
int burnt_at(const Step& chosen, Site site);
int most_to_burn(const View& view, const Step& chosen, Site site);
// The main stack as a whole into the site that fell vacant; empty: it can't.
std::string usual_victory(const View& view);

// ---- What a button says
std::string label_of(const BoardFrame& frame, const View& view, const Step& step);
std::string note_of(const View& view, const Step& step);  // its price or what it brings, in few letters; may be empty
std::string name_of(const BoardFrame& frame, Seat seat);  // "You", or a name
std::string info_text(const View& view, bool brief);      // round, actions, cards left

Advice advise(const LegalLine& line);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::cosmos_plan
