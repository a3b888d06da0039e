#include "core/words.h"

#include <catch_amalgamated.hpp>

namespace orrery {

TEST_CASE("tokens are what stands between spaces", "[core][words]") {
    CHECK(tokens_of("move a3  b2 12") == std::vector<std::string_view>{"move", "a3", "b2", "12"});
    CHECK(tokens_of(" end ") == std::vector<std::string_view>{"end"});
    CHECK(tokens_of("").empty());
}

TEST_CASE("a whole number is read as it is printed, and otherwise not at all", "[core][words]") {
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

TEST_CASE("counted and listed as people say it", "[core][words]") {
    CHECK(count_of(0, "gem") == "0 gems");
    CHECK(count_of(1, "gem") == "1 gem");
    CHECK(count_of(22, "gem") == "22 gems");
    CHECK(listed({}).empty());
    CHECK(listed({"Anna"}) == "Anna");
    CHECK(listed({"Anna", "Ben"}) == "Anna and Ben");
    CHECK(listed({"Anna", "Ben", "Cleo"}) == "Anna, Ben and Cleo");
}

}  // namespace orrery
