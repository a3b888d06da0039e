// Makes one sentence per question from a journal or a table. It reads only what the seats at this device may know, and
// it changes nothing. Words of the table's own screen are in screens/table_words.h.
#include "web/game_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>

#include "core/words.h"
#include "record/play/invitation.h"
#include "record/replay/replay.h"
#include "web/names.h"

namespace orrery::web {
namespace {

constexpr std::string_view kWaiting = "Waiting for ";

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

// " Otto 116, Ben 104.", the best first. Empty: the game has no score.
std::string score_words(const Result& result, const std::vector<std::string>& names) {
    std::string words;
    for (std::size_t rank = 1; rank <= names.size(); ++rank)
        for (std::size_t i = 0; i < names.size(); ++i)
            if (result.rank[i] == static_cast<int>(rank))
                words += (words.empty() ? " " : ", ") + names[i] + " " + std::to_string(result.score[i]);
    const auto is_counted = [](std::int64_t score) { return score != 0; };
    return std::any_of(result.score.begin(), result.score.end(), is_counted) ? words + "." : "";
}

std::string age(std::int64_t ms) {
    const std::int64_t minutes = ms / 60000, hours = minutes / 60;
    if (minutes < 1) return "just now";
    return (hours < 1    ? count_of(minutes, "minute")
            : hours < 24 ? count_of(hours, "hour")
                         : count_of(hours / 24, "day")) +
           " ago";
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
    if (free == 0) return "All seats taken";
    return std::to_string(seats - free) + " of " + std::to_string(seats) + " seats taken";
}

std::string status_words(const Journal& journal) {
    const std::vector<std::string> names = seat_names(journal.record);
    if (in_lobby(journal.record)) {
        const Seat opener = journal.record.binding->opener;
        const bool begins_elsewhere =
            free_seats(journal.record) == 0 && journal.here != 0 && !begins_here(journal) && opener != kSpectator;
        return lobby_words(journal) +
               (begins_elsewhere ? ": " + names[static_cast<std::size_t>(index(opener))] + " begins the game" : "");
    }
    const Summary& summary = journal.summary;
    const Seat you = eyes_of(SeatSet{journal.here});
    if (summary.over && you != kSpectator && summary.winners.size() == 1 && summary.winners[0] == seat_token(you))
        return "You won";
    if (summary.over) return listed_by_name(summary.winners, names) + " won";
    std::vector<std::string> here;
    for (const std::string& token : summary.owing)
        if (sits_here(journal, token) && !is_bot(journal, token)) here.push_back(token);
    if (!here.empty()) return you != kSpectator ? "Your turn" : "Your turn: " + listed_by_name(here, names);
    const bool bot = shelf_of(journal) == Shelf::yours;
    return (bot ? "Goes on when you open it: " : std::string(kWaiting)) + listed_by_name(summary.owing, names);
}

Sent sent_by(std::string_view way) { return way == "copy" ? Sent::copied : Sent::shared; }

bool is_today(std::int64_t then_ms, std::int64_t now_ms, int zone) {
    return day_of(now_ms, zone) <= day_of(then_ms, zone);
}

std::string since_when(std::int64_t then_ms, std::int64_t now_ms, int zone) {
    constexpr std::string_view kDays[] = {"Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"};
    const std::int64_t then = day_of(then_ms, zone), days = day_of(now_ms, zone) - then;
    if (is_today(then_ms, now_ms, zone)) return "since today";
    if (days == 1) return "since yesterday";
    if (days < 7) return "since " + std::string(kDays[then % 7]);
    return "for " + count_of(days, "day");
}

std::string waiting_words(const Journal& journal, std::int64_t now_ms, int zone) {
    const std::string status = status_words(journal);
    if (journal.summary.over && journal.sent == Sent::due) return status + ", not sent yet";
    if (!status.starts_with(kWaiting)) return status;
    if (journal.sent == Sent::due) return "Not sent to " + status.substr(kWaiting.size()) + " yet";
    return status + " " + since_when(static_cast<std::int64_t>(journal.time_ms), now_ms, zone);
}

std::string bots_words(std::uint8_t level, int count) {
    const std::string name = std::string(kBotLevels[level]) + (level == 0 ? " bot" : "");
    if (count == 1) return (name.front() == 'a' ? "an " : "a ") + name;
    return count_of(count, name);
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
    if (journal.here == 0 || others.empty() || in_lobby(record)) return count_of(std::ssize(record.seats), "player");
    return "Against " + listed(others);
}
}  // namespace

std::string detail_words(const Journal& journal, std::int64_t now_ms) {
    const std::string move = in_lobby(journal.record) ? "" : " · move " + std::to_string(journal.summary.ply);
    return players_words(journal) + move + " · " + age(now_ms - static_cast<std::int64_t>(journal.time_ms));
}

std::string news_words(const Journal& journal) {
    const std::size_t last = journal.record.moves.size();
    if (journal.seen >= last) return {};
    const auto table = Table::open(journal);
    if (!table) return {};
    const auto count = static_cast<std::int64_t>(last - journal.seen);
    return count_of(count, "new move") + ". " +
           happening(*table, eyes_of(SeatSet{journal.here}), journal.seen, last, seat_names(journal.record));
}

namespace {

// What the newest act of this device was, to everybody; empty: it is not of this device.
std::string act_words(const Journal& journal, const Table& table, const std::vector<std::string>& names) {
    const auto name = [&names](Seat seat) { return names[static_cast<std::size_t>(index(seat))]; };
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const Seat seat = seat_at(static_cast<int>(i)); table.has_sealed(seat) && SeatSet{journal.here}.has(seat))
            return name(seat) + " has made a secret choice.";
    if (table.committed() == 0) return begins_here(journal) ? "The game has begun." : "";
    const auto before = table.at(table.committed() - 1);
    const Seat mover = before->decision().seat;
    const bool is_person =
        mover != kSpectator && journal.record.seats[static_cast<std::size_t>(index(mover))].kind == SeatKind::person;
    if (!is_person || !SeatSet{journal.here}.has(mover)) return {};
    const std::string when = when_words(*before);
    return name(mover) + " has played " + (when.empty() ? "move " + std::to_string(table.committed()) : "in " + when) +
           ".";
}

}  // namespace

