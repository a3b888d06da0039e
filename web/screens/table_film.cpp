#include "web/screens/table_film.h"

#include <algorithm>

#include "web/app.h"
#include "web/page.h"

namespace orrery::web {
namespace {
// ms
constexpr double kQuickMotion = 150, kReplayPause = 420, kOthersPause = 260;
constexpr double kUnwatched = 1000;  // without a frame: the canvas is hidden
constexpr double kReaction = 350;    // an Escape within this time is meant for the film that has just ended
constexpr std::size_t kBacklog = 8, kToldBacklog = 12;  // if more moves than this are behind, they are shown quickly
}  // namespace

// ---- Time

bool TableFilm::moves() const {
    const Session& session = match_.session();
    return session.is_behind() && (session.is_live() || is_playing_);
}

bool TableFilm::moves_live() const { return match_.session().is_live() && match_.session().is_behind(); }

bool TableFilm::tick(App& app, bool tells_news) {
    drawn_ = platform_ms();
    runs_ = advance(app, tells_news);
    follow(app.theme());
    return runs_;
}

bool TableFilm::advance(App& app, bool tells_news) {
    Session& session = match_.session();
    if (!moves()) {
        if (is_playing_) is_playing_ = false, app.changed();
        return false;
    }
    const double now = platform_ms();
    if (viewer_ != session.viewer()) viewer_ = session.viewer(), since_ = -1;
    if (since_ < 0) {
        const bool is_told = is_playing_ || tells_news;
        const bool is_own = session.log()[session.shown_ply()].seat == session.viewer();
        const double pause = is_told ? kReplayPause : is_own ? 0 : kOthersPause;
        since_ = now + pause * app.settings().motion_factor;
        scenes_ = session.scenes_after();
        length_ = match_.board() ? match_.board()->film_ms(whole(0)) : kMotion;
        const std::size_t backlog = is_told ? kToldBacklog : kBacklog;
        const bool quick = !is_playing_ && session.table().ply() - session.shown_ply() > backlog;
        if (quick) length_ *= kQuickMotion / kMotion;
        if (app.theme().reduced_motion) length_ = std::min(length_, kMotion);
        length_ *= app.settings().motion_factor;
    }
    if (now - since_ < length_) return true;
    session.show_next();
    since_ = -1;
    if (!session.is_behind()) over_ = now;
    app.changed();
    return true;
}

void TableFilm::note_move() { moved_ = platform_ms(); }

void TableFilm::play() {
    Session& session = match_.session();
    if (session.is_live() || !session.is_behind()) session.show_ply(0);
    is_playing_ = true;
    since_ = -1;
}

void TableFilm::skip() {
    if (moves_live()) match_.session().show_live();
    since_ = -1;
}

void TableFilm::catch_up(App& app) {
    if (moves_live() && platform_ms() - std::max(drawn_, moved_) > kUnwatched) skip(), app.changed();
}

bool TableFilm::has_just_ended() const { return platform_ms() - over_ < kReaction; }

bool TableFilm::pauses() const { return since_ < 0 || platform_ms() < since_; }

// ---- The film that runs now

Film TableFilm::whole(float progress) const {
    Film film;
    film.before = &match_.session().shown_view(), film.after = &scenes_.end, film.events = &scenes_.events,
    film.views = &scenes_.views;
    film.progress = progress;
    return film;
}

std::optional<Film> TableFilm::film(const Theme& theme) const {
    if (!runs_ || pauses()) return std::nullopt;
    Film film = whole(static_cast<float>(std::min(1.0, (platform_ms() - since_) / length_)));
    film.fade_only = theme.reduced_motion;
    return film;
}

// Words and figures follow the film: an event is told when it happens, not when its move begins.
void TableFilm::follow(const Theme& theme) {
    const std::optional<Film> film = this->film(theme);
    story_ = film && match_.board() ? match_.board()->story(*film) : std::nullopt;
    const std::size_t happened = story_ ? story_->happened : 0;
    if (happened == told_events_) return;
    told_events_ = happened;
    // A title tells what the move leads to, such as the round that begins: the panel says the same then.
    const Session& session = match_.session();
    facts_after_ = story_ && !story_->title.empty() ? session.facts_after() : std::string();
    told_ = happened > 0 ? session.sentences_after(scenes_.events, happened) : std::vector<std::string>{};
    if (happened > 0 && story_->captures) page::tone("capture");
}

std::vector<SeatFigures> TableFilm::figures() const {
    if (!match_.board()) return {};
    return match_.board()->figures(story_ ? story_->view : match_.session().shown_view());
}

std::string TableFilm::facts() const { return facts_after_.empty() ? match_.session().facts() : facts_after_; }

std::span<const LogRow> TableFilm::log() const {
    const std::span<const LogRow> rows = match_.session().log();
    return moves_live() ? rows.first(std::min(rows.size(), match_.session().shown_ply())) : rows;
}

std::optional<LogRow> TableFilm::telling() const {
    if (!moves_live() || pauses() || (story_ && told_.empty())) return std::nullopt;
    LogRow row = match_.session().log()[match_.session().shown_ply()];
    if (!story_) return row;
    row.text.clear();
    for (const std::string& sentence : told_) row.text += (row.text.empty() ? "" : " ") + sentence;
    row.act = told_.front().size();
    return row;
}

std::string TableFilm::newest_words() const {
    if (pauses() || story_) return told_.empty() ? "" : told_.back();
    return match_.session().log()[match_.session().shown_ply()].text;
}

}  // namespace orrery::web
