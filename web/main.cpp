// Boot and frames of the front end, in the page and in a native window.
#include "web/app.h"
#include "web/bridge.h"
#include "web/platform.h"

int main() {
    using namespace orrery::web;
    static App app;  // outlives main: in the page everything happens after main has returned
    bridge_open({
        .receive = [](std::string_view json) { app.receive(json); },
        .marks = [] { return app.marks_json(); },
        .state = [] { return app.state_json(); },
    });
    platform_run({
        .draw = [](const Surface& surface) { return app.draw(surface); },
        .surface_changed = [](const Surface& surface) { app.surface_changed(surface); },
    });
    return 0;
}
