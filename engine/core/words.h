// Words and numbers as all games read and write them: tokens of notation, whole numbers, counted things and lists. Also
// people in sentences: "you" to the reader, by name to everybody else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace orrery {

// The parts of `text` between blanks, in order. Several blanks in a row count as one.
std::vector<std::string_view> tokens_of(std::string_view text);

// Does `text` begin with `part`, and does a token or an item of a list end there ("slots 2" of "slots 2,1")? A part
// that ends with "=" may end within a token.
bool begins_with(std::string_view text, std::string_view part);
// Adds a number to the end of `part`: "take a" and "3" are "take a 3", "d5=" and "3" are "d5=3".
std::string with_number(std::string_view part, std::string_view number);

// A decimal number, written as it is printed, within low..high. Empty for "+1", "01", "-0", "" and numbers out of bounds.
std::optional<std::int64_t> whole_number(std::string_view text);
std::optional<std::int64_t> whole_number(std::string_view text, std::int64_t low, std::int64_t high);

inline std::string number(int n) { return std::to_string(n); }
std::string plural(std::string_view noun);                                                 // "moves", "journeymen"
std::string count_of(std::int64_t count, std::string_view noun);                           // "1 move", "2 moves"
std::string listed(const std::vector<std::string>& parts, std::string_view last = "and");  // "Anna, Ben and Cleo"
std::string capitalized(std::string_view text);
std::string closed(std::string sentence);  // adds a full stop, unless the text ends with . ! or ?

// A seat in a sentence for one reader. Callers give verbs as they go with a name ("adds"); these functions change them
// for "you".
struct Person {
    Seat seat = kSpectator;
    Seat reader = kSpectator;

    bool is_reader() const { return seat == reader && seat != kSpectator; }
    std::string verb(std::string_view third_person) const;  // "add" or "adds"
    std::string opens(std::string_view verb) const;         // at the start of a sentence: "You add" or "{p2} adds"
    std::string does(std::string_view verb) const;          // "you add" or "{p2} adds"
    std::string object() const;                             // "you" or "{p2}"
    std::string whose(std::string_view thing) const;        // "your hand" or "{p2}'s hand"
    std::string own(std::string_view thing) const;  // the possessor was named before: "your hand" or "their hand"
    std::string the(std::string_view thing) const;  // in a question: "your turn" or "the turn"

    // A question: "Place a disk" to the seat that is asked, "{p2}: place a disk" to everybody else.
    std::string asked(std::string_view what) const;
};

}  // namespace orrery
