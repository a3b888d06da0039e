// Dialogs and answers in three parts: secrets come in, secrets go out, bots stand in. record/play/invitation.h checks
// each change and carries it out; record/link/seat_key.h reads and writes the secrets.
#include "web/seat_transfer.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "record/link/seat_key.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/secret_round.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/names.h"
#include "web/page.h"
#include "web/screens/secrecy.h"
#include "web/screens/table.h"

namespace orrery::web {
namespace {

constexpr std::uint8_t kStandInLevel = 2;  // of kBotLevels: adept
constexpr std::string_view kAnswer = "seat:";
constexpr std::string_view kSeatsHelp =
    "Each seat is locked to its device by a secret. With a copy of it you can play on elsewhere, or get your seat back "
    "if a browser forgets everything.";
constexpr std::string_view kPasteHelp =
    "It is wherever you kept the copy of your seat: a text, a link or a file. No copy yet? Open the game on the device "
    "you played on, and choose \"Keep a copy of your seat\" there.";
constexpr std::string_view kWhoHelp =
    "Keep the name to go on playing on this device. Give another name to hand the seat on. The other players will be "
    "told.";

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::string name_at(const Record& record, Seat seat) { return seat_names(record)[at(seat)]; }
std::string title_of(const Record& record) {
    const GameInfo* info = find_game(record.game);
    return std::string(info ? info->title : "A game");
}

// A seat changes hands only between turns.
Verdict amid_turn(const Journal& journal) {
    if (journal.committed == journal.record.moves.size()) return {};
    return Refusal{"", "You're in the middle of a turn. End it, or undo it, then try again."};
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
    if (!can_adopt(journal, code)) return Refusal{"", "That isn't the secret of this seat."};
    if (is_free(journal.record, code.seat)) return take_seat(journal, code.seat, name, code.key);
    return adopt_seat(journal, code.seat, code.key, name);
}

std::string kept_name(std::uint64_t number, int seat) { return hex16(number) + "-" + std::to_string(seat); }
std::string kept_name(const WrittenSeatKey& code) { return kept_name(code.number, index(code.seat) + 1); }

// For a game that differs from what the seat of a waiting secret has said. The secret goes on waiting.
std::string changed_words(const Record& record, Seat seat) {
    return "This game of " + title_of(record) + " was changed on its way here: it isn't what " + name_at(record, seat) +
           " has sent. Ask another player for the newest link and open it. The secret of the seat stays here until "
           "then.";
}

void ask_who(const std::string& kept, const SeatHolder& holder, std::string_view help = kWhoHelp) {
    page::ask_text(std::string(kAnswer) + kept, "Who plays this seat here?", holder.name,
                   static_cast<int>(kMaxNameSigns), help);
}

}  // namespace

void open_seat(App& app, std::string_view text) {
    app.clear_address();
    const auto code = read_seat_key(text);
    if (!code) return page::notice(code.fault().message, "error");
    const Journal* journal = app.store().game(hex16(code->number));
    if (journal && at(code->seat) < kMaxSeats && journal->keys[at(code->seat)] == code->key)
        return page::notice("That seat is on this device already: " + name_at(journal->record, code->seat) + ".");
    app.store().keep_seat(kept_name(*code), write_seat_key(*code));
    if (!journal) return page::notice("Your seat is saved here. Now open the newest link of the game.");
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
            page::notice("That secret doesn't open any seat of this game of " + title_of(journal->record) +
                             ". Nothing has changed.",
                         "warning");
        } else if (app.store().broken_tags(journal->record).has(code->seat)) {
            page::notice(changed_words(journal->record, code->seat), "error");
        } else {
            return ask_who(name, journal->record.seats[at(code->seat)]);
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
    if (!value) return page::notice("You didn't take the seat. Open its secret again whenever you want it.");
    Verdict refused = amid_turn(*journal);
    Journal mine = *journal;
    const std::string person = clean_name(*value);
    if (!refused) refused = adopt(mine, *code, person.empty() ? mine.record.seats[at(code->seat)].name : person);
    if (refused) return page::notice(refused->reason, "warning");
    keep(app, mine);
    const std::string who = name_at(mine.record, code->seat);
    if (mine.record.seats[at(code->seat)].kind == SeatKind::bot)
        page::notice("The seat of " + who +
                     " is on this device now. A bot makes its secret choice that is under way; "
                     "then take the seat back under Seats.");
    else
        page::notice(who + " now plays on this device.");
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
        const bool is_bot = holder.kind == SeatKind::bot;
        words += (words.empty() ? "Seat " : " Seat ") + std::to_string(i + 1) + " went to " +
                 (is_bot ? "a bot" : seat_names(now.record)[i]) +
                 (is_lobby ? ". Take another one." : ". The game has begun.");
    }
    return words;
}

