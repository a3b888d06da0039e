// Notation, options, questions, sentences and explanations of Rise.
#include <catch_amalgamated.hpp>

#include "core/legal.h"
#include "games/rise/facts.h"

using namespace orrery;
using namespace orrery::rise;

TEST_CASE("notation is printed as it is read", "[rise][text]") {
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
                             "award p10",
                             "award p0",
                             "color kb",
                             "put 5",
                             "put",
                             "done 1",
                             "done ",
                             "Expand cocoon",
                             "bid  1",
                             " bid 1",
                             "p1: bid 1",
                             " "}) {
        INFO(text);
        CHECK_FALSE(Rise::parse(text));
    }
    CHECK(Rise::parse("leap 1").fault().code == "move/verb");
    CHECK(Rise::parse("bid many").fault().code == "move/argument");
}

TEST_CASE("what is not chosen yet is not printed", "[rise][text]") {
    for (const Verb verb : {Verb::expand, Verb::put, Verb::color, Verb::player}) {
        Move move;
        move.verb = verb;
        if (verb != Verb::put) CHECK(Rise::print(move) == verb_token(verb));
        move.card = Card::cocoon, move.colour = Colour::k, move.player = seat_at(1);
        CHECK(Rise::print(move).starts_with(std::string(verb_token(verb)) + " "));
    }
}

TEST_CASE("a text that is not a decision is answered with what to write", "[rise][text]") {
    const auto told = [](std::string_view text) { return Rise::parse(text).fault().message; };
    CHECK(told("") == "Write a move, such as \"expand cocoon\" or \"bid 3\".");
    CHECK(told("  ") == "Write a move, such as \"expand cocoon\" or \"bid 3\".");
    CHECK(told("leap 1") == "No move begins like that. These are moves: \"expand cocoon\" and \"bid 3\".");
    CHECK(told("p1: bid 3") == "Leave the seat out: write \"bid 3\".");
    CHECK(told("p2:") == "Leave the seat out: write only the move.");
    CHECK(told(" bid 3") == "Put one space between words, and none before or after: \"bid 3\".");
    CHECK(told("place  2,-1 ") == "Put one space between words, and none before or after: \"place 2,-1\".");
    CHECK(told("Bid 3") == "Write moves in small letters: \"bid\".");
    CHECK(told("place -100,100") ==
          "After \"place\" comes a site such as 2,-1, at most 22 from 0,0, not \"-100,100\".");
    CHECK(told("place 30,30") == "After \"place\" comes a site such as 2,-1, at most 22 from 0,0, not \"30,30\".");
    CHECK(told("award p0") == "After \"award\" comes a player such as p1, not \"p0\".");
    CHECK(told("bid") == "After \"bid\" comes a number from 0 to 9999.");
    CHECK(told("expand Banii Ritual") ==
          "After \"expand\" comes a card such as banii-ritual, not \"Banii Ritual\"; write \"expand banii-ritual\".");
    CHECK(told("place (2, -1)") ==
          "After \"place\" comes a site such as 2,-1, at most 22 from 0,0, not \"(2, -1)\"; "
          "write \"place 2,-1\".");
    CHECK(
        told("mulligan Cocoon, dark-ages") ==
        "After \"mulligan\" comes a list of cards joined by commas, or -, not \"Cocoon, dark-ages\"; write \"mulligan "
        "cocoon,dark-ages\".");
    CHECK(told("mulligan cocoon,cocoon") == "\"cocoon\" is named twice. Name it only once.");
    CHECK(Rise::print(*Rise::parse("mulligan cocoon,dark-ages")) == "mulligan dark-ages,cocoon");
    CHECK(told("done 1") == "After \"done\" comes nothing more, not \"1\".");
    CHECK(told("color red") == "After \"color\" comes a colour: k, b, r or w, not \"red\"; write \"color r\".");
}

namespace {

std::string refused(const Position& position, const char* text) {
    const auto move = Rise::parse(text);
    if (!move) return move.fault().message;
    const Verdict verdict = refusal<Rise>(position, *move);
    return verdict ? verdict->ruling + ": " + verdict->reason : "it is legal";
}

}  // namespace

