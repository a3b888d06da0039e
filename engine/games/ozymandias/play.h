// The common things of the rules, each written once: asking, listener, cards, resources, disks; and the procedures that frames
// stand for. Private to the rules of this game. How procedures read, and what frames and stages are: core/flow.h.
#pragma once

#include <vector>

#include "core/flow.h"
#include "games/ozymandias/position.h"

namespace orrery::ozymandias {

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};             // to the question of the innermost frame
    Listener listener{};       // who hears what happens, if anybody does
    PerSeat<CardSet> drawn{};  // in this move, to be told at its end

    // For resolve() (core/flow.h)
    auto& frames() { return position.frames; }
    bool is_over() const { return position.frames.empty(); }
    bool is_asking() const { return position.question.node != Node::none; }
    bool answer_itself();
    void resume(Frame& frame);

    // Puts a question to `seat`; the innermost frame is called again with the answer.
    void ask(Node node, Seat seat, Fleet fleet = kNoFleet) { position.question = {node, seat, fleet}; }
    Frame& push(Task task, Seat seat, Fleet fleet = kNoFleet) {
        position.frames.push_back({.task = task, .seat = seat, .fleet = fleet});
        return position.frames.back();
    }
    void tell(const Event& event) { listener.hear(event, position); }
};

// ---- Cards, resources, strength (pieces.cpp). All tell.
void draw(Play& play, Seat seat, int count = 1);
void drop_card(Play& play, Seat seat, Card card);  // from hand; goes nowhere yet, and is not told
void take_card(Play& play, Seat seat, Card card);  // into hand
void discard(Play& play, Seat seat, Card card);
void give(Play& play, Seat seat, Card card, Seat other);
void pay(Play& play, Seat seat, const Resources& price);
void pay(Play& play, Seat seat, Suit suit, int count);
void gain(Play& play, Seat seat, const Resources& some, Card source = kNoCard);
void gain(Play& play, Seat seat, Suit suit, int count, Card source = kNoCard);
void change_strength(Play& play, Fleet fleet, int change, Card source = kNoCard);  // within 0 and capacity
void burn(Play& play, Seat seat, const Move& emergency);

// ---- Fleets on the map (pieces.cpp). All tell.
void put_on_map(Play& play, Fleet fleet, Point point, Event::Kind how);  // none: somebody else tells
void send_home(Play& play, Fleet fleet, Port port = kNoPort);
void leave_galaxy(Play& play, Fleet fleet, Port port);  // explores, or returns to its card (6.4)

// ---- Disks (disks.cpp)
// A disk is placed: by asking for its source where the pool is empty; the caller goes on when it is called again.
void conquer(Play& play, Seat seat, Spot colony, bool is_low = false);  // and draws a card
void place_on_card(Play& play, Fleet fleet);
void collapse(Play& play, Point colony);

// ---- What a frame of each task does when it is on top
void on_ages(Play& play, Frame& frame);
void on_planning(Play& play, Frame& frame);
void on_buying(Play& play, Frame& frame);
void on_plans(Play& play, Frame& frame);
void on_turn(Play& play, Frame& frame);
void on_activation(Play& play, Frame& frame);
void on_action(Play& play, Frame& frame);
void on_disk(Play& play, Frame& frame);
void on_war(Play& play, Frame& frame);
void on_passing(Play& play, Frame& frame);
void on_networks(Play& play, Frame& frame);

// ---- Parts of an activation
// orders.cpp: the answer, an order or action of a leader; frame: of the action. May ask where a lifted fleet warps in.
void use_text(Play& play, Frame& frame);
void begin_war(Play& play, Fleet attacker, Fleet defender);

}  // namespace orrery::ozymandias
