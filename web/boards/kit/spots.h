// The things on a board. One declaration says everything about a thing: place and shape, name for tests and keys, what
// a press on it chooses, how it is drawn, what it tells. A board lays its spots again in each frame, from the ground
// up. Then hang() turns them into choices, spot_input.h handles input on them, and paint() draws them.
#pragma once

#include <any>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "web/boards/facts.h"
#include "web/boards/kit/closure.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {
struct BoardFrame;
}

namespace orrery::web::kit {

struct Region {  // of the screen, device pixels
    ImVec2 min{0, 0}, max{0, 0};

    float width() const { return max.x - min.x; }
    float height() const { return max.y - min.y; }
    ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
    bool holds(ImVec2 point) const;
    Region target(float size) const;  // enlarged on both sides if it is smaller than that
    Region grown(float by) const { return {{min.x - by, min.y - by}, {max.x + by, max.y + by}}; }
};

using web::Facts;

struct Brush {
    ImDrawList& list;
    const Theme& theme;
    bool lit = false;      // the pointer or the keys are on it
    bool focused = false;  // the keys are on it

    float px(float css) const { return theme.px(css); }
};

struct Spot : Region {
    enum class Shape : std::uint8_t { box, disc, hex };
    // A thing with a mark hears the pointer. A thing that covers keeps everything below it from hearing. A thing
    // without either is a picture and hears nothing.
    std::string mark;
    Shape shape = Shape::box;
    bool covers = false;

    std::any choice;     // what a press chooses, an Entry of the game's own Move; empty: it is no choice
    std::any means;      // if it is no choice: the Entry that a press on it would mean, to ask why it is not legal
    bool opens = false;  // a press shows the ways to choose it
    bool chosen = false;
    bool aside = false;           // not part of the question: arrows skip it, and things inside it are pressed first
    bool gathers = false;         // one of several that a move collects: a press never makes the move
    bool is_number_room = false;  // the table draws the slider of a number here
    bool on_map = false;          // the camera moves it
    bool drags = false;           // a drag from here leads to another thing instead of moving the board
    bool reads = false;           // a card whose words are worth reading first; if it has room, an (i) shows them

    std::string name;         // of a card: a sentence that speaks of it lights it
    std::string label, note;  // words for its paint function
    // Called during the frame for which the spot was laid.
    Closure<void(const Spot& spot, const Brush& brush)> paint;
    Closure<Facts()> facts;

    bool is_choice() const { return choice.has_value(); }
    bool can() const { return opens || is_choice(); }
    float radius() const { return width() / 2; }  // of a disc, or from a hex's centre to a corner
    float distance_to(ImVec2 point) const;        // 0 inside, device pixels
    // The corner where a finger reads the thing instead of choosing it. A finger aimed at the middle does not touch it.
    // Empty: the thing is too small for a corner and is read by holding.
    std::optional<Region> reading(const Theme& theme) const;
};

// A step that can be taken next, and the thing that stands for it.
struct PlacedChoice {
    std::string mark;
    bool chosen = false;
    std::any choice{};  // an Entry of the game's own Move
};

class Spots {
   public:
    void clear() { spots_.clear(); }
    Spot& add(Spot spot) { return spots_.emplace_back(std::move(spot)); }
    const Spot* find(std::string_view mark) const;  // nullptr: not there, or no mark was given
    std::span<Spot> all() { return spots_; }
    std::span<const Spot> all() const { return spots_; }
    std::size_t size() const { return spots_.size(); }
    void drop_from(std::size_t first) { spots_.resize(first); }
    void append(Spots&& above);
    // The spots from `first` on lie on a map. Those that the camera moved out of its room hear nothing.
    void lie_on_map(std::size_t first, const Region& room);
    // A finger meant for a choice may land on another thing of the map beside it. Such things then hear nothing.
    void give_way(const Theme& theme);

    // Turns the thing that stands for a choice into that choice. If a thing stands for several, a press opens it
    // instead.
    void hang(std::span<const PlacedChoice> choices);
    // The topmost thing at a point; a choice comes before the thing that it lies in. If there is none, the nearest
    // thing within a finger's target (`finger`) or a pointer's small error, choices first.
    const Spot* at(ImVec2 point, const Theme& theme, bool finger) const;
    void paint(ImDrawList& list, const Theme& theme, std::string_view over, std::string_view focus) const;
    // Lights what a sentence names: things on the map, "f2" for "site:f2", with an arrow from one to the next in "f2 to
    // f4"; and cards by their names. Marks "named:site:f2".
    void light_named(const Brush& brush, Marks& marks, std::string_view sentence) const;
    void name(Marks& marks, const BoardFrame& frame) const;

   private:
    std::vector<Spot> spots_;
};

}  // namespace orrery::web::kit
