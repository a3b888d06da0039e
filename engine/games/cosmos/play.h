// What the procedures of the rules share, each written once: asking, telling the listener, cards, ships, races. Below
// are the procedures that frames stand for. Private to the rules of this game. core/flow.h explains procedures, frames
// and stages.
// Rulebook: assets/rulebooks/cosmos.md, section 6.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/flow.h"
#include "games/cosmos/position.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};            // the answer to the question of the innermost frame
    Seat asked = kSpectator;  // who gave it
    Listener listener{};      // who hears what happens, if anybody does
    PerSeat<Cards> drawn{};   // the cards drawn in this move; they are told at its end

    // For resolve() (core/flow.h)
    auto& frames() { return position.frames; }
    bool is_over() const { return position.frames.empty(); }
    bool is_asking() const { return position.question.node != Node::none; }
    bool find_only(Move& only) const;
    void accept(const Move& move) { asked = std::exchange(position.question, {}).seat, answer = move; }
    void resume(Frame& frame);

    // Puts a question to `seat`; the innermost frame is called again with the answer.
    void ask(Node node, Seat seat) { position.question = {node, seat}; }
    // Puts a question about a power or a hand that nobody else sees. Everybody is told that the question is asked
    // (6.17).
    void ask_hidden(Node node, Seat seat) {
        tell({.kind = Event::asked, .seat = seat, .node = node});
        ask(node, seat);
    }
    void ask_of_race(Node node, Seat seat) {
        position.player(seat).is_hidden ? ask_hidden(node, seat) : ask(node, seat);
    }
    void push(Task task, Seat seat, int number = 0) {
        position.frames.push_back({.task = task, .seat = seat, .number = static_cast<std::int8_t>(number)});
    }
    void tell(const Event& event) { listener.hear(event, position); }
};

constexpr SeatSet only(Seat seat) { return {static_cast<std::uint8_t>(1u << index(seat))}; }
constexpr std::int16_t wide(int number) { return static_cast<std::int16_t>(number); }  // as it is kept and told

// ---- Cards (pieces.cpp). Every function tells the listener.
void draw(Play& play, Seat seat, int count = 1);
void discard(Play& play, Seat seat, const Cards& cards);  // from the hand, face up
void take_at_random(Play& play, Seat seat, Seat from, int count);

// ---- Ships (pieces.cpp). Each function moves the ships, then tells `event`, then tells what follows from the move.
// Puts the event's number of ships from the graveyard on its site. A stone that lies there is taken.
void place_ships(Play& play, const Event& event);
// Moves the event's number of ships from its site to its `to`. Clung ships go along. Sites on the way are not entered.
void move_ships(Play& play, const Event& event);
// Puts the ships into the graveyard. If the stack is gone, ships that clung to it go to the graveyard of their owner.
void lose_ships(Play& play, Seat seat, Site site, int count);
// Parts of the functions above, for callers that tell in another order.
void put_ships(Play& play, Seat seat, Site site, int count);
void take_stone(Play& play, Seat seat, Site site);
void drop_all_clung(Play& play, Seat host, Site site);  // does nothing if the host still has a ship there
void drop_clung(Play& play, std::size_t place);         // moves it to its owner's graveyard

// ---- Races (pieces.cpp)
void open_race(Play& play, Seat seat);       // at set-up; cards that the race draws come with the first hand
void reveal(Play& play, Seat seat);          // if it is hidden; carries out all that follows from it
void draw_on_reveal(Play& play, Seat seat);  // the cards that the revealed race of the seat brings

// ---- The end (rules.cpp)
void check_five(Play& play);                // section 7
bool win_with_five(Play& play, Seat seat);  // 7.4: checks this seat only

// ---- One procedure per task, called when its frame is on top
void on_match(Play& play, Frame& frame);
void on_turn(Play& play, Frame& frame);
void on_wake(Play& play, Frame& frame);
void on_invasion(Play& play, Frame& frame);
void on_victory(Play& play, Frame& frame);

// ---- Parts of an invasion, one per stage. They return false if somebody is asked or the stage is not over.
enum InvasionStage : Stage {
    kAllies,
    kAllied,
    kSupported,
    kChosen,
    kFace,
    kFaced,
    kTurncoat,
    kTurned,
    kCopy,
    kCopied,
    kBurn,
    kBurnt,
    kReinforce,
    kReinforced,
    kDecided,
    kCompany,
    kAccompanied,
    kLosses,
    kSlipped,
    kWithdrawn,
    kSabotage,
    kAfterwards,
    kSpited,
    kCling,
    kClung,
    kGraft,
    kGrafted,
    kTile,
    kTiled,
    kShed,
    kShedded,
    kJoined,
    kVictory,
    kOtherVictory,
    kResolved
};
void on_declaration(Play& play, Frame& frame);  // declare.cpp: allies, support, cards
void on_attacks(Play& play, Frame& frame);      // attacks.cpp: Attack against Attack
void on_losses(Play& play, Frame& frame);       // losses.cpp
void on_aftermath(Play& play, Frame& frame);    // aftermath.cpp
void decide(Play& play, Side winner);           // one side wins, and no power prevents it

}  // namespace orrery::cosmos
