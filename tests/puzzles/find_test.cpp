// The program that finds positions for "Find the move", on a game whose best moves are known.
#include <set>

#include <catch_amalgamated.hpp>

#include "puzzles/find.h"
#include "puzzles/turn.h"
#include "record/data/record.h"
#include "record/link/link.h"
#include "record/play/delay.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr PuzzleEffort kQuick{.glance = 300, .each = 40, .proof = 600, .tries = 3};

// Nim with three stones, all of which may be taken at once: whoever begins takes them and has ten points (R4, R6).
struct Stones {
    Record record;
    std::unique_ptr<Match> match;
};
Stones last_stones(const std::vector<std::string>& moves, std::uint64_t seed) {
    auto record = new_record("nim", 2, {{"stones", "3"}, {"most", "3"}}, number_of_seed(seed), seed);
    REQUIRE(record);
    record->moves = moves;
    auto match = replay(*record);
    REQUIRE(match);
    return {*record, std::move(*match)};
}

TEST_CASE("the finder finds the one move that wins at once", "[puzzles]") {
    PuzzleFinder finder(kQuick, 1);
    const auto [record, match] = last_stones({"bid 0", "bid 0"}, 7);
    const auto puzzle = finder.look(record, *match);
    REQUIRE(puzzle);
    CHECK(puzzle->first.move == "take 3");
    CHECK((!puzzle->second.empty() && puzzle->second != "take 3"));
    CHECK((puzzle->then.empty() && puzzle->rest.empty()));  // the match is over
    CHECK(puzzle->best - puzzle->next >= kQuick.margin);
    CHECK(puzzle->moves > 3);
    CHECK(finder.counts().found == 1);

    PuzzleFinder again(kQuick, 1);
    const auto same = again.look(record, *match);
    REQUIRE(same);
    CHECK((same->best == puzzle->best && same->next == puzzle->next && same->level == puzzle->level));
}

TEST_CASE("the finder passes by what is secret, decided or as good as something else", "[puzzles]") {
    PuzzleFinder finder(kQuick, 1);
    const auto look = [](PuzzleFinder& at, const Stones& stones) { return at.look(stones.record, *stones.match); };
    CHECK_FALSE(look(finder, last_stones({}, 7)));  // sealed bids
    CHECK(finder.counts().looked == 0);
    const auto over = last_stones({"bid 0", "bid 0", "take 3"}, 7);
    REQUIRE(over.match->decision().over);
    CHECK_FALSE(look(finder, over));
    CHECK(finder.counts().looked == 0);

    PuzzleEffort strict = kQuick;
    strict.margin = 999;  // no move is so much better
    PuzzleFinder demanding(strict, 1);
    CHECK_FALSE(look(demanding, last_stones({"bid 0", "bid 0"}, 7)));
    const auto& counts = demanding.counts();
    CHECK(counts.looked == 1);
    CHECK(counts.plain + counts.few + counts.many + counts.close + counts.unsure + counts.obvious + counts.found ==
          counts.looked);
}

OpenedLink opened(std::string_view link) {
    auto opened = open_link(link);
    REQUIRE(opened);
    REQUIRE(opened->match);
    return std::move(*opened);
}

TEST_CASE("moves that leave nothing to do for the best one are as good, and others wait for it", "[puzzles]") {
    // Whoever moves ships to i5 wins, however many. One ship leaves the others where they are, so two could follow.
    const OpenedLink win = opened("1cos0j6EhZA2XYtr7W6xW1rqfHvi1bEDsQnsFlOwlGb9b");
    const Answer moves = weigh(*win.match, kQuick, 1);
    REQUIRE(moves.clarity == Clarity::clear);
    const std::set<std::string> right(moves.right.begin(), moves.right.end());
    CHECK(right == std::set<std::string>{"move h6 i5 1", "move h6 i5 2", "move h6 i5 3", "move h6 i5 4"});
    CHECK(right.count(moves.second) == 0);

    // In Prosper most moves leave the right one possible, and only that is right.
    const OpenedLink one = opened("1pro0o14zhiXq23EhKFLNRqohrMaOLdkZAlf9NiQnB3SXaiDnN");
    const Answer attack = weigh(*one.match, kQuick, 1);
    REQUIRE(attack.clarity == Clarity::clear);
    CHECK(attack.right == std::vector<std::string>{"move b1 b6 11"});
    int waiting = 0;
    for (const LegalLine& line : one.match->legal())
        waiting += can_wait(*one.match, line.with(line.low), attack.right.front()) ? 1 : 0;
    CHECK(waiting > 0);
    CHECK_FALSE(can_wait(*one.match, attack.second, attack.right.front()));
}

TEST_CASE("a puzzle goes on while one move of the turn is much better than all others", "[puzzles]") {
    const OpenedLink one = opened("1pro0o14zhiXq23EhKFLNRqohrMaOLdkZAlf9NiQnB3SXaiDnN");
    PuzzleFinder finder(kQuick, 1);
    const auto puzzle = finder.look(one.record, *one.match);
    REQUIRE(puzzle);
    REQUIRE(puzzle->then.size() == 1);
    CHECK(puzzle->then[0].move == "move b6 z1 12");
    Turn turn(one.record, *one.match);
    turn.play(puzzle->first.move);
    turn.play(puzzle->then[0].move);
    for (const std::string& move : puzzle->rest) {
        REQUIRE(turn.goes_on());
        REQUIRE(turn.allows(move));
        turn.play(move);
    }
}

}  // namespace
}  // namespace orrery
