// All games of a device as one text and back, and what becomes of each that arrives: nothing is replaced by less.
#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/device/bundle.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

// A match of any game with random moves. After `turn` moves it takes other moves.
Journal played(std::string_view game, std::uint64_t seed, std::size_t moves, std::size_t turn = kMaxMoves) {
    const GameInfo& info = *find_game(game);
    auto table = Table::open(*new_record(info.id, info.min_seats, {}, number_of_seed(seed), seed), SeatSet{1}, 0);
    REQUIRE(table);
    for (std::size_t ply = 0; ply < moves && !table->now().decision().over; ++ply) {
        Chance choice(seed * 1000 + ply + (ply >= turn ? 77 : 0));
        REQUIRE_FALSE(table->play(any_move(table->now(), choice)));
    }
    table->commit();
    return table->journal(seed);
}

Journals by_number(const std::vector<Journal>& list) {
    Journals journals;
    for (const Journal& journal : list) journals[hex16(journal.record.number)] = journal;
    return journals;
}

TEST_CASE("a bundle gives every game, line and setting back", "[record][bundle]") {
    Journals kept;
    for (const GameInfo& info : games()) kept.merge(by_number({played(info.id, 5 + info.id.size(), 20)}));
    kept.begin()->second.archived = true;
    kept.begin()->second.seen = 3;
    const Journals lines = by_number({played("prosper", 12, 20, 10)});
    const std::map<std::string, std::string> settings{{"name", "Jos\xC3\xA9"}, {"speed", "slow"}};
    const auto bundle = read_bundle(bundle_json(kept, lines, settings, BundleFor::owner));
    REQUIRE(bundle);
    CHECK(bundle->settings == settings);
    REQUIRE(bundle->games.size() == kept.size() + 1);
    std::size_t at = 0;
    for (const auto& [number, journal] : kept) CHECK(*bundle->games[at++].journal == journal);
    CHECK(*bundle->games[at].journal == lines.begin()->second);
}

TEST_CASE("arriving games are merged as their moves say", "[record][bundle]") {
    const Journal known = played("prosper", 3, 20);
    SECTION("a new game") {
        const auto arrival = arrive(nullptr, nullptr, known);
        REQUIRE(arrival);
        CHECK(arrival->standing == Standing::unrelated);
        CHECK(arrival->game == known);
    }
    SECTION("it went on: seen moves stay seen, and seats add up") {
        Journal longer = played("prosper", 3, 30);
        longer.here = 2, longer.seen = 0;
        const auto arrival = arrive(&known, nullptr, longer);
        REQUIRE(arrival);
        CHECK(arrival->standing == Standing::newer);
        REQUIRE(arrival->game);
        CHECK(arrival->game->record.moves == longer.record.moves);
        CHECK(arrival->game->here == 3);
        CHECK(arrival->game->seen == known.seen);
        CHECK(arrival->game->committed == longer.committed);
    }
    SECTION("older and equal states change nothing, except that a seat may come to sit here") {
        for (const std::size_t moves : {7, 20}) {
            Journal older = played("prosper", 3, moves);
            auto arrival = arrive(&known, nullptr, older);
            REQUIRE(arrival);
            CHECK_FALSE(arrival->game);
            CHECK_FALSE(arrival->line);
            older.here = 2;
            arrival = arrive(&known, nullptr, older);
            Journal seated = known;
            seated.here = 3;
            CHECK(arrival->game == seated);
        }
    }
    SECTION("a fork is another line, and so is a third line") {
        const Journal fork = played("prosper", 3, 20, 10), third = played("prosper", 3, 20, 15);
        const auto arrival = arrive(&known, nullptr, fork);
        REQUIRE(arrival);
        CHECK_FALSE(arrival->game);
        CHECK(arrival->line == fork);
        const auto again = arrive(&known, &fork, fork);
        CHECK_FALSE(again->line);
        const auto longer = arrive(&known, &fork, played("prosper", 3, 26, 10));
        CHECK(longer->line->record.moves.size() == 26);
        const auto beside = arrive(&known, &fork, third);
        CHECK(beside->line == third);
        CHECK_FALSE(beside->game);
    }
    SECTION("answers in advance stay marked among the moves that both have") {
        Journal mine = known;
        mine.automatic = {4, 12};
        CHECK(arrive(nullptr, nullptr, mine)->game->automatic == mine.automatic);
        CHECK(arrive(&mine, nullptr, played("prosper", 3, 30))->game->automatic == mine.automatic);
        Journal fork = played("prosper", 3, 20, 10);
        CHECK(arrive(&mine, nullptr, fork)->line->automatic == std::vector<std::uint32_t>{4});
        fork.automatic = {4, 15};
        CHECK(arrive(&mine, &fork, played("prosper", 3, 26, 10))->line->automatic == fork.automatic);
    }
    SECTION("another game under the same number is refused") {
        Journal foreign = played("prosper", 4, 20);
        foreign.record.number = known.record.number;
        const auto arrival = arrive(&known, nullptr, foreign);
        REQUIRE(arrival);
        CHECK(arrival->standing == Standing::foreign);
        CHECK((!arrival->game && !arrival->line));
    }
    SECTION("impossible moves are a fault") {
        Journal wrong = known;
        wrong.record.moves[5] = "move nowhere";
        CHECK_FALSE(arrive(nullptr, nullptr, wrong));
        CHECK_FALSE(arrive(&known, nullptr, wrong));
    }
}

