// Seats of games by link at this device: their secrets go out to be kept and come in from another device, and a bot can
// stand in for a person. App passes on texts, dialogs and commands; the steps and words are here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/play/journal.h"
#include "web/message.h"
#include "web/outline.h"

namespace orrery::web {

class App;

// Somebody opened a text with a seat's secret. It waits here for its game, and for the answer to who plays the seat.
void open_seat(App& app, std::string_view text);
void ask_for_seats(App& app);                         // if their games are here; one question at a time
bool seat_answered(App& app, const Message& answer);  // false: the answer belongs to another question

// For an invitation that came back, or a game that has begun: "Seat 2 went to Cleo; take another one." Empty: nobody
// here has lost a seat.
std::string lost_words(const Journal& before, const Journal& now);

// For a game that somebody continued without knowing of a change to its seats here: says that the change is undone.
// Empty: nothing is undone.
std::string undone_words(const Journal& before, const Journal& now);

// The buttons for the seats of a game that has begun, to be shown at its table.
struct SeatOffer {
    std::string id, label;
    Command command;
};
std::vector<SeatOffer> seat_offers(const App& app, const Journal& journal);
std::string seats_help(const App& app, const Journal& journal);  // the text above them

// For a game by link in a browser that keeps nothing, or has no room: what becomes of the seats here, and buttons to
// copy their secrets. Shown until all secrets were seen or forget_unkept was called. No words: nothing to say.
struct Unkept {
    std::string title, words;
    std::vector<SeatOffer> copies;
};
Unkept unkept_seats(const App& app, const Journal& journal);
void forget_unkept(App& app, const Journal& journal);  // somebody goes on without copies

// Carries out their commands: `seat-secret {seat}` (without `seat`: the first seat here) and `have-seat`. False: no
// such command.
bool tend_seats(App& app, const std::string& number, const Command& command);

}  // namespace orrery::web
