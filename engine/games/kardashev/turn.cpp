// The turns of a round and its end (section 5): placing the tile (6.3), the slots of actions (6.4), orders (6.16), what
// follows an action, and the end of a turn. The actions themselves are in the files of their chapters.
#include <algorithm>

#include "games/kardashev/play.h"
#include "games/kardashev/targets.h"

namespace orrery::kardashev {

// ---- Questions about the position

HexSet places_for_tile(const Open& p) {
    constexpr int kBlueFirst = 3;
    const HexSet unexplored = p.board.unexplored(), blue = unexplored & p.board.blue();
    return blue.size() > kBlueFirst ? blue : unexplored;
}

SetOf<ActionClass> open_slots(const Turn& turn) {
    SetOf<ActionClass> open;
    if (turn.used() >= 2 + turn.additional) return open;
    const int left = turn.additional - std::max(turn.base - 1, 0) - std::max(turn.research - 1, 0);
    if (left >= 0) open.add(ActionClass::flex);
    if (left >= (turn.base > 0 ? 1 : 0)) open.add(ActionClass::base);
    if (left >= (turn.research > 0 ? 1 : 0)) open.add(ActionClass::research);
    return open;
}

bool can_give(const Open& p, Seat seat) {
    const Seat ally = p.ally_of(seat);
    if (ally == kSpectator || p.player(seat).hand.empty()) return false;
    const HexSet here = p.board.fleets[slot(seat)] & p.board.colonies[slot(ally)];
    return !(here | (p.board.fleets[slot(ally)] & p.board.colonies[slot(seat)])).empty();
}

// ---- Rounds

namespace {

void draw_tiles(Play& play) {
    Position& p = play.position;
    for (int i = 0; i < p.seats && !p.bag.empty(); ++i) {
        const Seat seat = seat_at((p.round - 1 + i) % p.seats);  // R13
        draw_tile(play, seat, kNoHex, p.player(seat).drawn);
    }
}

// END-CHECK (section 7): false if another round follows.
bool ends(Play& play) {
    Position& p = play.position;
    if (p.round < p.last_round()) return false;
    p.over = true;
    p.frames.clear();
    play.tell({.kind = Event::over});
    return true;
}

}  // namespace

namespace {

enum RoundStage : Stage { kDraw, kPick, kTurn };

}  // namespace

void begin_round(Position& p, Chance& chance) {
    p.frames.clear();
    p.frames.push_back({.step = Step::rounds});
    Play play{p, chance};
    resolve(play);
}

void begin_turn_of(Position& p, Seat seat, Chance& chance) {
    std::int16_t place = 0;
    while (p.order[static_cast<std::size_t>(place)] != seat) ++place;
    p.frames.clear();
    p.frames.push_back({.step = Step::rounds, .stage = kTurn, .number = place});
    Play play{p, chance};
    resolve(play);
}

void on_rounds(Play& play, Frame& f) {
    Position& p = play.position;
    switch (f.stage) {
        case kDraw:
            p.bids = {};
            play.tell({.kind = Event::round, .number = static_cast<std::int16_t>(p.round)});
            draw_tiles(play);
            then(f, kPick);
            play.push(Step::bids, kSpectator);
            return;
        case kPick:
            f.number = 0;
            then(f, kTurn);
            play.push(Step::picks, kSpectator);
            return;
        default: break;
    }
    for (; f.number < p.seats; ++f.number) {
        const Seat seat = p.order[static_cast<std::size_t>(f.number)];
        p.position = f.number;
        if (p.is_alive(seat)) {
            ++f.number;
            p.active = seat;
            play.push(Step::turn, seat);
            return;
        }
        p.player(seat).held = kNoTile;  // 6.17
        play.tell({.kind = Event::skip, .seat = seat});
    }
    p.active = kSpectator;
    if (ends(play)) return;
    ++p.round;
    p.position = 0;
    f = {.step = Step::rounds};
}

// ---- Turns

namespace {

// After each action: eliminations, then the colony trigger (section 7).
void check_ends(Play& play) {
    Position& p = play.position;
    const int last = p.last_round();
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (!p.is_alive(seat) || !(p.board.colonies[slot(seat)] | p.board.fleets[slot(seat)]).empty()) continue;
        p.eliminated.add(seat);
        play.tell({.kind = Event::out, .seat = seat});
    }
    for (int k = 0; k < p.seats && p.final_round == 0; ++k)
        if (p.colony_supply(seat_at(k)) < p.options.left()) p.final_round = p.round + 1;
    if (p.last_round() != last)
        play.tell({.kind = Event::last_round, .number = static_cast<std::int16_t>(p.last_round())});
}

void count_action(Turn& turn, ActionClass action) {
    switch (action) {
        case ActionClass::base: ++turn.base; break;
        case ActionClass::research: ++turn.research; break;
        case ActionClass::flex: ++turn.flex; break;
    }
}

void begin_action(Play& play, const Move& move) {
    Position& p = play.position;
    count_action(p.turn, class_of(p, p.active, move.verb));
    Frame& f = play.push(Step::action, p.active);
    f.verb = move.verb;
    f.hex = move.hex, f.to = move.to, f.via = move.via;
    f.level = move.level, f.number = move.number;
    f.symbol = move.symbol, f.tech = move.tech;
}

// R39
void keep_time(Play& play) {
    Position& p = play.position;
    Player& player = p.player(p.active);
    if (p.turn.has_borrowed) {
        player.ledger = -1;
    } else if (p.has(p.active, Tech::time_dilation) && p.turn.used() < 2 + p.turn.additional) {
        player.ledger = 1;
        play.tell({.kind = Event::save, .seat = p.active});
    }
}

void begin_turn(Play& play) {
    Position& p = play.position;
    Player& player = p.player(p.active);
    p.turn = {};
    p.turn.additional = static_cast<std::uint8_t>(1 + player.ledger);
    player.ledger = 0;
    const Tile tile = std::exchange(player.held, kNoTile);
    play.tell({.kind = Event::turn, .seat = p.active});
    if (tile == kNoTile) return;
    const HexSet places = places_for_tile(p);
    if (places.empty())
        play.tell({.kind = Event::waste, .seat = p.active, .tile = tile});
    else
        place_tile(play, p.active, tile, places);
}

}  // namespace

