// `orrery`: the engine in a terminal. Answers are one JSON object per line. A refused command says why on standard
// error, exits with 2, and changes nothing.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "core/language.h"
#include "core/quoted.h"
#include "core/verdict.h"

namespace {

using namespace orrery::cli;
using orrery::in_quotes;

struct Command {
    std::string_view name;
    int (*run)(const Typed&);
    std::string_view usage;
};

constexpr Command kCommands[] = {
    {"games", list_games,
     "games                                              what there is: ids, seats, options, rules"},
    {"new", new_link, "new --game G --seats N [--preset P] [--option k=v] a link"},
    {"show", show_link, "show LINK [--as SEAT|spectator|all] [--ply N]      view or position, decision, legal moves"},
    {"play", play_moves, "play LINK MOVE...                                  the new link, or why a move is refused"},
    {"trace", trace_match, "trace --game G --seats N --seed S [--bot B]        a whole match, a line a decision"},
    {"check", check_link, "check LINK                                         replays, verifies, measures"},
    {"arena", hold_arena,
     "arena --game G --seats N --bots A,B --games K      how strong bots are; A: adept, adept-raider, search:PLAYOUTS"},
    {"lengths", measure_lengths,
     "lengths [--game G] [--seats N] [--games K] [--quick 1] what links take: characters, hand-overs"},
    {"puzzles", find_puzzles,
     "puzzles --game G --seats N --seed S [--games K] | puzzles LINK... [--each PLAYOUTS]    positions with one move "
     "that is much better"},
    {"bench", run_bench, "bench [--game G] [--quick 1]                       speeds"},
};

void print_usage(std::FILE* file) {
    std::fputs("orrery [--words FOLDER] COMMAND\n", file);
    for (const Command& command : kCommands)
        std::fprintf(file, "  %.*s\n", static_cast<int>(command.usage.size()), command.usage.data());
    std::fputs(
        "  more: --preset P and --option key=value for trace, arena, lengths; --playouts N or --time MS for bots\n"
        "  --seed S for new, arena; `games` lists the presets and options of each game\n"
        "  show lists the first step of moves that take several; --after TOKENS lists what may follow\n"
        "  show of a running game by link: as a spectator; --as SEAT or all only with --peek, which looks into the "
        "cards\n"
        "A MOVE is one argument, as `show` lists them: \"settle a1 13\". LINK may be a code, a URL or a message.\n"
        "  a link to a moment (CODE.12): show shows the position after move 12, unless --ply is given; check checks "
        "the "
        "whole\n"
        "  match; play goes on after the last move only\n"
        "  --words FOLDER: says what games say in the language whose files are there, as `scripts/words.mjs --pack` "
        "writes "
        "them\n",
        file);
}

// Speaks the language of the files in a folder; the Fault says that there are none, or which is none.
std::optional<orrery::Fault> speak_words(const std::string& folder) {
    namespace files = std::filesystem;
    std::error_code failed;
    int spoken = 0;
    for (const files::directory_entry& file : files::directory_iterator(folder, failed)) {
        if (file.path().extension() != ".words") continue;
        std::ifstream in(file.path(), std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(in), {});
        if (const auto heard = orrery::speak(text); !heard)
            return orrery::Fault{heard.fault().code, file.path().string() + ": " + heard.fault().message};
        ++spoken;
    }
    if (spoken == 0) return usage("There are no files of words in " + in_quotes(folder) + ".");
    return {};
}

}  // namespace

int main(int count, char** words) {
    Typed typed(words + std::min(count, 1), words + count);
    if (typed.size() > 1 && typed[0] == "--words") {
        if (const auto fault = speak_words(typed[1])) return refuse(*fault);
        typed.erase(typed.begin(), typed.begin() + 2);
    }
    if (typed.empty() || typed[0] == "help" || typed[0] == "--help" || typed[0] == "-h") {
        print_usage(typed.empty() ? stderr : stdout);
        return typed.empty() ? kRefused : kDone;
    }
    for (const Command& command : kCommands)
        if (command.name == typed[0]) return command.run(Typed(typed.begin() + 1, typed.end()));
    return refuse({"usage", "There is no command " + in_quotes(typed[0]) + "; `orrery help` lists them."});
}
