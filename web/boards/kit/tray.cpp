#include "web/boards/kit/tray.h"

#include <algorithm>
#include <cmath>

#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::kit {
namespace {
constexpr float kTrayPadding = 10, kTrayGap = 6, kButtonLeast = 96;  // CSS px

constexpr float kBeside = 10;      // CSS px: the width of a button that its words leave free
constexpr float kLesser = 0.875f;  // size of a label that is too long: 14 px

// A label that is too long for its button gets smaller letters, then two lines. With a note below there is room for one
// line.
void paint_button(Seat seat, const Spot& spot, const Brush& brush) {
    const Theme& theme = brush.theme;
    ImDrawList& list = brush.list;
    button_ground(spot, brush);
    const ImVec2 centre = spot.centre();
    const float room = spot.width() - theme.px(kBeside), mark = seat == kSpectator ? 0 : theme.px(9);
    Type type{theme.text, theme.text->FontSize};
    if (type.width(spot.label) > room - mark * 2) type.size *= kLesser;
    const std::vector<std::string> lines = wrapped(type, spot.label, room - mark * 2, spot.note.empty() ? 2 : 1);
    const float up = spot.note.empty() ? 0 : theme.small->FontSize * 0.55f;
    float y = centre.y - up - type.size * real(lines.size()) / 2, widest = 0;
    for (const std::string& line : lines) {
        const float width = type.width(line);
        type.draw(list, {centre.x + mark - width / 2, y}, ink::kIvory, line);
        y += type.size, widest = std::max(widest, width);
    }
    if (mark > 0)
        draw_seat_shape(list, seat, {centre.x - widest / 2 - mark / 2, centre.y - up}, theme.px(6), seat_colour(seat),
                        ink::kNight);
    if (!spot.note.empty())
        squeezed_at(list, theme.small, {centre.x, centre.y + theme.text->FontSize * 0.55f}, room, quiet(0.85f),
                    spot.note, 0.5f);
}
}  // namespace

void button_ground(const Spot& spot, const Brush& brush) {
    const float rounding = brush.px(6), light = spot.chosen ? 0.28f : spot.can() ? 0.08f : 0;
    brush.list.AddRectFilled(spot.min, spot.max, mix(ink::kChart, ink::kNight, 0.5f), rounding);
    brush.list.AddRectFilled(spot.min, spot.max, with_alpha(ink::kBrass, light + (brush.lit ? 0.12f : 0)), rounding);
    brush.list.AddRect(
        spot.min, spot.max,
        with_alpha(spot.can() || spot.chosen ? ink::kBrass : ink::kLine, spot.chosen || brush.lit ? 1.0f : 0.55f),
        rounding, 0, spot.chosen ? brush.px(2) : brush.theme.line());
    if (!brush.focused) return;
    const Region around = spot.grown(brush.px(3));
    brush.list.AddRect(around.min, around.max, ink::kBrass, rounding + brush.px(3), 0, brush.px(2));
}

Spot button_spot(const TrayButton& button, const Region& at) {
    Spot spot;
    spot.min = at.min, spot.max = at.max;
    spot.mark = button.mark, spot.choice = button.choice;
    spot.chosen = button.chosen;
    spot.label = button.label, spot.note = button.note;
    spot.paint = [seat = button.seat](const Spot& own, const Brush& brush) { paint_button(seat, own, brush); };
    return spot;
}

float least_width(const Theme& theme, const TrayButton& button) {
    const std::string_view label = button.label;
    const Type type{theme.text, theme.text->FontSize * kLesser};
    float words = type.width(label);
    if (button.note.empty())  // in two lines
        for (std::size_t at = label.find(' '); at != label.npos; at = label.find(' ', at + 1))
            words = std::min(words, std::max(type.width(label.substr(0, at)), type.width(label.substr(at + 1))));
    return std::max(words, measure(theme.small, button.note).x) + theme.px(kBeside + 1);
}

Tray::Tray(Spots& spots, const Theme& theme, float width)
    : spots_(spots), theme_(theme), first_(spots.size()), width_(width - 2 * theme.px(kTrayPadding)) {
    Spot ground;
    ground.covers = true;
    ground.paint = [](const Spot& own, const Brush& brush) { panel(brush, own, with_alpha(ink::kBrass, 0.5f)); };
    spots.add(std::move(ground));
}

