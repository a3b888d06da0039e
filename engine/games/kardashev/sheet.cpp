// A view as words and tables (13): players, board, technologies, the tiles of the round, the scores at the end.
#include <utility>

#include "core/words.h"
#include "games/kardashev/kardashev.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

namespace {

std::string tile_name(Tile tile) {
    return tile == kNoTile ? say::none() : say::tile_name(token(tile), symbols_text(tile.symbols()));
}

template <class Techs>
std::string names(const Techs& techs) {
    std::vector<std::string> all;
    for (const Tech tech : techs) all.emplace_back(face(tech).name);
    return all.empty() ? say::none() : listed(all);
}

SheetTable players_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::players(),
                     {say::player(), say::role(), say::food(), say::matter(), say::energy(), say::colony_pieces_left(),
                      say::fleet_pieces_left(), say::points_now()},
                     {}};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        table.rows.push_back(
            {seat_name(seat), player.role == kNoRole ? say::not_chosen() : std::string(face(player.role).name),
             number(player.hand.of(Symbol::f)), number(player.hand.of(Symbol::m)), number(player.hand.of(Symbol::e)),
             number(p.colony_supply(seat)), number(p.fleet_supply(seat)), number(score_of(p, seat).total())});
    }
    return table;
}

SheetTable scores_table(const View& view) {
    SheetTable table{say::scores(),
                     {say::player(), say::colonies(), say::fleets(), say::technologies(), say::score()},
                     {},
                     false,
                     {say::part_colonies(), say::part_fleets(), say::part_technologies()}};
    for (int k = 0; k < view.open.seats; ++k) {
        const Score score = score_of(view.open, seat_at(k));
        table.rows.push_back({seat_name(seat_at(k)), number(score.colonies), number(score.fleets), number(score.techs),
                              number(score.total())});
    }
    return table;
}

std::string piece(Seat owner, int level) { return level == 0 ? say::none() : say::piece(Person{owner}, level); }

SheetTable board_table(const View& view) {
    const Board& board = view.open.board;
    SheetTable table{say::explored_spaces(), {say::space_name(), say::tile_title(), say::colony(), say::fleet()}, {}};
    const HexSet explored = board.explored();
    for (const Hex hex : explored)
        table.rows.push_back({token(hex), tile_name(board.tile(hex)), piece(board.colony_owner(hex), board.colony(hex)),
                              piece(board.fleet_owner(hex), board.fleet(hex))});
    return table;
}

SheetTable techs_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::technologies(), {say::player(), say::researched(), say::cloned()}, {}};
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        table.rows.push_back({seat_name(seat_at(k)), names(player.researched),
                              player.mirrored == kNoTech ? say::none() : std::string(face(player.mirrored).name)});
    }
    return table;
}

// Bids and tiles of the round.
SheetTable round_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{
        say::this_round(), {say::player(), say::bid(), say::turn(), say::tile_drawn(), say::tile_held()}, {}};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        int turn = 0;
        for (int i = 0; i < p.seats; ++i)
            if (p.order[static_cast<std::size_t>(i)] == seat) turn = i + 1;
        const bool is_own = seat == view.viewer && view.sealed.cards >= 0;
        const int bid = is_own ? view.sealed.cards : p.bids[slot(seat)].cards;
        table.rows.push_back({seat_name(seat), bid < 0 ? say::bid_is_closed() : number(bid),
                              turn == 0 ? say::not_chosen() : number(turn), tile_name(p.player(seat).drawn),
                              tile_name(p.player(seat).held)});
    }
    return table;
}

// What the viewer can research now, with the price.
SheetTable research_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::you_can_research(), {say::technology(), say::level(), say::cost(), say::effect()}, {}, true};
    for (const Tech tech : unlocked(p, view.viewer))
        table.rows.push_back({std::string(face(tech).name), number(face(tech).level),
                              capitalized(cost_text(face(tech).cost)), std::string(face(tech).text)});
    return table;
}

// Why it ended. If the pieces were raised again since, nobody is named.
std::string end_text(const View& view) {
    const Open& p = view.open;
    const bool is_elimination = view.result.cause == "elimination";
    std::vector<std::string> names;
    Person last;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (is_elimination ? p.is_alive(seat) : p.colony_supply(seat) >= p.options.left()) continue;
        last = {seat, view.viewer};
        names.push_back(last.object());
    }
    if (is_elimination) return names.size() == 1 ? say::was_eliminated(last) : say::were_eliminated(listed(names));
    if (view.result.cause != "expansion" || names.empty()) return say::last_round_played();
    return names.size() == 1 ? say::has_few_pieces(last, p.options.left())
                             : say::have_few_pieces(listed(names), p.options.left());
}

// Ranks: "1. You with 38 points."; allies with their sum.
void add_standings(const View& view, std::vector<std::string>& facts) {
    const Result& result = view.result;
    for (int rank = 1; rank <= view.open.seats; ++rank)
        for (int k = 0; k < view.open.seats; ++k) {
            std::vector<std::string> names, scores;
            int sum = 0;
            for (int other = 0; other < view.open.seats; ++other) {
                if (!result.is_one_side(seat_at(k), seat_at(other))) continue;
                if (other < k) break;  // told together with its ally
                const int score = result.score[static_cast<std::size_t>(other)];
                names.push_back(Person{seat_at(other), view.viewer}.object());
                scores.push_back(number(score));
                sum += score;
            }
            if (result.rank[static_cast<std::size_t>(k)] != rank || names.empty()) continue;
            facts.push_back(names.size() == 1 ? say::standing(rank, listed(names), sum)
                                              : say::standing_of_allies(rank, listed(names), sum, listed(scores)));
        }
}

std::string zones_text(const Open& p) {
    const HexSet unexplored = p.board.unexplored();
    const int blue = (unexplored & p.board.blue()).size();
    return places_for_tile(p) == unexplored ? say::white_is_open(p.bag_size, blue)
                                            : say::white_is_closed(p.bag_size, blue);
}

}  // namespace

Sheet Kardashev::sheet(const View& view) {
    const Open& p = view.open;
    Sheet sheet;
    auto& facts = sheet.facts;
    sheet.when = say::when(p.round);
    if (p.over) {
        sheet.end = capitalized(end_text(view));
        facts.push_back(say::over_because(end_text(view)));
        add_standings(view, facts);
    } else {
        facts.push_back(p.active == kSpectator
                            ? say::round_of(p.round, p.last_round())
                            : say::turn_of_round(p.round, p.last_round(), Person{p.active, view.viewer}));
        if (p.is_known_last_round()) facts.push_back(say::this_round_is_last());
        facts.push_back(closed(question(view)));
        for (int k = 0; k < p.seats; ++k)
            if (view.ready.has(seat_at(k))) facts.push_back(say::is_ready(Person{seat_at(k), view.viewer}));
    }
    facts.push_back(zones_text(p));
    if (p.over) sheet.tables.push_back(scores_table(view));
    sheet.tables.push_back(players_table(view));
    if (!p.over) sheet.tables.push_back(round_table(view));
    sheet.tables.push_back(board_table(view));
    sheet.tables.push_back(techs_table(view));
    if (!p.over && view.viewer != kSpectator && index(view.viewer) < p.seats)
        sheet.tables.push_back(research_table(view));
    return sheet;
}

}  // namespace orrery::kardashev
