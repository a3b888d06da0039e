// A move of Rise as motion: its events one after the other. paint() draws over the table what is going on at a moment
// of it.
#pragma once

#include "games/rise/view.h"
#include "web/boards/kit/film.h"
#include "web/boards/rise/scene.h"

namespace orrery::web::rise_film {

using Moment = kit::Shot<rise::View, rise::Event>;
extern const kit::Cut<rise::View, rise::Event> kCut;

rise::Card lifted_in(const Moment& moment);  // a card that is moving; kNoCard: there is none
void paint(const rise_board::Scene& scene, const Moment& moment, bool fade_only);

}  // namespace orrery::web::rise_film
