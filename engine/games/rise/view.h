// What one seat, or a spectator, may know of a match of Rise. Screens, bots, texts and logs get only this. Boards
// include no other header of this folder. view.cpp fills it member by member. Unknown values are kNoCard or -1.
// Rulebook: assets/rulebooks/rise.md.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/list.h"
#include "core/types.h"
#include "games/rise/cards.h"
#include "games/rise/event.h"
#include "games/rise/galaxy.h"
#include "games/rise/words.h"

namespace orrery::rise {

struct SeatView {
    std::int32_t bank = 0;  // -1: hidden from this viewer
    std::int32_t hand_size = 0;
    CardSet hand;                  // the cards of the hand that the viewer knows; of the viewer's own hand all
    CardSet shown;                 // of those, the cards that everybody knows (memory shown)
    FixedList<Card, kCards> pile;  // bottom to top: the last one is active
    std::array<std::int32_t, kColours> dead{};
    bool answered = false;         // others still owe a secret answer; this seat has given one, or owes none
    std::int32_t sealed = -1;      // the viewer's own secret answer: a bid, or a mulligan as bits over the hand
    std::int32_t known_score = 0;  // what the viewer knows: bank, known hand, pile and dead disks

    Card active_card() const { return pile.empty() ? kNoCard : pile.back(); }
    bool operator==(const SeatView&) const = default;

    void save(JsonOut& json, Seat player) const {
        json(CEREAL_NVP(player), nvp("bank", known(bank)), nvp("hand size", hand_size), CEREAL_NVP(hand));
        json(CEREAL_NVP(shown), CEREAL_NVP(pile), nvp("dead disks", by_colour(dead)), CEREAL_NVP(answered));
        json(nvp("secret answer", known(sealed)), nvp("known score", known_score));
    }
};

// One frame of what is still to be resolved; names as in the rules reference. The innermost frame is last.
struct Pending {
    std::string_view step;  // "execute", "auction", "preserve"
    Card card = kNoCard;
    Seat you = kSpectator;    // who resolves it
    Seat other = kSpectator;  // seller, receiver
    Colour colour = kNoColour;
    unsigned colours = 0;     // of a preservation, as bits
    CardSet cards;            // the lot, the cards harvested, or the cards still to be executed
    std::int32_t amount = 0;  // gems of a trigger, bonus of Permaculture

    bool operator==(const Pending&) const = default;

    void save(JsonOut& json) const {
        json(CEREAL_NVP(step), sparse("card", card, kNoCard), CEREAL_NVP(you), sparse("other", other, kSpectator));
        json(sparse("color", colour, kNoColour), sparse("colors", colours), CEREAL_NVP(cards), CEREAL_NVP(amount));
    }
};

struct View {
    Seat viewer = kSpectator;
    std::int32_t seats = 2;
    Options options{};
    std::int32_t round = 1;
    std::int32_t rounds = 60;
    Seat active{0};  // whose turn it is
    Decision decision{};
    Verb asks = Verb::none;     // the verb of the question; `expand` stands for the main action
    Colour places = kNoColour;  // the colour of the disk to be placed

    Galaxy galaxy;
    std::array<std::int32_t, kColours> pool{};
    std::array<std::int32_t, kColours> value{};    // of each colour now
    std::array<std::int32_t, kColours> sectors{};  // that each colour controls
    FixedList<Card, kCards> market;                // left to right
    FixedList<Card, kCards> deck;                  // top first; kNoCard: unknown
    FixedList<std::int8_t, kTiles> tiles;          // top first; -1: unknown
    std::int32_t looking_at = 0;       // how many cards on top of the deck, or tiles, the viewer is putting back
    CardSet drawn;                     // by Treaty, still to be given; only for the viewer
    FixedList<Card, kCards> revealed;  // by The Catharsis Simulation
    FixedList<Card, kCards> block;     // being discarded, first named first
    std::array<std::int32_t, kSeats> bids{-1, -1, -1, -1};  // of the auction whose tie is being broken
    std::array<std::int32_t, 2> gems_on{};                  // Black Stars, Crusade of the Sun
    std::array<SeatView, kSeats> seat{};
    FixedList<Pending, 32> pending;

    Result result{};  // the final scores; during the match what everybody sees

    const SeatView& of(Seat s) const { return seat[static_cast<std::size_t>(s)]; }
    bool over() const { return decision.over; }
    bool is_active(Card card) const { return owner_of_active(card) != kSpectator; }
    Seat owner_of_active(Card card) const;
    int value_of(Colour colour) const { return value[static_cast<std::size_t>(colour)]; }
    int worth(Card card) const { return value_of(colour_of(card)); }
    int gems_of(Card card) const {
        return card == Card::black_stars ? gems_on[0] : card == Card::crusade_of_the_sun ? gems_on[1] : 0;
    }
    int disks_left() const { return pool[0] + pool[1] + pool[2] + pool[3]; }
    // LEGAL PLACES of the colour that is placed now (6.7).
    SiteSet places_for(Colour colour) const {
        return legal_places(galaxy, colour, !tiles.empty(), is_active(Card::xin_shield_formula));
    }
    int price_per_sector() const { return is_active(Card::wreckage_of_the_xyri) ? 2 : 1; }

    bool operator==(const View&) const = default;
    void save(JsonOut& json) const {
        json(nvp("game", "rise"), CEREAL_NVP(viewer), nvp("players", seats), nvp("options", texts_of(seats, options)));
        json(CEREAL_NVP(round), CEREAL_NVP(rounds), nvp("over", over()), nvp("active player", active));
        json(nvp("asks", over() ? std::string_view() : decision.node));
        json(nvp("asked", over() ? kSpectator : decision.seat), nvp("owing", tokens(decision.owing)));
        json(nvp("secret", decision.secret), sparse("places", places, kNoColour), nvp("map", galaxy.sectors));
        json(nvp("tile stack", each_of(tiles, known)), nvp("pool", by_colour(pool)), nvp("value", by_colour(value)));
        json(nvp("sectors", by_colour(sectors)), CEREAL_NVP(deck), CEREAL_NVP(market), nvp("looking at", looking_at));
        json(CEREAL_NVP(drawn), CEREAL_NVP(revealed), CEREAL_NVP(block), nvp("gems on cards", by_card(gems_on)));
        json(unhashed("bids", each_of(std::span(bids).first(static_cast<std::size_t>(seats)), known)));
        json.objects("seats", static_cast<std::size_t>(seats),
                     [&](std::size_t i) { seat[i].save(json, seat_at(static_cast<int>(i))); });
        json(CEREAL_NVP(pending));
        save_result(json, result, seats, over());
    }
};

// A sector in words for people: "0,0 = 2+1, white over black".
std::string sector_text(const Sector& sector);
std::string site_token(Site site);

}  // namespace orrery::rise
