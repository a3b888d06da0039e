// The bots' module for the Web Worker (shell/bot-worker.js): C functions over one buffer of bytes. It is built without
// exceptions: what would throw stops the module, and the page starts another one. One question at a time:
//     place = bot_buffer(length)        room for the question {link, seat, level, seed}, JSON in UTF-8
//     bot_open(place, length)           0: thinking begins; else the buffer says why not
//     bot_step(milliseconds)            0: there is more to think; else the choice is made
//     bot_answer()                      puts the best move so far into the buffer; its length, 0 if there is none
// Texts in the buffer end with a zero. The record in the link is replayed here, so nothing but a link comes in.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <emscripten.h>

#include "bots/players.h"
#include "record/json_in.h"
#include "record/link.h"

namespace orrery {
namespace {

std::string buffer;
std::unique_ptr<Thinking> thinking;

int say(std::string text) {
    buffer = std::move(text);
    return static_cast<int>(buffer.size());
}

std::uint64_t seed_in(const rapidjson::Document& question) {
    std::uint64_t seed = 0;
    const rapidjson::Value* member = json_member(question, "seed");
    if (member != nullptr && member->IsUint64()) return member->GetUint64();
    if (member != nullptr) read_hex16(as_text(*member), seed);
    return seed;
}

// Empty: thinking has begun. Else a sentence that says why not.
std::string open(std::string_view text) {
    rapidjson::Document question;
    if (!parse_json(text, question)) return "The question to the bot is not readable.";
    const Expected<OpenedLink> opened = open_link(json_text(question, "link"));
    if (!opened) return opened.fault().message;
    const Match& match = *opened->match;
    const Decision decision = match.decision();
    if (decision.over) return "The match is over.";
    if (index(decision.seat) != json_number(question, "seat", -1, 0, kMaxSeats - 1))
        return "It is another seat's turn.";
    const std::string_view id = json_text(question, "level");
    const Level* level = find_level(id);
    if (level == nullptr) return "There is no bot of the level \"" + std::string(id) + "\".";
    const Budget budget = timed(level->milliseconds, emscripten_get_now);
    thinking = make_player(level->id, budget, seed_in(question))->think(match);
    return "";
}

}  // namespace
}  // namespace orrery

using namespace orrery;

extern "C" {

char* bot_buffer(int size) {
    if (size > 0) buffer.assign(static_cast<std::size_t>(size), '\0');
    return buffer.data();
}

int bot_open(const char* place, int length) {
    thinking.reset();
    const std::string text(place, static_cast<std::size_t>(length));
    say(open(text));
    return thinking ? 0 : 1;
}

int bot_step(int milliseconds) {
    const Budget slice = timed(static_cast<std::uint32_t>(milliseconds < 1 ? 1 : milliseconds), emscripten_get_now);
    return !thinking || thinking->step(slice) ? 1 : 0;
}

int bot_answer() { return say(thinking ? thinking->best() : ""); }
}
