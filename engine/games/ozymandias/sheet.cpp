// A view as words and tables (13): players, fleets, colonies, sectors, the viewer's hand, the scores at the end.
#include <algorithm>

#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

bool counts_twice(const Open& p) { return p.options.last == LastAge::twice; }

SheetTable players_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::table_players(),
                     {say::column_player(), counts_twice(p) ? say::column_score() : say::column_colonies(),
                      say::column_wealth(), say::column_population(), say::column_secrets(), say::column_cards(),
                      say::column_disks_left(), say::column_boxes()},
                     {}};
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        table.rows.push_back({seat_name(seat_at(k)), number(score_of(p, seat_at(k))), number(player.wealth()),
                              number(player.population()), number(player.secrets()), number(player.hand_size),
                              number(player.pool), number(player.boxes)});
    }
    return table;
}

std::string leader_text(const FleetState& fleet) {
    const std::string leader = name_or_none(fleet.leader);
    return fleet.is_revealed || fleet.leader == kNoCard ? say::leader_cell(leader) : say::hidden_leader_cell(leader);
}

SheetTable fleets_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::table_fleets(),
                     {say::column_fleet(), say::column_owner(), say::column_leader(), say::column_place(),
                      say::column_strength(), say::column_state(), say::column_under(), say::column_disk()},
                     {}};
    for (int k = 0; k < p.seats; ++k)
        each_fleet(p, seat_at(k), [&](Fleet at) {
            const FleetState& fleet = p.fleet(at);
            table.rows.push_back(
                {token(at), seat_name(seat_at(k)), leader_text(fleet),
                 say::place_cell(token(fleet.where), point_token(p.galaxy, fleet.spot), token(fleet.site)),
                 say::strength_cell(fleet.strength, capacity_of(p, at)), say::state_cell(state_key(fleet)),
                 fleet.under.empty() ? number(fleet.under_count) : names_of(fleet.under),
                 fleet.has_disk ? say::yes() : say::no()});
        });
    return table;
}

SheetTable colonies_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::table_colonies(),
                     {say::column_colony(), say::column_suit(), say::column_controlled(), say::column_disks()},
                     {}};
    p.galaxy.each_spot([&](Spot spot) {
        if (!p.galaxy.is_colony(spot)) return;
        std::vector<std::string> disks;
        for (const Disk& disk : p.disks)
            if (disk.spot == spot) disks.push_back(seat_name(disk.owner));
        const Seat control = control_of(p, spot);
        if (p.renewed.has(spot) && !disks.empty()) disks.back() = say::disk_counts_twice(disks.back());
        table.rows.push_back({token(p.galaxy.point(spot)), say::suit_cell(token(p.galaxy.at(spot).suit())),
                              control == kSpectator ? say::controlled_by_nobody() : seat_name(control),
                              disks.empty() ? say::none() : listed(disks)});
    });
    return table;
}

std::string points_text(const Place& place, Slots slots) {
    std::vector<std::string> points;
    for (int slot = 0; slot < kSlots; ++slot)
        if ((slots >> slot & 1) != 0) points.push_back(token(point_at(place.site, slot)));
    return points.empty() ? say::none() : listed(points);
}

SheetTable sectors_table(const View& view) {
    const Galaxy& galaxy = view.open.galaxy;
    SheetTable table{say::table_sectors(),
                     {say::column_site(), say::column_tile(), say::column_suit(), say::column_rotation(),
                      say::column_colonies(), say::column_hazards()},
                     {}};
    for (std::size_t rank = 0; rank < galaxy.places().size(); ++rank) {
        const Place& place = galaxy.at(galaxy.nth(static_cast<int>(rank)));
        table.rows.push_back({token(place.site), std::string(name_of(place.tile)), say::suit_cell(token(place.suit())),
                              rotation_token(place.rotation), points_text(place, place.colonies),
                              points_text(place, place.hazards)});
    }
    return table;
}

SheetTable hand_table(const View& view) {
    SheetTable table{
        say::table_hand(), {say::column_card(), say::column_suit(), say::column_rank(), say::column_text()}, {}};
    for (const Card card : view.of(view.viewer).hand)
        table.rows.push_back({name_of(card), say::suit_cell(token(suit_of(card))), number(rank_of(card)),
                              say::leader_text(face(card).timing, face(card).text)});
    return table;
}

int colonies_of(const Open& p, Seat seat, const SpotSet& among) {
    int count = 0;
    p.galaxy.each_spot([&](Spot spot) { count += among.has(spot) && control_of(p, spot) == seat ? 1 : 0; });
    return count;
}

