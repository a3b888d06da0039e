// Which game has which board: one line a game.
#include "web/boards/board.h"
#include "web/boards/prosper.h"
#include "web/boards/rise.h"

namespace orrery::web {

std::unique_ptr<Board> make_board(std::string_view game) {
    if (game == "prosper") return std::make_unique<ProsperBoard>();
    if (game == "rise") return std::make_unique<RiseBoard>();
    return nullptr;
}

}  // namespace orrery::web
