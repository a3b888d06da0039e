// The legal list: all answers to the question, in canonical order (section 11). A step is a token: first the verb, with
// its leader if it has one, then each other thing that the move names.
#include "games/ozymandias/position.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

using Entries = std::vector<Entry<Move>>;

// One list while it is made.
class Lister {
   public:
    Lister(const Open& p, Entries& entries) : p_(p), entries_(entries) {}

    void add(const Move& move, bool goes_on) { entries_.emplace_back(move, 0, 0, goes_on); }
    void whole(const Move& move) { add(move, false); }
    void begun(const Move& move) { add(move, true); }
    void add(Verb verb, bool goes_on) {
        Entry<Move>& entry = entries_.emplace_back();
        entry.move.verb = verb;
        entry.more = goes_on;
    }
    void whole(Verb verb) { add(verb, false); }
    void begun(Verb verb) { add(verb, true); }
    void numbers(Move move, int low, int high) {
        move.number = static_cast<std::int16_t>(low);
        entries_.emplace_back(move, low, high);
    }

    // ---- First steps
    void emergency() {
        if (of_asked().hand_size > 0) begun(Verb::emergency);
    }
    void text(Card leader) {
        const Ability& text = *ability_of(leader);
        const bool is_asked_for_cards = text.takes != Takes::nothing;
        if (is_asked_for_cards && takeable(p_, p_.question.fleet).empty()) return;
        add(Move::of(Verb::use, leader), !text.names.empty());
    }
    void skip_or(Card leader) {
        text(leader);
        whole(Verb::skip);
    }
    void buy() {
        if (can_buy(p_, asked())) whole(Verb::buy);
        whole(Verb::stop);
        emergency();
    }
    void plan() {
        for (const Card card : of_asked().hand) add(Move::of(Verb::plan, card), of_asked().hand_size > 1);
    }
    void turn() {
        bool can = false;
        each_fleet(p_, asked(), [&](Fleet fleet) { can = can || can_activate(p_, fleet); });
        if (can) begun(Verb::activate);
        if (can_recover(p_, asked(), p_.frames.back().has_recovered)) whole(Verb::recover);
        whole(Verb::pass);
        emergency();
    }
    void action() {
        const Frame& f = acting_frame(p_);
        const Card leader = p_.fleet(f.fleet).leader;
        if (has_action(p_, f)) {
            const Fleet pin = pinned_by(p_, f.fleet);
            travels(f.fleet, pin);
            if (pin == kNoFleet && can_conquer(p_, f.fleet)) whole(Verb::conquer);
            if (pin == kNoFleet && p_.fleet(f.fleet).under_count > 0) begun(Verb::harvest);
            if (can_delegate(p_, f)) begun(Verb::delegate);
            if (pin == kNoFleet && action_text_is_open(p_, f)) text(leader);
        }
        if (order_is_open(p_, f)) text(leader);
        emergency();
        whole(Verb::end);
    }
    void travels(Fleet fleet, Fleet pin) {
        Reach found;
        reach_of(p_, fleet, found);
        bool can_attack = false;
        for (const Attack& attack : found.attacks) can_attack = can_attack || is_open(attack, pin);
        if (pin == kNoFleet && has_stop(found)) begun(Verb::move);
        if (can_attack) begun(Verb::attack);
        if (pin == kNoFleet && has_exit(found)) begun(Verb::explore);
    }
    void war() {
        const Card leader = p_.fleet(p_.war.holder).leader;
        for (const Card card : of_asked().hand)
            if (sword_price(p_, card) <= of_asked().secrets()) {
                begun(Verb::sword);
                break;
            }
        if (can_bribe(p_) || can_hire(p_) || can_frighten(p_)) text(leader);
        emergency();
        whole(Verb::yield);
    }
    void retreat() {
        begun(Verb::retreat);
        whole(Verb::hold);
    }