ChatWords chat_words(const Journal& journal, const std::vector<std::string>& authors) {
    const std::vector<std::string> names = seat_names(journal.record);
    ChatWords words;
    if (in_lobby(journal.record)) {
        const Seat seat = eyes_of(SeatSet{journal.here});
        if (seat != kSpectator && !begins_here(journal))
            words.info = names[static_cast<std::size_t>(index(seat))] + " has taken a seat.";
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
    words.summary = listed_by_name(meant, names) + (summary.over        ? " won"
                                                    : meant.size() == 1 ? " is next"
                                                                        : " are next");
    if (summary.over) words.info = words.summary + " " + title + ".";
    for (std::size_t i = 0; i < authors.size() && i < names.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_meant = std::find(meant.begin(), meant.end(), seat_token(seat)) != meant.end();
        if (authors[i].empty() || SeatSet{journal.here}.has(seat) || !(is_meant || summary.over)) continue;
        words.notify[authors[i]] = !summary.over                             ? "It's your turn in " + title + "."
                                   : is_meant && summary.winners.size() == 1 ? "You won " + title + "."
                                                                             : words.info;
    }
    return words;
}

std::string since_words(const Record& mine, const Record& other) {
    const std::size_t ply = compare(mine, other).ply;
    const auto match = replay(mine, ply);
    if (!match) return "of this game";
    const std::string when = when_words(**match);
    return "since " + (when.empty() ? "move " + std::to_string(ply + 1) : when);
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
    const auto seat = static_cast<std::size_t>(index(change.seat));
    const std::string whose = seat_names(record)[seat] + "'s ";
    if (change.ply == 0) return whose + "beginning of the game";
    const auto match = replay(record, std::min(change.ply - 1, record.moves.size()));
    const std::string when = match ? when_words(**match) : std::string{};
    return whose + (when.empty() ? "move " + std::to_string(change.ply) : "move in " + when);
}

}  // namespace

