// One case per ruling of Ozymandias, R1 to R30 (engine/games/ozymandias/RULINGS), as a scenario where possible. In the
// order of the rules reference's section 10. The rest is in rulings_late_test.cpp.
#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/ozymandias/facts.h"

namespace orrery::ozymandias {
namespace {

Position start_of(int seats, std::uint64_t seed) {
    Chance chance(seed);
    return start({seats, Ozymandias::info().revision, {}}, chance);
}

TEST_CASE("R1 tiles of nine points in one suit, with one to three colonies", "[ozymandias][R1]") {
    int colonies = 0;
    for (int i = 0; i < kTiles; ++i) {
        const Face& face = face_of(static_cast<Tile>(i), 0);
        const int own = std::popcount(face.colonies);
        CHECK((own >= 1 && own <= 3));
        CHECK((face.colonies | face.hazards) != kAllSlots);
        colonies += own;
    }
    CHECK(colonies == 2 * kTiles);
}

TEST_CASE("R2 tiles 1 to N+1 of each suit, 6 at most", "[ozymandias][R2]") {
    for (int seats = 2; seats <= kSeats; ++seats) {
        const Position p = start_of(seats, 3);
        const int each = std::min(seats + 1, kTilesOfSuit);
        CHECK(p.galaxy.places().size() + p.stack.size() == static_cast<std::size_t>(kSuits * each));
        for (const Tile tile : p.stack) CHECK(number_of(tile) <= each);
        for (int k = 0; k < seats; ++k) CHECK(p.player(seat_at(k)).reserve == Resources{1, 1, 1});
        CHECK(p.deck.size() == static_cast<std::size_t>(kCards - seats * kFirstHand));
    }
}

TEST_CASE("R3 lines run on across borders, and end at gaps", "[ozymandias][R3]") {
    holds("sites 0=red-2r0 2=gold-1r1 ; p1f1 pilgrims @0i ; node turn p1 ; > activate p1f1 ; + move 0b ; + move 2g");
    holds(
        "sites 2=gold-1r1 ; p1 res 0/0/2 ; p1f1 pilgrims @2c ; node turn p1 ; > activate p1f1\n- move 2d = 6.4 2d "
        "costs 3 secrets");
}

TEST_CASE("R4 a fleet stops on any point, and never on a fleet", "[ozymandias][R4]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/6 ; p1f1 pilgrims @0b ; p1f2 armada @0i ; p2f1 gossip @0g ; node turn p1\n"
        "> activate p1f1 ; + move 0a ; + move 0c ; + move 0d ; - move 0i = R4 A fleet stands on 0i\n- move 0g = R4");
}

TEST_CASE("R5 one charge per point, no matter how many reasons", "[ozymandias][R5]") {
    // 0c is a colony, and a friendly fleet is on it.
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/1 ; p1f1 pilgrims @0b ; p1f2 armada @0c ; node turn p1 ; > activate p1f1\n"
        "> move 0e ; = p1 res 0/0/0 ; = p1f1 @0e");
}

TEST_CASE("R6 a dot is charged on arrival, also in passing, and the start is not charged", "[ozymandias][R6]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/1 ; p1f1 pilgrims @0b ; node turn p1 ; > activate p1f1 ; > move 0e ; = p1 res "
        "0/0/0");
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0c ; node turn p1 ; > activate p1f1 ; + move 0b ; + move 0e ; - move 0d = "
        "6.4");
}

TEST_CASE("R7 a route never turns straight back", "[ozymandias][R7]") {
    // The only way to 0a leads over the friendly fleet on 0i, and the only way from there leads back over it.
    holds(
        "sites 0=red-2r0 6=gold-2r0 ; p1 res 0/0/99 ; p1f1 pilgrims @0h ; p1f2 armada @0i ; p2f1 gossip @0b\n"
        "p2f2 searcher @6d ; node turn p1 ; > activate p1f1\n"
        "+ move 0a ; + attack 0a 0b ; + attack 0h 6d ; - attack 0a 6d = R10 No free route");
}

TEST_CASE("R8 the attacked point is not charged, a turn towards it is", "[ozymandias][R8]") {
    holds("sites 0=red-2r0 ; p1f1 pilgrims @0a ; p2f1 gossip @0c ; node turn p1 ; > activate p1f1 ; + attack 0b 0c");
    holds(
        "sites 0=red-2r0 2=gold-1r1 ; p1f1 pilgrims @0a ; p2f1 gossip @2g ; node turn p1 ; > activate p1f1\n"
        "- attack 0b 2g = R10 costs 1 secret (1 charge)");
}

