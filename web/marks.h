// Names and rectangles of what was drawn in this frame, so that browser tests can aim at "planet a3" and keyboard focus
// can walk what is there. Rectangles are in device pixels of the canvas; the page reports them in CSS pixels.
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
    std::string chooses{};  // the tokens of a move that a press on it chooses; empty: none
    bool opens = false;     // a press shows several ways to choose it
    bool aside = false;     // or something that is no part of what is asked
    bool chosen = false;    // it is chosen, or its ways are open
};

class Marks {
   public:
    void clear() { marks_.clear(); }
    void add(std::string_view name, ImVec2 min, ImVec2 max) { marks_.push_back({std::string(name), min, max}); }
    void add(Mark mark) { marks_.push_back(std::move(mark)); }
    const std::vector<Mark>& all() const { return marks_; }

   private:
    std::vector<Mark> marks_;
};

}  // namespace orrery::web
