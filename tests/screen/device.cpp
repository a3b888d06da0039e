#include "screen/device.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <deque>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <imgui_internal.h>
#include <rapidjson/document.h>

#include "bots/players.h"
#include "core/json.h"
#include "core/language.h"
#include "files.h"
#include "record/link/link.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "web/app.h"
#include "web/bridge.h"
#include "web/letters.h"
#include "web/platform.h"
#include "web/screens/table.h"
#include "web/texture.h"

namespace orrery {
namespace {

// The parts of the only device that exists at the moment. The page's and the window's functions find it here.
struct Ground {
    std::unique_ptr<web::App> app;
    std::deque<std::string> arrived;  // messages for the app
    rapidjson::Document outline;      // the outline that was sent last
    std::string words;                // the same as text
    std::vector<std::string> notices;
    std::map<std::string, std::string> sent;    // the last message of each type to the page
    std::map<std::string, int> counts;          // how many of each type
    std::map<std::string, std::string> served;  // texts of files that differ from those in assets
    web::Surface surface;
    bool is_english = true;
    double clock = 0;  // ms
    bool restyle = true;
    bool moves = false;
    bool is_slow = false;     // each frame has time for one piece of slow work
    int pictures = 0;         // that went to the graphics card
    bool has_worked = false;  // in this frame
};
std::unique_ptr<Ground> ground;

constexpr double kFrame = 16;  // ms
constexpr int kMostFrames = 4000;

// A bot's answer: any legal move, always the same one at the same ply.
std::string any_move(const web::Message& question) {
    const auto opened = open_link(question.text("link"));
    if (!opened || !opened->match) throw std::runtime_error("a bot is asked about no match");
    const Path move = make_player("random", Budget{}, opened->record.moves.size() + 1)->choose(*opened->match);
    return opened->match->move_text(move);
}

}  // namespace

// ---- The page and the window

namespace web {

void send(const std::string& text) {
    const Message message(text);
    const std::string type = message.text("type");
    if (type != "outline") ground->sent[type] = text;
    ++ground->counts[type];
    if (type == "outline") {
        ground->outline.Parse(text.c_str(), text.size());
        ground->words = text;
    } else if (type == "notice") {
        ground->notices.push_back(message.text("text"));
    } else if (type == "think") {
        JsonOut answer;
        answer.object().field("type", "bot-answer").field("job", message.text("job"));
        ground->arrived.push_back(answer.field("move", any_move(message)).end().text());
    } else if (type == "mail-more") {
        ground->arrived.push_back(text);
    } else if (type == "want-file") {
        JsonOut answer;
        const std::string name(message.text("name"));
        const auto other = ground->served.find(name);
        answer.object().field("type", "file").field("name", name);
        answer.field("text", other == ground->served.end() ? source_text("assets/" + name) : other->second);
        ground->arrived.push_back(answer.end().text());
    }
}

void platform_run(PlatformHooks) {}
void platform_wake() {}
void platform_restyle() { ground->restyle = true; }
unsigned platform_context() { return 1; }
bool platform_may_work() { return !ground->is_slow || !std::exchange(ground->has_worked, true); }
bool platform_keeps_up() { return !ground->is_slow; }
double platform_ms() { return ground->clock; }

const Gesture& platform_gesture() {
    static const Gesture none;
    return none;
}

std::string_view platform_font(std::string_view file) {
    if (file == "title-more.otf" && ground->is_english) return {};
    static std::map<std::string, std::string, std::less<>> fonts;
    const auto found = fonts.find(file);
    if (found != fonts.end()) return found->second;
    return fonts.emplace(file, font_bytes(file)).first->second;
}

Texture::~Texture() = default;
void Texture::upload(int, int, std::span<const std::uint8_t>) {
    name_ = context_ = 1;
    ++ground->pictures;
}
bool Texture::lost() const { return name_ == 0; }

}  // namespace web

// ---- The device

namespace screen {
namespace {

void write_environment(JsonOut& env, const Window& window, float notices) {
    env.field("webgl", true).field("online", true).field("touch", window.touch);
    env.field("reduced_motion", !window.moves).field("storage", "ok");
    env.values("relays", window.relay.empty() ? std::vector<std::string>{} : std::vector{std::string(window.relay)});
    env.key("safe").object().field("top", static_cast<int>(notices)).end();
}

void draw_frame() {
    Ground& on = *ground;
    while (!on.arrived.empty()) {
        const std::string message = std::move(on.arrived.front());
        on.arrived.pop_front();
        on.app->receive(message);
    }
    ImGuiIO& io = ImGui::GetIO();
    if (std::exchange(on.restyle, false)) {
        on.app->surface_changed(on.surface);
        while (web::paint_letters()) continue;
        ImGuiStyle& style = ImGui::GetStyle();  // no smooth edges, which nobody sees
        style.AntiAliasedLines = style.AntiAliasedFill = false;
        style.CircleTessellationMaxError = 5;
        io.Fonts->SetTexID(reinterpret_cast<ImTextureID>(std::uintptr_t{1}));
    }
    io.DisplaySize = {static_cast<float>(on.surface.width), static_cast<float>(on.surface.height)};
    io.DeltaTime = static_cast<float>(kFrame / 1000);
    on.clock += kFrame;
    on.has_worked = false;
    ImGui::NewFrame();
    on.moves = on.app->draw(on.surface);
    ImGui::Render();
    if (!web::wants_letters(*ImGui::GetDrawData())) return;
    on.restyle = true;
    draw_frame();
}

void gather(const rapidjson::Value& nodes, std::map<std::string, std::string>& offered) {
    for (const rapidjson::Value& node : nodes.GetArray()) {
        if (node.HasMember("nodes")) gather(node["nodes"], offered);
        if (!node.HasMember("command") || std::string_view(node["command"].GetString()) != "choose") continue;
        if (std::string_view(node["kind"].GetString()) == "button")
            offered[node["args"]["tokens"].GetString()] = node["label"].GetString();
    }
}

// The node with that id, also inside groups.
const rapidjson::Value* node_of(const rapidjson::Value& nodes, std::string_view id) {
    for (const rapidjson::Value& node : nodes.GetArray()) {
        if (node.HasMember("id") && node["id"].GetString() == id) return &node;
        if (node.HasMember("nodes"))
            if (const rapidjson::Value* within = node_of(node["nodes"], id)) return within;
    }
    return nullptr;
}

}  // namespace

std::string Window::name() const {
    const auto whole = [](float number) { return std::to_string(std::lround(number)); };
    return whole(width) + " x " + whole(height) + (touch ? ", touch" : "");
}

Device::Device(const Window& window) : window_(window) {
    ground = std::make_unique<Ground>();
    ground->surface = {window.ratio, static_cast<int>(window.width * window.ratio),
                       static_cast<int>(window.height * window.ratio), true};
    ground->is_slow = window.is_slow;
    ground->is_english = window.language.empty();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    ground->app = std::make_unique<web::App>();
    JsonOut boot;
    boot.object().field("type", "boot").key("storage").object().end();
    boot.field("random", "0000000000000001").field("entropy", std::string(128, '1'));
    boot.key("env").object();
    write_environment(boot, window, 0);
    boot.end();
    if (!window.language.empty()) boot.values("words", words_in(window.language));
    ground->arrived.push_back(boot.end().text());
    frames(2);
    ground->app->act({"set", {{"key", "speed"}, {"value", window.moves ? "fast" : "off"}}});
}

Device::~Device() {
    ground->app.reset();
    ImGui::DestroyContext();
    ground.reset();
    speak_english();
}

void Device::sit_down(const Record& record, SeatSet here) {
    const auto table = Table::open(record, here);
    if (!table) throw std::runtime_error(table.fault().message);
    ground->app->store().save(table->journal(1));
    ground->app->act({"open", {{"number", hex16(record.number)}}});
    settle();
}

void Device::sit_down_first(std::string_view game, int seats) {
    Record record = *new_record(game, seats, {}, number_of_seed(1), 1);
    for (auto& seat : record.seats) seat = {SeatKind::bot, 0, {}};
    record.seats[0] = {SeatKind::person, 0, "Ada"};
    SeatSet here;
    here.add(seat_at(0));
    sit_down(record, here);
}

void Device::look_at(const Record& line, SeatSet here, std::size_t ply) {
    const Journal journal = Table::open(line, here)->journal(1);
    ground->app->show(web::make_look_screen(*ground->app, journal, ply, {"Another line", "Home", {"home", {}}}));
    frames(3);
}

void Device::answer(Chance& chance) {
    const auto offered = this->offered();
    if (state().text("mode") == "hand-over")
        act("pass-device");
    else if (!offered.empty())
        act("choose", "tokens",
            std::next(offered.begin(), chance.below(static_cast<std::uint32_t>(offered.size())))->first);
    else
        act(state().text("mode") == "turn-done" ? "end-turn" : "answer");
    settle();
}

void Device::notices(float height) {
    JsonOut told;
    told.object().field("type", "env");
    write_environment(told, window_, height);
    ground->arrived.push_back(told.end().text());
    frames(2);
}

void Device::act(const web::Command& command) {
    ground->app->act(command);
    frames(2);
}

void Device::act(std::string_view command, std::string_view key, std::string_view value) {
    web::Command told{std::string(command), {}};
    if (!key.empty()) told.args.emplace_back(key, value);
    act(told);
}

void Device::type(std::string_view message, const std::map<std::string, std::string>& texts) {
    JsonOut json;
    json.object().field("type", message);
    for (const auto& [name, text] : texts) json.field(name, text);
    ground->arrived.push_back(json.end().text());
    frames(3);
}

void Device::hear(std::string_view json) {
    ground->arrived.emplace_back(json);
    frames(3);
}

void Device::press(std::string_view id) {
    const rapidjson::Value* node = ground->outline.IsObject() ? node_of(ground->outline["nodes"], id) : nullptr;
    if (node == nullptr) throw std::runtime_error("nothing to press is called " + std::string(id));
    web::Command command{(*node)["command"].GetString(), {}};
    for (const auto& [name, value] : (*node)["args"].GetObject())
        command.args.emplace_back(name.GetString(), value.GetString());
    act(command);
}

void Device::frames(int count) {
    for (int i = 0; i < count; ++i) draw_frame();
}

int Device::pictures() const { return ground->pictures; }

void Device::settle() {
    for (int i = 0; i < kMostFrames; ++i) {
        frames(1);
        const web::Message now = state();
        const bool waits = now.flag("thinking") || now.flag("busy") || now.text("mode") == "bot";
        if (now.text("screen") == "table" && !waits) return frames(2);
    }
    throw std::runtime_error("it never settles: " + picture());
}

// Like the page's pointer: it is at the place before it presses.
void Device::touch(ImVec2 css) {
    ImGuiIO& io = ImGui::GetIO();
    const float ratio = ground->surface.ratio;
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(css.x * ratio, css.y * ratio);
    frames(2);
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frames(1);
}

// A finger is gone afterwards.
void Device::lift() {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    frames(2);
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    frames(1);
}

void Device::tap(ImVec2 css) {
    touch(css);
    lift();
}

void Device::drag(ImVec2 from, ImVec2 to) {
    touch(from);
    ImGuiIO& io = ImGui::GetIO();
    const float ratio = ground->surface.ratio;
    for (const float share : {0.3f, 0.7f, 1.0f}) {
        io.AddMousePosEvent((from.x + (to.x - from.x) * share) * ratio, (from.y + (to.y - from.y) * share) * ratio);
        frames(1);
    }
    lift();
}

void Device::key(ImGuiKey key) {
    for (const bool down : {true, false}) {
        ImGui::GetIO().AddKeyEvent(key, down);
        frames(2);
    }
}

void Device::point(ImVec2 css) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
    io.AddMousePosEvent(css.x * ground->surface.ratio, css.y * ground->surface.ratio);
    frames(1);
}

void Device::wheel(ImVec2 css, float notches) {
    point(css);
    ImGui::GetIO().AddMouseWheelEvent(0, notches);
    frames(2);
}

// Moves the focus as platform_web.cpp does: the first thing is found even if nothing is lit.
void Device::tab(bool backwards) {
    ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGuiIO& io = ImGui::GetIO();
    if (context.NavDisableHighlight || !context.NavIdIsAlive) {
        ImGui::FocusWindow(ImGui::FindWindowByName("canvas"));
        context.NavId = 0;
        context.NavDisableHighlight = true;
    }
    for (const bool down : {true, false}) {
        if (backwards) io.AddKeyEvent(ImGuiMod_Shift, down);
        io.AddKeyEvent(ImGuiKey_Tab, down);
        frames(2);
    }
    frames(1);
}

bool Device::moves() const { return ground->moves; }

std::string Device::focused() const {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    if (context.NavDisableHighlight || context.NavWindow == nullptr) return {};
    const ImRect lit = ImGui::WindowRectRelToAbs(context.NavWindow, context.NavWindow->NavRectRel[context.NavLayer]);
    for (const web::Mark& mark : ground->app->marks().all())
        if (std::hypot(mark.min.x - lit.Min.x, mark.min.y - lit.Min.y) < 1.5f &&
            std::hypot(mark.max.x - lit.Max.x, mark.max.y - lit.Max.y) < 1.5f)
            return mark.name;
    return {};
}

web::Message Device::sent(std::string_view type) const {
    const auto found = ground->sent.find(std::string(type));
    return web::Message(found == ground->sent.end() ? "{}" : found->second);
}

int Device::sent_count(std::string_view type) const {
    const auto found = ground->counts.find(std::string(type));
    return found == ground->counts.end() ? 0 : found->second;
}

web::Message Device::state() const { return web::Message(ground->app->state_json()); }

std::vector<web::Mark> Device::marks() const {
    std::vector<web::Mark> marks = ground->app->marks().all();
    for (web::Mark& mark : marks)
        for (ImVec2* corner : {&mark.min, &mark.max})
            corner->x /= ground->surface.ratio, corner->y /= ground->surface.ratio;
    return marks;
}

// A letter is a rectangle whose four corners have different places in the font's texture. All other shapes use one
// place for their colour.
bool Device::draws(char32_t letter) const {
    const auto is_drawn = [](const ImFontGlyph& glyph) {
        const ImDrawData& drawn = *ImGui::GetDrawData();
        return std::any_of(drawn.CmdLists.begin(), drawn.CmdLists.end(), [&](const ImDrawList* list) {
            return std::any_of(list->VtxBuffer.begin(), list->VtxBuffer.end(), [&](const ImDrawVert& corner) {
                return corner.uv.x == glyph.U0 && corner.uv.y == glyph.V0;
            });
        });
    };
    const ImVector<ImFont*>& fonts = ImGui::GetIO().Fonts->Fonts;
    return std::any_of(fonts.begin(), fonts.end(), [&](const ImFont* font) {
        const ImFontGlyph* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(letter));
        return glyph != nullptr && is_drawn(*glyph);
    });
}

