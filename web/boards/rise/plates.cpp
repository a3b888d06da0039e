#include "web/boards/rise/plates.h"

namespace orrery::web::rise_plates {
namespace {
using rise::Card;
using namespace kit;

constexpr std::uint8_t of(Card card) { return static_cast<std::uint8_t>(card); }
constexpr std::uint8_t sign(int kind) { return static_cast<std::uint8_t>(kSigns + kind); }

constexpr Stroke kStrokes[] = {
#include "generated/rise/strokes.inc"
};

}  // namespace

std::span<const Stroke> strokes() { return kStrokes; }

}  // namespace orrery::web::rise_plates
