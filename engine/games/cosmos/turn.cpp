// A turn (5.1, 5.3): return from exile, growing, income, SUPPLY (6.4), and actions (6.5, 6.6, the Moves of races).
#include <algorithm>

#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

enum TurnStage : Stage { kBegun, kReturned, kIncome, kSupply, kSupplied, kAction, kActed };

// ---- BEGIN

void end_offer(Play& play, OfferId id, Event::Kind how) {
    Position& p = play.position;
    Player& maker = p.player(id.maker);
    const Offer offer = std::exchange(maker.offers[static_cast<std::size_t>(id.number)], {});
    if (!offer.is_open()) return;
    maker.minerals = wide(maker.minerals + offer.give.minerals);
    maker.gas = wide(maker.gas + offer.give.gas);
    play.tell({.kind = how,
               .seat = how == Event::lapse ? id.maker : offer.to,
               .other = id.maker,
               .offer = id,
               .goods = offer.give});
}

void begin(Play& play, Seat seat) {
    Position& p = play.position;
    const bool is_opening = p.round == 1 && seat == seat_at(0) && p.options.opening == Opening::one;  // R6
    p.actions = is_opening ? 1 : 2;
    p.extras = 0;
    p.has_walked = p.has_stridden = false;
    p.player(seat).offers_made = 0;
    play.tell({.kind = Event::turn, .seat = seat, .number = p.actions});
    for (std::int8_t k = 0; k < kOffers; ++k) end_offer(play, {seat, k}, Event::lapse);
}

// 5.4
void earn(Play& play, Seat seat) {
    Player& player = play.position.player(seat);
    const Goods goods = income_of(play.position, seat);
    if (goods.minerals + goods.gas == 0) return;
    player.minerals = wide(player.minerals + goods.minerals);
    player.gas = wide(player.gas + goods.gas);
    play.tell({.kind = Event::income, .seat = seat, .goods = goods});
}

// ---- SUPPLY

void accept(Play& play, Seat seat) {
    Position& p = play.position;
    const OfferId id = play.answer.offer;
    Player& own = p.player(seat);
    Player& maker = p.player(id.maker);
    const Offer offer = std::exchange(maker.offers[static_cast<std::size_t>(id.number)], {});
    own.minerals = wide(own.minerals + offer.give.minerals - offer.ask.minerals);
    own.gas = wide(own.gas + offer.give.gas - offer.ask.gas);
    maker.minerals = wide(maker.minerals + offer.ask.minerals);
    maker.gas = wide(maker.gas + offer.ask.gas);
    play.tell({.kind = Event::accept,
               .seat = seat,
               .other = id.maker,
               .offer = id,
               .goods = offer.give,
               .other_goods = offer.ask});
}

void make_offer(Play& play, Seat seat) {  // R11
    Player& own = play.position.player(seat);
    const Move& move = play.answer;
    const OfferId id{seat, own.offers_made++};
    own.offers[static_cast<std::size_t>(id.number)] = {move.seat, move.give, move.ask};
    own.minerals = wide(own.minerals - move.give.minerals);
    own.gas = wide(own.gas - move.give.gas);
    play.tell({.kind = Event::offered,
               .seat = seat,
               .other = move.seat,
               .offer = id,
               .goods = move.give,
               .other_goods = move.ask});
}

void buy(Play& play, Seat seat) {  // R32
    Player& own = play.position.player(seat);
    const Move move = play.answer;
    if (move.is_yes) {
        --own.gas;
        play.tell({.kind = Event::buy_card, .seat = seat});
        return draw(play, seat);
    }
    --own.minerals;
    put_ships(play, seat, move.from, 1);
    if (move.to != kNoSite) put_ships(play, seat, move.to, 1);
    play.tell({.kind = Event::buy_ships, .seat = seat, .site = move.from, .to = move.to});
    take_stone(play, seat, move.from);
    if (move.to != kNoSite) take_stone(play, seat, move.to);
}

void purge(Play& play, Seat seat) {
    Position& p = play.position;
    const Site site = play.answer.from;
    for (std::size_t k = 0; k < p.clung.size(); ++k) {
        const Clung one = p.clung[k];
        if (one.host != seat || one.site != site) continue;
        play.tell({.kind = Event::purge, .seat = seat, .other = one.owner, .site = site});
        drop_clung(play, k);
        return lose_ships(play, seat, site, lost_by_purge(p, seat, site));
    }
}

void close_offers(Play& play, Seat seat) {
    for (int k = 0; k < play.position.seats; ++k)
        for (std::int8_t i = 0; i < kOffers; ++i)
            if (const OfferId id{seat_at(k), i}; play.position.offer(id).to == seat)
                end_offer(play, id, Event::decline);
}

// False: SUPPLY is over.
bool supply(Play& play, Seat seat) {
    switch (play.answer.verb) {
        case Verb::accept: return accept(play, seat), true;
        case Verb::decline: return end_offer(play, play.answer.offer, Event::decline), true;
        case Verb::offer: return make_offer(play, seat), true;
        case Verb::buy: return buy(play, seat), true;
        case Verb::purge: return purge(play, seat), true;
        case Verb::reveal:
            reveal(play, seat);
            play.push(Task::wake, seat);
            return true;
        default: return close_offers(play, seat), false;
    }
}

