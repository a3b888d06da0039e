// The rating: the worked example of Glickman's paper, and what must hold for all levels.
#include <vector>

#include <catch_amalgamated.hpp>

#include "games.h"
#include "record/data/record.h"
#include "record/device/rating.h"

namespace orrery {
namespace {

constexpr std::uint8_t kLadder[] = {1, 4, 5, 2, 3};  // places in kBotLevels, easiest first

// The paper's players are around 1500, and ours around kNoviceRating: only differences matter.
double ours(double of_the_paper) { return of_the_paper - 1500 + kNoviceRating; }

TEST_CASE("three matches move a rating as in the paper's example", "[rating]") {
    const Rating before{.value = ours(1500), .deviation = 200, .volatility = 0.06};
    const std::vector<Meeting> period{{.value = ours(1400), .deviation = 30, .score = 1},
                                      {.value = ours(1550), .deviation = 100, .score = 0},
                                      {.value = ours(1700), .deviation = 300, .score = 0}};
    const Rating after = rated(before, period);
    CHECK(after.value == Catch::Approx(ours(1464.06)).margin(0.01));
    CHECK(after.deviation == Catch::Approx(151.52).margin(0.01));
    CHECK(after.volatility == Catch::Approx(0.05999).margin(0.00001));
}

TEST_CASE("without matches only the deviation grows, up to a beginner's", "[rating]") {
    const Rating sure{.value = 1200, .deviation = 50, .volatility = 0.06};
    const Rating after = rated(sure, {});
    CHECK(after.value == sure.value);
    CHECK(after.volatility == sure.volatility);
    CHECK(after.deviation > 50);
    CHECK(after.deviation < 52);
    CHECK(rated(Rating{}, {}).deviation == 350);
}

TEST_CASE("a match against several bots weighs as one", "[rating]") {
    const Rating before{};
    const Meeting won{.value = 1100, .deviation = 40, .score = 1};
    Meeting third = won;
    third.weight = 1.0 / 3;
    const Rating one = rated(before, std::vector{won}), three = rated(before, std::vector{third, third, third});
    CHECK(three.value == Catch::Approx(one.value));
    CHECK(three.deviation == Catch::Approx(one.deviation));
    CHECK(rated(before, std::vector{won, won, won}).value > one.value + 50);
}

TEST_CASE("a win raises a rating and a loss lowers it, more against the other's odds", "[rating]") {
    const auto moved = [](double rival, double score) {
        return rated(Rating{}, std::vector{Meeting{.value = rival, .deviation = 40, .score = score}}).value -
               kNoviceRating;
    };
    CHECK(moved(1000, 1) > 100);
    CHECK(moved(1000, 1) == Catch::Approx(-moved(1000, 0)));
    CHECK(moved(1000, 0.5) == Catch::Approx(0).margin(1e-9));
    CHECK(moved(1400, 1) > moved(1000, 1));
    CHECK(moved(1400, 0) > moved(1000, 0));
    CHECK(moved(1400, 0) < 0);
}

TEST_CASE("a rating comes near the level of a bot that is beaten half of the time", "[rating]") {
    for (const GameInfo& game : games()) {
        const Rating level = *level_rating(game.id, 3);
        Rating rating;
        for (int match = 0; match < 200; ++match)
            rating = rated(rating, std::vector{Meeting{level.value, level.deviation, match % 2 == 0 ? 1.0 : 0.0}});
        CHECK(rating.value == Catch::Approx(level.value).margin(60));
        CHECK(rating.deviation < 100);
    }
}

TEST_CASE("every game has five levels that grow stronger, from a novice's 1000", "[rating]") {
    for (const GameInfo& game : games()) {
        CAPTURE(game.id);
        double before = kNoviceRating - 1, sure = -1;
        for (const std::uint8_t level : kLadder) {
            const auto rating = level_rating(game.id, level);
            REQUIRE(rating);
            CHECK(rating->value > before);
            CHECK(rating->deviation > sure);
            before = rating->value, sure = rating->deviation;
        }
        CHECK(level_rating(game.id, 1)->value == kNoviceRating);
        CHECK_FALSE(level_rating(game.id, 0));
        CHECK_FALSE(level_rating(game.id, 99));
    }
    CHECK_FALSE(level_rating("vega", 1));
}

}  // namespace
}  // namespace orrery
