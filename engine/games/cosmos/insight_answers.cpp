// What comes to mind where something else than an action is asked: races, placing ships, supply, sides, cards and powers.
#include "games/cosmos/insight_ideas.h"
#include "games/cosmos/position.h"

namespace orrery::cosmos {

namespace {

// ---- Set-up

// All that its corners hold, so many ships on each.
void think_of_settling(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const int cap = std::min(kCap, cap_of(p, you));
    for (const Site planet : p.planets - p.taken) {
        Move full;
        for (const int each : {4, 2}) {
            Move move = Move::settle(planet);
            int left = left_to_place(p, you);
            move.counts[0] = static_cast<std::int8_t>(std::min(cap, left));
            left -= move.counts[0];
            int worth = 4 * (next_to(planet) & (p.planets - p.taken)).size() + (each == 4 ? 3 : 0);
            if ((p.minerals | p.gases).has(planet)) worth += 6;
            std::size_t place = 0;
            for (const Site corner : next_to(planet)) {
                const int ships = std::min({each, room_at(p, you, corner), left});
                move.counts[++place] = static_cast<std::int8_t>(ships);
                left -= ships;
                if (ships > 0) worth += 2 + 2 * (next_to(corner) & (p.planets - p.taken)).size();
            }
            if (each == 4)
                full = move;
            else if (move == full)
                continue;  // no corner has room for more than two
            think(ideas, move, worth);
        }
    }
}

void think_of_supply(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Player& own = p.player(you);
    think(ideas, Move::of(Verb::ready), 0);
    const auto value = [](Goods goods) { return 3 * goods.minerals + 2 * goods.gas; };
    for (int k = 0; k < p.seats; ++k)
        for (std::int8_t i = 0; i < kOffers; ++i) {
            Move move = Move::of(Verb::accept);
            move.offer = {seat_at(k), i};
            const Offer& offer = p.offer(move.offer);
            if (offer.to == you && can_pay(own, offer.ask))
                think(ideas, move, 2 * (value(offer.give) - value(offer.ask)) - 1);
        }
    if (can_buy_ships(p, you))
        for (const Site site : stacks_with_room(p, you)) {
            Move move = Move::of(Verb::buy, site);
            const int worth = 3 + site_worth(p, you, site) / 4;
            const bool has_two = ships_for_a_mineral(p, you) > 1 && own.graveyard > 1 && room_at(p, you, site) > 1;
            if (has_two) move.to = site;
            think(ideas, move, worth + (has_two ? kShip : 0));
        }
    if (can_buy_card(p, you)) think(ideas, Move::yes(Verb::buy), 8 - own.hand_size / 2);
    const bool is_of_use_at_once = own.race == Race::broodkin || own.race == Race::copyist || own.race == Race::hoarder;
    if (own.is_hidden) think(ideas, Move::of(Verb::reveal), is_of_use_at_once ? 6 : -2);
    for (const Clung& one : p.clung)
        if (one.host == you) think(ideas, Move::of(Verb::purge, one.site), p.planets.has(one.site) ? 4 : -4);
}

// ---- Invasions

int side_strength(const Open& p, Side side) {
    const Invasion& war = p.invasion;
    const Half& half = war.half(side);
    int sum = strength_of(p, half.main, SiteSet::of(half.site) | half.support);
    for (int k = 0; k < p.seats; ++k)
        if (!war.is_main(seat_at(k)) && war.sides[static_cast<std::size_t>(k)] == side)
            sum += strength_of(p, seat_at(k), war.allied[static_cast<std::size_t>(k)]);
    return sum;
}

// Against whoever has more colonies, where the own ships would turn it.
void think_of_sides(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Invasion& war = p.invasion;
    const SiteSet stacks = eligible(p, you);
    const int lead = side_strength(p, Side::offence) - side_strength(p, Side::defence);
    const int own = strength_of(p, you, stacks);
    think(ideas, Move::of(Verb::ally), 0);
    for (const Side side : kSides) {
        const int rival = colonies_of(p, war.half(other(side)).main).size();
        const int friendly = colonies_of(p, war.half(side).main).size();
        const int chance = chance_to_win((side == Side::offence ? lead : -lead) + own);
        Move move = Move::of(Verb::ally);
        move.side = side, move.sites = stacks;
        const int gain = 6 * (rival - friendly) + (rival == kGoal - 1 ? kColony : 0);
        think(ideas, move, (chance * gain - (100 - chance) * kShip * own) / 100 - 3);
    }
}

void think_of_support(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    Move move = Move::of(Verb::support);
    const int lead = side_strength(p, Side::defence) - side_strength(p, Side::offence);
    think(ideas, move, lead < -6 || lead > 8 ? 2 : 0);
    move.sites = eligible(p, you);
    think(ideas, move, 1);
}

// What a card is worth against one that is not known, or is.
int card_worth(const Open& p, Side side, Card card, Card others) {
    const Half& own = p.invasion.half(side);
    const Half& rival = p.invasion.half(other(side));
    const int lead = side_strength(p, side) - side_strength(p, other(side));
    const int mine =
        kShip * strength_of(p, own.main, SiteSet::of(own.site) | own.support) + (p.planets.has(own.site) ? kColony : 4);
    const int theirs = kShip * strength_of(p, rival.main, SiteSet::of(rival.site) | rival.support) +
                       (p.planets.has(rival.site) ? kColony : 4);
    const bool is_known = others != kNoCard;
    if (is_attack(card)) {
        if (is_known && !is_attack(others)) return others == Card::sab ? theirs - mine / 2 : theirs / 2;
        const int chance = chance_to_win(lead + value_of(card) - (is_known ? value_of(others) : kCardValue));
        return (chance * theirs - (100 - chance) * mine) / 100 - value_of(card) / 2;
    }
    if (is_known && !is_attack(others)) return card == Card::neg || card == Card::sab ? 6 : 4;
    switch (card) {
        case Card::ret: return side == Side::defence ? -mine / 3 : -4;
        case Card::qua: return -3;
        case Card::sab: return theirs / 2 - mine;
        default: return -mine * 3 / 4;
    }
}

void think_of_cards(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    const Player& own = p.player(you);
    const Side side = p.invasion.side_of(you);
    if (!own.hand.has_invade()) {
        Move move = Move::of(Verb::play);
        move.card = Card::bare;
        return think(ideas, move, 0);
    }
    const bool helps = (own.race == Race::mason && side == Side::defence) ||
                       (own.race == Race::empire && side == Side::offence) || own.race == Race::hoarder ||
                       own.race == Race::binary;
    Card best = kNoCard;
    int most = 0;
    for (int k = 0; k < kInvadeKinds; ++k) {
        Move move = Move::of(Verb::play);
        move.card = card_at(k);
        if (own.hand.of(move.card) == 0) continue;
        const int worth = card_worth(p, side, move.card, kNoCard);
        move.is_yes = own.is_hidden && helps;
        think(ideas, move, worth);
        if (best != kNoCard && may_play_two(own)) {
            move.is_yes = false, move.other = move.card, move.card = best;
            think(ideas, move, std::max(most, worth) + 2);
            move.card = move.other;
        }
        if (best == kNoCard || worth > most) best = move.card, most = worth;
    }
}

void think_of_faces(const Open& p, Ideas& ideas) {
    const Side side = p.invasion.side_of(p.question.seat);
    const auto& down = p.invasion.half(side).down;
    const bool is_alike = down[0] == down[1];
    for (std::size_t i = 0; i < (is_alike ? 1 : down.size()); ++i) {
        Move move = Move::of(Verb::face);
        move.card = down[i];
        think(ideas, move, card_worth(p, side, down[i], p.invasion.half(other(side)).card));
    }
}

// The sets that put it ahead, the cheaper the better; and none.
void think_of_reinforcements(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    think(ideas, Move::of(Verb::reinforce), 0);
    each_reinforcement(p.player(you).hand, reinforcement_needed(p, p.invasion.side_of(you)),
                       [&](const std::array<std::int8_t, 7>& counts, int sum) {
                           Move move = Move::of(Verb::reinforce);
                           move.counts = counts;
                           think(ideas, move, 20 - 2 * sum);
                       });
}

int race_worth(Race race) {
    constexpr std::array<int, kRaces> kWorth{8, 5, 7, 6, 6, 5, 5, 4, 4, 4, 5, 6, 6, 5, 5, 5};
    return kWorth[slot(race)];
}

// Anything else: what is listed, each worth something by itself.
int answer_worth(const Open& p, const Move& move) {
    const Seat you = p.question.seat;
    switch (move.verb) {
        case Verb::keep: return 4 * race_worth(move.race) - (move.is_yes ? 2 : 0);
        case Verb::exile:
        case Verb::retreat:
        case Verb::slip: return (move.is_yes ? 30 : 0) + (move.from == kNoSite ? 0 : site_worth(p, you, move.from));
        case Verb::twice:
        case Verb::brood:
            return move.from == kNoSite ? 0 : 1 + p.player(you).at(move.from) + site_worth(p, you, move.from);
        case Verb::turncoat: {
            const Side side = p.invasion.sides[slot(you)];
            const int lead = side_strength(p, side) + p.invasion.half(side).value - side_strength(p, other(side)) -
                             p.invasion.half(other(side)).value;
            return (move.is_yes ? -1 : 1) * lead;
        }
        case Verb::burn: {
            const Side side = p.invasion.side_of(you);
            const int lead = side_strength(p, side) + p.invasion.half(side).value - side_strength(p, other(side)) -
                             p.invasion.half(other(side)).value;
            int ships = 0;
            for (const std::int8_t count : move.counts) ships += count;
            return (lead <= 0 && lead + 2 * ships > 0 ? 20 : 0) - kShip * ships;
        }
        case Verb::graft:
        case Verb::tile: return move.from != kNoSite || move.tile != DomTile::none ? 10 : 0;
        case Verb::shed: return move.card == kNoCard ? 0 : 3 - value_of(move.card);
        case Verb::join: return move.from == kNoSite ? 0 : kColony + p.player(you).at(move.from);
        case Verb::mode: return move.mode == Mode::lance ? 1 : 0;
        default: return move.is_yes ? 10 : 0;
    }
}

void think_of_listed(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
    list_answers(p, scratch);
    const std::size_t count = scratch.size();
    for (std::size_t k = 0; k < count; ++k) {
        Entry<Move> entry = scratch[k];
        if (entry.ranged()) entry.move.number = static_cast<std::int8_t>(entry.high);
        if (entry.more) {  // of what has steps here the first of what follows is a whole move, or has numbers
            list_further(p, entry.move, scratch);
            entry = scratch.front();
            if (entry.ranged()) entry.move.number = static_cast<std::int8_t>(entry.high);
            list_answers(p, scratch);
        }
        think(ideas, entry.move, answer_worth(p, entry.move));
    }
}

}  // namespace

void think_of_answers(const Open& p, Ideas& ideas, std::vector<Entry<Move>>& scratch) {
    switch (p.question.node) {
        case Node::settle: return think_of_settling(p, ideas);
        case Node::supply: return think_of_supply(p, ideas);
        case Node::ally: return think_of_sides(p, ideas);
        case Node::support: return think_of_support(p, ideas);
        case Node::cards: return think_of_cards(p, ideas);
        case Node::face: return think_of_faces(p, ideas);
        case Node::reinforce: return think_of_reinforcements(p, ideas);
        default: return think_of_listed(p, ideas, scratch);
    }
}

}  // namespace orrery::cosmos
