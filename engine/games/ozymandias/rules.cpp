// Setup (section 4), and how a match goes on: carrying out answers, and questions that need no asking (section 5).
#include <algorithm>

#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/play.h"
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

namespace {

// ---- Setup

void deal(Position& p, Chance& chance) {
    for (const Card card : kAllCards) p.deck.push_back(card);
    chance.shuffle(p.deck);
    for (int k = 0; k < p.seats; ++k) {
        Player& player = p.player(seat_at(k));
        player.reserve = {1, 1, 1};
        for (int i = 0; i < kFirstHand; ++i) player.hand.add(p.deck.pop_back());
        player.hand_size = kFirstHand;
    }
    p.deck_size = static_cast<std::int8_t>(p.deck.size());
}

// R2, R52
void lay_tiles(Position& p, Chance& chance) {
    constexpr std::array<Site, 3> kFirstSites{Site{0}, Site{2}, Site{5}};
    for (const Suit suit : kAllSuits)
        for (int number = 1; number <= std::min(p.seats + 1, kTilesOfSuit); ++number)
            p.stack.push_back(tile_of(suit, number));
    chance.shuffle(p.stack);
    for (int i = 0; i < p.options.start_tiles; ++i)
        p.galaxy.place(kFirstSites[static_cast<std::size_t>(i)], p.stack.pop_back(), 0);
    p.stack_size = static_cast<std::int8_t>(p.stack.size());
}

Seat first_obelisk(const Position& p, Chance& chance) {
    const bool is_named = p.options.obelisk >= 1 && p.options.obelisk <= p.seats;
    return seat_at(is_named ? p.options.obelisk - 1
                            : static_cast<int>(chance.below(static_cast<std::uint32_t>(p.seats))));
}

void go_on(Play& play) {
    resolve(play);
    for (int k = 0; k < play.position.seats; ++k)
        if (const CardSet cards = play.drawn[static_cast<std::size_t>(k)]; !cards.empty())
            play.tell({.kind = Event::drawn,
                       .seat = seat_at(k),
                       .cards = cards,
                       .eyes = {static_cast<std::uint8_t>(1 << k)}});
}

}  // namespace

Position start(const Setup<Options>& setup, Chance& chance) {
    Position p;
    p.options = setup.options;
    p.seats = static_cast<std::int8_t>(setup.seats);
    deal(p, chance);
    lay_tiles(p, chance);
    p.obelisk = first_obelisk(p, chance);
    p.frames.push_back({.task = Task::ages});
    Play play{p, chance};
    go_on(play);
    return p;
}

void apply(Position& position, const Move& move, Chance& chance, const Listener& listener) {
    Play play{position, chance, {}, listener};
    play.accept(move);
    play.resume(position.frames.back());
    go_on(play);
}

void begin_turn_of(Position& p, Seat seat, Chance& chance) {
    p.active = seat;
    ++p.turn;
    p.question = {};
    p.frames.clear();
    Play play{p, chance};
    play.push(Task::turn, seat);
    go_on(play);
}

void begin_planning(Position& p, Seat first, Chance& chance) {
    p.first = first;
    p.question = {};
    p.frames.clear();
    Play play{p, chance};
    play.push(Task::planning, kSpectator);
    go_on(play);
}

// ---- Play

void Play::resume(Frame& f) {
    switch (f.task) {
        case Task::ages: on_ages(*this, f); break;
        case Task::planning: on_planning(*this, f); break;
        case Task::buying: on_buying(*this, f); break;
        case Task::plans: on_plans(*this, f); break;
        case Task::turn: on_turn(*this, f); break;
        case Task::activation: on_activation(*this, f); break;
        case Task::action: on_action(*this, f); break;
        case Task::disk: on_disk(*this, f); break;
        case Task::war: on_war(*this, f); break;
        case Task::passing: on_passing(*this, f); break;
        case Task::networks: on_networks(*this, f); break;
    }
    if (answer.verb != Verb::none) answer = {};
}

namespace {

// A seat with a hand can always do an emergency. If the hand is empty, everybody sees all that is possible.
bool can_only_end(const Open& p) {
    const Frame& f = acting_frame(p);
    return p.player(f.seat).hand_size == 0 && !order_is_open(p, f) && !(has_action(p, f) && has_any_action(p, f));
}

bool can_only_yield(const Open& p) { return p.player(p.question.seat).hand_size == 0 && !can_bribe(p) && !can_hire(p); }

}  // namespace

// Empty hands, places and fleets on the map are seen by all. So everybody can see that an answer is the only one.
bool Play::find_only(Move& only) const {
    const Open& p = position;
    switch (p.question.node) {
        case Node::turn:
            only = Move::of(Verb::pass);  // R19
            return has_to_pass(p, p.question.seat, p.frames.back().has_recovered);
        case Node::action: only = Move::of(Verb::end); return can_only_end(p);
        case Node::war: only = Move::of(Verb::yield); return can_only_yield(p);
        case Node::warp:
            if (can_warp(p, p.question.seat, 2)) return false;
            break;
        case Node::site:
        case Node::source: break;
        default: return false;
    }
    return orrery::find_only<Ozymandias>(position, only);
}

}  // namespace orrery::ozymandias
