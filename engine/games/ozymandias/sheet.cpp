// A view as words and tables (13): players, fleets, colonies, sectors, the viewer's hand, the scores at the end.
#include "games/ozymandias/ozymandias.h"
#include "games/ozymandias/phrases.h"

namespace orrery::ozymandias {

namespace {

bool counts_twice(const Open& p) { return p.options.last == LastAge::twice; }

std::string suit_name(Suit suit) { return capitalized(token(suit)); }

SheetTable players_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"Players",
                     {"Player", counts_twice(p) ? "Score" : "Colonies", "Wealth", "Population", "Secrets", "Cards",
                      "Disks left", "Boxes used"},
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
    if (fleet.leader == kNoCard) return "Hidden";
    return name_of(fleet.leader) + (fleet.is_revealed ? "" : " (hidden)");
}

std::string where_text(const Open& p, const FleetState& fleet) {
    switch (fleet.where) {
        case Where::map: return token(p.galaxy.point(fleet.spot));
        case Where::exploring: return "Exploring site " + token(fleet.site);
        default: return "On its leader card";
    }
}

std::string under_text(const FleetState& fleet) {
    return fleet.under.empty() ? number(fleet.under_count) : names_of(fleet.under);
}

SheetTable fleets_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{
        "Fleets", {"Fleet", "Owner", "Leader", "Place", "Strength", "State", "Cards under it", "Disk"}, {}};
    for (int k = 0; k < p.seats; ++k)
        each_fleet(p, seat_at(k), [&](Fleet at) {
            const FleetState& fleet = p.fleet(at);
            table.rows.push_back({token(at), seat_name(seat_at(k)), leader_text(fleet), where_text(p, fleet),
                                  number(fleet.strength) + " of " + number(capacity_of(p, at)),
                                  fleet.is_ready ? "Ready" : "Exhausted", under_text(fleet),
                                  fleet.has_disk ? "Yes" : "No"});
        });
    return table;
}

SheetTable colonies_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"Colonies", {"Colony", "Suit", "Controlled by", "Disks, from the bottom"}, {}};
    p.galaxy.each_spot([&](Spot spot) {
        if (!p.galaxy.is_colony(spot)) return;
        std::vector<std::string> disks;
        for (const Disk& disk : p.disks)
            if (disk.spot == spot) disks.push_back(seat_name(disk.owner));
        const Seat control = control_of(p, spot);
        if (p.renewed.has(spot) && !disks.empty()) disks.back() += " (counts twice)";
        table.rows.push_back({token(p.galaxy.point(spot)), suit_name(p.galaxy.at(spot).suit()),
                              control == kSpectator ? "Nobody" : seat_name(control),
                              disks.empty() ? "None" : listed(disks)});
    });
    return table;
}

std::string points_text(const Place& place, Slots slots) {
    std::vector<std::string> points;
    for (int slot = 0; slot < kSlots; ++slot)
        if ((slots >> slot & 1) != 0) points.push_back(token(point_at(place.site, slot)));
    return points.empty() ? "None" : listed(points);
}

SheetTable sectors_table(const View& view) {
    const Galaxy& galaxy = view.open.galaxy;
    SheetTable table{"Sectors", {"Site", "Tile", "Suit", "Rotation", "Colonies", "Hazards"}, {}};
    for (std::size_t rank = 0; rank < galaxy.places().size(); ++rank) {
        const Place& place = galaxy.at(galaxy.nth(static_cast<int>(rank)));
        table.rows.push_back({token(place.site), std::string(name_of(place.tile)), suit_name(place.suit()),
                              rotation_token(place.rotation), points_text(place, place.colonies),
                              points_text(place, place.hazards)});
    }
    return table;
}

SheetTable hand_table(const View& view) {
    SheetTable table{"Your hand", {"Card", "Suit", "Rank", "Leader text"}, {}};
    for (const Card card : view.of(view.viewer).hand)
        table.rows.push_back({name_of(card), suit_name(suit_of(card)), number(rank_of(card)),
                              std::string(face(card).timing) + ": " + std::string(face(card).text)});
    return table;
}

