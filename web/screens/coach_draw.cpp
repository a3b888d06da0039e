// The coach on the canvas. On a desktop it stands above the side panel. On a phone it is a strip above the table, and
// each step's words are first a card over the board. A ring with an arrow points at the subject of the step.
#include <algorithm>
#include <array>
#include <string>

#include <imgui_internal.h>

#include "core/words.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/boards/kit/geometry.h"
#include "web/layout.h"
#include "web/screens/coach_screen.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr float kCoachMargin = 10, kCoachPadding = 14, kStripPadding = 8, kStripGap = 6, kCoachWidth = 400;  // CSS px
constexpr float kMostBeside = 0.62f;  // share of the screen's height

float least_width(const Theme& theme, std::string_view label) { return measure(theme.text, label).x + theme.px(12); }

// Of buttons beside each other: the same for all, but more for a long label if there is one.
std::array<float, 4> shared_widths(const Theme& theme, const std::array<std::string, 4>& labels, float whole) {
    std::array<float, 4> widths{};
    float needed = 0, widest = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        widths[i] = labels[i].empty() ? 0 : least_width(theme, labels[i]);
        needed += widths[i], widest = std::max(widest, widths[i]);
    }
    const float equal = whole / 4;
    for (float& width : widths) width = widest <= equal ? equal : width + (whole - needed) / 4;
    return widths;
}

float height_of(ImFont* font, std::string_view text, float width) {
    return measure(font, text, width).y + ImGui::GetStyle().ItemSpacing.y;
}

ImU32 said_colour() { return mix(ink::kVerdigris, ink::kIvory, 0.35f); }
constexpr std::string_view kOpens = " ▼";  // a card can be opened here

const Mark* drawn(App& app, std::string_view name) {
    const auto& marks = app.marks().all();
    const auto mark = std::find_if(marks.begin(), marks.end(), [name](const Mark& one) { return one.name == name; });
    return mark == marks.end() ? nullptr : &*mark;
}

}  // namespace

std::vector<CoachScreen::Line> CoachScreen::request(const Theme& theme, bool is_said_above) const {
    std::vector<Line> lines;
    const bool is_told = asks_as_table() && format_of(theme, ImGui::GetIO().DisplaySize) == Format::low;
    if (!is_said_above)
        for (const std::string& words : said_) lines.push_back({words, theme.text, said_colour()});
    if (task() && !task()->ask.empty() && !is_told) lines.push_back({task()->ask, theme.bold, ink::kBrass});
    if (!objection_.empty()) lines.push_back({objection_, theme.text, mix(ink::kEmber, ink::kIvory, 0.4f)});
    return lines;
}

bool CoachScreen::draw(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    const WordPlaces words;
    bool more = false;
    table_->point_at(words_with_places());
    if (format_of(theme, max - min) != Format::wide) {
        const float width = max.x - min.x - theme.px(2 * kStripPadding);
        float height = theme.target() + theme.px(2 * kStripPadding);
        for (const Line& line : request(theme, says_above(theme, width)))
            height += height_of(line.font, line.text, width);
        const float below = min.y + height;
        table_->leave_above_side(0);
        more = table_->draw(app, {min.x, below}, max);
        draw_strip(app, min, {max.x, below});
        if (card_open_) draw_card(app, {min.x, below}, max);
    } else {
        const ImVec2 corner{max.x - side_width(theme, max - min) + theme.px(2), min.y + theme.px(kCoachMargin)};
        const ImVec2 end{max.x - theme.px(kCoachMargin), max.y};
        const float width = end.x - corner.x - theme.px(2 * kCoachPadding), gap = ImGui::GetStyle().ItemSpacing.y;
        float height = theme.px(3 * kCoachPadding + 2) + theme.target() + gap + height_of(theme.small, place(), width) +
                       height_of(theme.title, step().title, width);
        for (const std::string& text : step().text) height += height_of(theme.text, text, width);
        for (const Line& line : request(theme)) height += height_of(line.font, line.text, width);
        height = std::min(height, (max.y - min.y) * kMostBeside);
        table_->leave_above_side(height + theme.px(6));
        more = table_->draw(app, min, max);
        draw_beside(app, corner, {end.x, corner.y + height});
    }
    point(app, words);
    if (wish_) {
        const Command wish = *std::exchange(wish_, std::nullopt);
        app.act(wish);
    }
    return more;
}

// ---- Desktop

