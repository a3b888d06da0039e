// What may be done on which site: open sites, room, who may take part, what counts as a colony; also decision and
// result. Legal lists, refusals, words, boards and bots call these functions, so each rule is written once.
// Rulebook: assets/rulebooks/cosmos.md, sections 5, 6 and 7.
#pragma once

#include <vector>

#include "core/game.h"
#include "games/cosmos/event.h"
#include "games/cosmos/open.h"

namespace orrery::cosmos {

// ---- Sites and stacks (sections 3, 6.5)
bool is_open_to(const Open& p, Seat seat, Site site);  // the seat has ships there, or nobody has
int cap_of(const Open& p, Seat seat);                  // the most ships in a stack of the seat
int room_at(const Open& p, Seat seat, Site site);      // how many more ships of the seat fit; closed site: 0
SiteSet sites_of_others(const Open& p, Seat seat);
const Clung* clung_on(const Open& p, Seat host, Site site);  // nullptr: no ship clings there
int clung_of(const Open& p, Seat owner);                     // how many of its ships cling

// How many ships may go from one site to the other, from low to high; high 0: none. It does not check whether the sites
// are adjacent.
struct Count {
    int low = 1;
    int high = 0;
};
Count moving(const Open& p, Seat seat, Site from, Site to);
// The same for a closed site that may be entered (accord, join).
Count entering(const Open& p, Seat seat, Site from, Site to);
SiteSet moves_from(const Open& p, Seat seat, Site from);  // where a Move may go (6.5)
bool has_move(const Open& p, Seat seat);
bool can_walk_from(const Open& p, Seat seat, Site from);  // a stack of three without a clung ship
bool may_walk(const Open& p, Seat seat);                  // a Mason who has not walked in this turn

// ---- Sums
int weight_of(const Open& p, Seat seat);                           // what one ship adds to a total
inline int strength_of(const Open& p, Seat seat, SiteSet sites) {  // what these stacks add to a total
    int ships = 0;
    for (const Site site : sites) ships += p.player(seat).at(site);
    return ships * weight_of(p, seat);
}
SiteSet colonies_of(const Open& p, Seat seat);
SiteSet spots_of(const Open& p, Seat seat);   // resource spots that it occupies
Goods income_of(const Open& p, Seat seat);    // 5.4
int limit_of(const Open& p, Seat seat);       // how many ships it may place at the start in all
int left_to_place(const Open& p, Seat seat);  // in this pass (6.2)
int counters_of(const Player& player);        // including those set aside for offers

// ---- Supply (6.4)
SiteSet stacks_with_room(const Open& p, Seat seat);
int ships_for_a_mineral(const Open& p, Seat seat);
bool can_buy_card(const Open& p, Seat seat);
bool can_buy_ships(const Open& p, Seat seat);
bool can_pay(const Player& player, Goods goods);
bool can_offer(const Open& p, Seat seat);
bool has_offer(const Open& p, Seat seat);                // whether an offer to that seat is open
int returning(const Open& p, Seat seat);                 // ships that come back from exile
int lost_by_purge(const Open& p, Seat seat, Site site);  // how many of its own ships a purge costs
SiteSet growing(const Open& p, Seat seat);               // stacks that may grow by doubling or brooding
int growth_at(const Open& p, Seat seat, Site site, bool is_double);

// ---- Invasions (6.6 to 6.15)
SiteSet eligible(const Open& p, Seat seat, Site x, Site y, Seat offence, Seat defence);
SiteSet eligible(const Open& p, Seat seat);                  // stacks that may take part in the current invasion
SiteSet fighting(const Open& p, Seat seat);                  // its stacks that are on a side and not lost
SiteSet retreats(const Open& p, Side side);                  // sites with room for the whole main stack
SiteSet victory_sites(const Open& p, Seat seat, Site from);  // where a victory move may go, including the special entry
Count victory_count(const Open& p, Seat seat, Site from, Site to);
bool has_victory_move(const Open& p, Seat seat);
bool sees_hand(const Open& p, Seat viewer, Seat other);  // by Sight, while choosing a card
bool has_sight(const Open& p, Seat seat);
bool may_play_two(const Player& player);
int revenge_of(const Half& loser);              // number of ships that retribution costs the winning side
bool has_bare_hand(const Player& player);       // no invade card; call it only with a known hand
bool is_ahead(Side side, int own, int others);  // 6.11: the defence wins a tie
// Calls visit(counts, sum) for each set of Reinforcements in a hand that adds at least `least`, in canonical order.
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
int reinforcement_needed(const Open& p, Side side);  // how much the side must add to be ahead
SetOf<DomTile> raisable(const Player& player);
bool can_join(const Open& p, Seat seat);
SiteSet join_sites(const Open& p, Seat seat);
Count join_count(const Open& p, Seat seat, Site from);
Parts parts_of(const Open& p, Side side);  // of its total, before Reinforcements (6.11)

// ---- The start
inline constexpr PerSeat<std::int8_t> kLateCards{0, 0, 0, 1, 3, 5};
int late_cards(const Open& p, Seat seat);  // R60: how many more cards than others the seat begins with

// ---- Revealed races
inline constexpr std::array<std::int8_t, kRaces> kGifts{0, 0, 0, 0, 1, 5, 1, 0, 0, 0, 0, 0, 1, 0, 0, 5};  // by race
int gift_of(const Open& p, Race race);          // R61: how many cards the match gives to whoever reveals a weaker race
int cards_on_reveal(const Open& p, Race race);  // with those of Hoarder's text
// "Revealed, Domino brings 3 cards.", or "" for a race that brings none. Defined in describe.cpp.
std::string gift_text(const Open& p, Race race);

// ---- Who can reach five colonies (reach.cpp)
struct Reach {
    bool by_moves = false;  // with the Moves left in its turn, or those of its next turn, if nobody hinders it
    bool by_wins = false;   // also with invasions, if it wins them
    SiteSet planets;        // planets that it could settle in this way
};
// It counts the ships of the seat, those that its minerals buy, and open powers. It does not count trade, cards, what
// allies and accords bring, or hidden races.
Reach reach_of(const Open& p, Seat seat);

// ---- The course of a match
Decision decision_of(const Open& p);

// What may follow the beginning of a legal move (core/game.h). Boards use it too, where they show several steps at
// once.
void list_further(const Open& open, const Move& prefix, std::vector<Entry<Move>>& entries);
bool leads_to(const Move& prefix, const Move& move);

}  // namespace orrery::cosmos
