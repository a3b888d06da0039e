// A turn (6.2): emergencies, recovery, then an activation or a pass, and what passing brings. Activations: arriving,
// the action and orders, and the bonus actions of leaders (6.3, 9.1).
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

// R18
void recover(Play& play, Seat seat) {
    Player& player = play.position.player(seat);
    const int price = price_of_recovery(player);
    ++player.boxes;
    each_fleet(play.position, seat, [&](Fleet fleet) { play.position.fleet(fleet).is_ready = true; });
    play.tell({.kind = Event::recover, .seat = seat, .number = player.boxes});
    pay(play, seat, Suit::gold, price);
}

}  // namespace

void on_turn(Play& play, Frame& f) {
    enum : Stage { kAsk, kChosen };
    if (f.stage == kAsk) return play.ask(Node::turn, then(f, kChosen).seat);
    switch (play.answer.verb) {
        case Verb::activate:
            finish(f);
            play.push(Task::activation, f.seat, play.answer.fleet);
            return;
        case Verb::pass:
            finish(f);
            play.push(Task::passing, f.seat);
            return;
        case Verb::recover:
            f.has_recovered = true;
            recover(play, f.seat);
            break;
        default: burn(play, f.seat, play.answer);
    }
    then(f, kAsk);
}

// ---- Passing

namespace {

void pass(Play& play, Seat seat) {
    Position& p = play.position;
    p.passed.push_back(seat);
    play.tell({.kind = Event::pass, .seat = seat});
    if (p.passed.size() == 1) {  // R19
        p.obelisk = seat;
        play.tell({.kind = Event::obelisk, .seat = seat});
    }
    Event back{.kind = Event::take_back, .seat = seat, .eyes = {static_cast<std::uint8_t>(1 << index(seat))}};
    each_fleet(p, seat, [&](Fleet fleet) {  // R17
        FleetState& state = p.fleet(fleet);
        for (const Card card : state.under) take_card(play, seat, card);
        back.cards |= state.under;
        back.number = static_cast<std::int16_t>(back.number + state.under_count);
        state.under = {};
        state.under_count = 0;
    });
    if (back.number > 0) play.tell(back);
}

}  // namespace

void on_passing(Play& play, Frame& f) {
    enum : Stage { kPass, kNext, kChosen };
    Position& p = play.position;
    if (f.stage == kPass) pass(play, f.seat);
    if (f.stage == kChosen && play.answer.verb == Verb::use) {
        pay(play, f.seat, ability_of(Card::the_watcher)->price);
        draw(play, f.seat, ability_of(Card::the_watcher)->draws);
    }
    then(f, kNext);
    while (f.number < p.player(f.seat).fleets) {
        const Fleet fleet = fleet_at(f.seat, f.number++);
        const FleetState& state = p.fleet(fleet);
        if (state.is_led_by(Card::efficiency)) gain(play, f.seat, Suit::gold, 1, state.leader);
        if (state.is_led_by(Card::training_regimen)) change_strength(play, fleet, 1, state.leader);
        if (state.is_led_by(Card::the_watcher) && can_use(p, fleet))
            return play.ask(Node::watcher, then(f, kChosen).seat, fleet);
    }
    finish(f);
}

// ---- Activations

