// Starts the survey in the bots' worker, keeps its answers, and tells them twice: on the canvas and in words.
// bots/survey.h says what is computed; bots/worker does it.
#include "web/screens/review.h"

#include <algorithm>

#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/play/bot_check.h"
#include "record/play/continuation.h"
#include "web/game_words.h"
#include "web/message.h"
#include "web/page.h"
#include "web/widgets/button.h"
#include "web/widgets/standing.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::size_t kMostTurns = 5, kMostRows = 24;
constexpr std::int32_t kWhole = 1000;  // the shares of all seats

int of_hundred(std::int32_t share) { return static_cast<int>((share + 5) / 10); }

// "round 4", or "move 12" if the game has no name for it.
std::string when(const Session& session, std::size_t ply) {
    const std::string words = when_words(*session.table().at(ply));
    return words.empty() ? say::at_move(static_cast<int>(ply + 1)) : words;
}

// What was done in the turn that begins at `ply`: its first two deeds. If it has none, the first sentence of its first
// move.
std::string deeds_of_turn(const std::vector<LogRow>& rows, std::size_t ply) {
    constexpr int kMost = 2;
    const auto act = [&rows](std::size_t at) { return rows[at].text.substr(0, rows[at].act); };
    std::string deeds;
    int told = 0;
    for (std::size_t at = ply; at < rows.size() && told < kMost && (at == ply || !rows[at].begins_turn); ++at) {
        if (!rows[at].is_choice) continue;
        deeds += (deeds.empty() ? "" : " ") + act(at);
        ++told;
    }
    return deeds.empty() ? act(ply) : deeds;
}

// The plies at which turns begin.
std::vector<std::size_t> begins_of_turns(const std::vector<LogRow>& rows) {
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < rows.size(); ++ply)
        if (ply == 0 || rows[ply].begins_turn) plies.push_back(ply);
    return plies;
}

}  // namespace

// ---- The worker

void Review::begin(const Session& session) {
    if (is_done_ || !job_.empty() || !idea_job_.empty() || !trouble_.empty()) return;
    const auto link = session.link();
    if (!link) return trouble_ = link.fault().message, loss_.reset();
    job_ = "survey:" + hex16(session.record().number);
    page::survey(job_, *link);
}

void Review::stop() {
    for (std::string* job : {&job_, &idea_job_}) {
        if (!job->empty()) page::stop_thinking(*job, false);
        job->clear();
    }
}

bool Review::can_ask(const Session& session) const {
    return idea_job_.empty() && session.shown_ply() < session.table().ply() && !ideas_.contains(session.shown_ply());
}

// The survey waits meanwhile and then goes on.
void Review::ask(const Session& session) {
    const auto link = session.link();
    if (!can_ask(session) || !link) return;
    stop();
    idea_at_ = session.shown_ply();
    idea_job_ = "idea:" + std::to_string(idea_at_) + ":" + hex16(session.record().number);
    page::idea(idea_job_, *link, idea_at_ + 1);
}

bool Review::take(const Session& session, std::string_view type, std::string_view json) {
    const Message message(json);
    const std::string job = message.text("job");
    const bool has_failed = type == "bot-failed";
    if (job.empty() || (job != job_ && job != idea_job_)) return false;
    if (job == idea_job_) {
        idea_job_.clear();
        ideas_[idea_at_] = has_failed ? message.text("reason")
                                      : session.named(orrery::idea_words(session.table(), session.viewer(),
                                                                         idea_at_ + 1, message.text("move")));
        page::say(ideas_[idea_at_]);
        return true;
    }
    if (type != "bot-glance") job_.clear();
    loss_.reset();
    if (has_failed) return trouble_ = message.text("reason"), true;
    is_done_ = type == "bot-answer";
    is_told_ = false;
    course_ = read_course(message.text("move"), session.names().size());
    const bool is_whole = course_.size() == session.table().ply() + 1;
    swings_ = is_whole ? turning_points(course_, begins_of_turns(session.log()), kMostTurns) : std::vector<Swing>{};
    if (is_done_) page::say(say::bots_have_looked(static_cast<int>(swings_.size())));
    return true;
}

// ---- Words

