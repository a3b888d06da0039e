// The words of the rules reference as small types: cards, races, stones, tiles, questions, verbs, and the Move. All
// files in this folder and the board use them. sites.h has the geometry, catalogue.h the names and texts.
// Rulebook: assets/rulebooks/cosmos.md, sections 2, 9 and 11.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/set_of.h"
#include "core/types.h"
#include "games/cosmos/sites.h"

namespace orrery::cosmos {

inline constexpr int kSeats = 6;
inline constexpr int kCap = 4;    // ships in a stack
inline constexpr int kCrowd = 8;  // in a stack of a revealed Broodkin; it also adds this many ships
inline constexpr int kGoal = 5;   // colonies
inline constexpr int kFirstHand = 7;
inline constexpr int kMostBought = 10;  // R8: a player with this many cards can't buy one
inline constexpr int kMostOffered = 9;  // R53
inline constexpr int kOffers = 2;       // offers of a player in a turn
inline constexpr int kMostGrafts = 3;
inline constexpr int kMostBitter = 3;
inline constexpr int kMostClung = 2;
inline constexpr int kManySeats = 5;        // from so many seats on the last ones need more cards (R60)
inline constexpr std::int8_t kUnsaid = -1;  // a number that is not chosen yet

template <class T>
using PerSeat = std::array<T, kSeats>;
std::optional<Seat> read_seat(std::string_view text);

// ---- Cards by kind, in canonical order; cards of a kind are identical (2.3)
enum class Card : std::int8_t {
    none = -1,
    at1,
    at2,
    at3,
    at4,
    at5,
    at6,
    at8,
    at10,
    neg,
    qua,
    ret,
    sab,
    re2,
    re3,
    re4,
    bare
};
inline constexpr Card kNoCard = Card::none;
inline constexpr int kKinds = 15;        // without the bare hand, which is not a card
inline constexpr int kInvadeKinds = 12;  // the first kinds are invade cards
inline constexpr int kCards = 64;
constexpr std::size_t slot(Card card) { return static_cast<std::size_t>(card); }
constexpr Card card_at(int place) { return static_cast<Card>(place); }
constexpr int copies_of(Card card) {
    constexpr std::array<int, kKinds> kCopies{4, 4, 4, 4, 4, 4, 4, 4, 8, 4, 4, 4, 6, 4, 2};
    return kCopies[slot(card)];
}
constexpr bool is_attack(Card card) { return card <= Card::at10 || card == Card::bare; }
constexpr bool is_invade(Card card) { return card < Card::re2 || card == Card::bare; }
constexpr bool is_reinforcement(Card card) { return card >= Card::re2 && card <= Card::re4; }
constexpr int value_of(Card card) {  // of an Attack or a Reinforcement; 0 for others
    constexpr std::array<int, kKinds + 1> kValues{1, 2, 3, 4, 5, 6, 8, 10, 0, 0, 0, 0, 2, 3, 4, 0};
    return kValues[slot(card)];
}
std::string_view id_of(Card card);  // "at6"; kNoCard: "-"
Card find_card(std::string_view id);

// How many of each kind: a hand, the discard pile.
struct Cards {
    std::array<std::int8_t, kKinds> count{};

