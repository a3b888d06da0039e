// The bots' end of the page's module, for the Web Worker (shell/bot-worker.js): C functions over one buffer of bytes. The
// module is built without exceptions: what would throw stops it, and the page starts another worker. One question at a time:
//     place = bot_buffer(length)        room for the question "seat level seed link": seat from 0, seed hexadecimal; or
//                                       "check ply link", ply hexadecimal: to what does a bot come as that move
//     bot_open(place, length)           0: thinking begins; 2: and must go on to its end; else the buffer says why not
//     bot_step(milliseconds)            0: there is more to think; else the choice is made
//     bot_answer()                      puts the best move so far into the buffer; its length, 0 if there is none
// Texts in the buffer end with a zero. The record in the link is replayed here, so nothing but a link comes in. Where bots
// follow the record (bots/by_record.h), it tells level and seed as well, and not the question.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <emscripten.h>

#include "bots/by_record.h"
#include "bots/players.h"
#include "core/quoted.h"
#include "record/link.h"
#include "record/record.h"

namespace orrery {
namespace {

constexpr std::string_view kCheck = "check ";

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

Fault not_asked(std::string reason) { return {"bot/question", std::move(reason)}; }

// A thought that lasts until a number of playouts is done.
Expected<std::unique_ptr<Thinking>> think_by_record(const Record& record, std::size_t ply) {
    const Expected<BotQuestion> question = bot_question(record, ply);
    if (!question) return question.fault();
    return question->think(emscripten_get_now);
}

Expected<std::unique_ptr<Thinking>> check(std::string_view question) {
    std::uint64_t ply = 0;
    if (!read_hex16(next_word(question), ply) || ply > kMaxMoves)
        return not_asked("The bot couldn't read its question.");
    const Expected<OpenedLink> opened = open_code(question);
    if (!opened) return opened.fault();
    return think_by_record(opened->record, static_cast<std::size_t>(ply));
}

Expected<std::unique_ptr<Thinking>> answer(std::string_view question, bool& is_timed) {
    const std::string_view seat = next_word(question), id = next_word(question);
    std::uint64_t seed = 0;
    if (!read_hex16(next_word(question), seed)) return not_asked("The bot couldn't read its question.");
    const Expected<OpenedLink> opened = open_code(question);
    if (!opened) return opened.fault();
    const Match& match = *opened->match;
    const Decision decision = match.decision();
    if (decision.over) return not_asked("The game is over.");
    if (seat != std::to_string(index(decision.seat))) return not_asked("It isn't that seat's turn.");
    if (bots_follow(opened->record)) return think_by_record(opened->record, opened->record.moves.size() + 1);
    const Level* level = find_level(id);
    if (level == nullptr) return not_asked("There is no bot called " + in_quotes(id) + ".");
    is_timed = true;
    return make_player(level->id, timed(level->milliseconds, emscripten_get_now), seed)->think(match);
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
    std::string_view question = text;
    bool is_timed = false;
    auto begun = text.starts_with(kCheck) ? check(question.substr(kCheck.size())) : answer(question, is_timed);
    if (!begun) return say(begun.fault().message), 1;
    thinking = std::move(*begun);
    return is_timed ? 0 : 2;
}

int bot_step(int milliseconds) {
    const Budget slice = timed(static_cast<std::uint32_t>(milliseconds < 1 ? 1 : milliseconds), emscripten_get_now);
    return !thinking || thinking->step(slice) ? 1 : 0;
}

int bot_answer() { return say(thinking ? thinking->best() : ""); }
}
