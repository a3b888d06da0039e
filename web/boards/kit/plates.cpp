#include "web/boards/kit/plates.h"

#include <algorithm>
#include <string>

#include "core/words.h"
#include "generated/kit/say.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/track.h"
#include "web/boards/kit/tray.h"

namespace orrery::web::kit {
namespace {
// CSS px
constexpr float kWideFrom = 620;  // a narrower board has no column
constexpr float kColumn = 176, kWidestColumn = 244, kColumnShare = 0.21f, kPlateGap = 4;
constexpr float kWordsPadding = 8, kWords = 14;
constexpr float kFolded = 44;
constexpr int kInRow = 3;
constexpr std::size_t kMostLines = 3;  // of one thing that a seat has and that is no list

Type words_of(const Theme& theme) { return {theme.small, theme.text_px(kWords)}; }

// A text in lines; none if it has no room. Of a list it keeps the names that have room, and counts the others.
std::vector<std::string> lines_of(const Type& type, const Facts::Line& line, float width, std::size_t most) {
    std::vector<std::string> lines = wrapped(type, line.text, width, line.is_list ? most : kMostLines);
    if (!line.is_list) return lines.size() <= most ? std::move(lines) : std::vector<std::string>{};
    std::string_view names = line.text;
    const std::string before_last = listed({"", ""});  // " and "
    for (int others = 1; is_cut(lines); ++others) {
        const std::size_t last = names.rfind(others == 1 ? std::string_view(before_last) : ", ");
        if (last == names.npos) return {};
        names = names.substr(0, last);
        lines = wrapped(type, kit_says::and_more(names, others), width, most);
    }
    return lines;
}

// The plates of the column, from the top. Below its figures each plate has as many of its words as there is room for.
std::vector<Plate> column(const Theme& theme, const std::vector<std::vector<Facts::Line>>& words, float width,
                          float most, const Region& room) {
    const float gap = theme.px(kPlateGap), pad = theme.px(kWordsPadding);
    const float share = (room.height() - gap) / real(words.size()) - gap;
    const Type type = words_of(theme);
    std::vector<Plate> plates;
    ImVec2 at = room.min + ImVec2{gap, gap};
    for (const std::vector<Facts::Line>& own : words) {
        Plate plate{.at = {}, .figures = std::min(most, share)};
        const float left = share - plate.figures - pad;
        const auto rows = static_cast<std::size_t>(std::max(0.0f, left / type.size));
        for (const Facts::Line& line : own)
            for (std::string& text : lines_of(type, line, width - 2 * pad, rows - plate.words.size()))
                plate.words.push_back({std::move(text), line.ink});
        const float lower = plate.words.empty() ? 0 : real(plate.words.size()) * type.size + pad;
        plate.at = {at, at + ImVec2{width, plate.figures + lower}};
        at.y = plate.at.max.y + gap;
        plates.push_back(std::move(plate));
    }
    return plates;
}

// On a phone. Several rows become one if they fold.
std::vector<Plate> rows(const Theme& theme, int seats, bool folds, const PlateLook& look, Region& room) {
    const int all = (seats + kInRow - 1) / kInRow, count = folds ? 1 : all;
    const bool is_folded = count < all;
    const float gap = theme.px(kPlateGap), height = theme.px(is_folded ? kFolded : look.strip);
    const int in_row = (seats + count - 1) / count;
    const float width = (room.width() - gap) / real(in_row) - gap;
    std::vector<Plate> plates;
    for (int k = 0; k < seats; ++k) {
        const ImVec2 at{room.min.x + gap + real(k % in_row) * (width + gap),
                        room.min.y + gap + real(k / in_row) * (height + gap)};
        plates.push_back({.at = {at, at + ImVec2{width, height}}, .figures = height, .is_folded = is_folded});
    }
    room.min.y += real(count) * (height + gap) + gap;
    return plates;
}
}  // namespace

bool has_wide_column(const Scene& scene) {
    return scene.frame.format != Format::low && scene.room.width() >= scene.brush.theme.px(kWideFrom);
}

void place_plates(Scene& scene, const std::vector<std::vector<Facts::Line>>& words, const PlateLook& look) {
    constexpr float kLowMore = 12;  // CSS px
    const Theme& theme = scene.brush.theme;
    Region& room = scene.room;
    const bool is_low = scene.frame.format == Format::low;
    if (is_low || has_wide_column(scene)) {
        const float width = is_low
                                ? theme.px(look.low_column)
                                : std::clamp(room.width() * kColumnShare, theme.px(kColumn), theme.px(kWidestColumn));
        const float figures = theme.px(is_low ? look.strip + kLowMore : look.plate);
        scene.plates = column(theme, words, width, figures, room);
        room.min.x += width + 2 * theme.px(kPlateGap);
    } else {
        scene.plates = rows(theme, static_cast<int>(words.size()), scene.folds, look, room);
    }
    room.min.y += theme.px(kTrackHeight);
}

void paint_plate(const Spot& spot, const Plate& plate, ImU32 edge, const Brush& brush) {
    if (spot.aside)
        panel(brush, spot, edge);
    else  // a choice
        button_ground(spot, brush);
    if (brush.lit) brush.list.AddRectFilled(spot.min, spot.max, with_alpha(ink::kBrass, 0.1f), brush.px(8));
    const Type type = words_of(brush.theme);
    ImVec2 at = plate.at.min + ImVec2{brush.px(kWordsPadding), plate.figures};
    for (const Facts::Line& line : plate.words) {
        type.draw(brush.list, at, line.ink, line.text);
        at.y += type.size;
    }
}

Spot plate_spot(Seat seat, const Region& at, bool chosen) {
    Spot spot;
    spot.min = at.min, spot.max = at.max;
    spot.mark = "seat:" + seat_token(seat);
    spot.opens = spot.aside = true;
    spot.chosen = chosen;
    return spot;
}

}  // namespace orrery::web::kit
