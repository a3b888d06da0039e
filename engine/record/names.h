// People's names: cleaned before they are stored, sent or shown; refused in words where somebody types one that nobody
// could read; told apart where two look alike. They come from dialogs, the terminal and links, so nothing is expected of
// them. The signs they are made of are record/name_signs.h.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/verdict.h"

namespace orrery {

inline constexpr std::size_t kMaxNameSigns = 24;  // code points
inline constexpr std::size_t kMaxNameBytes = 63;

// A name as it may be stored and shown: valid UTF-8; no control, direction or invisible signs; single spaces; Latin
// letters and their accents in one sign, no accents in heaps; not too long. A clean name stays as it is. May come out
// empty.
std::string clean_name(std::string_view name);

// A line of words as it may be kept and shown: cleaned like a name, up to so many signs and bytes.
std::string clean_line(std::string_view text, std::size_t most_signs, std::size_t most_bytes);

// Why a name cannot be taken as it was typed, in a sentence for whoever typed it. Nothing typed is no name, and fine.
Verdict name_refusal(std::string_view typed);

// Does Orrery itself say that where a name could stand, of a player, of nobody or of a bot: "You", "Bot, master"? In whatever
// spelling reads the same. Nobody types such a name; one that comes in a link is told apart from the word.
bool is_word(std::string_view name);
std::string called(const std::string& name);  // in a sentence: such a name in quotes

// May somebody who glances at one name take it for the other? Says so rather once too often.
bool look_alike(std::string_view a, std::string_view b);

// What each seat is called: its name, or the colour's where it has none; name and colour, "Anna (Sky)", where the name
// could be taken for what another seat is called, or is_word.
std::vector<std::string> told_apart(const std::vector<std::string>& names, const std::vector<std::string>& colours);

}  // namespace orrery
