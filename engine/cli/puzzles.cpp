// The command that finds positions for "Find the move" (puzzles/find.h) in matches of bots, or looks again at those that
// are named. One line per position, then a line that counts what was thrown away. scripts/puzzles.mjs makes the page's
// files of them.
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

void write_step(JsonOut& json, const PuzzleStep& step) {
    json.field("move", step.move).key("others").array();
    for (const std::string& other : step.others) json.value(other);
    json.end();
}

int write_puzzle(std::string_view link, const Match& match, const Puzzle& puzzle) {
    const Decision asked = match.decision();
    JsonOut json;
    json.object().field("link", link).field("seat", seat_token(asked.seat)).field("node", asked.node);
    json.field("position", hex16(match.view_fingerprint(asked.seat)));
    write_step(json, puzzle.first);
    json.key("then").array();
    for (const PuzzleStep& step : puzzle.then) {
        json.object();
        write_step(json, step);
        json.end();
    }
    json.end().key("rest").array();
    for (const std::string& move : puzzle.rest) json.value(move);
    json.end().field("second", puzzle.second).field("best", puzzle.best).field("next", puzzle.next);
    json.field("aim", puzzle.aim).field("moves", puzzle.moves);
    return answer(json.field("level", puzzle.level > 0 ? levels()[puzzle.level].id : "").end());
}

int write_counts(const PuzzleFinder::Counts& counts) {
    JsonOut json;
    json.object().field("looked", counts.looked).field("plain", counts.plain).field("few", counts.few);
    json.field("many", counts.many).field("close", counts.close).field("unsure", counts.unsure);
    return answer(json.field("obvious", counts.obvious).field("found", counts.found).end());
}

// The positions of these links. One that is no puzzle any more is told by its link alone.
int look_again(PuzzleFinder& finder, const std::vector<std::string>& links) {
    for (const std::string& link : links) {
        const auto opened = open_link(link);
        if (!opened) return refuse(opened.fault());
        if (!opened->match) return refuse(usage("Nobody has begun " + in_quotes(link) + "."));
        const auto puzzle = finder.look(opened->record, *opened->match);
        const int failed = puzzle ? write_puzzle(opened->code, *opened->match, *puzzle)
                                  : answer(JsonOut().object().field("link", opened->code).end());
        if (failed) return failed;
    }
    return write_counts(finder.counts());
}

}  // namespace

int find_puzzles(const Typed& typed) {
    const auto arguments =
        Arguments::read(typed, {"game", "seats", "seed", "games", "preset", "option", "margin", "each"});
    if (!arguments) return refuse(arguments.fault());
    const auto first = arguments->number("seed", 1, 0, ~std::uint64_t{0} >> 1);
    if (!first) return refuse(first.fault());
    const auto games = arguments->number("games", 10, 1, 1'000'000);
    if (!games) return refuse(games.fault());
    PuzzleEffort effort;
    const auto margin = arguments->number("margin", static_cast<std::uint64_t>(effort.margin), 1, 1000);
    if (!margin) return refuse(margin.fault());
    effort.margin = static_cast<std::int32_t>(*margin);
    const auto each = arguments->number("each", effort.each, 1, 10'000);
    if (!each) return refuse(each.fault());
    effort.each = static_cast<std::uint32_t>(*each);
    effort.keeps_obvious = !arguments->words().empty();  // what people have met stays if it can
    PuzzleFinder finder(effort, *first);
    if (!arguments->words().empty()) return look_again(finder, arguments->words());
    const auto seats = arguments->seats();
    if (!seats) return refuse(seats.fault());
    const auto options = arguments->game_options();
    if (!options) return refuse(options.fault());
    for (std::uint64_t seed = *first; seed < *first + *games; ++seed) {
        auto record = new_record(arguments->text("game"), *seats, *options, number_of_seed(seed), seed);
        if (!record) return refuse(record.fault());
        auto match = start_of(*record);
        if (!match) return refuse(match.fault());
        std::size_t quiet_until = 0;
        for (Decision decision = (*match)->decision(); !decision.over; decision = (*match)->decision()) {
            if (record->moves.size() >= kMaxMoves) return refuse({"puzzles/endless", "This match does not end."});
            if (record->moves.size() >= quiet_until)
                if (const auto puzzle = finder.look(*record, **match)) {
                    const auto link = encode_link(*record);
                    if (!link) return refuse(link.fault());
                    if (const int failed = write_puzzle(*link, **match, *puzzle)) return failed;
                    quiet_until = record->moves.size() + kApart;
                }
            const auto player = make_player(level_of(seed, decision.seat), {}, seed + record->moves.size());
            const Path path = player->choose(**match);
            record->moves.push_back((*match)->move_text(path));
            Chance chance = luck_of(*record, record->moves.size());
            (*match)->play(path, chance);
        }
    }
    return write_counts(finder.counts());
}

}  // namespace orrery::cli
