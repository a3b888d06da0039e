#include "core/words.h"

#include <catch_amalgamated.hpp>
#include <initializer_list>
#include <utility>

namespace orrery {

TEST_CASE("tokens are the parts between blanks", "[core][words]") {
    CHECK(tokens_of("move a3  b2 12") == std::vector<std::string_view>{"move", "a3", "b2", "12"});
    CHECK(tokens_of(" end ") == std::vector<std::string_view>{"end"});
    CHECK(tokens_of("").empty());
}

TEST_CASE("a whole number is read only as it is printed", "[core][words]") {
    CHECK(whole_number("0") == 0);
    CHECK(whole_number("-17") == -17);
    CHECK(whole_number("9223372036854775807") == INT64_MAX);
    for (const char* text : {"", "-", "+1", "01", "-0", " 1", "1 ", "1.0", "9223372036854775808", "a"}) {
        INFO(text);
        CHECK_FALSE(whole_number(text));
    }
    CHECK(whole_number("5", 1, 5) == 5);
    CHECK_FALSE(whole_number("6", 1, 5));
    CHECK_FALSE(whole_number("-1", 0, 5));
}

TEST_CASE("lists read as people write them", "[core][words]") {
    CHECK(listed({}).empty());
    CHECK(listed({"Anna"}) == "Anna");
    CHECK(listed({"Anna", "Ben"}) == "Anna and Ben");
    CHECK(listed({"Anna", "Ben", "Cleo"}) == "Anna, Ben and Cleo");
}

TEST_CASE("sentences speak to their reader as you, and of others by name", "[core][words]") {
    const Person you{seat_at(1), seat_at(1)}, other{seat_at(1), seat_at(0)}, to_all{seat_at(1), kSpectator};
    CHECK(you.object() == "you");
    CHECK(other.object() == "{p2}");
    CHECK(to_all.object() == "{p2}");
    CHECK(Person{kSpectator, kSpectator}.object() == "nobody");
    CHECK(closed("Place a disk") == "Place a disk.");
    CHECK(closed("Who wins?") == "Who wins?");
}

TEST_CASE("a word is found among others only whole", "[core][words]") {
    CHECK(is_among("gems", "gem gems"));
    CHECK_FALSE(is_among("ge", "gem gems"));
    CHECK_FALSE(is_among("", "gem gems"));
    CHECK_FALSE(is_among("gem", ""));
}

TEST_CASE("a beginning ends with a token, or with an item of a list", "[words]") {
    CHECK(begins_with("move a1 b2", "move a1"));
    CHECK_FALSE(begins_with("move a10", "move a1"));
    CHECK(begins_with("bid 3 slots 2,1", "bid 3 slots 2"));
    CHECK_FALSE(begins_with("bid 3 slots 21", "bid 3 slots 2"));
    CHECK(begins_with("settle d5=4", "settle d5="));
    CHECK(begins_with("end", ""));
}

}  // namespace orrery
