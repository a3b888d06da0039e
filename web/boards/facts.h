// What a thing on a board tells when somebody points at it: its name, and its numbers and where they come from.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <imgui.h>

#include "web/theme.h"

namespace orrery::web {

struct Facts {
    struct Line {
        std::string text;
        ImU32 ink = ink::kIvory;
        bool is_list = false;  // of names: where it has no room, the number of the others stands for the last of them
    };
    std::string title;
    std::vector<Line> lines;
    // A card as it looks when it is large enough to read, drawn above the words; `size` in device pixels. Empty: none.
    std::function<void(ImDrawList& list, ImVec2 min, ImVec2 max)> card{};
    ImVec2 size{0, 0};
};

}  // namespace orrery::web
