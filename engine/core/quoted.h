// Text that others wrote, inside our own sentences and JSON: always well-formed UTF-8, in a sentence short and on one line.
// Called wherever an option, a move or a word that somebody typed or sent is told back, and by core/json.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace orrery {

inline constexpr std::size_t kMostQuoted = 80;  // code points

// Takes one code point off the front of `text`, which is not empty; what is not UTF-8 comes as 0 and loses one byte.
std::uint32_t take_sign(std::string_view& text);

bool is_well_formed(std::string_view text);
std::string well_formed(std::string_view text);  // a replacement sign, U+FFFD, for each byte that is not UTF-8

// `text` between quotation marks. Signs that are no part of a line (control, line ends, reading direction) and bytes that
// are not UTF-8 become U+FFFD; of a longer text only the beginning, with dots after it.
std::string in_quotes(std::string_view text);

}  // namespace orrery
