// A match of Ozymandias as somebody sees it. In a position (position.h) all members are filled. In a view (view.h) the
// hands, hidden leaders and plowshares of others are empty, and only their numbers are there. Rules that only read
// (what is legal, what it costs) take an Open, so words and boards may call them through view.h.
// A view has a member of these structs only if view.cpp copies it by name. Whoever adds a member decides there who may
// see it.
// Rulebook: assets/rulebooks/ozymandias.md, sections 2, 5 and 6.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/flow.h"
#include "core/json.h"
#include "core/list.h"
#include "core/types.h"
#include "games/ozymandias/catalogue.h"
#include "games/ozymandias/galaxy.h"
#include "games/ozymandias/words.h"

namespace orrery::ozymandias {

// ---- Pieces. Each struct lists its members in `save`, for JSON.
inline std::string point_token(const Galaxy& galaxy, Spot spot) {
    return spot == kNoSpot ? "-" : token(galaxy.point(spot));
}

enum class Where : std::int8_t { none, card, map, exploring };  // none: not planned yet
std::string_view token(Where where);

struct FleetState {
    CardSet under;  // plowshares, as far as they are known
    std::int8_t under_count = 0;
    Card leader = kNoCard;  // kNoCard: not known
    Where where = Where::none;
    bool is_revealed = false;
    bool is_ready = false;
    bool has_disk = false;    // on its leader card
    bool has_used = false;    // its once-per-age text
    bool has_fought = false;  // in a war of this age
    std::int8_t strength = 0;
    Spot spot = kNoSpot;  // on the map
    Site site = kNoSite;  // exploring: the site reserved for it

    bool is_on_map() const { return where == Where::map; }
    bool is_led_by(Card card) const { return is_revealed && leader == card; }
    bool operator==(const FleetState&) const = default;
    void save(JsonOut& json, Fleet fleet, const Galaxy& galaxy) const {
        json(CEREAL_NVP(fleet), CEREAL_NVP(leader), nvp("revealed", is_revealed), CEREAL_NVP(where));
        json(nvp("point", point_token(galaxy, spot)), CEREAL_NVP(site), CEREAL_NVP(strength), nvp("ready", is_ready));
        json(nvp("disk", has_disk), nvp("plowshares", under), nvp("plowshare count", under_count));
        json(nvp("used this age", has_used), nvp("fought this age", has_fought));
    }
};

struct Player {
    CardSet hand;  // as far as it is known
    std::int8_t hand_size = 0;
    Resources reserve{};
    std::int8_t pool = kDisksEach;
    std::int8_t boxes = 0;   // used in this age
    std::int8_t bought = 0;  // cards, in this age
    std::int8_t fleets = 0;

    int of(Suit suit) const { return reserve[slot(suit)]; }
    int wealth() const { return of(Suit::gold); }
    int population() const { return of(Suit::red); }
    int secrets() const { return of(Suit::blue); }
    int resources() const { return wealth() + population() + secrets(); }
    int means(Suit suit) const { return of(suit) + hand_size; }
    bool can_pay(const Resources& price) const {
        return wealth() >= price[0] && population() >= price[1] && secrets() >= price[2];
    }
    bool operator==(const Player&) const = default;
    void save(JsonOut& json, Seat player) const {
        json(CEREAL_NVP(player), nvp("wealth", wealth()), nvp("population", population()), nvp("secrets", secrets()));
        json(CEREAL_NVP(hand), nvp("hand size", hand_size), CEREAL_NVP(pool), CEREAL_NVP(boxes), CEREAL_NVP(bought));
        json(CEREAL_NVP(fleets));
    }
};

struct Disk {
    Spot spot = kNoSpot;
    Seat owner = kSpectator;
    bool operator==(const Disk&) const = default;
    void save(JsonOut& json, const Galaxy& galaxy) const {
        json(nvp("point", point_token(galaxy, spot)), CEREAL_NVP(owner));
    }
};

// ---- The question, and what is still to be carried out

struct Question {
    Node node = Node::none;
    Seat seat = kSpectator;
    Fleet fleet = kNoFleet;  // the fleet whose activation, action or retreat it is
    bool operator==(const Question&) const = default;
    void save(JsonOut& json) const { json(CEREAL_NVP(node), CEREAL_NVP(seat), CEREAL_NVP(fleet)); }
};

enum class Task : std::uint8_t {
    ages,
    planning,
    buying,
    plans,
    turn,
    activation,
    action,
    disk,
    war,
    passing,
    networks
};
std::string_view token(Task task);

// Why a fleet acts (6.3, 9.1).
enum class Acting : std::int8_t { own, delegated, bonus };

// What a frame carries out. The brackets say what its members mean.
struct Frame {
    Task task = Task::ages;
    Stage stage = kBegin;
    Seat seat = kSpectator;
    Fleet fleet = kNoFleet;
    Acting acting = Acting::own;
    bool has_acted = false;                       // action
    bool has_ordered = false;                     // action
    bool has_recovered = false;                   // turn
    bool is_low = false;                          // disk: at the bottom
    Spot spot = kNoSpot;                          // disk: its destination; kNoSpot: the fleet's card
    Site site = kNoSite;                          // activation: where the fleet lands
    std::int8_t number = 0;                       // planning, passing, networks: which seat or card is next
    std::array<std::int8_t, kFleetsEach> owed{};  // activation: bonus actions

