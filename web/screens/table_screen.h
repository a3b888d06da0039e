// The table screen, in parts: table.cpp opens it and brings it up to date, table_commands.cpp hears what it is told,
// table_words.cpp has its sentences; table_bots.cpp asks the bots and checks what they played elsewhere, table_news.cpp tells
// what came since this device last looked. table_draw.cpp lays out and draws, table_parts.cpp what side panel and sheet are
// made of, table_cards.cpp what lies over the board (hand over, send, result), table_course.cpp the course of a match, review.h
// looks back at it with the bots; table_keys.cpp hears keys, table_outline.cpp says it all in words.
#pragma once

#include <any>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/session.h"
#include "web/boards/board.h"
#include "web/screens/review.h"
#include "web/screens/screen.h"
#include "web/screens/table.h"
#include "web/seat_transfer.h"
#include "web/theme.h"
#include "web/widgets/course.h"
#include "web/widgets/sparks.h"

namespace orrery::web {

// The settings that keep that holding a card was taught on this device, and how many hints of a first match were.
inline constexpr std::string_view kKnowsReading = "knows-reading", kKnownHints = "hints";

inline constexpr std::string_view kGotIt = "Got it";  // closes a hint
inline constexpr std::string_view kCopyMoment = "Copy a link to this moment";

struct CardButton {
    std::string id, label;
    Command command;
};

class TableScreen final : public Screen {
   public:
    // Without a number: not kept, has no link, and asks no bot. That of a lesson, or of a line that is only looked at.
    TableScreen(std::string number, std::unique_ptr<Session> session, std::optional<Look> look = {});
    ~TableScreen() override;

    std::string_view id() const override { return look_ ? "look" : "table"; }
    std::string_view match() const override { return number_; }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;
    std::size_t layers(App& app) override;
    bool close_top(App& app) override;
    std::string state_json(App& app) override;

    void tell(App& app, Outline& out);                     // the outline, after what another has to say
    void leave_above_side(float px) { above_side_ = px; }  // device pixels above the side panel, for another

   private:
    using Mode = Session::Mode;

    // ---- table.cpp
    void start(App& app);  // once, when the screen is shown
    // After every change of the record: store, offer the link, say it, ask the bot.
    void moved(App& app, bool by_others = false);
    bool give_automatic(App& app);
    void coach(const App& app);                   // which hint is next
    void forget_hint(App& app);                   // it was read
    bool hint_waits(App& app) const;              // until no notice is shown, where a phone has no room for both
    bool by_link() const;                         // somebody plays elsewhere
    void reload(App& app, bool by_post = false);  // another tab has played on, or a turn has travelled here
    // On other levels, if told: of the bots.
    void rematch(App& app, std::optional<std::uint8_t> level = {});
    void say_news(bool by_others);
    Seat winner_here() const;
    void skip_motion();
    void catch_up(App& app);  // motion that nobody watches is over
    enum class Way { copy, send, remind };
    void send_words(Way way);
    Expected<std::string> link() const;  // of what is committed, as it is handed on
    void copy_moment() const;
    void play_on(App& app);  // a game of its own, from the position that is shown
    void offer_link(App& app);
    // A word along with the newest move, by whoever looks or the first who sits here.
    Seat speaker(const App& app) const;
    [[gnu::noinline]] void read_words(App& app);  // in the part that comes later, as all here
    void hear_words(App& app);
    bool can_speak(const App& app) const;
    void ask_word(const App& app) const;
    bool hear_word(App& app, std::string_view json);  // false: it is no answer to that
    std::string word_label(const App& app) const;
    void keep_place(App& app, const Session& before);
    void look_for_unkept(const App& app);
    bool unkept_open() const { return !unkept_.words.empty(); }
    // For the viewer's eyes: what somebody else has opened or pointed at on it goes with them.
    Board* board() const;

    // ---- table_commands.cpp
    // What lies over the table, the topmost last: the commands that close it.
    std::vector<Command> on_top(App& app) const;

    // ---- table_news.cpp
    void gather_news(App& app);
    bool news_open() const { return still_news_ && !news_.empty(); }
    void show_link() const;  // in the page's dialog, with a QR code

    // ---- table_bots.cpp
    void ask_bot(App& app);
    void bot_answered(App& app, std::string_view json);
    bool can_hurry_bot() const;  // "answer now"
    static void stop_thinking(std::string& job);
    void recall_check(App& app);  // what was found before
    void check_bots(
        App& app);  // of a game by link: asks for the next move to be computed again, when nothing else goes on
    void check_next(App& app);
    bool is_checked(App& app) const;                       // up to the last move
    void check_answered(App& app, std::string_view json);  // of check_job_, if that is what the answer is to

