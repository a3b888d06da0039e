#include "web/boards/cosmos/plan.h"

#include <algorithm>

#include "generated/cosmos-board/say.h"

namespace orrery::web::cosmos_plan {
namespace {

// The place of a corner in Move::counts; 0: the site is the planet, or none of its corners.
std::size_t place_of_corner(Site planet, Site corner) {
    std::size_t place = 0;
    for (const Site site : next_to(planet)) {
        ++place;
        if (site == corner) return place;
    }
    return 0;
}

bool gathers_sites(Verb verb) { return verb == Verb::ally || verb == Verb::support; }
}  // namespace

std::vector<Step> offers_of(const BoardFrame& frame) {
    std::vector<Step> offers;
    const auto entries = kit::entries_in<Move>(frame);
    const Move* begun = kit::begun_in<Move>(frame.begun);
    const Step* chosen = kit::chosen_in<Move>(frame);
    for (const Step& entry : entries) {
        const bool is_other = &entry == chosen || (begun != nullptr && !leads_to(*begun, entry.move));
        if (entries.size() > 1 && is_other) continue;
        // Even if only one way leads on from a stack, the stack comes first: the player may want another goal.
        const bool has_goal = begun == nullptr && entry.move.verb == Verb::victory && entry.move.to != kNoSite;
        offers.push_back(has_goal ? kit::begin_with(Move::of(Verb::victory, entry.move.from)) : entry);
    }
    return offers;
}

bool has_offer(std::span<const Step> offers, Verb verb) {
    return std::any_of(offers.begin(), offers.end(), [verb](const Step& step) { return step.move.verb == verb; });
}

bool is_begun_with(const Step& step, const Move& chosen) {
    if (!step.more && !step.ranged()) return step.move == chosen;
    Move begun = step.move;
    if (step.ranged()) begun.number = -1;
    return leads_to(begun, chosen);
}

Site site_for(const Step& step) {
    const Move& move = step.move;
    const bool is_settled = move.verb == Verb::settle && move.counts[0] != kUnsaid;
    if (move.verb == Verb::support && move.sites.size() == 1) return move.sites.first();
    const bool is_list = gathers_sites(move.verb) || move.verb == Verb::burn ||
                         (move.verb == Verb::walk && move.dropped >= 0) ||
                         (move.verb == Verb::invade && move.seat != kSpectator);
    if (is_settled || is_list) return kNoSite;
    return move.then != kNoSite ? move.then : move.to != kNoSite ? move.to : move.from;
}

std::string mark_of(const BoardFrame& frame, const Step& step) {
    const Move& move = step.move;
    if (const Site site = site_for(step); site != kNoSite) return "site:" + token(site);
    if (move.verb == Verb::keep) return "race:" + std::string(id_of(move.race));
    const bool is_card = move.verb == Verb::play || move.verb == Verb::face;
    if (is_card && move.other != kNoCard) return "second:" + std::string(id_of(move.other));
    if (is_card && !move.is_yes) return "card:" + std::string(id_of(move.card));
    return frame.choice_mark(step);
}

std::string stack_mark(Seat seat, Site site) { return "stack:" + seat_token(seat) + ":" + token(site); }

std::string mark_of_target(const View& view, const Move& move) {
    const bool is_alone = move.verb != Verb::invade || stacks_on(view.open, move.to) == 1;
    return is_alone ? "site:" + token(move.to) : stack_mark(move.seat, move.to);
}

int stacks_on(const Open& p, Site site) {
    int stacks = 0;
    for (int k = 0; k < p.seats; ++k) stacks += p.player(seat_at(k)).at(site) > 0 ? 1 : 0;
    return stacks;
}

Draft draft_of(const Move& offer) {
    const auto told = [](Goods goods) { return goods.minerals < 0 ? Goods{0, 0} : goods; };
    return {offer.seat, told(offer.give), told(offer.ask)};
}

std::optional<Step> offer_in(const Draft& draft) {
    const auto is_something = [](Goods goods) { return goods.minerals + goods.gas > 0; };
    if (draft.to == kSpectator || !is_something(draft.give) || !is_something(draft.ask)) return {};
    Move move = Move::of(Verb::offer);
    move.seat = draft.to, move.give = draft.give, move.ask = draft.ask;
    return Step{move};
}

bool needs_second_press(Verb verb) {
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
    std::vector<Step> ways, next;
    for (const Verb verb : {Verb::move, Verb::invade}) {
        if (!has_offer(offers, verb)) continue;
        std::vector<Step> goals;
        list_further(view.open, Move::of(verb, from), goals);
        for (const Step& goal : goals) {
            if (verb == Verb::move || goal.move.seat != kSpectator) {
                ways.push_back(goal);
                continue;
            }
            list_further(view.open, goal.move, next);  // one for each stack there
            ways.insert(ways.end(), next.begin(), next.end());
        }
    }
    return ways;
}

// ---- Lists

int placed_in(const Move& move) {
    int sum = 0;
    for (const std::int8_t count : move.counts) sum += std::max<int>(0, count);
    return sum;
}

SiteSet callable(const View& view, const Move& chosen) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const Move& move = chosen;
    switch (p.question.node) {
        case Node::support: return eligible(p, seat);
        case Node::ally: return move.side == Side::none ? SiteSet{} : eligible(p, seat);
        case Node::action:
            if (move.verb != Verb::invade || move.seat == kSpectator) return {};
            return eligible(p, seat, move.from, move.to, seat, move.seat);
        default: return {};
    }
}

