// Sentences for one seat: what is asked, and what a move did. They are made from views and events without the secret
// parts. About another seat's secret answer they say only that it is in.
#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

// A name without its article: "{p2}'s One True Path".
std::string names_of(std::span<const Event> turned_up) {
    return with_commas(turned_up, [](const Event& event) { return told(event.card); });
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
    const bool is_card = move.card != kNoCard;
    const std::string card = told(move.card);
    const std::string site = site_token(move.site);
    switch (move.verb) {
        case Verb::mulligan:
            if (!own) return say::chooses_in_secret(who);
            return move.cards.empty() ? say::keeps_hand(who) : say::swaps_these(names(move.cards));
        case Verb::bid: return own ? say::bids_this(move.number) : say::has_bid(who);
        case Verb::put:
            if (own) return is_card ? say::puts_this_back(card) : say::puts_this_tile_back(move.value);
            return is_card ? say::puts_card_back(who) : say::puts_tile_back(who);
        case Verb::give: return "";
        case Verb::recover: return say::recovers(who, card);
        case Verb::bury: return say::buries(who, card);
        case Verb::gain: return say::gains_card(who, card);
        case Verb::pickup: return say::picks_up(who);
        case Verb::expand: return say::expands(who, card, colour_name(colour_of(move.card)));
        case Verb::event: return say::plays(who, card);
        case Verb::auction: return say::puts_up(who, card);
        case Verb::harvest:
            return figure != nullptr ? say::harvests_card_for(who, card, figure->amount)
                                     : say::harvests_card(who, card);
        case Verb::pass: return say::passes(who);
        case Verb::place: return say::places(who, colour_name(before.places), site);
        case Verb::award: return other.seat == who.seat ? say::takes_tie(who) : say::breaks_tie(who, other);
        case Verb::save: return say::saves(who, site);
        case Verb::invest:
            return figure != nullptr ? say::invests_this(who, figure->amount, site) : say::invests(who, site);
        case Verb::color: return say::chooses_colour(who, colour_name(move.colour));
        case Verb::dead: return say::chooses_dead(who, colour_name(move.colour));
        case Verb::site:
        case Verb::from: return say::chooses_sector(who, site);
        case Verb::to: return say::moves_stack(who, site);
        case Verb::card:
        case Verb::next: return say::chooses_card(who, card);
        case Verb::player: return other.seat == who.seat ? say::chooses_oneself(who) : say::chooses_player(who, other);
        case Verb::discard: return say::discards(who, card);
        case Verb::done:
        case Verb::none: break;
    }
    return say::is_done(who);
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
    const int n = event.amount;
    const std::string card = told(event.card);
    const std::string site = site_token(event.site);
    switch (event.kind) {
        case Event::none:
        case Event::played:            // told by the sentence of the move
        case Event::turned_up: break;  // told by what turned it up
        case Event::turn: return say::turn(n, who);
        case Event::pass: return say::has_to_pass(who);
        case Event::execute: return say::takes_effect_for(card, who);
        case Event::reveal: return say::turns_up(who, card);
        case Event::trigger: return say::takes_effect(who, bare_name(event.card));
        case Event::tile: return say::tile_turned_up(n, site);
        case Event::disk: return say::disk_goes_on(colour_name(event.colour), site);
        case Event::income: return say::earns_from(who, n, site);
        case Event::harvest: return say::harvests_from(who, n, colour_name(event.colour));
        case Event::gain: return say::gains(who, n);
        case Event::pay: return say::pays(who, n, other);
        case Event::site_gems: return n > 0 ? say::sector_gains(site, n) : say::sector_loses(site, -n);
        case Event::card_gems: return say::card_holds(card, n);
        case Event::destroy: return say::destroyed(colour_name(event.colour), site, who);
        case Event::pool_destroy: return say::destroyed_from_pool(colour_name(event.colour), who);
        case Event::pool_return: return say::returned_to_pool(who, colour_name(event.colour));
        case Event::from: return say::stack_leaves(n, site);
        case Event::stack: return say::stack_lands(site);
        case Event::raise: return say::disks_rise(colour_name(event.colour));
        case Event::lot:
            return other.seat == kSpectator ? say::is_up_for_auction(card)
                                            : say::theirs_is_up_for_auction(other, bare_name(event.card));
        case Event::bid: return say::bids(who, n);
        case Event::win: return say::wins(who, n);
        case Event::preserve: return say::sectors_saved(n);
        case Event::perish: return say::sectors_not_saved(n);
        case Event::spare: return say::nothing_to_save();
        case Event::permaculture: return say::permaculture(who, n);
        case Event::to_pile: return say::becomes_active(card, who);
        case Event::to_hand: return say::goes_to_hand(card, who);
        case Event::give: return other.seat == who.seat ? say::keeps(who, card) : say::gives(who, card, other);
        case Event::buried: return say::is_buried(card);
        case Event::to_market: return say::comes_to_market(card);
        case Event::exchange: return say::swaps_with_market(who);
        case Event::show:
            return n == 0 ? say::shows_empty_hand(who) : say::shows_hand(who, names_of(turned_up_for(events, i)));
        case Event::look: return say::looks_at_cards(who, n);
        case Event::look_tiles: return say::looks_at_tiles(who, n);
        case Event::shuffle: return say::deck_shuffled();
        case Event::catharsis:
            return n == 0 ? say::deck_empty() : say::cards_turned_up(n, names_of(turned_up_for(events, i)));
        case Event::mulligan: return n == 0 ? say::keeps_hand(who) : say::swaps(who, n);
        case Event::over: return say::game_over();
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
        const bool is_first = parts.empty();
        const Person person{event.seat, reader};
        switch (event.kind) {
            case Event::bid: parts.push_back(say::each_amount(person, event.amount)); break;
            case Event::pay:
                parts.push_back(is_first ? say::pays_first(who, event.amount) : say::each_amount(person, event.amount));
                break;
            case Event::destroy: parts.push_back(site_token(event.site)); break;
            default: parts.push_back(told(event.card));
        }
    }
    const std::string list = listed(parts);
    switch (first.kind) {
        case Event::reveal: return say::turns_up_and_uses(who, told(first.card));
        case Event::trigger: return say::takes_effect(who, bare_name(first.card));
        case Event::bid: return say::all_bids(list);
        case Event::pay: return say::all_pay(list, other);
        case Event::buried:
            return run.size() > kNamed ? say::many_are_buried(static_cast<int>(run.size())) : say::all_are_buried(list);
        case Event::to_market: return say::all_come_to_market(list);
        case Event::destroy: return say::all_destroyed(colour_name(first.colour), list, who);
        default: return say::all_go_to_hand(list, who);
    }
}

