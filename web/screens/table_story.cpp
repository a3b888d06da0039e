#include "web/screens/table_story.h"

#include <algorithm>
#include <utility>

#include "core/words.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/screens/automatic.h"
#include "web/seat_transfer.h"
#include "web/widgets/button.h"
#include "web/widgets/count_slider.h"
#include "web/widgets/log.h"
#include "web/widgets/seat_bar.h"
#include "web/widgets/stepper.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
constexpr int kAmountColumns = 4;
constexpr float kTold = 0.92f;      // brightness of words
constexpr float kSmallPhone = 680;  // CSS px of height
constexpr float kTightLabel = 20;   // CSS px of its padding that a button can spare

// Each row: its first cell, and the others small beside it.
void draw_rows(const Theme& theme, const SheetTable& table) {
    const float width = ImGui::GetContentRegionAvail().x;
    for (const auto& row : table.rows) {
        std::string more;
        for (std::size_t i = 1; i < row.size(); ++i) more += (more.empty() ? "" : ", ") + row[i];
        const ImVec2 at = ImGui::GetCursorScreenPos(), size = measure(theme.small, more);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        text_at(list, theme.text, at, ink::kIvory, ellipsis(theme.text, row[0], width - size.x - theme.px(8)));
        text_at(list, theme.small, {at.x + width - size.x, at.y + theme.text->FontSize - size.y},
                with_alpha(ink::kIvory, ink::kQuiet), more);
        ImGui::Dummy({width, theme.text->FontSize});
    }
}
}  // namespace

void TableStory::draw_seats(TableFrame& frame) {
    if (match_.board() && match_.board()->shows_seats()) return;
    const std::vector<SeatFigures> figures = film_.figures();
    const Decision decision = session().shown().decision();
    const bool live = session().is_live() && !session().is_behind(), done = live && session().mode() == Mode::turn_done;
    const Seat whose = done ? session().viewer() : live ? session().asked() : decision.seat;
    const std::vector<std::string> sitting = words_.holders(frame.app);
    std::vector<SeatRow> rows;
    for (std::size_t at = 0; at < sitting.size(); ++at) {
        SeatRow row;
        row.seat = seat_at(static_cast<int>(at)), row.name = session().names()[at], row.holder = sitting[at];
        row.turn = !decision.over && row.seat == whose;
        if (at < figures.size()) {
            row.figures = figures[at].text, row.flag = figures[at].flag;
            row.is_own = row.seat == session().viewer();
            row.bar = figures[at].bar, row.mark = figures[at].mark, row.out = figures[at].out;
        }
        rows.push_back(std::move(row));
    }
    seat_bar(frame.theme, frame.app.marks(), rows);
}

// ---- The choice, or the replay's slider

// The words above slider and buttons. A phone in a replay with a closed sheet shows there what came next.
std::string TableStory::drawn_words(const TableFrame& frame) const {
    if (frame.narrow() && !frame.sheet_open && Review::is_offered(session()) && session().is_behind())
        return review_.next_words(session());
    std::string words = words_.told(frame.app);
    const bool at_newest = session().is_live() && !session().is_behind();
    if (!match_.board() || !at_newest || words.empty()) return words;
    if (match_.board()->tells({}) && words == words_.threats()) words = hints_.words();
    if (words == hints_.words() && TableHints::waits(frame.app)) return {};
    if (frame.format == Format::wide || !session().has_chosen()) return words;
    const Pick& pick = session().pick();
    const bool is_told = pick.ranged()
                             ? match_.board()->advice(session().shown_view(), pick.begun, {pick.low, pick.high}).is_told
                             : match_.board()->tells(pick.begun);
    return is_told ? std::string() : words;
}

// A hint of a first match, with the button that closes it.
float TableStory::hint_height(const Theme& theme, float width) const {
    const float words = width - button_width(theme, say::got_it(), ButtonKind::kLink) - ImGui::GetStyle().ItemSpacing.x;
    return std::max(theme.target(), measure(theme.text, hints_.words(), words).y);
}

void TableStory::draw_hint(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string got_it = say::got_it();
    const float width = ImGui::GetContentRegionAvail().x, side = button_width(theme, got_it, ButtonKind::kLink);
    const float words = width - side - ImGui::GetStyle().ItemSpacing.x, height = hint_height(theme, width);
    const float middle = at.y + (height - measure(theme.text, hints_.words(), words).y) / 2;
    text_at(*ImGui::GetWindowDrawList(), theme.text, {at.x, middle}, with_alpha(ink::kIvory, kTold), hints_.words(),
            words);
    ImGui::SetCursorScreenPos({at.x + width - side, at.y + (height - theme.target()) / 2});
    if (button(theme, frame.app.marks(), "close-hint", got_it, {.kind = ButtonKind::kLink, .width = side}))
        frame.wish = Command{"close-hint", {}};
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, height});
}

