// What the procedures of the rules share, each written once: asking, telling the listener, pieces and cards. Below are
// the procedures that frames stand for. Private to the rules of this game. core/flow.h explains procedures, frames and
// stages.
// Rulebook: assets/rulebooks/kardashev.md, section 6.
#pragma once

#include <vector>

#include "core/flow.h"
#include "games/kardashev/position.h"

namespace orrery::kardashev {

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};        // the answer to the question of the innermost frame
    Listener listener{};  // who hears what happens, if anybody does

    // For resolve() (core/flow.h)
    auto& frames() { return position.frames; }
    bool is_over() const { return position.over; }
    bool is_asking() const { return position.question.node != Node::none; }
    bool find_only(Move& only) const;
    void accept(const Move& move) { position.question = {}, answer = move; }
    void resume(Frame& frame);

    // Puts a question to `seat`; the innermost frame is called again with the answer.
    Question& ask(Frame& frame, Node node, Seat seat);
    Frame& push(Step step, Seat seat);
    void tell(const Event& event) { listener.hear(event, position); }
};

// ---- Cards (pay.cpp). pay() asks if there is a choice. Then the caller is called again and continues.
void pay(Play& play, Seat payer, const Cost& cost, Seat receiver = kSpectator);
void pay_by_default(Play& play, Seat payer, const Cost& cost, Seat receiver = kSpectator);
void gain(Play& play, Seat seat, const Cards& taken);
void forced_gift(Play& play, Seat giver, Seat receiver, int n);
enum PayStage : Stage { kPay, kPaid };  // of an action that has paid and has nothing else to ask

// ---- Research (research.cpp): the technologies of `among` that the seat can pay for
TechSet payable(const Open& p, Seat seat, TechSet among);

// ---- Pieces and tiles (pieces.cpp). Every function tells the listener.
void set_colony(Play& play, Hex hex, Seat owner, int level);
void set_fleet(Play& play, Hex hex, Seat owner, int level);
void set_symbols(Play& play, Hex hex, Tile tile);
void research(Play& play, Seat seat, Tech tech);
void forget(Play& play, Seat seat, Tech tech);
void draw_tile(Play& play, Seat seat, Hex hex, Tile& drawn);  // the bag must not be empty

// ---- One procedure per step, called when its frame is on top
void on_roles(Play& play, Frame& frame);
void on_rounds(Play& play, Frame& frame);
void on_bids(Play& play, Frame& frame);
void on_picks(Play& play, Frame& frame);
void on_pick(Play& play, Frame& frame);
void on_turn(Play& play, Frame& frame);
void on_pay(Play& play, Frame& frame);
void on_place(Play& play, Frame& frame);
void on_action(Play& play, Frame& frame);  // verbs.cpp
void on_battle(Play& play, Frame& frame);

// ---- Actions, by chapter; the frame holds the move
void colonize(Play& play, Frame& frame);
void upgrade_colony(Play& play, Frame& frame);
void build_fleet(Play& play, Frame& frame);
void upgrade_fleet(Play& play, Frame& frame);
void harvest(Play& play, Frame& frame);
void move_fleet(Play& play, Frame& frame);
void research_tech(Play& play, Frame& frame);
void compile(Play& play, Frame& frame);
void terraform(Play& play, Frame& frame);  // also for accrete
void antimatter(Play& play, Frame& frame);
void swap_tiles(Play& play, Frame& frame);
void probe(Play& play, Frame& frame);
void erase(Play& play, Frame& frame);
void clone(Play& play, Frame& frame);

// Places a tile: its drawer chooses among `among`, up or down.
Frame& place_tile(Play& play, Seat seat, Tile tile, HexSet among);
// The battle of a fleet that has paid for its move (6.11).
Frame& battle(Play& play, const Frame& move);

// Bids with picks=plan: the picker's plan answers the picks (8.1).
Move planned(const Open& p, const Question& question);

}  // namespace orrery::kardashev
