// A move of Prosper as motion, event by event: ships fly, a seat falls, planets build, a round begins. moment_of()
// works out what is on the map at a moment, and what is going on. paint() draws what is going on over the map.
#pragma once

#include "games/prosper/view.h"
#include "web/boards/kit/film.h"
#include "web/boards/prosper/paint.h"

namespace orrery::web::prosper_film {

using Moment = kit::Shot<prosper::View, prosper::Event>;
extern const kit::Cut<prosper::View, prosper::Event> kCut;

Moment moment_of(const Film& film);
void paint(const prosper_board::Scene& scene, const Moment& moment, bool fade_only);

}  // namespace orrery::web::prosper_film
