// The technologies of a role as a tree: three levels from left to right, what leads to what, what excludes what. It lies over
// the map while somebody researches or looks.
#pragma once

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

std::string tech_mark(kardashev::Tech tech);
// Is something of the own tree chosen with this verb?
constexpr bool researches(kardashev::Verb verb) {
    return verb == kardashev::Verb::research || verb == kardashev::Verb::clone;
}
// Of the seat scene.looked_at, over scene.room.
void lay_player(Scene& scene);
// What can be erased, whosever it is.
void lay_erasable(Scene& scene);

}  // namespace orrery::web::kardashev_board
