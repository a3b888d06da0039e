// A match of Settlers of the Cosmos as somebody sees it, in two halves. Public is what everybody sees; a view copies it
// whole. Open adds hands, races and face-down cards. A position has all of them. A view has only those that view.cpp
// copies by name; the others are empty. Whoever adds a member that not everybody may see puts it into Open or Player,
// never into Public or PublicPlayer. Each struct lists its members in `save`, for JSON.
// Rules that only read (what is legal, what it costs) take an Open, so words and boards may call them through view.h.
// Rulebook: assets/rulebooks/cosmos.md, sections 2, 4 and 6.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

#include "core/flow.h"
#include "core/json.h"
#include "core/list.h"
#include "core/types.h"
#include "games/cosmos/words.h"

namespace orrery::cosmos {

struct Offer {
    Seat to = kSpectator;  // kSpectator: there is no offer
    Goods give{};          // set aside: not among the maker's counters
    Goods ask{};

    bool is_open() const { return to != kSpectator; }
    bool operator==(const Offer&) const = default;
    void save(JsonOut& json) const { json(CEREAL_NVP(to), CEREAL_NVP(give), CEREAL_NVP(ask)); }
};

// What everybody sees of a player.
struct PublicPlayer {
    // ---- Ships
    std::array<std::int8_t, kSites> ships{};
    SiteSet sites;  // where it has ships
    std::int8_t graveyard = 0;
    // ---- Cards and counters
    std::int8_t hand_size = 0;
    std::int16_t minerals = 0;  // without what is set aside for offers
    std::int16_t gas = 0;
    std::array<Offer, kOffers> offers{};
    std::int8_t offers_made = 0;  // in its latest turn
    // ---- Race
    bool is_hidden = false;
    Mode mode = Mode::none;
    std::array<std::int8_t, kDomTiles> tiles{};  // levels
    StoneSet stones;
    RaceSet grafts;          // one ship each is on the race card
    std::int8_t bitter = 0;  // ships on the race card

    int at(Site site) const { return site == kNoSite ? 0 : ships[slot(site)]; }
    int level(DomTile tile) const { return tiles[slot(tile)]; }
    bool operator==(const PublicPlayer&) const = default;
};

// A ship that clings to the stack of `host` on `site`.
struct Clung {
    Seat owner = kSpectator;
    Seat host = kSpectator;
    Site site = kNoSite;
    bool operator==(const Clung&) const = default;
    void save(JsonOut& json) const { json(CEREAL_NVP(owner), CEREAL_NVP(host), CEREAL_NVP(site)); }
};

// ---- What is asked, and what is still to be carried out

struct Question {
    Node node = Node::none;
    Seat seat = kSpectator;
    bool operator==(const Question&) const = default;
    void save(JsonOut& json) const { json(CEREAL_NVP(node), CEREAL_NVP(seat)); }
};

enum class Task : std::uint8_t { match, turn, wake, invasion, victory };
std::string_view token(Task task);

struct Frame {
    Task task = Task::match;
    Stage stage = kBegin;
    Seat seat = kSpectator;  // whose turn, whose race wakes, who moves
    std::int8_t number = 0;  // how many have been asked; victory: moves left
    bool operator==(const Frame&) const = default;
    void save(JsonOut& json) const { json(CEREAL_NVP(task), CEREAL_NVP(stage), CEREAL_NVP(seat), CEREAL_NVP(number)); }
};
inline constexpr std::size_t kFrames = 6;

using TwoCards = std::array<Card, 2>;

// One side of the invasion: what its main player commits, and the value of its card.
struct Half {
    Seat main = kSpectator;
    Site site = kNoSite;  // of the main stack; it keeps its value when that stack moves or is lost
    SiteSet support{};
    std::int8_t chosen = 0;  // how many cards are played; 0: turned over already, or not chosen yet
    Card card = kNoCard;     // face up
    std::int16_t value = 0;  // of the card, after copying
    std::int8_t burnt = 0;   // ships
    std::int16_t total = 0;  // as far as it is known so far
    std::int8_t lost = 0;    // ships of the main player lost in this invasion
    bool is_winner = false;
    bool stands = true;      // the main stack still has at least one ship
    bool is_lost = false;    // lost according to the chart
    bool may_enter = false;  // a victory move may enter the other's main site although it is closed (accord, join)

