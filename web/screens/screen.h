// A screen draws itself on the canvas, says the same in words, and carries out its own commands.
#pragma once

#include <cstddef>
#include <string_view>

#include <imgui.h>

#include "web/outline.h"

namespace orrery::web {

class App;

class Screen {
   public:
    virtual ~Screen() = default;
    virtual std::string_view id() const = 0;  // "home", "table": never changes, because tests wait for it
    virtual bool draw(App& app, ImVec2 min, ImVec2 max) = 0;  // device pixels; true: wants another frame soon
    virtual Outline outline(App& app) = 0;
    virtual bool act(App& app, const Command& command) = 0;                       // false: not a command of this screen
    virtual bool hears(App& app, std::string_view type, std::string_view json) {  // a bridge message for it
        return (void)app, (void)type, (void)json, false;
    }
    virtual std::string_view match() const { return {}; }  // the number of the stored match that it shows
    // Layers on top of the screen: Back closes them one by one before it leaves the screen.
    virtual std::size_t layers(App& app) { return (void)app, 0; }
    virtual bool close_top(App& app) { return (void)app, false; }         // true: something was closed
    virtual std::string state_json(App& app) { return (void)app, "{}"; }  // for tests: window.orrery.state()
};

}  // namespace orrery::web
