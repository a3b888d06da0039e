// The legal answers. Each verb is a row: how it is written, the question that it answers, its steps, and for an action
// the function that carries it out. The legal list, refusals and notation follow from the rows (core/verbs.h). Steps with
// one rule are in steps.h, steps that list themselves in listed_steps.h.
#include "core/verbs.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "games/kardashev/arguments.h"
#include "games/kardashev/kardashev.h"
#include "games/kardashev/listed_steps.h"
#include "games/kardashev/play.h"
#include "games/kardashev/steps.h"

namespace orrery::kardashev {

using namespace arguments;
using namespace steps;

namespace {

// ---- Steps with a rule each

constexpr auto kFreeRole = step<&Move::role, SetOf<Role>, Open>(free_roles, kRole);
constexpr auto kFirst = step<&Move::seat, SetOf<Seat>, Open>(both_allies, kSeat);
constexpr auto kShare = step<&Move::number, Numbers, Open>(shares_of_price, kNumber);
constexpr auto kPlace = step<&Move::hex, HexSet, Open>(spaces_for_tile, kHex);
constexpr auto kTileSide = step<&Move::side, SetOf<Side>, Open>(sides_of_tile, kSide);
constexpr auto kGained = step<&Move::symbol, Symbols, Open>(cards_to_gain, kType);
constexpr auto kColonized = step<&Move::hex, HexSet, Open>(planets_to_colonize, kHex);
constexpr auto kRaised = step<&Move::hex, HexSet, Open>(colonies_to_raise, kHex);
constexpr auto kYard = step<&Move::hex, HexSet, Open>(shipyards_to_build, kHex);
constexpr auto kRaisedFleet = step<&Move::hex, HexSet, Open>(fleets_to_raise, kHex);
constexpr auto kResearched = step<&Move::tech, TechSet, Open>(techs_to_research, kTech);
constexpr auto kCompiled = step<&Move::symbol, Symbols, Open>(cards_to_compile, kType);
constexpr auto kTerraformed = step<&Move::hex, HexSet, Open>(colonies_to_terraform, kHex);
constexpr auto kAdded = step<&Move::symbol, Symbols, Open>(symbols_to_add, kSymbol);
constexpr auto kRebuilt = step<&Move::hex, HexSet, Open>(planets_to_rebuild, kHex);
constexpr auto kRebuiltAs = step<&Move::symbol, Symbols, Open>(symbols_to_rebuild, kSymbol);
constexpr auto kDestroyed = step<&Move::hex, HexSet, Open>(planets_to_destroy, kHex);
constexpr auto kErased = step<&Move::tech, TechSet, Open>(techs_to_erase, kTech);
constexpr auto kCloned = step<&Move::tech, TechSet, Open>(techs_to_clone, kTech);
constexpr auto kOrdered = step<&Move::order, SetOf<Order>, Open>(other_orders, kOrder);
constexpr auto kRaided = step<&Move::symbol, Symbols, Open>(cards_to_raid, kType);

void list_levels(const Open& p, const Move& begun, bool, Entries& entries) {
    const Numbers levels = kept<Numbers>(levels_to_build, p, begun);
    entries.push_back(numbered(begun, levels.low, levels.high));  // a single level is no range
}
constexpr AStep level_step() {
    AStep made = step<&Move::number, Numbers, Open>(levels_to_build, kNumber);
    made.list = list_levels;
    return made;
}
constexpr AStep kBuiltLevel = level_step();

// ---- The verbs, in the order of the legal list

struct Row : VerbRow<Open, Move, Node> {
    void (*carry_out)(Play& play, Frame& frame) = nullptr;  // for an action that takes a slot of the turn
    Tech version = kNoTech;                                 // of a base action: the technology that makes it flex
};
constexpr Row kRows[] = {
    {{Verb::role, "role", Node::role, {}, {&kFreeRole}}},
    {{Verb::bid, "bid", Node::bid, {}, {&kBids}}},
    {{Verb::slot, "slot", Node::slot, {}, {&kSlot}}},
    {{Verb::take, "take", Node::take, {}, {&kTile}}},
    {{Verb::first, "first", Node::first, {}, {&kFirst}}},
    {{Verb::split, "split", Node::split, {}, {&kShare}}},
    {{Verb::pay, "pay", Node::pay, {}, {&kPaidCards}}},
    {{Verb::place, "place", Node::place, {}, {&kPlace, &kTileSide}}},
    {{Verb::gain, "gain", Node::gain, {}, {&kGained}}},
    {{Verb::colonize, "colonize", Node::act, {}, {&kColonized}}, colonize, Tech::interstellar_ark},
    {{Verb::upgrade_colony, "upgrade-colony", Node::act, {}, {&kRaised}}, upgrade_colony, Tech::interstellar_ark},
    {{Verb::build_fleet, "build-fleet", Node::act, {}, {&kYard, &kBuiltLevel}}, build_fleet, Tech::fabricators},
    {{Verb::upgrade_fleet, "upgrade-fleet", Node::act, {}, {&kRaisedFleet}}, upgrade_fleet, Tech::fabricators},
    {{Verb::harvest, "harvest", Node::act, may_harvest}, harvest, Tech::magnetic_rake},
    {{Verb::move, "move", Node::act, {}, {&kMoving, &kMovedTo}}, move_fleet, Tech::propellant_depot},
    {{Verb::research, "research", Node::act, {}, {&kResearched}}, research_tech},
    {{Verb::compile, "compile", Node::act, {}, {&kCompiled}}, compile},
    {{Verb::terraform, "terraform", Node::act, needs_tech<Tech::terraform>, {&kTerraformed, &kAdded}}, terraform},
    {{Verb::accrete, "accrete", Node::act, needs_tech<Tech::accretion_device>, {&kRebuilt, &kRebuiltAs}}, terraform},
    {{Verb::antimatter, "antimatter", Node::act, needs_tech<Tech::antimatter>, {&kDestroyed}}, antimatter},
    {{Verb::swap, "swap", Node::act, needs_tech<Tech::spacetime_manipulator>, {&kSwapped, &kSwappedWith}}, swap_tiles},
    {{Verb::probe, "probe", Node::act, may_probe}, probe},
    {{Verb::erase, "erase", Node::act, may_erase, {&kErased}}, erase},
    {{Verb::clone, "clone", Node::act, needs_tech<Tech::cloning>, {&kCloned}}, clone},
    {{Verb::borrow, "borrow", Node::act, may_borrow}},
    {{Verb::order, "order", Node::act, may_order, {&kOrdered}}},
    {{Verb::end, "end", Node::act}},
    {{Verb::yield, "yield", Node::yield, {}, {&kYieldingHex, &kYield}, at_asked_hex}},
    {{Verb::share, "share", Node::share, {}, {&kSharingHex, &kShared}, at_asked_hex}},
    {{Verb::support, "support", Node::support, {}, {&kHelpers}}},
    {{Verb::defend, "defend", Node::defend, {}, {&kHelpers}}},
    {{Verb::raid, "raid", Node::raid, {}, {&kRaided}}},
    {{Verb::give, "give", Node::give, {}, {&kGiven}}},
};
constexpr VerbTable<kRows> kVerbs({"colonize d6", "bid 3"});

// ---- Slots of actions (6.4): a base action is flex while its research version is active. A research action is flex
// while botsourcing is active.

ActionClass class_of_row(const Open& p, Seat seat, const Row& row) {  // R50
    const auto unless = [&](Tech flexing, ActionClass usual) {
        return p.has(seat, flexing) ? ActionClass::flex : usual;
    };
    if (row.version == kNoTech) return unless(Tech::botsourcing, ActionClass::research);
    return unless(row.version, ActionClass::base);
}
bool has_slot_for(const Open& p, SetOf<ActionClass> slots, const Row& row) {
    return row.carry_out == nullptr || slots.has(class_of_row(p, p.active, row));
}
bool has_slot_for(const Open& p, const Row& row) { return has_slot_for(p, open_slots(p.turn), row); }
bool can_act(const Open& p, const Row& row) { return has_slot_for(p, row) && kVerbs.is_open(row, p); }

Refusal no_slot(const Open& p, const Row& row) {
    const Turn& t = p.turn;
    const int all = 2 + t.additional;
    if (t.used() >= all) return {"6.4", say::no_action_left(t.base, t.research, t.flex, all)};
    if (class_of(p, p.active, row.verb) == ActionClass::base)
        return {"6.4", say::only_research_left(t.base, t.research, t.flex, all)};
    return {"6.4", say::only_base_left(t.base, t.research, t.flex, all)};
}

Node asked(const Open& p) { return p.question.node == Node::late_bid ? Node::bid : p.question.node; }

}  // namespace

ActionClass class_of(const Open& p, Seat seat, Verb verb) { return class_of_row(p, seat, *kVerbs.form(verb)); }
bool has_slot_for(const Open& p, Verb verb) { return has_slot_for(p, *kVerbs.form(verb)); }
bool can_act(const Open& p, Verb verb) { return can_act(p, *kVerbs.form(verb)); }

void on_action(Play& play, Frame& f) { kVerbs.form(f.verb)->carry_out(play, f); }

// ---- What is legal, and why anything else is refused

void list_answers(const Open& p, Entries& entries) {
    entries.clear();
    if (p.question.node != Node::act) return kVerbs.list(p, asked(p), entries);
    const SetOf<ActionClass> slots = open_slots(p.turn);
    kVerbs.list_verbs(p, Node::act, entries, [&p, slots](const Row& row) { return has_slot_for(p, slots, row); });
}

void list_further(const Open& p, const Move& prefix, Entries& entries) {
    entries.clear();
    kVerbs.further(p, prefix, entries);
}

bool leads_to(const Move& prefix, const Move& move) { return kVerbs.leads_to(prefix, move); }

Refusal why_not(const Open& p, const Move& m) {
    if (p.over) return {"7", say::game_over()};
    const Row& row = *kVerbs.form(m.verb);
    const bool acts = p.question.node == Node::act;
    if (row.question != asked(p))
        return {"5", acts ? say::now_act(row.word) : say::now_answer(token(p.question.node), row.word)};
    if (acts && m.hex != kNoHex && !p.board.spaces().has(m.hex)) return {"2.1", say::off_board(token(m.hex))};
    if (acts && !has_slot_for(p, row)) return no_slot(p, row);
    return kVerbs.against(row, p, m).value_or(Refusal{kNotation, say::not_now()});
}

// A move may be written differently from the list (6.10): with an approach although only one is affordable, or without
// one to mean the default.
Move as_listed(const Open& p, Move move) {
    if (move.verb != Verb::move || p.question.node != Node::act || move.to == kNoHex) return move;
    if (!p.board.fleets[slot(p.active)].has(move.hex) || !p.board.spaces().has(move.to)) return move;
    const Reach found = reach(p, p.active, move.hex, level_of(p, move));
    if (!is_attack(p, p.active, move.to)) return move;
    const HexSet approaches = found.approaches(move.to);
    if (approaches.size() == 1 && approaches.has(move.via)) move.via = kNoHex;
    if (approaches.size() > 1 && move.via == kNoHex)
        move.via = default_approach(p, p.active, move.hex, level_of(p, move), move.to, found);
    return move;
}

// ---- Questions of bots and boards about one rule

HexSet open_planets(const Open& p, Seat seat) {
    Sieve<HexSet> sieve;
    open_to_colonize(p, seat, sieve);
    return sieve.left();
}
HexSet colonize_targets(const Open& p) { return kept<HexSet>(planets_to_colonize, p, Move()); }
HexSet upgrade_targets(const Open& p) { return kept<HexSet>(colonies_to_raise, p, Move()); }
Numbers build_levels(const Open& p, Hex hex) {
    return kept<Numbers>(levels_to_build, p, Move::of(Verb::build_fleet, hex));
}
HexSet build_targets(const Open& p) { return kept<HexSet>(shipyards_to_build, p, Move()); }
HexSet upgrade_fleet_targets(const Open& p) { return kept<HexSet>(fleets_to_raise, p, Move()); }
TechSet researchable(const Open& p) { return kept<TechSet>(techs_to_research, p, Move()); }
HexSet terraform_targets(const Open& p) { return kept<HexSet>(colonies_to_terraform, p, Move()); }
Symbols terraformable(const Open& p, Hex hex) {
    return kept<Symbols>(symbols_to_add, p, Move::of(Verb::terraform, hex));
}
HexSet accrete_targets(const Open& p) { return kept<HexSet>(planets_to_rebuild, p, Move()); }
Symbols accretable(const Open& p) { return kept<Symbols>(symbols_to_rebuild, p, Move()); }
HexSet antimatter_targets(const Open& p) { return kept<HexSet>(planets_to_destroy, p, Move()); }
TechSet erasable(const Open& p) { return kept<TechSet>(techs_to_erase, p, Move()); }
TechSet clonable(const Open& p) { return kept<TechSet>(techs_to_clone, p, Move()); }

// ---- Notation (section 11)

std::string_view verb_token(Verb verb) {
    const Row* row = kVerbs.form(verb);
    return row == nullptr ? std::string_view("none") : row->word;
}

std::string print(const Move& move) { return kVerbs.print(move); }

std::optional<Move> Kardashev::begun(std::string_view text) { return kVerbs.begun(text); }

Expected<Move> Kardashev::parse(std::string_view text) {
    Expected<Move> move = kVerbs.parse(text);
    if (move && move->verb == Verb::swap && move->to < move->hex) std::swap(move->hex, move->to);  // R57
    return move;
}

}  // namespace orrery::kardashev
