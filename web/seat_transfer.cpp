// Dialogs and answers in three parts: secrets come in, secrets go out, bots stand in. record/play/invitation.h checks
// each change and carries it out; record/link/seat_key.h reads and writes the secrets.
#include "web/seat_transfer.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/link/seat_key.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/secret_round.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/page.h"
#include "web/screens/secrecy.h"
#include "web/screens/table.h"

namespace orrery::web {
namespace {

constexpr std::uint8_t kStandInLevel = 2;  // of kBotLevels: adept
constexpr std::string_view kAnswer = "seat:";

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::string name_at(const Record& record, Seat seat) { return seat_names(record)[at(seat)]; }
std::string title_of(const Record& record) {
    const GameInfo* info = find_game(record.game);
    return info ? std::string(info->title) : say::a_game();
}

// A seat changes hands only between turns.
Verdict amid_turn(const Journal& journal) {
    if (journal.committed == journal.record.moves.size()) return {};
    return Refusal{"", say::amid_turn()};
}

void keep(App& app, Journal journal) {
    journal.time_ms = static_cast<std::uint64_t>(app.now());
    journal.archived = false;
    const Journal* known = app.store().game(number_of(journal));
    if (!known || !(known->record == journal.record)) journal.sent = Sent::due;
    if (const auto table = Table::open(journal)) {
        const Journal played = table->journal(0);
        journal.summary = played.summary, journal.automatic = played.automatic;
    }
    app.store().save(journal);
}

// ---- Secrets come in

// A seat that nobody has taken yet can be taken with a new secret or with one from elsewhere.
bool is_free(const Record& record, Seat seat) { return record.seats[at(seat)].kind == SeatKind::open; }
bool can_adopt(const Journal& journal, const WrittenSeatKey& code) {
    const Record& record = journal.record;
    return at(code.seat) < record.seats.size() && record.is_bound() &&
           (is_free(record, code.seat) || fits(record, code.seat, code.key));
}

Verdict adopt(Journal& journal, const WrittenSeatKey& code, const std::string& name) {
    if (!can_adopt(journal, code)) return Refusal{"", say::not_this_seats_secret()};
    if (is_free(journal.record, code.seat)) return take_seat(journal, code.seat, name, code.key);
    return adopt_seat(journal, code.seat, code.key, name);
}

std::string kept_name(std::uint64_t number, int seat) { return hex16(number) + "-" + std::to_string(seat); }
std::string kept_name(const WrittenSeatKey& code) { return kept_name(code.number, index(code.seat) + 1); }

// For a game that differs from what the seat of a waiting secret has said. The secret goes on waiting.
std::string changed_words(const Record& record, Seat seat) {
    return say::game_changed_for_seat(title_of(record), name_at(record, seat));
}

void ask_who(const std::string& kept, const SeatHolder& holder, std::string_view help) {
    page::ask_text(std::string(kAnswer) + kept, say::who_plays_seat(), holder.name, static_cast<int>(kMaxNameSigns),
                   help);
}

}  // namespace

void open_seat(App& app, std::string_view text) {
    app.clear_address();
    const auto code = read_seat_key(text);
    if (!code) return page::notice(code.fault().message, "error");
    const Journal* journal = app.store().game(hex16(code->number));
    if (journal && at(code->seat) < kMaxSeats && journal->keys[at(code->seat)] == code->key)
        return page::notice(say::seat_is_here(name_at(journal->record, code->seat)));
    app.store().keep_seat(kept_name(*code), write_seat_key(*code));
    if (!journal) return page::notice(say::seat_kept_open_game());
    ask_for_seats(app);
}

void ask_for_seats(App& app) {
    const std::map<std::string, std::string> kept = app.store().seats();
    for (const auto& [name, text] : kept) {
        const auto code = read_seat_key(text);
        const Journal* journal = code ? app.store().game(hex16(code->number)) : nullptr;
        if (code && !journal) continue;
        if (!code || journal->keys[at(code->seat)] == code->key) {
            app.store().drop_seat(name);
        } else if (!can_adopt(*journal, *code)) {
            app.store().drop_seat(name);
            page::notice(say::secret_opens_nothing(title_of(journal->record)), "warning");
        } else if (app.store().broken_tags(journal->record).has(code->seat)) {
            page::notice(changed_words(journal->record, code->seat), "error");
        } else {
            return ask_who(name, journal->record.seats[at(code->seat)], say::who_plays_help());
        }
    }
}

namespace {

// A person answered the question whether the seat `name` comes to this device.
void place_seat(App& app, const std::string& name, const Message& answer) {
    const auto kept = app.store().seats().find(name);
    if (kept == app.store().seats().end()) return;
    const auto code = read_seat_key(kept->second);
    const Journal* journal = code ? app.store().game(hex16(code->number)) : nullptr;
    const auto value = answer.text_or_null("value");
    if (const Verdict refused = name_refusal(value.value_or("")); refused && journal)
        return ask_who(name, journal->record.seats[at(code->seat)], refused->reason);
    app.store().drop_seat(name);
    if (!journal) return;
    if (!value) return page::notice(say::seat_not_taken());
    Verdict refused = amid_turn(*journal);
    Journal mine = *journal;
    const std::string person = clean_name(*value);
    if (!refused) refused = adopt(mine, *code, person.empty() ? mine.record.seats[at(code->seat)].name : person);
    if (refused) return page::notice(refused->reason, "warning");
    keep(app, mine);
    const std::string who = name_at(mine.record, code->seat);
    if (mine.record.seats[at(code->seat)].kind == SeatKind::bot)
        page::notice(say::seat_came_amid_choice(who));
    else
        page::notice(say::now_plays_here(who));
    app.act({"open", {{"number", hex16(code->number)}}});
    ask_for_seats(app);
}

}  // namespace

bool seat_answered(App& app, const Message& answer) {
    const std::string id = answer.text("id");
    if (!id.starts_with(kAnswer)) return false;
    place_seat(app, id.substr(kAnswer.size()), answer);
    return true;
}

std::string lost_words(const Journal& before, const Journal& now) {
    std::string words;
    const bool is_lobby = in_lobby(now.record);
    for (std::size_t i = 0; i < now.record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!SeatSet{before.here}.has(seat) || SeatSet{now.here}.has(seat)) continue;
        const SeatHolder& holder = now.record.seats[i];
        const int n = static_cast<int>(i) + 1;
        if (!words.empty()) words += ' ';
        if (holder.kind == SeatKind::bot) {
            words += is_lobby ? say::seat_went_bot_choose_other(n) : say::seat_went_bot_begun(n);
        } else {
            const std::string name = seat_names(now.record)[i];
            words += is_lobby ? say::seat_went_choose_other(n, name) : say::seat_went_begun(n, name);
        }
    }
    return words;
}

