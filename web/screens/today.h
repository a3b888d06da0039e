// "Today" on the home screen: the match of the day with its picture, the one try that counts, its result, and how many
// days in a row were played; below it the three positions of the day ("Find the move").
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"
#include "record/link/link.h"
#include "web/daily.h"
#include "web/widgets/picture.h"

namespace orrery::web {

inline constexpr std::uint64_t kHomeSky = 0x0117E417;

// A game in the middle of a match; the sky until its part has come.
class GamePicture {
   public:
    void draw(const Theme& theme, std::string_view game, ImVec2 min, ImVec2 max);

   private:
    void open(std::string_view game);

    Picture picture_;
    std::optional<LinkOpening> opening_;  // of the match for picture_
    std::string pictured_;                // the game that picture_ shows, or will show
    bool is_undrawn_ = true;              // drawing it the first time is slow work, too
    std::uint64_t sky_ = kHomeSky;        // of the match
};

class TodayStrip {
   public:
    explicit TodayStrip(const App& app);

    float height(const Theme& theme, float width) const;           // device pixels, with the gaps below
    void draw(App& app, GamePicture& picture, float width) const;  // at ImGui's cursor
    void tell(Outline& out) const;

   private:
    struct Offer {
        const char* id;
        Wording brief, label;
    };
    struct Row {
        std::string_view game{};
        bool has_picture = false;
        std::string title{}, words{};
        std::span<const Offer> offers{};
        Command command(const Offer& offer) const { return with(offer.id, "game", std::string(game)); }
    };
    struct Lay {
        float picture, words, buttons;  // widths; no picture: 0
        float title, told, height;      // heights
    };
    static Lay lay_out(const Theme& theme, const Row& row, float width);
    std::span<const Row> rows() const { return {rows_.data(), rows_[1].game.empty() ? 1u : 2u}; }

    std::int64_t day_;
    std::array<Row, 2> rows_;  // the match, and the positions if there are any
};

}  // namespace orrery::web
