// What a move did, as sentences: the move, then all that followed from it. They are made from the events. Views give
// what stays the same, such as the size of a planet, and how the match stands.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {
namespace {

using Kind = Event::Kind;

std::string attack(const View& before, const Event& event, Person who) {
    const std::string to = planet_name(event.planet), from = planet_name(event.source);
    const int n = event.count, garrison = event.before, stay = event.clash.remaining;
    const int defence = strength(find(before, event.planet)->size, garrison);
    const Person owner{event.other, before.viewer};
    if (defence == 0) return say::takes(who, to, from, n);
    if (event.clash.conquered) return say::conquers(who, to, from, n, owner, defence, garrison, stay);
    if (event.clash.cleared) return say::empties(who, to, from, n, owner, defence, garrison);
    return say::fails(who, to, from, n, owner, defence, garrison, stay);
}

std::string dominance(const Event& event, const View& after) {
    const Person who{event.seat, after.viewer}, reader{after.viewer, after.viewer};
    if (after.phase == Phase::over) return say::dominant_at_end(who, event.count, after.total_production);
    return say::dominant(who, event.count, after.total_production, after.round, reader);
}

// Some events happen to all seats at the same time and make one sentence. This is the part of one seat; "": the event
// has its own sentence.
std::string part(const Event& event, Seat reader) {
    const Person who{event.seat, reader};
    switch (event.kind) {
        case Kind::build: return say::builds(who, event.count);
        case Kind::reckon: return say::score_with_points(who, event.now, event.count);
        case Kind::score: return say::score(who, event.now);
        case Kind::win: return who.object();
        default: return {};
    }
}

std::string together(Kind kind, const std::string& list, const View& before, const View& after) {
    if (kind == Kind::win) return end_text(after);  // the winners share one sentence
    return kind == Kind::build ? say::round_ends(before.round, list) : say::scores(list);
}

std::string alone(const Event& event, const View& before, const View& after) {
    const Person who{event.seat, before.viewer};
    const std::string planet = planet_name(event.planet);
    switch (event.kind) {
        case Kind::settle: {
            const std::string_view size = token(find(before, event.planet)->size);
            return say::settles(who, planet, size, event.count, event.now, event.count - event.now);
        }
        case Kind::muster: return say::adds(who, event.count, planet, event.now);
        case Kind::no_room: return say::no_room(who, event.count);
        case Kind::move: return say::moves(who, event.count, planet_name(event.source), planet);
        case Kind::attack: return attack(before, event, who);
        case Kind::leave: return say::abandoned(planet, facts(find(before, event.planet)->size).natives);
        case Kind::eliminate: return say::eliminated(who);
        case Kind::end: return say::ends_turn(who);
        case Kind::stuck: return say::stuck(who);
        case Kind::skip: return say::skipped(who);
        case Kind::broken: return say::no_longer_dominant(who);
        case Kind::dominant: return dominance(event, after);
        case Kind::round: return say::round_begins(event.count, who);
        case Kind::build:
        case Kind::reckon:
        case Kind::score:
        case Kind::win: break;
    }
    return {};
}

}  // namespace

std::vector<Sentence> Prosper::describe(const View& before, const Move&, std::span<const Event> events,
                                        const View& after) {
    std::vector<Sentence> told;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Kind kind = events[i].kind;
        std::vector<std::string> parts{part(events[i], before.viewer)};
        if (parts[0].empty()) {
            told.push_back({alone(events[i], before, after), events[i].seat,
                            kind == Kind::end ? Sentence::Tells::end : Sentence::Tells::deed});
            continue;
        }
        for (; i + 1 < events.size() && events[i + 1].kind == kind; ++i)
            parts.push_back(part(events[i + 1], before.viewer));
        told.push_back({together(kind, listed(parts), before, after)});
    }
    return told;
}

}  // namespace orrery::prosper
