// The board of Settlers of the Cosmos under a finger, in cases that the walks of touch_test.cpp seldom reach.
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games/cosmos/catalogue.h"
#include "games/cosmos/words.h"
#include "laws/support.h"
#include "record/link/link.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "screen/text_faults.h"
#include "web/layout.h"

namespace orrery::screen {
namespace {

const web::Mark* find(const std::vector<web::Mark>& marks, std::string_view name) {
    const auto found =
        std::find_if(marks.begin(), marks.end(), [&](const web::Mark& mark) { return mark.name == name; });
    return found == marks.end() ? nullptr : &*found;
}

// Taps until the map has zoomed in far enough.
void press(Device& device, std::string_view name) {
    for (int i = 0; i < 3; ++i) {
        const std::vector<web::Mark> marks = device.marks();
        const web::Mark* mark = find(marks, name);
        REQUIRE(mark != nullptr);
        const web::Mark before = *mark;
        device.tap({(before.min.x + before.max.x) / 2, (before.min.y + before.max.y) / 2});
        device.frames(30);
        const std::vector<web::Mark> now = device.marks();
        const web::Mark* after = find(now, name);
        if (after == nullptr || after->max.x - after->min.x <= before.max.x - before.min.x + 1) return;
    }
}

// Is there a name of two letters in the site's reach?
bool is_named(const std::vector<Letter>& letters, const web::Mark& site) {
    const std::string_view name = std::string_view(site.name).substr(5);
    const ImVec2 middle{(site.min.x + site.max.x) / 2, (site.min.y + site.max.y) / 2};
    constexpr float kReach = 36, kBeside = 14;
    return std::any_of(letters.begin(), letters.end(), [&](const Letter& first) {
        if (first.code != static_cast<unsigned char>(name[0]) || std::abs(first.min.x - middle.x) > kReach ||
            std::abs(first.min.y - middle.y) > kReach)
            return false;
        return std::any_of(letters.begin(), letters.end(), [&](const Letter& second) {
            return second.code == static_cast<unsigned char>(name[1]) && second.min.x > first.min.x &&
                   second.min.x < first.min.x + kBeside && std::abs(second.max.y - first.max.y) < kBeside / 2;
        });
    });
}

// Moves of the lesson. After all of them p1 and p2 share e6, and p1 has an action left. Before the first "support none"
// p2 is asked for support.
constexpr std::string_view kAccord[] = {
    "play ret",    "play at6",        "retreat d7",      "victory f6 e6 3", "invade e5 d5 p1", "play neg",
    "play at6",    "victory e5 d5 2", "invade d3 c3 p1", "play sab",        "play at10",       "victory none",
    "end",         "invade d7 e6 p2", "support none",    "play neg",        "play neg",        "victory d7 e6 1",
    "victory none"};

// The position after the first moves of these, with a person on `seat` and bots on the others.
Record in_the_lesson(std::size_t moves, Seat person) {
    Record record = open_link("#1cos0e1hMvgy3hllUEgh1xN7LQrsss3cGiLDpiSq")->record;
    SeatSet all;
    for (int k = 0; k < 3; ++k) all.add(seat_at(k));
    Table table = std::move(*Table::open(record, all));
    for (const std::string_view move : std::span(kAccord).first(moves)) {
        INFO(move);
        const Verdict refused = table.play(std::string(move));
        CHECK((refused ? refused->reason : "") == "");
    }
    record = table.record();
    for (SeatHolder& holder : record.seats) holder = {SeatKind::bot, 0, {}};
    record.seats[slot(person)] = {SeatKind::person, 0, "Ada"};
    return record;
}

// p1 begins a turn, and the others have made offers.
Record full_of_offers() {
    Record record = *new_record("cosmos", 5, {}, number_of_seed(3), 3);
    SeatSet all;
    for (int k = 0; k < 5; ++k) all.add(seat_at(k));
    Table table = std::move(*Table::open(record, all));
    Chance choice(3);
    const auto is_legal = [&](const std::string& move) { return !table.now().refusal(move); };
    const auto is_full = [&] {
        int offers = 0;
        for (const char* offer : {"o2a", "o2b", "o3a", "o3b", "o4a", "o4b", "o5a", "o5b"})
            offers += is_legal(std::string("accept ") + offer);
        return offers > 5;
    };
    for (int step = 0; step < 4000 && !is_full(); ++step) {
        REQUIRE(table.asked() != kSpectator);
        const Path path = table.now().walk([&](std::uint64_t count) { return choice.bits() % count; });
        std::string move = table.now().move_text(path);
        if (is_legal("ready") && !move.starts_with("accept")) move = "ready";
        for (const char* offer : {"offer p1 1m for 1g", "offer p1 1g for 1m"})
            if (table.asked() != seat_at(0) && is_legal(offer)) move = offer;
        REQUIRE_FALSE(table.play(move));
    }
    record = table.record();
    for (SeatHolder& holder : record.seats) holder = {SeatKind::bot, 0, {}};
    record.seats[0] = {SeatKind::person, 0, "Ada"};
    return record;
}

}  // namespace

TEST_CASE("a race that may be kept says on its card what it does, where there is room", "[screen][cosmos]") {
    const auto inked = [](std::string_view text) {
        return std::count_if(text.begin(), text.end(), [](char letter) { return letter != ' '; });
    };
    SeatSet here;
    here.add(seat_at(0));
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const Window& window : {Window{1280, 800}, Window{1440, 900}, Window{2560, 1440}}) {
            CAPTURE(seed, window.width);
            Device device(window);
            Record record = *new_record("cosmos", 2, {}, number_of_seed(seed), seed);
            record.seats[0] = {SeatKind::person, 0, "Ada"};
            record.seats[1] = {SeatKind::bot, 0, {}};
            device.sit_down(record, here);
            const std::vector<Letter> letters = device.letters();
            int races = 0;
            for (const web::Mark& mark : device.marks()) {
                if (!mark.name.starts_with("race:")) continue;
                const std::string id = mark.name.substr(5);
                const cosmos::Race race = cosmos::find_race(id);
                const auto on_it = std::count_if(letters.begin(), letters.end(), [&mark](const Letter& letter) {
                    return letter.min.x >= mark.min.x && letter.max.x <= mark.max.x && letter.min.y >= mark.min.y &&
                           letter.max.y <= mark.max.y;
                });
                CAPTURE(id);
                CHECK(on_it >= inked(cosmos::name_of(race)) + inked(cosmos::text_of(race)));
                seen.insert(id);
                ++races;
            }
            CHECK(races >= 2);
        }
    CHECK(seen.size() > 10);
}

