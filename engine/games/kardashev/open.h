// All that is public in a match of Kardashev: board, players, the question, and what is still to be carried out. A
// position adds the little that is hidden (position.h). A view adds its viewer's sealed bid (view.h).
// Nearly everything is public. So rules that only read (what is legal, what it costs) take an Open, and words and
// boards may call them through view.h.
// Rulebook: assets/rulebooks/kardashev.md, sections 2, 5 and 6.
#pragma once

#include <array>
#include <cstdint>

#include "core/flow.h"
#include "core/json.h"
#include "core/list.h"
#include "core/types.h"
#include "games/kardashev/catalogue.h"
#include "games/kardashev/hexes.h"
#include "games/kardashev/words.h"

namespace orrery::kardashev {

// ---- The board: tiles and pieces

struct Board {
    std::uint8_t radius = 3;
    std::array<Tile, kHexes> tiles{};
    std::array<std::uint8_t, kHexes> colony_levels{};  // 0: none
    std::array<std::uint8_t, kHexes> fleet_levels{};
    PerSeat<HexSet> colonies{};
    PerSeat<HexSet> fleets{};
    HexSet planets;  // planets according to their tiles; kept for speed
    HexSet dead;
    HexSet empty;  // void

    HexSet spaces() const { return disc(radius); }
    HexSet blue() const { return disc(radius - 1); }
    HexSet explored() const { return planets | dead | empty; }
    HexSet unexplored() const { return spaces() - explored(); }
    Tile tile(Hex hex) const { return tiles[slot(hex)]; }
    Symbols symbols(Hex hex) const { return tile(hex).symbols(); }
    Symbols types(Hex hex) const { return symbols(hex).types(); }
    bool is_hybrid(Hex hex) const { return types(hex).size() > 1; }
    int colony(Hex hex) const { return colony_levels[slot(hex)]; }
    int fleet(Hex hex) const { return fleet_levels[slot(hex)]; }
    HexSet all_colonies() const;
    HexSet all_fleets() const;
    Seat colony_owner(Hex hex) const;  // kSpectator: there is no colony
    Seat fleet_owner(Hex hex) const;
    HexSet with(Symbol symbol, HexSet among) const;
    int colony_levels_of(Seat seat) const;
    int fleet_levels_of(Seat seat) const;

    void set_tile(Hex hex, Tile tile);
    void set_colony(Hex hex, Seat owner, int level);  // level 0 removes the colony
    void set_fleet(Hex hex, Seat owner, int level);

    bool operator==(const Board&) const = default;
    void save(JsonOut& json) const {
        json(nvp("board radius", radius)).key("board").array();
        for (const Hex hex : explored()) {
            json.object()(CEREAL_NVP(hex), nvp("tile", tile(hex)));
            if (colony(hex) > 0) json(nvp("colony", colony_owner(hex)), nvp("colony level", colony(hex)));
            if (fleet(hex) > 0) json(nvp("fleet", fleet_owner(hex)), nvp("fleet level", fleet(hex)));
            json.end();
        }
        json.end();
    }
};

// ---- Players

struct Bid {
    std::int8_t cards = -1;  // -1: not made yet, or not open yet
    Plan plan{};

    bool operator==(const Bid&) const = default;
    void save(JsonOut& json, const Options& options) const {
        Move move = Move::of(Verb::bid);
        move.number = cards;
        if (options.plans) move.plan = plan;
        json(nvp("bid", cards < 0 ? std::string("-") : print(move)));
    }
};

struct Player {
    Role role = kNoRole;
    TechSet researched;
    Tech mirrored = kNoTech;  // through cloning
    Cards hand{};
    std::int8_t ledger = 0;  // of time-dilation
    Order order = Order::hold;
    std::int8_t last_bid = 1;  // his newest open bid; before the first bid, the number proposed for it
    Tile drawn = kNoTile;      // lies before him in this round until somebody takes it
    Tile held = kNoTile;       // to be placed in his turn

