#include "web/screens/table_drawing.h"

#include <algorithm>

#include "web/app.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/sky.h"
#include "web/page.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
// CSS px
constexpr float kMargin = 10, kPadding = 14, kHandle = 22;
constexpr float kLowMargin = 4, kLowPadding = 8, kSign = 28;
constexpr float kHeadline = 54, kNarrowHeadline = 48, kRace = 26;
constexpr float kSliderBoard = 560;  // CSS px: the least height of a board whose tray has room for a slider
constexpr float kOpenSheet = 0.78f;  // share of the screen
}  // namespace

// ---- The whole

void TableDrawing::draw(TableFrame& frame) {
    frame.format = format_of(frame.theme, frame.max - frame.min);
    frame.sheet_open = sheet_open_;
    lay_out(frame);
    draw_headline(frame);
    draw_board(frame);
    // A card has every button. Only a wide window has room for more.
    if (frame.format == Format::wide) draw_side(frame);
    if (frame.format == Format::low && !frame.has_card) draw_column(frame);
    if (frame.format == Format::portrait && !frame.has_card) draw_sheet(frame);
    frame.animating |= frame.pointed != pointed_;
    pointed_ = std::move(frame.pointed), pointed_by_ = session().viewer();
}

void TableDrawing::add_open(App& app, std::vector<Command>& commands) const {
    const bool narrow = format_of(app.theme(), ImGui::GetIO().DisplaySize) == Format::portrait;
    const std::string& list = story_.beside_log();
    const bool is_gone = list == "automatic" && session().mode() == Mode::over;
    if (narrow && sheet_open_) commands.push_back({"sheet", {}});
    if (!list.empty() && !is_gone && (!narrow || sheet_open_)) commands.push_back({"beside-log", {{"list", list}}});
}

void TableDrawing::lay_out(TableFrame& frame) const {
    const Theme& theme = frame.theme;
    const float race = has_race() ? kRace : 0;
    const float headline = frame.format == Format::wide  ? kHeadline
                           : frame.format == Format::low ? 0
                           : match_.is_lesson()          ? race + 4
                                                         : kNarrowHeadline + race;
    frame.board_min = {frame.min.x, frame.min.y + theme.px(headline)};
    frame.board_max = frame.max;
    if (frame.narrow()) {
        frame.board_max.y -= theme.px(kHandle + kPadding) + theme.target();
        return;
    }
    frame.board_max.x -= side_width(theme, frame.max - frame.min);
    const float margin = theme.px(frame.format == Format::low ? kLowMargin : kMargin);
    frame.side_min = {frame.board_max.x + theme.px(2), frame.min.y + margin + above_side_};
    frame.side_max = frame.max - ImVec2{margin, margin};
    if (frame.format == Format::wide) return;
    const float inner = frame.side_max.x - frame.side_min.x - theme.px(2 * kLowPadding);
    const bool slider = !session().is_live() || story_.number_height(frame) > 0;
    frame.dock_min = {frame.side_min.x, frame.side_min.y + head_height(frame)};
    frame.dock_max = {frame.side_max.x, frame.side_max.y - theme.target() - theme.px(2 * kLowPadding) -
                                            (slider ? story_.choice_height(frame, inner) : 0)};
}

// On a phone the sheet rises over the board while a number is chosen, with a slider and two rows of amounts. The
// drawing always stays above that, so that it does not move.
float TableDrawing::covered(const TableFrame& frame) const {
    if (!frame.narrow()) return 0;
    const Theme& theme = frame.theme;
    const float graph = Review::is_offered(session()) ? Review::graph_height(theme) : 0;
    return theme.px(kPadding) + 3 * (theme.target() + theme.px(6)) + ImGui::GetStyle().ItemSpacing.y + graph;
}

// The height of the sheet without its handle and buttons, which hides that much of the board.
float TableDrawing::sheet_height(const TableFrame& frame) const {
    if (!frame.narrow() || frame.has_card) return 0;
    const float choice = story_.choice_height(frame, frame.max.x - frame.min.x - frame.theme.px(2 * kPadding));
    return std::max(choice > 0 ? frame.theme.px(kPadding) + choice : 0, tells_moves() ? covered(frame) : 0);
}

// Where the board never draws, the phone's sheet tells the newest moves.
bool TableDrawing::tells_moves() const {
    return match_.board() && match_.board()->keeps_clear() && session().is_live() && !film_.log().empty();
}

