// Ideas for actions and orders of an activation: conquering, going where a fleet can conquer, wars, exploring,
// harvests, texts.
#include "games/ozymandias/insight_ideas.h"

namespace orrery::ozymandias {

namespace {

constexpr int kSecret = 3;

void think_of_travels(const Open& p, Ideas& ideas, Fleet fleet, Fleet pin) {
    const Seat you = owner_of(fleet);
    Reach found;
    reach_of(p, fleet, found);
    const int here = standing_worth(p, you, p.fleet(fleet).spot);
    for (const Attack& attack : found.attacks) {
        if (pin != kNoFleet && attack.target != p.fleet(pin).spot) continue;
        const int more = force_of(p, fleet) - force_of(p, fleet_on(p, attack.target));
        Move move = Move::of(Verb::attack);
        move.point = p.galaxy.point(attack.approach);
        move.target = p.galaxy.point(attack.target);
        think(ideas, move,
              (more > 0 ? 2 + standing_worth(p, you, attack.target) : -8) - kSecret * price_of(attack.charges));
    }
    if (pin != kNoFleet) return;
    p.galaxy.each_spot([&](Spot spot) {
        if (found.stop(spot) == kFar) return;
        Move move = Move::of(Verb::move);
        move.point = p.galaxy.point(spot);
        think(ideas, move, standing_worth(p, you, spot) - here - kSecret * price_of(found.stop(spot)));
    });
    each_exit(p.galaxy, found, [&](Port port, int charges) {
        Move move = Move::of(Verb::explore);
        move.point = port.point, move.heading = port.heading;
        think(ideas, move, (p.stack_size > 0 ? 24 : -4) - here - kSecret * price_of(charges));
    });
}

void think_of_conquest(const Open& p, Ideas& ideas, Fleet fleet) {
    const Spot spot = p.fleet(fleet).spot;
    const Seat you = owner_of(fleet);
    if (can_conquer(p, fleet))
        return think(ideas, Move::of(Verb::conquer),
                     colony_worth(p, you, spot) + card_worth(p) - 4 * conquest_price(p, spot));
    const bool is_close = p.galaxy.is_colony(spot) && control_of(p, spot) != you &&
                          p.player(you).means(Suit::red) >= conquest_price(p, spot);
    if (!is_close || p.player(you).hand.empty()) return;
    Move move = Move::of(Verb::emergency);
    move.card = worst_of(p.player(you).hand, 1).first();
    move.suits[0] = Suit::red;
    const int missing = conquest_price(p, spot) - p.player(you).population();
    think(ideas, move, kColony / 2 - missing * card_worth(p));
}

void think_of_harvests(const Open& p, Ideas& ideas, Fleet fleet) {
    const Seat you = owner_of(fleet);
    if (p.fleet(fleet).under.empty()) return;
    const Seat weakest = weakest_opponent(p, you);
    for (const Card card : p.fleet(fleet).under)
        for (const Suit suit : {suit_of(card), Suit::red}) {
            if (!can_harvest(p, fleet, card, suit)) continue;
            Move move = Move::of(Verb::harvest, card);
            move.suits[0] = suit;
            move.seat = weakest;
            const int plans = suit == suit_of(card) ? 0 : secret_plans(rank_of(card));
            think(ideas, move, rank_of(card) * worth_of(p, suit) - kSecret * plans - 3);
            if (suit == Suit::red && suit_of(card) == Suit::red) break;
        }
}

}  // namespace

// What the leader's text brings, minus what it costs.
void think_of_texts(const Open& p, Ideas& ideas, Fleet fleet) {
    const FleetState& state = p.fleet(fleet);
    const Seat you = owner_of(fleet);
    const Ability& text = *ability_of(state.leader);
    Move move = Move::of(Verb::use, state.leader);
    int worth = worth_of(p, text.gains) - worth_of(p, text.price) + text.draws * card_worth(p) + 1 - 3 * text.strength;
    if (text.takes != Takes::nothing) {
        const CardSet cards = takeable(p, fleet);
        if (cards.empty()) return;
        move.paid = worst_of(cards, 1).first();
        worth -= card_worth(p);
    }
    if (text.names.find('q') != std::string_view::npos)
        move.seat = weakest_opponent(p, you, state.leader == Card::the_thief);
    switch (state.leader) {
        case Card::the_thief: worth += 2 * card_worth(p); break;
        case Card::hidden_mining_base: worth += rank_of(move.paid) * worth_of(p, suit_of(move.paid)); break;
        case Card::weapons_cache: worth += 5; break;
        case Card::terraformation: worth += 14; break;
        case Card::generation_ship: worth += kColony; break;
        case Card::warp_drive: worth -= standing_worth(p, you, state.spot); break;
        case Card::the_insurgent: worth += disks_on(p, state.spot) == 1 ? 8 : 4; break;
        case Card::city_of_gold:
        case Card::pilgrims: worth += colony_worth(p, you, state.spot) + card_worth(p); break;
        case Card::trawler:
        case Card::the_quest:
            for (int slot = 0; slot < kSlots; ++slot) {
                const Spot spot = spot_at(place_of(state.spot), slot);
                if (!can_target(p, fleet, spot)) continue;
                move.point = p.galaxy.point(spot);
                const bool is_mine = control_of(p, spot) == you;
                think(ideas, move,
                      worth + (state.leader == Card::the_quest ? colony_worth(p, you, spot)
                               : is_mine                       ? -kColony
                                                               : 12));
            }
            return;
        case Card::transposition:
            for (int i = 0; i < kFleets; ++i) {
                move.fleet = static_cast<Fleet>(i);
                if (move.fleet == fleet || !p.fleet(move.fleet).is_on_map()) continue;
                think(ideas, move,
                      standing_worth(p, you, p.fleet(move.fleet).spot) - standing_worth(p, you, state.spot));
            }
            return;
        default: break;
    }
    think(ideas, move, worth);
}

void think_of_actions(const Open& p, Ideas& ideas) {
    const Frame& f = acting_frame(p);
    think(ideas, Move::of(Verb::end), 0);
    if (order_is_open(p, f)) think_of_texts(p, ideas, f.fleet);
    if (!has_action(p, f)) return;
    const Fleet pin = pinned_by(p, f.fleet);
    if (can_delegate(p, f))
        each_fleet(p, f.seat, [&](Fleet other) {
            if (other == f.fleet || !p.fleet(other).is_on_map()) return;
            Move move = Move::of(Verb::delegate);
            move.fleet = other;
            think(ideas, move, can_conquer(p, other) ? colony_worth(p, f.seat, p.fleet(other).spot) - 2 : 1);
        });
    if (pin == kNoFleet) {
        think_of_conquest(p, ideas, f.fleet);
        think_of_harvests(p, ideas, f.fleet);
        if (action_text_is_open(p, f)) think_of_texts(p, ideas, f.fleet);
    }
    think_of_travels(p, ideas, f.fleet, pin);
}

}  // namespace orrery::ozymandias
