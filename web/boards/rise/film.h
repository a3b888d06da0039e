// A move of Rise as motion: its events one after the other. moment_of() works out what stands on the table at a
// moment and what is on its way; paint() draws the latter over the table.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "games/rise/view.h"
#include "web/boards/rise/scene.h"

namespace orrery::web::rise_film {

struct Moment {
    rise::View view;       // the table as it stands before what is happening now
    rise::Event now;       // Event::none with a card: it is played from the hand
    std::size_t bids = 0;  // that many bids, the first of them `now`, are turned over together
    std::size_t first = 0;
    float share = 0;                  // of what is happening now, 0..1
    rise::Card card = rise::kNoCard;  // on its way
    std::span<const rise::Event> events;
};

Moment moment_of(const Film& film);
Story story_of(const Moment& moment);
void paint(const rise_board::Scene& scene, const Moment& moment, bool fade_only);
double length_ms(const Film& film);

}  // namespace orrery::web::rise_film
