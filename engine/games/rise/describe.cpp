// Sentences for one seat: what is asked, and what a move did. They are made from views and events without the secret
// parts. About another seat's secret answer they say only that it is in.
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

// An unknown card or colour has no name.
std::string told(Card card) { return card == kNoCard ? std::string("a card") : std::string(card_name(card)); }
std::string told(Colour colour) {
    return colour == kNoColour ? std::string("no colour") : std::string(colour_name(colour));
}
std::string at(Site site) { return site_token(site); }

// "{p2}'s One True Path", "your Cocoon"
std::string card_of(Person who, Card card) {
    std::string_view text = card_name(card);
    if (text.starts_with("The ")) text.remove_prefix(4);
    return who.whose(text);
}

template <class Cards>
std::string names(const Cards& cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : ", ") + told(card);
    return text;
}

std::string names_of(std::span<const Event> turned_up) {
    std::string text;
    for (const Event& event : turned_up) text += (text.empty() ? "" : ", ") + told(event.card);
    return text;
}

// The event whose figure the sentence of the move tells; nullptr: it tells none. Only the first event can be told so.
const Event* figure_of(const Move& move, std::span<const Event> events) {
    for (const Event& event : events) {
        if (event.kind == Event::played) continue;
        const bool is_figure = (move.verb == Verb::harvest && event.kind == Event::harvest) ||
                               (move.verb == Verb::invest && event.kind == Event::site_gems);
        return is_figure ? &event : nullptr;
    }
    return nullptr;
}

// The move itself; "" if the first event tells it.
std::string act(const View& before, const Move& move, const Event* figure) {
    const Person who{before.decision.seat, before.viewer};
    const Person other{move.player, before.viewer};
    const bool own = who.is_reader();
    switch (move.verb) {
        case Verb::mulligan: {
            if (!own) return who.opens("has") + " made a secret choice.";
            const std::string text = names(move.cards);
            return text.empty() ? "You keep your hand." : "You swap " + text + ".";
        }
        case Verb::bid: return own ? "You bid " + gems(move.number) + "." : who.opens("has") + " bid.";
        case Verb::put:
            if (!own) return who.opens("puts") + (move.card != kNoCard ? " a card back on the deck." : " a tile back.");
            return "You put back " +
                   (move.card != kNoCard ? told(move.card) : "a tile of " + std::to_string(move.value)) + ".";
        case Verb::give: return "";
        case Verb::recover: return who.opens("recovers") + " " + told(move.card) + ".";
        case Verb::bury: return who.opens("buries") + " " + told(move.card) + ".";
        case Verb::gain: return who.opens("gains") + " " + told(move.card) + ".";
        case Verb::pickup: return who.opens("picks") + " up " + who.own("pile") + ".";
        case Verb::expand:
            return who.opens("expands") + " with " + told(move.card) + " (" + told(colour_of(move.card)) + ").";
        case Verb::event: return who.opens("plays") + " " + told(move.card) + ".";
        case Verb::auction: return who.opens("puts") + " " + told(move.card) + " up for auction.";
        case Verb::harvest:
            return who.opens("harvests") + " " + told(move.card) +
                   (figure != nullptr ? " for " + gems(figure->amount) : "") + ".";
        case Verb::pass: return who.opens("passes") + ".";
        case Verb::place: return who.opens("places") + " a " + told(before.places) + " disk on " + at(move.site) + ".";
        case Verb::award:
            return who.opens("breaks") + " the tie" +
                   (other.seat == who.seat ? " and " + who.verb("takes") + " it." : " for " + other.object() + ".");
        case Verb::save: return who.opens("saves") + " " + at(move.site) + ".";
        case Verb::invest:
            return who.opens("puts") + " the " + (figure != nullptr ? gems(figure->amount) : "gems") +
                   " left over on " + at(move.site) + ".";
        case Verb::color: return who.opens("chooses") + " " + told(move.colour) + ".";
        case Verb::dead: return who.opens("chooses") + " a dead " + told(move.colour) + " disk.";
        case Verb::site:
        case Verb::from: return who.opens("chooses") + " " + at(move.site) + ".";
        case Verb::to: return who.opens("moves") + " the stack to " + at(move.site) + ".";
        case Verb::card:
        case Verb::next: return who.opens("chooses") + " " + told(move.card) + ".";
        case Verb::player:
            return who.opens("chooses") + " " +
                   (other.seat != who.seat ? other.object()
                    : own                  ? "yourself"
                                           : "themselves") +
                   ".";
        case Verb::discard: return who.opens("discards") + " " + told(move.card) + ".";
        case Verb::done:
        case Verb::none: break;
    }
    return who.opens("is") + " done.";
}

