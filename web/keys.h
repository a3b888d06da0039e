// The keys and what they do, for the list that `?` opens. It stands beside the code that handles them
// (screens/table_keys.cpp).
#pragma once

#include <span>
#include <string_view>

#include "core/message.h"

namespace orrery::web {

struct KeyHelp {
    std::string_view keys;  // separated by blanks: "Shift Tab"; "or", "then" and "to" are words
    Wording does;
};
struct KeyGroup {
    Wording title;
    std::span<const KeyHelp> keys;
};
std::span<const KeyGroup> key_groups();

}  // namespace orrery::web
