#include "web/boards/cosmos/carry_out.h"

#include <algorithm>

namespace orrery::web::cosmos_film {
namespace {
using namespace orrery::cosmos;

std::int8_t small(int number) { return static_cast<std::int8_t>(std::clamp(number, 0, 127)); }
std::int16_t wide(int number) { return static_cast<std::int16_t>(number); }

void change(Player& player, Goods goods, int sign) {
    player.minerals = static_cast<std::int16_t>(std::max(0, player.minerals + sign * goods.minerals));
    player.gas = static_cast<std::int16_t>(std::max(0, player.gas + sign * goods.gas));
}

void bury(Player& player, int ships) { player.graveyard = small(player.graveyard + ships); }

void change_ships(Open& p, Seat seat, Site site, int by) {
    if (site != kNoSite) p.set_ships(seat, site, std::max(0, p.player(seat).at(site) + by));
}

void put_ships(Open& p, Seat seat, Site site, int ships) {
    change_ships(p, seat, site, ships);
    bury(p.player(seat), -ships);
}

void move_ships(Open& p, Seat seat, Site from, Site to, int ships) {
    if (from == kNoSite || to == kNoSite) return;
    for (Clung& one : p.clung)
        if (one.host == seat && one.site == from) one.site = to;
    change_ships(p, seat, from, -ships);
    change_ships(p, seat, to, ships);
}

void add_cards(Open& p, Seat seat, int count) { p.player(seat).hand_size = small(p.player(seat).hand_size + count); }

// As far as the hand is known, these leave it.
void drop_cards(Open& p, Seat seat, const Cards& cards, int count) {
    Player& player = p.player(seat);
    for (std::size_t k = 0; k < cards.count.size(); ++k)
        player.hand.count[k] = small(player.hand.count[k] - cards.count[k]);
    add_cards(p, seat, -count);
}

void gain_cards(Open& p, Seat seat, const Cards& cards) {
    for (std::size_t k = 0; k < cards.count.size(); ++k)
        p.player(seat).hand.count[k] = small(p.player(seat).hand.count[k] + cards.count[k]);
}

void discard(Open& p, const Event& e) {
    drop_cards(p, e.seat, e.cards, e.cards.size());
    for (int k = 0; k < kKinds; ++k) p.discard.add(card_at(k), e.cards.of(card_at(k)));
}

void turn_up(Open& p, const Event& e) {
    const Side side = p.invasion.side_of(e.seat);
    Half& half = p.invasion.half(side);
    half.card = e.card, half.value = wide(value_of(e.card)), half.chosen = small(e.number);
    Cards one;
    if (e.number > 1) {  // the other one returns
        TwoCards& down = p.down_of(side);
        const Card back = down[down[0] == e.card ? 1 : 0];
        if (back != kNoCard) one.add(back);
        down = {kNoCard, kNoCard};
        add_cards(p, e.seat, 1);
        return gain_cards(p, e.seat, one);
    }
    if (e.card == Card::bare) return;
    one.add(e.card);
    drop_cards(p, e.seat, one, 1);
}

// Two cards: their owner alone knows which.
void lay_down(Open& p, const Event& e) {
    const Side side = p.invasion.side_of(e.seat);
    p.invasion.half(side).chosen = 2;
    std::size_t place = 0;
    for (int k = 0; k < kKinds; ++k)
        for (int i = 0; i < e.cards.of(card_at(k)); ++i) p.down_of(side)[place++] = card_at(k);
    drop_cards(p, e.seat, e.cards, 2);
}

void conclude(Open& p, Side winner) {
    Invasion& war = p.invasion;
    war.is_quashed = war.half(Side::offence).card == Card::qua || war.half(Side::defence).card == Card::qua;
    war.is_decisive = winner != Side::none && !war.is_quashed;
    for (const Side side : kSides) {
        Half& half = war.half(side);
        half.is_winner = winner == Side::none || winner == side;
        half.is_lost = !half.is_winner && half.card != Card::ret;
    }
}

// A main stack of which no ship is left does not stand any more.
void heed_stand(Open& p, Seat seat, Site site) {
    for (Half& half : p.invasion.halves)
        if (half.main == seat && half.site == site && p.player(seat).at(site) == 0) half.stands = false;
}

void victory(Open& p, const Event& e) {
    if (e.to == kNoSite) return;
    if (!is_open_to(p, e.seat, e.to)) p.invasion.half(p.invasion.side_of(e.seat)).may_enter = false;
    move_ships(p, e.seat, e.site, e.to, e.number);
}

void end_offer(Open& p, const Event& e) {
    change(p.player(e.offer.maker), e.goods, 1);
    p.player(e.offer.maker).offers[static_cast<std::size_t>(e.offer.number)] = {};
}

void lose_clung(Open& p, const Event& e) {
    for (std::size_t k = p.clung.size(); k-- > 0;)
        if (p.clung[k].owner == e.seat && p.clung[k].host == e.other && p.clung[k].site == e.site) {
            p.clung.erase_at(k);
            return bury(p.player(e.seat), 1);
        }
}

void begin_invasion(Open& p, const Event& e) {
    p.invasion = {};
    Half& offence = p.invasion.half(Side::offence);
    offence.main = e.seat, offence.site = e.site, offence.support = e.sites;
    Half& defence = p.invasion.half(Side::defence);
    defence.main = e.other, defence.site = e.to;
    p.actions = small(p.actions - 1);
}

void spend_move(Open& p) {
    if (p.invasion.is_fought()) return;
    std::int8_t& left = p.extras > 0 ? p.extras : p.actions;
    left = small(left - 1);
}
}  // namespace

void carry_out(Open& p, const Event& e) {
    if (e.kind == Event::none) return;
    const Side side = e.seat == kSpectator ? Side::none : p.invasion.side_of(e.seat);
    switch (e.kind) {
        case Event::mustered: {
            Player& player = p.player(e.seat);
            player.race = e.race, player.is_hidden = p.options.races != Races::off;
            player.graveyard = small(e.number);
            return;
        }
        case Event::reveal: {
            Player& player = p.player(e.seat);
            player.race = e.race, player.is_hidden = false;
            if (e.race == Race::broodkin) bury(player, kCrowd);
            return;
        }
        case Event::takes_stone:
            if (e.site != kNoSite) p.stones[slot(e.stone)] = kNoSite;
            return p.player(e.seat).stones.add(e.stone);
        case Event::laid: p.stones[slot(e.stone)] = e.site; return;
        case Event::settle:
        case Event::exile:
        case Event::grow: return put_ships(p, e.seat, e.site, e.number);
        case Event::round: p.round = small(e.number), p.invasion = {}; return;
        case Event::turn:
            p.active = e.seat, p.invasion = {};
            if (p.round == 0) return;
            p.actions = small(e.number), p.extras = 0, p.has_walked = p.has_stridden = false;
            p.player(e.seat).offers_made = 0;
            return;
        case Event::extra: p.extras = small(e.number); return;
        case Event::lapse:
        case Event::decline: return end_offer(p, e);
        case Event::sets_mode: p.player(e.seat).mode = e.mode; return;
        case Event::income: return change(p.player(e.seat), e.goods, 1);
        case Event::accept:
            change(p.player(e.seat), e.goods, 1), change(p.player(e.seat), e.other_goods, -1);
            change(p.player(e.other), e.other_goods, 1);
            p.player(e.offer.maker).offers[static_cast<std::size_t>(e.offer.number)] = {};
            return;
        case Event::offered:
            change(p.player(e.seat), e.goods, -1);
            p.player(e.seat).offers[static_cast<std::size_t>(e.offer.number)] = {e.other, e.goods, e.other_goods};
            ++p.player(e.seat).offers_made;
            return;
        case Event::buy_ships:
            change(p.player(e.seat), {1, 0}, -1);
            put_ships(p, e.seat, e.site, 1);
            if (e.to != kNoSite) put_ships(p, e.seat, e.to, 1);
            return;
        case Event::buy_card: return change(p.player(e.seat), {0, 1}, -1);
        case Event::draw:
            add_cards(p, e.seat, e.number), p.deck_size = small(p.deck_size - e.number);
            return gain_cards(p, e.seat, e.cards);
        case Event::shuffle: p.deck_size = small(e.number), p.discard = {}; return;
        case Event::spent:
            for (int k = 0; k < kKinds; ++k) p.discard.add(card_at(k), e.cards.of(card_at(k)));
            return;
        case Event::refill:
        case Event::discard:
        case Event::reinforce:
            discard(p, e);
            if (e.kind == Event::reinforce) p.invasion.half(side).total = e.number;
            return;
        case Event::taken:
            drop_cards(p, e.other, e.cards, e.number), add_cards(p, e.seat, e.number);
            return gain_cards(p, e.seat, e.cards);
        case Event::walk:
        case Event::leap:
        case Event::stride:
        case Event::move:
            if (e.kind == Event::leap) p.player(e.seat).stones.drop(Stone::reach);
            p.has_walked = p.has_walked || e.kind == Event::walk;
            p.has_stridden = p.has_stridden || e.kind == Event::stride;
            if (e.kind != Event::walk) spend_move(p);
            return move_ships(p, e.seat, e.site, e.to, e.number);
        case Event::join:
            p.invasion.half(Side::offence).may_enter = true;
            return move_ships(p, e.seat, e.site, e.to, e.number);
        case Event::victory: return victory(p, e);
        case Event::withdraw:
            p.invasion.half(side).stands = false;
            return move_ships(p, e.seat, e.site, e.to, e.number);
        case Event::invade: return begin_invasion(p, e);
        case Event::ally: p.invasion.sides[slot(e.seat)] = e.side, p.invasion.allied[slot(e.seat)] = e.sites; return;
        case Event::support: p.invasion.half(side).support = e.sites; return;
        case Event::chosen: p.invasion.half(side).chosen = 1; return;
        case Event::two: return lay_down(p, e);
        case Event::turned: return turn_up(p, e);
        case Event::turncoat: p.invasion.sides[slot(e.seat)] = e.side; return;
        case Event::copy: p.invasion.half(side).value = e.number; return;
        case Event::burn: p.invasion.half(side).burnt = small(p.invasion.half(side).burnt + e.number); return;
        case Event::total: p.invasion.half(e.side).total = e.number; return;
        case Event::outcome: return conclude(p, e.side);
        case Event::lost:
            change_ships(p, e.seat, e.site, -e.number), bury(p.player(e.seat), e.number);
            return heed_stand(p, e.seat, e.site);
        case Event::accord:
            for (Half& half : p.invasion.halves) half.may_enter = true;
            return;
        case Event::peace:
            p.invasion = {};
            if (e.side == Side::defence) p.actions = p.extras = 0;
            return;
        case Event::bitter: p.player(e.seat).bitter = small(e.number); return bury(p.player(e.seat), -1);
        case Event::cling:
            if (p.clung.size() < p.clung.capacity()) p.clung.push_back({e.seat, e.other, e.site});
            return bury(p.player(e.seat), -1);
        case Event::unclung: return lose_clung(p, e);
        case Event::graft:
            change_ships(p, e.seat, e.site, -1), heed_stand(p, e.seat, e.site);
            return p.player(e.seat).grafts.add(e.race);
        case Event::ungraft:
            if (e.race == Race::binary) p.player(e.seat).mode = Mode::none;
            p.player(e.seat).grafts.drop(e.race);
            return bury(p.player(e.seat), 1);
        case Event::raised: p.player(e.seat).tiles[slot(e.tile)] = small(e.number); return;
        case Event::won: p.winners = e.seats; return;
        case Event::over: p.over = true; return;
        default: return;
    }
}

}  // namespace orrery::web::cosmos_film