void on_turn(Play& play, Frame& f) {
    enum : Stage { kPlace, kAct, kChosen, kDone, kGiven };
    Position& p = play.position;
    switch (f.stage) {
        case kPlace: then(f, kAct); return begin_turn(play);
        case kAct: return void(play.ask(then(f, kChosen), Node::act, f.seat));
        case kChosen:
            then(f, kAct);
            switch (play.answer.verb) {
                case Verb::borrow:
                    ++p.turn.additional;
                    p.turn.has_borrowed = true;
                    return play.tell({.kind = Event::borrow, .seat = f.seat});
                case Verb::order:
                    p.player(f.seat).order = play.answer.order;
                    p.turn.has_ordered = true;
                    return play.tell(
                        {.kind = Event::order, .seat = f.seat, .number = static_cast<std::int16_t>(play.answer.order)});
                case Verb::end:
                    keep_time(play);
                    if (can_give(p, f.seat)) return void(play.ask(then(f, kGiven), Node::give, f.seat));
                    return finish(f);
                default: then(f, kDone); return begin_action(play, play.answer);
            }
        case kDone: check_ends(play); return p.is_alive(f.seat) ? void(then(f, kAct)) : finish(f);
        case kGiven: {
            const Cards given = play.answer.cards;
            finish(f);
            if (given.empty()) return;
            p.player(f.seat).hand -= given;
            p.player(p.ally_of(f.seat)).hand += given;
            return play.tell({.kind = Event::give, .seat = f.seat, .other = p.ally_of(f.seat), .cards = given});
        }
    }
}

// ---- Placing (6.3, also for exploring moves and probes)

Frame& place_tile(Play& play, Seat seat, Tile tile, HexSet among) {
    Frame& f = play.push(Step::place, seat);
    f.tile = tile;
    f.among = among;
    return f;
}

void on_place(Play& play, Frame& f) {
    enum : Stage { kAsk, kPlaced, kGained };
    Position& p = play.position;
    const auto ask_gain = [&](Symbols types) { play.ask(then(f, kGained), Node::gain, f.seat).types = types; };
    switch (f.stage) {
        case kAsk: {
            Question& q = play.ask(then(f, kPlaced), Node::place, f.seat);
            q.among = f.among;
            q.tile = f.tile;
            return;
        }
        case kPlaced: {
            const Hex hex = play.answer.hex;
            const bool is_up = play.answer.side == Side::up;
            const Tile shown = is_up ? f.tile : kDead;
            p.board.set_tile(hex, shown);
            play.tell({.kind = Event::place, .seat = f.seat, .hex = hex, .tile = shown});
            if (!is_up) return ask_gain(kAnyType);  // R20
            const Symbols types = shown.symbols().types();
            if (p.has(f.seat, Tech::tractor_beam) && !types.empty() && f.hex == kNoHex) return ask_gain(types);
            return finish(f);
        }
        default: {
            Cards one;
            one.add(play.answer.symbol);
            finish(f);
            return gain(play, f.seat, one);
        }
    }
}

}  // namespace orrery::kardashev
