// One test case per ruling of Nim (engine/games/template/RULINGS): one move accepted, one refused. Luck is scripted, so
// a test says what is drawn. Positions are built by playing moves as text.
#include <initializer_list>
#include <string_view>

#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

// ---- The position builder

// Tokens 4, 5, 6, 7 for p1 to p4: the shuffle swaps only what the script says.
Position start(int seats, Options options = {}, int revision = 2) {
    Chance chance(1);
    Position position = Nim::start({seats, revision, options}, chance);
    for (std::size_t k = 0; k < static_cast<std::size_t>(seats); ++k) position.token[k] = 4 + static_cast<int>(k);
    return position;
}

// Plays moves. `luck` is what chance returns next.
void play(Position& position, std::initializer_list<std::string_view> moves,
          std::initializer_list<std::uint32_t> luck = {}) {
    const std::vector<std::uint32_t> script(luck);
    Chance chance = Chance::scripted(script);
    for (const std::string_view text : moves) {
        const Expected<Move> move = Nim::parse(text);
        REQUIRE(move);
        REQUIRE_FALSE(refusal<Nim>(position, *move));
        Nim::apply(position, *move, chance);
        REQUIRE(Nim::is_sound(position));
    }
}

std::string ruling_against(const Position& position, std::string_view text) {
    const Verdict verdict = refusal<Nim>(position, *Nim::parse(text));
    return verdict ? verdict->ruling : "";
}

// ---- Rulings

TEST_CASE("R1 tokens are drawn at the start, and only its owner knows a token", "[template][R1]") {
    Chance chance(7);
    const Position position = Nim::start({4, 1, {}}, chance);
    CHECK(Nim::is_sound(position));
    for (int viewer = 0; viewer < 4; ++viewer)
        for (int owner = 0; owner < 4; ++owner) {
            const int seen = Nim::view(position, seat_at(viewer)).seat[static_cast<std::size_t>(owner)].token;
            CHECK(seen == (viewer == owner ? position.token[static_cast<std::size_t>(owner)] : 0));
        }
    CHECK(Nim::view(position, kSpectator).seat[0].token == 0);
}

TEST_CASE("R2 bids are 0 to 3 and stay sealed until the last is in", "[template][R2]") {
    Position position = start(3);
    CHECK(ruling_against(position, "bid 4") == "R2");
    CHECK(ruling_against(position, "take 1") == "R2");
    play(position, {"bid 3"});
    CHECK(Nim::decision(position) == Decision{false, true, seat_at(1), SeatSet{0b110}, "bid"});
    CHECK(Nim::view(position, seat_at(0)).seat[0].bid == 3);
    CHECK(Nim::view(position, seat_at(1)).seat[0].bid == -1);
    CHECK(Nim::view(position, seat_at(1)).seat[0].has_bid);
    play(position, {"bid 0", "bid 1"});
    CHECK(Nim::view(position, kSpectator).seat[0].bid == 3);
    CHECK(ruling_against(position, "bid 1") == "R2");
}

TEST_CASE("R3 the highest bid has the first turn, luck decides between equal bids, and every bid is paid",
          "[template][R3]") {
    Position position = start(3);
    play(position, {"bid 1", "bid 3", "bid 2"});
    CHECK(Nim::decision(position).seat == seat_at(1));
    Position tied = start(3);
    play(tied, {"bid 2", "bid 0", "bid 2"}, {1});
    CHECK(Nim::decision(tied).seat == seat_at(2));
    CHECK(Nim::result(tied).score[0] == -2);
    CHECK(Nim::result(tied).score[2] == -2);
}

TEST_CASE("R4 a turn takes 1 stone up to `most`, and never more than are left", "[template][R4]") {
    Position position = start(2, {.stones = 4, .most = 3});
    play(position, {"bid 1", "bid 0"});
    CHECK(ruling_against(position, "take 0") == "R4");
    CHECK(ruling_against(position, "take 4") == "R4");
    play(position, {"take 2"});
    CHECK(position.heap == 2);
    CHECK(ruling_against(position, "take 3") == "R4");
    CHECK(Nim::decision(position).seat == seat_at(1));
}

TEST_CASE("R5 a token may be shown once instead of taking", "[template][R5]") {
    Position position = start(2);
    play(position, {"bid 1", "bid 0", "show"});
    CHECK(position.heap == 21);
    CHECK(Nim::decision(position).seat == seat_at(1));
    CHECK(Nim::view(position, seat_at(1)).seat[0].token == 4);
    CHECK(Nim::view(position, seat_at(0)).seat[1].token == 0);
    play(position, {"take 1"});
    CHECK(ruling_against(position, "show") == "R5");
}

