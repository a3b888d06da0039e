#include "web/screens/automatic.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games.h"
#include "generated/web/say.h"
#include "web/app.h"
#include "web/widgets/leaf.h"

namespace orrery::web {
namespace {

// One of the values of `spec`; a stored value may come from another version.
std::string value_of(const App& app, std::string_view game, const OptionSpec& spec, bool by_link) {
    const std::string stored =
        app.store().setting(automatic_setting(game, spec.key), by_link ? spec.fallback : std::string(kAsk));
    const auto is_it = [&stored](const OptionValue& value) { return value.value == stored; };
    return std::any_of(spec.menu.begin(), spec.menu.end(), is_it) ? stored : std::string(kAsk);
}

}  // namespace

std::string automatic_setting(std::string_view game, std::string_view key) {
    return "standing/" + std::string(game) + "/" + std::string(key);
}

std::vector<Choice> choices_of(const OptionSpec& spec) {
    std::vector<Choice> choices;
    for (const OptionValue& value : spec.menu) choices.push_back({value.value, value.label});
    return choices;
}

AutomaticAnswers automatic_of(const App& app, std::string_view game, bool by_link) {
    AutomaticAnswers answers;
    for (const OptionSpec& spec : automatic_specs(game))
        if (std::string value = value_of(app, game, spec, by_link); value != kAsk)
            answers.values.push_back({spec.key, std::move(value)});
    return answers;
}

void keep_automatic(App& app, std::string_view game, const Command& command) {
    for (const OptionSpec& spec : automatic_specs(game))
        if (spec.key == command.arg("key"))
            app.store().set_setting(automatic_setting(game, spec.key), command.arg("value"));
}

void tell_automatic(const App& app, Outline& out, std::string_view game, bool by_link, Only only) {
    for (const OptionSpec& spec : automatic_specs(game)) {
        const std::string id = "automatic:" + spec.key;
        out.select(id, say::title_and_hint(spec.title, spec.hint), value_of(app, game, spec, by_link), choices_of(spec),
                   with("automatic", "key", spec.key), "value", {.only = only, .shown = spec.title});
        if (only == Only::both) out.text({}, spec.hint, {.tone = Tone::quiet, .only = Only::canvas});
    }
}

void draw_automatic(App& app, std::string_view game, bool by_link) {
    Outline out({}, {});
    tell_automatic(app, out, game, by_link);
    if (const auto command = draw_nodes(app.theme(), app.marks(), out)) app.act(*command);
}

void outline_automatic(const App& app, Outline& out, std::string_view game, bool by_link) {
    if (automatic_specs(game).empty()) return;
    out.open_group("automatic", say::automatic_answers());
    tell_automatic(app, out, game, by_link);
    out.close_group();
}

}  // namespace orrery::web
