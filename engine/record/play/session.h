// A session at a table: the record being played, who looks at it, what is chosen so far, and which ply is shown. It
// knows how turns work: an answer goes to the journal at once, and End turn commits. It knows nothing of drawing, pages
// or storage: web/screens/table.* owns a session, stores its journal after every change and sends what must be sent.
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
#include "record/data/carried.h"
#include "record/play/bot_check.h"
#include "record/play/steps.h"
#include "record/play/table.h"

namespace orrery {

struct LogRow {
    std::size_t ply = 0;
    Seat seat = kSpectator;
    std::string text{};
    std::size_t act = 0;       // so many bytes of the text tell the move; the rest tells what followed
    bool is_choice = false;    // the text begins with a deed (Sentence::Tells)
    bool begins_turn = false;  // the row before belongs to another turn
    std::string when{};        // "Round 3"; empty: the game has no name for it
};

class Session {
   public:
    // What happens at the newest ply.
    enum class Mode {
        choose,     // the viewer is asked
        turn_done,  // the viewer's turn is over but not committed
        hand_over,  // another person at this device is asked: pass the device first
        bot,        // a bot is asked
        away,       // somebody elsewhere is asked, or must open the link first
        over,
    };

    // Gives the number with which the choice of a ranged entry begins; an empty Start: its lowest.
    using Start = std::function<std::int32_t(const std::any& view, const Pick& pick)>;
    static Expected<std::unique_ptr<Session>> open(const Journal& journal, Start start = {});

    const Table& table() const { return table_; }
    const Record& record() const { return table_.record(); }
    const std::vector<std::string>& names() const { return names_; }
    Mode mode() const;
    Seat viewer() const { return viewer_; }
    Seat asked() const;  // kSpectator: nobody
    Seat next_here() const { return hand_over_; }
    bool is_bot(Seat seat) const;
    bool runs_bots() const;  // does this device think for the bots?
    void take_device();      // the next person now has the device

    // ---- Choosing
    // In the game's own types, for a board. question: a number that changes with what can be chosen. choose_entry: an
    // Entry that the list holds, or the beginning of one; an empty handle: nothing. choose_number: another number for
    // the chosen entry.
    const Pick& pick() const { return pick_; }
    bool has_chosen() const { return pick_.begun.has_value(); }
    std::uint64_t question() const { return question_; }
    void choose_entry(const std::any& entry);
    void choose_number(std::int32_t number);
    // The same in words: the list of the step that is being chosen (empty unless the viewer is asked), and the tokens
    // that are chosen. choose: ignores tokens that lead nowhere.
    std::vector<LegalLine> legal() const;
    const std::string& chosen() const;
    Steps choice() const { return steps(legal(), chosen()); }
    void choose(std::string_view tokens);
    void step_back();

    // ---- The turn
    Verdict answer(std::string_view move);  // by the viewer
    Verdict answer_as_chosen();             // the same, with what is chosen
    Verdict answer_for_bot(std::string_view move);
    bool settle();  // game by link: opens what is due from this device; true: something changed
    bool can_undo() const { return mode() != Mode::hand_over && table_.can_undo(); }
    void undo();  // also undoes what the table answered by itself after that answer
    bool can_end_turn() const;
    bool can_pass() const;            // the ending is "pass" (core/types.h)
    std::string_view ending() const;  // the answer that ends the viewer's part of the turn; empty: none
    bool goes_on() const;             // turn_done, and the same turn goes on with another seat
    void end_turn();                  // a pass can be undone until this is called once more
    // The other seats that are asked after the viewer has given this answer, as far as the viewer can know. Empty if the
    // viewer goes on, the match is over, or it depends on luck or on something hidden.
    SeatSet next_after(std::string_view move) const;
    std::size_t pending() const { return table_.ply() - table_.committed(); }
    Expected<std::string> link() const;  // holds what is committed

    // What is answered for the people at this device: the only answer there is, and what they have answered in advance
    // (automatic answers, core/game.h). If such an answer was taken back, the person is asked.
    void set_automatic(AutomaticAnswers answers) { automatic_ = std::move(answers); }
    bool answer_automatically();  // true: one was given; call again
    // ---- What is shown: the newest ply, an earlier one, or one on the way to the newest while motion runs
    std::size_t shown_ply() const { return shown_; }
    const Match& shown() const { return *match_; }
    const std::any& shown_view() const { return view_; }
    bool is_live() const { return live_; }
    bool is_behind() const { return shown_ < table_.ply(); }
    Scenes scenes_after() const;          // of the move that leads on from the shown ply, for motion
    std::string_view move_after() const;  // empty: the viewer may not know it
    // Whole sentences, with names, for the first `happened` of `events`, which are scenes_after().events.
    std::vector<std::string> sentences_after(const std::any& events, std::size_t happened) const;
    void show_ply(std::size_t ply);  // replay: stays there
    void show_next();
    void show_live();                 // the newest ply; later ones are shown as they come
    void show_from(std::size_t ply);  // motion runs from there to the newest ply
    void recap();                     // the same, beginning at what others did last

    void tell_chosen(std::vector<ChosenMove> chosen);  // bots' moves that the log marks
    void tell_words(std::vector<WordAlong> words);     // the log shows them beside the moves
    // What came with move `ply`: "Ben: "Good luck!"". Inline, so that a first visit without words needs nothing more.
    [[gnu::always_inline]] std::string word_at(std::size_t ply) const {
        return words_.empty() ? std::string() : find_word(ply);
    }
    // The log for the viewer, with names; one row per ply.
    const std::vector<LogRow>& log() const;
    const std::string& facts() const;               // of what is shown, without the question
    std::string facts_after() const;                // of the ply after it
    const std::vector<SheetTable>& asides() const;  // of what is shown, tables that no board shows
    std::string named(std::string_view sentence) const;
    // named(), for a cell of a table: a cell with nothing but the viewer's seat is "You".
    std::string cell(std::string_view text) const;

   private:
    std::string find_word(std::size_t ply) const;
    std::string facts_of(const Match& match) const;
    static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

    Session(Table table, Start start);
    bool turn_over() const;
    void look_around();  // after a commit: who looks now? must the device be handed over?
    void hand_over_to(Seat seat);
    bool one_here() const;
    void take(Pick pick, std::optional<std::string> chosen = {});
    void drop_choice();
    void answered();
    void refresh();  // after shown_, viewer_ or the record changed
    void commit();
    bool sits_here(Seat seat) const { return table_.here().has(seat) && !is_bot(seat); }

    Table table_;
    Start start_;
    std::vector<std::string> names_;
    Seat viewer_ = kSpectator;
    Seat hand_over_ = kSpectator;
    AutomaticAnswers automatic_;
    std::size_t taken_back_ = kNever;  // the ply whose automatic or only answer was taken back
    Pick pick_;                        // at the newest ply
    std::uint64_t question_ = 0;
    mutable std::optional<std::string> chosen_;  // pick_ in words, once asked for
    std::size_t shown_ = 0;
    bool live_ = true;

    Decision turn_;                 // the question with which the running turn began
    Seat turn_seat_ = kSpectator;   // who was asked then, or had to open the link
    std::unique_ptr<Match> match_;  // at shown_
    std::any view_;
    std::vector<ChosenMove> chosen_moves_;
    std::vector<WordAlong> words_;
    mutable std::vector<LogRow> log_;
    mutable Seat log_viewer_ = kSpectator;
    mutable std::optional<std::string> facts_;
    mutable std::optional<std::vector<SheetTable>> asides_;
};

}  // namespace orrery