TEST_CASE("one game for others has only what was committed", "[record][bundle]") {
    Journal mine = played("prosper", 3, 20);
    mine.committed = 18, mine.archived = true, mine.sent = Sent::shared, mine.automatic = {7};
    const auto bundle = read_bundle(bundle_json(mine));
    REQUIRE(bundle);
    REQUIRE(bundle->games.size() == 1);
    const Journal& sent = *bundle->games[0].journal;
    CHECK((sent.record.moves.size() == 18 && sent.here == 0 && sent.seen == 0 && !sent.archived &&
           sent.sent == Sent::nothing && sent.automatic.empty()));
    const auto arrival = arrive(nullptr, nullptr, sent);
    REQUIRE(arrival);
    CHECK(arrival->game->summary.ply == 18);
}

TEST_CASE("damaged entries are named, and the others come in", "[record][bundle]") {
    const Journal good = played("rise", 3, 9), other = played("prosper", 8, 12);
    std::string text = bundle_json(by_number({good}), by_number({other}), {}, BundleFor::owner);
    text.insert(text.find("\"games\":[") + 9, "{\"format\":\"orrery-journal/1\",\"record\":{\"game\":\"rise\"}},17,");
    const auto bundle = read_bundle(text);
    REQUIRE(bundle);
    REQUIRE(bundle->games.size() == 4);
    CHECK_FALSE(bundle->games[0].journal);
    CHECK(bundle->games[0].label == "game 1 (" + std::string(find_game("rise")->title) + ")");
    CHECK(bundle->games[1].label == "game 2");
    CHECK(*bundle->games[2].journal == good);
    CHECK(*bundle->games[3].journal == other);
}

TEST_CASE("a text that is no bundle is refused by name", "[record][bundle]") {
    const std::string whole = bundle_json(by_number({played("prosper", 3, 9)}), {}, {}, BundleFor::owner);
    std::string newer = whole;
    newer.replace(newer.find("bundle/1"), 8, "bundle/2");
    const std::pair<std::string, const char*> cases[] = {{"", "bundle/form"},
                                                         {"{}", "bundle/form"},
                                                         {whole.substr(0, whole.size() / 2), "bundle/form"},
                                                         {"[1,2]", "bundle/form"},
                                                         {newer, "bundle/newer"},
                                                         {std::string(100000, '['), "bundle/form"},
                                                         {"{\"games\":[]}", "bundle/form"}};
    for (const auto& [text, code] : cases) {
        const auto bundle = read_bundle(text);
        INFO(text.substr(0, 60));
        REQUIRE_FALSE(bundle);
        CHECK(bundle.fault().code == code);
    }
    CHECK(read_bundle("{\"format\":\"orrery-bundle/1\"}")->games.empty());
    CHECK(read_bundle(journal_json(played("prosper", 3, 9)))->games.size() == 1);
}

TEST_CASE("a sentence says what came in", "[record][bundle]") {
    CHECK(Tally{}.words() == "Nothing came in.");
    Tally tally;
    tally.add("game 1", Arrival{});
    tally.add("game 2", Arrival{});
    tally.add("game 3", Arrival{Standing::newer, {}, {}});
    tally.add("game 4", Arrival{Standing::fork, {}, Journal{}});
    tally.add("game 5", Arrival{Standing::same, {}, {}});
    CHECK(tally.words() == "Read: 2 games are new, 1 went on, 1 is another line, 1 you had already.");
    tally.add("game 6", Fault{"record/move", "..."});
    tally.skip("game 7 (Rise)");
    CHECK(tally.words().ends_with(
        "Left out: game 6, which has moves that aren't possible; game 7 (Rise), which can't be read. "
        "Your own games are unchanged."));
}

}  // namespace
}  // namespace orrery
