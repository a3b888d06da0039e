// The legal list: all answers to the question, in canonical order (section 11). If a step has only one value, it is
// taken without asking. A list of things grows by one later thing at a time, or ends.
#include <algorithm>
#include <utility>

#include "games/cosmos/position.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

using Entries = std::vector<Entry<Move>>;
using Sites = FixedList<Site, kSites>;

Sites list_of(SiteSet sites) {
    Sites list;
    for (const Site site : sites) list.push_back(site);
    return list;
}

// One list while it is made. Without `entries` it only finds out whether there is exactly one entry, and keeps it. Then
// every loop ends at the second entry.
class Lister {
   public:
    Lister(const Open& p, Entries* entries)
        : p_(p), seat_(p.question.seat), own_(p.player(p.question.seat)), entries_(entries) {}

    // ---- First steps
    void answers() {
        switch (p_.question.node) {
            case Node::none: return;
            case Node::keep: return keep();
            case Node::settle: return settle();
            case Node::exile: return exile();
            case Node::grow: return grow();
            case Node::mode: return modes();
            case Node::supply: return supply();
            case Node::action: return action();
            case Node::ally: return ally();
            case Node::support: whole(Move::of(Verb::support)); return members(Move::of(Verb::support));
            case Node::cards: return play();
            case Node::face: return faces();
            case Node::turncoat: return no_or_yes(Verb::turncoat);
            case Node::copy: return no_or_yes(Verb::copy);
            case Node::burn: whole(Move::of(Verb::burn)); return burnings(Move::of(Verb::burn));
            case Node::reinforce: return reinforce();
            case Node::company: return no_or_yes(Verb::company);
            case Node::retreat: return sites(Verb::retreat, retreats(p_, p_.invasion.side_of(seat_)));
            case Node::slip: return slip();
            case Node::spite: return no_or_yes(Verb::spite);
            case Node::cling: return no_or_yes(Verb::cling);
            case Node::graft: whole(Move::of(Verb::graft)); return sites(Verb::graft, fighting(p_, seat_));
            case Node::tile: return tiles();
            case Node::shed: return shed();
            case Node::join:
                whole(Move::of(Verb::join));
                return each(join_sites(p_, seat_), [&](Site from) { begun(Move::of(Verb::join, from)); });
            case Node::victory: whole(Move::of(Verb::victory)); return moves(Verb::victory);
        }
    }

    // ---- Later steps
    void after(const Move& begin) {
        switch (begin.verb) {
            case Verb::settle: return after_settle(begin);
            case Verb::accept:
            case Verb::decline: return offers(begin);
            case Verb::offer: return after_offer(begin);
            case Verb::buy: return after_buy(begin);
            case Verb::purge: return sites(Verb::purge, clung_stacks());
            case Verb::move:
            case Verb::victory:
            case Verb::leap: return after_move(begin);
            case Verb::walk: return after_walk(begin);
            case Verb::stride: return after_stride(begin);
            case Verb::invade: return after_invade(begin);
            case Verb::ally: return members(begin);
            case Verb::support: whole(begin); return members(begin);
            case Verb::play: return after_play(begin);
            case Verb::burn: whole(begin); return burnings(begin);
            case Verb::join: return number(begin, join_count(p_, seat_, begin.from));
            default: return;
        }
    }

    // True if exactly one thing may follow. It says which, and whether the move is whole then.
    bool has_only() const { return count_ == 1; }
    const Move& only() const { return only_; }
    bool is_only_whole() const { return is_only_whole_; }

