// Makes one sentence per question from a journal or a table. It reads only what the seats at this device may know, and
// it changes nothing. Words of the table's own screen are in screens/table_words.h.
#include "web/game_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/play/invitation.h"
#include "record/replay/replay.h"

namespace orrery::web {
namespace {

std::string listed_by_name(const std::vector<std::string>& tokens, const std::vector<std::string>& names) {
    std::vector<std::string> list;
    for (const std::string& token : tokens) list.push_back(with_names("{" + token + "}", names));
    return listed(list);
}

std::size_t seat_of_token(const std::string& token) {
    return token.size() == 2 ? static_cast<std::size_t>(token[1] - '1') : std::size(kBotLevels) + kMaxSeats;
}

bool is_bot(const Journal& journal, const std::string& token) {
    const std::size_t seat = seat_of_token(token);
    return seat < journal.record.seats.size() && journal.record.seats[seat].kind == SeatKind::bot;
}

bool sits_here(const Journal& journal, const std::string& token) {
    const std::size_t seat = seat_of_token(token);
    return seat < journal.record.seats.size() && SeatSet{journal.here}.has(seat_at(static_cast<int>(seat)));
}

// What happened in the moves first+1..last, told by the newest of them that did more than end a part of somebody's turn.
// If there is none, by the newest of all.
std::string happening(const Table& table, Seat viewer, std::size_t first, std::size_t last,
                      const std::vector<std::string>& names) {
    std::string told;
    for (std::size_t ply = last; ply > first; --ply) {
        const LogLine line = table.log(viewer, ply - 1, ply).front();
        if (line.sentences.empty() || (line.is_end && !told.empty())) continue;
        told = with_names(naming_sentence(line.sentences), names);
        if (!line.is_end) break;
    }
    return told;
}

// The number of moves made before the turn of move `ply`, which counts from 1.
std::size_t turn_start(const Table& table, std::size_t ply) {
    if (ply == 0) return 0;
    const Decision turn = table.at(ply - 1)->decision();
    std::size_t start = ply - 1;
    while (start > 0 && table.at(start - 1)->decision().is_of_turn(turn)) --start;
    return start;
}

// "Otto 116, Ben 104", the best first. Empty: the game has no score.
std::string score_words(const Result& result, const std::vector<std::string>& names) {
    std::string words;
    for (std::size_t rank = 1; rank <= names.size(); ++rank)
        for (std::size_t i = 0; i < names.size(); ++i)
            if (result.rank[i] == static_cast<int>(rank))
                words += (words.empty() ? "" : ", ") + names[i] + " " + std::to_string(result.score[i]);
    const auto is_counted = [](std::int64_t score) { return score != 0; };
    return std::any_of(result.score.begin(), result.score.end(), is_counted) ? words : "";
}

// Not inline: no match needs it before its end, so it is in the later part.
[[gnu::noinline]] std::string won_words(const std::string& winners, const Result& result,
                                        const std::vector<std::string>& names) {
    const std::string scores = score_words(result, names);
    return scores.empty() ? say::won_it(winners) : say::won_with(winners, scores);
}

std::string age(std::int64_t ms) {
    const int minutes = static_cast<int>(ms / 60000), hours = minutes / 60;
    if (minutes < 1) return say::just_now();
    return hours < 1 ? say::minutes_ago(minutes) : hours < 24 ? say::hours_ago(hours) : say::days_ago(hours / 24);
}

// Those who are waited for: people here, people elsewhere, or bots that go on when the game is opened.
struct Waited {
    enum class Kind { here, elsewhere, bots };
    Kind kind;
    std::string names;
};

Waited waited_for(const Journal& journal) {
    const std::vector<std::string> names = seat_names(journal.record);
    std::vector<std::string> here;
    for (const std::string& token : journal.summary.owing)
        if (sits_here(journal, token) && !is_bot(journal, token)) here.push_back(token);
    if (!here.empty()) return {Waited::Kind::here, listed_by_name(here, names)};
    const bool bots_go_on = shelf_of(journal) == Shelf::yours;
    return {bots_go_on ? Waited::Kind::bots : Waited::Kind::elsewhere, listed_by_name(journal.summary.owing, names)};
}

}  // namespace

std::string when_words(const Match& match) { return match.sheet(kSpectator).when; }

std::size_t free_seats(const Record& record) {
    return static_cast<std::size_t>(std::count_if(record.seats.begin(), record.seats.end(),
                                                  [](const auto& holder) { return holder.kind == SeatKind::open; }));
}

Shelf shelf_of(const Journal& journal) {
    if (journal.archived) return Shelf::archive;
    if (in_lobby(journal.record)) {
        const bool waits_for_you = journal.here == 0 || (free_seats(journal.record) == 0 && begins_here(journal));
        return waits_for_you ? Shelf::yours : Shelf::waiting;
    }
    if (journal.summary.over) return Shelf::finished;
    const auto& owing = journal.summary.owing;
    const bool yours = std::any_of(owing.begin(), owing.end(), [&](const std::string& token) {
        return sits_here(journal, token) || (journal.here != 0 && is_bot(journal, token));
    });
    return yours ? Shelf::yours : Shelf::waiting;
}

const Journal* next_waiting(const Journals& games, std::string_view but) {
    const Journal* next = nullptr;
    for (const auto& [number, journal] : games)
        if (number != but && shelf_of(journal) == Shelf::yours && (!next || journal.time_ms < next->time_ms))
            next = &journal;
    return next;
}

Seat eyes_of(SeatSet here) {
    for (int i = 0; i < kMaxSeats; ++i) {
        SeatSet one;
        one.add(seat_at(i));
        if (here == one) return seat_at(i);
    }
    return kSpectator;
}

std::string lobby_words(const Journal& journal) {
    const std::size_t seats = journal.record.seats.size();
    const std::size_t free = free_seats(journal.record);
    if (free == 0) return say::all_seats_taken();
    return say::seats_taken(static_cast<int>(seats - free), static_cast<int>(seats));
}

std::string status_words(const Journal& journal) {
    const std::vector<std::string> names = seat_names(journal.record);
    if (in_lobby(journal.record)) {
        const Seat opener = journal.record.binding->opener;
        const bool begins_elsewhere =
            free_seats(journal.record) == 0 && journal.here != 0 && !begins_here(journal) && opener != kSpectator;
        if (!begins_elsewhere) return lobby_words(journal);
        return say::begins_elsewhere(lobby_words(journal), names[static_cast<std::size_t>(index(opener))]);
    }
    const Summary& summary = journal.summary;
    const Seat you = eyes_of(SeatSet{journal.here});
    if (summary.over && you != kSpectator && summary.winners.size() == 1 && summary.winners[0] == seat_token(you))
        return say::you_won();
    if (summary.over) return say::won(listed_by_name(summary.winners, names));
    const Waited waited = waited_for(journal);
    switch (waited.kind) {
        case Waited::Kind::here: return you != kSpectator ? say::your_turn() : say::your_turn_of(waited.names);
        case Waited::Kind::bots: return say::goes_on_when_opened(waited.names);
        case Waited::Kind::elsewhere: break;
    }
    return say::waiting_for(waited.names);
}

Sent sent_by(std::string_view way) { return way == "copy" ? Sent::copied : Sent::shared; }

bool is_today(std::int64_t then_ms, std::int64_t now_ms, int zone) {
    return day_of(now_ms, zone) <= day_of(then_ms, zone);
}

std::string since_when(std::int64_t then_ms, std::int64_t now_ms, int zone) {
    const std::int64_t then = day_of(then_ms, zone), days = day_of(now_ms, zone) - then;
    if (is_today(then_ms, now_ms, zone)) return say::since_today();
    if (days == 1) return say::since_yesterday();
    return days < 7 ? say::since_day(static_cast<int>(then % 7)) : say::for_days(static_cast<int>(days));
}

std::string waiting_words(const Journal& journal, std::int64_t now_ms, int zone) {
    const std::string status = status_words(journal);
    const bool is_due = journal.sent == Sent::due;
    if (journal.summary.over && is_due) return say::not_sent_yet(status);
    if (journal.summary.over || in_lobby(journal.record)) return status;
    const Waited waited = waited_for(journal);
    if (waited.kind != Waited::Kind::elsewhere) return status;
    if (is_due) return say::not_sent_to(waited.names);
    return say::status_since(status, since_when(static_cast<std::int64_t>(journal.time_ms), now_ms, zone));
}

std::string bots_words(std::uint8_t level, int count) {
    return count == 1 ? say::one_bot(kBotLevels[level]) : say::bots(count, kBotLevels[level]);
}

namespace {
// "Against Anna and 2 novices", for whoever has a seat here; "3 players" if nobody has, or if all sit here.
std::string players_words(const Journal& journal) {
    const Record& record = journal.record;
    const std::vector<std::string> names = seat_names(record);
    std::vector<std::string> others;
    std::array<int, std::size(kBotLevels)> bots{};
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (record.seats[i].kind == SeatKind::bot)
            ++bots[record.seats[i].level];
        else if (!SeatSet{journal.here}.has(seat))
            others.push_back(names[i]);
    }
    for (std::size_t level = 0; level < bots.size(); ++level)
        if (bots[level] > 0) others.push_back(bots_words(static_cast<std::uint8_t>(level), bots[level]));
    if (journal.here == 0 || others.empty() || in_lobby(record))
        return say::players(static_cast<int>(record.seats.size()));
    return say::against(listed(others));
}
}  // namespace