Step with_stack(const Move& chosen, Site site) {
    const bool has_list = chosen.verb == Verb::ally || chosen.verb == Verb::invade;
    Move move = has_list ? chosen : Move::of(Verb::support);
    move.sites = chosen.sites;
    move.sites.has(site) ? move.sites.drop(site) : move.sites.add(site);
    return {move};
}

std::optional<Step> all_support(const View& view) {
    if (view.open.question.node != Node::support) return {};
    Move move = Move::of(Verb::support);
    move.sites = callable(view, move);
    return move.sites.empty() ? std::nullopt : std::optional(Step{move});
}

bool settles(const Move& chosen) { return chosen.verb == Verb::settle && chosen.counts[0] > 0; }

int left_after(const View& view, const Move& chosen) {
    return left_to_place(view.open, view.open.question.seat) - placed_in(chosen);
}

std::optional<Step> with_next(const View& view, const Move& chosen, Site site) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    Move move = chosen;
    const std::size_t place = site == move.from ? 0 : place_of_corner(move.from, site);
    if (site != move.from && place == 0) return {};
    std::int8_t& count = move.counts[place];
    const int room = place == 0 ? cap_of(p, seat) : room_at(p, seat, site);
    const int most = std::min(room, left_after(view, chosen) + count), least = place == 0 ? 1 : 0;
    if (most <= least) return {};
    count = static_cast<std::int8_t>(count > least ? count - 1 : most);
    return Step{move};
}

Step filled(const View& view, Site planet) {
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
    return {move};
}

SiteSet burnable(const View& view) {
    const Seat seat = view.open.question.seat;
    return view.open.player(seat).sites - fighting(view.open, seat);
}

int burnt_at(const Move& chosen, Site site) {
    std::size_t place = 0;
    for (const Site one : chosen.sites) {
        if (one == site) return chosen.counts[place];
        ++place;
    }
    return 0;
}

int most_to_burn(const View& view, const Move& chosen, Site site) {
    constexpr int kMostBurnt = 4;
    const int others = placed_in(chosen) - burnt_at(chosen, site);
    return std::min(kMostBurnt - others, view.open.player(view.open.question.seat).at(site));
}

Step with_burnt(const Move& chosen, Site site, int ships) {
    Move move = Move::of(Verb::burn);
    std::size_t place = 0;
    for (const Site one : chosen.sites | SiteSet::of(site)) {
        const int lost = one == site ? ships : burnt_at(chosen, one);
        if (lost == 0) continue;
        move.sites.add(one);
        move.counts[place++] = static_cast<std::int8_t>(lost);
    }
    return {move};
}

std::optional<Step> usual_victory(const View& view) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    const Side side = p.invasion.side_of(seat);
    if (side == Side::none || !p.invasion.is_main(seat)) return {};
    const Site from = p.invasion.half(side).site, to = p.invasion.half(other(side)).site;
    if (p.player(seat).at(from) == 0 || !victory_sites(p, seat, from).has(to)) return {};
    const Count count = victory_count(p, seat, from, to);
    if (count.high == 0) return {};
    Move move = Move::of(Verb::victory, from);
    move.to = to, move.number = static_cast<std::int8_t>(count.high);
    return Step{move};
}

std::string victory_label(const View& view, const Move& usual) {
    const bool is_all = usual.number > 1 && view.open.player(view.open.question.seat).at(usual.from) == usual.number;
    return is_all ? cosmos_says::move_in_all(usual.number) : cosmos_says::move_in(usual.number);
}

}  // namespace orrery::web::cosmos_plan
