#include "web/screens/table_words.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "core/words.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/levels.h"
#include "web/names.h"

namespace orrery::web {
namespace {
constexpr std::string_view kEnd = "end";

std::string small(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

// A column's title as it goes with a number: "colonies", or "colony" for one.
std::string counted(std::string column, bool is_one) {
    if (!is_one || !column.ends_with('s')) return column;
    if (column.ends_with("ies")) return column.substr(0, column.size() - 3) + "y";
    return column.substr(0, column.size() - 1);
}
}  // namespace

std::string TableWords::title() const {
    const std::string game(session().table().now().info().title);
    constexpr std::string_view kOfMode[] = {"Your turn", "Your turn", "Pass the device", "", "Waiting", "Game over"};
    std::string_view words = kOfMode[static_cast<std::size_t>(session().mode())];
    if (!session().is_live()) words = "Replay";
    if (match_.look()) words = match_.look()->title;
    const bool is_plain = words.empty() || match_.is_lesson();
    return is_plain ? game : std::string(words) + " · " + game;
}

std::vector<std::string> TableWords::holders(const App& app) const {
    const Journal* stored = sending_.is_carried() ? app.store().game(match_.number()) : nullptr;
    const Result result = session().shown().result();
    const Seat asked = session().asked();
    std::vector<std::string> all;
    for (int i = 0; i < static_cast<int>(session().names().size()); ++i) {
        const Seat seat = seat_at(i);
        const SeatHolder& holder = session().record().seats[static_cast<std::size_t>(i)];
        const bool here = session().table().here().has(seat) && holder.kind != SeatKind::bot;
        std::string words = seat == session().viewer()        ? "You"
                            : here                            ? "Here"
                            : holder.kind != SeatKind::person ? holder_words(session().record().game, holder)
                            : stored                          ? app.post().seat_words(*stored, seat)
                                                              : "By link";
        if (seat == asked && bots_.is_thinking() && session().is_live()) words += ", thinking";
        for (int k = 0; k < static_cast<int>(session().names().size()); ++k)
            if (k != i && result.is_one_side(seat, seat_at(k)))
                words += ", with " + session().names()[static_cast<std::size_t>(k)];
        all.push_back(std::move(words));
    }
    return all;
}

// "Sky is an adept raider: it attacks whenever it can."
std::vector<std::string> TableWords::characters() const {
    std::vector<std::string> all;
    const Record& record = session().record();
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const SeatHolder& holder = record.seats[i];
        if (const Character* one = find_character(record.game, holder.character))
            all.push_back(session().names()[i] + " is " + bots_words(holder.level, 1) + " " + std::string(one->id) +
                          ": it " + one->words() + ".");
    }
    return all;
}

std::string TableWords::turn_words() const {
    const Seat seat = session().asked();
    const auto name = [&](Seat of) { return session().named(seat_name(of)); };
    switch (session().mode()) {
        case Mode::choose: return session().named(session().table().now().question(session().viewer()));
        case Mode::turn_done: return done_words();
        case Mode::hand_over: return "Pass the device to " + name(session().next_here()) + ".";
        case Mode::bot:
            if (!bots_.trouble().empty()) return name(seat) + " can't move.";
            return session().runs_bots() ? name(seat) + " is thinking."
                                         : name(seat) + ", a bot, moves on another player's device.";
        case Mode::away:
            if (!sending_.is_carried() || session().table().waits_for() != kSpectator)
                return "Waiting for " + sending_.owing_words() + ".";
            return sending_.owing_words() +
                   (std::popcount(session().table().owing().bits) == 1 ? " is choosing." : " are choosing.");
        case Mode::over: return result_words();
    }
    return {};
}

// What the viewer has done but not committed: the end of a turn, or an answer within a turn.
std::string TableWords::done_words() const {
    const std::string undo = session().can_undo() ? ", or undo." : ".";
    if (sends_next()) return "That's your turn. Send it" + undo;
    if (!session().goes_on()) return "That's your turn. End it" + undo;
    const Decision& asked = session().table().now().decision();
    const std::string next = session().named(seat_name(session().asked()));
    if (asked.mover == session().viewer())
        return "Waiting for " + next + (asked.node == "bid" ? "'s bid. Continue" : "'s choice. Continue") + undo;
    return "Done; " + next + " is next. Continue" + undo;
}

std::string TableWords::end_label() const {
    const bool is_done = session().mode() == Mode::turn_done;
    const SeatSet next = sending_.receivers(session().ending());
    const std::string sends = next.empty() ? std::string() : sending_.to_whom(next);
    if (is_done || session().ending() == kEnd)
        return !sends.empty() ? capitalized(sends) : is_done && session().goes_on() ? "Continue" : "End turn";
    return capitalized(session().ending()) + (sends.empty() ? "" : " and " + sends);
}

Command TableWords::confirm_command() const {
    Command confirm{"answer", {}};
    if (!sending_.receivers(session().chosen()).empty()) confirm.args.emplace_back("send", "yes");
    return confirm;
}

std::string TableWords::confirm_label() const {
    const SeatSet next = sending_.receivers(session().chosen());
    return next.empty() ? "Confirm" : "Confirm and " + sending_.to_whom(next);
}

Command TableWords::end_command() const {
    return sends_next() ? with("end-turn", "send", "yes") : Command{"end-turn", {}};
}

bool TableWords::sends_next() const { return !sending_.receivers(session().ending()).empty(); }

std::string TableWords::replay_words() const {
    const std::size_t ply = session().shown_ply(), whole = session().table().ply();
    const std::string title = match_.look() ? match_.look()->title + ". " : "";
    if (ply == 0) return title + "The start of " + count_of(static_cast<std::int64_t>(whole), "move");
    return title + "After move " + std::to_string(ply) + " of " + std::to_string(whole);
}

std::string_view TableWords::leave_words() const {
    return match_.look() ? match_.look()->leave : std::string_view("Back to now");
}

std::string TableWords::headline() const { return session().is_live() ? turn_words() : replay_words(); }

std::string TableWords::shown_headline() const {
    if (!film_.moves_live()) return headline();
    if (const auto& story = film_.story(); story && !story->title.empty()) return session().named(story->title);
    const Seat seat = session().log()[session().shown_ply()].seat;
    if (seat == kSpectator) return headline();
    return seat == session().viewer() ? "Your move" : session().named(seat_name(seat)) + " moves";
}

// What others are about to do, before they do it: "Sky wins at the end of this round unless you stop them."
std::string TableWords::threats() const {
    std::string told;
    const std::vector<SeatFigures> figures = film_.figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].flag.empty() || seat_at(static_cast<int>(i)) == session().viewer()) continue;
        told += (told.empty() ? "" : " ") + session().names()[i] + " " + figures[i].flag + ".";
    }
    return told;
}

