// The card of a lost match: what decided it, as the bots' figures say, and a new game from before that.
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "bots/players.h"
#include "bots/survey.h"
#include "laws/support.h"
#include "record/by_luck.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr Window kDesk{1440, 852, 1, false};
constexpr Window kPhones[] = {{390, 796, 1, true}, {360, 592, 1, true}, {844, 342, 1, true}};

// A match by luck. The person on the first seat has won it, or not.
Record played(std::string_view game, int seats, bool wins) {
    for (std::uint64_t seed = 1;; ++seed) {
        Record record = *new_record(game, seats, {}, number_of_seed(seed), seed);
        const auto match = play_by_luck(record, seed);
        if ((match->result().rank[0] == 1) != wins) continue;
        for (SeatHolder& seat : record.seats) seat = {SeatKind::bot, 1, {}};
        record.seats[0] = {SeatKind::person, 0, "Ada"};
        return record;
    }
}

constexpr SeatSet kFirst{1};

std::string surveyed(const Record& record) {
    const auto thinking = survey(record);
    while (!(*thinking)->step(counted(1000))) {
    }
    return (*thinking)->best();
}

void answer_survey(Device& device, const Record& record, const std::string& figures) {
    device.type("bot-answer", {{"job", "survey:" + hex16(record.number)}, {"move", figures}});
    device.frames(30);  // buttons that stand where others were wait for a moment
}

// The figures of two seats: the first one's share after each move, of 1000.
std::string course(const Record& record, const std::function<int(std::size_t)>& share) {
    std::string text;
    for (std::size_t ply = 0; ply <= record.moves.size(); ++ply)
        text += std::to_string(share(ply)) + " " + std::to_string(1000 - share(ply)) + " ";
    return text;
}

std::optional<web::Mark> mark_of(const Device& device, std::string_view name) {
    for (const web::Mark& mark : device.marks())
        if (mark.name == name) return mark;
    return {};
}

TEST_CASE("the card of a lost match says what decided it, and a new game begins before that", "[screen][loss]") {
    for (const GameInfo& game : games()) {
        if (laws::is_sample_run() && game.id != "prosper") continue;
        CAPTURE(game.id);
        const Record record = played(game.id, game.id == "rise" ? 3 : 2, false);
        Device device(kDesk);
        device.sit_down(record, kFirst);
        CHECK(device.told("loss") == "The bots are looking for what decided it.");
        CHECK(device.sent("survey").text("job") == "survey:" + hex16(record.number));
        answer_survey(device, record, surveyed(record));
        const std::string told = device.told("loss");
        CAPTURE(told);
        if (!told.starts_with("What decided it, in ")) continue;
        CHECK(told.find(". Your win chance fell from ") != std::string::npos);
        for (const char* other : {" pays ", " gains ", "secret choice"}) CHECK(told.find(other) == std::string::npos);
        REQUIRE(mark_of(device, "button:play-on-there"));
        device.press("play-on-there");
        device.frames(3);
        const web::Message state = device.state();
        CHECK(state.text("screen") == "table");
        CHECK(state.number("ply") < static_cast<std::int64_t>(record.moves.size()));
        CHECK(state.number("seat") == 1);
        CHECK(device.noticed().back() == "This is a new game. The match you looked at stays as it is.");
        CHECK(device.move_at(0) == record.moves[0]);
    }
}

TEST_CASE("the card of a lost match names what was done, not its price", "[screen][loss]") {
    const Record record = played("kardashev", 2, false);
    int raised = 0, paid = 0;
    for (std::size_t ply = 0; ply < record.moves.size() && raised + paid < 6; ++ply) {
        const std::string_view move = record.moves[ply];
        const bool raises = move.starts_with("upgrade-colony ") && raised < 3,
                   pays = move.starts_with("pay ") && paid < 3;
        if (!raises && !pays) continue;
        CAPTURE(ply, move);
        Device device(kDesk);
        device.sit_down(record, kFirst);
        answer_survey(device, record, course(record, [&](std::size_t after) { return after <= ply ? 620 : 240; }));
        const std::string told = device.told("loss");
        CAPTURE(told);
        REQUIRE(told.starts_with("What decided it, in "));
        CHECK(told.find(" pay") == std::string::npos);
        ++(raises ? raised : paid);
    }
    CHECK(raised > 0);
    CHECK(paid > 0);
}

