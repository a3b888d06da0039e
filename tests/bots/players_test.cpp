// What holds for every level in every game. Answers are legal, repeatable, made from the seat's view alone, and ready
// at any moment. Time limits are kept. Search plays better than chance.
#include <catch_amalgamated.hpp>

#include <memory>
#include <string>
#include <vector>

#include "bots/players.h"
#include "bots/stepping_clock.h"
#include "games_typed.h"
#include "laws/support.h"

namespace orrery {
namespace {

constexpr std::uint32_t kFew = 40;        // playouts: enough to grow a tree
constexpr std::uint32_t kLeast = 2;       // for moves that only lead on
constexpr std::uint32_t kOpening = 24;    // plies in which a player is always asked
constexpr std::uint32_t kNowAndThen = 8;  // after that: once in so many plies
constexpr std::uint32_t kMostPlies = 600;

std::unique_ptr<Match> start(std::string_view game, int seats, std::uint64_t seed) {
    auto match = start_match(game, seats, find_game(game)->revision, {}, Chance::of_ply(seed, 0));
    REQUIRE(match);
    return std::move(*match);
}

std::vector<std::string> all_games() {
    std::vector<std::string> ids;
    for_each_game([&](auto type) { ids.emplace_back(decltype(type)::Game::info().id); });
    return ids;
}

// Plays a match. `player` is asked in the opening and now and then after it; a novice plays the other moves. `see` gets
// every position in which the player is asked, and returns whether to go on.
template <class See>
void play_through(Match& match, const Player& player, std::uint64_t seed, See&& see) {
    const auto novice = make_player("novice", counted(kLeast), seed);
    for (std::uint32_t ply = 1; !match.decision().over && ply <= kMostPlies; ++ply) {
        const bool is_asked = ply <= kOpening || ply % kNowAndThen == 0;
        if (is_asked && !see(match)) return;
        const Path path = (is_asked ? player : *novice).choose(match);
        REQUIRE(match.is_legal(path));
        Chance luck = Chance::of_ply(seed, ply);
        match.play(path, luck);
    }
}
constexpr auto on = [](const Match&) { return true; };

// The share of matches that `ours` wins against `theirs` on all other seats. A draw counts in parts.
double share_of_wins(std::string_view game, int seats, int matches, const Budget& budget, std::string_view ours,
                     std::string_view theirs) {
    double wins = 0;
    for (int k = 0; k < matches; ++k) {
        const auto seed = static_cast<std::uint64_t>(k);
        const auto match = start(game, seats, seed);
        const auto mine = make_player(ours, budget, seed);
        const auto other = make_player(theirs, {}, seed + 1000);
        for (std::uint32_t ply = 1; !match->decision().over; ++ply) {
            const Player& player = index(match->decision().seat) == k % seats ? *mine : *other;
            Chance luck = Chance::of_ply(seed, ply);
            match->play(player.choose(*match), luck);
        }
        const Result result = match->result();
        int winners = 0;
        for (const auto rank : result.rank) winners += rank == 1 ? 1 : 0;
        if (result.rank[static_cast<std::size_t>(k % seats)] == 1) wins += 1.0 / winners;
    }
    return wins / matches;
}

}  // namespace

TEST_CASE("bots give legal answers all through a match", "[bots]") {
    const std::string game = GENERATE(from_range(all_games()));
    for (const Level& level : levels())
        for (int seats = find_game(game)->min_seats; seats <= find_game(game)->max_seats; ++seats) {
            if (laws::is_sample_run() && seats != find_game(game)->min_seats) continue;
            CAPTURE(game, level.id, seats);
            const auto match = start(game, seats, 7);
            play_through(*match, *make_player(level.id, counted(kFew), 7), 7, on);
            CHECK(match->is_sound());
        }
}

TEST_CASE("bots repeat themselves: the same view, seed and budget give the same answer", "[bots]") {
    const std::string game = GENERATE(from_range(all_games()));
    for (const Level& level : levels()) {
        CAPTURE(game, level.id);
        const auto player = make_player(level.id, counted(kFew), 3);
        const auto twin = make_player(level.id, counted(kFew), 3);
        const auto match = start(game, 2, 3);
        play_through(*match, *player, 3, [&](const Match& now) {
            CHECK(player->choose(now) == twin->choose(now));
            return true;
        });
    }
}

TEST_CASE("bots with other seeds play other matches", "[bots]") {
    for (const Level& level : levels()) {
        CAPTURE(level.id);
        std::vector<std::uint64_t> ends;
        for (const std::uint64_t seed : {1u, 2u, 3u}) {
            const auto match = start("prosper", 2, 1);
            play_through(*match, *make_player(level.id, counted(kFew), seed), 1, on);
            ends.push_back(match->fingerprint());
        }
        CHECK((ends[0] != ends[1] || ends[1] != ends[2]));
    }
}

TEST_CASE("bots see nothing that is hidden from their seat", "[bots]") {
    const std::string game = GENERATE(from_range(all_games()));
    for (const Level& level : levels())
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            CAPTURE(game, level.id, seed);
            const auto player = make_player(level.id, counted(kFew), seed);
            const auto match = start(game, find_game(game)->max_seats, seed);
            int looks = 0;
            play_through(*match, *make_player("random", {}, seed), seed, [&](const Match& now) {
                Chance chance(seed);
                const auto world = now.resample(now.decision().seat, chance);
                CHECK(player->choose(now) == player->choose(*world));
                return ++looks < 10;
            });
        }
}

