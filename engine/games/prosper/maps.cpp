// The eight hand-made maps of catalogue.json, and what options mean for the board.
#include "games/prosper/maps.h"

#include "games/prosper/generator.h"
#include "generated/prosper/catalogue.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {
namespace {

Board hand_made_board(const HandMade& map) {
    Board board;
    for (const MapPlanet& planet : map.planets)
        if (planet.id != kNoPlanet) board.add(planet.id, planet.size, {planet.x, planet.y});
    for (const MapLane& lane : map.lanes)
        if (lane.from != kNoPlanet) board.join(lane.from, lane.to);
    return board;
}

// The hand-made map of this match; nullptr: the map is generated.
const HandMade* played_hand_made(int seats, const Options& options) {
    if (options.map == MapChoice::generated) return nullptr;
    const HandMade* map = hand_made(seats, options.map);
    return map != nullptr ? map : hand_made(seats, MapChoice::usual);
}

}  // namespace

// ---- Boards

void Board::add(PlanetId planet, PlanetSize planet_size, Place where) {
    planets |= only(planet);
    of_size[static_cast<std::size_t>(planet_size)] |= only(planet);
    size[index(planet)] = planet_size;
    place[index(planet)] = where;
}

void Board::join(PlanetId a, PlanetId b) {
    adjacent[index(a)] |= only(b);
    adjacent[index(b)] |= only(a);
}

int Board::production(PlanetSet set) const {
    int sum = 0;
    for (std::size_t k = 0; k < kSizes.size(); ++k) sum += kSizes[k].production * std::popcount(set & of_size[k]);
    return sum;
}

// ---- Maps by seats and options

const HandMade* hand_made(int seats, MapChoice choice) {
    int skip = choice == MapChoice::usual ? 0 : 1;
    for (const HandMade& map : kHandMade)
        if (map.players == seats && skip-- == 0) return &map;
    return nullptr;
}

std::string map_id(int seats, const Options& options) {
    if (const HandMade* map = played_hand_made(seats, options)) return std::string(map->id);
    return "rnd-" + std::to_string(seats) + "-" + std::to_string(options.seed);
}

std::string map_name(int seats, const Options& options) {
    if (const HandMade* map = played_hand_made(seats, options)) return std::string(map->name);
    return say::random_map(std::to_string(options.seed));
}

Board board_of(int seats, const Options& options) {
    if (const HandMade* map = played_hand_made(seats, options)) return hand_made_board(*map);
    const Board board = generated_board(seats, options.seed);
    return board.planets != 0 ? board : hand_made_board(*hand_made(seats, MapChoice::usual));
}

std::array<std::uint8_t, kMaxSeats> bonus_of(int seats, const Options& options, int revision) {
    if (options.own_bonus) {
        std::array<std::uint8_t, kMaxSeats> bonus = options.bonus;
        for (std::size_t seat = static_cast<std::size_t>(seats); seat < bonus.size(); ++seat) bonus[seat] = 0;
        return bonus;
    }
    if (const HandMade* map = played_hand_made(seats, options))
        return revision >= kEvenBonus ? map->bonus : map->first_bonus;
    return generated_bonus(seats);
}

int usual_rounds(int seats) { return seats == 5 ? 10 : 12; }

int round_limit(int seats, const Options& options) {
    if (options.end == EndRule::eradication) return 99;  // R32
    return options.rounds < seats ? usual_rounds(seats) : options.rounds;
}

bool starts_at_homes(int seats, const Options& options) { return options.start == StartRule::homes && seats <= 3; }

}  // namespace orrery::prosper
