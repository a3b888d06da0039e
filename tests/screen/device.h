// A device without a screen. The whole front end runs on it, natively and as fast as possible, and a test acts as its
// user. It replaces the page (bridge.h) and the window (platform.h). Bots answer at once with any legal move.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "core/chance.h"
#include "record/data/record.h"
#include "web/marks.h"
#include "web/message.h"
#include "web/outline.h"

namespace orrery::screen {

struct Window {  // CSS px
    float width = 360, height = 640, ratio = 1;
    bool touch = true;
    bool moves = false;        // films run, 16 ms a frame
    std::string_view relay{};  // the host of the site's relay; empty: it has none
    bool is_slow = false;      // one piece of slow work a frame (platform_may_work), nothing else (platform_keeps_up)
    std::string_view language{};  // that its person reads; empty: English
    std::string name() const;
};

struct Letter {       // a letter that was drawn
    ImVec2 min, max;  // CSS px
    ImU32 colour = 0;
    bool is_cut = false;            // part of it is cut off by the edge of its panel
    std::string panel{};            // the panel that it is on
    char32_t code = 0;              // which letter
    ImVec2 seen_min{}, seen_max{};  // the part of the window that its panel lets be seen
    std::size_t order = 0;          // larger: drawn later
    const ImFont* font = nullptr;   // the one that it was drawn in; it may have letters of other files
};

struct Cover {  // an opaque triangle that was drawn; what was drawn before it is hidden there
    ImVec2 a, b, c, min, max;
    std::size_t order = 0;
};

class Device {
   public:
    explicit Device(const Window& window);  // only one may exist at a time
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    void set(std::string_view name, std::string_view value);          // a setting
    void serve(std::string_view file, std::string text);              // the page has this text for a file of assets
    void sit_down(const Record& record, SeatSet here);                // joins a new match and shows its table
    void sit_down_first(std::string_view game, int seats = 2);        // a person has the first seat, novices the others
    void look_at(const Record& line, SeatSet here, std::size_t ply);  // only looks at it, with the eyes of those here
    void answer(Chance& chance);  // one press of a turn: any choice, or the button that goes on; then settles
    void act(const web::Command& command);
    void type(std::string_view message, const std::map<std::string, std::string>& texts);  // a message of the page
    void act(std::string_view command, std::string_view key = {}, std::string_view value = {});
    void hear(std::string_view json);       // any message of the page
    void press(std::string_view id);        // a button of the outline
    void notices(float height);             // the page's notices cover this height of the window, CSS px; 0: none
    void frames(int count);                 // 16 ms each
    void settle();                          // runs until nothing moves and a person is asked, or the match is over
    void tap(ImVec2 css);                   // a press, a release, then no finger
    void drag(ImVec2 from, ImVec2 to);      // a finger, in CSS px
    void key(ImGuiKey key);                 // pressed and released
    void point(ImVec2 css);                 // the mouse is there in the next frame
    void wheel(ImVec2 css, float notches);  // up is positive
    void tab(bool backwards = false);

    int pictures() const;                            // that were painted and given to the graphics card so far
    bool moves() const;                              // the last frame asked for another one
    std::string focused() const;                     // the mark with the keyboard's focus; empty: none
    web::Message sent(std::string_view type) const;  // the last message of that type to the page
    int sent_count(std::string_view type) const;     // how many of that type the page got

    web::Message state() const;
    std::vector<web::Mark> marks() const;  // in CSS px
    bool draws(char32_t letter) const;     // in the last frame, in any font
    std::vector<Letter> letters() const;   // of the last frame
    std::vector<Cover> covers() const;     // the same
    // What can be chosen next, as the text table offers it: tokens and their explanations.
    std::map<std::string, std::string> offered() const;
    std::string told(
        std::string_view id) const;  // by a node of the outline: the value of a select, the words of a text or a button
    std::string words() const;       // all of the outline, as JSON
    std::string last_logged() const;                   // the newest line of the log
    std::vector<std::string> noticed() const;          // all notices of the page so far
    std::string setting(std::string_view name) const;  // as it is stored; empty: it is not stored
    Record first_record() const;                       // of the first stored game
    std::vector<std::string> here() const;             // the seats played on this device, in the first stored game
    std::vector<std::string> ids(std::string_view group) const;  // of the nodes within a group of the outline
    std::string move_at(std::size_t ply) const;                  // of the match, counted from 0; empty: not made yet
    std::string picture() const;                                 // the state as an image, for a test that fails

   private:
    void touch(ImVec2 css);  // a finger stays there
    void lift();
    Window window_;
};

}  // namespace orrery::screen
