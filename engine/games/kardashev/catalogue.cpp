// Roles, and the technologies of section 9, row by row.
#include "games/kardashev/catalogue.h"

#include <vector>

#include "core/words.h"

namespace orrery::kardashev {

namespace {

constexpr Cost kTwoAlike{{}, 0, Cost::Choice::two_alike};

constexpr std::array<TechFace, kTechs> kFaces{{
    {"encryption", "Encryption", 1, kTwoAlike, "In each battle the first fleet you pay support for costs nothing."},
    {"fuel-efficiency", "Fuel Efficiency", 1, cost(0, 1, 1), "Each of your moves costs 1 energy less."},
    {"boosters", "Boosters", 2, cost(0, 2, 2),
     "Your fleets go twice as far for the same energy, but still 8 tiles at most."},
    {"asteroid-mining", "Asteroid Mining", 1, cost(1, 1, 0),
     "When you harvest, each of your fleets on a planet without a colony brings 1 card of its types."},
    {"harvest-rover", "Harvest Rover", 1, cost(1, 1, 0),
     "When you harvest, each of your fleets on a planet with a colony brings 1 card of its types, blockaded or not."},
    {"expanded-cargohold", "Expanded Cargohold", 2, cost(2, 2, 0),
     "Asteroid Mining and Harvest Rover bring as many cards as the fleet has levels."},
    {"terraform", "Terraform", 2, cost(1, 1, 1, 1),
     "Add a symbol to a planet with a colony of yours, for 1 card of that type; military for any 1 card."},
    {"accretion-device", "Accretion Device", 3, cost(1, 1, 1, 3),
     "Make a destroyed planet next to one of your colonies a planet with a symbol of your choice, for 1 card of that "
     "type; military for any 1 card."},
    {"antimatter", "Antimatter", 3, cost(1, 1, 1, 3),
     "Destroy a planet without a colony next to one of your colonies, with any fleet on it. You gain 1 card for each "
     "of "
     "its resources."},
    {"proximity-fuse", "Proximity Fuse", 1, cost(1, 1, 0),
     "Whoever takes a colony of yours gives you 1 card, of the type they hold most of."},
    {"salvage-drone", "Salvage Drone", 1, cost(0, 1, 1),
     "When your attack fails, the defender gives you 3 cards, of the types they hold most of. Once in each of your "
     "turns."},
    {"taxation", "Taxation", 1, cost(1, 0, 1),
     "When an enemy harvests, each of your fleets brings 1 card for each colony next to it that produced."},
    {"blockade", "Blockade", 2, cost(2, 0, 2), "Enemy colonies next to your fleets yield nothing."},
    {"defensive-turrets", "Defensive Turrets", 2, cost(2, 2, 0),
     "A fleet that attacks you and fails loses 1 level before it retreats."},
    {"raider-drone", "Raider Drone", 2, cost(0, 2, 2),
     "When your attack fails, you take all the defender's cards of one type. Once in each of your turns."},
    {"disrupter-drone", "Disrupter Drone", 3, cost(0, 3, 3),
     "When your attack fails, the colony there loses 1 level. Once in each of your turns."},
    {"timeshares", "Timeshares", 3, cost(3, 0, 3),
     "When you harvest, each of your fleets draws on an enemy colony next to it as if it were yours. Its owner loses "
     "nothing."},
    {"orbital-defense-array", "Orbital Defense Array", 3, cost(3, 3, 0),
     "A fleet that takes a colony of yours loses 1 level."},
    {"time-dilation", "Time Dilation", 1, cost(1, 1, 0),
     "Save an action that you do not use for your next turn, or borrow one from it."},
    {"signal-intercept", "Signal Intercept", 2, cost(2, 2, 0), "You bid after you have seen all other bids."},
    {"spacetime-manipulator", "Spacetime Manipulator", 3, cost(3, 3, 0),
     "Exchange two explored tiles. Colonies and fleets stay where they are."},
    {"fabricators", "Fabricators", 1, cost(0, 1, 1), "You may build and upgrade fleets as research actions, too."},
    {"militarization", "Militarization", 2, cost(0, 2, 2),
     "You build and upgrade fleets on any of your colonies, without the military symbol."},
    {"autonomous-construction", "Autonomous Construction", 3, cost(0, 3, 3),
     "Move some levels of a fleet and leave the rest. Fleets of yours that meet merge, up to level 3."},
    {"interstellar-ark", "Interstellar Ark", 1, cost(1, 1, 0),
     "You may colonize and upgrade colonies as research actions, too."},
    {"nanotube-polymers", "Nanotube Polymers", 2, cost(2, 2, 0), "Colonizing costs you 1 food or 1 matter, not both."},
    {"space-probe", "Space Probe", 3, cost(3, 3, 0), "Draw a tile and place it on any unexplored space."},
    {"magnetic-rake", "Magnetic Rake", 1, cost(1, 0, 1), "You may harvest as a research action, too."},
    {"tractor-beam", "Tractor Beam", 2, cost(2, 0, 2),
     "Whenever you place a planet face up, you gain 1 card of one of its types."},
    {"arcology", "Arcology", 3, cost(3, 0, 3),
     "Your colonies on hybrids yield their level in every type of the planet."},
    {"propellant-depot", "Propellant Depot", 1, cost(1, 0, 1), "You may move as a research action, too."},
    {"wormhole", "Wormhole", 2, cost(2, 0, 2), "Once in each move you may pass a space, whatever is there."},
    {"dyson-sphere", "Dyson Sphere", 3, cost(3, 0, 3), "Your moves cost no energy. 8 tiles are still the most."},
    {"botsourcing", "Botsourcing", 1, cost(0, 1, 1), "You may take research actions in place of base actions, too."},
    {"memory-eraser", "Memory Eraser", 2, cost(0, 2, 2),
     "Name a technology. All who have it lose it and get its cost back. Once in a turn."},
    {"cloning", "Cloning", 3, cost(0, 3, 3),
     "Mark a technology of your role that you have not researched. You have its effect as long as the mark is there."},
}};

constexpr std::array<RoleFace, kRoles> kRoleFaces{{
    {"explorer", "Explorer", "Two fleets; saves and borrows actions, bids last, and swaps planets.", planet({1 | 8}),
     planet({2 | 4}), 2, 1, 1, 1, cards(1, 1, 2), kNoTech},
    {"imperialist", "Imperialist", "Builds fleets quickly and anywhere, splits and merges them.", planet({2 | 8}),
     planet({1}), 2, 1, 1, 0, cards(1, 1, 1), kNoTech},
    {"pioneer", "Pioneer", "No fleet, but cheap and quick colonies, and a probe.", planet({1 | 8}), planet({2}), 2, 1,
     0, 0, cards(2, 2, 2), kNoTech},
    {"scavenger", "Scavenger", "Many cards at the start, and the richest harvests.", planet({1 | 4}), planet({2 | 8}),
     2, 1, 0, 1, cards(3, 3, 2), kNoTech},
    {"scientist", "Scientist", "Begins with Botsourcing: three research actions in a turn.", planet({2 | 8}),
     planet({1 | 4}), 2, 1, 1, 0, cards(2, 2, 1), Tech::botsourcing},
    {"warlord", "Warlord", "Three levels of fleets, and the best engines.", planet({4 | 8}), planet({1 | 2}), 1, 1, 2,
     1, cards(1, 2, 2), kNoTech},
}};

using Pair = std::array<Tech, 2>;
constexpr std::array<std::array<Pair, 3>, kRoles> kContests{{
    {{{Tech::proximity_fuse, Tech::salvage_drone},
      {Tech::blockade, Tech::defensive_turrets},
      {Tech::disrupter_drone, Tech::timeshares}}},
    {{{Tech::salvage_drone, Tech::taxation},
      {Tech::blockade, Tech::defensive_turrets},
      {Tech::disrupter_drone, Tech::orbital_defense_array}}},
    {{{Tech::proximity_fuse, Tech::taxation},
      {Tech::blockade, Tech::raider_drone},
      {Tech::disrupter_drone, Tech::orbital_defense_array}}},
    {{{Tech::salvage_drone, Tech::taxation},
      {Tech::defensive_turrets, Tech::raider_drone},
      {Tech::timeshares, Tech::orbital_defense_array}}},
    {{{Tech::proximity_fuse, Tech::taxation},
      {Tech::defensive_turrets, Tech::raider_drone},
      {Tech::disrupter_drone, Tech::timeshares}}},
    {{{Tech::proximity_fuse, Tech::salvage_drone},
      {Tech::blockade, Tech::raider_drone},
      {Tech::timeshares, Tech::orbital_defense_array}}},
}};

// Level 1, 2 and 3 of a role's own line.
constexpr std::array<std::array<Tech, 3>, kRoles> kLines{{
    {Tech::time_dilation, Tech::signal_intercept, Tech::spacetime_manipulator},
    {Tech::fabricators, Tech::militarization, Tech::autonomous_construction},
    {Tech::interstellar_ark, Tech::nanotube_polymers, Tech::space_probe},
    {Tech::magnetic_rake, Tech::tractor_beam, Tech::arcology},
    {Tech::botsourcing, Tech::memory_eraser, Tech::cloning},
    {Tech::propellant_depot, Tech::wormhole, Tech::dyson_sphere},
}};

constexpr TechSet kCommon =
    TechSet::of(Tech::encryption, Tech::fuel_efficiency, Tech::boosters, Tech::asteroid_mining, Tech::harvest_rover,
                Tech::expanded_cargohold, Tech::terraform, Tech::accretion_device, Tech::antimatter);

// What a role's technology needs and negates, worked out once.
struct Tree {
    TechSet all = kCommon;
    std::array<TechSet, kTechs> needs{};
    std::array<TechSet, kTechs> negates{};

