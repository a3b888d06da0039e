// The question on a Cosmos board, as far as it is not on the map: buttons, cards, races, a trade, the sides of an
// invasion. These functions only add spots; plan.h says which thing stands for a step.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/boards/cosmos/scene.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::cosmos_board {

// Adds the tray of the question, if it has one, at the foot of scene.room or in the dock. Returns its height in
// scene.room.
float lay_question(Scene& scene);
// Things in rows. If there are more than the tray has room for, they are shown in pages. `below`: height of what
// follows, device pixels. `staying`: number of things at the end that are on every page.
void lay_pages(kit::Tray& tray, const Scene& scene, std::vector<kit::Spot> things, ImVec2 size, float below,
               std::size_t staying = 0);

std::vector<cosmos::Card> playable(const Scene& scene);  // cards of the hand that may be chosen in an invasion
std::string card_mark(cosmos::Card card);
kit::Spot card_spot(cosmos::Card card, int copies);  // 0 copies: no number
kit::Spot race_spot(const Scene& scene, cosmos::Race race, bool is_hidden);

// Presses on these change a trade before it is offered. "trade" opens it; the other button closes it.
inline constexpr std::string_view kTradeMark = "trade", kTradeBack = "trade:back";
void change_draft(const Scene& scene, std::string_view mark, cosmos_plan::Draft& draft);
std::optional<cosmos_plan::Step> offer_of(const Scene& scene,
                                          const cosmos_plan::Draft& draft);  // nothing: it is not legal

// CSS px
inline constexpr float kCardWidth = 50, kCardHeight = 66, kRaceWidth = 96, kRaceHeight = 110;

}  // namespace orrery::web::cosmos_board
