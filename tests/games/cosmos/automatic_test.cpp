// Standing answers of Settlers of the Cosmos: what is answered for a player, worked out from what that player sees.
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"

namespace orrery::cosmos {
namespace {

// "-": the question is asked.
std::string answer(std::string_view text, int seat, const std::string& key, const std::string& value) {
    const Position p = position_after(text);
    std::vector<Entry<Move>> legal;
    Cosmos::legal(p, legal);
    const auto move = Cosmos::automatic_answer(Cosmos::view(p, seat_at(seat)), legal, {{{key, value}}});
    if (!move) return "-";
    CHECK(Cosmos::view(p, seat_at(seat)).is_own());
    return Cosmos::print(*move);
}

constexpr std::string_view kAllied =
    "seats 3 races=off ; p1 e5=4 hand at5 ; p2 f5=3 f6=2 g4=1 hand at8 ; p3 g5=2 ; turn p1 ; > p1 invade e5 f5 p2";

TEST_CASE("a player that stays out is not asked to take sides", "[cosmos][automatic]") {
    CHECK(answer(kAllied, 2, "ally", "stay-out") == "ally none");
    CHECK(answer(kAllied, 2, "ally", "ask") == "-");
    CHECK(answer(kAllied, 1, "ally", "stay-out") == "-");
    CHECK(answer(kAllied, 2, "support", "all") == "-");
}

TEST_CASE("support is every eligible stack, or none", "[cosmos][automatic]") {
    const std::string asked = std::string(kAllied) + " ; > p3 ally none";
    CHECK(answer(asked, 1, "support", "all") == "support f6,g4");
    CHECK(answer(asked, 1, "support", "none") == "support none");
    CHECK(answer(asked, 1, "support", "ask") == "-");
    CHECK(answer(asked, 0, "support", "all") == "-");
}

TEST_CASE("Reinforcements: the smallest sum, then the fewest cards, then the lowest single card",
          "[cosmos][automatic]") {
    // p1 is behind by one less than this, with these Reinforcements.
    const auto behind = [](const std::string& attack, const std::string& own) {
        return "seats 2 races=off ; p1 e5=4 hand at1," + own + " ; p2 f5=4 hand " + attack +
               " ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play " + attack + " ; > p1 play at1";
    };
    CHECK(answer(behind("at3", "re3,re4"), 0, "reinforce", "cheapest") == "reinforce re3");
    CHECK(answer(behind("at4", "re2,re2,re4"), 0, "reinforce", "cheapest") == "reinforce re4");
    CHECK(answer(behind("at6", "re2,re3,re3,re4"), 0, "reinforce", "cheapest") == "reinforce re2,re4");
    CHECK(answer(behind("at6", "re3,re4"), 0, "reinforce", "cheapest") == "reinforce re3,re4");
    CHECK(answer(behind("at6", "re3,re4"), 0, "reinforce", "never") == "reinforce none");
    CHECK(answer(behind("at6", "re3,re4"), 0, "reinforce", "ask") == "-");
    CHECK(answer(behind("at6", "re3,re4"), 1, "reinforce", "never") == "-");
}

TEST_CASE("a defender's victory move goes to the vacated planet, or there is none", "[cosmos][automatic]") {
    // p1's main stack on the planet f5 is lost; the defence stands on the corner f6, next to it.
    constexpr std::string_view kVacated =
        "seats 2 races=off ; p1 f5=4 k1=1 hand at1 ; p2 f6=3 hand at8 ; turn p1 ; > p1 invade f5 f6 p2 ; > p2 play at8 "
        "; > p1 play at1";
    CHECK(answer(kVacated, 1, "victory", "vacated") == "victory f6 f5 3");
    CHECK(answer(kVacated, 1, "victory", "none") == "victory none");
    CHECK(answer(kVacated, 1, "victory", "ask") == "-");
    // X is not a planet, or it isn't empty.
    CHECK(answer("seats 2 races=off ; p1 e5=4 k1=1 hand at1 ; p2 f5=3 hand at8 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
                 "play at8\n"
                 "> p1 play at1",
                 1, "victory", "vacated") == "victory none");
    CHECK(
        answer(
            "seats 2 races=off ; p1 f5=4 hand ret ; p2 f6=3 hand at8 ; turn p1 ; > p1 invade f5 f6 p2 ; > p2 play at8\n"
            "> p1 play ret",
            1, "victory", "vacated") == "victory none");
    // This is not for the invader.
    CHECK(answer("seats 2 races=off ; p1 e5=4 hand at8 ; p2 f5=1 c1=1 hand at1 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
                 "play at1\n"
                 "> p1 play at8",
                 0, "victory", "vacated") == "-");
    // Dancer's second move is always none.
    CHECK(answer("seats 2 ; p1 f5=4 k1=1 hand at1 ; p2 f6=3 hand at8 race dancer ; turn p1 ; > p1 invade f5 f6 p2 ; > "
                 "p2 play at8\n"
                 "> p1 play at1 ; > p2 victory f6 f5 3",
                 1, "victory", "vacated") == "victory none");
}

TEST_CASE("powers that are always used", "[cosmos][automatic]") {
    const auto fought = [](const std::string& p1, const std::string& p2) {
        return "seats 2 ; p1 e5=4 d5=1 hand at1 " + p1 + " ; p2 f5=4 c1=1 hand at8 " + p2 + " ; turn p1 ; " +
               (p1.empty() ? "" : "> p1 ready ; ") + "> p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1";
    };
    CHECK(answer(fought("race copyist hidden", ""), 0, "copy", "yes") == "copy yes");
    CHECK(answer(fought("race copyist hidden", ""), 0, "copy", "ask") == "-");
    CHECK(answer(fought("race dancer hidden", ""), 0, "slip", "yes") == "slip yes");
    CHECK(answer(fought("race spite hidden", ""), 0, "spite", "yes") == "spite yes");
    CHECK(answer(fought("race parasite hidden", ""), 0, "cling", "yes") == "cling yes");
    CHECK(answer("seats 3 ; p1 e5=4 hand at1 ; p2 f5=4 hand at8 ; p3 g5=2 race friend hidden ; turn p1 ; > p1 invade "
                 "e5 f5 p2\n"
                 "> p3 ally off g5 ; > p2 play at8 ; > p1 play at1",
                 2, "company", "yes") == "company yes");
}

TEST_CASE("a defender's way to slip is always asked", "[cosmos][automatic]") {
    CHECK(answer("seats 2 ; p1 e5=4 hand at8 ; p2 f5=3 hand at1 race dancer hidden ; turn p1 ; > p1 invade e5 f5 p2 ; "
                 "> p2 play at1\n"
                 "> p1 play at8",
                 1, "slip", "yes") == "-");
}

TEST_CASE("each setting asks at first, and by link one stays out", "[cosmos][automatic]") {
    std::string keys;
    for (const OptionSpec& spec : Cosmos::automatic_specs()) {
        keys += spec.key + " ";
        CHECK(spec.menu.size() >= 2);
        CHECK(spec.menu[0].value == kAsk);
        CHECK(spec.fallback == (spec.key == "ally" ? "stay-out" : kAsk));
    }
    CHECK(keys == "ally support reinforce victory copy company cling spite slip ");
}

}  // namespace
}  // namespace orrery::cosmos