std::string detail_words(const Journal& journal, std::int64_t now_ms) {
    const std::string players = players_words(journal), old = age(now_ms - static_cast<std::int64_t>(journal.time_ms));
    if (in_lobby(journal.record)) return say::detail(players, old);
    return say::detail_at_move(players, static_cast<int>(journal.summary.ply), old);
}

std::string newest_words(const Journal& journal) {
    const std::size_t last = journal.record.moves.size();
    if (journal.seen >= last) return {};
    const auto table = Table::open(journal);
    if (!table) return {};
    return happening(*table, eyes_of(SeatSet{journal.here}), journal.seen, last, seat_names(journal.record));
}

std::string news_words(const Journal& journal) {
    const std::string newest = newest_words(journal);
    if (newest.empty()) return {};
    return say::new_moves(static_cast<int>(journal.record.moves.size() - journal.seen)) + " " + newest;
}

namespace {

// What the newest act of this device was, to everybody; empty: it is not of this device.
std::string act_words(const Journal& journal, const Table& table, const std::vector<std::string>& names) {
    const auto name = [&names](Seat seat) { return names[static_cast<std::size_t>(index(seat))]; };
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const Seat seat = seat_at(static_cast<int>(i)); table.has_sealed(seat) && SeatSet{journal.here}.has(seat))
            return say::made_secret_choice(name(seat));
    if (table.committed() == 0) return begins_here(journal) ? say::game_has_begun() : "";
    const auto before = table.at(table.committed() - 1);
    const Seat mover = before->decision().seat;
    const bool is_person =
        mover != kSpectator && journal.record.seats[static_cast<std::size_t>(index(mover))].kind == SeatKind::person;
    if (!is_person || !SeatSet{journal.here}.has(mover)) return {};
    const std::string when = when_words(*before);
    return when.empty() ? say::has_played_move(name(mover), static_cast<int>(table.committed()))
                        : say::has_played_in(name(mover), when);
}

}  // namespace

