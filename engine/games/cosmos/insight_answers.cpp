// Ideas for the other questions: races, sides, cards and powers.
#include "games/cosmos/insight_ideas.h"
#include "games/cosmos/position.h"

namespace orrery::cosmos {

namespace {

// ---- Invasions

int side_strength(const Open& p, Side side) {
    const Invasion& war = p.invasion;
    const Half& half = war.half(side);
    int sum = strength_of(p, half.main, SiteSet::of(half.site) | half.support) + edge_of(p, half.main, side, half.site);
    for (int k = 0; k < p.seats; ++k)
        if (!war.is_main(seat_at(k)) && war.sides[static_cast<std::size_t>(k)] == side)
            sum += strength_of(p, seat_at(k), war.allied[static_cast<std::size_t>(k)]);
    return sum;
}

// Against the side with more colonies, if the seat's own ships would decide the invasion.
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
        move.sites = stacks - p.planets;  // ships on planets may stay out
        if (move.sites == stacks || move.sites.empty()) continue;
        think(ideas, move, (chance * gain - (100 - chance) * kShip * strength_of(p, you, move.sites)) / 100 - 4);
    }
}

void think_of_support(const Open& p, Ideas& ideas) {
    const Seat you = p.question.seat;
    Move move = Move::of(Verb::support);
    const int lead = side_strength(p, Side::defence) - side_strength(p, Side::offence);
    think(ideas, move, lead < -6 || lead > 8 ? 2 : 0);
    move.sites = eligible(p, you);
    think(ideas, move, 1);
    if (const SiteSet some = move.sites - p.planets; !some.empty() && some != move.sites) {
        move.sites = some;
        think(ideas, move, 0);
    }
}

// What a card is worth against another card, known or not.
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
        move.card = p.kind(k);
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
    const TwoCards& down = p.down_of(side);
    const bool is_alike = down[0] == down[1];
    for (std::size_t i = 0; i < (is_alike ? 1 : down.size()); ++i) {
        Move move = Move::of(Verb::face);
        move.card = down[i];
        think(ideas, move, card_worth(p, side, down[i], p.invasion.half(other(side)).card));
    }
}

// The sets that put the side ahead, worth more the cheaper they are; and no card.
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

int tile_worth(DomTile tile) {
    constexpr std::array<int, kDomTiles> kWorth{9, 12, 10, 16, 4, 7};
    return kWorth[slot(tile)];
}

// Any other question: each listed answer with a worth of its own.
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
            const int ships = move.counts[0];  // of one stack
            const Site site = move.sites.first();
            const bool is_given_up = p.planets.has(site) && p.player(you).at(site) == ships;
            const bool turns = !is_ahead(side, lead, 0) && is_ahead(side, lead + 2 * ships, 0);
            return ships == 0 ? 0 : (turns ? 20 : 0) - kShip * ships - (is_given_up ? kColony : 0);
        }
        case Verb::graft: return move.from == kNoSite ? 0 : 8 + p.player(you).at(move.from);
        case Verb::tile: return move.tile == DomTile::none ? 0 : tile_worth(move.tile);
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
        if (entry.more) {  // if more steps follow, the first continuation is a whole move, or has numbers
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
