// What the first tokens of a move mean at this moment: figures and certain results, worked out from a view.
#include <algorithm>

#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

std::string name(Card card) { return std::string(card_name(card)); }
std::string name(Colour colour) { return std::string(colour_name(colour)); }

bool is_own(const View& view) { return view.viewer != kSpectator && view.viewer == view.decision.seat; }
bool in_step(const View& view, std::string_view step) {
    return !view.pending.empty() && view.pending.back().step == step;
}

std::string colour_text(const View& view, Colour colour) {
    const std::size_t i = static_cast<std::size_t>(colour);
    return name(colour) + ", worth " + std::to_string(view.value[i]) + ", controls " + std::to_string(view.sectors[i]) +
           ", " + std::to_string(view.pool[i]) + " in the pool";
}

// What all bids together must reach.
std::string preservation_text(const View& view, unsigned colours) {
    if (view.is_active(Card::stasis_pods)) return "Stasis Pods: nothing has to be preserved.";
    int count = 0;
    for (const Colour colour : kAllColours)
        if ((colours & bit(colour)) != 0) count += view.sectors[static_cast<std::size_t>(colour)];
    if (count == 0) return "It controls nothing, so nobody bids (R20).";
    const int price = count * view.price_per_sector();
    std::string text = gems(price) + (price == 1 ? " preserves " : " preserve ") +
                       (count == 1 ? "its one sector" : "all " + std::to_string(count) + " sectors");
    if (view.is_active(Card::permaculture) && !view.tiles.empty() && !in_step(view, "preserve"))
        text += ", less the top tile for Permaculture" +
                (view.tiles[0] >= 0 ? " (" + std::to_string(view.tiles[0]) + ")" : std::string());
    if (in_step(view, "preserve") && view.pending.back().amount > 0)
        text += ", of which Permaculture gives " + std::to_string(view.pending.back().amount);
    return text + ".";
}

std::string expand_text(const View& view, Card card) {
    const Colour colour = colour_of(card);
    std::string text = name(card) + ": spread " + colour_text(view, colour) + ". ";
    if (view.pool[static_cast<std::size_t>(colour)] == 0)
        return text + "No disk is left, so nothing is placed and earned (R10).";
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
    if (places == 0) return text + "There is no legal place, so nothing is placed and earned (R10).";
    text += count_of(places, "place");
    if (best >= 0) text += "; the best known earns " + gems(best);
    if (unknown > 0) text += "; " + std::to_string(unknown) + " unexplored";
    return text + ".";
}

std::string harvest_text(const View& view, Card card) {
    const int value = view.worth(card);
    const int income = card == Card::ancient_secrets ? 2 * value : value;
    return name(card) + ": gain " + gems(income) + " now. " + preservation_text(view, bit(colour_of(card)));
}

// Whom the winner would pay (6.11).
std::string payment_text(const View& view, Seat seller) {
    const std::string active = seat_name(view.active);
    if (seller == kSpectator) return active + " pays the bank if winning; another winner pays " + active + ".";
    if (seller == view.active)
        return seat_name(seller) + " pays the bank if winning; another winner pays " + seat_name(seller) + ".";
    return seat_name(seller) + " pays " + active + " if winning; another winner pays " + seat_name(seller) + ".";
}

std::string auction_text(const View& view, Card card) {
    return name(card) + ", " + name(colour_of(card)) + ", worth " + gems(view.worth(card)) + " now. " +
           payment_text(view, view.owner_of_active(card));
}

