// What a move did, as sentences: the move, then all that followed from it. They are made from the events. Views give
// what stays the same, such as the size of a planet, and how the match stands.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

using Kind = Event::Kind;

std::string settling(const View& before, const Event& event) {
    const Person who{event.seat, before.viewer};
    const int lost = event.count - event.now;
    const std::string text = who.opens("settles") + " " + planet_name(event.planet) + " (" +
                             std::string(facts(find(before, event.planet)->size).name) + ") with " + ships(event.count);
    return lost == 0 ? text + "."
                     : text + ": " + staying(event.now) + ", " + std::to_string(lost) + " lost to the natives.";
}

std::string attack(const View& before, const Event& event) {
    const Person who{event.seat, before.viewer}, owner{event.other, before.viewer};
    const bool is_free = event.other == kSpectator;
    if (is_free && facts(find(before, event.planet)->size).natives == 0)
        return who.opens("takes") + " " + planet_name(event.planet) + " from " + planet_name(event.source) + " with " +
               ships(event.count) + ".";
    const std::string garrison = is_free ? natives_text(facts(find(before, event.planet)->size).natives)
                                         : owner.whose(std::to_string(event.before + 1)) + defence_text(event.before);
    const std::string text = who.opens("attacks") + " " + planet_name(event.planet) + " from " +
                             planet_name(event.source) + ", " + ships(event.count) + " against " + garrison;
    const Clash& outcome = event.clash;
    if (outcome.conquered) return text + ", and " + who.verb("takes") + " it: " + staying(outcome.remaining) + ".";
    if (outcome.cleared) return text + ": nobody is left and " + planet_name(event.planet) + " is free.";
    const std::string lost = text + ": " + all_lost(event.count);
    if (is_free) return lost + ".";
    return lost + ", " + owner.does("keeps") + " " + std::to_string(outcome.remaining) + ".";
}

std::string leaving(const View& before, const Event& event) {
    const int natives = facts(find(before, event.planet)->size).natives;
    return planet_name(event.planet) + " is abandoned" +
           (natives == 0 ? "." : "; its " + natives_text(natives) + " are back.");
}

std::string dominance(const Event& event, const View& after) {
    const Person who{event.seat, after.viewer};
    std::string text = who.opens("is") + " dominant with production " + std::to_string(event.count) + " of " +
                       std::to_string(after.total_production);
    if (after.phase != Phase::over)
        text += " and " + who.verb("wins") + " at the end of round " + std::to_string(after.round) + unless_text(who);
    return text + ".";
}

// Some events happen to all seats at the same time and make one sentence. This is the part of one seat; "": the event
// has its own sentence.
std::string part(const Event& event, Seat reader) {
    const Person who{event.seat, reader};
    switch (event.kind) {
        case Kind::build: return who.does("builds") + " " + std::to_string(event.count);
        case Kind::reckon:
            return who.object() + " " + std::to_string(event.now) + " (+" + std::to_string(event.count) + ")";
        case Kind::score: return who.object() + " " + std::to_string(event.now);
        case Kind::win: return who.object();
        default: return {};
    }
}

std::string together(Kind kind, const std::vector<std::string>& parts, const View& before, const View& after) {
    if (kind == Kind::win) return end_text(after);
    return (kind == Kind::build ? "Round " + std::to_string(before.round) + " ends: " : "Scores: ") + listed(parts) +
           ".";
}

std::string alone(const Event& event, const View& before, const View& after) {
    const Person who{event.seat, before.viewer};
    const std::string planet = planet_name(event.planet), count = std::to_string(event.count);
    switch (event.kind) {
        case Kind::settle: return settling(before, event);
        case Kind::muster:
            return who.opens("adds") + " " + ships(event.count) + " to " + planet + " (now " +
                   std::to_string(event.now) + ").";
        case Kind::no_room:
            return who.opens("has") + " no room for " + ships(event.count) + " of " + who.own("reserve") +
                   (event.count == 1 ? ": it is lost." : ": they are lost.");
        case Kind::move:
            return who.opens("moves") + " " + ships(event.count) + " from " + planet_name(event.source) + " to " +
                   planet + ".";
        case Kind::attack: return attack(before, event);
        case Kind::leave: return leaving(before, event);
        case Kind::eliminate: return who.opens("has") + " no planet left and " + who.verb("is") + " out of the game.";
        case Kind::end: return who.opens("ends") + " " + who.own("turn") + ".";
        case Kind::stuck: return who.opens("can") + "'t move any more.";
        case Kind::skip: return who.opens("can") + "'t move and " + who.verb("is") + " skipped.";
        case Kind::broken: return who.opens("is") + " no longer dominant.";
        case Kind::dominant: return dominance(event, after);
        case Kind::round:
            return (event.count == 1 ? "The draft is over. Round 1" : "Round " + count) + " begins with " +
                   who.object() + ".";
        case Kind::build:
        case Kind::reckon:
        case Kind::score:
        case Kind::win: break;  // the winners share one sentence
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
        told.push_back({together(kind, parts, before, after)});
    }
    return told;
}

}  // namespace orrery::prosper