TEST_CASE("R9 the approach is the last point without another fleet", "[ozymandias][R9]") {
    holds(
        "sites 0=red-2r0 2=gold-1r1 ; p1 res 0/0/1 ; p1f1 pilgrims @0a ; p1f2 armada @0b ; p2f1 the-watcher @2g st 1\n"
        "node turn p1 ; > activate p1f1 ; - attack 0b 2g = R9 A fleet stands on 0b ; > attack 0a 2g ; = p1f1 @0a");
}

TEST_CASE("R10 the route is the cheapest with the named approach", "[ozymandias][R10]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/9 ; p1f1 pilgrims @0a ; p2f1 gossip @0c ; node turn p1 ; > activate p1f1\n"
        "> attack 0b 0c ; = p1 res 0/0/9 ; = p1f1 @0b");
    // Around over the hazard 0h and the colony 0f, with a turn on 0e: three charges.
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/9 ; p1f1 pilgrims @0a ; p2f1 gossip @0c ; node turn p1 ; > activate p1f1\n"
        "> attack 0e 0c ; = p1 res 0/0/3 ; = p1f1 @0e");
}

TEST_CASE("R11 an explored tile lies face-down on the site left towards, closed to others", "[ozymandias][R11]") {
    constexpr std::string_view kExplored =
        "sites 0=red-2r0 ; stack gold-3 blue-5 ; p1f1 pilgrims @0a ; p2f1 gossip @0b\n"
        "node turn p1 ; > activate p1f1 ; > explore 0a1 ; = p1f1 @explore:1 spent ; = site 1=- ; = stack blue-5\n";
    holds(std::string(kExplored) +
          "node turn p2 ; > activate p2f1 ; - explore 0a11 = R11 Site 1 is reserved ; + explore 0b3");
    const Position p = position_after(kExplored);
    for (const Seat seat : {seat_at(0), seat_at(1), kSpectator}) {
        Chance chance(1);
        bool differs = false;  // nobody knows which of the two it is
        for (int i = 0; i < 20; ++i) differs |= Ozymandias::resample(p, seat, chance).face_down != p.face_down;
        CHECK(differs);
    }
}

TEST_CASE("R12 whoever lands a tile chooses the rotation and gains for each colony", "[ozymandias][R12]") {
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @explore:1:gold-3 ; node turn p1 ; > activate p1f1\n"
        "+ land r0 1a ; + land r2 1i ; - land r0 0a = 6.3 ; > land r1 1d ; = site 1=gold-3r1 ; = p1f1 @1d ; = p1 res "
        "3/0/0");
}

TEST_CASE("R13 if there is no tile left, a fleet that leaves is back on its card, forced or not", "[ozymandias][R13]") {
    holds("sites 0=red-2r0 ; p1f1 pilgrims @0a ; node turn p1 ; > activate p1f1 ; > explore 0a1 ; = p1f1 @card spent");
    holds(
        "sites 0=red-2r0 ; p1f1 the-watcher @0b st 6 ; p2f1 pilgrims @0a ; node turn p1 ; > activate p1f1\n"
        "> attack 0b 0a ; > retreat 0a1 ; = p2f1 @card spent ; = p1f1 @0a");
}

TEST_CASE("R14 a fleet waits if there is no point to warp in to", "[ozymandias][R14]") {
    holds(
        "seats 3\nsites 0=gold-5r0 ; disks 0d=p2\n"
        "p1 res 1/0/0 ; p1f1 pilgrims @card ; p1f2 armada @0a spent\n"
        "p2f1 gossip @0b ; p2f2 pin @0c ; p2f3 searcher @0e ; p2f4 observer @0f\n"
        "p3f1 blackmail @0g ; p3f2 red-fury @0h ; p3f3 the-wall @0i\n"
        "node turn p1 ; - activate p1f1 = R14 ; > pass");
    holds("sites 0=gold-5r0 ; disks 0d=p1 ; p1f1 pilgrims @card ; node turn p1 ; > activate p1f1 ; + warp 0d");
}

TEST_CASE("R15 a leader is mandatory with a card in hand", "[ozymandias][R15]") {
    constexpr std::string_view kPlanned =
        "p1 hand armada ; node plan p1 ; = node none ; = p1f1 @card ready ; = p1 hand none";
    holds(kPlanned);
    CHECK(position_after(kPlanned).player(seat_at(0)).fleets == 1);
    CHECK(position_after(kPlanned).player(seat_at(1)).fleets == 0);
    holds(
        "p1 hand armada,gossip ; node plan p1 ; = node p1 plan ; - pass = 5 ; - stop = 5 ; + plan armada ; + plan "
        "gossip");
}

