#include "web/screens/results.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/device/tries.h"
#include "web/app.h"
#include "web/daily.h"
#include "web/game_words.h"
#include "web/levels.h"
#include "web/page.h"
#include "web/results.h"
#include "web/screens/leaf_screen.h"
#include "web/widgets/rating_chart.h"

namespace orrery::web {
namespace {

constexpr std::uint64_t kResultsSky = 0x2E5017;
constexpr const char* kPlayLevel = "play-level";  // commands
constexpr const char* kSaveUnread = "save-unread-results";
constexpr std::size_t kLatest = 3, kMostTold = 24, kBest = 3;

using Matches = std::vector<const Played*>;

// "against a novice and 2 adepts", "in a match by link".
std::string rivals_words(const Played& one) {
    if (one.kind == Played::Kind::link) return say::in_match_by_link();
    std::vector<std::string> all;
    const auto add = [&](std::uint8_t level) {
        const auto is_it = [level](const Rival& rival) { return rival.level == level; };
        const auto count = std::count_if(one.rivals.begin(), one.rivals.end(), is_it);
        if (count > 0) all.push_back(bots_words(level, static_cast<int>(count)));
    };
    add(0);  // random
    std::for_each(kLevels.begin(), kLevels.end(), add);
    return say::against_bots(listed(all));
}

// "won by 23", "lost by 4 (place 2 of 3)", "tied".
std::string how_words(const Played& one) {
    const int by = std::abs(one.by), seats = static_cast<int>(one.rivals.size()) + 1;
    if (one.is_tied()) return say::match_tied();
    if (one.is_won()) return say::match_won(by);
    return seats > 2 ? say::match_lost_at(by, one.place, seats) : say::match_lost(by);
}

std::string match_words(const Played& one) {
    const std::string date = date_words(one.day), how = how_words(one), against = rivals_words(one);
    return one.kind == Played::Kind::today ? say::todays_match_line(date, how, against, one.turns)
                                           : say::match_line(date, how, against, one.turns);
}

// "Short game"; empty: the game's own code is not here, or it has no such kind any more.
std::string kind_words(const Played& one) {
    for (const Preset& preset : presets(one.game, static_cast<int>(one.rivals.size()) + 1))
        if (preset.id == one.preset) return preset.title;
    return {};
}

int count_won(const Matches& some) {
    return static_cast<int>(std::count_if(some.begin(), some.end(), [](const Played* one) { return one->is_won(); }));
}
int size_of(const Matches& some) { return static_cast<int>(some.size()); }

template <class Test>
Matches those(const Matches& all, Test test) {
    Matches some;
    std::copy_if(all.begin(), all.end(), std::back_inserter(some), [&test](const Played* one) { return test(*one); });
    return some;
}

// By opponents; by seats too if they differ.
std::vector<std::string> parts_of(const Matches& all) {
    std::vector<std::string> lines;
    const auto add = [&lines](const std::string& label, const Matches& some) {
        if (!some.empty()) lines.push_back(say::labelled(label, say::won_of(count_won(some), size_of(some))));
    };
    for (const std::uint8_t level : kLevels)
        add(say::against_level(kBotLevels[level]),
            those(all, [level](const Played& one) { return one.level() == level; }));
    add(say::against_other_bots(),
        those(all, [](const Played& one) { return one.kind != Played::Kind::link && !one.level(); }));
    add(say::by_link(), those(all, [](const Played& one) { return one.kind == Played::Kind::link; }));
    const auto add_seats = [&](int (*figure)(const Played&), std::string (*label)(int)) {
        for (int value = 1; value <= kMaxSeats; ++value) {
            const Matches some = those(all, [&](const Played& one) { return figure(one) == value; });
            if (some.size() == all.size()) return;
            add(label(value), some);
        }
    };
    add_seats([](const Played& one) { return static_cast<int>(one.rivals.size()) + 1; }, say::with_players);
    add_seats([](const Played& one) { return one.seat; }, say::in_seat);
    return lines;
}

// The best wins: against the strongest bots, then by the most points. By link nobody knows how strong the others are.
std::vector<std::string> best_wins(const Matches& all) {
    Matches wins = those(all, [](const Played& one) { return one.is_won() && one.is_rated(); });
    const auto strength = [](const Played& one) {
        double sum = 0;
        for (const Rival& rival : one.rivals) sum += level_rating(one.game, rival.level)->value;
        return sum;
    };
    std::stable_sort(wins.begin(), wins.end(), [&](const Played* a, const Played* b) {
        return std::pair(strength(*a), a->by) > std::pair(strength(*b), b->by);
    });
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(kBest, wins.size()); ++i) lines.push_back(match_words(*wins[i]));
    return lines;
}

class ResultsScreen final : public LeafScreen {
   public:
    std::string_view id() const override { return "results"; }
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;