    bool operator==(const Frame&) const = default;
    void save(JsonOut& json, const Galaxy& galaxy) const {
        json(CEREAL_NVP(task), CEREAL_NVP(stage), CEREAL_NVP(seat), CEREAL_NVP(fleet));
        json(nvp("acting", static_cast<int>(acting)), nvp("acted", has_acted), nvp("ordered", has_ordered));
        json(nvp("recovered", has_recovered), nvp("low", is_low), nvp("point", point_token(galaxy, spot)));
        json(CEREAL_NVP(site), CEREAL_NVP(number), CEREAL_NVP(owed));
    }
};
inline constexpr std::size_t kFrames = 8;

// The current war (6.7). The score is that of the fleet with the initiative.
struct War {
    Fleet attacker = kNoFleet;
    Fleet defender = kNoFleet;
    Fleet holder = kNoFleet;  // the fleet with the initiative
    Fleet winner = kNoFleet;
    std::int16_t score = 0;  // once the war is decided: the final score
    std::int8_t dead = 0;
    Fleet moved = kNoFleet;  // retreat: the fleet that is moved
    Seat mover = kSpectator;

    bool is_fought() const { return attacker != kNoFleet; }
    Fleet other(Fleet fleet) const { return fleet == attacker ? defender : attacker; }
    int left_over() const { return score - dead; }
    bool operator==(const War&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(attacker), CEREAL_NVP(defender), CEREAL_NVP(holder), CEREAL_NVP(winner), CEREAL_NVP(score));
        json(CEREAL_NVP(dead), CEREAL_NVP(moved), CEREAL_NVP(mover));
    }
};

struct Open;
Result result_of(const Open& p);  // the final scores; during the match the current ones

struct Open {
    Options options;
    std::int8_t seats = 2;
    std::int8_t age = 1;
    bool over = false;
    Galaxy galaxy;
    FixedList<Disk, kSeats * kDisksEach> disks;  // the disks of a point are ordered from bottom to top
    SpotSet renewed;                             // conquered in the last age, if that counts twice (R60)
    PerSeat<Player> players{};
    std::array<FleetState, kFleets> fleets{};
    CardSet discard;
    std::int8_t deck_size = 0;
    std::int8_t stack_size = 0;
    Seat obelisk = kSpectator;
    Seat first = kSpectator;         // the first seat of turn order in this age
    FixedList<Seat, kSeats> passed;  // in this age, in the order of passing
    Seat active = kSpectator;        // whose turn it is; kSpectator: no seat's own
    std::int32_t turn = 0;           // the value of Decision::turn
    SeatSet owing;                   // who owes a secret answer
    Tile turned = kNoTile;           // the tile on which a fleet is about to land
    War war;
    Question question{};
    FixedList<Frame, kFrames> frames;

    bool operator==(const Open&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(age), nvp("ages", options.ages), nvp("tie", static_cast<int>(options.tie)), CEREAL_NVP(over));
        json(unhashed("start tiles", options.start_tiles));
        json(unhashed("starts", options.obelisk == 0 ? kSpectator : seat_at(options.obelisk - 1)));  // null: by lot
        if (options.last == LastAge::twice) json(nvp("last age counts", 2));
        json(CEREAL_NVP(galaxy));
        if (!renewed.empty()) json(nvp("renewed", points_of(renewed)));
        json.objects("disks", disks.size(), [&](std::size_t i) { disks[i].save(json, galaxy); });
        json.key("players").array();
        for (int k = 0; k < seats; ++k) json.object(), player(seat_at(k)).save(json, seat_at(k)), json.end();
        json.end();
        FixedList<Fleet, kFleets> planned;
        for (int k = 0; k < seats; ++k)
            for (int place = 0; place < player(seat_at(k)).fleets; ++place)
                planned.push_back(fleet_at(seat_at(k), place));
        json.objects("fleets", planned.size(),
                     [&](std::size_t i) { fleet(planned[i]).save(json, planned[i], galaxy); });
        json(CEREAL_NVP(discard), nvp("deck size", deck_size), nvp("stack size", stack_size), CEREAL_NVP(obelisk));
        json(CEREAL_NVP(first), CEREAL_NVP(passed), CEREAL_NVP(active), CEREAL_NVP(turn), nvp("owing", tokens(owing)));
        json(CEREAL_NVP(turned), CEREAL_NVP(war), CEREAL_NVP(question));
        json.objects("pending", frames.size(), [&](std::size_t i) { frames[i].save(json, galaxy); });
        save_result(json, result_of(*this), seats, over);
    }

    Player& player(Seat seat) { return players[slot(seat)]; }
    const Player& player(Seat seat) const { return players[slot(seat)]; }
    FleetState& fleet(Fleet fleet) { return fleets[slot(fleet)]; }
    const FleetState& fleet(Fleet fleet) const { return fleets[slot(fleet)]; }

    int last_age() const { return options.ages; }
    bool conquests_count_twice() const { return options.last == LastAge::twice && age == last_age(); }  // R60
    std::vector<std::string> points_of(const SpotSet& spots) const;
    Seat nth_in_order(int place) const { return seat_at((index(first) + place) % seats); }  // in turn order, from 0
    bool has_passed(Seat seat) const;
    bool can_draw() const { return deck_size > 0 || !discard.empty(); }
};

}  // namespace orrery::ozymandias