std::vector<Letter> Device::letters() const {
    std::vector<Letter> letters;
    std::map<std::pair<float, float>, std::pair<char32_t, const ImFont*>> codes;  // by the corner of their picture
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
        for (const ImFontGlyph& glyph : font->Glyphs)
            codes.emplace(std::pair(glyph.U0, glyph.V0), std::pair(glyph.Codepoint, font));
    const float ratio = ground->surface.ratio;
    std::size_t before = 0;  // of the lists drawn so far
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawCmd& part : list->CmdBuffer) {
            if (part.GetTexID() != ImGui::GetIO().Fonts->TexID) continue;
            for (unsigned i = 0; i + 5 < part.ElemCount; ++i) {
                const ImDrawIdx* index = &list->IdxBuffer[static_cast<int>(part.IdxOffset + i)];
                const ImDrawVert& first = list->VtxBuffer[static_cast<int>(part.VtxOffset + index[0])];
                const ImDrawVert& last = list->VtxBuffer[static_cast<int>(part.VtxOffset + index[2])];
                const bool is_letter = index[1] == index[0] + 1 && index[2] == index[0] + 2 && index[3] == index[0] &&
                                       index[4] == index[2] && index[5] == index[0] + 3 && first.uv.x != last.uv.x &&
                                       first.uv.y != last.uv.y;
                const auto code = is_letter ? codes.find({first.uv.x, first.uv.y}) : codes.end();
                if (code == codes.end()) continue;  // another picture in the fonts' texture
                const ImVec4& edge = part.ClipRect;
                letters.push_back({{first.pos.x / ratio, first.pos.y / ratio},
                                   {last.pos.x / ratio, last.pos.y / ratio},
                                   first.col,
                                   first.pos.x < edge.x - 1 || first.pos.y < edge.y - 1 || last.pos.x > edge.z + 1 ||
                                       last.pos.y > edge.w + 1,
                                   list->_OwnerName,
                                   code->second.first,
                                   {edge.x / ratio, edge.y / ratio},
                                   {edge.z / ratio, edge.w / ratio},
                                   before + part.IdxOffset + i,
                                   code->second.second});
                i += 5;
            }
        }
        before += static_cast<std::size_t>(list->IdxBuffer.Size);
    }
    return letters;
}

