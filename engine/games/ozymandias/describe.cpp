// What a move did, as sentences for one seat.
#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"

namespace orrery::ozymandias {

namespace {

std::string at(Point point) { return token(point); }
std::string strength_text(int n) { return number(n) + " strength"; }
std::string because(Card card) { return card == kNoCard ? std::string(".") : ", thanks to " + name_of(card) + "."; }

// The move itself, if no event tells it.
std::string act(const View& before, const Move& move) {
    const Person who{before.decision.seat, before.viewer};
    switch (move.verb) {
        case Verb::stop: return who.opens("buys") + " no more cards.";
        case Verb::draft:
            if (!before.decision.secret) return "";  // told when it takes effect
            if (!who.is_reader()) return who.opens("has") + " made a secret choice.";
            return "You choose to draft " + number(move.number) + ".";
        case Verb::site: return who.opens("chooses") + " site " + token(move.site) + ".";
        case Verb::use: return who.opens("uses") + " " + name_of(move.card) + ".";
        case Verb::decline: return who.opens("leaves") + " the colony as it is.";
        case Verb::skip: {
            switch (before.open.question.node) {
                case Node::wall: return who.opens("lets") + " the attack come.";
                case Node::pyrrhus: return who.opens("accepts") + " the retreat.";
                default: return who.opens("declines") + ".";
            }
        }
        case Verb::end:
            if (before.open.question.node == Node::bonus) return who.opens("gives") + " up the bonus actions left.";
            return who.opens("is") + " done with " + fleet_name(before.open.question.fleet) + ".";
        default: return "";
    }
}

// A change of a fleet's strength that no other sentence tells.
std::string strength_event(const Event& e, Seat reader) {
    const std::string fleet = capitalized(fleet_of(e.fleet, reader));
    const std::string change =
        (e.amount < 0 ? " loses " : " gains ") + strength_text(e.amount < 0 ? -e.amount : e.amount);
    return fleet + change + " (now " + number(e.number) + ")" + because(e.card);
}

std::string explore_text(const Event& e, Seat reader) {
    return capitalized(fleet_of(e.fleet, reader)) + " leaves the galaxy over " + token(Port{e.point, e.heading}) +
           ", to explore site " + token(e.site) + ".";
}

std::string home_text(const Event& e, Seat reader) {
    const std::string fleet = capitalized(fleet_of(e.fleet, reader));
    if (e.point == kNoPoint) return fleet + " returns to its leader card.";
    return fleet + " leaves the galaxy over " + token(Port{e.point, e.heading}) +
           ". No tile is left, so it returns to its leader card.";
}

std::string initiative_text(const Event& e, Seat reader) {
    const std::string holder = Person{owner_of(e.fleet), reader}.opens("has") + " the initiative, ";
    return holder + (e.number == 0 ? "with the scores level." : number(-e.number) + " behind.");
}

std::string won_text(const Event& e, Seat reader) {
    std::string text = capitalized(fleet_of(e.fleet, reader)) + " wins by " + number(e.number) + " against " +
                       fleet_of(e.target, reader);
    if (e.amount > 0) text += ", which loses " + strength_text(e.amount);
    return text + ".";
}

std::string sentence(const Event& e, Seat reader) {
    const Person who{e.seat != kSpectator ? e.seat : owner_of(e.fleet), reader}, other{e.other, reader};
    const std::string n = number(e.number);
    const std::string fleet = e.fleet == kNoFleet ? std::string() : fleet_of(e.fleet, reader);
    const std::string target = e.target == kNoFleet ? std::string() : fleet_of(e.target, reader);
    const std::string cards = count_of(e.number, "card");
    switch (e.kind) {
        case Event::none: break;
        case Event::age: return "Age " + n + " begins.";
        case Event::shuffle: return "The discard pile is shuffled into a new deck (" + cards + ").";
        case Event::draw: return who.opens("draws") + " " + cards + ".";
        case Event::drawn: return e.cards.empty() ? "" : "New in your hand: " + names_of(e.cards) + ".";
        case Event::buy: return who.opens("buys") + " a card (" + n + " of " + number(kMostBought) + " this age).";
        case Event::planned: return who.opens("has") + " made a plan.";
        case Event::plan:
            return who.opens("gets") + " " + fleet_name(e.fleet) +
                   (e.card == kNoCard ? std::string(" with a hidden leader.") : ", led by " + name_of(e.card) + ".");
        case Event::under:
            return who.opens("puts") + " " + (e.cards.empty() ? cards : names_of(e.cards)) + " under " +
                   fleet_name(e.fleet) + ".";
        case Event::recover:
            return who.opens("recovers") + " (box " + n + " of " + number(kBoxes) + "): all " + who.own("fleets") +
                   " are ready.";
        case Event::activate: return who.opens("activates") + " " + fleet_name(e.fleet) + ".";
        case Event::reveal: return capitalized(fleet) + " is led by " + name_of(e.card) + ".";
        case Event::pay: return who.opens("pays") + " " + resources_text(e.resources) + ".";
        case Event::gain: return who.opens("gains") + " " + resources_text(e.resources) + because(e.card);
        case Event::burn:
            return who.opens("discards") + " " + name_of(e.card) + " for " + resource_text(e.suit, 1) + ".";
        case Event::discard: return who.opens("discards") + " " + name_of(e.card) + ".";
        case Event::give: return who.opens("gives") + " " + name_of(e.card) + " to " + other.object() + ".";
        case Event::harvest:
            return who.opens("harvests") + " " + name_of(e.card) + " for " + resource_text(e.suit, e.number) + ".";
        case Event::steal:
            return who.opens("takes") + " " + (e.card == kNoCard ? std::string("a card") : name_of(e.card)) + " from " +
                   other.whose("hand") + ".";
        case Event::strength: return strength_event(e, reader);
        case Event::warp: return capitalized(fleet) + " warps in at " + at(e.point) + ".";
        case Event::turn_up: return tile_text(e.tile) + " is turned up.";
        case Event::land:
            return capitalized(fleet) + " lays the tile on site " + token(e.site) + " and lands on " + at(e.point) +
                   ".";
        case Event::move: return capitalized(fleet) + " goes to " + at(e.point) + ".";
        case Event::explore: return explore_text(e, reader);
        case Event::home: return home_text(e, reader);
        case Event::lift: return capitalized(fleet) + " is lifted from the map.";
        case Event::swap: return capitalized(fleet) + " swaps places with " + target + ".";
        case Event::delegate: return capitalized(fleet) + " lets " + fleet_name(e.target) + " act.";
        case Event::bonus: return capitalized(fleet) + " takes a bonus action.";
        case Event::take_disk:
            return who.opens("takes") + " " + who.own("disk") + " from " +
                   (e.point != kNoPoint ? at(e.point) : fleet_name(e.fleet) + "'s leader card") + ".";
        case Event::disk: return who.opens("conquers") + " " + at(e.point) + ".";
        case Event::low_disk: return who.opens("puts") + " a disk at the bottom of " + at(e.point) + ".";
        case Event::card_disk:
            return who.opens("puts") + " a disk on " + fleet_name(e.fleet) +
                   "'s leader card, which counts as a colony.";
        case Event::collapse: return "The top disk of " + at(e.point) + " goes to the bottom.";
        case Event::terraform: return at(e.point) + " is a colony now.";
        case Event::attack: return capitalized(fleet) + " attacks " + target + ".";
        case Event::wall: return "The Wall holds: there is no war.";
        case Event::draft:
            return who.opens("drafts") + " " + (e.number == 0 ? std::string("nothing") : n) + " into " +
                   fleet_name(e.fleet) + ".";
        case Event::initiative: return initiative_text(e, reader);
        case Event::sword: return who.opens("plays") + " " + name_of(e.card) + " as a sword: +" + n + ".";
        case Event::mercenary: return who.opens("hires") + " mercenaries: +" + n + ".";
        case Event::bribe: return who.opens("ends") + " the war with a bribe.";
        case Event::fear: return who.opens("ends") + " the war with fear and " + who.verb("wins") + " by " + n + ".";
        case Event::yield: return who.opens("yields") + ".";
        case Event::tie: return "The war is a tie: no strength is lost, and nobody has to retreat.";
        case Event::won: return won_text(e, reader);
        case Event::pyrrhus: return capitalized(fleet) + " stays; " + target + " has to move instead.";
        case Event::stuck: return capitalized(fleet) + " has no way to go, and stays.";
        case Event::stay: return who.opens("lets") + " " + fleet + " stay.";
        case Event::exhaust: return capitalized(fleet) + " is exhausted.";
        case Event::pass: return who.opens("passes") + ".";
        case Event::obelisk: return who.opens("takes") + " the obelisk.";
        case Event::take_back:
            return who.opens("takes") + " " + (e.cards.empty() ? cards : names_of(e.cards)) + " back into " +
                   who.own("hand") + ".";
        case Event::over: return "The game is over.";
    }
    return "";
}

// Cards that a player puts under fleets, one fleet after the other: "You put Pin under fleet 1 and The General under
// fleet 3."
std::string under_text(std::span<const Event> puts, Seat reader) {
    std::vector<std::string> parts;
    for (const Event& e : puts)
        parts.push_back((!e.cards.empty() ? names_of(e.cards)
                         : parts.empty()  ? count_of(e.number, "card")
                                          : number(e.number)) +
                        " under " + fleet_name(e.fleet));
    return Person{puts[0].seat, reader}.opens("puts") + " " + listed(parts) + ".";
}

// Events that another sentence already tells: the price and the gain of a draft, what a harvested or discarded card
// brings, the strength lost in a war, the draw of a purchase, and the reader's own draws, which are listed.
bool is_said(std::span<const Event> events, std::size_t i, const View& before) {
    const Event& e = events[i];
    const auto follows = [&](Event::Kind kind, std::size_t after) {
        return i >= after && events[i - after].kind == kind;
    };
    switch (e.kind) {
        case Event::planned: return before.open.question.node == Node::draft;
        case Event::pay: return follows(Event::draft, 1);
        case Event::gain:
            return e.card == kNoCard && (follows(Event::burn, 1) || follows(Event::harvest, 1) ||
                                         (follows(Event::harvest, 2) && follows(Event::pay, 1)));
        case Event::strength:
            return follows(Event::draft, 1) || (follows(Event::draft, 2) && follows(Event::pay, 1)) ||
                   (follows(Event::won, 1) && events[i - 1].amount > 0);
        case Event::draw: return follows(Event::buy, 2) || e.seat == before.viewer;
        default: return false;
    }
}

Sentence::Tells told_by(Event::Kind kind) {
    switch (kind) {
        case Event::pay: return Sentence::Tells::price;
        case Event::gain:
        case Event::strength:
        case Event::drawn: return Sentence::Tells::yield;
        case Event::planned: return Sentence::Tells::secret;
        default: return Sentence::Tells::deed;
    }
}

}  // namespace

std::vector<Sentence> Ozymandias::describe(const View& before, const Move& move, std::span<const Event> events,
                                           const View&) {
    std::vector<Sentence> sentences;
    if (std::string first = act(before, move); !first.empty())
        sentences.push_back(act_sentence(before, std::move(first)));
    std::size_t run = 1;
    for (std::size_t i = 0; i < events.size(); i += run) {
        run = 1;
        if (is_said(events, i, before)) continue;
        if (events[i].kind == Event::under)
            while (i + run < events.size() && events[i + run].kind == Event::under &&
                   events[i + run].seat == events[i].seat)
                ++run;
        std::string text =
            run > 1 ? under_text(events.subspan(i, run), before.viewer) : sentence(events[i], before.viewer);
        if (!text.empty()) sentences.push_back({std::move(text), events[i].seat, told_by(events[i].kind)});
    }
    return sentences;
}

}  // namespace orrery::ozymandias
