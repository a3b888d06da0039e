// The front end's middle: what is open, what is stored, and which command does what. Screens draw and say. Every change
// goes through App::act, so the canvas, the text table, keys and the toolbar can do exactly the same.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/verdict.h"
#include "record/device/store.h"
#include "record/play/bot_check.h"
#include "record/play/journal.h"
#include "web/environment.h"
#include "web/marks.h"
#include "web/message.h"
#include "web/outline.h"
#include "web/platform.h"
#include "web/post.h"
#include "web/screens/screen.h"
#include "web/settings.h"
#include "web/theme.h"

namespace orrery::web {

// The page's part with what a first game does not need (engine/notes/0006), for game_is_here.
inline constexpr std::string_view kLaterPart = "later";

class App {
   public:
    App();
    ~App();

    // ---- For main.cpp
    void receive(std::string_view json);  // every bridge message
    bool draw(const Surface& surface);    // one frame; true: another one soon
    void surface_changed(const Surface& surface);
    std::string marks_json() const;
    std::string state_json();

    void act(const Command& command);  // the one way to do anything

    // ---- What screens read and use
    Theme& theme() { return theme_; }
    Marks& marks() { return marks_; }
    const Environment& environment() const { return environment_; }
    const Settings& settings() const { return settings_; }
    const std::map<std::string, std::string>& languages() const { return languages_; }  // id -> its own name for itself
    const std::string& language() const { return language_; }  // the id of the one that is spoken
    Store& store() { return store_; }  // the stored games and settings; a change is stored at once
    const Store& store() const { return store_; }
    Post& post() { return post_; }
    const Post& post() const { return post_; }
    BotCheck& bot_check(const std::string& number) { return bot_checks_[number]; }
    std::int64_t now() const;                               // ms since 1970, by the page's clock
    Chance& luck() { return luck_; }                        // for numbers and seeds of games
    bool has_secrets() const { return !entropy_.empty(); }  // false: this device gives no randomness for them
    ChainValue fresh_key();                                 // a new seat secret; only if has_secrets()

    // ---- The screen and its link
    void show(std::unique_ptr<Screen> screen);  // changes the screen and keeps nothing of the old one. Back leads home,
    void show_above(std::unique_ptr<Screen> screen, const Command& back);  // or to the screen that `back` opens
    // The link for Copy link and Share; empty: none. `to`: the name of the person who needs it next, if it is one
    // person.
    void offer_link(std::string_view fragment, std::string_view sentence, std::string_view to = {});
    void changed();  // the outline is sent again and a frame drawn
    // A match that was begun here is discarded when its table is left, unless a person here has moved, or its link was
    // copied or shared. A match that came by a link or in a file is never begun here, and after a reload nothing is.
    void note_unplayed(const std::string& number) { unplayed_ = number; }
    void note_played() { unplayed_.clear(); }
    std::string own_name() const;  // the name typed last on this device, else the chat's; may be empty
    void clear_address();          // what was opened must not stay visible in the address

    // ---- Changes of stored matches
    // Says what changed in a match beside its moves: seats lost, hands changed, work undone. True: a seat is lost.
    bool say_changes(const Journal& before, const Journal& now, const Arrival& arrival);
    // The number of the stored match on the screen, or below the settings; empty: none.
    std::string_view shown_match() const;
    // Tells the screen that shows this match that the match has changed (`type`: letter or kept). False: no screen
    // shows it.
    bool tell_match(const std::string& number, std::string_view type);
    bool lists(const std::string& number);  // the screen has the match in a list, with what came in it

    // The match whose beginning was stored before the later part was here (web/results.h); 0: none.
    std::uint64_t begun() const { return begun_; }
    void note_begun(std::uint64_t number) { begun_ = number; }

    // ---- What is asked once, or twice
    // If nothing is kept, the page asks about each seat once. Asked are seats whose secret was shown, or which somebody
    // uses without a copy.
    bool is_asked_about(const std::string& seat) const { return asked_about_.count(seat) > 0; }
    void ask_no_more_about(const std::string& seat) { asked_about_.insert(seat); }

    // For commands that are asked twice: true if the command comes again with nothing in between.
    bool is_sure(const Command& command);
    const std::optional<Command>& armed() const { return armed_; }
    void disarm() { armed_.reset(); }  // something else was done in between

   private:
    // ---- Messages
    void boot(const Message& message);
    void hear_environment(const Message& env);
    void stored(const Message& message);
    void heed_match(const std::string& key);  // a stored text has changed
    void file_arrived(const Message& message);
    // True: the screen has handled the message. For `sent`: it shows that.
    bool tell(std::string_view type, std::string_view json);
    void say_copied(bool in_sight);  // only by the voice if the screen says it too

    // ---- What comes in and goes out
    // Or the text of a file: reads it, stores it, shows it; a Fault becomes a notice. A game's name alone opens its
    // set-up.
    bool open_link(std::string_view text);
    void open_file(const std::string& text);
    bool open_arrival(const Journal& incoming);
    bool show_moment(const Journal& shared, std::string_view code, std::size_t ply);
    bool read_games(std::string_view text);
    bool tend_games(const Command& command);  // commands of arrivals.cpp
    void save_all(const Command& command);

    // ---- Screens and what is sent of them
    void settle_screen();
    void send_outline();
    void send_depth();
    void back_out();
    void show_branches(const std::string& number, std::size_t which);
    void cover(std::unique_ptr<Screen> screen);
    void heed_settings();
    void hear_words(std::string_view words);

    // ---- Commands
    bool carry_out(const Command& command);
    const GameInfo* game_for(const Command& command) const;
    void wait_for(const GameInfo& game, const Command& command);

    Theme theme_;
    Marks marks_;
    Environment environment_;
    Store store_;
    Post post_;
    Settings settings_;
    std::map<std::string, std::string> languages_;
    std::string language_;
    std::map<std::string, BotCheck> bot_checks_;
    std::set<std::string> asked_about_;  // "<number>-<seat>"
    std::optional<Command> armed_;       // waits to be pressed again
    std::uint64_t begun_ = 0;
    bool reloaded_ = false;           // the page's own link arrives again: no news
    std::optional<Command> waiting_;  // for a game whose part is still coming
    std::unique_ptr<Screen> screen_;
    std::unique_ptr<Screen> next_screen_;
    std::unique_ptr<Screen> covered_;          // stays below the settings
    bool covers_ = false;                      // the next screen lies over this one
    std::vector<Command> below_, next_below_;  // open the screens that Back leads to, home first
    std::size_t depth_ = 0;                    // as last sent
    Chance luck_{0};
    std::string entropy_;  // as it came; empty: none
    std::uint64_t keys_made_ = 0;
    std::int64_t page_now_ = 0;  // by the last message with a time; own_now_ is our own clock then
    double own_now_ = 0;
    std::optional<Command> for_file_;  // waits for the file of a lesson or of positions
    std::string unplayed_;             // the match that nobody here has moved in; empty: none
    std::string link_, link_to_;       // as last offered
    std::string outline_;              // as last sent
    bool outline_stale_ = true;
};

}  // namespace orrery::web
