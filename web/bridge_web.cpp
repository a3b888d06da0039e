// The C++ end of the bridge to the page: messages come in through orrery_message and go out through Module['receive'].
#include <emscripten.h>

#include <string>
#include <utility>

#include "games.h"
#include "web/bridge.h"

// clang-format off
EM_JS(void, give_message, (const char* text), { Module['receive'](UTF8ToString(text)); });
EM_JS(bool, has_game, (const char* id), { return Module['has_game'](UTF8ToString(id)); });
// clang-format on

bool orrery::game_is_here(std::string_view game) { return has_game(std::string(game).c_str()); }

namespace orrery::web {
namespace {
// The one bridge: the page calls functions of C, which have no other way to it.
struct Bridge {
    BridgeHooks hooks;
    std::string answer;  // what the page was handed last

    const char* hand_over(std::string text) { return (answer = std::move(text)).c_str(); }
} bridge;
}  // namespace

void send(const std::string& json) { give_message(json.c_str()); }
void bridge_open(BridgeHooks with) { bridge.hooks = std::move(with); }
void bridge_poll() {}

}  // namespace orrery::web

extern "C" {

EMSCRIPTEN_KEEPALIVE void orrery_message(const char* text) { orrery::web::bridge.hooks.receive(text); }

EMSCRIPTEN_KEEPALIVE const char* orrery_marks() {
    return orrery::web::bridge.hand_over(orrery::web::bridge.hooks.marks());
}

EMSCRIPTEN_KEEPALIVE const char* orrery_state() {
    return orrery::web::bridge.hand_over(orrery::web::bridge.hooks.state());
}

}  // extern "C"
