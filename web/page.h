// Messages to the page: one function per message, in the order of the table in web/README.md. The page's messages come
// to App::receive. bridge.h carries both.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/types.h"
#include "core/verdict.h"
#include "web/settings.h"

namespace orrery::web::page {

void say(std::string_view text);
void notice(std::string_view text, std::string_view kind = "info");  // or warning, error
void notice_refusal(std::string_view game, const Refusal& refusal);  // with a button that opens the rule it names
void rules(std::string_view game, std::string_view at);              // opens the rulebook over the page
void keys();                       // opens the list of keys (web/keys.h) over the page
void tone(std::string_view name);  // select, commit, capture, turn, win or end; the page plays it if sound is on
void settings(const Settings& settings);
void language(std::string_view id);  // the page loads itself again, in this language
void depth(std::size_t layers);      // how many layers Back can close

// Links and ways to pass them on. copy, share and send_on work only during a press.
void link(std::string_view fragment, std::string_view sentence);  // both empty: there is no link
void address(std::string_view fragment);
void show_link(std::string_view text, std::string_view fragment);
void copy(std::string_view text, std::string_view told = {});  // `told`: what is said then, if not the usual
void share(std::string_view text);
void send_on(std::string_view text, std::string_view told = {});  // shared if the browser can, else copied
void qr(std::string_view address);                                // the QR code of a whole address
struct SeatCopy {
    std::string text, about, fragment, file;
};
void show_seat(const SeatCopy& copy);

// Storage and files.
void store(std::string_view key, const std::optional<std::string>& text);  // without text: forget the key
void save_file(std::string_view name, std::string_view text);
void open_file();
void want_file(std::string_view name);
void want_game(const GameInfo& game);

// A dialog with one HTML input, of at most `max` characters (0: any number). The answer comes to App::receive with this
// id.
void ask_text(std::string_view id, std::string_view label, std::string_view value, int max, std::string_view help);

// Turns that travel by themselves (web/post.h). Sent only if a match is carried, because the first one makes the page
// fetch the carrier.
struct Mailed {  // what this device has of a match, and what its slot should hold
    std::string number, address, lock, slot, letter;
    // What a chat shows with it: to all, beside the app, and to some of them by their addresses. Empty: nothing.
    std::string info, summary;
    std::map<std::string, std::string> notify;
};
void mail(const Mailed& match);
void mail_stop(std::string_view number);                         // the match is not carried any more
void mail_here(std::string_view number, std::string_view text);  // to those who are at the table now
void mail_turns(int count, std::string_view text);               // games that wait for the person; what just came
void mail_more();      // the page answers with the same message: there is more to tell
void ask_to_notify();  // only during a press

// The bots' worker.
struct Think {
    std::string_view job, link;
    Seat seat = kSpectator;
    std::string_view level;  // as bot_id names the bot: "adept", "adept-raider"
    std::uint64_t seed = 0;
};
void think(const Think& question);
void check_bot(std::string_view job, std::string_view link, std::size_t ply);
void idea(std::string_view job, std::string_view link,
          std::size_t ply);                                // the strongest bot's idea for a move of a finished match
void survey(std::string_view job, std::string_view link);  // how everybody stood during that match
void stop_thinking(std::string_view job, bool answers);    // `answers`: it answers with what it has

}  // namespace orrery::web::page