std::vector<Cover> Device::covers() const {
    constexpr int kOpaque = 215;  // of 255
    std::vector<Cover> covers;
    const float ratio = ground->surface.ratio;
    std::size_t before = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawCmd& part : list->CmdBuffer)
            for (unsigned i = 0; i + 2 < part.ElemCount; i += 3) {
                std::array<const ImDrawVert*, 3> corners{};
                for (unsigned k = 0; k < 3; ++k)
                    corners[k] = &list->VtxBuffer[static_cast<int>(
                        part.VtxOffset + list->IdxBuffer[static_cast<int>(part.IdxOffset + i + k)])];
                const auto [a, b, c] = corners;
                const bool is_plain = part.GetTexID() != ImGui::GetIO().Fonts->TexID ||
                                      (a->uv.x == b->uv.x && a->uv.y == b->uv.y && a->uv.x == c->uv.x);
                if (!is_plain || static_cast<int>(a->col >> IM_COL32_A_SHIFT) < kOpaque) continue;
                const auto css = [ratio](ImVec2 at) { return ImVec2{at.x / ratio, at.y / ratio}; };
                const ImVec2 at[3]{css(a->pos), css(b->pos), css(c->pos)};
                covers.push_back({at[0],
                                  at[1],
                                  at[2],
                                  {std::min({at[0].x, at[1].x, at[2].x}), std::min({at[0].y, at[1].y, at[2].y})},
                                  {std::max({at[0].x, at[1].x, at[2].x}), std::max({at[0].y, at[1].y, at[2].y})},
                                  before + part.IdxOffset + i});
            }
        before += static_cast<std::size_t>(list->IdxBuffer.Size);
    }
    return covers;
}

