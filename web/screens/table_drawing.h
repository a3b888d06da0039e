// The table on the canvas, without its cards: where things stand in this window, and how they look. The board has the
// largest area, with one sentence above it. A desktop has a side panel, a low window a column, a phone a bottom sheet
// with two stops. What these show is drawn by table_story.h.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "web/screens/table_story.h"

namespace orrery::web {

class TableDrawing {
   public:
    TableDrawing(const TableMatch& match, const TableFilm& film, const TableBots& bots, const TableSending& sending,
                 const TableHints& hints, const TableWords& words, Review& review)
        : match_(match),
          film_(film),
          words_(words),
          review_(review),
          story_(match, film, bots, sending, hints, words, review) {}

    // Lays out the frame and draws it. This changes nothing in the match: what is pressed becomes the frame's wish.
    void draw(TableFrame& frame);
    void leave_above_side(float px) { above_side_ = px; }  // device pixels above the side panel, for the coach
    // The board marks the places that these sentences name, while nobody points at the log. Empty: none.
    void point_at(std::string sentences) { said_ = std::move(sentences); }

    // ---- What is open: the phone's bottom sheet at its upper stop, a list in the log's place
    void open_sheet(bool open) { sheet_open_ = open; }
    void toggle_sheet() { sheet_open_ = !sheet_open_; }
    void toggle_beside_log(const std::string& list) { story_.toggle_beside_log(list); }
    // Adds the commands that close it, the topmost last.
    void add_open(App& app, std::vector<Command>& commands) const;

   private:
    using Mode = Session::Mode;

    Session& session() const { return match_.session(); }

    void lay_out(TableFrame& frame) const;
    float covered(const TableFrame& frame) const;
    float sheet_height(const TableFrame& frame) const;
    bool tells_moves() const;
    float head_height(const TableFrame& frame) const;  // height of a column's first words
    bool has_race() const;

    void draw_headline(TableFrame& frame);
    void draw_asked(ImDrawList& list, const TableFrame& frame, ImVec2 at, float room, bool title);
    void draw_race(TableFrame& frame, ImVec2 at);
    void draw_board(TableFrame& frame);
    void draw_side(TableFrame& frame);
    void draw_facts(const TableFrame& frame, ImVec2 min, ImVec2 max) const;
    void draw_column(TableFrame& frame);
    void draw_sheet(TableFrame& frame);

    const TableMatch& match_;
    const TableFilm& film_;
    const TableWords& words_;
    Review& review_;
    TableStory story_;

    // The sentence of the log that somebody pointed at in the last frame, and who: the board is drawn before the log.
    std::string pointed_;
    Seat pointed_by_ = kSpectator;
    std::string said_;  // by the coach
    float above_side_ = 0;
    bool sheet_open_ = false;
};

}  // namespace orrery::web
