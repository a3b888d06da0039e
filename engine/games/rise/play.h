// What the procedures of the rules share, each written once and named as in the rules reference: asking, moving cards,
// gems and disks, and the nested procedures. Private to the rules of this game. core/flow.h explains procedures, frames
// and stages.
// Rulebook: assets/rulebooks/rise.md, section 6.
#pragma once

#include "games/rise/cards.h"
#include "games/rise/position.h"

namespace orrery::rise {

struct Play {
    Position& position;
    Chance& chance;
    Move answer{};        // the answer to the question of the top frame
    Listener listener{};  // who hears what happens, if anybody does

    // For resolve() (core/flow.h)
    auto& frames() { return position.frames; }
    bool is_over() const { return position.over; }
    bool is_asking() const { return position.question.verb != Verb::none; }
    bool find_only(Move& only) const;
    void accept(const Move& move) { position.question = {}, answer = move; }
    void resume(Frame& frame);
};
using Effect = void (*)(Play&, Frame&);

// ---- Frames
Frame& push(Play& play, Step step, Seat you, Card card = kNoCard);

// ---- Asking (ask.cpp). Each function puts the question. If there is no possible answer, the frame finishes instead:
// an effect without a legal target does nothing (6.6).
void ask_cards(Play& play, Frame& frame, Seat seat, Verb verb, CardSet among);
void ask_colour(Play& play, Frame& frame, Seat seat, Verb verb, unsigned among, bool or_done = false);
void ask_any_colour(Play& play, Frame& frame);  // all four colours, even if a colour has no effect (11.2)
void ask_player(Play& play, Frame& frame, Seat seat, Verb verb, SeatSet among);
void ask_sector(Play& play, Frame& frame, Seat seat, Verb verb, std::uint64_t among, bool or_done = false);
void ask_place(Play& play, Frame& frame, Seat seat, Colour colour);
void ask_hidden(Play& play, Frame& frame, Seat seat, Verb verb);  // give, put, discard: answers worked out when listed
void ask_main(Play& play, Frame& frame);
// Asks all players for secret answers. False: somebody still owes one. The frame then keeps its stage and is called
// again.
void begin_bids(Play& play);
bool bids_are_in(Play& play, Frame& frame);
CardSet as_set(const CardList& list);
inline CardSet market_set(const Play& play) { return as_set(play.position.market); }
inline CardSet market_of(const Play& play, Colour colour) { return market_set(play) & CardSet::of(colour); }
unsigned colours_in_pool(const Position& position);
unsigned placeable_colours(const Position& position);  // colours with a disk in the pool and a legal place (R14)
SiteSet places_for(const Position& position, Colour colour);

// ---- Telling the listener what happens
void tell(Play& play, const Event& event);
void tell(Play& play, Event::Kind kind, Seat seat, int amount = 0);
void tell_card(Play& play, Event::Kind kind, Seat seat, Card card);
void tell_site(Play& play, Event::Kind kind, Site site, Colour colour, int amount);

// ---- Gems (gems_and_disks.cpp)
void gain(Play& play, Seat seat, int gems);                // from the bank, up to the ceiling (R50)
void pay(Play& play, Seat seat, int gems, Seat receiver);  // kSpectator: to the bank
void add_gems(Play& play, Site site, int gems);
void take_gems(Play& play, Site site, int gems, Seat seat);  // from a tile to a bank
void put_gem_on(Play& play, Card card);

// ---- Disks (gems_and_disks.cpp)
void put_disk(Play& play, Colour colour, Site site);  // PUT DISK, 6.8
void open_tile(Play& play, Site site);
void destroy_top(Play& play, Site site);  // DESTROY, 6.14
void destroy_from_pool(Play& play, Colour colour);
void return_disk(Play& play, Seat seat, Colour colour);

// ---- Cards between zones (zones.cpp). All functions except draw_top tell the listener.
void reveal(Play& play, Card card);                      // everybody knows it from now on
void turn_up(Play& play, Card card);                     // like reveal, and the card is shown in this move (R60)
Card draw_top(Play& play);                               // DRAW: the card goes to the table; the deck must not be empty
void take_out(Play& play, Card card);                    // from any zone to the table; without a trigger
void to_hand(Play& play, Seat seat, Card card);          // face up
void to_pile(Play& play, Seat seat, Card card);          // then PILE CHANGE
void bury(Play& play, Card card);                        // BURY: from the table or the market
void only_you_know(SeatSet& known, Seat you, int seen);  // `you` looks at the card among `seen` cards, to put them back
void shuffle_deck(Play& play);
void refill_market(Play& play);
void pile_changed(Play& play, Seat owner, Card old_active);  // PILE CHANGE, 6.9

// ---- Procedures. Each pushes a frame, which is carried out before anything else goes on.
void execute(Play& play, Card card, Seat you);  // 6.10
void execute_set(Play& play, CardSet cards, Seat you);
void auction(Play& play, CardSet lot, Seat seller, int extra = 0);  // 6.11; the cards must be on the table already
void preserve(Play& play, unsigned colours);                        // 6.12
void harvest(Play& play, CardSet cards, Seat you);                  // 6.13; the cards must be on the table already
void discard_block(Play& play, Seat you, Colour colour);

// ---- One procedure per step, called when its frame is on top
void on_mulligan(Play& play, Frame& frame);
void on_turn(Play& play, Frame& frame);
void on_expand(Play& play, Frame& frame);
void on_event(Play& play, Frame& frame);
void on_execute_set(Play& play, Frame& frame);
void on_auction(Play& play, Frame& frame);
void on_preserve(Play& play, Frame& frame);
void on_harvest(Play& play, Frame& frame);
void on_triggers(Play& play, Frame& frame);
void on_discard(Play& play, Frame& frame);

}  // namespace orrery::rise
