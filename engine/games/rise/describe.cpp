// Sentences: what is asked, and what a move did, for one seat's eyes. Everything is read from views, whose secret parts
// are already gone; of a secret answer by another seat only that it is in is said.
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

// The act itself; empty where the first happening says it.
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

std::string sentence(const Happening& h, const Happenings& happened) {
    const std::string who = h.seat == kSpectator ? std::string("Nobody") : seat_name(h.seat);
    const std::string n = std::to_string(h.amount);
    switch (h.event) {
        case Event::none: break;
        case Event::turn: return "Round " + n + ": " + who + "'s turn.";
        case Event::pass: return who + " can do nothing and passes.";
        case Event::execute: return who + " carries out " + name(h.card) + ".";
        case Event::reveal: return "Exploring reveals " + name(h.card) + ".";
        case Event::trigger: return name(h.card) + " of " + who + " takes effect.";
        case Event::tile: return "A tile of value " + n + " is turned up at " + at(h.site) + ".";
        case Event::disk: return "A " + name(h.colour) + " disk is on " + at(h.site) + ".";
        case Event::income: return who + " earns " + gems(h.amount) + " from " + at(h.site) + ".";
        case Event::harvest: return who + " harvests " + gems(h.amount) + " from " + name(h.colour) + ".";
        case Event::gain: return who + " gains " + gems(h.amount) + ".";
        case Event::pay:
            return who + " pays " + gems(h.amount) + " to " +
                   (h.other == kSpectator ? "the bank" : seat_name(h.other)) + ".";
        case Event::site_gems:
            return h.amount > 0 ? gems(h.amount) + " more on " + at(h.site) + "."
                                : gems(-h.amount) + " fewer on " + at(h.site) + ".";
        case Event::card_gems: return name(h.card) + " now bears " + gems(h.amount) + ".";
        case Event::destroy: return "The " + name(h.colour) + " disk of " + at(h.site) + " dies; " + who + " takes it.";
        case Event::pool_destroy: return "A " + name(h.colour) + " disk of the pool dies; " + who + " takes it.";
        case Event::pool_return: return "A dead " + name(h.colour) + " disk of " + who + " goes back to the pool.";
        case Event::from: return "The stack of " + at(h.site) + " (" + n + ") leaves.";
        case Event::stack: return "It arrives at " + at(h.site) + ".";
        case Event::raise: return "All " + name(h.colour) + " disks rise to the top of their stacks.";
        case Event::lot:
            return name(h.card) + (h.other == kSpectator ? " is up for auction."
                                                         : " of " + seat_name(h.other) + " is up for auction.");
        case Event::bid: return who + " has bid " + n + ".";
        case Event::win: return who + " wins with " + n + ".";
        case Event::preserve: return count_of(h.amount, "sector") + " preserved.";
        case Event::perish: return count_of(h.amount, "sector") + " not preserved.";
        case Event::spare: return "Stasis Pods spare everybody the preservation.";
        case Event::permaculture: return "Permaculture of " + who + " shows and buries a tile of " + n + ".";
        case Event::to_pile: return name(h.card) + " is now active for " + who + ".";
        case Event::to_hand: return name(h.card) + " goes to the hand of " + who + ".";
        case Event::give:
            return who + " gives " + name(h.card) + " to " + (h.other == h.seat ? "the own hand" : seat_name(h.other)) +
                   ".";
        case Event::buried: return name(h.card) + " is buried.";
        case Event::to_market: return name(h.card) + " comes to the market.";
        case Event::exchange: return who + " exchanges the hand with the market.";
        case Event::show:
            if (happened.turned_up.empty()) return who + " shows an empty hand.";
            return who + " shows the hand: " + names(happened.turned_up) + ".";
        case Event::look: return who + " looks at " + cards(h.amount) + " of the deck.";
        case Event::look_tiles: return who + " looks at the top tiles (" + n + ").";
        case Event::shuffle: return "The deck is shuffled.";
        case Event::catharsis:
            if (happened.turned_up.empty()) return "The deck is empty; nothing is revealed.";
            return cards(h.amount) + " of the deck " + (h.amount == 1 ? "is" : "are") +
                   " revealed: " + names(happened.turned_up) + ".";
        case Event::mulligan:
            return h.amount == 0 ? who + " keeps the hand." : who + " buries and draws " + cards(h.amount) + ".";
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

std::vector<std::string> Rise::describe(const View& before, const Move& move, const View& after) {
    std::vector<std::string> sentences;
    const auto& happened = after.happened.list;
    const bool reveals = move.verb == Verb::bid && !happened.empty() && happened[0].event == Event::bid;
    if (std::string first = act(before, move); !first.empty() && !reveals) sentences.push_back(std::move(first));
    bool was_told = move.verb == Verb::place || move.verb == Verb::auction;  // what the act has said already
    for (const Happening& happening : happened) {
        const bool same = move.verb == Verb::place ? happening.event == Event::disk && happening.site == move.site
                                                   : happening.event == Event::lot && happening.card == move.card;
        if (was_told && same)
            was_told = false;
        else
            sentences.push_back(sentence(happening, after.happened));
    }
    if (after.happened.more) sentences.push_back("More followed.");
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
