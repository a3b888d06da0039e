// What a question tells about a hidden hand or race (6.17). Everybody sees that it is asked, so everybody knows what it
// implies. No sentence about it may tell more.
#include <set>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/cosmos.h"
#include "games/cosmos/targets.h"
#include "laws/support.h"

namespace orrery::cosmos {
namespace {

using laws::Course;
using laws::hold;

constexpr int kWorlds = 6;  // for each pair of viewers

// The ten questions of 6.17.
const std::set<Node> kSilent{Node::reinforce, Node::turncoat, Node::copy,  Node::burn,  Node::company,
                             Node::slip,      Node::spite,    Node::cling, Node::graft, Node::tile};

bool has_enough(const Open& p, Seat seat) {
    bool has = false;
    each_reinforcement(p.player(seat).hand, reinforcement_needed(p, p.invasion.side_of(seat)),
                       [&](const auto&, int) { has = true; });
    return has;
}

TEST_CASE("sentences about a question on something hidden tell only what all their readers know",
          "[cosmos][text][R15]") {
    std::set<Node> told;
    for (const Course& start : laws::courses("cosmos"))
        laws::walk<Cosmos>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const Position& before, const Move& move, const Position& after, const Course& course) {
                std::vector<Event> events;
                Position again = before;
                Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
                Cosmos::apply(again, move, luck, &events);
                for (const Event& event : events) {
                    if (event.kind != Event::asked) continue;
                    told.insert(event.node);
                    hold(kSilent.count(event.node) > 0, "only ten questions tell of something hidden", course);
                    Chance chance(course.seed + course.ply);
                    for (int k = -1; k < course.variant.seats; ++k) {
                        const Seat reader = seat_at(k);
                        const View view = Cosmos::view(after, reader);
                        hold(view.open.question.node == event.node && view.open.question.seat == event.seat,
                             "everybody sees that it is asked", course, seat_token(reader));
                        for (int i = 0; i < kWorlds; ++i) {
                            const Position world = Cosmos::resample(after, reader, chance);
                            const Race race = race_asked_by(event.node);
                            const bool is_so = event.node == Node::reinforce ? has_enough(world, event.seat)
                                                                             : world.player(event.seat).race == race;
                            hold(is_so, "it is so in every world that somebody can imagine", course,
                                 seat_token(reader));
                        }
                    }
                }
            });
    CHECK(told.size() >= (laws::is_sample_run() ? 1u : 8u));
}

}  // namespace
}  // namespace orrery::cosmos
