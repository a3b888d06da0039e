// Why a move that is not listed is refused: the section or ruling, and the figures. In the order of section 6. Actions
// and texts of leaders are in why_not_actions.cpp.
#include "games/ozymandias/position.h"
#include "games/ozymandias/refusals.h"

namespace orrery::ozymandias {

Refusal no_such_card(const Player& player, Card card) {
    if (player.hand.empty()) return no("6", "Your hand is empty; you can't use " + name_of(card) + ".");
    return no("6", "You don't hold " + name_of(card) + ". You hold " + names_of(player.hand) + ".");
}

Refusal too_far(const std::string& end, int charges, int secrets, const char* ruling) {
    if (charges == kFar) return no(ruling, "No free route leads to " + end + ".");
    return no(ruling, end + " costs " + resource_text(Suit::blue, price_of(charges)) + " (" +
                          count_of(charges, "charge") + "), and you have " + number(secrets) + ".");
}

namespace {

// ---- Planning

Refusal buy_refusal(const Open& p) {
    const Player& player = p.player(p.question.seat);
    if (!p.can_draw()) return no("R50", "No card is left to draw.");
    return no("R16", "The next card costs " + needs_secrets(price_of_card(player), player) + ".");
}

Refusal plan_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    if (!player.hand.has(m.card)) return no_such_card(player, m.card);
    for (int k = 0; k < kFleetsEach; ++k) {
        const CardSet under = m.under[static_cast<std::size_t>(k)];
        if (!under.empty() && k > player.fleets)
            return no("6.1", "You have no fleet " + number(k + 1) + "; your new fleet is fleet " +
                                 number(player.fleets + 1) + ".");
        for (const Card card : under)
            if (!player.hand.has(card)) return no_such_card(player, card);
    }
    return no("6.1", "Cards go under your own fleets, such as " + token(fleet_at(p.question.seat, 0)) + ".");
}

// ---- A turn

Refusal activate_refusal(const Open& p, const Move& m) {
    if (!is_own(m.fleet, p.question.seat)) return no("6.2", token(m.fleet) + " isn't your fleet.");
    if (!is_in_play(p, m.fleet))
        return no("6.2", "You have " + count_of(p.player(p.question.seat).fleets, "fleet") + "; there is no " +
                             token(m.fleet) + ".");
    if (!p.fleet(m.fleet).is_ready) return no("6.2", capitalized(fleet_name(m.fleet)) + " is exhausted.");
    return no("R14", "No point is open for " + fleet_name(m.fleet) + " to warp in.");
}

Refusal recover_refusal(const Open& p) {
    const Player& player = p.player(p.question.seat);
    if (p.frames.back().has_recovered) return no("R18", "You have recovered this turn.");
    if (player.boxes >= kBoxes) return no("R18", "All 8 boxes are used this age.");
    if (player.wealth() < price_of_recovery(player))
        return no("R18", "Recovering costs " + number(price_of_recovery(player)) + " wealth, and you have " +
                             number(player.wealth()) + ".");
    return no("6.2", "None of your fleets is exhausted.");
}

Refusal emergency_refusal(const Open& p, const Move& m) { return no_such_card(p.player(p.question.seat), m.card); }

// ---- Arriving

Refusal site_refusal(const Open& p, const Move& m) {
    if (p.galaxy.is_placed(m.site)) return no("9.4", "Site " + token(m.site) + " has a tile.");
    if (p.galaxy.is_reserved(m.site)) return no("R11", "Site " + token(m.site) + " is reserved.");
    return no("9.4", "Site " + token(m.site) + " isn't next to a tile.");
}

Refusal warp_refusal(const Open& p, const Move& m) {
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot) return no("6.3", "No tile lies face-up at " + token(m.point) + ".");
    if (fleet_on(p, spot) != kNoFleet) return no("6.3", "A fleet stands on " + token(m.point) + ".");
    return no("6.3", token(m.point) + " is controlled by " + seat_name(control_of(p, spot)) + ".");
}

Refusal land_refusal(const Open& p, const Move& m) {
    const Site site =
        p.fleet(p.question.fleet).where == Where::exploring ? p.fleet(p.question.fleet).site : p.frames.back().site;
    return no("6.3", "The fleet lands on its own tile, at site " + token(site) + ", not on " + token(m.point) + ".");
}

