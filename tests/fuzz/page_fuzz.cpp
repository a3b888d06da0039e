// libFuzzer: the whole front end opens files of games, with settings and secrets of seats as anybody may write them,
// and a person presses buttons. Nothing that acts for its owner comes in before a press, and then only what the page
// can name.
#include <imgui.h>

#include <algorithm>
#include <map>

#include "core/json.h"
#include "fuzz/support.h"
#include "record/data/names.h"
#include "record/device/store.h"
#include "web/app.h"
#include "web/bridge.h"
#include "web/platform.h"
#include "web/screens/automatic.h"
#include "web/settings.h"
#include "web/texture.h"

namespace orrery::web {

void send(const std::string&) {}
void platform_run(PlatformHooks) {}
void platform_wake() {}
void platform_restyle() {}
unsigned platform_context() { return 1; }
bool platform_may_work() { return true; }
bool platform_keeps_up() { return true; }
double platform_ms() { return 0; }
const Gesture& platform_gesture() {
    static const Gesture none;
    return none;
}
std::string_view platform_font(std::string_view) { return {}; }
Texture::~Texture() = default;
void Texture::upload(int, int, std::span<const std::uint8_t>) { name_ = context_ = 1; }
bool Texture::lost() const { return name_ == 0; }

}  // namespace orrery::web

namespace {

using namespace orrery;
using fuzz::require;

constexpr std::size_t kMaxInput = 80;

using Settings = std::map<std::string, std::string>;

std::string message(std::string_view type, const Settings& texts) {
    JsonOut json;
    json.object().field("type", type);
    for (const auto& [name, text] : texts) json.field(name, text);
    return json.end().text();
}

void boot(web::App& app) {
    JsonOut json;
    json.object().field("type", "boot").field("random", "0000000000000001").field("entropy", std::string(128, '1'));
    json.key("storage").object().end().key("env").object().field("storage", "ok").field("reduced_motion", true).end();
    app.receive(json.end().text());
}

bool offers(const std::vector<OptionValue>& menu, const std::string& value) {
    return std::any_of(menu.begin(), menu.end(), [&](const OptionValue& one) { return one.value == value; });
}

// Can the page put this setting into words?
bool is_named(const std::string& name, const std::string& value) {
    if (name == "name") return !value.empty() && clean_name(value) == value && !is_word(value);
    for (const web::SettingSpec& spec : web::setting_specs())
        if (spec.key == name)
            return std::any_of(spec.choices.begin(), spec.choices.end(),
                               [&](const web::SettingChoice& choice) { return choice.value == value; });
    for (const GameInfo& game : games()) {
        if (name == "level/" + std::string(game.id))
            return std::find(std::begin(kBotLevels), std::end(kBotLevels), value) != std::end(kBotLevels);
        for (const OptionSpec& spec : automatic_specs(game.id))
            if (name == web::automatic_setting(game.id, spec.key)) return offers(spec.menu, value);
    }
    return false;
}

std::string some_name(fuzz::Choices& choices) {
    const GameInfo& game = games()[choices.below(static_cast<std::uint32_t>(games().size()))];
    const auto specs = automatic_specs(game.id);
    switch (choices.below(6)) {
        case 0: return "name";
        case 1: return std::string(web::setting_specs()[choices.below(4)].key);
        case 2: return "level/" + std::string(game.id);
        case 3: return "lesson/" + std::string(game.id);
        case 4:
            if (!specs.empty())
                return web::automatic_setting(game.id,
                                              specs[choices.below(static_cast<std::uint32_t>(specs.size()))].key);
            return "standing/" + std::string(game.id) + "/x";
        default: return "standing/" + std::to_string(choices.below(9));
    }
}

std::string some_value(fuzz::Choices& choices) {
    const char* const values[] = {"3",      "answered", "ask", "huge", "off", "slow",
                                  "master", "You",      "Eve", "0",    "",    "always"};
    if (choices.below(4) == 0) return std::string(choices.rest().substr(0, choices.below(9)));
    return values[choices.below(std::size(values))];
}

std::string some_file(fuzz::Choices& choices, const fuzz::Match& match) {
    Journals games;
    for (std::uint32_t count = choices.below(3); count > 0; --count) {
        Journal game = post::came(match.sent[choices.below(static_cast<std::uint32_t>(match.sent.size()))]);
        const std::uint32_t secret = choices.below(kMaxSeats * 2);
        if (secret < kMaxSeats) game.keys[secret] = match.keys[secret];
        if (count == 2) game.record.number ^= 1;
        games[hex16(game.record.number)] = game;
    }
    Settings settings;
    for (std::uint32_t count = choices.below(5); count > 0; --count) settings[some_name(choices)] = some_value(choices);
    return bundle_json(games, {}, settings, choices.below(6) == 0 ? BundleFor::anybody : BundleFor::owner);
}

std::size_t secrets(const Store& store) {
    std::size_t count = 0;
    for (const auto& [number, game] : store.games())
        for (const auto& key : game.keys) count += key ? 1 : 0;
    return count;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static ImGuiContext* const context = ImGui::CreateContext();
    require(context != nullptr, "there is a place to draw");
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    const fuzz::Match& match = fuzz::some_match(choices);
    web::App app;
    boot(app);
    while (!choices.are_over()) {
        const Settings before = app.store().settings();
        const std::size_t seats = secrets(app.store());
        const char* const commands[] = {"leave-seats",   "leave-settings", "take-seats",
                                        "take-settings", "home",           "back-out"};
        const std::uint32_t step = choices.below(8);
        if (step < std::size(commands))
            app.receive(message("command", {{"name", commands[step]}}));
        else
            app.receive(message("games-file", {{"text", some_file(choices, match)}}));
        const bool takes_settings = step == 3, takes_seats = step == 2;
        require(takes_settings || app.store().settings() == before, "no setting comes in before the press");
        require(takes_seats || secrets(app.store()) == seats, "no secret comes in before the press");
        if (takes_settings)
            for (const auto& [name, value] : app.store().settings())
                require(is_named(name, value), "only what the page can name comes in");
    }
    return 0;
}
