// Position and view as JSON in the rulebook's words. Nothing is hidden. So a view's JSON is complete too, and a
// position's JSON is that of a spectator.
#include <span>

#include "games/prosper/prosper.h"

namespace orrery::prosper {
namespace {

std::string seat_or_dash(Seat seat) { return seat == kSpectator ? "-" : seat_token(seat); }

// One number per seat, in seat order.
std::vector<std::int32_t> of_seats(const View& view, std::int32_t ViewSeat::*member) {
    return each_of(std::span(view.seat).first(static_cast<std::size_t>(view.seats)),
                   [member](const ViewSeat& seat) { return seat.*member; });
}

struct OptionsOf {
    const View& view;

    void save(JsonOut& json) const {
        const Options& options = view.options;
        json(nvp("map", view.map), nvp("start", options.start), nvp("end", options.end));
        json(nvp("rounds", options.rounds == 0 ? usual_rounds(view.seats) : int{options.rounds}));
        json(nvp("settle", options.settle), nvp("bonus", of_seats(view, &ViewSeat::bonus)));
        json(unhashed("own bonus", options.own_bonus));
    }
};

std::vector<Seat> winners_of(const View& view) {
    std::vector<Seat> winners;
    for (int seat = 0; seat < view.seats; ++seat)
        if (view.winners.has(seat_at(seat))) winners.push_back(seat_at(seat));
    return winners;
}

void save_members(JsonOut& json, const View& view) {
    const auto seats = [&view](std::int32_t ViewSeat::*member) { return of_seats(view, member); };
    json(nvp("game", "prosper"), nvp("players", view.seats), nvp("options", OptionsOf{view}));
    json(nvp("phase", view.phase), nvp("turn", seat_or_dash(view.turn)));
    if (view.phase != Phase::over) json(nvp("asked", view.asked));
    json(nvp("pass", view.pass), nvp("reserve", seats(&ViewSeat::reserve)), nvp("round", view.round));
    json(nvp("first", seat_or_dash(view.first)), nvp("left", view.left), nvp("score", seats(&ViewSeat::score)));
    json(nvp("dom", seat_or_dash(view.dominant)), nvp("calm", view.calm), nvp("changed", view.changed));
    json(nvp("eliminated", seats(&ViewSeat::fallen)));  // 0: living; 1: the first, ...
    json(nvp("over", view.ending), nvp("win", winners_of(view)));
    json(nvp("planets", view.planets), nvp("edges", view.edges));
    json(nvp("homes", std::span(view.homes).first(static_cast<std::size_t>(view.seats))));
    // Derived from the rest, for readers that only look.
    json(nvp("production", seats(&ViewSeat::production)), nvp("ships", seats(&ViewSeat::ships)));
    json(nvp("total_production", view.total_production), nvp("dominance_mark", view.dominance_mark));
    json(nvp("round_limit", view.round_limit), nvp("scored_from", view.scored_from));
}

}  // namespace

void ViewPlanet::save(JsonOut& json) const {
    json(CEREAL_NVP(id), CEREAL_NVP(size), nvp("owner", seat_or_dash(owner)), CEREAL_NVP(ships));
    json(nvp("x", static_cast<double>(x) / kPlaceUnits), nvp("y", static_cast<double>(y) / kPlaceUnits));
}

void Position::save(JsonOut& json) const { save_members(json, Prosper::view(*this, kSpectator)); }

void View::save(JsonOut& json) const {
    json(nvp("viewer", seat_or_dash(viewer)));
    save_members(json, *this);
}

}  // namespace orrery::prosper
