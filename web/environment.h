// Facts about the device, sent by the page whenever they change (shell/environment.js).
#pragma once

#include <string>
#include <vector>

namespace orrery::web {

struct Environment {
    bool reduced_motion = false;  // the system's setting; Settings may override it
    bool touch = false;
    bool webgl = true;  // the canvas can draw and is visible
    bool online = true;
    bool text_table = false;
    bool hidden = false;                // nobody sees the page
    std::vector<std::string> relays{};  // hosts through which turns can travel by themselves
    bool in_chat = false;               // the page is an app of a messenger's chat, which carries turns
    std::string chat_name{};            // the person's name there
    std::string storage = "ok";
    int zone = 0;  // minutes by which the device's clock is ahead of UTC
    float safe_top = 0, safe_right = 0, safe_bottom = 0, safe_left = 0;  // CSS px
};

}  // namespace orrery::web