    bool operator==(const Half&) const = default;
    void save(JsonOut& json, const TwoCards& down) const {
        json(CEREAL_NVP(main), CEREAL_NVP(site), CEREAL_NVP(support), CEREAL_NVP(chosen), CEREAL_NVP(card));
        json(nvp("first face down", down[0]), nvp("second face down", down[1]), CEREAL_NVP(value), CEREAL_NVP(burnt));
        json(CEREAL_NVP(total), nvp("lost ships", lost), nvp("winner", is_winner), CEREAL_NVP(stands));
        json(nvp("lost", is_lost), nvp("may enter", may_enter));
    }
};

struct Invasion {
    std::array<Half, 2> halves{};
    PerSeat<Side> sides = no_sides();  // the side of each ally
    PerSeat<SiteSet> allied{};         // the stacks that each ally commits
    SeatSet company;                   // allies whose company acts
    bool is_decisive = false;
    bool is_quashed = false;

    bool is_fought() const { return halves[0].main != kSpectator; }
    Half& half(Side side) { return halves[slot(side)]; }
    const Half& half(Side side) const { return halves[slot(side)]; }
    Seat offence() const { return halves[0].main; }
    Seat defence() const { return halves[1].main; }
    Side side_of(Seat seat) const {  // the side that this seat is on, as main player or ally
        return seat == offence() ? Side::offence : seat == defence() ? Side::defence : sides[slot(seat)];
    }
    bool is_main(Seat seat) const { return seat == offence() || seat == defence(); }
    bool operator==(const Invasion&) const = default;
    void save(JsonOut& json, const std::array<TwoCards, 2>& down, int seats) const {
        json.objects("sides", halves.size(), [&](std::size_t k) { halves[k].save(json, down[k]); });
        json.objects("allies", static_cast<std::size_t>(seats), [&](std::size_t k) {
            const Seat seat = seat_at(static_cast<int>(k));
            json(nvp("player", seat), nvp("side", sides[k]), nvp("sites", allied[k]));
            json(nvp("company", company.has(seat)));
        });
        json(nvp("decisive", is_decisive), nvp("quashed", is_quashed));
    }

    static constexpr PerSeat<Side> no_sides() {
        PerSeat<Side> none{};
        for (Side& side : none) side = Side::none;
        return none;
    }
};

// The first rules revision with the lists in the order of section 11 (R56). Earlier revisions had Quash after Sabotage,
// and a list of things began with the choices that contain the first thing.
inline constexpr int kOrderedLists = 2;
// The first rules revision with the option `start` (R60).
inline constexpr int kEvenStart = 3;
// The first rules revision with the option `gifts` (R61).
inline constexpr int kRaceGifts = 4;

// What everybody sees of a match.
struct Public {
    Options options;
    std::uint8_t revision = kRaceGifts;
    std::int8_t seats = 2;
    std::int8_t round = 0;  // 0: set-up
    bool over = false;
    SeatSet winners;  // by five colonies
    // ---- Board
    SiteSet planets;
    SiteSet minerals;  // centres with a mineral token
    SiteSet gases;
    std::array<Site, kStones> stones = no_stones();  // where they lie
    SiteSet taken;                                   // sites where any seat has ships
    FixedList<Clung, 2 * kMostClung> clung;
    Cards discard;
    std::int8_t deck_size = 0;
    // ---- The turn
    Seat active = kSpectator;
    std::int32_t turn = 0;  // the value of Decision::turn
    std::int8_t actions = 0;
    std::int8_t extras = 0;  // extra Moves
    bool has_walked = false;
    bool has_stridden = false;
    Invasion invasion;
    SeatSet owing;  // who owes a secret answer
    Question question{};
    FixedList<Frame, kFrames> frames;

    bool operator==(const Public&) const = default;

    Seat after(Seat seat, int steps) const { return seat_at((index(seat) + steps) % seats); }
    bool has_ordered_lists() const { return revision >= kOrderedLists; }
    bool has_even_start() const {  // R60
        return revision >= kEvenStart && seats >= kManySeats && options.start == Start::even &&
               options.five == Five::now;
    }
    bool has_gifts() const {  // R61
        return revision >= kRaceGifts && options.gifts == Gifts::on && options.races != Races::off;
    }
    Card kind(int place) const {  // 0 to kKinds - 1: the kinds of cards in their order
        constexpr std::array<Card, 3> kFirst{Card::ret, Card::sab, Card::qua};
        const int later = place - static_cast<int>(Card::qua);
        return has_ordered_lists() || later < 0 || later > 2 ? card_at(place) : kFirst[static_cast<std::size_t>(later)];
    }
    int place_of(Card card) const {
        int place = 0;
        while (kind(place) != card) ++place;
        return place;
    }
    std::vector<Card> listed(const Cards& cards) const {  // in the order of kinds
        std::vector<Card> all;
        for (int k = 0; k < kKinds; ++k) all.insert(all.end(), static_cast<std::size_t>(cards.of(kind(k))), kind(k));
        return all;
    }
    static constexpr std::array<Site, kStones> no_stones() {
        std::array<Site, kStones> none{};
        for (Site& site : none) site = kNoSite;
        return none;
    }
};

// A player with hand and race, as far as they are known.
struct Player : PublicPlayer {
    Cards hand;
    RaceSet dealt;
    Race race = kNoRace;  // kNoRace: not known, or there is none

