// What a move is for, in words that do not tell the move; and moves that can wait.
#include <set>

#include <catch_amalgamated.hpp>

#include "puzzles/find.h"
#include "record/by_luck.h"
#include "record/play/delay.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

// A match after so many moves by luck.
std::unique_ptr<Match> after_luck(std::string_view game, std::size_t moves, std::uint64_t seed) {
    auto record = new_record(game, 2, {}, number_of_seed(seed), seed);
    REQUIRE(record);
    play_by_luck(*record, seed, moves);
    auto match = replay(*record);
    REQUIRE(match);
    return std::move(*match);
}

TEST_CASE("every game says what a move is for, and tells no move by it", "[puzzles]") {
    for (const GameInfo& info : games()) {
        CAPTURE(info.id);
        std::set<std::string> aims;
        Chance chance(9);
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            for (std::size_t moves = 0; moves < 120; moves += 8) {
                const auto match = after_luck(info.id, moves, seed);
                if (match->decision().over) continue;
                CAPTURE(seed, moves);
                const std::string move = match->move_text(any_path(*match, chance)), aim = aim_of(*match, move);
                REQUIRE_FALSE(aim.empty());
                CHECK(aim.find_first_of("{}0123456789.") == std::string::npos);
                aims.insert(aim);
            }
        CHECK(aims.size() >= 4);
    }
    CHECK(aim_of(*after_luck("prosper", 0, 1), "no such move").empty());
    CHECK(aim_of(*after_luck("nim", 2, 1), "take 1").empty());  // a game without aims
}

TEST_CASE("a move can wait if it is still possible after another move of the same turn", "[puzzles]") {
    // Seat 1 settles first, so "settle" of anything else comes in another turn.
    const auto draft = after_luck("prosper", 0, 1);
    const std::vector<LegalLine> lines = draft->legal();
    REQUIRE(lines.size() > 1);
    CHECK_FALSE(can_wait(*draft, lines[0].with(lines[0].low), lines[1].with(lines[1].low)));
    int waits = 0, ends = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto match = after_luck("prosper", 20, seed);
        if (match->decision().node != "move") continue;
        std::vector<std::string> moves;
        for (const LegalLine& line : match->legal()) moves.push_back(line.ranged() ? line.with(line.low) : line.text);
        for (const std::string& wanted : moves) {
            CHECK_FALSE(can_wait(*match, "end", wanted));
            CHECK_FALSE(can_wait(*match, wanted, wanted));
            ++ends;
            for (const std::string& other : moves) waits += can_wait(*match, other, wanted) ? 1 : 0;
        }
    }
    CHECK(ends > 0);
    CHECK(waits > 0);
}

}  // namespace
}  // namespace orrery
