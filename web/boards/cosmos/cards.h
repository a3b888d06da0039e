// Playing cards with a picture for each kind, and race cards with a face for each race. Called by plates, trays, stage
// and films.
#pragma once

#include "games/cosmos/view.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::cosmos_board {

// From 32 x 44 CSS px on: value or sign, and the picture. From 76 wide also its name, from 150 wide its text. The bare
// hand (Card::bare) has a face too. kNoCard: the back.
void paint_card(const kit::Brush& brush, const kit::Region& at, cosmos::Card card);
void paint_card_back(const kit::Brush& brush, const kit::Region& at);
kit::Facts card_facts(cosmos::Card card);

// From 32 x 44 CSS px on: the face. From 76 wide also its name, from 150 wide its motto and text. kNoRace: the back.
// `hidden`: only its owner sees it; for the others it lies face down.
void paint_race(const kit::Brush& brush, const kit::Region& at, cosmos::Race race, bool hidden = false);
// The least height of a race's card of that width on which all it says has room, device pixels.
float told_height(const kit::Brush& brush, float width, cosmos::Race race);
// Only the face, for plates. It reaches `radius` up and down from `centre`. kNoRace: a question mark.
void paint_race_face(const kit::Brush& brush, ImVec2 centre, float radius, cosmos::Race race);
kit::Facts race_facts(const cosmos::Open& p, cosmos::Race race);  // kNoRace: facts of a face-down race

}  // namespace orrery::web::cosmos_board
