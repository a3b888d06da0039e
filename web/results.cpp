#include "web/results.h"

#include <algorithm>
#include <utility>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/device/tries.h"
#include "web/daily.h"
#include "web/game_words.h"
#include "web/levels.h"

namespace orrery::web {
namespace {

std::optional<Results> read_results(const App& app) { return Results::read(app.store().setting(kResultsSetting, "")); }

// Is it the try at today's match that counts? daily.cpp has heard of the change before.
bool is_todays_try(const App& app, std::uint64_t number) {
    const auto tries = Tries::read(app.store().setting(kDailySetting, ""));
    const Try* known = tries ? tries->of(today(app)) : nullptr;
    return known != nullptr && known->state == Try::State::running && known->number == number;
}

// Not inline: the first part calls it (cmake/app_later.txt).
[[gnu::noinline]] void hear_result(App& app, const Journal& journal) {
    const std::int64_t day = today(app);
    const std::uint64_t number = journal.record.number;
    const std::string stored = app.store().setting(kResultsSetting, "");
    auto results = Results::read(stored);
    const bool is_damaged = !results;
    if (is_damaged) results.emplace();
    const bool saw_begin = app.begun() == number;
    if (results->hear(journal, day, saw_begin, is_todays_try(app, number)) == Results::Heard::nothing) return;
    if (is_damaged) app.store().set_setting(std::string(kUnreadResults) + std::to_string(day), stored);
    app.store().set_setting(kResultsSetting, results->text());
}

}  // namespace

bool has_results(const App& app) {
    const auto found = app.store().settings().find(std::string(kResultsSetting));
    return found != app.store().settings().end() && Results::has_played(found->second);
}

void heed_results(App& app, const Journal& journal) {
    if (game_is_here(kLaterPart) || journal.summary.over) return hear_result(app, journal);
    if (journal.record.moves.empty()) app.note_begun(journal.record.number);
}

std::optional<LevelOffer> offer_of(const Results::Advice& advice) {
    const auto next = advice.is_harder ? harder(advice.level) : easier(advice.level);
    if (!next) return {};
    const std::string_view known = kBotLevels[advice.level];
    const std::string other = bots_words(*next, 1);
    return LevelOffer{*next, advice.is_harder ? say::try_harder(known, advice.count, advice.of, other)
                                              : say::fairer_match(known, advice.count, advice.of, other)};
}

std::optional<LevelOffer> offer_in(const App& app, std::string_view game) {
    const auto results = read_results(app);
    const auto advice = results ? results->advice(game) : std::nullopt;
    return advice ? offer_of(*advice) : std::nullopt;
}

std::optional<LevelOffer> offer_after(const App& app, const std::string& number) {
    const auto results = read_results(app);
    if (!results || results->all().empty() || hex16(results->all().back().number) != number) return {};
    const auto advice = results->advice(results->all().back().game);
    return advice && advice->is_news ? offer_of(*advice) : std::nullopt;
}

bool was_try(const App& app, std::uint64_t number) {
    const auto results = read_results(app);
    return results && std::any_of(results->all().begin(), results->all().end(), [number](const Played& one) {
               return one.number == number && one.kind == Played::Kind::today;
           });
}

std::string joined_results(const App& app, std::string_view theirs, int& matches) {
    auto results = read_results(app);
    const auto others = Results::read(theirs);
    matches = results && others ? results->join(*others, today(app)) : 0;
    return matches > 0 ? results->text() : "";
}

}  // namespace orrery::web
