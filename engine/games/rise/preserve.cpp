// PRESERVE (6.12) and HARVEST (6.13).
#include <algorithm>
#include <functional>

#include "games/rise/play.h"

namespace orrery::rise {

namespace {

enum : Stage { kOpen, kBids, kPick, kPicked, kInvest, kRecover, kRecovered };

std::uint64_t targets_of(const Position& p, int colours) {
    return p.galaxy.where([&](const Sector& s) { return !s.empty() && ((colours >> index(s.active())) & 1) != 0; });
}

Sector& sector(Play& play, int i) { return play.position.galaxy.sectors[static_cast<std::size_t>(i)]; }

// Everybody pays his bid, and the rules work out what can be preserved. The frame goes on at kInvest with the gems left
// over, or at kPick with how many sectors are still to be picked.
void settle_bids(Play& play, Frame& f) {
    Position& p = play.position;
    int total = f.extra;
    for (int i = 0; i < p.seats; ++i) {
        const int bid = p.sealed[static_cast<std::size_t>(i)];
        total += bid;
        pay(play, seat_at(i), bid, kSpectator);
    }
    p.sealed.fill(-1);
    const std::uint64_t targets = targets_of(p, f.amount);
    const int count = std::popcount(targets);
    const int price = p.is_active(Card::wreckage_of_the_xyri) ? 2 : 1;
    const int kept = std::min(count, total / price);  // (R25)
    tell(play, Event::preserve, kSpectator, kept);
    if (kept < count) tell(play, Event::perish, kSpectator, count - kept);
    if (kept == count) {
        f.mask = targets;
        f.extra = total - count * price;
        then(f, kInvest);
        return;
    }
    // The sectors above the limit are safe. If there are too many at the limit, some of them are picked (R21).
    std::array<int, kTiles> values{};
    std::size_t n = 0;
    for (std::uint64_t rest = targets; rest != 0; rest &= rest - 1)
        values[n++] = sector(play, std::countr_zero(rest)).value();
    std::sort(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(n), std::greater<>());
    f.extra = 0;
    if (kept > 0) {
        const int limit = values[static_cast<std::size_t>(kept - 1)];
        f.mask = targets & p.galaxy.where([&](const Sector& s) { return s.value() > limit; });
        const std::uint64_t tied = targets & p.galaxy.where([&](const Sector& s) { return s.value() == limit; });
        f.extra = kept - std::popcount(f.mask);
        if (f.extra == std::popcount(tied)) {
            f.mask |= tied;
            f.extra = 0;
        }
    }
    then(f, kPick);
}

// The sectors at the limit that are not picked yet. The limit is the highest value that is not safe.
std::uint64_t tied_sectors(Play& play, const Frame& f) {
    const Position& p = play.position;
    const std::uint64_t open = targets_of(p, f.amount) & ~f.mask;
    int limit = 0;
    for (std::uint64_t rest = open; rest != 0; rest &= rest - 1)
        limit = std::max(limit, sector(play, std::countr_zero(rest)).value());
    return open & p.galaxy.where([&](const Sector& s) { return s.value() == limit; });
}

void destroy_the_rest(Play& play, const Frame& f) {
    const Position& p = play.position;
    const std::uint64_t lost = targets_of(p, f.amount) & ~f.mask;
    for (std::uint64_t rest = lost; rest != 0; rest &= rest - 1)
        destroy_top(play, sector(play, std::countr_zero(rest)).site);
}

// Dead Tree Distraction: a card of a preserved colour, judged by the preserved top disks.
void ask_dead_tree(Play& play, Frame& f) {
    const Position& p = play.position;
    const Seat owner = p.owner_of_active(Card::dead_tree_distraction);
    if (owner == kSpectator) return finish(f);
    CardSet wanted;
    for (std::uint64_t rest = f.mask; rest != 0; rest &= rest - 1)
        wanted.add(CardSet::of(sector(play, std::countr_zero(rest)).active()));
    f.other = owner;
    const CardSet among = as_set(p.pile_of(owner)) & wanted;
    if (!among.empty()) tell_card(play, Event::trigger, owner, Card::dead_tree_distraction);
    ask_cards(play, f, owner, Verb::recover, among);
}

}  // namespace

void preserve(Play& play, unsigned colours) {
    push(play, Step::preserve, play.position.active).amount = static_cast<int>(colours);
}

void on_preserve(Play& play, Frame& f) {
    Position& p = play.position;
    if (f.stage == kOpen) {
        if (p.is_active(Card::stasis_pods)) return tell(play, Event::spare, kSpectator), finish(f);
        if (targets_of(p, f.amount) == 0) return finish(f);  // (R20)
        if (p.is_active(Card::permaculture) && !p.tiles.empty()) {
            Tile tile = p.tiles[0];
            p.tiles.erase_at(0);
            tile.known = kPublic;
            p.tiles.push_back(tile);  // (R24)
            f.extra = tile.natural;
            tell(play, Event::permaculture, p.owner_of_active(Card::permaculture), tile.natural);
        }
        begin_bids(play);
        then(f, kBids);
    }
    if (f.stage == kBids) {
        if (!bids_are_in(play, f)) return;
        settle_bids(play, f);
        if (f.stage == kInvest && f.extra > 0) return ask_sector(play, f, p.active, Verb::invest, f.mask);
    }
    if (f.stage == kInvest) {
        if (f.extra > 0) add_gems(play, play.answer.site, f.extra);
        then(f, kRecover);
    }
    if (f.stage == kPicked) {
        f.mask |= std::uint64_t{1} << p.galaxy.find(play.answer.site);
        --f.extra;
        then(f, kPick);
    }
    if (f.stage == kPick) {
        if (f.extra > 0) return ask_sector(play, then(f, kPicked), p.active, Verb::save, tied_sectors(play, f));
        destroy_the_rest(play, f);
        then(f, kRecover);
    }
    if (f.stage == kRecover) return ask_dead_tree(play, then(f, kRecovered));
    assert(f.stage == kRecovered);
    finish(f);
    const Card old_active = p.active_card(f.other);
    const Seat owner = f.other;
    to_hand(play, owner, play.answer.card);
    pile_changed(play, owner, old_active);
}

// ---- HARVEST

void harvest(Play& play, CardSet cards, Seat you) { push(play, Step::harvest, you).set = cards; }

void on_harvest(Play& play, Frame& f) {
    Position& p = play.position;
    enum : Stage { kIncome, kTriggers, kBurial };
    if (f.stage == kIncome) {
        const Colour colour = colour_of(*f.set.begin());
        const int shares = f.set.size() + f.set.has(Card::ancient_secrets);
        const int gems = std::min(shares * p.galaxy.value_of(colour), kCeiling - p.bank_of(f.you));
        p.bank_of(f.you) += gems;  // can be bid (R19)
        tell(play, Event{.kind = Event::harvest, .seat = f.you, .colour = colour, .amount = gems});
        then(f, kTriggers);
        return preserve(play, bit(colour));
    }
    if (f.stage == kTriggers) {
        then(f, kBurial);
        CardSet triggers;  // the doubling of Ancient Secrets belongs to step 1 and is over (R27)
        for (const Card card : f.set)
            if (has_kind(card, kHarvested) && card != Card::ancient_secrets) triggers.add(card);
        if (triggers.empty()) return on_harvest(play, f);
        const Seat you = f.you;
        push(play, Step::harvested_all, you).set = triggers;
        return;
    }
    finish(f);
    for (const Card card : f.set) {
        if (!p.table.has(card)) continue;
        const Seat zele = p.owner_of_active(Card::zele_research_labs);
        if (zele != kSpectator && zele != f.you)
            to_hand(play, zele, card);  // (R26)
        else
            bury(play, card);
    }
}

}  // namespace orrery::rise