void TableDrawing::draw_headline(TableFrame& frame) {
    if (frame.format == Format::low) return;  // the column begins with it
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 min = frame.min, max{frame.board_max.x, frame.board_min.y};
    list.AddLine({min.x, max.y}, max, with_alpha(ink::kBrass, 0.3f), theme.line());
    if (frame.narrow()) draw_race(frame, {min.x + theme.px(14), max.y - theme.px(kRace - 3)});
    if (frame.narrow() && match_.is_lesson()) return;  // the coach says what is asked
    const float middle = (min.y + max.y - theme.px(frame.narrow() && has_race() ? kRace : 0)) / 2;
    draw_asked(list, frame, {min.x + theme.px(12), middle}, max.x - min.x - theme.px(24), !frame.narrow());
}

// The headline with the shape of whose turn it is, vertically centred at `at`; in the title's font if that fits in one
// line.
void TableDrawing::draw_asked(ImDrawList& list, const TableFrame& frame, ImVec2 at, float room, bool title) {
    const Theme& theme = frame.theme;
    const bool moving = film_.moves_live();
    const Seat seat = moving                                ? session().log()[session().shown_ply()].seat
                      : session().mode() == Mode::turn_done ? session().viewer()
                                                            : session().asked();
    const std::string text = words_.shown_headline();
    if (seat != kSpectator) {
        draw_seat_shape(list, seat, at + ImVec2{theme.px(10), 0}, theme.px(9), seat_colour(seat), ink::kNight);
        at.x += theme.px(kSign), room -= theme.px(kSign);
    }
    ImFont* const large = theme.title_of(text);
    ImFont* const font = title && measure(large, text).x <= room ? large : theme.bold;
    const ImVec2 size = measure(font, text, room);
    text_at(list, font, {at.x, at.y - size.y / 2}, font == large ? ink::kBrass : ink::kIvory, text, room);
}

float TableDrawing::head_height(const TableFrame& frame) const {
    const Theme& theme = frame.theme;
    const float room = frame.side_max.x - frame.side_min.x - theme.px(2 * kLowPadding + kSign);
    return measure(theme.bold, words_.shown_headline(), room).y + theme.px(2 * kLowPadding);
}

bool TableDrawing::has_race() const { return match_.board() && !match_.board()->shows_seats(); }

// All seats in one line, for the phone: shape and most important figure.
void TableDrawing::draw_race(TableFrame& frame, ImVec2 at) {
    if (!has_race()) return;
    const Theme& theme = frame.theme;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::vector<SeatFigures> figures = film_.figures();
    const float step =
        (frame.max.x - at.x - theme.px(8)) / static_cast<float>(std::max<std::size_t>(3, figures.size()));
    for (std::size_t i = 0; i < figures.size(); ++i, at.x += step) {
        const Seat seat = seat_at(static_cast<int>(i));
        const float middle = at.y + theme.small->FontSize / 2;
        draw_seat_shape(list, seat, {at.x + theme.px(6), middle}, theme.px(5.5f), seat_colour(seat), ink::kNight);
        text_at(list, theme.small, {at.x + theme.px(16), at.y}, with_alpha(ink::kIvory, 0.85f), figures[i].brief);
    }
}