TEST_CASE("refusals of the main action say what a turn is", "[rise][text]") {
    const Position main = position_after(R"(
        market cocoon spycraft permaculture
        p1 hand stasis-pods)");
    CHECK(refused(main, "done") ==
          "R6: Choose one of pickup, expand, event, auction and harvest. You can't pass "
          "while one of them is possible.");
    CHECK(refused(main, "pass") == refused(main, "done"));
    CHECK(refused(main, "bid 3") == "11.2: Choose one of pickup, expand, event, auction and harvest, not \"bid\".");
    CHECK(refused(main, "pickup") == "R7: Your hand holds 1 card; you pick up your pile only with an empty hand.");
    CHECK(refused(main, "expand cocoon") == "6.1: Cocoon isn't in your hand.");
    CHECK(refused(main, "event stasis-pods") == "6.3: Stasis Pods has no action.");
    CHECK(refused(main, "auction dark-ages") == "6.4: Dark Ages is neither in the market nor an active card.");
}

TEST_CASE("refusals of bids and ties name the bank and the seats", "[rise][text]") {
    const Position auctioned = position_after(R"(
        market cocoon spycraft permaculture
        > p1: auction cocoon)");
    CHECK(refused(auctioned, "bid 12") == "6.11: Your bank holds 9 gems, not 12; bid 0 to 9 for Cocoon.");
    CHECK(refused(auctioned, "done") == "R42: You have to bid; the least is \"bid 0\".");
    CHECK(refused(auctioned, "expand cocoon") == "11.2: The question is \"bid\", not \"expand\".");
    const Position harvested = position_after(R"(
        map 0,0=3[b] 1,0=2[wb] 2,0=1[k]
        market cocoon spycraft
        p1 bank 1 hand garthu-spaceport
        p2 pile wreckage-of-the-xyri
        > p1: harvest garthu-spaceport)");
    CHECK(refused(harvested, "bid 7") ==
          "6.12: Your bank holds 6 gems, not 7; all bids together need 4 to preserve all "
          "2 sectors, and everybody pays their bid.");
    const Position shown = position_after(R"(
        map 0,0=1[r]
        tiles 4
        market cocoon spycraft
        p1 hand rites-of-memory
        p2 pile permaculture
        > p1: harvest rites-of-memory)");
    CHECK(refused(shown, "bid 11") ==
          "6.12: Your bank holds 10 gems, not 11; all bids together need 1 to preserve the "
          "one sector; Permaculture gives 4, and everybody pays their bid.");
    const Position tied = position_after(R"(
        seats 3
        market cocoon spycraft permaculture
        > p1: auction cocoon
        > p1: bid 2
        > p2: bid 4
        > p3: bid 4)");
    CHECK(refused(tied, "award p1") == "R17: {p1} has bid 2; the highest bid is 4. Possible: p2, p3.");
    CHECK(refused(tied, "award p9") == "11.1: The seats of this game are p1 to p3. Possible: p2, p3.");
    CHECK(refused(tied, "done") == "R42: The question is \"award\", and you have to answer.");
    const Position two = position_after(R"(
        market cocoon spycraft permaculture
        > p1: auction cocoon
        > p1: bid 0
        > p2: bid 0)");
    CHECK(refused(two, "award p9") == "11.1: The seats of this game are p1 to p2. Possible: p1, p2.");
    CHECK(refused(two, "award p3") == refused(two, "award p9"));
}

