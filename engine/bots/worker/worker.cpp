// The bots' end of the page's module, for the Web Worker (shell/bot-worker.js): C functions over one buffer of bytes.
// It is built without exceptions: what would throw stops the module, and the page starts another worker. It takes one
// question at a time:
//     place = bot_buffer(length)        room for one of these questions (seat from 0, seed and ply hexadecimal):
//                                         "seat bot seed link"     what does the bot play? ("adept", "adept-raider")
//                                         "check ply link"         what does the bot play at that ply?
//                                         "idea ply link"          match over: what would the strongest bot have played?
//                                         "survey link"            match over: how did all stand? (bots/survey.h)
//     bot_open(place, length)           0: thinking begins; 2: the same, but it must go on to its end; else the buffer
//                                         says why not
//     bot_step(milliseconds)            0: there is more to think; else the choice is made
//     bot_answer()                      puts the best move so far into the buffer; returns its length, 0 if there is none
// Texts in the buffer end with a zero. The record in the link is replayed here, so only a link comes in. If bots follow
// the record (bots/by_record.h), level and seed come from it, not from the question. A survey that was dropped goes on
// where it stopped when it is asked for again.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <emscripten.h>

#include "bots/by_record.h"
#include "bots/players.h"
#include "bots/survey.h"
#include "core/quoted.h"
#include "generated/core/say.h"
#include "record/data/record.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

using Thought = std::shared_ptr<Thinking>;
std::string buffer;
Thought thinking, surveying;
std::string surveyed;  // the link of `surveying`

int say(std::string text) {
    buffer = std::move(text);
    return static_cast<int>(buffer.size());
}

// Takes the text before the first blank off `text`.
std::string_view next_word(std::string_view& text) {
    const std::size_t end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return word;
}

Fault not_asked(std::string reason) { return {"bot/question", std::move(reason)}; }

Fault unread() { return not_asked(common::say::bot_question_unreadable()); }

bool read_ply(std::string_view& question, std::size_t& ply) {
    std::uint64_t number = 0;
    if (!read_hex16(next_word(question), number) || number > kMaxMoves) return false;
    ply = static_cast<std::size_t>(number);
    return true;
}

Expected<Thought> made(Expected<std::unique_ptr<Thinking>> thought) {
    if (!thought) return thought.fault();
    return Thought(std::move(*thought));
}

// A thought that ends after a number of playouts, not by time.
Expected<Thought> think_by_record(const Record& record, std::size_t ply) {
    const Expected<BotQuestion> question = bot_question(record, ply);
    if (!question) return question.fault();
    return Thought(question->think(emscripten_get_now));
}

// nullptr: there is no such bot.
Thought think_as(std::string_view bot, const Match& match, std::uint64_t seed) {
    const Level* level = find_level(bot);
    if (level == nullptr) return nullptr;
    return make_player(bot, timed(level->milliseconds, emscripten_get_now), seed)->think(match);
}

Expected<Thought> check(std::string_view question, bool&) {
    std::size_t ply = 0;
    if (!read_ply(question, ply)) return unread();
    const Expected<OpenedLink> opened = open_code(question);
    if (!opened) return opened.fault();
    return think_by_record(opened->record, ply);
}

Expected<Thought> have_idea(std::string_view question, bool& is_timed) {
    std::size_t ply = 0;
    if (!read_ply(question, ply)) return unread();
    const Expected<OpenedLink> opened = open_code(question);
    if (!opened) return opened.fault();
    if (!opened->match || !opened->match->decision().over) return not_asked(common::say::match_still_runs());
    if (ply == 0 || ply > opened->record.moves.size()) return not_asked(common::say::no_such_move());
    const auto before = replay(opened->record, ply - 1);
    if (!before) return before.fault();
    is_timed = true;
    return think_as(levels().back().id, **before, opened->record.number + ply);
}

Expected<Thought> look_over(std::string_view question, bool&) {
    if (surveying && surveyed == question) return surveying;
    const Expected<OpenedLink> opened = open_code(question);
    if (!opened) return opened.fault();
    auto begun = made(survey(opened->record));
    if (begun) surveying = *begun, surveyed = question;
    return begun;
}

Expected<Thought> answer(std::string_view question, bool& is_timed) {
    const std::string_view seat = next_word(question), id = next_word(question);
    std::uint64_t seed = 0;
    if (!read_hex16(next_word(question), seed)) return unread();
    const Expected<OpenedLink> opened = open_code(question);
    if (!opened) return opened.fault();
    const Match& match = *opened->match;
    const Decision decision = match.decision();
    if (decision.over) return not_asked(common::say::match_is_over());
    if (seat != std::to_string(index(decision.seat))) return not_asked(common::say::not_that_turn());
    if (bots_follow(opened->record)) return think_by_record(opened->record, opened->record.moves.size() + 1);
    Thought thought = think_as(id, match, seed);
    if (!thought) return not_asked(common::say::bot_unknown(in_quotes(id)));
    is_timed = true;
    return thought;
}

// The word with which a question begins, and the function that takes the rest.
struct Kind {
    std::string_view word;
    Expected<Thought> (*open)(std::string_view question, bool& is_timed);
};
constexpr Kind kKinds[] = {{"check ", check}, {"idea ", have_idea}, {"survey ", look_over}, {"", answer}};

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
    bool is_timed = false;
    const Kind* kind = kKinds;
    while (!text.starts_with(kind->word)) ++kind;
    const auto begun = kind->open(std::string_view(text).substr(kind->word.size()), is_timed);
    if (!begun) return say(begun.fault().message), 1;
    thinking = *begun;
    return is_timed ? 0 : 2;
}

int bot_step(int milliseconds) {
    const Budget slice = timed(static_cast<std::uint32_t>(milliseconds < 1 ? 1 : milliseconds), emscripten_get_now);
    return !thinking || thinking->step(slice) ? 1 : 0;
}

int bot_answer() { return say(thinking ? thinking->best() : ""); }
}