float TableStory::choice_height(const TableFrame& frame, float width) const {
    const Theme& theme = frame.theme;
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const std::string words = drawn_words(frame);
    float height = words.empty()             ? 0
                   : words == hints_.words() ? hint_height(theme, width) + gap
                                             : measure(theme.text, words, width).y + gap;
    if (Review::is_offered(session())) height += Review::graph_height(theme) + gap;
    if (!session().is_live()) return height + theme.target() + theme.px(6);
    if (!match_.board() && !session().choice().next.empty()) height += theme.px(160);
    const float number = number_height(frame);
    return height + (number > 0 ? number + gap : 0);
}

// The numbers that have a button of their own. A small phone leaves their room to the map.
std::vector<Amount> TableStory::amounts(const TableFrame& frame, const Pick& pick) const {
    std::vector<Amount> amounts;
    const bool is_small_phone = frame.narrow() && frame.max.y - frame.min.y < frame.theme.px(kSmallPhone);
    if (!match_.board() || is_small_phone) return amounts;
    const Advice advice = match_.board()->advice(session().shown_view(), pick.begun, {pick.low, pick.high});
    for (const Advice::Amount& amount : advice.amounts) {
        const bool twice =
            std::any_of(amounts.begin(), amounts.end(), [&](const Amount& a) { return a.number == amount.number; });
        if (!twice) amounts.push_back({amount.label, amount.number});
    }
    return amounts;
}

float TableStory::number_height(const TableFrame& frame) const {
    const Pick& pick = session().pick();
    if (!session().is_live() || session().is_behind() || !pick.ranged()) return 0;
    const float rows = static_cast<float>((amounts(frame, pick).size() + kAmountColumns - 1) / kAmountColumns);
    return (1 + rows) * (frame.theme.target() + frame.theme.px(6));
}

void TableStory::draw_number(TableFrame& frame) {
    const Pick& pick = session().pick();
    if (const auto number = count_slider(frame.theme, frame.app.marks(), "count", pick.low, pick.high, pick.number,
                                         amounts(frame, pick)))
        frame.wish = with("choose", "count", std::to_string(*number));
}

void TableStory::draw_choice(TableFrame& frame) {
    const Theme& theme = frame.theme;
    Marks& marks = frame.app.marks();
    if (!frame.told.empty()) paragraph(theme.text, frame.told);
    const std::string words = frame.number_on_board ? std::string() : drawn_words(frame);
    if (!words.empty() && words == hints_.words())
        draw_hint(frame);
    else if (!words.empty())
        paragraph(theme.text, words, with_alpha(ink::kIvory, kTold));
    if (Review::is_offered(session()))
        if (const auto wish = review_.draw_graph(theme, marks, session())) frame.wish = wish;
    if (!session().is_live()) {
        const auto last = static_cast<std::int32_t>(session().table().ply()),
                   at = static_cast<std::int32_t>(session().shown_ply());
        if (const auto ply = count_slider(theme, marks, "replay", 0, last, at))
            frame.wish = Command{"go-ply", {{"ply", std::to_string(*ply)}}};
        return;
    }
    if (session().is_behind()) return;
    if (session().pick().ranged()) {
        if (!frame.number_on_board) draw_number(frame);
    } else if (const Steps choice = match_.board() ? Steps{} : session().choice(); !choice.next.empty()) {
        const std::vector<std::string> labels = labels_of(session().table().now(), session().viewer(), choice.next);
        std::vector<LabelledStep> labelled;
        for (std::size_t i = 0; i < labels.size(); ++i)
            labelled.push_back({choice.next[i], session().named(labels[i])});
        if (const auto chosen = draw_steps(theme, marks, labelled))
            frame.wish = Command{"choose", {{"tokens", *chosen}}};
    }
}

void TableStory::draw_review(TableFrame& frame) {
    if (!Review::is_offered(session())) return;
    if (const auto wish = review_.draw_rest(frame.theme, frame.app.marks(), session())) frame.wish = wish;
}

// ---- Buttons: at most one in brass

// Where the words of a button would stand.
void TableStory::draw_closing_words(const Theme& theme) const {
    ImGui::Dummy({0, (theme.target() - theme.small->FontSize) / 2 - ImGui::GetStyle().ItemSpacing.y});
    caption(theme, match_.closing_words());
}

namespace {
// Of buttons: the first of a pair, the second, and one that has the line for itself.
struct Widths {
    float narrow, wide, whole;
};
Widths widths_of_pair() {
    const float whole = ImGui::GetContentRegionAvail().x, narrow = whole * 0.36f;
    return {narrow, whole - narrow - ImGui::GetStyle().ItemSpacing.x, whole};
}
}  // namespace

