// Setup (section 4), and how a match goes on: carrying out answers, and questions that need no asking (section 5).
#include "games/kardashev/kardashev.h"
#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

namespace {

void call(Play& play, Frame& f) {
    switch (f.step) {
        case Step::roles: return on_roles(play, f);
        case Step::rounds: return on_rounds(play, f);
        case Step::bids: return on_bids(play, f);
        case Step::picks: return on_picks(play, f);
        case Step::pick: return on_pick(play, f);
        case Step::turn: return on_turn(play, f);
        case Step::pay: return on_pay(play, f);
        case Step::place: return on_place(play, f);
        case Step::action: return on_action(play, f);
        case Step::battle: return on_battle(play, f);
    }
}

void fill_bag(Position& p, Chance& chance) {
    for (const BagTile& kind : bag_tiles())
        for (int i = 0; i < kind.copies; ++i) p.bag.push_back(kind.tile);
    chance.shuffle(p.bag);
    p.bag_size = kBag;
}

// The home of a seat (section 4)
void settle(Play& play, Seat seat) {
    Position& p = play.position;
    Player& player = p.player(seat);
    const RoleFace& role = face(player.role);
    const Home home = home_of(p.seats, seat);
    p.board.set_tile(home.inner, role.inner);
    p.board.set_tile(home.outer, role.outer);
    p.board.set_colony(home.inner, seat, role.inner_colony);
    p.board.set_colony(home.outer, seat, role.outer_colony);
    p.board.set_fleet(home.inner, seat, role.inner_fleet);
    p.board.set_fleet(home.outer, seat, role.outer_fleet);
    player.hand = role.start;
    if (role.tech != kNoTech) player.researched.add(role.tech);
}

// There is no listener yet.
void deal_at_random(Play& play) {
    FixedList<Role, kRoles> roles;
    for (int i = 0; i < kRoles; ++i) roles.push_back(static_cast<Role>(i));
    play.chance.shuffle(roles);
    for (int k = 0; k < play.position.seats; ++k)
        play.position.player(seat_at(k)).role = roles[static_cast<std::size_t>(k)];
}

void deal_as_given(Play& play) {
    Position& p = play.position;
    for (int k = 0; k < p.seats; ++k) p.player(seat_at(k)).role = p.options.fixed[static_cast<std::size_t>(k)];
}

}  // namespace

// Seats choose from the last to the first (section 4). After that, all place their homes.
void on_roles(Play& play, Frame& f) {
    enum : Stage { kAsk, kChosen };
    Position& p = play.position;
    if (f.stage == kAsk && p.options.roles == Roles::random) deal_at_random(play), f.number = 0;
    if (f.stage == kAsk && p.options.roles == Roles::fixed) deal_as_given(play), f.number = 0;
    const Seat chooser = f.stage == kChosen ? seat_at(--f.number) : kSpectator;
    if (chooser != kSpectator) p.player(chooser).role = play.answer.role;
    for (int k = 0; k < p.seats && f.number == 0; ++k) settle(play, seat_at(k));
    if (chooser != kSpectator) play.tell({.kind = Event::deal, .seat = chooser, .role = play.answer.role});
    if (f.number > 0) return void(play.ask(then(f, kChosen), Node::role, seat_at(f.number - 1)));
    f = {.step = Step::rounds};
}

Position start(const Setup<Options>& setup, Chance& chance) {
    Position p;
    p.seats = setup.seats;
    p.revision = setup.revision;
    p.options = setup.options;
    p.board.radius = static_cast<std::uint8_t>(radius_for(setup.seats));
    fill_bag(p, chance);
    p.frames.push_back({.step = Step::roles, .number = static_cast<std::int16_t>(setup.seats)});
    Play play{p, chance};
    resolve(play);
    return p;
}

void apply(Position& position, const Move& move, Chance& chance, const Listener& listener) {
    Play play{position, chance, {}, listener};
    play.accept(move);
    play.resume(position.frames.back());
    resolve(play);
}

// ---- Play

Question& Play::ask(Frame&, Node node, Seat seat) {
    position.question = {};
    position.question.node = node;
    position.question.seat = seat;
    return position.question;
}

Frame& Play::push(Step step, Seat seat) {
    position.frames.push_back({.step = step, .seat = seat});
    return position.frames.back();
}

void Play::resume(Frame& frame) {
    call(*this, frame);
    if (answer.verb != Verb::none) answer = {};
}

namespace {

bool is_picking(const Open& p) {
    for (const Frame& f : p.frames)
        if (f.step == Step::pick) return true;
    return false;
}

// Only `end` is left; `order` is not counted (section 5).
bool is_spent(const Open& p) {
    if (can_act(p, Verb::compile)) return false;                       // asked first: it needs nothing but a slot
    if (open_slots(p.turn).empty()) return !can_act(p, Verb::borrow);  // which takes no slot
    for (int verb = static_cast<int>(Verb::colonize); verb <= static_cast<int>(Verb::borrow); ++verb)
        if (can_act(p, static_cast<Verb>(verb))) return false;
    return true;
}

}  // namespace

// An answer that need not be asked for: the only one, or the one that a plan or an order gives.
bool Play::find_only(Move& only) const {
    const Open& p = position;
    const Question& q = p.question;
    const bool has_plan = p.options.plans && is_picking(p);
    switch (q.node) {
        case Node::slot:
        case Node::first:
        case Node::take:
        case Node::split:
            if (has_plan) return only = planned(p, q), true;
            break;
        case Node::pay: {
            const Payments all = payments(p.player(q.seat).hand, q.cost);
            only = Move::of(Verb::pay);
            only.cards = all[0];
            return has_plan || all.size() == 1;
        }
        case Node::act: only = Move::of(Verb::end); return is_spent(p);
        case Node::defend: {
            const Order order = p.options.orders ? p.player(q.seat).order : Order::ask;
            only = Move::of(Verb::defend);
            if (order == Order::hold) only.hexes = holding_set(p, q);
            return order != Order::ask;
        }
        case Node::bid:
        case Node::late_bid:
        case Node::give:
        case Node::none: return false;
        case Node::place:
            if (q.among.size() > 1 || q.tile.is_planet()) return false;
            break;
        case Node::yield:
            if (q.types.size() > 1 && q.number > 0) return false;
            break;
        case Node::gain:
        case Node::raid:
            if (q.types.size() > 1) return false;
            break;
        case Node::role:
        case Node::support:
        case Node::share: break;
    }
    return orrery::find_only<Kardashev>(position, only);
}

}  // namespace orrery::kardashev
