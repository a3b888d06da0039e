// What a table's canvas says at a choice: what things do is told before somebody presses them.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "games/cosmos/catalogue.h"
#include "games/cosmos/words.h"
#include "games/ozymandias/view.h"
#include "games/rise/cards.h"
#include "laws/support.h"
#include "record/play/table.h"
#include "screen/device.h"
#include "web/boards/ozymandias/plan.h"

namespace orrery::screen {
namespace {

// All letters of the last frame, in the order in which they were drawn, without spaces.
std::string drawn(const Device& device) {
    std::vector<Letter> letters = device.letters();
    std::sort(letters.begin(), letters.end(), [](const Letter& a, const Letter& b) { return a.order < b.order; });
    std::string text;
    for (const Letter& letter : letters) text += static_cast<char>(letter.code);
    return text;
}
bool draws(const Device& device, std::string words) {
    words.erase(std::remove(words.begin(), words.end(), ' '), words.end());
    return drawn(device).find(words) != std::string::npos;
}

// Plays on until the text table has these words at a choice; of what is offered it takes first what begins with
// `rather`. Returns false if it never does.
bool reach(Device& device, std::string_view words, std::string_view rather = {}) {
    Chance chance(1);
    for (int step = 0; step < 2000 && !device.state().flag("over"); ++step) {
        if (device.state().text("mode") == "choose" && device.words().find(words) != std::string::npos) return true;
        const auto offered = device.offered();
        const auto wish = std::find_if(offered.begin(), offered.end(), [&](const auto& one) {
            return !rather.empty() && one.first.starts_with(rather);
        });
        if (wish == offered.end()) {
            device.answer(chance);
        } else {
            device.act("choose", "tokens", wish->first);
            device.settle();
        }
    }
    return false;
}

// Presses Bid, if the viewer has to.
void begin_bid(Device& device) {
    if (const auto offered = device.offered(); !offered.empty()) device.act("choose", "tokens", offered.begin()->first);
    device.settle();
}

// The one card that a bid is asked for.
rise::Card asked_for(const Device& device) {
    const std::string words = device.words();
    for (int i = 0; i < rise::kCards; ++i)
        if (words.find("Bid for " + std::string(rise::card_name(rise::card_at(i)))) != std::string::npos)
            return rise::card_at(i);
    return rise::kNoCard;
}

std::string first_words(std::string_view text) {
    std::size_t end = 0;
    for (int words = 0; words < 3; ++words) end = text.find(' ', end + 1);
    return std::string(text.substr(0, end));
}

struct Lot {
    Record record;  // the first seat's person is asked for a bid
    std::vector<std::string> cards;
};

// The lot of an Open Palm Uprising of the first seat.
Lot lot_of_two() {
    SeatSet both;
    for (int k = 0; k < 2; ++k) both.add(seat_at(k));
    const std::string event = "event " + std::string(rise::face(rise::Card::open_palm_uprising).id);
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        Table table = std::move(*Table::open(laws::played("rise", 2, seed, 0), both));
        Chance chance(seed);
        Lot lot;
        const auto is_legal = [&](const std::string& move) { return !table.now().refusal(move); };
        bool is_played = false;
        for (int step = 0; step < 150 && table.asked() != kSpectator; ++step) {
            if (is_played && table.asked() == seat_at(0) && is_legal("bid 0") && lot.cards.size() == 2) {
                lot.record = table.record();
                for (SeatHolder& holder : lot.record.seats) holder = {SeatKind::bot, 0, {}};
                lot.record.seats[0] = {SeatKind::person, 0, "Ada"};
                return lot;
            }
            std::string move =
                table.now().move_text(table.now().walk([&](std::uint64_t count) { return chance.bits() % count; }));
            if (table.asked() == seat_at(0) && is_legal(event)) move = event, is_played = true, lot.cards.clear();
            if (is_played && move.starts_with("card ")) lot.cards.push_back(move.substr(5));
            if (is_played && !move.starts_with("card ") && !move.starts_with("event ") && !move.starts_with("color ") &&
                !move.starts_with("bid "))
                is_played = false;
            if (table.play(move)) break;
        }
    }
    return {};
}

TEST_CASE("Cosmos says what races and cards do where one is chosen", "[screen][cosmos]") {
    for (const Window& window : {Window{1280, 800, 1, false}, Window{2560, 1440, 1, false}, Window{844, 390}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("cosmos", 4);  // with two seats invasions are rare
        REQUIRE(reach(device, "card against", "invade"));
        CHECK(draws(device, "beats every Defend card."));
        CHECK(draws(device, "Attack: Adds its number"));
    }
}

TEST_CASE("Cosmos says once what each race does that may be kept", "[screen][cosmos]") {
    Device device({844, 390});
    device.sit_down_first("cosmos");
    REQUIRE(reach(device, "hoose the race you keep"));
    const std::string text = drawn(device);
    int told = 0;
    for (const web::Mark& mark : device.marks()) {
        if (!mark.name.starts_with("race:")) continue;
        const auto race = cosmos::find_race(mark.name.substr(5));
        std::string name(cosmos::name_of(race));
        std::erase(name, ' ');
        const std::size_t first = text.find(name + ":");
        CAPTURE(name);
        CHECK(first != std::string::npos);
        CHECK(text.find(name + ":", first + 1) == std::string::npos);
        ++told;
    }
    CHECK(told > 1);
}

TEST_CASE("Ozymandias says in a war what both sides can still add", "[screen][ozymandias]") {
    Device device({1280, 800, 1, false});
    device.sit_down_first("ozymandias", 6);
    REQUIRE(reach(device, "lay a sword", "attack"));
    int swords = 0;
    for (const auto& [tokens, words] : device.offered()) swords += tokens.starts_with("sword");
    CHECK(draws(device, swords > 0 ? "You can still add" : "You can add no sword."));
    CHECK(draws(device, "has "));
}

TEST_CASE("the best swords are counted that secret plans pay for", "[screen][ozymandias]") {
    using namespace ozymandias;
    View view;
    view.viewer = seat_at(0);
    Open& p = view.open;
    p.war.attacker = p.war.holder = fleet_at(seat_at(0), 0), p.war.defender = fleet_at(seat_at(1), 0);
    p.fleets[slot(p.war.defender)].leader = Card::the_swamp;  // every sword costs half its rank
    p.fleets[slot(p.war.defender)].is_revealed = true;
    std::vector<Card> hand;
    for (std::size_t i = 0; i < 5; ++i) hand.push_back(static_cast<Card>(i * 7));
    for (const Card card : hand) p.player(view.viewer).hand.add(card);
    for (int secrets = 0; secrets < 9; ++secrets) {
        p.player(view.viewer).reserve[slot(Suit::blue)] = static_cast<std::int8_t>(secrets);
        int most = 0;
        for (unsigned some = 0; some < 32; ++some) {
            int worth = 0, price = 0;
            for (std::size_t i = 0; i < hand.size(); ++i)
                if ((some >> i & 1u) != 0) worth += rank_of(hand[i]), price += rank_of(hand[i]) / 2;
            if (price <= secrets) most = std::max(most, worth);
        }
        CAPTURE(secrets);
        CHECK(web::ozymandias_plan::swords_left(view).worth == most);
    }
}

TEST_CASE("cards in a hand of Ozymandias have names on a phone", "[screen][ozymandias]") {
    Device device({390, 844});
    device.sit_down_first("ozymandias");
    REQUIRE(reach(device, "ctivate a fleet"));
    int named = 0;
    for (const web::Mark& mark : device.marks()) {
        if (!mark.name.starts_with("card:")) continue;
        int letters = 0;  // in the lower half of the card; its suit and rank are above
        for (const Letter& letter : device.letters())
            letters += letter.min.x >= mark.min.x && letter.max.x <= mark.max.x &&
                       letter.min.y >= (mark.min.y + mark.max.y) / 2 && letter.max.y <= mark.max.y + 2;
        CAPTURE(mark.name, letters);
        CHECK(letters >= 4);
        ++named;
    }
    CHECK(named > 0);
}

TEST_CASE("Kardashev says who has taken a role", "[screen][kardashev]") {
    for (const Window& window : {Window{1280, 800, 1, false}, Window{390, 844}, Window{360, 640}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("kardashev");
        REQUIRE(reach(device, "hoose a role"));
        CHECK(draws(device, "Taken by "));
    }
}

TEST_CASE("sectors of Rise have their names on the map", "[screen][rise]") {
    Device device({1280, 800, 1, false});
    device.sit_down_first("rise");
    REQUIRE(reach(device, "Expand, play"));
    CHECK(draws(device, "0,0"));
    CHECK(draws(device, "-1,0"));
}

TEST_CASE("the market of Rise is in sight in a bid on a small phone", "[screen][rise]") {
    for (const int seats : {2, 4}) {
        CAPTURE(seats);
        Device device({360, 640});
        device.sit_down_first("rise", seats);
        REQUIRE(reach(device, "Bid for", "auction"));
        begin_bid(device);
        const auto marks = device.marks();
        const auto map =
            std::find_if(marks.begin(), marks.end(), [](const web::Mark& mark) { return mark.name == "region:map"; });
        REQUIRE(map != marks.end());
        const auto above = std::count_if(marks.begin(), marks.end(), [&](const web::Mark& mark) {
            return mark.name.starts_with("card:") && mark.max.y <= map->min.y + 1;
        });
        CHECK(above >= 2);  // the market's
    }
}

TEST_CASE("a bid in Rise says what its card does", "[screen][rise]") {
    for (const Window& window : {Window{360, 640, 1, true}, Window{390, 844, 1, true}, Window{1280, 800}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("rise");
        REQUIRE(reach(device, "Bid for", "auction"));
        begin_bid(device);
        const rise::Card lot = asked_for(device);
        REQUIRE(lot != rise::kNoCard);
        CHECK(draws(device, std::string(rise::face(lot).text)));
        for (const web::Mark& mark : device.marks())
            if (mark.name == "button:confirm" || mark.name.starts_with("number")) {
                CAPTURE(mark.name);
                CHECK(mark.max.y <= window.height);
            }
    }
}

// Open Palm Uprising puts two cards up. Nothing beside them says what they do.
TEST_CASE("a press on one of several cards that a bid is for shows it large on a phone", "[screen][rise]") {
    const Lot lot = lot_of_two();
    for (const Window& window : {Window{360, 640, 1, true}, Window{390, 844, 1, true}})
        for (const std::string& card : lot.cards) {
            CAPTURE(window.name(), card);
            Device device(window);
            device.sit_down(lot.record, SeatSet{1});
            begin_bid(device);
            device.frames(30);
            const std::string text = first_words(rise::face(rise::find_card(card)).text);
            CHECK_FALSE(draws(device, text));
            const auto marks = device.marks();
            const auto mark = std::find_if(marks.begin(), marks.end(),
                                           [&](const web::Mark& one) { return one.name == "card:" + card; });
            REQUIRE(mark != marks.end());
            device.tap({(mark->min.x + mark->max.x) / 2, (mark->min.y + mark->max.y) / 2});
            device.frames(30);
            CHECK(draws(device, text));
            CHECK(device.state().text("chosen").starts_with("bid"));
        }
}

TEST_CASE("who waits for a bid in Rise sees all of the map", "[screen][rise]") {
    for (const Window& window : {Window{360, 640, 1, true}, Window{390, 844, 1, true}}) {
        CAPTURE(window.name());
        Device device(window);
        device.sit_down_first("rise");
        const auto is_waiting = [&] { return device.words().find("Waiting for") != std::string::npos; };
        for (int bid = 0; bid < 20 && !is_waiting(); ++bid) {
            REQUIRE(reach(device, "Bid for", "auction"));
            begin_bid(device);
            device.act("answer");
            device.frames(120);
        }
        REQUIRE(is_waiting());
        float foot = 0, tray = 0;
        for (const web::Mark& mark : device.marks()) {
            if (mark.name == "region:map") foot = mark.max.y;
            if (mark.name == "region:tray") tray = mark.min.y;
        }
        CHECK(tray > 0);
        CHECK(foot <= tray);
    }
}

TEST_CASE("nearly all planets of Prosper have names on a phone", "[screen][prosper]") {
    Device device({390, 844});
    device.sit_down_first("prosper");
    Chance chance(1);
    for (int step = 0; step < 20; ++step) device.answer(chance);
    const std::string text = drawn(device);
    int planets = 0, named = 0;
    for (const web::Mark& mark : device.marks())
        if (mark.name.starts_with("planet:")) {
            ++planets;
            named += text.find(mark.name.substr(7)) != std::string::npos;
        }
    CHECK(planets > 0);
    CHECK(named * 10 >= planets * 9);
}

TEST_CASE("a phone tells the last moves of Prosper below the map", "[screen][prosper]") {
    Device device({390, 844});
    device.sit_down_first("prosper");
    Chance chance(1);
    while (device.state().number("ply") < 6) device.answer(chance);
    const auto marks = device.marks();
    float lowest = 0, highest = 844;
    for (const web::Mark& mark : marks) {
        if (mark.name.starts_with("planet:")) lowest = std::max(lowest, mark.max.y);
        if (mark.name.starts_with("log:")) highest = std::min(highest, mark.min.y);
    }
    CHECK(highest < 844);
    CHECK(lowest < highest);
}

TEST_CASE("what is folded in the log ends with a whole sentence", "[screen][cosmos]") {
    Device device({1280, 800, 1, false});
    device.sit_down_first("cosmos", 4);
    Chance chance(1);
    int folds = 0;
    for (int step = 0; step < 60; ++step) {
        device.answer(chance);
        std::vector<Letter> letters = device.letters();
        std::erase_if(letters, [](const Letter& one) {
            return one.min.y >= one.seen_max.y - 1 || one.max.y <= one.seen_min.y + 1;
        });
        std::sort(letters.begin(), letters.end(), [](const Letter& a, const Letter& b) { return a.order < b.order; });
        for (std::size_t i = 1; i < letters.size(); ++i)
            if (letters[i].code == U'\u25bc' &&
                letters[i].max.y + 3 < letters[i].seen_max.y) {  // not at the list's edge
                ++folds;
                std::string before;
                for (std::size_t k = i > 40 ? i - 40 : 0; k < i; ++k) before += static_cast<char>(letters[k].code);
                CAPTURE(before);
                CHECK(before.ends_with("."));
            }
    }
    CHECK(folds > 0);
}

}  // namespace
}  // namespace orrery::screen
