// What mail, chats, scanners and people do to a link: stored cases, each repaired or named. tests/laws/record_test.cpp
// checks that no single change opens as another game.
#include <functional>

#include <catch_amalgamated.hpp>

#include "laws/support.h"
#include "record/link/link_text.h"
#include "record/link/mixed_radix.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

Record prosper(std::uint64_t seed, int seats, std::size_t moves) {
    return laws::played(games().front().id, seats, seed, moves);
}

std::string insert_every(std::string text, std::size_t step, const std::string& what) {
    for (std::size_t at = step; at < text.size(); at += step + what.size()) text.insert(at, what);
    return text;
}

std::string small(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string capital(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

TEST_CASE("more than twenty kinds of damage are repaired", "[record][link]") {
    const std::string code = *encode_link(prosper(3, 3, 120));
    const std::string url = "https://play.example/orrery/#" + code;
    REQUIRE(code.size() > 80);
    const std::vector<std::pair<const char*, std::string>> repaired = {
        {"the bare code", code},
        {"the fragment", "#" + code},
        {"the whole URL", url},
        {"a full stop after it", url + "."},
        {"other punctuation after it", url + "?!,:;"},
        {"emphasis around it", "**" + url + "**"},
        {"underscores around it", "_" + url + "_"},
        {"in brackets", "(" + url + ")"},
        {"in angle brackets", "<" + url + ">"},
        {"in quotes", "\"" + url + "\""},
        {"in typographic quotes", "\xE2\x80\x9C" + url + "\xE2\x80\x9D"},
        {"in a Markdown link", "[your turn](" + url + ") see you"},
        {"words before and after", "Your turn, Ann! " + url + " Bye, Bob"},
        {"the sentence twice", "Turn 7 " + url + " Turn 7 " + url},
        {"# escaped", "https://play.example/orrery/%23" + code},
        {"# escaped twice", "https://play.example/orrery/%2523" + code},
        {"# as an entity", "https://play.example/orrery/&#35;" + code},
        {"campaign words glued on", url + "&utm_source=mail&utm_medium=x"},
        {"a click id glued on", url + "?fbclid=IwAR0abcDEF123"},
        {"inside a scanner's URL",
         "https://safe.example/?url=https%3A%2F%2Fplay.example%2F%23" + code + "&data=05%7C01"},
        {"a space in it", "https://play.example/#" + code.substr(0, 40) + " " + code.substr(40)},
        {"wrapped by mail", "https://play.example/#" + insert_every(code, 50, "\r\n")},
        {"wrapped and quoted by mail", insert_every("> " + url, 60, "\r\n> ")},
        {"soft breaks of quoted-printable", "https://play.example/#" + insert_every(code, 48, "=\r\n")},
        {"escaped spaces in it", "https://play.example/#" + insert_every(code, 30, "%20")},
        {"invisible signs in it", "https://play.example/#" + insert_every(code, 20, "\xE2\x80\x8B")},
        {"soft hyphens in it", "https://play.example/#" + insert_every(code, 25, "\xC2\xAD")},
        {"hyphenated at line ends", "https://play.example/#" + insert_every(code, 45, "-\n")},
        {"break tags in it", "https://play.example/#" + insert_every(code, 33, "<wbr>")},
        {"blanks at both ends", "\n\t  " + url + "  \n"},
        {"a slash after the #", "https://play.example/#/" + code},
        {"a name after the #", "https://play.example/#game=" + code},
        {"another link before it", "https://rules.example/#chapter-12 and " + url},
    };
    for (const auto& [how, text] : repaired) {
        INFO(how << ": " << text);
        const auto opened = open_link(text);
        REQUIRE((opened ? "" : opened.fault().message) == "");
        CHECK(opened->code == code);
    }
}

TEST_CASE("damage that cannot be repaired is named", "[record][link]") {
    const std::string code = *encode_link(prosper(3, 3, 120));
    const std::string url = "https://play.example/orrery/#";
    const std::string size = std::to_string(code.size());
    std::string other_game = "1zzz" + code.substr(4);
    std::string vega = seal_code(kLinkFormat, "veg", "Zz09Zz09Zz09");
    struct Case {
        const char* how;
        std::string text;
        const char* fault;
        std::string words;
    };
    const std::vector<Case> named = {
        {"cut at the end", url + code.substr(0, 50), "link/cut", "50 of " + size + " characters arrived"},
        {"cut, then an ellipsis", url + code.substr(0, 50) + "...", "link/cut", "50 of " + size},
        {"cut, then a typographic ellipsis", url + code.substr(0, 50) + "\xE2\x80\xA6", "link/cut", "50 of " + size},
        {"cut, then words", url + code.substr(0, 60) + " see you on Monday then", "link/cut", "60 of " + size},
        {"cut in its head", url + code.substr(0, 5), "link/cut", "only 5 characters"},
        {"the last character missing", url + code.substr(0, code.size() - 1), "link/cut", "ask for it again"},
        {"all letters small", url + small(code), "link/altered", "made small"},
        {"all letters capitals", url + capital(code), "link/altered", "made capitals"},
        {"the fragment dropped", "https://play.example/orrery/", "link/lost", "after the # was lost"},
        {"the fragment dropped by a login", "https://play.example/login?next=orrery", "link/lost",
         "after the # was lost"},
        {"a newer format", url + "9" + code.substr(1), "link/format", "newer version"},
        {"an unknown game", url + vega, "link/game", "\"veg\""},
        {"an altered mark", url + other_game, "link/altered", "changed on its way"},
        {"no link", "See you on Monday, it is your turn", "link/none", "an Orrery link"},
        {"nothing", "", "link/none", "an Orrery link"},
        {"a foreign link", "https://rules.example/#chapter-12", "link/none", "an Orrery link"},
        {"a page of text", std::string(kMaxLinkText + 1, 'x'), "link/too-much", "characters"},
        {"in the middle altered", url + code.substr(0, 40) + "000" + code.substr(43), "link/altered",
         "changed on its way"},
    };
    for (const Case& one : named) {
        INFO(one.how << ": " << one.text);
        const auto opened = open_link(one.text);
        REQUIRE_FALSE(opened);
        INFO(opened.fault().code << ": " << opened.fault().message);
        CHECK(opened.fault().code.starts_with(one.fault));
        const std::string message = small(opened.fault().message);
        CHECK(message.find(small(one.words)) != std::string::npos);
    }
}

TEST_CASE("newer rules and impossible matches are named", "[record][link]") {
    // Whole links that this version cannot have made, with digits written by hand.
    const auto link_of = [](const char* mark, const std::function<void(DigitsOut&)>& write) {
        DigitsOut out;
        write(out);
        return seal_code(kLinkFormat, mark, out.base62());
    };
    const auto newer = open_link(link_of("nim", [](DigitsOut& out) { out.digit(6, 64), out.digit(1, kMaxSeats); }));
    REQUIRE_FALSE(newer);
    CHECK(newer.fault().code == "link/revision");
    CHECK(newer.fault().message.find("revision 7") != std::string::npos);
    const auto crowded = open_link(link_of("nim", [](DigitsOut& out) { out.digit(0, 64), out.digit(5, kMaxSeats); }));
    REQUIRE_FALSE(crowded);
    CHECK(crowded.fault().code == "link/record");
    // One stone: two bids and one take. Then more moves, or something after the last move.
    const auto one_stone = [](DigitsOut& out, std::uint64_t moves) {
        out.digit(0, 64), out.digit(1, kMaxSeats);          // revision 1, two seats
        out.digit(0, 60), out.digit(1, 8);                  // options
        out.digit(0, 2), out.digit(0, 3), out.digit(0, 3);  // no names, open seats
        out.digit(0, 4), out.digit(1, kMaxBase);            // seed 1
        out.digit(moves, kMaxMoves + 1), out.digit(0, 4), out.digit(0, 4), out.digit(0, 2);
    };
    CHECK(open_link(link_of("nim", [&](DigitsOut& out) { one_stone(out, 3); })));
    for (const std::uint64_t extra : {0, 1}) {
        const auto longer = open_link(link_of("nim", [&](DigitsOut& out) {
            one_stone(out, 3 + extra);
            if (extra == 0) out.digit(1, 2);
        }));
        REQUIRE_FALSE(longer);
        CHECK(longer.fault().code == "link/record");
    }
}

TEST_CASE("hostile texts of full length get an answer", "[record][link]") {
    const std::string code = *encode_link(prosper(4, 6, 400));
    std::vector<std::string> texts = {std::string(kMaxLinkText, '#'), std::string(kMaxLinkText, 'z'),
                                      std::string(kMaxLinkText, '%')};
    std::string many, zeros = "#1prozz" + std::string(3800, '0'), escapes = "#1pro";
    while (many.size() + 12 < kMaxLinkText) many += "#1prozzAAAA ";
    while (escapes.size() + 30 < kMaxLinkText) escapes += "%25252525252525252525252541";
    texts.insert(texts.end(), {many, zeros, escapes, seal_code(kLinkFormat, "nim", std::string(3780, 'z')),
                               seal_code(kLinkFormat, "pro", std::string(3780, 'z')), code});
    for (const std::string& text : texts) {
        const auto opened = open_link(text);
        INFO(text.substr(0, 40));
        CHECK((opened ? text == code : !opened.fault().code.empty() && !opened.fault().message.empty()));
    }
}

// The digits of a number in base 62, lowest first.
using Number = std::vector<std::uint64_t>;

Number body_of(const std::string& code) {
    Number digits;
    for (std::size_t i = code.size() - kCheckSize; i-- > kHeadSize;)
        digits.push_back(static_cast<std::uint64_t>(value62(code[i])));
    return digits;
}

// a + b * factor, for a result that is not negative.
Number combined(const Number& a, const Number& b, std::int64_t factor) {
    Number sum;
    std::int64_t carry = 0;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()) || carry > 0; ++i) {
        const auto digit = [i](const Number& n) { return i < n.size() ? static_cast<std::int64_t>(n[i]) : 0; };
        const std::int64_t value = digit(a) + digit(b) * factor + carry;
        carry = value >= 0 ? value / 62 : -((61 - value) / 62);
        sum.push_back(static_cast<std::uint64_t>(value - carry * 62));
    }
    return sum;
}

