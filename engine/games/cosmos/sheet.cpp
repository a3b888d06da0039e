// A view as words and tables (13): the state of the match, players, stacks, hexes, the invasion, the viewer's hand.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

std::string race_text(const Player& player) {
    if (player.race == kNoRace) return player.is_hidden ? "Hidden" : "None";
    return word(name_of(player.race)) + (player.is_hidden ? " (hidden)" : "");
}

SheetTable players_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{
        "Players", {"Player", "Colonies", "Minerals", "Gas", "Cards", "Ships on the board", "Graveyard", "Race"}, {}};
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        int on_board = 0;
        for (const Site site : player.sites) on_board += player.at(site);
        table.rows.push_back({seat_name(seat_at(k)), number(colonies_of(p, seat_at(k)).size()), number(player.minerals),
                              number(player.gas), number(player.hand_size), number(on_board), number(player.graveyard),
                              race_text(player)});
    }
    return table;
}

std::string site_kind(const Open& p, Site site) {
    if (!is_centre(site)) return "Corner";
    const std::string goods = p.minerals.has(site) ? ", mineral" : p.gases.has(site) ? ", gas" : "";
    return (p.planets.has(site) ? "Planet" : "Void") + goods;
}

SheetTable stacks_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"Stacks", {"Site", "Kind", "Player", "Ships"}, {}};
    for (const Site site : p.taken)
        for (int k = 0; k < p.seats; ++k) {
            const int there = p.player(seat_at(k)).at(site);
            if (there == 0) continue;
            std::string text = number(there);
            for (const Clung& one : p.clung)
                if (one.site == site && one.host == seat_at(k))
                    text += ", and a ship of " + seat_name(one.owner) + " that clings to them";
            table.rows.push_back({token(site), site_kind(p, site), seat_name(seat_at(k)), std::move(text)});
        }
    return table;
}

SheetTable hexes_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{"Hexes", {"Centre", "Kind", "Stone"}, {}};
    for (const Site site : kLattice.centres) {
        std::string stone = "None";
        for (int k = 0; k < kStones; ++k)
            if (p.stones[static_cast<std::size_t>(k)] == site) stone = word(name_of(static_cast<Stone>(k)));
        table.rows.push_back({token(site), site_kind(p, site), std::move(stone)});
    }
    return table;
}

SheetTable hand_table(const View& view) {
    SheetTable table{"Your hand", {"Card", "Copies", "What it does"}, {}};
    const Cards& hand = view.of(view.viewer).hand;
    for (int k = 0; k < kKinds; ++k)
        if (hand.of(card_at(k)) > 0)
            table.rows.push_back({name_of(card_at(k)), number(hand.of(card_at(k))), text_of(card_at(k))});
    return table;
}

SheetTable scores_table(const View& view) {
    const Open& p = view.open;
    SheetTable table{word(kScores), {"Player", "Colonies", "Resource spots", "Counters", "Cards"}, {}};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        table.rows.push_back({seat_name(seat), number(colonies_of(p, seat).size()), number(spots_of(p, seat).size()),
                              number(counters_of(p.player(seat))), number(p.player(seat).hand_size)});
    }
    return table;
}

void add_standings(const View& view, std::vector<std::string>& facts) {
    for (int rank = 1; rank <= view.open.seats; ++rank)
        for (std::size_t k = 0; k < static_cast<std::size_t>(view.open.seats); ++k) {
            if (view.result.rank[k] != rank) continue;
            facts.push_back(number(rank) + ". " +
                            capitalized(Person{seat_at(static_cast<int>(k)), view.viewer}.object()) + " with " +
                            colonies(view.result.score[k]) + ".");
        }
}

// What lies on a race card, as everybody sees it.
void add_powers(const View& view, std::vector<std::string>& facts) {
    const Open& p = view.open;
    for (int k = 0; k < p.seats; ++k) {
        const Player& player = p.player(seat_at(k));
        const Person who{seat_at(k), view.viewer};
        if (player.mode != Mode::none)
            facts.push_back(capitalized(who.whose("mode")) + " is " + word(id_of(player.mode)) + ".");
        std::vector<std::string> tiles, stones, grafts;
        for (int t = 0; t < kDomTiles; ++t) {
            const DomTile tile = static_cast<DomTile>(t);
            if (player.level(tile) > 0) tiles.push_back(word(name_of(tile)) + " " + number(player.level(tile)));
        }
        for (const Stone stone : player.stones) stones.push_back(word(name_of(stone)));
        for (const Race race : player.grafts) grafts.push_back(word(name_of(race)));
        if (!tiles.empty()) facts.push_back(capitalized(who.whose("tiles")) + ": " + listed(tiles) + ".");
        if (!stones.empty()) facts.push_back(capitalized(who.whose("stones")) + ": " + listed(stones) + ".");
        if (!grafts.empty()) facts.push_back(capitalized(who.whose("grafts")) + ": " + listed(grafts) + ".");
        if (player.bitter > 0)
            facts.push_back(capitalized(who.whose("bitterness")) + ": +" + number(player.bitter) + ".");
    }
}

