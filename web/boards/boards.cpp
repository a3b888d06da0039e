// Which game has which board. Games with a board are marked in games.txt (cmake/games.cmake).
#include <algorithm>
#include <array>

#include "games.h"
#include "generated/boards.h"
#include "generated/shown.h"
#include "generated/web/say.h"
#include "web/boards/board.h"
#include "web/boards/shown.h"

namespace orrery::web {
namespace {

struct Line {
    std::string_view game;
    std::unique_ptr<Board> (*make)();  // a pointer, since a board is loaded with its game (engine/notes/0006)
    std::string_view (*shown)();       // likewise for the link of the game's picture
};

template <class B>
std::unique_ptr<Board> make() {
    return std::make_unique<B>();
}

constexpr std::string_view link_of(std::string_view game) {
    for (const Shown& one : kShown)
        if (one.game == game) return one.link;
    return {};
}

template <class B>
std::string_view shown() {
    static constexpr std::string_view kLink = link_of(B::kGame);
    return kLink;
}

template <class... B>
constexpr std::array<Line, sizeof...(B)> lines_of(TypeList<B...>) {
    return {{{B::kGame, make<B>, shown<B>}...}};
}
constexpr auto kLines = lines_of(Boards{});

const Line* line_of(std::string_view game) {
    const auto line = std::find_if(kLines.begin(), kLines.end(), [&](const Line& one) { return one.game == game; });
    return line != kLines.end() && game_is_here(game) ? &*line : nullptr;
}

}  // namespace

std::string Board::what_next(const std::any&) { return say::where_to(); }
std::string Board::course() { return say::score(); }

std::unique_ptr<Board> make_board(std::string_view game) {
    const Line* line = line_of(game);
    return line != nullptr ? line->make() : nullptr;
}

std::string_view shown_link(std::string_view game) {
    const Line* line = line_of(game);
    return line != nullptr ? line->shown() : std::string_view();
}

std::function<std::int32_t(const std::any&, const Pick&)> board_start(std::string_view game) {
    return [board = std::shared_ptr<Board>(make_board(game))](const std::any& view, const Pick& pick) {
        return board ? board->advice(view, pick.begun, {pick.low, pick.high}).start : 0;
    };
}

}  // namespace orrery::web
