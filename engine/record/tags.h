// What a seat of a game by link says of the record when it opens a value of its chain: a tag of 64 bits beside the value,
// keyed with what comes after it in the chain, which only its own device knows. Its device can tell at once whether a record
// that comes back is what it said; everybody else can as soon as the key is open. So whoever changes anything on the way is
// found out.
//
// What a tag is about (notes/0007 has the table): the match and its options; the seat's own name and how it came to be held;
// of the moves those that its device had, with the one that waits for luck; who held the seats up to there; and, of a secret
// answer that is in, the seat's sealed digit. What others do at the same moment it is not about, so that their links merge.
//
// Where changes of hands are signed (signs_hands), each bears a tag of its own: its author's word for who came to the seat
// after which moves. So it does not depend on what the author says later, and a merge may keep it or drop it.
#pragma once

#include <cstdint>
#include <optional>

#include "record/record.h"

namespace orrery {

// Is there, or was there, a person on the seat? Of others no values travel, and none count.
bool has_chain(const Record& record, std::size_t seat);
// Takes away what stands there as the values of others, which would count for luck and be in no link.
void drop_strange_values(Record& record);

// Moves that are made, the one that waits for luck among them.
std::size_t made_moves(const Record& record);

// Opens the seat's chain up to `place` and tags what `record` is after `moves` moves (place / 2 - kMaxBack at least). A
// place that is open already stays; the tag is made anew. Nothing in a match that is bound by values but the place.
void sign(Record& record, Seat seat, const SeatKey& key, std::size_t place, std::size_t moves);

// Tags the change, one of the record's, for the seat that made it and has signed the record since.
void sign_change(Record& record, SeatChange& change, const SeatKey& key);
std::size_t place_of(const SeatChange& change);  // that its author had open

// The key of what the seat says at `place`: from its secret, or from what `shown` has opened; none: it has not.
ChainValue word_key(const Record& record, Seat seat, const SeatKey& key, std::size_t place);
std::optional<ChainValue> word_key(const Record& shown, Seat seat, std::size_t place);

// Does the seat's tag hold, with the key of its newest place? Always in a match bound by values. Where a sealed answer that it
// was about is gone, since a bot stood in, only for the rest of it; by the older rules always.
bool is_signed(const Record& record, Seat seat, const ChainValue& key);
// The same, and do the tags of all changes hold that the seat has made?
bool is_signed(const Record& record, Seat seat, const SeatKey& key);
// Does the tag of one of the record's changes hold? Always where changes bear none.
bool is_signed(const Record& record, const SeatChange& change, const ChainValue& key);
// A change in the seat's name that it has not signed; nullptr: there is none.
const SeatChange* false_change(const Record& record, Seat seat, const SeatKey& key);

// Is `record` what a seat said when it made `proof`, which may come from another state of the match?
bool bears_tag(const Record& record, Seat seat, const SeatProof& proof, const ChainValue& key);

}  // namespace orrery