SheetTable scores_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{say::scores(),
                     {say::column_player(), say::column_on_map(), say::column_leader_cards(), say::column_score()},
                     {},
                     false,
                     {say::part_on_map(), say::part_leader_cards()}};
    for (int k = 0; k < p.seats; ++k) {
        int cards = 0;
        each_fleet(p, seat_at(k), [&](Fleet fleet) { cards += p.fleet(fleet).has_disk ? 1 : 0; });
        const int score = score_of(p, seat_at(k));
        const int twice = colonies_of(p, seat_at(k), p.renewed);
        table.rows.push_back({seat_name(seat_at(k)), number(score - cards - twice), number(cards), number(score)});
        if (counts_twice(p)) table.rows.back().insert(table.rows.back().begin() + 2, number(twice));
    }
    if (counts_twice(p)) {
        table.columns.insert(table.columns.begin() + 2, say::column_count_twice());
        table.parts.insert(table.parts.begin() + 1, say::part_count_twice());
    }
    return table;
}

std::string standing_text(const View& view, Seat seat, int rank) {
    const Person who{seat, view.viewer};
    const int score = view.result.score[slot(seat)];
    return counts_twice(view.open) ? say::stands_with_points(rank, who, score)
                                   : say::stands_with_colonies(rank, who, score);
}

void add_standings(const View& view, std::vector<std::string>& facts) {
    for (int rank = 1; rank <= view.open.seats; ++rank)
        for (int k = 0; k < view.open.seats; ++k)
            if (view.result.rank[slot(seat_at(k))] == rank) facts.push_back(standing_text(view, seat_at(k), rank));
}

std::string war_text(const View& view) {
    const War& war = view.open.war;
    const Person who{owner_of(war.attacker), view.viewer}, other{owner_of(war.defender), view.viewer};
    const int fleet = fleet_number(war.attacker), target = fleet_number(war.defender);
    const Person winner{owner_of(war.winner), view.viewer}, holder{owner_of(war.holder), view.viewer};
    if (war.winner != kNoFleet)
        return say::war_is_won(who, fleet, other, target, winner, fleet_number(war.winner), war.score);
    if (war.holder == kNoFleet) return say::attacks(who, fleet, other, target);
    return say::war_stands(who, fleet, other, target, holder, war.score);
}

void add_state(const View& view, std::vector<std::string>& facts) {
    const Open& p = view.open;
    facts.push_back(say::whose_turn(p.age, p.last_age(), {p.active, view.viewer}));
    if (counts_twice(p)) facts.push_back(say::last_age_counts_twice());
    facts.push_back(closed(Ozymandias::question(view)));
    if (p.war.is_fought()) facts.push_back(war_text(view));
    for (int k = 0; k < p.seats; ++k)
        if (view.ready.has(seat_at(k))) facts.push_back(say::is_ready({seat_at(k), view.viewer}));
    for (const Seat seat : p.passed) facts.push_back(say::has_passed({seat, view.viewer}));
    facts.push_back(say::has_obelisk({p.obelisk, view.viewer}));
}

std::string supply_text(const Open& p) {
    const std::string text = say::supply(p.stack_size, p.deck_size) + " " +
                             (p.discard.empty() ? say::discard_is_empty() : say::discarded(names_of(p.discard)));
    std::vector<std::string> sites;
    for (const Site site : p.galaxy.reserved()) sites.push_back(token(site));
    if (sites.empty()) return text;
    return text + " " + say::reserved_sites(static_cast<int>(sites.size()), listed(sites));
}

// What decided between the first two, if their scores are equal (R49); empty otherwise.
std::string level_text(const Open& p) {
    const Result result = result_of(p);
    const auto with_rank = [&](int rank) {
        return std::find(result.rank.begin(), result.rank.end(), rank) - result.rank.begin();
    };
    const Seat first = seat_at(static_cast<int>(with_rank(1))), second = seat_at(static_cast<int>(with_rank(2)));
    if (result.score[slot(first)] != result.score[slot(second)]) return {};
    const bool by_resources =
        p.options.tie == Tie::reserve && p.player(first).resources() != p.player(second).resources();
    return " " + (by_resources ? say::level_by_resources() : say::level_by_passing());
}

}  // namespace

Sheet Ozymandias::sheet(const View& view) {
    const Open& p = view.open;
    Sheet sheet;
    sheet.when = say::in_age(p.age);
    if (p.over) {
        sheet.end = say::everybody_has_passed() + level_text(p);
        sheet.facts.push_back(say::over_everybody_has_passed());
        add_standings(view, sheet.facts);
    } else {
        add_state(view, sheet.facts);
    }
    sheet.facts.push_back(supply_text(p));
    if (p.over) sheet.tables.push_back(scores_table(view));
    sheet.tables.push_back(players_table(view));
    sheet.tables.push_back(fleets_table(view));
    sheet.tables.push_back(colonies_table(view));
    sheet.tables.push_back(sectors_table(view));
    if (view.viewer != kSpectator && index(view.viewer) < p.seats) sheet.tables.push_back(hand_table(view));
    return sheet;
}

}  // namespace orrery::ozymandias