   private:
    // What a game has to show. It is made when the stored text has changed.
    struct Account {
        const GameInfo* game = nullptr;
        std::vector<Rating> course;
        RatingChart chart;
        SheetTable table;
        std::vector<std::string> parts, best, latest;
        std::string whole;
        std::optional<Results::Advice> advice;
    };
    void follow(const std::string& text);
    Account account_of(const GameInfo& game) const;
    static void tell(const App& app, const Account& account, Outline& out);
    void tell_rows(const App& app, Outline& out) const;
    static std::string unread(const App& app);

    std::string text_;
    Results results_;
    std::vector<Account> accounts_;
    bool is_read_ = true;
};

void ResultsScreen::follow(const std::string& text) {
    if (text == text_) return;
    text_ = text;
    auto results = Results::read(text);
    is_read_ = results.has_value();
    results_ = std::move(results).value_or(Results{});
    accounts_.clear();
    for (const GameInfo& game : games())
        if (std::any_of(results_.all().begin(), results_.all().end(),
                        [&game](const Played& one) { return one.game == game.id; }))
            accounts_.push_back(account_of(game));
}

ResultsScreen::Account ResultsScreen::account_of(const GameInfo& game) const {
    Account made;
    made.game = &game, made.course = results_.course(game.id);
    Matches all;
    for (const Played& one : results_.all())
        if (one.game == game.id) all.push_back(&one);
    const Matches tied = those(all, [](const Played& one) { return one.is_tied(); });
    made.whole = tied.empty() ? say::won_of_told(count_won(all), size_of(all))
                              : say::won_of_tied_told(count_won(all), size_of(all), size_of(tied));
    made.parts = parts_of(all), made.best = all.size() > kLatest ? best_wins(all) : std::vector<std::string>{};
    for (const Rating& rating : made.course) made.chart.values.push_back(static_cast<float>(rating.value));
    for (const std::uint8_t level : kLevels)
        if (const auto rating = level_rating(game.id, level))
            made.chart.levels.push_back({say::level_label(kBotLevels[level]), static_cast<float>(rating->value)});
    made.advice = results_.advice(game.id);
    made.table = {say::matches_of_game(game.title), {say::match(), say::kind(), say::rating_after_it()}, {}};
    std::size_t rating = made.course.size();
    for (std::size_t i = all.size(); i-- > 0 && made.table.rows.size() < kMostTold;) {
        const std::string after = all[i]->is_rated() ? std::to_string(std::lround(made.course[--rating].value)) : "-";
        made.table.rows.push_back({match_words(*all[i]), kind_words(*all[i]), after});
        if (made.latest.size() < kLatest) made.latest.push_back(match_words(*all[i]));
    }
    return made;
}

// The text that cannot be read, or those that were set aside; empty: none.
std::string ResultsScreen::unread(const App& app) {
    std::string all;
    for (const auto& [name, text] : app.store().settings()) {
        const bool is_aside = name.starts_with(kUnreadResults);
        if (is_aside || (name == kResultsSetting && !Results::read(text))) all += text + "\n";
    }
    return all;
}

void ResultsScreen::tell(const App& app, const Account& account, Outline& out) {
    const std::string id(account.game->id);
    out.heading(2, account.game->title);
    out.text(id + ":whole", account.whole, {.tone = Tone::strong});
    if (account.course.size() > 1) {
        const Rating& now = account.course.back();
        out.text(id + ":rating", say::rating_now(static_cast<int>(std::lround(now.value)),
                                                 static_cast<int>(std::lround(2 * now.deviation))));
        out.chart(account.chart);
    }
    if (account.advice && own_level(app, id) == account.advice->level)
        if (const auto offer = offer_of(*account.advice)) {
            out.text(id + ":offer", offer->words);
            out.button(id + ":play", say::play_bots(bots_words(offer->level, 1)),
                       {kPlayLevel, {{"game", id}, {"level", std::string(kBotLevels[offer->level])}}});
        }
    out.list(id + ":parts", account.parts);
    if (!account.best.empty()) {
        out.text(id + ":best", say::best_wins(static_cast<int>(account.best.size())), {.tone = Tone::quiet});
        out.list(id + ":wins", account.best);
    }
    out.text(id + ":latest", say::latest(), {.tone = Tone::quiet, .only = Only::canvas});
    out.list(id + ":matches", account.latest, {.only = Only::canvas});
    out.table(id + ":table", account.table);
}

void ResultsScreen::tell_rows(const App& app, Outline& out) const {
    std::vector<std::string> rows;
    if (const int run = results_.longest_run(); run > 1) rows.push_back(say::longest_run(run));
    if (const auto tries = Tries::read(app.store().setting(kDailySetting, "")); tries && !tries->all().empty()) {
        const auto count = [&tries](auto test) {
            return static_cast<int>(std::count_if(tries->all().begin(), tries->all().end(), test));
        };
        const int played = count([](const auto& day) { return day.second.is_finished(); });
        const int won = count([](const auto& day) { return day.second.state == Try::State::won; });
        if (played > 0) rows.push_back(say::days_of_todays(won, played));
        if (const int days = tries->longest_streak(); days > 1) rows.push_back(say::longest_row(days));
        if (const int days = tries->streak(today(app)); days > 1) rows.push_back(say::row_now(streak_words(days)));
    }
    if (rows.empty()) return;
    out.heading(2, say::in_a_row());
    out.list("rows", rows);
}

Outline ResultsScreen::outline(App& app) {
    follow(app.store().setting(kResultsSetting, ""));
    Outline out("results", say::your_results(), {.width = 680, .sky = kResultsSky});
    out.heading(1, say::your_results());
    if (!unread(app).empty()) {
        out.text("unread", say::results_unreadable(), {.tone = Tone::strong});
        out.button(kSaveUnread, say::save_it_as_file(), {kSaveUnread, {}});
    }
    if (is_read_)
        out.text("about", accounts_.empty() ? say::no_results_yet() : say::about_results(), {.tone = Tone::quiet});
    bool is_rated = false;
    for (const Account& account : accounts_) {
        tell(app, account, out);
        is_rated |= account.course.size() > 1;
    }
    tell_rows(app, out);
    if (is_rated) out.text("about-rating", say::about_ratings(), {.tone = Tone::quiet});
    out.part(Part::foot);
    out.button("home", say::home(), {"home", {}}, {.primary = true});
    return out;
}

bool ResultsScreen::act(App& app, const Command& command) {
    if (command.name == kSaveUnread) {
        page::save_file("orrery-unreadable-results.txt", unread(app));
    } else if (command.name == kPlayLevel) {
        const std::string game = command.arg("game");
        const auto level = level_named(command.arg("level"));
        if (!level || find_game(game) == nullptr) return true;
        keep_level(app, game, *level);
        app.act(with("play-now", "game", game));
    } else {
        return false;
    }
    return true;
}

}  // namespace

std::unique_ptr<Screen> make_results_screen() { return std::make_unique<ResultsScreen>(); }

}  // namespace orrery::web