TEST_CASE("R6 the last stone ends the match, is worth 10, and shows all tokens", "[template][R6]") {
    Position position = start(2, {.stones = 2, .most = 2});
    play(position, {"bid 1", "bid 0", "take 2"});
    CHECK(Nim::decision(position).over);
    CHECK(Nim::result(position).score[0] == 10 + 4 - 1);
    CHECK(Nim::result(position).score[1] == 5);
    CHECK(Nim::view(position, kSpectator).seat[1].token == 5);
    CHECK(ruling_against(position, "take 1") == "R6");
}

TEST_CASE("R8 a stake is a bid that adds stones to a pile", "[template][R8]") {
    Position position = start(3);
    CHECK(ruling_against(position, "stake 0 a") == "R8");
    CHECK(ruling_against(position, "stake 4 a") == "R8");
    play(position, {"stake 3 b", "stake 2 c"});
    CHECK(Nim::view(position, seat_at(1)).seat[0].stake == Pile::none);
    CHECK(Nim::view(position, seat_at(1)).seat[1].stake == Pile::c);
    play(position, {"bid 0"});
    CHECK(Nim::decision(position).seat == seat_at(0));
    CHECK(position.pile == std::array<std::int32_t, kPiles>{2, 5, 2});  // nothing is gained for the other bids
    CHECK(Nim::result(position).score[1] == -2);
    CHECK(ruling_against(start(2, {}, 1), "stake 1 a") == "R8");
}

TEST_CASE("R9 a shift moves stones from a pile to another place, once a match", "[template][R9]") {
    Position position = start(2);
    play(position, {"bid 1", "bid 0"});
    CHECK(ruling_against(position, "shift a 3 heap") == "R9");
    CHECK(ruling_against(position, "shift a 0 heap") == "R9");
    CHECK(ruling_against(position, "shift a 1 a") == "R9");
    play(position, {"shift a 1 heap"});
    CHECK(position.heap == 22);
    CHECK(Nim::decision(position).seat == seat_at(1));
    play(position, {"shift c 1 b", "take 1", "take 1"});
    CHECK(position.pile == std::array<std::int32_t, kPiles>{1, 3, 1});
    CHECK(ruling_against(position, "shift b 1 c") == "R9");
    Position first = start(2, {}, 1);
    play(first, {"bid 1", "bid 0"});
    CHECK(ruling_against(first, "shift a 1 heap") == "R9");
}

TEST_CASE("R10 whoever empties a pile gets 3 points unless another contests it", "[template][R10]") {
    Position position = start(3);
    CHECK(ruling_against(position, "let") == "R2");
    play(position, {"bid 1", "bid 0", "bid 0", "shift a 2 heap"});
    CHECK(ruling_against(position, "take 1") == "R10");
    CHECK(Nim::decision(position) ==
          Decision{.seat = seat_at(1), .owing = {0b010}, .node = "contest", .mover = seat_at(0)});
    Position contested = position;
    play(position, {"let", "let"});
    CHECK(Nim::result(position).score == std::array<std::int32_t, kMaxSeats>{2, 0, 0});
    CHECK(Nim::decision(position).seat == seat_at(1));
    CHECK(ruling_against(position, "let") == "R10");
    play(contested, {"let", "contest"});
    CHECK(Nim::result(contested).score == std::array<std::int32_t, kMaxSeats>{-1, 0, -1});
    CHECK(Nim::decision(contested).seat == seat_at(1));
}

TEST_CASE("exactly those of all moves are legal that no ruling refuses", "[template]") {
    for (const int revision : {1, 2}) {
        Position position = start(3, {.stones = 4}, revision);
        for (const std::string_view played : {"", "bid 0", "bid 2", "bid 1", "take 1", "show"}) {
            if (!played.empty()) play(position, {played});
            std::vector<Entry<Move>> listed;
            list_moves<Nim>(position, listed);
            std::size_t legal = 0;
            for (const Verb verb :
                 {Verb::bid, Verb::stake, Verb::take, Verb::shift, Verb::show, Verb::let, Verb::contest})
                for (int number = 0; number <= 9; ++number)
                    for (int from = -1; from <= kPiles; ++from)
                        for (int to = -1; to <= kPiles; ++to) {
                            const Move move{verb, number, static_cast<Pile>(from), static_cast<Pile>(to)};
                            legal += is_legal<Nim>(position, move) ? 1 : 0;
                        }
            CHECK(legal == places_in(listed));
        }
    }
}

TEST_CASE("R7 the most points win, equal points share a rank", "[template][R7]") {
    Position position = start(3, {.stones = 2, .most = 2});
    position.token = {6, 7, 8};  // and bids 1, 0, 1: the others have 7 each
    play(position, {"bid 1", "bid 0", "bid 1"}, {0});
    play(position, {"take 2"});
    CHECK(Nim::result(position).rank == std::array<std::int8_t, kMaxSeats>{1, 2, 2});
    CHECK(Nim::result(position).cause == "last stone");
}

}  // namespace
}  // namespace orrery::example
