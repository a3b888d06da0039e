// Draws the nodes of an outline one below the other: words, choices, buttons, pictures. Leaf::draw at the end lays out
// the page and its panels. Which nodes there are is the screens' matter; what a press means is App's.
#include "web/widgets/leaf.h"

#include <algorithm>
#include <span>
#include <vector>

#include "web/boards/kit/sky.h"
#include "web/layout.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/picture.h"
#include "web/widgets/rating_chart.h"
#include "web/widgets/select.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

using Node = Outline::Node;
using Kind = Outline::Kind;
using Nodes = std::span<const Node* const>;

// CSS px
constexpr float kLowWidth = 960, kLowInset = 6, kLowPadding = 14;
constexpr float kFootPadding = 10, kFootGap = 4;
constexpr float kToggleLabel = 190;  // CSS px; a select's label stands beside its toggles if they have twice as much
constexpr float kToggleAround = 7;   // around a toggle's words
constexpr float kToggleGap = 6, kLabelGap = 16;
constexpr float kMargin = 38, kShape = 28;  // room before a select, and before an item
constexpr float kBeside = 528, kGap = 24;   // a spread: its least width, and the gap between its sides
constexpr float kRing = 5;                  // room for the ring of keyboard focus
constexpr float kPictureGap = 8, kChart = 140;
// Shares
constexpr float kLowLeft = 0.44f, kNamed = 0.62f, kPortraitPicture = 0.75f;

constexpr int bit(Part part) { return 1 << static_cast<int>(part); }
constexpr int kAbove = bit(Part::whole) | bit(Part::left) | bit(Part::right);  // everything but the foot

ButtonKind kind_of(const Node& node) {
    if (node.primary) return ButtonKind::kPrimary;
    if (node.look.tone == Tone::quiet) return ButtonKind::kLink;
    return node.look.tone == Tone::danger ? ButtonKind::kDanger : ButtonKind::kQuiet;
}

bool is_control(const Node& node) { return node.kind == Kind::button || node.kind == Kind::select; }
float spacing() { return ImGui::GetStyle().ItemSpacing.y; }
float width_left() { return ImGui::GetContentRegionAvail().x; }

}  // namespace

// Draws nodes at ImGui's cursor. It is not in an anonymous namespace, because the module is cut by names
// (cmake/app_later.txt).
struct LeafPen {
    const Theme& theme;
    Marks& marks;
    const Outline& outline;
    Format format = Format::wide;
    bool is_small = false;    // words have little room, because controls need it
    bool in_pairs = false;    // tight buttons stand in pairs
    float picture_room = -1;  // device pixels of height; below 0: no limit
    const Node* pressed = nullptr;
    std::string value{};  // the value of the pressed node

    void draw(int parts);
    bool has(Part part) const { return !nodes_of(bit(part)).empty(); }
    bool has_picture(int parts) const;
    void fit(float room, int parts);
    void draw_spread();
    std::optional<Command> wish() const;

   private:
    std::vector<const Node*> nodes_of(int parts) const;
    void draw_all(Nodes nodes);
    ImFont* title_font(const Node& node) const;
    float height(const Node& node) const;
    void draw_words(const Node& node);
    void draw_list(Nodes nodes, std::size_t at);
    void draw_picture(const Node& node);
    void draw_chart(const Node& node);
    std::size_t draw_row(Nodes nodes);
    void draw_buttons(Nodes nodes);
    void draw_pairs(Nodes nodes);
    void draw_button(const Node& node, float width, std::string_view label);
    void draw_select(const Node& node, bool is_named);
    void draw_choice(const Node& node, float width);
    float toggles_width(const Node& node) const;
    float beside_toggles(const Node& node) const;
    void draw_toggles(const Node& node);
};

// ---- Words

ImFont* LeafPen::title_font(const Node& node) const {
    if (node.level > 1) return theme.title_of(node.label);
    if (is_small) return theme.bold;
    return format == Format::low ? theme.title_of(node.label) : theme.headline(node.label, width_left());
}