// ---- ACTION

void spend_move(Position& p) { --(p.extras > 0 ? p.extras : p.actions); }

void travel(Play& play, Seat seat) {
    Position& p = play.position;
    const Move move = play.answer;
    Event event{.seat = seat, .site = move.from, .to = move.to, .number = move.number};
    if (move.verb == Verb::walk) reveal(play, seat);  // R40
    spend_move(p);
    switch (move.verb) {
        case Verb::walk:
            p.has_walked = true;
            event.kind = Event::walk, event.number = move.dropped;
            move_ships(play, event);
            event.kind = Event::move, event.to = move.then, event.number = move.number;
            break;
        case Verb::stride:
            p.has_stridden = true;
            event.kind = Event::stride, event.via = move.to, event.to = move.then;
            break;
        case Verb::leap:
            p.player(seat).stones.drop(Stone::reach);
            event.kind = Event::leap;
            break;
        default: event.kind = Event::move;
    }
    move_ships(play, event);
}

void declare(Play& play, Seat seat) {  // 6.6
    Position& p = play.position;
    const Move& move = play.answer;
    --p.actions;
    p.invasion = {};
    p.invasion.half(Side::offence) = {.main = seat, .site = move.from, .support = move.sites};
    p.invasion.half(Side::defence) = {.main = move.seat, .site = move.to};
    play.tell({.kind = Event::invade,
               .seat = seat,
               .other = move.seat,
               .site = move.from,
               .to = move.to,
               .sites = move.sites});
    play.push(Task::invasion, seat, 1);
}

}  // namespace

void on_turn(Play& play, Frame& f) {
    Position& p = play.position;
    const Seat seat = f.seat;
    switch (f.stage) {
        case kBegun:
            begin(play, seat);
            if (win_with_five(play, seat)) return;
            if (p.player(seat).sites.empty()) {  // R10
                if (p.taken == SiteSet::all()) {
                    play.tell({.kind = Event::skip, .seat = seat});
                    return finish(f);
                }
                return play.ask(Node::exile, (then(f, kReturned), seat));
            }
            then(f, kIncome);
            return play.push(Task::wake, seat);
        case kReturned: {
            const int ships = returning(p, seat);
            place_ships(play, {.kind = Event::exile, .seat = seat, .site = play.answer.from, .number = wide(ships)});
            then(f, kIncome);
            return play.push(Task::wake, seat);
        }
        case kIncome: earn(play, seat); [[fallthrough]];
        case kSupply: return play.ask(Node::supply, (then(f, kSupplied), seat));
        case kSupplied:
            then(f, kSupply);
            if (supply(play, seat)) return;
            p.extras = static_cast<std::int8_t>(p.player(seat).level(DomTile::march));
            if (p.extras > 0) play.tell({.kind = Event::extra, .seat = seat, .number = p.extras});
            then(f, kAction);
            return;
        case kAction:
            if (p.actions + p.extras == 0) return finish(f);
            return play.ask(Node::action, (then(f, kActed), seat));
        case kActed:
            then(f, kAction);
            if (play.answer.verb == Verb::end) return finish(f);
            if (play.answer.verb == Verb::invade) return declare(play, seat);
            travel(play, seat);
            return check_five(play);
        default: return;
    }
}

// GROW and MODE (5.1): at the beginning of a turn, and when a race is revealed in SUPPLY.
void on_wake(Play& play, Frame& f) {
    enum : Stage { kGrow, kGrown, kMode, kSet };
    Position& p = play.position;
    Player& own = p.player(f.seat);
    switch (f.stage) {
        case kGrow:
            then(f, kMode);
            if (own.is(Race::broodkin) || (own.grafts.has(Race::broodkin) && p.round > 1))
                return play.ask(Node::grow, (then(f, kGrown), f.seat));
            return;
        case kGrown:
            then(f, kMode);
            if (const Site site = play.answer.from; site != kNoSite) {
                const int ships = growth_at(p, f.seat, site, play.answer.verb == Verb::twice);
                place_ships(play, {.kind = Event::grow, .seat = f.seat, .site = site, .number = wide(ships)});
            }
            return;
        case kMode:
            if (!own.has_power(Race::binary)) return finish(f);
            return play.ask(Node::mode, (then(f, kSet), f.seat));
        default:
            own.mode = play.answer.mode;
            play.tell({.kind = Event::sets_mode, .seat = f.seat, .mode = own.mode});
            finish(f);
    }
}

// 6.15
void on_victory(Play& play, Frame& f) {
    enum : Stage { kAsk, kMoved };
    Position& p = play.position;
    if (f.stage == kMoved) {
        const Move move = play.answer;
        const Event event{
            .kind = Event::victory, .seat = f.seat, .site = move.from, .to = move.to, .number = move.number};
        if (move.from == kNoSite) {
            finish(f);
            return play.tell(event);
        }
        Half& half = p.invasion.half(p.invasion.side_of(f.seat));
        if (!is_open_to(p, f.seat, move.to)) half.may_enter = false;
        move_ships(play, event);
        --f.number;
    }
    if (f.number == 0) return finish(f);
    play.ask(Node::victory, (then(f, kMoved), f.seat));
}

}  // namespace orrery::cosmos
