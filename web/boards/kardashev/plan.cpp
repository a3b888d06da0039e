#include "web/boards/kardashev/plan.h"

#include <algorithm>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "record/data/seat_names.h"
#include "web/boards/kit/leader.h"

namespace orrery::web::kardashev_plan {
namespace {

constexpr int kTriggered = kPieces + 1;  // levels on the board that leave fewer pieces than `left`

// A price in few words: "food + matter", "2 energy + 1 any".
std::string brief(const Cost& cost) {
    if (cost.choice == Cost::Choice::two_alike) return kardashev_says::two_of_a_type();
    if (cost.choice == Cost::Choice::food_or_matter) return kardashev_says::food_or_matter();
    std::string text;
    const auto add = [&text](const std::string& cards) { text += (text.empty() ? "" : " + ") + cards; };
    for (const Symbol type : kAllTypes)
        if (const int n = cost.named.of(type); n > 0) add(kardashev_says::cards_of_type(n, type_name(type)));
    if (cost.any > 0) add(kardashev_says::of_any_type(cost.any));
    return text.empty() ? kardashev_says::no_price() : text;
}

struct VerbWords {
    Verb verb;
    Wording label;
};
constexpr VerbWords kVerbs[] = {
    {Verb::colonize, kardashev_says::colonize},     {Verb::upgrade_colony, kardashev_says::raise_colony},
    {Verb::build_fleet, kardashev_says::new_fleet}, {Verb::upgrade_fleet, kardashev_says::raise_fleet},
    {Verb::harvest, kardashev_says::harvest},       {Verb::move, kardashev_says::move},
    {Verb::research, kardashev_says::research},     {Verb::compile, kardashev_says::compile},
    {Verb::terraform, kardashev_says::terraform},   {Verb::accrete, kardashev_says::rebuild},
    {Verb::antimatter, kardashev_says::destroy},    {Verb::swap, kardashev_says::swap_tiles},
    {Verb::probe, kardashev_says::send_probe},      {Verb::erase, kardashev_says::erase},
    {Verb::clone, kardashev_says::clone},           {Verb::borrow, kardashev_says::borrow},
    {Verb::order, kardashev_says::give_orders}};

// The verbs of ACT that a press on a space may mean, in the order in which they are offered.
constexpr Verb kOnMap[] = {Verb::move,          Verb::colonize,  Verb::upgrade_colony, Verb::build_fleet,
                           Verb::upgrade_fleet, Verb::terraform, Verb::accrete,        Verb::antimatter};

int level_of(const Open& p, const Move& move) { return move.level > 0 ? move.level : p.board.fleet(move.hex); }

}  // namespace

// ---- Verbs

std::string verb_label(Verb verb) {
    for (const VerbWords& words : kVerbs)
        if (words.verb == verb) return words.label();
    return {};
}

Cards verb_price(const View& view, Verb verb) {
    const auto named_in = [](const Cost& cost) {
        return cost.any > 0 || cost.choice != Cost::Choice::none ? Cards{} : cost.named;
    };
    switch (verb) {
        case Verb::colonize: return named_in(colonize_cost(view.open, view.open.active));
        case Verb::upgrade_colony: return named_in(kColonyCost);
        case Verb::build_fleet:
        case Verb::upgrade_fleet: return named_in(fleet_cost(1));
        default: return {};
    }
}

std::string verb_note(const View& view, Verb verb) {
    const Open& p = view.open;
    const Seat seat = p.active;
    switch (verb) {
        case Verb::colonize: return brief(colonize_cost(p, seat));
        case Verb::upgrade_colony: return brief(kColonyCost);
        case Verb::build_fleet:
        case Verb::upgrade_fleet: return brief(fleet_cost(1));
        case Verb::compile: return kardashev_says::brings_cards(1);
        case Verb::harvest: {
            const Yield yield = next_harvest(view, seat);
            const int all = yield.sure.total() + yield.choices;
            return all > 0 ? kardashev_says::brings_cards(all) : std::string();
        }
        default: return {};
    }
}

std::string verb_refusal(const View& view, Verb verb) {
    const Open& p = view.open;
    if (can_act(p, verb)) return {};
    if (!has_slot_for(p, verb)) return kardashev_says::no_action_left();
    const Seat seat = p.active;
    switch (verb) {
        case Verb::colonize:
            if (p.colony_supply(seat) == 0) return kardashev_says::no_colony_pieces();
            if (open_planets(p, seat).empty()) return kardashev_says::no_free_planet();
            return kardashev_says::costs(cost_text(colonize_cost(p, seat)));
        case Verb::upgrade_colony:
            return p.colony_supply(seat) == 0 ? kardashev_says::no_colony_pieces()
                                              : kardashev_says::costs(cost_text(kColonyCost));
        case Verb::build_fleet:
        case Verb::upgrade_fleet:
            if (p.fleet_supply(seat) == 0) return kardashev_says::no_fleet_pieces();
            if (shipyards(p, seat).empty()) return kardashev_says::no_shipyard();
            return kardashev_says::costs_each_level(cost_text(fleet_cost(1)));
        case Verb::harvest: return kardashev_says::nothing_yields();
        case Verb::move:
            return p.board.fleets[slot(seat)].empty() ? kardashev_says::no_fleet() : kardashev_says::no_energy();
        case Verb::research: return kardashev_says::no_technology();
        default: return kardashev_says::nothing_to_use_on();
    }
}

// ---- What can be done at a space

std::vector<Step> ways_with(const View& view, std::span<const Step> offers) {
    std::vector<Step> ways, some;
    for (const Verb verb : kOnMap) {
        const auto is_of = [verb](const Step& step) { return step.move == Move::of(verb); };
        if (std::none_of(offers.begin(), offers.end(), is_of)) continue;
        list_further(view.open, Move::of(verb), some);
        ways.insert(ways.end(), some.begin(), some.end());
    }
    return ways;
}

std::vector<Way> ways_at(const View& view, std::span<const Step> ways, Hex hex) {
    const Open& p = view.open;
    std::vector<Way> there;
    for (const Step& step : ways) {
        const Move& move = step.move;
        if (move.hex != hex) continue;
        Way way{step, verb_label(move.verb), verb_note(view, move.verb)};
        if (move.verb == Verb::move && p.has(p.active, Tech::autonomous_construction))
            way.label = kardashev_says::move_levels(level_of(p, move));
        else if (move.verb == Verb::move)
            way.label = kardashev_says::move_fleet();
        else if (move.verb == Verb::terraform || move.verb == Verb::accrete)
            way.note = kardashev_says::one_card();
        there.push_back(std::move(way));
    }
    return there;
}

// ---- Moves and battles

Journey journey(const View& view, const Move& move) {
    const Open& p = view.open;
    const Seat seat = p.active;
    const int level = level_of(p, move);
    const Reach found = reach(p, seat, move.hex, level);
    Journey j;
    j.is_attack = is_attack(p, seat, move.to);
    j.explores = p.board.unexplored().has(move.to);
    j.approach = move.via != kNoHex ? move.via
                 : j.is_attack      ? default_approach(p, seat, move.hex, level, move.to, found)
                                    : kNoHex;
    j.distance = j.approach != kNoHex ? found.distance(move.to, j.approach) : found.distance(move.to);
    j.energy = move_cost(p, seat, level, j.distance);
    if (!j.is_attack) return j;
    j.attack = level;
    const Attackers attackers{move.hex, level};
    j.help = levels_of(p, supporters(p, seat, move.to, attackers), attackers);
    j.defender = defender_of(p, move.to);
    j.defence = defence_of(p, move.to);
    j.against = levels_of(p, supporters(p, j.defender, move.to), attackers);
    j.retreats = j.approach != kNoHex && can_retreat(p, seat, move.hex, level, j.approach, level);
    return j;
}

std::vector<Hex> way_of(const View& view, const Move& move) {
    const Open& p = view.open;
    const Journey j = journey(view, move);
    const Reach found = reach(p, p.active, move.hex, level_of(p, move));
    std::vector<Hex> way{move.to};
    int left = j.distance - 1;
    if (j.approach != kNoHex && left >= 0) way.push_back(j.approach), --left;
    while (left >= 0 && way.back() != move.hex) {
        const HexSet before = left == 0 ? HexSet::of(move.hex) : found.at[static_cast<std::size_t>(left)];
        const HexSet beside = before & neighbours(way.back());
        if (beside.empty()) break;
        way.push_back(beside.first()), --left;
    }
    if (way.back() != move.hex) way.push_back(move.hex);
    std::reverse(way.begin(), way.end());
    return way;
}

Battle battle_of(const View& view, HexSet helping) {
    const Open& p = view.open;
    Battle battle;
    const Attackers attackers = attackers_of(p);
    if (attackers.from == kNoHex) return battle;
    const Hex target = p.question.hex;
    battle.defence = defence_of(p, target);
    if (p.question.node == Node::support) {
        battle.attack = attackers.levels + levels_of(p, helping, attackers);
        battle.against = levels_of(p, supporters(p, defender_of(p, target), target), attackers);
    } else {
        battle.attack = battle.defence + p.question.number;
        battle.defence += levels_of(p, helping, attackers);
    }
    return battle;
}

HexSet usual_help(const View& view, std::span<const Step> offers) {
    const Open& p = view.open;
    if (p.question.node == Node::defend)
        if (const HexSet set = holding_set(p, p.question); !set.empty()) return set;
    for (const Step& offer : offers) {
        const Battle battle = battle_of(view, offer.move.hexes);
        if (p.question.node == Node::support ? battle.attack > battle.defence + battle.against
                                             : battle.defence >= battle.attack)
            return offer.move.hexes;
    }
    return {};
}

// ---- Cards

Yield next_harvest(const View& view, Seat seat) {
    const Open& p = view.open;
    Yield yield;
    const auto add = [&](Hex hex, int n, bool each) {
        const Symbols types = p.board.types(hex);
        if (types.size() > 1 && !each) {
            yield.choices += n;
            return;
        }
        for (const Symbol type : kAllTypes)
            if (types.has(type)) yield.sure.add(type, n);
    };
    for (const Hex hex : producing_colonies(p, seat)) add(hex, p.board.colony(hex), p.has(seat, Tech::arcology));
    for (const Hex hex : gathering_fleets(p, seat))
        add(hex, p.has(seat, Tech::expanded_cargohold) ? p.board.fleet(hex) : 1, false);
    return yield;
}

std::string yield_text(const Yield& yield) {
    if (yield.choices == 0) return cards_text(yield.sure);
    if (yield.sure.empty()) return kardashev_says::cards_of_choice(yield.choices);
    return kardashev_says::cards_and_choice(cards_text(yield.sure), yield.choices);
}

// ---- What is suggested

std::optional<Move> usual_answer(const View& view, std::span<const Step> offers, const std::optional<Plan>& last) {
    const Open& p = view.open;
    const Question& q = p.question;
    if (offers.empty()) return {};
    Move usual;
    switch (q.node) {
        case Node::pay: return offers.front().move;
        case Node::yield:
            usual = Move::of(Verb::yield, q.hex);
            usual.cards = usual_yield(p.player(q.seat).hand, q.types, q.number);
            return usual;
        case Node::support:
        case Node::defend:
            usual = Move::of(q.node == Node::support ? Verb::support : Verb::defend);
            usual.hexes = usual_help(view, offers);
            return usual;
        case Node::bid:
        case Node::late_bid:
            if (!p.options.plans) return {};
            usual = Move::of(Verb::bid);
            usual.plan = usual_plan(p, q.seat);
            if (last && last->slots.size() == usual.plan.slots.size()) usual.plan.slots = last->slots;
            usual.number = static_cast<std::int16_t>(std::min<int>(p.player(q.seat).last_bid, most_bid(p, q.seat)));
            return usual;
        default: return {};
    }
}

// ---- What the table calls

Advice advise(const View&, const Move& move, Range range) {
    Advice advice;
    advice.start = range.high;
    if (move.verb == Verb::bid) {
        advice.start = std::min(1, range.high);
        advice.amounts = {{kardashev_says::bid_nothing(), 0}, {kardashev_says::bid_all(), range.high}};
    }
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    const Open& p = view.open;
    std::vector<SeatFigures> all;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        const Score score = score_of(p, seat);
        SeatFigures figure;
        figure.out = !p.is_alive(seat);
        const int points = score.total();
        figure.brief = figure.out    ? kardashev_says::out()
                       : p.seats > 3 ? number(points)
                                     : kardashev_says::brief_points(points);
        const std::string hand = cards_text(player.hand);
        figure.text = player.role == kNoRole ? kardashev_says::figures(points, hand)
                                             : kardashev_says::figures_and_role(face(player.role).name, points, hand);
        figure.course = points;
        const int levels = p.board.colony_levels_of(seat);
        figure.bar = static_cast<float>(levels) / kPieces;
        figure.mark = static_cast<float>(kTriggered - p.options.left()) / kPieces;
        if (!figure.out && p.final_round == 0 && p.colony_supply(seat) == p.options.left())
            figure.flag = kardashev_says::can_end();
        all.push_back(figure);
    }
    if (p.is_known_last_round() && !p.over && !p.options.allies) kit::flag_leader(all, "points");
    return all;
}

