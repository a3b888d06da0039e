// The picture of a game: a match that was played, and after how many of its moves it is shown (assets/previews).
#pragma once

#include <cstddef>
#include <string_view>

namespace orrery::web {

struct Shown {
    std::string_view game, link;
    std::size_t ply = 0;
};
const Shown* shown_match(std::string_view game);  // nullptr: there is none, or the game's part is not loaded

}  // namespace orrery::web