TEST_CASE("refusals of sectors name what is possible", "[rise][text]") {
    const Position placing = position_after(R"(
        map 0,0=1[k] 1,0=1[r] 2,0=2[]
        market cocoon spycraft permaculture
        p1 hand dark-ages
        > p1: expand dark-ages)");
    CHECK(refused(placing, "place 9,9") ==
          "6.7: 9,9 has no tile and isn't next to one. Possible: 0,-1, 1,-1, -1,0, 1,0, "
          "-1,1, 0,1.");
    CHECK(refused(placing, "place 2,0") ==
          "R9: 2,0 isn't next to the one sector that black controls. Possible: 0,-1, "
          "1,-1, -1,0, 1,0, -1,1, 0,1.");
    const Position ocean = position_after(R"(
        map 0,0=1[k] 1,0=1[] 2,0=2[]
        market cocoon spycraft permaculture
        p1 hand the-living-ocean
        > p1: event the-living-ocean)");
    CHECK(refused(ocean, "site 0,0") == "6.6: 0,0 isn't empty: it has 1 disk. Possible: 1,0, 2,0.");
    CHECK(refused(ocean, "site 5,5") == "6.6: 5,5 has no tile. Possible: 1,0, 2,0.");
    const Position saving = position_after(R"(
        map 0,0=1[b] 1,0=2[wb] 2,0=2[b] 3,0=2[b] 4,0=3[b] 5,0=1[k]
        market cocoon spycraft
        p1 hand garthu-spaceport
        > p1: harvest garthu-spaceport
        > p1: bid 2
        > p2: bid 0)");
    CHECK(refused(saving, "save 4,0") == "R21: 4,0 is preserved already. Possible: 1,0, 2,0, 3,0.");
    CHECK(refused(saving, "save 0,0") ==
          "R21: 0,0 has value 1. Preserve higher values first. Possible: 1,0, 2,0, 3,0.");
    CHECK(refused(saving, "save 5,0") ==
          "R21: 5,0 isn't at stake: none of the colours to be preserved controls it. Possible: 1,0, 2,0, 3,0.");
    const Position escape = position_after(R"(
        map 0,0=1[k] 1,0=1[r] 2,0=2[]
        market cocoon spycraft permaculture
        p1 hand drakons-escape
        > p1: event drakons-escape)");
    CHECK(refused(escape, "from 2,0") == "6.6: 2,0 has no stack to move. Possible: 0,0, 1,0.");
    const Position genesis = position_after(R"(
        map 0,0=1[k] 1,0=1[r] 2,0=2[]
        market cocoon spycraft permaculture
        p1 hand genesis-device
        > p1: event genesis-device)");
    CHECK(refused(genesis, "site 2,0") == "6.6: 2,0 has value 2; the lowest is 1. Possible: 0,0, 1,0.");
}

