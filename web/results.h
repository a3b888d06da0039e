// The results of finished matches on the page (record/device/results.h): App tells of every stored change of a match,
// and the last card of a match offers another level if that would be fairer. screens/results.h shows all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "record/device/results.h"
#include "web/app.h"

namespace orrery::web {

inline constexpr std::string_view kResultsSetting = "results";         // as text
inline constexpr std::string_view kUnreadResults = "results-unread/";  // with the day: a text that could not be read
inline constexpr std::string_view kShowResults = "results";            // a command

bool has_results(const App& app);  // a finished match, or a text that cannot be read

// A stored match has changed. Until the later part (cmake/app_later.txt) is here, this only remembers which match has
// begun; the end of a match waits for that part anyway.
void heed_results(App& app, const Journal& journal);

// "You beat novices 4 times in 5: try an apprentice."
struct LevelOffer {
    std::uint8_t level = 0;  // to play against
    std::string words;
};
// None at the ends of the ladder.
std::optional<LevelOffer> offer_of(const Results::Advice& advice);
// What the next match of this game could be, by the last ones.
std::optional<LevelOffer> offer_in(const App& app, std::string_view game);
// What the last card of this match offers: only if the match made it so.
std::optional<LevelOffer> offer_after(const App& app, const std::string& number);

// Is it the finished match that counted as the try of its day?
bool was_try(const App& app, std::uint64_t number);

// The results that a file of games has, joined with those here, as text. Empty: nothing would come in.
std::string joined_results(const App& app, std::string_view theirs, int& matches);

}  // namespace orrery::web
