// The table's sentences, shared by canvas and outline: whose turn it is and for whom it waits, what to do next, the
// labels of buttons that end or send a turn, how a match ended.
#include <algorithm>
#include <bit>

#include "core/words.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/levels.h"
#include "web/names.h"
#include "web/screens/table_screen.h"

namespace orrery::web {

std::string TableScreen::title() const {
    const std::string game(session().table().now().info().title);
    constexpr std::string_view kOfMode[] = {"Your turn", "Your turn", "Pass the device", "", "Waiting", "Game over"};
    std::string_view words = kOfMode[static_cast<std::size_t>(session().mode())];
    if (!session().is_live()) words = "Replay";
    if (match_.look()) words = match_.look()->title;
    const bool is_plain = words.empty() || match_.is_lesson();
    return is_plain ? game : std::string(words) + " · " + game;
}

std::string TableScreen::turn_words() const {
    const Seat seat = session().asked();
    const auto name = [&](Seat of) { return session().named(seat_name(of)); };
    switch (session().mode()) {
        case Mode::choose: return session().named(session().table().now().question(session().viewer()));
        case Mode::turn_done: return done_words();
        case Mode::hand_over: return "Pass the device to " + name(session().next_here()) + ".";
        case Mode::bot:
            if (!bots_.trouble().empty()) return name(seat) + " can't answer.";
            return session().runs_bots() ? name(seat) + " is thinking."
                                         : name(seat) + ", a bot, moves on another player's device.";
        case Mode::away:
            if (!is_carried_ || session().table().waits_for() != kSpectator)
                return "Waiting for " + owing_words() + ".";
            return owing_words() +
                   (std::popcount(session().table().owing().bits) == 1 ? " is choosing." : " are choosing.");
        case Mode::over: return result_words();
    }
    return {};
}

// What the viewer has done but not committed: the end of a turn, or an answer within a turn.
std::string TableScreen::done_words() const {
    const std::string undo = session().can_undo() ? ", or undo." : ".";
    if (sends_next()) return "That's your turn. Send it" + undo;
    if (!session().goes_on()) return "That's your turn. End it" + undo;
    const std::string next = session().named(seat_name(session().asked()));
    if (session().table().now().decision().mover == session().viewer())
        return next + " answers next, then your turn goes on. Go on" + undo;
    return "That's your answer; " + next + " is next. Go on" + undo;
}

std::string TableScreen::end_label() const {
    const bool is_done = session().mode() == Mode::turn_done;
    const SeatSet next = receivers(session().ending());
    const std::string sends = next.empty() ? std::string() : to_whom(next);
    if (is_done || session().ending() == kEnd)
        return !sends.empty() ? capitalized(sends) : is_done && session().goes_on() ? "Go on" : "End turn";
    return capitalized(session().ending()) + (sends.empty() ? "" : " and " + sends);
}

Command TableScreen::confirm_command(const std::string& move) const {
    Command confirm = with("answer", "move", move);
    if (!receivers(move).empty()) confirm.args.emplace_back("send", "yes");
    return confirm;
}

std::string TableScreen::confirm_label(const std::string& move) const {
    const SeatSet next = receivers(move);
    return next.empty() ? "Confirm" : "Confirm and " + to_whom(next);
}

Command TableScreen::end_command() const {
    return sends_next() ? with("end-turn", "send", "yes") : Command{"end-turn", {}};
}

bool TableScreen::sends_next() const { return !receivers(session().ending()).empty(); }

SeatSet TableScreen::receivers(std::string_view move) const {
    return match_.is_kept() && match_.is_by_link() && !is_carried_ ? find_receivers(move) : SeatSet{};
}

SeatSet TableScreen::find_receivers(std::string_view move) const {
    const bool is_done = session().mode() == Mode::turn_done;
    const std::string where = std::to_string(session().table().ply()) + "/" + std::to_string(index(session().viewer()));
    if (std::string asked = where + (is_done ? "" : " " + std::string(move)); asked != receivers_.first) {
        receivers_ = {std::move(asked), is_done ? SeatSet{} : session().next_after(move)};
        if (is_done && session().asked() != kSpectator) receivers_.second.add(session().asked());
        for (std::size_t i = 0; i < session().names().size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            const bool is_elsewhere = !session().is_bot(seat) && !session().table().here().has(seat);
            if (receivers_.second.has(seat) && !is_elsewhere) receivers_.second = {};
        }
    }
    return receivers_.second;
}

std::string TableScreen::to_whom(SeatSet seats) const {
    std::string name;
    for (std::size_t i = 0; i < session().names().size(); ++i) {
        if (!seats.has(seat_at(static_cast<int>(i)))) continue;
        if (!name.empty()) return "send";
        name = session().names()[i];
    }
    return "send to " + name;
}

// What to do with the link, or that it is sent, or since when the game waits.
std::string TableScreen::send_title(const App& app) const {
    const std::string next = next_name();
    const Journal* stored = app.store().game(match_.number());
    switch (sent(app)) {
        case Sent::copied: return "Link copied" + (next.empty() ? "" : " for " + next);
        case Sent::posted:
        case Sent::shared: return next.empty() ? "Link sent" : "Sent to " + next;
        case Sent::nothing:
            if (stored) return waiting_words(*stored, app.now(), app.environment().zone);
            break;
        case Sent::due: break;
    }
    return "Send the link" + (next.empty() ? "" : " to " + next);
}

std::string TableScreen::send_label(const App& app) const {
    if (is_carried_) return "Send it by hand";
    if (has_gone(sent(app))) return "Send again";
    const std::string next = next_name();
    if (next.empty()) return "Send the link";
    return (sent_ == Sent::due ? "Send to " : "Remind ") + next;
}

Sent TableScreen::sent(const App& app) const {
    const Journal* stored = app.store().game(match_.number());
    const bool is_new = just_sent_ || (stored && is_today(static_cast<std::int64_t>(stored->time_ms), app.now(),
                                                          app.environment().zone));
    return has_gone(sent_) && !is_new ? Sent::nothing : sent_;
}

// "Anna", "Anna and Ben (secret choices)".
std::string TableScreen::owing_words() const {
    const Table& table = session().table();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < session().names().size(); ++i)
        if (table.owing().has(seat_at(static_cast<int>(i)))) names.push_back(session().names()[i]);
    const std::string text = listed(names);
    if (table.waits_for() != kSpectator || !table.now().decision().secret) return text;
    return text + (names.size() == 1 ? " (a secret choice)" : " (secret choices)");
}

