// The eight hand-made maps and what options mean for the board. The tables say what
// tests/games/prosper/maps/*.json says; a test compares them.
#include "games/prosper/maps.h"

#include "games/prosper/generator.h"

namespace orrery::prosper {
namespace {

// Places in 1/10000 of the side: a line a sector, then the hub.
// clang-format off
constexpr Place kTwinArms[] = {
    {6824, 1570}, {6589, 7753}, {6192, 3580}, {8326, 4109}, {4843, 500}, {6739, 5307}, {5405, 2115}, {8548, 2228}, {9179, 6120},
    {3176, 8430}, {3411, 2247}, {3808, 6420}, {1674, 5891}, {5157, 9500}, {3261, 4693}, {4595, 7885}, {1452, 7772}, {821, 3880},
    {5000, 5000},
};
constexpr Place kNarrows[] = {
    {1000, 5000}, {2700, 2700}, {2700, 7000}, {3800, 4700}, {900, 2200}, {1200, 8400}, {4300, 1200}, {3700, 8800},
    {9000, 5000}, {7300, 7300}, {7300, 3000}, {6200, 5300}, {9100, 7800}, {8800, 1600}, {5700, 8800}, {6300, 1200},
};
constexpr Place kTrefoil[] = {
    {5000, 500}, {8118, 3200}, {5000, 2750}, {6530, 2454}, {3470, 2454}, {5000, 3830}, {6750, 1248}, {3250, 1248},
    {8897, 7250}, {5000, 8600}, {6949, 6125}, {6440, 7598}, {7970, 4948}, {6013, 5585}, {7375, 8391}, {9124, 5361},
    {1103, 7250}, {1882, 3200}, {3051, 6125}, {2030, 4948}, {3560, 7598}, {3987, 5585}, {876, 5361}, {2625, 8391},
    {5000, 5000},
};
constexpr Place kTriskele[] = {
    {6656, 2132}, {9354, 3833}, {5000, 3758}, {7790, 4407}, {5208, 2617}, {8016, 1650}, {6522, 3811}, {5153, 633},
    {6656, 7868}, {3833, 9354}, {6076, 5621}, {4119, 7712}, {6959, 6372}, {6393, 9287}, {5269, 6913}, {8706, 7316},
    {1688, 5000}, {1812, 1812}, {3924, 5621}, {3092, 2881}, {2832, 6011}, {591, 4063}, {3209, 4276}, {1142, 7052},
};
constexpr Place kCrossroads[] = {
    {8961, 1039}, {5000, 2429}, {6882, 963}, {9037, 3118}, {5000, 3760}, {7273, 2727}, {5000, 500},
    {8961, 8961}, {7571, 5000}, {9037, 6882}, {6882, 9037}, {6240, 5000}, {7273, 7273}, {9500, 5000},
    {1039, 8961}, {5000, 7571}, {3118, 9037}, {963, 6882}, {5000, 6240}, {2727, 7273}, {5000, 9500},
    {1039, 1039}, {2429, 5000}, {963, 3118}, {3118, 963}, {3760, 5000}, {2727, 2727}, {500, 5000},
    {5000, 5000},
};
constexpr Place kPinwheel[] = {
    {8386, 1240}, {6425, 2319}, {7518, 3661}, {5909, 725}, {5597, 3163}, {7436, 1883}, {9478, 3191},
    {8760, 8386}, {7681, 6425}, {6339, 7518}, {9275, 5909}, {6837, 5597}, {8117, 7436}, {6809, 9478},
    {1614, 8760}, {3575, 7681}, {2482, 6339}, {4091, 9275}, {4403, 6837}, {2564, 8117}, {522, 6809},
    {1240, 1614}, {2319, 3575}, {3661, 2482}, {725, 4091}, {3163, 4403}, {1883, 2564}, {3191, 522},
};
constexpr Place kStarfish[] = {
    {5000, 500}, {5000, 2794}, {6149, 1663}, {3851, 1663}, {5000, 3853}, {6271, 3251}, {7075, 2145},
    {9280, 3609}, {7098, 4318}, {8529, 5062}, {7819, 2876}, {6091, 4646}, {7056, 5668}, {8357, 6091},
    {7645, 8641}, {6297, 6785}, {6032, 8375}, {7891, 7024}, {5674, 5928}, {5000, 7162}, {5000, 8529},
    {2355, 8641}, {3703, 6785}, {2109, 7024}, {3968, 8375}, {4326, 5928}, {2944, 5668}, {1643, 6091},
    {720, 3609}, {2902, 4318}, {2181, 2876}, {1471, 5062}, {3909, 4646}, {3729, 3251}, {2925, 2145},
    {5000, 5000},
};
constexpr Place kSnowflake[] = {
    {5000, 500}, {5000, 2245}, {6496, 1000}, {7716, 1705}, {5000, 3577}, {6446, 2495},
    {8897, 2750}, {7386, 3622}, {9212, 4295}, {9212, 5705}, {6233, 4288}, {7893, 5000},
    {8897, 7250}, {7386, 6378}, {7716, 8295}, {6496, 9000}, {6233, 5712}, {6446, 7505},
    {5000, 9500}, {5000, 7755}, {3504, 9000}, {2284, 8295}, {5000, 6423}, {3554, 7505},
    {1103, 7250}, {2614, 6378}, {788, 5705}, {788, 4295}, {3767, 5712}, {2107, 5000},
    {1103, 2750}, {2614, 3622}, {2284, 1705}, {3504, 1000}, {3767, 4288}, {3554, 2495},
    {5000, 5000},
};

constexpr HandMade kHandMade[] = {
    {"twin-arms", "Twin Arms", 2, {2, 3, 4}, true, {3, 1}, {1, 0},
     "z1-3 z1-6 1-5 1-7 1-8 2-6 2-9 3-4 3-6 3-7 4-6 4-8 4-9 5-7 2-5+ 2-7+", kTwinArms},
    {"narrows", "Narrows", 2, {1, 3, 4}, false, {0, 0}, {0, 0},
     "1-2 1-3 1-5 1-6 2-4 2-5 2-7 3-4 3-6 3-8 5-7 6-8 4-4+ 7-8+", kNarrows},
    {"trefoil", "Trefoil", 3, {2, 3, 3}, true, {1, 0, 0}, {1, 0, 0},
     "z1-6 1-3 1-7 1-8 2-4 2-7 3-4 3-5 3-6 4-7 5-8 2-5+ 2-8+", kTrefoil},
    {"triskele", "Triskele", 3, {2, 2, 4}, false, {1, 0, 0}, {1, 0, 0},
     "1-4 1-5 1-6 1-7 2-4 2-6 3-5 3-7 4-7 5-8 6-8 2-8+ 3-3+ 4-5+", kTriskele},
    {"crossroads", "Crossroads", 4, {1, 3, 3}, true, {0, 0, 1, 2}, {0, 0, 0, 0},
     "z1-5 1-3 1-4 2-5 2-6 2-7 3-6 3-7 4-6 4-7+ 6-2+", kCrossroads},
    {"pinwheel", "Pinwheel", 4, {2, 3, 2}, false, {2, 1, 1, 0}, {0, 0, 0, 0},
     "1-4 1-6 1-7 2-4 2-5 2-6 3-5 3-6 3-7 3-2+ 3-5+ 5-5+ 7-4+", kPinwheel},
    {"starfish", "Starfish", 5, {1, 3, 3}, true, {0, 1, 1, 0, 0}, {0, 1, 1, 0, 0},
     "z1-5 1-3 1-4 2-3 2-4 2-5 2-6 3-7 6-7 6-2+ 7-4+", kStarfish},
    {"snowflake", "Snowflake", 6, {1, 3, 2}, true, {0, 1, 1, 1, 0, 0}, {0, 1, 1, 1, 0, 0},
     "z1-5 1-2 1-3 2-5 2-6 3-4 3-6 4-6 4-1+ 6-2+", kSnowflake},
};
// clang-format on

// Takes the next edge ("7-4+ ") off the list and lays it in every sector.
std::string_view join_all_sectors(Board& board, int seats, std::string_view list) {
    const bool from_hub = list.front() == 'z';
    list.remove_prefix(from_hub ? 1 : 0);
    const int from = list[0] - '0';
    const int to = list[2] - '0';
    list.remove_prefix(3);
    const bool to_next = !list.empty() && list.front() == '+';
    for (int sector = 0; sector < seats; ++sector)
        board.join(from_hub ? kHub : planet_at(sector, from), planet_at((sector + (to_next ? 1 : 0)) % seats, to));
    list.remove_prefix(to_next ? 1 : 0);
    list.remove_prefix(list.empty() ? 0 : 1);
    return list;
}

Board hand_made_board(const HandMade& map) {
    Board board;
    const Place* place = map.places;
    for (int sector = 0; sector < map.seats; ++sector) {
        int number = 1;
        for (const PlanetSize size : {PlanetSize::large, PlanetSize::medium, PlanetSize::small})
            for (int i = 0; i < map.sector[2 - static_cast<std::size_t>(size)]; ++i)
                board.add(planet_at(sector, number++), size, *place++);
    }
    if (map.hub) board.add(kHub, PlanetSize::large, *place);
    for (std::string_view edges = map.edges; !edges.empty();) edges = join_all_sectors(board, map.seats, edges);
    return board;
}

// The hand-made map that is played; nullptr: a generated one is.
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
        if (map.seats == seats && skip-- == 0) return &map;
    return nullptr;
}

std::string map_id(int seats, const Options& options) {
    if (const HandMade* map = played_hand_made(seats, options)) return std::string(map->id);
    return "rnd-" + std::to_string(seats) + "-" + std::to_string(options.seed);
}

std::string map_name(int seats, const Options& options) {
    if (const HandMade* map = played_hand_made(seats, options)) return std::string(map->name);
    return "Random map " + std::to_string(options.seed);
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