std::string TableWords::hint(const App& app) const {
    const Match& now = session().table().now();
    if (!session().is_live()) {
        const std::size_t ply = session().shown_ply();
        return ply == 0 ? "Nothing has happened yet." : session().log()[ply - 1].text;
    }
    switch (session().mode()) {
        case Mode::choose:
            if (session().has_chosen())
                return session().named(now.explain(session().viewer(), session().chosen())) +
                       (session().pick().is_whole()
                            ? ""
                            : " " + std::string(match_.board() ? match_.board()->what_next(session().pick().begun)
                                                               : "Where to?"));
            if (!match_.board()) return "Choose:";
            if (std::string told = threats(); !told.empty()) return told;
            if (std::string word = session().word_at(session().table().ply()); !word.empty()) return word;
            return std::string(hints_.words());
        case Mode::turn_done:
            return session().goes_on() ? "Nothing is final until you continue."
                                       : "Nothing is final until you end your turn.";
        case Mode::bot: return bots_.trouble();
        case Mode::away: return sending_.away_hint(app);
        case Mode::hand_over: return curtain_words();
        case Mode::over: return why_words();
    }
    return {};
}

std::string TableWords::told(const App& app) const { return film_.moves_live() ? film_.newest_words() : hint(app); }

// "You won", "Sky won", "You and Sky share the win". The last move tells how it ended.
std::string TableWords::result_words() const {
    const Result result = session().table().now().result();
    std::vector<std::string> winners;
    for (std::size_t i = 0; i < session().names().size(); ++i) {
        if (result.rank[i] != 1) continue;
        const bool is_you = seat_at(static_cast<int>(i)) == session().viewer();
        winners.insert(is_you ? winners.begin() : winners.end(), is_you ? "You" : session().names()[i]);
    }
    const std::string_view how = winners.size() == 1         ? " won"
                                 : result.sides_with(1) == 1 ? " won together"
                                                             : " share the win";
    return listed(winners) + std::string(how);
}

