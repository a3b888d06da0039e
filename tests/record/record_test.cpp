// Records: JSON, replay and its faults.
#include <catch_amalgamated.hpp>

#include "record/record.h"

namespace orrery {
namespace {

Record nim(std::vector<std::string> moves = {"bid 1", "bid 0", "take 2"}) {
    Record record = *new_record("nim", 2, {{"stones", "30"}}, 77, 5);
    record.seats = {{SeatKind::person, 0, "Ann"}, {SeatKind::bot, 2, ""}};
    record.moves = std::move(moves);
    return record;
}

TEST_CASE("a new record has normal options and open seats", "[record]") {
    const auto record = new_record("nim", 3, {{"stones", "21"}, {"most", "5"}}, 1, 2);
    REQUIRE(record);
    CHECK(record->options == std::vector<OptionText>{{"most", "5"}});
    CHECK(record->seats == std::vector<SeatHolder>(3));
    CHECK(new_record("nim", 9, {}, 1, 2).fault().code == "game/seats");
    CHECK(new_record("go", 2, {}, 1, 2).fault().code == "game/unknown");
    CHECK(new_record("nim", 2, {{"stones", "0"}}, 1, 2).fault().code == "option/value");
}

TEST_CASE("replay names the first move that does not hold", "[record]") {
    REQUIRE(replay(nim()));
    const auto bad = replay(nim({"bid 1", "bid 0", "take 4", "take 1"}));
    REQUIRE_FALSE(bad);
    CHECK(bad.fault().code == "record/move");
    CHECK(
        bad.fault().message ==
        "Move 3, \"take 4\", is not possible there: You may take 1 to 3 of the 30 stones, not 4. The 2 moves before it "
        "hold.");
    CHECK(replay(nim({"bid 1", "bid 0", "take 4"}), 2));
    CHECK_FALSE(replay(nim(std::vector<std::string>(kMaxMoves + 1, "take 1"))));
    Record newer = nim();
    newer.revision = 99;
    CHECK(replay(newer).fault().code == "game/revision");
}

TEST_CASE("JSON goes out and comes back", "[record]") {
    const Record record = nim();
    const std::string json = record_json(record);
    CHECK(json ==
          R"({"format":"orrery-record/1","game":"nim","revision":1,"options":{"stones":"30"},)"
          R"("seats":[{"kind":"person","name":"Ann"},{"kind":"bot","level":"adept"}],"number":"000000000000004d",)"
          R"("seed":"0000000000000005","moves":["bid 1","bid 0","take 2"]})");
    const auto back = read_record(json);
    REQUIRE(back);
    CHECK(*back == record);
}

TEST_CASE("foreign, newer and hostile JSON is named", "[record]") {
    for (const char* text :
         {"", "[]", "{}", "null", "{\"format\":\"orrery-record/1\"}", "{\"format\":3}", "nonsense",
          R"({"format":"orrery-record/1","seats":[{"kind":"god"}],"number":"1","seed":"1","moves":[]})",
          R"({"format":"orrery-record/1","seats":[1,2],"number":"1","seed":"1","moves":[]})",
          R"({"format":"orrery-record/1","seats":[],"number":"x","seed":"1","moves":[]})",
          R"({"format":"orrery-record/1","seats":[],"number":"1","seed":"1","moves":[1]})"}) {
        CAPTURE(text);
        const auto record = read_record(text);
        REQUIRE_FALSE(record);
        CHECK(record.fault().code == "record/form");
        CHECK(record.fault().message.find("Nothing has changed") != std::string::npos);
    }
    CHECK(read_record(R"({"format":"orrery-record/2"})").fault().code == "record/format");
    CHECK_FALSE(read_record(std::string(kMaxJsonBytes + 1, ' ')));
    CHECK_FALSE(read_record(std::string(200'000, '[')));
    CHECK_FALSE(read_record("{\"a\":" + std::string(100'000, '[')));
}

}  // namespace
}  // namespace orrery
