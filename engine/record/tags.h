// What a seat of a game by link says of the record when it opens a value of its chain: a tag of 64 bits beside the value,
// keyed with the next one, which only its own device knows. Its device can tell at once whether a record that comes back is
// what it said; everybody else can as soon as the next value is open. So whoever changes anything on the way is found out.
//
// What a tag is about (notes/0007 has the table): the match and its options; the seat's own name and how it came to be held;
// of the moves those that its device had, with the one that waits for luck; who held the seats up to there; and, of a secret
// answer that is in, the seat's sealed digit. What others do at the same moment it is not about, so that their links merge.
#pragma once

#include <cstdint>
#include <optional>

#include "record/record.h"

namespace orrery {

// Is there, or was there, a person on the seat? Of others no values travel, and none count.
bool has_chain(const Record& record, std::size_t seat);

// Moves that are made, the one that waits for luck among them.
std::size_t made_moves(const Record& record);

// Opens the seat's chain up to `place` and tags what `record` is after `moves` moves (place / 2 - kMaxBack at least). A
// place that is open already stays; the tag is made anew. Nothing in a match that is bound by values but the place.
void sign(Record& record, Seat seat, const SeatKey& key, std::size_t place, std::size_t moves);

// Does the seat's tag hold? `next`: the value of the place after its newest. Always in a match bound by values, and where
// it was about a sealed answer that is gone, since a bot stood in.
bool is_signed(const Record& record, Seat seat, const ChainValue& next);
bool is_signed(const Record& record, Seat seat, const SeatKey& key);

// Is `record` what a seat said when it made `proof`, which may come from another state of the match?
bool bears_tag(const Record& record, Seat seat, const SeatProof& proof, const ChainValue& next);

}  // namespace orrery
