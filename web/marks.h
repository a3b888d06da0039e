// Names and rectangles of the things drawn in this frame. Browser tests aim at "planet a3" with them, and keyboard
// focus moves along them. Rectangles are in device pixels of the canvas; the page reports them in CSS pixels.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <imgui.h>

namespace orrery::web {

struct Mark {
    std::string name;
    ImVec2 min;
    ImVec2 max;
    std::string chooses{};  // the tokens that a press on it chooses; empty: none
    bool opens = false;     // a press shows several ways to choose
    bool aside = false;     // or something that does not belong to the question
    bool chosen = false;    // it is chosen, or its ways are shown
};

// A button as it stands or stood a moment ago. widgets/button.cpp asks for these, so that nobody presses a button that has
// just come where another one was.
struct Stand {
    ImGuiID id;
    ImVec2 min, max;
    int frame;     // the last frame in which it was drawn,
    double seen;   // and the time of that frame in seconds
    double ready;  // from this time on it can be pressed
};
struct Stands {
    std::vector<Stand> all;
    double released = -1;  // time of the last press, anywhere
};

class Marks {
   public:
    void clear() { marks_.clear(); }  // for the next frame
    Stands& stands() { return stands_; }
    void add(std::string_view name, ImVec2 min, ImVec2 max) { marks_.push_back({std::string(name), min, max}); }
    void add(Mark mark) { marks_.push_back(std::move(mark)); }
    const std::vector<Mark>& all() const { return marks_; }

   private:
    std::vector<Mark> marks_;
    Stands stands_;  // of this frame and those before
};

}  // namespace orrery::web
