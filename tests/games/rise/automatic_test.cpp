// The default automatic answers of 13.3.
#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/rise/automatic.h"
#include "games/rise/facts.h"

using namespace orrery;
using namespace orrery::rise;

namespace {

std::string answer(const char* text, const Automatic& automatic = {}) {
    const Position position = position_after(text);
    std::vector<Entry<Move>> legal;
    list_answers(position, legal);
    const auto move = automatic_answer(Rise::view(position, decision_of(position).seat), legal, automatic);
    if (move) CHECK_FALSE(refusal<Rise>(position, *move));
    return move ? Rise::print(*move) : "";
}

}  // namespace

TEST_CASE("award: self if tied, else the next tied", "[rise][automatic]") {
    const char* tied = R"(
        seats 3
        market cocoon spycraft
        > p1: auction cocoon
        > p1: bid 0
        > p2: bid 0
        > p3: bid 0)";
    CHECK(answer(tied) == "award p1");
    CHECK(answer(tied, {.award = false}) == "");
    CHECK(answer(R"(
        seats 3
        turn p2
        market cocoon spycraft
        > p2: auction cocoon
        > p2: bid 0
        > p3: bid 1
        > p1: bid 1)") == "award p3");
}

TEST_CASE("save, invest, Dead Tree", "[rise][automatic]") {
    CHECK(answer(R"(
        map 0,0=1[b] 1,0=2[wb] 2,0=2[b]
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 1
        > p2: bid 0)") == "save 1,0");
    CHECK(answer(R"(
        map 0,0=3[b] 1,0=2[wb] 2,0=4[b]
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 6
        > p2: bid 0)") == "invest 2,0");
    CHECK(answer(R"(
        map 0,0=2[w]
        market spycraft
        p1 hand thorweds-gambit
        p2 pile library-of-dithia,monoculture,permaculture,dead-tree-distraction
        > p1: harvest thorweds-gambit
        > p1: bid 1
        > p2: bid 0)") == "recover monoculture");
}

TEST_CASE("when won, when inactive, discard, the rule for bids", "[rise][automatic]") {
    CHECK(answer(R"(
        map 0,0=1[k] 1,0=2[k] 2,0=4[w]
        market vote-of-confidence cocoon
        p2 hand dark-ages
        > p1: auction vote-of-confidence
        > p1: bid 0
        > p2: bid 2)") == "site 1,0");
    CHECK(answer(R"(
        market ancient-secrets spycraft
        > p1: auction ancient-secrets
        > p1: bid 0
        > p2: bid 1)") == "player p2");
    CHECK(answer(R"(
        map 0,0=1[r] 1,0=2[b]
        market cocoon
        p2 hand permaculture pile crusade-of-the-sun(g1)
        > p1: auction crusade-of-the-sun)") == "color b");
    CHECK(answer(R"(
        market cocoon
        p1 hand monoculture
        p2 hand dark-ages,spycraft
        > p1: event monoculture
        > p1: color k
        > p1: player p2)") == "discard dark-ages");
    const char* bidding = R"(
        market cocoon spycraft
        p1 hand dark-ages,remembrance
        > p1: auction cocoon)";
    CHECK(answer(bidding) == "");
    CHECK(answer(bidding, {.bid_zero = true}) == "bid 0");
}

TEST_CASE("a standing bid a colour: that much, or all one has; other colours are asked", "[rise][automatic]") {
    const char* bidding = R"(
        market cocoon spycraft
        p1 hand dark-ages,remembrance
        > p1: auction cocoon)";
    Automatic automatic;
    const auto at = [&](const char* text, Colour colour, std::int32_t bid) {
        automatic = {};
        automatic.bid[static_cast<std::size_t>(colour)] = bid;
        return answer(text, automatic);
    };
    const Colour lot = colour_of(find_card("cocoon"));
    for (const Colour colour : kAllColours) CHECK(at(bidding, colour, 2) == (colour == lot ? "bid 2" : ""));
    CHECK(at(bidding, lot, 0) == "bid 0");
    const std::string all = at(bidding, lot, 1'000'000);
    CHECK(all.starts_with("bid "));
    CHECK(all != "bid 1000000");
}
