// What must hold at a device of a game by link, whatever arrives there (engine/record/device/bundle.h). Tests, laws and
// fuzzing use it. Every function returns what is broken, in words for a failing test; empty: nothing.
#pragma once

#include <string>

#include "record/device/bundle.h"

namespace orrery::post {

// What is stored opens again, as JSON, as bytes and as a link, and is the same. Every sealed answer in it answers a
// question that is asked.
std::string breaks_store(const Journal& journal);

// `after` came from `before` only by `incoming` and by opening what was due. Nothing is lost. No seat whose key is here
// has moved, changed its answer or changed hands without signing it there, unless its own waiting or sealed answer was
// played or only one move was legal. The tags of these seats hold. If an answer of such a seat was open, nobody answers
// in the same secret round who had not sealed by then.
std::string breaks_arrival(const Journal& before, const Record& incoming, const Journal& after);

// Do the tags of all seats hold whose key is here?
std::string breaks_words(const Journal& journal);

// Takes in what arrives as a device does, without a store for other lines, opens what is due, and checks all of that on
// what is kept.
struct TakenIn {
    Standing standing = Standing::unrelated;
    std::string fault;  // the code of the fault: refused
    Journal line;       // another line to keep; without a game: none
    std::string broken;
};
TakenIn take_in(Journal& here, const Journal& incoming);

Journal came(const Record& record);   // as a link brings it
Record sent(const Journal& journal);  // what is committed

}  // namespace orrery::post