// The buttons while others are asked.
void TableStory::draw_away_actions(TableFrame& frame, Press press, FunctionRef<std::string()> send_label) const {
    const App& app = frame.app;
    const Widths widths = widths_of_pair();
    if (session().table().here().empty()) {
        press("share", say::share(), {"share", {}}, false, true, widths.narrow);
        ImGui::SameLine();
        return press("copy", say::copy_the_link(), {"copy", {}}, true, true, widths.wide);
    }
    if (sending_.is_carried() && !app.post().is_cut_off() && !app.post().is_too_long(match_.number())) {
        const bool speaks = sending_.can_speak(app);
        if (speaks) {
            press("word", say::a_word(), {"word", {}}, false, true, widths.narrow);
            ImGui::SameLine();
        }
        return press("send", sending_.send_label(app), {"send", {}}, false, true, speaks ? widths.wide : widths.whole);
    }
    press("copy", say::copy_link(), {"copy", {}}, false, true, widths.narrow);
    ImGui::SameLine();
    press("send", send_label(), {"send", {}}, !has_gone(sending_.sent(app)), true, widths.wide);
}

// The buttons of a match that is over.
void TableStory::draw_end_actions(TableFrame& frame, Press press, FunctionRef<std::string()> send_label) const {
    const Widths widths = widths_of_pair();
    if (match_.is_kept() && !frame.has_card)
        press("open-card", say::result(), {"open-card", {}}, false, true, widths.narrow);
    else
        press("play", say::replay(), {"play", {}}, false, true, widths.narrow);
    ImGui::SameLine();
    if (sending_.owes_result(frame.app)) return press("send", send_label(), {"send", {}}, true, true, widths.wide);
    press("rematch", say::rematch(), {"rematch", {}}, true, true, widths.wide);
}

void TableStory::draw_actions(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const Widths widths = widths_of_pair();
    const float narrow = widths.narrow, wide = widths.wide, whole = widths.whole;
    const bool card = frame.has_card;  // the card has the one brass button
    const auto press = [&](std::string_view id, std::string_view label, Command command, bool primary, bool enabled,
                           float width) {
        ButtonLook look{
            .kind = primary && !card ? ButtonKind::kPrimary : ButtonKind::kQuiet, .disabled = !enabled, .width = width};
        if (button(theme, frame.app.marks(), id, label, look)) frame.wish = std::move(command);
    };
    const auto fitting = [&](const auto& label) {  // leaves out a long name
        std::string whole_label = label(true);
        const bool fits = button_width(theme, whole_label, ButtonKind::kPrimary) - theme.px(kTightLabel) <= wide;
        return fits ? whole_label : label(false);
    };
    const auto send_label = [&] {
        return fitting([&](bool names_reader) { return sending_.send_label(frame.app, names_reader); });
    };
    const auto pair = [&](std::string_view id, std::string_view label, Command command, bool enabled) {
        press(id, label, std::move(command), false, enabled, narrow);
        ImGui::SameLine();
    };
    if (!session().is_live()) {
        if (film_.is_playing())
            pair("pause", say::pause(), {"pause", {}}, true);
        else
            pair("play", say::play_film(), {"play", {}}, session().table().ply() > 0);
        return press("now", words_.leave_words(), {"now", {}}, true, true, wide);
    }
    if (!match_.closing_words().empty()) return draw_closing_words(theme);  // the coach goes on
    if (session().is_behind()) {
        pair("undo", say::undo(), {"undo", {}}, false);
        return press("skip", say::skip_film(), {"skip", {}}, false, true, wide);
    }
    const bool can_undo = session().has_chosen() || session().can_undo();
    switch (session().mode()) {
        case Mode::choose:
        case Mode::turn_done:
            pair("undo", session().has_chosen() ? say::back() : say::undo(), {"undo", {}}, can_undo);
            if (session().pick().is_whole())
                return press("confirm", fitting([&](bool names_reader) { return words_.confirm_label(names_reader); }),
                             words_.confirm_command(), true, true, wide);
            if (session().can_end_turn() && !(session().can_pass() && session().has_chosen()))
                return press("end-turn", fitting([&](bool names_reader) { return words_.end_label(names_reader); }),
                             words_.end_command(), match_.is_kept() && session().mode() == Mode::turn_done, true, wide);
            return press("confirm", say::confirm(), {"answer", {}}, false, false, wide);
        case Mode::bot:
            if (!bots_.trouble().empty())
                return press("retry-bot", say::try_again(), {"retry-bot", {}}, true, true, whole);
            if (!TableBots::can_hurry(session())) return;
            return press("stop-bot", say::answer_now(), {"stop-bot", {}}, false, bots_.is_thinking(), whole);
        case Mode::hand_over:
            return press("pass-device", say::i_am(session().named(seat_name(session().next_here()))),
                         {"pass-device", {}}, true, true, whole);
        case Mode::away: return draw_away_actions(frame, press, send_label);
        case Mode::over:
            if (!match_.is_lesson()) draw_end_actions(frame, press, send_label);  // else the coach goes on
            return;
    }
}

