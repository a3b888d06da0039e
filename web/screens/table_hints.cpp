#include "web/screens/table_hints.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include <imgui.h>

#include "web/app.h"
#include "web/layout.h"

namespace orrery::web {
namespace {
constexpr std::string_view kKnownHints = "hints";  // the setting
constexpr float kBothFrom = 640;                   // CSS px: a lower window has no room for a hint below a notice
constexpr std::string_view kHints[] = {"Choose a move. You'll see its result here before you confirm.",
                                       "You can undo a move until somebody else has moved.",
                                       "See what others did in the log; tap Rules for help."};
}  // namespace

void TableHints::find(const App& app) {
    const auto known = static_cast<std::size_t>(std::atoi(app.store().setting(kKnownHints, "0").c_str()));
    words_ = known < std::size(kHints) ? kHints[known] : "";
}

void TableHints::forget(App& app) {
    if (words_.empty() || waits(app)) return;
    const auto now = std::find(std::begin(kHints), std::end(kHints), words_);
    app.store().set_setting(kKnownHints, std::to_string(now - std::begin(kHints) + 1));
    words_ = {};
}

bool TableHints::waits(App& app) {
    const float notices = app.environment().safe_top;
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    return notices > 0 && format_of(app.theme(), window) == Format::portrait &&
           window.y < app.theme().px(notices + kBothFrom);
}

}  // namespace orrery::web