ChatWords chat_words(const Journal& journal, const std::vector<std::string>& authors) {
    const std::vector<std::string> names = seat_names(journal.record);
    ChatWords words;
    if (in_lobby(journal.record)) {
        const Seat seat = eyes_of(SeatSet{journal.here});
        if (seat != kSpectator && !begins_here(journal))
            words.info = say::has_taken_seat(names[static_cast<std::size_t>(index(seat))]);
        words.summary = lobby_words(journal);
        return words;
    }
    const auto table = Table::open(journal);
    if (!table) return {};
    words.info = act_words(journal, *table, names);
    if (words.info.empty()) return {};
    const Summary summary = table->committed() == table->ply()
                                ? table->journal(0).summary
                                : summarize(table->record(), *table->at(table->committed()));
    const std::string& title = summary.title;
    const std::vector<std::string>& meant = summary.over ? summary.winners : summary.owing;
    const std::string who = listed_by_name(meant, names);
    words.summary = summary.over ? say::won(who) : say::are_next(who, static_cast<int>(meant.size()));
    if (summary.over) words.info = say::won_game(who, title);
    for (std::size_t i = 0; i < authors.size() && i < names.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_meant = std::find(meant.begin(), meant.end(), seat_token(seat)) != meant.end();
        if (authors[i].empty() || SeatSet{journal.here}.has(seat) || !(is_meant || summary.over)) continue;
        words.notify[authors[i]] = !summary.over                             ? say::your_turn_in(title)
                                   : is_meant && summary.winners.size() == 1 ? say::you_won_game(title)
                                                                             : words.info;
    }
    return words;
}

std::string since_words(const Record& mine, const Record& other) {
    const std::size_t ply = compare(mine, other).ply;
    const auto match = replay(mine, ply);
    if (!match) return say::of_this_game();
    const std::string when = when_words(**match);
    return when.empty() ? say::since_move(static_cast<int>(ply) + 1) : say::since_when(when);
}

namespace {

std::vector<std::string> names_of(const Record& record, SeatSet seats) {
    const std::vector<std::string> names = seat_names(record);
    std::vector<std::string> some;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (seats.has(seat_at(static_cast<int>(i)))) some.push_back(names[i]);
    return some;
}

// "Sky's move in round 3"
std::string move_words(const Record& record, const Change& change) {
    const std::string name = seat_names(record)[static_cast<std::size_t>(index(change.seat))];
    if (change.ply == 0) return say::beginning_of(name);
    const auto match = replay(record, std::min(change.ply - 1, record.moves.size()));
    const std::string when = match ? when_words(**match) : std::string{};
    return when.empty() ? say::move_number(name, static_cast<int>(change.ply)) : say::move_in(name, when);
}

}  // namespace

