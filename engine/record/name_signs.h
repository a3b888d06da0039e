// The signs that names are made of: which of them nobody sees, which stand on another, and which may be mistaken for one
// another. Only record/names.cpp asks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/quoted.h"
#include "core/verdict.h"

namespace orrery {

std::string sign_text(std::uint32_t sign);  // in UTF-8

bool is_blank(std::uint32_t sign);     // a space, however wide
bool turns_text(std::uint32_t sign);   // says in which direction a line reads
bool is_unseen(std::uint32_t sign);    // nothing to see, or nothing that every device shows the same
int marks_beside(std::uint32_t sign);  // of a mark that stands on another sign: how many that one may carry; else 0

std::uint32_t composed(std::uint32_t base, std::uint32_t mark);  // the Latin letter that is both, or 0
std::uint32_t plain_letter(std::uint32_t sign);                  // a Latin letter without its accents, in lower case

// What a sign may be taken for.
struct Look {
    // Besides letters and digits, `latin` may be one of these.
    static constexpr std::uint32_t kNone = 0;     // no letter of Latin looks like it
    static constexpr std::uint32_t kPerhaps = 1;  // hardly any does, but nobody went through them
    static constexpr std::uint32_t kLikely = 2;   // its script is known for such letters

    std::uint32_t script = 0;
    std::uint32_t own = 0;    // the sign, whatever its case and accents
    std::uint32_t latin = 0;  // the lower-case letter or digit of Latin that it looks like
};
Look plain_look(std::uint32_t letter);  // of ASCII
Look look_of(std::uint32_t sign);

// What record/names.h says, for names that are not plain ASCII. A first game in the page seldom needs these, nor most of
// what is above: they come later (cmake/app_later.txt).
std::string clean_signs(std::string_view name, std::size_t most_signs, std::size_t most_bytes);
Verdict signs_refusal(std::string_view typed);

}  // namespace orrery
