// A move of Settlers of the Cosmos as motion: its events one after the other. paint() draws what is going on at a
// moment of it.
#pragma once

#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/film.h"

namespace orrery::web::cosmos_film {

using Moment = kit::Shot<cosmos::View, cosmos::Event>;

extern const kit::Cut<cosmos::View, cosmos::Event> kCut;

void paint(const cosmos_board::Scene& scene, const Moment& moment, bool fade_only);
// Paints the stage of an invasion while another seat is asked. No tray shows it then.
void paint_waiting(const cosmos_board::Scene& scene);

}  // namespace orrery::web::cosmos_film