    // ---- table_words.cpp: what canvas and outline both say
    std::string headline() const;            // whose turn, what is asked
    std::string hint(const App& app) const;  // what to do next, or the certain result of the choice
    std::string threats() const;
    std::string turn_words() const;
    std::string done_words() const;
    static constexpr std::string_view kEnd = "end";
    Command end_command() const;
    std::string end_label() const;  // of the button that ends the viewer's part of the turn
    Command confirm_command(const std::string& move) const;
    std::string confirm_label(const std::string& move) const;
    std::string owing_words() const;  // for whom the game waits
    [[gnu::noinline]] std::string away_hint(const App& app) const;
    std::string away_words() const;
    std::string carried_words(const App& app) const;  // the same where turns travel by themselves
    std::string result_words() const;
    // After a match of one person against bots: the level to go on with, harder after a win, easier after a loss.
    std::optional<CardButton> other_level() const;
    std::string curtain_words() const;
    std::string shown_headline() const;         // of what is on the canvas: while moves are shown, who moves
    std::span<const LogRow> shown_log() const;  // but the move that is being shown
    std::optional<LogRow> telling() const;      // that move, as far as it has happened
    std::string score_parts(Seat seat) const;
    std::vector<std::string> ranking() const;
    std::string sentence_for_link() const;
    // To whom the game goes with this answer, or with the end of a turn that is done: who is asked next, all of them elsewhere.
    SeatSet receivers(std::string_view move) const;
    SeatSet find_receivers(std::string_view move) const;
    std::string to_whom(SeatSet seats) const;  // "send to Ben"
    bool sends_next() const;                   // to end the turn hands the game to somebody elsewhere
    std::string send_title(const App& app) const;
    std::string send_label(const App& app) const;  // "Send to Ben", "Remind Ben", "Send again"
    Sent sent(
        const App& app) const;  // what is still told of the link: what went out on another day waits like any other
    // Of the one person elsewhere that the game waits for, or that has not seen how it ended; empty: several, or nobody.
    std::string next_name() const;
    std::string next_readers() const;  // of the link, as Copy link calls them; empty: whoever plays next
    std::vector<CardButton> post_offers(const App& app) const;  // what can be done about how turns travel
    bool owes_result(const App& app) const;  // others have not seen the end, and it does not go out by itself
    std::string unseen_words() const;        // that says so
    std::string replay_words() const;
    std::string_view leave_words() const;  // of the way out of a replay
    std::string title() const;             // of the tab
    bool card_open() const;
    std::string told(const App& app) const;  // the hint; while moves are shown, what happens

    // ---- table_draw.cpp
    struct Frame {  // of one drawn frame
        App& app;
        const Theme& theme;
        ImVec2 min, max;  // the screen
        ImVec2 board_min{}, board_max{};
        Format format = Format::wide;
        ImVec2 side_min{}, side_max{};  // panel or column at the right; portrait: none
        ImVec2 dock_min{}, dock_max{};  // of a low screen: the part of the column that a board may take
        bool docked = false;            // and it did
        bool number_on_board = false;   // the slider stands in a tray of the board
        bool narrow() const { return format == Format::portrait; }
        bool moving = false;
    };
    bool tick(App& app);  // motion goes on; true: still running
    bool pauses() const;  // the next film has not begun
    Film whole_film(float progress) const;
    std::optional<Film> film(const Theme& theme) const;  // that runs now
    void follow_film(const Theme& theme);                // story_ and told_
    std::vector<SeatFigures> figures() const;            // as the film stands
    void lay_out(Frame& frame) const;
    void draw_board(Frame& frame);
    float covered(const Frame& frame) const;
    float sheet_height(const Frame& frame) const;
    float hint_height(const Frame& frame) const;
    void draw_headline(Frame& frame);
    bool has_race() const;
    void draw_race(Frame& frame, ImVec2 at);
    void draw_side(Frame& frame);
    void draw_column(Frame& frame);
    float head_height(const Frame& frame) const;  // of a column's first words
    void draw_asked(ImDrawList& list, const Frame& frame, ImVec2 at, float room, bool title);
    void draw_sheet(Frame& frame);
    void draw_cards(Frame& frame);  // table_cards.cpp
    bool draw_card(Frame& frame, std::string_view id, std::string_view title, std::span<const std::string> lines,
                   std::span<const CardButton> buttons, const Course* course = nullptr);
    void hear_keys(Frame& frame);  // table_keys.cpp
    bool hear_count_keys();