    // ---- Later steps
    void after_plan(const Move& plan) {
        whole(plan);
        each_addition(plan, [&](const Move& longer) { add(longer, has_addition(longer)); });
    }
    void after_travel(const Move& begin) {
        const Fleet fleet = p_.question.fleet, pin = pinned_by(p_, fleet);
        Reach found;
        reach_of(p_, fleet, found);
        if (begin.verb == Verb::move) return stops(begin, found);
        if (begin.verb == Verb::explore) return exits(begin, found);
        Move move = begin;
        for (const Attack& attack : found.attacks) {
            if (!is_open(attack, pin)) continue;
            const Point approach = p_.galaxy.point(attack.approach);
            if (begin.point == kNoPoint) {
                if (move.point == approach) continue;  // attacks are sorted by approach
                move.point = approach;
                begun(move);
            } else if (begin.point == approach) {
                move.target = p_.galaxy.point(attack.target);
                whole(move);
            }
        }
    }
    void after_retreat(const Move& begin) {
        Reach found;
        retreat_of(p_, found);
        stops(begin, found);
        exits(begin, found);
    }
    void after_warp(Move move) {
        const SpotSet closed = closed_to_warp(p_, asked());
        p_.galaxy.each_spot([&](Spot spot) {
            if (closed.has(spot)) return;
            move.point = p_.galaxy.point(spot);
            whole(move);
        });
    }
    void after_land(Move move) {
        if (move.rotation < 0) {
            for (move.rotation = 0; move.rotation < kRotations; ++move.rotation) begun(move);
            return;
        }
        for (int slot = 0; slot < kSlots; ++slot) {
            move.point = point_at(p_.frames.back().site, slot);
            whole(move);
        }
    }
    void after_site(Move move) {
        for (const Site site : p_.galaxy.free_sites()) move.site = site, whole(move);
    }
    void after_from(Move move) {
        const SpotSet own = colonies_with_disks(p_, asked());
        p_.galaxy.each_spot([&](Spot spot) {
            if (!own.has(spot)) return;
            move.point = p_.galaxy.point(spot);
            whole(move);
        });
        move.point = kNoPoint;
        each_fleet(p_, asked(), [&](Fleet fleet) {
            if (p_.fleet(fleet).has_disk) move.fleet = fleet, whole(move);
        });
    }
    void after_harvest(Move move) {
        const Fleet fleet = p_.question.fleet;
        if (move.card == kNoCard) {
            for (const Card card : p_.fleet(fleet).under) move.card = card, begun(move);
        } else if (move.suits[0] == kNoSuit) {
            for (const Suit suit : kAllSuits)
                if (can_harvest(p_, fleet, move.card, suit)) move.suits[0] = suit, begun(move);
        } else {
            opponents(move, false);
        }
    }
    void after_sword(Move move) {
        const bool can_double = p_.fleet(p_.war.holder).is_led_by(Card::weapons_research);
        for (const Card card : of_asked().hand) {
            const int price = sword_price(p_, card), secrets = of_asked().secrets();
            if (price > secrets) continue;
            move.card = card;
            whole(move);
            Move twice = move;
            twice.is_double = true;
            if (can_double && price + rank_of(card) <= secrets) whole(twice);
        }
    }
    void after_emergency(Move move) {
        if (move.card == kNoCard) {
            for (const Card card : of_asked().hand) move.card = card, begun(move);
            return;
        }
        for (const Suit suit : kAllSuits) move.suits[0] = suit, whole(move);
    }
    void after_fleets(Move move) {
        const Fleet own = p_.question.fleet;
        each_fleet(p_, asked(), [&](Fleet fleet) {
            const bool is_open = move.verb == Verb::activate ? can_activate(p_, fleet)
                                 : move.verb == Verb::bonus  ? is_owed(p_, p_.frames.back(), fleet)
                                                             : fleet != own && p_.fleet(fleet).is_on_map();
            if (is_open) move.fleet = fleet, whole(move);
        });
    }
    // What a text names next, in the order of Ability::names (catalogue.h).
    void after_text(const Move& begin) {
        const std::string_view names = ability_of(begin.card)->names;
        const std::size_t next = named(begin, names);
        const bool goes_on = next + 1 < names.size();
        const Fleet own = p_.question.fleet;
        Move move = begin;
        switch (names[next]) {
            case 'c': {
                const CardSet cards = takeable(p_, own);
                for (const Card card : cards)
                    if (names.find('d') == std::string_view::npos || card != last_of(cards))
                        move.paid = card, add(move, goes_on);
                return;
            }
            case 'd':
                for (const Card card : takeable(p_, own))
                    if (card > begin.paid) move.other = card, add(move, goes_on);
                return;
            case 's': {
                std::size_t place = 0;
                while (begin.suits[place] != kNoSuit) ++place;
                const Suit lowest = place == 0 ? Suit::gold : begin.suits[place - 1];
                for (const Suit suit : kAllSuits)
                    if (suit >= lowest) move.suits[place] = suit, add(move, goes_on);
                return;
            }
            case 'q': return opponents(move, begin.card == Card::the_thief);
            case 'p':
                for (int slot = 0; slot < kSlots; ++slot) {
                    const Spot spot = spot_at(ozymandias::place_of(p_.fleet(own).spot), slot);
                    if (can_target(p_, own, spot)) move.point = p_.galaxy.point(spot), whole(move);
                }
                return;
            case 'f':
                for (int i = 0; i < kFleets; ++i)
                    if (static_cast<Fleet>(i) != own && p_.fleet(static_cast<Fleet>(i)).is_on_map())
                        move.fleet = static_cast<Fleet>(i), whole(move);
                return;
            default: return numbers(move, 1, of_asked().wealth());
        }
    }

