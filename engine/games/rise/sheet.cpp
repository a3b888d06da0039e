// A view as words and tables: the colours, the map, the public cards, the players, the viewer's own hand.
#include <array>
#include <utility>

#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

std::string name_or_unknown(Card card) { return card == kNoCard ? say::unknown() : std::string(card_name(card)); }
std::string or_none(std::string text) { return text.empty() ? say::none() : text; }
template <class Cards>
std::string names_or_none(const Cards& cards) {
    return or_none(with_commas(cards, name_or_unknown));
}
std::string colour_cell(Colour colour) { return say::colour_alone(colour_name(colour)); }

SheetTable headed(std::string caption, std::vector<std::string> columns) {
    return {std::move(caption), std::move(columns), {}};
}

template <class Cards>
SheetTable cards_table(const View& view, std::string caption, const Cards& cards) {
    SheetTable table = headed(std::move(caption), {say::column_card(), say::column_colour(), say::column_worth(),
                                                   say::column_kind(), say::column_effect()});
    for (const Card card : cards)
        table.rows.push_back({name_or_unknown(card), colour_cell(colour_of(card)), number(view.worth(card)),
                              kinds_token(card), std::string(face(card).text)});
    return table;
}

SheetTable colours_table(const View& view) {
    SheetTable table = headed(say::table_colours(),
                              {say::column_colour(), say::column_value(), say::column_sectors(), say::column_pool()});
    for (const Colour colour : kAllColours) {
        const std::size_t i = static_cast<std::size_t>(colour);
        table.rows.push_back(
            {colour_cell(colour), number(view.value[i]), number(view.sectors[i]), number(view.pool[i])});
    }
    return table;
}

SheetTable map_table(const View& view) {
    SheetTable table = headed(say::table_galaxy(), {say::column_sector(), say::column_value(), say::column_natural(),
                                                    say::column_gems(), say::column_disks()});
    for (const Sector& sector : view.galaxy.sectors) {
        std::vector<std::string> disks;
        for (int i = sector.stack.size() - 1; i >= 0; --i) disks.push_back(say::colour(colour_name(sector.stack[i])));
        table.rows.push_back({site_token(sector.site), number(sector.value()), number(sector.natural),
                              number(sector.gems), disks.empty() ? say::no_disks() : capitalized(with_commas(disks))});
    }
    return table;
}

std::string active_cell(const View& view, const SeatView& seat) {
    if (seat.pile.empty()) return say::none();
    const std::string card = name_or_unknown(seat.active_card());
    const int gems = view.gems_of(seat.active_card());
    return gems > 0 ? say::active_with_gems(card, gems) : card;
}

SheetTable players_table(const View& view) {
    SheetTable table = headed(say::table_players(),
                              {say::column_player(), say::column_gems(), say::column_hand(), say::column_known(),
                               say::column_active(), say::column_pile(), say::column_dead(), say::column_in_sight()});
    for (int i = 0; i < view.seats; ++i) {
        const SeatView& seat = view.of(seat_at(i));
        std::vector<Card> pile;
        for (std::size_t k = seat.pile.size(); k > 0; --k) pile.push_back(seat.pile[k - 1]);
        std::vector<std::string> dead;
        for (const Colour colour : kAllColours)
            if (const int n = seat.dead[static_cast<std::size_t>(colour)]; n > 0)
                dead.push_back(say::dead_disks(n, colour_name(colour)));
        table.rows.push_back({seat_name(seat_at(i)), seat.bank < 0 ? say::bank_closed() : number(seat.bank),
                              number(seat.hand_size), names_or_none(seat.hand), active_cell(view, seat),
                              names_or_none(pile), or_none(with_commas(dead)), number(seat.known_score)});
    }
    return table;
}

// The parts of the final scores (7.2).
SheetTable scores_table(const View& view) {
    SheetTable table = headed(say::scores(), {say::column_player(), say::column_gems(), say::column_cards(),
                                              say::column_dead(), say::column_score()});
    table.parts = {say::part_gems(), say::part_cards(), say::part_dead()};
    for (int i = 0; i < view.seats; ++i) {
        const SeatView& seat = view.of(seat_at(i));
        int cards = 0, dead = 0;
        for (const Card card : seat.hand) cards += view.worth(card);
        for (const Card card : seat.pile) cards += view.worth(card);
        for (const Colour colour : kAllColours)
            dead += seat.dead[static_cast<std::size_t>(colour)] * view.value_of(colour);
        table.rows.push_back({seat_name(seat_at(i)), number(seat.bank), number(cards), number(dead),
                              number(view.result.score[static_cast<std::size_t>(i)])});
    }
    return table;
}

