#include "web/boards/kit/cards.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/boards/kit/geometry.h"

namespace orrery::web::kit {
namespace {
// CSS px
constexpr float kReach = 44, kSlimmest = 54;  // least widths: the part that a finger reaches; a card with its name
constexpr float kRoomy = 300, kTucked = 46;   // in higher rooms rows don't overlap; else so much of a row is visible
constexpr float kCardGap = 4;
constexpr float kLeastName = 10;  // letters of a long name

// Places in columns along the right edge of `room`; their depth is a width.
HandLay lay_columns(const Theme& theme, const Region& room, std::size_t count, const HandLook& look) {
    const float gap = theme.px(kCardGap), whole = room.height() + gap, width = look.low * look.stoutness;
    const auto most = static_cast<std::size_t>(std::max(1.0f, whole / (look.least + gap)));
    const std::size_t columns = (count + most - 1) / most, in_column = (count + columns - 1) / columns;
    const float pitch = std::min(look.low + gap, whole / real(in_column));
    HandLay lay;
    lay.depth = real(columns) * (width + gap) - gap;
    const ImVec2 corner{room.max.x - lay.depth, room.centre().y - (real(in_column) * pitch - gap) / 2};
    for (std::size_t i = 0; i < count; ++i) {
        const ImVec2 at = corner + ImVec2{real(i / in_column) * (width + gap), real(i % in_column) * pitch};
        lay.cards.push_back({at, at + ImVec2{width, pitch - gap}});
    }
    return lay;
}
}  // namespace

float paint_lines(const Brush& brush, const Type& type, std::string_view text, const Region& at, float top,
                  std::size_t most, ImU32 colour, bool in_middle) {
    for (const std::string& line : wrapped(type, text, at.width(), most)) {
        type.draw(brush.list, {in_middle ? at.centre().x - type.width(line) / 2 : at.min.x, top}, colour, line);
        top += type.size * kLead;
    }
    return top;
}

namespace {
struct NameLook {
    Type type;
    std::size_t lines = 2;  // at most
};

// A name that two lines cut gets a third.
NameLook look_of_name(const Theme& theme, std::string_view name, const Region& page) {
    const Type unbroken = with_room({theme.numeral, theme.title_px(15)}, name, page.width(), theme.title_px(13));
    NameLook look;
    look.type = uncut(unbroken, name, page.width(), look.lines, theme.title_px(kLeastName));
    if (is_cut(wrapped(look.type, name, page.width(), look.lines))) ++look.lines;
    return look;
}
}  // namespace

float name_top(const Brush& brush, std::string_view name, const Region& page) {
    const NameLook look = look_of_name(brush.theme, name, page);
    return page.max.y - real(wrapped(look.type, name, page.width(), look.lines).size()) * look.type.size * kLead;
}

float paint_name(const Brush& brush, std::string_view name, const Region& page) {
    const NameLook look = look_of_name(brush.theme, name, page);
    const float top = name_top(brush, name, page);
    paint_lines(brush, look.type, name, page, top, look.lines, ink::kIvory, true);
    return top;
}

bool has_room_for_name(const Brush& brush, std::string_view name, const Region& page) {
    const NameLook look = look_of_name(brush.theme, name, page);
    return !is_cut(wrapped(look.type, name, page.width(), look.lines));
}

void card_frame(const Brush& brush, const Region& at, float rounding, ImU32 edge, const CardLight& light) {
    const auto ring = [&](float out, float width, float alpha) {
        const Region around = at.grown(brush.px(out));
        brush.list.AddRect(around.min, around.max, with_alpha(ink::kBrass, alpha), rounding + brush.px(out), 0,
                           std::max(1.0f, std::round(brush.px(width))));
    };
    if (light.faded) brush.list.AddRectFilled(at.min, at.max, with_alpha(ink::kNight, 0.62f), rounding);
    if (edge != 0)
        brush.list.AddRect(at.min, at.max, edge, rounding, 0, std::max(1.0f, std::round(brush.theme.line())));
    if (light.glows)
        for (float out : {0.0f, 1.0f, 2.0f, 3.0f}) ring(out, 1.4f, 0.8f - 0.22f * out);
    if (light.chosen) ring(0, 3, 1);
    if (light.focused) ring(4, 2, 1);
}

void turning(const Brush& brush, const Region& at, float progress, FunctionRef<void()> back, FunctionRef<void()> face) {
    const int first = brush.list.VtxBuffer.Size;
    progress < 0.5f ? back() : face();
    const float middle = at.centre().x, narrow = std::fabs(std::cos(progress * kPi));
    for (int i = first; i < brush.list.VtxBuffer.Size; ++i) {
        float& x = brush.list.VtxBuffer[i].pos.x;
        x = middle + (x - middle) * narrow;
    }
}

HandLay lay_hand(const Theme& theme, const Region& room, int count, const HandLook& look) {
    const float gap = theme.px(kCardGap), reach = theme.px(kReach);
    count = std::max(1, count);
    float height = look.height, width = height * look.stoutness, pitch = 0;
    int columns = count;
    if (const float most = room.width() - reach * real(count - 1); most >= theme.px(kSlimmest)) {
        width = std::min(width, most);
    } else {
        height = std::min(height, look.low), width = height * look.stoutness;
        const int fitting = std::max(1, static_cast<int>((room.width() - width) / reach) + 1);
        const int rows = (count + fitting - 1) / fitting;
        columns = (count + rows - 1) / rows;
        pitch = room.height() > theme.px(kRoomy) && !look.is_tucked ? height + gap : theme.px(kTucked);
    }
    const int rows = (count + columns - 1) / columns;
    if (const float own = room.width() / real(columns) - theme.px(1); look.slim > 0 && own >= look.slim)
        width = std::min(width, own);
    const float step = std::min(width + gap, columns > 1 ? (room.width() - width) / real(columns - 1) : room.width());
    HandLay lay;
    lay.depth = height + pitch * real(rows - 1);
    const ImVec2 corner{room.centre().x - (step * real(columns - 1) + width) / 2, room.max.y - lay.depth};
    for (int i = 0; i < count; ++i) {
        const ImVec2 at = corner + ImVec2{step * real(i % columns), pitch * real(i / columns)};
        lay.cards.push_back({at, at + ImVec2{width, height}});
    }
    return lay;
}

void lay_own_hand(Scene& scene, std::vector<Spot> cards, const HandLook& look) {
    if (cards.empty()) return;
    const float gap = scene.px(kCardGap);
    Region room{scene.room.min + ImVec2{gap, 0}, scene.room.max - ImVec2{gap, gap}};
    HandLay lay = lay_hand(scene.brush.theme, room, static_cast<int>(cards.size()), look);
    const auto shown = [&](float width, float height) { return std::min(width / look.map_shape, height); };
    bool is_beside = scene.frame.format == Format::low && look.map_shape > 0;
    if (is_beside) {
        HandLay columns = lay_columns(scene.brush.theme, room, cards.size(), look);
        is_beside = shown(room.width() - columns.depth, room.height()) > shown(room.width(), room.height() - lay.depth);
        if (is_beside) lay = std::move(columns);
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        cards[i].min = lay.cards[i].min, cards[i].max = lay.cards[i].max;
        scene.spots.add(std::move(cards[i]));
    }
    if (is_beside)
        room.min.x = scene.room.max.x = room.max.x - lay.depth - gap;
    else
        room.min.y = scene.room.max.y = room.max.y - lay.depth - gap;
    scene.hand = room;
}

}  // namespace orrery::web::kit
