#include "web/screens/automatic.h"

#include <string>
#include <vector>

#include "games.h"
#include "web/app.h"
#include "web/widgets/select.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::string_view kAnswered = "answered", kAsked = "asked";

std::string key_of(std::string_view game, std::string_view kind) {
    return "standing/" + std::string(game) + "/" + std::string(kind);
}

Command to_set(std::string_view kind, std::string_view answer) {
    return {"automatic", {{"kind", std::string(kind)}, {"answer", std::string(answer)}}};
}

}  // namespace

AutomaticKinds automatic_of(const App& app, std::string_view game, bool by_link) {
    AutomaticKinds on = 0;
    const std::vector<AutomaticKind> kinds = automatic_kinds(game);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::string_view fallback = by_link && kinds[i].by_default ? kAnswered : kAsked;
        if (app.store().setting(key_of(game, kinds[i].id), fallback) == kAnswered) on |= AutomaticKinds{1} << i;
    }
    return on;
}

bool set_automatic(App& app, std::string_view game, const Command& command) {
    if (command.name != "automatic") return false;
    for (const AutomaticKind& kind : automatic_kinds(game)) {
        if (kind.id != command.arg("kind")) continue;
        const std::string answer = command.arg("answer");  // a check box says true or false
        app.store().set_setting(key_of(game, kind.id), answer == kAnswered || answer == "true" ? kAnswered : kAsked);
    }
    return true;
}

void draw_automatic(App& app, std::string_view game, bool by_link) {
    const Theme& theme = app.theme();
    const AutomaticKinds on = automatic_of(app, game, by_link);
    const std::vector<AutomaticKind> kinds = automatic_kinds(game);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const bool answered = ((on >> i) & 1) != 0;
        paragraph(theme.text, kinds[i].title);
        const std::vector<Choice> choices{{std::string(kAsked), "Always ask me"},
                                          {std::string(kAnswered), "Answer for me"}};
        if (const auto taken = select(theme, app.marks(), "automatic:" + std::string(kinds[i].id),
                                      answered ? kAnswered : kAsked, choices))
            app.act(to_set(kinds[i].id, *taken));
        caption(theme, kinds[i].how);
    }
}

void outline_automatic(const App& app, Outline& out, std::string_view game, bool by_link) {
    const std::vector<AutomaticKind> kinds = automatic_kinds(game);
    if (kinds.empty()) return;
    const AutomaticKinds on = automatic_of(app, game, by_link);
    out.open_group("automatic", "Answered for you");
    for (std::size_t i = 0; i < kinds.size(); ++i)
        out.check("automatic:" + std::string(kinds[i].id),
                  std::string(kinds[i].title) + ". " + std::string(kinds[i].how), ((on >> i) & 1) != 0,
                  {"automatic", {{"kind", std::string(kinds[i].id)}}}, "answer");
    out.close_group();
}

}  // namespace orrery::web
