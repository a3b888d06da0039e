// A move of Prosper as motion, event by event: ships fly, a seat falls, planets build, a round begins. moment_of() works
// out what stands on the map at a moment and what is on its way; paint() draws the latter over it.
#pragma once

#include <cstddef>
#include <span>

#include "games/prosper/view.h"
#include "web/boards/board.h"
#include "web/boards/prosper/paint.h"

namespace orrery::web::prosper_film {

struct Moment {
    prosper::View view;  // the map as it stands: ships on their way have left, and not arrived
    std::span<const prosper::Event> events;
    std::size_t first = 0, last = 0;  // of those going on now; the same: none
    float share = 0;                  // of what goes on now, 0..1
};

Moment moment_of(const Film& film);
Story story_of(const Moment& moment);
double length_ms(const Film& film);
void paint(const prosper_board::Scene& scene, const Moment& moment, bool fade_only);

}  // namespace orrery::web::prosper_film