void TableDrawing::draw_board(TableFrame& frame) {
    Board* board = match_.board();
    if (frame.format == Format::low) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(frame.side_min, frame.side_max, ink::kChart, frame.theme.px(8));
        list.AddRect(frame.side_min, frame.side_max, ink::kLine, frame.theme.px(8), 0, frame.theme.line());
    }
    if (!board) {
        draw_sky(*ImGui::GetWindowDrawList(), frame.board_min, frame.board_max, session().record().number, frame.theme);
        return;
    }
    const std::optional<Film> film = film_.film(frame.theme);
    BoardFrame shown;
    shown.view = &session().shown_view();
    if (film) shown.film = &*film;
    const bool at_newest = session().is_live() && !session().is_behind();
    const bool is_asked = at_newest && session().mode() == Mode::choose && match_.closing_words().empty();
    if (is_asked) {
        const Pick& pick = session().pick();
        shown.entries = &pick.entries, shown.begun = pick.begun, shown.question = session().question();
        shown.place = pick.place, shown.is_whole = pick.is_whole();
    }
    shown.min = frame.board_min, shown.max = frame.board_max;
    shown.covered = covered(frame), shown.sheet = sheet_height(frame);
    shown.format = frame.format;
    shown.dock_min = frame.dock_min, shown.dock_max = frame.dock_max;
    shown.names = session().names();
    const std::vector<std::string> sitting = words_.holders(frame.app);
    shown.holders = sitting;
    shown.sky = session().record().number;
    shown.interactive = is_asked;
    if (pointed_by_ != session().viewer()) pointed_.clear();
    const std::string idea = Review::is_offered(session()) ? review_.idea_words(session()) : std::string();
    shown.tells = game_is_here(kLaterPart);
    if (shown.tells) shown.pointed = !pointed_.empty() ? pointed_ : !idea.empty() ? idea : said_;
    shown.tells_beside = frame.format == Format::wide;
    // A slider has room in the board's tray, or else in the panel beside it.
    const bool is_high = frame.board_max.y - frame.board_min.y >= frame.theme.px(kSliderBoard);
    if (frame.format == Format::wide && is_high && shown.interactive) shown.number_height = story_.number_height(frame);
    shown.taps_commit = !match_.is_by_link();  // a move that is sent needs its own press
    shown.text_of = [this](const std::any& entry) { return session().table().now().text_of(entry); };
    shown.why_not = [this, &shown](const std::any& entry) {
        const Verdict refused = session().table().now().refusal(shown.text_of(entry));
        const bool says_why = refused && refused->ruling != kNotation;  // otherwise it is no answer to this question
        return says_why ? session().named(refused->reason) : std::string();
    };
    BoardAnswer answer = board->draw(shown, frame.theme, frame.app.marks());
    if (const auto& story = film_.story(); story && !story->title.empty())
        kit::banner({*ImGui::GetWindowDrawList(), frame.theme}, {shown.min, shown.max - ImVec2{0, shown.covered}},
                    session().named(story->title), story->share, story->warns ? kit::warning() : ink::kBrass);
    frame.choice = std::move(answer.choice), frame.usual = std::move(answer.usual);
    frame.is_answer = frame.choice && answer.commit;
    if (answer.back) frame.wish = Command{"back", {}};
    if (answer.commit && !frame.choice && session().pick().is_whole()) frame.wish = words_.confirm_command();
    if (answer.look_up) frame.wish = Command{"rules", {{"at", *answer.look_up}}};
    const bool has_chosen = frame.choice || frame.usual;
    if (answer.reads && !frame.wish && !has_chosen && match_.is_kept() &&
        frame.app.store().setting(kKnowsReading, "").empty())
        frame.wish = Command{"teach-reading", {}};
    frame.animating |= answer.animating;
    frame.docked = answer.docked, frame.facts = std::move(answer.facts);
    if (answer.facts_max.y > 0) frame.app.marks().add("region:facts", answer.facts_min, answer.facts_max);
    frame.told = std::move(answer.told);
    frame.number_on_board = shown.number_height > 0 && answer.number_max.y > answer.number_min.y;
    if (!frame.number_on_board) return;
    Panel panel(frame.theme, "number", answer.number_min, answer.number_max,
                {.ground = false, .scrolls = false, .padding = 0});
    story_.draw_number(frame);
}

// ---- Desktop: everything at the side, the actions always in sight

void TableDrawing::draw_side(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const ImVec2 min = frame.side_min, max = frame.side_max;
    const float actions = theme.target() + theme.px(2 * kPadding);
    {
        Panel panel(theme, "side", min, {max.x, max.y - actions}, {.padding = kPadding});
        story_.draw_seats(frame);
        story_.draw_choice(frame);
        story_.draw_review(frame);
        story_.draw_history(frame);
    }
    if (frame.facts) draw_facts(frame, min, {max.x, max.y - actions});
    Panel panel(theme, "actions", {min.x, max.y - actions + theme.px(6)}, max,
                {.scrolls = false, .padding = kPadding - 3});
    story_.draw_actions(frame);
}

