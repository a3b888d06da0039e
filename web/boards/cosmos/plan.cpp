#include "web/boards/cosmos/plan.h"

#include <algorithm>

#include "core/notation.h"
#include "core/words.h"

namespace orrery::web::cosmos_plan {
namespace {

// ---- Reading

constexpr int kVerbs = static_cast<int>(Verb::victory) + 1;

Verb verb_of(std::string_view text) {
    for (int i = 0; i < kVerbs; ++i)
        if (token(static_cast<Verb>(i)) == text) return static_cast<Verb>(i);
    return Verb::none;
}

int count_in(std::string_view text) { return static_cast<int>(whole_number(text, 0, kSites).value_or(0)); }

// "2m+1g".
Goods read_goods(std::string_view text) {
    Goods goods{0, 0};
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find('+'));
        (part.back() == 'm' ? goods.minerals : goods.gas) =
            static_cast<std::int8_t>(count_in(part.substr(0, part.size() - 1)));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
    }
    return goods;
}

// The place of a corner in Move::counts; 0: it is the planet, or none of its corners.
std::size_t place_of_corner(Site planet, Site corner) {
    std::size_t place = 0;
    for (const Site site : next_to(planet)) {
        ++place;
        if (site == corner) return place;
    }
    return 0;
}

// "d5=4", and "d5=" of a planet alone.
void read_share(std::string_view text, Move& move) {
    const std::size_t sign = text.find('=');
    const Site site = read_site(text.substr(0, sign)).value_or(kNoSite);
    const auto count = static_cast<std::int8_t>(count_in(text.substr(sign + 1)));
    if (move.verb == Verb::burn) {
        move.counts[static_cast<std::size_t>(move.sites.size())] = count;
        move.sites.add(site);
    } else if (move.from == kNoSite) {
        move.from = site, move.counts[0] = sign + 1 == text.size() ? kUnsaid : count;
    } else {
        move.counts[place_of_corner(move.from, site)] = count;
    }
}

bool gathers_sites(Verb verb) { return verb == Verb::ally || verb == Verb::support; }

void read_into(Site site, Move& move) {
    const bool is_whole_invasion = move.verb == Verb::invade && move.seat != kSpectator;
    if (is_whole_invasion || gathers_sites(move.verb))
        move.sites.add(site);
    else
        (move.from == kNoSite ? move.from : move.to == kNoSite ? move.to : move.then) = site;
}

void read_into(Card card, Move& move) {
    if (move.verb == Verb::reinforce && is_reinforcement(card))
        ++move.counts[slot(card) - kInvadeKinds];
    else
        (move.card == kNoCard ? move.card : move.other) = card;
}

void read_part(std::string_view text, Move& move) {
    if (text.find('=') != text.npos) {
        read_share(text, move);
    } else if (text == "yes" || text == "open" || text == "reveal" || (move.verb == Verb::buy && text == "card")) {
        move.is_yes = true;
    } else if (text == "off" || text == "def") {
        move.side = text == "off" ? Side::offence : Side::defence;
    } else if (move.verb == Verb::keep) {
        move.race = find_race(text);
    } else if (move.verb == Verb::mode) {
        move.mode = find_mode(text);
    } else if (move.verb == Verb::tile) {
        move.tile = find_tile(text);
    } else if (const auto site = read_site(text)) {
        read_into(*site, move);
    } else if (const Card card = find_card(text); card != kNoCard) {
        read_into(card, move);
    } else if (const auto seat = read_seat(text)) {
        move.seat = *seat;
    } else if (const auto offer = read_offer(text)) {
        move.offer = *offer;
    } else if (text.back() == 'm' || text.back() == 'g') {
        (move.give.minerals < 0 ? move.give : move.ask) = read_goods(text);
    } else if (const auto count = whole_number(text, 0, kSites)) {
        (move.verb == Verb::walk && move.dropped < 0 ? move.dropped : move.number) = static_cast<std::int8_t>(*count);
    }
}

// ---- Lists

std::string begin_of(std::string_view tokens, std::string_view mark) {
    return std::string(tokens.substr(0, std::min(tokens.find(mark), tokens.size())));
}

std::string settling(const Move& move) {
    std::string text = "settle " + token(move.from) + "=" + number(move.counts[0]);
    std::size_t place = 0;
    for (const Site corner : next_to(move.from))
        if (const int ships = move.counts[++place]; ships > 0) text += " " + token(corner) + "=" + number(ships);
    return text;
}
}  // namespace

