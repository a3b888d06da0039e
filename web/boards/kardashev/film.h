// A move of Kardashev as motion: its events one after the other. paint() draws what is going on at a moment of it.
#pragma once

#include "web/boards/kardashev/scene.h"
#include "web/boards/kit/film.h"

namespace orrery::web::kardashev_film {

using Moment = kit::Shot<kardashev::View, kardashev::Event>;

extern const kit::Cut<kardashev::View, kardashev::Event> kCut;

void paint(const kardashev_board::Scene& scene, const Moment& moment, bool fade_only);

}  // namespace orrery::web::kardashev_film
