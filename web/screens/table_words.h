// The table's sentences, shared by canvas and outline: whose turn it is and for whom it waits, what to do next, the
// labels of buttons that end or send a turn, how a match ended. They follow from the other parts, and have no state.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/screens/table_bots.h"
#include "web/screens/table_film.h"
#include "web/screens/table_hints.h"
#include "web/screens/table_match.h"
#include "web/screens/table_sending.h"

namespace orrery::web {

class App;

class TableWords {
   public:
    TableWords(const TableMatch& match, const TableFilm& film, const TableBots& bots, const TableSending& sending,
               const TableHints& hints)
        : match_(match), film_(film), bots_(bots), sending_(sending), hints_(hints) {}

    std::string title() const;               // of the browser's tab
    std::string headline() const;            // whose turn it is, what is asked
    std::string shown_headline() const;      // as on the canvas: while moves are shown, who moves
    std::string hint(const App& app) const;  // what to do next, or the certain result of the choice
    std::string told(const App& app) const;  // the hint, or what happens while moves are shown
    std::string threats() const;
    std::string curtain_words() const;
    std::string leave_words() const;                         // label of the way out of a replay
    std::vector<std::string> holders(const App& app) const;  // who sits on each seat, in a few words
    std::vector<std::string> characters() const;             // a sentence for each bot that has one

    // ---- Buttons that answer or end the viewer's part of the turn
    Command end_command() const;
    // `names_reader`: false where a long name has no room.
    std::string end_label(bool names_reader = true) const;
    Command confirm_command() const;
    std::string confirm_label(bool names_reader = true) const;

    // ---- The end
    std::string result_words() const;
    std::string why_words() const;  // why it ended, by how much it was won, and where most of that was made
    std::vector<std::string> ranking() const;
    // After a match of one person against bots: the level of the next match, harder after a win, easier after a loss.
    // `advised`: the level that the results advise (web/results.h), which then stands there.
    std::optional<CardButton> other_level(std::optional<std::uint8_t> advised) const;

   private:
    using Mode = Session::Mode;

    Session& session() const { return match_.session(); }
    std::string turn_words() const;
    std::string done_words() const;
    std::string replay_words() const;
    std::string place_words(Seat seat, int rank, std::int32_t score, bool has_scores) const;
    bool sends_next() const;  // ending the turn passes the game to somebody elsewhere

    const TableMatch& match_;
    const TableFilm& film_;
    const TableBots& bots_;
    const TableSending& sending_;
    const TableHints& hints_;
};

}  // namespace orrery::web
