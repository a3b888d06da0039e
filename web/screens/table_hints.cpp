#include "web/screens/table_hints.h"

#include <cstdlib>
#include <iterator>
#include <string>

#include <imgui.h>

#include "generated/web/say.h"
#include "web/app.h"
#include "web/layout.h"

namespace orrery::web {
namespace {
constexpr std::string_view kKnownHints = "hints";  // the setting
constexpr float kBothFrom = 640;                   // CSS px: a lower window has no room for a hint below a notice
constexpr Wording kHints[] = {say::hint_result, say::hint_undo, say::hint_log};
}  // namespace

void TableHints::find(const App& app) {
    known_ = static_cast<std::size_t>(std::atoi(app.store().setting(kKnownHints, "0").c_str()));
    words_ = known_ < std::size(kHints) ? kHints[known_]() : std::string();
}

void TableHints::forget(App& app) {
    if (words_.empty() || waits(app)) return;
    app.store().set_setting(kKnownHints, std::to_string(known_ + 1));
    words_.clear();
}

bool TableHints::waits(App& app) {
    const float notices = app.environment().safe_top;
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    return notices > 0 && format_of(app.theme(), window) == Format::portrait &&
           window.y < app.theme().px(notices + kBothFrom);
}

}  // namespace orrery::web
