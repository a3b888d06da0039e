// What the page tells about the device, sent whenever it changes (shell/environment.js).
#pragma once

#include <string>
#include <vector>

namespace orrery::web {

struct Environment {
    bool reduced_motion = false;  // as the system has it; Settings say what is heeded
    bool touch = false;
    bool webgl = true;  // the canvas draws and is seen
    bool online = true;
    bool text_table = false;
    bool hidden = false;                // nobody sees the page
    std::vector<std::string> relays{};  // hosts through which turns may travel by themselves; none: links alone
    bool in_chat = false;               // the page is an app of a messenger's chat, which carries turns
    std::string chat_name{};            // the person's name there
    std::string storage = "ok";
    int zone = 0;    // minutes that the device's clock is ahead of UTC
    float over = 0;  // CSS px at the top that notices lie over, where they push nothing down
    float safe_top = 0, safe_right = 0, safe_bottom = 0, safe_left = 0;  // CSS px
};

}  // namespace orrery::web