   private:
    // ---- How lists are made
    void add(const Move& move, bool is_whole) {
        if (entries_ != nullptr) {
            entries_->emplace_back(move, 0, 0, !is_whole);
        } else if (count_++ == 0) {
            only_ = move;
            is_only_whole_ = is_whole;
        }
    }
    bool is_told() const { return entries_ == nullptr && count_ > 1; }  // nothing more of the list is needed
    template <class Things, class Visit>
    void each(const Things& things, const Visit& visit) const {
        for (const auto thing : things) {
            if (is_told()) return;
            visit(thing);
        }
    }
    template <class Visit>
    void each_number(int low, int high, const Visit& visit) const {
        for (int k = low; k <= high && !is_told(); ++k) visit(static_cast<std::int8_t>(k));
    }
    void whole(const Move& move) { add(move, true); }
    void whole(Verb verb) { whole(Move::of(verb)); }
    void begun(Move move) {
        if (entries_ == nullptr) return add(move, false);
        for (;;) {
            Lister next(p_, nullptr);
            next.after(move);
            if (!next.has_only()) return add(move, false);
            move = next.only();
            if (next.is_only_whole()) return whole(move);
        }
    }
    void number(Move move, Count count) {
        move.number = static_cast<std::int8_t>(count.low);
        if (entries_ == nullptr || count.low == count.high) {
            each_number(count.low, count.high, [&](std::int8_t) { add(move, true); });
        } else if (count.high > 0) {
            entries_->emplace_back(move, count.low, count.high);
        }
    }
    void sites(Verb verb, SiteSet some) {
        each(some, [&](Site site) { whole(Move::of(verb, site)); });
    }
    void no_or_yes(Verb verb) {
        whole(Move::yes(verb, false));
        whole(Move::yes(verb));
    }

    // The things by which a list that ends with `before` may grow. The last thing is offered first. So complete lists
    // come in the order of their steps: each list without a thing comes before the same list with it (11.1).
    Sites later(SiteSet all, Site before) const {
        for (const Site site : all)
            if (site <= before) all.drop(site);
        Sites some = list_of(all);
        if (p_.has_ordered_lists()) std::reverse(some.begin(), some.end());
        return some;
    }

    // ---- Set-up
    void keep() {
        for (const Race race : own_.dealt) {
            Move move = Move::of(Verb::keep);
            move.race = race;
            whole(move);
            if (p_.options.races == Races::open || kAlwaysOpen.has(race)) continue;
            move.is_yes = true;
            whole(move);
        }
    }
    void settle() {
        each(p_.planets - p_.taken, [&](Site planet) { begun(Move::settle(planet)); });
    }
    void after_settle(Move move) {
        int left = left_to_place(p_, seat_);
        if (move.counts[0] == kUnsaid)
            return each_number(1, std::min(cap_of(p_, seat_), left),
                               [&](std::int8_t ships) { move.counts[0] = ships, begun(move); });
        whole(move);
        std::size_t last = 0;
        for (std::size_t k = 0; k < move.counts.size(); ++k) {
            left -= move.counts[k];
            if (move.counts[k] > 0) last = k;
        }
        const Sites corners = list_of(next_to(move.from));
        for (std::size_t k = last; k < corners.size() && !is_told(); ++k) {
            const std::size_t place = p_.has_ordered_lists() ? corners.size() - 1 - (k - last) : k;
            Move longer = move;
            const int most = std::min(room_at(p_, seat_, corners[place]), left);
            each_number(1, most, [&](std::int8_t ships) { longer.counts[place + 1] = ships, begun(longer); });
        }
    }

    // ---- Before SUPPLY
    void exile() {
        const SiteSet rim = kLattice.rim - p_.taken;
        sites(Verb::exile, rim.empty() ? SiteSet::all() - p_.taken : rim);  // R10
    }
    void grow() {
        const Verb verb = p_.round == 1 ? Verb::twice : Verb::brood;
        whole(verb);
        sites(verb, growing(p_, seat_));
    }
    void modes() {
        for (const Mode mode : {Mode::lance, Mode::shield}) {
            Move move = Move::of(Verb::mode);
            move.mode = mode;
            whole(move);
        }
    }