const std::vector<Review::Turn>& Review::turns(const Session& session) {
    if (std::exchange(is_told_, true)) return turns_;
    turns_.clear();
    for (const Swing& swing : swings_) {
        const std::size_t before = swing.ply - 1;
        const std::string name = session.cell(seat_name(swing.seat));
        turns_.push_back({before, swing.seat,
                          say::turning_point(when(session, before), deeds_of_turn(session.log(), before), name,
                                             of_hundred(swing.from), of_hundred(swing.to))});
    }
    return turns_;
}

std::string Review::state_words() const {
    if (!trouble_.empty()) return trouble_;
    if (is_done_) return {};
    return course_.empty() ? say::bots_look() : say::bots_look_closely();
}

std::string Review::next_words(const Session& session) const {
    const std::size_t ply = session.shown_ply();
    return ply < session.log().size() ? say::next_is(session.log()[ply].text) : say::this_is_the_end();
}

std::string Review::idea_words(const Session& session) const {
    if (!idea_job_.empty() && idea_at_ == session.shown_ply()) return say::best_bot_thinks();
    const auto idea = ideas_.find(session.shown_ply());
    return idea == ideas_.end() ? "" : idea->second;
}

SheetTable Review::table(const Session& session) const {
    SheetTable table;
    table.caption = say::win_chances();
    table.columns = {say::after_move()};
    for (std::size_t i = 0; i < session.names().size(); ++i)
        table.columns.push_back(session.cell(seat_name(seat_at(static_cast<int>(i)))));
    const std::size_t step = std::max<std::size_t>(1, (course_.size() + kMostRows - 1) / kMostRows);
    for (std::size_t ply = 0; ply < course_.size(); ++ply) {
        if (ply % step != 0 && ply + 1 != course_.size() && ply != session.shown_ply()) continue;
        table.rows.push_back({std::to_string(ply)});
        for (std::size_t seat = 0; seat < session.names().size(); ++seat)
            table.rows.back().push_back(std::to_string(of_hundred(course_[ply][seat])));
    }
    return table;
}

std::optional<std::size_t> Review::next_turn(const Session& session, bool forward) const {
    std::optional<std::size_t> found;
    for (const Swing& swing : swings_) {
        const std::size_t ply = swing.ply - 1;
        if (forward ? ply > session.shown_ply() && !found : ply < session.shown_ply()) found = ply;
    }
    return found;
}

std::string moment_words(const Session& session) {
    const Table& table = session.table();
    const std::size_t ply = session.shown_ply();
    const std::string game(table.now().info().title);
    std::string now = when_words(*table.at(ply));
    if (now.empty()) now = say::at_move(static_cast<int>(ply));
    const std::vector<LogLine> lines = table.log(kSpectator, ply == 0 ? 0 : ply - 1, ply);
    if (lines.empty() || lines.back().sentences.empty()) return say::moment(game, now);
    return say::moment_of(game, now, with_names(naming_sentence(lines.back().sentences), session.names()));
}

// ---- A lost match

bool Review::is_lost(const Session& session) {
    if (!session.is_live() || session.is_behind() || session.mode() != Session::Mode::over) return false;
    const Seat you = session.viewer();
    return you != kSpectator && session.table().now().result().rank[static_cast<std::size_t>(index(you))] != 1;
}

const Review::Loss& Review::loss(const Session& session) {
    if (!loss_) loss_ = found_loss(session);
    return *loss_;
}

// Waits for the last figures, because the first ones may name another choice.
Review::Loss Review::found_loss(const Session& session) const {
    if (!trouble_.empty()) return {};
    if (!is_done_) return {say::bots_look_for_reason(), {}};
    const std::vector<LogRow>& rows = session.log();
    const Seat you = session.viewer();
    const auto share = [&](std::size_t ply) { return course_[ply][static_cast<std::size_t>(index(you))]; };
    if (course_.size() != rows.size() + 1) return {};
    const std::vector<Swing> swings = turning_points(course_, begins_of_turns(rows), kMostTurns, you);
    const auto fall = std::min_element(swings.begin(), swings.end(),
                                       [](const Swing& a, const Swing& b) { return a.to - a.from < b.to - b.from; });
    if (fall == swings.end() || fall->to > fall->from) {
        const std::size_t last = rows.size() - 1;
        if (share(last) * 2 * static_cast<std::int32_t>(session.names().size()) >= kWhole)
            return {say::open_to_the_end(of_hundred(share(last))), {}};
        std::size_t best = 0;
        for (std::size_t ply = 0; ply < last; ++ply)
            if (share(ply) > share(best)) best = ply;
        return {say::small_steps(of_hundred(share(best)), when(session, best)), {}};
    }
    const std::size_t ply = fall->ply - 1;
    Loss loss{
        say::decided_it(when(session, ply), deeds_of_turn(rows, ply), of_hundred(fall->from), of_hundred(fall->to)),
        ply};
    // The viewer's own turn before it, from its beginning; none: whoever is asked there goes on.
    std::size_t own = ply;
    while (own > 0 && rows[own].seat != you) --own;
    while (own > 0 && !rows[own].begins_turn && rows[own - 1].seat == you) --own;
    if (rows[own].seat == you) loss.before = own;
    if (!continuation(session.record(), session.table().here(), *loss.before, 0)) loss.before.reset();
    return loss;
}

