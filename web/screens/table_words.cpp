#include "web/screens/table_words.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/levels.h"

namespace orrery::web {
namespace {
constexpr std::string_view kEnd = "end";
}  // namespace

std::string TableWords::title() const {
    const std::string game(session().table().now().info().title);
    constexpr Wording kOfMode[] = {say::your_turn, say::your_turn, say::pass_the_device, {},
                                   say::waiting,   say::game_over};
    std::string words = kOfMode[static_cast<std::size_t>(session().mode())]();
    if (!session().is_live()) words = say::replay();
    if (match_.look()) words = match_.look()->title;
    const bool is_plain = words.empty() || match_.is_lesson();
    return is_plain ? game : say::tab_title(words, game);
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
        std::string words = seat == session().viewer()        ? say::you_here()
                            : here                            ? say::here()
                            : holder.kind != SeatKind::person ? holder_words(session().record().game, holder)
                            : stored                          ? app.post().seat_words(*stored, seat)
                                                              : say::by_link();
        if (seat == asked && bots_.is_thinking() && session().is_live()) words = say::holder_thinks(words);
        for (int k = 0; k < static_cast<int>(session().names().size()); ++k)
            if (k != i && result.is_one_side(seat, seat_at(k)))
                words = say::holder_with(words, session().names()[static_cast<std::size_t>(k)]);
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
            all.push_back(say::is_character(session().names()[i], kBotLevels[holder.level], one->name, one->words()));
    }
    return all;
}

std::string TableWords::turn_words() const {
    if (!match_.closing_words().empty()) return match_.closing_words();
    const Seat seat = session().asked();
    const auto name = [&](Seat of) { return session().named(seat_name(of)); };
    switch (session().mode()) {
        case Mode::choose: return session().named(session().table().now().question(session().viewer()));
        case Mode::turn_done: return done_words();
        case Mode::hand_over: return say::pass_device_to(name(session().next_here()));
        case Mode::bot:
            if (!bots_.trouble().empty()) return say::cant_move(name(seat));
            return session().runs_bots() ? say::is_thinking(name(seat)) : say::bot_moves_elsewhere(name(seat));
        case Mode::away:
            if (!sending_.is_carried() || session().table().waits_for() != kSpectator)
                return say::waiting_for_them(sending_.owing_words());
            return say::are_choosing(sending_.owing_words(), std::popcount(session().table().owing().bits));
        case Mode::over: return result_words();
    }
    return {};
}

// What the viewer has done but not committed: the end of a turn, or an answer within a turn.
std::string TableWords::done_words() const {
    const int undo = session().can_undo() ? 1 : 0;
    if (sends_next()) return say::done_send(undo);
    if (!session().goes_on()) return say::done_end(undo);
    const Decision& asked = session().table().now().decision();
    const std::string next = session().named(seat_name(session().asked()));
    if (asked.mover != session().viewer()) return say::done_next(next, undo);
    return asked.node == "bid" ? say::done_wait_for_bid(next, undo) : say::done_wait_for_choice(next, undo);
}

std::string TableWords::end_label(bool names_reader) const {
    const bool is_done = session().mode() == Mode::turn_done;
    const std::string_view ending = session().ending();
    const bool is_end = is_done || ending == kEnd;
    const SeatSet next = sending_.receivers(ending);
    if (next.empty())
        return !is_end ? say::ending(ending) : is_done && session().goes_on() ? say::go_on() : say::end_turn();
    const std::string name = names_reader ? sending_.only_name(next) : std::string();
    if (is_end) return name.empty() ? say::send() : say::send_to(name);
    return name.empty() ? say::move_and_send(ending) : say::move_and_send_to(ending, name);
}

Command TableWords::confirm_command() const {
    Command confirm{"answer", {}};
    if (!sending_.receivers(session().chosen()).empty()) confirm.args.emplace_back("send", "yes");
    return confirm;
}

std::string TableWords::confirm_label(bool names_reader) const {
    const SeatSet next = sending_.receivers(session().chosen());
    if (next.empty()) return say::confirm();
    const std::string name = names_reader ? sending_.only_name(next) : std::string();
    return name.empty() ? say::confirm_and_send() : say::confirm_and_send_to(name);
}

Command TableWords::end_command() const {
    return sends_next() ? with("end-turn", "send", "yes") : Command{"end-turn", {}};
}

bool TableWords::sends_next() const { return !sending_.receivers(session().ending()).empty(); }

std::string TableWords::replay_words() const {
    const int ply = static_cast<int>(session().shown_ply()), whole = static_cast<int>(session().table().ply());
    const std::string words = ply == 0 ? say::start_of_moves(whole) : say::after_move_of(ply, whole);
    return match_.look() ? say::looked_at(match_.look()->title, words) : words;
}

std::string TableWords::leave_words() const { return match_.look() ? match_.look()->leave : say::back_to_now(); }

std::string TableWords::headline() const { return session().is_live() ? turn_words() : replay_words(); }

