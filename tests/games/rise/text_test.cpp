// Notation, options, questions, sentences and explanations of Rise.
#include <catch_amalgamated.hpp>

#include "games/rise/scenario.h"

using namespace orrery;
using namespace orrery::rise;

TEST_CASE("notation goes out and comes back", "[rise][text]") {
    for (const char* text : {"mulligan -",
                             "mulligan dark-ages,cocoon",
                             "recover cocoon",
                             "bury cocoon",
                             "gain cocoon",
                             "pickup",
                             "expand banii-ritual",
                             "event dark-ages",
                             "auction cocoon",
                             "harvest cocoon",
                             "pass",
                             "place 2,-1",
                             "bid 0",
                             "bid 9999",
                             "award p2",
                             "save 0,0",
                             "invest -3,22",
                             "color k",
                             "dead w",
                             "site 0,-1",
                             "from 1,0",
                             "to 1,-1",
                             "card cocoon",
                             "player p4",
                             "next cocoon",
                             "give cocoon",
                             "put cocoon",
                             "put 3",
                             "discard cocoon",
                             "done"}) {
        const auto move = Rise::parse(text);
        INFO(text);
        REQUIRE(move);
        CHECK(Rise::print(*move) == text);
    }
    for (const char* text : {"",
                             "x",
                             "mulligan",
                             "mulligan cocoon,dark-ages",
                             "mulligan cocoon,cocoon",
                             "mulligan -,cocoon",
                             "expand",
                             "expand cocoon ",
                             "pickup cocoon",
                             "place 2",
                             "place 2,-1,0",
                             "place 23,0",
                             "place -0,1",
                             "place 01,1",
                             "bid -1",
                             "bid 10000",
                             "bid 1 ",
                             "award p5",
                             "award p0",
                             "color kb",
                             "put 5",
                             "put",
                             "done 1",
                             "done ",
                             "Expand cocoon",
                             "bid  1"}) {
        INFO(text);
        CHECK_FALSE(Rise::parse(text));
    }
    CHECK(Rise::parse("leap 1").fault().code == "text/verb");
    CHECK(Rise::parse("bid many").fault().code == "text/argument");
}

TEST_CASE("options of section 8", "[rise][text]") {
    for (int seats = 2; seats <= 4; ++seats) {
        const std::vector<OptionText> all{{"setup", "empty-hand"}, {"market", "4"},   {"banks", "closed"},
                                          {"memory", "hidden"},    {"start", "seat"}, {"rounds", "17"},
                                          {"disks", "5"}};
        const auto options = Rise::read_options(seats, all);
        REQUIRE(options);
        CHECK(Rise::write_options(seats, *options) == all);
        CHECK(Rise::write_options(seats, {}).empty());
        CHECK(*Rise::read_options(seats, {{"rounds", std::to_string(default_rounds(seats))}}) == Options{});
        CHECK(Rise::option_specs(seats).size() == 7);
    }
    for (const OptionText& bad :
         {OptionText{"rounds", "9"}, {"rounds", "101"}, {"disks", "7"}, {"disks", "04"}, {"banks", ""}, {"chess", "1"}})
        CHECK_FALSE(Rise::read_options(2, {bad}));
}

TEST_CASE("a sealed bid is told to its owner only", "[rise][text]") {
    const Position before = position_after(R"(
        market cocoon spycraft
        > p1: auction cocoon)");
    Position after = before;
    Chance chance(1);
    apply(after, Move::bid(4), chance);
    const auto told = [&](Seat viewer) {
        return Rise::describe(Rise::view(before, viewer), Move::bid(4), Rise::view(after, viewer)).at(0);
    };
    CHECK(told(Seat{0}) == "{p1} bids 4 gems.");
    CHECK(told(Seat{1}) == "{p1} has bid.");
    CHECK(told(kSpectator) == "{p1} has bid.");
    CHECK(Rise::view(after, Seat{0}).of(Seat{0}).sealed == 4);
    CHECK(Rise::view(after, Seat{1}).of(Seat{0}).answered);
    CHECK_FALSE(Rise::view(after, Seat{1}).of(Seat{1}).answered);
    CHECK(Rise::question(Rise::view(after, Seat{1})) == "{p2}: secret bid for Cocoon");
}