std::string bid_text(const View& view, const Move* move) {
    if (in_step(view, "preserve")) {
        std::string text = preservation_text(view, view.pending.back().colours);
        if (move != nullptr) text += " You pay " + gems(move->number) + " in any case.";
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
        return site_token(move.site) + " is no legal place for " + name(view.places) + " (6.7).";
    if (i < 0) {
        std::string text = site_token(move.site) + ", unexplored: a tile of 0 to 4 is turned up";
        if (!view.tiles.empty() && view.tiles[0] >= 0)
            text = site_token(move.site) + ", unexplored: the tile is a " + std::to_string(view.tiles[0]);
        if (expanding)
            text += view.deck.empty() ? "; earns its value"
                                      : "; the top card of the deck is carried out, then you earn the value";
        return text + ".";
    }
    std::string text = sector_text(view.galaxy.sectors[static_cast<std::size_t>(i)]);
    if (expanding) text += "; earns " + gems(view.galaxy.sectors[static_cast<std::size_t>(i)].value());
    return text + ".";
}

std::string card_text(const View& view, Card card) {
    const Face& f = face(card);
    return std::string(f.name) + " (" + name(colour_of(card)) + ", " + kinds_token(card) + "), worth " +
           gems(view.worth(card)) + " now. " + std::string(f.text);
}

// A verb alone: what it is for.
std::string verb_text(const View& view, Verb verb) {
    switch (verb) {
        case Verb::mulligan: return "Put any of your cards back and draw as many, once (R5).";
        case Verb::pickup: return "Take the whole pile to your hand; then act as usual (R7).";
        case Verb::expand: return "Spread the colour of a card: place a disk and earn the value of its sector.";
        case Verb::event: return "Carry out the action of a card.";
        case Verb::auction: return "Auction a market card or any active card by secret bids.";
        case Verb::harvest: return "Earn the colour's value; its sectors must then be preserved by bids.";
        case Verb::bid: return bid_text(view, nullptr);
        case Verb::save: return "A sector keeps its top disk; those not saved lose theirs.";
        case Verb::invest: return "The gems left over are added to one preserved sector.";
        case Verb::award: return "One of the highest bidders wins (R17).";
        case Verb::done: return "No more.";
        default: break;
    }
    return Rise::question(view) + ".";
}

}  // namespace

std::string sector_text(const Sector& sector) {
    std::string text = site_token(sector.site) + ", value " + std::to_string(sector.value());
    if (sector.gems > 0) text += " (" + std::to_string(sector.natural) + " and " + gems(sector.gems) + ")";
    if (sector.empty()) return text + ", empty";
    text += ", " + std::string(colour_name(sector.active()));
    for (int i = sector.stack.size() - 2; i >= 0; --i)
        text += (i == sector.stack.size() - 2 ? " over " : ", ") + std::string(colour_name(sector.stack[i]));
    return text;
}

std::string Rise::explain(const View& view, std::string_view text) {
    if (text.empty()) return question(view) + ".";
    if (const Verb verb = find_verb(text); verb != Verb::none && !stands_alone(verb)) return verb_text(view, verb);
    const Expected<Move> parsed = parse(text);
    if (!parsed) return parsed.fault().message;
    const Move& move = *parsed;
    switch (move.verb) {
        case Verb::expand: return expand_text(view, move.card);
        case Verb::harvest: return harvest_text(view, move.card);
        case Verb::auction: return auction_text(view, move.card);
        case Verb::event:
            if (!has_action(move.card)) return name(move.card) + " has no action (6.3).";
            return card_text(view, move.card);
        case Verb::bid: return bid_text(view, &move);
        case Verb::color:
        case Verb::dead: {
            std::string first = colour_text(view, move.colour) + ".";
            first[0] = static_cast<char>(first[0] - 'a' + 'A');
            return first;
        }
        case Verb::award:
        case Verb::player: {
            if (index(move.player) >= view.seats) return "There is no such seat.";
            const SeatView& seat = view.of(move.player);
            return seat_name(move.player) + ": " + std::to_string(seat.hand_size) + " in hand, active " +
                   (seat.pile.empty() ? "none" : name(seat.active_card())) +
                   (seat.bank >= 0 ? ", " + gems(seat.bank) : std::string()) + ".";
        }
        case Verb::put:
            if (move.card == kNoCard) return "A tile of value " + std::to_string(move.value) + ".";
            break;
        case Verb::mulligan: {
            std::string cards;
            for (const Card card : move.cards) cards += (cards.empty() ? "" : ", ") + name(card);
            return cards.empty() ? "Keep all your cards." : "Put back and replace " + cards + ".";
        }
        case Verb::pickup: {
            const Seat seat = view.decision.seat;
            if (seat == kSpectator) break;
            return std::to_string(view.of(seat).pile.size()) + " cards come to your hand; then act as usual (R7).";
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
