// The bots' end of the page's module, for the Web Worker (shell/bot-worker.js): C functions over one buffer of bytes. The
// module is built without exceptions: what would throw stops it, and the page starts another worker. One question at a time:
//     place = bot_buffer(length)        room for the question "seat level seed link": seat from 0, seed hexadecimal
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
#include "record/link.h"
#include "record/record.h"

namespace orrery {
namespace {

std::string buffer;
std::unique_ptr<Thinking> thinking;

int say(std::string text) {
    buffer = std::move(text);
    return static_cast<int>(buffer.size());
}

// Takes the text before the first space away from `text`.
std::string_view next_word(std::string_view& text) {
    const std::size_t end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return word;
}

// Empty: thinking has begun. Else a sentence that says why not.
std::string open(std::string_view question) {
    const std::string_view seat = next_word(question), id = next_word(question);
    std::uint64_t seed = 0;
    if (!read_hex16(next_word(question), seed)) return "The question to the bot is not readable.";
    const Expected<OpenedLink> opened = open_link(question);
    if (!opened) return opened.fault().message;
    const Match& match = *opened->match;
    const Decision decision = match.decision();
    if (decision.over) return "The match is over.";
    if (seat != std::to_string(index(decision.seat))) return "It is another seat's turn.";
    const Level* level = find_level(id);
    if (level == nullptr) return "There is no bot of the level \"" + std::string(id) + "\".";
    const Budget budget = timed(level->milliseconds, emscripten_get_now);
    thinking = make_player(level->id, budget, seed)->think(match);
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