std::string undone_words(const Journal& before, const Journal& now) {
    std::string words;
    if (now.summary.over || now.here == 0) return words;
    const std::vector<std::string> names = seat_names(now.record);
    for (const Seat seat : undone_seats(before.record, now.record)) {
        const std::string& name = names[at(seat)];
        words += ' ';
        words += before.record.seats[at(seat)].kind == SeatKind::bot ? say::undone_stand_in(name)
                 : now.keys[at(seat)]                                ? say::undone_back_here(name)
                                                                     : say::undone_back(name);
    }
    return words.empty() ? words : say::gone_on_elsewhere() + words;
}

// ---- Secrets go out

namespace {

std::string file_of(std::string_view name) {
    std::string file = "orrery-seat-";
    for (const char c : name) {
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        file += is_letter ? static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) : '-';
    }
    return file + ".txt";
}

void show_secret(App& app, const Journal& journal, Seat seat) {
    const auto& key = journal.keys[at(seat)];
    if (!key) return page::notice(say::secret_not_here(), "warning");
    const std::string name = name_at(journal.record, seat);
    page::show_seat({say::keep_for_yourself(name), say::seat_message(title_of(journal.record), name),
                     write_seat_key({journal.record.game, journal.record.number, seat, *key}), file_of(name)});
    app.ask_no_more_about(kept_name(journal.record.number, index(seat) + 1));
    app.changed();
}

// Why the seats here are lost when this tab closes. Empty: they are not.
std::string unkept_words(const App& app, const Journal& journal) {
    const std::string& storage = app.environment().storage;
    const int here = std::popcount(journal.here);
    if (storage == "ok" || !journal.record.is_bound() || here == 0 || journal.summary.over) return {};
    if (storage == "full") return here == 1 ? say::no_room_seat_lost() : say::no_room_seats_lost();
    return here == 1 ? say::unsaved_seat_lost() : say::unsaved_seats_lost();
}

Seat seat_of_command(const Journal& journal, const Command& command) {
    const int told = std::atoi(command.arg("seat").c_str());
    if (told > 0 && told <= static_cast<int>(journal.record.seats.size())) return seat_at(told - 1);
    const auto first = std::find_if(journal.keys.begin(), journal.keys.end(), [](const auto& key) { return !!key; });
    return told == 0 && first != journal.keys.end() ? seat_at(static_cast<int>(first - journal.keys.begin()))
                                                    : kSpectator;
}

