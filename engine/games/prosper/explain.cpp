// What the first tokens of a move mean now. For a part: the planet and its figures. For a whole move: the certain
// result with its warnings, or the ruling if it is refused.
#include "core/legal.h"
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {
namespace {

// "5 to 30", or "5".
std::string range_text(int least, int most) { return least == most ? number(least) : say::range(least, most); }

std::string refusal_text(const Refusal& refusal) { return refusal.reason + " (" + refusal.ruling + ")"; }

// "a4: medium, yours, 12 of 30 ships, builds 5"
std::string figures_of(const View& view, PlanetId id) {
    const ViewPlanet& planet = *find(view, id);
    const SizeFacts& size = facts(planet.size);
    return say::figures(planet_name(id), token(planet.size), Person{planet.owner, view.viewer}, planet.ships,
                        size.limit, size.natives, size.production);
}

// ---- Parts: what follows the figures of a planet that can be chosen

std::string verb_part(Verb verb) {
    if (verb == Verb::settle) return say::choose_settling();
    return verb == Verb::muster ? say::choose_adding() : say::choose_movement();
}

// A planet as the next choice: its figures, then what can be done with it, or why it can't be chosen.
std::string planet_part(const View& view, const Position& p, Verb verb, const std::vector<PlanetId>& planets) {
    const PlanetId planet = planets.back();
    const std::string figures = figures_of(view, planet);
    if (verb == Verb::move && planets.size() == 1) return closed(figures);
    const SizeFacts& size = p.board.facts_of(planet);
    const int least = verb == Verb::settle ? settle_least(p, size) : 1;
    const Move move{verb, verb == Verb::move ? planets[0] : kNoPlanet, planet, static_cast<std::uint8_t>(least)};
    if (const Verdict verdict = refusal<Prosper>(p, move)) return closed(figures) + " " + refusal_text(*verdict);
    if (verb == Verb::settle) {
        const int most = settle_most(size, p.reserve[static_cast<std::size_t>(p.turn)]);
        return say::choose_planet_to_settle(figures, range_text(least, most), size.settling_loss());
    }
    if (verb == Verb::muster) return say::choose_planet_to_add(figures, room(p, planet));
    const std::string counts = range_text(least, most_movable(p, planets[0], planet));
    if (has(owned_by(p, p.turn), planet)) return say::choose_planet_to_reach(figures, room(p, planet), counts);
    const int resistance = strength(p, planet);
    return say::choose_planet_to_attack(figures, resistance + 1, resistance, ships_on(p, planet), counts);
}

// ---- Whole moves

// The strongest enemy that could take `planet` of `seat` with the ships next to it, behind a blank; "": none could.
std::string threat_text(const Position& p, Seat seat, PlanetId planet) {
    if (is_free(p, planet) || owner_of(p, planet) != seat) return {};
    PlanetId worst{};
    int most = 0;
    for (const PlanetId neighbour : each(p.board.adjacent[index(planet)]))
        if (owner_of(p, neighbour) != seat && ships_on(p, neighbour) > most) {
            most = ships_on(p, neighbour);
            worst = neighbour;
        }
    if (most <= strength(p, planet)) return {};
    return " " + say::threat(Person{owner_of(p, worst)}, most, planet_name(worst), planet_name(planet));
}

std::string outcome_text(const View& view, const Position& p, const Move& move) {
    const Person who{p.turn, view.viewer};
    const std::string from = planet_name(move.source), to = planet_name(move.target);
    const int n = move.count, left = ships_on(p, move.source) - n;
    const int garrison = ships_on(p, move.target), resistance = strength(p, move.target);
    if (owner_of(p, move.target) == p.turn || resistance == 0)
        return say::will_move(n, to, who, garrison + n, left, from);
    const Clash outcome = clash(p.board.size[index(move.target)], garrison, n);
    const int stay = outcome.remaining;
    if (outcome.conquered) return say::will_conquer(n, resistance, garrison, who, stay, left, from);
    if (outcome.cleared) return say::will_empty(n, resistance, garrison, to, who, left, from);
    const std::string lost = say::will_fail(n, resistance, garrison, stay, who, left, from);
    if (garrison == 0) return lost + " " + say::hopeless_against_natives(resistance + 1);
    return stay == garrison ? lost + " " + say::hopeless() : lost;
}

std::string movement_text(const View& view, const Position& p, const Move& move) {
    std::string text = outcome_text(view, p, move);
    Position landed = p;
    land(landed, move);
    if (is_free(landed, move.source)) {
        const int natives = landed.board.facts_of(move.source).natives;
        text += " " + say::will_abandon(planet_name(move.source), natives);
    }
    return text + threat_text(landed, p.turn, move.source) + threat_text(landed, p.turn, move.target);
}

std::string whole_move(const View& view, const Position& p, const Move& move) {
    if (const Verdict verdict = refusal<Prosper>(p, move)) return refusal_text(*verdict);
    const std::string to = planet_name(move.target);
    const int n = move.count, reserve = p.reserve[static_cast<std::size_t>(p.turn)];
    switch (move.verb) {
        case Verb::settle: {
            const int lost = p.board.facts_of(move.target).settling_loss();
            return say::will_settle(n, reserve, n - lost, to, lost);
        }
        case Verb::muster: return say::will_add(n, reserve, to, ships_on(p, move.target) + n);
        case Verb::move: return movement_text(view, p, move);
        case Verb::end: return say::will_end(Person{p.turn, view.viewer}, p.left);
    }
    return {};
}

}  // namespace

std::string Prosper::explain(const View& view, std::string_view tokens) {
    const std::vector<std::string_view> parts = tokens_of(tokens);
    if (parts.empty()) return question(view);
    std::vector<PlanetId> planets;
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (const auto planet = planet_named(parts[i])) planets.push_back(*planet);
    for (const PlanetId planet : planets)
        if (find(view, planet) == nullptr) return refusal_text(no_such_planet(view.map_name, planet));
    for (const Verb verb : {Verb::settle, Verb::muster, Verb::move}) {  // the beginning of a move
        const std::size_t most = verb == Verb::move ? 2 : 1;
        if (parts[0] != word(verb) || planets.size() + 1 != parts.size() || planets.size() > most) continue;
        return planets.empty() ? verb_part(verb) : planet_part(view, position_behind(view), verb, planets);
    }
    const Expected<Move> move = parse(tokens);
    return move ? whole_move(view, position_behind(view), *move) : question(view);
}

}  // namespace orrery::prosper