TEST_CASE("refusals of players, colours and cards name the ruling of their card", "[rise][text]") {
    const Position spycraft = position_after(R"(
        seats 4
        market cocoon permaculture
        p1 hand spycraft
        p2 pile stasis-pods
        p3 pile dark-ages
        p4 pile remembrance
        > p1: event spycraft)");
    CHECK(refused(spycraft, "player p1") == "R36: That's you. Choose an opponent. Possible: p3, p4.");
    CHECK(refused(spycraft, "player p2") == "R36: Stasis Pods of {p2} has no action. Possible: p3, p4.");
    const Position treachery = position_after(R"(
        seats 4
        market cocoon permaculture
        p1 hand cyris-treachery
        p2 hand stasis-pods
        p3 hand dark-ages
        > p1: event cyris-treachery)");
    CHECK(refused(treachery, "player p4") == "R37: {p4} has no card in hand. Possible: p2, p3.");
    const Position theft = position_after(R"(
        seats 2 disks=4
        map 0,0=1[kkkk]
        market cocoon permaculture
        p1 hand eldritch-theft
        > p1: event eldritch-theft)");
    CHECK(refused(theft, "color k") == "9.1: The pool has no black disk. Possible: b, r, w.");
    const Position dark = position_after(R"(
        market cocoon permaculture
        p1 hand from-the-dark dead br
        > p1: event from-the-dark)");
    CHECK(refused(dark, "dead w") == "9.1: You have no dead white disk. Possible: b, r.");
    const Position blockade = position_after(R"(
        market cocoon permaculture
        p1 pile the-titan-blockade)");
    CHECK(refused(blockade, "bury spycraft") == "9.3: Spycraft isn't in the market. Possible: cocoon, permaculture.");
    CHECK(refused(blockade, "done") == "R42: The question is \"bury\", and you have to answer.");
    const Position ages = position_after(R"(
        market cocoon permaculture
        p1 hand dark-ages,stasis-pods,spycraft
        > p1: event dark-ages)");
    // Answers that only the asked seat may know are not listed, since others may read a refusal too.
    CHECK(refused(ages, "discard cocoon") == "R39: Cocoon isn't in your hand.");
    const Position civil = position_after(R"(
        market spycraft
        deck cocoon dark-ages permaculture remembrance
        p1 hand civil-reprogramming
        > p1: event civil-reprogramming)");
    CHECK(refused(civil, "put remembrance") ==
          "9.4: Remembrance isn't one of those you're looking at, or is put back already.");
    CHECK(refused(civil, "put 3") == "9.4: Put cards back by their names, such as \"put banii-ritual\".");
    const Position treaty = position_after(R"(
        market spycraft
        deck cocoon dark-ages permaculture remembrance
        p1 hand treaty-of-cheng-huang
        > p1: event treaty-of-cheng-huang)");
    CHECK(refused(treaty, "give permaculture") ==
          "9.2: Permaculture isn't one of the cards you have drawn and still hold.");
    Chance chance(1);
    const Position mulligan = start({2, 1, {}}, chance);
    const Card foreign = mulligan.market[0];
    CHECK(refused(mulligan, ("mulligan " + std::string(face(foreign).id)).c_str()) ==
          "R5: " + std::string(card_name(foreign)) + " isn't in your hand. Swap cards of your own.");
    CHECK(refused(mulligan, "done") == "R5: To keep your hand, swap none: \"mulligan -\".");
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
    const auto told = [](const OptionText& bad) { return Rise::read_options(2, {bad}).fault().message; };
    CHECK(told({"market", "5"}) == "Option market can't be \"5\": it is 3 or 4.");
    CHECK(told({"setup", "none"}) == "Option setup can't be \"none\": it is standard or empty-hand.");
    CHECK(told({"rounds", "9"}) == "Option rounds can't be \"9\": it is a number from 10 to 100.");
}

TEST_CASE("a sealed bid is told to its owner only", "[rise][text]") {
    const Position before = position_after(R"(
        market cocoon spycraft
        > p1: auction cocoon)");
    Position after = before;
    Chance chance(1);
    std::vector<Event> events;
    apply(after, Move::bid(4), chance, &events);
    CHECK(events.empty());
    const auto told = [&](Seat viewer) {
        return Rise::describe(Rise::view(before, viewer), Move::bid(4), masked<Rise>(events, viewer),
                              Rise::view(after, viewer))
            .at(0)
            .text;
    };
    CHECK(told(Seat{0}) == "You bid 4 gems.");
    CHECK(told(Seat{1}) == "{p1} has bid.");
    CHECK(told(kSpectator) == "{p1} has bid.");
    CHECK(Rise::view(after, Seat{0}).of(Seat{0}).sealed == 4);
    CHECK(Rise::view(after, Seat{1}).of(Seat{0}).answered);
    CHECK_FALSE(Rise::view(after, Seat{1}).of(Seat{1}).answered);
    CHECK(Rise::question(Rise::view(after, Seat{1})) == "Bid for Cocoon");
}

TEST_CASE("what followed from a move is told in order", "[rise][text]") {
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
    std::vector<Event> events;
    apply(after, move, chance, &events);
    const auto sentences = texts(
        Rise::describe(Rise::view(before, Seat{1}), move, masked<Rise>(events, Seat{1}), Rise::view(after, Seat{1})));
    const std::vector<std::string> wanted{"{p1} places a white disk on 0,-1.",
                                          "A tile of value 0 is drawn for 0,-1.",
                                          "{p1} reveals Genesis Device and uses it.",
                                          "0,-1 gains 3 gems.",
                                          "{p1} earns 3 gems from 0,-1.",
                                          "Cocoon is now {p1}'s active card.",
                                          "Round 1: your turn."};
    CHECK(std::vector<std::string>(sentences.begin(), sentences.begin() + 7) == wanted);
}

