// The runner must notice what does not hold, or all examples prove nothing. For each kind of statement there is one
// that holds, and others that do not, with what is there instead.
#include <catch_amalgamated.hpp>

#include "games/prosper/facts.h"

using namespace orrery;
using namespace orrery::scenarios;

namespace {

// What the runner reports about `text`, after a beginning in which p1 and p2 have each settled a planet.
std::string after(const std::string& text) {
    return run<prosper::Facts>("seats 2 map=narrows ; start # a draft\n> settle a1 13 ; > p2: settle b1 13\n" + text);
}

}  // namespace

TEST_CASE("statements that hold", "[scenarios]") {
    for (const char* text : {"",
                             "# only a comment",
                             "> settle a2 5",
                             "> p2 settle a2 5 ; > p1: settle a3 5",
                             "+ settle a2 17",
                             "- end",
                             "- settle a2 4 = R5",
                             "- settle a2 4 = R5 not 4",
                             "- settle 5 = 11.2",
                             "? : settle",
                             "? settle a5: 1..15",
                             "? settle a5 3:",
                             "? settle a1:",
                             "= asked p2 settle",
                             "= count 198",
                             "= over - ; = win -",
                             "= rank p1 1 p2 1 ; = score p2 0",
                             "= p1 a1=7 b1=p2:7 a2=-",
                             "turn p1 pass 3 ; = asked p1 settle ; = pass 3",
                             "\" {p2} settles b1 (large) with 13 ships: 7 stay, 6 lost to the natives."})
        CHECK(after(text) == "");
}

TEST_CASE("statements that do not hold are reported with what is there instead", "[scenarios]") {
    const std::string told = "R5: a2 has 4 natives and takes at least 5 ships, not 4.";
    CHECK(after("> settle a2 4") == "3: > settle a2 4: " + told + " (asked p2 settle)");
    CHECK(after("\n= count 198 ; > p1: settle a2 5") == "4: > p1: settle a2 5: it is asked p2 settle");
    CHECK(after("+ settle a2 4") == "3: + settle a2 4: " + told + " (asked p2 settle)");
    CHECK(after("- settle a2 5") == "3: - settle a2 5: it is legal (asked p2 settle)");
    CHECK(after("- settle a2 4 = R7") == "3: - settle a2 4 = R7: " + told);
    CHECK(after("- settle a2 4 = R5 not 3") == "3: - settle a2 4 = R5 not 3: " + told);
    CHECK(after("- setle a2 5") == "3: - setle a2 5: 11.2: A move begins with settle, muster, move or end.");
    CHECK(after("? settle a5: 1..14") == "3: ? settle a5: 1..14: listed is 1..15 (asked p2 settle)");
    CHECK(after("? settle a5 1..15").starts_with("3: ? settle a5 1..15: listed is settle a2 5..17 a3 5..17 a4"));
    CHECK(after("= asked p1 settle") == "3: = asked p1 settle: it is asked p2 settle");
    CHECK(after("= count 1") == "3: = count 1: it is count 198");
    CHECK(after("= over rounds") == "3: = over rounds: it is over -");
    CHECK(after("= win p1") == "3: = win p1: it is win -");
    CHECK(after("= score p1 0 p3 0") == "3: = score p1 0 p3 0: there is no p3");
    CHECK(after("= p1 a1=8 b1=7") == "3: = p1 a1=8 b1=7: it is p1 a1=7 b1=p2:7");
    CHECK(after("= round") == "3: = round: a name without a value: round");
    CHECK(after("= gems 3") == "3: = gems 3: no fact gems");
    CHECK(after("=") == "3: =: a fact is missing");
    CHECK(after("\" {p2} settles b1.") ==
          "3: \" {p2} settles b1.: heard is {p2} settles b1 (large) with 13 ships: 7 stay, 6 lost to the natives.");
    CHECK(after("gems 3") == "3: gems 3: no fact gems");
    CHECK(after("p3 a1=9") == "3: p3 a1=9: there is no p3");
    CHECK(after("reserve - 4") == "3: reserve - 4: - is no seat");
    CHECK(after("p1 a1=many") == "3: p1 a1=many: many is no number");
    CHECK(after("p1 a2=90") == "4: the end: the position above is not sound");
    CHECK(after("seats 3") == "3: seats 3: seats and options come first");
    CHECK(after("start") == "3: start: it has begun");
    CHECK(run<prosper::Facts>("seats 2 map=trefoil\nstart").starts_with("2: start: Option map can't be"));
    CHECK(run<prosper::Facts>("seats 2 trefoil") == "1: seats 2 trefoil: an option is written key=value, not trefoil");
    CHECK(run<prosper::Facts>("seats 7") == "1: seats 7: the game is not for so many");
    CHECK(run<prosper::Facts>("seats") == "1: seats: a word is missing");
    CHECK(run<prosper::Facts>("start ; \" {p2} passes.") == "1: \" {p2} passes.: no move was made yet");
}
