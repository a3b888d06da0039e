// A film of Kardashev carries the events of a move out one by one: at its end the board stands as after the move.
#include "games/kardashev/facts.h"
#include "laws/support.h"
#include "web/boards/kardashev/carry_out.h"

namespace orrery::screen {
namespace {
using namespace orrery::kardashev;

// What a film leaves other than the move, of what its pictures show; empty: nothing.
std::string difference(const Open& film, const Open& match) {
    for (const Hex hex : match.board.spaces()) {
        if (film.board.tile(hex) != match.board.tile(hex)) return "tile on " + token(hex);
        if (film.board.colony(hex) != match.board.colony(hex)) return "colony on " + token(hex);
        if (film.board.fleet(hex) != match.board.fleet(hex)) return "fleet on " + token(hex);
    }
    if (film.board != match.board) return "owners";
    for (int k = 0; k < match.seats; ++k) {
        const Player &a = film.player(seat_at(k)), &b = match.player(seat_at(k));
        const std::string who = seat_name(seat_at(k));
        if (a.role != b.role) return who + "'s role";
        if (a.hand != b.hand) return who + "'s hand";
        if (a.researched != b.researched || a.mirrored != b.mirrored) return who + "'s technologies";
    }
    if (film.bag_size != match.bag_size) return "bag";
    if (film.round != match.round || film.final_round != match.final_round) return "round";
    return film.eliminated != match.eliminated || film.over != match.over ? "end" : "";
}

std::string left_by_film(const Position& before, const Move& move, Chance luck) {
    Position after = before;
    std::vector<Event> events;
    Kardashev::apply(after, move, luck, &events);
    Open film = before;
    for (const Event& event : events) web::kardashev_film::carry_out(film, event);
    const std::string other = difference(film, after);
    return other.empty() ? "" : other + " after " + Kardashev::print(move);
}
std::string left_by_film(std::string_view facts, std::string_view move) {
    return left_by_film(position_after(facts), *Kardashev::parse(move), Chance(1));
}

}  // namespace

TEST_CASE("a film of Kardashev ends where its move ends", "[screen][film][kardashev]") {
    int moves = 0;
    for (const laws::Course& course : laws::courses("kardashev")) {
        if (course.seed != laws::seeds().front()) continue;
        laws::walk<Kardashev>(
            course, [](const auto&...) {},
            [&moves](const Position& before, const Move& move, const Position&, const laws::Course& now) {
                if (before.question.node == Node::role) return;  // homes are set up without a word
                const std::string other =
                    left_by_film(before, move, Chance::of_ply(now.seed, static_cast<std::uint32_t>(now.ply)));
                laws::hold(other.empty(), "a film ends where its move ends", now, other);
                ++moves;
            });
    }
    CHECK(moves > 0);
}

TEST_CASE("a fleet that loses levels, or all of them, leaves none behind in a film", "[screen][film][kardashev]") {
    const std::string attack = "e6=fe p2c1 p2f1\ne5=void p1f3\np1 role imperialist tech autonomous-construction\n";
    CHECK(left_by_film(attack + "p2 tech orbital-defense-array", "move e5 e6") == "");
    CHECK(left_by_film(attack + "p2 tech orbital-defense-array\ne6=f p2c1", "move e5:2 e6") == "");
    const std::string fails = "e6=fe p2c3 p2f3\ne5=void p1f3\np1 role imperialist tech autonomous-construction\n";
    CHECK(left_by_film(fails + "p2 tech defensive-turrets", "move e5 e6") == "");
    CHECK(left_by_film(fails + "p2 tech defensive-turrets\n> move e5:2 e6", "support none") == "");
    CHECK(left_by_film(fails + "p2 tech defensive-turrets\n> move e5:1 e6", "support none") == "");
    CHECK(left_by_film("e4=void p1f2\nbag fm\n> move e4 e5\n> place e5 down", "gain f") == "");
}

}  // namespace orrery::screen