TEST_CASE("there are h x (F+1)^(h-1) plans (6.1)", "[ozymandias]") {
    const auto plans = [](std::string_view text) {
        std::vector<Entry<Move>> all;
        list_moves<Ozymandias>(position_after(text), all, 100000);
        return all.size();
    };
    CHECK(plans("p1 hand gossip,pin,armada,the-wall ; node plan p1") == 4 * 2 * 2 * 2);
    CHECK(plans("p1 hand gossip,pin,armada,the-wall ; p1f1 the-brain @card ; node plan p1") == 4 * 3 * 3 * 3);
}

TEST_CASE("the answer that ends a part is told (5)", "[ozymandias]") {
    const auto end = [](std::string_view text) { return std::string(decision_of(position_after(text)).end); };
    CHECK(end("age 2 ; deck armada ; p1 hand pin ; node plan p1") == "stop");
    CHECK(end("sites 0=red-2r0 ; p1f1 pilgrims @0b ; node turn p1") == "pass");
    CHECK(end("sites 0=red-2r0 ; p1f1 pilgrims @0b ; node turn p1 ; > activate p1f1") == "end");
    CHECK(end("sites 0=red-2r0 ; p1f1 the-dictator @0b ; p1f2 pin @0c ; node turn p1 ; > activate p1f1") == "");
}

TEST_CASE("a position in which pieces are missing or too many is not sound", "[ozymandias]") {
    const Position sound = start_of(3, 1);
    CHECK(is_sound(sound));
    Position twice = sound;
    twice.discard.add(twice.deck.back());
    CHECK_FALSE(is_sound(twice));
    Position poor = sound;
    poor.player(seat_at(1)).pool = 7;
    CHECK_FALSE(is_sound(poor));
    Position short_stack = sound;
    short_stack.stack.pop_back();
    CHECK_FALSE(is_sound(short_stack));
}

TEST_CASE("R16 three cards at most, for 1, 2 and 3 secrets, of which others see the number", "[ozymandias][R16]") {
    constexpr std::string_view kBought =
        "age 2 ; deck pilgrims armada the-wall gossip ; p1 res 0/0/12 hand pin ; node plan p1\n"
        "> buy ; = p1 res 0/0/11 hand pin,pilgrims ; > buy ; = p1 res 0/0/9 ; = node p1 buy\n";
    holds(std::string(kBought) + "> buy ; = p1 res 0/0/6 ; = node p1 plan");
    const View other = Ozymandias::view(position_after(kBought), seat_at(1));
    CHECK(other.of(seat_at(0)).hand.empty());
    CHECK((other.of(seat_at(0)).hand_size == 3 && other.of(seat_at(0)).bought == 2));
    holds("age 2 ; deck pilgrims ; p1 res 0/0/0 hand pin ; node plan p1 ; - buy = R16 costs 1 secret, and you have 0");
    holds(
        "deck pilgrims armada ; p1 res 0/0/9 hand pin,gossip ; node plan p1 ; = node p1 plan");  // not in the first age
}

TEST_CASE("R17 plowshares return when their owner passes, and serve as swords then", "[ozymandias][R17]") {
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0b under the-dictator,pin ; p1f2 armada @card under gossip ; p2f1 "
        "the-watcher @0a st 3\n"
        "node turn p1 ; > pass ; = p1 hand the-dictator,pin,gossip ; = p1f1 under none\n"
        "node turn p2 ; > activate p2f1 ; > attack 0a 0b ; + sword pin ; > sword the-dictator");
}

TEST_CASE("R18 one recovery a turn, at a rising price, 8 an age", "[ozymandias][R18]") {
    holds(
        "sites 0=red-2r0 ; p1 res 5/0/0 boxes 1 ; p1f1 the-watcher @0a spent ; node turn p1\n"
        "> recover ; = p1 res 3/0/0 boxes 2 ; - recover = R18 You have recovered this turn");
    holds(
        "sites 0=red-2r0 ; p1 res 50/0/0 boxes 8 ; p1f1 the-watcher @0a spent ; p1f2 armada @0b ; node turn p1\n"
        "- recover = R18 All 8 boxes");
    holds(
        "sites 0=red-2r0 ; p1 res 2/0/0 boxes 2 ; p1f1 the-watcher @0a spent ; p1f2 armada @0b ; node turn p1\n"
        "- recover = R18 costs 3 wealth, and you have 2");
    holds(
        "sites 0=red-2r0 ; p1 res 5/0/0 ; p1f1 the-watcher @0a ; node turn p1 ; - recover = 6.2 None of your fleets is "
        "exhausted");
}

