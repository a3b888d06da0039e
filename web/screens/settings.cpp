#include "web/screens/settings.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/app.h"
#include "web/boards/kit/sky.h"
#include "web/settings.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::string_view kTitle = "Settings", kKept = "They apply to this browser, and are kept in it.";
constexpr std::string_view kKeys = "List of keys", kDone = "Done";
constexpr std::uint64_t kSky = 0x5E77;
// CSS px
constexpr float kWidth = 680, kLabel = 190, kLow = 480, kInset = 6, kAround = 7;

class SettingsScreen : public Screen {
   public:
    std::string_view id() const override { return "settings"; }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App&, const Command&) override { return false; }

   private:
    void draw_setting(App& app, const SettingSpec& spec, bool beside);
    float height_ = 0;             // of what the panel holds, as drawn last; device pixels
    std::optional<Command> wish_;  // given by the drawing, carried out at its end
};

Command set(const SettingSpec& spec) { return {"set", {{"key", std::string(spec.key)}}}; }

// The choices in one row, as wide as there is room; in several rows where their words need more.
void SettingsScreen::draw_setting(App& app, const SettingSpec& spec, bool beside) {
    const Theme& theme = app.theme();
    const float whole = ImGui::GetContentRegionAvail().x, gap = theme.px(6);
    const float label = beside ? std::max(theme.px(kLabel), measure(theme.text, spec.title).x + theme.px(16)) : 0;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (beside) ImGui::SetCursorScreenPos({at.x, at.y + (theme.target() - theme.text->FontSize) / 2});
    paragraph(theme.text, spec.title);
    if (beside) ImGui::SetCursorScreenPos({at.x + label, at.y});
    ImGui::BeginGroup();
    float widest = 0;
    for (const SettingChoice& choice : spec.choices)
        widest = std::max(widest, measure(theme.text, choice.label).x + theme.px(2 * kAround));
    const auto count = static_cast<float>(spec.choices.size());
    const float room = whole - label, share = (room - (count - 1) * gap) / count;
    const bool is_row = share >= widest;
    const float width = is_row ? share : (room - gap) / 2;
    const SettingChoice& now = chosen(app.store(), spec);
    for (std::size_t i = 0; i < spec.choices.size(); ++i) {
        const SettingChoice& choice = spec.choices[i];
        const std::string name = "set:" + std::string(spec.key) + ":" + std::string(choice.value);
        if (button(theme, app.marks(), name, choice.label, {.selected = &choice == &now, .width = width})) {
            wish_ = set(spec);
            wish_->args.emplace_back("value", choice.value);
        }
        if (i + 1 < spec.choices.size() && (is_row || i % 2 == 0)) ImGui::SameLine(0, gap);
    }
    if (!spec.help.empty()) caption(theme, spec.help);
    ImGui::EndGroup();
    if (!beside) ImGui::Dummy({0, theme.px(2)});
}

bool SettingsScreen::draw(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    draw_sky(*ImGui::GetWindowDrawList(), {0, 0}, ImGui::GetWindowSize(), kSky, theme);
    Column page = column(theme, min, max, kWidth);
    const bool low = max.y - min.y < theme.px(kLow);
    if (low && !page.narrow) page.min.y = min.y + theme.px(kInset), page.max.y = max.y - theme.px(kInset);
    const float end = theme.target() + theme.px(24);  // of the panel below: the way back stays in sight
    if (height_ > 0) page.max.y = std::min(page.max.y, page.min.y + height_ + theme.px(2 * page.padding) + end);
    const float foot = page.max.y - end;
    {
        Panel panel(theme, "settings", page.min, {page.max.x, foot}, {.padding = page.padding});
        paragraph(low || page.narrow ? theme.title : theme.display, kTitle, ink::kBrass);
        const float room = ImGui::GetContentRegionAvail().x;
        const bool beside = room >= 3 * theme.px(kLabel);
        for (const SettingSpec& spec : setting_specs()) draw_setting(app, spec, beside);
        caption(theme, kKept);
        if (!app.environment().touch && button(theme, app.marks(), "keys", kKeys, {.kind = ButtonKind::kLink}))
            wish_ = Command{"keys", {}};
        height_ = ImGui::GetCursorPosY() - theme.px(page.padding);
    }
    Panel panel(theme, "settings-done", {page.min.x, foot + theme.px(4)}, page.max, {.scrolls = false, .padding = 10});
    const bool done = button(theme, app.marks(), "done", kDone, {.kind = ButtonKind::kPrimary, .width = -1});
    if (escaped() || done) wish_ = Command{"back-out", {}};
    if (wish_) {
        const Command wish = *std::exchange(wish_, std::nullopt);
        app.act(wish);
    }
    return false;
}

Outline SettingsScreen::outline(App& app) {
    Outline out("settings", kTitle);
    out.heading(1, kTitle);
    for (const SettingSpec& spec : setting_specs()) {
        std::vector<Choice> choices;
        for (const SettingChoice& choice : spec.choices)
            choices.push_back({std::string(choice.value), std::string(choice.label)});
        out.select("set:" + std::string(spec.key), spec.title, chosen(app.store(), spec).value, choices, set(spec),
                   "value");
        if (!spec.help.empty()) out.text("help:" + std::string(spec.key), spec.help);
    }
    out.text("kept", kKept);
    out.button("keys", kKeys, {"keys", {}});
    out.button("done", kDone, {"back-out", {}}, {.primary = true});
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_settings_screen() { return std::make_unique<SettingsScreen>(); }

}  // namespace orrery::web