void LeafPen::draw_words(const Node& node) {
    if (node.kind == Kind::heading && node.level == 1) return paragraph(title_font(node), node.label, ink::kBrass);
    if (node.kind != Kind::text) return heading(theme, node.label);
    switch (node.look.tone) {
        case Tone::quiet: return caption(theme, node.label);
        case Tone::strong: return paragraph(theme.bold, node.label);
        default: return paragraph(is_small ? theme.small : theme.text, node.label);
    }
}

// The height of nodes that can stand above buttons that must be visible.
float LeafPen::height(const Node& node) const {
    if (is_control(node)) {
        const bool has_label =
            node.kind == Kind::select && node.look.seat < 0 && !(node.look.toggles && beside_toggles(node) > 0);
        const float label = has_label ? theme.text->FontSize + spacing() : 0;
        return label + (node.look.row == Row::beside ? 0 : theme.target() + spacing());
    }
    if (node.kind == Kind::picture) return theme.px(kPictureGap) + 2 * spacing();
    ImFont* font = node.kind != Kind::text          ? title_font(node)
                   : node.look.tone == Tone::strong ? theme.bold
                   : node.look.tone == Tone::quiet  ? theme.small
                                                    : theme.text;
    return measure(font, node.label, width_left()).y + spacing();
}

// Items that are seats have their shape in front, and may have a button at the end.
void LeafPen::draw_list(Nodes nodes, std::size_t at) {
    const Node& node = *nodes[at];
    if (node.look.seat < 0) {
        for (const std::string& item : node.items) paragraph(theme.text, item);
        return;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (int i = 0; i < static_cast<int>(node.items.size()); ++i) {
        const auto has_it = [i](const Node* other) { return other->look.item == i; };
        const auto found = std::find_if(nodes.begin(), nodes.end(), has_it);
        const Node* press = found == nodes.end() ? nullptr : *found;
        const std::string& words = node.items[static_cast<std::size_t>(i)];
        const ImVec2 min = ImGui::GetCursorScreenPos();
        const float width = width_left(), x = min.x + theme.px(kShape);
        const float side = press ? button_width(theme, press->shown(), kind_of(*press)) : 0;
        const ImVec2 size = measure(theme.text, words, min.x + width - side - x);
        const float height = std::max(press ? theme.target() : theme.px(30), size.y);
        const Seat seat = seat_at(node.look.seat + i);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_seat_shape(list, seat, {min.x + theme.px(10), min.y + height / 2}, theme.px(8), seat_colour(seat),
                        ink::kNight);
        text_at(list, theme.text, {x, min.y + (height - size.y) / 2}, ink::kIvory, words, min.x + width - side - x);
        if (press) {
            ImGui::SetCursorScreenPos({min.x + width - side, min.y + (height - theme.target()) / 2});
            draw_button(*press, side, press->shown());
        }
        ImGui::SetCursorScreenPos(min);
        ImGui::Dummy({width, height});
    }
    ImGui::PopStyleVar();
    ImGui::Dummy({0, theme.px(4)});
}

void LeafPen::draw_picture(const Node& node) {
    const float most = theme.px(node.most) * (format == Format::portrait ? kPortraitPicture : 1);
    const float high = picture_room < 0 ? most : std::clamp(picture_room, theme.px(node.least), most);
    const bool has_room = picture_room < 0 ? format != Format::low : format == Format::wide || high <= picture_room;
    if (is_small || !has_room) return;
    const ImVec2 at = ImGui::GetCursorScreenPos(), end(at.x + width_left(), at.y + high);
    node.pictures->draw(*node.journal, theme, at, end);
    ImGui::SetCursorScreenPos({at.x, end.y + theme.px(kPictureGap)});
    ImGui::Dummy({0, 0});
}

void LeafPen::draw_chart(const Node& node) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size{width_left(), theme.px(kChart)};
    draw_rating(theme, *ImGui::GetWindowDrawList(), at, {at.x + size.x, at.y + size.y}, *node.chart);
    ImGui::Dummy(size);
}

// ---- Choices

