// What must hold at a device of a game by link whatever arrives there (engine/record/bundle.h): asked by tests, laws and
// fuzzing. Every question is answered with what is broken, in words for a failing test; empty: nothing.
#pragma once

#include <string>

#include "record/bundle.h"

namespace orrery::post {

// What is stored opens again, as JSON, as bytes and as a link, and is the same; every sealed answer in it is one to a question
// that is asked.
std::string breaks_store(const Journal& journal);

// `after` has become of `before` by `incoming` alone, and by opening what was due: nothing is lost; no seat whose key is here
// has moved, answered otherwise or left its hands without having signed it there, unless its own waiting or sealed answer
// came true or only one was legal; the words of these seats hold; and where an answer of such a seat was open, nobody answers
// the same secret round who had not sealed by then.
std::string breaks_arrival(const Journal& before, const Record& incoming, const Journal& after);

// Do the words of all seats whose key is here hold?
std::string breaks_words(const Journal& journal);

// Takes in what arrives as a device does (but for the store of other lines), opens what is due, and asks all of that of what
// is kept.
struct TakenIn {
    Standing standing = Standing::unrelated;
    std::string fault;  // code: refused
    Journal line;       // another line to be kept; without a game: none
    std::string broken;
};
TakenIn take_in(Journal& here, const Journal& incoming);

Journal came(const Record& record);   // as a link brings it
Record sent(const Journal& journal);  // what is committed

}  // namespace orrery::post