// The facts of what somebody points at, at the foot of the place from `min` to `max`, over the oldest lines of the log.
void TableDrawing::draw_facts(const TableFrame& frame, ImVec2 min, ImVec2 max) const {
    const Theme& theme = frame.theme;
    const Facts& facts = *frame.facts;
    const float padding = theme.px(kPadding), gap = theme.px(4), room = max.x - min.x - 2 * padding;
    float height = 2 * padding - gap;
    if (facts.card) height += facts.size.y + gap;
    if (!facts.title.empty()) height += measure(theme.numeral, facts.title, room).y + gap;
    for (const Facts::Line& line : facts.lines) height += measure(theme.text, line.text, room).y + gap;
    min.y = std::max(min.y, max.y - height);
    Panel panel(theme, "facts", min, max, {.ground = false, .scrolls = false, .padding = 0});
    ImDrawList& list = *ImGui::GetWindowDrawList();  // of the panel, because its ground hides the log
    list.AddRectFilled(min, max, ink::kChart, theme.px(8));
    list.AddRect(min, max, with_alpha(ink::kBrass, 0.55f), theme.px(8), 0, theme.line());
    ImVec2 pen = min + ImVec2{padding, padding};
    if (facts.card) {
        const ImVec2 corner{(min.x + max.x - facts.size.x) / 2, pen.y};
        facts.card(list, corner, corner + facts.size);
        pen.y += facts.size.y + gap;
    }
    const auto tell = [&](ImFont* font, ImU32 ink, std::string_view text) {
        text_at(list, font, pen, ink, text, room);
        pen.y += measure(font, text, room).y + gap;
    };
    if (!facts.title.empty()) tell(theme.numeral, ink::kBrass, facts.title);
    for (const Facts::Line& line : facts.lines) tell(theme.text, line.ink, line.text);
}

// ---- A low screen: all but the board in one column that scrolls; a tray of the board stands there too

void TableDrawing::draw_column(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const float padding = theme.px(kLowPadding), actions = theme.target() + 2 * padding;
    const ImVec2 min = frame.side_min, max = frame.side_max;
    const ImVec2 head{min.x + padding, (min.y + frame.dock_min.y) / 2};
    draw_asked(*ImGui::GetWindowDrawList(), frame, head, max.x - min.x - 2 * padding, false);
    const ImVec2 top{min.x, frame.docked ? frame.dock_max.y : frame.dock_min.y};
    if (max.y - actions - top.y > padding) {
        Panel panel(theme, "side", top, {max.x, max.y - actions}, {.ground = false, .padding = kLowPadding});
        story_.draw_choice(frame);
        if (!frame.docked) {
            story_.draw_review(frame);
            story_.draw_seats(frame);
            story_.draw_history(frame);
        }
    }
    if (frame.facts) draw_facts(frame, top, {max.x, max.y - actions});
    Panel panel(theme, "actions", {min.x, max.y - actions}, max,
                {.ground = false, .scrolls = false, .padding = kLowPadding});
    story_.draw_actions(frame);
}

// ---- Phone: a sheet that peeks out, or stands open over the board

void TableDrawing::draw_sheet(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const float actions = theme.target() + theme.px(kPadding);
    const bool tells = !frame.sheet_open && tells_moves();
    const float peek = theme.px(kHandle) + sheet_height(frame) + actions;
    const float height =
        frame.sheet_open ? (frame.max.y - frame.min.y) * kOpenSheet : std::max(peek, frame.max.y - frame.board_max.y);
    const ImVec2 min{frame.min.x, frame.max.y - height};

    Panel sheet(theme, "sheet", min, frame.max, {.scrolls = false, .padding = 0});
    const ImVec2 handle{frame.max.x, min.y + theme.px(kHandle)};
    const Press press = pressed(frame.app.marks(), "button:sheet", min, handle);
    if (press.clicked) frame.wish = Command{"sheet", {}};
    const ImVec2 middle = towards(min, handle, 0.5f), reach{theme.px(22), 0};
    ImGui::GetWindowDrawList()->AddLine(middle - reach, middle + reach,
                                        press.hovered || press.focused ? ink::kBrass : ink::kLine, theme.px(4));
    {
        Panel content(theme, "sheet-content", {min.x, handle.y}, {frame.max.x, frame.max.y - actions},
                      {.ground = false, .scrolls = frame.sheet_open || tells, .padding = kPadding});
        story_.draw_choice(frame);
        if (tells) story_.draw_moves(frame);
        if (frame.sheet_open) {
            story_.draw_review(frame);
            story_.draw_seats(frame);
            story_.draw_history(frame);
        }
    }
    if (frame.facts) draw_facts(frame, {min.x, handle.y}, {frame.max.x, frame.max.y - actions});
    Panel bottom(theme, "sheet-actions", {min.x + theme.px(kPadding), frame.max.y - actions},
                 {frame.max.x - theme.px(kPadding), frame.max.y}, {.ground = false, .scrolls = false, .padding = 0});
    story_.draw_actions(frame);
}

}  // namespace orrery::web
