#include "web/boards/kit/film.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kit {
namespace {
constexpr double kBeat = 250, kMost = 2500;  // ms: for a weight of 1; for a whole film at most
constexpr float kAbove = 26;                 // CSS px, from a place to the middle of its caption

int weight_of(std::span<const Beat> beats) {
    int sum = 0;
    for (const Beat& beat : beats) sum += beat.weight;
    return sum;
}
}  // namespace

Stretch stretch_in(std::span<const Beat> beats, float progress) {
    float passed = progress * static_cast<float>(std::max(1, weight_of(beats)));
    for (const Beat& beat : beats) {
        const auto weight = static_cast<float>(beat.weight);
        if (passed < weight) return {beat.first, beat.first + beat.count, passed / weight};
        passed -= weight;
    }
    const std::size_t end = beats.empty() ? 0 : beats.back().first + beats.back().count;
    return {end, end, 1};
}

double length_ms(std::span<const Beat> beats, double least) {
    return std::clamp(weight_of(beats) * kBeat, least, kMost);
}

void FilmPen::ring(ImVec2 at, float radius, ImU32 colour, float share) const {
    brush.list.AddCircle(at, radius, with_alpha(colour, 1 - share * 0.7f), 0, brush.px(3));
}

void FilmPen::ships(std::span<const ImVec2> path, float size, ImU32 colour, float share) const {
    ImVec2 heading{1, 0};
    for (int wing = 2; wing >= 0; --wing) {
        const ImVec2 at = along(path, std::max(0.0f, share - 0.07f * real(wing)), heading);
        ship(brush, at, heading, with_alpha(colour, 1 - 0.25f * real(wing)), size - brush.px(2.0f * real(wing)));
    }
}

void FilmPen::caption(ImVec2 at, std::string_view text, ImU32 colour, Seat seat) const {
    pill(brush, at - ImVec2{0, brush.px(kAbove)}, text, colour, &bounds, seat);
}

Region paint_changes(const Brush& brush, const Region& plate, const Region& room, std::span<const Change> changes) {
    constexpr float kHeight = 26, kSign = 7, kGap = 5;  // CSS px
    ImFont* const type = brush.theme.bold;
    const auto text_of = [](int more) { return (more > 0 ? "+" : "\u2212") + std::to_string(std::abs(more)); };
    float width = brush.px(kGap);
    for (const Change& change : changes)
        width += measure(type, text_of(change.more)).x + brush.px(2 * kSign + 2 * kGap);
    const bool is_beside = plate.max.x <= room.min.x;  // a column; else the plate is above the map
    const float high = brush.px(kHeight);
    ImVec2 at = is_beside ? ImVec2{plate.max.x - high / 2, plate.centre().y - high / 2}
                          : ImVec2{plate.centre().x - width / 2, plate.max.y - high / 2};
    at.x = std::clamp(at.x, 0.0f, std::max(0.0f, room.max.x - width));
    const Region place{at, at + ImVec2{width, high}};
    brush.list.AddRectFilled(place.min, place.max, with_alpha(ink::kNight, 0.95f), high / 2);
    brush.list.AddRect(place.min, place.max, ink::kBrass, high / 2, 0, brush.theme.line());
    at = at + ImVec2{brush.px(kGap), high / 2};
    for (const auto& [sign, more] : changes) {
        const std::string text = text_of(more);
        text_at(brush.list, type, {at.x + brush.px(kGap / 2), at.y - type->FontSize / 2}, ink::kIvory, text);
        at.x += measure(type, text).x + brush.px(kSign + kGap);
        sign(brush, at, brush.px(kSign));
        at.x += brush.px(kSign + kGap);
    }
    return place;
}

Region on_way(ImVec2 from, ImVec2 to, ImVec2 half, float share) {
    const ImVec2 at = towards(from, to, eased(share));
    return {at - half, at + half};
}

}  // namespace orrery::web::kit
