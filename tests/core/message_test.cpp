// Messages: places, forms by number and reader, another language, and patterns that are damaged.
#include "core/message.h"

#include <cstdint>
#include <iomanip>
#include <sstream>

#include <catch_amalgamated.hpp>

#include "core/hash.h"
#include "core/language.h"

namespace orrery {
namespace {

// "You bid 1 ship for Thing." and its like, with all forms.
constexpr const char* kBids =
    "\003ayou\004You bid\005nobody\004Nobody bids\005\004\001a bids\005\006 "
    "\003b0\004nothing\005one\0041 ship\005\004\001b ships\005\006 for \002c.";

std::string bids(Seat seat, int n) {
    return said<const Person&, int, TextRef>(kBids, Person{seat, seat_at(0)}, n, "thing");
}

// A file of words in which numbers have the forms of Polish: one, few, and many.
std::string words_in(std::string_view english, std::string_view pattern) {
    std::string forms;
    for (int n = 0; n < 200; ++n) {
        const bool is_few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
        forms += n == 1 ? 'o' : is_few ? 'f' : 'm';
    }
    std::ostringstream line;
    line << std::hex << std::setw(16) << std::setfill('0') << hash_text(english) << pattern;
    return "orrery words " + forms + "\n" + line.str() + "\n";
}

struct English {
    ~English() { speak_english(); }
};

TEST_CASE("a message has a form for each number and each reader", "[message]") {
    CHECK(bids(seat_at(0), 0) == "You bid nothing for Thing.");
    CHECK(bids(seat_at(0), 1) == "You bid 1 ship for Thing.");
    CHECK(bids(seat_at(1), 1) == "{p2} bids 1 ship for Thing.");
    CHECK(bids(seat_at(1), 21) == "{p2} bids 21 ships for Thing.");
    CHECK(bids(kSpectator, 2) == "Nobody bids 2 ships for Thing.");
}

TEST_CASE("forms depend on what a text is", "[message]") {
    const auto turned = [](std::string_view side) {
        return said<TextRef>("\003aup\004over\005\004under\005\006", side);
    };
    CHECK(turned("up") == "over");
    CHECK(turned("down") == "under");
    CHECK(turned("upper") == "under");
}

TEST_CASE("another language is spoken once its words have come", "[message]") {
    const English after;
    REQUIRE(speak(words_in(kBids, "\001b \003bone\004statek\005few\004statki\005\004statk\xc3\xb3w\005\006, \001a")));
    CHECK(bids(seat_at(1), 1) == "1 statek, {p2}");
    CHECK(bids(seat_at(1), 22) == "22 statki, {p2}");
    CHECK(bids(seat_at(1), 112) == "112 statk\xc3\xb3w, {p2}");
    CHECK(bids(seat_at(1), 1022) == "1022 statki, {p2}");
    REQUIRE(speak(words_in("something else", "wrong")));
    CHECK(bids(seat_at(1), 1) == "1 statek, {p2}");
    REQUIRE(speak(words_in(kBids, "\002c")));  // new words take the place of the old
    CHECK(bids(seat_at(1), 1) == "Thing");
}

TEST_CASE("what a language does not have is said in English", "[message]") {
    const English after;
    REQUIRE(speak(words_in("something else", "wrong")));
    CHECK(bids(seat_at(0), 5) == "You bid 5 ships for Thing.");
    REQUIRE(speak(words_in(kBids, "")));
    CHECK(bids(seat_at(0), 5) == "You bid 5 ships for Thing.");
}

TEST_CASE("forms in forms without end give less text", "[message]") {
    std::string pattern = "before ";
    for (int depth = 0; depth < 100000; ++depth) pattern += "\003a\004";
    CHECK(said<int>(pattern.c_str(), 1) == "before ");
    CHECK(said<int>("\003a\004\003a1\004one\005\004more\005\006\005\006 and after", 1) == "one and after");
}

TEST_CASE("a context tells messages apart, and is not said", "[message]") {
    const English after;
    constexpr Wording kRank{"\007rank\007Place"}, kSite{"Place"};
    CHECK(kRank() == "Place");
    REQUIRE(speak(words_in("\007rank\007Place", "Platz")));
    CHECK(kRank() == "Platz");
    CHECK(kSite() == "Place");
    CHECK(said<TextRef>("\001a!", kRank) == "Platz!");
}

TEST_CASE("a word changes before names that begin in certain ways", "[message]") {
    const English after;
    const auto file = [](std::string_view joints) { return words_in("\7joints\7-", joints); };
    const auto joined = [](std::string sentence, std::string_view value) {
        join(sentence, value);
        return sentence;
    };
    CHECK(joined("fleet de ", "Azur") == "fleet de Azur");  // in English nothing changes
    REQUIRE(speak(file("de=d\u2019 que=qu\u2019 -onz a \u00e9 o y=e -ie i hi")));
    CHECK(joined("flotte de ", "Azur") == "flotte d\u2019Azur");
    CHECK(joined("de ", "azur") == "d\u2019azur");
    CHECK(joined("De ", "\u00c9mile") == "D\u2019\u00c9mile");
    CHECK(joined("plus que ", "Orange") == "plus qu\u2019Orange");
    CHECK(joined("flotte de ", "Bleu") == "flotte de Bleu");
    CHECK(joined("flotte de ", "Onze") == "flotte de Onze");
    CHECK(joined("flotte de ", "a2") == "flotte de a2");
    CHECK(joined("guide ", "Azur") == "guide Azur");
    CHECK(joined("id\u00e9de ", "Azur") == "id\u00e9de Azur");
    CHECK(joined("Ana y ", "Iris") == "Ana e Iris");
    CHECK(joined("Ana, Eva y ", "Hilda") == "Ana, Eva e Hilda");
    CHECK(joined("Ana y ", "Ieva") == "Ana y Ieva");
    CHECK(joined("", "Iris") == "Iris");
    CHECK(joined(" ", "Iris") == " Iris");
    // In places of messages, also where a seat stands for a name that comes later.
    REQUIRE(speak(words_in(kBids, "reste de \002c, \001a de \001c")));
    CHECK(said<const Person&, int, TextRef>(kBids, Person{seat_at(1), seat_at(0)}, 1, "azur") ==
          "reste d\u2019Azur, {p2} d\u2019azur");
}

TEST_CASE("a text that is looked at holds while more words come", "[message]") {
    const English after;
    REQUIRE(speak(words_in("one", "eins")));
    const std::string_view one = translated("one");
    REQUIRE(speak(words_in("two", "zwei")));
    CHECK(one == "eins");
    CHECK(translated("two") == "zwei");
}

TEST_CASE("what is no file of words is refused", "[message]") {
    const English after;
    const std::string whole = words_in(kBids, "wrong");
    for (const std::string& text : {std::string(), std::string("orrery words"), whole.substr(0, 60), "x" + whole,
                                    whole + "123456789012345", whole + "123456789012345gwrong", whole + "\n"}) {
        INFO(text);
        const auto spoken = speak(text);
        REQUIRE(!spoken);
        CHECK(spoken.fault().code == "words/form");
    }
    CHECK(bids(seat_at(0), 1) == "You bid 1 ship for Thing.");
}

TEST_CASE("a pattern that breaks off gives less text, and nothing else happens", "[message]") {
    const std::string whole = kBids;
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        const std::string text = said<const Person&, int, TextRef>(whole.substr(0, size).c_str(),
                                                                   Person{seat_at(1), seat_at(0)}, 2, "thing");
        INFO(text);
        CHECK(text.size() <= std::string("{p2} bids 2 ships for Thing.").size());
    }
    CHECK(said<int>("\001z\002\x7f\003b\006\004\005", 3).empty());
}

}  // namespace
}  // namespace orrery
