// Playing cards with a picture for each kind, and race cards with a face of its own for each. Called by plates, trays, stage
// and films.
#pragma once

#include "games/cosmos/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::cosmos_board {

// From 32 x 44 CSS px on: value or sign and the picture; from 76 wide its name, from 150 on its text. The bare hand
// (Card::bare) has a face too; kNoCard: the back.
void paint_card(const kit::Brush& brush, const kit::Region& at, cosmos::Card card);
void paint_card_back(const kit::Brush& brush, const kit::Region& at);
kit::Facts card_facts(cosmos::Card card);

// From 32 x 44 CSS px on: the face; from 76 wide its name, from 150 on its motto and text. kNoRace: the back. `hidden`:
// its owner alone sees it, face down for the others.
void paint_race(const kit::Brush& brush, const kit::Region& at, cosmos::Race race, bool hidden = false);
// The face alone, for plates: reaches `radius` up and down from `centre`. kNoRace: a question.
void paint_race_face(const kit::Brush& brush, ImVec2 centre, float radius, cosmos::Race race);
kit::Facts race_facts(cosmos::Race race);  // kNoRace: of a race that is face down

}  // namespace orrery::web::cosmos_board
