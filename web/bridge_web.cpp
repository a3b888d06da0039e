// The C++ end of the bridge to the page: messages come in through orrery_message and go out through Module['receive'].
#include <emscripten.h>

#include "games.h"
#include "web/bridge.h"

// clang-format off
EM_JS(void, give_message, (const char* text), { Module['receive'](UTF8ToString(text)); });
EM_JS(bool, has_game, (const char* id), { return Module['has_game'](UTF8ToString(id)); });
// clang-format on

bool orrery::game_is_here(std::string_view game) { return has_game(std::string(game).c_str()); }

namespace orrery::web {
namespace {
BridgeHooks hooks;
}

void send(const std::string& json) { give_message(json.c_str()); }
void bridge_open(BridgeHooks with) { hooks = std::move(with); }
void bridge_poll() {}

}  // namespace orrery::web

extern "C" {

EMSCRIPTEN_KEEPALIVE void orrery_message(const char* text) { orrery::web::hooks.receive(text); }

EMSCRIPTEN_KEEPALIVE const char* orrery_marks() {
    static std::string text;
    text = orrery::web::hooks.marks();
    return text.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* orrery_state() {
    static std::string text;
    text = orrery::web::hooks.state();
    return text.c_str();
}

}  // extern "C"