std::string line_words(const Journal& mine, const Record& other, const Arrival& judged) {
    if (!judged.unasked.empty()) {
        const bool is_one = std::popcount(mine.here) == 1;
        std::string told;
        for (const std::string& sentence : hands_news(mine.record, other)) told += sentence + " ";
        return with_names(told, seat_names(mine.record)) +
               (is_one ? say::nobody_asked_you() : say::nobody_asked(listed(names_of(mine.record, judged.unasked))));
    }
    if (judged.standing == Standing::fork && !judged.late.empty())
        return say::bot_chose_secretly(listed(names_of(mine.record, judged.late)));
    const Change& change = judged.change;
    if (judged.standing != Standing::fork || change.seat == kSpectator) return {};
    const std::string name = seat_names(mine.record)[static_cast<std::size_t>(index(change.seat))];
    if (change.is_hands) return change.is_sure ? say::hands_differ_surely(name) : say::hands_differ(name);
    const std::string move = move_words(mine.record, change);
    return change.is_sure ? say::move_changed_surely(move, name) : say::move_changed(move, name);
}

std::string forged_words(const Journal& mine, const Arrival& judged) {
    const Change& change = judged.change;
    if (change.seat == kSpectator) return say::moves_never_made();
    const auto seat = static_cast<std::size_t>(index(change.seat));
    if (change.is_hands) return say::hands_never_changed(seat_names(mine.record)[seat]);
    const std::string move = move_words(mine.record, change);
    return mine.keys[seat] ? say::own_move_forged(move) : say::move_forged(move);
}

std::string hands_words(const Record& before, const Record& now) {
    std::string words;
    for (const std::string& sentence : hands_news(before, now)) words += (words.empty() ? "" : " ") + sentence;
    return with_names(words, seat_names(now));
}

std::string meddled_words(const Record& now, const Arrival& arrival) {
    std::string words;
    if (!arrival.renamed.empty())
        words = say::name_changed(listed(names_of(now, arrival.renamed)), std::popcount(arrival.renamed.bits));
    if (!arrival.exchanged.empty())
        words += (words.empty() ? "" : " ") + say::seat_exchanged(listed(names_of(now, arrival.exchanged)));
    return words;
}

std::string invitation_words(const Record& record) {
    const GameInfo* info = find_game(record.game);
    const std::string title(info ? info->title : record.game);
    const std::size_t free = free_seats(record);
    const Seat host = record.binding->opener;
    const std::string who = host == kSpectator ? "" : called(record.seats[static_cast<std::size_t>(index(host))].name);
    const auto open = std::find_if(record.seats.begin(), record.seats.end(),
                                   [](const SeatHolder& holder) { return holder.kind == SeatKind::open; });
    if (free == 1 && !open->name.empty() && !who.empty()) return say::invites_you_back(called(open->name), who, title);
    const int left = static_cast<int>(free), seats = static_cast<int>(record.seats.size());
    if (free > 0) return who.empty() ? say::take_a_seat(title, left, seats) : say::invites_you(who, title, left, seats);
    return say::open_to_begin(title, with_names(seat_name(record.binding->opener), seat_names(record)));
}

std::string reminder_words(const Table& table, const std::string& name) {
    const std::string when = when_words(table.now());
    const std::string_view title = table.now().info().title;
    return when.empty() ? say::reminder(name, title) : say::reminder_in(name, title, when);
}

std::string share_words(const Table& table, const std::vector<std::string>& names) {
    const std::size_t ply = table.committed();
    const auto match = table.at(ply);
    const Summary summary = ply == table.ply() ? table.journal(0).summary : summarize(table.record(), *match);
    const std::string when = when_words(*match);
    const int n = static_cast<int>(ply);
    const std::string head = when.empty()
                                 ? (ply > 0 ? say::shared_at(summary.title, n) : say::shared_start(summary.title))
                             : ply > 0 ? say::shared_in(summary.title, when, n)
                                       : say::shared_start_in(summary.title, when);
    const bool owes_secret = seals(table.record()) && !summary.over && match->decision().secret;
    const Seat next = ply == table.ply() ? table.asked() : match->decision().seat;
    if (summary.over) return head + " " + won_words(listed_by_name(summary.winners, names), match->result(), names);
    std::string text = head + " ";
    if (owes_secret && table.waits_for() == kSpectator) {
        const std::string owing = listed_by_name(summary.owing, names);
        text += match->decision().node == "bid" ? say::secret_bid_next(owing) : say::secret_choice_next(owing);
    } else {
        text += say::is_next(with_names(seat_name(next), names));
    }
    const std::string last = happening(table, kSpectator, turn_start(table, ply), ply, names);
    return last.empty() ? text : text + " " + last;
}

}  // namespace orrery::web
