#include "web/boards/rise_art.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/chance.h"
#include "web/boards/geometry.h"
#include "web/theme.h"

namespace orrery::web::rise_art {
namespace {
using enum rise::Card;

enum Op : std::uint8_t {
    kRings,    // n ellipses round x,y with radii from a,b to c,d
    kPetals,   // n ellipses round x,y with radii a,b, turned by c and on
    kRays,     // n rays from x,y between radii a and b and angles c and d; every second one shorter
    kArc,      // round x,y with radii a,b between angles c and d
    kLines,    // n lines x,y to a,b, each shifted by c,d
    kBend,     // a line through x,y and a,b and c,d
    kPolygon,  // of n corners round x,y with radii a,b, turned by c hundredths of a side
    kSpiral,   // n arms round x,y out to radius a by a turn of b, flattened to c
    kWaves,    // n rows from y on, a to both sides of x, b high, c apart
    kStars,    // n dots of radius c strewn round x,y within a,b
    kTowers,   // n of them from x to a on the ground y, up to b high
    kTree,     // from x,y, the trunk a long, n times forked by the angle b
    kDisk,     // round x,y with radius a, dark: hides what was drawn before
    kHelix     // n rungs round x,y, a to both sides, b high
};

// Coordinates are hundredths of the picture's radius, angles hundredths of a turn, clockwise from the east.
struct Stroke {
    std::uint8_t picture;
    bool accent;
    Op op;
    std::int8_t n, x, y, a, b, c, d;
};
constexpr bool kAccent = true, kPlain = false;

constexpr std::uint8_t of(rise::Card card) { return static_cast<std::uint8_t>(card); }
constexpr std::uint8_t sign(int kind) { return static_cast<std::uint8_t>(kSigns + kind); }

constexpr Stroke kStrokes[] = {
    // Black
    {of(stasis_pods), kPlain, kRings, 2, -72, 0, 27, 76, 18, 62},
    {of(stasis_pods), kAccent, kRings, 3, 0, 0, 27, 76, 9, 44},
    {of(stasis_pods), kPlain, kRings, 2, 72, 0, 27, 76, 18, 62},
    {of(stasis_pods), kPlain, kLines, 2, -115, 82, 115, 82, 0, 8},
    {of(vote_of_confidence), kPlain, kArc, 0, 0, 0, 66, 70, -17, 67},
    {of(vote_of_confidence), kPlain, kRays, 9, 0, 0, 60, 92, -15, 22},
    {of(vote_of_confidence), kPlain, kRays, 9, 0, 0, 60, 92, 28, 65},
    {of(vote_of_confidence), kAccent, kPolygon, 4, 0, 0, 20, 32, 0, 0},
    {of(vote_of_confidence), kAccent, kLines, 1, -20, 0, 20, 0, 0, 0},
    {of(beta_theory), kPlain, kPetals, 3, 0, 0, 92, 30, 8, 0},
    {of(beta_theory), kAccent, kRings, 3, 0, 0, 14, 14, 2, 2},
    {of(black_stars), kPlain, kRays, 20, -52, 10, 34, 58, -50, 50},
    {of(black_stars), kAccent, kRings, 1, -52, 10, 30, 30, 0, 0},
    {of(black_stars), kPlain, kRays, 20, 44, -32, 28, 48, -50, 50},
    {of(black_stars), kAccent, kRings, 1, 44, -32, 24, 24, 0, 0},
    {of(black_stars), kPlain, kRays, 12, 62, 58, 14, 28, -50, 50},
    {of(black_stars), kAccent, kRings, 1, 62, 58, 11, 11, 0, 0},
    {of(the_one_true_path), kPlain, kLines, 1, -122, -20, 122, -20, 0, 0},
    {of(the_one_true_path), kPlain, kRays, 2, 0, -20, 4, 124, 19, 31},
    {of(the_one_true_path), kPlain, kLines, 4, 0, 0, 0, 10, 0, 22},
    {of(the_one_true_path), kPlain, kBend, 0, -110, -20, -70, -58, -34, -20},
    {of(the_one_true_path), kPlain, kBend, 0, 30, -20, 72, -66, 112, -20},
    {of(the_one_true_path), kAccent, kRays, 12, 0, -58, 6, 34, -50, 50},
    {of(dark_ages), kAccent, kRays, 40, 0, 0, 58, 94, -50, 50},
    {of(dark_ages), kPlain, kRings, 2, 0, 0, 52, 52, 47, 47},
    {of(dark_ages), kPlain, kArc, 0, 12, 0, 36, 46, 28, 72},
    {of(remembrance), kPlain, kBend, 0, -16, 76, -9, -32, 0, -50},
    {of(remembrance), kPlain, kBend, 0, 16, 76, 9, -32, 0, -50},
    {of(remembrance), kPlain, kLines, 5, -6, 50, 6, 50, 0, -16},
    {of(remembrance), kPlain, kLines, 3, -46, 76, 46, 76, 0, 8},
    {of(remembrance), kAccent, kRays, 12, 0, -68, 6, 28, -50, 50},
    {of(spycraft), kPlain, kArc, 0, 0, 38, 105, 92, -43, -7},
    {of(spycraft), kPlain, kArc, 0, 0, -38, 105, 92, 7, 43},
    {of(spycraft), kPlain, kRays, 24, 0, 0, 18, 40, -50, 50},
    {of(spycraft), kAccent, kRings, 2, 0, 0, 44, 44, 16, 16},
    {of(spycraft), kPlain, kRays, 9, 0, 38, 100, 122, -38, -12},
    {of(drakons_escape), kPlain, kRays, 9, 62, -42, 22, 124, 36, 47},
    {of(drakons_escape), kAccent, kRings, 3, 62, -42, 20, 20, 6, 6},
    {of(drakons_escape), kPlain, kArc, 0, -112, 124, 96, 96, -23, -6},
    {of(drakons_escape), kPlain, kArc, 0, -112, 124, 84, 84, -22, -7},
    {of(the_altemian_purge), kPlain, kRays, 5, 92, -66, 8, 84, 39, 43},
    {of(the_altemian_purge), kPlain, kRays, 5, 10, -52, 8, 84, 39, 43},
    {of(the_altemian_purge), kPlain, kRays, 5, 66, 8, 8, 84, 39, 43},
    {of(the_altemian_purge), kAccent, kArc, 0, 0, 126, 124, 68, -42, -8},
    {of(the_altemian_purge), kPlain, kArc, 0, 0, 126, 110, 56, -40, -10},
    {of(the_awakening), kAccent, kArc, 0, 0, 42, 46, 46, -50, 0},
    {of(the_awakening), kAccent, kRays, 17, 0, 42, 56, 120, -48, -2},
    {of(the_awakening), kPlain, kLines, 1, -122, 42, 122, 42, 0, 0},
    {of(the_awakening), kPlain, kWaves, 3, 0, 58, 96, 3, 14, 0},
    {of(from_the_dark), kPlain, kRings, 1, 0, 0, 84, 84, 0, 0},
    {of(from_the_dark), kAccent, kArc, 0, 0, 0, 72, 84, -25, 25},
    {of(from_the_dark), kAccent, kArc, 0, 0, 0, 58, 84, -25, 25},
    {of(from_the_dark), kAccent, kArc, 0, 0, 0, 40, 84, -25, 25},
    {of(from_the_dark), kAccent, kArc, 0, 0, 0, 18, 84, -25, 25},
    {of(eldritch_theft), kPlain, kSpiral, 7, 0, 0, 104, 60, 88, 0},
    {of(eldritch_theft), kAccent, kRings, 2, 0, 0, 16, 16, 9, 9},
    // Blue
    {of(permaculture), kPlain, kBend, 0, 0, 78, 0, 30, 0, -8},
    {of(permaculture), kPlain, kPetals, 1, -40, -28, 48, 18, 9, 0},
    {of(permaculture), kPlain, kPetals, 1, 40, -28, 48, 18, -9, 0},
    {of(permaculture), kPlain, kBend, 0, -66, -46, 0, -2, 66, -46},
    {of(permaculture), kAccent, kRays, 12, 0, -70, 8, 24, -50, 50},
    {of(permaculture), kPlain, kArc, 0, 0, 116, 110, 38, -45, -5},
    {of(permaculture), kPlain, kArc, 0, 0, 127, 104, 38, -43, -7},
    {of(xin_shield_formula), kPlain, kPolygon, 6, 0, 0, 94, 94, 50, 0},
    {of(xin_shield_formula), kPlain, kPolygon, 6, 0, 0, 82, 82, 50, 0},
    {of(xin_shield_formula), kAccent, kPetals, 3, 0, 0, 66, 24, 8, 0},
    {of(xin_shield_formula), kPlain, kPolygon, 6, 0, 0, 20, 20, 50, 0},
    {of(zele_research_labs), kPlain, kBend, 0, -14, -78, -14, -22, -62, 74},
    {of(zele_research_labs), kPlain, kBend, 0, 14, -78, 14, -22, 62, 74},
    {of(zele_research_labs), kPlain, kLines, 2, -62, 74, 62, 74, 0, 7},
    {of(zele_research_labs), kPlain, kLines, 1, -22, -78, 22, -78, 0, 0},
    {of(zele_research_labs), kAccent, kWaves, 3, 0, 30, 32, 3, 14, 0},
    {of(zele_research_labs), kAccent, kStars, 7, 0, -2, 10, 56, 4, 0},
    {of(sustainable_farming), kPlain, kRays, 13, 0, -22, 26, 120, 3, 47},
    {of(sustainable_farming), kPlain, kLines, 1, -122, -22, 122, -22, 0, 0},
    {of(sustainable_farming), kAccent, kArc, 0, 0, -22, 28, 28, -50, 0},
    {of(sustainable_farming), kAccent, kRays, 11, 0, -22, 36, 66, -46, -4},
    {of(banii_ritual), kPlain, kPetals, 6, 0, 0, 80, 36, 0, 0},
    {of(banii_ritual), kAccent, kRays, 36, 0, 0, 84, 96, -50, 50},
    {of(banii_ritual), kAccent, kRings, 2, 0, 0, 20, 20, 12, 12},
    {of(galactic_union), kPlain, kSpiral, 5, -46, 18, 74, 70, 60, 0},
    {of(galactic_union), kPlain, kSpiral, 5, 54, -24, 58, 70, 80, 0},
    {of(galactic_union), kAccent, kRings, 2, -46, 18, 8, 6, 3, 2},
    {of(galactic_union), kAccent, kRings, 2, 52, -24, 7, 6, 3, 2},
    {of(ruins_of_loni_city), kPlain, kTowers, 9, -104, 72, 104, 110, 0, 0},
    {of(ruins_of_loni_city), kPlain, kLines, 3, -118, 72, 118, 72, 0, 9},
    {of(ruins_of_loni_city), kAccent, kRings, 2, 66, -60, 22, 22, 17, 17},
    {of(the_living_ocean), kPlain, kWaves, 6, 0, -4, 116, 8, 17, 0},
    {of(the_living_ocean), kAccent, kRings, 3, 0, -56, 28, 28, 12, 12},
    {of(the_new_economy), kPlain, kRings, 2, -62, 0, 46, 46, 38, 38},
    {of(the_new_economy), kPlain, kRings, 2, 62, 0, 46, 46, 38, 38},
    {of(the_new_economy), kAccent, kRings, 2, 0, 0, 46, 46, 38, 38},
    {of(the_new_economy), kAccent, kPolygon, 4, 0, 0, 12, 18, 0, 0},
    {of(quiet_prosperity), kPlain, kRings, 3, 0, 0, 118, 28, 84, 18},
    {of(quiet_prosperity), kPlain, kDisk, 0, 0, 0, 56, 0, 0, 0},
    {of(quiet_prosperity), kPlain, kRings, 1, 0, 0, 56, 56, 0, 0},
    {of(quiet_prosperity), kAccent, kArc, 0, 0, -22, 50, 10, 0, 50},
    {of(quiet_prosperity), kAccent, kArc, 0, 0, -36, 40, 8, 0, 50},
    {of(quiet_prosperity), kPlain, kArc, 0, 0, 0, 118, 28, 0, 50},
    {of(quiet_prosperity), kPlain, kArc, 0, 0, 0, 84, 18, 0, 50},
    {of(treaty_of_cheng_huang), kPlain, kRings, 3, -36, 0, 60, 60, 46, 46},
    {of(treaty_of_cheng_huang), kPlain, kRings, 3, 36, 0, 60, 60, 46, 46},
    {of(treaty_of_cheng_huang), kAccent, kRays, 16, 0, 0, 5, 22, -50, 50},
    {of(garthu_spaceport), kPlain, kTowers, 7, -116, 74, 0, 70, 0, 0},
    {of(garthu_spaceport), kPlain, kLines, 2, -118, 74, 118, 74, 0, 9},
    {of(garthu_spaceport), kPlain, kArc, 0, 96, -22, 56, 84, 42, 58},
    {of(garthu_spaceport), kPlain, kArc, 0, 8, -22, 56, 84, -8, 8},
    {of(garthu_spaceport), kPlain, kRings, 1, 52, -30, 6, 6, 0, 0},
    {of(garthu_spaceport), kAccent, kRays, 7, 52, 14, 12, 62, 19, 31},
    {of(jordani_current), kPlain, kWaves, 7, 0, -66, 118, 15, 22, 0},
    {of(jordani_current), kAccent, kStars, 9, 0, 0, 110, 70, 4, 0},
    // Red
    {of(wreckage_of_the_xyri), kPlain, kPolygon, 3, -62, -16, 40, 26, 7, 0},
    {of(wreckage_of_the_xyri), kPlain, kPolygon, 3, 34, 36, 48, 26, 35, 0},
    {of(wreckage_of_the_xyri), kPlain, kPolygon, 4, 68, -38, 34, 16, 9, 0},
    {of(wreckage_of_the_xyri), kPlain, kPolygon, 5, -8, -42, 20, 18, 17, 0},
    {of(wreckage_of_the_xyri), kPlain, kPolygon, 3, -38, 60, 26, 16, 20, 0},
    {of(wreckage_of_the_xyri), kAccent, kArc, 0, 0, 6, 108, 84, 32, 68},
    {of(wreckage_of_the_xyri), kAccent, kStars, 12, 10, 0, 100, 80, 3, 0},
    {of(the_titan_blockade), kPlain, kRings, 3, 0, 0, 34, 34, 14, 34},
    {of(the_titan_blockade), kPlain, kRings, 2, 0, 0, 62, 62, 88, 88},
    {of(the_titan_blockade), kAccent, kRays, 18, 0, 0, 66, 84, -50, 50},
    {of(crusade_of_the_sun), kAccent, kRays, 32, 0, 0, 48, 98, -50, 50},
    {of(crusade_of_the_sun), kPlain, kRings, 2, 0, 0, 42, 42, 36, 36},
    {of(crusade_of_the_sun), kPlain, kLines, 1, 0, -26, 0, 26, 0, 0},
    {of(crusade_of_the_sun), kPlain, kLines, 1, -16, -10, 16, -10, 0, 0},
    {of(fall_of_gethi_eferi), kPlain, kLines, 2, -64, 72, -64, -14, 14, 0},
    {of(fall_of_gethi_eferi), kPlain, kLines, 2, -22, 72, -18, 6, 14, 6},
    {of(fall_of_gethi_eferi), kPlain, kLines, 2, 20, 72, 38, 0, 14, 4},
    {of(fall_of_gethi_eferi), kPlain, kLines, 2, 62, 72, 94, 14, 14, 6},
    {of(fall_of_gethi_eferi), kAccent, kLines, 2, -78, -40, 84, -8, 3, -12},
    {of(fall_of_gethi_eferi), kPlain, kLines, 3, -96, 72, 96, 72, 0, 8},
    {of(thani_tribes), kPlain, kPolygon, 3, -62, 37, 44, 54, -75, 0},
    {of(thani_tribes), kPlain, kPolygon, 3, 10, 26, 56, 76, -75, 0},
    {of(thani_tribes), kPlain, kPolygon, 3, 80, 42, 36, 44, -75, 0},
    {of(thani_tribes), kPlain, kBend, 0, -4, 64, 10, 18, 24, 64},
    {of(thani_tribes), kPlain, kBend, 0, -70, 64, -62, 34, -54, 64},
    {of(thani_tribes), kPlain, kLines, 2, -118, 64, 118, 64, 0, 10},
    {of(thani_tribes), kAccent, kRings, 2, 70, -52, 22, 22, 16, 16},
    {of(berserkers_of_grotl), kPlain, kLines, 2, -70, 84, 62, -78, 7, 6},
    {of(berserkers_of_grotl), kPlain, kLines, 2, 70, 84, -62, -78, -7, 6},
    {of(berserkers_of_grotl), kPlain, kArc, 0, 52, -64, 40, 40, -18, 32},
    {of(berserkers_of_grotl), kPlain, kBend, 0, 69, -101, 50, -64, 35, -27},
    {of(berserkers_of_grotl), kPlain, kArc, 0, -52, -64, 40, 40, 18, 68},
    {of(berserkers_of_grotl), kPlain, kBend, 0, -69, -101, -50, -64, -35, -27},
    {of(berserkers_of_grotl), kAccent, kRings, 2, 0, 0, 18, 18, 11, 11},
    {of(cyris_treachery), kPlain, kBend, 0, -11, -30, -8, 50, 0, 92},
    {of(cyris_treachery), kPlain, kBend, 0, 11, -30, 8, 50, 0, 92},
    {of(cyris_treachery), kPlain, kLines, 1, 0, -30, 0, 92, 0, 0},
    {of(cyris_treachery), kAccent, kLines, 2, -38, -38, 38, -38, 0, 8},
    {of(cyris_treachery), kPlain, kLines, 2, -6, -38, -6, -72, 12, 0},
    {of(cyris_treachery), kAccent, kRings, 2, 0, -82, 11, 11, 5, 5},
    {of(cyris_treachery), kPlain, kArc, 0, 0, 0, 96, 80, -14, 14},
    {of(cyris_treachery), kPlain, kArc, 0, 0, 0, 96, 80, 36, 64},
    {of(treasure_vaults), kPlain, kRings, 3, 0, 0, 94, 94, 78, 78},
    {of(treasure_vaults), kPlain, kRays, 8, 0, 0, 32, 78, -50, 50},
    {of(treasure_vaults), kPlain, kRings, 1, 0, 0, 32, 32, 0, 0},
    {of(treasure_vaults), kAccent, kPolygon, 4, 0, 0, 15, 22, 0, 0},
    {of(treasure_vaults), kAccent, kRings, 1, 0, 0, 50, 50, 0, 0},
    {of(rites_of_memory), kPlain, kPetals, 5, 0, 0, 92, 20, 5, 0},
    {of(rites_of_memory), kAccent, kRings, 3, 0, 0, 34, 34, 10, 10},
    {of(rites_of_memory), kPlain, kRays, 20, 0, 0, 38, 52, -50, 50},
    {of(fires_at_night), kPlain, kArc, 0, 46, 4, 80, 110, 35, 65},
    {of(fires_at_night), kPlain, kArc, 0, -46, 4, 80, 110, -15, 15},
    {of(fires_at_night), kAccent, kArc, 0, 40, 26, 60, 76, 36, 64},
    {of(fires_at_night), kAccent, kArc, 0, -40, 26, 60, 76, -14, 14},
    {of(fires_at_night), kAccent, kArc, 0, 20, 44, 32, 44, 36, 64},
    {of(fires_at_night), kAccent, kArc, 0, -20, 44, 32, 44, -14, 14},
    {of(fires_at_night), kPlain, kLines, 3, -70, 80, 70, 92, 0, -6},
    {of(wormhole_deception), kPlain, kRings, 7, 0, 0, 118, 92, 12, 6},
    {of(wormhole_deception), kAccent, kSpiral, 4, 0, 0, 112, 40, 76, 0},
    {of(march_of_ashes), kPlain, kLines, 11, -104, 70, -84, -40, 20, 0},
    {of(march_of_ashes), kAccent, kLines, 11, -86, -34, -80, -66, 20, 0},
    {of(march_of_ashes), kPlain, kWaves, 2, 0, 78, 116, 4, 12, 0},
    {of(the_ru_shou_dam), kPlain, kWaves, 3, 0, -66, 116, 6, 15, 0},
    {of(the_ru_shou_dam), kPlain, kLines, 2, -96, -18, 96, -18, 0, 9},
    {of(the_ru_shou_dam), kPlain, kRays, 13, 0, -127, 124, 127, 10, 40},
    {of(the_ru_shou_dam), kPlain, kLines, 9, -80, -9, -64, 56, 18, 0},
    {of(the_ru_shou_dam), kAccent, kWaves, 3, 0, 64, 100, 4, 12, 0},
    // White
    {of(dead_tree_distraction), kPlain, kTree, 5, 0, 90, 56, 8, 0, 0},
    {of(dead_tree_distraction), kAccent, kRings, 2, 84, -50, 24, 24, 18, 18},
    {of(thorweds_gambit), kPlain, kArc, 0, 0, 0, 84, 70, -46, -6},
    {of(thorweds_gambit), kPlain, kArc, 0, 0, 0, 84, 70, 4, 44},
    {of(thorweds_gambit), kPlain, kBend, 0, 54, -34, 76, -26, 88, -50},
    {of(thorweds_gambit), kPlain, kBend, 0, -54, 34, -76, 26, -88, 50},
    {of(thorweds_gambit), kPlain, kPolygon, 4, -14, 6, 26, 36, 0, 0},
    {of(thorweds_gambit), kAccent, kPolygon, 4, 14, -6, 26, 36, 0, 0},
    {of(library_of_dithia), kPlain, kLines, 6, -66, 58, -66, -18, 24, 0},
    {of(library_of_dithia), kPlain, kLines, 6, -56, 58, -56, -18, 24, 0},
    {of(library_of_dithia), kPlain, kLines, 3, -84, 60, 84, 60, 0, 9},
    {of(library_of_dithia), kPlain, kLines, 2, -82, -28, 82, -28, 0, 8},
    {of(library_of_dithia), kPlain, kBend, 0, -84, -30, 0, -82, 84, -30},
    {of(library_of_dithia), kAccent, kRings, 2, 0, -50, 11, 11, 5, 5},
    {of(cocoon), kPlain, kRings, 5, 0, 8, 50, 82, 8, 82},
    {of(cocoon), kAccent, kRings, 1, 0, 8, 50, 82, 0, 0},
    {of(cocoon), kPlain, kBend, 0, -110, -96, 0, -82, 110, -98},
    {of(cocoon), kAccent, kLines, 3, -44, -26, 44, -26, 0, 34},
    {of(ancient_secrets), kPlain, kPolygon, 3, 0, 26, 104, 98, -75, 0},
    {of(ancient_secrets), kPlain, kLines, 1, -70, 42, 70, 42, 0, 0},
    {of(ancient_secrets), kPlain, kArc, 0, 0, 26, 34, 32, -43, -7},
    {of(ancient_secrets), kPlain, kArc, 0, 0, -2, 34, 32, 7, 43},
    {of(ancient_secrets), kAccent, kRings, 2, 0, 12, 11, 11, 4, 4},
    {of(ancient_secrets), kAccent, kRays, 9, 0, 12, 92, 118, -44, -6},
    {of(nyri_artifacts), kPlain, kPolygon, 8, 0, 0, 88, 88, 50, 0},
    {of(nyri_artifacts), kPlain, kPolygon, 8, 0, 0, 44, 44, 50, 0},
    {of(nyri_artifacts), kPlain, kPolygon, 4, 0, 0, 62, 62, 0, 0},
    {of(nyri_artifacts), kPlain, kPolygon, 4, 0, 0, 62, 62, 50, 0},
    {of(nyri_artifacts), kAccent, kRings, 3, 0, 0, 24, 24, 8, 8},
    {of(open_palm_uprising), kPlain, kArc, 0, 0, 46, 38, 42, -8, 58},
    {of(open_palm_uprising), kPlain, kPetals, 1, -34, -10, 44, 9, 20, 0},
    {of(open_palm_uprising), kPlain, kPetals, 1, -12, -26, 50, 9, 24, 0},
    {of(open_palm_uprising), kPlain, kPetals, 1, 12, -26, 50, 9, 26, 0},
    {of(open_palm_uprising), kPlain, kPetals, 1, 34, -10, 44, 9, 30, 0},
    {of(open_palm_uprising), kPlain, kPetals, 1, -58, 32, 32, 10, 8, 0},
    {of(open_palm_uprising), kAccent, kSpiral, 1, 0, 50, 24, 127, 100, 0},
    {of(civil_reprogramming), kPlain, kPolygon, 4, 0, 0, 66, 66, 50, 0},
    {of(civil_reprogramming), kPlain, kLines, 5, -32, -48, -32, -78, 16, 0},
    {of(civil_reprogramming), kPlain, kLines, 5, -32, 48, -32, 78, 16, 0},
    {of(civil_reprogramming), kPlain, kLines, 5, -48, -32, -92, -32, 0, 16},
    {of(civil_reprogramming), kPlain, kLines, 5, 48, -32, 92, -32, 0, 16},
    {of(civil_reprogramming), kAccent, kRings, 3, 0, 0, 30, 30, 8, 8},
    {of(the_catharsis_simulation), kPlain, kRings, 4, 0, 0, 88, 88, 14, 88},
    {of(the_catharsis_simulation), kAccent, kRings, 3, 0, 0, 88, 66, 88, 14},
    {of(cheras_tithe), kPlain, kArc, 0, 0, 4, 72, 62, 0, 50},
    {of(cheras_tithe), kPlain, kRings, 2, 0, 4, 72, 16, 64, 12},
    {of(cheras_tithe), kPlain, kLines, 3, -34, 72, 34, 72, 0, 8},
    {of(cheras_tithe), kAccent, kPolygon, 4, 0, -30, 18, 28, 0, 0},
    {of(cheras_tithe), kAccent, kPolygon, 4, -36, -16, 13, 20, 0, 0},
    {of(cheras_tithe), kAccent, kPolygon, 4, 36, -16, 13, 20, 0, 0},
    {of(cheras_tithe), kPlain, kRays, 9, 0, -30, 38, 62, -42, -8},
    {of(abdication_of_the_six_popes), kPlain, kLines, 6, -78, 34, -65, -36, 26, 0},
    {of(abdication_of_the_six_popes), kPlain, kLines, 6, -65, -36, -52, 34, 26, 0},
    {of(abdication_of_the_six_popes), kPlain, kLines, 3, -78, 40, 78, 40, 0, 10},
    {of(abdication_of_the_six_popes), kAccent, kLines, 6, -65, -48, -65, -66, 26, 0},
    {of(abdication_of_the_six_popes), kAccent, kLines, 6, -71, -57, -59, -57, 26, 0},
    {of(monoculture), kPlain, kPolygon, 6, 0, 0, 32, 32, 50, 0},
    {of(monoculture), kPlain, kPolygon, 6, -58, 0, 32, 32, 50, 0},
    {of(monoculture), kPlain, kPolygon, 6, 58, 0, 32, 32, 50, 0},
    {of(monoculture), kPlain, kPolygon, 6, -29, -50, 32, 32, 50, 0},
    {of(monoculture), kPlain, kPolygon, 6, 29, -50, 32, 32, 50, 0},
    {of(monoculture), kPlain, kPolygon, 6, -29, 50, 32, 32, 50, 0},
    {of(monoculture), kPlain, kPolygon, 6, 29, 50, 32, 32, 50, 0},
    {of(monoculture), kAccent, kRays, 6, 0, 0, 4, 22, -50, 50},
    {of(genesis_device), kPlain, kHelix, 14, 0, 0, 112, 44, 0, 0},
    {of(genesis_device), kAccent, kRings, 2, 0, 0, 74, 92, 68, 86},
    // Kinds: a bolt, a hammer, an ear, a sunrise, an hourglass, a spent disk, a shield, the sign of endlessness
    {sign(0), kPlain, kBend, 0, 34, -96, -44, 14, 44, -14},
    {sign(0), kPlain, kLines, 1, 44, -14, -34, 96, 0, 0},
    {sign(1), kPlain, kBend, 0, 88, -4, 44, 40, -40, -44},
    {sign(1), kPlain, kBend, 0, -40, -44, 4, -88, 88, -4},
    {sign(1), kPlain, kLines, 1, 2, -2, -88, 88, 0, 0},
    {sign(2), kPlain, kLines, 1, 0, 98, 0, -92, 0, 0},
    {sign(2), kPlain, kBend, 0, -50, -72, 0, -32, 50, -72},
    {sign(2), kPlain, kBend, 0, -50, -30, 0, 10, 50, -30},
    {sign(2), kPlain, kBend, 0, -50, 12, 0, 52, 50, 12},
    {sign(3), kPlain, kLines, 1, -98, 54, 98, 54, 0, 0},
    {sign(3), kPlain, kArc, 0, 0, 54, 52, 52, -50, 0},
    {sign(3), kPlain, kRays, 3, 0, 54, 74, 116, -39, -11},
    {sign(4), kPlain, kBend, 0, -62, -88, 62, 88, -62, 88},
    {sign(4), kPlain, kBend, 0, -62, 88, 62, -88, -62, -88},
    {sign(5), kPlain, kRings, 1, 0, 0, 84, 84, 0, 0},
    {sign(5), kPlain, kLines, 1, -60, 60, 60, -60, 0, 0},
    {sign(6), kPlain, kBend, 0, 0, -92, -78, -68, -70, 16},
    {sign(6), kPlain, kBend, 0, -70, 16, 0, 96, 70, 16},
    {sign(6), kPlain, kBend, 0, 70, 16, 78, -68, 0, -92},
    {sign(7), kPlain, kRings, 1, -50, 0, 46, 46, 0, 0},
    {sign(7), kPlain, kRings, 1, 50, 0, 46, 46, 0, 0},
    {kSky, kPlain, kStars, 18, 0, 0, 127, 92, 1, 0},
    // The back: an armillary sphere
    {kBack, kPlain, kRings, 2, 0, 0, 96, 96, 88, 88},
    {kBack, kPlain, kPetals, 4, 0, 0, 84, 30, 6, 0},
    {kBack, kAccent, kRays, 16, 0, 0, 14, 46, -50, 50},
    {kBack, kAccent, kRings, 1, 0, 0, 10, 10, 0, 0},
};

constexpr float kTurn = 2 * kPi / 100;  // angles of the table to radians

struct Engraver {
    ImDrawList& list;
    ImVec2 centre;
    float radius;
    float line;
    ImU32 ink;

