// The terminal program as it is typed: what `show` and `play` tell about a game, and to whom.
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "cli/support.h"
#include "record/link/link.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;
using cli::Answer;
using cli::orrery;

// A game of Rise by link in the mulligan round, with a bot after two people.
std::string running() {
    static const std::string link = begun("rise", 2, 1, 500)[0].link();
    return link;
}

std::string finished() {
    static const std::string link = [] {
        auto devices = begun("nim", 2, 0, 501);
        return play(devices, 3).result;
    }();
    return link;
}

// A match at one device in the mulligan round: p1 is asked, and p2 owes an answer too.
const std::string kAtOneDevice = "1ris0J1AjfxwnhqSZXo";

TEST_CASE("show of a running game by link tells what everybody may know", "[cli]") {
    const Answer shown = orrery({"show", running()});
    INFO(shown.text);
    CHECK(shown.code == 0);
    CHECK(shown.has("\"as\":\"spectator\""));
    CHECK(shown.text == orrery({"show", running(), "--as", "spectator"}).text);
    for (const char* word : {"\"peek\"", "\"legal\"", "\"position\""}) CHECK_FALSE(shown.has(word));
}

TEST_CASE("show tells a seat's view of a running game by link only with --peek", "[cli]") {
    for (const std::string as : {"p1", "p2", "3", "all"}) {
        for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--ply", "0"}}) {
            std::vector<std::string> words{"show", running(), "--as", as};
            words.insert(words.end(), more.begin(), more.end());
            const Answer refused = orrery(words);
            INFO(refused.text);
            CHECK(refused.code == 2);
            CHECK(refused.has("\"code\":\"refused/peek\""));
            CHECK(refused.has("is a running game by link; --as " + (as == "3" ? "p3" : as) + " would show"));
            CHECK(refused.has("Add --peek if you mean to look into the cards."));
            CHECK_FALSE(refused.has("\"view\""));
            words.push_back("--peek");
            const Answer shown = orrery(words);
            CHECK(shown.code == 0);
            CHECK(shown.has("\"peek\":true"));
            CHECK(shown.has(as == "all" ? "\"position\":" : "\"view\":"));
        }
    }
    const Answer spectator = orrery({"show", running(), "--peek"});
    CHECK(spectator.code == 0);
    CHECK_FALSE(spectator.has("\"peek\""));  // it hides nothing
    CHECK(orrery({"show", running(), "--peek=1"}).code == 2);
    CHECK(orrery({"check", running(), "--peek"}).code == 2);
}

TEST_CASE("a match that is over or at one device is shown in full", "[cli]") {
    for (const std::string as : {"p1", "p2", "all"}) {
        for (const std::string& link : {finished(), kAtOneDevice}) {
            const Answer shown = orrery({"show", link, "--as", as});
            INFO(shown.text);
            CHECK(shown.code == 0);
            CHECK_FALSE(shown.has("\"peek\""));
        }
    }
    CHECK(orrery({"show", kAtOneDevice}).has("\"as\":\"p1\""));
}

TEST_CASE("only the asked seat gets the legal list, even if others owe an answer too", "[cli]") {
    const Answer asked = orrery({"show", kAtOneDevice, "--as", "p1"});
    REQUIRE(asked.has("\"owing\":[\"p1\",\"p2\"]"));
    CHECK(asked.has("\"legal\":["));
    CHECK(orrery({"show", kAtOneDevice, "--as", "all"}).has("\"legal\":["));
    for (const char* as : {"p2", "spectator"}) CHECK_FALSE(orrery({"show", kAtOneDevice, "--as", as}).has("\"legal\""));
    CHECK_FALSE(orrery({"show", running(), "--as", "p2", "--peek"}).has("\"legal\""));
}