// ---- Bonus actions and disks

Refusal bonus_refusal(const Open& p, const Move& m) {
    if (!is_own(m.fleet, p.question.seat) || !is_in_play(p, m.fleet))
        return no("9.1", token(m.fleet) + " isn't your fleet.");
    if (!p.fleet(m.fleet).is_on_map()) return no("9.1", capitalized(fleet_name(m.fleet)) + " isn't on the map.");
    return no("9.1", capitalized(fleet_name(m.fleet)) + " has no bonus action to take.");
}

Refusal source_refusal(const Open& p, const Move& m) {
    if (m.fleet != kNoFleet) {
        if (!is_own(m.fleet, p.question.seat)) return no("R21", token(m.fleet) + " isn't your fleet.");
        return no("R21", "No disk lies on the leader card of " + fleet_name(m.fleet) + ".");
    }
    return no("R21", "You have no disk on " + token(m.point) + ".");
}

// ---- Wars

Refusal draft_refusal(const Open& p, const Move& m) {
    const Fleet fleet = is_own(p.war.attacker, p.question.seat) ? p.war.attacker : p.war.defender;
    const Player& player = p.player(p.question.seat);
    if (p.fleet(fleet).is_led_by(Card::double_agent))
        return no("9.4", "Population is never drafted into the fleet of Double Agent.");
    const int room = capacity_of(p, fleet) - p.fleet(fleet).strength;
    if (player.population() < room)
        return no("6.7",
                  "You have " + number(player.population()) + " population; you can't draft " + number(m.number) + ".");
    return no("R26", capitalized(fleet_name(fleet)) + " has room for " + number(room) + " more strength (" +
                         number(p.fleet(fleet).strength) + " of " + number(capacity_of(p, fleet)) + "), not for " +
                         number(m.number) + ".");
}

Refusal sword_refusal(const Open& p, const Move& m) {
    const Player& player = p.player(p.question.seat);
    const Fleet fleet = p.war.holder;
    if (!player.hand.has(m.card)) return no_such_card(player, m.card);
    if (m.is_double && !p.fleet(fleet).is_led_by(Card::weapons_research))
        return no("9.4", "Only the fleet of Weapons Research counts a sword twice.");
    const int plans = sword_price(p, m.card), rank = rank_of(m.card);
    const std::string sector(token(sector_of(p, fleet)));
    if (m.is_double && player.secrets() >= plans)
        return no("9.4", "To count it twice costs " + resource_text(Suit::blue, rank) +
                             " more: " + needs_secrets(plans + rank, player) + ".");
    if (p.fleet(p.war.other(fleet)).is_led_by(Card::the_swamp))
        return no("9.3", "Against The Swamp every sword needs secret plans: " + needs_secrets(plans, player) + ".");
    return no("R27", name_of(m.card) + " is " + std::string(token(suit_of(m.card))) + " and your fleet stands in a " +
                         sector + " sector: secret plans cost " + needs_secrets(plans, player) + ".");
}

Refusal retreat_refusal(const Open& p, const Move& m) {
    const Fleet moved = p.war.moved;
    const int left_over = p.war.left_over();
    const Point start = p.galaxy.point(p.fleet(moved).spot);
    const bool leaves = m.heading != kNoHeading;
    const std::string end = leaves ? token(Port{m.point, m.heading}) : token(m.point);
    const Spot spot = p.galaxy.spot(m.point);
    if (spot == kNoSpot) return no("6.7", "No tile lies face-up at " + token(m.point) + ".");
    if (m.point == start && !leaves)
        return no("R31", "The fleet stands on " + token(start) + ". It can stay: \"hold\".");
    if (!leaves && fleet_on(p, spot) != kNoFleet) return no("6.7", "A fleet stands on " + token(m.point) + ".");
    Reach found;
    reach(p.galaxy, standing_for(p, moved), p.fleet(moved).spot, kAnyPrice, found);
    const int charges =
        leaves ? charges_to(p.galaxy, found, Port{m.point, m.heading}) : charges_to(p.galaxy, found, m.point);
    if (charges == kFar) return no("R30", "No free route leads to " + end + ".");
    return no("R30", end + " costs " + number(price_of(charges)) + ", and " + number(left_over) + " is left over.");
}