// ---- Bots that stand in

bool is_armed(const App& app, const Command& command) {
    return app.armed() && app.armed()->name == command.name && app.armed()->arg("seat") == command.arg("seat");
}

std::string question(const Journal& journal, const Command& command) {
    const Seat seat = seat_of_command(journal, command);
    const std::string name = name_at(journal.record, seat);
    if (command.name != "stand-in") return say::let_play_again(name);
    return owes_secret(journal.record, seat) ? say::let_bot_play_secret(name) : say::let_bot_play(name);
}

void change_hands(App& app, const Journal& journal, const Command& command) {
    if (Verdict refused = amid_turn(journal)) return page::notice(refused->reason, "warning");
    if (!app.is_sure(command)) return page::say(question(journal, command) + ".");
    Journal mine = journal;
    const Seat seat = seat_of_command(journal, command);
    if (Verdict refused = command.name == "stand-in" ? stand_in(mine, seat, kStandInLevel) : take_back(mine, seat))
        return page::notice(refused->reason, "warning");
    const std::string number = hex16(mine.record.number);
    const std::string told = hands_words(journal.record, mine.record);
    keep(app, std::move(mine));
    app.show(make_table_screen(app, number));
    page::say(told);
}

}  // namespace

std::vector<SeatOffer> seat_offers(const App& app, const Journal& journal) {
    std::vector<SeatOffer> offers;
    const Record& record = journal.record;
    const SeatSet here{journal.here};
    if (!record.is_bound() || here.empty()) return offers;
    const auto offer = [&](std::string_view name, std::size_t seat, const std::string& label, bool asks) {
        const std::string place = std::to_string(seat + 1);
        const Command command{std::string(name), {{"seat", place}}};
        offers.push_back(
            {command.name + ":" + place, asks && is_armed(app, command) ? question(journal, command) : label, command});
    };
    const std::vector<std::string> names = seat_names(record);
    const bool is_one = std::popcount(here.bits) == 1;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (here.has(seat_at(static_cast<int>(i))))
            offer("seat-secret", i, is_one ? say::keep_copy_yours() : say::keep_copy_of(names[i]), false);
    if (journal.summary.over || in_lobby(record)) return offers;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (record.seats[i].kind == SeatKind::person) offer("stand-in", i, say::bot_plays_for(names[i]), true);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (record.seats[i].kind == SeatKind::bot && journal.keys[i])
            offer("take-back", i, say::plays_again(names[i]), true);
    return offers;
}

std::string seats_help(const App& app, const Journal& journal) {
    const std::string words = unkept_words(app, journal);
    std::string help = words.empty() ? say::seats_are_locked() : words;
    for (const std::string& told : {secrecy_told(journal.record), cautions_told(journal.record)})
        if (!told.empty()) help += " " + told;
    return help;
}

Unkept unkept_seats(const App& app, const Journal& journal) {
    Unkept unkept{"", unkept_words(app, journal), {}};
    if (unkept.words.empty()) return {};
    unkept.title = std::popcount(journal.here) == 1 ? say::your_seat_unsaved() : say::these_seats_unsaved();
    for (SeatOffer& offer : seat_offers(app, journal)) {
        const int seat = std::atoi(offer.command.arg("seat").c_str());
        const bool is_copy = offer.command.name == "seat-secret";
        if (is_copy && !app.is_asked_about(kept_name(journal.record.number, seat)))
            unkept.copies.push_back(std::move(offer));
    }
    return unkept.copies.empty() ? Unkept{} : unkept;
}

void forget_unkept(App& app, const Journal& journal) {
    for (int seat = 1; seat <= static_cast<int>(journal.record.seats.size()); ++seat)
        app.ask_no_more_about(kept_name(journal.record.number, seat));
}

bool tend_seats(App& app, const std::string& number, const Command& command) {
    if (command.name == "have-seat")
        return (page::ask_text("open-link", say::paste_seat(), "", 0, say::paste_seat_help()), true);
    const bool is_change = command.name == "stand-in" || command.name == "take-back";
    if (!is_change && command.name != "seat-secret") return false;
    const Journal* journal = app.store().game(number);
    if (!journal) return true;
    const Seat seat = seat_of_command(*journal, command);
    if (seat == kSpectator) return true;
    if (is_change)
        change_hands(app, *journal, command);
    else
        show_secret(app, *journal, seat);
    return true;
}

}  // namespace orrery::web
