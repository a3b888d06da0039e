// What Ozymandias says: questions, sentences, explanations and tables, for each reader, and refusals with their
// figures. tests/laws checks for all games that sentences tell nobody what is hidden from him.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/ozymandias/facts.h"

namespace orrery::ozymandias {
namespace {

View seen(std::string_view text, int seat = 0) { return Ozymandias::view(position_after(text), seat_at(seat)); }
std::string asked(std::string_view text, int seat = 0) { return Ozymandias::question(seen(text, seat)); }

constexpr std::string_view kActing =
    "sites 0=red-2r0 2=gold-1r1 ; disks 0c=p2,p1 ; p1 res 1/2/1 hand pin,gossip ; p1f1 searcher @0b st 2 under "
    "armada,the-wall\n"
    "p2f1 the-watcher @2g st 1 ; p2 hand observer ; node turn p1 ; > activate p1f1\n";
constexpr std::string_view kWar =
    "sites 0=red-2r0 2=gold-1r1 ; p1 res 0/0/1 hand pin,the-bribe ; p2 hand gossip ; p1f1 searcher @0b ; p2f1 "
    "the-watcher @2g st 4\n"
    "node turn p1 ; > activate p1f1 ; > attack 0b 2g\n";
constexpr std::string_view kRetreat =
    "sites 0=red-2r0 ; disks 0c=p2 ; p1f1 pilgrims @0b st 3 ; p2f1 the-watcher @0c st 1\n"
    "node turn p1 ; > activate p1f1 ; > attack 0b 0c\n";

// ---- Questions

TEST_CASE("questions say what can be done, and at what price", "[ozymandias][text]") {
    CHECK(asked("age 2 ; deck pin armada ; p1 res 0/0/5 hand gossip ; node plan p1") ==
          "Buy a card for 1 secret, or stop");
    CHECK(asked("p1 hand gossip,pin ; node plan p1") == "Choose a leader, and cards to put under your fleets");
    CHECK(asked("sites 0=red-2r0 ; p1 res 3/0/0 boxes 1 ; p1f1 gossip @0a spent ; p1f2 pin @0b ; node turn p1") ==
          "Activate a fleet, recover for 2 wealth, or pass");
    CHECK(asked(kActing) == "What should fleet 1 do?");
    CHECK(asked(kActing, 1) == "{p1}: what should fleet 1 do?");
    CHECK(asked(kWar) == "Play a sword, or yield (4 behind)");
    CHECK(asked(kRetreat) == "Where should {p2}'s fleet 1 go (1 left over)?");
    CHECK(asked(kRetreat, 1) == "{p1}: where should your fleet 1 go (1 left over)?");
    CHECK(asked("sites 0=red-2r0 ; p1f1 gossip @0a ; node turn p1 ; > pass") == "The game is over.");
}

// ---- Sentences

TEST_CASE("what happened is told to every reader, once", "[ozymandias][text]") {
    holds(
        "sites 0=red-2r0 ; deck armada ; p1 res 0/4/0 ; disks 0c=p2,p1,p2 ; p1f1 the-watcher @0c ; node turn p1\n"
        "> activate p1f1 ; \" p1 You activate fleet 1. ; \" {p1} activates fleet 1.\n"
        "> conquer ; \" p1 You conquer 0c. ; \" p1 You pay 4 population. ; \" p1 New in your hand: Armada.\n"
        "\" p2 {p1} draws 1 card.");
    holds(
        "sites 0=red-2r0 ; p1f1 the-watcher @0b under terraformation ; node turn p1 ; > activate p1f1\n"
        "> harvest terraformation blue p2 ; \" p2 {p1} harvests Terraformation for 2 secrets.\n"
        "\" p2 {p1} gives Terraformation to you.");
    holds(std::string(kWar) +
          "> sword pin ; \" p2 {p1} plays Pin as a sword: +6. ; \" p2 You have the initiative, 2 behind.");
    holds(
        "sites 0=red-2r0 ; stack gold-1 ; p1f1 searcher @0a ; node turn p1 ; > activate p1f1 ; > explore 0a1\n"
        "\" p2 {p1}'s fleet 1 leaves the galaxy over 0a1, to explore site 1.");
}

std::vector<std::string> told(std::string_view before, std::string_view move, int viewer) {
    Position p = position_after(before);
    const View first = Ozymandias::view(p, seat_at(viewer));
    std::vector<Event> events, known;
    Chance chance(1);
    apply(p, *Ozymandias::parse(move), chance, &events);
    for (const Event& event : events)
        if (const auto masked = Ozymandias::masked(event, seat_at(viewer))) known.push_back(*masked);
    return texts(Ozymandias::describe(first, *Ozymandias::parse(move), known, Ozymandias::view(p, seat_at(viewer))));
}

TEST_CASE("drafts are secret until both are in, and told without their price", "[ozymandias][text]") {
    constexpr std::string_view kDraft =
        "sites 0=red-2r0 ; p1 res 0/3/0 ; p2 res 0/3/0 hand pin ; p1f1 searcher @0b st 1 ; p2f1 pilgrims @0c\n"
        "node turn p1 ; > activate p1f1 ; > attack 0b 0c\n";
    using Sentences = std::vector<std::string>;
    CHECK(told(kDraft, "draft 0", 0) == Sentences{"You choose to draft 0."});
    CHECK(told(kDraft, "draft 0", 1) == Sentences{"{p1} has made a secret choice."});
    CHECK(told(std::string(kDraft) + "> p1 draft 0", "draft 3", 1) ==
          Sentences{"You choose to draft 3.", "{p1} drafts nothing into fleet 1.", "You draft 3 into fleet 1.",
                    "{p1} has the initiative, 2 behind.", "{p1} yields.",
                    "Your fleet 1 wins by 2 against {p1}'s fleet 1, which loses 1 strength."});
}

TEST_CASE("others learn how many cards, and nothing about a hidden leader", "[ozymandias][text]") {
    using Sentences = std::vector<std::string>;
    constexpr std::string_view kBuying = "age 2 ; deck pin armada ; p1 res 0/0/5 hand gossip ; node plan p1\n";
    CHECK(told(kBuying, "buy", 0) ==
          Sentences{"You buy a card (1 of 3 this age).", "You pay 1 secret.", "New in your hand: Pin."});
    CHECK(told(kBuying, "buy", 1) == Sentences{"{p1} buys a card (1 of 3 this age).", "{p1} pays 1 secret."});
    constexpr std::string_view kPlanning = "p1 hand gossip,pin ; node plan p1\n";
    CHECK(told(kPlanning, "plan gossip p1f1:pin", 1) == Sentences{"{p1} has made a plan.",
                                                                  "{p1} gets fleet 1 with a hidden leader.",
                                                                  "{p1} puts 1 card under fleet 1."});
    constexpr std::string_view kSecond =
        "sites 0=red-2r0 ; p1f1 searcher @0b ; p1 hand gossip,pin,armada ; node plan p1\n";
    CHECK(told(kSecond, "plan gossip p1f1:pin p1f2:armada", 1).back() ==
          "{p1} puts 1 card under fleet 1 and 1 under fleet 2.");
    CHECK(told(kSecond, "plan gossip p1f1:pin p1f2:armada", 0).back() ==
          "You put Pin under fleet 1 and Armada under fleet 2.");
    CHECK(told(kPlanning, "plan gossip p1f1:pin", 0) ==
          Sentences{"You have made a plan.", "You get fleet 1, led by Gossip.", "You put Pin under fleet 1."});
}

TEST_CASE("an attack from the fleet's own point is not a move", "[ozymandias][text]") {
    for (const std::string& sentence : told(kActing, "attack 0b 2g", 1))
        CHECK(sentence != "{p1}'s fleet 1 goes to 0b.");
    CHECK(told(kActing, "attack 0b 2g", 1)[0] == "{p1}'s fleet 1 attacks your fleet 1.");
}

// ---- Explanations

TEST_CASE("explanations give figures", "[ozymandias][text]") {
    const auto says = [](std::string_view position, std::string_view text) {
        return Ozymandias::explain(seen(position), text);
    };
    CHECK(says(kActing, "move 0c") == "Costs 1 secret. 0c: red colony, controlled by you (2 disks).");
    CHECK(says(kActing, "move 0h") == "Out of reach. 0h: red hazard.");
    CHECK(says(kActing, "attack 0b 2g") == "Free. Strength 2 against 1; your swords are red, theirs gold.");
    CHECK(says(kActing, "explore 0i9") == "Free. No tile is left, so the fleet returns to its leader card.");
    CHECK(says(kActing, "explore") == "Leave the galaxy. No tile is left, so the fleet returns to its leader card.");
    CHECK(says("sites 0=red-2r0 ; stack gold-1 ; p1f1 searcher @0a ; node turn p1 ; > activate p1f1", "explore") ==
          "Leave the galaxy, onto a face-down tile.");
    CHECK(says(kActing, "harvest armada gold p2") == "You gain 2 wealth for 1 secret (secret plans).");
    CHECK(says(kActing, "harvest the-wall gold p2") == "You gain 4 wealth.");
    CHECK(says(kActing, "emergency pin blue") == "You discard Pin and gain 1 secret.");
    CHECK(says(kActing, "use searcher pin") == "Pay 1 secret and discard a card: draw a card.");
    CHECK(says(kActing, "end") == "This fleet does nothing more.");
    CHECK(says(kWar, "sword pin") == "Adds 6 for free. That puts them 2 behind, with the initiative.");
    CHECK(says(kWar, "sword the-bribe") == "Adds 2 for 1 secret. You are still 2 behind.");
    CHECK(says(kWar, "yield") == "You lose by 4: 0 strength lost, and 4 left over to move your fleet away.");
    CHECK(says(kRetreat, "retreat 0d") == "Takes 1 of the 1 left over. 0d: red hazard.");
    CHECK(says("sites 0=red-2r0 ; disks 0c=p2 ; p1f1 searcher @0c ; p1 hand pin ; node turn p1 ; > activate p1f1",
               "conquer") ==
          "Costs 2 population (1, and 1 for each disk there). Your disk goes on top, and you draw a card.");
    CHECK(says("p1 hand pin,gossip ; p1f1 armada @card ; node plan p1", "plan pin") ==
          "Pin leads your new fleet: An enemy fleet next to this fleet can take no action but to attack this fleet.");
    CHECK(says("p1 hand pin,gossip ; p1f1 armada @card ; node plan p1", "plan pin p1f1:gossip") ==
          "Pin leads your new fleet. Under fleet 1: Gossip.");
    CHECK(says(kActing, "activate p2f1") == "{p2}'s fleet 1, led by The Watcher, on 2g, strength 1, ready.");
    CHECK(says(kActing, "").find("What should fleet 1 do?") == 0);
}

// ---- Tables

TEST_CASE("the sheet tells players, fleets, colonies and the viewer's own hand", "[ozymandias][text]") {
    const auto table = [](const Sheet& sheet, std::string_view caption) {
        for (const SheetTable& one : sheet.tables)
            if (one.caption == caption) return one.rows;
        return std::vector<std::vector<std::string>>{};
    };
    using Row = std::vector<std::string>;
    const Sheet own = Ozymandias::sheet(seen(kActing));
    CHECK(own.when == "age 1");
    CHECK(own.facts[0] == "Age 1 of 4, your turn.");
    CHECK(table(own, "Players")[0] == Row{"{p1}", "1", "1", "2", "1", "2", "7", "0"});
    CHECK(table(own, "Fleets")[0] ==
          Row{"p1f1", "{p1}", "Searcher", "0b", "2 of 6", "Exhausted", "The Wall and Armada", "No"});
    CHECK(table(own, "Colonies")[0] == Row{"0c", "Red", "{p1}", "{p2} and {p1}"});
    CHECK(table(own, "Sectors")[1] == Row{"2", "Tithe", "Gold", "r1", "2d", "2b, 2f and 2i"});
    CHECK(table(own, "Your hand").size() == 2);
    // Others see how many cards there are.
    const Sheet other = Ozymandias::sheet(seen(kActing, 1));
    CHECK(table(other, "Fleets")[0][6] == "2");
    CHECK(table(other, "Your hand")[0][0] == "Observer");
    const Sheet over = Ozymandias::sheet([] {
        View view = seen(kActing);
        view.open.over = true;
        view.result.rank = {1, 2};
        view.result.score = {1, 0};
        return view;
    }());
    CHECK(over.facts[1] == "1. You with 1 colony.");
    CHECK(over.facts[2] == "2. {p2} with 0 colonies.");
    CHECK(table(over, "Scores")[0] == Row{"{p1}", "1", "0", "1"});
}

// ---- Refusals

TEST_CASE("an answer to another question is refused with the question that is asked", "[ozymandias][text]") {
    holds(std::string(kActing) +
          "- pass = 5 Now choose an action, an order or \"end\", not \"pass\".\n"
          "- harvest pin red p2 = 6.6 Pin isn't under this fleet ; - conquer = 6.5 0b isn't a colony\n"
          "- move 0h = 6.4 costs 3 secrets (2 charges), and you have 1 ; - explore 0b3 = 6.4 A tile lies behind 0b3\n"
          "- attack 0b 0c = 6.4 No enemy fleet stands on 0c ; - use searcher armada = 6 You don't hold Armada\n"
          "- use gossip = 9.1 Gossip doesn't lead fleet 1 ; - move 5a = 6.4 No tile lies face-up at 5a");
    holds(
        "sites 0=red-2r0 ; p1f1 pilgrims @0a ; p1f2 gossip @0b spent ; node turn p1\n"
        "- activate p2f1 = 6.2 isn't your fleet ; - activate p1f3 = 6.2 You have 2 fleets ; - activate p1f2 = 6.2 "
        "exhausted");
    holds("sites 0=red-2r0 ; p1f1 gossip @0a ; node turn p1 ; > pass ; - pass = 7 The game is over");
    holds(
        "p1 hand pin,gossip,armada ; node plan p1 ; - plan pin p1f2:gossip = 6.1 You have no fleet 2 ; - plan pin "
        "p2f1:gossip = 6.1");
}

TEST_CASE("plans, and what a text names, are read in any order and recorded as listed", "[ozymandias][text]") {
    const auto read = [](std::string_view text) {
        const auto move = Ozymandias::parse(text);
        return move ? Ozymandias::print(*move) : move.fault().message;
    };
    CHECK(read("plan gossip p1f1:the-fear,pin") == "plan gossip p1f1:pin,the-fear");
    CHECK(read("plan gossip p1f2:armada p1f1:the-fear,pin") == "plan gossip p1f1:pin,the-fear p1f2:armada");
    CHECK(read("use the-network pin gossip") == "use the-network gossip pin");
    CHECK(read("use desert-legend blue pin gold red") == "use desert-legend pin gold red blue");
    CHECK(read("use observer p2 pilgrims") == "use observer pilgrims p2");
    CHECK(read("use trawler 0c gossip") == "use trawler gossip 0c");
    holds(
        "p1 hand pin,gossip,the-fear ; node plan p1 ; > p1 plan gossip p1f1:the-fear,pin ; = p1f1 under pin,the-fear");
}

TEST_CASE("what a plan or a text lacks, or names twice, is told", "[ozymandias][text]") {
    const auto told = [](std::string_view text) { return Ozymandias::parse(text).fault().message; };
    CHECK(told("plan gossip p1f1:pin,pin") == "\"pin\" is named twice. Name it only once.");
    CHECK(told("plan gossip p1f1:gossip") == "\"gossip\" is named twice. Name it only once.");
    CHECK(told("plan gossip p1f1:pin p1f2:pin") == "\"pin\" is named twice. Name it only once.");
    CHECK(told("plan gossip p1f1:pin p1f1:armada") == "\"p1f1\" is named twice. Name it only once.");
    CHECK(told("use the-network pin pin") == "\"pin\" is named twice. Name it only once.");
    CHECK(told("use trawler") == "After \"use trawler\" name a card such as the-wall and a point such as 0a.");
    CHECK(told("use desert-legend pin") == "After \"use desert-legend\" name a card such as the-wall and three suits.");
    CHECK(told("use the-network pin") == "After \"use the-network\" name two cards.");
    CHECK(told("use gossip pin") == "Nothing comes after \"use gossip\".");
    CHECK(told("use the-general p1f2") == "The General lets another fleet act: write \"delegate\" and that fleet.");
    CHECK(told("use armada") == "Armada works by itself: there is nothing to use.");
    CHECK(told("use  gossip") == "Put one space between words, and none before or after: \"use gossip\".");
    CHECK(told("use nobody").find("After \"use\" comes a leader such as gossip") == 0);
}

}  // namespace
}  // namespace orrery::ozymandias