// ---- What happened

// The links above the log, and what one of them opens in the log's place. False: the log is there.
bool TableStory::draw_in_logs_place(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const Journal* stored = frame.app.store().game(match_.number());
    const std::string open = beside_log_;
    float right = 0;  // right end of the link before
    const auto link = [&](std::string_view id, std::string_view label, Command command) {
        const float gap = theme.px(2), end = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
        if (right > 0 && right + gap + button_width(theme, label, ButtonKind::kLink) <= end) ImGui::SameLine(0, gap);
        if (button(theme, frame.app.marks(), id, label, {.kind = ButtonKind::kLink})) frame.wish = std::move(command);
        right = ImGui::GetItemRectMax().x;
    };
    const auto opens = [&](const std::string& list, std::string_view label) {
        link("list:" + list, open == list ? say::back_to_log() : std::string(label), {"beside-log", {{"list", list}}});
        return open == list;
    };
    if (!session().log().empty() && !match_.is_lesson()) {
        if (!match_.look()) link("recap", say::last_moves(), {"recap", {}});
        link("replay", say::replay(), {"play", {}});
        if (!session().is_live()) link("copy-moment", say::copy_moment(), {"copy-moment", {}});
    }
    const bool has_automatic =
        match_.is_kept() && session().mode() != Mode::over && !automatic_specs(session().record().game).empty();
    const bool has_seats = stored && stored->record.is_bound();
    const bool shows_automatic = has_automatic && opens("automatic", say::automatic_answers());
    const bool shows_seats = has_seats && opens("seats", say::seats_title());
    const bool shows_post = has_seats && stored->here != 0 && opens("post", say::turns_title());
    const SheetTable* shown = nullptr;
    for (const SheetTable& table : session().asides())
        if (opens(table.caption, table.caption)) shown = &table;
    if (shows_automatic) {
        draw_automatic(frame.app, session().record().game, match_.is_by_link());
    } else if (shows_seats || shows_post) {
        draw_by_link(frame, *stored, shows_post);
    } else if (shown) {
        heading(theme, shown->caption);
        draw_rows(theme, *shown);
    }
    return shows_automatic || shows_seats || shows_post || shown;
}

// What can be done about seats, or about how turns travel.
void TableStory::draw_by_link(TableFrame& frame, const Journal& stored, bool is_post) {
    const Theme& theme = frame.theme;
    const auto offer = [&](const auto& one) {
        if (button(theme, frame.app.marks(), one.id, one.label, {.width = -1})) frame.wish = one.command;
    };
    caption(theme, is_post ? frame.app.post().help(match_.number()) : seats_help(frame.app, stored));
    if (is_post)
        for (const CardButton& one : sending_.post_offers(frame.app)) offer(one);
    else
        for (const SeatOffer& one : seat_offers(frame.app, stored)) offer(one);
}

void TableStory::draw_history(TableFrame& frame) {
    const Theme& theme = frame.theme;
    const bool has_track = match_.board() && match_.board()->shows_seats();
    if (!has_track) caption(theme, film_.facts());
    const bool rests = session().mode() == Mode::away || session().mode() == Mode::over;
    if (match_.is_kept() && rests && next_waiting(frame.app.store().games(), match_.number()) &&
        button(theme, frame.app.marks(), "next-waiting", say::next_turn(), {.kind = ButtonKind::kLink}))
        frame.wish = Command{"next-game", {}};
    if (!draw_in_logs_place(frame)) draw_moves(frame);
}

void TableStory::draw_moves(TableFrame& frame) {
    const std::span<const LogRow> rows = film_.log();
    const std::optional<LogRow> telling = film_.telling();
    const std::size_t shown = session().is_live() ? rows.size() + 1 : session().shown_ply();
    const LogAnswer answer =
        draw_log(frame.theme, frame.app.marks(), rows, shown, telling ? &*telling : nullptr, match_.board());
    if (answer.pressed) frame.wish = Command{"go-ply", {{"ply", std::to_string(*answer.pressed)}}};
    if (answer.pointed != nullptr) frame.pointed = answer.pointed->text;
}

}  // namespace orrery::web
