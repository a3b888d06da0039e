// What the first tokens of a move mean at this moment: the planet and its figures for a part, the certain result with
// the warnings of section 13 for a whole move, the ruling if it is refused.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

std::string number(int value) { return std::to_string(value); }
std::string range_text(int least, int most) {
    return least == most ? number(least) : number(least) + " to " + number(most);
}

// "a4: medium, yours, 12 of 30 ships, builds 5"
std::string planet_text(const View& view, PlanetId id) {
    const ViewPlanet* planet = find(view, id);
    if (planet == nullptr) return "There is no planet " + planet_name(id) + " on " + view.map_name + ". (11.1)";
    const SizeFacts& size = facts(planet->size);
    const std::string name =
        planet_name(id) + ": " + std::string(size.name) + ", " + owner_text(planet->owner, view.viewer);
    if (planet->owner == kSpectator)
        return name + (size.natives == 0 ? ", no natives" : ", " + number(size.natives) + " natives") +
               ", would build " + number(size.production);
    return name + ", " + number(planet->ships) + " of " + ships(size.limit) + ", builds " + number(size.production);
}

std::string refusal_text(const Refusal& refusal) { return refusal.reason + " (" + refusal.ruling + ")"; }

// The refusal of the least count: why a planet is no choice at all.
std::string no_choice(const Position& p, Move move) {
    move.count = 1;
    if (move.verb == Verb::settle && has(p.board.planets, move.target))
        move.count = static_cast<std::uint8_t>(settle_least(p, p.board.facts_of(move.target)));
    const Verdict verdict = Prosper::refusal(p, move);
    return verdict ? ". " + refusal_text(*verdict) : ".";
}

// ---- Parts

std::string settle_part(const View& view, const Position& p, PlanetId planet) {
    const std::string why_not = no_choice(p, {Verb::settle, {}, planet, 0});
    if (why_not != "." || find(view, planet) == nullptr) return planet_text(view, planet) + why_not;
    const SizeFacts& size = p.board.facts_of(planet);
    const int most = settle_most(size, p.reserve[static_cast<std::size_t>(p.turn)]);
    return planet_text(view, planet) + "; " + range_text(settle_least(p, size), most) + " settle it, " +
           number(size.settling_loss()) + " of them are lost.";
}

std::string muster_part(const View& view, const Position& p, PlanetId planet) {
    const std::string why_not = no_choice(p, {Verb::muster, {}, planet, 0});
    if (why_not != "." || find(view, planet) == nullptr) return planet_text(view, planet) + why_not;
    return planet_text(view, planet) + "; room for " + ships(room(p, planet)) + ".";
}

std::string source_part(const View& view, PlanetId source) { return planet_text(view, source) + "."; }

std::string target_part(const View& view, const Position& p, PlanetId source, PlanetId target) {
    const std::string why_not = no_choice(p, {Verb::move, source, target, 0});
    if (why_not != "." || find(view, target) == nullptr) return planet_text(view, target) + why_not;
    const int most = most_movable(p, source, target);
    std::string text = planet_text(view, target) + "; ";
    if (has(owned_by(p, p.turn), target))
        return text + "room for " + ships(room(p, target)) + ", " + range_text(1, most) + " can move.";
    text += number(strength(p, target) + 1) + " take it, ";
    if (!is_free(p, target)) text += number(strength(p, target)) + " clear it, ";
    return text + range_text(1, most) + " can attack.";
}

// ---- Whole moves

// The strongest enemy that could take `planet` of `seat` with what stands next to it.
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
    return " " + seat_name(owner_of(p, worst)) + "'s " + number(most) + " at " + planet_name(worst) + " could take " +
           planet_name(planet) + ".";
}

