// Words and numbers as all games read and write them: tokens of notation, whole numbers and lists. Also people in
// sentences: "you" to the reader, by name to everybody else.
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

// Is `word` one of these words, which have blanks between them?
bool is_among(std::string_view word, std::string_view words);

// Does `text` begin with `part`, and does a token or an item of a list end there ("slots 2" of "slots 2,1")? A part
// that ends with "=" may end within a token.
bool begins_with(std::string_view text, std::string_view part);
// Adds a number to the end of `part`: "take a" and "3" are "take a 3", "d5=" and "3" are "d5=3".
std::string with_number(std::string_view part, std::string_view number);

// A decimal number, written as it is printed, within low..high. Empty for "+1", "01", "-0", "" and numbers out of bounds.
std::optional<std::int64_t> whole_number(std::string_view text);
std::optional<std::int64_t> whole_number(std::string_view text, std::int64_t low, std::int64_t high);

inline std::string number(int n) { return std::to_string(n); }
std::string listed(const std::vector<std::string>& parts, std::string_view last = "and");  // "Anna, Ben and Cleo"
std::string capitalized(std::string_view text);
std::string closed(std::string sentence);  // adds a full stop, unless the text ends with . ! or ?

// A seat in a sentence for one reader.
struct Person {
    Seat seat = kSpectator;
    Seat reader = kSpectator;

    bool is_reader() const { return seat == reader && seat != kSpectator; }
    std::string object() const;  // "you" or "{p2}"
};

}  // namespace orrery