    // Parts of side panel and sheet, in ImGui's flow: table_parts.cpp.
    std::vector<std::string> holders(const App& app) const;
    void draw_seats(Frame& frame);
    void draw_choice(Frame& frame);
    void draw_actions(Frame& frame);
    void draw_review(Frame& frame);
    void draw_history(Frame& frame);
    bool draw_in_logs_place(Frame& frame);
    void draw_by_link(Frame& frame, const Journal& stored, bool is_post);
    std::string drawn_words(const Frame& frame) const;  // of told() what the board does not say itself
    float choice_height(const Frame& frame, float width) const;
    float coaching_height(const Theme& theme, float width) const;
    void draw_coaching(Frame& frame);
    float number_height(const Frame& frame) const;  // of the slider and its amounts; 0: no number is asked
    void draw_number(Frame& frame);

    // ---- table_course.cpp
    const Course& course();
    SheetTable course_table();

    // ---- table_outline.cpp
    void outline_choice(Outline& out);
    void outline_turn(const App& app, Outline& out);
    [[gnu::noinline]] void outline_by_link(const App& app, const Journal& stored, Outline& out);
    [[gnu::noinline]] void outline_away(const App& app, Outline& out);
    std::vector<std::string> seat_lines(const App& app) const;

    bool is_kept() const { return !number_.empty(); }
    bool is_lesson() const { return !is_kept() && !look_; }

    std::string number_;
    float above_side_ = 0;
    std::unique_ptr<Session> session_;
    mutable std::unique_ptr<Board> board_;
    mutable std::optional<Seat> board_viewer_;
    std::optional<Look> look_;
    bool started_ = false;
    std::string job_;  // of the bot that thinks; empty: none
    std::string bot_trouble_;
    std::string check_job_;      // of the bot's move that is computed again; empty: none
    std::size_t check_ply_ = 0;  // which that is
    bool cannot_check_ = false;  // the bots failed at it
    bool playing_ = false;       // replay runs by itself
    static constexpr std::size_t kNever = static_cast<std::size_t>(-1);
    std::size_t result_closed_at_ = kNever;  // the ply of the end whose card was put away
    Course course_;
    std::size_t course_ply_ = kNever;  // after which it was drawn
    bool is_told_ = false;             // what came while the table was open, by the voice
    bool send_closed_ = false;
    bool is_carried_ = false;  // turns travel by themselves; as of this frame
    Review review_;
    std::string beside_log_;     // the list in the log's place: "standing", "seats", a table's caption; empty: the log
    std::string_view coaching_;  // a hint of the first match, where there is no other; until the next answer
    mutable std::pair<std::string, SeatSet> receivers_;  // of the answer that was asked for last, with its ply
    bool has_opened_ = false;                            // all that this device did was to open what was sealed
    Sent sent_ = Sent::nothing;                          // as it is kept
    bool just_sent_ = false;                             // since the table was opened, or the last move
    std::string news_title_;
    std::vector<std::string> news_;  // what came since this device last looked, until the next answer
    bool still_news_ = false;        // it is read on a card: nothing moves here
    Unkept unkept_;                  // seats here that this browser does not keep
    bool sheet_open_ = false;        // the phone's bottom sheet, upper stop
    double last_drawn_ = 0;          // ms
    double last_moved_ = 0;
    double film_since_ = -1;  // ms; below 0: not begun
    double film_length_ = kMotion;
    double film_over_ = 0;              // ms: when the last one ended by itself
    bool celebrates_ = false;           // somebody here has won, and the result was not seen yet
    double sparks_since_ = -kSparksMs;  // ms
    std::any film_after_, film_events_;
    std::optional<Story> story_;     // of the film that runs now
    std::vector<std::string> told_;  // its sentences so far, for so many events
    std::size_t told_events_ = 0;
    std::string facts_after_;        // while the film has a title; else empty
    Seat film_viewer_ = kSpectator;  // whose eyes they are for
    std::string typed_;              // digits of a number being typed
    double typed_at_ = 0;
    std::optional<Command> wish_;  // given by the drawing, carried out at the end of the frame
    bool animating_ = false;
};

}  // namespace orrery::web
