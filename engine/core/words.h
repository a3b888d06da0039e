// Words and numbers as all games read and write them: tokens of notation, whole numbers, counted things, lists, and people
// as sentences speak of them: "you" to whoever reads, by name to all others.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace orrery {

// Parts of `text` between spaces, in order; spaces side by side count as one.
std::vector<std::string_view> tokens_of(std::string_view text);

// Does `text` begin with `part`, up to the end of a token, or of one thing of a list ("slots 2" of "slots 2,1")? A part that
// ends with "=" ends within a token.
bool begins_with(std::string_view text, std::string_view part);
// A number as the end of `part`: "take a" and "3" are "take a 3", "d5=" and "3" are "d5=3".
std::string with_number(std::string_view part, std::string_view number);

// A decimal number as it is printed; nothing for "+1", "01", "-0", "" or what does not fit.
std::optional<std::int64_t> whole_number(std::string_view text);
std::optional<std::int64_t> whole_number(std::string_view text, std::int64_t low, std::int64_t high);  // and in there

inline std::string number(int n) { return std::to_string(n); }
std::string count_of(std::int64_t count, std::string_view noun);                           // "1 move", "2 moves"
std::string listed(const std::vector<std::string>& parts, std::string_view last = "and");  // "Anna, Ben and Cleo"
std::string capitalized(std::string_view text);
std::string closed(std::string sentence);  // with a full stop, unless it ends as a sentence

// A seat in a sentence for one reader. Verbs are given as for a name ("adds") and agree by themselves.
struct Person {
    Seat seat = kSpectator;
    Seat reader = kSpectator;

    bool is_reader() const { return seat == reader && seat != kSpectator; }
    std::string verb(std::string_view third_person) const;  // "add" or "adds"
    std::string opens(std::string_view verb) const;         // "You add" or "{p2} adds", as a sentence begins
    std::string does(std::string_view verb) const;          // "you add" or "{p2} adds"
    std::string object() const;                             // "you" or "{p2}"
    std::string whose(std::string_view thing) const;        // "your hand" or "{p2}'s hand"
    std::string own(std::string_view thing) const;          // after its verb: "your hand" or "their hand"
    std::string the(std::string_view thing) const;          // in a question: "your turn" or "the turn"

    // What is asked: "Place a disk" to whoever is asked, "{p2}: place a disk" to the others.
    std::string asked(std::string_view what) const;
};

}  // namespace orrery
