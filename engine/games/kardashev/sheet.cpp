// A view as words and tables (13): players, board, technologies, the tiles of the round, the scores at the end.
#include <utility>

#include "core/words.h"
#include "games/kardashev/kardashev.h"

namespace orrery::kardashev {

namespace {

// "Food and military", "Empty space", "Destroyed planet"; "None".
std::string tile_name(Tile tile) {
    if (tile == kNoTile) return "None";
    if (tile == kVoid) return "Empty space";
    if (tile == kDead) return "Destroyed planet";
    return capitalized(symbols_text(tile.symbols()));
}

template <class Techs>
std::string names(const Techs& techs) {
    std::vector<std::string> all;
    for (const Tech tech : techs) all.emplace_back(face(tech).name);
    return all.empty() ? "None" : listed(all);
}

SheetTable players_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{
        "Players",
        {"Player", "Role", "Food", "Matter", "Energy", "Colony pieces left", "Fleet pieces left", "Points"},
        {}};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        table.rows.push_back(
            {seat_name(seat), player.role == kNoRole ? "Not chosen" : std::string(face(player.role).name),
             number(player.hand.of(Symbol::f)), number(player.hand.of(Symbol::m)), number(player.hand.of(Symbol::e)),
             number(p.colony_supply(seat)), number(p.fleet_supply(seat)), number(score_of(p, seat).total())});
    }
    return table;
}

SheetTable scores_table(const View& view) {
    SheetTable table{std::string(kScores), {"Player", "Colonies", "Fleets", "Technologies", "Score"}, {}};
    for (int k = 0; k < view.open.seats; ++k) {
        const Score score = score_of(view.open, seat_at(k));
        table.rows.push_back({seat_name(seat_at(k)), number(score.colonies), number(score.fleets), number(score.techs),
                              number(score.total())});
    }
    return table;
}

std::string piece(Seat owner, int level) {
    return level == 0 ? std::string("None") : seat_name(owner) + ", level " + number(level);
}

SheetTable board_table(const View& view) {
    const Board& board = view.open.board;
    SheetTable table{"Explored spaces", {"Space", "Tile", "Colony", "Fleet"}, {}};
    const HexSet explored = board.explored();
    for (const Hex hex : explored)
        table.rows.push_back({token(hex), tile_name(board.tile(hex)), piece(board.colony_owner(hex), board.colony(hex)),
                              piece(board.fleet_owner(hex), board.fleet(hex))});
    return table;
}

SheetTable techs_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"Technologies", {"Player", "Researched", "Cloned"}, {}};
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        table.rows.push_back({seat_name(seat_at(k)), names(player.researched),
                              player.mirrored == kNoTech ? "None" : std::string(face(player.mirrored).name)});
    }
    return table;
}

// Bids and tiles of the round.
SheetTable round_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"This round", {"Player", "Bid", "Turn", "Tile drawn", "Tile held"}, {}};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        int turn = 0;
        for (int i = 0; i < p.seats; ++i)
            if (p.order[static_cast<std::size_t>(i)] == seat) turn = i + 1;
        const bool is_own = seat == view.viewer && view.sealed.cards >= 0;
        const int bid = is_own ? view.sealed.cards : p.bids[slot(seat)].cards;
        table.rows.push_back({seat_name(seat), bid < 0 ? "Not open yet" : number(bid),
                              turn == 0 ? "Not chosen" : number(turn), tile_name(p.player(seat).drawn),
                              tile_name(p.player(seat).held)});
    }
    return table;
}

// What the viewer can research now, with the price.
SheetTable research_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"You can research", {"Technology", "Level", "Cost", "Effect"}, {}, true};
    for (const Tech tech : unlocked(p, view.viewer))
        table.rows.push_back({std::string(face(tech).name), number(face(tech).level),
                              capitalized(cost_text(face(tech).cost)), std::string(face(tech).text)});
    return table;
}

// Why it ended. If the pieces were raised again since, nobody is named.
std::string end_text(const View& view) {
    const Open& p = view.open;
    std::vector<std::string> names;
    bool is_you = false;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        if (view.result.cause == "elimination" ? p.is_alive(seat) : p.colony_supply(seat) >= p.options.left()) continue;
        is_you |= seat == view.viewer;
        names.push_back(Person{seat, view.viewer}.object());
    }
    const bool is_one = names.size() == 1 && !is_you;
    if (view.result.cause == "elimination") return listed(names) + (is_one ? " was" : " were") + " eliminated.";
    if (view.result.cause != "expansion" || names.empty()) return "the last round has been played.";
    return listed(names) + (is_one ? " has" : " have") + " fewer than " + number(p.options.left()) +
           " colony pieces left.";
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
            facts.push_back(number(rank) + ". " + capitalized(listed(names)) + " with " + count_of(sum, "point") +
                            (names.size() > 1 ? " (" + listed(scores) + ")." : "."));
        }
}

std::string zones_text(const Open& p) {
    const HexSet unexplored = p.board.unexplored();
    const int blue = (unexplored & p.board.blue()).size();
    const bool is_white_open = places_for_tile(p) == unexplored;
    return count_of(p.bag_size, "tile") + " in the bag. " + count_of(blue, "blue space") +
           (blue == 1 ? " is" : " are") + " unexplored" +
           (is_white_open ? ", and white ones are open." : "; white ones open when 3 are left.");
}

}  // namespace

Sheet Kardashev::sheet(const View& view) {
    const Open& p = view.open;
    Sheet sheet;
    auto& facts = sheet.facts;
    sheet.when = "round " + number(p.round);
    if (p.over) {
        sheet.end = capitalized(end_text(view));
        facts.push_back("The game is over: " + end_text(view));
        add_standings(view, facts);
    } else {
        facts.push_back("Round " + number(p.round) + " of at most " + number(p.last_round()) +
                        (p.active == kSpectator ? "." : ", " + Person{p.active, view.viewer}.whose("turn") + "."));
        if (p.is_known_last_round()) facts.push_back("This is the last round.");
        facts.push_back(closed(question(view)));
        for (int k = 0; k < p.seats; ++k)
            if (view.ready.has(seat_at(k))) facts.push_back(Person{seat_at(k), view.viewer}.opens("is") + " ready.");
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