   private:
    Seat asked() const { return p_.question.seat; }
    const Player& of_asked() const { return p_.player(asked()); }
    bool is_open(const Attack& attack, Fleet pin) const {  // R48
        return pin == kNoFleet || attack.target == p_.fleet(pin).spot;
    }
    bool has_stop(const Reach& found) const {
        for (const std::uint8_t charges : found.stops)
            if (charges != kFar) return true;
        return false;
    }
    bool has_exit(const Reach& found) const {
        for (const std::uint8_t charges : found.exits)
            if (charges != kFar) return true;
        return false;
    }
    void stops(Move move, const Reach& found) {
        each_stop(p_.galaxy, found, [&](Point point, int) { move.point = point, whole(move); });
    }
    void exits(Move move, const Reach& found) {
        each_exit(p_.galaxy, found,
                  [&](Port port, int) { move.point = port.point, move.heading = port.heading, whole(move); });
    }
    void opponents(Move move, bool with_cards) {
        for (int k = 0; k < p_.seats; ++k) {
            move.seat = seat_at(k);
            if (move.seat != asked() && (!with_cards || p_.player(move.seat).hand_size > 0)) whole(move);
        }
    }
    static Card last_of(CardSet cards) { return static_cast<Card>(63 - std::countl_zero(cards.bits())); }
    // How many things of its text a move names already.
    static std::size_t named(const Move& move, std::string_view names) {
        std::size_t suits = 0;
        for (const Suit suit : move.suits) suits += suit != kNoSuit ? 1 : 0;
        std::size_t count = 0;
        for (const char name : names) {
            const bool is_named = name == 'c'   ? move.paid != kNoCard
                                  : name == 'd' ? move.other != kNoCard
                                  : name == 's' ? suits > 0 && suits-- > 0
                                                : false;
            if (!is_named) break;
            ++count;
        }
        return count;
    }

    // A plan grows in the order of its text: cards in canonical order under one fleet, then the next fleet (6.1).
    template <class Visit>
    void each_addition(const Move& plan, Visit&& visit) const {
        const CardSet left = left_of_hand(plan);
        int last = 0;
        for (int k = 0; k < kFleetsEach; ++k)
            if (!plan.under[static_cast<std::size_t>(k)].empty()) last = k;
        Move longer = plan;
        longer.seat = asked();
        for (int k = last; k <= of_asked().fleets; ++k) {
            CardSet& under = longer.under[static_cast<std::size_t>(k)];
            const CardSet there = under;
            for (const Card card : left) {
                if (!there.empty() && card < last_of(there)) continue;
                under.add(card);
                visit(longer);
                under = there;
            }
        }
    }
    // The newest fleet takes any card if it has none, else one that comes after those it has.
    bool has_addition(const Move& plan) const {
        const CardSet left = left_of_hand(plan), there = plan.under[static_cast<std::size_t>(of_asked().fleets)];
        return !left.empty() && (there.empty() || last_of(left) > last_of(there));
    }
    CardSet left_of_hand(const Move& plan) const {
        CardSet left = of_asked().hand;
        left.drop(plan.card);
        for (const CardSet there : plan.under) left = left - there;
        return left;
    }

    const Open& p_;
    Entries& entries_;
};

}  // namespace

void list_answers(const Open& p, Entries& entries) {
    entries.clear();
    Lister list(p, entries);
    switch (p.question.node) {
        case Node::none: return;
        case Node::buy: return list.buy();
        case Node::plan: return list.plan();
        case Node::turn: return list.turn();
        case Node::legend: return list.skip_or(Card::desert_legend);
        case Node::alien: return list.skip_or(Card::alien_remnant);
        case Node::site: return list.begun(Verb::site);
        case Node::warp: return list.begun(Verb::warp);
        case Node::land: return list.begun(Verb::land);
        case Node::action: return list.action();
        case Node::bonus: list.begun(Verb::bonus); return list.whole(Verb::end);
        case Node::source: return list.begun(Verb::from);
        case Node::wall: return list.skip_or(Card::the_wall);
        case Node::draft: return list.numbers(Move::of(Verb::draft), 0, most_draft(p, p.question.fleet));
        case Node::war: return list.war();
        case Node::grave: return list.skip_or(Card::the_gravekeeper);
        case Node::pyrrhus: return list.skip_or(Card::pyrrhus);
        case Node::retreat: return list.retreat();
        case Node::claim: list.whole(Verb::claim); return list.whole(Verb::decline);
        case Node::watcher: return list.skip_or(Card::the_watcher);
        case Node::network: return list.skip_or(Card::the_network);
    }
}

void list_further(const Open& p, const Move& prefix, Entries& entries) {
    entries.clear();
    Lister list(p, entries);
    switch (prefix.verb) {
        case Verb::plan: return list.after_plan(prefix);
        case Verb::move:
        case Verb::attack:
        case Verb::explore: return list.after_travel(prefix);
        case Verb::retreat: return list.after_retreat(prefix);
        case Verb::warp: return list.after_warp(prefix);
        case Verb::land: return list.after_land(prefix);
        case Verb::site: return list.after_site(prefix);
        case Verb::from: return list.after_from(prefix);
        case Verb::harvest: return list.after_harvest(prefix);
        case Verb::sword: return list.after_sword(prefix);
        case Verb::emergency: return list.after_emergency(prefix);
        case Verb::activate:
        case Verb::delegate:
        case Verb::bonus: return list.after_fleets(prefix);
        case Verb::use: return list.after_text(prefix);
        default: return;
    }
}

}  // namespace orrery::ozymandias
