#include "bench/lesson.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "bots/worlds.h"
#include "core/legal.h"
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
    {"ozymandias", "harvest", 6}};

int taste(std::string_view game, std::string_view move) {
    const std::string_view word = move.substr(0, move.find(' '));
    for (const Taste& one : kTastes)
        if (one.game == game && one.word == word) return one.worth;
    return 0;
}

// "Bid what it may be worth to you": sealed, so nothing shows after it. About so much.
template <class Position>
int fair_bid(const Position&) {
    return 1;
}
int fair_bid(const rise::Position& p) {
    int sum = 0;
    for (const rise::Card card : p.frames.back().set) sum += p.galaxy.value_of(rise::colour_of(card));
    return p.frames.back().set.empty() ? 2 : sum;
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
    list_moves<G>(world, entries);
    Move best = entries.front().move;
    int most = 0, same = 0;
    for (const auto& entry : entries) {
        const std::uint32_t tried = std::min(kTried, entry.width());
        for (std::uint32_t k = 0; k < tried; ++k) {
            const Move move = move_in<G>(entry, tried == 1 ? 0 : k * (entry.width() - 1) / (tried - 1));
            typename G::Position after = world;
            Chance luck = chance;
            G::apply(after, move, luck);
            const std::string text = G::print(move);
            int value = worth(after, decision.seat) + taste(G::info().id, text);
            if (text.starts_with("bid ")) value -= std::abs(std::atoi(text.c_str() + 4) - fair_bid(world));
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
