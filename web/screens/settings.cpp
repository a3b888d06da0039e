#include "web/screens/settings.h"

#include <string>
#include <vector>

#include "web/app.h"
#include "web/screens/leaf_screen.h"
#include "web/settings.h"

namespace orrery::web {
namespace {

constexpr std::string_view kSettingsTitle = "Settings";
constexpr std::uint64_t kSettingsSky = 0x5E77;

class SettingsScreen : public LeafScreen {
   public:
    std::string_view id() const override { return "settings"; }
    Outline outline(App& app) override;
    bool act(App&, const Command&) override { return false; }
};

Outline SettingsScreen::outline(App& app) {
    const Command done{"back-out", {}};
    Outline out("settings", kSettingsTitle, {.width = 680, .sky = kSettingsSky, .close = done});
    out.heading(1, kSettingsTitle);
    for (const SettingSpec& spec : setting_specs()) {
        std::vector<Choice> choices;
        for (const SettingChoice& choice : spec.choices) choices.push_back({std::string(choice.value), choice.label()});
        out.select("set:" + std::string(spec.key), spec.title(), chosen(app.store(), spec).value, choices,
                   with("set", "key", std::string(spec.key)), "value", {.toggles = true});
        if (!spec.help.empty()) out.text("help:" + std::string(spec.key), spec.help(), {.tone = Tone::quiet});
    }
    out.text("kept", "Saved in this browser.", {.tone = Tone::quiet});
    const Only keys = app.environment().touch ? Only::words : Only::both;
    out.button("keys", "List of keys", {"keys", {}}, {.look = {.tone = Tone::quiet, .only = keys}});
    out.button("about", "About Orrery", {"rules", {{"game", "about"}}}, {.look = {.tone = Tone::quiet}});
    out.part(Part::foot);
    out.button("done", "Done", done, {.primary = true});
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_settings_screen() { return std::make_unique<SettingsScreen>(); }

}  // namespace orrery::web