// Why it is another person's turn, and what to do.
std::string TableScreen::away_words() const {
    const Table& table = session().table();
    const Seat seat = session().asked();
    const std::string name = session().named(seat_name(seat));
    if (table.here().empty()) return "You are watching.";
    if (table.has_sealed(seat))
        return "Everybody has chosen. " + name + "'s choice opens when " + name + " opens the link.";
    if (table.waits_for() != kSpectator)
        return "Chance is drawn when " + name + " opens the link, so nobody can know it before.";
    if (table.has_sealed(session().viewer()))
        return next_name().empty() ? "Your choice is sealed. Send the link to everyone who still has to choose."
                                   : "Your choice is sealed until " + name + " has chosen too.";
    return (has_opened_ ? "What was secret is open now. " : "") + std::string("You'll get a link back after ") + name +
           "'s move.";
}

// The state of those for whom the game waits.
std::string TableScreen::carried_words(const App& app) const {
    const Table& table = session().table();
    const Journal* stored = app.store().game(match_.number());
    if (table.here().empty()) return "You are watching. Moves arrive by themselves.";
    std::string words = has_opened_ ? "What was secret is open now." : "";
    const SeatSet owing = table.waits_for() == kSpectator ? table.owing() : SeatSet{};
    if (app.post().is_too_long(match_.number())) return app.post().too_long_words(owing_words());
    for (std::size_t i = 0; stored && i < session().names().size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_meant = (owing.has(seat) || table.waits_for() == seat) && !table.here().has(seat);
        if (is_meant && !session().is_bot(seat))
            words += (words.empty() ? "" : " ") + app.post().waits_words(*stored, seat, session().names()[i]);
    }
    if (table.has_sealed(session().viewer())) return "Your choice is sealed until all have chosen. " + words;
    return words;
}

