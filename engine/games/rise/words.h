// The words of the rules reference as small types: colours, cards, sites, stacks, verbs, and the Move. All files in
// this folder and the board use them. cards.h has the names and texts of the cards.
// Rulebook: assets/rulebooks/rise.md, section 11.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/types.h"
#include "core/words.h"

namespace orrery::rise {

inline constexpr int kSeats = 4;       // at most
inline constexpr int kCeiling = 9999;  // the most gems in a bank, on a tile and on a card (R50)
inline constexpr int kTiles = 22;      // (R2)
inline constexpr int kCards = 52;

// ---- Colours, in canonical order
enum class Colour : std::uint8_t { k, b, r, w };
inline constexpr int kColours = 4;
inline constexpr Colour kNoColour{4};
inline constexpr std::array<Colour, kColours> kAllColours{Colour::k, Colour::b, Colour::r, Colour::w};
constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr unsigned bit(Colour colour) { return 1u << index(colour); }
std::string_view token(Colour colour);  // "k"

// ---- Cards, in catalogue order k1..k13, b1..b13, r1..r13, w1..w13
enum class Card : std::uint8_t {
    stasis_pods,
    vote_of_confidence,
    beta_theory,
    black_stars,
    the_one_true_path,
    dark_ages,
    remembrance,
    spycraft,
    drakons_escape,
    the_altemian_purge,
    the_awakening,
    from_the_dark,
    eldritch_theft,
    permaculture,
    xin_shield_formula,
    zele_research_labs,
    sustainable_farming,
    banii_ritual,
    galactic_union,
    ruins_of_loni_city,
    the_living_ocean,
    the_new_economy,
    quiet_prosperity,
    treaty_of_cheng_huang,
    garthu_spaceport,
    jordani_current,
    wreckage_of_the_xyri,
    the_titan_blockade,
    crusade_of_the_sun,
    fall_of_gethi_eferi,
    thani_tribes,
    berserkers_of_grotl,
    cyris_treachery,
    treasure_vaults,
    rites_of_memory,
    fires_at_night,
    wormhole_deception,
    march_of_ashes,
    the_ru_shou_dam,
    dead_tree_distraction,
    thorweds_gambit,
    library_of_dithia,
    cocoon,
    ancient_secrets,
    nyri_artifacts,
    open_palm_uprising,
    civil_reprogramming,
    the_catharsis_simulation,
    cheras_tithe,
    abdication_of_the_six_popes,
    monoculture,
    genesis_device
};
inline constexpr Card kNoCard{255};
constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card_at(int index) { return static_cast<Card>(index); }
std::optional<std::string_view> token(Card card);  // its id; nullopt: kNoCard
constexpr Colour colour_of(Card card) { return static_cast<Colour>(index(card) / 13); }

// A set of cards; iterates in catalogue order.
struct CardSet {
    std::uint64_t bits = 0;

    class Iterator {
       public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Card operator*() const { return card_at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() { return (rest_ &= rest_ - 1, *this); }
        constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

       private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits); }
    constexpr Iterator end() const { return Iterator(0); }

    static constexpr CardSet of(Card card) { return {std::uint64_t{1} << index(card)}; }
    static constexpr CardSet of(Colour colour) { return {std::uint64_t{0x1FFF} << (13 * index(colour))}; }
    constexpr bool has(Card card) const { return index(card) < kCards && ((bits >> index(card)) & 1) != 0; }
    constexpr void add(Card card) { bits |= of(card).bits; }
    constexpr void drop(Card card) { bits &= ~of(card).bits; }
    constexpr void add(CardSet other) { bits |= other.bits; }
    constexpr void drop(CardSet other) { bits &= ~other.bits; }
    constexpr bool empty() const { return bits == 0; }
    constexpr int size() const { return std::popcount(bits); }
    constexpr CardSet operator&(CardSet other) const { return {bits & other.bits}; }
    bool operator==(const CardSet&) const = default;
};

// ---- Sites: axial, pointy-top; canonical order by r, then q (11.1)
struct Site {
    std::int8_t q = 0;
    std::int8_t r = 0;

