// What Settlers of the Cosmos says: questions, sentences, explanations and tables, for each reader, and refusals with
// their figures. tests/laws checks for all games that sentences tell nobody what is hidden from him.
#include <algorithm>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/cosmos/facts.h"
#include "games/cosmos/phrases.h"

namespace orrery::cosmos {
namespace {

std::string asked(std::string_view text, int seat = 0) { return Cosmos::question(view_of(text, seat)); }
std::string says(std::string_view position, std::string_view text, int seat = 0) {
    return Cosmos::explain(view_of(position, seat), text);
}

constexpr std::string_view kActing =
    "seats 3 races=off ; p1 e5=4 e4=3 c6=1 hand at5,neg ; p2 f5=3 f6=2 hand at8 ; p3 g5=2 ; turn p1 ; > p1 ready\n";
const std::string kInvaded = std::string(kActing) + "> p1 invade e5 f5 p2 with e4\n";
const std::string kChosen = kInvaded + "> p3 ally none ; > p2 support none ; > p2 play at8\n";

// ---- Questions

TEST_CASE("questions say what can be done, and to whom", "[cosmos][text]") {
    CHECK(asked("seats 2 ; start") == "Choose the race you keep");
    CHECK(asked("seats 2 races=off ; start") == "Choose a planet, and fill the space around it");
    CHECK(asked("seats 3 ; p1 d5=1 ; p2 h5=1 ; turn p3", 2) == "Choose where your ships return");
    CHECK(asked("seats 2 races=off ; p1 c6=1 ; turn p1") == "Buy and trade, or go on");
    CHECK(asked("seats 2 races=off trade=off ; p1 c6=1 m1 ; turn p1") == "Buy, or go on");
    constexpr std::string_view kPoor = "seats 2 ; p1 d5=1 race mason hidden ; p2 h5=1 ; turn p1";
    CHECK(asked(kPoor) == "Reveal your race, or go on");
    CHECK(asked(kPoor, 1) == "{p1}: reveal the race, or go on");
    CHECK(asked("seats 2 ; p1 e5=3 race parasite clung p2:f5 ; p2 f5=3 ; turn p2", 1) == "Purge, or go on");
    CHECK(asked(kActing) == "Move or invade: 2 actions left");
    CHECK(asked(kActing, 1) == "{p1}: move or invade: 2 actions left");
    CHECK(asked("seats 2 ; p1 d5=2 race domino tiles march=1 ; p2 h5=1 ; turn p1") ==
          "Move or invade: 2 actions and 1 extra move left");
    CHECK(asked(kInvaded, 2) == "Take sides? {p1} invades {p2} on f5");
    CHECK(asked(kInvaded + "> p3 ally none", 1) == "Call support to f5?");
    CHECK(asked(kInvaded + "> p3 ally none ; > p2 support none", 1) == "Choose a card against {p1}");
    CHECK(asked(kChosen) == "Choose a card against {p2}");
    CHECK(asked(kChosen + "> p1 play at5") == "Make a victory move?");
    CHECK(asked("seats 2 races=off ; p1 e5=4 hand at1,re4,re4 ; p2 f5=3 hand at8 ; turn p1 ; > p1 invade e5 f5 p2 ; > "
                "p2 play at8 ; > p1 play at1") == "Play Reinforcements? You have 5 against 11");
    CHECK(asked("seats 2 races=off cap=8 ; p1 d5=1 ; p2 h5=1 ; round 8 ; turn p2 ; > p2 end") == "The game is over.");
}

// ---- Sentences

TEST_CASE("a question for Reinforcements tells that the seat has them, and everybody reads so", "[cosmos][text]") {
    const std::string behind =
        "seats 3 races=off ; p1 e5=4 hand at1,re4,re4 ; p2 f5=3 hand at8 ; p3 h5=1 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p2 play at8 ; > p1 play at1 ; = asked p1 reinforce ; ";
    const std::string told = "{p1} holds enough Reinforcements to turn it.";
    holds(behind + "\" " + told + " ; \" p2 " + told + " ; \" p3 " + told);
    holds(behind + "> p1 reinforce none ; \" p3 {p1} plays no Reinforcements.");
}

TEST_CASE("an invasion is told with its totals and their parts", "[cosmos][text]") {
    holds(kInvaded +
          "\" {p1} invades {p2} on f5 from e5, with support from e4. ; \" p2 {p1} invades you on f5 from e5, with "
          "support from e4.");
    holds(kChosen + "\" {p2} has made a secret choice. ; \" p2 You choose Attack 8.");
    holds(kChosen +
          "> p1 play at5 ; \" {p2} plays Attack 8. ; \" p1 You play Attack 5.\n"
          "\" Offence 12: 4 main stack + 3 support + 5 card. ; \" Defence 11: 3 main stack + 8 card. ; \" The offence "
          "wins.\n"
          "\" p2 You lose 3 ships on f5. ; > p1 victory e5 f5 2 ; \" p1 You move 2 ships from e5 to f5, as a victory "
          "move.");
    holds(
        "seats 2 ; p1 e5=4 hand at4 ; p2 f5=3 hand at2 race mason ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play at2 ; > "
        "p1 play at4\n"
        "\" Defence 8: 3 main stack + 2 card + 3 wall.");
}

TEST_CASE("played cards are discarded, and the end of an invasion tells what is left of the turn", "[cosmos][text]") {
    holds(kChosen +
          "> p1 play at5 ; > p1 victory e5 f5 2 ; \" The invasion is over: {p1} has 1 action left. ; \" p1 The "
          "invasion is "
          "over: you have 1 action left.");
    holds(kChosen + "> p1 play at5 ; \" Attack 5 and Attack 8 are discarded.");
    holds(
        std::string(kActing) +
        std::string("> p1 invade e5 f5 p2 ; > p3 ally none ; > p2 support none ; > p2 play at8 ; > p1 play neg ; > p2 "
                    "victory none\n"
                    "\" The invasion failed, and {p1}'s turn is over. ; \" p1 The invasion failed, and your "
                    "turn is over."));
}

TEST_CASE("the question itself tells what the asked seat holds, and so does a no", "[cosmos][text]") {
    const std::string asked =
        "seats 2 ; p1 e5=4 d5=1 hand at1 race copyist hidden ; p2 f5=3 hand at8 ; turn p1 ; > p1 ready ; > p1 invade "
        "e5 f5 "
        "p2 ; > p2 play at8 ; > p1 play at1";
    holds(asked + " ; \" {p1} can copy the card, as only Copyist can.");
    holds(asked + " ; > p1 copy no ; \" {p1} declines to copy. ; \" p1 You decline to copy.");
}

TEST_CASE("parts that add nothing aren't told", "[cosmos][text]") {
    Parts parts;
    CHECK(parts_text(parts) == "nothing");
    parts.main = 4, parts.card = 6, parts.burn = 2;
    CHECK(parts_text(parts) == "4 main stack + 6 card + 2 burnt ships");
    CHECK(parts.total() == 12);
}

TEST_CASE("equal cards are counted", "[cosmos][text]") {
    Cards cards;
    CHECK(names_of(cards).empty());
    for (const Card card : {Card::at2, Card::neg, Card::neg, Card::qua, Card::qua, Card::qua}) cards.add(card);
    CHECK(names_of(cards) == "Attack 2, two Negotiates and three Quashes");
}

TEST_CASE("a purchase of ships is explained before their sites are known", "[cosmos][text]") {
    const Position p = position_after("seats 2 races=off ; p1 d5=1 m2 ; p2 h5=1 ; turn p1");
    CHECK(Cosmos::explain(Cosmos::view(p, seat_at(0)), "buy ship") ==
          "Costs 1 mineral (you have 2). Choose where the ships go.");
}

TEST_CASE("moves, purchases and trade are told to every reader", "[cosmos][text]") {
    holds(std::string(kActing) +
          "> p1 move e5 e6 2 ; \" p1 You move 2 ships from e5 to e6. ; \" {p1} moves 2 ships from e5 to e6.");
    holds(
        "seats 3 races=off ; p1 d5=1 m2 g1 ; p2 h5=1 ; p3 i3=1 ; deck neg at1 ; turn p1 ; > p1 buy card ; \" p1 You "
        "buy a card for 1 gas.\n"
        "\" p1 New in your hand: Negotiate. ; \" p2 {p1} draws 1 card. ; > p1 buy ship d5,d5 ; \" {p1} buys 2 ships on "
        "d5 for 1 mineral.\n"
        "> p1 offer p3 1m for 2g ; \" p3 {p1} offers you 1 mineral for 2 gas. ; \" p1 You offer {p3} 1 mineral for 2 "
        "gas.");
}

TEST_CASE("what a player places is one sentence", "[cosmos][text]") {
    holds(
        "seats 2 races=off ; start ; board S ; > p1 settle d5=4 c4=2 e5=1 ; \" p1 You put 4 ships on d5, 2 on c4 and 1 "
        "on e5.\n"
        "\" {p1} puts 4 ships on d5, 2 on c4 and 1 on e5.");
}

TEST_CASE("cards taken are told to both main players only", "[cosmos][text]") {
    holds(
        "seats 3 races=off ; p1 e5=4 hand at2,at3 ; p2 f5=1 c1=1 hand neg ; p3 i3=1 ; turn p1 ; > p1 invade e5 f5 p2 ; "
        "> p2 play neg\n"
        "> p1 play at2 ; \" p1 {p2} takes Attack 3 from you. ; \" p2 You take Attack 3 from {p1}. ; \" p3 {p2} takes 1 "
        "random card from {p1}.");
}

TEST_CASE("races and their powers are told", "[cosmos][text]") {
    holds(
        "seats 2 ; p1 d5=1 race mason hidden ; p2 h5=1 ; turn p1 ; > p1 reveal ; \" p1 You reveal your race: Mason. ; "
        "\" {p1} reveals their race: Mason.");
    holds(
        "seats 2 ; p1 e5=4 hand at8 race domino ; p2 f5=3 c1=1 hand at1 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play "
        "at1 ; > p1 play at8\n"
        "> p1 tile strike ; \" p1 You raise Strike to level 1: +2 per level as invader.");
    holds(
        "seats 2 ; p1 e5=4 d5=1 hand at1 race dancer hidden ; p2 f5=3 hand at8 ; turn p1 ; > p1 ready ; > p1 invade e5 "
        "f5 p2 ; > p2 play at8\n"
        "> p1 play at1 ; > p1 slip no ; \" p1 You decline to slip away. ; \" {p1} loses 4 ships on e5.");
}

TEST_CASE("refills and retribution are told with their cards and ships", "[cosmos][text]") {
    holds(
        "seats 2 races=off ; p1 e5=4 hand at1 ; p2 f5=3 hand re2,re4 ; turn p1 ; > p1 invade e5 f5 p2\n"
        "\" {p2} holds no invade card, and discards Reinforcement 2 and Reinforcement 4.");
    holds(
        "seats 2 races=off ; p1 e5=4 hand at1 ; p2 f5=3 ; turn p1 ; > p1 invade e5 f5 p2 ; \" p2 You hold no invade "
        "card.");
    holds(
        "seats 2 ; p1 e5=4 hand at8 ; p2 f5=2 c1=1 hand at1 race spite ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play "
        "at1 ; > p1 play at8\n"
        "\" {p2} strikes back: the winning side loses 1 ship. ; \" {p2}'s bitterness is now +1. ; \" p1 You lose 1 "
        "ship on e5.");
}

TEST_CASE("what a player loses is one sentence, and burnt ships are not told again", "[cosmos][text]") {
    holds(
        "seats 2 races=off ; p1 e5=4 hand at8 ; p2 f5=3 f6=2 hand at1 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 support "
        "f6 ; > p2 play at1 ; > p1 play at8\n"
        "\" {p2} loses 2 ships on f6 and 3 on f5. ; \" p2 You lose 2 ships on f6 and 3 on f5.");
}

TEST_CASE("the end is told", "[cosmos][text]") {
    holds(
        "seats 2 races=off ; p1 b3=1 c3=1 d5=1 e3=1 e5=1 ; p2 h5=1 ; turn p1 ; > p1 move e5 e6 1 ; \" p1 You have five "
        "colonies.\n"
        "\" {p1} has five colonies.");
}

// ---- Explanations

TEST_CASE("explanations give figures", "[cosmos][text]") {
    CHECK(says(kActing, "move e5 f5") == "f5, a planet: {p2}'s 3 ships.");
    CHECK(says(kActing, "move e5 e6 3") == "3 ships to e6; 1 stays on e5. You'll have 1 colony.");
    CHECK(says(kActing, "move e5 d5 2") == "2 ships to d5; 2 stay on e5. You'll have 1 colony.");
    CHECK(says(kActing, "move c6 d6 1") == "1 ship to d6; none stay on c6.");
    CHECK(says(kActing, "invade e5 f5 p2") ==
          "Before cards: 4 against 3 (the defence wins ties). {p2} can add 2 and {p3} 2.");
    CHECK(says(kActing, "invade e5 f5 p2 with e4") ==
          "Before cards: 7 against 3 (the defence wins ties). {p2} can add 2 and {p3} 2.");
    CHECK(says(kActing, "end") == "Ends your turn with 2 actions unused.");
    CHECK(says(kActing, "").find("Move or invade") == 0);
    CHECK(says(kInvaded, "ally off g5", 2) ==
          "Adds 2. Before cards: offence 9, defence 3. Your ships are lost if the offence loses.");
    CHECK(says(kActing, "ally off e4") == "Adds 3. Your ships are lost if the offence loses.");
    const std::string supported = std::string(kInvaded) + "> p3 ally none\n";
    CHECK(says(supported, "support none", 1) ==
          "Your main stack fights without support. Before cards: offence 7, defence 3.");
    CHECK(says(supported, "support f6", 1) ==
          "Adds 2. Before cards: offence 7, defence 5. This stack is lost if you lose.");
    CHECK(says(kActing, "invade e5") == "e5, a corner: your 4 ships.");
    CHECK(says(kActing, "invade e5 f5") == "f5, a planet: {p2}'s 3 ships.");
    CHECK(says(kInvaded, "ally none", 2) == "You stay out of it, and keep your ships.");
    CHECK(says(kChosen, "play at5") == "Attack 5. Adds 5 against another Attack, and beats every Defend card.");
    CHECK(says("seats 2 races=off ; start ; board S", "settle d5=4 c4=3") == "Places 7 of your 32 ships.");

    CHECK(says("seats 2 races=off ; p1 d5=1 m2 ; p2 h5=1 ; turn p1", "buy ship d5,d5") ==
          "Costs 1 mineral (you have 2). 2 ships on d5.");
    CHECK(says("seats 2 races=off ; p1 d5=1 m2 ; p2 h5=1 ; turn p1", "offer p2 1m for 1g") ==
          "You set aside 1 mineral and ask for 1 gas.");
    CHECK(says("seats 2 races=off ; p1 e5=4 hand at1,re4,re4 ; p2 f5=3 hand at8 ; turn p1 ; > p1 invade e5 f5 p2 ; > "
               "p2 play at8 ; > p1 play at1",
               "reinforce re4,re4") == "13 against 11.");
    CHECK(says(kActing, "invade e5 f5 p9") != "");
    CHECK(says("seats 2 ; p1 e5=4 d5=1 hand at1 ; p2 f5=3 hand at8 race mason mode shield ; turn p1",
               "invade e5 f5 p2") ==
          "Before cards: 4 against 9 (the defence wins ties).");  // 3 + 3 for the wall + 3 for the mode
}

TEST_CASE("explanations tell what an answer leads to, not only where", "[cosmos][text]") {
    constexpr std::string_view kBrood = "seats 2 ; p1 d5=3 race broodkin ; p2 h5=1 ; turn p1";
    CHECK(says(kBrood, "brood d5") == "Adds 1 ship to d5 (now 4).");
    CHECK(says("seats 2 ; round 1 ; p1 d5=3 race broodkin grave 20 ; p2 h5=1 ; turn p1", "double d5") ==
          "Adds 3 ships to d5 (now 6).");
    CHECK(says("seats 3 ; p1 d5=1 ; p2 h5=1 ; turn p3", "return k1", 2) ==
          "4 ships come from your graveyard to k1, a corner.");
    const std::string away =
        "seats 2 races=off ; p1 e5=4 hand at6 ; p2 f5=3 g5=2 hand ret ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 support none ; > p2 play ret ; > p1 play at6";
    CHECK(says(away, "retreat f4", 1) == "Your main stack moves to f4, a corner.");
    CHECK(says("seats 2 ; p1 e5=3 race parasite clung p2:f5 ; p2 f5=3 m1 ; turn p2", "purge f5", 1) ==
          "You lose 2 of your 3 ships on f5, and the ship of {p1} is gone.");
    CHECK(
        says(kInvaded + "> p3 ally none ; > p2 support none", "play at8 at5", 1) ==
        "When cards are turned over, you choose whether Attack 8 or Attack 5 counts. The other returns to your hand.");
    CHECK(says(kInvaded, "play neg neg", 1) == "One Negotiate counts. The other returns to your hand.");
    CHECK(says("seats 2 ; p1 d5=4 race mason ; p2 h5=1 ; turn p1", "walk d5 e5 f5 1 1") ==
          "1 ship on e5, 1 ship on f5; 2 stay on d5. You'll have 2 colonies.");
    CHECK(says("seats 2 ; p1 e5=4 hand at8 race domino ; p2 f5=3 c1=1 hand at1 ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 "
               "play "
               "at1 ; > p1 play at8",
               "tile strike") == "Strike goes up to level 1: +2 per level as invader.");
    CHECK(says("seats 2 ; p1 e5=4 hand at8 race gestalt ; p2 f5=3 c1=1 hand at1 race mason ; turn p1 ; > p1 invade e5 "
               "f5 p2\n"
               "> p2 play at1 ; > p1 play at8",
               "graft e5") == "1 ship from e5 goes on your race card, and you take a power of Mason. Graft: the wall.");
    CHECK(says("seats 2 ; p1 d5=1 ; p2 h5=1 m1 ; turn p1", "ready") == "Go on to your actions.");
    CHECK(says("seats 2 ; p1 d5=1 m1 ; p2 h5=1 m1 ; turn p1 ; > p1 offer p2 1m for 1g ; > p1 end", "ready", 1) ==
          "Go on to your actions. Offers to you are declined.");
    CHECK(says("seats 2 ; start", "keep mason open").find("Everybody sees it.") != std::string::npos);
    for (const char* verb : {"turncoat", "copy", "slip", "company", "cling", "spite"})
        CHECK(says(kActing, verb).find("comes yes") == std::string::npos);
}

TEST_CASE("answers of races are explained with what they bring now", "[cosmos][text]") {
    const auto fight = [](std::string_view p1, std::string_view card1, std::string_view p2, std::string_view card2) {
        return "seats 2 ; p1 " + word(p1) + " hand " + word(card1) + " ; p2 " + word(p2) + " hand " + word(card2) +
               " ; turn p1 ; > p1 ready ; > p1 invade e5 f5 p2 ; > p2 play " + word(card2) + " ; > p1 play " +
               word(card1);
    };
    CHECK(says("seats 2 ; p1 race ascended ; place", "settle d5=4 c4=3") == "Places 7 of your 10 ships.");
    const std::string copyist = fight("e5=4 d5=1 race copyist hidden", "at1", "f5=3", "at8");
    CHECK(says(copyist, "copy yes") == "Your card counts 8 instead of 1. Your race is revealed.");
    CHECK(says(copyist, "copy no") == "Your card still counts 1. Your race stays hidden.");
    const std::string dancer = fight("e5=4 d5=1 race dancer hidden", "at1", "f5=3", "at8");
    CHECK(says(dancer, "slip yes") == "Your main stack stays on e5. Your race is revealed.");
    CHECK(says(dancer, "slip no") == "Your main stack is lost: 4 ships. Your race stays hidden.");
    const std::string spite = fight("e5=4 d5=1 race spite hidden", "at1", "f5=3", "at8");
    CHECK(says(spite, "spite yes") ==
          "The winning side loses 2 ships, and 1 of your lost ships goes on your race card. Your race is revealed.");
    const std::string parasite = fight("e5=4 d5=1 race parasite hidden", "at1", "f5=3", "at8");
    CHECK(says(parasite, "cling yes") == "1 of your lost ships clings to {p2}'s stack on f5. Your race is revealed.");
    const std::string fodder = fight("e5=4 a1=3 race fodder hidden", "at1", "f5=3", "at8");
    CHECK(says(fodder, "burn a1=3") ==
          "You lose 3 ships for +6: offence 11, defence 11 before Reinforcements. Your race is revealed.");
    CHECK(says(fight("e5=4 d5=1 race gestalt hidden", "at8", "f5=3 c1=1 race mason hidden", "at1"), "graft e5") ==
          "{p2}'s race is revealed. If it has a power to take, you take it for 1 ship from e5. Your race is revealed.");
    CHECK(says("seats 2 ; p1 d5=1 race binary ; p2 h5=1 ; turn p1", "mode lance") ==
          "+3 when you invade, until your next turn.");
    CHECK(says("seats 2 ; p1 d5=1 m1 ; p2 h5=1 m1 ; turn p1 ; > p1 offer p2 1m for 1g ; > p1 end", "decline o1a", 1) ==
          "{p1} gets 1 mineral back.");
    CHECK(says("seats 2 ; p1 e5=4 hand at10 ; p2 f5=3 c1=1 hand at6,neg race two-faced ; turn p1 ; > p1 invade e5 f5 "
               "p2 ; > p2 play at6 neg ; > p1 play at10",
               "face neg", 1)
              .find("Attack 6 returns to your hand.") != std::string::npos);

    const std::string joined =
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 g5=3 race friend ; turn p1 ; > p1 invade e5 f5 p2\n";
    CHECK(says(joined, "ally off g5", 2) ==
          "Adds 3. Before cards: offence 7, defence 3. As a friend you lose no ships.");
    CHECK(says(joined + "> p3 ally off g5 ; > p2 play at1 ; > p1 play at8", "join g5 2", 2) ==
          "2 ships to f5; 1 stays on g5. You'll have 1 colony.");
    const std::string friendly =
        "seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at1 ; p3 g5=3 race friend hidden ; turn p1 ; > p1 invade e5 f5 "
        "p2\n";
    CHECK(says(friendly + "> p3 ally off g5 ; > p2 play at1 ; > p1 play at8", "company yes", 2) ==
          "You and {p1} draw a card each. Your race is revealed.");
    CHECK(says(friendly + "> p3 ally def g5 ; > p2 play at1 ; > p1 play at8", "company no", 2) ==
          "Your ships are lost with your side. Your race stays hidden.");
    CHECK(says("seats 3 ; p1 e5=4 hand at8 ; p2 f5=3 c1=1 hand at8 ; p3 g5=2 race two-faced ; turn p1 ; > p1 invade e5 "
               "f5 p2 ; > p3 ally off g5 ; > p2 play at8 ; > p1 play at8",
               "turncoat yes", 2) == "Your stacks join the defence: offence 12, defence 13 before Reinforcements.");
    CHECK(says("seats 2 ; p1 e5=4 d5=1 hand at1,re2,re3 race domino tiles shed=2 ; p2 f5=3 hand at10 ; turn p1\n"
               "> p1 invade e5 f5 p2 ; > p2 play at10 ; > p1 play at1",
               "shed re2,re3") == "You discard Reinforcement 2 and Reinforcement 3 and draw 2 cards.");
}

// ---- Tables

TEST_CASE("the sheet tells players, stacks, hexes, the invasion and the viewer's own hand", "[cosmos][text]") {
    const auto table = [](const Sheet& sheet, std::string_view caption) {
        for (const SheetTable& one : sheet.tables)
            if (one.caption == caption) return one.rows;
        return std::vector<std::vector<std::string>>{};
    };
    const auto has = [](const Sheet& sheet, std::string_view fact) {
        return std::find(sheet.facts.begin(), sheet.facts.end(), fact) != sheet.facts.end();
    };
    using Cells = std::vector<std::string>;
    const Sheet own = Cosmos::sheet(view_of(kInvaded, 0));
    CHECK(own.when == "round 2");
    CHECK(own.facts[0] == "Round 2 of 15, your turn.");
    CHECK(has(own, "Offence: you on e5 with 4 ships, support on e4."));
    CHECK(has(own, "Defence: {p2} on f5 with 3 ships."));
    CHECK(table(own, "Players")[0] == Cells{"{p1}", "0", "1", "0", "2", "8", "24", "None"});
    CHECK(table(own, "Stacks")[0] == Cells{"c6", "Void, mineral", "{p1}", "1"});
    CHECK(table(own, "Hexes").size() == 19);
    CHECK(table(own, "Your hand")[0] ==
          Cells{"Attack 5", "1", "Adds 5 against another Attack, and beats every Defend card."});
    CHECK(table(Cosmos::sheet(view_of(kInvaded, 1)), "Your hand")[0][0] == "Attack 8");
    // A hidden race is told to its owner.
    constexpr std::string_view kRaces =
        "seats 2 ; p1 d5=1 race mason hidden ; p2 h5=1 race domino tiles march=1 ; turn p1";
    CHECK(table(Cosmos::sheet(view_of(kRaces, 0)), "Players")[0].back() == "Mason (hidden)");
    CHECK(table(Cosmos::sheet(view_of(kRaces, 1)), "Players")[0].back() == "Hidden");
    CHECK(has(Cosmos::sheet(view_of(kRaces, 0)), "{p2}'s tiles: March 1."));
    // At the end.
    const Sheet over =
        Cosmos::sheet(view_of("seats 2 races=off cap=8 ; p1 d5=1 ; p2 h5=1 e3=1 ; round 8 ; turn p2 ; > p2 end", 0));
    CHECK(over.facts[0] == "The game is over: that was the last round.");
    CHECK(over.facts[1] == "1. {p2} with 2 colonies.");
    CHECK(over.facts[2] == "2. You with 1 colony.");
    CHECK(table(over, "Scores")[0] == Cells{"{p1}", "1", "0", "0", "0"});
}

TEST_CASE("more cards of late seats are told in the log and in the sheet", "[cosmos][text]") {
    Chance luck(1), choice(2);
    Position p = start_of(5, {{"races", "off"}});
    std::vector<Entry<Move>> entries;
    std::vector<std::string> told;
    while (p.round == 0) {
        CHECK(Cosmos::sheet(Cosmos::view(p, seat_at(4))).facts[2] == "More cards at the start: {p4} 1 and you 3.");
        Cosmos::legal(p, entries);
        const Move move = any_move<Cosmos>(p, entries, choice);
        const View before = Cosmos::view(p, seat_at(4));
        std::vector<Event> events;
        Cosmos::apply(p, move, luck, [&](const Event& event, const Position&) {
            if (const auto seen = Cosmos::masked(event, seat_at(4))) events.push_back(*seen);
        });
        told.clear();
        for (const Sentence& one : Cosmos::describe(before, move, events, Cosmos::view(p, seat_at(4))))
            told.push_back(one.text);
    }
    const auto has = [&](const char* text) { return std::count(told.begin(), told.end(), text) == 1; };
    CHECK(has("{p4} begins with 1 more card for their late seat."));
    CHECK(has("You begin with 3 more cards for your late seat."));
    // Later nobody needs to know.
    p.round = 2;
    CHECK(Cosmos::sheet(Cosmos::view(p, seat_at(4))).facts[2].find("More cards") == std::string::npos);
}

// ---- Refusals

TEST_CASE("refusals name the section, the figures and what would work", "[cosmos][text]") {
    holds(
        std::string(kActing) +
        "- p1 ready = 5 Now choose a move, an invasion or \"end\", not \"ready\".\n"
        "- p1 move e5 e3 1 = 6.5 e3 isn't next to e5. From e5 you reach d5, d6, e4 and e6. ; - p1 move e5 f5 1 = 6.5 "
        "f5 is closed: {p2} has "
        "ships there.\n"
        "- p1 move e5 e4 2 = 6.5 e4 has room for 1 more, not for 2. ; - p1 move e5 e6 5 = 6.5 You have 4 ships on e5, "
        "not 5.\n"
        "- p1 move d5 e6 1 = 6.5 no stack on d5 ; - p1 invade e5 f5 p1 = 6.6 yourself ; - p1 invade e5 e6 p2 = 6.6 "
        "no stack on e6\n"
        "- p1 walk e5 e6 d7 1 1 = 9.2 Only Mason ; - p1 leap e5 k1 1 = 9.2 Reach ; - p1 stride e5 e6 d7 1 = 9.2 "
        "Stride");
    holds(kInvaded +
          "- p3 ally off g6 = 6.7 no stack on g6 ; > p3 ally none ; - p2 support f5 = 6.8 is the main stack ; > p2 "
          "support none\n"
          "- p2 play at9 = 11.2 ; - p2 play neg = 6.9 You hold Attack 8. ; - p2 play bare = R9 ; - p2 play at8 reveal "
          "= 6.9");
    holds(
        "seats 2 races=off ; start ; board S ; - p1 settle c6=1 = 6.2 c6 has no planet. ; - p1 settle d5=5 = 6.2 1 to "
        "4 ships");
    holds(
        "seats 2 ; p1 d5=1 race mason ; p2 h5=1 m1 g1 ; turn p1 ; > p1 end ; - p2 reveal = 9.2 ; - p2 accept o1a = 6.4 "
        "There is no offer o1a.\n"
        "- p2 purge h5 = 6.4 No ship clings ; - p2 purge d5 = 6.4 no stack");
    holds("seats 2 races=off cap=8 ; p1 d5=1 ; p2 h5=1 ; round 8 ; turn p2 ; > p2 end ; - end = 7 The game is over.");
    holds(
        "seats 2 races=off ; p1 d5=4 m2 ; p2 h5=1 ; turn p1 ; - p1 buy ship d5,d5 = R33 Your stack on d5 is full: 4 "
        "ships.");
    holds(
        "seats 2 races=off ; p1 d5=3 m2 ; p2 h5=1 ; turn p1 ; - p1 buy ship d5,d5 = R33 d5 has room for 1 more, not "
        "for 2.");
    holds(std::string(kInvaded) +
          "> p3 ally none ; > p2 support none ; - p2 play at8 at8 = 6.9 You hold Attack 8 only once.");
}

TEST_CASE("refusals say whose ships are in the way, and speak only of what is asked", "[cosmos][text]") {
    holds(
        "seats 3 ; p1 d5=1 ; p2 h5=1 ; turn p3 ; - p3 return h5 = 6.3 {p2} has ships on h5. Choose an empty site.\n"
        "- p3 return d4 = 6.3 d4 isn't on the rim. Choose an empty site of the rim, such as a1.");
    holds(
        "seats 2 races=off ; start ; board S ; > p1 settle d5=4 ; - p2 settle d5=4 = 6.2 {p1} has ships on d5. Choose "
        "an "
        "empty planet.\n"
        "> p2 settle f5=4 ; - p2 settle f5=1 = 6.2 You have ships on f5.");
    holds(
        "seats 2 races=off ; p1 d5=1 m2 ; p2 h5=1 ; turn p1 ; - p1 offer p2 1g for 1m = 6.4 You can't set aside 1 gas: "
        "you "
        "have no gas.\n"
        "- p1 offer p2 3m for 1g = 6.4 You can't set aside 3 minerals: you have 2 minerals.\n"
        "- p1 offer p2 1m+1g for 1g = 6.4 You can't set aside 1 mineral and 1 gas: you have 2 minerals and no gas.\n"
        "> p1 offer p2 1m for 1m ; > p1 ready ; > p1 end ; - p2 accept o1a = 6.4 It asks for 1 mineral, and you have "
        "no "
        "minerals.");
    holds(
        "seats 2 ; p1 e5=3 race parasite clung p2:f5 ; p2 f5=3 ; turn p2 ; > p2 ready ; - p2 move f5 f6 1 = R43 A ship "
        "clings to your stack on f5, so all 3 of its ships move together.\n"
        "- p2 move f5 f6 0 = 6.5 Move at least 1 ship.");
    holds(
        "seats 2 ; p1 e5=4 hand at4 ; p2 f5=3 hand at6,at6 race two-faced ; turn p1 ; > p1 invade e5 f5 p2 ; > p2 play "
        "at6 "
        "at6\n"
        "> p1 play at4 ; - p2 face neg = 6.10 You chose two Attack 6s, not Negotiate.");
}

TEST_CASE("parts of a list are read in any order, and recorded as listed", "[cosmos][text]") {
    const auto read = [](std::string_view text) {
        const auto move = Cosmos::parse(text);
        return move ? Cosmos::print(*move) : move.fault().message;
    };
    CHECK(read("settle d5=4 e5=1 c4=2") == "settle d5=4 c4=2 e5=1");
    CHECK(read("offer p2 1g+1m for 1g+2m") == "offer p2 1m+1g for 2m+1g");
    CHECK(read("buy ship e5,d5") == "buy ship d5,e5");
    CHECK(read("invade e5 f5 p2 with f4,e4") == "invade e5 f5 p2 with e4,f4");
    CHECK(read("ally off g5,f6") == "ally off f6,g5");
    CHECK(read("support d6,b5") == "support b5,d6");
    CHECK(read("burn b1=1,a1=2") == "burn a1=2,b1=1");
    CHECK(read("reinforce re3,re2") == "reinforce re2,re3");
    holds(
        "seats 3 races=off ; p1 e5=4 ; p2 f5=3 f6=2 f4=1 hand at8 ; p3 g5=2 g4=1 ; turn p1\n"
        "> p1 invade e5 f5 p2 ; > p3 ally off g5,g4 ; \" p3 You join the offence with g4 and g5. ; > p2 support f6,f4");
}

TEST_CASE("a thing that is named twice in a list is refused by name", "[cosmos][text]") {
    const auto told = [](std::string_view text) { return Cosmos::parse(text).fault().message; };
    const auto twice = [](std::string_view part) {
        return "\"" + word(part) + "\" is named twice. Name it only once.";
    };
    CHECK(told("ally off f6,g5,f6") == twice("f6"));
    CHECK(told("support d6,d6") == twice("d6"));
    CHECK(told("invade e5 f5 p2 with e4,e4") == twice("e4"));
    CHECK(told("settle d5=4 c4=2 c4=1") == twice("c4"));
    CHECK(told("burn a1=2,a1=1") == twice("a1"));
    CHECK(told("offer p2 1m+2m for 1g") == twice("m"));
    CHECK(told("buy ship d5,d5,e5") == twice("d5"));
    // What is given may be asked for too.
    CHECK(told("offer p2 1m+1g for 1m+1x").find("After \"p2\" comes what is given") == 0);
    holds(
        "seats 2 races=off ; p1 e5=4 hand at1,re4,re2 ; p2 f5=3 hand at5,neg ; turn p1 ; > p1 invade e5 f5 p2\n"
        "> p2 play at5 ; > p1 play at1 ; - p1 reinforce re2,re2 = 6.11 You hold Reinforcement 2 only once.\n"
        "- p1 reinforce re4,re4,re4 = 6.11 You hold Reinforcement 4 only once.");
}

}  // namespace
}  // namespace orrery::cosmos
