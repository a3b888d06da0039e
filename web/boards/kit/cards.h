// What all cards share, whatever their faces show: the frame with its light, turning over, and a hand of cards in rows
// that a finger can reach.
#pragma once

#include <string_view>
#include <vector>

#include "core/function_ref.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/scene.h"

namespace orrery::web::kit {

struct CardLight {
    bool glows = false, chosen = false, focused = false, faded = false;
};
// Draws the words of a card: at most `most` lines from `top` on, centred or at the left. Returns where they end.
inline constexpr float kLead = 1.2f;  // height of a line, in ems
float paint_lines(const Brush& brush, const Type& type, std::string_view text, const Region& at, float top,
                  std::size_t most, ImU32 colour, bool in_middle);
// A card's name at the foot of `page`, in two lines at most and in smaller letters if it is long. Returns its top.
float paint_name(const Brush& brush, std::string_view name, const Region& page);
bool has_room_for_name(const Brush& brush, std::string_view name, const Region& page);
float name_top(const Brush& brush, std::string_view name, const Region& page);  // where paint_name would begin
// The frame, over a finished card.
void card_frame(const Brush& brush, const Region& at, float rounding, ImU32 edge, const CardLight& light);
// A card that turns over: back (0) to face (1), each drawn by its function.
void turning(const Brush& brush, const Region& at, float progress, FunctionRef<void()> back, FunctionRef<void()> face);

// Places for `count` cards along the lower edge of `room`, from left to right and row by row. If there is little room,
// they overlap. If a finger could not reach each card of one row, they use several rows.
struct HandLook {
    float height = 0, stoutness = 1;  // device pixels; width to height
    float low = 0;                    // height of cards if there are several rows
    bool is_tucked = false;           // rows overlap even where there is room, for the map's sake
    float slim = 0;  // the least width of cards that are narrowed so that they need not overlap; 0: they overlap
    // The map's width to its height. Above 0: on a low screen the hand stands at the right of the map, in columns of
    // cards of that least height, if that leaves more of the map.
    float map_shape = 0, least = 0;
};
struct HandLay {
    std::vector<Region> cards;  // without cards: one place, where a card could lie
    float depth = 0;            // height of all rows
};
HandLay lay_hand(const Theme& theme, const Region& room, int count, const HandLook& look);
// Lays the viewer's hand below the map or beside it. It stays there at every question. Takes its room from the map.
void lay_own_hand(Scene& scene, std::vector<Spot> cards, const HandLook& look);

}  // namespace orrery::web::kit
