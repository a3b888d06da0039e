// Ideas for placing ships at the start and for SUPPLY: purchases, offers and answers to offers.
#include "games/cosmos/insight_ideas.h"

namespace orrery::cosmos {

// That many ships on each corner with room, or only on corners that reach more empty planets.
void think_of_settling(const Open& p, Ideas& ideas) {
    struct Plan {
        int each;
        bool is_picky;
    };
    struct Corner {
        SiteSet near;  // free planets beside it
        int room;
    };
    using Counts = decltype(Move::counts);
    const Seat you = p.question.seat;
    const int ships_left = left_to_place(p, you);
    const int on_planet = std::min({kCap, cap_of(p, you), ships_left});
    const SiteSet free = p.planets - p.taken;
    SiteSet before;  // in reach of the ships placed so far
    for (const Site site : p.player(you).sites) before |= next_to(site);
    for (const Site planet : free) {
        const bool is_spot = (p.minerals | p.gases).has(planet);
        FixedList<Corner, 6> corners;
        for (const Site site : next_to(planet)) {
            SiteSet near = next_to(site) & free;
            near.drop(planet);
            corners.push_back({near, room_at(p, you, site)});
        }
        FixedList<Counts, 4> seen;
        for (const auto [each, is_picky] : {Plan{4, false}, Plan{4, true}, Plan{3, true}, Plan{2, false}}) {
            Move move = Move::settle(planet);
            move.counts[0] = static_cast<std::int8_t>(on_planet);
            int left = ships_left - on_planet;
            SiteSet reach;
            int ships = 0;
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const Corner& corner = corners[i];
                if (is_picky && corner.near.empty()) continue;
                const int number = std::min({each, corner.room, left});
                move.counts[i + 1] = static_cast<std::int8_t>(number);
                left -= number, ships += number;
                if (number > 0) reach |= corner.near;
            }
            if (std::find(seen.begin(), seen.end(), move.counts) != seen.end()) continue;
            seen.push_back(move.counts);
            think(ideas, move, 6 * (reach - before).size() + 2 * reach.size() + ships / 4 + (is_spot ? 6 : 0));
        }
    }
}

// ---- SUPPLY

namespace {

// What goods are worth to a player: as far as they buy ships and cards.
int use_of(const Player& player, int minerals, int gas) {
    const int ships = (player.graveyard + 1) / 2;
    const int cards = std::max(0, kMostBought - player.hand_size);
    return 6 * std::min(minerals, ships) + 5 * std::min(gas, cards) + minerals + gas;
}

// What an exchange changes for `seat`: it gives one and gets the other. `more` is what it will have besides by then.
int gain_of(const Open& p, Seat seat, Goods more, Goods give, Goods get) {
    const Player& player = p.player(seat);
    const int minerals = player.minerals + more.minerals, gas = player.gas + more.gas;
    return use_of(player, minerals - give.minerals + get.minerals, gas - give.gas + get.gas) -
           use_of(player, minerals, gas);
}

// What an exchange with `him` is worth to `you`. It is worth nothing if it makes a rival win; with two players, his
// gain is your loss.
int worth_of_exchange(const Open& p, int own, int others, Seat other) {
    if (colonies_of(p, other).size() >= kGoal - 1) return -1;
    return own - others / (p.seats - 1);
}

void think_of_offers(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Player& own = p.player(you);
    constexpr Goods kMineral{1, 0}, kGas{0, 1};
    for (int k = 0; k < p.seats; ++k)
        for (std::int8_t i = 0; i < kOffers; ++i) {
            const OfferId id{seat_at(k), i};
            const Offer& offer = p.offer(id);
            if (offer.to != you || !can_pay(own, offer.ask)) continue;
            const int gain = gain_of(p, you, {0, 0}, offer.ask, offer.give);
            const Goods back = offer.give;  // the offered goods come back if the offer fails
            Move move = Move::of(Verb::accept);
            move.offer = id;
            think(ideas, move,
                  2 * worth_of_exchange(p, gain, gain_of(p, id.maker, back, offer.give, offer.ask), id.maker) - 1);
        }
    // Refused offers are not remembered. So each offer is considered in one round of three.
    if (p.options.trade == Trade::off || own.offers_made > 0 || p.seats == 2) return;
    for (int k = 0; k < p.seats; ++k) {
        const Seat to = seat_at(k);
        if (to == you || (p.round + index(you) + k) % 3 != 0) continue;
        for (const bool gives_gas : {false, true}) {
            Move move = Move::of(Verb::offer);
            move.seat = to, move.give = gives_gas ? kGas : kMineral, move.ask = gives_gas ? kMineral : kGas;
            const Goods more = income_of(p, to);
            const Player& other = p.player(to);
            const bool has =
                other.minerals + more.minerals >= move.ask.minerals && other.gas + more.gas >= move.ask.gas;
            if (!has || !can_pay(own, move.give)) continue;
            const int gain = gain_of(p, you, {0, 0}, move.give, move.ask);
            const int others = gain_of(p, to, more, move.ask, move.give);
            if (others > 0) think(ideas, move, 2 * worth_of_exchange(p, gain, others, to) - 2);
        }
    }
}

void think_of_ships(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const SiteSet stacks = stacks_with_room(p, you);
    const bool has_two = ships_for_a_mineral(p, you) > 1 && p.player(you).graveyard > 1;
    for (const Site site : stacks) {
        Move move = Move::of(Verb::buy, site);
        if (has_two && room_at(p, you, site) > 1)
            move.to = site;
        else if (has_two && stacks.last() != site)
            move.to = stacks.last();
        think(ideas, move, 3 + site_worth(p, you, site) / 4 + (move.to == kNoSite ? 0 : kShip));
    }
}

}  // namespace

void think_of_supply(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Player& own = p.player(you);
    think(ideas, Move::of(Verb::ready), 0);
    think_of_offers(p, ideas);
    if (can_buy_ships(p, you)) think_of_ships(p, ideas);
    if (can_buy_card(p, you)) think(ideas, Move::yes(Verb::buy), 8 - own.hand_size / 2);
    const bool is_of_use_at_once =
        own.race == Race::broodkin || own.race == Race::copyist || cards_on_reveal(p, own.race) > 0;
    if (own.is_hidden) think(ideas, Move::of(Verb::reveal), is_of_use_at_once ? 6 : -2);
    for (const Clung& one : p.clung)
        if (one.host == you) think(ideas, Move::of(Verb::purge, one.site), p.planets.has(one.site) ? 4 : -4);
}

}  // namespace orrery::cosmos