TEST_CASE("what followed by itself is told in order", "[rise][text]") {
    const char* text = R"(
        map 0,0=2+1[w]
        tiles 0
        deck genesis-device
        market spycraft dark-ages monoculture
        p1 hand cocoon
        > p1: expand cocoon)";
    const Position before = position_after(text);
    Position after = before;
    Chance chance(1);
    const Move move = Move::of(Verb::place, site_at(0, -1));
    apply(after, move, chance);
    const auto sentences = Rise::describe(Rise::view(before, Seat{1}), move, Rise::view(after, Seat{1}));
    const std::vector<std::string> wanted{"{p1} places a disk on 0,-1.",
                                          "A tile of value 0 is turned up at 0,-1.",
                                          "Exploring reveals Genesis Device.",
                                          "{p1} carries out Genesis Device.",
                                          "3 gems more on 0,-1.",
                                          "{p1} earns 3 gems from 0,-1.",
                                          "Cocoon is now active for {p1}.",
                                          "Round 1: {p2}'s turn."};
    CHECK(std::vector<std::string>(sentences.begin(), sentences.begin() + 8) == wanted);
}

TEST_CASE("explanations give certain results", "[rise][text]") {
    const Position main = position_after(R"(
        map 0,0=3[b] 1,0=2[wb] 2,0=1+1[]
        market spycraft
        p1 hand garthu-spaceport,ancient-secrets
        p2 pile wreckage-of-the-xyri)");
    const View view = Rise::view(main, Seat{0});
    CHECK(Rise::explain(view, "harvest garthu-spaceport") ==
          "Garthu Spaceport: gain 5 gems now. 4 gems preserve all 2 sectors.");
    CHECK(Rise::explain(view, "expand garthu-spaceport") ==
          "Garthu Spaceport: spread blue, worth 5, controls 2, 4 in the pool. 10 places; the best known earns 3 gems; "
          "7 unexplored.");
    CHECK(Rise::explain(view, "auction spycraft") ==
          "Spycraft, black, worth 0 gems now. {p1} pays the bank if winning; another winner pays {p1}.");
    CHECK(Rise::explain(view, "event ancient-secrets") == "Ancient Secrets has no action (6.3).");
    Position placing = main;
    Chance chance(1);
    apply(placing, Move::of(Verb::expand, Card::garthu_spaceport), chance);
    const View place = Rise::view(placing, Seat{0});
    CHECK(Rise::explain(place, "place 2,0") == "2,0, value 2 (1 and 1 gem), empty; earns 2 gems.");
    CHECK(Rise::explain(place, "place 3,0") == "3,0 is no legal place for blue (6.7).");
    CHECK(Rise::explain(place, "place 0,1") ==
          "0,1, unexplored: a tile of 0 to 4 is turned up; the top card of the deck is carried out, then you earn the "
          "value.");
    Position bidding = main;
    apply(bidding, Move::of(Verb::auction, Card::spycraft), chance);
    CHECK(Rise::explain(Rise::view(bidding, Seat{0}), "bid 4") ==
          "Worth 0 gems now. {p1} pays the bank if winning; another winner pays {p1}. Winning leaves you 5 gems; "
          "losing costs nothing.");
}

TEST_CASE("sheets and JSON hold what the viewer may see", "[rise][text]") {
    const Position position = position_after(R"(
        map 0,0=3[b]
        market spycraft
        p1 hand garthu-spaceport
        p2 hand dark-ages pile cocoon)");
    const Sheet sheet = Rise::sheet(Rise::view(position, Seat{0}));
    REQUIRE(sheet.tables.size() == 5);
    CHECK(sheet.tables[0].rows.size() == 4);
    CHECK(sheet.tables[4].rows[0][0] == "Garthu Spaceport");
    JsonOut own;
    Rise::write_view(Rise::view(position, Seat{0}), own);
    CHECK(own.text().find("garthu-spaceport") != std::string::npos);
    CHECK(own.text().find("dark-ages") == std::string::npos);
    JsonOut all;
    Rise::write_position(position, all);
    CHECK(all.text().find("\"hand\":[\"dark-ages\"]") != std::string::npos);
    CHECK(all.text().find("\"answers\":[\"expand garthu-spaceport\"") != std::string::npos);
}