namespace {

enum ActivationStage : Stage {
    kActivate,
    kLegend,
    kAlien,
    kSiteChosen,
    kArrive,
    kWarped,
    kLanded,
    kAct,
    kOwe,
    kBonus,
    kBonusChosen
};

// What a leader does when it is turned up, before its fleet arrives.
void reveal(Play& play, Frame& f) {
    constexpr int kMorale = 3, kAncient = 5, kBrain = 3;
    Position& p = play.position;
    FleetState& state = p.fleet(f.fleet);
    state.is_revealed = true;
    play.tell({.kind = Event::reveal, .fleet = f.fleet, .card = state.leader});
    switch (state.leader) {
        case Card::zele_seed_ships:
            if (p.player(f.seat).pool > 0) place_on_card(play, f.fleet);
            return;
        case Card::morale_booster: return change_strength(play, f.fleet, kMorale, state.leader);
        case Card::ancient_weapons: return change_strength(play, f.fleet, kAncient, state.leader);
        case Card::the_brain: return draw(play, f.seat, kBrain);
        case Card::desert_legend:
            if (can_use(p, f.fleet)) play.ask(Node::legend, then(f, kLegend).seat, f.fleet);
            return;
        case Card::alien_remnant:
            if (can_turn_up(p)) play.ask(Node::alien, then(f, kAlien).seat, f.fleet);
            return;
        default: return;
    }
}

void turn_up(Play& play, Fleet fleet, Tile tile) {
    play.position.turned = tile;
    play.tell({.kind = Event::turn_up, .fleet = fleet, .tile = tile});
}

// R12
void land(Play& play, const Frame& f, const Move& landing) {
    Position& p = play.position;
    const Tile tile = std::exchange(p.turned, kNoTile);
    p.galaxy.place(f.site, tile, landing.rotation);
    put_on_map(play, f.fleet, landing.point, Event::none);
    play.tell({.kind = Event::land,
               .fleet = f.fleet,
               .tile = tile,
               .rotation = landing.rotation,
               .point = landing.point,
               .site = f.site});
    const int colonies = std::popcount(face_of(tile, landing.rotation).colonies);
    gain(play, f.seat, suit_of(tile), colonies);
    if (p.fleet(f.fleet).is_led_by(Card::the_surveyor))  // any other landing fleet is led by Alien Remnant
        gain(play, f.seat, Suit::blue, colonies, Card::the_surveyor);
}

// The fleet is not on the map: it warps in, or lands.
void arrive(Play& play, Frame& f) {
    Position& p = play.position;
    FleetState& state = p.fleet(f.fleet);
    if (state.where == Where::card) return play.ask(Node::warp, then(f, kWarped).seat, f.fleet);
    f.site = state.site;
    turn_up(play, f.fleet, std::exchange(p.face_down[slot(f.fleet)], kNoTile));
    play.ask(Node::land, then(f, kLanded).seat, f.fleet);
}

void owe(const Open& p, Frame& f) {
    each_fleet(p, f.seat, [&](Fleet other) {
        if (other == f.fleet) return;
        const bool drifts = p.fleet(other).is_led_by(Card::the_drifter) && p.fleet(other).is_on_map();
        const bool obeys = p.fleet(f.fleet).is_led_by(Card::the_dictator);
        f.owed[static_cast<std::size_t>(place_of(other))] = static_cast<std::int8_t>(drifts + obeys);
    });
}

bool is_any_owed(const Open& p, const Frame& f) {
    bool is_any = false;
    each_fleet(p, f.seat, [&](Fleet other) { is_any = is_any || is_owed(p, f, other); });
    return is_any;
}

}  // namespace

bool is_owed(const Open& p, const Frame& f, Fleet fleet) {
    return f.owed[static_cast<std::size_t>(place_of(fleet))] > 0 && p.fleet(fleet).is_on_map();
}

void on_activation(Play& play, Frame& f) {
    Position& p = play.position;
    FleetState& state = p.fleet(f.fleet);
    switch (f.stage) {
        case kActivate:
            state.is_ready = false;
            play.tell({.kind = Event::activate, .fleet = f.fleet});
            then(f, kArrive);
            if (!state.is_revealed) reveal(play, f);
            return;
        case kLegend:
            then(f, kArrive);
            if (play.answer.verb == Verb::skip) return;
            discard(play, f.seat, play.answer.paid);
            {
                Resources some{};
                for (const Suit suit : play.answer.suits) ++some[slot(suit)];
                return gain(play, f.seat, some, state.leader);
            }
        case kAlien: {
            if (play.answer.verb == Verb::skip) return void(then(f, kArrive));
            const Tile tile = p.stack.pop_back();
            p.stack_size = static_cast<std::int8_t>(p.stack.size());
            turn_up(play, f.fleet, tile);
            return play.ask(Node::site, then(f, kSiteChosen).seat, f.fleet);
        }
        case kSiteChosen: f.site = play.answer.site; return play.ask(Node::land, then(f, kLanded).seat, f.fleet);
        case kArrive:
            if (!state.is_on_map()) return arrive(play, f);
            then(f, kAct);
            return;
        case kWarped: put_on_map(play, f.fleet, play.answer.point, Event::warp); return void(then(f, kAct));
        case kLanded: land(play, f, play.answer); return void(then(f, kAct));
        case kAct:
            then(f, kOwe);
            play.push(Task::action, f.seat, f.fleet);
            return;
        case kOwe: owe(p, f); return void(then(f, kBonus));
        case kBonus:
            if (!is_any_owed(p, f)) return finish(f);
            return play.ask(Node::bonus, then(f, kBonusChosen).seat, f.fleet);
        default: break;
    }
    if (play.answer.verb == Verb::end) return finish(f);
    const Fleet other = play.answer.fleet;
    --f.owed[static_cast<std::size_t>(place_of(other))];
    then(f, kBonus);
    play.tell({.kind = Event::bonus, .fleet = other});
    play.push(Task::action, f.seat, other).acting = Acting::bonus;
}

}  // namespace orrery::ozymandias
