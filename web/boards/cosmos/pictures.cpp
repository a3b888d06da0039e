#include "web/boards/cosmos/pictures.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;

namespace pictures {
using namespace kit;

// A picture for each kind of card and each race, and two backs. The numbers of kinds and races are those of their
// enums.
constexpr std::uint8_t of(Card card) { return static_cast<std::uint8_t>(card); }
constexpr std::uint8_t of(Race race) { return static_cast<std::uint8_t>(static_cast<int>(race) + kKinds + 1); }
constexpr std::uint8_t kBack = kKinds + 1 + kRaces, kSecret = kBack + 1;

constexpr Stroke kStrokes[] = {
#include "generated/cosmos/strokes.inc"
};
}  // namespace pictures
}  // namespace

void engrave_card(ImDrawList& list, Card card, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::of(card), centre, radius, pen, pictures::of(card));
}

void engrave_race(ImDrawList& list, Race race, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::of(race), centre, radius, pen, pictures::of(race));
}

void engrave_back(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::kBack, centre, radius, pen, 0);
}

void engrave_secret(ImDrawList& list, ImVec2 centre, float radius, const kit::Pen& pen) {
    engrave(list, pictures::kStrokes, pictures::kSecret, centre, radius, pen, 0);
}

}  // namespace orrery::web::cosmos_board
