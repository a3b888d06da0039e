// Sentences for one seat: what is asked, and what a move did. About another seat's secret answer they say only that it
// is in.
#include <algorithm>

#include "core/words.h"
#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {

namespace {

std::string at(Hex hex) { return token(hex); }
std::string level(int n) { return "level " + std::to_string(n); }

// The move itself, if no event tells it.
std::string act(const View& before, const Move& move) {
    const Person who{before.decision.seat, before.viewer};
    if (before.decision.secret) {
        if (!who.is_reader()) return who.opens("has") + " made a secret choice.";
        return "You bid " + std::to_string(move.number) + ".";
    }
    switch (move.verb) {
        case Verb::harvest: return who.opens("harvests") + ".";
        case Verb::colonize: return who.opens("colonizes") + " " + at(move.hex) + ".";
        case Verb::move:
            if (!is_attack(before.open, who.seat, move.to)) return "";
            return who.opens("sends") + " the fleet on " + at(move.hex) + " against " + at(move.to) + ".";
        case Verb::probe: return who.opens("sends") + " out a probe.";
        case Verb::antimatter: return who.opens("destroys") + " the planet on " + at(move.hex) + ".";
        case Verb::accrete: return who.opens("rebuilds") + " the planet on " + at(move.hex) + ".";
        case Verb::terraform: return who.opens("terraforms") + " " + at(move.hex) + ".";
        case Verb::erase: return who.opens("erases") + " " + name(move.tech) + ".";
        case Verb::share: return "The fleet on " + at(move.hex) + " draws on the colony on " + at(move.to) + ".";
        case Verb::support:
        case Verb::defend: {
            const std::string what = move.verb == Verb::support ? " the attack" : " the defence";
            if (move.hexes.empty()) return who.opens("sends") + " no help.";
            std::vector<std::string> from;
            for (const Hex hex : move.hexes) from.push_back(at(hex));
            return who.opens("supports") + what + " from " + listed(from) + ".";
        }
        case Verb::give: return move.cards.empty() ? who.opens("gives") + " nothing." : "";
        case Verb::end: return who.opens("ends") + " " + who.own("turn") + ".";
        default: return "";
    }
}

// What the sentence about an event depends on besides the event: who reads it, and whether its attack has failed.
struct Telling {
    Seat reader = kSpectator;
    bool has_failed = false;
};

std::string move_text(const Event& event, Person who, const Telling& telling) {
    if (event.number == 0) return "";
    const int lost = event.amount - event.number;
    const std::string end = (lost > 0 ? "; it has lost " + count_of(lost, "level") : "") + ".";
    if (telling.has_failed || event.hex == event.to)
        return capitalized(who.whose("fleet")) + " retreats to " + at(event.to) + end;
    return who.opens("moves") + " a fleet of " + level(event.number) + " from " + at(event.hex) + " to " +
           at(event.to) + end;
}

std::string sentence(const Event& event, const Telling& telling) {
    const Seat reader = telling.reader;
    const Person who{event.seat, reader}, other{event.other, reader};
    const std::string n = std::to_string(event.number);
    switch (event.kind) {
        case Event::none: break;
        case Event::deal: return who.opens("is") + " the " + std::string(face(event.role).name) + ".";
        case Event::round: return "Round " + n + " begins.";
        case Event::draw:
            if (event.hex == kNoHex) return who.opens("draws") + " " + tile_text(event.tile) + ".";
            return who.opens("explores") + " " + at(event.hex) + " and " + who.verb("draws") + " " +
                   tile_text(event.tile) + ".";
        case Event::bid: return who.opens("bids") + " " + n + ".";
        case Event::roll: return "Tie: " + who.does("rolls") + " " + n + ".";
        case Event::slot: return who.opens("takes") + " position " + n + ".";
        case Event::take:
            if (event.tile == kNoTile) return who.opens("takes") + " no tile.";
            return who.opens("takes") + " " + tile_text(event.tile) + ".";
        case Event::split: return who.opens("pays") + " " + count_of(event.number, "card") + " of the price.";
        case Event::pay:
            return who.opens("pays") + " " + cards_text(event.cards) +
                   (event.other == kSpectator ? "" : " to " + other.object()) + ".";
        case Event::share_in: return who.opens("pays") + " " + cards_text(event.cards) + ".";
        case Event::share_out:
            if (event.seat == kSpectator) return "The bank gets " + cards_text(event.cards) + ".";
            return who.opens("gets") + " " + cards_text(event.cards) + ".";
        case Event::gift: return who.opens("has") + " to give " + other.object() + " " + cards_text(event.cards) + ".";
        case Event::turn: return capitalized(who.whose("turn")) + " begins.";
        case Event::skip: return who.opens("is") + " out and " + who.verb("has") + " no turn.";
        case Event::waste: return "There is no room for " + tile_text(event.tile) + "; it leaves the game.";
        case Event::place: return who.opens("places") + " " + tile_text(event.tile) + " on " + at(event.hex) + ".";
        case Event::gain: return who.opens("gains") + " " + cards_text(event.cards) + ".";
        case Event::colony:
            return capitalized(who.whose("colony")) + " on " + at(event.hex) + " is now " + level(event.number) + ".";
        case Event::fleet:
            return capitalized(who.whose("fleet")) + " on " + at(event.hex) + " is now " + level(event.number) + ".";
        case Event::no_colony: return who.opens("loses") + " the colony on " + at(event.hex) + ".";
        case Event::no_fleet: return capitalized(who.whose("fleet")) + " on " + at(event.hex) + " is destroyed.";
        case Event::move: return move_text(event, who, telling);
        case Event::battle:
            return "Battle on " + at(event.hex) + ": " + who.whose(n) + " against " +
                   other.whose(std::to_string(event.amount)) + ".";
        case Event::success: return "The attack succeeds.";
        case Event::failure: return "The attack fails.";
        case Event::research: return who.opens("researches") + " " + name(event.tech) + ".";
        case Event::forget: return who.opens("loses") + " " + name(event.tech) + ".";
        case Event::clone:
            if (event.tech == kNoTech) return capitalized(who.whose("cloning mark")) + " is taken off.";
            return who.opens("clones") + " " + name(event.tech) + ".";
        case Event::symbols: return at(event.hex) + " is now " + tile_text(event.tile) + ".";
        case Event::swap: return who.opens("swaps") + " the tiles on " + at(event.hex) + " and " + at(event.to) + ".";
        case Event::borrow: return who.opens("borrows") + " an action from " + who.own("next turn") + ".";
        case Event::save: return who.opens("saves") + " an action for " + who.own("next turn") + ".";
        case Event::order:
            switch (static_cast<Order>(event.number)) {
                case Order::hold: return capitalized(who.whose("fleets")) + " will help each other to hold.";
                case Order::yield: return capitalized(who.whose("fleets")) + " will not help each other.";
                default: return who.opens("wants") + " to be asked when attacked.";
            }
        case Event::give: return who.opens("gives") + " " + other.object() + " " + cards_text(event.cards) + ".";
        case Event::out: return who.opens("is") + " eliminated.";
        case Event::last_round: return "Round " + n + " is the last.";
        case Event::over: return "The game is over.";
    }
    return "";
}

// ---- Events of one kind in a row make one sentence

std::size_t run_of(std::span<const Event> events) {
    const Event& first = events[0];
    std::size_t count = 1;
    const auto goes_on = [&](const Event& next) {
        if (next.kind != first.kind) return false;
        if (first.kind == Event::bid) return true;
        if (first.kind == Event::gain) return next.seat == first.seat;
        return first.kind == Event::roll &&  // whoever rolls again breaks another tie
               std::none_of(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count),
                            [&next](const Event& rolled) { return rolled.seat == next.seat; });
    };
    while (count < events.size() && goes_on(events[count])) ++count;
    return count;
}

