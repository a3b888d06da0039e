// Sentences: what is asked, and what a move did, for one seat's eyes. Everything is read from views and events whose
// secret parts are already gone; of a secret answer by another seat only that it is in is said.
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

std::string name(Card card) { return card == kNoCard ? std::string("a card") : std::string(card_name(card)); }
std::string name(Colour colour) {
    return colour == kNoColour ? std::string("no colour") : std::string(colour_name(colour));
}
std::string at(Site site) { return site_token(site); }

template <class Cards>
std::string names(const Cards& cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : ", ") + name(card);
    return text;
}

std::string names_of(std::span<const Event> turned_up) {
    std::string text;
    for (const Event& event : turned_up) text += (text.empty() ? "" : ", ") + name(event.card);
    return text;
}

// The act itself; empty where the first event says it.
std::string act(const View& before, const Move& move) {
    const Seat seat = before.decision.seat;
    const std::string who = seat_name(seat);
    const bool own = before.viewer == seat;
    switch (move.verb) {
        case Verb::mulligan: {
            if (!own) return who + " has chosen.";
            const std::string text = names(move.cards);
            return text.empty() ? who + " keeps the hand." : who + " puts back " + text + ".";
        }
        case Verb::bid: return own ? who + " bids " + gems(move.number) + "." : who + " has bid.";
        case Verb::put:
            if (!own) return who + (move.card != kNoCard ? " puts a card back on the deck." : " puts a tile back.");
            return who + " puts back " +
                   (move.card != kNoCard ? name(move.card) : "a tile of " + std::to_string(move.value)) + ".";
        case Verb::give: return "";
        case Verb::recover: return who + " recovers " + name(move.card) + ".";
        case Verb::bury: return who + " chooses " + name(move.card) + " to be buried.";
        case Verb::gain: return who + " gains " + name(move.card) + ".";
        case Verb::pickup: return who + " picks up the pile.";
        case Verb::expand: return who + " expands with " + name(move.card) + " (" + name(colour_of(move.card)) + ").";
        case Verb::event: return who + " plays " + name(move.card) + ".";
        case Verb::auction: return who + " calls an auction of " + name(move.card) + ".";
        case Verb::harvest: return who + " harvests " + name(move.card) + ".";
        case Verb::pass: return who + " passes.";
        case Verb::place: return who + " places a disk on " + at(move.site) + ".";
        case Verb::award: return who + " breaks the tie for " + seat_name(move.player) + ".";
        case Verb::save: return who + " saves " + at(move.site) + ".";
        case Verb::invest: return who + " invests the rest in " + at(move.site) + ".";
        case Verb::color: return who + " chooses " + name(move.colour) + ".";
        case Verb::dead: return who + " chooses a dead " + name(move.colour) + " disk.";
        case Verb::site:
        case Verb::from: return who + " chooses " + at(move.site) + ".";
        case Verb::to: return who + " moves the stack to " + at(move.site) + ".";
        case Verb::card:
        case Verb::next: return who + " chooses " + name(move.card) + ".";
        case Verb::player: return who + " chooses " + seat_name(move.player) + ".";
        case Verb::discard: return who + " discards " + name(move.card) + ".";
        case Verb::done:
        case Verb::none: break;
    }
    return who + " is done.";
}