// The event that the sentence of the move has told already.
bool is_told(const Move& move, const Event& event) {
    switch (move.verb) {
        case Verb::place: return event.kind == Event::disk && event.site == move.site;
        case Verb::event: return event.kind == Event::execute && event.card == move.card;
        case Verb::auction: return event.kind == Event::lot && event.card == move.card;
        case Verb::bury: return event.kind == Event::buried && event.card == move.card;
        case Verb::recover:
        case Verb::gain: return event.kind == Event::to_hand && event.card == move.card;
        default: return false;
    }
}

std::string sentence(std::span<const Event> events, std::size_t i, Seat reader) {
    const Event& event = events[i];
    const Person who{event.seat, reader}, other{event.other, reader};
    const std::string n = std::to_string(event.amount);
    switch (event.kind) {
        case Event::none:
        case Event::played:            // told by the sentence of the move
        case Event::turned_up: break;  // told by what turned it up
        case Event::turn: return "Round " + n + ": " + who.whose("turn") + ".";
        case Event::pass: return who.opens("can") + "'t do anything and " + who.verb("passes") + ".";
        case Event::execute: return told(event.card) + " takes effect for " + who.object() + ".";
        case Event::reveal: return who.opens("turns") + " up " + told(event.card) + ".";
        case Event::trigger: return capitalized(card_of(who, event.card)) + " takes effect.";
        case Event::tile: return "A tile of value " + n + " is turned up at " + at(event.site) + ".";
        case Event::disk: return "A " + told(event.colour) + " disk goes on " + at(event.site) + ".";
        case Event::income: return who.opens("earns") + " " + gems(event.amount) + " from " + at(event.site) + ".";
        case Event::harvest:
            return who.opens("harvests") + " " + gems(event.amount) + " from " + told(event.colour) + ".";
        case Event::gain: return who.opens("gains") + " " + gems(event.amount) + ".";
        case Event::pay:
            return who.opens("pays") + " " + gems(event.amount) + " to " +
                   (event.other == kSpectator ? "the bank" : other.object()) + ".";
        case Event::site_gems:
            return event.amount > 0 ? at(event.site) + " gains " + gems(event.amount) + "."
                                    : at(event.site) + " loses " + gems(-event.amount) + ".";
        case Event::card_gems: return told(event.card) + " now holds " + gems(event.amount) + ".";
        case Event::destroy:
            return "The " + told(event.colour) + " disk on " + at(event.site) + " is destroyed; " + who.does("takes") +
                   " it.";
        case Event::pool_destroy:
            return "A " + told(event.colour) + " disk from the pool is destroyed; " + who.does("takes") + " it.";
        case Event::pool_return: return who.opens("returns") + " a dead " + told(event.colour) + " disk to the pool.";
        case Event::from: return "The stack of " + count_of(event.amount, "disk") + " leaves " + at(event.site) + ".";
        case Event::stack: return "It lands on " + at(event.site) + ".";
        case Event::raise: return "All " + told(event.colour) + " disks rise to the top of their stacks.";
        case Event::lot:
            return (event.other == kSpectator ? told(event.card) : capitalized(card_of(other, event.card))) +
                   " is up for auction.";
        case Event::bid: return who.opens("bids") + " " + n + ".";
        case Event::win: return who.opens("wins") + " with a bid of " + n + ".";
        case Event::preserve:
            return count_of(event.amount, "sector") + (event.amount == 1 ? " is" : " are") + " saved.";
        case Event::perish:
            return count_of(event.amount, "sector") + (event.amount == 1 ? " is" : " are") + " not saved.";
        case Event::spare: return "Stasis Pods: nothing has to be preserved.";
        case Event::permaculture:
            return capitalized(who.whose("Permaculture")) + " buries a tile of " + n + " and adds " + n +
                   " to the bids.";
        case Event::to_pile: return told(event.card) + " is now " + who.whose("active card") + ".";
        case Event::to_hand: return told(event.card) + " goes to " + who.whose("hand") + ".";
        case Event::give:
            if (event.other == event.seat) return who.opens("keeps") + " " + told(event.card) + ".";
            return who.opens("gives") + " " + told(event.card) + " to " + other.object() + ".";
        case Event::buried: return told(event.card) + " is buried.";
        case Event::to_market: return told(event.card) + " comes to the market.";
        case Event::exchange: return who.opens("swaps") + " " + who.own("hand") + " with the market.";
        case Event::show:
            if (event.amount == 0) return who.opens("shows") + " an empty hand.";
            return who.opens("shows") + " " + who.own("hand") + ": " + names_of(turned_up_for(events, i)) + ".";
        case Event::look: return who.opens("looks") + " at " + cards(event.amount) + " from the deck.";
        case Event::look_tiles: return who.opens("looks") + " at the top " + count_of(event.amount, "tile") + ".";
        case Event::shuffle: return "The deck is shuffled.";
        case Event::catharsis:
            if (event.amount == 0) return "The deck is empty: nothing is turned up.";
            return cards(event.amount) + (event.amount == 1 ? " is" : " are") +
                   " turned up: " + names_of(turned_up_for(events, i)) + ".";
        case Event::mulligan:
            return event.amount == 0 ? who.opens("keeps") + " " + who.own("hand") + "."
                                     : who.opens("swaps") + " " + cards(event.amount) + ".";
        case Event::over: return "The game is over.";
    }
    return "";
}