std::string rolls_text(std::span<const Event> rolls, Seat reader) {
    const Event &one = rolls[0], &two = rolls[1];
    std::vector<std::string> parts;
    for (const Event& roll : rolls)
        parts.push_back(Person{roll.seat, reader}.object() + " " + std::to_string(roll.number));
    if (rolls.size() > 2) return "Dice for ties: " + listed(parts) + ".";
    const std::string text =
        "Tie: " + Person{one.seat, reader}.does("rolls") + " " + std::to_string(one.number) + ", " + parts[1] + ".";
    if (one.number == two.number) return text;
    const Person higher{one.number > two.number ? one.seat : two.seat, reader},
        lower{one.number > two.number ? two.seat : one.seat, reader};
    return text + " " + higher.opens("picks") + " before " + lower.object() + ".";
}

// `verb`: what brought the cards, "gains" or "harvests".
std::string together(std::span<const Event> run, Seat reader, std::string_view verb) {
    if (run[0].kind == Event::roll) return rolls_text(run, reader);
    if (run[0].kind == Event::bid) {
        std::vector<std::string> parts;
        for (const Event& bid : run)
            parts.push_back(Person{bid.seat, reader}.object() + " " + std::to_string(bid.number));
        return "Bids: " + listed(parts) + ".";
    }
    Cards cards;
    for (const Event& gain : run) cards += gain.cards;
    return Person{run[0].seat, reader}.opens(verb) + " " + cards_text(cards) + ".";
}

// ---- Questions

std::string take_text(const Open& p) {
    const int price = price_of(p, p.position);
    return "take a tile for " + (price == 0 ? std::string("free") : count_of(price, "card"));
}

std::string bid_text(const View& view) {
    const Open& p = view.open;
    const int most = most_bid(p, p.question.seat);
    if (most == 0) return "bid 0 for turn order and tile (no cards to bid)";
    return "bid up to " + count_of(most, "card") + " for turn order and tile";
}