Step read(std::string_view text) {
    Step step;
    step.tokens = text;
    const std::vector<std::string_view> tokens = orrery::tokens_of(text);
    if (tokens.empty()) return step;
    step.last = tokens.back();
    step.move.verb = verb_of(tokens[0]);
    for (std::size_t i = 1; i < tokens.size(); ++i)
        for (std::string_view rest = tokens[i]; !rest.empty();) {
            const std::string_view part = rest.substr(0, rest.find(','));
            if (!part.empty()) read_part(part, step.move);
            rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        }
    return step;
}

std::vector<Step> offers_of(const BoardFrame& frame) {
    std::vector<Step> offers;
    const bool is_one = frame.legal.size() == 1;
    for (const LegalLine& line : frame.legal) {
        if (!is_one && (line.text == frame.chosen || !begins_with(line.text, frame.chosen))) continue;
        Step step = read(line.text);
        // Where only one way leads on from a stack, the stack still comes first: its goal may be another one.
        if (frame.chosen.empty() && step.move.verb == Verb::victory && step.move.to != kNoSite)
            step = read("victory " + token(step.move.from));
        offers.push_back(std::move(step));
    }
    return offers;
}

bool has_offer(std::span<const Step> offers, Verb verb) {
    return std::any_of(offers.begin(), offers.end(), [verb](const Step& step) { return step.move.verb == verb; });
}

std::string mark_of(const Step& step) {
    const Move& move = step.move;
    if (move.verb == Verb::settle && move.counts[0] != kUnsaid) return "choice:" + step.tokens;
    if (move.verb == Verb::keep) return "race:" + std::string(id_of(move.race));
    const bool is_list = gathers_sites(move.verb) || move.verb == Verb::burn ||
                         (move.verb == Verb::walk && move.dropped >= 0) ||
                         (move.verb == Verb::invade && move.seat != kSpectator);
    if (move.verb == Verb::support && move.sites.size() == 1) return "site:" + token(move.sites.first());
    const Site site = move.then != kNoSite ? move.then : move.to != kNoSite ? move.to : move.from;
    if (!is_list && site != kNoSite) return "site:" + token(site);
    const bool is_card = move.verb == Verb::play || move.verb == Verb::face;
    if (is_card && move.other != kNoCard) return "second:" + std::string(id_of(move.other));
    if (is_card && !move.is_yes) return "card:" + std::string(id_of(move.card));
    return "choice:" + step.tokens;
}

std::string stack_mark(Seat seat, Site site) { return "stack:" + seat_token(seat) + ":" + token(site); }

std::string mark_of_target(const View& view, const Step& step) {
    const Site to = step.move.to;
    const bool is_alone = step.move.verb != Verb::invade || stacks_on(view.open, to) == 1;
    return is_alone ? "site:" + token(to) : stack_mark(step.move.seat, to);
}

int stacks_on(const Open& p, Site site) {
    int stacks = 0;
    for (int k = 0; k < p.seats; ++k) stacks += p.player(seat_at(k)).at(site) > 0 ? 1 : 0;
    return stacks;
}

bool is_on_map(const Step& step) { return mark_of(step).starts_with("site:"); }

std::string tokens_of(const Draft& draft) {
    const auto is_something = [](Goods goods) { return goods.minerals + goods.gas > 0; };
    if (draft.to == kSpectator || !is_something(draft.give) || !is_something(draft.ask)) return {};
    return "offer " + seat_token(draft.to) + " " + goods_token(draft.give) + " for " + goods_token(draft.ask);
}

bool needs_word(const Step& step) {
    const Verb verb = step.move.verb;
    return verb == Verb::play || verb == Verb::invade || verb == Verb::offer || verb == Verb::settle ||
           verb == Verb::keep;
}

// ---- ACTION

SiteSet movers(const View& view, std::span<const Step> offers) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const SiteSet others = sites_of_others(p, seat);
    const bool moves = has_offer(offers, Verb::move), invades = has_offer(offers, Verb::invade);
    SiteSet some;
    for (const Site site : p.player(seat).sites)
        if ((moves && !moves_from(p, seat, site).empty()) ||
            (invades && !((next_to(site) | SiteSet::of(site)) & others).empty()))
            some.add(site);
    return some;
}

std::vector<Step> ways_from(const View& view, std::span<const Step> offers, Site from) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    std::vector<Step> ways;
    if (has_offer(offers, Verb::move))
        for (const Site to : moves_from(p, seat, from)) {
            const Count count = moving(p, seat, from, to);
            const std::string only = count.low == count.high ? " " + number(count.low) : std::string();
            ways.push_back(read("move " + token(from) + " " + token(to) + only));
        }
    if (has_offer(offers, Verb::invade))
        for (const Site to : (next_to(from) | SiteSet::of(from)) & sites_of_others(p, seat))
            for (int k = 0; k < p.seats; ++k)
                if (seat_at(k) != seat && p.player(seat_at(k)).sites.has(to))
                    ways.push_back(read("invade " + token(from) + " " + token(to) + " " + seat_token(seat_at(k))));
    return ways;
}

