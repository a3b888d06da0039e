// Position and view as JSON in the rulebook's words (sections 8.1, 9.1 and 11.5). Nothing is hidden, so a view's JSON
// is complete as well and a position's is that of a spectator.
#include "games/prosper/prosper.h"

namespace orrery::prosper {
namespace {

std::string seat_or_dash(Seat seat) { return seat == kSpectator ? "-" : seat_token(seat); }

// One number of each seat, in seat order.
void seat_values(const View& view, JsonOut& json, std::string_view key, std::int32_t ViewSeat::*member) {
    json.key(key).array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(view.seats); ++i) json.value(view.seat[i].*member);
    json.end();
}

void write_options_of(const View& view, JsonOut& json) {
    json.key("options").object();
    json.field("map", view.map);
    json.field("start", word(view.options.start));
    json.field("end", word(view.options.end));
    json.field("rounds", view.options.rounds == 0 ? usual_rounds(view.seats) : int{view.options.rounds});
    json.field("settle", word(view.options.settle));
    seat_values(view, json, "bonus", &ViewSeat::bonus);
    json.end();
}

void write_map(const View& view, JsonOut& json) {
    json.key("planets").array();
    for (const ViewPlanet& planet : view.planets) {
        json.object().field("id", planet_name(planet.id)).field("size", facts(planet.size).name);
        json.field("owner", seat_or_dash(planet.owner)).field("ships", int{planet.ships});
        json.field("x", static_cast<double>(planet.x) / kPlaceUnits);
        json.field("y", static_cast<double>(planet.y) / kPlaceUnits).end();
    }
    json.end().key("edges").array();
    for (const ViewEdge& edge : view.edges)
        json.array().value(planet_name(edge.from)).value(planet_name(edge.to)).end();
    json.end().key("homes").array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(view.seats); ++i) json.value(planet_name(view.homes[i]));
    json.end();
}

void write_state(const View& view, JsonOut& json) {
    json.field("phase", word(view.phase));
    json.field("turn", seat_or_dash(view.turn));
    if (view.phase != Phase::over) json.field("asked", word(view.asked));
    json.field("pass", view.pass);
    seat_values(view, json, "reserve", &ViewSeat::reserve);
    json.field("round", view.round);
    json.field("first", seat_or_dash(view.first));
    json.field("left", view.left);
    seat_values(view, json, "score", &ViewSeat::score);
    json.field("dom", seat_or_dash(view.dominant));
    json.field("calm", view.calm);
    json.field("changed", view.changed);
    seat_values(view, json, "eliminated", &ViewSeat::fallen);  // 0: living; 1: the first, ...
    json.field("over", word(view.ending));
    json.key("win").array();
    for (int seat = 0; seat < view.seats; ++seat)
        if (view.winners.has(seat_at(seat))) json.value(seat_token(seat_at(seat)));
    json.end();
}

// What follows from the rest, for those who only look.
void write_figures(const View& view, JsonOut& json) {
    seat_values(view, json, "production", &ViewSeat::production);
    seat_values(view, json, "ships", &ViewSeat::ships);
    json.field("total_production", view.total_production);
    json.field("dominance_mark", view.dominance_mark);
    json.field("round_limit", view.round_limit);
    json.field("scored_from", view.scored_from);
}

void write_members(const View& view, JsonOut& json) {
    json.field("game", "prosper");
    json.field("players", view.seats);
    write_options_of(view, json);
    write_state(view, json);
    write_map(view, json);
    write_figures(view, json);
}

}  // namespace

void Prosper::write_position(const Position& p, JsonOut& json) {
    json.object();
    write_members(view(p, kSpectator), json);
    json.end();
}

void Prosper::write_view(const View& view, JsonOut& json) {
    json.object().field("viewer", seat_or_dash(view.viewer));
    write_members(view, json);
    json.end();
}

}  // namespace orrery::prosper