TEST_CASE("a new game begins with the own turn before the choice that decided the match", "[screen][loss]") {
    const Record record = played("prosper", 2, false);
    const std::size_t last = record.moves.size();
    for (const std::size_t fall : {last / 3, last / 2}) {
        CAPTURE(fall);
        Device device(kDesk);
        device.sit_down(record, kFirst);
        answer_survey(device, record, course(record, [&](std::size_t ply) { return ply < fall ? 620 : 240; }));
        CHECK(device.told("loss").ends_with("Your win chance fell from 62% to 24%."));
        device.press("play-on-there");
        device.frames(3);
        CHECK(device.state().number("ply") < static_cast<std::int64_t>(fall));
        CHECK(device.state().text("mode") == "choose");
    }
}

TEST_CASE("a match that no single choice decided says so", "[screen][loss]") {
    const Record record = played("prosper", 2, false);
    const auto told = [&](const std::function<int(std::size_t)>& share) {
        Device device(kDesk);
        device.sit_down(record, kFirst);
        answer_survey(device, record, course(record, share));
        CHECK_FALSE(mark_of(device, "button:play-on-there"));
        return device.told("loss");
    };
    const std::size_t last = record.moves.size();
    CHECK(told([&](std::size_t ply) {
              return 600 - static_cast<int>(ply * 600 / last);
          }).starts_with("No single choice decided it: from 60% in "));
    CHECK(told([&](std::size_t ply) { return ply < last ? 450 : 0; }) ==
          "It was open to the end: your win chance was 45% before the last move.");
}

TEST_CASE("nothing is computed for somebody who has won, who only watches, or who does not look", "[screen][loss]") {
    const Record won = played("prosper", 2, true), lost = played("prosper", 2, false);
    for (const auto& [record, here] : {std::pair(won, kFirst), std::pair(lost, SeatSet{})}) {
        Device device(kDesk);
        device.sit_down(record, here);
        CHECK(device.told("loss").empty());
        CHECK(device.sent_count("survey") == 0);
    }
    Device device(kDesk);
    device.sit_down(lost, kFirst);
    answer_survey(device, lost, surveyed(lost));
    const int asked = device.sent_count("survey");
    device.act("look-back");
    device.frames(3);
    CHECK(device.sent_count("survey") == asked);  // the replay has the figures already
}

TEST_CASE("on phones the card of a lost match has all its buttons in sight", "[screen][loss]") {
    const Record record = played("rise", 2, false);
    const auto figures = course(record, [&](std::size_t ply) { return ply < record.moves.size() / 2 ? 620 : 240; });
    for (const Window& window : kPhones) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down(record, kFirst);
        answer_survey(device, record, figures);
        for (const char* id : {"result-rematch", "play-on-there", "look-back", "close-card", "result-home"}) {
            CAPTURE(id);
            const auto mark = mark_of(device, std::string("button:") + id);
            REQUIRE(mark);
            CHECK(mark->min.x >= 0);
            CHECK(mark->max.x <= window.width);
            CHECK(mark->min.y >= 0);
            CHECK(mark->max.y <= window.height);
            CHECK(mark->max.y - mark->min.y >= 44);
        }
    }
}

TEST_CASE("a result that was closed can be opened again", "[screen][loss]") {
    constexpr int kRested = 60;  // frames after which a new button takes presses
    const Record record = played("rise", 2, false);
    for (const Window& window : {kDesk, kPhones[0]}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down(record, kFirst);
        device.frames(kRested);
        const auto shows = [&](const char* id) { return mark_of(device, std::string("button:") + id).has_value(); };
        REQUIRE(shows("result-home"));
        CHECK(!shows("open-card"));
        device.act("close-card");
        device.frames(kRested);
        CHECK(!shows("result-home"));
        REQUIRE(shows("open-card"));
        device.act("open-card");
        device.frames(kRested);
        CHECK(shows("result-home"));
    }
}

}  // namespace
}  // namespace orrery::screen
