// The common things of the rules, each written once: asking, listener, cards, ships, races; and the procedures that frames stand
// for. Private to the rules of this game. How procedures read, and what frames and stages are: core/flow.h.
#pragma once

#include <cstdint>
#include <vector>

#include "core/flow.h"
#include "games/cosmos/position.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};            // to the question of the innermost frame
    Seat asked = kSpectator;  // who gave it
    Listener listener{};      // who hears what happens, if anybody does
    PerSeat<Cards> drawn{};   // in this move, to be told at its end

    // For resolve() (core/flow.h)
    auto& frames() { return position.frames; }
    bool is_over() const { return position.frames.empty(); }
    bool is_asking() const { return position.question.node != Node::none; }
    bool answer_itself();
    void resume(Frame& frame);

    // Puts a question to `seat`; the innermost frame is called again with the answer.
    void ask(Node node, Seat seat) { position.question = {node, seat}; }
    // The same about a power or a hand that nobody else sees: everybody is told that it is asked (6.17).
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

// ---- Cards (pieces.cpp). All tell.
void draw(Play& play, Seat seat, int count = 1);
void discard(Play& play, Seat seat, const Cards& cards);  // from the hand, face up
void take_at_random(Play& play, Seat seat, Seat from, int count);

// ---- Ships (pieces.cpp). Each tells `event` when the ships are where it says, and then what follows from that.
// So many ships of the graveyard as the event says are put on its site. A stone there is taken.
void place_ships(Play& play, const Event& event);
// So many ships go from its site to its `to`, with what clings to them; where they pass by, nothing happens.
void move_ships(Play& play, const Event& event);
// They go to the graveyard; what clings to a stack that is gone goes to its owner's.
void lose_ships(Play& play, Seat seat, Site site, int count);
// Parts of these, for those who tell in another order.
void put_ships(Play& play, Seat seat, Site site, int count);
void take_stone(Play& play, Seat seat, Site site);
void drop_all_clung(Play& play, Seat host, Site site);  // if no ship of the host is left there
void drop_clung(Play& play, std::size_t place);         // to its owner's graveyard

// ---- Races (pieces.cpp)
void open_race(Play& play, Seat seat);  // at set-up: what it draws comes with its hand
void reveal(Play& play, Seat seat);     // if it is hidden, with all that it brings

// ---- The end (match.cpp)
void check_five(Play& play);                // section 7
bool win_with_five(Play& play, Seat seat);  // 7.4: of that seat alone

// ---- What a frame of each task does when it is on top
void on_match(Play& play, Frame& frame);
void on_turn(Play& play, Frame& frame);
void on_wake(Play& play, Frame& frame);
void on_invasion(Play& play, Frame& frame);
void on_victory(Play& play, Frame& frame);

// ---- Parts of an invasion, by its stages; false: somebody is asked, or the stage is not over
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
void decide(Play& play, Side winner);           // one side wins, and nothing stands against it

}  // namespace orrery::cosmos
