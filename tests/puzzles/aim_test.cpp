// What a move is for, in words that do not tell the move; and moves that can wait.
#include <any>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/aims.h"
#include "games_typed.h"
#include "puzzles/aim.h"
#include "record/by_luck.h"
#include "record/link/link.h"
#include "record/play/delay.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

struct Played {
    Record record;
    std::unique_ptr<Match> match;
    std::string aim(const std::string& move) const { return aim_of(record, *match, {&move, 1}); }
};

// A match after so many moves by luck.
Played after_luck(std::string_view game, std::size_t moves, std::uint64_t seed) {
    auto record = new_record(game, 2, {}, number_of_seed(seed), seed);
    REQUIRE(record);
    play_by_luck(*record, seed, moves);
    auto match = replay(*record);
    REQUIRE(match);
    return {*record, std::move(*match)};
}

// The moves of the rest of a turn, and what it is for: as all of it tells, and as the question alone does.
struct KnownTurn {
    std::string_view link;
    std::vector<std::string> moves;
    std::string_view aim;
    std::string_view asked;
};
const std::vector<KnownTurn> kTurns{
    {"1cos0e9jiOmc4ypyosVusjSxQRRpfvnmrpspLnFS",
     {"move g7 f8 2", "move c5 c6 4"},
     "Win the match",
     "Choose your action"},
    {"1cos0h3No9N7c1lWgG9Nn6EF3fnkCBr8lnovQHO7J6D", {"move j4 j3 1"}, "Found a colony", "Choose your action"},
    {"1cos0jRyDHMk4EnkH1CNTl4gCnWuQCwIuSl9t3SwayZbW",
     {"invade j4 j3 p1", "support none", "play qua", "play at8"},
     "Invade the right planet",
     "Choose your action"},
    {"1cos0x3DjbxQXKmzyvCQLzGbBjGibuV2QYWoyif4CDrThfGaNwCftnLmek1",
     {"support d3,d4", "play at4", "play sab", "victory d3 c3 1"},
     "Answer this invasion well",
     "Answer this invasion well"},
    {"1cos0f4XQFGXT1U4qrMUIshOCKSXAd1DJB1IyTx5V",
     {"support none", "play neg", "play at3", "victory c5 c6 3"},
     "Answer this invasion well",
     "Answer this invasion well"},
    {"1cos0rNF846cj7IdiFxA729o8PI19igEWNbbQ30p7wi4KvCgMrAit",
     {"move g2 h3 2", "invade h3 i3 p2", "support i4,j2", "play at2", "play neg", "victory i4 h5 3"},
     "Get ready to invade",
     "Choose your action"},
    {"1cos1x3j00mEzTGXghSCtfY4PNbgggOH7CqCdmjaFhNugECt8rL2Ba2vzmaldeYD8r45f8wRBZFNPfKRAaYkfDCglEzoy2Pvl37BydNfcx1prQIFt"
     "3nDLG5c8",
     {"victory h4 h5 1", "invade i5 j3 p2", "support j4", "play at10", "play at4", "reinforce re2,re4", "slip i4",
      "victory i5 j3 3"},
     "Take a planet from a rival",
     "Make the right victory move"},
    {"1kar0l6TPPJJ9CvlwEPsB9A4rzKntHEQKykvKzCrM2qjl6k",
     {"harvest", "yield c5 ffe", "research tractor-beam", "research arcology"},
     "Get the right technology",
     "Choose your action"},
    {"1kar1TRLBnkzxmVLj5FPOpUT3trFwzLwwzkWKu98WgUHJtq5gdeAwxl6JsDL0H0OrMcJbXlWbd71ngRCam5BS1c3KBd",
     {"end"},
     "Prepare your next turn",
     "Choose your action"},
    {"1kar1CBjU085B4lRnfSj41gIf5dpldBqiPlxZFGnU1n30i6l3MDGP7pCTVY25KiVe8fYE19eEx",
     {"build-fleet f6 3", "move f6 e5 via f6"},
     "Win a battle",
     "Choose your action"},
    {"1kar281Ku5JuX3wv8dc9O3RaqfSAfkFV4WKPtbfVb0QOxQulEObmqhMqtnXxi34fJaMPUo0W65sHee6RetaJCCc4keNF6YeNDQeMJsPVsnex72O9C"
     "Hhmnnzbrnh6vB2SUiIl",
     {"erase arcology", "harvest", "yield h5 fee"},
     "Rob a rival of a technology",
     "Choose your action"},
    {"1kar1QpEHu1zHN8hv27mWVjSGPKWDVGlLhcZAbyYjifuNxMnl7UtKOvzhqd2qBrGS3NK6mOG90mvgesbp8yaPkY3",
     {"harvest", "yield h5 fee", "upgrade-colony e4"},
     "Settle or build up a colony",
     "Choose your action"},
    {"1ozy0h2m7C5BJaIG814cxq7E1xECGzevxSoyMKdJMOB",
     {"activate p1f1", "explore 0a1"},
     "Explore in the right direction",
     "Choose what this turn is for"},
    {"1ozy0kEf9Pamoh5HKx2Xw1lPxTPxFA5NodQy03c85oSAf2",
     {"activate p2f1", "land r0 5a", "conquer"},
     "Put a disk where it counts",
     "Choose what this turn is for"},
    {"1ozy1jJqYXAR1HTJidXpkgzDsZ5ovaQRJUXmfuufoHqJadBZYCUPfuIb7lwlcWSR6BlRbwqK7OEKt0hvhw63Ie0f2JLu2M1hEFeqjMEyR9x",
     {"emergency the-vampire blue", "recover", "activate p2f1", "land r0 36c", "conquer"},
     "Make your fleets ready again",
     "Choose what this turn is for"},
    {"1ozy0q1fNSgJwOIFpIxyvdbrDVryO0wq9jK6st6u98faKk0QvcWH",
     {"attack 1i 1h", "draft 1", "sword tactical-sacrifice", "sword the-baroness", "sword efficiency", "sword pyrrhus",
      "yield", "retreat 1e", "claim", "end"},
     "Start the right war",
     "Choose your action"},
    {"1ozy251QB5eXAJ8QcWazxsPDrEBpGtQE0z2NT6Of1Su0V7VFOh6sXyqNue0EysZhsb2W9pB2vnMqJb0ARL7a4CJ3Eprmeffkck7vAxC3GEVDVunBF"
     "GQ7vqBoUiaehA9jk",
     {"sword the-dictator", "yield", "retreat 0a"},
     "Win this war",
     "Fight this war well"},
    {"1pro0d8ZSKHugVYyYjX51VNvkJnolQ2LTh3SinS",
     {"move a5 b6 2", "move b6 z1 3"},
     "Gather ships for an attack",
     "Use your movements well"},
    {"1pro0alKbsLwYx2Rk50OOk09b5PFpLpgmjPs",
     {"move a2 a6 6", "move a6 z1 6"},
     "Take a planet from a rival",
     "Use your movements well"},
    {"1pro0a1FUl6I9jgjwvEBbvDr0Jz3BmAq7w9p", {"move a7 a5 5"}, "Take a free planet", "Use your movements well"},
    {"1pro0c14cdveyTyB7Hk0OiA3tgHRRZZjebH9Ix", {"end"}, "Know when to stop", "Use your movements well"},
    {"1ris0YBGbQRBwVYyZRQZueGlxQ1DFMwI7s",
     {"place 0,0"},
     "Expand, and be paid for it",
     "Find the sector for this disk"},
    {"1ris19CB2kl6Splbo5pAW8ZsnVtIq6fmAcTRvSF4XBO00ifRXBp5qGeUUgWTGLPFY1ySdvO",
     {"event open-palm-uprising", "color r"},
     "Change what the colours are worth",
     "Choose your action"},
    {"1ris2Dx9gPvxXEDx6xbKBRdNPQ66Dp3CrdxeTSw3YvcVzl4FQI4t3FjUld7ICoc59pWI5d8nIqbcK2kXp7WRdLsQM641Z7KqdY8QpX6sMKEeRzq9m"
     "rH1xlVOIbnkO1FYH3K5ux1Bf",
     {"event eldritch-theft"},
     "End the match at the right moment",
     "Choose your action"},
    {"1ris1G12n2UbZ1ntLiNOtt2ue0oFsCUy3AmdTumddzuamVUfuWZNs21bg97bdiyHEN0D6EDZbjuIqB",
     {"expand remembrance", "place 0,-1", "site 0,-2"},
     "Make a card take effect",
     "Choose your action"},
};