// What this viewer knows of the deck and the tiles, place by place.
SheetTable known_table(const View& view) {
    SheetTable table{say::table_deck(), {say::column_card(), say::column_place(), say::column_colour()}, {}, true};
    int place = 0;
    for (const Card card : view.deck)
        if (++place; card != kNoCard)
            table.rows.push_back({name_or_unknown(card), say::place_in_deck(place, static_cast<int>(view.deck.size())),
                                  colour_cell(colour_of(card))});
    return table;
}
std::string known_tiles(const View& view) {
    std::vector<std::string> tiles;
    int place = 0;
    for (const int tile : view.tiles)
        if (++place; tile >= 0) tiles.push_back(say::known_tile(tile, place));
    return with_commas(tiles);
}

constexpr std::array<Wording, kSteps> kStepWords{
    say::step_swap,      say::step_turn,        say::step_expand,          say::step_event,
    say::step_execute,   say::step_execute_set, say::step_auction,         say::step_preserve,
    say::step_harvest,   say::step_order_won,   say::step_order_harvested, say::step_won,
    say::step_harvested, say::step_start,       say::step_inactive,        say::step_discard};  // by Step

std::string step_words(std::string_view step) {
    std::size_t k = 0;
    while (k + 1 < kStepWords.size() && step_name(static_cast<Step>(k)) != step) ++k;
    return kStepWords[k]();
}

SheetTable pending_table(const View& view) {
    SheetTable table =
        headed(say::table_pending(), {say::column_step(), say::column_card(), say::column_by(), say::column_cards()});
    for (const Pending& pending : view.pending)
        table.rows.push_back({step_words(pending.step), pending.card == kNoCard ? "" : name_or_unknown(pending.card),
                              pending.you == kSpectator ? "" : seat_name(pending.you),
                              with_commas(pending.cards, name_or_unknown)});
    return table;
}

void add_ranking(const View& view, std::vector<std::string>& facts) {
    for (int rank = 1; rank <= view.seats; ++rank)
        for (int i = 0; i < view.seats; ++i)
            if (view.result.rank[static_cast<std::size_t>(i)] == rank)
                facts.push_back(
                    say::ranked(rank, Person{seat_at(i), view.viewer}, view.result.score[static_cast<std::size_t>(i)]));
}

}  // namespace

Sheet Rise::sheet(const View& view) {
    Sheet sheet;
    auto& facts = sheet.facts;
    sheet.when = say::when(view.round);
    if (view.over()) {
        const bool is_by_pool = view.result.cause == "pool";
        sheet.end = is_by_pool ? say::end_by_pool() : say::end_by_rounds();
        facts.push_back(is_by_pool ? say::over_by_pool() : say::over_by_rounds());
        add_ranking(view, facts);
    } else {
        facts.push_back(say::round_and_turn(view.round, view.rounds, Person{view.active, view.viewer}));
        facts.push_back(closed(question(view)));
        for (int i = 0; view.decision.secret && i < view.seats; ++i)
            if (view.of(seat_at(i)).answered) facts.push_back(say::is_ready(Person{seat_at(i), view.viewer}));
    }
    facts.push_back(
        say::supplies(view.disks_left(), static_cast<int>(view.deck.size()), static_cast<int>(view.tiles.size())));
    if (const std::string known = known_tiles(view); !known.empty()) facts.push_back(say::known_tiles(known));
    if (!view.drawn.empty()) facts.push_back(say::still_to_give(names_or_none(view.drawn)));
    if (!view.revealed.empty()) facts.push_back(say::revealed(names_or_none(view.revealed)));
    if (!view.block.empty()) facts.push_back(say::discarded_so_far(names_or_none(view.block)));

    if (view.over()) sheet.tables.push_back(scores_table(view));
    sheet.tables.push_back(colours_table(view));
    sheet.tables.push_back(map_table(view));
    sheet.tables.push_back(cards_table(view, say::table_market(), view.market));
    sheet.tables.push_back(players_table(view));
    if (view.viewer != kSpectator && index(view.viewer) < view.seats)
        sheet.tables.push_back(cards_table(view, say::table_hand(), view.of(view.viewer).hand));
    if (SheetTable known = known_table(view); !known.rows.empty()) sheet.tables.push_back(std::move(known));
    if (view.pending.size() > 1) sheet.tables.push_back(pending_table(view));
    return sheet;
}

}  // namespace orrery::rise
