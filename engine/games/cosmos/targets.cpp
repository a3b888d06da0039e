// What may be done on which site, and the sums of the rules (targets.h).
#include "games/cosmos/targets.h"

#include <algorithm>

namespace orrery::cosmos {

void Open::set_ships(Seat seat, Site site, int count) {
    Player& own = player(seat);
    own.ships[slot(site)] = static_cast<std::int8_t>(count);
    if (count > 0) {
        own.sites.add(site);
        taken.add(site);
        return;
    }
    own.sites.drop(site);
    taken.drop(site);
    for (int k = 0; k < seats; ++k)
        if (player(seat_at(k)).sites.has(site)) taken.add(site);
}

// ---- The start

int late_cards(const Open& p, Seat seat) { return p.has_even_start() ? kLateCards[slot(seat)] : 0; }

// ---- Revealed races

int gift_of(const Open& p, Race race) { return p.has_gifts() && race != kNoRace ? kGifts[slot(race)] : 0; }

int cards_on_reveal(const Open& p, Race race) {
    constexpr int kGlut = 2;
    return (race == Race::hoarder ? kGlut : 0) + gift_of(p, race);
}

// ---- Sites and stacks

bool is_open_to(const Open& p, Seat seat, Site site) {  // R22
    return !p.taken.has(site) || p.player(seat).sites.has(site);
}

int cap_of(const Open& p, Seat seat) { return p.player(seat).is(Race::broodkin) ? kCrowd : kCap; }

int room_at(const Open& p, Seat seat, Site site) {
    return is_open_to(p, seat, site) ? std::max(0, cap_of(p, seat) - p.player(seat).at(site)) : 0;
}

SiteSet sites_of_others(const Open& p, Seat seat) {
    SiteSet sites;
    for (int k = 0; k < p.seats; ++k)
        if (seat_at(k) != seat) sites |= p.player(seat_at(k)).sites;
    return sites;
}

const Clung* clung_on(const Open& p, Seat host, Site site) {
    for (const Clung& one : p.clung)
        if (one.host == host && one.site == site) return &one;
    return nullptr;
}

int clung_of(const Open& p, Seat owner) {
    return static_cast<int>(
        std::count_if(p.clung.begin(), p.clung.end(), [&](const Clung& one) { return one.owner == owner; }));
}

namespace {

Count going(const Open& p, Seat seat, Site from, Site to, int room) {
    const int ships = p.player(seat).at(from);
    if (clung_on(p, seat, from) == nullptr) return {1, std::min(ships, room)};
    return ships <= room && clung_on(p, seat, to) == nullptr ? Count{ships, ships} : Count{};  // R43
}

}  // namespace

Count moving(const Open& p, Seat seat, Site from, Site to) { return going(p, seat, from, to, room_at(p, seat, to)); }

Count entering(const Open& p, Seat seat, Site from, Site to) {
    return going(p, seat, from, to, cap_of(p, seat) - p.player(seat).at(to));
}

SiteSet moves_from(const Open& p, Seat seat, Site from) {
    const SiteSet own = p.player(seat).sites;
    SiteSet sites = next_to(from) - (p.taken - own);
    if (clung_on(p, seat, from) == nullptr) {  // then a ship fits wherever the stack is not full
        for (const Site site : sites& own)
            if (room_at(p, seat, site) == 0) sites.drop(site);
        return sites;
    }
    for (const Site site : sites)
        if (moving(p, seat, from, site).high == 0) sites.drop(site);
    return sites;
}

bool has_move(const Open& p, Seat seat) {
    for (const Site from : p.player(seat).sites)
        if (!moves_from(p, seat, from).empty()) return true;
    return false;
}

bool can_walk_from(const Open& p, Seat seat, Site from) {
    return p.player(seat).at(from) >= 3 && clung_on(p, seat, from) == nullptr;
}

bool may_walk(const Open& p, Seat seat) { return p.player(seat).race == Race::mason && !p.has_walked; }

// ---- Sums

int weight_of(const Open& p, Seat seat) { return p.player(seat).is(Race::ascended) ? 4 : 1; }

SiteSet colonies_of(const Open& p, Seat seat) {
    SiteSet sites = p.player(seat).sites & p.planets;
    for (const Clung& one : p.clung)
        if (one.owner == seat && p.planets.has(one.site)) sites.add(one.site);
    return sites;
}

SiteSet spots_of(const Open& p, Seat seat) { return p.player(seat).sites & (p.minerals | p.gases); }

Goods income_of(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    const int each = player.is(Race::copyist) ? 2 : 1;
    const int lode = player.stones.has(Stone::lode) ? 1 : 0;
    return {static_cast<std::int8_t>((player.sites & p.minerals).size() * each + lode),
            static_cast<std::int8_t>((player.sites & p.gases).size() * each)};
}

int limit_of(const Open& p, Seat seat) {  // R39
    constexpr int kFew = 10;
    return p.player(seat).is(Race::ascended) ? kFew : p.options.fleet();
}

int left_to_place(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    int placed = 0;
    for (const Site site : player.sites) placed += player.at(site);
    return limit_of(p, seat) - placed - (player.sites.empty() ? 1 : 0);
}

int counters_of(const Player& player) {
    int sum = player.minerals + player.gas;
    for (const Offer& offer : player.offers)
        if (offer.is_open()) sum += offer.give.minerals + offer.give.gas;
    return sum;
}

// ---- Supply

SiteSet stacks_with_room(const Open& p, Seat seat) {
    SiteSet sites;
    for (const Site site : p.player(seat).sites)
        if (room_at(p, seat, site) > 0) sites.add(site);
    return sites;
}

int ships_for_a_mineral(const Open& p, Seat seat) {  // R32
    return p.player(seat).is(Race::ascended) ? 1 : 2;
}

bool can_buy_card(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    return player.gas > 0 && (player.hand_size < kMostBought || player.is(Race::hoarder)) &&
           (p.deck_size > 0 || p.discard.size() > 0);
}

bool can_buy_ships(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    if (player.minerals == 0 || player.graveyard == 0) return false;
    for (const Site site : player.sites)
        if (room_at(p, seat, site) > 0) return true;
    return false;
}

bool can_pay(const Player& player, Goods goods) { return player.minerals >= goods.minerals && player.gas >= goods.gas; }

bool can_offer(const Open& p, Seat seat) {  // R11
    const Player& player = p.player(seat);
    return p.options.trade == Trade::on && player.offers_made < kOffers && player.minerals + player.gas > 0;
}

bool has_offer(const Open& p, Seat seat) {
    for (int k = 0; k < p.seats; ++k)
        for (const Offer& offer : p.player(seat_at(k)).offers)
            if (offer.to == seat) return true;
    return false;
}

int returning(const Open& p, Seat seat) { return std::min(kCap, static_cast<int>(p.player(seat).graveyard)); }  // R10

int lost_by_purge(const Open& p, Seat seat, Site site) { return std::min(2, p.player(seat).at(site)); }

int growth_at(const Open& p, Seat seat, Site site, bool is_double) {  // R46
    const Player& player = p.player(seat);
    return std::min({is_double ? player.at(site) : 1, room_at(p, seat, site), static_cast<int>(player.graveyard)});
}

SiteSet growing(const Open& p, Seat seat) {
    return p.player(seat).graveyard > 0 ? stacks_with_room(p, seat) : SiteSet();
}

// ---- Invasions

// R4
SiteSet eligible(const Open& p, Seat seat, Site x, Site y, Seat offence, Seat defence) {
    SiteSet sites = p.player(seat).sites & (next_to(y) | SiteSet::of(y));
    if (seat == offence) sites.drop(x);
    if (seat == defence) sites.drop(y);
    return sites;
}

SiteSet eligible(const Open& p, Seat seat) {
    const Invasion& war = p.invasion;
    return eligible(p, seat, war.half(Side::offence).site, war.half(Side::defence).site, war.offence(), war.defence());
}

SiteSet fighting(const Open& p, Seat seat) {
    const Invasion& war = p.invasion;
    if (!war.is_main(seat)) return war.allied[slot(seat)] & p.player(seat).sites;
    const Half& half = war.half(war.side_of(seat));
    SiteSet sites = half.support & p.player(seat).sites;
    if (half.stands) sites.add(half.site);
    return sites;
}

SiteSet retreats(const Open& p, Side side) {
    const Half& half = p.invasion.half(side);
    const int ships = p.player(half.main).at(half.site);
    SiteSet sites;
    for (const Site to : next_to(half.site))
        if (moving(p, half.main, half.site, to).high == ships) sites.add(to);
    return sites;
}

namespace {

// The only way into a closed site: from the own main site into the other's (6.15, 9.2 join).
bool is_entry(const Open& p, Seat seat, Site from, Site to) {
    const Invasion& war = p.invasion;
    if (!war.is_main(seat)) return false;
    const Side side = war.side_of(seat);
    const Half& half = war.half(side);
    return half.may_enter && half.stands && from == half.site && to == war.half(other(side)).site && from != to &&
           p.planets.has(to) && !is_open_to(p, seat, to);
}

}  // namespace

SiteSet victory_sites(const Open& p, Seat seat, Site from) {
    SiteSet sites = moves_from(p, seat, from);
    for (const Side side : kSides)
        if (const Site to = p.invasion.half(side).site;
            is_entry(p, seat, from, to) && entering(p, seat, from, to).high > 0)
            sites.add(to);
    return sites;
}

Count victory_count(const Open& p, Seat seat, Site from, Site to) {
    return is_entry(p, seat, from, to) ? entering(p, seat, from, to) : moving(p, seat, from, to);
}

bool has_victory_move(const Open& p, Seat seat) {
    for (const Site from : p.player(seat).sites)
        if (!victory_sites(p, seat, from).empty()) return true;
    return false;
}

bool has_sight(const Open& p, Seat seat) {
    const Player& player = p.player(seat);
    return player.has_power(Race::ascended) || player.stones.has(Stone::sight);
}

bool sees_hand(const Open& p, Seat viewer, Seat other) {
    return p.question.node == Node::cards && p.owing.has(viewer) && viewer != other && p.invasion.is_main(other) &&
           has_sight(p, viewer);
}

bool may_play_two(const Player& player) { return player.race == Race::two_faced || player.grafts.has(Race::two_faced); }

int revenge_of(const Half& loser) { return loser.lost / 2; }  // R41

bool has_bare_hand(const Player& player) { return !player.hand.has_invade(); }

bool is_ahead(Side side, int own, int others) {  // R27
    return side == Side::offence ? own > others : own >= others;
}

int reinforcement_needed(const Open& p, Side side) {
    const int behind = p.invasion.half(other(side)).total - p.invasion.half(side).total;
    return side == Side::offence ? behind + 1 : behind;
}

SetOf<DomTile> raisable(const Player& player) {
    const bool all = std::all_of(player.tiles.begin(), player.tiles.end(), [](int level) { return level > 0; });
    SetOf<DomTile> tiles;
    for (int k = 0; k < kDomTiles; ++k)
        if (player.tiles[static_cast<std::size_t>(k)] < (all ? 2 : 1)) tiles.add(static_cast<DomTile>(k));
    return tiles;
}

SiteSet join_sites(const Open& p, Seat seat) {
    const Site y = p.invasion.half(Side::defence).site;
    SiteSet sites = fighting(p, seat) & next_to(y);
    for (const Site site : sites)
        if (join_count(p, seat, site).high == 0) sites.drop(site);
    return sites;
}

Count join_count(const Open& p, Seat seat, Site from) {
    Count count = moving(p, seat, from, p.invasion.half(Side::defence).site);
    if (count.low > 2) return {};
    count.high = std::min(count.high, 2);
    return count;
}

bool can_join(const Open& p, Seat seat) {
    const Invasion& war = p.invasion;
    const Site y = war.half(Side::defence).site;
    return p.player(seat).is(Race::friendly) && !war.is_main(seat) && war.sides[slot(seat)] == Side::offence &&
           p.planets.has(y) && !sites_of_others(p, seat).has(y) && !join_sites(p, seat).empty();
}

Parts parts_of(const Open& p, Side side) {
    const auto number = [](int value) { return static_cast<std::int16_t>(value); };
    const Invasion& war = p.invasion;
    const Half& half = war.half(side);
    const Player& main = p.player(half.main);
    const bool invades = side == Side::offence;
    Parts parts;
    const int weight = weight_of(p, half.main);
    parts.main = number(main.at(half.site) * weight);
    for (const Site site : half.support) parts.support = number(parts.support + main.at(site) * weight);
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (war.is_main(seat) || war.sides[slot(seat)] != side) continue;
        for (const Site site : war.allied[slot(seat)])
            parts.allies = number(parts.allies + p.player(seat).at(site) * weight_of(p, seat));
    }
    parts.card = half.value;
    if (!invades && main.has_power(Race::mason)) parts.wall = parts.main;  // R40
    if (main.mode == (invades ? Mode::lance : Mode::shield)) parts.mode = 3;
    parts.tiles = number(2 * main.level(invades ? DomTile::strike : DomTile::guard) + main.level(DomTile::steady));
    if (invades && main.has_power(Race::empire)) parts.tribute = number(colonies_of(p, half.main).size());
    if (main.has_power(Race::hoarder)) parts.trove = number(main.hand_size / 5);
    if (main.stones.has(invades ? Stone::might : Stone::ward)) parts.stones = 2;
    parts.grafts = number(main.grafts.size());
    parts.bitter = main.bitter;
    parts.burn = number(2 * half.burnt);
    return parts;
}

