// What a move did, as sentences: the act, then all that followed by itself. They are made of the events; views give what
// stays the same, such as the size of a planet, and how the match stands.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

using Kind = Event::Kind;

std::string settling(const View& before, const Event& event) {
    const int lost = event.count - event.now;
    std::string text = seat_name(event.seat) + " settles " + planet_name(event.planet) + " (" +
                       std::string(facts(find(before, event.planet)->size).name) + ") with " + ships(event.count);
    if (lost == 0) return text + ".";
    return text + ": " + std::to_string(lost) + " lost to the natives, " + std::to_string(event.now) + " stay.";
}

std::string attack(const View& before, const Event& event) {
    const bool is_free = event.other == kSpectator;
    std::string text = seat_name(event.seat) + " attacks " + planet_name(event.planet) + " from " +
                       planet_name(event.source) + ", " + std::to_string(event.count) + " against " +
                       (is_free ? natives_text(facts(find(before, event.planet)->size).natives)
                                : seat_name(event.other) + "'s " + std::to_string(event.before) + " + 1");
    const Clash& outcome = event.clash;
    if (outcome.conquered) return text + ": takes it and keeps " + ships(outcome.remaining) + " there.";
    if (outcome.cleared) return text + ": all ships are lost and the planet is free.";
    if (is_free) return text + ": all attackers are lost.";
    return text + ": the attackers are lost, " + ships(outcome.remaining) +
           (outcome.remaining == 1 ? " holds." : " hold.");
}

std::string leaving(const View& before, const Event& event) {
    const int natives = facts(find(before, event.planet)->size).natives;
    return planet_name(event.planet) + " is left and free again" +
           (natives == 0 ? "." : ", with its " + natives_text(natives) + ".");
}

std::string dominance(const Event& event, const View& after) {
    std::string text = seat_name(event.seat) + " is dominant with production " + std::to_string(event.count) + " of " +
                       std::to_string(after.total_production);
    if (after.phase != Phase::over)
        text += " and wins at the end of round " + std::to_string(after.round) + " unless broken";
    return text + ".";
}

std::string the_end(const std::vector<std::string>& winners, const View& after) {
    const std::string who = listed(winners) + (winners.size() == 1 ? " wins" : " share the win");
    switch (after.ending) {
        case Ending::eradication: return who + " by eradication: nobody else is left.";
        case Ending::domination: return who + " by domination, held for two round ends.";
        case Ending::rounds: return who + " after round " + std::to_string(after.round) + ", the last.";
        case Ending::calm: return who + " after " + std::to_string(kCalmRounds) + " calm rounds.";
        case Ending::none: break;
    }
    return who + ".";
}

// What all seats do at one time is one sentence: its part for one of them; empty: the event has a sentence of its own.
std::string part(const Event& event) {
    const std::string who = seat_name(event.seat);
    switch (event.kind) {
        case Kind::build: return who + " builds " + std::to_string(event.count);
        case Kind::reckon: return who + " +" + std::to_string(event.count) + " = " + std::to_string(event.now);
        case Kind::score: return who + " " + std::to_string(event.now);
        case Kind::win: return who;
        default: return {};
    }
}

std::string together(Kind kind, const std::vector<std::string>& parts, const View& before, const View& after) {
    if (kind == Kind::win) return the_end(parts, after);
    return (kind == Kind::build ? "Round " + std::to_string(before.round) + " ends: " : "Scores: ") + listed(parts) +
           ".";
}

std::string alone(const Event& event, const View& before, const View& after) {
    const std::string who = seat_name(event.seat), planet = planet_name(event.planet);
    switch (event.kind) {
        case Kind::settle: return settling(before, event);
        case Kind::muster:
            return who + " musters " + ships(event.count) + " onto " + planet + ", now " + std::to_string(event.now) +
                   ".";
        case Kind::no_room: return who + " has no room for the last " + ships(event.count) + " of the reserve.";
        case Kind::move:
            return who + " moves " + ships(event.count) + " from " + planet_name(event.source) + " to " + planet + ".";
        case Kind::attack: return attack(before, event);
        case Kind::leave: return leaving(before, event);
        case Kind::eliminate: return who + " has lost the last planet and is eliminated.";
        case Kind::end: return who + " ends the turn.";
        case Kind::stuck: return who + " has no movement left to make.";
        case Kind::skip: return who + " cannot move and is skipped.";
        case Kind::broken: return "The dominance of " + who + " is broken.";
        case Kind::dominant: return dominance(event, after);
        case Kind::round:
            return event.count == 1 ? "The draft is over: round 1 begins, " + who + " first."
                                    : "Round " + std::to_string(event.count) + " begins, " + who + " first.";
        case Kind::build:
        case Kind::reckon:
        case Kind::score:
        case Kind::win: break;  // together
    }
    return {};
}

}  // namespace

std::vector<std::string> Prosper::describe(const View& before, const Move&, std::span<const Event> events,
                                           const View& after) {
    std::vector<std::string> told;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Kind kind = events[i].kind;
        std::vector<std::string> parts{part(events[i])};
        if (parts[0].empty()) {
            told.push_back(alone(events[i], before, after));
            continue;
        }
        for (; i + 1 < events.size() && events[i + 1].kind == kind; ++i) parts.push_back(part(events[i + 1]));
        told.push_back(together(kind, parts, before, after));
    }
    return told;
}

}  // namespace orrery::prosper
