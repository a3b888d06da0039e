// The words of the rules reference as small types: suits, cards, fleets, points, verbs, and the Move. All files in this
// folder and the board use them. catalogue.h says what cards do; galaxy.h has the tiles of a match, routes.h the travel
// of fleets.
// Rulebook: assets/rulebooks/ozymandias.md, sections 2, 9 and 11.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/set_of.h"
#include "core/types.h"
#include "games/ozymandias/sectors.h"

namespace orrery::ozymandias {

inline constexpr int kSeats = 6;
inline constexpr int kFleetsEach = 4;
inline constexpr int kFleets = kSeats * kFleetsEach;
inline constexpr int kDisksEach = 8;
inline constexpr int kBoxes = 8;         // of the recovery track (R18)
inline constexpr int kMostBought = 3;    // per age (R16)
inline constexpr int kMostReserve = 99;  // of each kind (R51)
inline constexpr int kCapacity = 6;      // the most strength of a fleet (R26)
inline constexpr int kFirstHand = 7;

template <class T>
using PerSeat = std::array<T, kSeats>;

// ---- Suits, which are resources too: gold = wealth, red = population, blue = secrets
inline constexpr Suit kNoSuit{3};
constexpr std::size_t slot(Suit suit) { return static_cast<std::size_t>(suit); }
using Resources = std::array<std::int8_t, kSuits>;  // how many of each, by suit
std::string resources_text(const Resources& some);  // "2 wealth and 1 secret"; "nothing"
std::string resource_text(Suit suit, int count);    // "1 secret", "3 secrets"

// ---- Cards in canonical order: by suit, then rank, then the order of 9.2 to 9.4; three cards per suit and rank
enum class Card : std::int8_t {
    none = -1,
    slow_research,
    the_bribe,
    the_mercenary,
    the_speculator,
    the_insurgent,
    city_of_gold,
    the_wall,
    blackmail,
    the_thief,
    zele_seed_ships,
    consumable_goods,
    gossip,
    tactical_sacrifice,
    efficiency,
    the_drifter,
    the_baroness,
    the_network,
    trawler,
    training_regimen,
    armada,
    red_fury,
    morale_booster,
    desert_legend,
    ancient_weapons,
    hearts_and_minds,
    strategic_reinforcements,
    the_vampire,
    the_valkyrie,
    battle_cry,
    pyrrhus,
    the_gravekeeper,
    pin,
    the_general,
    the_fear,
    the_dictator,
    the_swamp,
    terraformation,
    the_watcher,
    the_surveyor,
    transposition,
    weapons_research,
    searcher,
    hidden_mining_base,
    double_agent,
    generation_ship,
    pilgrims,
    hard_knocks,
    alien_remnant,
    weapons_cache,
    warp_drive,
    the_brain,
    observer,
    anomaly_magnet,
    the_quest
};
inline constexpr Card kNoCard = Card::none;
inline constexpr int kCards = 54;
using CardSet = SetOf<Card>;
inline constexpr CardSet kAllCards{(std::uint64_t{1} << kCards) - 1};
constexpr std::size_t slot(Card card) { return static_cast<std::size_t>(card); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(static_cast<int>(card) / 18); }
constexpr int rank_of(Card card) { return 2 + static_cast<int>(card) % 18 / 3; }
constexpr CardSet of_suit(Suit suit) {
    return CardSet(((std::uint64_t{1} << 18) - 1) << (18 * static_cast<int>(suit)));
}
std::string_view id_of(Card card);                                // "the-wall"; kNoCard: "-"
inline std::string_view token(Card card) { return id_of(card); }  // in JSON
Card find_card(std::string_view id);

// ---- Fleets p1f1 to p6f4, in canonical order
enum class Fleet : std::int8_t { none = -1 };
inline constexpr Fleet kNoFleet = Fleet::none;
constexpr std::size_t slot(Fleet fleet) { return static_cast<std::size_t>(fleet); }
constexpr Fleet fleet_at(Seat seat, int place) { return static_cast<Fleet>(index(seat) * kFleetsEach + place); }
constexpr Seat owner_of(Fleet fleet) {
    return fleet == kNoFleet ? kSpectator : seat_at(static_cast<int>(fleet) / kFleetsEach);
}
constexpr int place_of(Fleet fleet) { return static_cast<int>(fleet) % kFleetsEach; }  // 0 to 3
std::string token(Fleet fleet);                                                        // "p1f2"
std::optional<Fleet> read_fleet(std::string_view text);
std::optional<Seat> read_seat(std::string_view text);

// ---- What is asked (section 5) and answered (section 11)
enum class Node : std::int8_t {
    none,
    buy,
    plan,
    turn,
    legend,
    alien,
    site,
    warp,
    land,
    action,
    bonus,
    source,
    wall,
    draft,
    war,
    grave,
    pyrrhus,
    retreat,
    claim,
    watcher,
    network
};
std::string_view token(Node node);

// In the canonical order of forms; it is the same at every node.
enum class Verb : std::int8_t {
    none = -1,
    buy,
    stop,
    plan,
    activate,
    recover,
    pass,
    site,
    warp,
    land,
    move,
    attack,
    explore,
    conquer,
    harvest,
    delegate,
    bonus,
    from,
    draft,
    sword,
    use,
    emergency,
    yield,
    retreat,
    hold,
    claim,
    decline,
    skip,
    end
};
std::string_view token(Verb verb);

// A complete move, or the beginning of one. Members that a verb does not use keep the values given here.
struct Move {
    Verb verb = Verb::none;
    Card card = kNoCard;                                   // use, plan: the leader; emergency, harvest, sword: the card
    Card paid = kNoCard;                                   // use: the card with which its text is paid
    Card other = kNoCard;                                  // use the-network: the second card
    std::array<Suit, 3> suits{kNoSuit, kNoSuit, kNoSuit};  // emergency, harvest: the first; desert-legend: all
    Seat seat = kSpectator;                                // harvest, use: the opponent
    Fleet fleet = kNoFleet;                                // activate, delegate, bonus, from, use transposition
    bool is_double = false;                                // sword
    std::int8_t rotation = -1;                             // land
    Heading heading = kNoHeading;                          // explore, retreat: over a border
    Point point = kNoPoint;    // move, explore, warp, land, retreat, from, use: the point; attack: the approach
    Point target = kNoPoint;   // attack
    Site site = kNoSite;       // site
    std::int16_t number = -1;  // draft, use the-mercenary; -1: not chosen yet
    std::array<CardSet, kFleetsEach> under{};  // plan: the cards that go under each of the player's fleets

    bool operator==(const Move&) const = default;

    static Move of(Verb verb, Card card = kNoCard) {
        Move move;
        move.verb = verb, move.card = card;
        return move;
    }
};
std::string print(const Move& move);  // notation.cpp

// ---- Options (section 8)
enum class Tie : std::int32_t { pass, reserve };
enum class LastAge : std::int32_t { once, twice };  // how often a colony counts that was conquered in the last age
inline constexpr int kLastAge = 2;                  // the first rules revision with that option (R60)
struct Options {
    std::int32_t ages = 4;         // 3 or 4
    std::int32_t start_tiles = 1;  // 1 to 3
    std::int32_t obelisk = 0;      // 0: random; else the number of a seat
    Tie tie = Tie::pass;
    LastAge last = LastAge::once;

    bool operator==(const Options&) const = default;
};

}  // namespace orrery::ozymandias
