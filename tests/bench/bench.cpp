// The benchmark: one JSON object on the last line, the same program natively and as WebAssembly; scripts/bench.mjs puts
// both side by side. Names say what a figure is: *_per_second, *_ns, *_us. `--quick`: default boards, short runs.
// `--lesson GAME LEVEL GAMES SEED` plays games for two instead: somebody fresh from the lesson (lesson.h) against a level, or
// against "12:30", of so many playouts and slips.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bench/lesson.h"
#include "bench/search_bench.h"
#include "bots/players.h"
#include "cli/measure.h"
#include "cli/signature.h"
#include "record/data/record.h"

namespace orrery {
namespace {

// Seats are changed from game to game. Draws count half.
int play_lesson(const std::string& game, const std::string& level, int games, std::uint64_t seed) {
    const std::size_t colon = level.find(':');
    const bool is_level = colon == std::string::npos;
    if (!has_lesson_player(game) || (is_level && find_level(level) == nullptr))
        return std::puts("no such game or level"), 2;
    const auto after = [&](std::size_t at) { return std::atoi(level.c_str() + at); };
    double wins = 0;
    for (int k = 0; k < games; ++k, ++seed) {
        auto match = std::move(*start_match(game, 2, find_game(game)->revision, {}, Chance::of_ply(seed, 0)));
        const auto bot =
            is_level
                ? make_player(level, {}, seed)
                : make_player(Rung{static_cast<std::uint32_t>(after(0)), static_cast<std::uint8_t>(after(colon + 1))},
                              {}, seed);
        Chance lots(seed);
        for (std::uint32_t ply = 1; !match->decision().over; ++ply) {
            Chance luck = Chance::of_ply(seed, ply);
            const bool is_ours = index(match->decision().seat) == k % 2;
            match->play(is_ours ? lesson_move(*match, lots) : bot->choose(*match), luck);
        }
        const auto& rank = match->result().rank;
        if (rank[static_cast<std::size_t>(k % 2)] == 1)
            wins += rank[static_cast<std::size_t>(1 - k % 2)] == 1 ? 0.5 : 1;
    }
    JsonOut json;
    json.object()
        .field("game", game)
        .field("level", level)
        .field("games", std::uint64_t(games))
        .field("wins", wins)
        .end();
    return std::puts(json.text().c_str()), 0;
}

}  // namespace
}  // namespace orrery

int main(int count, char** words) {
    using namespace orrery;
    if (count == 6 && std::string_view(words[1]) == "--lesson")
        return play_lesson(words[2], words[3], std::atoi(words[4]), std::strtoull(words[5], nullptr, 10));
    bool quick = false;
    for (int i = 1; i < count; ++i) {
        quick = std::string_view(words[i]) == "--quick";
        if (!quick) return std::puts("usage: orrery_bench [--quick] | --lesson GAME LEVEL GAMES SEED"), 2;
    }
    JsonOut json;
    json.object();
    for (const cli::Board& board : cli::boards("", quick)) {
        json.key(board.name()).object();
        cli::measure_board(json, board, quick ? 20 : 100);
        json.end();
    }
    measure_search(json, quick ? 200 : 1500);
    json.field("signature", hex16(cli::signature())).end();
    std::puts(json.text().c_str());
}