std::string undone_words(const Journal& before, const Journal& now) {
    std::string words;
    if (now.summary.over || now.here == 0) return words;
    const std::vector<std::string> names = seat_names(now.record);
    for (const Seat seat : undone_seats(before.record, now.record)) {
        const std::string& name = names[at(seat)];
        if (before.record.seats[at(seat)].kind == SeatKind::bot)
            words += " A bot stood in for " + name + " here. That is undone and " + name +
                     " plays again. You can let a bot play again under Seats.";
        else if (now.keys[at(seat)])
            words += " " + name + " was back here. That is undone and the bot plays again. Under Seats, " + name +
                     " can take the seat back again.";
        else
            words += " " + name + " was back. That is undone and the bot plays again.";
    }
    return words.empty() ? words : "The game has gone on elsewhere, without what was changed here." + words;
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
    if (!key) return page::notice("The secret of that seat isn't on this device.", "warning");
    const std::string name = name_at(journal.record, seat);
    page::show_seat({"This is your seat, not the game. Keep it for yourself: whoever has it can play as " + name + ".",
                     title_of(journal.record) + ": the seat of " + name + ". Whoever has this can play as " + name +
                         ". Open it on the device you want to play on.",
                     write_seat_key({journal.record.game, journal.record.number, seat, *key}), file_of(name)});
    app.ask_no_more_about(kept_name(journal.record.number, index(seat) + 1));
    app.changed();
}

// Why the seats here are lost when this tab closes. Empty: they are not.
std::string unkept_words(const App& app, const Journal& journal) {
    const std::string& storage = app.environment().storage;
    const int here = std::popcount(journal.here);
    if (storage == "ok" || !journal.record.is_bound() || here == 0 || journal.summary.over) return {};
    const std::string why = storage == "full" ? "This device has no room left, so " : "This browser saves nothing, so ";
    return why + (here == 1 ? "your seat is lost" : "the seats here are lost") +
           " when you close this tab. Keep a copy: with it and the game's newest link you can play on in any browser.";
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
    if (command.name != "stand-in") return "Let " + name + " play again? Press again";
    const bool is_secret = owes_secret(journal.record, seat);
    return "Let a bot play for " + name + "? " +
           (is_secret ? "It makes the secret choice that is under way, too. " : "") + "Press again";
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
            offer("seat-secret", i, "Keep a copy of " + (is_one ? "your seat" : names[i] + "'s seat"), false);
    if (journal.summary.over || in_lobby(record)) return offers;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (record.seats[i].kind == SeatKind::person) offer("stand-in", i, "Let a bot play for " + names[i], true);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (record.seats[i].kind == SeatKind::bot && journal.keys[i])
            offer("take-back", i, names[i] + " plays again, not the bot", true);
    return offers;
}

std::string seats_help(const App& app, const Journal& journal) {
    const std::string words = unkept_words(app, journal);
    std::string help = words.empty() ? std::string(kSeatsHelp) : words;
    for (const std::string& told : {secrecy_told(journal.record), cautions_told(journal.record)})
        if (!told.empty()) help += " " + told;
    return help;
}

Unkept unkept_seats(const App& app, const Journal& journal) {
    Unkept unkept{"", unkept_words(app, journal), {}};
    if (unkept.words.empty()) return {};
    unkept.title = std::popcount(journal.here) == 1 ? "Your seat isn't saved" : "These seats aren't saved";
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
        return (page::ask_text("open-link", "Paste your seat's secret", "", 0, kPasteHelp), true);
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
