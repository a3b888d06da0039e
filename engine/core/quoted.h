// Text that others wrote, made safe for our own sentences and JSON: always well-formed UTF-8, and in a sentence short
// and on one line. It is used wherever a sentence repeats an option, a move or a word that somebody typed or sent, and
// by core/json.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace orrery {

inline constexpr std::size_t kMostQuoted = 80;  // code points

// Takes one code point off the front of `text`, which must not be empty. If the text is not UTF-8 there, it returns 0
// and takes one byte.
std::uint32_t take_sign(std::string_view& text);

bool is_well_formed(std::string_view text);
std::string well_formed(std::string_view text);  // U+FFFD in place of each byte that is not UTF-8

// `text` between the quotation marks of the language that is spoken. U+FFFD replaces characters that do not belong in a
// line (control characters, line ends, reading direction) and bytes that are not UTF-8. A text longer than kMostQuoted
// is cut, with dots at the end.
std::string in_quotes(std::string_view text);

}  // namespace orrery
