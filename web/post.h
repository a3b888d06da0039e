// Turns that travel by themselves, at the page (notes/0012): stands between the engine's Mail (record/mail.h) and the messages of
// shell/mail.js, tells screens of what came, and has the words about it. App owns it and calls it after every message and frame.
//
// Where no match is carried it does nothing, and nothing of the post is fetched. Where the site has no relays, a match that was
// carried goes by hand.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "record/mail.h"
#include "web/message.h"
#include "web/outline.h"

namespace orrery::web {

class App;

class Post {
   public:
    explicit Post(App& app);

    // ---- For App
    void start();                             // when all that is stored was read, and there are games
    void heard_stored(std::string_view key);  // another tab has stored it
    void stored(std::string_view key) {       // it has another text now, or none
        if (is_running_) touched(key);
    }
    bool is_running() const { return is_running_; }             // some match is carried, or was in this visit
    bool hears(std::string_view type, const Message& message);  // false: not a message of the carrier
    void tend() {  // tells the carrier what is to be told, one thing at a time
        if (is_running_) tell_next();
    }
    bool act(const std::string& number, const Command& command);  // false: not a command of the post

    // ---- For screens
    bool is_offered() const;  // the site has relays
    bool carries(const std::string& number) const;
    void carry(const std::string& number, bool is_on);
    bool is_cut_off() const { return is_cut_off_; }  // no relay answers
    // The newest move is with no relay yet, and none answers.
    bool is_stuck(const std::string& number) const { return is_cut_off_ && !mail_.is_kept(number); }
    bool can_ask_to_notify() const { return is_running_ && has_carrier_ && !knows_may_notify_; }

    // ---- Words
    std::string hosts() const;                          // "relay.example.org"
    std::string meaning() const;                        // of turns that travel by themselves, in a sentence or two
    std::string help(const std::string& number) const;  // above what can be done about it
    std::string seat_words(const Journal& journal, Seat seat) const;  // how a seat elsewhere stands: "At the table"
    // The same in a sentence: "Ben has seen the last move."
    std::string waits_words(const Journal& journal, Seat seat, const std::string& name) const;

   private:
    std::uint64_t now() const;
    void touched(std::string_view key);
    void tell_next();
    void hear_letter(const Message& message);
    void hear_presence(const Message& message);
    void hear_kept(const Message& message);
    void tell_standing(const std::string& number, const Journal& before, const Arrival& arrival);
    void tell_turn(const Journal& before, const Journal& now);
    void tell_turns();
    bool warns_first(const std::string& what) { return warned_.insert(what).second; }
    void tend_presence();
    void say_here(const std::string& number, bool is_here, bool is_asking);

    App& app_;
    Mail mail_;
    std::vector<std::string> to_settle_;  // matches that may have gone on without a person while the page was closed
    std::set<std::string> warned_;        // what was said already
    bool is_running_ = false;
    bool waits_ = false;       // for `mail-more`
    bool is_marking_ = false;  // what is stored now concerns nobody else
    bool is_cut_off_ = false, has_carrier_ = false;
    bool knows_may_notify_ = false;
    std::string here_;             // the match whose table this device has said to be at
    std::uint64_t here_told_ = 0;  // ms
    bool are_turns_stale_ = true;
    int turns_ = 0;          // as told
    std::string turn_text_;  // what has just come
};

// How a match changes the way it travels: what the button says, and does.
inline std::string_view travel_label(bool is_carried) {
    return is_carried ? "Carry turns by hand" : "Let turns travel by themselves";
}
inline Command travel_command(bool is_carried) { return with("travel", "by", is_carried ? "hand" : "post"); }
inline constexpr std::string_view kTellMe = "Tell me when it's my turn";

}  // namespace orrery::web
