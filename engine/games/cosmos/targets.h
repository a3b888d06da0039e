// What may be done with what stands where: open sites, room, who may take part, what counts as a colony; decision and result.
// Legal lists, refusals, words, boards and bots ask here, so that each rule is written once.
#pragma once

#include <vector>

#include "core/game.h"
#include "games/cosmos/event.h"
#include "games/cosmos/open.h"

namespace orrery::cosmos {

// ---- Sites and stacks (sections 3, 6.5)
bool is_open_to(const Open& p, Seat seat, Site site);  // own, or nobody's
int cap_of(const Open& p, Seat seat);                  // ships in a stack
int room_at(const Open& p, Seat seat, Site site);      // for ships of that seat; 0 where it is closed to it
SiteSet sites_of_others(const Open& p, Seat seat);
const Clung* clung_on(const Open& p, Seat host, Site site);  // nullptr: no ship clings there
int clung_of(const Open& p, Seat owner);                     // how many of its ships cling

// So many ships may go from one site onto the other, low to high; high 0: none. Of how sites lie nothing is asked.
struct Count {
    int low = 1;
    int high = 0;
};
Count moving(const Open& p, Seat seat, Site from, Site to);
// The same where the site is entered though it is closed (accord, join).
Count entering(const Open& p, Seat seat, Site from, Site to);
SiteSet moves_from(const Open& p, Seat seat, Site from);  // where a Move may go (6.5)
bool has_move(const Open& p, Seat seat);
bool can_walk_from(const Open& p, Seat seat, Site from);  // a stack of three, nothing clinging; not who may walk
bool may_walk(const Open& p, Seat seat);                  // a Mason who has not walked in this turn

// ---- Sums
int weight_of(const Open& p, Seat seat);                           // of a ship in totals
inline int strength_of(const Open& p, Seat seat, SiteSet sites) {  // of stacks, as totals count them
    int ships = 0;
    for (const Site site : sites) ships += p.player(seat).at(site);
    return ships * weight_of(p, seat);
}
SiteSet colonies_of(const Open& p, Seat seat);
SiteSet spots_of(const Open& p, Seat seat);   // resource spots that it occupies
Goods income_of(const Open& p, Seat seat);    // 5.4
int limit_of(const Open& p, Seat seat);       // ships that it may place at the start in all
int left_to_place(const Open& p, Seat seat);  // in this pass (6.2)
int counters_of(const Player& player);        // with what is set aside

// ---- Supply (6.4)
SiteSet stacks_with_room(const Open& p, Seat seat);
int ships_for_a_mineral(const Open& p, Seat seat);
bool can_buy_card(const Open& p, Seat seat);
bool can_buy_ships(const Open& p, Seat seat);
bool can_pay(const Player& player, Goods goods);
bool can_offer(const Open& p, Seat seat);
bool has_offer(const Open& p, Seat seat);                // one to that seat is open
int returning(const Open& p, Seat seat);                 // ships that come back from exile
int lost_by_purge(const Open& p, Seat seat, Site site);  // own ships
SiteSet growing(const Open& p, Seat seat);               // stacks that may grow by doubling or brooding
int growth_at(const Open& p, Seat seat, Site site, bool is_double);

// ---- Invasions (6.6 to 6.15)
SiteSet eligible(const Open& p, Seat seat, Site x, Site y, Seat offence, Seat defence);
SiteSet eligible(const Open& p, Seat seat);                  // in the invasion that is fought
SiteSet fighting(const Open& p, Seat seat);                  // its stacks on a side that still stand
SiteSet retreats(const Open& p, Side side);                  // where a main stack may withdraw to whole
SiteSet victory_sites(const Open& p, Seat seat, Site from);  // of victory moves, the special entry among them
Count victory_count(const Open& p, Seat seat, Site from, Site to);
bool has_victory_move(const Open& p, Seat seat);
bool sees_hand(const Open& p, Seat viewer, Seat other);  // by Sight, while choosing a card
bool has_sight(const Open& p, Seat seat);
bool may_play_two(const Player& player);
int revenge_of(const Half& loser);              // ships that retribution costs the winning side
bool has_bare_hand(const Player& player);       // no invade card: for who knows the hand
bool is_ahead(Side side, int own, int others);  // 6.11: the defence wins ties
// Calls visit(counts, sum) for each set of Reinforcements of a hand that adds at least `least`; in canonical order.
template <class Visit>
void each_reinforcement(const Cards& hand, int least, Visit&& visit) {
    const auto most = [&](Card card) { return hand.of(card); };
    for (int a = 0; a <= most(Card::re2); ++a)
        for (int b = 0; b <= most(Card::re3); ++b)
            for (int c = 0; c <= most(Card::re4); ++c)
                if (const int sum = 2 * a + 3 * b + 4 * c; sum > 0 && sum >= least)
                    visit(std::array<std::int8_t, 7>{static_cast<std::int8_t>(a), static_cast<std::int8_t>(b),
                                                     static_cast<std::int8_t>(c)},
                          sum);
}
int reinforcement_needed(const Open& p, Side side);  // to be ahead
SetOf<DomTile> raisable(const Player& player);
bool can_join(const Open& p, Seat seat);
SiteSet join_sites(const Open& p, Seat seat);
Count join_count(const Open& p, Seat seat, Site from);
Parts parts_of(const Open& p, Side side);  // of its total, before Reinforcements (6.11)

// ---- Who can reach five colonies (reach.cpp)
struct Reach {
    bool by_moves = false;  // with what is left of its turn, or in its next one, by Moves alone if nobody hinders it
    bool by_wins = false;   // or with invasions that it would have to win first
    SiteSet planets;        // that it could settle so
};
// With the ships that it has, those that its minerals buy, and powers that lie open. Not reckoned with: trade, cards, what
// allies and accords bring, hidden races.
Reach reach_of(const Open& p, Seat seat);

// ---- The course of a match
Decision decision_of(const Open& p);
Result result_of(const Open& p);

// What may follow the beginning of a move that is offered (core/game.h): for boards, too, that show several steps at once.
void list_further(const Open& open, const Move& prefix, std::vector<Entry<Move>>& entries);
bool leads_to(const Move& prefix, const Move& move);

}  // namespace orrery::cosmos
