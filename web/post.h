// The page's side of turns that travel by themselves (notes/0012). It connects the engine's Mail (record/mail.h) with
// the messages of shell/mail.js, tells screens what came, and has the words about it. App owns it and calls it after
// every message and frame.
//
// If no match is carried, it does nothing, and nothing of the post is fetched. If the site has no relays, a match that
// was carried travels by hand.
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
    void start();                             // after everything stored was read, if there are games
    void heard_stored(std::string_view key);  // another tab has stored this key
    void stored(std::string_view key) {       // this key has another text now, or none
        if (is_running_) touched(key);
    }
    bool is_running() const { return is_running_; }             // a match is carried, or was during this visit
    bool hears(std::string_view type, const Message& message);  // false: not a message of the carrier
    void tend() {                                               // tells the carrier the next thing that it must know
        if (is_running_) tell_next();
    }
    bool act(const std::string& number, const Command& command);  // false: not a command of the post

    // ---- For screens
    bool is_offered() const;  // the site has relays, or the page is in a chat
    bool carries(const std::string& number) const;
    void carry(const std::string& number, bool is_on);
    // Words that go with the turns of a match by link.
    std::vector<WordAlong> words(const std::string& number) const;  // the words to show; none if words are off
    bool takes_words(const std::string& number) const;
    std::string own_word(const Journal& journal, Seat seat) const;  // the one that goes with the newest move
    void say_along(const std::string& number, Seat seat, std::string_view text);
    bool is_cut_off() const { return is_cut_off_; }  // no relay can be reached
    // No relay has the newest move yet, and none can be reached.
    bool is_stuck(const std::string& number) const { return is_cut_off_ && !mail_.is_kept(number); }
    bool can_ask_to_notify() const { return is_running_ && has_carrier_ && !knows_may_notify_; }

    // ---- Words
    std::string hosts() const;    // "relay.example.org"
    std::string meaning() const;  // what turns that travel by themselves mean, in a sentence or two
    std::string help(const std::string& number) const;                // the text above what can be done about it
    std::string seat_words(const Journal& journal, Seat seat) const;  // the state of a seat elsewhere: "At the table"
    // The same as a sentence: "Ben has seen the last move."
    std::string waits_words(const Journal& journal, Seat seat, const std::string& name) const;

   private:
    std::uint64_t now() const;
    [[gnu::noinline]] void touched(std::string_view key);  // in the part that comes later, like everything below
    [[gnu::noinline]] void tell_next();
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
    std::set<std::string> warned_;        // warnings that were already given
    bool is_running_ = false;
    bool waits_ = false;       // for `mail-more`
    bool is_marking_ = false;  // the next store concerns nobody else
    bool is_cut_off_ = false, has_carrier_ = false;
    bool knows_may_notify_ = false;
    std::string here_;             // the match at whose table this device has said to be
    std::uint64_t here_told_ = 0;  // ms
    bool are_turns_stale_ = true;
    int turns_ = 0;          // as last told
    std::string turn_text_;  // what has just come
};

// The button that changes how a match travels: its label and command.
inline std::string_view travel_label(bool is_carried) {
    return is_carried ? "Carry turns by hand" : "Let turns travel by themselves";
}
inline Command travel_command(bool is_carried) { return with("travel", "by", is_carried ? "hand" : "post"); }
inline constexpr std::string_view kTellMe = "Tell me when it's my turn";

}  // namespace orrery::web
