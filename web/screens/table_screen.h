// The table screen. It owns the match on the table and the parts that have a state of their own (table_*.h, review.h),
// and connects them. table.cpp opens it and brings it up to date. table_commands.cpp handles commands and messages,
// table_draw.cpp lays out and draws, table_parts.cpp has the parts of side panel and sheet, table_keys.cpp handles
// keys, and table_outline.cpp writes the outline.
#pragma once

#include <any>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/play/session.h"
#include "web/screens/number_keys.h"
#include "web/screens/review.h"
#include "web/screens/screen.h"
#include "web/screens/table_bots.h"
#include "web/screens/table_cards.h"
#include "web/screens/table_course.h"
#include "web/screens/table_film.h"
#include "web/screens/table_frame.h"
#include "web/screens/table_hints.h"
#include "web/screens/table_match.h"
#include "web/screens/table_news.h"
#include "web/screens/table_sending.h"
#include "web/screens/table_words.h"
#include "web/theme.h"
#include "web/widgets/count_slider.h"

namespace orrery::web {

// The setting: has the player seen how to hold a card to read it?
inline constexpr std::string_view kKnowsReading = "knows-reading";

inline constexpr std::string_view kGotIt = "Got it";  // closes a hint
inline constexpr std::string_view kCopyMoment = "Copy a link to this moment";

class TableScreen final : public Screen {
   public:
    // Without a number, the match is not stored, has no link, and asks no bot: for a lesson, or for a line that is only
    // looked at.
    TableScreen(std::string number, std::unique_ptr<Session> session, std::optional<Look> look = {});

    std::string_view id() const override { return match_.look() ? "look" : "table"; }
    std::string_view match() const override { return match_.number(); }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;
    std::size_t layers(App& app) override;
    bool close_top(App& app) override;
    std::string state_json(App& app) override;

    void tell(App& app, Outline& out);                     // the outline, after the words of another screen
    void leave_above_side(float px) { above_side_ = px; }  // device pixels above the side panel, for the coach

   private:
    using Mode = Session::Mode;

    Session& session() const { return match_.session(); }

    // ---- table.cpp
    void start(App& app);  // once, when the screen is shown
    // After every change of the record: stores it, offers the link, says it, asks the bot.
    void moved(App& app, bool by_others = false);
    bool give_automatic(App& app);
    void reload(App& app, bool by_post = false);  // another tab has played, or a turn has arrived by post
    // `level`: another level for the bots; empty: the same as before.
    void rematch(App& app, std::optional<std::uint8_t> level = {});
    void say_news(bool by_others);
    void copy_moment() const;
    void play_on(App& app, const std::string& from);  // starts a new game from that ply; empty: from the shown one
    void keep_place(App& app, const Session& before);

    // ---- table_commands.cpp
    // What lies over the table, topmost last: the commands that close it.
    std::vector<Command> on_top(App& app) const;

    // ---- table_draw.cpp
    void lay_out(TableFrame& frame) const;
    void draw_board(TableFrame& frame);
    float covered(const TableFrame& frame) const;
    float sheet_height(const TableFrame& frame) const;
    void draw_headline(TableFrame& frame);
    bool has_race() const;
    void draw_race(TableFrame& frame, ImVec2 at);
    void draw_side(TableFrame& frame);
    void draw_facts(const TableFrame& frame, ImVec2 min, ImVec2 max) const;
    void draw_column(TableFrame& frame);
    float head_height(const TableFrame& frame) const;  // height of a column's first words
    void draw_asked(ImDrawList& list, const TableFrame& frame, ImVec2 at, float room, bool title);
    void draw_sheet(TableFrame& frame);
    void hear_keys(TableFrame& frame);  // table_keys.cpp
    bool hear_count_keys(TableFrame& frame);

    // Parts of side panel and sheet, in ImGui's flow: table_parts.cpp.
    std::vector<std::string> holders(const App& app) const;
    void draw_seats(TableFrame& frame);
    void draw_choice(TableFrame& frame);
    void draw_actions(TableFrame& frame);
    void draw_review(TableFrame& frame);
    void draw_history(TableFrame& frame);
    bool draw_in_logs_place(TableFrame& frame);
    void draw_by_link(TableFrame& frame, const Journal& stored, bool is_post);
    std::string drawn_words(const TableFrame& frame) const;  // the part of told() that the board does not say itself
    float choice_height(const TableFrame& frame, float width) const;
    float coaching_height(const Theme& theme, float width) const;
    void draw_coaching(TableFrame& frame);
    std::vector<Amount> amounts(const TableFrame& frame, const LegalLine& line) const;
    float number_height(const TableFrame& frame) const;  // of the slider and its amounts; 0: no number is asked
    void draw_number(TableFrame& frame);

    // ---- table_outline.cpp
    void outline_choice(Outline& out);
    void outline_turn(const App& app, Outline& out);
    [[gnu::noinline]] void outline_by_link(const App& app, const Journal& stored, Outline& out);
    [[gnu::noinline]] void outline_away(const App& app, Outline& out);
    [[gnu::noinline]] void outline_end(const App& app, Outline& out);
    [[gnu::noinline]] void outline_level(const App& app, Outline& out);
    std::vector<std::string> seat_lines(const App& app) const;

    TableMatch match_;
    TableFilm film_{match_};
    TableBots bots_{match_};
    TableNews news_{match_};
    TableSending sending_{match_};
    TableHints hints_;
    TableWords words_{match_, film_, bots_, sending_, hints_};
    TableCourse course_{match_};
    Review review_;
    TableCards cards_{match_, news_, sending_, words_, course_, review_};
    NumberKeys number_keys_;

    // The sentence of the log that somebody pointed at in the last frame, and who: the board is drawn before the log.
    std::string pointed_;
    Seat pointed_by_ = kSpectator;
    float above_side_ = 0;
    bool started_ = false;
    bool is_told_ = false;     // the voice has said what came while the table was open
    std::string beside_log_;   // the list in the log's place: "standing", "seats", a table's caption; empty: the log
    bool sheet_open_ = false;  // the phone's bottom sheet is at its upper stop
};

}  // namespace orrery::web
