// What a move did, as sentences for one seat.
#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

// The move itself, if no event tells it.
std::string act(const View& before, const Move& move) {
    const Person who{before.decision.seat, before.viewer};
    const Question& asked = before.open.question;
    switch (move.verb) {
        case Verb::stop: return say::buys_no_more(who);
        case Verb::draft:
            if (!before.decision.secret) return "";  // told when it takes effect
            return who.is_reader() ? say::your_draft(move.number) : say::chooses_in_secret(who);
        case Verb::site: return say::chooses_site(who, token(move.site));
        case Verb::use: return say::uses(who, name_of(move.card));
        case Verb::decline: return say::leaves_colony(who);
        case Verb::skip:
            if (asked.node == Node::wall) return say::lets_attack_come(who);
            return asked.node == Node::pyrrhus ? say::accepts_retreat(who) : say::declines(who);
        case Verb::end:
            if (asked.node == Node::bonus) return say::gives_up_bonus(who);
            return say::is_done_with(who, fleet_number(asked.fleet));
        default: return "";
    }
}

std::string home_text(const Event& e, Person owner) {
    const int fleet = fleet_number(e.fleet);
    if (e.point == kNoPoint) return say::goes_home(owner, fleet);
    return say::leaves_galaxy(owner, fleet, token(Port{e.point, e.heading})) + " " + say::goes_home_without_tile();
}

std::string sentence(const Event& e, Seat reader) {
    const Person owner{owner_of(e.fleet), reader}, enemy{owner_of(e.target), reader}, other{e.other, reader};
    const Person who = e.seat != kSpectator ? Person{e.seat, reader} : owner;
    const int n = e.number, fleet = fleet_number(e.fleet), target = fleet_number(e.target);
    const std::string point = token(e.point), card = name_or_none(e.card), cards = names_or_none(e.cards);
    switch (e.kind) {
        case Event::none:
        case Event::under: break;  // under_text
        case Event::age: return say::age_begins(n);
        case Event::shuffle: return say::shuffles(n);
        case Event::draw: return say::draws(who, n);
        case Event::drawn: return e.cards.empty() ? "" : say::new_in_hand(cards);
        case Event::buy: return say::buys_card(who, n, kMostBought);
        case Event::planned: return say::plans(who);
        case Event::plan: return say::gets_fleet(who, fleet, card);
        case Event::recover: return say::recovers(who, n, kBoxes);
        case Event::activate: return say::activates(who, fleet);
        case Event::reveal: return say::is_led_by(owner, fleet, card);
        case Event::pay: return say::pays(who, resources_text(e.resources));
        case Event::gain: return say::gains(who, resources_text(e.resources), card);
        case Event::burn: return say::discards_for(who, card, 1, token(e.suit));
        case Event::discard: return say::discards(who, card);
        case Event::give: return say::gives(who, card, other);
        case Event::harvest: return say::harvests(who, card, n, token(e.suit));
        case Event::steal: return say::steals(who, card, other);
        case Event::strength:
            if (e.amount < 0) return say::loses_strength(owner, fleet, -e.amount, n, card);
            return say::gains_strength(owner, fleet, e.amount, n, card);
        case Event::warp: return say::warps_in(owner, fleet, point);
        case Event::turn_up: return say::is_turned_up(name_of(e.tile), token(suit_of(e.tile)));
        case Event::land: return say::lands(owner, fleet, token(e.site), point);
        case Event::move: return say::goes_to(owner, fleet, point);
        case Event::explore: return say::explores(owner, fleet, token(Port{e.point, e.heading}), token(e.site));
        case Event::home: return home_text(e, owner);
        case Event::lift: return say::is_lifted(owner, fleet);
        case Event::swap: return say::swaps(owner, fleet, enemy, target);
        case Event::delegate: return say::delegates(owner, fleet, target);
        case Event::bonus: return say::takes_bonus(owner, fleet);
        case Event::take_disk:
            return e.point != kNoPoint ? say::takes_disk(who, point) : say::takes_disk_from_leader(who, fleet);
        case Event::disk: return say::conquers(who, point);
        case Event::low_disk: return say::puts_low_disk(who, point);
        case Event::card_disk: return say::puts_disk_on_leader(who, fleet);
        case Event::collapse: return say::collapses(point);
        case Event::terraform: return say::is_colony_now(point);
        case Event::attack: return say::attacks(owner, fleet, enemy, target);
        case Event::wall: return say::wall_holds();
        case Event::draft: return say::drafts(who, n, fleet);
        case Event::initiative: return say::has_initiative(owner, -n);
        case Event::sword: return say::plays_sword(who, card, n);
        case Event::mercenary: return say::hires(who, n);
        case Event::bribe: return say::bribes(who);
        case Event::fear: return say::frightens(who, n);
        case Event::yield: return say::yields(who);
        case Event::tie: return say::is_tie();
        case Event::won: return say::wins(owner, fleet, n, enemy, target, e.amount);
        case Event::pyrrhus: return say::moves_winner(owner, fleet, enemy, target);
        case Event::stuck: return say::is_stuck(owner, fleet);
        case Event::stay: return say::lets_stay(who, owner, fleet);
        case Event::exhaust: return say::is_exhausted(owner, fleet);
        case Event::pass: return say::passes(who);
        case Event::obelisk: return say::takes_obelisk(who);
        case Event::take_back: return say::takes_back(who, cards, n);
        case Event::over: return say::game_over();
    }
    return "";
}

// Cards that a player puts under fleets, one fleet after the other.
std::string under_text(std::span<const Event> puts, Seat reader) {
    std::vector<std::string> parts;
    for (const Event& e : puts)
        parts.push_back(e.cards.empty() && !parts.empty()
                            ? say::more_under(e.number, fleet_number(e.fleet))
                            : say::cards_under(names_or_none(e.cards), e.number, fleet_number(e.fleet)));
    return say::puts(Person{puts[0].seat, reader}, listed(parts));
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
        std::string text = events[i].kind == Event::under ? under_text(events.subspan(i, run), before.viewer)
                                                          : sentence(events[i], before.viewer);
        if (!text.empty()) sentences.push_back({std::move(text), events[i].seat, told_by(events[i].kind)});
    }
    return sentences;
}

}  // namespace orrery::ozymandias