// How many events one sentence tells, from the first of `events` on: a card that is turned up and used, a card that
// takes effect by itself, and events of one kind in a row.
std::size_t run_of(std::span<const Event> events) {
    const Event& first = events[0];
    const auto goes_on = [&first](const Event& next) {
        if (first.kind == Event::reveal || first.kind == Event::trigger)
            return next.kind == Event::execute && next.card == first.card;
        if (next.kind != first.kind) return false;
        switch (first.kind) {
            case Event::bid:
            case Event::buried:
            case Event::to_market: return true;
            case Event::pay: return next.other == first.other;
            case Event::destroy: return next.seat == first.seat && next.colour == first.colour;
            case Event::to_hand: return next.seat == first.seat && first.card != kNoCard && next.card != kNoCard;
            default: return false;
        }
    };
    std::size_t count = 1;
    while (count < events.size() && goes_on(events[count])) ++count;
    return count;
}

// The sentence of such a run.
std::string together(std::span<const Event> run, Seat reader) {
    const Event& first = run[0];
    const Person who{first.seat, reader}, other{first.other, reader};
    constexpr std::size_t kNamed = 3;  // of more cards that are buried only the number is told
    std::vector<std::string> parts;
    for (const Event& event : run) {
        const std::string person = Person{event.seat, reader}.object();
        switch (event.kind) {
            case Event::bid: parts.push_back(person + " " + std::to_string(event.amount)); break;
            case Event::pay:
                parts.push_back(parts.empty() ? who.does("pays") + " " + gems(event.amount)
                                              : person + " " + std::to_string(event.amount));
                break;
            case Event::destroy: parts.push_back(at(event.site)); break;
            default: parts.push_back(told(event.card));
        }
    }
    switch (first.kind) {
        case Event::reveal: return who.opens("turns") + " up " + told(first.card) + " and " + who.verb("uses") + " it.";
        case Event::trigger: return capitalized(card_of(who, first.card)) + " takes effect.";
        case Event::bid: return "Bids: " + listed(parts) + ".";
        case Event::pay:
            return capitalized(listed(parts)) + " to " +
                   (first.other == kSpectator ? std::string("the bank") : other.object()) + ".";
        case Event::buried: return (run.size() > kNamed ? cards(run.size()) : listed(parts)) + " are buried.";
        case Event::to_market: return listed(parts) + " come to the market.";
        case Event::destroy:
            return "The " + told(first.colour) + " disks on " + listed(parts) + " are destroyed; " + who.does("takes") +
                   " them.";
        default: return listed(parts) + " go to " + who.whose("hand") + ".";
    }
}

