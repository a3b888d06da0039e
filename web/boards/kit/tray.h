// A tray: a panel over or beside the map with the subject of a question and its buttons. It is filled from top to
// bottom and then put in place. Its words, things and buttons are spots like all others.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "generated/kit/say.h"
#include "web/boards/kit/spots.h"

namespace orrery::web::kit {

inline constexpr float kButtonHeight = 44;  // CSS px

struct TrayButton {
    std::string label{}, note{};  // note: small, below; may be empty
    std::string mark{};
    bool chosen = false;
    Seat seat = kSpectator;  // its shape is drawn too
    std::any choice{};       // an Entry of the game's own Move
};
// Leads to the next page of things.
inline TrayButton more_button() { return {.label = kit_says::more(), .mark = "more"}; }
Spot button_spot(const TrayButton& button, const Region& at);
float least_width(const Theme& theme, const TrayButton& button);  // to show all its words, device pixels
// Draws the ground of a button, or of a thing that is pressed like one; faint if it can't be chosen.
void button_ground(const Spot& spot, const Brush& brush);

std::optional<Region> number_in(const Spots& spots);  // the room for a number in a tray of these spots

class Tray {
   public:
    Tray(Spots& spots, const Theme& theme, float width);  // width of the tray in device pixels

    enum class Words { plain, title };
    void words(std::string_view text, Words kind = Words::plain);
    void things(std::vector<Spot> spots, ImVec2 size);  // in rows, each centred
    // In rows too. If these would be higher than `height`, only one page of the things is laid, with `more` behind it,
    // which leads to the next page. The last `staying` things are on every page.
    struct Pages {
        float height = 0;
        int page = 0;
        std::size_t staying = 0;
    };
    void pages(std::vector<Spot> spots, ImVec2 size, const Pages& pages, Spot more);
    void row(std::vector<Spot> spots, ImVec2 size);  // at the left, with words beside them until end_of_row()
    void end_of_row();
    void buttons(std::span<const TrayButton> buttons);
    void number(float height);  // room for a number's slider, which the table draws: number_in()

    bool empty() const { return spots_.size() == first_ + 1; }
    bool has_only_words() const { return !has_things_; }
    const std::string& told() const { return told_; }  // its words, one sentence after the other
    float height() const;
    void drop() { spots_.drop_from(first_); }
    void put(ImVec2 foot);  // the middle of its lower edge

   private:
    Spots& spots_;
    const Theme& theme_;
    std::size_t first_;  // its ground; all after it lie on it
    float width_, y_ = 0;
    float left_ = 0, foot_ = 0;  // of the row being laid
    bool has_things_ = false;
    std::string told_;
};

}  // namespace orrery::web::kit