// What the asked seat may know of these moves, in order, tells what the first is for.
std::string aim_of_turn(const Match& start, const std::vector<std::string>& moves) {
    std::string words;
    visit_game(start.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAims<G>) {
            const Seat seat = start.decision().seat;
            const auto match = start.clone();
            std::vector<typename G::Event> told;
            std::uint32_t ply = 0;
            for (const std::string& move : moves) {
                CAPTURE(move);
                REQUIRE(match->decision().is_of_turn(start.decision()));
                const auto path = match->move_path(move);
                REQUIRE(path);
                Chance chance = Chance::of_ply(1, ++ply);
                const Scenes scenes = match->watch(seat, *path, chance);
                const auto& events = std::any_cast<const std::vector<typename G::Event>&>(scenes.events);
                told.insert(told.end(), events.begin(), events.end());
            }
            words = G::aim(G::view(typed<G>(start)->position(), seat), told);
        }
    });
    return words;
}

TEST_CASE("a move is for what its turn leads to, and for nothing that hangs on hidden cards", "[puzzles]") {
    for (const auto& [link, moves, aim, asked] : kTurns) {
        const auto opened = open_link(link);
        REQUIRE(opened);
        CAPTURE(link);
        CHECK(aim_of_turn(*opened->match, moves) == aim);
        CHECK(aim_of_turn(*opened->match, {}) == asked);
    }
}

