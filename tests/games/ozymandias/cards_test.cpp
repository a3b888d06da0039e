// Every leader of Ozymandias whose text has an effect (9.2 to 9.4), with its edge cases, in the order of the cards.
// What rulings say about them is in rulings_test.cpp and rulings_late_test.cpp.
#include <string>

#include <catch_amalgamated.hpp>

#include "games/ozymandias/facts.h"

namespace orrery::ozymandias {
namespace {

// p1 activates a fleet with that leader on `at`. First come the facts, then the statements.
void active(std::string_view leader_and_place, std::string_view facts, std::string_view then) {
    holds("sites 0=red-2r0 2=gold-1r1 ; p1f1 " + std::string(leader_and_place) + "\n" + std::string(facts) +
          "\nnode turn p1 ; > activate p1f1\n" + std::string(then));
}

// ---- Gold

TEST_CASE("The Bribe and The Mercenary buy their way through a war", "[ozymandias][cards]") {
    active("the-bribe @0b", "p1 res 2/0/0 ; p2f1 pilgrims @0c st 3",
           "> attack 0b 0c ; = p1f1 @0b st 0 ; = node p2 retreat");  // 3 wealth are needed: it has yielded by itself
    active("the-bribe @0b", "p1 res 3/0/0 ; p2f1 pilgrims @0c st 3",
           "> attack 0b 0c ; > use the-bribe ; = p1 res 0/0/0");
    active("the-bribe @0b", "p1 res 3/0/0 hand pin ; p2f1 pilgrims @0c",
           "> attack 0b 0c ; - use the-bribe = 9.2 nothing to bribe");
    active("the-mercenary @0b", "p1 res 5/0/0 ; p2 hand pin ; p2f1 the-swamp @0c st 4",
           "> attack 0b 0c ; - use the-mercenary 6 = 9.2 ; - use the-mercenary 0 = 9.2 ; > use the-mercenary 1 ; = war "
           "p1 -3\n"
           "> use the-mercenary 3 ; = war p2 0 ; = p1 res 1/0/0");
}

TEST_CASE("The Speculator, The Thief, Consumable Goods, Gossip", "[ozymandias][cards]") {
    active("the-speculator @0a", "deck pin gossip ; p1 res 6/0/0",
           "> use the-speculator ; = p1 res 3/0/0 hand pin ; - use the-speculator = R38");
    active("the-thief @0a", "p1 res 0/0/7 ; p2 hand armada",
           "> use the-thief p2 ; = p1 res 0/0/4 hand armada ; = p2 hand none ; - use the-thief p2 = R38");
    active("the-thief @0a", "p1 res 1/0/6 ; p2 hand armada,pin",
           "> use the-thief p2 ; > end\nnode turn p1 ; > recover ; > activate p1f1 ; - use the-thief p2 = R45");
    active("the-thief @0a", "p1 res 0/0/7", "- use the-thief p2 = 9.2 {p2} has no card ; ? : move explore end");
    active("consumable-goods @0a", "deck pin ; p1 hand gossip,armada",
           "- use consumable-goods armada p2 = 9.1 ; - use consumable-goods gossip p1 = 9.1 Name an opponent\n"
           "> use consumable-goods gossip p2 ; = p1 res 4/0/0 hand armada ; = p2 hand pin ; = discard gossip");
    active("gossip @0a", "p1 res 0/0/0", "- use gossip = 9.1 costs 1 secret");
}

TEST_CASE("The Insurgent and City of Gold need a colony, and wealth", "[ozymandias][cards]") {
    active("the-insurgent @0c", "p1 res 2/0/0", "- use the-insurgent = R43");  // it has no disk there
    active("the-insurgent @0c", "disks 0c=p2 ; p1 res 1/0/0", "- use the-insurgent = 9.1");
    active("city-of-gold @0b", "p1 res 9/0/0", "- use city-of-gold = 6.5 needs a colony");
    // A disk under another one gives no control. The price is not population.
    active("the-insurgent @0c", "disks 0c=p2 ; p1 res 2/0/0",
           "> use the-insurgent ; = disks 0c=p1,p2 ; = score p1 0 p2 1");
}

TEST_CASE("The Wall cancels the war, and the action is used up", "[ozymandias][cards]") {
    active(
        "red-fury @0b under gossip", "p2 res 0/0/1 ; p2f1 the-wall @0c",
        "> attack 0b 0c ; = node p2 wall ; > p2 use the-wall ; = node none ; = p1f1 @0b st 0 spent ; = p2 res 0/0/0");
    active("red-fury @0b", "p2 res 0/0/1 ; p2f1 the-wall @0c", "> attack 0b 0c ; > p2 skip ; = p2f1 @0c ; = p1f1 st 1");
    active("red-fury @0b", "p2f1 the-wall @0c", "> attack 0b 0c ; = p1f1 st 1");  // no secret, no question
}

TEST_CASE("Zele Seed Ships take a disk from the pool only", "[ozymandias][cards]") {
    holds(
        "sites 0=red-2r0 ; p1f1 zele-seed-ships @card hidden ; node turn p1 ; > activate p1f1 ; = p1f1 disk\n"
        "= p1 pool 7 ; = score p1 1 ; = node p1 warp");
    holds(
        "sites 0=red-2r0 ; disks 0c=p1,p1,p1,p1 0f=p1,p1,p1,p1 ; p1f1 zele-seed-ships @card hidden ; node turn p1\n"
        "> activate p1f1 ; = p1f1 bare ; = node p1 warp");
}

TEST_CASE("Tactical Sacrifice and Efficiency", "[ozymandias][cards]") {
    active("tactical-sacrifice @0b st 2", "", "- use tactical-sacrifice = R50 ; = p1f1 st 2");
    holds("sites 0=red-2r0 ; p1f1 efficiency @explore:1:gold-1 ; node turn p1 ; > pass ; = p1 res 1/0/0");
}

TEST_CASE("The Drifter gets an action after others, on the map only", "[ozymandias][cards]") {
    active("pilgrims @0b", "p1f2 the-drifter @0g spent",
           "> move 0a ; = node p1 bonus ; > bonus p1f2 ; > end ; = node none ; = p1f2 @0g spent");
    active("pilgrims @0b", "p1f2 the-drifter @card", "> move 0a ; = node none");
    active("the-drifter @0b", "p1f2 pilgrims @0g", "> move 0a ; = node none");  // its own activation brings nothing
    active("pilgrims @0b", "p1f2 the-drifter @0g ; p1f3 the-drifter @0h",
           "> move 0a ; > bonus p1f2 ; > end ; = node p1 bonus ; - bonus p1f2 = 9.1 has no bonus action ; > end ; = "
           "node none");
}

TEST_CASE("The Network and Slow Research take effect at the end of an age", "[ozymandias][cards]") {
    active("the-network @0b", "p1 hand pin,gossip", "- use the-network gossip pin = 9.1 when its time comes");
    active("slow-research @0b", "p1 hand pin", "- use slow-research = 11.2");
}

TEST_CASE("Trawler collapses colonies of its own sector", "[ozymandias][cards]") {
    active("trawler @0a", "disks 2d=p2,p1 0c=p2,p1,p2 ; p1 hand gossip,the-wall",
           "- use trawler gossip 2d = 9 isn't in the sector ; > use trawler gossip 0c ; = disks 0c=p2,p2,p1 2d=p2,p1\n"
           "- use trawler the-wall 0c = R38");
}

// ---- Red

TEST_CASE("Training Regimen, Armada, Morale Booster, Ancient Weapons keep within capacity", "[ozymandias][cards]") {
    holds("sites 0=red-2r0 ; p1f1 training-regimen @card st 6 ; node turn p1 ; > pass ; = p1f1 st 6");
    holds("sites 0=red-2r0 ; p1f1 training-regimen @0b st 5 ; node turn p1 ; > pass ; = p1f1 st 6");
    holds("sites 0=red-2r0 ; p1f1 morale-booster @card hidden st 2 ; node turn p1 ; > activate p1f1 ; = p1f1 st 5");
    holds("sites 0=red-2r0 ; p1f1 ancient-weapons @card hidden ; node turn p1 ; > activate p1f1 ; = p1f1 st 5");
    active("armada @0b st 6", "p1 res 0/3/0 ; p2f1 pilgrims @0c", "> attack 0b 0c ; ? draft 0..2");
    active("armada @0b st 8", "p1 res 0/3/0 hand pin ; p2f1 pilgrims @0c", "> attack 0b 0c ; = p1f1 st 8");
}

TEST_CASE("Desert Legend turns one card into any three resources", "[ozymandias][cards]") {
    constexpr std::string_view kRevealed =
        "sites 0=red-2r0 ; p1 hand pin ; p1f1 desert-legend @card hidden ; node turn p1 ; > activate p1f1 ; = node p1 "
        "legend\n";
    holds(std::string(kRevealed) +
          "> use desert-legend pin gold gold blue ; = p1 res 2/0/1 hand none ; = node p1 warp");
    holds(std::string(kRevealed) + "? use desert-legend pin: gold red blue ; ? use desert-legend pin red: red blue");
    holds(std::string(kRevealed) + "+ use desert-legend pin gold blue red ; > skip ; = p1 hand pin");
    holds(
        "sites 0=red-2r0 ; p1f1 desert-legend @card hidden ; node turn p1 ; > activate p1f1 ; = node p1 warp");  // no card
}

TEST_CASE("Battle Cry counts in every war, Red Fury in the first, also when defending", "[ozymandias][cards]") {
    active("pilgrims @0b st 2", "p2f1 battle-cry @0c", "> attack 0b 0c ; = p2f1 st 0 ; = war - 0 ; = node none");
    active("pilgrims @0b st 6", "p2f1 battle-cry @0c st 6", "> attack 0b 0c ; = p2f1 @0c st 6");
    active("pilgrims @0b", "p1 hand pin ; p2f1 red-fury @0c", "> attack 0b 0c ; = war p1 -1 ; = p2f1 st 1");
}

TEST_CASE("war gains of winners and losers", "[ozymandias][cards]") {
    active("hearts-and-minds @0b", "p2f1 pilgrims @0c st 3", "> attack 0b 0c ; = p1 res 0/0/0");  // it has lost
    active("pilgrims @0b st 5", "p2f1 the-vampire @0c st 2",
           "> attack 0b 0c ; = p1f1 st 4 ; = p2 res 0/1/0 ; = node p1 retreat");
    active("pilgrims @0b", "p1 hand pin ; p2f1 the-vampire @0c st 2", "> attack 0b 0c ; > sword pin ; = p2 res 0/0/0");
    active("the-vampire @0b", "p2f1 pilgrims @0c ; p2 hand armada", "> attack 0b 0c ; = p1 res 0/0/0");  // a tie
    active("the-valkyrie @0b", "p2f1 pilgrims @0c st 3", "> attack 0b 0c ; = p1 res 0/2/0");             // lost by 3
    active("hard-knocks @0b st 1", "p2f1 pilgrims @0c st 3", "> attack 0b 0c ; = p1 res 0/0/1 ; = p1f1 st 0");
    active("the-gravekeeper @0b", "p1 hand pin ; p2f1 pilgrims @0c st 3",
           "> attack 0b 0c ; > yield ; = node p2 retreat");  // no dead
}

TEST_CASE("Strategic Reinforcements attacking and defending", "[ozymandias][cards]") {
    active(
        "pilgrims @0b", "p1 res 0/2/0 ; p2 res 0/2/0 ; p2f1 strategic-reinforcements @0c",
        "> attack 0b 0c ; = node p1 draft ; > p1 draft 1 ; = p1f1 st 1 ; = node p2 draft ; > p2 draft 2 ; = p2f1 st 2");
}

TEST_CASE("Pyrrhus needs 3 secrets and a lost war with something left over", "[ozymandias][cards]") {
    active("pilgrims @0b st 4", "p2 res 0/0/2 ; p2f1 pyrrhus @0c", "> attack 0b 0c ; = node p1 retreat");
    active("pilgrims @0b st 4", "p2 res 0/0/3 ; p2f1 pyrrhus @0c",
           "> attack 0b 0c ; = node p2 pyrrhus ; > p2 skip ; = node p1 retreat ; > hold ; = p2 res 0/0/3");
}

TEST_CASE("The General lends its action, even pinned", "[ozymandias][cards]") {
    active("the-general @0b", "p1 res 0/1/0 ; p1f2 pilgrims @0c spent ; p2f1 pin @0a",
           "- move 0i = R48 ; - delegate p1f1 = 9.3 ; > delegate p1f2 ; > conquer ; = disks 0c=p1 ; = p1f2 @0c spent\n"
           "= node none");
    active("pilgrims @0b", "p1f2 the-general @0c", "- delegate p1f2 = 9.3 Only The General");
    active("the-general @0b", "p1f2 pilgrims @card", "- delegate p1f2 = 9.3 isn't on the map");
}

TEST_CASE("The Fear needs a red card and 3 secrets", "[ozymandias][cards]") {
    active("the-fear @0b", "p1 res 0/0/2 hand pin ; p2f1 pilgrims @0c st 2",
           "> attack 0b 0c ; - use the-fear pin = 9.1 costs 3 secrets");
    active("pilgrims @0b", "p1 res 0/0/3 hand pin ; p2f1 the-fear @0c st 2",
           "> attack 0b 0c ; - use the-fear pin = 9.1 doesn't lead");
}

TEST_CASE("The Dictator gives each other fleet an action", "[ozymandias][cards]") {
    active("the-dictator @0b", "p1 res 0/1/0 ; p1f2 pilgrims @0c ; p1f3 searcher @card ; p1f4 observer @0h spent",
           "> move 0a ; ? bonus: p1f2 p1f4 ; > bonus p1f2 ; > conquer ; = disks 0c=p1 ; > bonus p1f4 ; > end ; = node "
           "none");
}

TEST_CASE("The Swamp makes every sword of its opponent cost plans", "[ozymandias][cards]") {
    active("the-swamp @0b", "p1 hand pin ; p2 res 0/0/1 hand armada,battle-cry ; p2f1 pilgrims @0c st 5",
           "> attack 0b 0c ; = war p1 -5 ; > sword pin ; = war p2 -1 ; - p2 sword battle-cry = 9.3 2 secrets, and you "
           "have 1\n"
           "> p2 sword armada ; = p2 res 0/0/0");
}

// ---- Blue

TEST_CASE("Terraformation makes any other point a colony", "[ozymandias][cards]") {
    active("terraformation @0c", "p1 res 0/0/9", "- use terraformation = 9.4 needs an intersection or hazard");
    active("terraformation @0h", "p1 res 0/1/3",
           "> use terraformation ; = terraformed 0h ; > conquer ; = disks 0h=p1 ; = score p1 1");
    // From then on it is a dot.
    active("terraformation @0b", "p1 res 0/0/4 ; p1f2 pilgrims @0a",
           "> use terraformation ; > move 0i ; = p1 res 0/0/1\nnode turn p1 ; > activate p1f2 ; > move 0b ; = p1 res "
           "0/0/0");
}

TEST_CASE("The Watcher and The Surveyor", "[ozymandias][cards]") {
    holds(
        "sites 0=red-2r0 ; deck pin ; p1 res 0/0/1 ; p1f1 the-watcher @card ; node turn p1 ; > pass ; = node p1 "
        "watcher\n"
        "> use the-watcher ; = p1 res 0/0/0 hand pin");
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/1 ; p1f1 the-watcher @card ; node turn p1 ; > pass ; = node none");  // no card to draw
    holds(
        "sites 0=red-2r0 ; p1f1 the-surveyor @explore:1:gold-3 ; node turn p1 ; > activate p1f1 ; > land r0 1a ; = p1 "
        "res 3/0/3");
}

TEST_CASE("Transposition swaps with anybody on the map", "[ozymandias][cards]") {
    active("transposition @0a", "p1f2 pilgrims @0c ; p2f1 gossip @card",
           "- use transposition p2f1 = 9.4 ; - use transposition p1f1 = 9.4\n"
           "> use transposition p1f2 ; = p1f1 @0c ; = p1f2 @0a");
}

TEST_CASE("Weapons Research doubles a sword for its rank in secrets", "[ozymandias][cards]") {
    holds(
        "sites 0=blue-2r0 ; p1 res 0/0/5 hand searcher,the-wall ; p1f1 weapons-research @0b ; p2f1 pilgrims @0c st 6\n"
        "node turn p1 ; > activate p1f1 ; > attack 0b 0c ; - sword the-wall double = 9.4 ; > sword searcher double\n"
        "= p1 res 0/0/2 ; = p2f1 st 6");
    active("pilgrims @0b", "p1 res 0/0/9 hand pin ; p2f1 gossip @0c st 9",
           "> attack 0b 0c ; - sword pin double = 9.4 Only");
}

TEST_CASE("Searcher, Hidden Mining Base, Double Agent, Weapons Cache, Observer", "[ozymandias][cards]") {
    active("searcher @0a", "deck pin ; p1 res 0/0/1 hand gossip",
           "> use searcher gossip ; = p1 res 0/0/0 hand pin ; = discard gossip");
    active("hidden-mining-base @0a", "p1 res 0/0/2 hand the-dictator",
           "> use hidden-mining-base the-dictator p2 ; = p1 res 0/7/0 hand none ; = p2 hand the-dictator");
    active(
        "double-agent @0a", "p1 res 0/9/0 hand gossip,pin ; p2f1 pilgrims @0b",
        "> use double-agent gossip ; = p1 res 0/9/5 ; > attack 0a 0b ; = node p1 war ; = p1f1 st 0");  // it drafts nothing
    active("weapons-cache @0a st 1", "p1 res 0/0/1", "> use weapons-cache ; = p1f1 st 3 ; = p1 res 0/0/0");
    active("weapons-cache @0a st 6", "p1 res 0/0/1", "- use weapons-cache = 9.4 has strength 6");
    active("observer @0a", "deck pin ; p1 hand the-brain,armada",
           "- use observer armada p2 = 9.1 takes a blue card ; > use observer the-brain p2 ; = p1 res 0/0/3 hand "
           "armada,pin\n"
           "= p2 hand the-brain");
}

TEST_CASE("Generation Ship and Pilgrims", "[ozymandias][cards]") {
    active("generation-ship @0b", "p1 res 0/0/3", "- use generation-ship = 9.1");
    active("generation-ship @0b", "disks 0c=p1,p1,p1,p1 0f=p1,p1,p1,p1 ; p1 res 0/0/4",
           "> use generation-ship ; = node p1 source ; > from 0f ; = p1f1 disk ; = disks 0f=p1,p1,p1");
    active("pilgrims @0b", "p1 res 0/0/1", "- use pilgrims = 6.5 needs a colony");
}

TEST_CASE("Alien Remnant lands on a site of its choice", "[ozymandias][cards]") {
    constexpr std::string_view kRevealed =
        "sites 0=red-2r0 ; stack blue-3 red-1 ; p1f2 pilgrims @explore:1:gold-1 ; p1f1 alien-remnant @card hidden\n"
        "node turn p1 ; > activate p1f1 ; = node p1 alien\n";
    holds(std::string(kRevealed) +
          "> use alien-remnant ; = node p1 site ; - site 0 = 9.4 has a tile ; - site 1 = R11 ; - site 9 = 9.4 isn't "
          "next to a tile\n"
          "? site: 2 3 4 5 6 ; > site 4 ; > land r1 4d ; = site 4=blue-3r1 ; = p1f1 @4d spent ; = p1 res 0/0/3 ; = "
          "stack red-1");
    holds(std::string(kRevealed) + "> skip ; = node p1 warp ; = stack blue-3 red-1");
    holds(
        "sites 0=red-2r0 ; p1f1 alien-remnant @card hidden ; node turn p1 ; > activate p1f1 ; = node p1 warp");  // no tile
}

TEST_CASE("Warp Drive, The Brain, Anomaly Magnet", "[ozymandias][cards]") {
    active("warp-drive @0a st 3 under pin", "", "> use warp-drive ; = p1f1 @card st 3 spent under pin ; = node none");
    holds(
        "sites 0=red-2r0 ; deck pin gossip armada the-wall ; p1f1 the-brain @card hidden ; node turn p1 ; > activate "
        "p1f1\n"
        "= p1 hand pin,gossip,armada ; = node p1 warp");
    active("anomaly-magnet @0a", "disks 0c=p2 ; p1 hand the-brain,pin",
           "- use anomaly-magnet pin p2 = 9.1 ; > use anomaly-magnet the-brain p2 ; - warp 0c = 6.3 ; > warp 0a ; = "
           "p1f1 @0a\n"
           "+ move 0b");
}

TEST_CASE("The Quest ends at the sector's border, and works with a full stack", "[ozymandias][cards]") {
    active("the-quest @2g", "p1 hand gossip,pin",
           "- use the-quest pin 2d = 9.1 takes a gold card ; > use the-quest gossip 2d ; = disks 2d=p1");
}

}  // namespace
}  // namespace orrery::ozymandias