TEST_CASE("what happens to several at once is one sentence", "[rise][text]") {
    const auto told = [](std::string_view text, const Move& move) {
        const Position before = position_after(text);
        Position after = before;
        Chance chance(1);
        std::vector<Event> events;
        apply(after, move, chance, &events);
        return texts(Rise::describe(Rise::view(before, Seat{0}), move, masked<Rise>(events, Seat{0}),
                                    Rise::view(after, Seat{0})));
    };
    const std::string_view harvest = R"(
        map 0,0=2[b]
        p1 hand galactic-union,cocoon
        > p1: harvest galactic-union)";
    CHECK(told("map 0,0=2[b]\np1 hand galactic-union", Move::of(Verb::harvest, Card::galactic_union))[0] ==
          "You harvest Galactic Union for 2 gems.");
    const auto bids = told(std::string(harvest) + "\n> p1: bid 2", Move::bid(1));
    CHECK(bids.at(0) == "Bids: you 2 and {p2} 1.");
    CHECK(bids.at(1) == "You pay 2 gems and {p2} 1 to the bank.");
    const auto march =
        told("market spycraft dark-ages cocoon\np1 hand march-of-ashes\n", Move::of(Verb::event, Card::march_of_ashes));
    CHECK(march.at(0) == "You play March of Ashes.");
    CHECK(march.at(1) == "Spycraft, Dark Ages and Cocoon are buried.");
}

TEST_CASE("explanations give certain results", "[rise][text]") {
    const Position main = position_after(R"(
        map 0,0=3[b] 1,0=2[wb] 2,0=1+1[]
        market spycraft
        p1 hand garthu-spaceport,ancient-secrets
        p2 pile wreckage-of-the-xyri)");
    const View view = Rise::view(main, Seat{0});
    CHECK(Rise::explain(view, "harvest garthu-spaceport") ==
          "Garthu Spaceport: earn 5 gems now. 4 gems preserve both sectors.");
    CHECK(Rise::explain(view, "expand garthu-spaceport") ==
          "Garthu Spaceport: place a blue disk. Blue is worth 5 in 2 sectors, 4 disks left in the pool. 10 places, "
          "earning "
          "up to 3 gems; 7 unexplored.");
    CHECK(Rise::explain(view, "auction spycraft") ==
          "Spycraft, black, worth 0 gems now. If you win, you pay the bank. If someone else wins, they pay you.");
    CHECK(Rise::explain(view, "event ancient-secrets") == "Ancient Secrets has no action.");
    Position placing = main;
    Chance chance(1);
    apply(placing, Move::of(Verb::expand, Card::garthu_spaceport), chance);
    const View place = Rise::view(placing, Seat{0});
    CHECK(Rise::explain(place, "place 2,0") == "2,0, value 2 (1 + 1 gem), empty; you earn 2 gems.");
    CHECK(Rise::explain(place, "place 3,0") == "3,0 can't take a blue disk.");
    CHECK(Rise::explain(place, "place 0,1") == "0,1, unexplored: a tile of 0 to 4, and the top card.");
    Position bidding = main;
    apply(bidding, Move::of(Verb::auction, Card::spycraft), chance);
    CHECK(Rise::explain(Rise::view(bidding, Seat{0}), "bid 4") ==
          "Worth 0 gems now. If you win, you pay the bank. If someone else wins, they pay you. Winning leaves you 5 "
          "gems; "
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
    const std::string own = json_of(Rise::view(position, Seat{0})), all = json_of(position);
    CHECK(own.find("garthu-spaceport") != std::string::npos);
    CHECK(own.find("dark-ages") == std::string::npos);
    CHECK(all.find("\"hand\":[\"dark-ages\"]") != std::string::npos);
    CHECK(all.find("\"answers\":[\"expand garthu-spaceport\"") != std::string::npos);
}
