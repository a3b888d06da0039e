// A match that is over, as the bots see it: shares after each move, the same for everybody, and turning points.
#include <catch_amalgamated.hpp>

#include <numeric>
#include <string>
#include <vector>

#include "bots/survey.h"
#include "games_typed.h"
#include "laws/support.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr std::uint32_t kBrief = 200;  // per step

// In a sample run only Nim has all rounds; one round gives all positions their shares.
std::vector<Shares> whole_course(const Record& record) {
    auto thinking = survey(record);
    REQUIRE(thinking);
    const auto course = [&] { return read_course((*thinking)->best(), record.seats.size()); };
    const bool is_short = laws::is_sample_run() && record.game != "nim";
    while (!(*thinking)->step(counted(kBrief)))
        if (is_short && course().size() > record.moves.size()) break;
    return course();
}

TEST_CASE("a survey gives every seat's share after every move, and ends with the result", "[bots][survey]") {
    for_each_game([](auto type) {
        const auto info = decltype(type)::Game::info();
        const Record record = laws::played(info.id, info.min_seats, 3, kMaxMoves);
        INFO(info.id);
        const std::vector<Shares> course = whole_course(record);
        REQUIRE(course.size() == record.moves.size() + 1);
        for (const Shares& shares : course) {
            CHECK(std::accumulate(shares.begin(), shares.end(), 0) == 1000);
            for (const std::int32_t share : shares) CHECK(share >= 0);
        }
        const Result result = (*replay(record))->result();
        for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
            for (std::size_t other = 0; other < record.seats.size(); ++other)
                if (result.rank[seat] == 1 && result.rank[other] > 1) CHECK(course.back()[seat] > course.back()[other]);
        CHECK(whole_course(record) == course);
    });
}

TEST_CASE("a survey is rough before it is done, and is refused while the match runs", "[bots][survey]") {
    const Record record = laws::played("nim", 2, 5, kMaxMoves);
    auto thinking = survey(record);
    REQUIRE(thinking);
    CHECK(read_course((*thinking)->best(), 2).empty());
    CHECK_FALSE((*thinking)->step(counted(1)));
    CHECK(read_course((*thinking)->best(), 2).size() == 1);
    Record running = record;
    running.moves.pop_back();
    const auto refused = survey(running);
    REQUIRE_FALSE(refused);
    CHECK(refused.fault().code == "survey/running");
}

// Turns of one move each.
std::vector<std::size_t> single(std::size_t plies) {
    std::vector<std::size_t> turns(plies);
    std::iota(turns.begin(), turns.end(), std::size_t{0});
    return turns;
}

TEST_CASE("turning points are the largest swings, in the order of the match", "[bots][survey]") {
    std::vector<Shares> course;
    const auto add = [&](int count, std::int32_t share) {
        course.insert(course.end(), count, Shares{share, 1000 - share});
    };
    add(8, 500), add(1, 900), add(8, 510), add(8, 700), add(8, 300), add(8, 350), add(1, 1000);
    const std::vector<Swing> wanted{{17, seat_at(0), 510, 700}, {25, seat_at(0), 700, 300}};
    CHECK(turning_points(course, single(41), 2) == wanted);
    CHECK(turning_points(course, single(41), 1) == std::vector<Swing>{wanted[1]});
    for (const Swing& swing : turning_points(course, single(41), 9))
        CHECK(swing.ply < 33);  // neither small swings nor the end
    CHECK(turning_points({}, {}, 9).empty());
}

TEST_CASE("turning points of one seat are those of its own share", "[bots][survey]") {
    std::vector<Shares> course(8, Shares{400, 300, 300});
    course.insert(course.end(), 8, Shares{400, 100, 500});
    course.insert(course.end(), 9, Shares{250, 150, 600});
    CHECK(turning_points(course, single(24), 9, seat_at(0)) == std::vector<Swing>{{16, seat_at(0), 400, 250}});
    CHECK(turning_points(course, single(24), 9, seat_at(1)) == std::vector<Swing>{{8, seat_at(1), 300, 100}});
}

TEST_CASE("a turn is judged as a whole, whatever its moves look like on the way", "[bots][survey]") {
    std::vector<Shares> course;
    const auto add = [&](std::initializer_list<std::int32_t> shares) {
        for (const std::int32_t share : shares) course.push_back({share, 1000 - share});
    };
    add({500, 500, 500, 500, 500});                 // turns at 0 and 2
    add({900, 900, 900, 100, 100, 100, 500});       // at 4: up and down, and nothing came of it
    add({500, 500, 500, 440, 380, 320, 260, 200});  // at 11 and 14: one turn down in small steps
    add({200, 200, 200, 200, 0});
    const std::vector<std::size_t> turns{0, 2, 4, 11, 14, 19, 21};
    CHECK(turning_points(course, turns, 9) == std::vector<Swing>{{15, seat_at(0), 500, 200}});
}

}  // namespace
}  // namespace orrery
