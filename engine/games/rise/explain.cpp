// What the first tokens of a move mean now: figures and certain results, worked out from a view.
#include <algorithm>

#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

bool is_own(const View& view) { return view.viewer != kSpectator && view.viewer == view.decision.seat; }
bool in_step(const View& view, std::string_view step) {
    return !view.pending.empty() && view.pending.back().step == step;
}

std::string colour_text(const View& view, Colour colour) {
    const std::size_t i = static_cast<std::size_t>(colour);
    return name(colour) + " is worth " + std::to_string(view.value[i]) + " in " + count_of(view.sectors[i], "sector") +
           ", " + count_of(view.pool[i], "disk") + " left in the pool";
}

// The sum that all bids together must reach.
std::string preservation_text(const View& view, unsigned colours) {
    if (view.is_active(Card::stasis_pods)) return "Stasis Pods: nothing has to be preserved.";
    int count = 0;
    for (const Colour colour : kAllColours)
        if ((colours & bit(colour)) != 0) count += view.sectors[static_cast<std::size_t>(colour)];
    if (count == 0) return "Nothing to save, so nobody bids.";
    const int price = count * view.price_per_sector();
    std::string text = gems(price) + (price == 1 ? " saves " : " save ") +
                       (count == 1   ? "the one sector"
                        : count == 2 ? "both sectors"
                                     : "all " + std::to_string(count) + " sectors");
    if (view.is_active(Card::permaculture) && !view.tiles.empty() && !in_step(view, "preserve"))
        text += ", less the top tile for Permaculture" +
                (view.tiles[0] >= 0 ? " (" + std::to_string(view.tiles[0]) + ")" : std::string());
    if (in_step(view, "preserve") && view.pending.back().amount > 0)
        text += ", of which Permaculture gives " + std::to_string(view.pending.back().amount);
    return text + ".";
}

std::string expand_text(const View& view, Card card) {
    const Colour colour = colour_of(card);
    std::string text =
        name(card) + ": place a " + name(colour) + " disk. " + capitalized(colour_text(view, colour)) + ". ";
    if (view.pool[static_cast<std::size_t>(colour)] == 0) return text + "No disk is left: you place and earn nothing.";
    int places = 0;
    int best = -1;
    int unknown = 0;
    view.places_for(colour).each([&](Site site) {
        ++places;
        if (view.galaxy.explored(site))
            best = std::max(best, view.galaxy.at(site).value());
        else
            ++unknown;
    });
    if (places == 0) return text + "There is nowhere to put it: you place and earn nothing.";
    text += count_of(places, "place");
    if (best >= 0) text += ", earning up to " + gems(best);
    if (unknown > 0) text += "; " + std::to_string(unknown) + " unexplored";
    return text + ".";
}

std::string harvest_text(const View& view, Card card) {
    const int value = view.worth(card);
    const int income = card == Card::ancient_secrets ? 2 * value : value;
    return name(card) + ": earn " + gems(income) + " now. " + preservation_text(view, bit(colour_of(card)));
}

// Whom the winner would pay (6.11). The others pay the seller or the active player. The seller and the active player
// pay the bank or each other.
std::string payment_text(const View& view, Seat seller) {
    const Person paid{seller == kSpectator ? view.active : seller, view.viewer}, active{view.active, view.viewer};
    const std::string own_price = paid.seat == active.seat ? "the bank" : active.object();
    if (paid.is_reader()) return "If you win, you pay " + own_price + ". If someone else wins, they pay you.";
    const std::string rest = paid.object() + ". If " + paid.object() + " wins, they pay " + own_price + ".";
    return (view.viewer == kSpectator ? "Whoever wins pays " : "If you win, you pay ") + rest;
}

std::string auction_text(const View& view, Card card) {
    return name(card) + ", " + name(colour_of(card)) + ", worth " + gems(view.worth(card)) + " now. " +
           payment_text(view, view.owner_of_active(card));
}

std::string bid_text(const View& view, const Move* move) {
    if (in_step(view, "preserve")) {
        std::string text = preservation_text(view, view.pending.back().colours);
        if (move != nullptr) text += " This costs you " + std::to_string(move->number) + ", win or lose.";
        return text;
    }
    int worth = 0;
    Seat seller = kSpectator;
    if (in_step(view, "auction")) {
        for (const Card card : view.pending.back().cards) worth += view.worth(card);
        seller = view.pending.back().other;
    }
    std::string text = "Worth " + gems(worth) + " now. " + payment_text(view, seller);
    if (move != nullptr && is_own(view) && view.of(view.viewer).bank >= 0)
        text += " Winning leaves you " + gems(view.of(view.viewer).bank - move->number) + "; losing costs nothing.";
    return text;
}