// ---- Which verbs fit a node

bool fits(const Open& p, Verb verb) {
    const Node node = p.question.node;
    switch (verb) {
        case Verb::buy:
        case Verb::stop: return node == Node::buy;
        case Verb::plan: return node == Node::plan;
        case Verb::activate:
        case Verb::recover:
        case Verb::pass: return node == Node::turn;
        case Verb::site: return node == Node::site;
        case Verb::warp: return node == Node::warp;
        case Verb::land: return node == Node::land;
        case Verb::move:
        case Verb::attack:
        case Verb::explore:
        case Verb::conquer:
        case Verb::harvest:
        case Verb::delegate: return node == Node::action;
        case Verb::bonus: return node == Node::bonus;
        case Verb::end: return node == Node::action || node == Node::bonus;
        case Verb::from: return node == Node::source;
        case Verb::draft: return node == Node::draft;
        case Verb::sword:
        case Verb::yield: return node == Node::war;
        case Verb::retreat:
        case Verb::hold: return node == Node::retreat;
        case Verb::claim:
        case Verb::decline: return node == Node::claim;
        case Verb::emergency:
            return node == Node::buy || node == Node::turn || node == Node::action || node == Node::war;
        case Verb::use:
        case Verb::skip: {
            const bool may_skip = node == Node::legend || node == Node::alien || node == Node::wall ||
                                  node == Node::grave || node == Node::pyrrhus || node == Node::watcher ||
                                  node == Node::network;
            return may_skip || (verb == Verb::use && (node == Node::action || node == Node::war));
        }
        case Verb::none: break;
    }
    return false;
}

// The possible answers, in words of the notation.
std::string wanted(Node node) {
    switch (node) {
        case Node::buy: return "\"buy\" or \"stop\"";
        case Node::turn: return "\"activate\", \"recover\" or \"pass\"";
        case Node::action: return "an action, an order or \"end\"";
        case Node::bonus: return "\"bonus\" or \"end\"";
        case Node::source: return "\"from\"";
        case Node::war: return "\"sword\", \"use\" or \"yield\"";
        case Node::retreat: return "\"retreat\" or \"hold\"";
        case Node::claim: return "\"claim\" or \"decline\"";
        case Node::legend:
        case Node::alien:
        case Node::wall:
        case Node::grave:
        case Node::pyrrhus:
        case Node::watcher:
        case Node::network: return "\"use\" or \"skip\"";
        default: return "\"" + std::string(token(node)) + "\"";
    }
}

}  // namespace

Refusal why_not(const Open& p, const Move& m) {
    if (p.frames.empty()) return no("7", "The game is over.");
    const Question& q = p.question;
    if (!fits(p, m.verb)) {
        const bool is_burnt = m.verb == Verb::emergency;
        return no(is_burnt ? "R25" : "5",
                  "Now choose " + wanted(q.node) + ", not \"" + std::string(token(m.verb)) + "\".");
    }
    switch (m.verb) {
        case Verb::buy: return buy_refusal(p);
        case Verb::plan: return plan_refusal(p, m);
        case Verb::activate: return activate_refusal(p, m);
        case Verb::recover: return recover_refusal(p);
        case Verb::emergency: return emergency_refusal(p, m);
        case Verb::site: return site_refusal(p, m);
        case Verb::warp: return warp_refusal(p, m);
        case Verb::land: return land_refusal(p, m);
        case Verb::bonus: return bonus_refusal(p, m);
        case Verb::from: return source_refusal(p, m);
        case Verb::draft: return draft_refusal(p, m);
        case Verb::sword: return sword_refusal(p, m);
        case Verb::retreat: return retreat_refusal(p, m);
        case Verb::use:
            if (q.node != Node::action) return use_refusal(p, q.node == Node::war ? p.war.holder : q.fleet, m);
            break;
        default: break;
    }
    return action_refusal(p, m);
}

}  // namespace orrery::ozymandias