TEST_CASE("how the match ends tells no move", "[puzzles]") {
    CHECK(is_of_result("Win the match"));
    CHECK(is_of_result("End the match at the right moment"));
    CHECK(is_of_result("Keep a rival from winning"));
    CHECK_FALSE(is_of_result("Win a battle"));
    CHECK_FALSE(is_of_result(""));
}

TEST_CASE("every game says what a move is for, and tells no move by it", "[puzzles]") {
    for (const GameInfo& info : games()) {
        CAPTURE(info.id);
        std::set<std::string> aims;
        Chance chance(9);
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            for (std::size_t moves = 0; moves < 120; moves += 8) {
                const Played played = after_luck(info.id, moves, seed);
                const Match& match = *played.match;
                if (match.decision().over) continue;
                CAPTURE(seed, moves);
                const std::string move = match.move_text(any_path(match, chance)), aim = played.aim(move);
                REQUIRE_FALSE(aim.empty());
                CHECK(aim.find_first_of("{}0123456789.") == std::string::npos);
                aims.insert(aim);
            }
        CHECK(aims.size() >= 4);
    }
    CHECK(after_luck("prosper", 0, 1).aim("no such move").empty());
    CHECK(after_luck("nim", 2, 1).aim("take 1").empty());  // a game without aims
}

TEST_CASE("a move can wait if it is still possible after another move of the same turn", "[puzzles]") {
    // Seat 1 settles first, so "settle" of anything else comes in another turn.
    const auto draft = after_luck("prosper", 0, 1).match;
    const std::vector<LegalLine> lines = draft->legal();
    REQUIRE(lines.size() > 1);
    CHECK_FALSE(can_wait(*draft, lines[0].with(lines[0].low), lines[1].with(lines[1].low)));
    int waits = 0, ends = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto match = after_luck("prosper", 20, seed).match;
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
