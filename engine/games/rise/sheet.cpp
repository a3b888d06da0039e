// A view as words and tables: the colours, the map, the public cards, the players, the viewer's own hand.
#include <utility>

#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

std::string name_or_unknown(Card card) {
    return card == kNoCard ? std::string("Unknown") : std::string(card_name(card));
}

template <class Cards>
std::string names_or_none(const Cards& cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : ", ") + name_or_unknown(card);
    return text.empty() ? "None" : text;
}

std::vector<std::string> card_row(const View& view, Card card) {
    return {name_or_unknown(card), capitalized(colour_name(colour_of(card))), number(view.worth(card)),
            kinds_token(card), std::string(face(card).text)};
}

SheetTable cards_table(const View& view, std::string caption, const std::vector<Card>& cards) {
    SheetTable table{std::move(caption), {"Card", "Colour", "Worth", "Kind", "Effect"}, {}};
    for (const Card card : cards) table.rows.push_back(card_row(view, card));
    return table;
}

SheetTable colours_table(const View& view) {
    SheetTable table{"Colours", {"Colour", "Value", "Sectors", "In the pool"}, {}};
    for (const Colour colour : kAllColours) {
        const std::size_t i = static_cast<std::size_t>(colour);
        table.rows.push_back(
            {capitalized(colour_name(colour)), number(view.value[i]), number(view.sectors[i]), number(view.pool[i])});
    }
    return table;
}

SheetTable map_table(const View& view) {
    SheetTable table{"Galaxy", {"Sector", "Value", "Natural", "Gems", "Disks, top first"}, {}};
    for (const Sector& sector : view.galaxy.sectors) {
        std::string disks;
        for (int i = sector.stack.size() - 1; i >= 0; --i)
            disks += (disks.empty() ? "" : ", ") + std::string(colour_name(sector.stack[i]));
        table.rows.push_back({site_token(sector.site), number(sector.value()), number(sector.natural),
                              number(sector.gems), disks.empty() ? "Empty" : capitalized(disks)});
    }
    return table;
}

SheetTable players_table(const View& view) {
    SheetTable table{"Players",
                     {"Player", "Gems", "Cards in hand", "Known in hand", "Active card", "Pile, top first",
                      "Dead disks", "Score in sight"},
                     {}};
    for (int i = 0; i < view.seats; ++i) {
        const SeatView& seat = view.of(seat_at(i));
        std::vector<Card> pile;
        for (std::size_t k = seat.pile.size(); k > 0; --k) pile.push_back(seat.pile[k - 1]);
        std::string dead;
        for (const Colour colour : kAllColours)
            if (const int n = seat.dead[static_cast<std::size_t>(colour)]; n > 0)
                dead += (dead.empty() ? "" : ", ") + number(n) + " " + std::string(colour_name(colour));
        std::string active = seat.pile.empty() ? "None" : name_or_unknown(seat.active_card());
        if (!seat.pile.empty() && view.gems_of(seat.active_card()) > 0)
            active += " with " + gems(view.gems_of(seat.active_card()));
        table.rows.push_back({seat_name(seat_at(i)), seat.bank < 0 ? "Closed" : number(seat.bank),
                              number(seat.hand_size), names_or_none(seat.hand), active, names_or_none(pile),
                              dead.empty() ? "None" : dead, number(seat.known_score)});
    }
    return table;
}

// The parts of the final scores (7.2).
SheetTable scores_table(const View& view) {
    SheetTable table{std::string(kScores), {"Player", "Gems", "Cards", "Dead disks", "Score"}, {}};
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
    SheetTable table{"Known in the deck", {"Card", "Place", "Colour"}, {}, true};
    const std::string cards = " of " + number(static_cast<int>(view.deck.size()));
    int place = 0;
    for (const Card card : view.deck)
        if (++place; card != kNoCard)
            table.rows.push_back(
                {name_or_unknown(card), number(place) + cards, capitalized(colour_name(colour_of(card)))});
    return table;
}
std::string known_tiles(const View& view) {
    std::string text;
    for (std::size_t i = 0; i < view.tiles.size(); ++i)
        if (view.tiles[i] >= 0)
            text += (text.empty() ? "" : ", ") + number(view.tiles[i]) + " (" + number(static_cast<int>(i) + 1) + ".)";
    return text;
}

SheetTable pending_table(const View& view) {
    SheetTable table{"Still to take effect, last one first", {"Step", "Card", "By", "Cards"}, {}};
    for (const Pending& pending : view.pending)
        table.rows.push_back({std::string(pending.step), pending.card == kNoCard ? "" : name_or_unknown(pending.card),
                              pending.you == kSpectator ? "" : seat_name(pending.you),
                              pending.cards.empty() ? "" : names_or_none(pending.cards)});
    return table;
}

}  // namespace

Sheet Rise::sheet(const View& view) {
    Sheet sheet;
    auto& facts = sheet.facts;
    sheet.when = "round " + number(view.round);
    if (view.over()) {
        const std::string end = view.result.cause == "pool" ? "the pool is empty." : "the last round has been played.";
        sheet.end = capitalized(end);
        facts.push_back("The game is over: " + end);
        for (int rank = 1; rank <= view.seats; ++rank)
            for (int i = 0; i < view.seats; ++i)
                if (view.result.rank[static_cast<std::size_t>(i)] == rank)
                    facts.push_back(number(rank) + ". " + capitalized(Person{seat_at(i), view.viewer}.object()) +
                                    " with " + count_of(view.result.score[static_cast<std::size_t>(i)], "point") + ".");
    } else {
        facts.push_back("Round " + number(view.round) + " of " + number(view.rounds) + ", " +
                        Person{view.active, view.viewer}.whose("turn") + ".");
        facts.push_back(closed(question(view)));
        if (view.decision.secret)
            for (int i = 0; i < view.seats; ++i)
                if (view.of(seat_at(i)).answered)
                    facts.push_back(Person{seat_at(i), view.viewer}.opens("is") + " ready.");
    }
    facts.push_back(count_of(view.disks_left(), "disk") + " in the pool, " +
                    rise::cards(static_cast<int>(view.deck.size())) + " in the deck, " +
                    count_of(static_cast<int>(view.tiles.size()), "tile") + " in the stack.");
    if (const std::string known = known_tiles(view); !known.empty()) facts.push_back("Known tiles: " + known + ".");
    if (!view.drawn.empty()) facts.push_back("Still to give: " + names_or_none(view.drawn) + ".");
    if (!view.revealed.empty()) facts.push_back("Revealed: " + names_or_none(view.revealed) + ".");
    if (!view.block.empty()) facts.push_back("Discarded so far: " + names_or_none(view.block) + ".");

    if (view.over()) sheet.tables.push_back(scores_table(view));
    sheet.tables.push_back(colours_table(view));
    sheet.tables.push_back(map_table(view));
    sheet.tables.push_back(cards_table(view, "Market", {view.market.begin(), view.market.end()}));
    sheet.tables.push_back(players_table(view));
    if (view.viewer != kSpectator && index(view.viewer) < view.seats) {
        std::vector<Card> hand;
        for (const Card card : view.of(view.viewer).hand) hand.push_back(card);
        sheet.tables.push_back(cards_table(view, "Your hand", hand));
    }
    if (SheetTable known = known_table(view); !known.rows.empty()) sheet.tables.push_back(std::move(known));
    if (view.pending.size() > 1) sheet.tables.push_back(pending_table(view));
    return sheet;
}

}  // namespace orrery::rise
