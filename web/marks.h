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