TEST_CASE("R19 passing is final, and happens without asking if nothing else can be done", "[ozymandias][R19]") {
    holds(
        "sites 0=red-2r0 ; obelisk p2 ; p1f1 gossip @0a spent ; node turn p1 ; = node none ; = passed p1 ; = obelisk "
        "p1");
    holds(
        "sites 0=red-2r0 ; obelisk p1 ; passed p2 ; p1f1 gossip @0a ; node turn p1 ; > pass ; = obelisk p1 ; = passed "
        "p2,p1");
    // In whole matches, nobody who has passed gets another turn in that age.
    Chance chance(7);
    Position p = start_of(3, 7);
    std::vector<Entry<Move>> entries;
    int turns_after = 0;
    while (!decision_of(p).over) {
        if (p.question.node == Node::turn) {
            CHECK_FALSE(p.has_passed(p.question.seat));
            turns_after += p.passed.empty() ? 0 : 1;
        }
        list_answers(p, entries);
        const Move move = any_move<Ozymandias>(p, entries, chance);
        apply(p, move, chance, nullptr);
    }
    CHECK(turns_after > 0);
}

TEST_CASE("R20 a seat may conquer its own colony again", "[ozymandias][R20]") {
    holds(
        "sites 0=red-2r0 ; disks 0c=p1 ; deck armada ; p1 res 0/2/0 ; p1f1 the-watcher @0c ; node turn p1\n"
        "> activate p1f1 ; > conquer ; = disks 0c=p1,p1 ; = p1 res 0/0/0 hand armada ; = score p1 1");
}

TEST_CASE("R21 a disk comes from elsewhere only when the pool is empty", "[ozymandias][R21]") {
    constexpr std::string_view kEmpty =
        "sites 0=red-2r0 2=gold-1r1 4=blue-2r0 ; disks 0c=p2 0f=p1,p1,p2 2d=p1,p1 4a=p1,p1 4f=p1\n"
        "p1 res 0/2/0 ; p1f1 the-watcher @0c ; p1f2 zele-seed-ships @0a disk ; node turn p1 ; > activate p1f1\n"
        "> conquer ; = p1 res 0/0/0 ; = node p1 source ; - from 0c = R21 You have no disk on 0c ; - from p1f1 = R21\n";
    holds(std::string(kEmpty) + "> from 0f ; = disks 0c=p2,p1 0f=p1,p2 ; = p1 pool 0");
    holds(std::string(kEmpty) + "> from p1f2 ; = disks 0c=p2,p1 ; = p1f2 bare ; = score p1 4 p2 1");
    // The conquered colony is a source too. Its price was fixed before.
    holds(
        "sites 0=red-2r0 2=gold-1r1 4=blue-2r0 ; disks 0c=p1,p2 0f=p1,p1,p1 2d=p1,p1 4a=p1,p1\n"
        "p1 res 0/3/0 ; p1f1 the-watcher @0c ; node turn p1 ; > activate p1f1 ; > conquer ; > from 0c\n"
        "= disks 0c=p2,p1 ; = p1 res 0/0/0");
}

TEST_CASE("R22 the top disk controls; a card with a disk is one colony", "[ozymandias][R22]") {
    holds(
        "sites 0=red-2r0 ; disks 0c=p1,p2 0f=p2,p2,p1 ; p1f1 generation-ship @0a disk ; p1 res 0/0/4 ; node turn p1\n"
        "= score p1 2 p2 1 ; > activate p1f1 ; - use generation-ship = R46");
}

TEST_CASE("R23 a harvested card goes to any opponent", "[ozymandias][R23]") {
    holds(
        "seats 3\nsites 0=red-2r0 ; p1f1 the-watcher @0b under terraformation ; node turn p1 ; > activate p1f1\n"
        "+ harvest terraformation blue p2 ; - harvest terraformation blue p1 = R23\n"
        "> harvest terraformation blue p3 ; = p3 hand terraformation ; = p1 res 0/0/2");
}

