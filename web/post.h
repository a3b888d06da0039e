// The page's side of turns that travel by themselves (protocols/post.md). It connects the engine's Mail
// (record/device/mail.h) with the messages of shell/mail.js, tells screens what came, and has the words about it. App
// owns it and calls it after every message and frame.
//
// Where no match is carried it does nothing, and nothing of the post is fetched: what it needs is made when the first match is
// carried, and its code comes with the later part of the module. Where the site has no relays, a match that was carried goes
// by hand.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "record/device/mail.h"
#include "web/message.h"
#include "web/outline.h"

namespace orrery::web {

class App;

class Post {
   public:
    explicit Post(App& app);
    ~Post();

    // ---- For App
    void start();                                               // when all that is stored was read, and there are games
    void heard_stored(std::string_view key);                    // another tab has stored something
    [[gnu::always_inline]] void stored(std::string_view key) {  // its text has changed, or is gone
        if (is_running()) touched(key);
    }
    bool is_running() const { return run_ != nullptr; }  // some match is carried, or was in this visit
    [[gnu::always_inline]] bool hears(std::string_view type, const Message& message) {
        return is_running() && hear(type, message);  // false: not a message of the carrier
    }
    [[gnu::always_inline]] void tend() {  // tells the carrier what is to be told, one thing at a time
        if (is_running()) tell_next();
    }
    bool act(const std::string& number, const Command& command);  // false: not a command of the post

    // ---- For screens
    bool is_offered() const;  // the site has relays
    [[gnu::always_inline]] bool carries(const std::string& number) const { return is_running() && is_carried(number); }
    void carry(const std::string& number, bool is_on);
    // Words that go with the turns of a match by link.
    std::vector<WordAlong> words(const std::string& number) const;  // the words to show; none if words are off
    bool takes_words(const std::string& number) const;
    std::string own_word(const Journal& journal, Seat seat) const;  // the one that goes with the newest move
    void say_along(const std::string& number, Seat seat, std::string_view text);
    bool is_cut_off() const;                            // no relay answers
    bool is_too_long(const std::string& number) const;  // no relay takes so much: the match goes by hand now
    // The newest move is with no relay yet: none answers, or none can take it.
    bool is_stuck(const std::string& number) const;
    [[gnu::always_inline]] bool can_ask_to_notify() const { return is_running() && may_ask(); }

    // ---- Words
    std::string hosts() const;    // "relay.example.org"
    std::string meaning() const;  // what turns that travel by themselves mean, in a sentence or two
    std::string help(const std::string& number) const;                // the text above what can be done about it
    std::string seat_words(const Journal& journal, Seat seat) const;  // the state of a seat elsewhere: "At the table"
    std::string too_long_words(const std::string& names) const;
    // The same as a sentence: "Ben has seen the last move."
    std::string waits_words(const Journal& journal, Seat seat, const std::string& name) const;

   private:
    struct Run;  // what the post has while it runs
    Run& run();  // made when it is wanted first

    // All in the part of the module that comes later.
    std::uint64_t now() const;
    bool is_carried(const std::string& number) const;
    bool may_ask() const;
    void touched(std::string_view key);
    bool hear(std::string_view type, const Message& message);
    void tell_next();
    void tell_mail(const Mail::Errand& errand);
    void hear_letter(const Message& message);
    void hear_presence(const Message& message);
    void hear_kept(const Message& message);
    void tell_standing(const std::string& number, const Journal& before, const Arrival& arrival);
    void tell_turn(const Journal& before, const Journal& now);
    void tell_turns();
    bool warns_first(const std::string& what);
    void tend_presence();
    void say_here(const std::string& number, bool is_here, bool is_asking);

    App& app_;
    std::unique_ptr<Run> run_;
};

// The button that changes how a match travels: its label and command.
std::string travel_label(bool is_carried);
inline Command travel_command(bool is_carried) { return with("travel", "by", is_carried ? "hand" : "post"); }
std::string tell_me_label();

}  // namespace orrery::web
