#include "web/screens/table_bots.h"

#include <algorithm>

#include "bots/by_record.h"
#include "core/language.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "web/app.h"
#include "web/message.h"
#include "web/page.h"

namespace orrery::web {

TableBots::~TableBots() {
    stop(job_);
    stop(check_job_);
}

// ---- Thinking

void TableBots::stop(std::string& job) {
    if (!job.empty()) page::stop_thinking(job, false);
    job.clear();
}

void TableBots::forget() {
    job_.clear();
    stop(check_job_);
}

bool TableBots::can_hurry(const Session& session) { return !bots_follow(session.record()); }

void TableBots::hurry() const {
    if (!job_.empty() && can_hurry(match_.session())) page::stop_thinking(job_, true);
}

void TableBots::ask(App& app, bool moves) {
    const Session& session = match_.session();
    if (!match_.is_kept() || !job_.empty() || !trouble_.empty() || session.mode() != Session::Mode::bot ||
        !session.runs_bots())
        return can_check_bots(session.record()) ? check(app, moves) : void();
    const auto link = session.link();
    if (!link) {
        trouble_ = link.fault().message;
        return;
    }
    stop(check_job_);
    const Seat seat = session.asked();
    const std::string bot =
        bot_id(session.record().game, session.record().seats[static_cast<std::size_t>(index(seat))]);
    job_ = match_.number() + ":" + std::to_string(session.table().ply());
    page::think({job_, *link, seat, bot, app.luck().bits()});
}

void TableBots::retry(App& app, bool moves) {
    trouble_.clear();
    ask(app, moves);
}

TableBots::Heard TableBots::hear(App& app, std::string_view json) {
    const Message message(json);
    if (job_.empty() || message.text("job") != job_) return Heard::nothing;
    job_.clear();
    Session& session = match_.session();
    const std::size_t ply = session.table().ply() + 1;
    const bool is_next = can_check_bots(session.record()) &&
                         next_bot_choice(session.table(), app.bot_check(match_.number()).moves.size()) == 0;
    if (message.text("type") == "bot-failed") {
        trouble_ = std::string(translated(message.text("reason")));  // the worker has no words
        return Heard::trouble;
    }
    if (const Verdict refused = session.answer_for_bot(message.text("move"))) {
        trouble_ = say::bot_move_impossible(refused->reason);
        return Heard::trouble;
    }
    // All moves before were checked, and this one is ours.
    if (is_next) app.bot_check(match_.number()).reach(session.record(), ply);
    return Heard::move;
}

// ---- Checking

void TableBots::recall_check(App& app) const {
    BotCheck& check = app.bot_check(match_.number());
    check.follow(match_.session().record());
    match_.session().tell_chosen(check.found);
}

bool TableBots::is_checked(App& app) const {
    return match_.is_kept() && can_check_bots(match_.session().record()) &&
           app.bot_check(match_.number()).moves.size() >= match_.session().table().committed();
}

void TableBots::check(App& app, bool moves) {
    if (!match_.is_kept() || !job_.empty() || !check_job_.empty() || cannot_check_ || moves) return;
    if (!is_checked(app)) check_next(app);
}

void TableBots::check_next(App& app) {
    const Session& session = match_.session();
    BotCheck& check = app.bot_check(match_.number());
    const std::size_t ply = next_bot_choice(session.table(), check.moves.size());
    if (ply == 0) return check.reach(session.record(), session.table().committed());
    const auto link = session.link();
    if (!link) return;
    check_ply_ = ply;
    check_job_ = match_.number() + ":check:" + std::to_string(ply);
    page::check_bot(check_job_, *link, ply);
}

void TableBots::hear_check(App& app, std::string_view json, bool moves) {
    const Message message(json);
    if (message.text("job") != check_job_) return;
    check_job_.clear();
    Session& session = match_.session();
    const std::string own = message.text("move");
    cannot_check_ = message.text("type") == "bot-failed" || check_ply_ > session.table().ply();
    if (cannot_check_) return;
    BotCheck& known = app.bot_check(match_.number());
    known.reach(session.record(), check_ply_);
    if (own != session.record().moves[check_ply_ - 1]) {
        known.found.push_back({check_ply_, own});
        session.tell_chosen(known.found);
        page::notice(session.named(chosen_words(session.table(), session.viewer(), known.found.back())), "warning");
    }
    check(app, moves);
}

}  // namespace orrery::web