std::string sentence(std::span<const Event> events, std::size_t i) {
    const Event& event = events[i];
    const std::string who = event.seat == kSpectator ? std::string("Nobody") : seat_name(event.seat);
    const std::string n = std::to_string(event.amount);
    switch (event.kind) {
        case Event::none:
        case Event::turned_up: break;  // told with what turned it up
        case Event::turn: return "Round " + n + ": " + who + "'s turn.";
        case Event::pass: return who + " can do nothing and passes.";
        case Event::execute: return who + " carries out " + name(event.card) + ".";
        case Event::reveal: return "Exploring reveals " + name(event.card) + ".";
        case Event::trigger: return name(event.card) + " of " + who + " takes effect.";
        case Event::tile: return "A tile of value " + n + " is turned up at " + at(event.site) + ".";
        case Event::disk: return "A " + name(event.colour) + " disk is on " + at(event.site) + ".";
        case Event::income: return who + " earns " + gems(event.amount) + " from " + at(event.site) + ".";
        case Event::harvest: return who + " harvests " + gems(event.amount) + " from " + name(event.colour) + ".";
        case Event::gain: return who + " gains " + gems(event.amount) + ".";
        case Event::pay:
            return who + " pays " + gems(event.amount) + " to " +
                   (event.other == kSpectator ? "the bank" : seat_name(event.other)) + ".";
        case Event::site_gems:
            return event.amount > 0 ? gems(event.amount) + " more on " + at(event.site) + "."
                                    : gems(-event.amount) + " fewer on " + at(event.site) + ".";
        case Event::card_gems: return name(event.card) + " now bears " + gems(event.amount) + ".";
        case Event::destroy:
            return "The " + name(event.colour) + " disk of " + at(event.site) + " dies; " + who + " takes it.";
        case Event::pool_destroy: return "A " + name(event.colour) + " disk of the pool dies; " + who + " takes it.";
        case Event::pool_return: return "A dead " + name(event.colour) + " disk of " + who + " goes back to the pool.";
        case Event::from: return "The stack of " + at(event.site) + " (" + n + ") leaves.";
        case Event::stack: return "It arrives at " + at(event.site) + ".";
        case Event::raise: return "All " + name(event.colour) + " disks rise to the top of their stacks.";
        case Event::lot:
            return name(event.card) + (event.other == kSpectator
                                           ? " is up for auction."
                                           : " of " + seat_name(event.other) + " is up for auction.");
        case Event::bid: return who + " has bid " + n + ".";
        case Event::win: return who + " wins with " + n + ".";
        case Event::preserve: return count_of(event.amount, "sector") + " preserved.";
        case Event::perish: return count_of(event.amount, "sector") + " not preserved.";
        case Event::spare: return "Stasis Pods spare everybody the preservation.";
        case Event::permaculture: return "Permaculture of " + who + " shows and buries a tile of " + n + ".";
        case Event::to_pile: return name(event.card) + " is now active for " + who + ".";
        case Event::to_hand: return name(event.card) + " goes to the hand of " + who + ".";
        case Event::give:
            return who + " gives " + name(event.card) + " to " +
                   (event.other == event.seat ? "the own hand" : seat_name(event.other)) + ".";
        case Event::buried: return name(event.card) + " is buried.";
        case Event::to_market: return name(event.card) + " comes to the market.";
        case Event::exchange: return who + " exchanges the hand with the market.";
        case Event::show:
            if (event.amount == 0) return who + " shows an empty hand.";
            return who + " shows the hand: " + names_of(turned_up_for(events, i)) + ".";
        case Event::look: return who + " looks at " + cards(event.amount) + " of the deck.";
        case Event::look_tiles: return who + " looks at the top tiles (" + n + ").";
        case Event::shuffle: return "The deck is shuffled.";
        case Event::catharsis:
            if (event.amount == 0) return "The deck is empty; nothing is revealed.";
            return cards(event.amount) + " of the deck " + (event.amount == 1 ? "is" : "are") +
                   " revealed: " + names_of(turned_up_for(events, i)) + ".";
        case Event::mulligan:
            return event.amount == 0 ? who + " keeps the hand."
                                     : who + " buries and draws " + cards(event.amount) + ".";
        case Event::over: return "The match is over.";
    }
    return "";
}

// What the question is about: the card that asks, if one does.
std::string about(const View& view) {
    if (view.pending.empty()) return "";
    const Pending& top = view.pending.back();
    return top.card == kNoCard ? std::string() : name(top.card) + ": ";
}

}  // namespace

std::vector<std::string> Rise::describe(const View& before, const Move& move, std::span<const Event> events,
                                        const View&) {
    std::vector<std::string> sentences;
    const bool reveals = move.verb == Verb::bid && !events.empty() && events[0].kind == Event::bid;
    if (std::string first = act(before, move); !first.empty() && !reveals) sentences.push_back(std::move(first));
    bool was_told = move.verb == Verb::place || move.verb == Verb::auction;  // what the act has said already
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        const bool same = move.verb == Verb::place ? event.kind == Event::disk && event.site == move.site
                                                   : event.kind == Event::lot && event.card == move.card;
        if (was_told && same)
            was_told = false;
        else if (std::string text = sentence(events, i); !text.empty())
            sentences.push_back(std::move(text));
    }
    return sentences;
}

std::string Rise::question(const View& view) {
    if (view.over()) return "The match is over.";
    const std::string who = seat_name(view.decision.seat) + ": ";
    const bool preserving = !view.pending.empty() && view.pending.back().step == "preserve";
    const Seat receiver = view.pending.empty() ? kSpectator : view.pending.back().other;
    switch (view.asks) {
        case Verb::mulligan: return who + "choose the cards to put back and replace, once";
        case Verb::expand: return who + "expand, play an event, call an auction or harvest";
        case Verb::place: return who + about(view) + "place a " + name(view.places) + " disk";
        case Verb::bid: {
            if (preserving) return who + "secret bid to preserve";
            std::string lot;
            if (!view.pending.empty())
                for (const Card card : view.pending.back().cards) lot += (lot.empty() ? "" : " and ") + name(card);
            return who + "secret bid for " + lot;
        }
        case Verb::award: return who + "the highest bid is tied; who wins?";
        case Verb::save: return who + "which sector is preserved?";
        case Verb::invest: return who + "put the rest of the bids on one sector";
        case Verb::recover:
            return who + (preserving ? "Dead Tree Distraction: " : about(view)) + "recover a card of your pile";
        case Verb::bury: return who + about(view) + "bury a market card";
        case Verb::gain: return who + about(view) + "gain a market card";
        case Verb::color: return who + about(view) + "choose a colour";
        case Verb::dead: return who + about(view) + "choose a colour of your dead disks";
        case Verb::site: return who + about(view) + "choose a sector";
        case Verb::from: return who + about(view) + "choose the stack to move";
        case Verb::to: return who + about(view) + "choose where the stack goes";
        case Verb::card: return who + about(view) + "choose a card";
        case Verb::player: return who + about(view) + "choose a player";
        case Verb::next: return who + "what takes effect next?";
        case Verb::give:
            return who + about(view) + "give a card to " +
                   (receiver == view.decision.seat ? "yourself" : seat_name(receiver));
        case Verb::put: return who + about(view) + "put back next, the top one first";
        case Verb::discard: return who + "discard next, the lowest first";
        default: break;
    }
    return who + "choose";
}

}  // namespace orrery::rise
