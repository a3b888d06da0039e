// Files of games that somebody opens: whatever else they contain, nothing that acts for its owner is taken over
// unasked.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "record/device/bundle.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kWindow{390, 844};
constexpr std::uint64_t kNumber = 0xF11E;

using Settings = std::map<std::string, std::string>;

// A game by link between two people that has begun, as its host or its guest has it.
Journal game_of(int seat) {
    Record record = *new_record("rise", 2, {}, kNumber, 0);
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    std::uint64_t count = 0;
    Journal game = invite(record, SeatSet{1}, [&] { return fresh_key("a file of a test", count++); });
    REQUIRE_FALSE(take_seat(game, seat_at(1), "Eve", fresh_key("a file of a test", count++)));
    REQUIRE(begin(game));
    game.keys[static_cast<std::size_t>(1 - seat)].reset();
    settle_keys(game);
    return Table::open(game)->journal(5);
}

std::string file_of(const std::vector<Journal>& games, const Settings& settings, BundleFor reader = BundleFor::owner) {
    Journals kept;
    for (const Journal& game : games) kept[hex16(game.record.number)] = game;
    return bundle_json(kept, {}, settings, reader);
}

void read(Device& device, const std::string& file) { device.type("games-file", {{"text", file}}); }
bool says(const Device& device, std::string_view words) { return device.words().find(words) != std::string::npos; }

Journal told_to_all(const Journal& game) { return *read_bundle(bundle_json(game))->games.front().journal; }

TEST_CASE("attack 23: no automatic answer comes in with somebody's file unasked", "[screen][file]") {
    for (const bool is_known : {false, true}) {
        Device device(kWindow);
        if (is_known) read(device, file_of({game_of(0)}, {}));
        if (is_known) device.act("take-seats");
        device.set("standing/rise/bid-black", "ask");
        device.set("name", "Otto");
        const Settings theirs{{"standing/rise/bid-black", "3"},
                              {"name", "Evil"},
                              {"standing/rise/own", "any"},
                              {"text-size", "huge"},
                              {"nobody-knows-this", "yes"}};
        read(device, file_of({told_to_all(game_of(1))}, theirs));
        CHECK(device.setting("standing/rise/bid-black") == "ask");
        CHECK(device.setting("name") == "Otto");
        CHECK(device.setting("text-size") == "");
        CHECK(says(device, "When black is auctioned"));
        CHECK(says(device, "Evil"));
        CHECK_FALSE(says(device, "nobody-knows-this"));
        device.act("leave-settings");
        CHECK(device.setting("standing/rise/bid-black") == "ask");
        CHECK(device.setting("name") == "Otto");
    }
}

TEST_CASE("answers to positions come in with the person's own file, and a first answer here stays", "[screen][file]") {
    Device device(kWindow);
    device.set("puzzles/rise", "fmm-");
    read(device, file_of({}, {{"puzzles/rise", "mff-l?m"}, {"puzzles/chess", "ff"}, {"puzzles/cosmos", "--"}}));
    CHECK(says(device, "Find the move in Rise: 4 answers"));
    CHECK_FALSE(says(device, "chess"));
    CHECK_FALSE(says(device, "in Cosmos"));
    device.act("take-settings");
    const std::string marks = device.setting("puzzles/rise");
    CHECK(marks.substr(0, 8) == "fll-l-m-");
    CHECK(marks.substr(8).find_first_not_of('-') == std::string::npos);

    read(device, file_of({}, {{"puzzles/rise", std::string(10'000, 'f')}}));
    CHECK_FALSE(says(device, "Find the move in Rise:"));
    CHECK(device.setting("puzzles/rise") == marks);

    std::string from_newer(marks.size() + 3, 'f');  // from a version with three positions more
    from_newer.front() = '-';
    read(device, file_of({}, {{"puzzles/rise", from_newer}}));
    CHECK(says(device, "Find the move in Rise:"));
    device.act("take-settings");
    CHECK(device.setting("puzzles/rise").size() == marks.size());
    CHECK(device.setting("puzzles/rise").substr(0, 4) == "fllf");
}

TEST_CASE("a file that was made for anybody does not even ask about its settings", "[screen][file]") {
    Device device(kWindow);
    std::string file = file_of({told_to_all(game_of(1))}, {}, BundleFor::anybody);
    const std::string none = "\"settings\":{}";
    REQUIRE(file.find(none) != std::string::npos);
    file.replace(file.find(none), none.size(), "\"settings\":{\"standing/rise/bid-black\":\"3\"}");
    read(device, file);
    CHECK(device.setting("standing/rise/bid-black") == "");
    CHECK_FALSE(says(device, "When black is auctioned"));
    device.act("take-settings");
    CHECK(device.setting("standing/rise/bid-black") == "");
}

TEST_CASE("after a press, settings of one's own file are taken over if the page can name them", "[screen][file]") {
    Device device(kWindow);
    read(device, file_of({game_of(0)}, {{"standing/rise/bid-black", "3"},
                                        {"name", "Otto"},
                                        {"speed", "slow"},
                                        {"standing/rise/bid-black/x", "y"},
                                        {"motion", "sideways"},
                                        {"hidden", "yes"}}));
    CHECK(device.setting("speed") == "off");  // the device's own
    device.act("leave-seats");
    device.act("take-settings");
    CHECK(device.setting("standing/rise/bid-black") == "3");
    CHECK(device.setting("name") == "Otto");
    CHECK(device.setting("speed") == "slow");
    for (const char* name : {"standing/rise/bid-black/x", "motion", "hidden"}) CHECK(device.setting(name) == "");
}

TEST_CASE("attack 24: no seat comes in with somebody's file unasked", "[screen][file]") {
    for (const bool is_known : {false, true}) {
        Device device(kWindow);
        if (is_known) read(device, file_of({game_of(0)}, {}));
        if (is_known) device.act("take-seats");
        const auto mine = device.here();
        CHECK(mine == (is_known ? std::vector<std::string>{"p1"} : std::vector<std::string>{}));
        read(device, file_of({game_of(1)}, {}));  // with the sender's secret
        CHECK(device.here() == mine);
        CHECK(says(device, "Eve"));
    }
}

TEST_CASE("after a press, seats of one's own file are taken over, with the current turn", "[screen][file]") {
    Journal mine = game_of(0);
    Device device(kWindow);
    read(device, file_of({mine}, {}));
    CHECK(device.here().empty());
    device.act("take-seats");
    CHECK(device.here() == std::vector<std::string>{"p1"});
    device.frames(5);
    CHECK(device.state().text("screen") == "table");
}

}  // namespace
}  // namespace orrery::screen
