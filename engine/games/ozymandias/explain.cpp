// What the first tokens of a move mean now: names, figures, prices and certain results, worked out from a view.
#include <bit>

#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

bool acts(const View& view) { return view.open.question.node == Node::action; }
bool fights(const View& view) { return view.open.question.node == Node::war; }

// ---- Things

std::string card_text(Card card) {
    return say::card_means(name_of(card), token(suit_of(card)), rank_of(card), face(card).timing, face(card).text);
}

std::string fleet_text(const View& view, Fleet at) {
    const FleetState& fleet = view.open.fleet(at);
    const Person who{owner_of(at), view.viewer};
    if (fleet.where == Where::none) return say::fleet_not_in_play(who, fleet_number(at));
    return say::fleet_means(who, fleet_number(at), name_or_none(fleet.leader), token(fleet.where),
                            point_token(view.open.galaxy, fleet.spot), token(fleet.site), fleet.strength,
                            state_key(fleet));
}

std::string point_text(const View& view, Point point) {
    const Open& p = view.open;
    if (!p.galaxy.has(point)) return say::no_tile_at(token(point));
    const Spot spot = p.galaxy.spot(point);
    const std::string_view kind = p.galaxy.is_colony(spot)   ? "colony"
                                  : p.galaxy.is_hazard(spot) ? "hazard"
                                                             : "intersection";
    const Fleet there = fleet_on(p, spot);
    const int strength = there == kNoFleet ? 0 : p.fleet(there).strength;
    const Person control{control_of(p, spot), view.viewer}, owner{owner_of(there), view.viewer};
    return say::point_means(token(point), token(p.galaxy.suit(point)), kind, disks_on(p, spot), control, owner,
                            fleet_number(there), strength);
}

// ---- Moves of the acting fleet

std::string route_costs(int charges) {
    return charges == kFar ? say::out_of_reach() : say::costs_secrets(price_of(charges));
}

std::string attack_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Fleet mine = acting_frame(p).fleet;
    if (!p.fleet(mine).is_on_map()) return fleet_text(view, mine);
    if (!p.galaxy.has(m.point) || !p.galaxy.has(m.target))
        return point_text(view, p.galaxy.has(m.point) ? m.target : m.point);
    const Fleet other = fleet_on(p, p.galaxy.spot(m.target));
    if (other == kNoFleet) return point_text(view, m.target);
    Reach found;
    reach_of(p, mine, found);
    return route_costs(charges_to(p.galaxy, found, m.point, m.target)) + " " +
           say::forces(p.fleet(mine).strength, p.fleet(other).strength, token(p.galaxy.suit(m.point)),
                       token(p.galaxy.suit(m.target)));
}

std::string travel_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Fleet mine = acting_frame(p).fleet;
    if (!p.fleet(mine).is_on_map()) return fleet_text(view, mine);
    Reach found;
    reach_of(p, mine, found);
    if (m.verb == Verb::move)
        return route_costs(charges_to(p.galaxy, found, m.point)) + " " + point_text(view, m.point);
    const Port port{m.point, m.heading};
    return route_costs(charges_to(p.galaxy, found, port)) + " " +
           (p.stack_size > 0 ? say::waits_on_site(token(site_behind(port))) : say::no_tile_left());
}

std::string conquer_text(const View& view) {
    const Open& p = view.open;
    const FleetState& fleet = p.fleet(acting_frame(p).fleet);
    if (!fleet.is_on_map() || !p.galaxy.is_colony(fleet.spot)) return say::must_be_on_colony();
    const std::string text = say::conquest_costs(conquest_price(p, fleet.spot)) + " " + say::conquest_brings();
    return p.conquests_count_twice() ? text + " " + say::counts_two() : text;
}

std::string harvest_text(const Move& m) {
    const int rank = rank_of(m.card);
    return say::you_gain(rank, token(m.suits[0]), m.suits[0] == suit_of(m.card) ? 0 : secret_plans(rank));
}

// ---- Wars

// What an addition to the score of the fleet with the initiative leads to.
std::string then_stands(const Open& p, int adds) {
    const int score = p.war.score + adds;
    return score < 0 ? say::still_behind(-score) : say::puts_others_behind(score);
}

std::string sword_text(const Open& p, const Move& m) {
    const int rank = rank_of(m.card), adds = m.is_double ? 2 * rank : rank;
    return say::sword_adds(adds, sword_price(p, m.card) + adds - rank) + " " + then_stands(p, adds);
}

std::string yield_text(const Open& p) {
    if (p.war.score == 0) return say::ends_as_tie();
    const int loss = -p.war.score, dead = std::min<int>(p.fleet(p.war.holder).strength, loss);
    return say::loses_war(loss, dead, loss - dead);
}

std::string retreat_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const bool leaves = m.heading != kNoHeading;
    const std::string where = leaves ? say::retreat_leaves() : point_text(view, m.point);
    if (p.question.node != Node::retreat) return where;
    Reach found;
    retreat_of(p, found);
    const int charges =
        leaves ? charges_to(p.galaxy, found, Port{m.point, m.heading}) : charges_to(p.galaxy, found, m.point);
    if (charges == kFar) return say::out_of_reach();
    return say::retreat_takes(price_of(charges), p.war.left_over()) + " " + where;
}