std::map<std::string, std::string> Device::offered() const {
    std::map<std::string, std::string> offered;
    if (ground->outline.IsObject()) gather(ground->outline["nodes"], offered);
    return offered;
}

std::string Device::told(std::string_view id) const {
    const rapidjson::Value* node = ground->outline.IsObject() ? node_of(ground->outline["nodes"], id) : nullptr;
    if (node == nullptr) return {};
    return (*node)[node->HasMember("value") ? "value" : node->HasMember("text") ? "text" : "label"].GetString();
}

std::string Device::setting(std::string_view name) const { return ground->app->store().setting(name, ""); }
void Device::serve(std::string_view file, std::string text) { ground->served[std::string(file)] = std::move(text); }

void Device::set(std::string_view name, std::string_view value) { ground->app->store().set_setting(name, value); }

Record Device::first_record() const { return ground->app->store().games().begin()->second.record; }

std::vector<std::string> Device::here() const {
    std::vector<std::string> seats;
    const Journals& games = ground->app->store().games();
    for (int k = 0; !games.empty() && k < kMaxSeats; ++k)
        if (SeatSet{games.begin()->second.here}.has(seat_at(k))) seats.push_back(seat_token(seat_at(k)));
    return seats;
}

std::string Device::words() const { return ground->words; }
std::string Device::last_logged() const {
    const rapidjson::Value* log = ground->outline.IsObject() ? node_of(ground->outline["nodes"], "log") : nullptr;
    if (log == nullptr) return {};
    for (const rapidjson::Value& item : (*log)["items"].GetArray())
        if (item.HasMember("command")) return item["text"].GetString();  // others are headings
    return {};
}
std::vector<std::string> Device::noticed() const { return ground->notices; }

