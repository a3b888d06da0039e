// The options of section 8, what they change, and the kinds of game.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"
#include "record/play/seating.h"

namespace orrery::cosmos {
namespace {

TEST_CASE("five colonies win at once, or must be held until the own turn", "[cosmos][options]") {
    constexpr std::string_view kFive = " ; p1 b3=1 c3=1 d5=1 e3=1 e5=1 ; p2 h5=1 ; turn p1 ; > p1 move e5 e6 1 ; ";
    holds("seats 2 races=off" + std::string(kFive) + "= win p1");
    holds("seats 2 races=off five=hold" + std::string(kFive) + "= over - ; > p1 end ; > p2 end ; = win p1");
    // Held, the end of round 1 and five at another's turn win nothing.
    holds(
        "seats 2 races=off five=hold ; p1 b3=1 c3=1 d5=1 e3=1 e5=1 ; p2 h5=1 ; round 1 ; turn p1 ; > p1 move e5 e6 1 ; "
        "> p2 end\n"
        "= win p1 ; = round 2");
}

TEST_CASE("the last round is 8 to 30", "[cosmos][options]") {
    CHECK(Cosmos::read_options(3, {{"cap", "8"}}));
    CHECK(Cosmos::read_options(3, {{"cap", "30"}}));
    CHECK(!Cosmos::read_options(3, {{"cap", "7"}}));
    CHECK(!Cosmos::read_options(3, {{"cap", "31"}}));
    holds(
        "seats 2 races=off cap=9 ; p1 d5=1 ; p2 h5=1 ; round 8 ; turn p2 ; > p2 end ; = over - ; = round 9 ; > p1 end "
        "; > p2 end ; = over cap");
    holds("seats 2 races=off ; p1 d5=1 ; p2 h5=1 ; round 15 ; turn p1 ; > p1 end ; = over - ; > p2 end ; = over cap");
}

TEST_CASE("with five=hold the cap still ranks by colonies", "[cosmos][options]") {
    holds(
        "seats 2 races=off five=hold ; p1 d5=1 ; p2 b3=1 c3=1 h5=1 e3=1 e5=1 ; round 15 ; turn p2 ; > p2 move e5 e6 1 "
        "; > p2 end\n"
        "= over cap ; = win p2");
}

TEST_CASE("without trade there are no offers", "[cosmos][options]") {
    holds("seats 2 races=off ; p1 d5=1 m3 ; p2 h5=1 ; turn p1 ; + p1 offer p2 1m for 1g");
    holds(
        "seats 2 races=off trade=off ; p1 d5=1 m3 ; p2 h5=1 ; turn p1 ; - p1 offer p2 1m for 1g = 8 ; + p1 buy ship "
        "d5");
}

TEST_CASE("without races nothing is kept", "[cosmos][options]") {
    holds("seats 2 races=off ; start ; = asked p1 settle");
    holds("seats 2 ; start ; = asked p1 keep");
}

TEST_CASE("every race is shown with open races", "[cosmos][options]") {
    holds("seats 2 races=open ; start ; - p1 keep mason open = 6.1");
}

TEST_CASE("options are printed as they are read, and defaults are left out", "[cosmos][options]") {
    const std::vector<OptionText> texts{{"five", "hold"},  {"opening", "two"}, {"cap", "20"},    {"fleet", "20"},
                                        {"races", "open"}, {"trade", "off"},   {"first", "seat"}};
    CHECK(Cosmos::write_options(4, *Cosmos::read_options(4, texts)) == texts);
    CHECK(Cosmos::write_options(4, *Cosmos::read_options(4, {{"five", "now"}, {"cap", "15"}})).empty());
}

TEST_CASE("what the last seats begin with is an option for five and six, of the third revision", "[cosmos][options]") {
    const std::vector<OptionText> alike{{"start", "alike"}};
    const auto has_start = [](int seats, int revision) {
        const std::vector<OptionSpec> specs = Cosmos::option_specs(seats, revision);
        return std::any_of(specs.begin(), specs.end(), [](const OptionSpec& spec) { return spec.key == "start"; });
    };
    for (const int seats : {5, 6}) {
        CHECK(has_start(seats, kEvenStart));
        CHECK(!has_start(seats, kEvenStart - 1));
        CHECK(Cosmos::write_options(seats, *Cosmos::read_options(seats, alike)) == alike);
        CHECK(!Cosmos::read_options(seats, alike, kEvenStart - 1));
    }
    CHECK(!has_start(4, kEvenStart));
    CHECK(Cosmos::read_options(4, alike).fault().message ==
          "Option start can't be \"alike\": with 4 players it is even.");
    const std::vector<OptionSpec> specs = Cosmos::option_specs(6);
    CHECK(std::find_if(specs.begin(), specs.end(), [](const OptionSpec& spec) { return spec.key == "start"; })->hint ==
          "Whoever sits late wins less often. So the last seats begin with 1, 3 and 5 cards more, if five colonies win "
          "at once.");
}

TEST_CASE("a new match whose five colonies must be held has no need of more cards", "[cosmos][options]") {
    const auto left = [](const char* five) { return without_idle("cosmos", 6, {{"five", five}, {"start", "alike"}}); };
    CHECK(left("hold") == std::vector<OptionText>{{"five", "hold"}});
    CHECK(left("now") == std::vector<OptionText>{{"start", "alike"}});
}

TEST_CASE("cards for weaker races are an option of the fourth revision", "[cosmos][options]") {
    const std::vector<OptionText> gifts{{"gifts", "on"}};
    for (const int seats : {2, 6}) {
        CHECK(Cosmos::write_options(seats, *Cosmos::read_options(seats, gifts)) == gifts);
        CHECK(!Cosmos::read_options(seats, gifts, kRaceGifts - 1));
        for (const Preset& preset : Cosmos::presets(seats)) {
            const bool is_plain = preset.id == kFirstGame || preset.id == kStandard;
            CHECK((Cosmos::read_options(seats, preset.options)->gifts == Gifts::off) == is_plain);
        }
    }
    // Without races there is nothing to choose.
    CHECK(without_idle("cosmos", 3, {{"races", "off"}, {"gifts", "on"}}) == std::vector<OptionText>{{"races", "off"}});
    CHECK(without_idle("cosmos", 3, {{"races", "open"}, {"gifts", "on"}}).size() == 2);
}

TEST_CASE("who begins is drawn by lot, unless the first seat does", "[cosmos][options]") {
    CHECK(draws_seats("cosmos", 3, {}));
    CHECK(!draws_seats("cosmos", 3, {{"first", "seat"}}));
}

TEST_CASE("a first game has open races and no trade", "[cosmos][options]") {
    for (const Preset& preset : Cosmos::presets(3)) {
        if (preset.id != kFirstGame) continue;
        std::string texts;
        for (const OptionText& one : preset.options) texts += one.key + "=" + one.value + " ";
        CHECK(texts == "races=open trade=off ");
        return;
    }
    FAIL("there is no first game");
}

}  // namespace
}  // namespace orrery::cosmos