int colonies_of(const Open& p, Seat seat, const SpotSet& among) {
    int count = 0;
    p.galaxy.each_spot([&](Spot spot) { count += among.has(spot) && control_of(p, spot) == seat ? 1 : 0; });
    return count;
}

SheetTable scores_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{std::string(kScores), {"Player", "Colonies on the map", "Leader cards with a disk", "Score"}, {}};
    for (int k = 0; k < p.seats; ++k) {
        int cards = 0;
        each_fleet(p, seat_at(k), [&](Fleet fleet) { cards += p.fleet(fleet).has_disk ? 1 : 0; });
        const int score = score_of(p, seat_at(k));
        const int twice = colonies_of(p, seat_at(k), p.renewed);
        table.rows.push_back({seat_name(seat_at(k)), number(score - cards - twice), number(cards), number(score)});
        if (counts_twice(p)) table.rows.back().insert(table.rows.back().begin() + 2, number(twice));
    }
    if (counts_twice(p)) table.columns.insert(table.columns.begin() + 2, "Those that count twice");
    return table;
}

std::string score_text(const Open& p, int score) {
    return counts_twice(p) ? count_of(score, "point") : score == 1 ? "1 colony" : number(score) + " colonies";
}

void add_standings(const View& view, std::vector<std::string>& facts) {
    for (int rank = 1; rank <= view.open.seats; ++rank)
        for (std::size_t k = 0; k < static_cast<std::size_t>(view.open.seats); ++k)
            if (view.result.rank[k] == rank)
                facts.push_back(number(rank) + ". " +
                                capitalized(Person{seat_at(static_cast<int>(k)), view.viewer}.object()) + " with " +
                                score_text(view.open, view.result.score[k]) + ".");
}

std::string war_text(const View& view) {
    const War& war = view.open.war;
    std::string text =
        capitalized(fleet_of(war.attacker, view.viewer)) + " attacks " + fleet_of(war.defender, view.viewer);
    if (war.winner != kNoFleet)
        text += "; " + fleet_of(war.winner, view.viewer) + " has won by " + number(war.score);
    else if (war.holder != kNoFleet)
        text +=
            "; " + Person{owner_of(war.holder), view.viewer}.does("has") + " the initiative at " + number(war.score);
    return text + ".";
}

void add_state(const View& view, std::vector<std::string>& facts) {
    const Open& p = view.open;
    facts.push_back("Age " + number(p.age) + " of " + number(p.last_age()) +
                    (p.active == kSpectator ? "." : ", " + Person{p.active, view.viewer}.whose("turn") + "."));
    if (counts_twice(p)) facts.push_back("Colonies that are conquered in the last age count twice.");
    facts.push_back(closed(Ozymandias::question(view)));
    if (p.war.is_fought()) facts.push_back(war_text(view));
    for (int k = 0; k < p.seats; ++k)
        if (view.ready.has(seat_at(k))) facts.push_back(Person{seat_at(k), view.viewer}.opens("is") + " ready.");
    for (const Seat seat : p.passed) facts.push_back(Person{seat, view.viewer}.opens("has") + " passed.");
    facts.push_back(Person{p.obelisk, view.viewer}.opens("has") + " the obelisk.");
}

std::string supply_text(const Open& p) {
    std::string text = count_of(p.stack_size, "tile") + " and " + count_of(p.deck_size, "card") + " left.";
    text += p.discard.empty() ? " The discard pile is empty." : " Discarded: " + names_of(p.discard) + ".";
    if (p.galaxy.reserved().empty()) return text;
    std::vector<std::string> sites;
    for (const Site site : p.galaxy.reserved()) sites.push_back(token(site));
    return text + (sites.size() == 1 ? " Site " : " Sites ") + listed(sites) + (sites.size() == 1 ? " is" : " are") +
           " reserved for exploring fleets.";
}

}  // namespace

Sheet Ozymandias::sheet(const View& view) {
    const Open& p = view.open;
    Sheet sheet;
    sheet.when = "age " + number(p.age);
    if (p.over) {
        sheet.end = "Everybody has passed in the last age.";
        sheet.facts.push_back("The game is over: everybody has passed in the last age.");
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