void CoachScreen::draw_beside(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    Marks& marks = app.marks();
    const float actions = theme.target() + theme.px(kCoachPadding);
    Panel ground(theme, "coach", min, max, {.scrolls = false, .padding = kCoachPadding});
    {
        Panel content(theme, "coach-words", {min.x, min.y + actions}, max, {.ground = false, .padding = kCoachPadding});
        caption(theme, place());
        heading(theme, step().title);
        for (const std::string& text : step().text) paragraph(theme.text, text);
        for (const Line& line : request(theme)) paragraph(line.font, line.text, line.colour);
    }
    ImGui::SetCursorScreenPos({min.x + theme.px(kCoachPadding), min.y + theme.px(kCoachPadding)});
    const float gap = ImGui::GetStyle().ItemSpacing.x, whole = max.x - min.x - theme.px(2 * kCoachPadding);
    const Offer on = forward();
    const std::array<std::string, 4> labels{say::leave(), task_ > 0 ? say::again() : "", say::back(), on.brief()};
    const std::array<float, 4> widths = shared_widths(theme, labels, whole - 3 * gap);
    const auto press = [&](std::size_t i, std::string_view id, ButtonLook look, Command command) {
        look.width = widths[i];
        if (button(theme, marks, id, labels[i], look)) wish_ = std::move(command);
    };
    press(0, "lesson-leave", {.kind = ButtonKind::kLink}, leave_);
    ImGui::SameLine();
    if (task_ > 0)
        press(1, "lesson-again", {.kind = ButtonKind::kLink}, to_step(step_));
    else
        ImGui::Dummy({widths[1], 0});
    ImGui::SameLine();
    press(2, "lesson-back", {.disabled = step_ == 0}, to_step(step_ == 0 ? 0 : step_ - 1));
    ImGui::SameLine();
    press(3, "lesson-next", {.kind = task() ? ButtonKind::kQuiet : ButtonKind::kPrimary}, on.command);
}

// ---- Phone

float CoachScreen::strip_side(const Theme& theme) const {
    return std::max({theme.px(60), least_width(theme, say::back()), least_width(theme, forward().brief())});
}

// While the next task of a position is asked, a short result stands in place of the caption: then the strip hides no more
// of the board than before. `width`: of its words.
bool CoachScreen::says_above(const Theme& theme, float width) const {
    if (!asks_as_table() || !task() || said_.size() != 1) return false;
    const float room = width - 2 * (strip_side(theme) + theme.px(kStripGap));
    return measure(theme.small, said_.front() + std::string(kOpens)).x <= room;
}

void CoachScreen::draw_strip(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    Marks& marks = app.marks();
    Panel strip(theme, "coach", min, max, {.scrolls = false, .padding = kStripPadding});
    marks.add("coach:strip", min, max);
    const Offer on = forward();
    const float target = theme.target(), gap = theme.px(kStripGap);
    const float side = strip_side(theme);
    const float top = min.y + theme.px(kStripPadding), left = min.x + theme.px(kStripPadding);
    const float right = max.x - theme.px(kStripPadding);
    const auto press = [&](std::string_view id, std::string_view label, float x, ButtonLook look, Command command) {
        ImGui::SetCursorScreenPos({x, top});
        if (button(theme, marks, id, label, look)) wish_ = std::move(command);
    };
    press("lesson-back", say::back(), left, {.disabled = step_ == 0, .width = side},
          to_step(step_ == 0 ? 0 : step_ - 1));
    press("lesson-next", on.brief(), right - side,
          {.kind = task() ? ButtonKind::kQuiet : ButtonKind::kPrimary, .width = side}, on.command);

    const ImVec2 words_min{left + side + gap, top}, words_max{right - side - gap, top + target};
    const Press words = pressed(marks, "button:lesson-card", words_min, words_max);
    if (words.clicked) wish_ = Command{"lesson-card", {}};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = words_max.x - words_min.x;
    const bool is_said_above = says_above(theme, right - left);
    text_at(list, theme.small, words_min, is_said_above ? said_colour() : with_alpha(ink::kIvory, ink::kQuiet),
            (is_said_above ? said_.front() : place()) + std::string(card_open_ ? "" : kOpens));
    ImFont* const font = measure(theme.bold, step().title).x <= room ? theme.bold : theme.small;  // small phones
    text_at(list, font, {words_min.x, words_min.y + theme.px(18)}, words.hovered ? ink::kBrass : ink::kIvory,
            ellipsis(font, step().title, room));
    if (words.focused) focus_ring(theme, words_min, words_max, theme.px(6));

    float y = top + target + ImGui::GetStyle().ItemSpacing.y;
    for (const Line& line : request(theme, is_said_above)) {
        ImGui::SetCursorScreenPos({left, y});
        paragraph(line.font, line.text, line.colour);
        y = ImGui::GetCursorScreenPos().y;
    }
}

