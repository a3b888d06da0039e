// What the first tokens of a move mean now: names, figures, prices and certain results, worked out from a view.
#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"

namespace orrery::ozymandias {

namespace {

bool acts(const View& view) { return view.open.question.node == Node::action; }
bool fights(const View& view) { return view.open.question.node == Node::war; }

// ---- Things

std::string card_text(Card card) {
    return name_of(card) + ", " + std::string(token(suit_of(card))) + " " + number(rank_of(card)) + ". " +
           std::string(face(card).timing) + ": " + std::string(face(card).text);
}

std::string fleet_text(const View& view, Fleet at) {
    const Open& p = view.open;
    const FleetState& fleet = p.fleet(at);
    std::string text = capitalized(fleet_of(at, view.viewer));
    if (fleet.where == Where::none) return text + " isn't in play.";
    text += fleet.leader == kNoCard ? ", led by a hidden leader" : ", led by " + name_of(fleet.leader);
    if (fleet.is_on_map())
        text += ", on " + token(p.galaxy.point(fleet.spot));
    else
        text += fleet.where == Where::exploring ? ", exploring site " + token(fleet.site) : ", on its leader card";
    return text + ", strength " + number(fleet.strength) + ", " + (fleet.is_ready ? "ready" : "exhausted") + ".";
}

std::string point_text(const View& view, Point point) {
    const Open& p = view.open;
    if (!p.galaxy.has(point)) return token(point) + ": no tile lies there face-up.";
    const Spot spot = p.galaxy.spot(point);
    std::string text = token(point) + ": " + std::string(token(p.galaxy.suit(point)));
    text += p.galaxy.is_colony(spot) ? " colony" : p.galaxy.is_hazard(spot) ? " hazard" : " intersection";
    if (const int disks = disks_on(p, spot); disks > 0)
        text += ", controlled by " + Person{control_of(p, spot), view.viewer}.object() + " (" +
                count_of(disks, "disk") + ")";
    if (const Fleet there = fleet_on(p, spot); there != kNoFleet)
        text += ", " + fleet_of(there, view.viewer) + " of strength " + number(p.fleet(there).strength);
    return text + ".";
}

// ---- Prices

std::string secrets_text(int secrets) {
    return secrets == 0 ? std::string("Free.") : "Costs " + resource_text(Suit::blue, secrets) + ".";
}
std::string charges_text(int charges) {
    if (charges == kFar) return "Out of reach.";
    return secrets_text(price_of(charges));
}

// ---- Moves of the acting fleet

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
    return charges_text(charges_to(p.galaxy, found, m.point, m.target)) + " Strength " +
           number(p.fleet(mine).strength) + " against " + number(p.fleet(other).strength) + "; your swords are " +
           std::string(token(p.galaxy.suit(m.point))) + ", theirs " + std::string(token(p.galaxy.suit(m.target))) + ".";
}

std::string travel_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const Fleet mine = acting_frame(p).fleet;
    if (!p.fleet(mine).is_on_map()) return fleet_text(view, mine);
    Reach found;
    reach_of(p, mine, found);
    if (m.verb == Verb::move)
        return charges_text(charges_to(p.galaxy, found, m.point)) + " " + point_text(view, m.point);
    const std::string where = p.stack_size > 0
                                  ? "a face-down tile on site " + token(site_behind({m.point, m.heading})) + "."
                                  : "No tile is left, so the fleet returns to its leader card.";
    return charges_text(charges_to(p.galaxy, found, Port{m.point, m.heading})) +
           (p.stack_size > 0 ? " The fleet waits on " : " ") + where;
}

std::string conquer_text(const View& view) {
    const Open& p = view.open;
    const FleetState& fleet = p.fleet(acting_frame(p).fleet);
    if (!fleet.is_on_map() || !p.galaxy.is_colony(fleet.spot)) return "The fleet must be on a colony.";
    return "Costs " + number(conquest_price(p, fleet.spot)) +
           " population (1, and 1 for each disk there). Your disk goes on top, and you draw a card." +
           (p.conquests_count_twice() ? " The colony then counts 2." : "");
}

std::string harvest_text(const Move& m) {
    const int rank = rank_of(m.card);
    std::string text = "You gain " + resource_text(m.suits[0], rank);
    if (m.suits[0] != suit_of(m.card))
        text += " for " + resource_text(Suit::blue, secret_plans(rank)) + " (secret plans)";
    return text + ".";
}

