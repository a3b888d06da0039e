// Journals, summaries, and how two states of a match compare.
#include <string_view>
#include <utility>

#include <catch_amalgamated.hpp>

#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

Record nim(std::vector<std::string> moves) {
    Record record = *new_record("nim", 2, {}, 77, 5);
    record.moves = std::move(moves);
    return record;
}

TEST_CASE("a summary says whose turn it is and who has won", "[record][journal]") {
    auto table = Table::open(nim({}), SeatSet{1});
    REQUIRE(table);
    Summary summary = table->journal(9).summary;
    CHECK(summary.title == "Nim with sealed bids");
    CHECK(summary.owing == std::vector<std::string>{"p1", "p2"});
    CHECK(summary.asked == "bid");
    CHECK(table->journal(9).time_ms == 9);
    for (const char* move : {"bid 3", "bid 0", "take 3", "take 3", "take 3", "take 3", "take 3", "take 3", "take 3"})
        REQUIRE_FALSE(table->play(move));
    summary = table->journal(9).summary;
    CHECK(summary.over);
    CHECK(summary.owing.empty());
    CHECK(summary.winners.size() == 1);
    CHECK(summary.ply == 9);
}

TEST_CASE("two states of a match compare by their moves", "[record][journal]") {
    const Record known = nim({"bid 1", "bid 0", "take 2"});
    CHECK(compare(known, known) == Comparison{Standing::same, 3});
    CHECK(compare(known, nim({"bid 1", "bid 0", "take 2", "take 1"})) == Comparison{Standing::newer, 3});
    CHECK(compare(known, nim({"bid 1", "bid 0"})) == Comparison{Standing::older, 2});
    CHECK(compare(known, nim({})) == Comparison{Standing::older, 0});
    CHECK(compare(known, nim({"bid 1", "bid 2"})) == Comparison{Standing::fork, 1});
    CHECK(compare(known, nim({"bid 1", "bid 0", "take 1", "take 2"})) == Comparison{Standing::fork, 2});
    Record other = known;
    other.number = 78;
    CHECK(compare(known, other).standing == Standing::unrelated);
    other = known;
    other.seed = 6;
    CHECK(compare(known, other).standing == Standing::foreign);
}

TEST_CASE("merging keeps the longer line and every holder of a seat", "[record][journal]") {
    Record known = nim({"bid 1"});
    known.seats[0] = {SeatKind::person, 0, "Ann"};
    Record incoming = nim({"bid 1", "bid 0"});
    incoming.seats[1] = {SeatKind::person, 0, "Bob"};
    const Record both = merged(known, incoming);
    CHECK(both.moves.size() == 2);
    CHECK(both.seats[0].name == "Ann");
    CHECK(both.seats[1].name == "Bob");
    CHECK(merged(incoming, known) == both);
}

TEST_CASE("answers in advance are still marked after a reload", "[record][journal]") {
    auto table = Table::open(nim({"bid 1", "bid 0"}), SeatSet{3});
    REQUIRE_FALSE(table->play("take 2", true));
    REQUIRE_FALSE(table->play("take 1"));
    const Journal journal = table->journal(4);
    CHECK(journal.automatic == std::vector<std::uint32_t>{3});
    CHECK(*read_journal(journal_json(journal)) == journal);
    const auto again = Table::open(*read_journal(journal_json(journal)));
    CHECK(again->is_automatic(3));
    CHECK_FALSE(again->is_automatic(4));
    CHECK(again->log(kSpectator)[2].is_automatic);
    CHECK(again->journal(4) == journal);
    CHECK(journal_json(Table::open(nim({}), SeatSet{3})->journal(4)).find("standing") == std::string::npos);

    for (const std::vector<std::uint32_t>& plies : {std::vector<std::uint32_t>{0}, {7}, {3, 3}, {4, 3}}) {
        Journal wrong = journal;
        wrong.automatic = plies;
        CHECK_FALSE(read_journal(journal_json(wrong)));
    }
    std::string json = journal_json(journal);
    json.replace(json.find("[3]"), 3, "\"3\"");
    CHECK_FALSE(read_journal(json));
}

TEST_CASE("what an older version stored can still be read", "[record][journal]") {
    const std::string record = record_json(nim({"bid 1"}));
    const auto bare = read_journal(R"({"format":"orrery-journal/1","record":)" + record + "}");
    REQUIRE(bare);
    CHECK(bare->record == nim({"bid 1"}));
    CHECK(bare->committed == 1);
    CHECK(bare->seen == 1);
    CHECK(bare->summary == Summary{});
    const auto known = read_journal(R"({"format":"orrery-journal/1","record":)" + record +
                                    R"(,"committed":0,"time":5,"later":[1],"summary":{"ply":1,"title":"Nim"}})");
    REQUIRE(known);
    CHECK(known->committed == 0);
    CHECK(known->time_ms == 5);
    CHECK(known->sent == Sent::nothing);
    CHECK(known->summary.title == "Nim");
    CHECK(known->summary.ply == 1);
}

TEST_CASE("broken stored journals are named and do no harm", "[record][journal]") {
    const Journal journal = Table::open(nim({"bid 1"}), SeatSet{2}, 0)->journal(4);
    const std::string json = journal_json(journal);
    REQUIRE(read_journal(json));
    CHECK(*read_journal(json) == journal);
    for (std::size_t size = 0; size < json.size(); size += 3) CHECK_FALSE(read_journal(json.substr(0, size)));
    CHECK(read_journal("{}").fault().code == "journal/form");
    for (const auto& [good, bad] : {std::pair{"\"committed\":0", "\"committed\":2"},
                                    {"\"committed\":0", "\"committed\":\"0\""},
                                    {"\"here\":2", "\"here\":256"},
                                    {"\"time\":4", "\"time\":-1"},
                                    {"\"seen\":1", "\"seen\":1.5"},
                                    {"\"archived\":false", "\"archived\":0"},
                                    {"\"sent\":0", "\"sent\":5"},
                                    {"\"owing\":[", "\"owing\":[7,"},
                                    {"\"ply\":1", "\"ply\":2"}}) {
        std::string changed = json;
        INFO(json << " with " << bad);
        REQUIRE(changed.find(good) != std::string::npos);
        changed.replace(changed.find(good), std::string_view(good).size(), bad);
        CHECK(read_journal(changed).fault().code == "journal/form");
    }
    Journal wrong = journal;
    wrong.record.moves = {"take 3"};
    CHECK_FALSE(Table::open(wrong));
}

}  // namespace
}  // namespace orrery
