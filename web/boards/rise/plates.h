// The pictures on the cards of Rise as data (pictures.txt): one picture per card, by its number; the signs of the kinds
// in the order of their bits; the pattern of a back; and stars behind a picture.
#pragma once

#include <span>

#include "games/rise/view.h"
#include "web/boards/kit/engraving.h"

namespace orrery::web::rise_plates {

inline constexpr int kSigns = rise::kCards;
inline constexpr int kBack = kSigns + 8;
inline constexpr int kSky = kBack + 1;

std::span<const kit::Stroke> strokes();

}  // namespace orrery::web::rise_plates