    ImVec2 at(float x, float y) const { return centre + ImVec2{x, y} * (radius / 100); }
    void to(float x, float y) const { list.PathLineTo(at(x, y)); }
    void stroke(bool closed = false) const { list.PathStroke(ink, closed ? ImDrawFlags_Closed : 0, line); }
    void straight(float x, float y, float a, float b) const { to(x, y), to(a, b), stroke(); }

    // Part of an ellipse that is itself turned, all angles in radians.
    void ellipse(float x, float y, float a, float b, float turn, float from, float until) const {
        const float span = until - from, reach = std::max(a, b) * radius / 100;
        const bool whole = span > 6.28f;
        const int n = std::clamp(static_cast<int>(span * (1.6f + std::sqrt(reach) * 0.5f)), 4, 48);
        const float cosine = std::cos(turn), sine = std::sin(turn);
        for (int i = 0; i < n + !whole; ++i) {
            const ImVec2 p = at_angle({0, 0}, 1, from + span * real(i) / real(n));
            to(x + a * p.x * cosine - b * p.y * sine, y + a * p.x * sine + b * p.y * cosine);
        }
        stroke(whole);
    }
    void ellipse(float x, float y, float a, float b) const { ellipse(x, y, a, b, 0, 0, 2 * kPi); }

    void tree(float x, float y, float reach, float angle, float spread, int forks) const {
        const ImVec2 end = at_angle({x, y}, reach, angle);
        straight(x, y, end.x, end.y);
        if (forks == 0) return;
        const float lean = forks % 2 == 0 ? 0.8f : 1.1f;  // so that no two sides are alike
        tree(end.x, end.y, reach * 0.72f, angle - spread * lean, spread, forks - 1);
        tree(end.x, end.y, reach * 0.62f, angle + spread * (2 - lean), spread, forks - 1);
    }