std::string TableWords::shown_headline() const {
    if (!film_.moves_live()) return headline();
    if (const auto& story = film_.story(); story && !story->title.empty()) return session().named(story->title);
    const Seat seat = session().log()[session().shown_ply()].seat;
    if (seat == kSpectator) return headline();
    return seat == session().viewer() ? say::your_move() : say::name_moves(session().named(seat_name(seat)));
}

// What others are about to do, before they do it: "Sky wins at the end of this round unless stopped."
std::string TableWords::threats() const {
    std::string told;
    const std::vector<SeatFigures> figures = film_.figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].flag.empty() || seat_at(static_cast<int>(i)) == session().viewer()) continue;
        told += (told.empty() ? "" : " ") + say::threatens(session().names()[i], figures[i].flag);
    }
    return told;
}

std::string TableWords::hint(const App& app) const {
    const Match& now = session().table().now();
    if (!session().is_live()) {
        const std::size_t ply = session().shown_ply();
        return ply == 0 ? say::nothing_yet() : session().log()[ply - 1].text;
    }
    if (!match_.closing_words().empty()) return {};
    switch (session().mode()) {
        case Mode::choose:
            if (session().has_chosen())
                return session().named(now.explain(session().viewer(), session().chosen())) +
                       (session().pick().is_whole()
                            ? ""
                            : " " + (match_.board() ? std::string(match_.board()->what_next(session().pick().begun))
                                                    : say::where_to()));
            if (!match_.board()) return say::choose_now();
            if (std::string told = threats(); !told.empty()) return told;
            if (std::string word = session().word_at(session().table().ply()); !word.empty()) return word;
            return std::string(hints_.words());
        case Mode::turn_done: return session().goes_on() ? say::not_final_until_continue() : say::not_final_until_end();
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
        winners.insert(is_you ? winners.begin() : winners.end(), is_you ? say::you_here() : session().names()[i]);
    }
    const std::string names = listed(winners);
    if (winners.size() == 1) return names == say::you_here() ? say::you_won() : say::won(names);
    return result.sides_with(1) == 1 ? say::won_together(names) : say::share_the_win(names);
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
        if (table.parts.empty()) continue;
        const Person who{seat_at(static_cast<int>(winner)), session().viewer()};
        text += " " + session().named(say::wins_by(who, static_cast<int>(ahead)));
        std::size_t most = 0;
        int largest = 0;
        const auto figure = [&](std::size_t row, std::size_t column) {
            return std::atoi(table.rows[row][column].c_str());
        };
        for (std::size_t column = 1; column + 1 < table.columns.size(); ++column)
            if (const int more = figure(winner, column) - figure(other, column); more > largest)
                most = column, largest = more;
        if (most > 0)
            text += " " + say::part_against(table.columns[most], table.rows[winner][most], table.rows[other][most]);
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
    return CardButton{"result-level",
                      is_harder ? say::harder_level(id) : say::easier_level(id),
                      {"rematch", {{"level", id}}},
                      is_harder ? say::harder() : say::easier()};
}

// Whose answer of what kind is asked for, for everybody's eyes.
std::string TableWords::curtain_words() const {
    const std::string next = session().named(seat_name(session().next_here()));
    if (session().pending() > 0) return say::amid_turn_of(next);
    const Match& now = session().table().now();
    return session().named(closed(now.question(kSpectator))) + " " +
           (now.decision().secret ? say::secret_choice_of(next) : say::press_when_ready(next));
}

// A seat's place with what made its score, if the game's sheet has it: "1. Sky, score 49: gems 16, cards 33", or
// "1. Sky, score 3 (colonies)" if all of it is of one kind. If it is no sum, the first figure decides and the others
// break ties: "1. Sky: 5 colonies (tie-breaks: 1 resource spot, 3 cards)".
std::string TableWords::place_words(Seat seat, int rank, std::int32_t score, bool has_scores) const {
    const std::string name = session().cell(seat_name(seat)), place = say::ranked(rank, name);
    const std::string sum = has_scores ? say::ranked_with_score(rank, name, static_cast<int>(score)) : place;
    for (const SheetTable& table : session().table().now().sheet(kSpectator).tables) {
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const std::vector<std::string>& row = table.rows[i];
            if (row.front() != seat_name(seat)) continue;
            if (!table.tie_breaks.empty()) {
                const std::vector<std::string>& figures = table.tie_breaks[i];
                return say::with_tie_breaks(place, figures[0], listed({figures.begin() + 1, figures.end()}));
            }
            std::vector<std::string> parts;
            std::string_view only;
            for (std::size_t k = 0; k < table.parts.size(); ++k)
                if (row[k + 1] != "0") only = table.parts[k], parts.push_back(say::part_of_score(only, row[k + 1]));
            if (parts.size() == 1) return say::score_of_one(sum, only);
            if (!parts.empty()) return say::score_of(sum, listed(parts));
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
        lines.push_back(place_words(seat, result.rank[i], result.score[i], has_scores));
    }
    return lines;
}

}  // namespace orrery::web
