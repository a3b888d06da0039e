// The card that names a planet and tells its numbers and where they come from, beside the planet.
#pragma once

#include "web/boards/prosper_paint.h"

namespace orrery::web {

void paint_card(const Scene& scene, prosper::PlanetId planet);

}  // namespace orrery::web