// ---- Lists

int placed_in(const Move& move) {
    int sum = 0;
    for (const std::int8_t count : move.counts) sum += std::max<int>(0, count);
    return sum;
}

SiteSet callable(const View& view, const Step& chosen) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const Move& move = chosen.move;
    switch (p.question.node) {
        case Node::support: return eligible(p, seat);
        case Node::ally: return move.side == Side::none ? SiteSet{} : eligible(p, seat);
        case Node::action:
            if (move.verb != Verb::invade || move.seat == kSpectator) return {};
            return eligible(p, seat, move.from, move.to, seat, move.seat);
        default: return {};
    }
}

std::string with_stack(const Step& chosen, Site site) {
    SiteSet sites = chosen.move.sites;
    sites.has(site) ? sites.drop(site) : sites.add(site);
    switch (chosen.move.verb) {
        case Verb::ally:
            return std::string(chosen.move.side == Side::offence ? "ally off" : "ally def") +
                   (sites.empty() ? "" : " " + sites_text(sites));
        case Verb::invade:
            return begin_of(chosen.tokens, " with") + (sites.empty() ? "" : " with " + sites_text(sites));
        default: return "support " + (sites.empty() ? std::string("none") : sites_text(sites));
    }
}

bool settles(const Step& chosen) { return chosen.move.verb == Verb::settle && chosen.move.counts[0] > 0; }

int left_after(const View& view, const Step& chosen) {
    return left_to_place(view.open, view.open.question.seat) - placed_in(chosen.move);
}

std::string with_next(const View& view, const Step& chosen, Site site) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    Move move = chosen.move;
    const std::size_t place = site == move.from ? 0 : place_of_corner(move.from, site);
    if (site != move.from && place == 0) return {};
    std::int8_t& count = move.counts[place];
    const int room = place == 0 ? cap_of(p, seat) : room_at(p, seat, site);
    const int most = std::min(room, left_after(view, chosen) + count), least = place == 0 ? 1 : 0;
    if (most <= least) return {};
    count = static_cast<std::int8_t>(count > least ? count - 1 : most);
    return settling(move);
}

std::string filled(const View& view, Site planet) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    Move move = Move::settle(planet);
    int left = left_to_place(p, seat);
    const auto take = [&left](int room) {
        const int some = std::min(room, left);
        left -= some;
        return static_cast<std::int8_t>(some);
    };
    move.counts[0] = take(cap_of(p, seat));
    std::size_t place = 0;
    for (const Site corner : next_to(planet)) move.counts[++place] = take(room_at(p, seat, corner));
    return settling(move);
}

SiteSet burnable(const View& view) {
    const Seat seat = view.open.question.seat;
    return view.open.player(seat).sites - fighting(view.open, seat);
}

int burnt_at(const Step& chosen, Site site) {
    std::size_t place = 0;
    for (const Site one : chosen.move.sites) {
        if (one == site) return chosen.move.counts[place];
        ++place;
    }
    return 0;
}

int most_to_burn(const View& view, const Step& chosen, Site site) {
    constexpr int kMostBurnt = 4;
    const int others = placed_in(chosen.move) - burnt_at(chosen, site);
    return std::min(kMostBurnt - others, view.open.player(view.open.question.seat).at(site));
}

std::string with_burnt(const Step& chosen, Site site, int ships) {
    std::string text;
    for (const Site one : chosen.move.sites | SiteSet::of(site)) {
        const int lost = one == site ? ships : burnt_at(chosen, one);
        if (lost > 0) text += (text.empty() ? "" : ",") + token(one) + "=" + number(lost);
    }
    return "burn " + (text.empty() ? std::string("none") : text);
}

std::string usual_victory(const View& view) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const Side side = p.invasion.side_of(seat);
    if (side == Side::none || !p.invasion.is_main(seat)) return {};
    const Site from = p.invasion.half(side).site, to = p.invasion.half(other(side)).site;
    if (p.player(seat).at(from) == 0 || !victory_sites(p, seat, from).has(to)) return {};
    const Count count = victory_count(p, seat, from, to);
    return count.high == 0 ? std::string() : "victory " + token(from) + " " + token(to) + " " + number(count.high);
}

}  // namespace orrery::web::cosmos_plan