TEST_CASE("show lists the steps after the beginning of a move, and play takes whole moves", "[cli]") {
    const std::string link = "1nim0I85HerSPtg0Zy";  // three seats, nobody has bid
    CHECK(orrery({"show", link}).has(R"("legal":["bid 0..3","stake 1..3 ..."])"));
    CHECK(orrery({"show", link, "--after", "stake"}).has(R"("legal":["stake 1..3 ..."])"));
    CHECK(orrery({"show", link, "--after", "stake 2"}).has(R"("legal":["stake 2 a","stake 2 b","stake 2 c"])"));
    CHECK(orrery({"show", link, "--after", "shift"}).has(R"("legal":[])"));
    CHECK(orrery({"play", link, "stake 2 b"}).code == 0);
    const Answer cut = orrery({"play", link, "stake 2"});
    CHECK(cut.code == 2);
    CHECK(cut.has("comes a pile: a, b or c"));
}

TEST_CASE("show gives the link of a match as it stood, but not of a game by link", "[cli]") {
    const std::string start = orrery({"new", "--game", "nim", "--seats", "2", "--seed", "5"}).link();
    const std::string end = orrery({"play", start, "bid 1", "bid 0"}).link();
    INFO(end);
    CHECK(orrery({"show", end}).link() == end);
    const Answer then = orrery({"show", end, "--ply", "1"});
    CHECK(orrery({"show", then.link()}).number("plies") == 1);
    CHECK(orrery({"show", then.link()}).link() == then.link());
    CHECK_FALSE(orrery({"show", running()}).has("\"link\""));
}

TEST_CASE("a link to a moment is shown at that moment", "[cli]") {
    const std::string link = finished();
    const Answer whole = orrery({"show", link}), check = orrery({"check", link});
    REQUIRE(whole.code == 0);
    const std::string plies = std::to_string(whole.number("plies"));
    REQUIRE(whole.number("plies") > 3);
    for (const std::string ply : {"0", "1", "3"}) {
        const Answer moment = orrery({"show", link + "." + ply});
        INFO(moment.text);
        CHECK(moment.number("ply") == std::stoi(ply));
        CHECK(moment.text == orrery({"show", link, "--ply", ply}).text);
        CHECK(orrery({"show", "Look: https://x.example/nim/#" + link + "." + ply + "."}).text == moment.text);
        CHECK(orrery({"show", link + "." + ply, "--ply", "2"}).number("ply") == 2);
    }
    CHECK(orrery({"show", link + ".9999"}).text == whole.text);  // as in the page: a number beyond the end is the end
    CHECK(orrery({"show", link + "."}).text == whole.text);      // the end of a sentence
    // `check` checks the match, and its answer says which moment the link opens.
    const Answer checked = orrery({"check", link + ".3"});
    CHECK(checked.number("moment") == 3);
    CHECK(checked.number("moves") == check.number("moves"));
    CHECK(checked.number("characters") == check.number("characters"));
    CHECK_FALSE(check.has("\"moment\""));
}

TEST_CASE("play goes on after the last move, not at the moment of the link", "[cli]") {
    const std::string link = orrery({"play", "1nim0I85HerSPtg0Zy", "stake 2 b", "bid 1"}).link();
    REQUIRE(orrery({"play", link, "bid 2"}).code == 0);
    const Answer refused = orrery({"play", link + ".1", "bid 2"});
    INFO(refused.text);
    CHECK(refused.code == 2);
    CHECK(refused.has("\"code\":\"usage/moment\""));
    CHECK(refused.has(
        "This link shows the moment after move 1 of 2, and a match goes on after its last move. Leave out \\\".1\\\""));
    CHECK(orrery({"play", link + ".2", "bid 2"}).text == orrery({"play", link, "bid 2"}).text);
}

TEST_CASE("play says nothing about a move of a seat that is bound to a secret", "[cli]") {
    const Answer list = orrery({"show", running(), "--as", "p1", "--peek"});
    const std::size_t first = list.text.find("\"legal\":[\"") + 10;
    const std::string legal = list.text.substr(first, list.text.find('"', first) - first);
    const Answer could = orrery({"play", running(), legal}), never = orrery({"play", running(), "mulligan none"});
    INFO(legal);
    CHECK(could.code == 2);
    CHECK(could.has("Only the device with the secret of p1 can answer for it."));
    CHECK(could.text == never.text);
}

}  // namespace
}  // namespace orrery