    void draw(const Stroke& s, Chance& luck) const {
        const float x = s.x, y = s.y, a = s.a, b = s.b, c = s.c, d = s.d, n = s.n;
        const auto share = [&luck] { return real(luck.below(4096)) / 4096; };
        for (int k = 0; k < std::max<int>(s.n, 1); ++k) {
            const float i = real(k), part = n > 1 ? i / (n - 1) : 0;
            switch (s.op) {
                case kRings: ellipse(x, y, a + (c - a) * part, b + (d - b) * part); break;
                case kPetals: ellipse(x, y, a, b, c * kTurn + kPi * i / n, 0, 2 * kPi); break;
                case kRays: {
                    const float angle = (c + (d - c) * (d - c >= 100 ? i / n : part)) * kTurn;
                    const ImVec2 from = at_angle({x, y}, a, angle),
                                 until = at_angle({x, y}, k % 2 == 0 ? b : a + (b - a) * 0.6f, angle);
                    straight(from.x, from.y, until.x, until.y);
                    break;
                }
                case kArc: ellipse(x, y, a, b, 0, c * kTurn, d * kTurn); break;
                case kLines: straight(x + c * i, y + d * i, a + c * i, b + d * i); break;
                case kBend: to(x, y), to(a, b), to(c, d), stroke(); break;
                case kPolygon:
                    to(x + a * std::cos((i + c / 100) * 2 * kPi / n), y + b * std::sin((i + c / 100) * 2 * kPi / n));
                    if (k == s.n - 1) stroke(true);
                    break;
                case kSpiral:
                    for (int j = 0; j <= 20; ++j) {
                        const float out = real(j) / 20;
                        const ImVec2 p = at_angle({0, 0}, a * out, 2 * kPi * i / n + b * kTurn * std::sqrt(out));
                        to(x + p.x, y + p.y * c / 100);
                    }
                    stroke();
                    break;
                case kWaves:
                    for (int j = 0; j <= 28; ++j) {
                        const float along = real(j) / 14 - 1;
                        to(x + a * along, y + c * i + b * std::sin(along * a * 0.09f + i * 1.3f));
                    }
                    stroke();
                    break;
                case kStars: {
                    const ImVec2 p = at(x + a * (share() * 2 - 1), y + b * (share() * 2 - 1));
                    list.AddCircleFilled(p, c * (0.5f + share()) * radius / 100 + 0.3f, ink, 8);
                    break;
                }
                case kTowers: {
                    const float wide = (a - x) / n, left = x + wide * i, top = y - b * (0.25f + 0.75f * share());
                    const float slant = (share() - 0.5f) * b * 0.2f;
                    to(left, y), to(left, top), to(left + wide * 0.8f, top + slant), to(left + wide * 0.8f, y);
                    stroke();
                    break;
                }
                case kTree: return tree(x, y, a, -kPi / 2, b * kTurn, s.n);
                case kDisk: list.AddCircleFilled(at(x, y), a * radius / 100, ink::kNight); break;
                case kHelix: {
                    const float along = x - a + 2 * a * part, lift = b * std::sin(part * 2.2f * kPi);
                    straight(along, y - lift, along, y + lift);
                    if (k > 0) break;
                    for (float side : {-1.0f, 1.0f}) {
                        for (int j = 0; j <= 32; ++j)
                            to(x - a + a * real(j) / 16, y + side * b * std::sin(real(j) / 32 * 2.2f * kPi));
                        stroke();
                    }
                }
            }
        }
    }
};

}  // namespace

void engrave(ImDrawList& list, int picture, ImVec2 centre, float radius, const Pen& pen, int seed) {
    Chance luck(static_cast<std::uint64_t>(seed) * 977 + 5);
    for (const Stroke& stroke : kStrokes)
        if (stroke.picture == picture)
            Engraver{list, centre, radius, pen.line, stroke.accent ? pen.accent : pen.ink}.draw(stroke, luck);
}

}  // namespace orrery::web::rise_art
