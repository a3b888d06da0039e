// The picture of a game: a match that was played, up to the move after which it is shown (assets/previews).
#pragma once

#include <string_view>

namespace orrery::web {

struct Shown {
    std::string_view game, link;
};
std::string_view shown_link(std::string_view game);  // empty: there is none, or the game's part is not loaded

}  // namespace orrery::web
