// What things are worth to a player in Ozymandias. These are guesses.
#include "games/ozymandias/insight_ideas.h"

namespace orrery::ozymandias {

int leader_worth(Card leader) {
    constexpr std::array<std::int8_t, kCards> kWorth{4, 3, 5, 5, 5, 7, 4, 3, 4, 9, 4, 5, 4, 3, 6, 4, 3, 4,   // gold
                                                     4, 5, 4, 4, 3, 6, 5, 4, 3, 4, 5, 3, 3, 5, 5, 5, 7, 5,   // red
                                                     6, 4, 4, 4, 4, 3, 6, 5, 8, 9, 2, 5, 4, 4, 6, 4, 4, 7};  // blue
    return leader == kNoCard ? 4 : kWorth[slot(leader)];
}

namespace {

bool is_last(const Open& p) { return p.age == p.last_age(); }

}  // namespace

int worth_of(const Open& p, Suit resource) { return resource == Suit::red ? 4 : is_last(p) ? 1 : 2; }

int worth_of(const Open& p, const Resources& some) {
    int worth = 0;
    for (const Suit suit : kAllSuits) worth += some[slot(suit)] * worth_of(p, suit);
    return worth;
}

int card_worth(const Open& p) { return is_last(p) ? 2 : 4; }

int colony_worth(const Open& p, Seat you, Spot colony) {
    const Seat control = control_of(p, colony);
    const int before = p.renewed.has(colony) ? 2 : 1;  // as it counts now, and after a conquest (R60)
    const int after = p.conquests_count_twice() ? 2 : before;
    if (control == you) return after > before ? kColony : is_last(p) ? 1 : 4;
    return after * kColony + (control == kSpectator ? 0 : before * kColony / (p.seats - 1));
}

int standing_worth(const Open& p, Seat you, Spot spot) {
    if (!p.galaxy.is_colony(spot)) return p.galaxy.is_hazard(spot) ? 0 : 1;
    const int price = conquest_price(p, spot), missing = price - p.player(you).population();
    return std::max(2, colony_worth(p, you, spot) / 2 - 4 * std::max(0, missing) - price);
}

int force_of(const Open& p, Fleet fleet) {
    const Player& player = p.player(owner_of(fleet));
    return 2 * (p.fleet(fleet).strength + most_draft(p, fleet)) + 3 * std::min<int>(player.hand_size, 4);
}

Seat weakest_opponent(const Open& p, Seat you, bool with_cards) {
    Seat weakest = kSpectator;
    int least = 0;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (seat == you || (with_cards && p.player(seat).hand_size == 0)) continue;
        const int size = with_cards ? -p.player(seat).hand_size : 4 * score_of(p, seat) + p.player(seat).hand_size;
        if (weakest == kSpectator || size < least) weakest = seat, least = size;
    }
    return weakest;
}

CardSet worst_of(CardSet cards, int count) {
    CardSet worst;
    for (int rank = 2; rank <= 7; ++rank)
        for (const Card card : cards)
            if (rank_of(card) == rank && count > 0) worst.add(card), --count;
    return worst;
}

}  // namespace orrery::ozymandias