std::string line_words(const Journal& mine, const Record& other, const Arrival& judged) {
    if (!judged.unasked.empty()) {
        const bool is_one = std::popcount(mine.here) == 1;
        const std::string who = is_one ? "you" : listed(names_of(mine.record, judged.unasked));
        std::string told;
        for (const std::string& sentence : hands_news(mine.record, other)) told += sentence + " ";
        return with_names(told, seat_names(mine.record)) + "Nobody asked " + who +
               ": your line stays as it is, unless you go on with the other one.";
    }
    if (judged.standing == Standing::fork && !judged.late.empty()) {
        const std::string who = listed(names_of(mine.record, judged.late));
        return "In one of the lines a bot made a secret choice for " + who + ", in the other " + who +
               " did. Other choices may have been read by then: ask " + who + " before you go on with that line.";
    }
    const Change& change = judged.change;
    if (judged.standing != Standing::fork || change.seat == kSpectator) return {};
    const std::string name = seat_names(mine.record)[static_cast<std::size_t>(index(change.seat))];
    if (change.is_hands)
        return "The lines differ in who plays a seat, in the name of " + name +
               ", who did nothing in between: one was " +
               (change.is_sure ? "changed on its way to you. The other line has what " + name + " really did."
                               : "changed on its way. Ask " + name + " which line is the right one.");
    const std::string found = move_words(mine.record, change) + " was changed on its way to you. ";
    if (change.is_sure) return found + "The other line has what " + name + " really played.";
    return found + "Ask " + name + " which line is the right one.";
}

std::string forged_words(const Journal& mine, const Arrival& judged) {
    const Change& change = judged.change;
    if (change.seat == kSpectator)
        return "This link has moves that a player never made: they don't come from the device with that seat's "
               "secret. Your game is unchanged.";
    const auto seat = static_cast<std::size_t>(index(change.seat));
    if (change.is_hands)
        return "In this link somebody changed who plays a seat, in the name of " + seat_names(mine.record)[seat] +
               ", who never did that. Your game is unchanged.";
    const std::string found = move_words(mine.record, change) + " was changed on its way in this link. ";
    if (!mine.keys[seat]) return found + "Your game is unchanged.";
    return found + "Your game is unchanged. Send your link again: it shows everybody what was really played.";
}

std::string hands_words(const Record& before, const Record& now) {
    std::string words;
    for (const std::string& sentence : hands_news(before, now)) words += (words.empty() ? "" : " ") + sentence;
    return with_names(words, seat_names(now));
}

std::string meddled_words(const Record& now, const Arrival& arrival) {
    std::string words;
    if (!arrival.renamed.empty()) {
        const std::string who = listed(names_of(now, arrival.renamed));
        words = "Somebody changed a name on the way: " + who +
                (std::popcount(arrival.renamed.bits) == 1 ? " keeps the old one." : " keep their old ones.");
    }
    if (!arrival.exchanged.empty())
        words += (words.empty() ? "" : " ") + std::string("Since you joined, somebody else has sat down as ") +
                 listed(names_of(now, arrival.exchanged)) + ". If you don't know why, ask them.";
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
    if (free == 1 && !open->name.empty() && !who.empty())
        return called(open->name) + ", " + who + " invites you to " + title + ". Your seat is kept for you.";
    if (free > 0)
        return (who.empty() ? title : who + " invites you to " + title) + ": take a seat. " + std::to_string(free) +
               " of " + std::to_string(record.seats.size()) + (free == 1 ? " is free." : " are free.");
    const std::string opener = with_names(seat_name(record.binding->opener), seat_names(record));
    return title + ": all seats are taken. " + opener + ", open this link to begin.";
}

std::string reminder_words(const Table& table, const std::string& name) {
    const std::string when = when_words(table.now());
    return name + ", it's your turn in " + std::string(table.now().info().title) +
           (when.empty() ? "" : " (" + when + ")") + ". Here is the link again:";
}

std::string share_words(const Table& table, const std::vector<std::string>& names) {
    const std::size_t ply = table.committed();
    const auto match = table.at(ply);
    const Summary summary = ply == table.ply() ? table.journal(0).summary : summarize(table.record(), *match);
    const std::string when = when_words(*match);
    std::string text = summary.title + (when.empty() ? "" : ", " + when) +
                       (ply > 0 ? ", move " + std::to_string(ply) : std::string{}) + ": ";
    const bool owes_secret = seals(table.record()) && !summary.over && match->decision().secret;
    const Seat next = ply == table.ply() ? table.asked() : match->decision().seat;
    if (summary.over)
        return text + listed_by_name(summary.winners, names) + " won." + score_words(match->result(), names);
    if (owes_secret && table.waits_for() == kSpectator)
        text += listed_by_name(summary.owing, names) + ", your secret " +
                (match->decision().node == "bid" ? "bid is next." : "choice is next.");
    else
        text += with_names(seat_name(next), names) + " is next.";
    const std::string last = happening(table, kSpectator, turn_start(table, ply), ply, names);
    return last.empty() ? text : text + " " + last;
}

}  // namespace orrery::web