TEST_CASE("the race that was pressed is marked, and no other", "[screen][cosmos]") {
    for (const Window& window : {Window{1440, 900}, Window{390, 844, 1, true}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("cosmos");
        const std::vector<web::Mark> before = device.marks();
        const auto race = std::find_if(before.begin(), before.end(),
                                       [](const web::Mark& mark) { return mark.name.starts_with("race:"); });
        REQUIRE(race != before.end());
        CHECK_FALSE(race->chosen);
        press(device, race->name);
        for (const web::Mark& mark : device.marks())
            if (mark.name.starts_with("race:")) CHECK(mark.chosen == (mark.name == race->name));
    }
}

TEST_CASE("several offers on a phone leave Go on in sight", "[screen][cosmos]") {
    for (const float height : {844.0f, 520.0f}) {  // with room for all choices, and with pages of them
        CAPTURE(height);
        Device device({360, height, 1, true});
        SeatSet here;
        here.add(seat_at(0));
        device.sit_down(full_of_offers(), here);
        CHECK((find(device.marks(), "more") != nullptr) == (height < 600));
        for (int page = 0; page < 4; ++page) {
            CHECK(find(device.marks(), "choice:ready") != nullptr);
            if (find(device.marks(), "more") != nullptr) press(device, "more");
        }
    }
}

TEST_CASE("a finger on a site with several stacks invades the stack that it means", "[screen][cosmos]") {
    struct Case {
        const char *from, *chosen;  // all stacks that can support it are called
    };
    for (const auto& [from, chosen] :
         {Case{"site:d7", "invade d7 e6 p2 with e6"}, {"site:e6", "invade e6 e6 p2 with d7"}}) {
        Device device({360, 640, 1, true});
        SeatSet here;
        here.add(seat_at(0));
        device.sit_down(in_the_lesson(std::size(kAccord), seat_at(0)), here);
        press(device, from);
        press(device, "stack:p2:e6");
        CHECK(device.state().text("chosen") == chosen);
    }
}

TEST_CASE("a defender's stacks are called at first, and not again after somebody has gone back", "[screen][cosmos]") {
    constexpr std::size_t kBeforeSupport = 14;
    Device device({390, 844, 1, true});
    SeatSet here;
    here.add(seat_at(1));
    device.sit_down(in_the_lesson(kBeforeSupport, seat_at(1)), here);
    device.frames(30);
    CHECK(device.state().text("chosen") == "support e5,f6");
    device.act("back");
    device.frames(30);
    CHECK(device.state().text("chosen").empty());
}

TEST_CASE("a phone's map keeps half of the width's square while a card is looked at", "[screen][cosmos]") {
    Device device({360, 640, 1, true});
    device.act("learn", "game", "cosmos");
    device.act("lesson", "step", "4");
    device.frames(30);
    press(device, "button:lesson-read");
    press(device, "card:ret");
    REQUIRE(device.state().text("chosen") == "play ret");
    const std::vector<web::Mark> marks = device.marks();
    const auto* top = find(marks, "site:a1");
    const auto* foot = find(marks, "site:k1");
    REQUIRE((top && foot));
    CHECK(foot->max.y - top->min.y > 180);
}

TEST_CASE("a phone's map keeps half of the width's square while a trade for six players is put together",
          "[screen][cosmos]") {
    Device device({360, 591, 1, true});
    Record record = laws::played("cosmos", 6, 1, 0);
    for (SeatHolder& holder : record.seats) holder = {SeatKind::bot, 0, {}};
    record.seats[0] = {SeatKind::person, 0, "Ada"};
    SeatSet here;
    here.add(seat_at(0));
    device.sit_down(record, here);
    const auto is_on_board = [&](std::string_view name) { return find(device.marks(), name) != nullptr; };
    for (int step = 0; step < 40 && !is_on_board("trade"); ++step) {
        const auto offered = device.offered();
        if (is_on_board("button:confirm") && (offered.empty() || !device.state().text("chosen").empty()))
            device.act("answer");
        if (!offered.empty()) device.act("choose", "tokens", offered.begin()->first);
        device.settle();
    }
    press(device, "trade");
    const auto height = [&] {
        const std::vector<web::Mark> marks = device.marks();
        return find(marks, "site:k1")->max.y - find(marks, "site:a1")->min.y;
    };
    CHECK(height() > 150);
    press(device, "trade:p2");
    CHECK(height() > 150);
}

TEST_CASE("a small map names the picked stack and the sites that it can go to", "[screen][cosmos]") {
    SeatSet here;
    here.add(seat_at(1));
    for (const Window& window : {Window{360, 640, 1, true}, Window{390, 844, 1, true}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down(in_the_lesson(8, seat_at(1)), here);
        device.frames(30);
        press(device, "site:e5");
        device.frames(30);
        CHECK(text_faults(window, device.letters(), device.covers()).empty());
        int sites = 0, named = 0;
        for (const web::Mark& mark : device.marks()) {
            if (!mark.name.starts_with("site:")) continue;
            const bool is_open = mark.chosen || !mark.chooses.empty() || mark.name == "site:e5";
            const bool has_name = is_named(device.letters(), mark);
            CAPTURE(mark.name, is_open);
            sites += is_open, named += is_open && has_name;
        }
        CHECK(sites > 2);
        CHECK(named * 4 >= sites * 3);
    }
}

TEST_CASE("an offer between two is whole with what is given and what is asked", "[screen][cosmos]") {
    Device device({390, 844, 1, true});
    const Record record = laws::played("cosmos", 2, 1, 0);
    SeatSet both;
    both.add(seat_at(0)), both.add(seat_at(1));
    device.sit_down(record, both);
    Chance chance(1);
    const auto opens = [&](std::string_view name) {
        const std::vector<web::Mark> marks = device.marks();
        const web::Mark* mark = find(marks, name);
        return mark != nullptr && mark->opens;
    };
    for (int step = 0; step < 2000 && !opens("trade"); ++step) device.answer(chance);
    press(device, "trade");
    const bool has_minerals = opens("trade:give-m+");
    press(device, has_minerals ? "trade:give-m+" : "trade:give-g+");
    CHECK(device.state().text("chosen").empty());
    press(device, has_minerals ? "trade:ask-g+" : "trade:ask-m+");
    const std::string chosen = device.state().text("chosen");
    CAPTURE(chosen);
    CHECK(chosen.ends_with(has_minerals ? " 1m for 1g" : " 1g for 1m"));
    CHECK(find(device.marks(), "trade:back") == nullptr);  // the table's own button goes back
    const std::size_t ply = device.state().number("ply");
    press(device, "button:confirm");
    CHECK(device.move_at(ply) == chosen);
}

namespace {

// Whether a thing of a trade's tray is marked: a partner, or a number above 0.
std::set<std::string> drafted(const Device& device) {
    std::set<std::string> marked;
    for (const web::Mark& mark : device.marks())
        if (mark.name.starts_with("trade:") && mark.chosen) marked.insert(mark.name.substr(6));
    return marked;
}

// Can the seat that is asked make two offers, one after the other?
bool trades_twice(const Record& record) {
    Table table = std::move(*Table::open(record, SeatSet{7}));
    const Seat seat = table.asked();
    const Seat other = seat == seat_at(0) ? seat_at(1) : seat_at(0);
    const std::string offer = "offer " + seat_token(other) + " 1m for ";
    return !table.now().decision().over && !table.play(offer + "1g") && table.asked() == seat &&
           !table.play(offer + "2g");
}

// Three people at one device, one of whom may trade. Returns the others.
std::array<std::string, 2> sit_down_to_trade(Device& device) {
    device.sit_down(laws::played("cosmos", 3, 1, 0), SeatSet{7});
    Chance chance(1);
    const auto trades = [&] {
        return device.state().text("mode") == "choose" && device.state().text("chosen").empty() &&
               trades_twice(device.first_record());
    };
    for (int step = 0; step < 2000 && !trades(); ++step) device.answer(chance);
    REQUIRE(trades());
    const auto own = device.state().number("seat");
    return {own == 1 ? "p2" : "p1", own == 3 ? "p2" : "p3"};
}

}  // namespace

TEST_CASE("a trade that is put together ends with its question", "[screen][cosmos]") {
    using Marked = std::set<std::string>;
    for (const Window& window : {Window{1440, 900}, Window{390, 844, 1, true}}) {
        CAPTURE(window.name());
        Device device(window);
        const auto [one, other] = sit_down_to_trade(device);
        const auto own = device.state().number("seat");
        const auto open = [&] {
            device.frames(30);
            press(device, "trade");
        };
        open();
        press(device, "trade:" + other);
        press(device, "trade:ask-m+");
        REQUIRE(drafted(device) == Marked{other, "ask-m+"});
        // An earlier position of the match is looked at.
        const auto ply = device.state().number("ply");
        device.act("go-ply", "ply", std::to_string(ply - 1));
        device.frames(3);
        device.act("now");
        open();
        CHECK(drafted(device).empty());

        // Back and forth: the tray shows what is chosen.
        press(device, "trade:" + other);
        press(device, "trade:give-m+");
        press(device, "trade:ask-g+");
        const std::string offer = device.state().text("chosen");
        CHECK(offer == "offer " + other + " 1m for 1g");
        const auto back_to = [&](const std::string& chosen) {
            while (device.state().text("chosen").size() > chosen.size()) device.act("undo"), device.frames(3);
            CHECK(device.state().text("chosen") == chosen);
        };
        back_to("offer " + other + " 1m");
        CHECK(drafted(device) == Marked{other, "give-m+"});
        back_to("offer " + other);
        CHECK(drafted(device) == Marked{other});
        back_to("");
        open();
        CHECK(drafted(device).empty());

        // What is chosen in words is what the tray shows.
        device.act("choose", "tokens", "offer " + one);
        device.frames(3);
        CHECK(drafted(device) == Marked{one});
        device.act("choose", "tokens", offer);
        device.frames(3);
        CHECK(drafted(device) == Marked{other, "give-m+", "ask-g+"});

        // The offer is made. The same seat is asked again, without a frame in between.
        device.act("answer");
        device.frames(3);
        REQUIRE(device.state().number("seat") == own);
        REQUIRE(device.state().number("ply") == ply + 1);
        open();
        CHECK(drafted(device).empty());
        press(device, "trade:" + one);
        CHECK(drafted(device) == Marked{one});
        device.act("undo");  // of the offer
        device.frames(3);
        REQUIRE(device.state().number("ply") == ply);
        if (find(device.marks(), "trade:" + one) == nullptr) open();
        CHECK(drafted(device).empty());

        // Another seat at the same device, and a later turn.
        press(device, "trade:" + one);
        device.act("answer", "move", "ready");
        Chance chance(1);
        int others = 0;
        for (int step = 0; step < 2000; ++step) {
            const std::vector<web::Mark> marks = device.marks();
            const bool trades = find(marks, "trade") != nullptr && device.offered().contains("offer");
            if (!trades || device.state().number("ply") == ply) {
                device.answer(chance);
                continue;
            }
            open();
            CHECK(drafted(device).empty());
            press(device, "trade:back");
            if (device.state().number("seat") == own || ++others > 3) break;
            device.answer(chance);
        }
    }
}

}  // namespace orrery::screen
