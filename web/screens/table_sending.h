// How the newest state of a game by link reaches people elsewhere: the link and its words, whom it is for, whether it
// has gone out, and the words along. If turns travel by themselves, the post carries them, and this says how far they
// are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/screens/table_match.h"

namespace orrery::web {

class App;

struct CardButton {
    std::string id, label;
    Command command;
    std::string brief{};  // the label where that is too long; empty: it has no shorter one
};

class TableSending {
   public:
    explicit TableSending(const TableMatch& match) : match_(match) {}

    // ---- What happens
    bool follow_carrier(const App& app);                      // true: turns begin or cease to travel by themselves
    void recall(const Journal& stored);                       // how the link went out
    void note_opening(bool opened) { has_opened_ = opened; }  // this device only opened what was sealed
    Sent note_move(bool by_others);                           // returns what is to be stored
    void note_reload() { just_sent_ = false; }
    void note_sent(App& app, Sent how);

    // ---- Links
    Expected<std::string> link() const;  // of the committed moves, as it is passed on
    void offer_link(App& app) const;
    enum class Way { copy, send, remind };
    void send_words(Way way) const;
    void show_link() const;  // in the page's dialog, with a QR code
    // The one person elsewhere for whom the game waits, or who has not seen its end; empty: several, or nobody.
    std::string next_name() const;
    // Who gets the game after this answer, or after the end of a finished turn: those who are asked next, if all are
    // elsewhere.
    SeatSet receivers(std::string_view move) const;
    std::string only_name(SeatSet seats) const;  // "Ben"; empty: several

    // ---- Has it gone out?
    bool is_carried() const { return is_carried_; }  // turns travel by themselves
    bool has_link_to_send() const { return sent_ != Sent::nothing; }
    // How the link went out; `nothing` if that was on an earlier day, so that the game shows as waiting.
    Sent sent(const App& app) const;
    std::string send_title(const App& app) const;
    // "Send to Ben", "Remind Ben", "Send again"; without a name "Send", "Remind Ben", "Send again".
    std::string send_label(const App& app, bool names_reader = true) const;
    bool owes_result(const App& app) const;  // others have not seen the end, and it does not travel by itself
    std::string unseen_words() const;        // says that
    std::string owing_words() const;         // the people for whom the game waits
    std::string away_words() const;          // why it is another person's turn, and what to do
    [[gnu::noinline]] std::string away_hint(const App& app) const;

    // ---- Turns that travel by themselves, and words along
    std::vector<CardButton> post_offers(const App& app) const;  // buttons for how turns travel
    [[gnu::noinline]] void read_words(App& app) const;          // in the part that is loaded later, like all below
    void hear_words(App& app) const;
    bool can_speak(const App& app) const;
    void ask_word(const App& app) const;
    bool hear_word(App& app, std::string_view json) const;  // false: the answer belongs to another question
    std::string word_label(const App& app) const;

   private:
    using Mode = Session::Mode;

    Session& session() const { return match_.session(); }
    std::string sentence_for_link() const;
    std::string next_readers() const;  // as Copy link names them; empty: whoever plays next
    SeatSet find_receivers(std::string_view move) const;
    std::string carried_words(const App& app) const;
    Seat speaker(const App& app) const;  // along with the newest move: the viewer, or the first one here

    const TableMatch& match_;
    bool is_carried_ = false;  // as of this frame
    bool has_opened_ = false;
    Sent sent_ = Sent::nothing;                          // as stored
    bool just_sent_ = false;                             // since the table was opened, or since the last move
    mutable std::pair<std::string, SeatSet> receivers_;  // for the answer last asked about, with its ply
};

}  // namespace orrery::web