void add_offers(const View& view, std::vector<std::string>& facts) {
    const Open& p = view.open;
    for (int k = 0; k < p.seats; ++k)
        for (std::int8_t n = 0; n < kOffers; ++n) {
            const Offer& offer = p.offer({seat_at(k), n});
            if (!offer.is_open()) continue;
            facts.push_back("Offer " + token(OfferId{seat_at(k), n}) + ": " +
                            Person{seat_at(k), view.viewer}.does("gives") + " " + goods_text(offer.give) + " to " +
                            Person{offer.to, view.viewer}.object() + " for " + goods_text(offer.ask) + ".");
        }
}

std::string half_text(const View& view, Side side) {
    const Open& p = view.open;
    const Half& half = p.invasion.half(side);
    std::string text = capitalized(name_of(side)) + ": " + Person{half.main, view.viewer}.object() + " on " +
                       token(half.site) + " with " + ships(p.player(half.main).at(half.site));
    if (!half.support.empty()) text += ", support on " + names_of(half.support);
    for (int k = 0; k < p.seats; ++k)
        if (p.invasion.sides[static_cast<std::size_t>(k)] == side)
            text += ", " + Person{seat_at(k), view.viewer}.object() + " on " +
                    names_of(p.invasion.allied[static_cast<std::size_t>(k)]);
    if (half.card != kNoCard) text += ", " + name_of(half.card);
    if (half.total > 0) text += ", " + number(half.total) + " in all";
    return text + ".";
}

// R60
std::string late_text(const View& view) {
    const Open& p = view.open;
    std::vector<std::string> seats;
    for (int k = 0; k < p.seats && p.round <= 1; ++k)
        if (const int more = late_cards(p, seat_at(k)); more > 0)
            seats.push_back(Person{seat_at(k), view.viewer}.object() + " " + number(more));
    return seats.empty() ? std::string() : "More cards at the start: " + listed(seats) + ".";
}

void add_state(const View& view, std::vector<std::string>& facts) {
    const Open& p = view.open;
    facts.push_back((p.round == 0 ? word("Setting up") : "Round " + number(p.round) + " of " + number(p.options.cap)) +
                    (p.active == kSpectator ? "." : ", " + Person{p.active, view.viewer}.whose("turn") + "."));
    facts.push_back(closed(Cosmos::question(view)));
    if (std::string more = late_text(view); !more.empty()) facts.push_back(std::move(more));
    if (p.invasion.is_fought())
        for (const Side side : kSides) facts.push_back(half_text(view, side));
    for (int k = 0; k < p.seats; ++k)
        if (view.ready.has(seat_at(k))) facts.push_back(Person{seat_at(k), view.viewer}.opens("is") + " ready.");
    add_offers(view, facts);
}

std::string own_race_text(const View& view) {
    const Player& own = view.of(view.viewer);
    if (own.race != kNoRace)
        return "Your race: " + word(name_of(own.race)) + (own.is_hidden ? ", hidden. " : ". ") +
               word(text_of(own.race));
    std::vector<std::string> dealt;
    for (const Race race : own.dealt) dealt.push_back(word(name_of(race)));
    return dealt.empty() ? "" : "You were dealt " + listed(dealt) + ".";
}

std::string end_text(const View& view) {
    std::vector<std::string> names;
    for (int k = 0; k < view.open.seats; ++k)
        if (view.open.winners.has(seat_at(k))) names.push_back(Person{seat_at(k), view.viewer}.object());
    if (names.empty()) return "that was the last round.";
    return listed(names) + (names.size() == 1 && names[0] != "you" ? " has" : " have") + " five colonies.";
}

}  // namespace

Sheet Cosmos::sheet(const View& view) {
    const Open& p = view.open;
    const bool is_player = view.viewer != kSpectator && index(view.viewer) < p.seats;
    Sheet sheet;
    sheet.when = p.round == 0 ? "set-up" : "round " + number(p.round);
    if (p.over) {
        sheet.end = capitalized(end_text(view));
        sheet.facts.push_back("The game is over: " + end_text(view));
        add_standings(view, sheet.facts);
    } else {
        add_state(view, sheet.facts);
    }
    add_powers(view, sheet.facts);
    sheet.facts.push_back(
        count_of(p.deck_size, "card") + " left in the deck." +
        (p.discard.size() == 0 ? " The discard pile is empty." : " Discarded: " + names_of(p.discard) + "."));
    if (is_player)
        if (std::string race = own_race_text(view); !race.empty()) sheet.facts.push_back(std::move(race));
    if (p.over) sheet.tables.push_back(scores_table(view));
    sheet.tables.push_back(players_table(view));
    sheet.tables.push_back(stacks_table(view));
    sheet.tables.push_back(hexes_table(view));
    if (is_player) sheet.tables.push_back(hand_table(view));
    return sheet;
}

}  // namespace orrery::cosmos
