// "Today" on the home screen: the match of the day with its picture, the one try that counts, its result, and how many
// days in a row were played.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/play/journal.h"
#include "web/daily.h"
#include "web/widgets/picture.h"

namespace orrery::web {

inline constexpr std::uint64_t kHomeSky = 0x0117E417;

// A game in the middle of a match; the sky until its part has come.
class GamePicture {
   public:
    void draw(const Theme& theme, std::string_view game, ImVec2 min, ImVec2 max);

   private:
    Pictures pictures_;
    Journal pictured_;  // the game that pictures_ shows
};

class TodayStrip {
   public:
    explicit TodayStrip(const App& app) : day_(today(app)), told_(told_today(app, day_)) {}

    float height(const Theme& theme, float width) const;           // device pixels, with the gap below
    void draw(App& app, GamePicture& picture, float width) const;  // at ImGui's cursor
    void tell(Outline& out) const;

   private:
    struct Offer {
        std::string_view id, brief, label;
    };
    struct Lay {
        float picture, words, buttons;  // widths; no picture: 0
        float title, told;              // heights
    };
    std::vector<Offer> offers() const;
    std::string title() const;
    std::string words() const;
    Lay lay_out(const Theme& theme, float width) const;
    Command command_of(const Offer& offer) const;

    std::int64_t day_;
    Today told_;
};

}  // namespace orrery::web
