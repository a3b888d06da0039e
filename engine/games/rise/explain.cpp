// What the first tokens of a move mean now: figures and certain results, worked out from a view.
#include <algorithm>

#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

bool in_step(const View& view, std::string_view step) {
    return !view.pending.empty() && view.pending.back().step == step;
}

std::string colour_text(const View& view, Colour colour) {
    const std::size_t i = static_cast<std::size_t>(colour);
    return say::colour_now(colour_name(colour), view.value[i], view.sectors[i], view.pool[i]);
}

// The sum that all bids together must reach.
std::string preservation_text(const View& view, unsigned colours) {
    if (view.is_active(Card::stasis_pods)) return say::nothing_to_save();
    int sectors = 0;
    for (const Colour colour : kAllColours)
        if ((colours & bit(colour)) != 0) sectors += view.sectors[static_cast<std::size_t>(colour)];
    if (sectors == 0) return say::nobody_bids();
    const int price = sectors * view.price_per_sector();
    if (in_step(view, "preserve")) {
        const int gift = std::min(view.pending.back().amount, price);
        return gift > 0 ? say::price_with_gift(price, sectors, gift) : say::price(price, sectors);
    }
    if (!view.is_active(Card::permaculture) || view.tiles.empty()) return say::price(price, sectors);
    const int tile = view.tiles[0];
    return tile >= 0 ? say::price_less_tile(price, sectors, tile) : say::price_less_top(price, sectors);
}

std::string places_text(const View& view, Colour colour) {
    if (view.pool[static_cast<std::size_t>(colour)] == 0) return say::no_disk_left();
    int places = 0;
    int best = -1;
    int unexplored = 0;
    view.places_for(colour).each([&](Site site) {
        ++places;
        if (view.galaxy.explored(site))
            best = std::max(best, view.galaxy.at(site).value());
        else
            ++unexplored;
    });
    if (places == 0) return say::no_place_left();
    return best >= 0 ? say::places_earning(places, best, unexplored) : say::places_unexplored(places, unexplored);
}

std::string expand_text(const View& view, Card card) {
    const Colour colour = colour_of(card);
    return say::expand_with(card_name(card), colour_name(colour)) + " " + colour_text(view, colour) + " " +
           places_text(view, colour);
}

std::string harvest_text(const View& view, Card card) {
    const int value = view.worth(card);
    return say::harvest_now(card_name(card), card == Card::ancient_secrets ? 2 * value : value) + " " +
           preservation_text(view, bit(colour_of(card)));
}

// Whom the winner would pay (6.11). The others pay the seller or the active player. The seller and the active player
// pay the bank or each other.
std::string payment_text(const View& view, Seat seller) {
    const Person paid{seller == kSpectator ? view.active : seller, view.viewer};
    const Person pays_to{paid.seat == view.active ? kSpectator : view.active, view.viewer};
    if (paid.is_reader()) return say::you_are_paid(pays_to);
    return view.viewer == kSpectator ? say::seller_is_paid_by_winner(paid, pays_to)
                                     : say::seller_is_paid(paid, pays_to);
}

std::string auction_text(const View& view, Card card) {
    return say::auctioned(card_name(card), colour_name(colour_of(card)), view.worth(card)) + " " +
           payment_text(view, view.owner_of_active(card));
}

std::string bid_text(const View& view, const Move* move) {
    if (in_step(view, "preserve")) {
        const std::string text = preservation_text(view, view.pending.back().colours);
        return move != nullptr ? text + " " + say::costs_in_any_case(move->number) : text;
    }
    int worth = 0;
    Seat seller = kSpectator;
    if (in_step(view, "auction")) {
        for (const Card card : view.pending.back().cards) worth += view.worth(card);
        seller = view.pending.back().other;
    }
    const std::string text = say::worth_now(worth) + " " + payment_text(view, seller);
    const bool is_own = view.viewer != kSpectator && view.viewer == view.decision.seat;
    if (move == nullptr || !is_own || view.of(view.viewer).bank < 0) return text;
    return text + " " + say::winning_leaves(view.of(view.viewer).bank - move->number);
}

