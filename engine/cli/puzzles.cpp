// The command that finds positions for "Find the move" (puzzles/find.h) in matches of bots. One line per position, then
// a line that counts what was thrown away. scripts/puzzles.mjs makes the page's files of them.
#include <string>

#include "bots/players.h"
#include "cli/answers.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "core/quoted.h"
#include "puzzles/find.h"
#include "record/link/link.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"

namespace orrery::cli {
namespace {

constexpr std::size_t kApart = 6;  // moves between two positions of one match

// Bots that play well make positions as people see them in good matches, and still leave openings.
std::string_view level_of(std::uint64_t seed, Seat seat) {
    constexpr std::string_view kPlayers[] = {"journeyman", "adept", "apprentice"};
    return kPlayers[(seed + static_cast<std::uint64_t>(index(seat))) % std::size(kPlayers)];
}

int write_puzzle(const Record& record, const Match& match, const Puzzle& puzzle) {
    const auto link = encode_link(record);
    if (!link) return refuse(link.fault());
    JsonOut json;
    json.object().field("link", *link).field("ply", static_cast<std::uint64_t>(record.moves.size()));
    json.field("seat", seat_token(match.decision().seat)).field("node", match.decision().node);
    json.field("move", puzzle.move).key("others").array();
    for (const std::string& other : puzzle.others) json.value(other);
    json.end().field("best", puzzle.best).field("next", puzzle.next);
    json.field("aim", aim_of(match, puzzle.move))
        .field("moves", puzzle.moves)
        .field("level", puzzle.level > 0 ? levels()[puzzle.level].id : "");
    return answer(json.end());
}

}  // namespace

int find_puzzles(const Typed& typed) {
    const auto arguments = Arguments::read(typed, {"game", "seats", "seed", "games", "preset", "option", "margin"});
    if (!arguments) return refuse(arguments.fault());
    if (!arguments->words().empty()) return refuse(usage(in_quotes(arguments->words().front()) + " is too much here."));
    const auto seats = arguments->seats();
    if (!seats) return refuse(seats.fault());
    const auto options = arguments->game_options();
    if (!options) return refuse(options.fault());
    const auto first = arguments->number("seed", 1, 0, ~std::uint64_t{0} >> 1);
    if (!first) return refuse(first.fault());
    const auto games = arguments->number("games", 10, 1, 1'000'000);
    if (!games) return refuse(games.fault());
    PuzzleEffort effort;
    const auto margin = arguments->number("margin", static_cast<std::uint64_t>(effort.margin), 1, 1000);
    if (!margin) return refuse(margin.fault());
    effort.margin = static_cast<std::int32_t>(*margin);
    PuzzleFinder finder(effort, *first);
    for (std::uint64_t seed = *first; seed < *first + *games; ++seed) {
        auto record = new_record(arguments->text("game"), *seats, *options, number_of_seed(seed), seed);
        if (!record) return refuse(record.fault());
        auto match = start_of(*record);
        if (!match) return refuse(match.fault());
        std::size_t quiet_until = 0;
        for (Decision decision = (*match)->decision(); !decision.over; decision = (*match)->decision()) {
            if (record->moves.size() >= kMaxMoves) return refuse({"puzzles/endless", "This match does not end."});
            if (record->moves.size() >= quiet_until)
                if (const auto puzzle = finder.look(**match)) {
                    if (const int failed = write_puzzle(*record, **match, *puzzle)) return failed;
                    quiet_until = record->moves.size() + kApart;
                }
            const auto player = make_player(level_of(seed, decision.seat), {}, seed + record->moves.size());
            const Path path = player->choose(**match);
            record->moves.push_back((*match)->move_text(path));
            Chance chance = luck_of(*record, record->moves.size());
            (*match)->play(path, chance);
        }
    }
    const PuzzleFinder::Counts& counts = finder.counts();
    JsonOut json;
    json.object().field("looked", counts.looked).field("plain", counts.plain).field("few", counts.few);
    json.field("many", counts.many);
    json.field("close", counts.close).field("unsure", counts.unsure).field("obvious", counts.obvious);
    return answer(json.field("found", counts.found).end());
}

}  // namespace orrery::cli
