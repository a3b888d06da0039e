// People's names. They are cleaned before they are stored, sent or shown. Where somebody types a name that nobody could
// read, a sentence refuses it. Names that look alike are told apart. They come from dialogs, the terminal and links, so
// they may hold anything. record/data/name_signs.h knows their characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/verdict.h"

namespace orrery {

inline constexpr std::size_t kMaxNameSigns = 24;  // code points
inline constexpr std::size_t kMaxNameBytes = 63;

// A name as it may be stored and shown: valid UTF-8; no control characters, direction marks or invisible signs; single
// spaces; a Latin letter and its accent are one sign; few accents on one letter; not too long. A clean name stays as it
// is. The result may be empty.
std::string clean_name(std::string_view name);

// A line of text, cleaned like a name, of at most so many signs and bytes.
std::string clean_line(std::string_view text, std::size_t most_signs, std::size_t most_bytes);

// Why a typed name cannot be used, as a sentence for the person who typed it. An empty name is allowed.
Verdict name_refusal(std::string_view typed);

// Does Orrery itself use this text where a name could stand, for a player, for nobody or for a bot: "You", "Bot,
// master"? Spellings that read the same count. Nobody can type such a name. One that comes in a link is marked, see
// called().
bool is_word(std::string_view name);
std::string called(const std::string& name);  // for a sentence: such a name in quotes, others unchanged

// Could somebody who glances at one name take it for the other? When in doubt, yes.
bool look_alike(std::string_view a, std::string_view b);

// What each seat is called: its name; if it has none, its colour. Name and colour, "Anna (Sky)", if the name could be
// taken for what another seat is called, or if is_word.
std::vector<std::string> told_apart(const std::vector<std::string>& names, const std::vector<std::string>& colours);

}  // namespace orrery
