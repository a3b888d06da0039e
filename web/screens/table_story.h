// The parts of side panel, column and sheet, in ImGui's flow: who sits where, the choice and what it brings, the
// buttons, the log. table_drawing.h says where they stand. What is pressed becomes the frame's wish.
#pragma once

#include <string>
#include <vector>

#include "web/screens/review.h"
#include "web/screens/table_bots.h"
#include "web/screens/table_film.h"
#include "web/screens/table_frame.h"
#include "web/screens/table_hints.h"
#include "web/screens/table_match.h"
#include "web/screens/table_sending.h"
#include "web/screens/table_words.h"
#include "web/widgets/count_slider.h"

namespace orrery::web {

class TableStory {
   public:
    TableStory(const TableMatch& match, const TableFilm& film, const TableBots& bots, const TableSending& sending,
               const TableHints& hints, const TableWords& words, Review& review)
        : match_(match), film_(film), bots_(bots), sending_(sending), hints_(hints), words_(words), review_(review) {}

    // ---- The parts
    void draw_seats(TableFrame& frame);
    void draw_choice(TableFrame& frame);  // its words and its slider; in a replay the replay's slider
    void draw_number(TableFrame& frame);  // the slider alone
    void draw_review(TableFrame& frame);
    void draw_history(TableFrame& frame);
    void draw_moves(TableFrame& frame);  // the log alone
    void draw_actions(TableFrame& frame);

    // ---- Their heights
    float choice_height(const TableFrame& frame, float width) const;
    float number_height(const TableFrame& frame) const;  // of the slider and its amounts; 0: no number is asked
    float hint_height(const Theme& theme, float width) const;

    // ---- The list in the log's place: "automatic", "seats", "post", a table's caption; empty: the log
    const std::string& beside_log() const { return beside_log_; }
    void toggle_beside_log(const std::string& list) { beside_log_ = beside_log_ == list ? "" : list; }

   private:
    using Mode = Session::Mode;

    Session& session() const { return match_.session(); }
    std::string drawn_words(const TableFrame& frame) const;  // the part of told() that the board does not say itself
    std::vector<Amount> amounts(const TableFrame& frame, const Pick& pick) const;
    void draw_hint(TableFrame& frame);
    bool draw_in_logs_place(TableFrame& frame);
    [[gnu::noinline]] void draw_closing_words(const Theme& theme) const;
    // Draws a button `width` device pixels wide.
    using Press = FunctionRef<void(std::string_view id, std::string_view label, Command command, bool is_primary,
                                   bool is_enabled, float width)>;
    [[gnu::noinline]] void draw_away_actions(TableFrame& frame, Press press,
                                             FunctionRef<std::string()> send_label) const;
    [[gnu::noinline]] void draw_end_actions(TableFrame& frame, Press press,
                                            FunctionRef<std::string()> send_label) const;
    void draw_by_link(TableFrame& frame, const Journal& stored, bool is_post);

    const TableMatch& match_;
    const TableFilm& film_;
    const TableBots& bots_;
    const TableSending& sending_;
    const TableHints& hints_;
    const TableWords& words_;
    Review& review_;
    std::string beside_log_;
};

}  // namespace orrery::web
