#include "web/boards/cosmos/pictures.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;

namespace pictures {
using namespace kit;

// A picture for each kind of card and each race, and two backs. The numbers of kinds and races are those of their
// enums.
constexpr std::uint8_t of(Card card) { return static_cast<std::uint8_t>(card); }
constexpr std::uint8_t of(Race race) { return static_cast<std::uint8_t>(static_cast<int>(race) + kKinds + 1); }
constexpr std::uint8_t kBack = kKinds + 1 + kRaces, kSecret = kBack + 1;

constexpr bool kAccent = true, kPlain = false;

constexpr Stroke kStrokes[] = {
    // ---- Playing cards
    // Attack 1: a spark
    {of(Card::at1), kAccent, kRays, 7, 0, 0, 6, 46, 0, 100},
    {of(Card::at1), kPlain, kStars, 14, 0, 0, 110, 90, 2, 0},
    // Attack 2: two bolts, one after the other
    {of(Card::at2), kAccent, kLines, 2, -70, 40, 30, -60, 36, 22},
    {of(Card::at2), kPlain, kRays, 9, 34, -66, 6, 26, 0, 100},
    {of(Card::at2), kPlain, kRays, 9, 74, -40, 6, 26, 0, 100},
    // Attack 3: a trident of light
    {of(Card::at3), kAccent, kRays, 3, 0, 84, 20, 126, 66, 84},
    {of(Card::at3), kPlain, kArc, 0, 0, 90, 44, 26, 50, 100},
    {of(Card::at3), kPlain, kLines, 1, -60, 90, 60, 90, 0, 0},
    // Attack 4: crossed blades
    {of(Card::at4), kPlain, kLines, 2, -78, 76, 66, -84, 10, 8},
    {of(Card::at4), kPlain, kLines, 2, 78, 76, -66, -84, -10, 8},
    {of(Card::at4), kAccent, kLines, 1, -78, 38, -38, 76, 0, 0},
    {of(Card::at4), kAccent, kLines, 1, 78, 38, 38, 76, 0, 0},
    // Attack 5: a thrown star
    {of(Card::at5), kAccent, kPolygon, 5, 0, 0, 58, 58, 25, 0},
    {of(Card::at5), kPlain, kRays, 10, 0, 0, 20, 92, -25, 75},
    {of(Card::at5), kPlain, kRings, 2, 0, 0, 18, 18, 10, 10},
    // Attack 6: six blades of a wheel
    {of(Card::at6), kAccent, kPetals, 6, 0, 0, 88, 18, 0, 0},
    {of(Card::at6), kPlain, kRings, 3, 0, 0, 30, 30, 12, 12},
    // Attack 8: a storm
    {of(Card::at8), kAccent, kSpiral, 8, 0, 0, 104, 46, 88, 0},
    {of(Card::at8), kPlain, kRings, 2, 0, 0, 16, 16, 8, 8},
    {of(Card::at8), kPlain, kStars, 18, 0, 0, 118, 96, 2, 0},
    // Attack 10: a nova
    {of(Card::at10), kAccent, kRays, 44, 0, 0, 40, 100, 0, 100},
    {of(Card::at10), kAccent, kRays, 20, 0, 0, 30, 122, 0, 100},
    {of(Card::at10), kPlain, kRings, 4, 0, 0, 34, 34, 6, 6},
    // Negotiate: two heads, and words between them
    {of(Card::neg), kPlain, kRings, 1, -72, -14, 28, 36, 0, 0},
    {of(Card::neg), kPlain, kRings, 1, 72, -14, 28, 36, 0, 0},
    {of(Card::neg), kPlain, kRings, 2, -62, -18, 8, 5, 3, 3},
    {of(Card::neg), kPlain, kRings, 2, 62, -18, 8, 5, 3, 3},
    {of(Card::neg), kPlain, kArc, 0, -76, 92, 52, 62, 55, 95},
    {of(Card::neg), kPlain, kArc, 0, 76, 92, 52, 62, 55, 95},
    {of(Card::neg), kAccent, kWaves, 3, 0, -16, 32, 5, 16, 0},
    // Retreat: a saucer that has turned round
    {of(Card::ret), kAccent, kArc, 0, 8, 10, 62, 54, 52, 115},
    {of(Card::ret), kAccent, kBend, 0, -78, -20, -54, 10, -28, -16},
    {of(Card::ret), kPlain, kRings, 1, 22, 22, 36, 14, 0, 0},
    {of(Card::ret), kPlain, kArc, 0, 22, 14, 18, 18, 50, 100},
    {of(Card::ret), kPlain, kLines, 3, -20, 70, -80, 70, -10, 12},
    // Sabotage: a charge with its fuse
    {of(Card::sab), kPlain, kRings, 2, -10, 24, 52, 52, 44, 44},
    {of(Card::sab), kPlain, kBend, 0, 22, -18, 40, -50, 66, -52},
    {of(Card::sab), kAccent, kRays, 11, 70, -54, 6, 30, 0, 100},
    {of(Card::sab), kPlain, kArc, 0, -10, 24, 32, 32, 52, 72},
    // Quash: a bar across
    {of(Card::qua), kPlain, kWaves, 7, 0, -54, 70, 7, 18, 0},
    {of(Card::qua), kAccent, kRings, 2, 0, 0, 86, 86, 74, 74},
    {of(Card::qua), kAccent, kLines, 2, -58, -50, 50, 58, 8, -8},
    // Reinforcements: saucers in formation
    {of(Card::re2), kAccent, kRings, 1, -46, 6, 40, 14, 0, 0},
    {of(Card::re2), kPlain, kArc, 0, -46, -2, 20, 22, 50, 100},
    {of(Card::re2), kAccent, kRings, 1, 46, 6, 40, 14, 0, 0},
    {of(Card::re2), kPlain, kArc, 0, 46, -2, 20, 22, 50, 100},
    {of(Card::re2), kPlain, kLines, 4, -64, 34, -72, 60, 12, 0},
    {of(Card::re2), kPlain, kLines, 4, 28, 34, 20, 60, 12, 0},
    {of(Card::re3), kAccent, kRings, 1, 0, -42, 40, 14, 0, 0},
    {of(Card::re3), kPlain, kArc, 0, 0, -50, 20, 22, 50, 100},
    {of(Card::re3), kAccent, kRings, 1, -58, 30, 40, 14, 0, 0},
    {of(Card::re3), kPlain, kArc, 0, -58, 22, 20, 22, 50, 100},
    {of(Card::re3), kAccent, kRings, 1, 58, 30, 40, 14, 0, 0},
    {of(Card::re3), kPlain, kArc, 0, 58, 22, 20, 22, 50, 100},
    {of(Card::re3), kPlain, kRays, 9, 0, 110, 20, 70, 60, 90},
    {of(Card::re4), kAccent, kRings, 1, 0, -62, 36, 12, 0, 0},
    {of(Card::re4), kPlain, kArc, 0, 0, -69, 18, 20, 50, 100},
    {of(Card::re4), kAccent, kRings, 1, -66, 2, 36, 12, 0, 0},
    {of(Card::re4), kPlain, kArc, 0, -66, -5, 18, 20, 50, 100},
    {of(Card::re4), kAccent, kRings, 1, 66, 2, 36, 12, 0, 0},
    {of(Card::re4), kPlain, kArc, 0, 66, -5, 18, 20, 50, 100},
    {of(Card::re4), kAccent, kRings, 1, 0, 64, 36, 12, 0, 0},
    {of(Card::re4), kPlain, kArc, 0, 0, 57, 18, 20, 50, 100},
    {of(Card::re4), kPlain, kRings, 1, 0, 0, 14, 14, 0, 0},
    // A bare hand
    {of(Card::bare), kPlain, kLines, 4, -36, -70, -24, 10, 22, -2},
    {of(Card::bare), kPlain, kBend, 0, 42, 10, 70, -22, 78, -12},
    {of(Card::bare), kPlain, kArc, 0, 8, 26, 42, 52, -10, 60},
    {of(Card::bare), kAccent, kArc, 0, 0, 20, 22, 18, 0, 40},

    // ---- Races
    // Ascended: a tall host in its glory, with one eye
    {of(Race::ascended), kAccent, kRays, 38, 0, -16, 62, 104, 0, 100},
    {of(Race::ascended), kPlain, kRings, 1, 0, -8, 28, 50, 0, 0},
    {of(Race::ascended), kAccent, kRings, 3, 0, -18, 15, 9, 3, 3},
    {of(Race::ascended), kPlain, kBend, 0, -16, 36, -60, 54, -78, 100},
    {of(Race::ascended), kPlain, kBend, 0, 16, 36, 60, 54, 78, 100},
    {of(Race::ascended), kPlain, kLines, 1, 0, 44, 0, 98, 0, 0},
    // Binary: a face of two halves
    {of(Race::binary), kPlain, kRings, 1, 0, -4, 54, 64, 0, 0},
    {of(Race::binary), kAccent, kLines, 1, 0, -68, 0, 60, 0, 0},
    {of(Race::binary), kPlain, kLines, 7, 6, -46, 46, -46, 0, 15},
    {of(Race::binary), kAccent, kRings, 3, -26, -16, 14, 14, 4, 4},
    {of(Race::binary), kAccent, kPolygon, 4, 26, -16, 16, 16, 50, 0},
    {of(Race::binary), kPlain, kArc, 0, -2, 22, 26, 16, 26, 46},
    {of(Race::binary), kPlain, kBend, 0, -30, -58, -52, -90, -70, -94},
    {of(Race::binary), kPlain, kBend, 0, 30, -58, 52, -90, 70, -94},
    // Broodkin: one is many
    {of(Race::broodkin), kPlain, kRings, 1, 0, 18, 44, 42, 0, 0},
    {of(Race::broodkin), kAccent, kRings, 2, -16, 10, 9, 12, 3, 4},
    {of(Race::broodkin), kAccent, kRings, 2, 16, 10, 9, 12, 3, 4},
    {of(Race::broodkin), kPlain, kArc, 0, 0, 34, 14, 10, 2, 48},
    {of(Race::broodkin), kPlain, kRings, 2, -82, 46, 26, 24, 4, 4},
    {of(Race::broodkin), kPlain, kRings, 2, 82, 46, 26, 24, 4, 4},
    {of(Race::broodkin), kPlain, kRings, 2, -62, -36, 20, 18, 4, 4},
    {of(Race::broodkin), kPlain, kRings, 2, 62, -36, 20, 18, 4, 4},
    {of(Race::broodkin), kPlain, kRings, 2, 0, -66, 22, 20, 4, 4},
    {of(Race::broodkin), kPlain, kRays, 15, 0, 18, 44, 56, 0, 100},
    // Copyist: twice the same head
    {of(Race::copyist), kPlain, kRings, 1, -34, -6, 42, 54, 0, 0},
    {of(Race::copyist), kAccent, kRings, 1, 34, -6, 42, 54, 0, 0},
    {of(Race::copyist), kPlain, kRings, 3, -40, -18, 12, 8, 3, 3},
    {of(Race::copyist), kAccent, kRings, 3, 40, -18, 12, 8, 3, 3},
    {of(Race::copyist), kPlain, kArc, 0, -40, 20, 16, 8, 2, 48},
    {of(Race::copyist), kAccent, kArc, 0, 40, 20, 16, 8, 2, 48},
    {of(Race::copyist), kPlain, kBend, 0, -50, 46, -84, 66, -94, 100},
    {of(Race::copyist), kAccent, kBend, 0, 50, 46, 84, 66, 94, 100},
    // Dancer: veils that turn
    {of(Race::dancer), kAccent, kSpiral, 5, 0, 30, 100, 40, 60, 0},
    {of(Race::dancer), kPlain, kDisk, 0, 0, -38, 30, 0, 0, 0},
    {of(Race::dancer), kPlain, kRings, 1, 0, -38, 22, 30, 0, 0},
    {of(Race::dancer), kPlain, kArc, 0, -9, -42, 6, 5, 2, 48},
    {of(Race::dancer), kPlain, kArc, 0, 9, -42, 6, 5, 2, 48},
    {of(Race::dancer), kPlain, kBend, 0, -12, -10, -60, -30, -84, -82},
    {of(Race::dancer), kPlain, kBend, 0, 12, -10, 60, 0, 92, -40},
    // Domino: a head of two squares with pips
    {of(Race::domino), kPlain, kPolygon, 4, 0, 0, 118, 118, 50, 0},
    {of(Race::domino), kAccent, kLines, 1, -82, 0, 82, 0, 0, 0},
    {of(Race::domino), kAccent, kRings, 3, -38, -40, 13, 13, 3, 3},
    {of(Race::domino), kAccent, kRings, 3, 38, -40, 13, 13, 3, 3},
    {of(Race::domino), kPlain, kRings, 2, -40, 28, 8, 8, 3, 3},
    {of(Race::domino), kPlain, kRings, 2, 0, 44, 8, 8, 3, 3},
    {of(Race::domino), kPlain, kRings, 2, 40, 60, 8, 8, 3, 3},
    // Empire: a crowned head before its cities
    {of(Race::empire), kPlain, kTowers, 13, -122, 98, 122, 104, 0, 0},
    {of(Race::empire), kPlain, kDisk, 0, 0, 10, 56, 0, 0, 0},
    {of(Race::empire), kPlain, kRings, 1, 0, 10, 38, 46, 0, 0},
    {of(Race::empire), kAccent, kBend, 0, -38, -34, -44, -78, -20, -50},
    {of(Race::empire), kAccent, kBend, 0, -20, -50, 0, -92, 20, -50},
    {of(Race::empire), kAccent, kBend, 0, 20, -50, 44, -78, 38, -34},
    {of(Race::empire), kPlain, kLines, 1, -24, -4, -6, 2, 0, 0},
    {of(Race::empire), kPlain, kLines, 1, 24, -4, 6, 2, 0, 0},
    {of(Race::empire), kPlain, kArc, 0, 0, 40, 14, 8, 55, 95},
    // Fodder: a thin one in the flames
    {of(Race::fodder), kAccent, kBend, 0, -76, 98, -92, 30, -58, -30},
    {of(Race::fodder), kAccent, kBend, 0, -58, -30, -52, 20, -36, 30},
    {of(Race::fodder), kAccent, kBend, 0, 76, 98, 92, 30, 58, -30},
    {of(Race::fodder), kAccent, kBend, 0, 58, -30, 52, 20, 36, 30},
    {of(Race::fodder), kAccent, kBend, 0, -24, -56, 0, -100, 22, -54},
    {of(Race::fodder), kPlain, kRings, 1, 0, -8, 30, 40, 0, 0},
    {of(Race::fodder), kPlain, kRings, 1, -12, -12, 9, 13, 0, 0},
    {of(Race::fodder), kPlain, kRings, 1, 12, -12, 9, 13, 0, 0},
    {of(Race::fodder), kPlain, kRings, 1, 0, 18, 7, 9, 0, 0},
    {of(Race::fodder), kPlain, kLines, 5, -28, 52, 28, 52, 0, 11},
    // Friend: a wide smile and arms held out
    {of(Race::friendly), kPlain, kRings, 1, 0, -18, 54, 50, 0, 0},
    {of(Race::friendly), kAccent, kRings, 2, -20, -30, 9, 11, 4, 5},
    {of(Race::friendly), kAccent, kRings, 2, 20, -30, 9, 11, 4, 5},
    {of(Race::friendly), kPlain, kArc, 0, 0, -10, 36, 28, 3, 47},
    {of(Race::friendly), kPlain, kArc, 0, 0, -10, 36, 16, 3, 47},
    {of(Race::friendly), kPlain, kBend, 0, -34, 24, -90, 46, -108, -24},
    {of(Race::friendly), kPlain, kBend, 0, 34, 24, 90, 46, 108, -24},
    {of(Race::friendly), kAccent, kRays, 5, -108, -30, 4, 22, 62, 88},
    {of(Race::friendly), kAccent, kRays, 5, 108, -30, 4, 22, 62, 88},
    {of(Race::friendly), kPlain, kArc, 0, 0, 100, 46, 60, 56, 94},
    // Gestalt: cells of one body, a visor
    {of(Race::gestalt), kPlain, kPolygon, 6, 0, -10, 58, 66, 50, 0},
    {of(Race::gestalt), kPlain, kPolygon, 6, -86, 34, 34, 34, 50, 0},
    {of(Race::gestalt), kPlain, kPolygon, 6, 86, 34, 34, 34, 50, 0},
    {of(Race::gestalt), kPlain, kPolygon, 6, 0, 84, 34, 34, 50, 0},
    {of(Race::gestalt), kAccent, kLines, 5, -44, -30, 44, -30, 0, 6},
    {of(Race::gestalt), kAccent, kRings, 3, 24, -18, 14, 14, 4, 4},
    {of(Race::gestalt), kPlain, kLines, 4, -20, 26, -20, 42, 13, 0},
    {of(Race::gestalt), kPlain, kBend, 0, -46, 22, -64, 20, -72, 14},
    {of(Race::gestalt), kPlain, kBend, 0, 46, 22, 64, 20, 72, 14},
    // Hoarder: full cheeks over piles
    {of(Race::hoarder), kPlain, kRings, 1, 0, -26, 66, 48, 0, 0},
    {of(Race::hoarder), kPlain, kRings, 2, -40, -10, 20, 20, 14, 14},
    {of(Race::hoarder), kPlain, kRings, 2, 40, -10, 20, 20, 14, 14},
    {of(Race::hoarder), kAccent, kRings, 2, -18, -44, 10, 7, 3, 3},
    {of(Race::hoarder), kAccent, kRings, 2, 18, -44, 10, 7, 3, 3},
    {of(Race::hoarder), kPlain, kArc, 0, 0, -8, 14, 8, 0, 50},
    {of(Race::hoarder), kAccent, kRings, 1, -72, 56, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, -72, 70, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, -72, 84, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, 0, 70, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, 0, 84, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, 72, 42, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, 72, 56, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, 72, 70, 26, 8, 0, 0},
    {of(Race::hoarder), kAccent, kRings, 1, 72, 84, 26, 8, 0, 0},
    // Lapidary: a cut head among six stones
    {of(Race::lapidary), kPlain, kPolygon, 8, 0, 2, 50, 60, 50, 0},
    {of(Race::lapidary), kPlain, kPolygon, 8, 0, -6, 30, 36, 50, 0},
    {of(Race::lapidary), kPlain, kLines, 1, -46, -20, -28, -20, 0, 0},
    {of(Race::lapidary), kPlain, kLines, 1, 46, -20, 28, -20, 0, 0},
    {of(Race::lapidary), kAccent, kRings, 2, -12, -12, 7, 5, 2, 2},
    {of(Race::lapidary), kAccent, kRings, 2, 12, -12, 7, 5, 2, 2},
    {of(Race::lapidary), kPlain, kLines, 1, -10, 14, 10, 14, 0, 0},
    {of(Race::lapidary), kAccent, kPolygon, 6, -92, -56, 18, 18, 0, 0},
    {of(Race::lapidary), kAccent, kPolygon, 5, -102, 6, 18, 18, 25, 0},
    {of(Race::lapidary), kAccent, kPolygon, 4, -86, 66, 18, 18, 0, 0},
    {of(Race::lapidary), kAccent, kPolygon, 4, 92, -56, 18, 18, 50, 0},
    {of(Race::lapidary), kAccent, kPolygon, 3, 102, 6, 18, 18, 25, 0},
    {of(Race::lapidary), kAccent, kPolygon, 7, 86, 66, 18, 18, 0, 0},
    // Mason: a helmet looking over courses of stone
    {of(Race::mason), kPlain, kArc, 0, 0, 18, 40, 62, 50, 100},
    {of(Race::mason), kAccent, kArc, 0, 0, -6, 52, 52, 50, 100},
    {of(Race::mason), kAccent, kLines, 2, -60, -6, 60, -6, 0, 6},
    {of(Race::mason), kPlain, kRings, 2, -15, 8, 7, 6, 2, 2},
    {of(Race::mason), kPlain, kRings, 2, 15, 8, 7, 6, 2, 2},
    {of(Race::mason), kPlain, kLines, 4, -122, 24, 122, 24, 0, 24},
    {of(Race::mason), kPlain, kLines, 6, -108, 24, -108, 48, 44, 0},
    {of(Race::mason), kPlain, kLines, 6, -86, 48, -86, 72, 44, 0},
    {of(Race::mason), kPlain, kLines, 6, -108, 72, -108, 96, 44, 0},
    // Parasite: an eye on many legs
    {of(Race::parasite), kPlain, kRings, 2, 0, -20, 48, 40, 42, 34},
    {of(Race::parasite), kAccent, kRings, 4, 0, -20, 24, 24, 4, 4},
    {of(Race::parasite), kPlain, kBend, 0, -34, 6, -78, 30, -56, 92},
    {of(Race::parasite), kPlain, kBend, 0, 34, 6, 78, 30, 56, 92},
    {of(Race::parasite), kPlain, kBend, 0, -20, 16, -40, 50, -20, 96},
    {of(Race::parasite), kPlain, kBend, 0, 20, 16, 40, 50, 20, 96},
    {of(Race::parasite), kPlain, kBend, 0, -46, -20, -104, -14, -108, 58},
    {of(Race::parasite), kPlain, kBend, 0, 46, -20, 104, -14, 108, 58},
    {of(Race::parasite), kAccent, kRays, 7, 0, -40, 20, 54, 60, 90},
    // Spite: thorns, and teeth
    {of(Race::spite), kAccent, kRays, 26, 0, 0, 58, 100, 0, 100},
    {of(Race::spite), kPlain, kRings, 1, 0, 0, 58, 58, 0, 0},
    {of(Race::spite), kPlain, kBend, 0, -44, -30, -12, -8, -38, -4},
    {of(Race::spite), kPlain, kBend, 0, 44, -30, 12, -8, 38, -4},
    {of(Race::spite), kAccent, kRings, 1, -30, -12, 4, 4, 0, 0},
    {of(Race::spite), kAccent, kRings, 1, 30, -12, 4, 4, 0, 0},
    {of(Race::spite), kPlain, kBend, 0, -36, 18, -24, 36, -12, 18},
    {of(Race::spite), kPlain, kBend, 0, -12, 18, 0, 36, 12, 18},
    {of(Race::spite), kPlain, kBend, 0, 12, 18, 24, 36, 36, 18},
    {of(Race::spite), kPlain, kLines, 1, -36, 18, 36, 18, 0, 0},
    // Two-Faced: a laughing mask and a weeping one
    {of(Race::two_faced), kPlain, kRings, 1, -44, -24, 46, 56, 0, 0},
    {of(Race::two_faced), kPlain, kArc, 0, -62, -36, 9, 9, 50, 100},
    {of(Race::two_faced), kPlain, kArc, 0, -28, -36, 9, 9, 50, 100},
    {of(Race::two_faced), kPlain, kArc, 0, -44, -10, 26, 22, 0, 50},
    {of(Race::two_faced), kPlain, kLines, 1, -70, -10, -18, -10, 0, 0},
    {of(Race::two_faced), kPlain, kDisk, 0, 48, 24, 52, 0, 0, 0},
    {of(Race::two_faced), kAccent, kRings, 1, 48, 24, 46, 56, 0, 0},
    {of(Race::two_faced), kAccent, kArc, 0, 30, 6, 9, 9, 0, 50},
    {of(Race::two_faced), kAccent, kArc, 0, 64, 6, 9, 9, 0, 50},
    {of(Race::two_faced), kAccent, kArc, 0, 48, 54, 24, 20, 50, 100},
    {of(Race::two_faced), kAccent, kLines, 2, 30, 20, 30, 36, 34, 0},

    // ---- Backs
    {kBack, kAccent, kRings, 1, 0, 8, 74, 24, 0, 0},
    {kBack, kPlain, kArc, 0, 0, -2, 36, 38, 50, 100},
    {kBack, kPlain, kRays, 9, 0, 20, 24, 76, 16, 34},
    {kBack, kPlain, kRings, 2, 0, 0, 98, 98, 90, 90},
    {kSecret, kPlain, kRings, 1, 0, -4, 46, 60, 0, 0},
    {kSecret, kPlain, kArc, 0, 0, 112, 84, 62, 54, 96},
    {kSecret, kAccent, kArc, 0, 0, -18, 18, 18, 48, 115},
    {kSecret, kAccent, kBend, 0, 11, -4, 0, 6, 0, 18},
    {kSecret, kAccent, kRings, 2, 0, 30, 4, 4, 2, 2},
};
}  // namespace pictures
}  // namespace

void engrave_card(ImDrawList& list, Card card, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::of(card), centre, radius, pen, pictures::of(card));
}

void engrave_race(ImDrawList& list, Race race, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::of(race), centre, radius, pen, pictures::of(race));
}

void engrave_back(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::kBack, centre, radius, pen, 0);
}

void engrave_secret(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::kSecret, centre, radius, pen, 0);
}

}  // namespace orrery::web::cosmos_board