// ---- Wars

// What an addition to the score of the fleet with the initiative leads to.
std::string adds_text(const Open& p, int adds, const std::string& price) {
    const int score = p.war.score + adds;
    const std::string text = "Adds " + number(adds) + " for " + price + ". ";
    if (score < 0) return text + "You are still " + number(-score) + " behind.";
    return text + (score == 0 ? std::string("That makes it level, and the initiative is theirs.")
                              : "That puts them " + number(score) + " behind, with the initiative.");
}

std::string sword_text(const View& view, const Move& m) {
    const int rank = rank_of(m.card);
    const int price = sword_price(view.open, m.card) + (m.is_double ? rank : 0);
    return adds_text(view.open, m.is_double ? 2 * rank : rank,
                     price == 0 ? std::string("free") : resource_text(Suit::blue, price));
}

std::string yield_text(const Open& p) {
    if (p.war.score == 0) return "The war ends as a tie: no strength is lost, and nobody has to retreat.";
    const int loss = -p.war.score, dead = std::min<int>(p.fleet(p.war.holder).strength, loss);
    std::string text = "You lose by " + number(loss) + ": " + number(dead) + " strength lost";
    if (loss > dead) text += ", and " + number(loss - dead) + " left over to move your fleet away";
    return text + ".";
}

std::string retreat_text(const View& view, const Move& m) {
    const Open& p = view.open;
    const bool leaves = m.heading != kNoHeading;
    const std::string where = leaves ? "The fleet leaves the galaxy and is exhausted." : point_text(view, m.point);
    if (p.question.node != Node::retreat) return where;
    Reach found;
    retreat_of(p, found);
    const int charges =
        leaves ? charges_to(p.galaxy, found, Port{m.point, m.heading}) : charges_to(p.galaxy, found, m.point);
    if (charges == kFar) return "Out of reach.";
    return "Takes " + number(price_of(charges)) + " of the " + number(p.war.left_over()) + " left over. " + where;
}

// What its leader can do, or which cards go where. A phone has room for only one of them.
std::string plan_text(const Move& m) {
    constexpr int kNamed = 2;  // more cards are only counted
    std::string text;
    for (int k = 0; k < kFleetsEach; ++k) {
        const CardSet cards = m.under[static_cast<std::size_t>(k)];
        if (!cards.empty())
            text += " Under fleet " + number(k + 1) + ": " +
                    (cards.size() <= kNamed ? names_of(cards) : count_of(cards.size(), "card")) + ".";
    }
    return name_of(m.card) + " leads your new fleet" +
           (text.empty() ? ": " + std::string(face(m.card).text) : "." + text);
}

std::string use_text(const View& view, const Move& m) {
    const Open& p = view.open;
    if (fights(view) && m.card == Card::the_mercenary) return adds_text(p, m.number, number(m.number) + " wealth");
    if (fights(view) && m.card == Card::the_bribe)
        return "Costs " + number(-p.war.score) +
               " wealth. The war ends as a tie: no strength is lost, and nobody has to retreat.";
    return std::string(face(m.card).text);
}

// A verb alone, without what follows it.
struct VerbText {
    std::string_view word;
    std::string_view text;
};
constexpr VerbText kVerbTexts[] = {
    {"plan", "One card leads your new fleet; others may go under your fleets."},
    {"activate", "Use a fleet: it arrives if it's off the map, then acts, and is exhausted."},
    {"site", "Choose an empty site next to a tile."},
    {"warp", "Place the fleet on any point without a fleet that isn't an enemy's colony."},
    {"land", "Turn the tile, then choose a point on it."},
    {"move", "Slide along lines and stop on a point. Turns, colonies and hazards cost secrets."},
    {"attack", "Start a war with an enemy fleet. Name the point you attack from, then theirs."},
    {"explore", "Leave the galaxy, onto a face-down tile."},
    {"harvest", "Turn a card under this fleet into resources, then give it to an opponent."},
    {"delegate", "Another fleet of yours takes this action."},
    {"bonus", "One more action, for a fleet that has a bonus."},
    {"from", "Take your highest disk out of a stack, or the disk off a leader card."},
    {"draft", "Turn population into strength of your fleet."},
    {"sword", "Play a card to add its rank. It must match the sector your fleet is in, or you pay secret plans."},
    {"use", "Use the text of this fleet's leader."},
    {"emergency", "Discard a card for 1 resource of your choice."},
    {"retreat", "Move the losing fleet along a route, or out of the galaxy."},
};
std::string verb_text(std::string_view word) {
    for (const VerbText& one : kVerbTexts)
        if (one.word == word) return std::string(one.text);
    return {};
}

