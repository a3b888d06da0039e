// What moves on the table: the films of the moves that are shown one after the other, a replay that runs by itself, and
// what words and figures follow from the film that runs now.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/screens/table_match.h"
#include "web/theme.h"

namespace orrery::web {

class App;

class TableFilm {
   public:
    explicit TableFilm(const TableMatch& match) : match_(match) {}

    // ---- Time
    // Call it once per frame. `tells_news`: films run at a pace that leaves time to read. True: something moves.
    bool tick(App& app, bool tells_news);
    void note_move();  // a move was made, or moves came that are not shown yet
    void play();       // the replay, by itself
    void stop_playing() { is_playing_ = false; }
    void restart() { since_ = -1; }
    void skip();              // to the newest position
    void catch_up(App& app);  // ends motion that nobody watches
    bool is_playing() const { return is_playing_; }
    bool moves() const;           // are moves left to be shown?
    bool moves_live() const;      // the same, of the running match
    bool has_just_ended() const;  // a film ended so recently that Escape is meant for it

    // ---- The film that runs now
    std::optional<Film> film(const Theme& theme) const;
    const std::optional<Story>& story() const { return story_; }
    std::vector<SeatFigures> figures() const;  // at this moment of it
    std::string facts() const;
    std::span<const LogRow> log() const;    // without the move that is being shown
    std::optional<LogRow> telling() const;  // that move, as far as it has happened
    std::string newest_words() const;       // of that move

   private:
    bool advance(App& app, bool tells_news);
    bool pauses() const;  // the next film has not begun
    Film whole(float progress) const;
    void follow(const Theme& theme);  // story_ and told_

    const TableMatch& match_;
    bool is_playing_ = false;  // a replay runs by itself
    bool runs_ = false;        // in this frame
    double drawn_ = 0;         // time of the last frame, in ms, as all times here
    double moved_ = 0;
    double since_ = -1;  // below 0: not begun
    double length_ = kMotion;
    double over_ = 0;                // when the last film ended by itself
    Scenes scenes_;                  // of the move that is shown
    Seat viewer_ = kSpectator;       // whose eyes they are for
    std::optional<Story> story_;     // of the film that runs now
    std::vector<std::string> told_;  // its sentences so far, for so many events
    std::size_t told_events_ = 0;
    std::string facts_after_;  // while the film has a title; else empty
};

}  // namespace orrery::web
