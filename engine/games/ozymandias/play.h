// What the procedures of the rules share, each written once: asking, telling the listener, cards, resources, disks.
// Below are the procedures that frames stand for. Private to the rules of this game. core/flow.h explains procedures,
// frames and stages.
// Rulebook: assets/rulebooks/ozymandias.md, section 6.
#pragma once

#include <vector>

#include "core/flow.h"
#include "games/ozymandias/position.h"

namespace orrery::ozymandias {

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};             // the answer to the question of the innermost frame
    Listener listener{};       // who hears what happens, if anybody does
    PerSeat<CardSet> drawn{};  // the cards drawn in this move; they are told at its end

    // For resolve() (core/flow.h)
    auto& frames() { return position.frames; }
    bool is_over() const { return position.frames.empty(); }
    bool is_asking() const { return position.question.node != Node::none; }
    bool find_only(Move& only) const;
    void accept(const Move& move) { position.question = {}, answer = move; }
    void resume(Frame& frame);

    // Puts a question to `seat`; the innermost frame is called again with the answer.
    void ask(Node node, Seat seat, Fleet fleet = kNoFleet) { position.question = {node, seat, fleet}; }
    Frame& push(Task task, Seat seat, Fleet fleet = kNoFleet) {
        position.frames.push_back({.task = task, .seat = seat, .fleet = fleet});
        return position.frames.back();
    }
    void tell(const Event& event) { listener.hear(event, position); }
};

// ---- Cards, resources, strength (pieces.cpp). Every function tells the listener, with one exception.
void draw(Play& play, Seat seat, int count = 1);
void drop_card(Play& play, Seat seat, Card card);  // from hand to nowhere; it does not tell
void take_card(Play& play, Seat seat, Card card);  // into hand
void discard(Play& play, Seat seat, Card card);
void give(Play& play, Seat seat, Card card, Seat other);
void pay(Play& play, Seat seat, const Resources& price);
void pay(Play& play, Seat seat, Suit suit, int count);
void gain(Play& play, Seat seat, const Resources& some, Card source = kNoCard);
void gain(Play& play, Seat seat, Suit suit, int count, Card source = kNoCard);
void change_strength(Play& play, Fleet fleet, int change, Card source = kNoCard);  // result: 0 to capacity
void burn(Play& play, Seat seat, const Move& emergency);

// ---- Fleets on the map (pieces.cpp). Every function tells the listener.
void put_on_map(Play& play, Fleet fleet, Point point, Event::Kind how);  // how == none: the caller tells
void send_home(Play& play, Fleet fleet, Port port = kNoPort);
void leave_galaxy(Play& play, Fleet fleet, Port port);  // explores, or returns to its card (6.4)

// ---- Disks (disks.cpp)
// Places a disk. If the pool is empty, it asks for the source; then the caller is called again and continues.
void conquer(Play& play, Seat seat, Spot colony, bool is_low = false);  // also draws a card
void place_on_card(Play& play, Fleet fleet);
void collapse(Play& play, Point colony);

// ---- One procedure per task, called when its frame is on top
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
// orders.cpp: carries out the answer, an order or action of a leader. `frame` is the frame of the action. May ask where
// a lifted fleet warps in.
void use_text(Play& play, Frame& frame);
void begin_war(Play& play, Fleet attacker, Fleet defender);

}  // namespace orrery::ozymandias