// The card that asks, put before the question; "" if the question says enough.
std::string about(const View& view) {
    switch (view.asks) {
        case Verb::mulligan:
        case Verb::expand:
        case Verb::bid:
        case Verb::award:
        case Verb::save:
        case Verb::invest:
        case Verb::next:
        case Verb::discard: return "";
        default: break;
    }
    if (view.pending.empty() || view.pending.back().card == kNoCard) return "";
    return told(view.pending.back().card) + ": ";
}

std::string bid_question(const View& view) {
    if (view.pending.empty()) return "bid";
    const Pending& top = view.pending.back();
    std::vector<std::string> what;
    if (top.step == "preserve") {
        for (const Colour colour : kAllColours)
            if ((top.colours & bit(colour)) != 0) what.push_back(told(colour) + "'s");
        return "bid to save " + (what.size() == 1 ? what[0] : std::string("all")) + " sectors";
    }
    for (const Card card : top.cards) what.push_back(told(card));
    return "bid for " + listed(what);
}

std::string what_is_asked(const View& view, Person who) {
    const Seat receiver = view.pending.empty() ? kSpectator : view.pending.back().other;
    switch (view.asks) {
        case Verb::mulligan:
            return std::string("swap any cards ") + (who.is_reader() ? "you" : "they") + " don't want (once only)";
        case Verb::expand: return "expand, play an event, auction or harvest";
        case Verb::place: return "place a " + told(view.places) + " disk";
        case Verb::bid: return bid_question(view);
        case Verb::award: return "who wins the tie?";
        case Verb::save: return who.is_reader() ? "which sector do you save?" : "which sector is saved?";
        case Verb::invest: return "put the gems left over on a sector";
        case Verb::recover: return "recover a card from " + who.the("pile");
        case Verb::bury: return "bury a market card";
        case Verb::gain: return "gain a market card";
        case Verb::color: return "choose a colour";
        case Verb::dead: return "choose a dead disk";
        case Verb::site: return "choose a sector";
        case Verb::from: return "choose the stack to move";
        case Verb::to: return "choose where the stack goes";
        case Verb::card: return "choose a card";
        case Verb::player: return "choose a player";
        case Verb::next: return "what takes effect next?";
        case Verb::give:
            return receiver == who.seat ? "keep a card" : "give a card to " + Person{receiver, who.reader}.object();
        case Verb::put: return "put one back, from the top down";
        case Verb::discard: return "discard a card, from the bottom up";
        default: break;
    }
    return "choose";
}

Sentence::Tells told_by(Event::Kind kind) {
    switch (kind) {
        case Event::pay: return Sentence::Tells::price;
        case Event::income:
        case Event::gain:
        case Event::site_gems: return Sentence::Tells::yield;
        default: return Sentence::Tells::deed;
    }
}

}  // namespace

std::vector<Sentence> Rise::describe(const View& before, const Move& move, std::span<const Event> events, const View&) {
    std::vector<Sentence> sentences;
    const bool reveals = move.verb == Verb::bid && !events.empty() && events[0].kind == Event::bid;
    const Event* figure = figure_of(move, events);
    if (std::string first = act(before, move, figure); !first.empty() && !reveals)
        sentences.push_back(act_sentence(before, std::move(first)));
    bool was_told = false;
    std::size_t run = 1;
    for (std::size_t i = 0; i < events.size(); i += run) {
        run = 1;
        if (&events[i] == figure) continue;
        if (!was_told && is_told(move, events[i])) {
            was_told = true;
            continue;
        }
        run = run_of(events.subspan(i));
        std::string text =
            run > 1 ? together(events.subspan(i, run), before.viewer) : sentence(events, i, before.viewer);
        if (!text.empty()) sentences.push_back({std::move(text), events[i].seat, told_by(events[i].kind)});
    }
    return sentences;
}

std::string Rise::question(const View& view) {
    if (view.over()) return "The game is over.";
    const Person who{view.decision.seat, view.viewer};
    const bool preserving = !view.pending.empty() && view.pending.back().step == "preserve";
    return who.asked((preserving && view.asks == Verb::recover ? "Dead Tree Distraction: " : about(view)) +
                     what_is_asked(view, who));
}

}  // namespace orrery::rise
