// `orrery`: the engine in a terminal. Answers are one JSON object per line. A refused command says why on standard
// error, exits with 2, and changes nothing.
#include <algorithm>
#include <cstdio>
#include <iterator>

#include "cli/answers.h"
#include "cli/commands.h"
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
     "puzzles --game G --seats N --seed S [--games K]    positions with one move that is much better than all others"},
    {"bench", run_bench, "bench [--game G] [--quick 1]                       speeds"},
};

void print_usage(std::FILE* file) {
    std::fputs("orrery COMMAND\n", file);
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
        "  match; play goes on after the last move only\n",
        file);
}

}  // namespace

int main(int count, char** words) {
    const Typed typed(words + std::min(count, 1), words + count);
    if (typed.empty() || typed[0] == "help" || typed[0] == "--help" || typed[0] == "-h") {
        print_usage(typed.empty() ? stderr : stdout);
        return typed.empty() ? kRefused : kDone;
    }
    for (const Command& command : kCommands)
        if (command.name == typed[0]) return command.run(Typed(typed.begin() + 1, typed.end()));
    return refuse({"usage", "There is no command " + in_quotes(typed[0]) + "; `orrery help` lists them."});
}
