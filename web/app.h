// The front end's middle: what is open, what is stored, which command does what. Screens draw and say; whatever changes
// something goes through App::act, so the canvas, the text table, keys and the toolbar can do exactly the same.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "record/journal.h"
#include "record/table.h"
#include "web/marks.h"
#include "web/outline.h"
#include "web/platform.h"
#include "web/screens/screen.h"
#include "web/theme.h"

namespace orrery::web {

struct Environment {  // what the page tells about the device
    bool reduced_motion = false;
    bool touch = false;
    bool webgl = true;
    bool online = true;
    bool text_table = false;
    std::string storage = "ok";
    float safe_top = 0, safe_right = 0, safe_bottom = 0, safe_left = 0;  // CSS px
};

class App {
   public:
    App();
    ~App();

    void receive(std::string_view json);          // every bridge message
    bool draw(const Surface& surface);            // one frame; true: another one soon
    void surface_changed(const Surface& surface);
    void act(const Command& command);             // the one way to do anything

    // For screens.
    Theme& theme() { return theme_; }
    Marks& marks() { return marks_; }
    const Environment& environment() const { return environment_; }
    const std::map<std::string, Journal>& journals() const { return journals_; }  // by game number, 16 hex digits
    std::int64_t now() const { return now_; }                                     // ms, as of the last message
    Chance& luck() { return luck_; }                                              // for game numbers and seeds

    void show(std::unique_ptr<Screen> screen);    // changes the screen; keeps nothing of the old one
    void save(const Journal& journal);            // to memory and the page's storage, at once
    void forget(const std::string& number);
    void say(std::string_view text);              // the polite live region
    void notice(std::string_view text, std::string_view kind = "info");
    void offer_link(std::string_view fragment, std::string_view sentence);  // for Copy link and Share; empty: none
    void changed();                               // the outline must be sent again, a frame drawn
    std::string setting(std::string_view key, std::string_view fallback) const;
    void set_setting(std::string_view key, std::string_view value);

   private:
    void boot(std::string_view json);
    bool open_link(std::string_view text);        // decode, store, then show; a Fault becomes a notice
    void send_outline();

    Theme theme_;
    Marks marks_;
    Environment environment_;
    std::map<std::string, Journal> journals_;
    std::map<std::string, std::string> settings_;
    std::unique_ptr<Screen> screen_;
    std::unique_ptr<Screen> next_screen_;
    Chance luck_{0};
    std::int64_t now_ = 0;
    bool outline_stale_ = true;
};

}  // namespace orrery::web
