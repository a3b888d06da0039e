// What a device keeps of finished matches, one line each, in which exactly one person of this device sat: who the others
// were, how it ended, in how many turns. From these lines follow the rating against bots (rating.h) and which level is a
// fair match next. screens/results.cpp of the page shows them.
//
// A match counts once, by its number, and only if this device followed it: from the first move to the last, every state
// the continuation of the one before. Whatever returns gets no right that its owner's knowledge should have cost. So
// these are left out, for good:
// - a match that goes on from an earlier move or from other moves than were handed over: by an older link, a file,
//   another line, or after it was deleted and opened again. Undo within a turn is no such thing: it ends at luck and news;
// - a match that begins in its middle, or at a start that may be known: "Play on from here", puzzles, lessons, practice
//   of today's match, and a start that somebody sent, which may have been played elsewhere. Its seed does not follow
//   from its number, or this device did not see it begin with a person. The try at today's match counts in any case;
// - a match whose person changed: another seat, or a second person at this device.
// A game by link is held to its line by its seats' secrets. So it counts whenever its end is here, but it is not rated.
// Nobody can check what a device says about itself: "Answer now" and a slow device weaken a bot, and the text can be
// edited. It is a record for its owner.
//
// Sizes: the newest kMostPlayed lines are kept, and what is older is forgotten, in totals too. Of running matches the
// newest kMostWatched are followed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/device/rating.h"
#include "record/play/journal.h"

namespace orrery {

inline constexpr std::size_t kMostPlayed = 600, kMostWatched = 100;

struct Rival {
    static constexpr std::uint8_t kPerson = 255;
    enum class Met : std::uint8_t { won, tied, lost, ally };  // as the person here did against it
    std::uint8_t level = kPerson;                             // index into kBotLevels
    Met met = Met::lost;

    bool operator==(const Rival&) const = default;
};

struct Played {
    enum class Kind : std::uint8_t { solo, today, link };  // against bots, as today's match, with people elsewhere
    std::uint64_t number = 0;
    std::int64_t day = 0;  // of the end, since 1970, by the device's calendar
    std::string game;
    std::string preset;         // its id; "own": other options than any preset
    int seat = 0;               // from 1
    std::vector<Rival> rivals;  // in the order of the seats
    int place = 0;              // 1: first
    std::int32_t by = 0;        // points ahead of the second, below 0 behind the first; 0: tied, or no points
    std::int32_t turns = 0;
    Kind kind = Kind::solo;

    bool is_tied() const;  // it shares the first place
    bool is_won() const { return place == 1 && !is_tied(); }
    // The level of all other seats; none: they differ, or people or allies are among them.
    std::optional<std::uint8_t> level() const;
    bool is_rated() const;  // only against bots whose levels have ratings
    bool operator==(const Played&) const = default;
};

class Results {
   public:
    // As they are stored. Nothing: the text is damaged, or of a newer version. An empty text has no results.
    static std::optional<Results> read(std::string_view text);
    std::string text() const;
    // Is there a finished match in the text? It looks only at its beginning, for home, which asks in every frame. True
    // of a text that cannot be read as well.
    static bool has_played(std::string_view text);

    const std::vector<Played>& all() const { return played_; }  // oldest first

    // Hears of a match of this device after every change, and answers if something changed here. `saw_begin`: its
    // beginning was seen here, although nobody was told (web/results.h). `is_try`: it is the try at today's match
    // that counts.
    enum class Heard : std::uint8_t { nothing, begun, went_on, lapsed, counted };
    Heard hear(const Journal& journal, std::int64_t today, bool saw_begin, bool is_try);

    // Matches of a file. Those come in whose numbers are not known here, in the order of their days, but none of a day
    // to come. Running matches stay out: this device did not follow them. Returns how many came in.
    int join(const Results& others, std::int64_t today);

    // The rating in a game: as it began, and after each rated match. Several bots at one table are one meeting each,
    // and each weighs as much less, so that every match counts as one.
    std::vector<Rating> course(std::string_view game) const;

    // Is another level a fairer match? Asked of the newest matches of the game against bots of the level of the
    // newest: four wins of the last five say harder, five losses of the last six say easier. Other matches, and matches
    // of other levels, are passed over. `is_news`: with the newest match it became so. Only then does the last card of
    // a match say it, so nobody reads it twice in a row; the page of results says it as long as it is so.
    struct Advice {
        std::uint8_t level = 0;  // of those matches
        bool is_harder = false;
        int count = 0, of = 0;  // wins or losses
        bool is_news = false;
    };
    std::optional<Advice> advice(std::string_view game) const;

    int longest_run() const;  // of wins

   private:
    struct Watched {
        std::uint64_t number = 0;
        bool is_gone = false;  // it will not count
        bool is_try = false;
        std::uint32_t moves = 0;  // committed, and their hash
        std::uint64_t line = 0;
    };
    static bool take_line(Results& results, std::string_view line);
    bool has_counted(std::uint64_t number) const;
    void count(const Journal& journal, Seat seat, std::int64_t today, bool is_try);
    std::optional<Advice> advice(std::string_view game, std::size_t without) const;

    std::vector<Played> played_;
    std::vector<Watched> watched_;  // oldest first
};

}  // namespace orrery