std::string what_is_asked(const View& view) {
    const Open& p = view.open;
    const Question& q = p.question;
    switch (q.node) {
        case Node::role: return "choose a role";
        case Node::bid:
        case Node::late_bid: return bid_text(view);
        case Node::slot: return "choose a position in the turn order";
        case Node::first: return "which ally goes first?";
        case Node::take: return take_text(p);
        case Node::split: return "how much of the price do you pay?";
        case Node::pay: return "pay " + cost_text(q.cost);
        case Node::place: return "place " + tile_text(q.tile);
        case Node::gain: return "choose a card to gain";
        case Node::act: {
            const int left = 2 + p.turn.additional - p.turn.used();
            return left > 0 ? "take an action (" + std::to_string(left) + " left) or end" : "borrow an action, or end";
        }
        case Node::yield: return "choose " + count_of(q.number, "card") + " from " + at(q.hex);
        case Node::share: return "which colony does the fleet on " + at(q.hex) + " draw on?";
        case Node::support: return "which fleets support the attack on " + at(q.hex) + "?";
        case Node::defend: return "defend " + at(q.hex) + "? It needs " + count_of(q.number, "more level");
        case Node::raid: return "take all cards of which type?";
        case Node::give: return "give up to 3 cards to " + Person{p.ally_of(q.seat), view.viewer}.object();
        case Node::none: break;
    }
    return "choose";
}

// A fleet that makes room for a higher one. The event of the higher fleet tells what stands there then.
bool is_replaced(const View& before, const Move& move, const Event& event) {
    if (event.kind != Event::no_fleet) return false;
    const auto& frames = before.open.frames;
    return (move.verb == Verb::build_fleet && move.hex == event.hex) ||
           std::any_of(frames.begin(), frames.end(), [&event](const Frame& frame) {
               return frame.verb == Verb::build_fleet && frame.hex == event.hex;
           });
}

// An action that waits for its payment and has no sentence yet.
std::string unpaid(const View& before, const Move& move) {
    const Person who{before.decision.seat, before.viewer};
    switch (move.verb) {
        case Verb::research: return who.opens("researches") + " " + name(move.tech) + ".";
        case Verb::upgrade_colony: return who.opens("raises") + " the colony on " + at(move.hex) + ".";
        case Verb::build_fleet: return who.opens("builds") + " a fleet on " + at(move.hex) + ".";
        case Verb::upgrade_fleet: return who.opens("raises") + " the fleet on " + at(move.hex) + ".";
        default: return "";
    }
}

// A colony that the move founds, and a technology that waited only for its payment.
bool is_said(const View& before, const Move& move, const Event& event) {
    if (event.kind == Event::colony) return move.verb == Verb::colonize && move.hex == event.hex && event.number == 1;
    const auto& frames = before.open.frames;
    return event.kind == Event::research && move.verb == Verb::pay &&
           std::any_of(frames.begin(), frames.end(), [&event](const Frame& frame) {
               return frame.verb == Verb::research && frame.tech == event.tech;
           });
}

Sentence::Tells told_by(Event::Kind kind) {
    switch (kind) {
        case Event::split:
        case Event::pay:
        case Event::share_in: return Sentence::Tells::price;
        case Event::share_out:
        case Event::gain: return Sentence::Tells::yield;
        default: return Sentence::Tells::deed;
    }
}

}  // namespace

std::vector<Sentence> Kardashev::describe(const View& before, const Move& move, std::span<const Event> events,
                                          const View& after) {
    std::vector<Sentence> sentences;
    const Seat actor = before.decision.seat;
    // A harvest that asks nothing first is told with what it brings.
    const bool harvests =
        move.verb == Verb::harvest && !events.empty() && events[0].kind == Event::gain && events[0].seat == actor;
    if (std::string first = act(before, move); !first.empty() && !harvests)
        sentences.push_back(act_sentence(before, std::move(first), move.verb == Verb::end));
    if (after.open.question.node == Node::pay && before.open.question.node == Node::act)
        if (std::string text = unpaid(before, move); !text.empty()) sentences.push_back({std::move(text), actor});
    if (before.open.question.node == Node::slot && after.open.question.node == Node::first)  // its seat is told later
        sentences.push_back({Person{actor, before.viewer}.opens("chooses") + " position " +
                                 std::to_string(move.number) + " for the pair.",
                             actor});
    Telling telling{before.viewer, move.verb == Verb::raid};  // asked between the failure and the retreat
    std::size_t run = 1;
    for (std::size_t i = 0; i < events.size(); i += run) {
        const Event& event = events[i];
        run = run_of(events.subspan(i));
        telling.has_failed |= event.kind == Event::failure;
        if (is_replaced(before, move, event) || is_said(before, move, event)) continue;
        const bool is_harvest = harvests && i == 0;
        std::string text = run > 1 || is_harvest
                               ? together(events.subspan(i, run), before.viewer, is_harvest ? "harvests" : "gains")
                               : sentence(event, telling);
        const Sentence::Tells tells = is_harvest ? Sentence::Tells::deed : told_by(event.kind);
        if (!text.empty()) sentences.push_back({std::move(text), event.seat, tells});
    }
    return sentences;
}

std::string Kardashev::question(const View& view) {
    if (view.decision.over) return "The game is over.";
    const Person who{view.decision.seat, view.viewer};
    const Question& q = view.open.question;
    if (q.node == Node::split && !who.is_reader()) return who.asked("how much of the price do they pay?");
    return who.asked(what_is_asked(view));
}

}  // namespace orrery::kardashev
