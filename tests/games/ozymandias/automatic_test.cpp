// Standing answers of Ozymandias: what is answered for a player, worked out from his own view.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/ozymandias/facts.h"

namespace orrery::ozymandias {
namespace {

// "-": the question is asked.
std::string answer(std::string_view text, int seat, const std::string& key, const std::string& value) {
    const Position p = position_after(text);
    std::vector<Entry<Move>> legal;
    Ozymandias::legal(p, legal);
    const auto move = Ozymandias::automatic_answer(Ozymandias::view(p, seat_at(seat)), legal, {{{key, value}}});
    return move ? Ozymandias::print(*move) : "-";
}

TEST_CASE("nothing is answered unasked, nor for others", "[ozymandias][automatic]") {
    constexpr std::string_view kWall =
        "sites 0=red-2r0 ; p2 res 0/0/1 ; p1f1 searcher @0b ; p2f1 the-wall @0c ; node turn p1 ; > activate p1f1 ; > "
        "attack 0b 0c";
    CHECK(answer(kWall, 1, "wall", "use") == "use the-wall");
    CHECK(answer(kWall, 1, "wall", "ask") == "-");
    CHECK(answer(kWall, 0, "wall", "use") == "-");
    CHECK(answer(kWall, 1, "war", "yield") == "-");
}

TEST_CASE("a standing draft is limited by what the player has and what fits", "[ozymandias][automatic]") {
    constexpr std::string_view kDraft =
        "sites 0=red-2r0 ; p1 res 0/9/0 ; p2 res 0/2/0 ; p1f1 searcher @0b st 2 ; p2f1 pilgrims @0c ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0c";
    CHECK(answer(kDraft, 0, "draft-1", "3") == "draft 3");
    CHECK(answer(kDraft, 0, "draft-1", "8") == "draft 4");
    CHECK(answer(kDraft, 0, "draft-2", "3") == "-");
    CHECK(answer(std::string(kDraft) + " ; > p1 draft 0", 1, "draft-1", "5") == "draft 2");
}

TEST_CASE("a cheap sword costs few secrets, then has a low rank, and is enough", "[ozymandias][automatic]") {
    const auto in_war = [](const std::string& hand, int strength) {
        return "sites 0=red-2r0 ; p1 res 0/0/3 hand " + hand + " ; p1f1 searcher @0b ; p2f1 pilgrims @0c st " +
               std::to_string(strength) + " ; node turn p1 ; > activate p1f1 ; > attack 0b 0c";
    };
    CHECK(answer(in_war("gossip,pin,the-dictator", 5), 0, "war", "cheapest") == "sword pin");
    CHECK(answer(in_war("gossip,armada", 5), 0, "war", "cheapest") == "sword gossip");
    CHECK(answer(in_war("armada,morale-booster", 5), 0, "war", "cheapest") == "yield");
    CHECK(answer(in_war("armada", 0), 0, "war", "cheapest") == "yield");  // the scores are equal
    CHECK(answer(in_war("pin", 5), 0, "war", "yield") == "yield");
}

TEST_CASE("a disk comes from a stack that it does not control, otherwise from the tallest stack",
          "[ozymandias][automatic]") {
    const auto placing = [](const std::string& disks) {
        return "sites 0=red-2r0 2=gold-1r1 4=blue-2r0 ; disks " + disks +
               " ; p1 res 0/9/0 ; p1f1 searcher @0c ; node turn p1 ; > activate p1f1 ; > conquer";
    };
    CHECK(answer(placing("0f=p1,p1,p1,p1 2d=p1,p1 4a=p1 4f=p1,p2"), 0, "source", "usual") == "from 4f");
    CHECK(answer(placing("0f=p1,p1 2d=p1,p1,p1 4a=p1,p1 4f=p1"), 0, "source", "usual") == "from 2d");
    CHECK(answer(placing("0f=p1,p1 2d=p1,p1 4a=p1,p1 4f=p1,p1"), 0, "source", "usual") == "from 0f");
}

TEST_CASE("claims, cards and texts", "[ozymandias][automatic]") {
    constexpr std::string_view kClaim =
        "sites 0=red-2r0 ; disks 0c=p2 ; p1f1 pilgrims @0b st 3 ; p2f1 the-watcher @0c st 1 ; node turn p1\n"
        "> activate p1f1 ; > attack 0b 0c ; > retreat 0d";
    CHECK(answer(kClaim, 0, "claim", "claim") == "claim");
    CHECK(answer("age 2 ; deck pin ; p1 hand gossip ; p1 res 0/0/3 ; node plan p1", 0, "buy", "stop") == "stop");
    CHECK(answer("sites 0=red-2r0 ; deck pin ; p1 res 0/0/1 ; p1f1 the-watcher @card ; node turn p1 ; > pass", 0,
                 "watcher", "skip") == "skip");
}

}  // namespace
}  // namespace orrery::ozymandias
