// Seats of games by link at this device: their secrets go out to be kept, come in from another device, and a bot stands
// in for somebody. App hears of texts, dialogs and commands and asks here; the words and steps of it stand here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/journal.h"
#include "web/message.h"
#include "web/outline.h"

namespace orrery::web {

class App;

// A text with a seat's secret was opened. It waits here for its game, and for the answer to who plays the seat.
void open_seat(App& app, std::string_view text);
void ask_for_seats(App& app);                         // of games that are here; one question at a time
bool seat_answered(App& app, const Message& answer);  // false: not an answer to that

// Of an invitation that came back, or a game that has begun: "Seat 2 went to Cleo; take another one." Empty: nobody here
// has lost a seat.
std::string lost_words(const Journal& before, const Journal& now);

// Of a game that goes on as somebody played it who did not know what was changed about its seats here. Empty: nothing is
// undone.
std::string undone_words(const Journal& before, const Journal& now);

// What can be done about the seats of a game that has begun: buttons for whoever draws its table.
struct SeatOffer {
    std::string id, label;
    Command command;
};
std::vector<SeatOffer> seat_offers(const App& app, const Journal& journal);
std::string seats_help(const App& app, const Journal& journal);  // above them

// Of a game by link at a browser that keeps nothing, or has no room: what becomes of the seats here, and copies of their
// secrets to be made, until all of them were looked at or forget_unkept was called. No words: nothing to say.
struct Unkept {
    std::string title, words;
    std::vector<SeatOffer> copies;
};
Unkept unkept_seats(const App& app, const Journal& journal);
void forget_unkept(App& app, const Journal& journal);  // somebody goes on without copies

// Their commands; `seat-secret {seat}`, without `seat`: of the first one here; `have-seat`. False: no such command.
bool tend_seats(App& app, const std::string& number, const Command& command);

}  // namespace orrery::web