std::string site_text(const View& view, const Move& move) {
    const std::string site = site_token(move.site);
    const int i = view.galaxy.find(move.site);
    const bool expanding = move.verb == Verb::place && in_step(view, "expand");
    if (move.verb == Verb::place && view.places != kNoColour && !view.places_for(view.places).has(move.site))
        return say::cannot_take_disk(site, colour_name(view.places));
    if (i < 0) {
        const int revealed = expanding && !view.deck.empty() ? 1 : 0;
        const int tile = view.tiles.empty() ? -1 : view.tiles[0];
        return tile >= 0 ? say::unexplored_with_tile(site, tile, revealed) : say::unexplored(site, revealed);
    }
    const Sector& sector = view.galaxy.sectors[static_cast<std::size_t>(i)];
    return expanding ? say::sector_earning(sector_text(sector), sector.value()) : closed(sector_text(sector));
}

std::string card_text(const View& view, Card card) {
    return say::card_now(card_name(card), colour_name(colour_of(card)), kinds_token(card), view.worth(card),
                         face(card).text);
}

std::string player_text(const View& view, Seat player) {
    if (index(player) >= view.seats) return say::no_such_seat();
    const SeatView& seat = view.of(player);
    const std::string active = seat.pile.empty() ? say::no_active() : say::active(card_name(seat.active_card()));
    return seat.bank < 0 ? say::player_now(seat_name(player), seat.hand_size, active)
                         : say::player_with_bank(seat_name(player), seat.hand_size, active, seat.bank);
}

// A verb alone: its purpose.
std::string verb_text(const View& view, Verb verb) {
    switch (verb) {
        case Verb::mulligan: return say::explain_swap();
        case Verb::pickup: return say::explain_pickup();
        case Verb::expand: return say::explain_expand();
        case Verb::event: return say::explain_event();
        case Verb::auction: return say::explain_auction();
        case Verb::harvest: return say::explain_harvest();
        case Verb::bid: return bid_text(view, nullptr);
        case Verb::save: return say::explain_save();
        case Verb::invest: return say::explain_invest();
        case Verb::award: return say::explain_award();
        case Verb::done: return say::explain_done();
        default: return closed(Rise::question(view));
    }
}

}  // namespace

std::string sector_text(const Sector& sector) {
    std::vector<std::string> below;
    for (int i = sector.stack.size() - 2; i >= 0; --i) below.push_back(say::colour(colour_name(sector.stack[i])));
    std::string stack = sector.empty() ? say::no_stack_there() : say::colour(colour_name(sector.active()));
    if (!below.empty()) stack = say::stack_of(stack, with_commas(below));
    return say::sector(site_token(sector.site), sector.value(), sector.natural, sector.gems, stack);
}

std::string Rise::explain(const View& view, std::string_view text) {
    if (text.empty()) return closed(question(view));
    if (const Verb verb = find_verb(text); verb != Verb::none && !stands_alone(verb)) return verb_text(view, verb);
    const Expected<Move> parsed = parse(text);
    if (!parsed) return closed(question(view));
    const Move& move = *parsed;
    switch (move.verb) {
        case Verb::expand: return expand_text(view, move.card);
        case Verb::harvest: return harvest_text(view, move.card);
        case Verb::auction: return auction_text(view, move.card);
        case Verb::event:
            return has_action(move.card) ? card_text(view, move.card) : say::no_action(card_name(move.card));
        case Verb::bid: return bid_text(view, &move);
        case Verb::color:
        case Verb::dead: return colour_text(view, move.colour);
        case Verb::award:
        case Verb::player: return player_text(view, move.player);
        case Verb::mulligan: return move.cards.empty() ? say::keep_all() : say::swap_these(names(move.cards));
        case Verb::pickup:
            if (view.decision.seat == kSpectator) break;
            return say::take_pile_of(static_cast<int>(view.of(view.decision.seat).pile.size()));
        case Verb::place:
        case Verb::site:
        case Verb::from:
        case Verb::to:
        case Verb::save:
        case Verb::invest: return site_text(view, move);
        case Verb::put: return move.card != kNoCard ? card_text(view, move.card) : say::tile_of_value(move.value);
        default: break;
    }
    return move.card != kNoCard ? card_text(view, move.card) : verb_text(view, move.verb);
}

}  // namespace orrery::rise
