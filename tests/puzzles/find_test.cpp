// The program that finds positions for "Find the move", on a game whose best moves are known.
#include <catch_amalgamated.hpp>

#include "puzzles/find.h"
#include "record/data/record.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr PuzzleEffort kQuick{.glance = 300, .each = 40, .proof = 600, .tries = 3};

// Nim with three stones, all of which may be taken at once: whoever begins takes them and has ten points (R4, R6).
std::unique_ptr<Match> last_stones(const std::vector<std::string>& moves, std::uint64_t seed) {
    auto record = new_record("nim", 2, {{"stones", "3"}, {"most", "3"}}, number_of_seed(seed), seed);
    REQUIRE(record);
    record->moves = moves;
    auto match = replay(*record);
    REQUIRE(match);
    return std::move(*match);
}

TEST_CASE("the finder finds the one move that wins at once", "[puzzles]") {
    PuzzleFinder finder(kQuick, 1);
    const auto match = last_stones({"bid 0", "bid 0"}, 7);
    const auto puzzle = finder.look(*match);
    REQUIRE(puzzle);
    CHECK(puzzle->move == "take 3");
    CHECK(puzzle->best - puzzle->next >= kQuick.margin);
    CHECK(puzzle->moves > 3);
    CHECK(finder.counts().found == 1);

    PuzzleFinder again(kQuick, 1);
    const auto same = again.look(*match);
    REQUIRE(same);
    CHECK((same->best == puzzle->best && same->next == puzzle->next && same->level == puzzle->level));
}

TEST_CASE("the finder passes by what is secret, decided or as good as something else", "[puzzles]") {
    PuzzleFinder finder(kQuick, 1);
    CHECK_FALSE(finder.look(*last_stones({}, 7)));  // sealed bids
    CHECK(finder.counts().looked == 0);
    const auto over = last_stones({"bid 0", "bid 0", "take 3"}, 7);
    REQUIRE(over->decision().over);
    CHECK_FALSE(finder.look(*over));
    CHECK(finder.counts().looked == 0);

    PuzzleEffort strict = kQuick;
    strict.margin = 999;  // no move is so much better
    PuzzleFinder demanding(strict, 1);
    CHECK_FALSE(demanding.look(*last_stones({"bid 0", "bid 0"}, 7)));
    const auto& counts = demanding.counts();
    CHECK(counts.looked == 1);
    CHECK(counts.plain + counts.few + counts.many + counts.close + counts.unsure + counts.obvious + counts.found ==
          counts.looked);
}

}  // namespace
}  // namespace orrery
