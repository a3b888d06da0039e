#include "web/boards/ozymandias/portraits.h"

#include <algorithm>
#include <array>

#include "web/boards/kit/geometry.h"
#include "web/theme.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;

namespace pictures {
using namespace kit;

enum Part : std::uint8_t {
    // Skies
    sun,
    ringed,
    towers,
    sea,
    spiral,
    stars,
    helix,
    grid,
    trees,
    moons,
    web,
    swords,
    // Garments
    robe,
    armour,
    ruff,
    cape,
    chain,
    wings,
    // Heads
    oval,
    lean,
    broad,
    mask,
    alien,
    machine,
    // Eyes
    calm,
    bright,
    stern,
    visor,
    single,
    patch,
    hollow,
    lowered,
    // What is worn
    bare,
    crown,
    halo,
    hood,
    helmet,
    horns,
    antlers,
    turban,
    feathers,
    hair,
    antenna,
    rings,
    // What lies behind a garment and a head
    back
};

constexpr bool kAccent = true, kPlain = false;

constexpr Stroke kStrokes[] = {
    // Skies
    {sun, kPlain, kRays, 44, 0, -14, 66, 104, -50, 50},
    {ringed, kPlain, kRings, 1, 76, -52, 26, 26, 0, 0},
    {ringed, kAccent, kRings, 2, 76, -52, 44, 10, 37, 6},
    {ringed, kPlain, kRings, 3, -88, 22, 13, 13, 4, 4},
    {towers, kPlain, kTowers, 15, -124, 98, 124, 120, 0, 0},
    {sea, kPlain, kWaves, 8, 0, 14, 124, 6, 11, 0},
    {sea, kAccent, kArc, 0, -70, 14, 26, 26, 50, 100},
    {spiral, kPlain, kSpiral, 5, 0, -14, 122, 70, 74, 0},
    {stars, kPlain, kStars, 46, 0, 0, 122, 96, 3, 0},
    {stars, kAccent, kRays, 8, 84, -62, 4, 24, -50, 50},
    {helix, kPlain, kHelix, 26, 0, -10, 122, 56, 0, 0},
    {grid, kPlain, kLines, 9, -120, -96, -120, 96, 30, 0},
    {grid, kPlain, kLines, 7, -122, -90, 122, -90, 0, 30},
    {trees, kPlain, kTree, 4, -88, 98, 48, 8, 0, 0},
    {trees, kPlain, kTree, 4, 88, 98, 48, 8, 0, 0},
    {moons, kPlain, kRings, 4, -84, -46, 26, 26, 6, 6},
    {moons, kPlain, kRings, 3, 88, 4, 18, 18, 6, 6},
    {moons, kAccent, kRings, 2, 70, -78, 9, 9, 3, 3},
    {web, kPlain, kRays, 24, 0, -14, 10, 124, -50, 50},
    {web, kPlain, kPolygon, 12, 0, -14, 70, 70, 0, 0},
    {web, kPlain, kPolygon, 12, 0, -14, 96, 90, 50, 0},
    {swords, kPlain, kLines, 2, -108, 84, 96, -88, 8, 6},
    {swords, kPlain, kLines, 2, 108, 84, -96, -88, -8, 6},
    {swords, kAccent, kLines, 1, -104, 50, -72, 84, 0, 0},
    {swords, kAccent, kLines, 1, 104, 50, 72, 84, 0, 0},
    // Garments
    {robe, kPlain, kBend, 0, -14, 38, -66, 50, -86, 100},
    {robe, kPlain, kBend, 0, 14, 38, 66, 50, 86, 100},
    {robe, kAccent, kBend, 0, -16, 40, 0, 92, 16, 40},
    {robe, kPlain, kLines, 3, -46, 66, -56, 100, 14, 4},
    {robe, kPlain, kLines, 3, 46, 66, 56, 100, -14, 4},
    {armour, kPlain, kRings, 3, -56, 74, 34, 28, 18, 14},
    {armour, kPlain, kRings, 3, 56, 74, 34, 28, 18, 14},
    {armour, kAccent, kLines, 4, -22, 60, 22, 60, 0, 11},
    {armour, kPlain, kBend, 0, -26, 46, 0, 62, 26, 46},
    {ruff, kPlain, kRays, 23, 0, 26, 26, 66, 1, 49},
    {ruff, kAccent, kArc, 0, 0, 26, 52, 52, 1, 49},
    {ruff, kPlain, kArc, 0, 0, 98, 84, 40, 52, 98},
    {cape, kPlain, kBend, 0, -12, 40, -96, 44, -108, 100},
    {cape, kPlain, kBend, 0, 12, 40, 96, 44, 108, 100},
    {cape, kPlain, kBend, 0, -24, 42, -50, 70, -40, 100},
    {cape, kPlain, kBend, 0, 24, 42, 50, 70, 40, 100},
    {cape, kAccent, kRings, 3, 0, 52, 10, 10, 3, 3},
    {chain, kPlain, kBend, 0, -14, 38, -70, 56, -76, 100},
    {chain, kPlain, kBend, 0, 14, 38, 70, 56, 76, 100},
    {chain, kAccent, kArc, 0, 0, 40, 42, 32, 2, 48},
    {chain, kAccent, kPolygon, 6, 0, 80, 12, 12, 50, 0},
    {chain, kPlain, kRings, 1, 0, 80, 5, 5, 0, 0},
    {wings, kPlain, kRays, 13, -14, 76, 14, 116, 44, 66},
    {wings, kPlain, kRays, 13, 14, 76, 14, 116, -16, 6},
    {wings, kAccent, kBend, 0, -20, 42, 0, 66, 20, 42},
    {wings, kPlain, kLines, 2, -24, 60, -18, 100, 42, 0},
    // Heads
    {oval, kPlain, kRings, 1, 0, -12, 30, 39, 0, 0},
    {oval, kPlain, kLines, 2, -11, 24, -12, 42, 23, 0},
    {oval, kPlain, kBend, 0, 0, -14, -5, 4, 3, 5},
    {lean, kPlain, kRings, 1, 0, -12, 23, 42, 0, 0},
    {lean, kPlain, kLines, 2, -8, 28, -9, 42, 17, 0},
    {lean, kPlain, kLines, 2, -13, 2, -8, 16, 24, 0},
    {broad, kPlain, kPolygon, 8, 0, -12, 37, 39, 50, 0},
    {broad, kPlain, kLines, 2, -16, 24, -18, 42, 33, 0},
    {broad, kPlain, kArc, 0, 0, 14, 20, 16, 0, 50},
    {mask, kAccent, kPolygon, 5, 0, -10, 38, 44, 25, 0},
    {mask, kPlain, kPolygon, 5, 0, -10, 32, 37, 25, 0},
    {mask, kPlain, kLines, 1, 0, -44, 0, -22, 0, 0},
    {alien, kPlain, kArc, 0, 0, -22, 38, 32, 50, 100},
    {alien, kPlain, kBend, 0, -38, -22, -28, 14, 0, 32},
    {alien, kPlain, kBend, 0, 38, -22, 28, 14, 0, 32},
    {alien, kPlain, kLines, 3, -12, -50, -6, -40, 9, 0},
    {machine, kPlain, kPolygon, 4, 0, -12, 44, 52, 50, 0},
    {machine, kPlain, kLines, 3, -20, 8, 20, 8, 0, 6},
    {machine, kAccent, kRings, 2, -36, -12, 6, 6, 2, 2},
    {machine, kAccent, kRings, 2, 36, -12, 6, 6, 2, 2},
    // Eyes
    {calm, kPlain, kRings, 2, -12, -16, 6, 4, 2, 2},
    {calm, kPlain, kRings, 2, 12, -16, 6, 4, 2, 2},
    {calm, kPlain, kLines, 1, -7, 12, 7, 12, 0, 0},
    {bright, kAccent, kRays, 8, -12, -16, 1, 9, -50, 50},
    {bright, kAccent, kRays, 8, 12, -16, 1, 9, -50, 50},
    {bright, kPlain, kArc, 0, 0, 8, 9, 6, 5, 45},
    {stern, kPlain, kLines, 1, -20, -22, -6, -16, 0, 0},
    {stern, kPlain, kLines, 1, 20, -22, 6, -16, 0, 0},
    {stern, kAccent, kLines, 1, -17, -14, -8, -13, 0, 0},
    {stern, kAccent, kLines, 1, 17, -14, 8, -13, 0, 0},
    {stern, kPlain, kArc, 0, 0, 16, 9, 5, 55, 95},
    {visor, kAccent, kLines, 4, -22, -20, 22, -20, 0, 3},
    {visor, kPlain, kLines, 1, -5, 12, 5, 12, 0, 0},
    {single, kAccent, kRings, 3, 0, -18, 15, 10, 3, 3},
    {single, kPlain, kLines, 1, -6, 12, 6, 12, 0, 0},
    {patch, kPlain, kRings, 2, -12, -16, 6, 4, 2, 2},
    {patch, kAccent, kPolygon, 4, 12, -15, 9, 9, 50, 0},
    {patch, kAccent, kLines, 1, -20, -40, 24, -8, 0, 0},
    {patch, kPlain, kLines, 1, -4, 12, 10, 9, 0, 0},
    {hollow, kPlain, kRings, 4, -13, -16, 9, 10, 2, 2},
    {hollow, kPlain, kRings, 4, 13, -16, 9, 10, 2, 2},
    {hollow, kPlain, kLines, 5, -8, 10, -8, 15, 4, 0},
    {lowered, kPlain, kArc, 0, -12, -18, 8, 5, 0, 50},
    {lowered, kPlain, kArc, 0, 12, -18, 8, 5, 0, 50},
    {lowered, kAccent, kPolygon, 4, 0, -36, 3, 5, 0, 0},
    {lowered, kPlain, kArc, 0, 0, 8, 7, 4, 0, 50},
    // What is worn
    {crown, kAccent, kBend, 0, -30, -42, -26, -76, -12, -50},
    {crown, kAccent, kBend, 0, -12, -50, 0, -88, 12, -50},
    {crown, kAccent, kBend, 0, 12, -50, 26, -76, 30, -42},
    {crown, kPlain, kLines, 2, -30, -42, 30, -42, 0, 5},
    {halo, kAccent, kRings, 2, 0, -16, 58, 58, 52, 52},
    {hood, kPlain, kArc, 0, 0, -6, 46, 56, 45, 105},
    {hood, kPlain, kArc, 0, 0, -6, 40, 50, 47, 103},
    {hood, kPlain, kBend, 0, -44, 12, -46, 34, -24, 48},
    {hood, kPlain, kBend, 0, 44, 12, 46, 34, 24, 48},
    {helmet, kPlain, kArc, 0, 0, -20, 37, 38, 50, 100},
    {helmet, kPlain, kLines, 2, -37, -26, 37, -26, 0, 4},
    {helmet, kAccent, kRays, 15, 0, -50, 6, 42, 60, 88},
    {horns, kAccent, kBend, 0, -26, -40, -64, -52, -52, -94},
    {horns, kAccent, kBend, 0, -16, -46, -46, -62, -52, -94},
    {horns, kAccent, kBend, 0, 26, -40, 64, -52, 52, -94},
    {horns, kAccent, kBend, 0, 16, -46, 46, -62, 52, -94},
    {antlers, kAccent, kTree, 2, -18, -46, 24, 9, 0, 0},
    {antlers, kAccent, kTree, 2, 18, -46, 24, 9, 0, 0},
    {turban, kPlain, kRings, 3, 0, -46, 38, 19, 38, 9},
    {turban, kAccent, kPolygon, 4, 0, -46, 6, 9, 0, 0},
    {turban, kAccent, kRays, 5, 0, -54, 4, 36, 70, 80},
    {feathers, kAccent, kRays, 17, 0, -16, 40, 82, 54, 96},
    {feathers, kPlain, kArc, 0, 0, -16, 38, 38, 54, 96},
    {hair, kPlain, kBend, 0, -6, -50, -46, -20, -36, 46},
    {hair, kPlain, kBend, 0, 6, -50, 46, -20, 36, 46},
    {hair, kPlain, kBend, 0, -4, -50, -38, -28, -26, 30},
    {hair, kPlain, kBend, 0, 4, -50, 38, -28, 26, 30},
    {antenna, kPlain, kLines, 2, -12, -48, -18, -80, 24, 0},
    {antenna, kAccent, kRings, 3, -18, -86, 8, 8, 2, 2},
    {antenna, kAccent, kRings, 3, 6, -86, 8, 8, 2, 2},
    {rings, kAccent, kRings, 3, 0, -44, 64, 15, 46, 7},
    // The back of all cards
    {back, kPlain, kRings, 3, 0, 0, 92, 92, 64, 64},
    {back, kAccent, kPolygon, 6, 0, 0, 58, 58, 50, 0},
    {back, kAccent, kRays, 3, 0, 0, 18, 58, -8, 58},
    {back, kPlain, kRays, 36, 0, 0, 64, 92, -50, 50},
    {back, kPlain, kRings, 2, 0, 0, 18, 18, 7, 7},
};

struct Portrait {
    Part sky, garment, head, eyes, worn;
    bool operator==(const Portrait&) const = default;
};

// In the order of the cards.
constexpr std::array<Portrait, kCards> kPortraits{{
    // Gold
    {moons, robe, lean, lowered, hood},       // Slow Research
    {sea, ruff, broad, calm, turban},         // The Bribe
    {swords, armour, broad, patch, bare},     // The Mercenary
    {towers, ruff, lean, bright, turban},     // The Speculator
    {towers, cape, oval, stern, hood},        // The Insurgent
    {towers, chain, oval, calm, crown},       // City of Gold
    {grid, armour, machine, visor, helmet},   // The Wall
    {stars, cape, mask, hollow, hood},        // Blackmail
    {moons, cape, lean, patch, hood},         // The Thief
    {trees, robe, oval, lowered, rings},      // Zele Seed Ships
    {sea, chain, broad, bright, turban},      // Consumable Goods
    {web, ruff, oval, bright, hair},          // Gossip
    {swords, robe, mask, lowered, halo},      // Tactical Sacrifice
    {grid, chain, machine, calm, bare},       // Efficiency
    {stars, cape, alien, calm, bare},         // The Drifter
    {ringed, ruff, lean, stern, hair},        // The Baroness
    {web, armour, machine, single, antenna},  // The Network
    {sea, armour, alien, hollow, antenna},    // Trawler
    // Red
    {sun, armour, oval, stern, bare},          // Training Regimen
    {ringed, armour, broad, visor, helmet},    // Armada
    {sun, wings, mask, stern, horns},          // Red Fury
    {sun, chain, oval, bright, feathers},      // Morale Booster
    {sun, robe, mask, bright, turban},         // Desert Legend
    {swords, armour, machine, hollow, horns},  // Ancient Weapons
    {spiral, robe, oval, bright, halo},        // Hearts and Minds
    {grid, armour, lean, visor, helmet},       // Strategic Reinforcements
    {moons, cape, lean, hollow, bare},         // The Vampire
    {swords, wings, oval, calm, helmet},       // The Valkyrie
    {sun, wings, broad, bright, feathers},     // Battle Cry
    {swords, chain, broad, stern, crown},      // Pyrrhus
    {trees, cape, broad, hollow, hood},        // The Gravekeeper
    {web, chain, mask, single, horns},         // Pin
    {swords, chain, lean, stern, feathers},    // The General
    {spiral, cape, mask, hollow, antlers},     // The Fear
    {towers, armour, broad, stern, crown},     // The Dictator
    {trees, robe, alien, hollow, antlers},     // The Swamp
    // Blue
    {trees, chain, alien, bright, halo},       // Terraformation
    {stars, robe, oval, single, hood},         // The Watcher
    {grid, robe, lean, patch, turban},         // The Surveyor
    {helix, robe, alien, single, rings},       // Transposition
    {helix, armour, machine, visor, antenna},  // Weapons Research
    {stars, chain, oval, visor, antenna},      // Searcher
    {moons, armour, broad, visor, bare},       // Hidden Mining Base
    {web, cape, mask, patch, bare},            // Double Agent
    {ringed, robe, oval, calm, rings},         // Generation Ship
    {stars, robe, lean, lowered, halo},        // Pilgrims
    {sea, armour, broad, patch, bare},         // Hard Knocks
    {spiral, robe, alien, hollow, rings},      // Alien Remnant
    {swords, armour, machine, single, bare},   // Weapons Cache
    {spiral, wings, machine, visor, rings},    // Warp Drive
    {helix, ruff, alien, bright, rings},       // The Brain
    {ringed, ruff, alien, single, bare},       // Observer
    {helix, chain, mask, single, antlers},     // Anomaly Magnet
    {ringed, cape, oval, calm, crown},         // The Quest
}};

constexpr bool all_differ() {
    for (std::size_t i = 0; i < kPortraits.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (kPortraits[i] == kPortraits[k]) return false;
    return true;
}
static_assert(all_differ());
}  // namespace pictures

// Hides what lies behind the garment and the head.
void hide(ImDrawList& list, ImVec2 centre, float radius) {
    list.AddEllipseFilled(centre + ImVec2{0, radius}, radius * 0.84f, radius * 0.56f, ink::kNight);
    list.AddEllipseFilled(centre - ImVec2{0, radius * 0.12f}, radius * 0.42f, radius * 0.5f, ink::kNight);
}
}  // namespace

void portrait(ImDrawList& list, Card card, ImVec2 centre, float radius, const kit::Pen& pen) {
    const auto seed = static_cast<int>(card);
    const pictures::Portrait& one = pictures::kPortraits[slot(card)];
    const kit::Pen faint{with_alpha(pen.ink, 0.4f), with_alpha(pen.accent, 0.7f), pen.line};
    engrave(list, pictures::kStrokes, one.sky, centre, radius, faint, seed);
    hide(list, centre, radius);
    for (const pictures::Part part : {one.garment, one.head, one.eyes, one.worn})
        engrave(list, pictures::kStrokes, part, centre, radius, pen, seed);
}

void engrave_back(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::back, centre, radius, pen, 0);
}

}  // namespace orrery::web::ozymandias_board
