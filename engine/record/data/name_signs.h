// The characters of names: which of them are invisible, which are combining marks, and which may be mistaken for one
// another. Only record/data/names.cpp uses this. "Sign" is the code's word for a code point.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/quoted.h"
#include "core/verdict.h"

namespace orrery {

std::string sign_text(std::uint32_t sign);  // in UTF-8

bool is_blank(std::uint32_t sign);     // a space of any width
bool turns_text(std::uint32_t sign);   // sets the direction in which a line reads
bool is_unseen(std::uint32_t sign);    // invisible, or shown differently from device to device
int marks_beside(std::uint32_t sign);  // for a combining mark: how many marks its base may carry; else 0

std::uint32_t composed(std::uint32_t base, std::uint32_t mark);  // the Latin letter made of both; 0: there is none
std::uint32_t plain_letter(std::uint32_t sign);                  // the Latin letter without accents, in lower case

// What a sign can be mistaken for.
struct Look {
    // `latin` is a letter or digit, or one of these.
    static constexpr std::uint32_t kNone = 0;     // no Latin letter looks like it
    static constexpr std::uint32_t kPerhaps = 1;  // probably no Latin letter looks like it, but nobody checked
    static constexpr std::uint32_t kLikely = 2;   // its script is known for letters like Latin ones

    std::uint32_t script = 0;
    std::uint32_t own = 0;    // the sign without its case and accents
    std::uint32_t latin = 0;  // the lower-case Latin letter or digit that it looks like
};
Look plain_look(std::uint32_t letter);  // of an ASCII letter
Look look_of(std::uint32_t sign);

// The part of record/data/names.h for names that are not plain ASCII. A first game in the page seldom needs it or most
// of what is above, so the page loads both later (cmake/app_later.txt).
std::string clean_signs(std::string_view name, std::size_t most_signs, std::size_t most_bytes);
Verdict signs_refusal(std::string_view typed);

}  // namespace orrery
