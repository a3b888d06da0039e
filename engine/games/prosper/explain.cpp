// What the first tokens of a move mean now. For a part: the planet and its figures. For a whole move: the certain
// result with its warnings, or the ruling if it is refused.
#include "core/legal.h"
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

std::string range_text(int least, int most) {
    return least == most ? number(least) : number(least) + " to " + number(most);
}

std::string refusal_text(const Refusal& refusal) { return refusal.reason + " (" + refusal.ruling + ")"; }

// "a4: medium, yours, 12 of 30 ships, builds 5"
std::string planet_text(const View& view, PlanetId id) {
    const ViewPlanet& planet = *find(view, id);
    const SizeFacts& size = facts(planet.size);
    const std::string name =
        planet_name(id) + ": " + std::string(size.name) + ", " + owner_text(planet.owner, view.viewer);
    if (planet.owner == kSpectator)
        return name + ", " + natives_text(size.natives) + ", would build " + number(size.production);
    return name + ", " + number(planet.ships) + " of " + ships(size.limit) + ", builds " + number(size.production);
}

// ---- Parts: what follows the figures of a planet that can be chosen

std::string verb_part(Verb verb) {
    switch (verb) {
        case Verb::settle:
            return "Settle a free planet with ships of your reserve. Half as many as its natives are lost.";
        case Verb::muster: return "Add the rest of your reserve to your own planets. Nothing is lost.";
        case Verb::move: return "Move ships within your realm, or attack a planet next door.";
        case Verb::end: break;
    }
    return "End your turn.";
}

std::string settle_part(const Position& p, PlanetId planet) {
    const SizeFacts& size = p.board.facts_of(planet);
    const int most = settle_most(size, p.reserve[static_cast<std::size_t>(p.turn)]);
    const std::string text = range_text(settle_least(p, size), most) + " ships settle it";
    return text + (size.settling_loss() == 0 ? "." : ", " + number(size.settling_loss()) + " of them lost.");
}

std::string target_part(const Position& p, PlanetId source, PlanetId target) {
    const std::string counts = range_text(1, most_movable(p, source, target));
    if (has(owned_by(p, p.turn), target))
        return "room for " + ships(room(p, target)) + ", " + "you can send " + counts + ".";
    const std::string takes = number(strength(p, target) + 1) + " take it, ";
    const std::string empties = is_free(p, target) ? "" : number(strength(p, target)) + " empty it, ";
    return takes + empties + "you can send " + counts + ".";
}

// A planet as the next choice: its figures, then what can be done with it, or why it can't be chosen.
std::string planet_part(const View& view, const Position& p, Verb verb, const std::vector<PlanetId>& planets) {
    const PlanetId planet = planets.back();
    const std::string text = planet_text(view, planet);
    if (verb == Verb::move && planets.size() == 1) return text + ".";
    const int least = verb == Verb::settle ? settle_least(p, p.board.facts_of(planet)) : 1;
    const Move move{verb, verb == Verb::move ? planets[0] : kNoPlanet, planet, static_cast<std::uint8_t>(least)};
    if (const Verdict verdict = refusal<Prosper>(p, move)) return text + ". " + refusal_text(*verdict);
    if (verb == Verb::settle) return text + "; " + settle_part(p, planet);
    if (verb == Verb::muster) return text + "; room for " + ships(room(p, planet)) + ".";
    return text + "; " + target_part(p, planets[0], planet);
}

// ---- Whole moves

// The strongest enemy that could take `planet` of `seat` with the ships next to it.
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
    return " " + seat_name(owner_of(p, worst)) + "'s " + ships(most) + " at " + planet_name(worst) + " could take " +
           planet_name(planet) + ".";
}

// The ships left at the source, as the end of a sentence that begins with `keeps`.
std::string source_text(const Position& p, const Move& move) {
    const int left = ships_on(p, move.source) - move.count;
    return left == 0 ? "nothing at " + planet_name(move.source) : number(left) + " at " + planet_name(move.source);
}

std::string outcome_text(const View& view, const Position& p, const Move& move) {
    const std::string keeps = p.turn == view.viewer ? "you keep " : seat_name(p.turn) + " keeps ";
    const std::string here = source_text(p, move);
    const std::string there = planet_name(move.target);
    if (owner_of(p, move.target) == p.turn)
        return ships(move.count) + " to " + there + ": " + keeps + number(ships_on(p, move.target) + move.count) +
               " there, " + here + ".";

    const bool was_free = is_free(p, move.target);
    const int garrison = was_free ? p.board.facts_of(move.target).natives : ships_on(p, move.target);
    std::string against = ships(move.count) + " against " +
                          (was_free ? natives_text(garrison) : number(garrison + 1) + defence_text(garrison)) + ": ";
    if (was_free && garrison == 0) against = ships(move.count) + " to " + there + ": ";
    const Clash outcome = clash(p.board.size[index(move.target)], ships_on(p, move.target), move.count);
    if (outcome.conquered) return against + keeps + number(outcome.remaining) + " there, " + here + ".";
    if (outcome.cleared) return against + "nobody is left and " + there + " is free; " + keeps + here + ".";
    const std::string holds = was_free ? "the natives stay" : staying(outcome.remaining) + " there";
    const std::string text = against + all_lost(move.count) + ", " + holds + "; " + keeps + here + ".";
    if (was_free) return text + " Hopeless: it takes " + number(garrison + 1) + ".";
    return outcome.remaining == garrison ? text + " Hopeless: the defender loses nothing." : text;
}

std::string movement_text(const View& view, const Position& p, const Move& move) {
    std::string text = outcome_text(view, p, move);
    Position landed = p;
    land(landed, move);
    if (is_free(landed, move.source)) {
        const int natives = landed.board.facts_of(move.source).natives;
        text += " " + planet_name(move.source) + " is abandoned";
        text += natives == 0 ? "." : "; its " + natives_text(natives) + " come back.";
    }
    return text + threat_text(landed, p.turn, move.source) + threat_text(landed, p.turn, move.target);
}

std::string settling_text(const Position& p, const Move& move) {
    const int loss = p.board.facts_of(move.target).settling_loss();
    const std::string lost = loss == 0 ? "" : ", " + number(loss) + " lost to the natives";
    return number(move.count) + " of " + ships(p.reserve[static_cast<std::size_t>(p.turn)]) + ": " +
           staying(move.count - loss) + " at " + planet_name(move.target) + lost + ".";
}

std::string mustering_text(const Position& p, const Move& move) {
    return number(move.count) + " of " + ships(p.reserve[static_cast<std::size_t>(p.turn)]) + ": " +
           planet_name(move.target) + " will have " + number(ships_on(p, move.target) + move.count) + ".";
}

std::string ending_text(const View& view, const Position& p) {
    return "End " + Person{p.turn, view.viewer}.the("turn") + " with " + count_of(p.left, "movement") + " unused.";
}

std::string whole_move(const View& view, const Position& p, const Move& move) {
    if (const Verdict verdict = refusal<Prosper>(p, move)) return refusal_text(*verdict);
    switch (move.verb) {
        case Verb::settle: return settling_text(p, move);
        case Verb::muster: return mustering_text(p, move);
        case Verb::move: return movement_text(view, p, move);
        case Verb::end: return ending_text(view, p);
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
