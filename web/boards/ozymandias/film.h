// A move of Ozymandias as motion: its events one after the other. paint() draws what is going on at a moment of it.
#pragma once

#include "web/boards/kit/film.h"
#include "web/boards/ozymandias/scene.h"

namespace orrery::web::ozymandias_film {

using Moment = kit::Shot<ozymandias::View, ozymandias::Event>;

extern const kit::Cut<ozymandias::View, ozymandias::Event> kCut;

void paint(const ozymandias_board::Scene& scene, const Moment& moment, bool fade_only);

}  // namespace orrery::web::ozymandias_film
