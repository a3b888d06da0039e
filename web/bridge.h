// Messages to and from the page: the only place where C++ and JavaScript meet. bridge_web.cpp speaks to
// shell/bridge.js. bridge_native.cpp does the same for `scripts/dev window`, with a folder as storage and links
// printed. Messages: web/README.md.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace orrery::web {

// Sends one JSON message to the page. May be called at any time after bridge_open.
void send(const std::string& json);

struct BridgeHooks {
    std::function<void(std::string_view json)>
        receive;                         // every message of the page, on the main thread, never inside send()
    std::function<std::string()> marks;  // for tests: JSON
    std::function<std::string()> state;
};
void bridge_open(BridgeHooks hooks);

// Natively: takes in the messages that have come since. The page calls by itself.
void bridge_poll();

}  // namespace orrery::web
