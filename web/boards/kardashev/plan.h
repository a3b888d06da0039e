// What the Kardashev board knows about a choice before it is drawn: what can be done at a space, what a move or an attack
// comes to, what the next harvest gives, how the seats stand. Pure functions of the View; no drawing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/kardashev/view.h"
#include "web/boards/board.h"

namespace orrery::web::kardashev_plan {

using namespace orrery::kardashev;

// A step that can be taken next, or the tokens chosen so far, taken apart. Only what stands there is set.
struct Pick {
    std::string tokens;
    std::string_view verb;  // of `tokens`, or of a text that lives as long
    Hex hex = kNoHex;
    int level = 0;  // of a fleet that goes in part
    Hex to = kNoHex;
    Hex via = kNoHex;
    Tech tech = kNoTech;
    std::string_view rest;  // what follows the verb and its hexes, if anything
};
Pick read(std::string_view tokens);
std::vector<std::string> next_steps(const BoardFrame& frame);  // what can be chosen, as tokens

// Something that can be done at a space when no verb is chosen yet.
struct Way {
    std::string tokens;
    std::string label;
    std::string note;  // its price
};
std::vector<Way> ways_at(const View& view, Hex hex);
std::string verb_label(std::string_view verb);
std::string verb_note(const View& view, std::string_view verb);     // its price or what it brings, in few letters
std::string verb_refusal(const View& view, std::string_view verb);  // why it can't be chosen at all; empty: it can

// ---- Moves and battles
struct Journey {
    int distance = 0;
    int energy = 0;
    bool is_attack = false, explores = false;
    int attack = 0, help = 0;      // levels that fight, and that could come to help
    int defence = 0, against = 0;  // the same of whoever is attacked
    Seat defender = kSpectator;
    Hex approach = kNoHex;
    bool retreats = true;
    bool is_hopeless() const { return is_attack && attack + help <= defence; }
    bool is_sure() const { return is_attack && attack > defence + against; }
};
Journey journey(const View& view, const Pick& pick);
std::vector<Hex> way_of(const View& view, const Pick& pick);  // from start to end, one space after the other

// What the moving fleet and its helpers have, and what they are up against, of SUPPORT and DEFEND.
struct Battle {
    int attack = 0;
    int defence = 0;
    int against = 0;  // what the defender could still add
};
Battle battle_of(const View& view, HexSet helping);
// Which fleets to begin with: the fewest that make it sure, else none.
HexSet usual_help(const View& view, std::span<const LegalLine> legal);

// ---- Cards
struct Yield {
    Cards sure{};
    int choices = 0;  // cards of planets with several types
};
Yield next_harvest(const View& view, Seat seat);
std::string yield_text(const Yield& yield);  // "2 food, 1 matter, 2 of your choice"

// ---- Bids with plans (8.1)
struct BidPlan {
    int cards = 1;
    Plan plan{};
};
std::optional<BidPlan> read_bid(std::string_view tokens);
std::string bid_tokens(const BidPlan& bid);

// What is chosen without asking, when a question comes up: the usual payment, yield, plan; empty: nothing.
std::string usual_answer(const BoardFrame& frame, const View& view, const std::optional<BidPlan>& last);

Advice advise(const LegalLine& line);
std::vector<SeatFigures> figures(const View& view);
std::string name_of(const BoardFrame& frame, Seat seat);  // "You", or a name
std::string info_text(const View& view, bool brief);      // round, white spaces, bag

}  // namespace orrery::web::kardashev_plan
