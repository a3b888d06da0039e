// `orrery bench`: one line per board, then the signature.
#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/measure.h"
#include "cli/signature.h"
#include "record/data/record.h"

namespace orrery::cli {

int run_bench(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {"game", "quick"});
    if (!arguments) return refuse(arguments.fault());
    const std::string game = arguments->text("game");
    if (!game.empty() && find_game(game) == nullptr) return refuse(unknown_game(game));
    const bool quick = arguments->has("quick");
    for (const Board& board : boards(game, quick)) {
        JsonOut json;
        json.object().field("game", board.game).field("seats", board.seats).field("board", board.name());
        measure_board(json, board, quick ? 20 : 100);
        json.end();
        answer(json);
    }
    JsonOut json;
    json.object().field("signature", hex16(signature())).end();
    return answer(json);
}

}  // namespace orrery::cli
