// What each seat may know: everything, since this game hides nothing. Also the way back from a view to its position.
#include "games/prosper/prosper.h"

namespace orrery::prosper {
namespace {

// Places of both map formats become whole numbers: 1/10000 of the side, and the generator's grid with 22000 units per
// side (9.4).
std::int32_t drawn(const Options& options, std::int16_t coordinate) {
    return options.map == MapChoice::generated ? kPlaceUnits / 2 + 5 * coordinate : 11 * coordinate;
}

void show_board(const Position& p, View& view) {
    view.map = map_id(p.seats, p.options);
    view.map_name = map_name(p.seats, p.options);
    for (const PlanetId planet : each(p.board.planets)) {
        const Place place = p.board.place[index(planet)];
        view.planets.push_back({planet, p.board.size[index(planet)], drawn(p.options, place.x),
                                drawn(p.options, place.y), owner_of(p, planet), p.ships[index(planet)]});
        for (const PlanetId neighbour : each(p.board.adjacent[index(planet)]))
            if (planet < neighbour) view.edges.push_back({planet, neighbour});
    }
    for (int seat = 0; seat < p.seats; ++seat) view.homes[static_cast<std::size_t>(seat)] = planet_at(seat, 1);
    view.total_production = p.board.production(p.board.planets);
}

ViewSeat shown_seat(const Position& p, Seat seat, int bonus) {
    const std::size_t i = static_cast<std::size_t>(seat);
    return {production(p, seat), ships_of(p, seat), planets_of(p, seat), p.score[i], p.reserve[i], bonus, p.fallen[i]};
}

}  // namespace

View Prosper::view(const Position& p, Seat seat) {
    View view;
    view.viewer = seat;
    view.seats = p.seats;
    view.options = p.options;
    show_board(p, view);

    view.phase = p.phase;
    view.asked = asked(p);
    view.turn = p.turn;
    view.pass = p.pass;
    view.round = p.round;
    view.first = p.phase == Phase::draft ? kSpectator : p.first;
    view.left = p.left;

    for (std::size_t i = 0; i < static_cast<std::size_t>(p.seats); ++i)
        view.seat[i] = shown_seat(p, seat_at(static_cast<int>(i)), p.bonus[i]);
    view.dominant = p.dominant;
    view.dominance_mark = dominance_mark(p);
    view.round_limit = round_limit(p.seats, p.options);
    view.scored_from = scored_from(p);
    view.calm = p.calm;
    view.changed = p.changed;

    view.ending = p.ending;
    view.winners = p.winners;
    return view;
}

void Position::save(JsonOut& json) const { Prosper::view(*this, kSpectator).save_position(json); }

Position position_behind(const View& view) {
    Position p;
    p.seats = view.seats;
    p.options = view.options;
    p.board = board_of(p.seats, p.options);
    for (const ViewPlanet& planet : view.planets) {
        p.ships[index(planet.id)] = planet.ships;
        if (planet.owner != kSpectator) p.owned[static_cast<std::size_t>(planet.owner)] |= only(planet.id);
    }
    p.phase = view.phase;
    p.turn = view.turn;
    p.pass = static_cast<std::uint8_t>(view.pass);
    p.round = static_cast<std::uint8_t>(view.round);
    if (view.first != kSpectator) p.first = view.first;
    p.left = static_cast<std::uint8_t>(view.left);
    for (std::size_t i = 0; i < static_cast<std::size_t>(view.seats); ++i) {
        p.bonus[i] = static_cast<std::uint8_t>(view.seat[i].bonus);
        p.score[i] = static_cast<std::uint16_t>(view.seat[i].score);
        p.reserve[i] = static_cast<std::uint8_t>(view.seat[i].reserve);
        p.fallen[i] = static_cast<std::uint8_t>(view.seat[i].fallen);
    }
    p.dominant = view.dominant;
    p.calm = static_cast<std::uint8_t>(view.calm);
    p.changed = view.changed;
    p.ending = view.ending;
    p.winners = view.winners;
    return p;
}

Position Prosper::resample(const Position& p, Seat, Chance&) { return p; }

const ViewPlanet* find(const View& view, PlanetId planet) {
    for (const ViewPlanet& candidate : view.planets)
        if (candidate.id == planet) return &candidate;
    return nullptr;
}

bool adjacent(const View& view, PlanetId a, PlanetId b) {
    for (const ViewEdge& edge : view.edges)
        if ((edge.from == a && edge.to == b) || (edge.from == b && edge.to == a)) return true;
    return false;
}

}  // namespace orrery::prosper