std::string outcome_text(const View& view, const Position& p, const Move& move) {
    const bool is_mine = p.turn == view.viewer;
    const std::string keeps = is_mine ? "you keep " : seat_name(p.turn) + " keeps ";
    const std::string here = number(ships_on(p, move.source) - move.count) + " at " + planet_name(move.source);
    if (owner_of(p, move.target) == p.turn)
        return ships(move.count) + " to " + planet_name(move.target) + ": " + keeps +
               number(ships_on(p, move.target) + move.count) + " there, " + here + ".";

    const bool was_free = is_free(p, move.target);
    const int garrison = was_free ? p.board.facts_of(move.target).natives : ships_on(p, move.target);
    const std::string against =
        number(move.count) + " against " + number(garrison) + (was_free ? " natives: " : " + 1: ");
    const Clash outcome = clash(p.board.size[index(move.target)], ships_on(p, move.target), move.count);
    if (outcome.conquered) return against + keeps + number(outcome.remaining) + " there, " + here + ".";
    if (outcome.cleared)
        return against + "all ships there are lost and " + planet_name(move.target) + " is free; " + keeps + here + ".";
    std::string text = against + "the attackers are lost, ";
    text += was_free ? "the natives stay; " : number(outcome.remaining) + " defend on; ";
    text += keeps + here + ".";
    if (was_free) text += " Hopeless: " + number(garrison + 1) + " are needed.";
    if (!was_free && outcome.remaining == garrison) text += " Hopeless: the defender loses nothing.";
    return text;
}

std::string movement_text(const View& view, const Position& p, const Move& move) {
    std::string text = outcome_text(view, p, move);
    Position landed = p;
    land(landed, move);
    if (is_free(landed, move.source)) {
        const int natives = landed.board.facts_of(move.source).natives;
        text += " " + planet_name(move.source) + " is left empty" +
                (natives == 0 ? "." : " and its " + number(natives) + " natives return.");
    }
    return text + threat_text(landed, p.turn, move.source) + threat_text(landed, p.turn, move.target);
}

std::string whole_move(const View& view, const Position& p, const Move& move) {
    if (const Verdict verdict = Prosper::refusal(p, move)) return refusal_text(*verdict);
    switch (move.verb) {
        case Verb::settle: {
            const int loss = p.board.facts_of(move.target).settling_loss();
            return number(move.count) + " of " + ships(p.reserve[static_cast<std::size_t>(p.turn)]) + ": " +
                   number(loss) + " are lost to the natives, " + number(move.count - loss) + " stay at " +
                   planet_name(move.target) + ".";
        }
        case Verb::muster:
            return number(move.count) + " of " + ships(p.reserve[static_cast<std::size_t>(p.turn)]) + ": " +
                   planet_name(move.target) + " then has " + number(ships_on(p, move.target) + move.count) + ".";
        case Verb::move: return movement_text(view, p, move);
        case Verb::end:
            return p.left == 1 ? "The turn ends; its last movement is lost."
                               : "The turn ends; " + number(p.left) + " movements are lost.";
    }
    return {};
}

std::string verb_part(Verb verb) {
    switch (verb) {
        case Verb::settle:
            return "Settle a free planet with ships of the reserve: half as many as its natives are lost.";
        case Verb::muster: return "Muster the rest of the reserve onto own planets, without loss.";
        case Verb::move: return "Move ships inside a realm, or attack an adjacent planet.";
        case Verb::end: break;
    }
    return "End the turn.";
}

}  // namespace

std::string Prosper::explain(const View& view, std::string_view tokens) {
    const std::vector<std::string_view> parts = split(tokens);
    if (parts.empty()) return question(view);
    if (const Expected<Move> move = parse(tokens)) return whole_move(view, position_behind(view), *move);

    std::vector<PlanetId> planets;
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (const auto planet = planet_named(parts[i])) planets.push_back(*planet);
    const bool is_partial = planets.size() + 1 == parts.size();
    for (const Verb verb : {Verb::settle, Verb::muster, Verb::move}) {
        const std::size_t most = verb == Verb::move ? 2 : 1;
        if (parts[0] != word(verb) || !is_partial || planets.size() > most) continue;
        if (planets.empty()) return verb_part(verb);
        const Position p = position_behind(view);
        if (verb == Verb::settle) return settle_part(view, p, planets[0]);
        if (verb == Verb::muster) return muster_part(view, p, planets[0]);
        return planets.size() == 1 ? source_part(view, planets[0]) : target_part(view, p, planets[0], planets[1]);
    }
    return parse(tokens).fault().message;
}

}  // namespace orrery::prosper