std::string TableScreen::replay_words() const {
    const std::size_t ply = session().shown_ply(), whole = session().table().ply();
    const std::string title = match_.look() ? match_.look()->title + ". " : "";
    if (ply == 0) return title + "The start of " + count_of(static_cast<std::int64_t>(whole), "move");
    return title + "After move " + std::to_string(ply) + " of " + std::to_string(whole);
}

std::string_view TableScreen::leave_words() const {
    return match_.look() ? match_.look()->leave : std::string_view("Back to now");
}

std::string TableScreen::headline() const { return session().is_live() ? turn_words() : replay_words(); }

std::string TableScreen::shown_headline() const {
    if (!film_.moves_live()) return headline();
    if (const auto& story = film_.story(); story && !story->title.empty()) return session().named(story->title);
    const Seat seat = session().log()[session().shown_ply()].seat;
    if (seat == kSpectator) return headline();
    return seat == session().viewer() ? "Your move" : session().named(seat_name(seat)) + " moves";
}

// What others are about to do, before they do it: "Sky wins at the end of this round unless you stop them."
std::string TableScreen::threats() const {
    std::string told;
    const std::vector<SeatFigures> figures = film_.figures();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].flag.empty() || seat_at(static_cast<int>(i)) == session().viewer()) continue;
        told += (told.empty() ? "" : " ") + session().names()[i] + " " + figures[i].flag + ".";
    }
    return told;
}

std::string TableScreen::away_hint(const App& app) const {
    const std::string words = is_carried_ ? carried_words(app) : away_words();
    const std::string word = session().word_at(session().table().ply());
    return words.empty() || word.empty() ? words + word : words + " " + word;
}

std::string TableScreen::hint(const App& app) const {
    const Steps choice = session().choice();
    const Match& now = session().table().now();
    if (!session().is_live()) {
        const std::size_t ply = session().shown_ply();
        return ply == 0 ? "Nothing has happened yet." : session().log()[ply - 1].text;
    }
    switch (session().mode()) {
        case Mode::choose:
            if (!session().chosen().empty())
                return session().named(now.explain(session().viewer(), session().chosen())) +
                       (choice.line ? ""
                                    : " " + std::string(match_.board() ? match_.board()->what_next(session().begun())
                                                                       : "Where to?"));
            if (!match_.board()) return "Choose:";
            if (std::string told = threats(); !told.empty()) return told;
            if (std::string word = session().word_at(session().table().ply()); !word.empty()) return word;
            return std::string(hints_.words());
        case Mode::turn_done:
            return session().goes_on() ? "Nothing is final until you go on."
                                       : "Nothing is final until you end your turn.";
        case Mode::bot: return bots_.trouble();
        case Mode::away: return away_hint(app);
        case Mode::hand_over: return curtain_words();
        case Mode::over: return session().log().empty() ? "" : session().log().back().text;
    }
    return {};
}

bool TableScreen::card_open() const {
    if (!match_.is_kept() || !session().is_live() || session().is_behind()) return false;
    if (news_.is_open() || unkept_open()) return true;
    switch (session().mode()) {
        case Mode::hand_over: return true;
        case Mode::away: return !is_carried_ && !send_closed_ && !session().table().here().empty();
        case Mode::over: return result_closed_at_ != session().table().ply();
        default: return false;
    }
}

std::string TableScreen::told(const App& app) const { return film_.moves_live() ? film_.newest_words() : hint(app); }

