// The page's part for a native window: storage is a folder (ORRERY_HOME, else ~/.orrery), links and notices are
// printed, questions for text are answered in the terminal, and bots think between frames.
#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>

#include "bots/by_record.h"
#include "bots/players.h"
#include "core/json.h"
#include "record/link/link.h"
#include "web/bridge.h"
#include "web/message.h"

namespace orrery::web {
namespace {

namespace files = std::filesystem;

BridgeHooks hooks;
std::deque<std::string> arrived;

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

double clock_ms() {
    using namespace std::chrono;
    return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

files::path home() {
    if (const char* told = std::getenv("ORRERY_HOME")) return told;
    const char* user = std::getenv("HOME");
    return files::path(user ? user : ".") / ".orrery";
}

std::string escaped(std::string key) {  // a key as a file name
    for (char& c : key)
        if (c == '/') c = '+';
    return key;
}
std::string unescaped(std::string name) {
    for (char& c : name)
        if (c == '+') c = '/';
    return name;
}

void boot() {
    std::error_code failed;
    files::create_directories(home(), failed);
    JsonOut json;
    json.object().field("type", "boot").key("storage").object();
    for (const auto& entry : files::directory_iterator(home(), failed)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream in(entry.path(), std::ios::binary);
        json.field(unescaped(entry.path().filename().string()), std::string(std::istreambuf_iterator<char>(in), {}));
    }
    std::random_device random;
    const char* link = std::getenv("ORRERY_LINK");
    json.end().field("link", link ? link : "").field("now", now());
    const auto word = [&random] { return hex16((std::uint64_t{random()} << 32) | random()); };
    std::string entropy;
    for (int i = 0; i < 8; ++i) entropy += word();
    json.field("random", word()).field("entropy", entropy);
    json.key("env")
        .object()
        .field("webgl", true)
        .field("online", true)
        .field("storage", failed ? "blocked" : "ok")
        .end();
    arrived.push_back(json.end().text());
}

void think(const Message& question) {
    JsonOut json;
    json.object().field("job", question.text("job"));
    const auto opened = open_link(question.text("link"));
    const std::string bot = question.text("level");
    const Level* level = find_level(bot);
    const bool is_check = question.text("type") == "check-bot";
    if (opened && bots_follow(opened->record)) {
        const std::size_t next = opened->record.moves.size() + 1;
        const auto asked =
            bot_question(opened->record, is_check ? static_cast<std::size_t>(question.number("ply")) : next);
        const auto thinking = asked ? asked->think() : nullptr;
        while (thinking && !thinking->step({})) continue;
        if (thinking)
            json.field("type", "bot-answer").field("move", thinking->best());
        else
            json.field("type", "bot-failed").field("reason", asked.fault().message);
    } else if (opened && level && !is_check && !opened->match->decision().over) {
        std::uint64_t seed = 1;
        read_hex16(question.text("seed"), seed);
        const auto player = make_player(bot, timed(level->milliseconds, clock_ms), seed);
        const Path move = player->choose(*opened->match);
        json.field("type", "bot-answer").field("move", opened->match->move_text(move));
    } else {
        json.field("type", "bot-failed").field("reason", opened ? "no such bot" : opened.fault().message);
    }
    arrived.push_back(json.end().text());
}

void ask_text(const Message& question) {
    std::cout << question.text("label") << " (" << question.text("help") << "): " << std::flush;
    JsonOut json;
    json.object().field("type", "text-answer").field("id", question.text("id"));
    std::string line;
    if (std::getline(std::cin, line)) {
        json.field("value", line);
    } else {
        json.key("value").null();
    }
    arrived.push_back(json.end().text());
}

// Reads from the folder that the site is made from.
void fetch(const std::string& name) {
    std::ifstream in(files::path(ORRERY_ASSET_DIR) / name, std::ios::binary);
    JsonOut json;
    json.object().field("type", "file").field("name", name);
    if (in) json.field("text", std::string(std::istreambuf_iterator<char>(in), {}));
    arrived.push_back(json.end().text());
}

}  // namespace

void send(const std::string& text) {
    const Message message(text);
    const std::string type = message.text("type");
    std::error_code ignored;
    if (type == "store") {
        std::ofstream(home() / escaped(message.text("key")), std::ios::binary) << message.text("value");
    } else if (type == "forget") {
        files::remove(home() / escaped(message.text("key")), ignored);
    } else if (type == "save-file") {
        std::ofstream(message.text("name"), std::ios::binary) << message.text("text");
    } else if (type == "notice" || type == "say" || type == "copy" || type == "share") {
        std::cout << message.text("text") << '\n';
    } else if (type == "link" && message.text_or_null("fragment")) {
        std::cout << message.text("sentence") << "\n#" << message.text("fragment") << '\n';
    } else if (type == "think" || type == "check-bot") {
        think(message);
    } else if (type == "want-file") {
        fetch(message.text("name"));
    } else if (type == "ask-text") {
        ask_text(message);
    }
}

void bridge_open(BridgeHooks with) {
    hooks = std::move(with);
    boot();
}

void bridge_poll() {
    while (!arrived.empty()) {
        const std::string message = std::move(arrived.front());
        arrived.pop_front();
        hooks.receive(message);
    }
}

}  // namespace orrery::web
