// What lies over the map of Rise: the tray of a question, the ways to use a card, everybody's cards, and a card to
// read. Each only adds spots to the table; rise_paint.cpp draws them as all others.
#pragma once

#include <span>
#include <string_view>

#include "web/boards/rise_layout.h"

namespace orrery::web {

struct TrayAsk {
    const rise::View& view;
    const BoardFrame& frame;
    const Theme& theme;
    std::span<const rise_plan::Offer> offers;  // empty: the viewer is not asked
    const rise_plan::Offer& chosen;
};

// What the question is about, as far as it does not lie on the table, and what is left to press.
void lay_question(Table& table, const TrayAsk& ask);
// Expand, Event, Harvest, Auction: near the card, with what is certain.
void lay_ways(Table& table, const TrayAsk& ask, rise::Card card);
// Everybody's piles, dead disks and known cards; deck and tiles.
void lay_everything(Table& table, const TrayAsk& ask);
// A card large, beside `beside`; `pinned`: with the way into the rules, closed by a press anywhere.
void lay_large(Table& table, const TrayAsk& ask, rise::Card card, bool pinned, ImVec2 min, ImVec2 max);

}  // namespace orrery::web
