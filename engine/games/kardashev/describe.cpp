// Sentences for one seat: what is asked, and what a move did. About another seat's secret answer they say only that it
// is in.
#include <algorithm>

#include "core/words.h"
#include "games/kardashev/kardashev.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

namespace {

// The move itself, if no event tells it. `is_unpaid`: its price is asked next, and its events come later.
std::string act(const View& before, const Move& move, bool is_unpaid) {
    const Person who{before.decision.seat, before.viewer};
    if (before.decision.secret) return who.is_reader() ? say::bids(who, move.number) : say::chose_secretly(who);
    const std::string hex = token(move.hex), hexes = spaces_text(move.hexes, "and");
    switch (move.verb) {
        case Verb::harvest: return say::harvests(who);
        case Verb::colonize: return say::colonizes(who, hex);
        case Verb::move:
            return is_attack(before.open, who.seat, move.to) ? say::sends_fleet(who, hex, token(move.to)) : "";
        case Verb::probe: return say::sends_probe(who);
        case Verb::antimatter: return say::destroys_planet(who, hex);
        case Verb::accrete: return say::rebuilds_planet(who, hex);
        case Verb::terraform: return say::terraforms(who, hex);
        case Verb::erase: return say::erases(who, name(move.tech));
        case Verb::share: return say::draws_on(hex, token(move.to));
        case Verb::support: return move.hexes.empty() ? say::sends_no_help(who) : say::supports_attack(who, hexes);
        case Verb::defend: return move.hexes.empty() ? say::sends_no_help(who) : say::supports_defence(who, hexes);
        case Verb::give: return move.cards.empty() ? say::gives_nothing(who) : "";
        case Verb::end: return say::ends_turn(who);
        case Verb::research: return is_unpaid ? say::researches(who, name(move.tech)) : "";
        case Verb::upgrade_colony: return is_unpaid ? say::raises_colony(who, hex) : "";
        case Verb::build_fleet: return is_unpaid ? say::builds_fleet(who, hex) : "";
        case Verb::upgrade_fleet: return is_unpaid ? say::raises_fleet(who, hex) : "";
        default: return "";
    }
}

// `has_failed`: an attack of the move has failed, so its fleet retreats.
std::string sentence(const Event& event, Seat reader, bool has_failed) {
    const Person who{event.seat, reader}, other{event.other, reader};
    const std::string hex = token(event.hex), to = token(event.to),
                      tech = event.tech == kNoTech ? "" : name(event.tech);
    const std::string tile = token(event.tile), symbols = symbols_text(event.tile.symbols());
    const std::string cards = cards_text(event.cards);
    const int n = event.number;
    switch (event.kind) {
        case Event::none: break;
        case Event::deal: return say::gets_role(who, face(event.role).name);
        case Event::round: return say::round_begins(n);
        case Event::draw:
            return event.hex == kNoHex ? say::draws(who, tile, symbols) : say::explores(who, hex, tile, symbols);
        case Event::bid: return say::bids(who, n);
        case Event::roll: return say::rolls(who, n);
        case Event::slot: return say::takes_position(who, n);
        case Event::take: return event.tile == kNoTile ? say::takes_no_tile(who) : say::takes_tile(who, tile, symbols);
        case Event::split: return say::pays_part(who, n);
        case Event::pay: return event.other == kSpectator ? say::pays(who, cards) : say::pays_to(who, cards, other);
        case Event::share_in: return say::pays(who, cards);
        case Event::share_out: return event.seat == kSpectator ? say::bank_gets(cards) : say::gets(who, cards);
        case Event::gift: return say::has_to_give(who, other, cards);
        case Event::turn: return say::turn_begins(who);
        case Event::skip: return say::has_no_turn(who);
        case Event::waste: return say::no_room(tile, symbols);
        case Event::place: return say::places(who, tile, symbols, hex);
        case Event::gain: return say::gains(who, cards);
        case Event::colony: return say::colony_has_level(who, hex, n);
        case Event::fleet: return say::fleet_has_level(who, hex, n);
        case Event::no_colony: return say::loses_colony(who, hex);
        case Event::no_fleet: return say::fleet_is_destroyed(who, hex);
        case Event::move:
            if (n == 0) return "";
            if (has_failed || event.hex == event.to) return say::fleet_retreats(who, to, event.amount - n);
            return say::fleet_moves(who, n, hex, to, event.amount - n);
        case Event::battle: return say::battle(hex, who, n, other, event.amount);
        case Event::success: return say::attack_succeeds();
        case Event::failure: return say::attack_fails();
        case Event::research: return say::researches(who, tech);
        case Event::forget: return say::loses_tech(who, tech);
        case Event::clone: return event.tech == kNoTech ? say::clone_is_off(who) : say::clones(who, tech);
        case Event::symbols: return say::tile_is_now(hex, tile, symbols);
        case Event::swap: return say::swaps(who, hex, to);
        case Event::borrow: return say::borrows(who);
        case Event::save: return say::saves(who);
        case Event::order:
            switch (static_cast<Order>(n)) {
                case Order::hold: return say::fleets_will_help(who);
                case Order::yield: return say::fleets_will_not_help(who);
                default: return say::wants_to_be_asked(who);
            }
        case Event::give: return say::gives(who, other, cards);
        case Event::out: return say::is_eliminated(who);
        case Event::last_round: return say::round_is_last(n);
        case Event::over: return say::game_over();
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
    const Person who{one.seat, reader}, other{two.seat, reader};
    const std::string text = say::both_roll(who, one.number, other, two.number);
    if (one.number == two.number) return text;
    return text + " " + (one.number > two.number ? say::picks_before(who, other) : say::picks_before(other, who));
}

std::string together(std::span<const Event> run, Seat reader, bool is_harvest) {
    const Event& first = run[0];
    if (first.kind == Event::gain) {
        Cards sum;
        for (const Event& gain : run) sum += gain.cards;
        const Person who{first.seat, reader};
        return is_harvest ? say::harvests_cards(who, cards_text(sum)) : say::gains(who, cards_text(sum));
    }
    if (first.kind == Event::roll && run.size() == 2) return rolls_text(run, reader);
    std::vector<std::string> figures;
    for (const Event& event : run) figures.push_back(say::figure(Person{event.seat, reader}, event.number));
    return first.kind == Event::roll ? say::many_roll(listed(figures)) : say::bids_open(listed(figures));
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
    const bool is_unpaid = before.open.question.node == Node::act && after.open.question.node == Node::pay;
    if (std::string first = act(before, move, is_unpaid); !first.empty() && !harvests)
        sentences.push_back(act_sentence(before, std::move(first), move.verb == Verb::end));
    if (before.open.question.node == Node::slot && after.open.question.node == Node::first)  // its seat is told later
        sentences.push_back({say::chooses_position(Person{actor, before.viewer}, move.number), actor});
    bool has_failed = move.verb == Verb::raid;  // asked between the failure and the retreat
    std::size_t run = 1;
    for (std::size_t i = 0; i < events.size(); i += run) {
        const Event& event = events[i];
        run = run_of(events.subspan(i));
        has_failed |= event.kind == Event::failure;
        if (is_replaced(before, move, event) || is_said(before, move, event)) continue;
        const bool is_harvest = harvests && i == 0;
        std::string text = run > 1 || is_harvest ? together(events.subspan(i, run), before.viewer, is_harvest)
                                                 : sentence(event, before.viewer, has_failed);
        const Sentence::Tells tells = is_harvest ? Sentence::Tells::deed : told_by(event.kind);
        if (!text.empty()) sentences.push_back({std::move(text), event.seat, tells});
    }
    return sentences;
}

std::string Kardashev::question(const View& view) {
    if (view.decision.over) return say::game_over();
    const Open& p = view.open;
    const Question& q = p.question;
    const Person who{view.decision.seat, view.viewer};
    const std::string hex = token(q.hex);
    switch (q.node) {
        case Node::role: return say::asks_role(who);
        case Node::bid:
        case Node::late_bid: return say::asks_bid(who, most_bid(p, q.seat));
        case Node::slot: return say::asks_position(who);
        case Node::first: return say::asks_first_ally(who);
        case Node::take: return say::asks_tile(who, price_of(p, p.position));
        case Node::split: return say::asks_part_of_price(who);
        case Node::pay: return say::asks_payment(who, cost_text(q.cost));
        case Node::place: return say::asks_place(who, token(q.tile), symbols_text(q.tile.symbols()));
        case Node::gain: return say::asks_gain(who);
        case Node::act: return say::asks_action(who, 2 + p.turn.additional - p.turn.used());
        case Node::yield: return say::asks_yield(who, q.number, hex);
        case Node::share: return say::asks_share(who, hex);
        case Node::support: return say::asks_support(who, hex);
        case Node::defend: return say::asks_defence(who, hex, q.number);
        case Node::raid: return say::asks_raid(who);
        case Node::give: return say::asks_gift(who, Person{p.ally_of(q.seat), view.viewer});
        case Node::none: break;
    }
    return say::asks_choice(who);
}

}  // namespace orrery::kardashev
