// A tray: a panel over or beside the map with what a question is about and what is left to press. It is filled from top to
// bottom, then put in its place; its words, things and buttons are spots as all others.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline constexpr float kButtonHeight = 44;  // CSS px

struct TrayButton {
    std::string label{}, note{};  // note: small, below; may be empty
    std::string mark{};
    bool chosen = false;
    Seat seat = kSpectator;  // with its sign
    std::any choice{};       // an Entry of the game's own Move
};
Spot button_spot(const TrayButton& button, const Region& at);
float least_width(const Theme& theme, const TrayButton& button);  // at which its words are whole, device pixels
// What lies under the words of a button, or of a thing that is pressed like one; faint where it can't be chosen.
void button_ground(const Spot& spot, const Brush& brush);

std::optional<Region> number_in(const Spots& spots);  // the room that a tray of them has left

class Tray {
   public:
    Tray(Spots& spots, const Theme& theme, float width);  // device pixels, over all

    enum class Words { plain, title };
    void words(std::string_view text, Words kind = Words::plain);
    void things(std::vector<Spot> spots, ImVec2 size);  // in rows, each in the middle
    void row(std::vector<Spot> spots, ImVec2 size);     // at the left, words beside them until end_of_row()
    void end_of_row();
    void buttons(std::span<const TrayButton> buttons);
    void number(float height);  // room for the slider of a number, which the table draws: number_in()

    bool empty() const { return spots_.size() == first_ + 1; }
    float height() const;
    void drop() { spots_.drop_from(first_); }
    void put(ImVec2 foot);  // the middle of its lower edge

   private:
    Spots& spots_;
    const Theme& theme_;
    std::size_t first_;  // its ground; all after it lie on it
    float width_, y_ = 0;
    float left_ = 0, foot_ = 0;  // of the row being laid
};

}  // namespace orrery::web::kit