// The card that asks, if the question doesn't say enough without it.
Card card_that_asks(const View& view) {
    if (view.pending.empty()) return kNoCard;
    const Pending& top = view.pending.back();
    switch (view.asks) {
        case Verb::mulligan:
        case Verb::expand:
        case Verb::bid:
        case Verb::award:
        case Verb::save:
        case Verb::invest:
        case Verb::next:
        case Verb::discard: return kNoCard;
        case Verb::recover: return top.step == "preserve" ? Card::dead_tree_distraction : top.card;
        default: return top.card;
    }
}

std::string bid_question(const Pending& top) {
    if (top.step != "preserve") {
        std::vector<std::string> lot;
        for (const Card card : top.cards) lot.push_back(told(card));
        return say::ask_bid(listed(lot));
    }
    for (const Colour colour : kAllColours)
        if (top.colours == bit(colour)) return say::ask_bid_to_save(colour_name(colour));
    return say::ask_bid_to_save_all();
}

std::string what_is_asked(const View& view, Person who) {
    const Pending top = view.pending.empty() ? Pending{} : view.pending.back();
    switch (view.asks) {
        case Verb::mulligan: return say::ask_swap(who);
        case Verb::expand: return say::ask_action();
        case Verb::place: return say::ask_place(colour_name(view.places));
        case Verb::bid: return bid_question(top);
        case Verb::award: return say::ask_winner();
        case Verb::save: return say::ask_save(who);
        case Verb::invest: return say::ask_invest();
        case Verb::recover: return say::ask_recover(who);
        case Verb::bury: return say::ask_bury();
        case Verb::gain: return say::ask_gain();
        case Verb::color: return say::ask_colour();
        case Verb::dead: return say::ask_dead();
        case Verb::site: return say::ask_sector();
        case Verb::from: return say::ask_stack();
        case Verb::to: return say::ask_where_to();
        case Verb::player: return say::ask_player();
        case Verb::next: return say::ask_next();
        case Verb::give: return top.other == who.seat ? say::ask_keep() : say::ask_give(Person{top.other, who.reader});
        case Verb::put: return say::ask_put_back();
        case Verb::discard: return say::ask_discard();
        default: return say::ask_card();
    }
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
    if (view.over()) return say::game_over();
    const Person who{view.decision.seat, view.viewer};
    const std::string what = what_is_asked(view, who);
    const Card card = card_that_asks(view);
    return card == kNoCard ? say::question(who, what) : say::question_of_card(who, card_name(card), what);
}

}  // namespace orrery::rise
