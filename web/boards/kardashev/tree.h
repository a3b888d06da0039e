// The technologies of a role as a tree: three levels from left to right, which technology leads to which, and which
// exclude each other. It is open while somebody researches or looks at it: beside the map in a wide window, else over it.
// Where the window has more room than the map needs, it is always open.
#pragma once

#include "web/boards/kardashev/scene.h"

namespace orrery::web::kardashev_board {

std::string tech_mark(kardashev::Tech tech);
// Whether a technology of the viewer's own tree is chosen with this verb.
constexpr bool researches(kardashev::Verb verb) {
    return verb == kardashev::Verb::research || verb == kardashev::Verb::clone;
}
// The tree of the seat scene.looked_at, over the map.
void lay_player(Scene& scene);
// The tree of that seat, or else the viewer's, beside the map; takes its room from scene.room. Returns false if there is
// no tree or no room for it.
bool lay_beside(Scene& scene);
// The technologies that can be erased, no matter whose they are.
void lay_erasable(Scene& scene);

}  // namespace orrery::web::kardashev_board