// The width of all choices in one row, each as wide as the widest.
float LeafPen::toggles_width(const Node& node) const {
    float widest = theme.target();
    for (const Choice& choice : node.options)
        widest = std::max(widest, measure(theme.text, choice.label).x + theme.px(2 * kToggleAround));
    return (widest + theme.px(kToggleGap)) * static_cast<float>(node.options.size());
}

// The width of the label before the toggles; 0: the label stands above.
float LeafPen::beside_toggles(const Node& node) const {
    const float whole = width_left(), words = measure(theme.text, node.shown()).x + theme.px(kLabelGap);
    if (whole >= 3 * theme.px(kToggleLabel)) return std::max(theme.px(kToggleLabel), words);
    return words + toggles_width(node) <= whole ? words : 0;
}

// The choices in one row, as wide as there is room, or in several rows if their words need more.
void LeafPen::draw_toggles(const Node& node) {
    const float whole = width_left(), gap = theme.px(kToggleGap), label = beside_toggles(node);
    const bool beside = label > 0;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (beside) ImGui::SetCursorScreenPos({at.x, at.y + (theme.target() - theme.text->FontSize) / 2});
    paragraph(theme.text, node.shown());
    const std::size_t all = node.options.size();
    const float room = whole - label + gap;
    const std::size_t in_row = toggles_width(node) <= room ? all : 2;
    const float width = room / static_cast<float>(in_row) - gap;
    ImVec2 corner{at.x + label, beside ? at.y : ImGui::GetCursorScreenPos().y};
    for (std::size_t i = 0; i < all; ++i) {
        const Choice& choice = node.options[i];
        ImGui::SetCursorScreenPos({corner.x + static_cast<float>(i % in_row) * (width + gap), corner.y});
        if (button(theme, marks, node.id + ":" + choice.value, choice.label,
                   {.selected = choice.value == node.value, .width = width}))
            pressed = &node, value = choice.value;
        if ((i + 1) % in_row == 0) corner.y = ImGui::GetCursorScreenPos().y;
    }
}

// The label stands above, or its shape before it in the margin. A seat leaves room for the name or character beside it.
void LeafPen::draw_select(const Node& node, bool is_named) {
    if (node.look.toggles) return draw_toggles(node);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (node.look.seat < 0) {
        paragraph(theme.text, node.shown());
    } else {
        const ImVec2 middle{at.x + theme.px(14), at.y + theme.target() / 2};
        const Seat seat = seat_at(node.look.seat);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        if (node.look.leads)
            text_centred(list, theme.text, middle, with_alpha(ink::kIvory, ink::kQuiet), node.shown());
        else
            draw_seat_shape(list, seat, middle, theme.px(10), seat_colour(seat), ink::kNight);
        ImGui::SetCursorScreenPos({at.x + theme.px(kMargin), at.y});
    }
    const float width = width_left() * (is_named ? kNamed : 1);
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    draw_choice(node, width);
    if (is_named) ImGui::SetCursorScreenPos({corner.x + width + theme.px(8), corner.y});
}

// A select without its label.
void LeafPen::draw_choice(const Node& node, float width) {
    if (const auto taken = select(theme, marks, node.id, node.value, node.options, width))
        pressed = &node, value = *taken;
}

// ---- Buttons

void LeafPen::draw_button(const Node& node, float width, std::string_view label) {
    if (button(theme, marks, node.id, label,
               {.kind = kind_of(node), .disabled = node.disabled, .selected = node.pressed == 1, .width = width}))
        pressed = &node;
}

// The buttons of one row. Buttons have the same width; links are as wide as their words and may go on in the next row.
void LeafPen::draw_buttons(Nodes nodes) {
    const float whole = width_left(), gap = ImGui::GetStyle().ItemSpacing.x;
    float used = -gap, widest = 0;
    bool has_link = false;
    for (const Node* node : nodes) {
        const float width = button_width(theme, node->shown(), kind_of(*node));
        used += width + gap, widest = std::max(widest, width);
        has_link |= kind_of(*node) == ButtonKind::kLink;
    }
    const auto count = static_cast<float>(nodes.size());
    const float share = (whole - gap * (count - 1)) / count;
    const bool is_shared = count == 1 || (!has_link && share >= widest);
    for (const Node* node : nodes) {
        const bool is_first = node == nodes[0];
        if (!is_first && !(used > whole && node == nodes[1])) ImGui::SameLine();
        draw_button(*node, is_shared ? share : is_first && used > whole ? whole : 0, node->shown());
    }
}

