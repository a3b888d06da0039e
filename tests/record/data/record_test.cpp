// Records: JSON, replay and its faults.
#include <algorithm>

#include <catch_amalgamated.hpp>

#include "core/quoted.h"
#include "record/data/json_in.h"
#include "record/data/record.h"
#include "record/data/seat_names.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

Record nim_after(std::vector<std::string> moves = {"bid 1", "bid 0", "take 2"}) {
    Record record = *new_record("nim", 2, {{"stones", "30"}}, 77, 5);
    record.seats = {{SeatKind::person, 0, "Ann"}, {SeatKind::bot, 2, ""}};
    record.moves = std::move(moves);
    return record;
}

TEST_CASE("a new record has normalised options and open seats", "[record]") {
    const auto record = new_record("nim", 3, {{"stones", "21"}, {"most", "5"}}, 1, 2);
    REQUIRE(record);
    CHECK(record->options == std::vector<OptionText>{{"most", "5"}});
    CHECK(record->seats == std::vector<SeatHolder>(3));
    CHECK(new_record("nim", 9, {}, 1, 2).fault().code == "game/seats");
    CHECK(new_record("go", 2, {}, 1, 2).fault().code == "game/unknown");
    CHECK(new_record("nim", 2, {{"stones", "0"}}, 1, 2).fault().code == "option/stones");
}

TEST_CASE("equal new games have equal options, and older games keep theirs", "[record][prosper]") {
    using Texts = std::vector<OptionText>;
    const auto record = new_record("prosper", 2, {{"end", "eradication"}, {"rounds", "9"}}, 1, 2);
    REQUIRE(record);
    CHECK(record->options == Texts{{"end", "eradication"}});
    CHECK(*encode_link(*record) == *encode_link(*new_record("prosper", 2, {{"end", "eradication"}}, 1, 2)));
    CHECK(new_record("prosper", 2, {{"end", "eradication"}, {"rounds", "99"}}, 1, 2).fault().code == "option/rounds");

    const std::string code = "1pro0J1kcYZkQfUBb9D";  // begun when such options were kept
    const auto link = open_link(code);
    REQUIRE(link);
    CHECK(link->record.options ==
          Texts{{"start", "homes"}, {"end", "eradication"}, {"rounds", "9"}, {"settle", "half"}});
    CHECK(*encode_link(link->record) == code);
}

TEST_CASE("a whole code opens, and nothing else does", "[record][link]") {
    const std::string code = *encode_link(nim_after({"bid 1", "bid 0", "take 2"}));
    const auto opened = open_code(code);
    REQUIRE(opened);
    CHECK(opened->record == open_link(code)->record);
    CHECK(opened->code == code);
    for (std::size_t size = 0; size < code.size(); ++size) CHECK_FALSE(open_code(code.substr(0, size)));
    for (std::size_t at = 0; at < code.size(); ++at) {
        std::string changed = code;
        changed[at] = changed[at] == 'x' ? 'y' : 'x';
        CHECK_FALSE(open_code(changed));
    }
    for (const std::string& text : {"#" + code, code + " ", code + "\xFF", std::string(4000, '1')})
        CHECK(open_code(text).fault().code == "link/none");
}

TEST_CASE("what a fault of a record quotes is well-formed UTF-8", "[record][quoted]") {
    const std::string signs = std::string(79, 'x') + "\xE2\x82\xAC\xE2\x82\xAC";  // byte 80 is within a sign
    const auto fault = replay(nim_after({"bid 1", signs})).fault();
    CHECK(is_well_formed(fault.message));
    CHECK(fault.message.find("x\xE2\x82\xAC...\"") != std::string::npos);
    const auto broken = replay(nim_after({"bid \xFF\n"})).fault();
    CHECK(is_well_formed(broken.message));
    CHECK(broken.message.find('\n') == std::string::npos);
}

TEST_CASE("a text that is no move is quoted once", "[record][quoted]") {
    for (const auto& [game, move] : {std::pair{"prosper", "give a1 3"}, {"prosper", "settle a1"}, {"rise", "dance"}}) {
        Record record = *new_record(game, 2, {}, 1, 2);
        record.moves = {move};
        const std::string message = replay(record).fault().message;
        INFO(message);
        const std::size_t first = message.find(move);
        REQUIRE(first != std::string::npos);
        CHECK(message.find(move, first + 1) == std::string::npos);
    }
}

