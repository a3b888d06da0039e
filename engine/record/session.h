// A session at a table: the record being played, who looks at it, what is chosen so far, and which ply is shown. It knows
// the turn model (answers go to the journal at once, End turn commits) and nothing of drawing, pages or storage:
// web/screens/table.* owns one, stores its journal after every change and sends what must be sent.
#pragma once

#include <any>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet.h"
#include "record/bot_check.h"
#include "record/carried.h"
#include "record/steps.h"
#include "record/table.h"

namespace orrery {

struct LogRow {
    std::size_t ply = 0;
    Seat seat = kSpectator;
    std::string text;
};

class Session {
   public:
    // What is going on at the newest ply.
    enum class Mode {
        choose,     // the viewer is asked
        turn_done,  // the viewer's turn is over but not committed
        hand_over,  // another person at this device is asked: the device must be passed first
        bot,        // a bot is asked
        away,       // somebody who does not sit here is asked, or has to open the link before the game goes on
        over,
    };

    // The number with which a ranged line of the viewer's choice begins; without it its lowest. `begun`: the game's own Move, as
    // far as it is chosen.
    using Start = std::function<std::int32_t(const std::any& view, const std::any& begun, const LegalLine& line)>;
    static Expected<std::unique_ptr<Session>> open(const Journal& journal, Start start = {});

    const Table& table() const { return table_; }
    const Record& record() const { return table_.record(); }
    const std::vector<std::string>& names() const { return names_; }
    Mode mode() const;
    Seat viewer() const { return viewer_; }
    Seat asked() const;  // kSpectator: nobody
    Seat next_here() const { return hand_over_; }
    bool is_bot(Seat seat) const;
    bool runs_bots() const;  // this device thinks for them
    void take_device();      // the next person has it now

    // Choosing.
    std::span<const LegalLine> legal() const;  // of the step that is being chosen; empty unless the viewer is asked
    // The same for a board, in the game's own types: a vector of Entry of its Move, and a number that changes with it; and its Move,
    // as far as it is chosen (empty: nothing is).
    const std::any& entries() const { return entries_; }
    std::uint64_t question() const { return question_; }
    std::any begun() const { return table_.now().begun(chosen_); }
    const std::string& chosen() const { return chosen_; }
    Steps choice() const { return steps(legal(), chosen_); }
    void choose(std::string_view tokens);  // what leads nowhere is not taken
    void step_back();

    // The turn.
    Verdict answer(std::string_view move);  // by the viewer
    Verdict answer_for_bot(std::string_view move);
    bool settle();  // a game by link: opens what is due from this device; true: something has changed
    bool can_undo() const { return mode() != Mode::hand_over && table_.can_undo(); }
    void undo();  // what the table answered by itself goes with the answer before it
    bool can_end_turn() const;
    std::string_view ending() const;  // the answer that ends the viewer's part of the turn; empty: none does
    bool goes_on() const;             // turn_done: the turn of somebody goes on, another seat is asked in it
    void end_turn();
    // Who is asked once the viewer has given this answer, as far as the viewer can know: others alone. Empty: the viewer goes
    // on, the match is over, or it hangs on luck or on what is hidden.
    SeatSet next_after(std::string_view move) const;
    std::size_t pending() const { return table_.ply() - table_.committed(); }
    Expected<std::string> link() const;  // of what is committed

    // What is answered for the people at this device: the only answer there is, and what they wish to be answered for them
    // (automatic answers, core/game.h). One that was taken back is asked.
    void set_automatic(AutomaticAnswers answers) { automatic_ = std::move(answers); }
    bool answer_automatically();  // true: one was given; ask again
    // What is shown: the newest ply, an earlier one by choice, or one on the way to the newest while motion runs.
    std::size_t shown_ply() const { return shown_; }
    const Match& shown() const { return *match_; }
    const std::any& shown_view() const { return view_; }
    bool is_live() const { return live_; }
    bool is_behind() const { return shown_ < table_.ply(); }
    std::any view_after() const;          // of the ply after the shown one, for motion
    std::any events_after() const;        // of the move that leads there
    std::string_view move_after() const;  // empty: the viewer may not know it
    // Sentences for the first `happened` of `events`, which are events_after(): names put in, whole ones.
    std::vector<std::string> sentences_after(const std::any& events, std::size_t happened) const;
    void show_ply(std::size_t ply);  // replay: stays there
    void show_next();
    void show_live();                 // the newest; later plies are shown as they come
    void show_from(std::size_t ply);  // motion runs from there to the newest
    void recap();                     // the same, from what others did last, with the viewer's answers to it

    void tell_chosen(std::vector<ChosenMove> chosen);  // bots' moves that the log names
    void tell_words(std::vector<WordAlong> words);     // along with moves, which the log has beside them
    std::string word_at(std::size_t ply) const {       // what came along with move `ply`: "Ben: \"Good luck!\""
        return words_.empty() ? std::string() : find_word(ply);
    }
    // Lines of the log for the viewer, names put in; one a ply.
    const std::vector<LogRow>& log() const;
    const std::string& facts() const;               // of what is shown, without the question
    const std::vector<SheetTable>& asides() const;  // of what is shown, tables that no board shows
    std::string named(std::string_view sentence) const;
    std::string cell(
        std::string_view text) const;  // the same of what stands alone in a table: "You" for the viewer's seat

   private:
    std::string find_word(std::size_t ply) const;
    static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

    Session(Table table, Start start);
    bool turn_over() const;
    void look_around();  // after a commit: whose eyes, hand over?
    void hand_over_to(Seat seat);
    bool one_here() const;
    void offer(const Path& prefix, std::vector<LegalLine> legal);  // after that beginning
    void refresh();                                                // after shown_, viewer_ or the record changed
    void commit();
    bool sits_here(Seat seat) const { return table_.here().has(seat) && !is_bot(seat); }

    Table table_;
    Start start_;
    std::vector<std::string> names_;
    Seat viewer_ = kSpectator;
    Seat hand_over_ = kSpectator;
    AutomaticAnswers automatic_;
    std::size_t taken_back_ = kNever;  // the ply whose automatic or only answer was taken back
    std::string chosen_;
    std::size_t shown_ = 0;
    bool live_ = true;

    Decision turn_;                 // the question that the running turn began with
    Seat turn_seat_ = kSpectator;   // who was asked then, or had to open the link
    std::unique_ptr<Match> match_;  // at shown_
    std::any view_;
    std::vector<LegalLine> legal_;  // at the newest ply, after what is chosen
    std::any entries_;              // the same
    std::uint64_t question_ = 0;
    std::vector<ChosenMove> chosen_moves_;
    std::vector<WordAlong> words_;
    mutable std::vector<LogRow> log_;
    mutable Seat log_viewer_ = kSpectator;
    mutable std::optional<std::string> facts_;
    mutable std::optional<std::vector<SheetTable>> asides_;
};

}  // namespace orrery
