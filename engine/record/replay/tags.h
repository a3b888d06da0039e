// A seat's tag for the record. When a seat of a game by link opens a value of its chain, it adds a tag of 64 bits. The
// tag's key is what comes next in the chain, which only the seat's own device knows. That device can tell at once
// whether a record that comes back is what it tagged; everybody else can as soon as the key is open. So whoever changes
// anything on the way is found out.
//
// A tag covers (the table is in protocols/seats.md): the match and its options; the seat's own name and how it came
// to be held; the moves that its device had, with the one that waits for luck; who held the seats up to there; and
// the digits of a secret answer that the seat has sealed. It does not cover what others do at the same moment, so
// that their links can be merged.
//
// If changes of hands are signed (signs_hands), each has a tag of its own, in which its author confirms who came to the
// seat after which moves. So a change does not depend on what its author says later, and a merge may keep it or drop
// it.
#pragma once

#include <cstdint>
#include <optional>

#include "record/data/record.h"

namespace orrery {

// Opens the seat's chain up to `place` and tags what `record` is after `moves` moves (at least place / 2 - kMaxBack).
// If the place is open already, only the tag is made anew. In a match bound by values only the place is set.
void sign(Record& record, Seat seat, const SeatKey& key, std::size_t place, std::size_t moves);

// Tags `change`, one of the record's, for the seat that made it and has signed the record since.
void sign_change(Record& record, SeatChange& change, const SeatKey& key);
std::size_t place_of(const SeatChange& change);  // the place that its author had open

// The key of the seat's tag at `place`: from its secret, or from what `shown` has opened; none: it is not open.
ChainValue tag_key(const Record& record, Seat seat, const SeatKey& key, std::size_t place);
std::optional<ChainValue> tag_key(const Record& shown, Seat seat, std::size_t place);

// Does the seat's tag hold, with the key of its newest place? Always true in a match bound by values. If the tag covers
// a sealed answer that is gone because a bot stood in, the rest must hold; by the older rules it is always true.
bool is_signed(const Record& record, Seat seat, const ChainValue& key);
// Also checks the tags of all changes that the seat has made.
bool is_signed(const Record& record, Seat seat, const SeatKey& key);
// Does the tag of one of the record's changes hold? Always true if changes have no tags.
bool is_signed(const Record& record, const SeatChange& change, const ChainValue& key);
// A change in the seat's name that it has not signed; nullptr: none.
const SeatChange* false_change(const Record& record, Seat seat, const SeatKey& key);

// Is `record` what the seat tagged in `proof`, which may come from another state of the match?
bool bears_tag(const Record& record, Seat seat, const SeatProof& proof, const ChainValue& key);

}  // namespace orrery
