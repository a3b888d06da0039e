// Single parts of the table screen: those that need a match on the table or keys, but no screen.
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include <imgui.h>
#include <catch_amalgamated.hpp>

#include "record/replay/replay.h"
#include "web/screens/number_keys.h"
#include "web/screens/table_bots.h"
#include "web/screens/table_course.h"
#include "web/screens/table_film.h"
#include "web/screens/table_hints.h"
#include "web/screens/table_match.h"
#include "web/screens/table_sending.h"
#include "web/screens/table_words.h"

namespace orrery::web {
namespace {

// A match of Nim between people. Those of `here` play on this device.
std::unique_ptr<Session> nim(SeatSet here, std::initializer_list<const char*> moves) {
    Record record = *new_record("nim", 2, {}, 7, 7);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    Table table = std::move(*Table::open(record, here));
    for (const char* move : moves) REQUIRE_FALSE(table.play(move));
    table.commit();
    return std::move(*Session::open(table.journal(0)));
}

constexpr SeatSet kBoth{3}, kFirst{1};
const std::string kNumber = "0000000000000007";

TEST_CASE("the course of a match has a value for every seat, and is worked out again when the match goes on",
          "[screen][parts]") {
    TableMatch match(kNumber, nim(kBoth, {"bid 3", "bid 0"}), {});
    TableCourse course(match);
    const std::size_t turns = course.course().turns.size();
    REQUIRE(turns > 0);
    CHECK(course.course().values.size() == 2);
    for (const auto& values : course.course().values) CHECK(values.size() == turns);
    CHECK(course.table().rows.size() == turns);
    match.exchange(nim(kBoth, {"bid 3", "bid 0", "take 3"}));
    CHECK(course.course().turns.size() == turns + 1);
}

TEST_CASE("while moves are shown, the log ends before the move that is shown", "[screen][parts]") {
    TableMatch match(kNumber, nim(kBoth, {"bid 3", "bid 0", "take 3"}), {});
    TableFilm film(match);
    CHECK_FALSE(film.moves());
    CHECK(film.log().size() == 3);
    match.session().show_from(1);
    CHECK(film.moves());
    CHECK(film.moves_live());
    CHECK(film.log().size() == 1);
    CHECK_FALSE(film.telling());  // it has not begun
    film.skip();
    CHECK_FALSE(film.moves());
    film.play();
    CHECK(film.is_playing());
    CHECK(match.session().shown_ply() == 0);
    CHECK(film.moves());
    CHECK_FALSE(film.moves_live());
}

TEST_CASE("a match that is not stored is a lesson, and nothing about it is sent", "[screen][parts]") {
    const TableMatch stored(kNumber, nim(kFirst, {}), {}), lesson("", nim(kFirst, {}), {});
    CHECK(stored.is_kept());
    CHECK(stored.is_by_link());
    CHECK(lesson.is_lesson());
    TableSending from_stored(stored), from_lesson(lesson);
    CHECK(from_stored.note_move(false) == Sent::due);
    CHECK(from_lesson.note_move(false) == Sent::nothing);
    CHECK(from_stored.next_name() == stored.session().names()[1]);
    const TableMatch alone(kNumber, nim(kBoth, {}), {});
    CHECK_FALSE(alone.is_by_link());
    CHECK(TableSending(alone).receivers("bid 3").empty());
}

TEST_CASE("the words of the table follow from its parts", "[screen][parts]") {
    TableMatch match(kNumber, nim(kBoth, {"bid 3", "bid 0"}), {});
    const TableFilm film(match);
    const TableBots bots(match);
    const TableSending sending(match);
    const TableHints hints;
    const TableWords words(match, film, bots, sending, hints);
    if (match.session().mode() == Session::Mode::hand_over) match.session().take_device();
    CHECK(words.title().starts_with("Your turn"));
    CHECK(words.confirm_label() == "Confirm");
    CHECK(words.confirm_command().arg("send").empty());
    match.session().show_ply(0);
    CHECK(words.title().starts_with("Replay"));
    CHECK(words.headline() == "The start of 2 moves");
    CHECK(words.leave_words() == "Back to now");
}

// ImGui without drawing, for keys.
class Keyboard {
   public:
    Keyboard() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {100, 100};
        io.Fonts->AddFontDefault();
        io.Fonts->Build();
    }
    ~Keyboard() { ImGui::DestroyContext(); }
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;

    // The number after a frame in which the key is pressed.
    std::optional<std::int32_t> press(ImGuiKey key, std::int32_t number, double now_ms) {
        std::optional<std::int32_t> heard;
        for (const bool down : {true, false}) {
            ImGui::GetIO().AddKeyEvent(key, down);
            ImGui::NewFrame();
            if (down) heard = keys_.hear({.low = 1, .high = 40, .number = number}, now_ms);
            ImGui::EndFrame();
        }
        return heard;
    }

   private:
    NumberKeys keys_;
};

TEST_CASE("keys type a number, and a pause begins a new one", "[screen][parts]") {
    Keyboard keyboard;
    CHECK(keyboard.press(ImGuiKey_3, 1, 10000) == 3);
    CHECK(keyboard.press(ImGuiKey_Keypad2, 3, 10100) == 32);
    CHECK(keyboard.press(ImGuiKey_9, 32, 10200) == 40);  // the largest number that is possible
    CHECK(keyboard.press(ImGuiKey_5, 40, 12000) == 5);
    CHECK(keyboard.press(ImGuiKey_UpArrow, 5, 12100) == 6);
    CHECK(keyboard.press(ImGuiKey_LeftArrow, 1, 12200) == 1);
    CHECK(keyboard.press(ImGuiKey_PageUp, 6, 12300) == 11);
    CHECK(keyboard.press(ImGuiKey_PageDown, 3, 12400) == 1);
    CHECK(keyboard.press(ImGuiKey_Home, 20, 12500) == 1);
    CHECK(keyboard.press(ImGuiKey_End, 20, 12600) == 40);
    CHECK_FALSE(keyboard.press(ImGuiKey_E, 20, 12700));
}

}  // namespace
}  // namespace orrery::web
