// The table's bots. The page's worker is asked for the bot whose turn it is. When nothing else goes on, the worker also
// computes bots' moves that came from elsewhere again, one after the other. The table names a move that somebody chose
// for a bot.
#include <algorithm>

#include "bots/by_record.h"
#include "web/app.h"
#include "web/message.h"
#include "web/page.h"
#include "web/screens/table_screen.h"

namespace orrery::web {

// ---- Thinking

void TableScreen::stop_thinking(std::string& job) {
    if (!job.empty()) page::stop_thinking(job, false);
    job.clear();
}

bool TableScreen::can_hurry_bot() const { return !bots_follow(session_->record()); }

void TableScreen::ask_bot(App& app) {
    if (!is_kept() || !job_.empty() || !bot_trouble_.empty() || session_->mode() != Mode::bot || !session_->runs_bots())
        return can_check_bots(session_->record()) ? check_bots(app) : void();
    const auto link = session_->link();
    if (!link) {
        bot_trouble_ = link.fault().message;
        return;
    }
    stop_thinking(check_job_);
    const Seat seat = session_->asked();
    const std::size_t level = session_->record().seats[static_cast<std::size_t>(index(seat))].level;
    job_ = number_ + ":" + std::to_string(session_->table().ply());
    page::think({job_, *link, seat, kBotLevels[std::min(level, std::size(kBotLevels) - 1)], app.luck().bits()});
}

void TableScreen::bot_answered(App& app, std::string_view json) {
    const Message message(json);
    if (job_.empty() || message.text("job") != job_) return;  // nobody waits for this answer any more
    job_.clear();
    const std::size_t ply = session_->table().ply() + 1;
    const bool is_next = can_check_bots(session_->record()) &&
                         next_bot_choice(session_->table(), app.bot_check(number_).moves.size()) == 0;
    if (message.text("type") == "bot-failed") {
        bot_trouble_ = message.text("reason");
    } else if (const Verdict refused = session_->answer_for_bot(message.text("move"))) {
        bot_trouble_ = "The bot's answer does not hold: " + refused->reason;
    } else {
        // All moves before were checked, and this one is ours.
        if (is_next) app.bot_check(number_).reach(session_->record(), ply);
        moved(app, true);
    }
    app.changed();
}

// ---- Checking

void TableScreen::recall_check(App& app) {
    BotCheck& check = app.bot_check(number_);
    check.follow(session_->record());
    session_->tell_chosen(check.found);
}

bool TableScreen::is_checked(App& app) const {
    return is_kept() && can_check_bots(session_->record()) &&
           app.bot_check(number_).moves.size() >= session_->table().committed();
}

void TableScreen::check_bots(App& app) {
    if (!is_kept() || !job_.empty() || !check_job_.empty() || cannot_check_) return;
    if (session_->is_behind() && (session_->is_live() || playing_)) return;  // something moves
    if (!is_checked(app)) check_next(app);
}

void TableScreen::check_next(App& app) {
    BotCheck& check = app.bot_check(number_);
    const std::size_t ply = next_bot_choice(session_->table(), check.moves.size());
    if (ply == 0) return check.reach(session_->record(), session_->table().committed());
    const auto link = session_->link();
    if (!link) return;
    check_ply_ = ply;
    check_job_ = number_ + ":check:" + std::to_string(ply);
    page::check_bot(check_job_, *link, ply);
}

void TableScreen::check_answered(App& app, std::string_view json) {
    const Message message(json);
    if (message.text("job") != check_job_) return;
    check_job_.clear();
    const std::string own = message.text("move");
    cannot_check_ = message.text("type") == "bot-failed" || check_ply_ > session_->table().ply();
    if (cannot_check_) return;
    BotCheck& check = app.bot_check(number_);
    check.reach(session_->record(), check_ply_);
    if (own != session_->record().moves[check_ply_ - 1]) {
        check.found.push_back({check_ply_, own});
        session_->tell_chosen(check.found);
        page::notice(session_->named(chosen_words(session_->table(), session_->viewer(), check.found.back())),
                     "warning");
    }
    check_bots(app);
}

}  // namespace orrery::web
