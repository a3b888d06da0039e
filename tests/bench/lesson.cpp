#include "bench/lesson.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "bots/worlds.h"
#include "core/legal.h"
#include "games/cosmos/targets.h"
#include "games/kardashev/targets.h"
#include "games/ozymandias/targets.h"
#include "games_typed.h"

namespace orrery {
namespace {

// ---- What the lessons count, a tenth of a point each

// "Ships cross a realm in one movement": the largest force that could strike from there.
int most_beside(const prosper::Position& p, prosper::PlanetId planet) {
    const Seat owner = prosper::owner_of(p, planet);
    int most = 0;
    if (owner != kSpectator)
        for (const prosper::PlanetId from : prosper::each(prosper::realm(p.board, prosper::owned_by(p, owner), planet)))
            most = std::max(most, prosper::ships_on(p, from));
    return most;
}

// "The more you hold, the more you build"; "full planets build nothing"; "leave a guard, or take what cannot be struck"; and
// ships are of use where somebody else is next door.
int worth(const prosper::Position& p, Seat seat) {
    const prosper::PlanetSet own = prosper::owned_by(p, seat);
    int sum = 0;
    for (const prosper::PlanetId planet : prosper::each(own)) {
        const int production = p.board.facts_of(planet).production;
        sum += 5 * production + 5 * std::min(production, prosper::room(p, planet));
        if ((p.board.adjacent[prosper::index(planet)] & ~own) != 0) sum += prosper::ships_on(p, planet) / 10;
        for (const prosper::PlanetId near : prosper::each(p.board.adjacent[prosper::index(planet)] & ~own))
            if (most_beside(p, near) > prosper::strength(p, planet)) {
                sum -= 5 * production;
                break;
            }
    }
    return sum;
}

// "Cards are shares": gems, and what cards and dead disks pay.
int worth(const rise::Position& p, Seat seat) { return 10 * rise::score_of(p, seat); }

// "Settle, harvest, research": points, and cards to make them of.
int worth(const kardashev::Position& p, Seat seat) {
    return 10 * kardashev::score_of(p, seat).total() + 4 * std::min(p.player(seat).hand.total(), 12);
}

// "Settle, harvest": colonies, what they cost, and fleets that stand where one is to be had.
int worth(const ozymandias::Position& p, Seat seat) {
    const ozymandias::Player& player = p.player(seat);
    int sum = 40 * ozymandias::score_of(p, seat) + 3 * player.hand_size;
    for (const int held : {player.wealth(), player.population(), player.secrets()}) sum += 4 * std::min(held, 5);
    ozymandias::each_fleet(p, seat, [&](ozymandias::Fleet fleet) {
        const ozymandias::FleetState& state = p.fleet(fleet);
        if (state.is_on_map() && state.is_ready) sum += 5;
        if (!state.is_on_map() || !p.galaxy.is_colony(state.spot)) return;
        Seat holder = kSpectator;
        for (const ozymandias::Disk& disk : p.disks)
            if (disk.spot == state.spot) holder = disk.owner;
        if (holder != seat) sum += 20;
    });
    return sum;
}

// "Spread out, and keep an eye on the leader": colonies, spots and empty planets next door; ships, cards and what buys them.
int worth(const cosmos::Position& p, Seat seat) {
    const cosmos::Player& player = p.player(seat);
    int sum = p.winners.has(seat) ? 1000 : 0;
    for (int k = 0; k < p.seats; ++k)
        sum += (seat_at(k) == seat ? 100 : -20) * cosmos::colonies_of(p, seat_at(k)).size();
    cosmos::SiteSet reach;
    for (const cosmos::Site site : player.sites) {
        sum += 4 * player.at(site);
        reach |= cosmos::next_to(site);
    }
    sum += 15 * (reach & (p.planets - p.taken)).size() + 12 * cosmos::spots_of(p, seat).size();
    return sum + 5 * cosmos::counters_of(player) + 5 * player.hand_size;
}

// What a kind of move is worth beyond what it brings at once: the first word that it is written with.
struct Taste {
    std::string_view game, word;
    int worth;
};
constexpr Taste kTastes[] = {
    {"prosper", "end", -1},        {"rise", "expand", 40},       {"rise", "auction", 30},
    {"rise", "harvest", -60},      {"rise", "event", 20},        {"kardashev", "harvest", 5},
    {"kardashev", "end", -15},     {"kardashev", "erase", -30},  {"ozymandias", "pass", -5},
    {"ozymandias", "activate", 9}, {"ozymandias", "recover", 8}, {"ozymandias", "emergency", -4},
    {"ozymandias", "harvest", 6},  {"cosmos", "end", -5}};

int taste(std::string_view game, std::string_view move) {
    const std::string_view word = move.substr(0, move.find(' '));
    for (const Taste& one : kTastes)
        if (one.game == game && one.word == word) return one.worth;
    return 0;
}

// What nothing shows after it: sealed answers, and what is only declared.
template <class Position, class Move>
int foresight(const Position&, const Move&) {
    return 0;
}

// "You pay what the next player below you bid": a card, as a rule.
int foresight(const kardashev::Position&, const kardashev::Move& move) {
    return move.verb == kardashev::Verb::bid ? -std::abs(move.number - 1) : 0;
}

// "Bid what it may be worth to you": about so much.
int foresight(const rise::Position& p, const rise::Move& move) {
    if (move.verb != rise::Verb::bid) return 0;
    int fair = p.frames.back().set.empty() ? 2 : 0;
    for (const rise::Card card : p.frames.back().set) fair += p.galaxy.value_of(rise::colour_of(card));
    return -std::abs(move.number - fair);
}

// "Ships and card are added up, and the higher sum wins": the other's card may be about 5.
constexpr int kTheirCard = 5;

int ships_on(const cosmos::Position& p, Seat seat, cosmos::SiteSet sites) {
    int sum = 0;
    for (const cosmos::Site site : sites) sum += p.player(seat).at(site);
    return sum;
}

// "Invade" where the sum with the best Attack is the higher one, their neighbours counted.
int worth_of_invading(const cosmos::Position& p, Seat seat, const cosmos::Move& move) {
    int card = 0;
    for (int k = 0; k < cosmos::kInvadeKinds; ++k)
        if (p.player(seat).hand.of(cosmos::card_at(k)) > 0) card = std::max(card, cosmos::value_of(cosmos::card_at(k)));
    const cosmos::SiteSet theirs =
        (cosmos::next_to(move.to) | cosmos::SiteSet::of(move.to)) & p.player(move.seat).sites;
    const int lead = ships_on(p, seat, move.sites | cosmos::SiteSet::of(move.from)) + card -
                     ships_on(p, move.seat, theirs) - kTheirCard;
    return lead > 0 ? lead + (p.planets.has(move.to) ? 60 : 10) : -20;
}

// "An Attack to be sure"; where none will do, "save your ships"; and Mason's walls.
int worth_of_card(const cosmos::Position& p, Seat seat, const cosmos::Move& move) {
    const auto& war = p.invasion;
    const cosmos::Side side = war.side_of(seat);
    const auto sum = [&](const cosmos::Half& half) {
        return ships_on(p, half.main, half.support | cosmos::SiteSet::of(half.site));
    };
    const bool is_wall = move.is_yes && side == cosmos::Side::defence && p.player(seat).race == cosmos::Race::mason;
    const int lead = sum(war.half(side)) - sum(war.half(cosmos::other(side))) + cosmos::value_of(move.card) +
                     (is_wall ? p.player(seat).at(war.half(side).site) : 0);
    const int kept = move.is_yes && !is_wall ? -1 : 0;
    if (cosmos::is_attack(move.card))
        return kept + (lead > kTheirCard ? 50 - cosmos::value_of(move.card) : 10 + 2 * lead);
    return kept + (move.card == cosmos::Card::ret ? 20 : move.card == cosmos::Card::qua ? 5 : 15);
}

int foresight(const cosmos::Position& p, const cosmos::Move& move) {
    const Seat seat = p.question.seat;
    switch (move.verb) {
        case cosmos::Verb::invade: return worth_of_invading(p, seat, move);
        case cosmos::Verb::play: return worth_of_card(p, seat, move);
        case cosmos::Verb::support: return ships_on(p, seat, move.sites);  // "call e4 to help"
        default: return 0;
    }
}

// What comes to mind, where a game has too much to look at all of it.
template <class G>
void list_ideas(const typename G::Position& p, std::vector<Entry<typename G::Move>>& entries) {
    list_moves<G>(p, entries);
}

// "Fill it and all its corners with 4 ships each."
template <>
void list_ideas<cosmos::Cosmos>(const cosmos::Position& p, std::vector<Entry<cosmos::Move>>& entries) {
    if (p.question.node != cosmos::Node::settle) return list_moves<cosmos::Cosmos>(p, entries);
    const Seat seat = p.question.seat;
    entries.clear();
    for (const cosmos::Site planet : p.planets - p.taken) {
        cosmos::Move move = cosmos::Move::settle(planet);
        int left = cosmos::left_to_place(p, seat);
        std::size_t place = 0;
        const auto fill = [&](int room) {
            const int ships = std::min({cosmos::kCap, room, left});
            move.counts[place++] = static_cast<std::int8_t>(ships);
            left -= ships;
        };
        fill(cosmos::cap_of(p, seat));
        for (const cosmos::Site corner : cosmos::next_to(planet)) fill(cosmos::room_at(p, seat, corner));
        entries.push_back({move});
    }
}

template <class G>
concept HasWorth = requires(const typename G::Position p, Seat seat) {
    worth(p, seat);
};

// Of a number the ends and some between.
constexpr std::uint32_t kTried = 16;

template <Game G>
typename G::Move choose(const typename G::Position& world, Chance& chance) {
    using Move = typename G::Move;
    const Decision decision = G::decision(world);
    std::vector<Entry<Move>> entries;
    list_ideas<G>(world, entries);
    Move best = entries.front().move;
    int most = 0, same = 0;
    for (const auto& entry : entries) {
        const std::uint32_t tried = std::min(kTried, entry.width());
        for (std::uint32_t k = 0; k < tried; ++k) {
            const Move move = move_in<G>(entry, tried == 1 ? 0 : k * (entry.width() - 1) / (tried - 1));
            typename G::Position after = world;
            Chance luck = chance;
            G::apply(after, move, luck);
            const int value =
                worth(after, decision.seat) + taste(G::info().id, G::print(move)) + foresight(world, move);
            if (same > 0 && value < most) continue;
            same = same > 0 && value == most ? same + 1 : 1;
            most = value;
            if (chance.below(static_cast<std::uint32_t>(same)) == 0) best = move;
        }
    }
    return best;
}

}  // namespace

Path lesson_move(const Match& match, Chance& chance) {
    std::string text;
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasWorth<G>) {
            const auto& position = typed<G>(match)->position();
            const Worlds<G> worlds(position, G::decision(position).seat);
            text = G::print(choose<G>(worlds.sample(chance), chance));
        }
    });
    return *match.move_path(text);
}

bool has_lesson_player(std::string_view game) {
    bool has = false;
    visit_game(game, [&](auto type) { has = HasWorth<typename decltype(type)::Game>; });
    return has;
}

}  // namespace orrery
