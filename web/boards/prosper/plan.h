// What the Prosper board knows about a choice before it is drawn: what the chosen tokens mean, who can be chosen next,
// what a movement would leave behind, which planets are in danger. Pure functions of the View; no drawing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/prosper/view.h"
#include "web/boards/board.h"

namespace orrery::web::prosper_plan {

using namespace orrery::prosper;

// The first tokens of a move, read.
struct Pick {
    std::optional<Verb> verb;
    std::optional<PlanetId> source;  // of a movement
    std::optional<PlanetId> target;
    int count = 0;  // 0: not chosen
};
Pick read(std::string_view tokens);
std::optional<PlanetId> read_planet(std::string_view token);

// A picked move carried out on the two planets it touches. Production and turn ends are not part of it.
struct Outcome {
    int source_ships = 0;  // left behind
    Seat target_owner = kSpectator;
    int target_ships = 0;  // natives count as none
    bool attack = false, taken = false, cleared = false;
    bool fails() const { return attack && !taken; }
};
Outcome outcome(const View& view, Seat mover, const Pick& pick);

// Does any legal number of ships from `source` take `target`, or land there without a fight?
bool can_take(const View& view, std::span<const LegalLine> legal, PlanetId source, const ViewPlanet& target);

// The way ships take: straight for an attack, through own planets otherwise.
std::vector<PlanetId> way(const View& view, PlanetId source, PlanetId target);
std::vector<PlanetId> realm(const View& view, PlanetId planet);

// Could rivals next to it take or empty this planet: now, or after gathering with two movements?
enum class Danger { none, gathering, now };
Danger danger(const View& view, const ViewPlanet& planet);

Advice advise(const View& view, const LegalLine& line);
std::vector<SeatFigures> figures(const View& view);

}  // namespace orrery::web::prosper_plan
