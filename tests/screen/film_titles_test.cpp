// Films of all games: the figures beside a board agree with the title over it.
#include <catch_amalgamated.hpp>

#include "games/cosmos/cosmos.h"
#include "games/kardashev/kardashev.h"
#include "games/ozymandias/ozymandias.h"
#include "games/prosper/prosper.h"
#include "games/rise/rise.h"
#include "moves.h"
#include "web/boards/board.h"

namespace orrery::screen {
namespace {

// The title in the form of Sheet::when, "round 4"; empty: it names no time.
std::string when_of(std::string title) {
    const std::size_t number = title.find_last_not_of("0123456789") + 1;
    if (number == title.size() || (!title.starts_with("Round ") && !title.starts_with("Age "))) return {};
    title.front() = static_cast<char>(title.front() - 'A' + 'a');
    return title;
}

template <class G>
std::string when_in(const std::any& view) {
    return G::sheet(std::any_cast<const typename G::View&>(view)).when;
}

struct Game {
    std::string_view id;
    std::string (*when_in)(const std::any& view);
};
const Game kGames[] = {{"prosper", when_in<prosper::Prosper>},
                       {"rise", when_in<rise::Rise>},
                       {"kardashev", when_in<kardashev::Kardashev>},
                       {"ozymandias", when_in<ozymandias::Ozymandias>},
                       {"cosmos", when_in<cosmos::Cosmos>}};

}  // namespace

TEST_CASE("while a film says which round begins, the board's figures are of that round", "[screen][film]") {
    constexpr int kMoves = 400, kSteps = 60;
    for (const auto& [id, when_in] : kGames) {
        INFO(id);
        const GameInfo& game = *find_game(id);
        const auto board = web::make_board(id);
        auto match = start_match(game.id, game.min_seats, game.revision, {}, Chance(11));
        REQUIRE(match);
        Chance luck(12), choice(13);
        int told = 0;
        for (int ply = 0; ply < kMoves && !(*match)->decision().over && told < 3; ++ply) {
            const std::any view = (*match)->view(seat_at(0));
            const Scenes scenes = (*match)->watch(seat_at(0), *(*match)->move_path(any_move(**match, choice)), luck);
            std::string last;
            for (int step = 0; step < kSteps; ++step) {
                web::Film film;
                film.before = &view, film.after = &scenes.end, film.events = &scenes.events, film.views = &scenes.views;
                film.progress = static_cast<float>(step) / kSteps;
                const auto story = board->story(film);
                const std::string when = story ? when_of(story->title) : std::string();
                if (when.empty() || when == last) continue;
                last = when;
                INFO("ply " << ply << ", " << story->title);
                CHECK(when_in(story->view) == when);
                ++told;
            }
        }
        CHECK(told > 0);
    }
}

}  // namespace orrery::screen