TEST_CASE("digits behind an invitation are refused", "[record][link]") {
    // The last digits of an invitation are its opener's tag, of 64 bits, and the count of its moves. `step` is what one
    // move more adds to the whole number: 2^64 times what one more in the tag adds. kMaxMoves + 1 such steps change
    // none of its digits and leave one behind them.
    Record record = laws::played_by_link("rise", 3, 5, 0, Protocol::sealed, 0);
    REQUIRE(in_lobby(record));
    SeatProof& last = record.binding->proofs[slot(record.binding->opener)];
    last.tag = 1;
    const std::string more = *encode_link(record);
    last.tag = 0;
    const std::string code = *encode_link(record);
    REQUIRE(open_link(code));
    Number step = combined(body_of(more), body_of(code), -1);
    for (int bit = 0; bit < 64; ++bit) step = combined(step, step, 1);

    const auto refusal = [&](std::int64_t times) {
        std::string body;
        for (const std::uint64_t digit : combined(body_of(code), step, times))
            body.insert(body.begin(), digit62(digit));
        const auto opened = open_link(seal_code(code.front(), std::string_view(code).substr(1, kMarkSize), body));
        return opened ? std::string() : opened.fault().message;
    };
    CHECK(refusal(0).empty());
    CHECK(refusal(1).find("moves before all its seats are taken") != std::string::npos);
    CHECK(refusal(kMaxMoves + 1).find("moves before all its seats are taken") != std::string::npos);
}

TEST_CASE("a match that is too long for a link says so", "[record][link]") {
    Record record = *new_record("nim", 2, {}, 1, 2);
    record.moves.assign(kMaxMoves + 5, "take 1");
    CHECK_FALSE(encode_link(record));
}

TEST_CASE("links keep seats, names and bots", "[record][link]") {
    Record record = *new_record("nim", 4, {{"most", "5"}}, 0x0123456789ABCDEFu, seed_of_number(0x0123456789ABCDEFu));
    record.seats = {{SeatKind::person, 0, "J\xC3\xBCrgen"},
                    {SeatKind::bot, 3, ""},
                    {SeatKind::open, 0, ""},
                    {SeatKind::person, 0, "Bo {p1}"}};
    for (const auto& [number, seed] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
             {record.number, record.seed}, {number_of_seed(7), 7}, {number_of_seed(~0ull), ~0ull}, {1, 2}}) {
        record.number = number;
        record.seed = seed;
        const auto opened = open_link(*encode_link(record));
        REQUIRE(opened);
        CHECK(opened->record == record);
    }
}

}  // namespace
}  // namespace orrery