std::vector<std::string> Device::ids(std::string_view group) const {
    std::vector<std::string> ids;
    const rapidjson::Value* node = ground->outline.IsObject() ? node_of(ground->outline["nodes"], group) : nullptr;
    if (node == nullptr || !node->HasMember("nodes")) return ids;
    for (const rapidjson::Value& one : (*node)["nodes"].GetArray()) ids.emplace_back(one["id"].GetString());
    return ids;
}

std::string Device::move_at(std::size_t ply) const {
    const Journals& games = ground->app->store().games();
    if (games.empty() || ply >= games.begin()->second.record.moves.size()) return {};
    return games.begin()->second.record.moves[ply];
}

std::string Device::picture() const {
    std::string told = ground->app->state_json();
    for (const web::Mark& mark : marks()) {
        const auto whole = [](float number) { return std::to_string(std::lround(number)); };
        told += "\n  " + mark.name + " " + whole(mark.min.x) + "," + whole(mark.min.y) + " to " + whole(mark.max.x) +
                "," + whole(mark.max.y) + (mark.chooses.empty() ? "" : " chooses " + mark.chooses) +
                (mark.opens ? " opens" : "");
    }
    for (const auto& [tokens, label] : offered()) told += "\n  offered: " + tokens + " (" + label + ")";
    return told;
}

}  // namespace screen
}  // namespace orrery
