// Words and numbers as all games read and write them: tokens of notation, whole numbers, counted things, lists.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

// Parts of `text` between spaces, in order; spaces side by side count as one.
std::vector<std::string_view> tokens_of(std::string_view text);

// Does `text` begin with `part`, up to the end of a token? A part that ends with "=" ends within one.
bool begins_with(std::string_view text, std::string_view part);
// A number as the end of `part`: "take a" and "3" are "take a 3", "d5=" and "3" are "d5=3".
std::string with_number(std::string_view part, std::string_view number);

// A decimal number as it is printed; nothing for "+1", "01", "-0", "" or what does not fit.
std::optional<std::int64_t> whole_number(std::string_view text);
std::optional<std::int64_t> whole_number(std::string_view text, std::int64_t low, std::int64_t high);  // and in there

std::string count_of(std::int64_t count, std::string_view noun);                           // "1 move", "2 moves"
std::string listed(const std::vector<std::string>& parts, std::string_view last = "and");  // "Anna, Ben and Cleo"

}  // namespace orrery
