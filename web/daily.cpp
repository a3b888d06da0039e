#include "web/daily.h"

#include <chrono>
#include <utility>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/link/link.h"
#include "record/play/table.h"
#include "web/game_words.h"
#include "web/page.h"
#include "web/results.h"
#include "web/screens/table.h"

namespace orrery::web {
namespace {

constexpr std::string_view kUnread = "daily-unread/";  // with the day: a text of tries that could not be read

std::string stored_tries(const App& app) { return app.store().setting(kDailySetting, ""); }

Tries tries_of(const App& app) { return Tries::read(stored_tries(app)).value_or(Tries{}); }

// "won by 23 in 31 turns".
std::string result_words(const Try& ended) {
    if (ended.state == Try::State::tied) return say::tied_after(ended.turns);
    const bool has_won = ended.state == Try::State::won;
    if (ended.by > 0) return has_won ? say::won_by(ended.by, ended.turns) : say::lost_by(ended.by, ended.turns);
    return has_won ? say::won_in(ended.turns) : say::lost_in(ended.turns);
}

// Not inline: home calls told_today in every frame, and this comes later (cmake/app_later.txt).
[[gnu::noinline]] Today read_today(const App& app, std::int64_t day) {
    const Tries tries = tries_of(app);
    Today told{.state = Today::State::open, .words = {}, .streak = tries.streak(day)};
    const Try* known = tries.of(day);
    if (known == nullptr) return told;
    if (known->is_finished()) {
        told.state = Today::State::done;
        told.words = capitalized(result_words(*known));
    } else if (known->state == Try::State::running && app.store().game(hex16(known->number))) {
        told.state = Today::State::running;
        told.words = say::try_has_begun();
    } else {
        told.state = Today::State::given_up;
        told.words = say::no_result_today();
    }
    return told;
}

[[gnu::noinline]] void hear_change(App& app, const Journal& journal) {
    const std::int64_t day = today(app);
    const std::string stored = stored_tries(app);
    auto tries = Tries::read(stored);
    const bool is_damaged = !tries;
    if (is_damaged) tries.emplace();
    const Try* known = tries->of(day);
    const bool is_todays = known != nullptr && known->number == journal.record.number;
    const Tries::Heard heard = tries->hear(journal, day);
    if (heard == Tries::Heard::nothing) return;
    if (heard == Tries::Heard::practice) return page::notice(say::try_is_practice());
    if (is_damaged) app.store().set_setting(std::string(kUnread) + std::to_string(day), stored);
    app.store().set_setting(kDailySetting, tries->text());
    if (heard == Tries::Heard::begun) page::notice(say::try_counts());
    if (heard == Tries::Heard::lapsed) page::notice(say::try_lapsed(), "warning");
    if (heard == Tries::Heard::finished && !is_todays)  // the card of the end tells today's result
        page::notice(say::counts_for_its_day());
}

void play(App& app, std::int64_t day) {
    const Tries tries = tries_of(app);
    const Try* known = tries.of(day);
    if (known && known->state == Try::State::running && app.store().game(hex16(known->number)))
        return app.act(with("open", "number", hex16(known->number)));
    auto start = daily_start(day);
    if (!start) return page::notice(start.fault().message, "error");
    Record& record = start->record;
    record.number = app.luck().bits();
    for (SeatHolder& holder : record.seats)
        if (holder.kind == SeatKind::person) holder.name = app.own_name();
    begin_match(app, record, start->here);
    app.note_played();  // the try has begun, so its match stays
}

void share(const App& app, std::int64_t day) {
    const Tries tries = tries_of(app);
    const Try* known = tries.of(day);
    const auto start = daily_start(day);
    if (known == nullptr || !known->is_finished() || !start) return;
    const auto link = encode_link(start->record);
    if (!link) return page::notice(link.fault().message, "error");
    const std::string result = say::todays_message(date_words(day), daily_title(day), result_words(*known));
    page::send_on(result + " #" + *link, say::result_copied());
}

}  // namespace

std::int64_t today(const App& app) { return day_of(app.now(), app.environment().zone); }

std::string date_words(std::int64_t day) {
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{day}}};
    const auto number = [](auto part) { return static_cast<int>(static_cast<unsigned>(part)); };
    return say::date(number(date.day()), number(date.month()));
}

std::string daily_title(std::int64_t day) {
    const DailyMatch match = daily_match(day);
    return say::game_against(capitalized(match.game), opponent_words(match));
}

std::string opponent_words(const DailyMatch& match) { return say::against_bots(bots_words(match.level, 1)); }

std::string streak_words(int days) { return days > 1 ? say::days_in_row(days) : std::string(); }

Today told_today(const App& app, std::int64_t day) {
    const bool has_tries = app.store().settings().contains(std::string(kDailySetting));
    return has_tries ? read_today(app, day) : Today{};
}

// Not inline: it comes with the later part.
[[gnu::noinline]] std::string today_words(const App& app, const std::string& number) {
    const std::int64_t day = today(app);
    const Journal* journal = app.store().game(number);
    if (!journal || journal->record.seed != daily_seed(day) || !was_try(app, journal->record.number)) return {};
    const Tries tries = tries_of(app);
    const Try* known = tries.of(day);
    if (known == nullptr || !known->is_finished()) return {};
    const std::string streak = streak_words(tries.streak(day));
    return say::todays_result(result_words(*known)) + (streak.empty() ? "" : " " + streak + ".");
}

void heed_daily(App& app, const Journal& journal) {
    const bool has_tries = app.store().settings().contains(std::string(kDailySetting));
    if (has_tries || journal.record.seed == daily_seed(today(app))) hear_change(app, journal);
}

void act_daily(App& app, const Command& command) {
    const std::int64_t day = today(app);
    if (command.name == kShareToday) return share(app, day);
    if (command.arg("game") == daily_match(day).game) play(app, day);  // else a new day has begun since it was shown
}

std::string joined_tries(const App& app, std::string_view theirs, int& days) {
    Tries tries = tries_of(app);
    const auto others = Tries::read(theirs);
    days = others ? tries.join(*others, today(app)) : 0;
    return days > 0 ? tries.text() : "";
}

}  // namespace orrery::web
