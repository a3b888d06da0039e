// What a move did, as sentences for one seat. An invasion is told with its totals and their parts.
#include <algorithm>

#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"

namespace orrery::cosmos {

std::string gift_text(const Open& p, Race race) {
    const int gift = gift_of(p, race);
    return gift > 0 ? say::race_brings(name_of(race), gift) : std::string();
}

std::string parts_text(const Parts& parts) {
    struct Part {
        std::int16_t Parts::*value;
        std::string_view id;
    };
    static constexpr Part kParts[] = {
        {&Parts::main, "main"},     {&Parts::support, "support"}, {&Parts::allies, "allies"},
        {&Parts::card, "card"},     {&Parts::wall, "wall"},       {&Parts::mode, "mode"},
        {&Parts::tiles, "tiles"},   {&Parts::tribute, "tribute"}, {&Parts::trove, "trove"},
        {&Parts::stones, "stones"}, {&Parts::grafts, "grafts"},   {&Parts::bitter, "bitter"},
        {&Parts::burn, "burn"},
    };
    std::string text;
    for (const auto& [value, id] : kParts)
        if (parts.*value != 0) text += (text.empty() ? "" : " + ") + say::part(parts.*value, id);
    return text.empty() ? say::no_parts() : text;
}

namespace {

// The move itself, if no event tells it: secret answers, and the end of a turn.
std::string act(const View& before, const Move& move) {
    const Person who{before.decision.seat, before.viewer};
    switch (move.verb) {
        case Verb::keep:
            if (!who.is_reader()) return say::made_secret_choice(who);
            return move.is_yes ? say::you_keep_openly(name_of(move.race)) : say::you_keep(name_of(move.race));
        case Verb::play: {
            if (!who.is_reader()) return "";  // told as an event
            std::vector<std::string> cards{name_of(move.card)};
            if (move.other != kNoCard) cards.push_back(name_of(move.other));
            return move.is_yes ? say::you_choose_and_reveal(listed(cards)) : say::you_choose(listed(cards));
        }
        case Verb::ready: return say::is_ready_to_act(who);
        case Verb::end: return say::ends_turn(who);
        default: return "";
    }
}

// The question itself shows that the asked seat has this power (6.17).
std::string asked_text(Node node, const Person& who) {
    switch (node) {
        case Node::reinforce: return say::can_reinforce(who);
        case Node::turncoat: return say::can_turncoat(who);
        case Node::copy: return say::can_copy(who);
        case Node::burn: return say::can_burn(who);
        case Node::company: return say::can_keep_company(who);
        case Node::slip: return say::can_slip(who);
        case Node::spite: return say::can_spite(who);
        case Node::cling: return say::can_cling(who);
        case Node::graft: return say::can_graft(who);
        case Node::tile: return say::can_raise(who);
        default: return "";
    }
}

std::string declined_text(Node node, const Person& who) {
    switch (node) {
        case Node::turncoat: return say::keeps_side(who);
        case Node::copy: return say::declines_to_copy(who);
        case Node::slip: return say::declines_to_slip(who);
        case Node::company: return say::declines_company(who);
        case Node::cling: return say::declines_to_cling(who);
        case Node::spite: return say::declines_spite(who);
        case Node::burn: return say::burns_none(who);
        case Node::reinforce: return say::plays_no_reinforcements(who);
        case Node::graft: return say::takes_no_power(who);
        case Node::tile: return say::raises_no_tile(who);
        case Node::shed: return say::discards_nothing(who);
        case Node::join: return say::joins_nobody(who);
        case Node::grow: return say::adds_none(who);
        default: return "";
    }
}

std::string bought_text(const Event& e, const Person& who) {
    if (e.to == kNoSite) return say::buys_ship(who, token(e.site));
    return e.to == e.site ? say::buys_two_ships(who, token(e.site))
                          : say::buys_ship_each(who, token(e.site), token(e.to));
}

std::string sentence(const Event& e, Seat reader) {
    const Person who{e.seat, reader}, other{e.other, reader};
    const int n = e.number;
    const std::string site = token(e.site), to = token(e.to);
    const std::string_view side = token(e.side);
    switch (e.kind) {
        case Event::none:
        case Event::turn:    // it shows who is asked
        case Event::settle:  // settled_text
        case Event::lost:    // describe
        case Event::kept:
        case Event::mustered: break;
        case Event::asked: return asked_text(e.node, who);
        case Event::declined: return declined_text(e.node, who);
        case Event::extra: return say::has_extra_moves(who, n);
        case Event::reveal: return say::reveals_race(who, name_of(e.race));
        case Event::takes_stone:
            return e.site == kNoSite ? say::takes_stone(who, name_of(e.stone))
                                     : say::takes_stone_on(who, name_of(e.stone), site);
        case Event::laid: return say::stone_lies_on(name_of(e.stone), site);
        case Event::late: return say::begins_with_more(who, n);
        case Event::gift: return say::race_brings(name_of(e.race), n);
        case Event::round: return say::round_begins(n);
        case Event::lapse: return say::offer_lapses(who, token(e.offer));
        case Event::exile: return say::returns_to(who, site, n);
        case Event::skip: return say::misses_turn(who);
        case Event::grow: return say::adds_ships(who, n, site);
        case Event::sets_mode: return say::mode_is(who, id_of(e.mode));
        case Event::income: return say::gets_goods(who, goods_text(e.goods));
        case Event::accept: return say::gets_from(who, goods_text(e.goods), other, goods_text(e.other_goods));
        case Event::decline: return say::declines_offer(who, other);
        case Event::offered: return say::offers(who, other, goods_text(e.goods), goods_text(e.other_goods));
        case Event::buy_ships: return bought_text(e, who);
        case Event::draw: return say::draws_cards(who, n);
        case Event::drawn: return e.cards.size() == 0 ? "" : say::new_in_hand(names_of(e.cards));
        case Event::buy_card: return say::buys_card(who);
        case Event::purge: return say::purges(who, other, site);
        case Event::shuffle: return say::shuffled(n);
        case Event::move: return say::moves(who, n, site, to);
        case Event::walk: return say::drops(who, n, to);
        case Event::stride: return say::strides(who, n, site, to, token(e.via));
        case Event::leap: return say::leaps(who, n, site, to);
        case Event::invade:
            return e.sites.empty() ? say::invades(who, other, to, site)
                                   : say::invades_with_support(who, other, to, site, names_of(e.sites));
        case Event::ally:
            return e.side == Side::none ? say::stays_out(who) : say::joins_side(who, side, names_of(e.sites));
        case Event::support:
            return e.sites.empty() ? say::calls_no_support(who) : say::calls_support(who, names_of(e.sites));
        case Event::refill: return n == 0 ? say::holds_no_invade_card(who) : say::discards_hand(who, names_of(e.cards));
        case Event::chosen: return say::made_secret_choice(who);
        case Event::turned: return say::plays(who, name_of(e.card));
        case Event::two: return say::has_played_two(who);
        case Event::turncoat: return say::changes_sides(who, side);
        case Event::copy: return say::card_now_counts(who, n);
        case Event::burn: return say::burns(who, n, site, 2 * n);
        case Event::total: return say::side_total(side, n, parts_text(e.parts));
        case Event::reinforce: return say::plays_reinforcements(who, names_of(e.cards), side, n);
        case Event::outcome: return e.side == Side::none ? say::both_win() : say::side_wins(side);
        case Event::withdraw: return say::withdraws(who, n, site, to);
        case Event::slip: return say::slips_away(who);
        case Event::stuck: return say::has_nowhere_to_go(who, site);
        case Event::company:
            return e.other == kSpectator ? say::loses_none_as_friend(who) : say::keeps_company(who, other);
        case Event::taken:
            return e.cards.size() > 0 ? say::takes_cards(who, names_of(e.cards), other)
                                      : say::takes_random_cards(who, n, other);
        case Event::spent: return say::are_discarded(names_of(e.cards), e.cards.size());
        case Event::discard:
            return e.cards.size() > 0 ? say::discards(who, names_of(e.cards)) : say::discards_number(who, n);
        case Event::bitter: return say::bitterness_grows(who, n);
        case Event::revenge: return say::strikes_back(who, n);
        case Event::cling: return say::clings(who, other, site);
        case Event::unclung: return say::clung_ship_is_gone(who, site);
        case Event::graft: return say::takes_power(who, site, name_of(e.race));
        case Event::ungraft: return say::loses_power(who, name_of(e.race));
        case Event::raised: return say::raises_tile(who, name_of(e.tile), n, text_of(e.tile));
        case Event::join: return say::joins_with(who, n, site, to);
        case Event::accord: return say::accord();
        case Event::victory:
            return e.to == kNoSite ? say::makes_no_victory_move(who) : say::makes_victory_move(who, n, site, to);
        case Event::peace: return e.side == Side::defence ? say::invasion_failed(who) : say::invasion_over(who, n);
        case Event::won: return capitalized(five_colonies_text(e.seats, reader));
        case Event::cap: return capitalized(say::last_round());
        case Event::over: return say::game_over();
    }
    return "";
}

// The stacks that these events name: "4 ships on d5, 2 on c4 and 1 on e5".
std::string stacks_text(std::span<const Event> events, Event::Kind kind) {
    std::vector<std::string> stacks;
    for (const Event& e : events)
        if (e.kind == kind)
            stacks.push_back(stacks.empty() ? say::ships_on(e.number, token(e.site))
                                            : say::so_many_on(e.number, token(e.site)));
    return listed(stacks);
}

// All ships that a player places at once.
std::string settled_text(std::span<const Event> events, Seat reader) {
    const auto first =
        std::find_if(events.begin(), events.end(), [](const Event& one) { return one.kind == Event::settle; });
    if (first == events.end()) return "";
    return say::puts_ships(Person{first->seat, reader}, stacks_text(events, Event::settle));
}

// Some events are told only to the seat they belong to: its drawn cards, its choices, its questions. That there was no
// victory move is told only if somebody chose so.
bool is_said(const Event& e, const View& before, const Move& move) {
    if (e.kind == Event::draw || e.kind == Event::chosen || e.kind == Event::asked) return e.seat == before.viewer;
    const bool is_chosen = move.verb == Verb::victory && e.seat == before.decision.seat;
    return e.kind == Event::victory && e.to == kNoSite && !is_chosen;
}

// A loss that the sentence about burnt ships tells.
bool is_burnt(std::span<const Event> events, std::size_t i) {
    return i > 0 && events[i].kind == Event::lost && events[i - 1].kind == Event::burn &&
           events[i - 1].site == events[i].site;
}

Sentence::Tells told_by(Event::Kind kind) {
    switch (kind) {
        case Event::income:
        case Event::draw:
        case Event::drawn: return Sentence::Tells::yield;
        case Event::chosen: return Sentence::Tells::secret;
        default: return Sentence::Tells::deed;
    }
}

}  // namespace

std::vector<Sentence> Cosmos::describe(const View& before, const Move& move, std::span<const Event> events,
                                       const View&) {
    std::vector<Sentence> sentences;
    for (std::string first : {act(before, move), settled_text(events, before.viewer)})
        if (!first.empty()) sentences.push_back(act_sentence(before, std::move(first), move.verb == Verb::end));
    std::size_t run = 1;
    for (std::size_t i = 0; i < events.size(); i += run) {
        const Event& e = events[i];
        run = 1;
        if (is_said(e, before, move) || is_burnt(events, i)) continue;
        std::string text = sentence(e, before.viewer);
        if (e.kind == Event::lost) {  // all stacks that a player loses in a row
            while (i + run < events.size() && events[i + run].kind == Event::lost && events[i + run].seat == e.seat)
                ++run;
            text = say::loses_ships(Person{e.seat, before.viewer}, stacks_text(events.subspan(i, run), Event::lost));
        }
        if (!text.empty()) sentences.push_back({std::move(text), e.seat, told_by(e.kind)});
    }
    return sentences;
}

}  // namespace orrery::cosmos