// What its leader can do, or which cards go where. A phone has room for only one of them.
std::string plan_text(const Move& m) {
    constexpr int kNamed = 2;  // more cards are only counted
    std::string text;
    for (int k = 0; k < kFleetsEach; ++k) {
        const CardSet cards = m.under[static_cast<std::size_t>(k)];
        const CardSet named = cards.size() <= kNamed ? cards : CardSet{};
        if (!cards.empty()) text += " " + say::lies_under(k + 1, names_or_none(named), cards.size());
    }
    if (text.empty()) return say::leads_new_fleet_with(name_of(m.card), face(m.card).text);
    return say::leads_new_fleet(name_of(m.card)) + text;
}

std::string use_text(const View& view, const Move& m) {
    const Open& p = view.open;
    if (fights(view) && m.card == Card::the_mercenary)
        return say::mercenaries_add(m.number) + " " + then_stands(p, m.number);
    if (fights(view) && m.card == Card::the_bribe) return say::costs_wealth(-p.war.score) + " " + say::ends_as_tie();
    return say::leader_does(face(m.card).text);
}

// ---- Answers

std::string land_text(Tile tile, int rotation) {
    const std::string_view suit = token(suit_of(tile));
    return say::tile_turned(name_of(tile), suit, 120 * rotation) + " " +
           say::you_gain(std::popcount(face_of(tile, 0).colonies), suit, 0);
}

std::string meaning(const View& view, const Move& m) {
    const Open& p = view.open;
    const Node node = p.question.node;
    switch (m.verb) {
        case Verb::buy:
            if (node != Node::buy) break;
            return say::costs_secrets(price_of_card(p.player(p.question.seat))) + " " + say::draws_a_card();
        case Verb::stop: return say::stops_buying();
        case Verb::plan: return plan_text(m);
        case Verb::activate:
        case Verb::delegate:
        case Verb::bonus: return fleet_text(view, m.fleet);
        case Verb::recover:
            if (node != Node::turn) break;
            return say::costs_wealth(price_of_recovery(p.player(p.question.seat))) + " " + say::fleets_get_ready();
        case Verb::pass: return say::pass_means();
        case Verb::site:
            if (p.turned == kNoTile) return say::site_means(token(m.site));
            return say::site_means_for(token(m.site), name_of(p.turned), token(suit_of(p.turned)));
        case Verb::land:
            if (p.turned == kNoTile) break;
            return land_text(p.turned, m.rotation);
        case Verb::warp: return point_text(view, m.point);
        case Verb::move:
        case Verb::explore: return acts(view) ? travel_text(view, m) : point_text(view, m.point);
        case Verb::attack: return acts(view) ? attack_text(view, m) : point_text(view, m.target);
        case Verb::conquer: return acts(view) ? conquer_text(view) : "";
        case Verb::harvest: return harvest_text(m);
        case Verb::from: return m.fleet != kNoFleet ? fleet_text(view, m.fleet) : point_text(view, m.point);
        case Verb::draft: return say::draft_means(m.number);
        case Verb::sword: return fights(view) ? sword_text(p, m) : card_text(m.card);
        case Verb::yield: return fights(view) ? yield_text(p) : "";
        case Verb::use: return use_text(view, m);
        case Verb::emergency: return say::emergency_means(name_of(m.card), 1, token(m.suits[0]));
        case Verb::retreat: return retreat_text(view, m);
        case Verb::hold: return say::hold_means();
        case Verb::claim: return say::claim_means();
        case Verb::decline: return say::decline_means();
        case Verb::skip: return say::skip_means(token(node));
        case Verb::end: return node == Node::bonus ? say::end_bonus_means() : say::end_means();
        default: break;
    }
    return {};
}

// The last thing in the beginning of a move: a card, a fleet, a point or a player.
std::string thing_text(const View& view, std::string_view text) {
    if (const Card card = find_card(text); card != kNoCard) return card_text(card);
    if (const auto fleet = read_fleet(text); fleet && index(owner_of(*fleet)) < view.open.seats)
        return fleet_text(view, *fleet);
    if (const auto point = read_point(text)) return point_text(view, *point);
    if (const auto port = read_port(text)) return point_text(view, port->point);
    if (const auto rotation = read_rotation(text)) return say::rotation_means(120 * *rotation);
    if (const auto suit = read_suit(text)) return say::suit_means(token(*suit));
    const auto seat = read_seat(text);
    if (!seat) return {};
    const Person who{*seat, view.viewer};
    return index(*seat) < view.open.seats ? say::hand_means(who, view.of(*seat).hand_size) : say::no_seat_here(who);
}

}  // namespace

std::string Ozymandias::explain(const View& view, std::string_view text) {
    const auto tokens = tokens_of(text);
    if (tokens.empty()) return closed(question(view));
    const Expected<Move> parsed = parse(text);
    if (parsed && (parsed->fleet == kNoFleet || index(owner_of(parsed->fleet)) < view.open.seats))
        if (std::string said = meaning(view, *parsed); !said.empty()) return said;
    std::string said = tokens.size() == 1 ? "" : thing_text(view, tokens.back());
    if (said.empty() && tokens[0] == "explore" && view.open.stack_size == 0) said = say::leaves_without_tile();
    if (said.empty()) said = say::verb_means(tokens[0]);
    return said.empty() ? closed(question(view)) : said;
}

}  // namespace orrery::ozymandias