    // ---- SUPPLY
    template <class Visit>
    void each_offer_to(Visit&& visit) const {
        for (int k = 0; k < p_.seats; ++k)
            for (int i = 0; i < kOffers; ++i) {
                const OfferId id{seat_at(k), static_cast<std::int8_t>(i)};
                if (p_.offer(id).to == seat_) visit(id, p_.offer(id));
            }
    }
    SiteSet clung_stacks() const {
        SiteSet stacks;
        for (const Clung& one : p_.clung)
            if (one.host == seat_) stacks.add(one.site);
        return stacks;
    }
    void supply() {
        bool can_accept = false, can_decline = false;
        each_offer_to([&](OfferId, const Offer& offer) {
            can_decline = true;
            can_accept = can_accept || can_pay(own_, offer.ask);
        });
        if (can_accept) begun(Move::of(Verb::accept));
        if (can_decline) begun(Move::of(Verb::decline));
        if (can_offer(p_, seat_)) begun(Move::of(Verb::offer));
        if (can_buy_ships(p_, seat_)) begun(Move::of(Verb::buy));
        if (can_buy_card(p_, seat_)) whole(Move::yes(Verb::buy));
        if (!p_.clung.empty() && !clung_stacks().empty()) begun(Move::of(Verb::purge));
        if (own_.is_hidden) whole(Verb::reveal);
        whole(Verb::ready);
    }
    void offers(Move move) {
        each_offer_to([&](OfferId id, const Offer& offer) {
            if (move.verb == Verb::accept && !can_pay(own_, offer.ask)) return;
            move.offer = id;
            whole(move);
        });
    }
    void after_offer(Move move) {
        if (move.seat == kSpectator) {
            for (int k = 0; k < p_.seats; ++k)
                if (seat_at(k) != seat_) move.seat = seat_at(k), begun(move);
            return;
        }
        const bool gives = move.give.minerals < 0;
        const int minerals = gives ? std::min<int>(own_.minerals, kMostOffered) : kMostOffered;
        const int gas = gives ? std::min<int>(own_.gas, kMostOffered) : kMostOffered;
        each_number(0, minerals, [&](std::int8_t m) {
            each_number(m == 0 ? 1 : 0, gas, [&](std::int8_t g) {
                (gives ? move.give : move.ask) = {m, g};
                gives ? begun(move) : whole(move);
            });
        });
    }
    void after_buy(Move move) {
        const SiteSet stacks = stacks_with_room(p_, seat_);
        if (move.from == kNoSite) return each(stacks, [&](Site site) { move.from = site, begun(move); });
        whole(move);
        if (ships_for_a_mineral(p_, seat_) < 2 || own_.graveyard < 2) return;
        for (const Site site : stacks)
            if (site > move.from || (site == move.from && room_at(p_, seat_, site) > 1)) move.to = site, whole(move);
    }