    TechSet active() const {
        TechSet all = researched;
        if (mirrored != kNoTech) all.add(mirrored);
        return all;
    }
    bool operator==(const Player&) const = default;
    void save(JsonOut& json, Seat player, const Options& options, const Bid& bid) const {
        json(CEREAL_NVP(player), CEREAL_NVP(role), nvp("resources", by_type(hand)), nvp("technologies", researched));
        json(CEREAL_NVP(mirrored), CEREAL_NVP(ledger), CEREAL_NVP(drawn), CEREAL_NVP(held));
        if (options.orders) json(CEREAL_NVP(order));
        bid.save(json, options);
        json(unhashed("last bid", last_bid));
    }
};

// What the active player has done in his turn so far (6.4).
struct Turn {
    std::uint8_t base = 0;
    std::uint8_t research = 0;
    std::uint8_t flex = 0;
    std::uint8_t additional = 1;
    bool has_borrowed = false;
    bool has_erased = false;
    bool has_ordered = false;
    bool has_salvaged = false;
    bool has_raided = false;
    bool has_disrupted = false;

    int used() const { return base + research + flex; }
    bool operator==(const Turn&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(base), CEREAL_NVP(research), CEREAL_NVP(flex), CEREAL_NVP(additional));
        json(nvp("borrowed", has_borrowed), nvp("erased", has_erased), nvp("ordered", has_ordered));
        json(nvp("salvaged", has_salvaged), nvp("raided", has_raided), nvp("disrupted", has_disrupted));
    }
};

// ---- The question, and what is still to be carried out

// The nodes of section 5, and those of sub-decisions.
enum class Node : std::uint8_t {
    none,
    role,
    bid,
    late_bid,
    slot,
    first,
    take,
    split,
    pay,
    place,
    gain,
    act,
    yield,
    share,
    support,
    defend,
    raid,
    give
};
std::string_view token(Node node);

struct Question {
    Node node = Node::none;
    Seat seat = kSpectator;
    Hex hex = kNoHex;         // yield: the source whose symbols count; share: the fleet; support, defend: the target
    HexSet among{};           // place, share: hexes; support, defend: fleets that may be named
    Symbols types{};          // gain, yield, raid
    std::int16_t number = 0;  // yield: how many cards; defend: what is missing; take: how many tiles remain to be taken
    std::int16_t least = 0;   // split
    std::int16_t most = 0;
    Tile tile = kNoTile;  // place
    Cost cost{};          // pay

    bool operator==(const Question&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(node), CEREAL_NVP(seat), CEREAL_NVP(hex), nvp("among", tokens(among)));
        json(nvp("types", types.bits), CEREAL_NVP(number), CEREAL_NVP(least), CEREAL_NVP(most), CEREAL_NVP(tile));
        cost.save(json);
    }
};

enum class Step : std::uint8_t { roles, rounds, bids, picks, pick, turn, pay, place, action, battle };
inline constexpr int kSteps = 10;
std::string_view token(Step step);

// What a frame carries out. The brackets say what its members mean.
struct Frame {
    Step step = Step::rounds;
    Stage stage = kBegin;
    Seat seat = kSpectator;   // who does it
    Seat other = kSpectator;  // pay: the receiver; battle: the defender; pick: the pair member whose turn is earlier
    Verb verb = Verb::none;   // action
    Symbol symbol = kNoSymbol;
    Tech tech = kNoTech;
    Tile tile = kNoTile;  // place
    Hex hex = kNoHex;     // place: where the exploring fleet comes from
    Hex to = kNoHex;
    Hex via = kNoHex;
    std::int16_t level = 0;
    std::int16_t number = 0;
    std::int16_t amount = 0;
    HexSet among{};                                     // what is still to be done
    Cost cost{};                                        // pay
    std::array<Seat, 2> taken{kSpectator, kSpectator};  // pick: the drawers of the tiles

    bool operator==(const Frame&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(step), CEREAL_NVP(stage), CEREAL_NVP(seat), CEREAL_NVP(other), nvp("verb", verb_token(verb)));
        json(nvp("symbol", symbol_token(symbol)), nvp("technology", tech), CEREAL_NVP(tile), CEREAL_NVP(hex));
        json(CEREAL_NVP(to), CEREAL_NVP(via), CEREAL_NVP(level), CEREAL_NVP(number), CEREAL_NVP(amount));
        json(nvp("among", tokens(among)), CEREAL_NVP(taken));
        cost.save(json);
    }
};
inline constexpr std::size_t kFrames = 8;