// "You won", "Sky won", "You and Sky share the win". The last move tells how it ended.
std::string TableScreen::result_words() const {
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

std::optional<CardButton> TableScreen::other_level() const {
    const Record& record = session().record();
    const auto people = std::count_if(record.seats.begin(), record.seats.end(),
                                      [](const SeatHolder& holder) { return holder.kind != SeatKind::bot; });
    const auto bot = std::find_if(record.seats.begin(), record.seats.end(),
                                  [](const SeatHolder& holder) { return holder.kind == SeatKind::bot; });
    if (!match_.is_kept() || record.is_bound() || people != 1 || bot == record.seats.end()) return {};
    const Seat you = session().viewer();
    if (you == kSpectator) return {};
    const bool has_won = session().table().now().result().rank[static_cast<std::size_t>(index(you))] == 1;
    const std::optional<std::uint8_t> level = has_won ? harder(bot->level) : easier(bot->level);
    if (!level) return {};
    const std::string id(kBotLevels[*level]);
    return CardButton{"result-level", (has_won ? "Harder: " : "Easier: ") + id, {"rematch", {{"level", id}}}};
}

// Whose answer of what kind is asked for, for everybody's eyes.
std::string TableScreen::curtain_words() const {
    const std::string next = session().named(seat_name(session().next_here()));
    if (session().pending() > 0) return next + " is in the middle of a turn. Only " + next + " may look.";
    const Match& now = session().table().now();
    return session().named(closed(now.question(kSpectator))) + " " +
           (now.decision().secret ? "The choice is secret: only " + next + " may look."
                                  : next + ", press when you're ready.");
}

// The parts of a score: "gems 16, cards 33", if the game's sheet has them.
std::string TableScreen::score_parts(Seat seat) const {
    std::string parts;
    for (const SheetTable& table : session().table().now().sheet(kSpectator).tables) {
        if (table.caption != kScores) continue;
        for (const auto& row : table.rows)
            if (row.front() == seat_name(seat))
                for (std::size_t i = 1; i + 1 < row.size(); ++i)
                    parts += (parts.empty() ? "" : ", ") + table.columns[i] + " " + row[i];
    }
    return parts;
}

std::vector<std::string> TableScreen::ranking() const {
    const Result result = session().table().now().result();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < session().names().size(); ++i) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return result.rank[a] < result.rank[b]; });
    const bool has_scores =
        std::any_of(order.begin(), order.end(), [&](std::size_t i) { return result.score[i] != 0; });
    std::vector<std::string> lines;
    for (std::size_t i : order) {
        const std::string parts = score_parts(seat_at(static_cast<int>(i)));
        lines.push_back(
            std::to_string(result.rank[i]) + ". " + session().cell(seat_name(seat_at(static_cast<int>(i)))) +
            (has_scores ? ", score " + std::to_string(result.score[i]) : "") + (parts.empty() ? "" : ": " + parts));
    }
    return lines;
}

std::string TableScreen::next_name() const {
    const Table& table = session().table();
    const bool is_over = table.now().decision().over;
    std::string name;
    for (std::size_t i = 0; i < session().names().size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_meant = is_over ? !session().is_bot(seat) : table.owing().has(seat);
        if (!is_meant || table.here().has(seat)) continue;
        if (!name.empty()) return {};
        name = session().names()[i];
    }
    return name;
}

std::string TableScreen::next_readers() const {
    if (std::string name = next_name(); !name.empty()) return name;
    if (session().mode() != Mode::over) return {};
    return match_.is_by_link() ? "the others" : "whoever wants to see it";
}

std::string TableScreen::unseen_words() const {
    const std::string name = next_name();
    return (name.empty() ? "The others haven't" : name + " hasn't") + " seen the end yet.";
}

std::vector<CardButton> TableScreen::post_offers(const App& app) const {
    std::vector<CardButton> offers;
    const bool has_button = session().is_live() && session().mode() == Mode::away;
    if (is_carried_ && !has_button) offers.push_back({"send-by-hand", "Send it by hand", {"send", {}}});
    if (can_speak(app) && !(has_button && is_carried_)) offers.push_back({"word-along", word_label(app), {"word", {}}});
    if (app.post().is_offered())
        offers.push_back({"travel", std::string(travel_label(is_carried_)), travel_command(is_carried_)});
    if (is_carried_ && app.post().can_ask_to_notify())
        offers.push_back({"ask-to-notify", std::string(kTellMe), {"ask-to-notify", {}}});
    const bool is_quiet = app.store().carried(match_.number()).is_quiet;
    offers.push_back({"quiet", is_quiet ? "Words in this match" : "No words in this match",
                      with("quiet", "words", is_quiet ? "yes" : "no")});
    return offers;
}

bool TableScreen::owes_result(const App& app) const {
    const bool goes_out = is_carried_ && !app.post().is_stuck(match_.number());
    return session().mode() == Mode::over && sent_ == Sent::due && !goes_out;
}

std::string TableScreen::sentence_for_link() const {
    std::string words = share_words(session().table(), session().names());
    const std::string along = session().word_at(session().table().committed());
    return along.empty() ? words : words + "\n" + along;
}

}  // namespace orrery::web