    int of(Card card) const { return count[slot(card)]; }
    void add(Card card, int number = 1) { count[slot(card)] = static_cast<std::int8_t>(of(card) + number); }
    void drop(Card card) { add(card, -1); }
    int size() const {
        int sum = 0;
        for (const std::int8_t one : count) sum += one;
        return sum;
    }
    bool has_invade() const {
        for (int k = 0; k < kInvadeKinds; ++k)
            if (count[static_cast<std::size_t>(k)] > 0) return true;
        return false;
    }
    bool operator==(const Cards&) const = default;
};

// ---- Races in the order of 9.2, and what they have
enum class Race : std::int8_t {
    none = -1,
    ascended,
    binary,
    broodkin,
    copyist,
    dancer,
    domino,
    empire,
    fodder,
    friendly,  // "friend"
    gestalt,
    hoarder,
    lapidary,
    mason,
    parasite,
    spite,
    two_faced
};
inline constexpr Race kNoRace = Race::none;
inline constexpr int kRaces = 16;
using RaceSet = SetOf<Race>;
inline constexpr RaceSet kAllRaces{(1u << kRaces) - 1};
inline constexpr RaceSet kAlwaysOpen = RaceSet::of(Race::ascended, Race::lapidary);
// The races with a power that Gestalt can copy.
inline constexpr RaceSet kGrafts = kAllRaces - RaceSet::of(Race::domino, Race::gestalt, Race::lapidary);
constexpr std::size_t slot(Race race) { return static_cast<std::size_t>(race); }
std::string_view id_of(Race race);  // "two-faced"; kNoRace: "-"
Race find_race(std::string_view id);

enum class Mode : std::int8_t { none, lance, shield };
enum class Stone : std::int8_t { none = -1, might, ward, sight, lode, reach, stride };
inline constexpr int kStones = 6;
using StoneSet = SetOf<Stone>;
enum class DomTile : std::int8_t { none = -1, guard, strike, steady, march, shed, spoils };
inline constexpr int kDomTiles = 6;
constexpr std::size_t slot(Stone stone) { return static_cast<std::size_t>(stone); }
constexpr std::size_t slot(DomTile tile) { return static_cast<std::size_t>(tile); }
std::string_view id_of(Mode mode);  // "lance"; none: "-"
std::string_view id_of(Stone stone);
std::string_view id_of(DomTile tile);
Mode find_mode(std::string_view id);
Stone find_stone(std::string_view id);
DomTile find_tile(std::string_view id);

// ---- Sides of an invasion
enum class Side : std::int8_t { none = -1, offence, defence };
constexpr std::size_t slot(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::offence ? Side::defence : Side::offence; }
inline constexpr std::array<Side, 2> kSides{Side::offence, Side::defence};

// ---- What is asked (5.1) and answered (section 11)
enum class Node : std::int8_t {
    none,
    keep,
    settle,
    exile,  // "return"
    grow,
    mode,
    supply,
    action,
    ally,
    support,
    cards,
    face,
    turncoat,
    copy,
    burn,
    reinforce,
    company,
    retreat,
    slip,
    spite,
    cling,
    graft,
    tile,
    shed,
    join,
    victory
};
std::string_view token(Node node);
// The race whose hidden power a question is about (6.17); kNoRace: it names none.
Race race_asked_by(Node node);

enum class Verb : std::int8_t {
    none = -1,
    keep,
    settle,
    exile,  // "return"
    mode,
    twice,  // "double"
    brood,
    accept,
    decline,
    offer,
    buy,
    purge,
    reveal,
    ready,
    move,
    walk,
    stride,
    leap,
    invade,
    end,
    ally,
    support,
    play,
    face,
    turncoat,
    copy,
    slip,
    company,
    cling,
    spite,
    burn,
    reinforce,
    retreat,
    graft,
    tile,
    shed,
    join,
    victory
};
std::string_view token(Verb verb);

struct Goods {
    std::int8_t minerals = -1;  // -1: not chosen yet
    std::int8_t gas = -1;
    bool operator==(const Goods&) const = default;
};
std::string token(Goods goods);       // "2m+1g"
std::string goods_text(Goods goods);  // "2 minerals and 1 gas"; "nothing"

struct OfferId {
    Seat maker = kSpectator;
    std::int8_t number = 0;  // 0: a, 1: b
    bool operator==(const OfferId&) const = default;
};
std::string token(OfferId id);  // "o2a"
std::optional<OfferId> read_offer(std::string_view text);

// A complete move, or the beginning of one. In a beginning, what is not chosen yet has the value given here. Members
// that a verb does not use keep these values too. The answers `none` and `no` name no thing; `yes` is `is_yes`.
struct Move {
    Verb verb = Verb::none;
    // Moves of one verb usually differ in these five. They stand first, so that a comparison ends early.
    Site from = kNoSite;      // settle: the planet; moves and invasions: X; buy: the first site; others: the named site
    Site to = kNoSite;        // Y; buy: the second site
    Site then = kNoSite;      // Z
    std::int8_t number = -1;  // ships that move
    std::int8_t dropped = -1;  // walk: ships left on Y
    Race race = kNoRace;       // keep
    bool is_yes = false;       // keep: open; play: reveal; buy: a card, not ships; copy, slip and others: yes
    Card card = kNoCard;       // play, face; shed: the first
    Card other = kNoCard;      // play: the second; shed likewise
    Seat seat = kSpectator;    // offer: the addressee; invade: the defender
    OfferId offer{};           // accept, decline
    Goods give{};              // offer
    Goods ask{};
    Mode mode = Mode::none;
    DomTile tile = DomTile::none;
    Side side = Side::none;  // ally; Side::none: neither
    SiteSet sites;           // invade, support, ally: the stacks that take part; burn: the stacks that lose ships
    // Numbers of ships. settle: on the planet, then on its corners in canonical order; burn: lost by each of `sites`;
    // reinforce: cards of each kind.
    std::array<std::int8_t, 7> counts{};

    bool operator==(const Move&) const = default;

    static Move of(Verb verb, Site from = kNoSite) {
        Move move;
        move.verb = verb, move.from = from;
        return move;
    }
    // After the planet, a settling names the number of ships on the planet.
    static Move settle(Site planet) {
        Move move = of(Verb::settle, planet);
        move.counts[0] = kUnsaid;
        return move;
    }
    static Move yes(Verb verb, bool is_yes = true) {
        Move move;
        move.verb = verb, move.is_yes = is_yes;
        return move;
    }
};
std::string print(const Move& move);  // notation.cpp

// ---- Options (section 8)
enum class Five : std::int32_t { now, hold };
enum class Opening : std::int32_t { one, two };
enum class Races : std::int32_t { secret, open, off };
enum class Trade : std::int32_t { on, off };
enum class Start : std::int32_t { even, alike };
enum class Gifts : std::int32_t { off, on };
struct Options {
    Five five = Five::now;
    Opening opening = Opening::one;
    std::int32_t cap = 15;      // 8 to 30
    std::int32_t is_small = 0;  // a fleet of 20, not 32
    Races races = Races::secret;
    Trade trade = Trade::on;
    std::int32_t seat_first = 0;  // 0: seats are drawn by lot (section 4); 1: the first seat begins
    Start start = Start::even;    // R60
    Gifts gifts = Gifts::off;     // R61

    int fleet() const { return is_small != 0 ? 20 : 32; }
    bool operator==(const Options&) const = default;
};

// ---- For JSON
template <class T>
auto token(T thing) -> decltype(id_of(thing)) {
    return id_of(thing);
}
constexpr std::string_view token(Side side) {
    return side == Side::none ? "-" : side == Side::offence ? "offence" : "defence";
}

}  // namespace orrery::cosmos