std::string site_text(const View& view, const Move& move) {
    const int i = view.galaxy.find(move.site);
    const bool expanding = move.verb == Verb::place && in_step(view, "expand");
    if (move.verb == Verb::place && view.places != kNoColour && !view.places_for(view.places).has(move.site))
        return site_token(move.site) + " can't take a " + name(view.places) + " disk.";
    if (i < 0) {
        // Many hexes say this, and a screen reader reads one after the other: so it is short.
        std::string text = site_token(move.site) + ", unexplored: ";
        text += !view.tiles.empty() && view.tiles[0] >= 0 ? "a tile of " + std::to_string(view.tiles[0])
                                                          : "a tile of 0 to 4";
        if (expanding && !view.deck.empty()) text += ", and the top card";
        return text + ".";
    }
    std::string text = sector_text(view.galaxy.sectors[static_cast<std::size_t>(i)]);
    if (expanding) text += "; you earn " + gems(view.galaxy.sectors[static_cast<std::size_t>(i)].value());
    return text + ".";
}

std::string card_text(const View& view, Card card) {
    const Face& f = face(card);
    return std::string(f.name) + " (" + name(colour_of(card)) + ", " + kinds_token(card) + "), worth " +
           gems(view.worth(card)) + " now. " + std::string(f.text);
}

// A verb alone: its purpose.
std::string verb_text(const View& view, Verb verb) {
    switch (verb) {
        case Verb::mulligan: return "Swap any of your cards for new ones, once only.";
        case Verb::pickup: return "Take your whole pile into your hand, then take your turn.";
        case Verb::expand: return "Place a disk of a card's colour and earn what its sector is worth.";
        case Verb::event: return "Play a card for its action.";
        case Verb::auction: return "Put a market card or any active card up for auction. Bids are secret.";
        case Verb::harvest:
            return "Earn what a card's colour is worth. Then bids decide which of its sectors are saved.";
        case Verb::bid: return bid_text(view, nullptr);
        case Verb::save: return "A sector that is saved keeps its top disk. The others lose theirs.";
        case Verb::invest: return "The gems left over go to one of the saved sectors.";
        case Verb::award: return "You choose which of the highest bidders wins.";
        case Verb::done: return "That's all.";
        default: break;
    }
    return closed(Rise::question(view));
}

}  // namespace

std::string sector_text(const Sector& sector) {
    std::string text = site_token(sector.site) + ", value " + std::to_string(sector.value());
    if (sector.gems > 0) text += " (" + std::to_string(sector.natural) + " + " + gems(sector.gems) + ")";
    if (sector.empty()) return text + ", empty";
    text += ", " + std::string(colour_name(sector.active()));
    for (int i = sector.stack.size() - 2; i >= 0; --i)
        text += (i == sector.stack.size() - 2 ? " over " : ", ") + std::string(colour_name(sector.stack[i]));
    return text;
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
            if (!has_action(move.card)) return name(move.card) + " has no action.";
            return card_text(view, move.card);
        case Verb::bid: return bid_text(view, &move);
        case Verb::color:
        case Verb::dead: return capitalized(colour_text(view, move.colour)) + ".";
        case Verb::award:
        case Verb::player: {
            if (index(move.player) >= view.seats) return "There is no such seat.";
            const SeatView& seat = view.of(move.player);
            return seat_name(move.player) + ": " + cards(seat.hand_size) + " in hand, " +
                   (seat.pile.empty() ? "no active card" : "active card " + name(seat.active_card())) +
                   (seat.bank >= 0 ? ", " + gems(seat.bank) : std::string()) + ".";
        }
        case Verb::put:
            if (move.card == kNoCard) return "A tile of value " + std::to_string(move.value) + ".";
            break;
        case Verb::mulligan: {
            std::string swapped;
            for (const Card card : move.cards) swapped += (swapped.empty() ? "" : ", ") + name(card);
            return swapped.empty() ? "Keep all your cards." : "Swap " + swapped + ".";
        }
        case Verb::pickup: {
            const Seat seat = view.decision.seat;
            if (seat == kSpectator) break;
            return std::to_string(view.of(seat).pile.size()) + " cards go to your hand, then you take your turn.";
        }
        default: break;
    }
    if (move.card != kNoCard) return card_text(view, move.card);
    if (move.verb == Verb::place || move.verb == Verb::site || move.verb == Verb::from || move.verb == Verb::to ||
        move.verb == Verb::save || move.verb == Verb::invest)
        return site_text(view, move);
    return verb_text(view, move.verb);
}

}  // namespace orrery::rise