kit::Track track_of(const View& view) {
    static constexpr Wording kPhases[] = {kardashev_says::phase_draw, kardashev_says::phase_bid,
                                          kardashev_says::phase_pick, kardashev_says::phase_place,
                                          kardashev_says::phase_act};
    enum Phase : std::size_t { draw, bid, pick, place, act, none };
    const Open& p = view.open;
    const auto phase_of = [&p] {
        if (p.question.node == Node::none || p.question.node == Node::role) return none;
        Phase phase = draw;
        for (const Frame& frame : p.frames)  // the outermost first
            switch (frame.step) {
                case kardashev::Step::bids: phase = bid; break;
                case kardashev::Step::picks:
                case kardashev::Step::pick: phase = pick; break;
                case kardashev::Step::turn: phase = act; break;
                case kardashev::Step::action: return act;
                case kardashev::Step::place: return p.turn.used() > 0 ? act : place;  // actions place tiles, too
                default: break;
            }
        return phase;
    };
    constexpr int kWhiteOpens = 3;
    const int blue = (p.board.unexplored() & p.board.blue()).size();
    const bool may_end_before = p.final_round == 0 && p.eliminated.empty();
    kit::Track track{p.is_known_last_round() ? kardashev_says::round(p.round)
                     : may_end_before        ? kardashev_says::round_of_at_most(p.round, p.last_round())
                                             : kardashev_says::round_of(p.round, p.last_round())};
    track.phases = kPhases;
    track.phase = phase_of();
    if (p.is_known_last_round()) track.threat = kardashev_says::last_round();
    track.facts.push_back(blue > kWhiteOpens ? kardashev_says::blue_spaces_left(blue - kWhiteOpens)
                                             : kardashev_says::white_is_open());
    track.facts.push_back(kardashev_says::tiles_in_bag(p.bag_size));
    return track;
}

}  // namespace orrery::web::kardashev_plan
