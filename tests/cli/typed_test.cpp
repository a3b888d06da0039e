// The terminal program's arguments, and what it says about those that are not valid.
#include <string>
#include <vector>

#include <rapidjson/document.h>
#include <catch_amalgamated.hpp>

#include "cli/support.h"
#include "core/quoted.h"

namespace orrery::cli {
namespace {

using Words = std::vector<std::string>;

// The message of a refusal.
std::string refused(const Words& words) {
    const Answer answer = orrery(words);
    INFO(answer.text);
    CHECK(answer.code == 2);
    CHECK(is_well_formed(answer.text));
    rapidjson::Document json;
    json.Parse<rapidjson::kParseValidateEncodingFlag>(answer.text.data(), answer.text.size());
    REQUIRE_FALSE(json.HasParseError());
    return json["message"].GetString();
}

const std::string kLink = "1pro0J1kcYZkQfUBb9D";

TEST_CASE("the number of seats must be in the game's own range", "[cli]") {
    for (const Words& start : {Words{"new"}, Words{"trace", "--seed", "1"}, Words{"arena", "--bots", "random"}}) {
        const auto with = [&](const std::string& game, const std::string& seats) {
            Words words = start;
            words.insert(words.end(), {"--game", game, "--seats", seats});
            return refused(words);
        };
        CHECK(with("prosper", "7") == "--seats is a whole number from 2 to 6, not \"7\".");
        CHECK(with("prosper", "1") == "--seats is a whole number from 2 to 6, not \"1\".");
        CHECK(with("rise", "5") == "--seats is a whole number from 2 to 4, not \"5\".");
        CHECK(with("chess", "2").starts_with("There is no game \"chess\" here; there is prosper, "));
    }
}

TEST_CASE("an option that holds one value is given once", "[cli]") {
    CHECK(refused({"new", "--game", "prosper", "--seats", "2", "--seats", "3"}) == "Option --seats is given twice.");
    CHECK(refused({"new", "--game", "prosper", "--game=rise", "--seats", "2"}) == "Option --game is given twice.");
    CHECK(refused({"show", kLink, "--ply", "0", "--ply", "0"}) == "Option --ply is given twice.");
    CHECK(
        orrery({"new", "--game", "prosper", "--seats", "2", "--option", "settle=half", "--option", "rounds=9"}).code ==
        0);
    CHECK(orrery({"new", "--game", "prosper", "--seats", "2", "--players", "Ann", "--players", "Bob"}).code == 0);
    const Words bots{"trace", "--game", "nim", "--seats", "2", "--bot", "random", "--bot", "novice"};
    CHECK(orrery(bots).code == 0);
}

TEST_CASE("a preset sets its options, and an option given beside it overrides it", "[cli]") {
    const auto options = [](const Words& more) {
        Words words{"new", "--game", "kardashev", "--seats", "3"};
        words.insert(words.end(), more.begin(), more.end());
        const std::string text = orrery(words).text;
        const std::size_t from = text.find("\"options\":");
        return text.substr(from, text.find('}', from) + 1 - from);
    };
    CHECK(options({"--preset", "by-link"}) == R"("options":{"roles":"random","picks":"plan","defence":"orders"})");
    CHECK(options({"--preset", "by-link", "--option", "roles=draft"}) ==
          R"("options":{"picks":"plan","defence":"orders"})");
    CHECK(options({"--preset=standard"}) == R"("options":{})");
    CHECK(orrery({"lengths", "--game", "nim", "--seats", "2", "--preset", "first-game", "--games", "2"}).code == 0);
    CHECK(orrery({"trace", "--game", "kardashev", "--seats", "2", "--preset", "short", "--seed", "1"}).code == 0);
    CHECK(refused({"new", "--game", "kardashev", "--seats", "3", "--preset", "allies"}) ==
          "There is no preset \"allies\" for 3 players; there are first-game, standard, short and by-link.");
    CHECK(refused({"lengths", "--game", "prosper", "--preset", "short"}) ==
          "--preset and --option need --game and --seats.");
    CHECK(orrery({"games"}).has(R"("id":"first-game","title":"First game")"));
}

TEST_CASE("a bot without a name is refused", "[cli]") {
    const std::string begins = "There is no bot \"\"; there is random, novice, apprentice, journeyman, adept, master, ";
    const std::string ends = "or \"search:300:20\" of so many playouts and slips in 100 decisions.";
    const std::string known = begins + "each also as raider, settler and guard (novice-raider), " + ends;
    CHECK(refused({"trace", "--game", "prosper", "--seats", "2", "--bot", ""}) == known);
    CHECK(refused({"trace", "--game", "prosper", "--seats", "2", "--bot="}) == known);
    CHECK(refused({"arena", "--game", "prosper", "--seats", "2", "--bots", "novice,,random"}) == known);
    CHECK(refused({"arena", "--game", "nim", "--seats", "2", "--bots", "adept:0"}) ==
          "There is no bot \"adept:0\"" + (begins + ends).substr(begins.find(';')));
    for (const char* bot : {"adept-raider", "adept-", "raider"})
        CHECK(refused({"arena", "--game", "nim", "--seats", "2", "--bots", bot}) ==
              "There is no bot \"" + std::string(bot) + "\"" + (begins + ends).substr(begins.find(';')));
    const auto arena = orrery({"arena", "--game", "prosper", "--seats", "2", "--bots", "novice-guard,novice"});
    CHECK(arena.has(R"("bot":"novice-guard")"));
    CHECK(arena.has(R"("liked_per_match":{"raider":)"));
    CHECK(orrery({"arena", "--game", "nim", "--seats", "2", "--bots", "search:9:5,novice", "--games", "1"})
              .has(R"("bot":"search:9:5")"));
    CHECK(orrery({"arena", "--game", "nim", "--seats", "2", "--bots", "novice", "--games", "4"}).has(R"("seats":[)"));
    CHECK(refused({"new", "--game", "prosper", "--seats", "2", "--players", "Ann,"}) ==
          "A player is a name or bot:LEVEL, not nothing.");
}

TEST_CASE("typed text is quoted once, and as UTF-8", "[cli][quoted]") {
    CHECK(refused({"play", kLink, "give a1 3"}) ==
          "\"give a1 3\" is refused (11.2): A move begins with settle, muster, move or end. The link is as it was.");
    for (const std::string typed : {"\xFF\xC3", "caf\xE9 \x1B[31m", "\xE2\x82"}) {
        CHECK(refused({"play", kLink, "move " + typed}).find("\"move ") == 0);
        refused({typed});
        refused({"show", kLink, "--as", typed});
        refused({"show", kLink, "--" + typed, "1"});
        refused({"show", typed});
        refused({"new", "--game", typed, "--seats", "2"});
        refused({"new", "--game", "prosper", "--seats", typed});
        refused({"new", "--game", "prosper", "--seats", "2", "--option", typed});
        refused({"new", "--game", "prosper", "--seats", "2", "--option", "map=" + typed});
        refused({"new", "--game", "rise", "--seats", "2", "--option", typed + "=" + typed});
        refused({"new", "--game", "prosper", "--seats", "2", "--players", "bot:" + typed});
        refused({"trace", "--game", "prosper", "--seats", "2", "--bot", typed});
    }
    std::string euros;
    for (int i = 0; i < 60; ++i) euros += "\xE2\x82\xAC";
    CHECK(refused({"play", kLink, euros + euros}).find("\xE2\x82\xAC...\" is refused") != std::string::npos);
}

TEST_CASE("a game is told in the language whose words are given", "[cli][words]") {
    const std::string words = words_folder().string();
    CHECK(orrery({"show", kLink}).has("Move ships or end your turn"));
    const Answer german = orrery({"--words", words + "/de", "show", kLink});
    INFO(german.text);
    CHECK(german.code == 0);
    CHECK(german.has("Bewege Schiffe oder beende deinen Zug"));
    CHECK(refused({"--words", words, "show", kLink}) == "There are no files of words in " + in_quotes(words) + ".");
    CHECK(refused({"--words", words + "/nowhere", "show", kLink}).starts_with("There are no files of words in "));
}

}  // namespace
}  // namespace orrery::cli