    // ---- ACTION
    void action() {
        if (has_move(p_, seat_)) begun(Move::of(Verb::move));
        if (has_walk()) begun(Move::of(Verb::walk));
        if (has_stride()) begun(Move::of(Verb::stride));
        if (has_leap()) begun(Move::of(Verb::leap));
        if (p_.actions > 0 && has_invasion()) begun(Move::of(Verb::invade));
        whole(Verb::end);
    }
    bool has_walk() const {
        if (!may_walk(p_, seat_)) return false;
        for (const Site x : own_.sites)
            if (!walk_sites(x).empty()) return true;
        return false;
    }
    bool has_stride() const {
        if (!own_.stones.has(Stone::stride) || p_.has_stridden) return false;
        for (const Site x : own_.sites)
            if (!stride_sites(x).empty()) return true;
        return false;
    }
    bool has_leap() const {
        if (!own_.stones.has(Stone::reach)) return false;
        for (const Site x : own_.sites)
            if (!leaps(x).empty()) return true;
        return false;
    }
    bool has_invasion() const {
        const SiteSet others = sites_of_others(p_, seat_);
        for (const Site x : own_.sites)
            if (!((next_to(x) | SiteSet::of(x)) & others).empty()) return true;
        return false;
    }
    SiteSet open_next_to(Site site) const { return next_to(site) - (p_.taken - own_.sites); }
    SiteSet with_room(SiteSet some) const {
        for (const Site site : some)
            if (room_at(p_, seat_, site) == 0) some.drop(site);
        return some;
    }
    SiteSet leaps(Site x) const {
        SiteSet some = SiteSet::all() - (p_.taken - own_.sites);
        some.drop(x);
        for (const Site site : some)
            if (moving(p_, seat_, x, site).high == 0) some.drop(site);
        return some;
    }
    SiteSet walk_ends(Site x, Site y) const {
        SiteSet some = with_room(open_next_to(y));
        some.drop(x);
        return some;
    }
    SiteSet walk_sites(Site x) const {  // Y
        if (!can_walk_from(p_, seat_, x)) return {};
        SiteSet some = with_room(open_next_to(x));
        for (const Site y : some)
            if (walk_ends(x, y).empty()) some.drop(y);
        return some;
    }
    SiteSet stride_ends(Site x, Site y) const {
        SiteSet some = open_next_to(y);
        some.drop(x);
        for (const Site z : some)
            if (moving(p_, seat_, x, z).high == 0) some.drop(z);
        return some;
    }
    SiteSet stride_sites(Site x) const {
        SiteSet some = open_next_to(x);
        for (const Site y : some)
            if (stride_ends(x, y).empty()) some.drop(y);
        return some;
    }
    SiteSet goals(Verb verb, Site from) const {
        switch (verb) {
            case Verb::victory: return victory_sites(p_, seat_, from);
            case Verb::leap: return leaps(from);
            case Verb::walk: return walk_sites(from);
            case Verb::stride: return stride_sites(from);
            default: return moves_from(p_, seat_, from);
        }
    }
    void moves(Verb verb) {
        each(own_.sites, [&](Site from) {
            const SiteSet some = goals(verb, from);
            if (some.has_several())
                add(Move::of(verb, from), false);
            else if (!some.empty())
                begun(Move::of(verb, from));
        });
    }
    void goals(Move move) {
        each(goals(move.verb, move.from), [&](Site to) { move.to = to, begun(move); });
    }
    void after_move(const Move& move) {
        if (move.from == kNoSite) return moves(move.verb);
        if (move.to == kNoSite) return goals(move);
        number(move, move.verb == Verb::victory ? victory_count(p_, seat_, move.from, move.to)
                                                : moving(p_, seat_, move.from, move.to));
    }
    void after_walk(Move move) {
        if (move.from == kNoSite) return moves(move.verb);
        if (move.to == kNoSite) return goals(move);
        if (move.then == kNoSite)
            return each(walk_ends(move.from, move.to), [&](Site z) { move.then = z, begun(move); });
        const int ships = own_.at(move.from);
        if (move.dropped < 0)
            return each_number(1, std::min(ships - 2, room_at(p_, seat_, move.to)),
                               [&](std::int8_t left) { move.dropped = left, begun(move); });
        number(move, {1, std::min(ships - 1 - move.dropped, room_at(p_, seat_, move.then))});
    }
    void after_stride(Move move) {
        if (move.from == kNoSite) return moves(move.verb);
        if (move.to == kNoSite) return goals(move);
        if (move.then == kNoSite)
            return each(stride_ends(move.from, move.to), [&](Site z) { move.then = z, begun(move); });
        number(move, moving(p_, seat_, move.from, move.then));
    }
    void after_invade(Move move) {
        const SiteSet others = sites_of_others(p_, seat_);
        if (move.from == kNoSite) {
            each(own_.sites, [&](Site x) {
                if (!((next_to(x) | SiteSet::of(x)) & others).empty()) move.from = x, begun(move);
            });
        } else if (move.to == kNoSite) {
            each((next_to(move.from) | SiteSet::of(move.from)) & others, [&](Site y) { move.to = y, begun(move); });
        } else if (move.seat == kSpectator) {
            for (int k = 0; k < p_.seats; ++k)
                if (seat_at(k) != seat_ && p_.player(seat_at(k)).sites.has(move.to))
                    move.seat = seat_at(k), begun(move);
        } else {
            whole(move);
            add_members(move, eligible(p_, seat_, move.from, move.to, seat_, move.seat));
        }
    }