std::string skip_text(Node node) {
    switch (node) {
        case Node::wall: return "The attack goes on, and you keep your secret.";
        case Node::pyrrhus: return "Your fleet is moved away.";
        case Node::alien: return "Your fleet warps in instead.";
        default: return "You keep your cards and secrets.";
    }
}

std::string meaning(const View& view, const Move& m) {
    const Open& p = view.open;
    const Node node = p.question.node;
    switch (m.verb) {
        case Verb::buy:
            if (node != Node::buy) break;
            return secrets_text(price_of_card(p.player(p.question.seat))) + " You draw a card.";
        case Verb::stop: return "You buy no more cards this age.";
        case Verb::plan: return plan_text(m);
        case Verb::activate:
        case Verb::delegate:
        case Verb::bonus: return fleet_text(view, m.fleet);
        case Verb::recover:
            if (node != Node::turn) break;
            return "Costs " + number(price_of_recovery(p.player(p.question.seat))) +
                   " wealth. All your fleets become ready.";
        case Verb::pass: return "You take no more turns this age. Cards under your leaders return to your hand.";
        case Verb::site:
            return "Site " + token(m.site) + (p.turned == kNoTile ? "." : ", for " + tile_text(p.turned) + ".");
        case Verb::land: {
            if (p.turned == kNoTile) break;
            int colonies = 0;
            for (unsigned left = face_of(p.turned, 0).colonies; left != 0; left &= left - 1) ++colonies;
            return tile_text(p.turned) + ", turned by " + number(120 * m.rotation) + "\u00b0. You gain " +
                   resource_text(suit_of(p.turned), colonies) + ".";
        }
        case Verb::warp: return point_text(view, m.point);
        case Verb::move:
        case Verb::explore: return acts(view) ? travel_text(view, m) : point_text(view, m.point);
        case Verb::attack: return acts(view) ? attack_text(view, m) : point_text(view, m.target);
        case Verb::conquer: return acts(view) ? conquer_text(view) : "";
        case Verb::harvest: return harvest_text(m);
        case Verb::from: return m.fleet != kNoFleet ? fleet_text(view, m.fleet) : point_text(view, m.point);
        case Verb::draft: return "The fleet gains " + number(m.number) + " strength for as much population.";
        case Verb::sword: return fights(view) ? sword_text(view, m) : card_text(m.card);
        case Verb::yield: return fights(view) ? yield_text(p) : "";
        case Verb::use: return use_text(view, m);
        case Verb::emergency:
            return "You discard " + name_of(m.card) + " and gain " + resource_text(m.suits[0], 1) + ".";
        case Verb::retreat: return retreat_text(view, m);
        case Verb::hold: return "It stays where it is, and nobody advances.";
        case Verb::claim: return "Your disk goes on top for free, and you draw a card.";
        case Verb::decline: return "The colony stays as it is.";
        case Verb::skip: return skip_text(node);
        case Verb::end:
            return node == Node::bonus ? "Gives up any bonus actions left." : "This fleet does nothing more.";
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
    if (const auto rotation = read_rotation(text))
        return "The tile, turned clockwise by " + number(120 * *rotation) + " degrees.";
    if (const auto suit = read_suit(text)) return capitalized(resource_text(*suit, 2).substr(2)) + ".";
    if (const auto seat = read_seat(text))
        return Person{*seat, view.viewer}.opens("has") + " " +
               (index(*seat) < view.open.seats ? count_of(view.of(*seat).hand_size, "card")
                                               : std::string("no seat here")) +
               ".";
    return {};
}

}  // namespace

std::string Ozymandias::explain(const View& view, std::string_view text) {
    const auto tokens = tokens_of(text);
    if (tokens.empty()) return closed(question(view));
    const Expected<Move> parsed = parse(text);
    if (parsed && (parsed->fleet == kNoFleet || index(owner_of(parsed->fleet)) < view.open.seats))
        if (std::string said = meaning(view, *parsed); !said.empty()) return said;
    std::string said = tokens.size() == 1 ? "" : thing_text(view, tokens.back());
    if (said.empty()) said = verb_text(tokens[0]);
    return said.empty() ? closed(question(view)) : said;
}

}  // namespace orrery::ozymandias