void CoachScreen::draw_card(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    Panel veil(theme, "coach-veil", min, max, {.ground = false, .scrolls = false, .padding = 0});  // takes all presses
    const bool is_low = format_of(theme, max - min) == Format::low;
    const float whole = is_low ? side_width(theme, max - min) : max.x - min.x;
    const float width = std::min(theme.px(kCoachWidth), whole - theme.px(24)),
                inner = width - theme.px(2 * kCoachPadding);
    float height = theme.px(2 * kCoachPadding) + height_of(theme.title, step().title, inner) +
                   2 * (theme.target() + ImGui::GetStyle().ItemSpacing.y);
    for (const std::string& text : step().text) height += height_of(theme.text, text, inner);
    const float room = max.y - min.y - theme.px(16);
    // As low as it goes, or over the column of a low window, so that it hides little of the board.
    const ImVec2 size{width, std::min(height, room)};
    const ImVec2 corner{is_low ? max.x - width - theme.px(8) : (min.x + max.x - width) / 2,
                        max.y - size.y - theme.px(8)};
    Panel card(theme, "coach-card", corner, corner + size, {.scrolls = height > room, .padding = kCoachPadding});
    heading(theme, step().title);
    for (const std::string& text : step().text) paragraph(theme.text, text);
    if (button(theme, app.marks(), "lesson-read", card_label().text(), {.kind = ButtonKind::kPrimary, .width = -1}))
        wish_ = Command{"lesson-card", {}};
    const float third = (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2;
    if (task_ > 0) {
        if (button(theme, app.marks(), "lesson-again", say::again(), {.kind = ButtonKind::kLink, .width = third}))
            wish_ = to_step(step_);
        ImGui::SameLine();
    }
    if (button(theme, app.marks(), "lesson-leave", leave_label().text(),
               {.kind = ButtonKind::kLink, .width = task_ > 0 ? third : -1}))
        wish_ = leave_;
}

// ---- Pointing

std::string_view CoachScreen::to_point_at(App& app) const {
    if (!points() || !task() || !session_->is_live() || session_->is_behind()) return {};
    const std::vector<std::string>& look = task()->look;
    const std::string& chosen = session_->chosen();
    for (const std::string& mark : look)  // a picked card shows its ways, or the places where it can go
        if (mark.starts_with(chosen.empty() ? "act:" : "bin:") && drawn(app, mark)) return mark;
    if (chosen.empty()) {
        for (const std::string& name : look)  // the first one that is not set yet: a picked stack shows its ways
            if (const Mark* mark = drawn(app, name); mark && !mark->chosen) return name;
        if (!look.empty() && !drawn(app, look.front())) return look.front();  // point() knows where it may be
        return {};
    }
    const Steps choice = session_->choice();
    if (choice.move && is_wanted(*task(), *choice.move)) return "button:confirm";
    if (choice.line && choice.line->ranged())
        return may_become_wanted(*task(), choice.line->text) ? "count:slider" : "";
    if (!may_become_wanted(*task(), chosen)) return {};
    const auto tokens = tokens_of(chosen);
    auto left = tokens.begin();
    for (const std::string_view mark : look) {  // the first thing that is not chosen yet
        const std::string thing(mark.substr(mark.find(':') + 1));
        if ((chosen + " ").starts_with(thing + " ")) continue;  // it stands for several tokens, from the first on
        left = std::find_if(left, tokens.end(), [&thing](std::string_view token) {
            return token == thing || begins_with(token, thing + "=");  // d5, and d5= while its number is missing
        });
        if (left == tokens.end()) return mark;
        ++left;
    }
    return {};
}

void CoachScreen::point(App& app, const WordPlaces& words) const {
    const std::string_view name = to_point_at(app);
    const Mark* mark = name.empty() ? nullptr : drawn(app, name);
    if (!name.empty() && mark == nullptr) mark = drawn(app, "more");  // it is on another page of a tray
    const bool card = card_open_ && format_of(app.theme(), ImGui::GetWindowSize()) != Format::wide;
    if (mark == nullptr || card) return;
    const Theme& theme = app.theme();
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const float gap = theme.px(4), line = theme.px(2), reach = theme.px(9);
    const ImVec2 min = mark->min - ImVec2{gap, gap}, max = mark->max + ImVec2{gap, gap};
    const ImVec2 size = max - min;
    const bool round = size.x < 1.25f * size.y && size.y < 1.25f * size.x;
    list.AddRect(min, max, ink::kIvory, round ? size.x / 2 : theme.px(8), 0, line);
    // The arrow stands on the first side where it covers no words: above, below, left, right.
    constexpr ImVec2 kSides[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    const ImVec2 middle = towards(min, max, 0.5f), window = ImGui::GetIO().DisplaySize;
    for (const ImVec2 side : kSides) {
        const ImVec2 tip = middle + ImVec2{side.x * (size.x / 2 + theme.px(3)), side.y * (size.y / 2 + theme.px(3))};
        const ImVec2 back = tip + ImVec2{side.x, side.y} * (1.4f * reach), wing{side.y * reach, side.x * reach};
        const ImVec2 from = ImMin(tip, ImMin(back - wing, back + wing)),
                     to = ImMax(tip, ImMax(back - wing, back + wing));
        if (from.x < 0 || from.y < 0 || to.x > window.x || to.y > window.y || words.meet(from, to)) continue;
        list.AddTriangleFilled(tip, back - wing, back + wing, ink::kIvory);
        app.marks().add("coach:arrow", from, to);
        break;
    }
    app.marks().add("coach:pointer", min, max);
}

}  // namespace orrery::web
