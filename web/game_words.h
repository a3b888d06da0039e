// Words about stored and running games: whose turn it is, what changed, what goes with a link. Also the shelf of "Your
// games" on which a game stands. For the list of games, the table and sharing.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "record/device/bundle.h"
#include "record/play/table.h"

namespace orrery::web {

enum class Shelf { yours, waiting, finished, archive };  // yours: somebody here is asked, or a bot that it runs
Shelf shelf_of(const Journal& journal);

// The game, other than `but`, that has waited longest for somebody at this device; nullptr: none.
const Journal* next_waiting(const Journals& games, std::string_view but = {});

Seat eyes_of(SeatSet here);  // the only seat here, which may see its secrets; else a spectator

std::string status_words(const Journal& journal);  // "Your turn"; of several people here: "Your turn: Anna"
Sent sent_by(std::string_view way);                // of the page's message `sent`
std::string lobby_words(const Journal& journal);   // "Seats are being taken: 2 of 4"
// "since Tuesday", by the clock of the device, which is `zone` minutes ahead of UTC.
std::string since_when(std::int64_t then_ms, std::int64_t now_ms, int zone);
// Days since 1970 by the same clock.
inline std::int64_t day_of(std::int64_t ms, int zone) { return (ms / 60000 + zone) / (24 * 60); }
bool is_today(std::int64_t then_ms, std::int64_t now_ms, int zone);  // by the same clock
// Like status_words, with the time since when it waits for somebody elsewhere: "Waiting for Orange since Tuesday". If
// the link has not gone out: "Not sent to Orange yet".
std::string waiting_words(const Journal& journal, std::int64_t now_ms, int zone);
std::string bots_words(std::uint8_t level, int count);  // "an apprentice", "3 masters"; level: index into kBotLevels
// "Against Anna and 2 novices · move 12 · 3 hours ago".
std::string detail_words(const Journal& journal, std::int64_t now_ms);
// What a chat is told with this device's newest act, by the authors of seats (Carried::authors): nothing that only some may
// know. All empty: the newest act is somebody else's.
struct ChatWords {
    std::string info;                           // to everybody: "Anna has played in round 4."
    std::string summary;                        // beside the app: "Ben is next"
    std::map<std::string, std::string> notify;  // to whoever is asked, or has an end to see, by address
};
ChatWords chat_words(const Journal& journal, const std::vector<std::string>& authors);
// What came since this device last looked; empty: nothing. newest_words: without the number of moves.
std::string newest_words(const Journal& journal);
std::string news_words(const Journal& journal);

// Where two lines of one game part, in the game's words: "since round 3".
std::string since_words(const Record& mine, const Record& other);

// What the seats' tags say about another state of a game (record/device/bundle.h): about a line that parts from this
// device's, and about a link that is refused. Empty: nothing.
std::string line_words(const Journal& mine, const Record& other, const Arrival& judged);
std::string forged_words(const Journal& mine, const Arrival& judged);
// What a link changed beside moves: seats in other hands, and names that somebody else had altered.
std::string hands_words(const Record& before, const Record& now);
std::string meddled_words(const Record& now, const Arrival& arrival);

// The words that go with the link of an invitation.
std::string invitation_words(const Record& record);
std::size_t free_seats(const Record& record);

// A reminder to a person whom the others wait for: "Orange, it's your turn in Rise (round 3). Here is the link again:"
std::string reminder_words(const Table& table, const std::string& name);

std::string when_words(const Match& match);  // "round 3", as the game calls it; empty: the game has no name for it

// Game, round, move, whose turn, and what just happened. Only committed moves, and only what everybody may know.
std::string share_words(const Table& table, const std::vector<std::string>& names);

}  // namespace orrery::web