    bool is(Race which) const { return race == which && !is_hidden; }            // revealed
    bool is_hidden_as(Race which) const { return is_hidden && race == which; }   // for those who know it
    bool has_power(Race which) const { return is(which) || grafts.has(which); }  // with the graft power of that race
    bool operator==(const Player&) const = default;
    void save(JsonOut& json, Seat player, const Public& p) const {
        json(CEREAL_NVP(player)).key("ships").object();
        for (const Site site : sites) json.field(token(site), at(site));
        json.end()(CEREAL_NVP(graveyard), nvp("hand", p.listed(hand)), nvp("hand size", hand_size));
        json(CEREAL_NVP(minerals), CEREAL_NVP(gas), nvp("offers made", offers_made), CEREAL_NVP(offers));
        json(CEREAL_NVP(dealt), CEREAL_NVP(race), nvp("hidden", is_hidden), CEREAL_NVP(mode), CEREAL_NVP(tiles));
        json(CEREAL_NVP(stones), CEREAL_NVP(grafts), CEREAL_NVP(bitter));
    }
};

struct Open;
Result result_of(const Open& p);  // the final ranking; during the match the current one

// A match with hands, races and face-down cards, as far as they are known.
struct Open : Public {
    PerSeat<Player> players{};
    std::array<TwoCards, 2> down = {
        {{kNoCard, kNoCard}, {kNoCard, kNoCard}}};  // the cards of each side, until one is turned over

    Open() = default;
    Open(const Open&) = default;
    Open& operator=(const Open&) = default;
    // Not made from a position: that would copy hands and races.
    template <std::derived_from<Open> More>
    Open(const More&) = delete;
    template <std::derived_from<Open> More>
    Open& operator=(const More&) = delete;

    bool operator==(const Open&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(round), nvp("cap", options.cap), nvp("five", static_cast<int>(options.five)));
        json(nvp("opening", static_cast<int>(options.opening)), nvp("fleet", options.fleet()));
        json(nvp("races", static_cast<int>(options.races)), nvp("trade", static_cast<int>(options.trade)));
        json(unhashed("revision", revision), unhashed("first seat begins", options.seat_first != 0));
        if (revision >= kEvenStart) json(nvp("start", static_cast<int>(options.start)));
        if (revision >= kRaceGifts) json(nvp("gifts", static_cast<int>(options.gifts)));
        json(CEREAL_NVP(over), nvp("winners", tokens(winners)), CEREAL_NVP(planets), nvp("mineral spots", minerals));
        json(nvp("gas spots", gases), CEREAL_NVP(stones));
        json.objects("players", static_cast<std::size_t>(seats),
                     [&](std::size_t k) { players[k].save(json, seat_at(static_cast<int>(k)), *this); });
        json(CEREAL_NVP(clung), nvp("discard", listed(discard)), nvp("deck size", deck_size), CEREAL_NVP(active));
        json(CEREAL_NVP(turn), CEREAL_NVP(actions), nvp("extra moves", extras), nvp("walked", has_walked));
        json(nvp("strode", has_stridden)).key("invasion").object();
        invasion.save(json, down, seats);
        json.end()(nvp("owing", tokens(owing)), CEREAL_NVP(question), nvp("pending", frames));
        save_result(json, result_of(*this), seats, over);
    }

    Player& player(Seat seat) { return players[slot(seat)]; }
    const Player& player(Seat seat) const { return players[slot(seat)]; }
    const Offer& offer(OfferId id) const { return player(id.maker).offers[static_cast<std::size_t>(id.number)]; }
    TwoCards& down_of(Side side) { return down[slot(side)]; }
    const TwoCards& down_of(Side side) const { return down[slot(side)]; }

    // Sets the number of ships there, and updates `sites` and `taken`.
    void set_ships(Seat seat, Site site, int count);
};

}  // namespace orrery::cosmos