    bool operator==(const Site&) const = default;
    constexpr bool before(Site other) const { return r != other.r ? r < other.r : q < other.q; }
};
std::string token(Site site);      // "-1,2"
inline constexpr int kReach = 22;  // sites lie within this distance of 0,0: 21 tiles in a line, and one more site
constexpr Site site_at(int q, int r) { return {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)}; }
// East, north-east, north-west, west, south-west, south-east.
constexpr std::array<Site, 6> neighbours(Site s) {
    return {site_at(s.q + 1, s.r), site_at(s.q + 1, s.r - 1), site_at(s.q, s.r - 1),
            site_at(s.q - 1, s.r), site_at(s.q - 1, s.r + 1), site_at(s.q, s.r + 1)};
}
constexpr bool adjacent(Site a, Site b) {
    for (const Site near : neighbours(a))
        if (near == b) return true;
    return false;
}

// ---- Decisions: the verbs of 11.2
enum class Verb : std::uint8_t {
    none,
    mulligan,
    recover,
    bury,
    gain,
    pickup,
    expand,
    event,
    auction,
    harvest,
    pass,
    place,
    bid,
    award,
    save,
    invest,
    color,
    dead,
    site,
    from,
    to,
    card,
    player,
    next,
    give,
    put,
    discard,
    done
};
inline constexpr int kVerbs = 28;

// One answer. Only the members that its verb names are set: `put` has a card or a tile value, `mulligan` a set of
// cards.
struct Move {
    Verb verb = Verb::none;
    Card card = kNoCard;
    Colour colour = kNoColour;
    Seat player = kSpectator;
    Site site{};
    std::int8_t value = -1;   // of a tile, in `put`
    std::int32_t number = 0;  // of a `bid`
    CardSet cards{};          // of a `mulligan`

    bool operator==(const Move&) const = default;

    static constexpr Move of(Verb verb) {
        return with([&](Move& m) { m.verb = verb; });
    }
    static constexpr Move of(Verb verb, Card card) {
        return with([&](Move& m) { m.verb = verb, m.card = card; });
    }
    static constexpr Move of(Verb verb, Colour c) {
        return with([&](Move& m) { m.verb = verb, m.colour = c; });
    }
    static constexpr Move of(Verb verb, Seat seat) {
        return with([&](Move& m) { m.verb = verb, m.player = seat; });
    }
    static constexpr Move of(Verb verb, Site site) {
        return with([&](Move& m) { m.verb = verb, m.site = site; });
    }
    static constexpr Move bid(int gems) {
        return with([&](Move& m) { m.verb = Verb::bid, m.number = gems; });
    }
    static constexpr Move mulligan(CardSet set) {
        return with([&](Move& m) { m.verb = Verb::mulligan, m.cards = set; });
    }
    static constexpr Move put_tile(int natural) {
        return with([&](Move& m) { m.verb = Verb::put, m.value = static_cast<std::int8_t>(natural); });
    }

   private:
    template <class Fill>
    static constexpr Move with(Fill fill) {
        Move move;
        fill(move);
        return move;
    }
};
std::string print(const Move& move);  // text.cpp

// ---- Options (section 8). The accepted values are in options.cpp.
struct Options {
    bool empty_hand = false;     // setup: standard | empty-hand
    std::uint8_t market = 3;     // 3 | 4
    bool closed_banks = false;   // banks: open | closed
    bool hidden_memory = false;  // memory: shown | hidden
    bool seat_start = false;     // start: random | seat; people take their seats before the match is made (R4)
    std::uint8_t rounds = 0;     // 10..100; 0: the default of the seat count (R51)
    std::uint8_t disks = 6;      // per colour (R52)

    bool operator==(const Options&) const = default;
};

std::vector<OptionText> texts_of(int seats, const Options& options, int revision = kNewestRevision);  // options.cpp

// For JSON: one number per colour, by its token; the gems on the two cards that hold some.
inline auto by_colour(const std::array<std::int32_t, kColours>& numbers) {
    return each_of(kAllColours,
                   [&](Colour colour) { return std::pair(token(colour), numbers[static_cast<std::size_t>(colour)]); });
}
inline auto by_card(const std::array<std::int32_t, 2>& gems) {
    return std::array{std::pair(*token(Card::black_stars), gems[0]),
                      std::pair(*token(Card::crusade_of_the_sun), gems[1])};
}

constexpr int default_rounds(int seats) { return seats == 2 ? 60 : seats == 3 ? 40 : 30; }

}  // namespace orrery::rise