    constexpr void need(Tech tech, TechSet one_of) { needs[slot(tech)] = one_of; }
    constexpr void oppose(Tech one, Tech other) {
        negates[slot(one)].add(other);
        negates[slot(other)].add(one);
    }
};

consteval Tree tree_of(Role role) {
    Tree tree;
    tree.need(Tech::boosters, TechSet::of(Tech::fuel_efficiency));
    tree.need(Tech::expanded_cargohold, TechSet::of(Tech::asteroid_mining, Tech::harvest_rover));
    tree.need(Tech::accretion_device, TechSet::of(Tech::terraform));
    tree.need(Tech::antimatter, TechSet::of(Tech::terraform));
    tree.oppose(Tech::asteroid_mining, Tech::harvest_rover);
    tree.oppose(Tech::accretion_device, Tech::antimatter);
    const auto& contest = kContests[slot(role)];
    for (std::size_t level = 0; level < contest.size(); ++level) {
        tree.oppose(contest[level][0], contest[level][1]);
        for (const Tech tech : contest[level]) {
            tree.all.add(tech);
            if (level > 0) tree.need(tech, TechSet::of(contest[level - 1][0], contest[level - 1][1]));
        }
    }
    const auto& line = kLines[slot(role)];
    for (std::size_t level = 0; level < line.size(); ++level) {
        tree.all.add(line[level]);
        if (level > 0) tree.need(line[level], TechSet::of(line[level - 1]));
    }
    return tree;
}
constexpr std::array<Tree, kRoles> kTrees{tree_of(Role::explorer),  tree_of(Role::imperialist), tree_of(Role::pioneer),
                                          tree_of(Role::scavenger), tree_of(Role::scientist),   tree_of(Role::warlord)};

constexpr std::array<BagTile, 15> kBagTiles{{{planet({1}), 4},
                                             {planet({2}), 4},
                                             {planet({4}), 4},
                                             {planet({1 | 8}), 2},
                                             {planet({1 | 2 | 4}), 1},
                                             {planet({2 | 8}), 2},
                                             {planet({4 | 8}), 2},
                                             {planet({8}), 3},
                                             {planet({1 | 2}), 2},
                                             {planet({1 | 4}), 2},
                                             {planet({2 | 4}), 2},
                                             {planet({1 | 2 | 8}), 1},
                                             {planet({1 | 4 | 8}), 1},
                                             {planet({2 | 4 | 8}), 1},
                                             {kVoid, 7}}};

}  // namespace

const TechFace& face(Tech tech) { return kFaces[slot(tech)]; }

Tech find_tech(std::string_view id) {
    for (std::size_t i = 0; i < kFaces.size(); ++i)
        if (kFaces[i].id == id) return static_cast<Tech>(i);
    return kNoTech;
}

TechSet needs(Role role, Tech tech) { return kTrees[slot(role)].needs[slot(tech)]; }
TechSet negates(Role role, Tech tech) { return kTrees[slot(role)].negates[slot(tech)]; }
TechSet techs_of(Role role) { return role == kNoRole ? TechSet{} : kTrees[slot(role)].all; }

int points_of(Tech tech) {
    constexpr std::array<int, 4> kPoints{0, 1, 3, 5};
    return kPoints[static_cast<std::size_t>(face(tech).level)];
}

const RoleFace& face(Role role) { return kRoleFaces[slot(role)]; }

Role find_role(std::string_view id) {
    for (std::size_t i = 0; i < kRoleFaces.size(); ++i)
        if (kRoleFaces[i].id == id) return static_cast<Role>(i);
    return kNoRole;
}

std::span<const BagTile> bag_tiles() { return kBagTiles; }

std::string cost_text(const Cost& cost) {
    if (cost.choice == Cost::Choice::two_alike) return "2 cards of one type";
    if (cost.choice == Cost::Choice::food_or_matter) return "1 food or 1 matter";
    std::vector<std::string> parts;
    for (const Symbol type : kAllTypes)
        if (cost.named.of(type) > 0)
            parts.push_back(std::to_string(cost.named.of(type)) + " " + std::string(type_name(type)));
    if (cost.any > 0)
        parts.push_back(parts.empty() ? count_of(cost.any, "card") : std::to_string(cost.any) + " of any type");
    return parts.empty() ? "nothing" : listed(parts);
}

}  // namespace orrery::kardashev
