// A film of Settlers of the Cosmos carries the events of a move out one by one: at its end the board stands as after the move,
// whoever looks on.
#include "games/cosmos/cosmos.h"
#include "laws/support.h"
#include "web/boards/cosmos/carry_out.h"

namespace orrery::screen {
namespace {
using namespace orrery::cosmos;

// What of a board a film leaves other than the move; empty: nothing.
std::string difference(Open film, const Open& match, Seat viewer) {
    for (int k = 0; k < match.seats; ++k) {
        Player a = film.player(seat_at(k));
        const Player& b = match.player(seat_at(k));
        if (seat_at(k) != viewer) a.hand = b.hand;  // Sight shows it while a card is chosen
        const std::string who = seat_name(seat_at(k));
        if (a.ships != b.ships || a.sites != b.sites) return who + "'s stacks";
        if (a.graveyard != b.graveyard) return who + "'s graveyard";
        if (a.hand != b.hand || a.hand_size != b.hand_size) return who + "'s hand";
        if (a.minerals != b.minerals || a.gas != b.gas || a.offers != b.offers) return who + "'s goods";
        if (a != b) return who + "'s race";
    }
    if (film.planets != match.planets || film.stones != match.stones || film.taken != match.taken) return "map";
    if (!(film.clung == match.clung)) return "clung ships";
    if (film.discard != match.discard || film.deck_size != match.deck_size) return "cards";
    if (film.round != match.round || film.active != match.active || film.winners != match.winners) return "round";
    if (film.actions != match.actions || film.extras != match.extras) return "actions";
    if (film.has_walked != match.has_walked || film.has_stridden != match.has_stridden) return "walk";
    for (const Side side : kSides) {  // no picture shows these, or View::ready does
        const Half& half = match.invasion.half(side);
        film.invasion.half(side).lost = half.lost;
        if (half.card == kNoCard) film.invasion.half(side).chosen = half.chosen;
    }
    film.invasion.company = match.invasion.company;
    return film.over != match.over ? "end" : film.invasion == match.invasion ? "" : "invasion";
}

}  // namespace

TEST_CASE("a film of Settlers of the Cosmos ends where its move ends", "[screen][film][cosmos]") {
    int moves = 0;
    for (const laws::Course& course : laws::courses("cosmos")) {
        if (course.seed != laws::seeds().front() && !course.variant.is_default) continue;
        laws::walk<Cosmos>(
            course, [](const auto&...) {},
            [&](const Position& before, const Move& move, const Position& after, const laws::Course& now) {
                Position again = before;
                Chance luck = Chance::of_ply(now.seed, static_cast<std::uint32_t>(now.ply));
                std::vector<Event> events;
                Cosmos::apply(again, move, luck, &events);
                const Seat viewer = seat_at(static_cast<int>(now.ply) % (now.variant.seats + 1) - 1);
                Open film = Cosmos::view(before, viewer).open;
                for (const Event& event : events)
                    if (const auto seen = Cosmos::masked(event, viewer)) web::cosmos_film::carry_out(film, *seen);
                const std::string other = difference(film, Cosmos::view(after, viewer).open, viewer);
                laws::hold(other.empty(), "a film ends where its move ends", now,
                           other + " after " + Cosmos::print(move));
                ++moves;
            });
    }
    CHECK(moves > 0);
}

}  // namespace orrery::screen
