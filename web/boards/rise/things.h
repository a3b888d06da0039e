// The things on a Rise table as spots, with their looks and facts: bars of colours, plates of seats, cards, the deck
// and tiles, and the other things on and over the map.
#pragma once

#include <string>

#include "web/boards/kit/track.h"
#include "web/boards/rise/scene.h"

namespace orrery::web::rise_board {

inline constexpr float kCardRatio = 1.36f;  // height to width
inline constexpr float kAside = 56;         // CSS px, width of the button that opens everybody's cards

struct CardPlace {
    Seat seat = kSpectator;  // whose pile or hand
    bool in_hand = false;
    bool marked = false;  // everybody knows it
    int count = 0;        // of the pile or deck that it lies on
};
std::string card_mark(rise::Card card);
kit::Spot card_spot(const Scene& scene, rise::Card card, const kit::Region& at, const CardPlace& place = {});
// Only its colour and what it is worth, in one line.
kit::Spot little_card_spot(const Scene& scene, rise::Card card, const kit::Region& at);
kit::Spot slot_spot(const kit::Region& at, std::string label = {});  // where a card could lie
kit::Spot deck_spot(const Scene& scene, const kit::Region& at);
kit::Spot tile_spot(int number, std::string label, const kit::Region& at);  // number below 0: face down
kit::Spot bar_spot(const Scene& scene, rise::Colour colour, const kit::Region& at);
kit::Spot plate_spot(const Scene& scene, Seat seat, const kit::Region& at);
kit::Spot words_spot(std::string words, ImVec2 at);
std::string dead_disks(const rise::SeatView& seat);  // "2 black, 1 red"; empty: it has none

// A card that is large enough to read, as facts and on the board.
Facts large_card(const Scene& scene, rise::Card card, ImVec2 size);
void paint_large(const Scene& scene, rise::Card card, const kit::Region& at);
void paint_track(const Scene& scene);
// Paints the effect of a choice on the map: where a disk would be and what it earns, or which sectors a harvest
// endangers.
void paint_preview(const Scene& scene);
kit::Track track_of(const rise::View& view, bool wide);  // round, disks; if not `wide`, also deck and tiles

}  // namespace orrery::web::rise_board
