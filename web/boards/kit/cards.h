// What all cards have in common, whatever is on their faces: the frame with its light, turning over, and a hand that lies in
// a row within a finger's reach.
#pragma once

#include <string_view>
#include <vector>

#include "core/function_ref.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

struct CardLight {
    bool glows = false, chosen = false, focused = false, faded = false;
};
// Words of a card, in so many lines at most from `top` on, in the middle of a place or at its left; where they end.
inline constexpr float kLead = 1.2f;  // of a line, in ems
float paint_lines(const Brush& brush, const Type& type, std::string_view text, const Region& at, float top,
                  std::size_t most, ImU32 colour, bool in_middle);
// Over a finished card.
void card_frame(const Brush& brush, const Region& at, float rounding, ImU32 edge, const CardLight& light);
// From back (0) to face (1), whatever draws them.
void turning(const Brush& brush, const Region& at, float progress, FunctionRef<void()> back, FunctionRef<void()> face);

// Places for `count` cards along the lower edge of `room`, from left to right and row by row. They overlap where they
// have to, and come in several rows before a finger cannot reach each of them any more.
struct HandLook {
    float height = 0, stoutness = 1;  // device pixels; width to height
    float low = 0;                    // height of cards in several rows
};
struct HandLay {
    std::vector<Region> cards;  // at least one place, where a card could lie
    float depth = 0;            // of all rows
};
HandLay lay_hand(const Theme& theme, const Region& room, int count, const HandLook& look);

}  // namespace orrery::web::kit
