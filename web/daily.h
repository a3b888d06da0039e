// Today's match on this device: which day it is, whether the one try that counts is still to come, and what becomes of
// it. App tells every change of a stored match; home shows it (screens/today.h) and sends the commands.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "record/device/tries.h"
#include "record/play/daily.h"
#include "web/app.h"

namespace orrery::web {

inline constexpr std::string_view kDailySetting = "daily";                             // the tries, as text
inline constexpr const char *kPlayToday = "play-today", *kShareToday = "share-today";  // commands

std::int64_t today(const App& app);  // days since 1970 by the device's own calendar

// What home shows of today's match.
struct Today {
    enum class State : std::uint8_t { open, running, given_up, done };
    State state = State::open;
    std::string words;  // "Won by 23 in 31 turns"; empty while it is open
    int streak = 0;     // days
};
Today told_today(const App& app, std::int64_t day);

// For the card of a match that is over: "Today's match: won by 23 in 31 turns. 3 days in a row." Empty if it is another
// match, or practice with another result.
std::string today_words(const App& app, const std::string& number);

std::string daily_title(std::int64_t day);            // "Rise against an apprentice"
std::string opponent_words(const DailyMatch& match);  // "against an apprentice"
std::string date_words(std::int64_t day);             // "24 Nov"
std::string streak_words(int days);                   // "3 days in a row"; empty: there is no row

// A stored match has changed.
void heed_daily(App& app, const Journal& journal);
inline bool is_daily(const Command& command) { return command.name == kPlayToday || command.name == kShareToday; }
void act_daily(App& app, const Command& command);  // for commands that is_daily accepts; it comes with the later part

// The tries that a file of games has, joined with those here, as text. Empty: nothing would come in.
std::string joined_tries(const App& app, std::string_view theirs, int& days);

}  // namespace orrery::web
