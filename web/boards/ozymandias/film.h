// A move of Ozymandias as motion: its events one after the other. moment_of() works out what stands on the board at a moment
// and what is happening; paint() draws the latter.
#pragma once

#include <cstddef>
#include <span>

#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_film {

struct Moment {
    ozymandias::View view;  // the board as it stands before what is happening now
    std::span<const ozymandias::Event> events;
    std::size_t first = 0, last = 0;  // of those that are happening
    float share = 0;                  // of it, 0..1
    bool is_over() const { return first == last; }
};

Moment moment_of(const Film& film);
Story story_of(const Moment& moment);
void paint(const ozymandias_board::Scene& scene, const Moment& moment, bool fade_only);
double length_ms(const Film& film);

}  // namespace orrery::web::ozymandias_film