// Two per row; an odd one comes first, in its own row.
void LeafPen::draw_pairs(Nodes nodes) {
    const float half = (width_left() - ImGui::GetStyle().ItemSpacing.x) / 2;
    const std::size_t alone = nodes.size() % 2;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        draw_button(*nodes[i], i < alone ? -1 : half, nodes[i]->shown());
        if (i >= alone && (i - alone) % 2 == 0) ImGui::SameLine();
    }
}

// Draws the controls that share the row of the first one. Returns how many.
std::size_t LeafPen::draw_row(Nodes nodes) {
    const Row row = nodes[0]->look.row;
    std::size_t count = 1;
    if (row == Row::tight && in_pairs) {
        while (count < nodes.size() && nodes[count]->look.row == Row::tight) ++count;
        return (draw_pairs(nodes.first(count)), count);
    }
    while (nodes[count - 1]->look.row == Row::beside && count < nodes.size() && is_control(*nodes[count])) ++count;
    if (nodes[0]->kind == Kind::button) return (draw_buttons(nodes.first(count)), count);
    draw_select(*nodes[0], count > 1);
    if (count > 1 && nodes[1]->kind == Kind::button) draw_button(*nodes[1], -1, nodes[1]->shown());
    if (count > 1 && nodes[1]->kind == Kind::select) draw_choice(*nodes[1], width_left());
    return std::min<std::size_t>(count, 2);
}

void LeafPen::draw_all(Nodes nodes) {
    for (std::size_t i = 0; i < nodes.size();) {
        const Node& node = *nodes[i];
        const bool is_section = node.kind == Kind::group || (node.kind == Kind::heading && node.level > 1);
        if (is_section && i > 0) ImGui::Dummy({0, theme.px(6)});
        if (is_control(node) && node.look.item < 0) {
            i += draw_row(nodes.subspan(i));
            continue;
        }
        if (node.kind == Kind::list)
            draw_list(nodes, i);
        else if (node.kind == Kind::picture)
            draw_picture(node);
        else if (node.kind == Kind::chart)
            draw_chart(node);
        else if (!is_control(node))
            draw_words(node);
        ++i;
    }
}

// ---- The page

// The nodes of these parts, in their order.
std::vector<const Node*> LeafPen::nodes_of(int parts) const {
    std::vector<const Node*> nodes;
    for (const Node& node : outline.nodes())
        if ((bit(node.part) & parts) && node.look.only != Only::words && node.kind != Kind::close &&
            node.kind != Kind::told)
            nodes.push_back(&node);
    return nodes;
}

// The command of what was pressed.
std::optional<Command> LeafPen::wish() const {
    if (!pressed) return {};
    std::optional<Command> wish = pressed->command;
    if (pressed->kind == Kind::select) wish->args.emplace_back(pressed->arg, value);
    return wish;
}

void LeafPen::draw(int parts) { draw_all(nodes_of(parts)); }

bool LeafPen::has_picture(int parts) const {
    for (const Node& node : outline.nodes())
        if (node.kind == Kind::picture && (bit(node.part) & parts)) return true;
    return false;
}

// The picture and tight buttons get the room that the other nodes leave, up to the last control.
void LeafPen::fit(float room, int parts) {
    const std::vector<const Node*> all = nodes_of(parts);
    const Nodes nodes(all);
    std::size_t end = nodes.size();
    while ((parts & bit(Part::right)) && end > 0 && nodes[end - 1]->part != Part::right) --end;
    const Node* picture = nullptr;
    float rest = 0;
    int tight = 0;
    for (const Node* node : nodes.first(end)) {
        if (node->kind == Kind::picture) picture = node;
        if (node->look.row == Row::tight) ++tight;
        rest += height(*node);
    }
    if (!picture) return;
    in_pairs = rest + (format == Format::low ? 0 : theme.px(picture->least)) > room;
    if (in_pairs) rest -= static_cast<float>(tight / 2) * (theme.target() + spacing());
    picture_room = std::max(0.0f, room - rest);
}

