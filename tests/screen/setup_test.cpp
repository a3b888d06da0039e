// Setting up a game: kinds of game in words, the options that they set, and what is chosen automatically for play by
// link.
#include <algorithm>

#include <catch_amalgamated.hpp>

#include "games_typed.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kDesk{1440, 1400, 1, false};

void sit(Device& device, int seat, std::string_view sitter) {
    device.act({"sitter", {{"seat", std::to_string(seat)}, {"sitter", std::string(sitter)}}});
}

void set(Device& device, std::string_view key, std::string_view value) {
    device.act({"option", {{"key", std::string(key)}, {"value", std::string(value)}}});
}

void tap(Device& device, std::string_view name) {
    device.frames(30);
    const std::vector<web::Mark> marks = device.marks();
    const auto mark = std::find_if(marks.begin(), marks.end(), [name](const auto& one) { return one.name == name; });
    INFO(name << " is to be tapped in\n" << device.picture());
    REQUIRE(mark != marks.end());
    device.tap({(mark->min.x + mark->max.x) / 2, (mark->min.y + mark->max.y) / 2});
}

// The screen shows the options of `preset`, and names it.
void check_shown(const Device& device, std::string_view game, int seats, const Preset& preset) {
    INFO(game << " for " << seats << ": " << preset.id);
    CHECK(device.told("preset") == preset.id);
    CHECK(device.told("preset-told").starts_with(preset.note));
    for (const OptionSpec& spec : option_specs(game, seats)) {
        const auto set = std::find_if(preset.options.begin(), preset.options.end(),
                                      [&](const OptionText& option) { return option.key == spec.key; });
        INFO(spec.key);
        CHECK(device.told("option:" + spec.key) == (set == preset.options.end() ? spec.fallback : set->value));
    }
}

Preset preset_of(std::string_view game, int seats, std::string_view id) {
    for (const Preset& preset : presets(game, seats))
        if (preset.id == id) return preset;
    FAIL("no such preset");
    return {};
}

// What is chosen as long as nobody chooses and no seat is by link.
Preset usual_of(std::string_view game, int seats) {
    for (const Preset& preset : presets(game, seats))
        if (preset.is_advised) return preset;
    return preset_of(game, seats, kStandard);
}

TEST_CASE("a kind of game sets all options, no matter what was chosen before", "[screen][setup]") {
    Device device(kDesk);
    for (const GameInfo& game : games()) {
        device.act("new-game", "game", game.id);
        check_shown(device, game.id, game.min_seats, usual_of(game.id, game.min_seats));
        for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
            device.act("seats", "seats", std::to_string(seats));
            for (const Preset& preset : presets(game.id, seats)) {
                device.act("preset", "preset", preset.id);
                check_shown(device, game.id, seats, preset);
            }
        }
    }
}

TEST_CASE("a kind of game is chosen from its list by pointer", "[screen][setup]") {
    Device device(kDesk);
    device.act("new-game", "game", "prosper");
    tap(device, "select:preset");
    tap(device, "option:preset:long");
    check_shown(device, "prosper", 2, preset_of("prosper", 2, "long"));
}

TEST_CASE("one option set by hand makes it an own choice, or another kind of game", "[screen][setup]") {
    Device device(kDesk);
    device.act("new-game", "game", "prosper");
    set(device, "settle", "half");
    CHECK(device.told("preset") == "own");
    CHECK(device.told("preset-told").empty());
    set(device, "settle", "full");
    set(device, "rounds", "18");
    check_shown(device, "prosper", 2, preset_of("prosper", 2, "long"));
    device.act("preset", "preset", "own");  // "own" can't be chosen
    CHECK(device.told("preset") == "long");
}

TEST_CASE("a kind of game stays chosen when the number of seats changes", "[screen][setup]") {
    Device device(kDesk);
    device.act("new-game", "game", "prosper");
    device.act("preset", "preset", "short");
    for (const int seats : {3, 5, 2}) {
        device.act("seats", "seats", std::to_string(seats));
        check_shown(device, "prosper", seats, preset_of("prosper", seats, "short"));
    }
    device.act("preset", "preset", "quick");
    device.act("seats", "seats", "4");  // has no such kind: its options stay if this number of seats has them
    CHECK(device.told("option:rounds") == "8");
    CHECK(device.told("option:map") == "crossroads");
}

TEST_CASE("what suits a number of players is chosen for it, unless somebody has chosen", "[screen][setup]") {
    Device device(kDesk);
    const auto at = [&device](int seats, std::string_view id) {
        device.act("seats", "seats", std::to_string(seats));
        INFO(seats);
        CHECK(device.told("preset") == id);
        check_shown(device, "cosmos", seats, preset_of("cosmos", seats, id));
    };
    device.act("new-game", "game", "cosmos");
    for (const int seats : {4, 2, 3}) at(seats, "even");
    for (const int seats : {5, 6}) at(seats, "long");
    at(4, "even");
    device.act("seats", "seats", "6");
    sit(device, 6, "link");
    check_shown(device, "cosmos", 6, preset_of("cosmos", 6, kLinkGame));
    sit(device, 6, "adept");
    device.act("preset", "preset", kStandard);
    for (const int seats : {5, 2, 6}) at(seats, kStandard);
}