// ---- The course of a match

Decision decision_of(const Open& p) {
    const Question& q = p.question;
    if (p.over) return {.over = true};
    if (q.node == Node::none) return {};  // while a move is carried out
    SeatSet owing = p.owing;
    if (owing.empty()) owing.add(q.seat);
    return {.secret = !p.owing.empty(),
            .seat = q.seat,
            .owing = owing,
            .node = token(q.node),
            .mover = p.active,
            .turn = p.turn,
            .end = q.node == Node::action ? "end" : "",
            .next = q.node == Node::supply ? "ready" : ""};
}

// 7.6: colonies, resource spots, counters, cards; more is better.
Result result_of(const Open& p) {
    Result result;
    const auto standing = [&](Seat seat) {
        const Player& player = p.player(seat);
        return std::array<int, 5>{p.winners.has(seat) ? 1 : 0, colonies_of(p, seat).size(), spots_of(p, seat).size(),
                                  counters_of(player), player.hand_size};
    };
    for (int k = 0; k < p.seats; ++k) {
        const auto own = standing(seat_at(k));
        result.score[static_cast<std::size_t>(k)] = own[1];
        int rank = 1;
        for (int i = 0; i < p.seats; ++i) {
            const auto others = standing(seat_at(i));
            const bool share = own[0] != 0 && others[0] != 0;  // several winners share the win
            if (!share && others > own) ++rank;
        }
        result.rank[static_cast<std::size_t>(k)] = static_cast<std::int8_t>(rank);
    }
    if (p.over) result.cause = p.winners.empty() ? "cap" : "five";
    return result;
}

}  // namespace orrery::cosmos