// The winner is compared with the reader, or with the best of the others. Of the parts of the scores, the one is named
// in which the winner is most ahead.
std::string TableWords::why_words() const {
    const Match& now = session().table().now();
    const Sheet sheet = now.sheet(session().viewer());
    const Result result = now.result();
    std::string text = session().named(sheet.end);
    std::size_t winner = kMaxSeats, other = kMaxSeats;
    const auto reader = static_cast<std::size_t>(index(session().viewer()));
    for (std::size_t i = 0; i < session().names().size(); ++i) {
        if (result.rank[i] == 1 && (winner == kMaxSeats || i == reader)) winner = i;
        if (result.rank[i] > 1 &&
            (other == kMaxSeats || i == reader || (other != reader && result.rank[i] < result.rank[other])))
            other = i;
    }
    if (winner == kMaxSeats || other == kMaxSeats) return text;
    const std::int32_t ahead = result.score[winner] - result.score[other];
    if (ahead <= 0) return text;
    for (const SheetTable& table : sheet.tables) {
        if (table.scores != ScoreTable::sums) continue;
        text += " " + session().named(Person{seat_at(static_cast<int>(winner)), session().viewer()}.opens("wins")) +
                " by " + std::to_string(ahead) + ".";
        std::size_t most = 0;
        int largest = 0;
        const auto figure = [&](std::size_t row, std::size_t column) {
            return std::atoi(table.rows[row][column].c_str());
        };
        for (std::size_t column = 1; column + 1 < table.columns.size(); ++column)
            if (const int more = figure(winner, column) - figure(other, column); more > largest)
                most = column, largest = more;
        if (most > 0)
            text += " " + table.columns[most] + ": " + table.rows[winner][most] + " against " +
                    table.rows[other][most] + ".";
    }
    return text;
}

std::optional<CardButton> TableWords::other_level(std::optional<std::uint8_t> advised) const {
    const Record& record = session().record();
    const auto people = std::count_if(record.seats.begin(), record.seats.end(),
                                      [](const SeatHolder& holder) { return holder.kind != SeatKind::bot; });
    const auto bot = std::find_if(record.seats.begin(), record.seats.end(),
                                  [](const SeatHolder& holder) { return holder.kind == SeatKind::bot; });
    if (!match_.is_kept() || record.is_bound() || people != 1 || bot == record.seats.end()) return {};
    const Seat you = session().viewer();
    if (you == kSpectator) return {};
    const bool has_won = session().table().now().result().rank[static_cast<std::size_t>(index(you))] == 1;
    const std::optional<std::uint8_t> level = advised ? advised : has_won ? harder(bot->level) : easier(bot->level);
    if (!level) return {};
    const std::string id(kBotLevels[*level]);
    const bool is_harder = level == harder(bot->level);
    return CardButton{"result-level", (is_harder ? "Harder: " : "Easier: ") + id, {"rematch", {{"level", id}}}};
}

// Whose answer of what kind is asked for, for everybody's eyes.
std::string TableWords::curtain_words() const {
    const std::string next = session().named(seat_name(session().next_here()));
    if (session().pending() > 0) return next + " is in the middle of a turn. Only " + next + " may look.";
    const Match& now = session().table().now();
    return session().named(closed(now.question(kSpectator))) + " " +
           (now.decision().secret ? "The choice is secret: only " + next + " may look."
                                  : next + ", press when you're ready.");
}

// What made the score, if the game's sheet has it: ", score 49: gems 16, cards 33", or ", score 3 (colonies)" if all of
// it is of one kind. If it is no sum, the first figure decides and the others break ties: ": 5 colonies
// (tie-breaks: 1 resource spot, 3 cards)".
std::string TableWords::score_words(Seat seat, std::int32_t score, bool has_scores) const {
    const std::string sum = has_scores ? ", score " + std::to_string(score) : "";
    for (const SheetTable& table : session().table().now().sheet(kSpectator).tables) {
        if (table.scores == ScoreTable::none) continue;
        const bool is_sum = table.scores == ScoreTable::sums;
        for (const auto& row : table.rows) {
            if (row.front() != seat_name(seat)) continue;
            std::vector<std::string> parts;
            std::string kind;
            for (std::size_t i = 1; i + (is_sum ? 1 : 0) < row.size(); ++i)
                if (!is_sum)
                    parts.push_back(row[i] + " " + counted(small(table.columns[i]), row[i] == "1"));
                else if (row[i] != "0")
                    kind = small(table.columns[i]), parts.push_back(kind + " " + row[i]);
            if (is_sum && parts.size() == 1) return sum + " (" + kind + ")";
            if (is_sum) return sum + (parts.empty() ? "" : ": " + listed(parts));
            return ": " + parts[0] + " (tie-breaks: " + listed({parts.begin() + 1, parts.end()}) + ")";
        }
    }
    return sum;
}

std::vector<std::string> TableWords::ranking() const {
    const Result result = session().table().now().result();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < session().names().size(); ++i) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return result.rank[a] < result.rank[b]; });
    const bool has_scores =
        std::any_of(order.begin(), order.end(), [&](std::size_t i) { return result.score[i] != 0; });
    std::vector<std::string> lines;
    for (std::size_t i : order) {
        const Seat seat = seat_at(static_cast<int>(i));
        lines.push_back(std::to_string(result.rank[i]) + ". " + session().cell(seat_name(seat)) +
                        score_words(seat, result.score[i], has_scores));
    }
    return lines;
}

}  // namespace orrery::web