TEST_CASE("thinking can be stopped at any moment with a legal answer", "[bots]") {
    const std::string game = GENERATE(from_range(all_games()));
    const auto match = start(game, 2, 5);
    const auto player = make_player("master", counted(200), 5);
    for (int moves = 0; moves < 6 && !match->decision().over; ++moves) {
        const auto thinking = player->think(*match);
        do {
            CAPTURE(game, thinking->playouts(), thinking->best());
            CHECK(bool(match->move_path(thinking->best())));
        } while (!thinking->step(counted(1)));
        CHECK(thinking->playouts() <= 200);
        Chance luck(5);
        match->play(*match->move_path(thinking->best()), luck);
    }
}

TEST_CASE("slices do not change the answer", "[bots]") {
    const auto match = start("prosper", 3, 1);
    const auto player = make_player("master", counted(500), 9);
    const auto thinking = player->think(*match);
    while (!thinking->step(counted(7))) continue;
    CHECK(*match->move_path(thinking->best()) == player->choose(*match));
}

TEST_CASE("a time budget is kept, in all and per slice", "[bots]") {
    const auto match = start("prosper", 2, 1);
    for (const std::uint32_t milliseconds : {1u, 20u, 300u}) {
        CAPTURE(milliseconds);
        const double begun = stepping_clock_ms;
        const auto thinking = make_player("master", timed(milliseconds, stepping_clock), 1)->think(*match);
        bool is_done = false;
        while (!is_done) {
            const double slice_begun = stepping_clock_ms;
            is_done = thinking->step(timed(10, stepping_clock));
            CHECK(stepping_clock_ms - slice_begun <= 12);
        }
        CHECK(stepping_clock_ms - begun <= milliseconds + 2);  // one look at the start and one per slice
        CHECK(bool(match->move_path(thinking->best())));
    }
}

TEST_CASE("each level thinks as long as its game says, and within the budget", "[bots]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasInsight<G>) {
            const auto match = start(G::info().id, 2, 3);
            for (std::size_t rung = 0; rung < G::Insight::kLadder.size(); ++rung) {
                const std::uint32_t most = G::Insight::kLadder[rung].playouts;
                const auto played = [&](const Budget& budget) {
                    const auto thinking = make_player(levels()[rung + 1].id, budget, 1)->think(*match);
                    while (!thinking->step({})) continue;
                    return thinking->playouts();
                };
                CAPTURE(G::info().id, levels()[rung + 1].id);
                CHECK(played(counted(100'000)) <= most);
                CHECK(played(counted(5)) <= std::min(most, 5u));
            }
        }
    });
}

TEST_CASE("every game's ladder rises, by thinking more or slipping less", "[bots]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasInsight<G>) {
            const Ladder& ladder = G::Insight::kLadder;
            for (std::size_t rung = 1; rung < ladder.size(); ++rung) {
                CAPTURE(G::info().id, rung);
                CHECK(ladder[rung].playouts >= ladder[rung - 1].playouts);
                // A quick move is one of the best four at random, so the first level that thinks may also slip.
                if (ladder[rung - 1].playouts > 0) CHECK(ladder[rung].slips <= ladder[rung - 1].slips);
                CHECK(
                    (ladder[rung].playouts > ladder[rung - 1].playouts || ladder[rung].slips < ladder[rung - 1].slips));
            }
            CHECK(ladder.back().slips == 0);
        }
    });
}

TEST_CASE("a level that slips plays any promising move, as often as its ladder says", "[bots]") {
    const auto match = start("prosper", 2, 1);
    int slips = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto thinking = make_player(Rung{3, 30}, Budget{}, seed)->think(*match);
        while (!thinking->step({})) continue;
        slips += thinking->playouts() == 0 ? 1 : 0;
        CHECK(bool(match->move_path(thinking->best())));
    }
    CHECK(slips > 30);
    CHECK(slips < 90);
}

TEST_CASE("unknown levels have no player", "[bots]") {
    CHECK(make_player("grandmaster", {}, 1) == nullptr);
    CHECK(find_level("") == nullptr);
}

TEST_CASE("levels rise: search beats chance and plausible moves", "[bots][figures]") {
    CHECK(share_of_wins("nim", 2, 40, counted(400), "adept", "random") >= 0.7);
    CHECK(share_of_wins("prosper", 2, 10, {}, "novice", "random") >= 0.9);
    CHECK(share_of_wins("prosper", 2, 10, counted(200), "adept", "novice") >= 0.9);
    CHECK(share_of_wins("rise", 2, 10, counted(200), "adept", "novice") >= 0.8);
    CHECK(share_of_wins("prosper", 4, 4, counted(200), "adept", "random") >= 0.75);
}

}  // namespace orrery
