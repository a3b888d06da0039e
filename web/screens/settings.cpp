#include "web/screens/settings.h"

#include <string>
#include <vector>

#include "generated/web/say.h"
#include "web/app.h"
#include "web/screens/leaf_screen.h"
#include "web/settings.h"

namespace orrery::web {
namespace {

constexpr std::uint64_t kSettingsSky = 0x5E77;

class SettingsScreen : public LeafScreen {
   public:
    std::string_view id() const override { return "settings"; }
    Outline outline(App& app) override;
    bool act(App&, const Command&) override { return false; }
};

Outline SettingsScreen::outline(App& app) {
    const Command done{"back-out", {}};
    Outline out("settings", say::settings(), {.width = 680, .sky = kSettingsSky, .close = done});
    out.heading(1, say::settings());
    if (app.languages().size() > 1) {
        std::vector<Choice> choices;
        for (const auto& [id, name] : app.languages()) choices.push_back({id, name});
        out.select("language", say::language(), app.language(), choices, {"speak", {}}, "language", {.toggles = true});
        out.text("help:language", say::language_help(), {.tone = Tone::quiet});
    }
    for (const SettingSpec& spec : setting_specs()) {
        std::vector<Choice> choices;
        for (const SettingChoice& choice : spec.choices) choices.push_back({std::string(choice.value), choice.label()});
        out.select("set:" + std::string(spec.key), spec.title(), chosen(app.store(), spec).value, choices,
                   with("set", "key", std::string(spec.key)), "value", {.toggles = true});
        if (!spec.help.empty()) out.text("help:" + std::string(spec.key), spec.help(), {.tone = Tone::quiet});
    }
    out.text("kept", say::saved_in_browser(), {.tone = Tone::quiet});
    const Only keys = app.environment().touch ? Only::words : Only::both;
    out.button("keys", say::list_of_keys(), {"keys", {}}, {.look = {.tone = Tone::quiet, .only = keys}});
    out.button("about", say::about_orrery(), {"rules", {{"game", "about"}}}, {.look = {.tone = Tone::quiet}});
    out.part(Part::foot);
    out.button("done", say::done(), done, {.primary = true});
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_settings_screen() { return std::make_unique<SettingsScreen>(); }

}  // namespace orrery::web
