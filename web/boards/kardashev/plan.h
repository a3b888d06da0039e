// What the Kardashev board knows about a choice before it is drawn: what can be done at a space, what a move or an
// attack leads to, what the next harvest gives, how the seats stand. Pure functions of the View; no drawing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/kardashev/view.h"
#include "web/boards/board.h"
#include "web/boards/kit/choices.h"
#include "web/boards/kit/track.h"

namespace orrery::web::kardashev_plan {

using namespace orrery::kardashev;

using Step = Entry<Move>;  // a step that can be taken next

// ways_with: what can be done on the map with the verbs of `offers`. ways_at: what can be done at one space, in words.
std::vector<Step> ways_with(const View& view, std::span<const Step> offers);
struct Way {
    Step step;
    std::string label;
    std::string note;  // its price
};
std::vector<Way> ways_at(const View& view, std::span<const Step> ways, Hex hex);
std::string verb_label(Verb verb);                      // of an action that has a button
Cards verb_price(const View& view, Verb verb);          // if it names all its cards; else empty
std::string verb_note(const View& view, Verb verb);     // its price or what it brings, in a few letters
std::string verb_refusal(const View& view, Verb verb);  // why it can't be chosen at all; empty: it can

// ---- Moves and battles
struct Journey {
    int distance = 0;
    int energy = 0;
    bool is_attack = false, explores = false;
    int attack = 0, help = 0;      // levels that fight, and levels that could help
    int defence = 0, against = 0;  // the same for the defender
    Seat defender = kSpectator;
    Hex approach = kNoHex;
    bool retreats = true;
    bool is_hopeless() const { return is_attack && attack + help <= defence; }
    bool is_sure() const { return is_attack && attack > defence + against; }
};
Journey journey(const View& view, const Move& move);
std::vector<Hex> way_of(const View& view, const Move& move);  // spaces from start to end

// SUPPORT and DEFEND: what the moving fleet and its helpers have, and what is against them.
struct Battle {
    int attack = 0;
    int defence = 0;
    int against = 0;  // what the defender could still add
};
Battle battle_of(const View& view, HexSet helping);
// The fleets that are chosen at first: the fewest that are sure to succeed, otherwise none.
HexSet usual_help(const View& view, std::span<const Step> offers);

// ---- Cards
struct Yield {
    Cards sure{};
    int choices = 0;  // cards of planets with several types
};
Yield next_harvest(const View& view, Seat seat);
std::string yield_text(const Yield& yield);  // "2 food, 1 matter, 2 of your choice"

inline bool is_planned(const Move& move) { return !move.plan.tiles.empty(); }  // a bid with its plan (8.1)
// The choice that is suggested when a question comes up: the usual payment, yield or plan; nothing: there is none.
// `last`: the plan of the round before.
std::optional<Move> usual_answer(const View& view, std::span<const Step> offers, const std::optional<Plan>& last);

Advice advise(const View& view, const Move& move, Range range);
std::vector<SeatFigures> figures(const View& view);
using web::name_of;
kit::Track track_of(const View& view);  // round, phase, white spaces, bag

}  // namespace orrery::web::kardashev_plan
