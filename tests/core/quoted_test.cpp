// Text that others wrote, in our sentences and our JSON.
#include "core/quoted.h"

#include <string>
#include <vector>

#include <rapidjson/document.h>
#include <catch_amalgamated.hpp>

#include "core/json.h"

namespace orrery {
namespace {

// What is never valid UTF-8: a lone tail, a cut sign, an overlong form, a surrogate, beyond the last plane, unused
// bytes.
const std::string kMalformed[] = {
    "\x80",         "\xC3",         "\xE2\x82",         "\xF0\x9F\x98", "\xC0\xAF",
    "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF",         "\xF8\x88\x80\x80\x80"};
const std::string kWhole[] = {
    "", "a", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80", "\xF4\x8F\xBF\xBF", "\xEF\xBF\xBD", std::string(1, '\0')};

bool is_json(const std::string& text) {
    rapidjson::Document json;
    json.Parse<rapidjson::kParseValidateEncodingFlag>(text.data(), text.size());
    return !json.HasParseError();
}

TEST_CASE("well-formed text stays the same, and each bad byte becomes a replacement sign", "[core][quoted]") {
    for (const std::string& text : kWhole) {
        CHECK(is_well_formed(text));
        CHECK(well_formed(text) == text);
    }
    for (const std::string& text : kMalformed) {
        CHECK_FALSE(is_well_formed(text));
        CHECK_FALSE(is_well_formed("a" + text + "b"));
        CHECK(is_well_formed(well_formed("a" + text + "b")));
    }
    CHECK(well_formed("a\xFF\xC3\xA9\xC3") == "a\xEF\xBF\xBD\xC3\xA9\xEF\xBF\xBD");
    CHECK(well_formed(std::string("\0\xFF", 2)) == std::string("\0\xEF\xBF\xBD", 4));
}

TEST_CASE("a quotation is one line of well-formed text", "[core][quoted]") {
    CHECK(in_quotes("") == "\"\"");
    CHECK(in_quotes("move a1 b2 3") == "\"move a1 b2 3\"");
    CHECK(in_quotes("J\xC3\xB6rg") == "\"J\xC3\xB6rg\"");
    CHECK(in_quotes("a\nb\x1B[31m\x7F") ==
          "\"a\xEF\xBF\xBD"
          "b\xEF\xBF\xBD[31m\xEF\xBF\xBD\"");
    CHECK(in_quotes("\xC2\x85") == "\"\xEF\xBF\xBD\"");  // a control sign of two bytes
    CHECK(in_quotes("\xE2\x80\xAE"
                    "abc") ==
          "\"\xEF\xBF\xBD"
          "abc\"");  // would reverse the rest of the sentence
    CHECK(in_quotes(std::string(1, '\0')) == "\"\xEF\xBF\xBD\"");
    for (const std::string& text : kMalformed) CHECK(is_well_formed(in_quotes(text)));
}

TEST_CASE("a long quotation is cut between signs and says so", "[core][quoted]") {
    const std::string most(kMostQuoted, 'a');
    CHECK(in_quotes(most) == "\"" + most + "\"");
    CHECK(in_quotes(most + "b") == "\"" + most + "...\"");
    std::string signs;
    for (std::size_t i = 0; i < kMostQuoted; ++i) signs += "\xE2\x82\xAC";
    CHECK(in_quotes(signs) == "\"" + signs + "\"");
    for (std::size_t before = 0; before < 4; ++before) {
        const std::string quote = in_quotes(std::string(before, 'x') + signs + signs);
        CHECK(is_well_formed(quote));
        CHECK(quote.ends_with("\xE2\x82\xAC...\""));
    }
}

TEST_CASE("JSON is well formed whatever it is given", "[core][json]") {
    for (const std::string& text : kMalformed) {
        JsonOut json;
        json.object().field("move", text).field(text, 1).values("all", std::vector<std::string>{text, "a" + text});
        const std::string line = json.end().text();
        INFO(line);
        CHECK(is_well_formed(line));
        CHECK(is_json(line));
    }
    JsonOut json;
    json.array().value("J\xC3\xB6rg\n").end();
    CHECK(json.text() == "[\"J\xC3\xB6rg\\n\"]");
}

}  // namespace
}  // namespace orrery