TEST_CASE("what suits play by link is chosen while a seat is by link, unless somebody has chosen", "[screen][setup]") {
    Device device(kDesk);
    for (const GameInfo& game : games()) {
        const auto all = presets(game.id, game.min_seats);
        const bool has_one =
            std::any_of(all.begin(), all.end(), [](const Preset& preset) { return preset.id == kLinkGame; });
        const Preset usual = usual_of(game.id, game.min_seats);
        const Preset by_link = has_one ? preset_of(game.id, game.min_seats, kLinkGame) : usual;
        device.act("new-game", "game", game.id);
        sit(device, 2, "link");
        check_shown(device, game.id, game.min_seats, by_link);
        CHECK((device.told("preset-told") != by_link.note) == has_one);  // and says why
        sit(device, 2, "adept");
        check_shown(device, game.id, game.min_seats, usual);

        device.act("preset", "preset", kFirstGame);
        sit(device, 2, "link");
        check_shown(device, game.id, game.min_seats, preset_of(game.id, game.min_seats, kFirstGame));
    }
    device.act("new-game", "game", "kardashev");
    set(device, "cap", "20");
    sit(device, 2, "link");
    CHECK(device.told("preset") == "own");
    CHECK(device.told("option:picks") == "ask");
}

TEST_CASE("the start button says what it starts", "[screen][setup]") {
    Device device(kDesk);
    device.act("new-game", "game", "rise");
    CHECK(device.told("start") == "Play a novice");
    tap(device, "button:seats:4");
    CHECK(device.told("start") == "Play 3 novices");
    sit(device, 2, "adept");
    CHECK(device.told("start") == "Play 3 bots");  // of two levels
    tap(device, "button:company:link");
    CHECK(device.told("start") == "Invite 3 people");
    device.act("seats", "seats", "2");
    CHECK(device.told("start") == "Invite a friend");
    device.act("seats", "seats", "3");
    CHECK(device.told("company") == "link");  // another seat of the same kind
    tap(device, "button:company:here");
    CHECK(device.told("start") == "Start for 3 people");
    sit(device, 3, "novice");
    CHECK(device.told("company") == "mixed");
    CHECK(device.told("start") == "Start for 2 people and a novice");
    sit(device, 1, "novice");
    sit(device, 2, "novice");
    CHECK(device.told("start") == "Watch 3 novices");
}

TEST_CASE("seats and options are behind a button; as words they are always shown", "[screen][setup]") {
    Device device(kDesk);
    const auto is_drawn = [&](std::string_view name) {
        const std::vector<web::Mark> marks = device.marks();
        return std::any_of(marks.begin(), marks.end(), [name](const auto& one) { return one.name == name; });
    };
    device.act("new-game", "game", "rise");
    device.frames(2);
    CHECK_FALSE(is_drawn("select:sitter:2"));
    CHECK_FALSE(device.told("sitter:2").empty());
    tap(device, "button:details");
    device.frames(2);
    CHECK(is_drawn("select:sitter:2"));
}

TEST_CASE("how secret choices travel is chosen by whoever invites, with the messages that each way takes",
          "[screen][setup]") {
    Device device(kDesk);
    device.act("new-game", "game", "rise");
    CHECK(device.told("secrecy").empty());
    device.act("company", "company", "link");
    CHECK(device.told("secrecy") == "friends");  // sealing costs very many messages
    CHECK(device.told("secrecy:sealed") == "Sealed: nobody can peek. About 172 messages.");
    CHECK(device.told("secrecy:friends") == "Among friends: only scrambled. About 92 messages.");
    tap(device, "button:secrecy:sealed");
    CHECK(device.told("secrecy") == "sealed");
    device.act("new-game", "game", "cosmos");
    device.act("company", "company", "link");
    CHECK(device.told("secrecy") == "sealed");
    device.act("new-game", "game", "prosper");  // a game without secrets
    device.act("company", "company", "link");
    CHECK(device.told("secrecy").empty());
    CHECK(device.told("messages") == "A whole match takes about 16 messages.");
}

TEST_CASE("a game that is set up again keeps its options", "[screen][setup]") {
    Device device(kDesk);
    Record record = *new_record("kardashev", 2, {{"left", "6"}}, 1, 1);
    SeatSet here;
    for (int k = 0; k < 2; ++k) record.seats[static_cast<std::size_t>(k)].kind = SeatKind::person, here.add(seat_at(k));
    device.sit_down(record, here);
    device.act("set-up-again");
    check_shown(device, "kardashev", 2, preset_of("kardashev", 2, "short"));
    sit(device, 2, "link");
    check_shown(device, "kardashev", 2, preset_of("kardashev", 2, "short"));
}

}  // namespace
}  // namespace orrery::screen