    // ---- Invasions
    // Adds the beginnings of a move with one more stack, which comes after those it has.
    void add_members(Move move, SiteSet all) {
        const SiteSet before = move.sites;
        each(later(all, before.last()), [&](Site site) {
            move.sites = before;
            move.sites.add(site);
            begun(move);
        });
    }
    void members(const Move& move) {
        if (move.verb == Verb::ally && !move.sites.empty()) whole(move);
        add_members(move, eligible(p_, seat_));
    }
    void ally() {
        whole(Verb::ally);
        for (const Side side : kSides) {
            Move move = Move::of(Verb::ally);
            move.side = side;
            begun(move);
        }
    }
    void play() {
        Move move = Move::of(Verb::play);
        for (int k = 0; k < kInvadeKinds; ++k)
            if (own_.hand.of(p_.kind(k)) > 0) move.card = p_.kind(k), begun(move);
        if (move.card == kNoCard) move.card = Card::bare, begun(move);  // R9
    }
    void after_play(Move move) {
        whole(move);
        if (own_.is_hidden) {
            Move open = move;
            open.is_yes = true;
            whole(open);
        }
        if (!may_play_two(own_) || move.card == Card::bare) return;
        for (int k = p_.place_of(move.card); k < kInvadeKinds; ++k)
            if (own_.hand.of(p_.kind(k)) > (p_.kind(k) == move.card ? 1 : 0)) move.other = p_.kind(k), whole(move);
    }
    void faces() {
        Move move = Move::of(Verb::face);
        for (const Card card : p_.down_of(p_.invasion.side_of(seat_)))
            if (card != move.card) move.card = card, whole(move);
    }
    void burnings(const Move& move) {
        int left = 4;
        for (const std::int8_t lost : move.counts) left -= lost;
        const auto place = static_cast<std::size_t>(move.sites.size());
        each(later(own_.sites - fighting(p_, seat_), move.sites.last()), [&](Site site) {
            Move longer = move;
            longer.sites.add(site);
            each_number(1, std::min(left, own_.at(site)),
                        [&](std::int8_t lost) { longer.counts[place] = lost, begun(longer); });
        });
    }
    void reinforce() {
        Move move = Move::of(Verb::reinforce);
        whole(move);
        each_reinforcement(own_.hand, reinforcement_needed(p_, p_.invasion.side_of(seat_)),
                           [&](const std::array<std::int8_t, 7>& counts, int) { move.counts = counts, whole(move); });
    }
    void slip() {
        const Side side = p_.invasion.side_of(seat_);
        if (own_.is_hidden) whole(Move::yes(Verb::slip, false));
        if (side == Side::offence) return whole(Move::yes(Verb::slip));
        Move move = Move::yes(Verb::slip);
        for (const Site site : retreats(p_, side)) move.from = site, whole(move);
    }
    void tiles() {
        Move move = Move::of(Verb::tile);
        if (own_.is_hidden) whole(move);
        for (const DomTile tile : raisable(own_)) move.tile = tile, whole(move);
    }
    void shed() {
        Move move = Move::of(Verb::shed);
        whole(move);
        for (int a = 0; a < kKinds; ++a) {
            if (own_.hand.of(p_.kind(a)) == 0) continue;
            move.card = p_.kind(a), move.other = kNoCard;
            whole(move);
            for (int b = a; b < kKinds && own_.level(DomTile::shed) > 1; ++b)
                if (own_.hand.of(p_.kind(b)) > (a == b ? 1 : 0)) move.other = p_.kind(b), whole(move);
        }
    }

    const Open& p_;
    const Seat seat_;
    const Player& own_;
    Entries* entries_;
    int count_ = 0;
    Move only_{};
    bool is_only_whole_ = false;
};

}  // namespace

void list_answers(const Open& p, Entries& entries) {
    entries.clear();
    if (p.question.node == Node::none) return;
    Lister(p, &entries).answers();
}

void list_further(const Open& p, const Move& prefix, Entries& entries) {
    entries.clear();
    Lister(p, &entries).after(prefix);
}

Move as_listed(const Open& p, Move move) {
    const bool is_pair = (move.verb == Verb::play || move.verb == Verb::shed) && move.other != kNoCard;
    if (is_pair && p.place_of(move.other) < p.place_of(move.card)) std::swap(move.card, move.other);
    return move;
}

bool find_only(const Open& p, Move& only) {
    Lister list(p, nullptr);
    list.answers();
    if (!list.has_only()) return false;
    only = list.only();
    return list.is_only_whole();
}

}  // namespace orrery::cosmos
