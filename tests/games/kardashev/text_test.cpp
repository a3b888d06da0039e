// Kardashev in words: notation in both directions, questions and sentences, what the tokens of a move mean, answers in
// advance.
#include <catch_amalgamated.hpp>

#include "games/kardashev/facts.h"

namespace orrery::kardashev {
namespace {

View view_of(std::string_view text, Seat viewer) { return Kardashev::view(position_after(text), viewer); }
std::string explained(std::string_view text, std::string_view tokens) {
    return Kardashev::explain(view_of(text, seat_at(0)), tokens);
}

TEST_CASE("every form of the notation is printed as it was read", "[kardashev][text]") {
    for (const std::string_view line : {"role warlord",
                                        "bid 3",
                                        "bid 3 slots 2,1,3,4 tiles p4,p1,p2,p3",
                                        "bid 0 slots 1,2 tiles p4,none,p1",
                                        "bid 3 slots 2,1 tiles p4,p1,p2,p3 first p2",
                                        "bid 1 slots 1,2 tiles none",
                                        "slot 2",
                                        "take p4",
                                        "take none",
                                        "first p3",
                                        "split 2",
                                        "pay ffm",
                                        "place d6 up",
                                        "place d6 down",
                                        "gain e",
                                        "colonize d6",
                                        "upgrade-colony d6",
                                        "build-fleet d6 2",
                                        "upgrade-fleet d6",
                                        "harvest",
                                        "move e8 d6",
                                        "move e8 d6 via d7",
                                        "move e8:1 d6",
                                        "research boosters",
                                        "compile f",
                                        "terraform d6 w",
                                        "accrete d6 m",
                                        "antimatter d6",
                                        "swap d6 e4",
                                        "probe",
                                        "erase boosters",
                                        "clone antimatter",
                                        "borrow",
                                        "order ask",
                                        "end",
                                        "yield e8 fm",
                                        "share e5 d6",
                                        "support e6,f7",
                                        "support none",
                                        "defend d5",
                                        "defend none",
                                        "raid m",
                                        "give fme",
                                        "give none"}) {
        const auto move = Kardashev::parse(line);
        REQUIRE(move);
        CHECK(Kardashev::print(*move) == line);
    }
}

TEST_CASE("a text that is not a move is refused with what is expected", "[kardashev][text]") {
    for (const std::string_view line :
         {"colonize", "colonize z9", "move e8 d6 via", "move e8:4 d6", "pay none", "compile w", "support e6,e6",
          "bid 3 slots", "bid 3 slots 1,1 tiles p1", "bid 3 slots 1 tiles p1 first", "take p7", "order never",
          "place d6 side", "swap d6", "yield e8 none"})
        CHECK_FALSE(Kardashev::parse(line));
    CHECK(Kardashev::parse("bid 3 slots 1,1 tiles p1,p2").fault().message ==
          "\"1\" is named twice. Name it only once.");
    CHECK(Kardashev::parse("bid 3 slots 1,2 tiles p2,p2").fault().message ==
          "\"p2\" is named twice. Name it only once.");
    CHECK(Kardashev::parse("support e6,f7,e6").fault().message == "\"e6\" is named twice. Name it only once.");
    CHECK(Kardashev::print(*Kardashev::parse("support f7,e6")) == "support e6,f7");
    CHECK(Kardashev::print(*Kardashev::parse("pay mef")) == "pay fme");
    CHECK(Kardashev::parse("gain w").fault().message == "After \"gain\" comes f, m or e, not \"w\".");
}

TEST_CASE("a bid costs no more than the highest bid that another can make", "[kardashev][text]") {
    const auto costs = [](const std::string& other, const std::string& move) {
        return explained("p1 5/0/0\np2 " + other + "\nbag f m\nbegin", move);
    };
    CHECK(costs("2/2/2", "bid 3") == "You pay the next lower bid: 3 cards at most.");
    CHECK(costs("1/0/0", "bid 3") == "You pay the next lower bid: 1 card at most.");
    CHECK(costs("0/0/0", "bid 3") == "You pay the next lower bid: 0 cards at most.");
}

TEST_CASE("bids are told to those who may know them", "[kardashev][text]") {
    holds(
        "bag f m\nbegin\n> bid 3\n\" {p1} has made a secret choice.\n\" p1: You bid 3.\n\" p2: {p1} has made a secret "
        "choice.\n"
        "> bid 1\n\" Bids: {p1} 3 and {p2} 1.\n\" p2: Bids: {p1} 3 and you 1.");
    holds(
        "bag f m\nbegin\n> bid 3\nluck 0 2\n> bid 3\n\" p1: Tie: you roll 1, {p2} 3. {p2} picks before you.\n"
        "\" p2: Tie: {p1} rolls 1, you 3. You pick before {p1}.");
    holds("bag f m\nbegin\n> bid 3\nluck 1 1 5 0\n> bid 3\n\" Tie: {p1} rolls 2, {p2} 2.");
    holds(
        "seats 3\nbag f m e\nbegin\n> bid 2\n> bid 2\nluck 0 2 4\n> bid 2\n\" Dice for ties: {p1} 1, {p2} 3 and {p3} "
        "5.");
}

TEST_CASE("events are told in order, and address the reader as you", "[kardashev][text]") {
    holds(
        "e6=fe p2c1 p2f1\ne5=void p1f3\n> move e5 e6\n\" p1: Battle on e6: your 3 against {p2}'s 2.\n"
        "\" p2: Battle on e6: {p1}'s 3 against your 2.\n\" The attack succeeds.\n\" p2: You lose the colony on e6.\n"
        "\" p1: Your colony on e6 is now level 1.");
    holds("g5=f p1c2\np1 0/0/0\n> harvest\n\" p1: You harvest 2 food.\n\" {p1} harvests 2 food.");
    holds(
        "p1 role warlord tech proximity-fuse\n> research salvage-drone\n\" p1: You research Salvage Drone.\n"
        "\" {p1} loses Proximity Fuse.");
    holds("g5=f p1c1\ng6=m\n> colonize g6\n\" p1: You colonize g6.\n\" {p1} colonizes g6.");
    holds("e5=void p1f1\nbag fe\n> move e5 e6\n\" p1: You explore e6 and draw a planet with food and energy.");
    holds("g5=f p1c1\np1 tech terraform\n> terraform g5 e\n\" g5 is now a planet with food and energy.");
}

TEST_CASE("a battle is told from its start to the retreat", "[kardashev][text]") {
    const std::string_view attack = "e6=fe p2c1 p2f1\ne5=void p1f2\nd6=void p1f1\n> move e5 e6\n";
    holds(std::string(attack) +
          "\" p1: You send the fleet on e5 against e6.\n\" {p1} sends the fleet on e5 against e6.");
    holds(std::string(attack) +
          "> support none\n\" Battle on e6: {p1}'s 2 against {p2}'s 2.\n\" The attack fails.\n\" p1: Your fleet "
          "retreats to e5.");
    holds(
        "e6=fe p2c2\ne5=void\ne4=void p1f2\n> move e4 e6 via e5\n\" The attack fails.\n\" {p1}'s fleet retreats to "
        "e5.");
    holds(
        "e6=fe p2c2\ne5=void\ne4=void p1f2\np1 0/0/9 tech raider-drone\np2 3/3/0\n> move e4 e6 via e5\n> raid f\n"
        "\" {p1}'s fleet retreats to e5.");
}

std::vector<std::string> told(std::string_view text, std::string_view line) {
    Position p = position_after(text);
    const View before = Kardashev::view(p, seat_at(0));
    const Move move = *Kardashev::parse(line);
    Chance chance(1);
    std::vector<Event> events;
    Kardashev::apply(p, move, chance, &events);
    return texts(Kardashev::describe(before, move, events, Kardashev::view(p, seat_at(0))));
}

TEST_CASE("levels lost in a battle are told with the move that ends it", "[kardashev][text]") {
    holds(
        "e6=fe p2c1\ne5=void p1f3\np2 role pioneer tech orbital-defense-array\n> move e5 e6\n"
        "\" p1: You move a fleet of level 2 from e5 to e6; it has lost 1 level.");
    holds(
        "e6=fe p2c3\ne5=void p1f2\np2 role scientist tech defensive-turrets\n> move e5 e6\n"
        "\" {p1}'s fleet retreats to e5; it has lost 1 level.");
    holds(
        "e6=fe p2c1\ne5=void p1f3\nf6=void p1f1\np1 role imperialist tech autonomous-construction\n> move e5:2 e6\n"
        "> support none\n\" {p1} moves a fleet of level 2 from e5 to e6.");
}

TEST_CASE("a fleet that makes room for a higher one is not told as lost", "[kardashev][text]") {
    CHECK(told("g5=fw p1c2 p1f1\n", "build-fleet g5 2") ==
          std::vector<std::string>{"You pay 2 matter and 2 energy.", "Your fleet on g5 is now level 2."});
    CHECK(told("g5=fw p1c2 p1f1\np1 9/9/1\n> build-fleet g5 2\n", "pay mmmmmme").back() ==
          "Your fleet on g5 is now level 2.");
}

TEST_CASE("an action that waits for its payment is told once, before the payment", "[kardashev][text]") {
    using Sentences = std::vector<std::string>;
    CHECK(told("g5=f p1c1\np1 1/5/4\n", "upgrade-colony g5") ==
          Sentences{"You pay 1 food and 1 matter.", "Your colony on g5 is now level 2."});
    const std::string_view poor = "g5=f p1c1\np1 0/5/4\n";
    CHECK(told(poor, "upgrade-colony g5") == Sentences{"You raise the colony on g5."});
    CHECK(told("p1 9/9/0 role warlord\n", "research salvage-drone") == Sentences{"You research Salvage Drone."});
    CHECK(told("p1 9/9/0 role warlord\n> research salvage-drone\n", "pay mmmmm") == Sentences{"You pay 5 matter."});
}

TEST_CASE("questions say what to do", "[kardashev][text]") {
    const auto asked = [](std::string_view text, int viewer) {
        return Kardashev::question(view_of(text, seat_at(viewer)));
    };
    CHECK(asked("", 0) == "Take an action (3 left) or end");
    CHECK(asked("", 1) == "{p1}: take an action (3 left) or end");
    CHECK(asked("p1 held fm\n= asked p1 place", 0) == "Place a planet with food and matter");
    CHECK(asked("p1 2/1/0\nbag f m\nbegin", 0) == "Bid up to 3 cards for turn order and tile");
    CHECK(asked("seats 2 picks=plan\np1 0/0/0\nbag f m\nbegin", 0) ==
          "Bid 0 for turn order and tile (no cards to bid)");
    CHECK(asked("p1 1/0/0\nbag f m\nbegin", 0) == "Bid up to 1 card for turn order and tile");
    CHECK(asked("bag f m\nbegin\n> bid 3\n> bid 2\n> slot 1", 0) == "Take a tile for 2 cards");
    CHECK(asked("bag f m\nbegin\n> bid 1\n> bid 0\n> slot 1", 0) == "Take a tile for free");
    CHECK(asked("e6=fe p2c1\ne5=void p1f3\nd6=void p2f2\n> move e5 e6", 1) == "Defend e6? It needs 2 more levels");
}

TEST_CASE("the tokens of a move are explained with price and outcome", "[kardashev][text]") {
    const std::string attack = "e6=fe p2c1 p2f1\ne5=void p1f2\nd6=m p2f1\n";
    CHECK(explained(attack, "move e5 e6") ==
          "1 tile, 1 energy. Attack on {p2}: 2 against 2 (+1 if all support). If it fails, the fleet retreats to "
          "e5.");
    CHECK(explained(attack, "move e5 d5") == "1 tile, 1 energy. Unexplored: you draw a tile and place it there.");
    CHECK(explained("", "research boosters").ends_with("Costs 2 matter and 2 energy."));
    CHECK(explained("p1 tech harvest-rover", "research asteroid-mining").find("Harvest Rover is lost in exchange.") !=
          std::string::npos);
    CHECK(explained("e6=fe p2c1 p2f1", "colonize e6") ==
          "e6: a planet with food and energy, {p2}'s colony of level 1, {p2}'s fleet of level 1.");
    CHECK(explained("e6=fe p1c1", "upgrade-colony e6") ==
          "e6: a planet with food and energy, your colony of level 1. Costs 1 food and 1 matter.");
    CHECK(explained("", "colonize b2") == "b2: unexplored, in the white zone.");
    CHECK(explained("", "slot 1") == "Position 1 of 2: you act first.");
    CHECK(explained("", "slot 2") == "Position 2 of 2: you act last.");
    const std::string split = "d5=void p1f2\nc5=fw p2c2\np1 role imperialist tech autonomous-construction\n";
    CHECK(explained(split, "move d5:1 c5 via d5")
              .starts_with("1 tile, 1 energy. Attack on {p2}: 1 (+1 if all support) against 2."));
    CHECK(explained(split + "> move d5:1 c5 via d5", "support d5") ==
          "You attack with 2 against 2, which fails. Costs 1 energy.");
    CHECK(explained(split + "> move d5:1 c5 via d5", "support none") ==
          "You attack with 1 against 2, which fails. Costs nothing.");
    CHECK(explained("p1 role scientist tech cloning,harvest-rover", "clone asteroid-mining") ==
          "Asteroid Mining, level 1. " + std::string(face(Tech::asteroid_mining).text) +
              " You have its effect while the mark is there. It costs nothing, and excludes nothing.");
    CHECK(explained("p1 role scientist tech memory-eraser\np2 tech boosters", "erase boosters")
              .ends_with("{p2} loses it and gets its price back: 2 matter and 2 energy."));
    CHECK(explained("p1 1/0/0 role scientist\n", "compile f") == "You gain 1 food. You then have 2 food.");
    CHECK(explained("p1 held fm role scavenger tech tractor-beam\n> place e5 up", "gain m") ==
          "You gain 1 matter. You then have 9 food, 10 matter and 9 energy.");
    CHECK(explained("g5=fm p1c2\np1 0/0/0\n> harvest", "yield g5 fm") ==
          "You gain 1 food and 1 matter. You then have 1 food and 1 matter.");
    CHECK(explained("", "colonize") == "Found a colony of level 1. Costs 1 food and 1 matter.");
}

TEST_CASE("support is explained by its result, with what the defender could add", "[kardashev][text]") {
    const std::string attack = "e6=fe p2c1 p2f1\ne4=void p1f2\ne5=void p1f1\np1 0/0/9\n";
    const std::string asked = "> move e4 e6 via e5\n= asked p1 support\n";
    CHECK(explained(attack + asked, "support none") == "You attack with 2 against 2, which fails. Costs nothing.");
    CHECK(explained(attack + asked, "support e5") == "You attack with 3 against 2, which succeeds. Costs 1 energy.");
    CHECK(explained(attack + "d6=m p2f1\n" + asked, "support e5") ==
          "You attack with 3 against 2. {p2} can hold with support. Costs 1 energy.");
    CHECK(explained(attack + "d6=m p2f1\np2 0/0/0\n" + asked, "support e5") ==
          "You attack with 3 against 2, which succeeds. Costs 1 energy.");
    CHECK(explained("c5=fm p2c2\nc6=f p2c1\nd6=void p1f1\np1 tech timeshares\n> harvest", "share d6 c5") ==
          "You gain 2 cards of food or matter.");
}

TEST_CASE("answers are explained only to the seat that is asked for them", "[kardashev][text]") {
    for (const std::string_view tokens : {"support none", "defend none", "split 11", "give e", "raid f", "gain f",
                                          "yield e5 f", "first p2", "share e5 e6"})
        CHECK(explained("", tokens) == "Take an action (3 left) or end.");
    const std::string attack = "e6=fe p2c1 p2f1\ne4=void p1f2\ne5=void p1f1\n> move e4 e6 via e5\n";
    CHECK(Kardashev::explain(view_of(attack, seat_at(1)), "support e5") ==
          "{p1}: which fleets support the attack on e6?");
    const std::string allies = "seats 4 allies=on\nbag f m e w\n";
    const std::string price =
        allies + "begin\n> bid 1\n> bid 3\n> bid 4\n> bid 0\n> p3: slot 1\n> first p3\n> take p1\n> take p2";
    CHECK(Kardashev::explain(view_of(price, seat_at(2)), "split 2") == "You pay 2 cards, and {p1} pays 1.");
    CHECK(Kardashev::explain(view_of(price, seat_at(2)), "split 11") == "How much of the price do you pay?");
    const std::string gift = allies + "e6=f p3c2 p1f1\np1 1/2/0\n> end";
    CHECK(explained(gift, "give fm") == "You give 1 food and 1 matter to {p3} and keep 1 matter.");
    CHECK(explained(gift, "give ff") == "Give up to 3 cards to {p3}.");
}

TEST_CASE("a sheet has all that is public, and the scores at the end", "[kardashev][text]") {
    const Sheet sheet = Kardashev::sheet(view_of("round 3\n", seat_at(0)));
    CHECK(sheet.when == "round 3");
    CHECK(sheet.facts[0] == "Round 3 of at most 15, your turn.");
    CHECK(sheet.tables.size() == 5);
    const Sheet end = Kardashev::sheet(view_of("seats 2 cap=8\nround 8\nturn p2\n> end", seat_at(0)));
    CHECK(end.tables[0].caption == "Scores");
    CHECK(end.tables[0].parts.size() == 3);
    CHECK(end.facts[0] == "The game is over: the last round has been played.");
    const Sheet pairs = Kardashev::sheet(view_of(
        "seats 4 cap=8 allies=on\ni5=f p1c3\nh8=f p2c1\nb5=f p3c1\nb2=f p4c1\nround 8\nturn p4\n> end", seat_at(0)));
    CHECK(pairs.facts[1] == "1. You and {p3} with 10 points (6 and 4).");
    CHECK(pairs.facts[2] == "3. {p2} and {p4} with 8 points (4 and 4).");
}

// ---- Answers in advance

std::string answered(const Position& p, std::string_view key, std::string_view value) {
    const Seat seat = Kardashev::decision(p).seat;
    std::vector<Entry<Move>> entries;
    Kardashev::legal(p, entries);
    const AutomaticAnswers answers{{{std::string(key), std::string(value)}}};
    const auto move = Kardashev::automatic_answer(Kardashev::view(p, seat), entries, answers);
    return move ? Kardashev::print(*move) : "-";
}

std::string answered(std::string_view text, std::string_view key, std::string_view value) {
    return answered(position_after(text), key, value);
}

// Plays on with the first answers and without actions until the next bid.
Position until_bid(Position p) {
    Chance chance(1);
    std::vector<Entry<Move>> entries;
    do {
        Kardashev::legal(p, entries);
        Move move = p.question.node == Node::act ? Move::of(Verb::end) : entries.front().move;
        while (p.question.node != Node::act && entries.front().more) {
            Kardashev::further(p, move, entries);
            move = entries.front().move;
        }
        Kardashev::apply(p, move, chance);
    } while (p.question.node != Node::bid);
    return p;
}

TEST_CASE("small decisions are answered as their owner wishes", "[kardashev][automatic]") {
    const std::string paying = "seats 2\np1 2/3/1\nbag f m\nbegin\n> bid 3\n> bid 2\n> slot 1\n> take p2\n";
    CHECK(answered(paying, "pay", "default") == "pay mm");
    CHECK(answered(paying, "yield", "default") == "-");
    CHECK(answered("g5=fm p1c2\np1 0/0/0\n> harvest\n", "yield", "default") == "yield g5 fm");
    CHECK(answered("g5=fm p1c2\np1 0/3/0\n> harvest\n", "yield", "default") == "yield g5 ff");
    CHECK(answered("c5=f p2c1\nc6=m p2c2\nd6=void p1f1\np1 tech timeshares\n> harvest\n", "share", "default") ==
          "share d6 c6");
    const std::string attacked = "e6=fe p2c1\ne5=void p1f3\nd6=void p2f2\nf7=void p2f3\n> move e5 e6\n";
    CHECK(answered(attacked, "defend", "hold") == "defend d6");
    CHECK(answered(attacked, "defend", "yield") == "defend none");
    CHECK(answered(attacked, "defend", "ask") == "-");
    CHECK(answered("p1 1/1/0\nbag f m\nbegin\n", "bid", "5") == "bid 2");
    CHECK(answered("seats 3 picks=plan\nbag m fw\nbegin\n", "bid", "1") == "bid 1 slots 3,2,1 tiles p2,p1,none");
    for (const std::string_view value : {"7", "-1", "", "most", "10"})
        CHECK(answered("p1 3/3/3\nbag f m\nbegin\n", "bid", value) == "-");
}

TEST_CASE("a bid as before is the seat's last one, 1 at first, and never more than the hand",
          "[kardashev][automatic]") {
    const std::string begins = "seats 2\np1 2/2/2\np2 2/2/2\nbag f m e fw\nbegin\n";
    CHECK(answered(begins, "bid", "before") == "bid 1");
    CHECK(answered(begins + "> bid 4\n", "bid", "before") == "bid 1");  // the bid of the other, which isn't open yet
    Position next = until_bid(position_after(begins + "> bid 4\n> bid 2\n"));
    REQUIRE(next.round == 2);
    CHECK(answered(next, "bid", "before") == "bid 4");
    next.player(seat_at(0)).hand = cards(1, 0, 2);
    CHECK(answered(next, "bid", "before") == "bid 3");
    Chance chance(1);
    Kardashev::apply(next, *Kardashev::parse("bid 3"), chance);
    CHECK(answered(next, "bid", "before") == "bid 2");
    CHECK(answered("seats 2\np1 0/0/0\np2 1/0/0\nbag f m\nbegin\n", "bid", "before") == "bid 1");
}

TEST_CASE("the plan that goes with a bid wants many symbols, then its own tile, then by drawer",
          "[kardashev][automatic]") {
    const auto plan = [](const std::string& text) { return answered(text, "bid", "before"); };
    CHECK(plan("seats 3 picks=plan\np1 1/0/0\nbag e void fme\nbegin\n") == "bid 1 slots 3,2,1 tiles p3,p1,p2");
    CHECK(plan("seats 3 picks=plan\np1 1/0/0\nbag f fw me\nbegin\n") == "bid 1 slots 3,2,1 tiles p2,p3,p1");
    CHECK(plan("seats 3 picks=plan\np1 1/0/0\np2 1/0/0\nbag f f f\nbegin\n> bid 0 slots 1,2,3 tiles p3,p2,p1\n") ==
          "bid 1 slots 3,2,1 tiles p2,p1,p3");
    CHECK(plan("seats 3 picks=plan\np1 0/0/0\nbag void\nbegin\n") == "bid 0 slots 3,2,1 tiles p1,none");
    CHECK(plan("seats 3 picks=plan\np1 1/0/0\nbag\nbegin\n") == "bid 1 slots 3,2,1 tiles none");
    CHECK(plan("seats 4 picks=plan allies=on\np1 1/0/0\nbag w fm e fw\nbegin\n") ==
          "bid 1 slots 2,1 tiles p2,p4,p1,p3 first p1");
    CHECK(plan("seats 2 picks=plan\np1 1/0/0\np2 5/0/0\np1 tech signal-intercept\nbag f m\nbegin\n"
               "> bid 5 slots 1,2 tiles p1,p2\n") == "bid 1 slots 2,1 tiles p1,p2");  // late bid, R53
}

TEST_CASE("an attack is answered with energy alone, or not at all", "[kardashev][automatic]") {
    const std::string attacked = "e6=fe p2c1\ne5=void p1f3\nd6=void p2f2\nf7=void p2f3\n";
    CHECK(answered(attacked + "p2 9/9/0\n> move e5 e6\n", "defend", "hold") == "defend none");
    CHECK(answered(attacked + "p2 9/9/1\n> move e5 e6\n", "defend", "hold") == "defend d6");
    CHECK(answered(attacked + "p2 9/9/1\n> move e5 e6\n", "defend", "yield") == "defend none");
}

}  // namespace
}  // namespace orrery::kardashev
