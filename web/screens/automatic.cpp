#include "web/screens/automatic.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games.h"
#include "web/app.h"
#include "web/widgets/select.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

std::string key_of(std::string_view game, std::string_view key) {
    return "standing/" + std::string(game) + "/" + std::string(key);  // its name in what is stored
}

// One of the values of `spec`; what is stored may be of another time.
std::string value_of(const App& app, std::string_view game, const OptionSpec& spec, bool by_link) {
    const std::string stored = app.store().setting(key_of(game, spec.key), by_link ? spec.fallback : std::string(kAsk));
    const auto is_it = [&stored](const OptionValue& value) { return value.value == stored; };
    return std::any_of(spec.preset.begin(), spec.preset.end(), is_it) ? stored : std::string(kAsk);
}

std::vector<Choice> choices(const OptionSpec& spec) {
    std::vector<Choice> choices;
    for (const OptionValue& value : spec.preset) choices.push_back({value.value, value.label});
    return choices;
}

}  // namespace

AutomaticAnswers automatic_of(const App& app, std::string_view game, bool by_link) {
    AutomaticAnswers answers;
    for (const OptionSpec& spec : automatic_specs(game))
        if (std::string value = value_of(app, game, spec, by_link); value != kAsk)
            answers.values.push_back({spec.key, std::move(value)});
    return answers;
}

bool set_automatic(App& app, std::string_view game, const Command& command) {
    if (command.name != "automatic") return false;
    for (const OptionSpec& spec : automatic_specs(game))
        if (spec.key == command.arg("key")) app.store().set_setting(key_of(game, spec.key), command.arg("value"));
    return true;
}

void draw_automatic(App& app, std::string_view game, bool by_link) {
    const Theme& theme = app.theme();
    for (const OptionSpec& spec : automatic_specs(game)) {
        paragraph(theme.text, spec.title);
        if (const auto taken =
                select(theme, app.marks(), "automatic:" + spec.key, value_of(app, game, spec, by_link), choices(spec)))
            app.act({"automatic", {{"key", spec.key}, {"value", *taken}}});
        caption(theme, spec.hint);
    }
}

void outline_automatic(const App& app, Outline& out, std::string_view game, bool by_link) {
    const std::vector<OptionSpec> specs = automatic_specs(game);
    if (specs.empty()) return;
    out.open_group("automatic", "Automatic answers");
    for (const OptionSpec& spec : specs)
        out.select("automatic:" + spec.key, spec.title + ". " + spec.hint, value_of(app, game, spec, by_link),
                   choices(spec), {"automatic", {{"key", spec.key}}}, "value");
    out.close_group();
}

}  // namespace orrery::web