// Two sides next to each other, each with its own height, between the nodes that use the whole width.
void LeafPen::draw_spread() {
    const std::vector<const Node*> all = nodes_of(kAbove);
    const Nodes nodes(all);
    std::size_t from = 0, to = 0;
    while (from < all.size() && all[from]->part == Part::whole) ++from;
    for (to = from; to < all.size() && all[to]->part != Part::whole;) ++to;
    is_small = format == Format::low;
    draw_all(nodes.first(from));
    is_small = false;
    const float inset = theme.px(kRing), gap = theme.px(kGap), width = (width_left() + 2 * inset - gap) / 2;
    for (const Part part : {Part::left, Part::right}) {
        const bool is_left = part == Part::left;
        if (is_left)
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() - inset);
        else
            ImGui::SameLine(0, gap);
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(inset, inset));
        ImGui::BeginChild(
            is_left ? "left" : "right", {width, 0},
            ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
            ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
        ImGui::PopStyleVar();
        draw(bit(part));
        ImGui::EndChild();
    }
    draw_all(nodes.subspan(to));
}

std::optional<Command> draw_nodes(const Theme& theme, Marks& marks, const Outline& outline) {
    LeafPen pen{theme, marks, outline};
    pen.draw(kAbove);
    return pen.wish();
}

std::optional<Command> Leaf::draw(const Theme& theme, Marks& marks, const Outline& outline, ImVec2 min, ImVec2 max) {
    const LeafLook& look = outline.leaf();
    draw_sky(*ImGui::GetWindowDrawList(), {0, 0}, ImGui::GetWindowSize(), look.sky, theme);
    LeafPen pen{theme, marks, outline, format_of(theme, {max.x - min.x, max.y - min.y})};
    const bool is_low = pen.format == Format::low, has_foot = pen.has(Part::foot);
    const bool is_split = is_low && !look.is_spread && pen.has(Part::right);

    Column page = column(theme, min, max, is_split ? kLowWidth : look.width);
    if (is_low) {
        const float inset = page.narrow ? 0 : theme.px(kLowInset);
        page.min.y = min.y + inset, page.max.y = max.y - inset, page.padding = kLowPadding;
    }
    const float padding = theme.px(page.padding);
    const float end = !has_foot ? 0 : theme.target() + theme.px(2 * kFootPadding + kFootGap);
    float left = page.min.x;
    if (is_split) {
        left += (page.max.x - page.min.x) * kLowLeft;
        Panel panel(theme, "read", page.min, {left, page.max.y}, {.padding = page.padding});
        constexpr int kRead = kAbove & ~bit(Part::right);
        if (pen.has_picture(kRead)) pen.fit(page.max.y - page.min.y - 2 * padding, kRead);
        pen.draw(kRead);
        left += theme.px(kFootGap);
    }
    const float room = page.max.y - page.min.y - end - 2 * padding;
    const int parts = is_split ? bit(Part::right) : kAbove;
    pen.in_pairs = false;
    if (pen.format == Format::wide && height_ > 0) page.max.y -= std::max(0.0f, room - height_);
    {
        Panel panel(theme, outline.screen(), {left, page.min.y}, {page.max.x, page.max.y - end},
                    {.padding = page.padding});
        if (look.is_spread && width_left() >= theme.px(kBeside)) {
            pen.draw_spread();
        } else {
            if (pen.has_picture(parts)) pen.fit(room, parts);
            pen.draw(parts);
        }
        height_ = ImGui::GetCursorPosY() - padding;
    }
    if (has_foot) {
        Panel panel(theme, "foot", {left, page.max.y - end + theme.px(kFootGap)}, page.max,
                    {.scrolls = false, .padding = kFootPadding});
        pen.draw(bit(Part::foot));
    }
    if (escaped()) return look.close;
    return pen.wish();
}

}  // namespace orrery::web
