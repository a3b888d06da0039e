// The levels of bots on the page: the easiest in a first game, a harder one after a win, an easier one after a loss.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "bots/players.h"
#include "record/data/seat_names.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/levels.h"

namespace orrery::screen {
namespace {

constexpr Window kDesk{1440, 1400, 1, false};

// A finished match for two, in which `person` has won or lost against a bot of that level.
Record played(std::uint8_t level, bool wins, SeatSet& here) {
    for (std::uint64_t seed = 1;; ++seed) {
        Record record = *new_record("rise", 2, {}, number_of_seed(seed), seed);
        const auto match = std::move(*start_of(record));
        while (!match->decision().over) {
            const Path path = make_player("random", {}, seed)->choose(*match);
            record.moves.push_back(match->move_text(path));
            Chance luck = luck_of(record, record.moves.size());
            match->play(path, luck);
        }
        const auto& rank = match->result().rank;
        if (rank[0] == rank[1]) continue;
        const std::size_t person = (rank[0] == 1) == wins ? 0 : 1;
        record.seats[person] = {SeatKind::person, 0, "Ann"};
        record.seats[1 - person] = {SeatKind::bot, level, {}};
        here = {};
        here.add(seat_at(static_cast<int>(person)));
        return record;
    }
}

bool press_if_there(Device& device, std::string_view name) {
    device.settle();
    device.frames(4);
    for (const web::Mark& mark : device.marks())
        if (mark.name == name) {
            device.tap({(mark.min.x + mark.max.x) / 2, (mark.min.y + mark.max.y) / 2});
            return true;
        }
    return false;
}

TEST_CASE("a first game is against the easiest bots, and each game keeps its own level", "[screen][levels]") {
    Device device(kDesk);
    for (const GameInfo& game : games()) {
        device.act("new-game", "game", game.id);
        CHECK(device.told("sitter:2") == "novice");
        CHECK(device.told("level:novice") == "Novice: decides at a glance.");
        CHECK(device.told("level:apprentice").empty());
    }
    device.act("new-game", "game", "prosper");
    device.act({"sitter", {{"seat", "2"}, {"sitter", "journeyman"}}});
    CHECK(device.told("level:journeyman") == web::level_words(5));
    device.act("start");
    CHECK(device.state().text("screen") == "table");
    device.act("new-game", "game", "prosper");
    CHECK(device.told("sitter:2") == "journeyman");
    device.act("new-game", "game", "rise");
    CHECK(device.told("sitter:2") == "novice");
}

// ---- Characters

TEST_CASE("with three seats and more bots are different characters, with two plain ones", "[screen][levels]") {
    Device device(kDesk);
    for (const GameInfo& game : games()) {
        CAPTURE(game.id);
        const auto all = characters(game.id);
        if (all.empty()) continue;
        device.act("new-game", "game", game.id);
        CHECK(device.told("character:1").empty());  // a person
        CHECK(device.told("character:2") == "plain");
        device.act("seats", "seats", "4");
        for (std::size_t k = 0; k < 3; ++k) {
            CHECK(device.told("character:" + std::to_string(k + 2)) == all[k].id);
            CHECK(device.told("character:" + std::string(all[k].id)) == web::character_words(all[k]));
        }
        device.act("seats", "seats", "2");
        CHECK(device.told("character:2") == "plain");
        CHECK(device.told("character:" + std::string(all[0].id)).empty());
    }
}

TEST_CASE("a bot's character is chosen by hand, kept in the match, and named at the table", "[screen][levels]") {
    for (const Window& window : {kDesk, Window{390, 844, 2, true}}) {
        Device device(window);
        device.act("new-game", "game", "rise");
        device.act({"character", {{"seat", "2"}, {"character", "banker"}}});
        device.act({"character", {{"seat", "2"}, {"character", "raider"}}});  // another game's
        device.act({"character", {{"seat", "9"}, {"character", "pioneer"}}});
        CHECK(device.told("character:2") == "banker");
        CHECK(device.told("character:banker") == "Banker: harvests gems, bids low and keeps its bank full.");
        device.act({"sitter", {{"seat", "2"}, {"sitter", "adept"}}});
        CHECK(device.told("character:2") == "banker");
        device.act("start");
        device.settle();
        REQUIRE(device.state().text("screen") == "table");
        const Record record = device.first_record();
        const auto bot = std::find_if(record.seats.begin(), record.seats.end(),
                                      [](const SeatHolder& holder) { return holder.kind == SeatKind::bot; });
        REQUIRE(bot != record.seats.end());
        CHECK(bot_id(record.game, *bot) == "adept-banker");
        CHECK(device.words().find(" is an adept banker: it harvests gems, bids low and keeps its bank full.") !=
              std::string::npos);
    }
}

TEST_CASE("a press opens the list of characters, beside the level of its seat", "[screen][levels]") {
    // High enough to show all of it.
    for (const Window& window : {kDesk, Window{390, 2400, 2, true}, Window{360, 2400, 3, true}}) {
        Device device(window);
        device.act("new-game", "game", "prosper");
        device.act("details");
        device.frames(4);
        const web::Mark* level = nullptr;
        const web::Mark* character = nullptr;
        const std::vector<web::Mark> marks = device.marks();
        for (const web::Mark& mark : marks) {
            if (mark.name == "select:sitter:2") level = &mark;
            if (mark.name == "select:character:2") character = &mark;
        }
        REQUIRE(level != nullptr);
        REQUIRE(character != nullptr);
        CHECK(character->min.y == level->min.y);
        CHECK(character->min.x > level->max.x);
        CHECK(character->max.x <= window.width);
        CHECK(character->max.x - character->min.x > 80);
    }
}

TEST_CASE("harder after a win, easier after a loss, and never past the last level", "[screen][levels]") {
    struct Case {
        std::string_view level;
        bool wins;
        std::string_view next;  // empty: none is offered
    };
    const Case& tried = GENERATE(from_range(std::vector<Case>{{"novice", true, "apprentice"},
                                                              {"novice", false, ""},
                                                              {"journeyman", true, "adept"},
                                                              {"journeyman", false, "apprentice"},
                                                              {"master", true, ""},
                                                              {"master", false, "adept"},
                                                              {"random", true, "novice"},
                                                              {"random", false, ""}}));
    CAPTURE(tried.level, tried.wins);
    const auto level = std::find(std::begin(kBotLevels), std::end(kBotLevels), tried.level) - std::begin(kBotLevels);
    Device device(kDesk);
    SeatSet here;
    device.sit_down(played(static_cast<std::uint8_t>(level), tried.wins, here), here);
    press_if_there(device, "button:close-news");
    REQUIRE(press_if_there(device, "button:result-level") == !tried.next.empty());
    if (tried.next.empty()) return;
    CHECK(device.state().number("ply") < 20);  // a new match has begun
    device.act("new-game", "game", "rise");
    CHECK(device.told("sitter:2") == tried.next);
}

TEST_CASE("a first match has hints, each until the next answer and never again", "[screen][levels]") {
    Device device(kDesk);
    std::set<std::string> seen;
    for (int match = 0; match < 4; ++match) {
        device.act("new-game", "game", "rise");
        device.act("quick");
        device.settle();
        CHECK(device.told("hint").starts_with("Choose a move.") == (match == 0));
        seen.insert(device.told("hint"));
        const auto offered = device.offered();
        REQUIRE_FALSE(offered.empty());
        device.act("choose", "tokens", offered.begin()->first);
        device.act("answer");
    }
    CHECK(seen.size() == 4);  // three of them, then none
    CHECK(seen.count("") == 1);
}

TEST_CASE("a press puts a hint of a first match away, and it is not shown again", "[screen][levels]") {
    for (const Window& window : {kDesk, Window{390, 844, 2, true}}) {
        Device device(window);
        for (const bool is_first : {true, false}) {
            device.act("new-game", "game", "prosper");
            device.act("quick");
            device.settle();
            const std::string hint = device.told("hint");
            CHECK(hint.starts_with("Choose a move.") == is_first);
            CHECK_FALSE(hint.empty());
            device.frames(30);  // until nothing moves
            REQUIRE(press_if_there(device, "button:close-hint"));
            CHECK(device.told("hint").empty());
        }
    }
}

TEST_CASE("the order of the levels", "[screen][levels]") {
    for (std::size_t rung = 0; rung < web::kLevels.size(); ++rung) {
        const std::uint8_t level = web::kLevels[rung];
        CAPTURE(kBotLevels[level]);
        CHECK(kBotLevels[level] == levels()[rung + 1].id);  // the names of the engine
        CHECK(web::harder(level) ==
              (rung + 1 < web::kLevels.size() ? std::optional(web::kLevels[rung + 1]) : std::nullopt));
        CHECK(web::easier(level) == (rung > 0 ? std::optional(web::kLevels[rung - 1]) : std::nullopt));
        CHECK(web::level_words(level).ends_with("."));
    }
}

}  // namespace
}  // namespace orrery::screen