// Rules revision 2. If a fleet splits, the part that stays supports only with its own levels (6.11, H8). An exploring
// fleet stands on the new space before tractor-beam asks (6.10). Matches of revision 1 keep the older rules.
inline constexpr int kSplitFleets = 2;

struct Open;
Result result_of(const Open& p);  // the final scores; during the match the current ones

struct Open {
    std::int32_t seats = 2;
    std::int32_t revision = 1;
    Options options{};
    std::int32_t round = 1;
    std::int32_t final_round = 0;  // 0: not determined yet
    SeatSet eliminated{};
    bool over = false;

    Board board;
    PerSeat<Player> players{};
    std::int32_t bag_size = 0;
    PerSeat<Bid> bids{};           // as far as they are open
    FixedList<Seat, kSeats> rank;  // order of this round's bids, highest first; a pair is named by its lower seat
    PerSeat<Seat> order{kSpectator, kSpectator, kSpectator, kSpectator, kSpectator, kSpectator};  // seat of each slot
    Seat active = kSpectator;                                                                     // whose turn it is
    std::int32_t position = 0;  // place of the picker in rank, or of the active player among the slots; from 0
    Turn turn{};
    std::array<HexSet, kTypes> produced{};  // colonies that have given this type in the current harvest
    HexSet shared;                          // colonies that timeshares have used in it

    Question question{};
    FixedList<Frame, kFrames> frames;

    bool operator==(const Open&) const = default;
    void save(JsonOut& json) const {
        json(CEREAL_NVP(round), nvp("final round", final_round), nvp("cap", options.cap), nvp("left", options.left()));
        json(nvp("allies", options.allies), nvp("plans", options.plans), nvp("orders", options.orders));
        json(CEREAL_NVP(over), unhashed("revision", revision), unhashed("options", texts_of(seats, options, revision)));
        json(nvp("eliminated", tokens(eliminated)), nvp("bag size", bag_size));
        board.save(json);
        json.objects("players", static_cast<std::size_t>(seats), [&](std::size_t k) {
            const Seat seat = seat_at(static_cast<int>(k));
            players[k].save(json, seat, options, bids[k]);
            json(nvp("colony supply", colony_supply(seat)), nvp("fleet supply", fleet_supply(seat)));
        });
        json(CEREAL_NVP(rank), CEREAL_NVP(order), CEREAL_NVP(active), CEREAL_NVP(position), CEREAL_NVP(turn));
        json(nvp("produced", each_of(produced, [](HexSet hexes) { return tokens(hexes); })));
        json(nvp("shared", tokens(shared)), CEREAL_NVP(question), nvp("pending", frames));
        save_result(json, result_of(*this), seats, over);
    }

    Player& player(Seat seat) { return players[slot(seat)]; }
    const Player& player(Seat seat) const { return players[slot(seat)]; }
    bool has(Seat seat, Tech tech) const { return player(seat).active().has(tech); }
    bool splits_fleets() const { return revision >= kSplitFleets; }
    bool is_alive(Seat seat) const { return !eliminated.has(seat); }
    Seat ally_of(Seat seat) const { return options.allies ? seat_at((index(seat) + seats / 2) % seats) : kSpectator; }
    bool is_enemy(Seat one, Seat other) const { return other != one && other != ally_of(one); }
    int pairs() const { return options.allies ? seats / 2 : seats; }  // number of sides that bid
    HexSet enemy_colonies(Seat seat) const;
    HexSet enemy_fleets(Seat seat) const;
    int colony_supply(Seat seat) const { return kPieces - board.colony_levels_of(seat); }
    int fleet_supply(Seat seat) const { return kPieces - board.fleet_levels_of(seat); }
    bool is_known_last_round() const { return round == final_round || !eliminated.empty() || round == options.cap; }
    SeatSet lying() const;  // the seats whose tiles are still to be taken
    int last_round() const {
        return !eliminated.empty() ? round : final_round != 0 ? std::min(final_round, options.cap) : options.cap;
    }
};

}  // namespace orrery::kardashev