void Tray::words(std::string_view text, Words kind) {
    if (text.empty()) return;
    told_ += (told_.empty() ? "" : " ") + std::string(text);
    const bool is_title = kind == Words::title;
    ImFont* font = is_title ? theme_.bold : theme_.small;
    const float room = width_ - left_, line = measure(font, text).x, height = measure(font, text, room).y;
    Spot spot;
    spot.min = {left_ > 0 || line > room ? left_ : (width_ - line) / 2, y_};
    spot.max = {line > room ? width_ : std::max(width_, spot.min.x + line + 1), y_ + height};
    spot.label = text;
    spot.paint = [font, is_title](const Spot& own, const Brush& brush) {
        text_at(brush.list, font, own.min, is_title ? ink::kBrass : quiet(0.88f), own.label, own.width() + 1);
    };
    spots_.add(std::move(spot));
    y_ += height + theme_.px(kTrayGap);
}

void Tray::row(std::vector<Spot> spots, ImVec2 size) {
    has_things_ = true;
    const float gap = theme_.px(kTrayGap);
    foot_ = y_ + size.y + gap;
    for (Spot& spot : spots) {
        spot.min = {left_, y_}, spot.max = spot.min + size;
        left_ += size.x + gap;
        spots_.add(std::move(spot));
    }
    left_ += gap;
}

void Tray::end_of_row() { y_ = std::max(y_, foot_), left_ = foot_ = 0; }

void Tray::things(std::vector<Spot> spots, ImVec2 size) {
    has_things_ |= !spots.empty();
    const float gap = theme_.px(kTrayGap);
    const auto fitting = static_cast<std::size_t>(std::max(1.0f, (width_ + gap) / (size.x + gap)));
    for (std::size_t from = 0; from < spots.size(); from += fitting) {
        const std::size_t n = std::min(fitting, spots.size() - from);
        float x = (width_ - real(n) * (size.x + gap) + gap) / 2;
        for (std::size_t i = from; i < from + n; ++i, x += size.x + gap) {
            spots[i].min = {x, y_}, spots[i].max = ImVec2{x, y_} + size;
            spots_.add(std::move(spots[i]));
        }
        y_ += size.y + gap;
    }
}

void Tray::pages(std::vector<Spot> spots, ImVec2 size, const Pages& pages, Spot more) {
    const float gap = theme_.px(kTrayGap);
    const auto whole = [](float number) { return static_cast<std::size_t>(std::max(1.0f, number)); };
    const std::size_t in_row = whole((width_ + gap) / (size.x + gap)), rows = whole(pages.height / (size.y + gap));
    const std::size_t most = std::max(2 + pages.staying, in_row * rows);
    if (spots.size() <= most) return things(std::move(spots), size);
    const std::size_t turning = spots.size() - pages.staying, each = most - 1 - pages.staying;
    const std::size_t from = static_cast<std::size_t>(pages.page) % ((turning + each - 1) / each) * each;
    std::vector<Spot> page;
    for (std::size_t i = from; i < std::min(turning, from + each); ++i) page.push_back(std::move(spots[i]));
    more.opens = more.aside = true;
    page.push_back(std::move(more));
    for (std::size_t i = turning; i < spots.size(); ++i) page.push_back(std::move(spots[i]));
    things(std::move(page), size);
}

void Tray::buttons(std::span<const TrayButton> buttons) {
    if (buttons.empty()) return;
    float least = theme_.px(kButtonLeast), widest = least;
    std::vector<Spot> spots;
    for (const TrayButton& button : buttons) {
        widest = std::max({widest, measure(theme_.text, button.label).x + theme_.px(24),
                           measure(theme_.small, button.note).x + theme_.px(16)});
        least = std::max(least, least_width(theme_, button));
        spots.push_back(button_spot(button, {}));
    }
    const float gap = theme_.px(kTrayGap), in_row = std::floor((width_ + gap) / (least + gap));
    const float share = (width_ + gap) / std::clamp(in_row, 1.0f, real(spots.size())) - gap - 0.5f;
    things(std::move(spots), {std::min(widest, share), theme_.px(kButtonHeight)});
}

void Tray::number(float height) {
    has_things_ = true;
    Spot room;
    room.min = {0, y_}, room.max = {width_, y_ + height};
    room.is_number_room = true;
    spots_.add(std::move(room));
    y_ += height + theme_.px(kTrayGap);
}

std::optional<Region> number_in(const Spots& spots) {
    for (const Spot& spot : spots.all())
        if (spot.is_number_room) return spot;
    return std::nullopt;
}

float Tray::height() const { return y_ + theme_.px(2 * kTrayPadding - kTrayGap); }

void Tray::put(ImVec2 foot) {
    const float padding = theme_.px(kTrayPadding);
    const ImVec2 corner{foot.x - width_ / 2, foot.y - height() + padding};
    const std::span<Spot> all = spots_.all();
    for (Spot& spot : all.subspan(first_)) spot.min = spot.min + corner, spot.max = spot.max + corner;
    all[first_].min = corner - ImVec2{padding, padding};
    all[first_].max = {corner.x + width_ + padding, foot.y};
}

}  // namespace orrery::web::kit
