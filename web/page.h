// What the page is told: one function a message, in the order of the table in web/README.md. What it says comes to
// App::receive; bridge.h carries both.
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
void notice_refusal(std::string_view game, const Refusal& refusal);  // with a way to the rule it names
void rules(std::string_view game, std::string_view at);              // the rulebook, over the page
void keys();                                                         // the list of keys (web/keys.h), over the page
void tone(std::string_view name);  // select, commit, capture, turn, win or end; sounds where the settings want it
void settings(const Settings& settings);
void depth(std::size_t layers);  // that Back closes

// Links, and what hands them on. copy, share and send_on only while a press is handled.
void link(std::string_view fragment, std::string_view sentence);  // both empty: there is none
void address(std::string_view fragment);
void show_link(std::string_view text, std::string_view fragment);
void copy(std::string_view text, std::string_view told = {});  // `told`: what is said then, if not what the link is for
void share(std::string_view text);
void send_on(std::string_view text);  // shared where the browser can, else copied
void qr(std::string_view address);    // the code of a whole address
struct SeatCopy {
    std::string text, about, fragment, file;
};
void show_seat(const SeatCopy& copy);

// Storage and files.
void store(std::string_view key, const std::optional<std::string>& text);  // none: forget
void save_file(std::string_view name, std::string_view text);
void open_file();
void want_file(std::string_view name);
void want_game(const GameInfo& game);

// A dialog with one real input, of at most `max` signs (0: any number); App::receive hears the answer with this id.
void ask_text(std::string_view id, std::string_view label, std::string_view value, int max, std::string_view help);

// Turns that travel by themselves (web/post.h): sent only where some match is carried, for the first of these fetches the carrier.
struct Mailed {  // what this device has of a match, and what its slot should hold
    std::string number, address, lock, slot, letter;
    // What a chat shows with it: to all, beside the app, and to some of them by their addresses. Empty: nothing.
    std::string info, summary;
    std::map<std::string, std::string> notify;
};
void mail(const Mailed& match);
void mail_stop(std::string_view number);                         // it is not carried any more
void mail_here(std::string_view number, std::string_view text);  // to whoever is at the table now
void mail_turns(int count, std::string_view text);  // games that wait for the person; what has just come, or nothing
void mail_more();                                   // to be answered by the same: there is more to tell
void ask_to_notify();                               // only while a press is handled

// The bots' worker.
struct Think {
    std::string_view job, link;
    Seat seat = kSpectator;
    std::string_view level;
    std::uint64_t seed = 0;
};
void think(const Think& question);
void check_bot(std::string_view job, std::string_view link, std::size_t ply);
void idea(std::string_view job, std::string_view link,
          std::size_t ply);                                // of the strongest, for a move of a match that is over
void survey(std::string_view job, std::string_view link);  // how all stood in it
void stop_thinking(std::string_view job, bool answers);    // with what it has

}  // namespace orrery::web::page