TEST_CASE("replay names the first impossible move", "[record]") {
    REQUIRE(replay(nim_after()));
    const auto bad = replay(nim_after({"bid 1", "bid 0", "take 4", "take 1"}));
    REQUIRE_FALSE(bad);
    CHECK(bad.fault().code == "record/move");
    CHECK(
        bad.fault().message ==
        "Move 3, \"take 4\", isn't possible there: You may take 1 to 3 of the 30 stones, not 4. The 2 moves before it "
        "are fine.");
    CHECK(replay(nim_after({"bid 1", "bid 0", "take 4"}), 2));
    CHECK_FALSE(replay(nim_after(std::vector<std::string>(kMaxMoves + 1, "take 1"))));
    Record newer = nim_after();
    newer.revision = 99;
    CHECK(replay(newer).fault().code == "game/revision");
}

TEST_CASE("JSON reads back what it wrote", "[record]") {
    const Record record = nim_after();
    const std::string json = record_json(record);
    CHECK(json ==
          R"({"format":"orrery-record/1","game":"nim","revision":3,"options":{"stones":"30"},)"
          R"("seats":[{"kind":"person","name":"Ann"},{"kind":"bot","level":"adept"}],"number":"000000000000004d",)"
          R"("seed":"0000000000000005","moves":["bid 1","bid 0","take 2"]})");
    const auto back = read_record(json);
    REQUIRE(back);
    CHECK(*back == record);
}

TEST_CASE("foreign, newer and hostile JSON is refused by name", "[record]") {
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
    CHECK(read_record(R"({"format":"orrery-record/3"})").fault().code == "record/format");
    const auto told = [](const char* rest) {
        return read_record(R"({"format":"orrery-record/1","game":"nim",)" + std::string(rest)).fault().message;
    };
    const std::string begins = "This isn't a saved Orrery game: ", ends = ". Nothing has changed.";
    CHECK(told(R"("seats":[{"kind":"god"}]})") == begins + "its \"kind\" is open, person or bot, not \"god\"" + ends);
    CHECK(told(R"("seats":[{"kind":"bot"}]})") == begins + "its \"level\" is missing" + ends);
    CHECK(told(R"("seats":[{},{},{},{},{},{},{}]})") == begins + "its \"seats\" is longer than 6" + ends);
    CHECK(told(R"("seats":[],"number":"x"})") == begins + "its \"number\" cannot be \"x\"" + ends);
    CHECK(told(R"("revision":0})") == begins + "its \"revision\" is a number from 1 to 64, not 0" + ends);
    CHECK(told(R"("revision":65})") == begins + "its \"revision\" is a number from 1 to 64, not 65" + ends);
    CHECK(told(R"("revision":64})") == begins + "its \"seats\" is missing" + ends);
    CHECK(told(R"("options":{"stones":3}})") == begins + "its \"options\" is no text" + ends);
    CHECK_FALSE(read_record(std::string(kMaxJsonBytes + 1, ' ')));
    CHECK_FALSE(read_record(std::string(200'000, '[')));
    CHECK_FALSE(read_record("{\"a\":" + std::string(100'000, '[')));
}

}  // namespace
// Links tell a level by its index.
TEST_CASE("bot levels keep their indices, and links carry all of them", "[record][levels]") {
    const std::vector<std::string_view> known{"random", "novice", "adept", "master", "apprentice", "journeyman"};
    REQUIRE(std::equal(known.begin(), known.end(), std::begin(kBotLevels), std::end(kBotLevels)));
    for (std::uint8_t level = 0; level < known.size(); ++level) {
        Record record = *new_record("nim", 2, {}, 7, 7);
        record.seats = {{SeatKind::person, 0, "Ann"}, {SeatKind::bot, level, {}}};
        CHECK(open_link(*encode_link(record))->record == record);
        CHECK(*read_record(record_json(record)) == record);
        CHECK(holder_words(record.game, record.seats[1]) == "Bot, " + std::string(known[level]));
    }
}

}  // namespace orrery
