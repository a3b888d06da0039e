// A view as words and tables (13): the state of the match, players, stacks, hexes, the invasion, the viewer's hand.
#include "games/cosmos/cosmos.h"
#include "games/cosmos/phrases.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

namespace {

std::string race_text(const Player& player) {
    if (player.race == kNoRace) return player.is_hidden ? say::race_unknown() : say::race_none();
    return player.is_hidden ? say::race_known_but_hidden(name_of(player.race)) : word(name_of(player.race));
}

SheetTable players_table(const Open& p) {
    SheetTable table{say::table_players(),
                     {say::column_player(), say::column_colonies(), say::column_minerals(), say::column_gas(),
                      say::column_cards(), say::column_ships_on_board(), say::column_graveyard(), say::column_race()},
                     {}};
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

std::string kind_text(const Open& p, Site site) { return say::kind_of_site(kind_of(p, site), goods_on(p, site)); }

SheetTable stacks_table(const Open& p) {
    SheetTable table{
        say::table_stacks(), {say::column_site(), say::column_kind(), say::column_player(), say::column_ships()}, {}};
    for (const Site site : p.taken)
        for (int k = 0; k < p.seats; ++k) {
            const int there = p.player(seat_at(k)).at(site);
            if (there == 0) continue;
            std::string stack = number(there);
            for (const Clung& one : p.clung)
                if (one.site == site && one.host == seat_at(k)) stack = say::stack_with_clung(stack, Person{one.owner});
            table.rows.push_back({token(site), kind_text(p, site), seat_name(seat_at(k)), std::move(stack)});
        }
    return table;
}

SheetTable hexes_table(const Open& p) {
    SheetTable table{say::table_hexes(), {say::column_centre(), say::column_kind(), say::column_stone()}, {}};
    for (const Site site : kLattice.centres) {
        const Stone stone = stone_on(p, site);
        table.rows.push_back(
            {token(site), kind_text(p, site), stone == Stone::none ? say::stone_none() : word(name_of(stone))});
    }
    return table;
}

SheetTable hand_table(const Cards& hand) {
    SheetTable table{say::table_hand(), {say::column_card(), say::column_copies(), say::column_what_it_does()}, {}};
    for (int k = 0; k < kKinds; ++k)
        if (hand.of(card_at(k)) > 0)
            table.rows.push_back({name_of(card_at(k)), number(hand.of(card_at(k))), text_of(card_at(k))});
    return table;
}

SheetTable scores_table(const Open& p) {
    SheetTable table{say::scores(),
                     {say::column_player(), say::column_colonies(), say::column_spots(), say::column_counters(),
                      say::column_cards()},
                     {}};
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const int colonies = colonies_of(p, seat).size(), spots = spots_of(p, seat).size();
        const int counters = counters_of(p.player(seat)), cards = p.player(seat).hand_size;
        table.rows.push_back({seat_name(seat), number(colonies), number(spots), number(counters), number(cards)});
        table.tie_breaks.push_back({say::tie_break_colonies(colonies), say::tie_break_spots(spots),
                                    say::tie_break_counters(counters), say::tie_break_cards(cards)});
    }
    return table;
}

void add_standings(const View& view, std::vector<std::string>& facts) {
    for (int rank = 1; rank <= view.open.seats; ++rank)
        for (int k = 0; k < view.open.seats; ++k)
            if (view.result.rank[static_cast<std::size_t>(k)] == rank)
                facts.push_back(say::standing(rank, Person{seat_at(k), view.viewer},
                                              view.result.score[static_cast<std::size_t>(k)]));
}

// What lies on a race card, as everybody sees it.
void add_powers(const View& view, std::vector<std::string>& facts) {
    for (int k = 0; k < view.open.seats; ++k) {
        const Player& player = view.open.player(seat_at(k));
        const Person who{seat_at(k), view.viewer};
        std::vector<std::string> tiles;
        for (int t = 0; t < kDomTiles; ++t)
            if (const auto tile = static_cast<DomTile>(t); player.level(tile) > 0)
                tiles.push_back(say::tile_with_level(name_of(tile), player.level(tile)));
        if (player.mode != Mode::none) facts.push_back(say::mode_is(who, id_of(player.mode)));
        if (!tiles.empty()) facts.push_back(say::tiles_of(who, listed(tiles)));
        if (!player.stones.empty()) facts.push_back(say::stones_of(who, names_of(player.stones)));
        if (!player.grafts.empty()) facts.push_back(say::grafts_of(who, names_of(player.grafts)));
        if (player.bitter > 0) facts.push_back(say::bitterness_of(who, player.bitter));
    }
}

void add_offers(const View& view, std::vector<std::string>& facts) {
    for (int k = 0; k < view.open.seats; ++k)
        for (std::int8_t n = 0; n < kOffers; ++n) {
            const OfferId id{seat_at(k), n};
            const Offer& offer = view.open.offer(id);
            if (offer.is_open())
                facts.push_back(say::open_offer(token(id), Person{id.maker, view.viewer}, goods_text(offer.give),
                                                Person{offer.to, view.viewer}, goods_text(offer.ask)));
        }
}

std::string half_text(const View& view, Side side) {
    const Open& p = view.open;
    const Half& half = p.invasion.half(side);
    std::string text = say::side_with_main_stack(token(side), Person{half.main, view.viewer}, token(half.site),
                                                 p.player(half.main).at(half.site));
    if (!half.support.empty()) text = say::side_with_support(text, names_of(half.support));
    for (std::size_t k = 0; k < static_cast<std::size_t>(p.seats); ++k)
        if (p.invasion.sides[k] == side)
            text = say::side_with_ally(text, Person{seat_at(static_cast<int>(k)), view.viewer},
                                       names_of(p.invasion.allied[k]));
    if (half.card != kNoCard) text = say::side_with_card(text, name_of(half.card));
    if (half.total > 0) text = say::side_with_total(text, half.total);
    return closed(text);
}

// R60
void add_late_cards(const View& view, std::vector<std::string>& facts) {
    std::vector<std::string> seats;
    for (int k = 0; k < view.open.seats && view.open.round <= 1; ++k)
        if (const int more = late_cards(view.open, seat_at(k)); more > 0)
            seats.push_back(say::who_so_many(Person{seat_at(k), view.viewer}, more));
    if (!seats.empty()) facts.push_back(say::more_cards_at_start(listed(seats)));
}

void add_state(const View& view, std::vector<std::string>& facts) {
    const Open& p = view.open;
    const Person active{p.active, view.viewer};
    facts.push_back(p.round == 0 ? say::setting_up(active) : say::round_of(p.round, p.options.cap, active));
    facts.push_back(closed(Cosmos::question(view)));
    add_late_cards(view, facts);
    if (p.invasion.is_fought())
        for (const Side side : kSides) facts.push_back(half_text(view, side));
    for (int k = 0; k < p.seats; ++k)
        if (view.ready.has(seat_at(k))) facts.push_back(say::is_ready(Person{seat_at(k), view.viewer}));
    add_offers(view, facts);
}

void add_own_race(const Player& own, std::vector<std::string>& facts) {
    if (own.race != kNoRace)
        facts.push_back(own.is_hidden ? say::your_hidden_race(name_of(own.race), text_of(own.race))
                                      : say::your_race(name_of(own.race), text_of(own.race)));
    else if (!own.dealt.empty())
        facts.push_back(say::you_were_dealt(names_of(own.dealt)));
}

}  // namespace

Sheet Cosmos::sheet(const View& view) {
    const Open& p = view.open;
    const bool is_player = view.viewer != kSpectator && index(view.viewer) < p.seats;
    Sheet sheet;
    sheet.when = p.round == 0 ? say::when_set_up() : say::when_round(p.round);
    if (p.over) {
        const std::string why = p.winners.empty() ? say::last_round() : five_colonies_text(p.winners, view.viewer);
        sheet.end = capitalized(why);
        sheet.facts.push_back(say::over_because(why));
        add_standings(view, sheet.facts);
        sheet.tables.push_back(scores_table(p));
    } else {
        add_state(view, sheet.facts);
    }
    add_powers(view, sheet.facts);
    sheet.facts.push_back(
        joined({say::deck_has(p.deck_size),
                p.discard.size() == 0 ? say::discard_is_empty() : say::discarded(names_of(p.discard))}));
    if (is_player) add_own_race(view.of(view.viewer), sheet.facts);
    for (const auto table : {players_table, stacks_table, hexes_table}) sheet.tables.push_back(table(p));
    if (is_player) sheet.tables.push_back(hand_table(view.of(view.viewer).hand));
    return sheet;
}

}  // namespace orrery::cosmos
