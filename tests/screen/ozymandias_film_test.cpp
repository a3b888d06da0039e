// A film of Ozymandias carries the events of a move out one by one: at its end the board stands as after the move.
#include "games/ozymandias/ozymandias.h"
#include "laws/support.h"
#include "web/boards/ozymandias/carry_out.h"

namespace orrery::screen {
namespace {
using namespace orrery::ozymandias;

// Each colony's disks, from the bottom.
std::string stacks(const Open& p) {
    std::string text;
    p.galaxy.each_spot([&](Spot spot) {
        for (const Disk& disk : p.disks)
            if (disk.spot == spot) text += seat_token(disk.owner);
        text += '|';
    });
    return text;
}

// What of a board a film leaves other than the move; empty: nothing.
std::string difference(const Open& film, const Open& match) {
    for (std::size_t i = 0; i < match.fleets.size(); ++i) {
        FleetState a = film.fleets[i];
        const FleetState& b = match.fleets[i];
        a.has_used = b.has_used, a.has_fought = b.has_fought;  // no picture shows them
        if (b.where == Where::none) a.is_ready = b.is_ready;
        if (a != b) return "fleet " + token(static_cast<Fleet>(i));
    }
    for (int k = 0; k < match.seats; ++k) {
        Player a = film.player(seat_at(k));
        a.bought = match.player(seat_at(k)).bought;
        if (a != match.player(seat_at(k))) return seat_name(seat_at(k));
    }
    if (film.galaxy != match.galaxy) return "galaxy";
    if (stacks(film) != stacks(match)) return "disks";
    if (film.discard != match.discard || film.deck_size != match.deck_size) return "cards";
    if (film.stack_size != match.stack_size || film.turned != match.turned) return "tiles";
    if (film.obelisk != match.obelisk || film.passed != match.passed) return "order";
    return film.age == match.age ? "" : "age";
}

}  // namespace

TEST_CASE("a film of Ozymandias ends where its move ends", "[screen][film][ozymandias]") {
    int moves = 0;
    for (const laws::Course& course : laws::courses("ozymandias")) {
        if (course.seed != laws::seeds().front()) continue;
        laws::walk<Ozymandias>(
            course, [](const auto&...) {},
            [&](const Position& before, const Move& move, const Position& after, const laws::Course& now) {
                Position again = before;
                Chance luck = Chance::of_ply(now.seed, static_cast<std::uint32_t>(now.ply));
                std::vector<Event> events;
                Ozymandias::apply(again, move, luck, &events);
                Open film = Ozymandias::view(before, kSpectator).open;
                for (const Event& event : events)
                    if (const auto seen = Ozymandias::masked(event, kSpectator))
                        web::ozymandias_film::carry_out(film, *seen);
                const std::string other = difference(film, Ozymandias::view(after, kSpectator).open);
                laws::hold(other.empty(), "a film ends where its move ends", now,
                           other + " after " + Ozymandias::print(move));
                ++moves;
            });
    }
    CHECK(moves > 0);
}

}  // namespace orrery::screen
