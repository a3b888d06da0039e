// Search and secrets, in a game made for this test. Two seats answer in secret: p1 plays safe, heads or tails; p2 plays
// heads or tails. Safe wins three times in ten. Otherwise p1 wins if the coins differ. If search let p2 see p1's coin,
// p1 would have to play safe; since p2 cannot see it, p1 should take the even chance.
#include <catch_amalgamated.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "bots/search.h"

namespace orrery {
namespace {

struct Pennies {
    enum class Answer : std::uint8_t { none, safe, heads, tails };
    struct Options {
        bool operator==(const Options&) const = default;
    };
    struct Move {
        Answer answer = Answer::none;
        bool operator==(const Move&) const = default;
    };
    struct Position {
        std::array<Answer, 2> answers{};
        int winner = -1;
        bool operator==(const Position&) const = default;
        void save(JsonOut&) const {}
    };
    struct View {
        Answer own = Answer::none;
        bool operator==(const View&) const = default;
        void save(JsonOut&) const {}
    };

    struct Event {
        bool operator==(const Event&) const = default;
    };

    static Seat asked(const Position& p) { return seat_at(p.answers[0] == Answer::none ? 0 : 1); }
    static GameInfo info() { return {}; }
    static Position start(const Setup<Options>&, Chance&) { return {}; }
    static Decision decision(const Position& p) {
        Decision decision{.over = p.winner >= 0, .secret = true, .seat = asked(p), .node = "answer"};
        for (int k = index(asked(p)); k < 2; ++k) decision.owing.add(seat_at(k));
        return decision;
    }
    static void legal(const Position& p, std::vector<Entry<Move>>& entries) {
        entries.clear();
        if (p.winner >= 0) return;
        if (index(asked(p)) == 0) entries.push_back({{Answer::safe}, 0, 0});
        entries.push_back({{Answer::heads}, 0, 0});
        entries.push_back({{Answer::tails}, 0, 0});
    }
    static void apply(Position& p, const Move& move, Chance& chance, const Listener<Position, Event>& = {}) {
        const auto seat = static_cast<std::size_t>(index(asked(p)));
        p.answers[seat] = move.answer;
        if (seat == 0) return;
        const bool is_safe = p.answers[0] == Answer::safe;
        const bool first_wins = is_safe ? chance.below(10) < 3 : p.answers[0] != p.answers[1];
        p.winner = first_wins ? 0 : 1;
    }
    static Result result(const Position& p) {
        Result result;
        for (int k = 0; k < 2; ++k) result.rank[static_cast<std::size_t>(k)] = p.winner == k ? 1 : 2;
        return result;
    }
    static Position resample(const Position& p, Seat seat, Chance& chance) {
        Position world = p;
        if (index(seat) == 1 && p.answers[0] != Answer::none)
            world.answers[0] = static_cast<Answer>(1 + chance.below(3));
        return world;
    }

    // The rest of the contract, which search does not use.
    static std::vector<OptionSpec> option_specs(int, int) { return {}; }
    static std::vector<Preset> presets(int) { return {}; }
    static Expected<Options> read_options(int, const std::vector<OptionText>&, int) { return Options{}; }
    static std::vector<OptionText> write_options(int, const Options&, int) { return {}; }
    static void code_options(int, Options&, DigitCoder, int) {}
    static Refusal why_not(const Position&, const Move&) { return {}; }
    static bool is_sound(const Position&) { return true; }
    static Move with_number(const Move& move, int) { return move; }
    static std::int32_t number_of(const Move&) { return 0; }
    static View view(const Position& p, Seat seat) { return {p.answers[static_cast<std::size_t>(index(seat))]}; }
    static std::string print(const Move&) { return "answer"; }
    static Expected<Move> parse(std::string_view) { return Move{}; }
    static std::optional<Move> begun(std::string_view) { return Move{}; }
    static std::string question(const View&) { return {}; }
    static std::optional<Event> masked(const Event& event, Seat) { return event; }
    static std::vector<Sentence> describe(const View&, const Move&, std::span<const Event>, const View&) { return {}; }
    static std::string explain(const View&, std::string_view) { return {}; }
    static Sheet sheet(const View&) { return {}; }
};
static_assert(Game<Pennies>);

}  // namespace

TEST_CASE("search does not let a seat see the secret answers of others", "[bots]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Search<Pennies> search(Worlds<Pennies>({}, seat_at(0)), seed, 4096);
        for (int k = 0; k < 2000; ++k) search.playout();
        CHECK(search.best().answer != Pennies::Answer::safe);
    }
}

TEST_CASE("search goes on when its tree is full", "[bots]") {
    Search<Pennies> search(Worlds<Pennies>({}, seat_at(0)), 1, 0);
    for (int k = 0; k < 2000; ++k) search.playout();
    CHECK(search.playouts() == 2000);
    CHECK(search.best().answer != Pennies::Answer::none);
}

}  // namespace orrery
