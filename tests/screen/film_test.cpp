// A film at its moments: the view has what has happened, and what is going on has its share of the time.
#include <vector>

#include <catch_amalgamated.hpp>

#include "web/boards/kit/film.h"

namespace orrery::screen {
namespace {
using web::Film;
namespace kit = web::kit;

// A game whose view is a sum. Its events add to the sum: 5 and 5 together, 0 without taking time, 3 as soon as it is
// told.
struct Sum {
    int value = 0;
};
constexpr std::array<kit::Weight<int>, 2> kWeights{{{0, 0}, {5, 2}}};
const kit::Cut<Sum, int> kCut{[](const Sum&, const int& event) { return kit::weight_in(kWeights, event); },
                              [](const int& one, const int& next) { return one == 5 && next == 5; },
                              [](const Sum&, const int& event) { return std::string(event == 1 ? "One" : ""); },
                              [](const Sum&, const int&) { return false; },
                              [](const int& event) { return event == 5; },
                              [](const int& event) { return event == 3; }};

struct Move {
    std::any before = Sum{10}, events, views, after;
    explicit Move(const std::vector<int>& added) : events(added) {
        std::vector<Sum> sums;
        for (const int one : added) sums.push_back({(sums.empty() ? 10 : sums.back().value) + one});
        after = sums.empty() ? Sum{10} : sums.back();
        views = std::move(sums);
    }
    Film at(float progress) const {
        Film film;
        film.before = &before, film.after = &after, film.events = &events, film.views = &views;
        film.progress = progress;
        return film;
    }
    kit::Shot<Sum, int> shot(float progress) const { return kit::shot_of(kCut, at(progress)); }
};
}  // namespace

TEST_CASE("a film shows the view before what is going on, and knows the one after it", "[screen][film]") {
    const Move move({1, 5, 5, 0, 3});  // beats of 1, 2, 0 and 1
    const auto first = move.shot(0.125f);
    CHECK((first.view.value == 10 && first.next->value == 11));
    CHECK((first.first == 0 && first.last == 1 && first.share == 0.5f));
    const auto both = move.shot(0.5f);
    CHECK((both.view.value == 11 && both.next->value == 21));
    CHECK((both.first == 1 && both.last == 3 && both.share == 0.5f));
    CHECK(both.now().size() == 2);
    const auto last = move.shot(0.875f);
    CHECK((last.view.value == 24 && last.next->value == 24 && last.first == 4));
    CHECK(move.shot(1).is_over());
    CHECK(move.shot(1).view.value == 24);
    CHECK(kCut.length_ms(move.at(0)) == 1000);
    CHECK(Move({}).shot(0.5f).view.value == 10);
    CHECK(kCut.length_ms(Move({}).at(0)) == kCut.least);
}

TEST_CASE("a story has what has happened and what is going on", "[screen][film]") {
    const Move move({1, 5, 5});
    const web::Story one = kit::story_of(kCut, move.shot(0));
    CHECK((one.happened == 1 && one.title == "One" && !one.captures));
    const web::Story both = kit::story_of(kCut, move.shot(0.5f));
    CHECK((both.happened == 3 && both.title.empty() && both.captures));
    CHECK(kit::story_of(kCut, move.shot(1)).happened == 3);
}

}  // namespace orrery::screen
