// Where everything of a Rise board stands. A Spot is one thing with its rectangle: pointer and keys find it, painters
// draw it, a mark names it. lay_out() makes the spots that are always there; rise_tray.h adds what lies over the map.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <imgui.h>

#include "games/rise/view.h"
#include "web/boards/rise_plan.h"
#include "web/theme.h"

namespace orrery::web {

enum class SpotKind : std::uint8_t {
    bar,     // of a colour
    plate,   // of a seat
    card,    // face up, small
    back,    // face down; label: how many
    slot,    // where a card could lie
    tile,    // face down, or of a value
    sector,  // of the map, explored or not
    ground,  // of a tray: nothing below it hears the pointer
    words,
    button,
    large,  // a card to read
    shade   // over everything; a press there closes what lies on it
};

struct Spot {
    SpotKind kind = SpotKind::words;
    ImVec2 min{0, 0}, max{0, 0};
    rise::Card card = rise::kNoCard;
    rise::Colour colour = rise::kNoColour;
    Seat seat = kSpectator;
    std::optional<rise::Site> site;
    int number = -1;          // a count, or the value of a tile
    std::string label, note;  // of a button; words
    std::string tokens;       // what a press chooses; empty: it is no choice
    std::string mark;
    bool opens = false;  // a press shows the ways to choose it
    bool chosen = false;
    bool faded = false;
    bool marked = false;  // of a hand: everybody knows this card
    bool in_hand = false;

    bool can() const { return opens || !tokens.empty(); }
    ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

struct Table {
    bool wide = false;
    ImVec2 map_min{0, 0}, map_max{0, 0};
    std::vector<Spot> spots;

    const Spot* find(SpotKind kind, Seat seat) const;
    const Spot* find(rise::Card card) const;
    const Spot* find(rise::Colour colour) const;
    const Spot* marked(std::string_view mark) const;
};

// CSS px
inline constexpr float kCardRatio = 1.36f;  // height to width

// How much of a phone's board its sheet hides while nothing is chosen; later it may hide more of the hand.
float sheet_cover(const BoardFrame& frame, const Theme& theme);
Table lay_out(const rise::View& view, ImVec2 min, ImVec2 max, const Theme& theme);
Spot card_spot(rise::Card card, ImVec2 min, ImVec2 size);
std::string info_words(const rise::View& view, bool wide);  // round, disks, deck

}  // namespace orrery::web