// ---- The canvas

std::optional<Command> Review::draw_graph(const Theme& theme, Marks& marks, const Session& session) {
    const Standing standing{course_, swings_, session.names().size(), session.table().ply(), session.shown_ply()};
    if (const auto ply = draw_standing(theme, marks, standing, graph_height(theme)))
        return with("go-ply", "ply", std::to_string(*ply));
    return std::nullopt;
}

std::optional<Command> Review::draw_rest(const Theme& theme, Marks& marks, const Session& session) {
    std::optional<Command> wish;
    caption(theme, next_words(session));
    if (const std::string idea = idea_words(session); !idea.empty()) paragraph(theme.text, idea);
    const float half = (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2;
    const bool is_end = session.shown_ply() == session.table().ply();
    if (button(theme, marks, "idea", say::ask_best_bot(), {.disabled = !can_ask(session), .width = half}))
        wish = Command{"idea", {}};
    ImGui::SameLine();
    if (button(theme, marks, "play-on", say::play_on_here(), {.disabled = is_end, .width = half}))
        wish = Command{"play-on", {}};
    if (const std::string state = state_words(); !state.empty()) caption(theme, state);
    std::vector<LogRow> rows;
    for (const Turn& turn : turns(session)) {
        LogRow row;
        row.ply = turn.ply, row.seat = turn.seat, row.text = turn.words;
        rows.push_back(std::move(row));
    }
    if (!rows.empty()) caption(theme, say::turning_points());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x, indent = theme.px(40), padding = theme.px(7);
        const float words = measure(theme.small, rows[i].text, width - indent).y;
        const ImVec2 end{at.x + width, at.y + std::max(theme.target(), words + 2 * padding)};
        const Press press = pressed(marks, "button:turn-" + std::to_string(i + 1), at, end);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const bool is_shown = rows[i].ply == session.shown_ply();
        if (press.hovered || is_shown)
            list.AddRectFilled(at, end, with_alpha(ink::kBrass, is_shown ? 0.14f : 0.07f), theme.px(4));
        const float middle = (at.y + end.y) / 2;
        text_centred(list, theme.small, {at.x + theme.px(8), middle}, ink::kIvory, std::to_string(i + 1));
        draw_seat_shape(list, rows[i].seat, {at.x + theme.px(25), middle}, theme.px(5), seat_colour(rows[i].seat),
                        ink::kNight);
        text_at(list, theme.small, {at.x + indent, middle - words / 2}, with_alpha(ink::kIvory, 0.9f), rows[i].text,
                width - indent);
        if (press.focused) focus_ring(theme, at, end, theme.px(4));
        if (press.clicked) wish = with("go-ply", "ply", std::to_string(rows[i].ply));
    }
    return wish;
}

// ---- In words

void Review::tell(Outline& out, const Session& session) {
    out.heading(2, say::looking_back());
    if (const std::string state = state_words(); !state.empty()) out.text("review", state);
    const auto& all = turns(session);
    if (!all.empty()) {
        out.open_group("turns", say::turning_points());
        for (std::size_t i = 0; i < all.size(); ++i)
            out.button("turn-" + std::to_string(i + 1), all[i].words,
                       with("go-ply", "ply", std::to_string(all[i].ply)));
        out.close_group();
    }
    out.text("next", next_words(session));
    if (const std::string idea = idea_words(session); !idea.empty()) out.text("idea-words", idea);
    out.button("idea", say::ask_best_bot(), {"idea", {}}, {.disabled = !can_ask(session)});
    out.button("play-on", say::play_on_here(), {"play-on", {}},
               {.disabled = session.shown_ply() == session.table().ply()});
    if (!course_.empty()) out.table("standing", table(session));
}

}  // namespace orrery::web
