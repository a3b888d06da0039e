// What holds for every character of every game. Its answers are legal, repeatable and made from its seat's view alone.
// It plays otherwise than its plain level somewhere. What it likes never changes a bot without a character.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "bots/by_record.h"
#include "bots/players.h"
#include "bots/policy.h"
#include "games_typed.h"
#include "laws/support.h"
#include "record/support.h"

namespace orrery {
namespace {

constexpr std::uint32_t kFewPlayouts = 30;
constexpr std::uint32_t kMostAsked = 48, kUntilItDiffers = 400;  // plies of a match

struct Bot {
    std::string game, level, character;
    std::string id() const { return level + "-" + character; }
};

std::vector<Bot> all_bots() {
    std::vector<Bot> all;
    for (const GameInfo& game : games())
        for (const Character& one : characters(game.id))
            for (const Level& level : levels().subspan(1))
                if (!laws::is_sample_run() || level.id == "novice" || level.id == "adept")
                    all.push_back({std::string(game.id), std::string(level.id), std::string(one.id)});
    return all;
}

std::unique_ptr<Match> started(std::string_view game, int seats, std::uint64_t seed) {
    auto match = start_match(game, seats, find_game(game)->revision, {}, Chance::of_ply(seed, 0));
    REQUIRE(match);
    return std::move(*match);
}

}  // namespace

TEST_CASE("each character answers legally, repeats itself, sees only its view, and differs from its level",
          "[bots][characters]") {
    const Bot& bot = GENERATE(from_range(all_bots()));
    CAPTURE(bot.game, bot.id());
    int differ = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto player = make_player(bot.id(), counted(kFewPlayouts), seed);
        const auto twin = make_player(bot.id(), counted(kFewPlayouts), seed);
        const auto plain = make_player(bot.level, counted(kFewPlayouts), seed);
        REQUIRE(player);
        const auto match = started(bot.game, 2 + static_cast<int>(seed) % 2, seed);
        const auto goes_on = [&](std::uint32_t ply) {
            return !match->decision().over && ply <= (differ > 0 ? kMostAsked : kUntilItDiffers);
        };
        for (std::uint32_t ply = 1; goes_on(ply); ++ply) {
            const Path path = player->choose(*match);
            REQUIRE(match->is_legal(path));
            REQUIRE(twin->choose(*match) == path);
            differ += plain->choose(*match) == path ? 0 : 1;
            if (ply % 16 == 0) {
                Chance chance(seed);
                CHECK(player->choose(*match->resample(match->decision().seat, chance)) == path);
            }
            Chance luck = Chance::of_ply(seed, ply);
            match->play(path, luck);
        }
        CHECK(match->is_sound());
    }
    CHECK(differ > 0);
}

TEST_CASE("the lists of a character hold legal moves, and without a character they are those of Insight",
          "[bots][characters]") {
    for_each_game([](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasCharacters<G>)
            for (const laws::Course& course : laws::courses(G::info().id)) {
                if (!course.variant.is_default || course.seed > 3) continue;
                laws::walk<G>(
                    course, [](const typename G::Position& position, const auto& legal, const laws::Course& at) {
                        if (legal.empty()) return;
                        typename Policy<G>::Entries plain, none, some;
                        G::Insight::promising(position, plain);
                        Policy<G>::candidates(position, none);
                        laws::hold(plain == none, "no character, no change", at);
                        for (int character = 1; character <= std::ssize(G::Insight::kCharacters); ++character) {
                            Policy<G>::candidates(position, some, character);
                            laws::hold(!some.empty(), "a character has a candidate", at);
                            for (const auto& entry : some)
                                laws::hold(!entry.more && path_of<G>(position, entry.move, legal).has_value(),
                                           "a character's candidates are legal", at, G::print(entry.move));
                        }
                    });
            }
    });
}

TEST_CASE("names of characters are short, differ within a game, and have a sentence", "[bots][characters]") {
    for (const GameInfo& game : games()) {
        std::set<std::string_view> ids;
        for (const Character& one : characters(game.id)) {
            CAPTURE(game.id, one.id);
            CHECK(ids.insert(one.id).second);
            CHECK(one.id.size() <= 9);
            CHECK(std::all_of(one.id.begin(), one.id.end(), [](char c) { return c >= 'a' && c <= 'z'; }));
            CHECK(one.words().size() > 10);
            CHECK(one.words().back() != '.');
        }
        CHECK(find_character(game.id, kNoCharacter) == nullptr);
        CHECK(find_character(game.id, static_cast<int>(ids.size()) + 1) == nullptr);
    }
    CHECK(make_player("grandmaster-raider", {}, 1) == nullptr);
}

TEST_CASE("by the record a bot plays as its character, the same on every device", "[bots][by-record][characters]") {
    std::size_t asked = 0;
    for (const GameInfo& game : games())
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            if (characters(game.id).empty()) continue;
            const auto moves = static_cast<std::size_t>(seed * 4);
            const Record record = laws::played_by_link(game.id, 3, seed, moves, Protocol::friends, 2);
            const auto question = bot_question(record, record.moves.size() + 1);
            if (!question) continue;
            ++asked;
            CAPTURE(game.id, seed);
            CHECK(question->bot == "random-" + std::string(characters(game.id)[1].id));
        }
    CHECK(asked > 5);
}

}  // namespace orrery