TEST_CASE("R24 secret plans are for harvests and swords", "[ozymandias][R24]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/2 ; p1f1 the-watcher @0b under the-network,terraformation ; node turn p1\n"
        "> activate p1f1 ; - harvest the-network red p2 = R24 cost 3 secrets, and you have 2\n"
        "> harvest terraformation gold p2 ; = p1 res 2/0/1");
    holds(
        "sites 0=red-2r0 ; p1 res 0/0/9 hand armada ; p1f1 the-baroness @0a ; node turn p1 ; > activate p1f1\n"
        "- use the-baroness armada = 9.1 takes a gold card");
}

TEST_CASE("R25 emergencies at four nodes only", "[ozymandias][R25]") {
    holds(
        "age 2 ; deck armada ; p1 hand pin ; node plan p1 ; = node p1 buy ; > emergency pin blue ; = p1 res 0/0/1 ; = "
        "discard pin");
    holds(
        "sites 0=red-2r0 ; p1 hand armada,gossip,pin ; p2 res 0/1/0 hand searcher ; p1f1 pilgrims @0b ; p2f1 "
        "the-watcher @0c\n"
        "node turn p1 ; > emergency armada gold ; > activate p1f1 ; > emergency gossip red ; = p1 res 1/1/0\n"
        "> attack 0b 0c ; = node p1 draft ; - emergency pin red = R25 ; > p1 draft 0 ; > p2 draft 0 ; = node p1 war\n"
        "> emergency pin red ; = p1 res 1/2/0");
}

TEST_CASE("R26 a fleet holds 6 strength, 8 with Armada, and drafts no more", "[ozymandias][R26]") {
    holds(
        "sites 0=red-2r0 ; p1 res 0/4/0 ; p2 res 0/4/0 ; p1f1 pilgrims @0b st 5 ; p2f1 armada @0c st 5 ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0c ; - draft 2 = R26 has room for 1 more strength (5 of 6), not for 2\n"
        "> p1 draft 1 ; ? draft 0..3");
    holds(
        "sites 0=red-2r0 ; p1f1 ancient-weapons @card hidden st 4 ; node turn p1 ; > activate p1f1 ; > warp 0a ; = "
        "p1f1 st 6");
}

TEST_CASE("R27 a sword must match the sector under its own fleet", "[ozymandias][R27]") {
    holds(
        "sites 0=red-2r0 2=gold-1r1 ; p1 hand pin,gossip ; p2 hand armada,the-baroness ; p1f1 pilgrims @0b ; p2f1 "
        "the-watcher @2g st 4\n"
        "node turn p1 ; > activate p1f1 ; > attack 0b 2g ; - sword gossip = R27 stands in a red sector\n"
        "> p1 sword pin ; - p2 sword armada = R27 stands in a gold sector ; + p2 sword the-baroness");
}

TEST_CASE("R28 the initiative passes at zero, and yielding at zero is a tie", "[ozymandias][R28]") {
    holds(
        "sites 0=red-2r0 ; p1 hand morale-booster ; p2 hand gossip ; p1f1 pilgrims @0b ; p2f1 the-watcher @0c st 3\n"
        "node turn p1 ; > activate p1f1 ; > attack 0b 0c ; = war p1 -3 ; > sword morale-booster ; = war p2 0\n"
        "> yield ; = node none ; = p2f1 @0c st 3 ; = p1f1 @0b st 0");
}

TEST_CASE("R29 fleets without strength fight and never die", "[ozymandias][R29]") {
    holds(
        "sites 0=red-2r0 ; p1 hand the-dictator ; p1f1 pilgrims @0b ; p2f1 the-watcher @0e st 2 ; p1 res 0/0/6\n"
        "node turn p1 ; > activate p1f1 ; > attack 0c 0e ; = war p1 -2 ; > sword the-dictator ; = node p1 retreat\n"
        "> hold ; = p2f1 @0e st 0 ; = p1f1 @0c st 0");
}

TEST_CASE("R30 a forced move spends what is left over; only the owner's fleets are friendly", "[ozymandias][R30]") {
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0b st 3 ; p1f2 gossip @0e ; p2f1 the-watcher @0c st 1 ; p2f2 armada @0d\n"
        "node turn p1 ; > activate p1f1 ; > attack 0b 0c ; = node p1 retreat\n"
        "- retreat 0d = 6.7 A fleet stands on 0d ; - retreat 0e = 6.7 ; - retreat 0b = 6.7\n"
        "? retreat: 0c1 0d3 0d5 ; + hold");
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0b st 3 ; p2f1 the-watcher @0c st 1 ; node turn p1 ; > activate p1f1\n"
        "> attack 0b 0c ; - retreat 0f = R30 0f costs 3, and 1 is left over ; + retreat 0d");
}

}  // namespace
}  // namespace orrery::ozymandias
