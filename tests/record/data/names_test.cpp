// Names: how they are cleaned, which are refused, and which are told apart by their seats' colours.
#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "core/language.h"
#include "files.h"
#include "record/data/name_signs.h"
#include "record/data/names.h"
#include "record/data/record.h"
#include "record/data/seat_names.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

// Invisible names, as they were sent to a table in links.
constexpr std::string_view kInvisible[] = {
    "\u3164",  // Hangul filler, and three characters like it
    "\u115F\u1160",
    "\uFFA0",
    "\u2800\u2800",  // Braille without dots
    "\uFE0F",
    "\uFE00\uFE01",  // variation selectors
    "\U000E0100",
    "\U000E0041",  // more variation selectors; tags
    "\u200B\u200C\u200D\u2060",
    "\uFEFF",
    "\u00AD",
    "\u034F",
    "\u17B4\u17B5",
    "\u180E",
    "\u2061",
    "\u2003\u2009\u205F\u3000",  // spaces of all widths
    "\u1680",
    "\U0001D173",
    "\U0001D159",
    "\uFFFC",
    "\uFFFD",
    "\uE000",
    "\U000F0000",
    "\uFFFE",
    "\uFDD0",
};

constexpr std::string_view kTurning[] = {"\u202E",          "\u202Eevil", "An\u200Fna",
                                         "\u2066Ben\u2069", "\u061C",     "Ada\u200E"};

TEST_CASE("names are plain text of limited length", "[record][names]") {
    CHECK(clean_name("  Ann   Lee ") == "Ann Lee");
    CHECK(clean_name("A\nB\tC\rD") == "A B CD");
    CHECK(clean_name("\u202Eevil\u200B") == "evil");
    CHECK(clean_name("bad\xFF\xC3utf\xE2\x82") == "badutf");
    CHECK(clean_name("\xC0\xAF\xED\xA0\x80") == "");  // overlong, surrogate
    CHECK(clean_name(std::string(500, 'x')) == std::string(kMaxNameSigns, 'x'));
    CHECK(clean_name(repeated("\U0001F600", 40)).size() <= kMaxNameBytes);
    CHECK(clean_name("") == "");
}

TEST_CASE("names that people have stay as they are", "[record][names]") {
    for (const std::string_view name :
         {"Ann Lee", "Jürgen 日本", "Zoë", "Łukasz", "Nguyễn Thị Hạnh", "Иван",   "Пётр",   "Ελένη",    "محمد",
          "שָׁלוֹם",    "สมชาย",       "กุ้ง",  "अनिता",  "김민수",          "さくら", "王小明", "Ọláyínká", "O'Neil-Smith",
          "x_X_42",  "🙂 Tom",    "{p2}"})
        CHECK(clean_name(name) == name);
}

TEST_CASE("invisible signs are left out, and wide spaces become spaces", "[record][names]") {
    for (const std::string_view name : kInvisible) {
        CAPTURE(name);
        CHECK(clean_name(name) == "");
        CHECK(clean_name("An" + std::string(name) + "n").size() <= 4);  // at most one space
    }
    CHECK(clean_name("Ann\u2003\u00A0Lee\u3000") == "Ann Lee");
    CHECK(clean_name("\u2764\uFE0F") == "\u2764");
}

TEST_CASE("a letter and its accent become one sign", "[record][names]") {
    CHECK(clean_name("Zoe\u0308") == "Zoë");
    CHECK(clean_name("A\u030Angstro\u0308m") == "Ångström");
    CHECK(clean_name("C\u0327a\u0306s\u030Cn\u0303") == "Çăšñ");
    CHECK(clean_name("Nguye\u0302\u0303n Ha\u0323nh") == "Nguyễn Hạnh");
    CHECK(clean_name(repeated("e\u0301", 40)) == repeated("é", static_cast<int>(kMaxNameSigns)));
}

TEST_CASE("accents do not pile up, and none stands alone", "[record][names]") {
    const std::string heap = repeated("\u0335\u0301\u0489\u20DD", 8);
    CHECK(clean_name("A" + heap + "nn" + heap + "a") == "A\u0335nn\u0335a");
    CHECK(clean_name(heap + "Anna") == "Anna");
    CHECK(clean_name("Ann \u0335a") == "Ann a");
    CHECK(clean_name("\u0E01" + repeated("\u0E49", 20)) == "\u0E01" + repeated("\u0E49", 3));
}

TEST_CASE("a cleaned name is UTF-8, not too long, and stays the same when cleaned again", "[record][names]") {
    Chance chance(77);
    constexpr std::uint32_t kEnds[] = {0x80, 0x370, 0x370, 0x3000, 0x10000, 0x110000};
    for (int round = 0; round < 20'000; ++round) {
        std::string typed;
        const std::uint64_t signs = 1 + chance.below(40u);
        const std::uint32_t end = kEnds[chance.below(std::size(kEnds))];
        for (std::uint64_t i = 0; i < signs; ++i) {
            const bool is_mark = chance.below(3) == 0;
            const std::uint64_t sign = is_mark ? 0x300 + chance.below(0x40) : chance.below(end);
            typed += chance.below(50) == 0 ? std::string(1, static_cast<char>(chance.below(256)))
                                           : sign_text(static_cast<std::uint32_t>(sign));
        }
        const std::string clean = clean_name(typed);
        CAPTURE(typed, clean);
        REQUIRE(clean_name(clean) == clean);
        REQUIRE(clean.size() <= kMaxNameBytes);
        std::size_t count = 0;
        for (std::string_view rest = clean; !rest.empty(); ++count) {
            const std::string_view before = rest;
            const std::uint32_t sign = take_sign(rest);
            REQUIRE(sign_text(sign) == before.substr(0, before.size() - rest.size()));
            REQUIRE_FALSE(is_unseen(sign));
        }
        REQUIRE(count <= kMaxNameSigns);
        REQUIRE((clean.empty() || (clean.front() != ' ' && clean.back() != ' ')));
        if (clean.empty() && typed.find_first_not_of(" \t\n") != std::string::npos) REQUIRE(name_refusal(typed));
    }
}

TEST_CASE("a name in a link is a clean one", "[record][names]") {
    Record record = *new_record("nim", 2, {}, 77, 5);
    record.seats = {{SeatKind::person, 0, "\u3164"}, {SeatKind::person, 0, "Zoe\u0308\u202E\u0301\u0301"}};
    const auto back = open_link(*encode_link(record));
    REQUIRE(back);
    CHECK(back->record.seats[0].name == "");
    CHECK(back->record.seats[1].name == "Zoë\u0301");
    CHECK(*encode_link(back->record) == *encode_link(*read_record(record_json(record))));
}

TEST_CASE("an unreadable name is refused with a sentence", "[record][names]") {
    for (const std::string_view name : kInvisible) {
        CAPTURE(name);
        REQUIRE(name_refusal(name));
        CHECK(name_refusal(name)->reason == "Nothing in that name can be seen. Type letters or digits.");
    }
    for (const std::string_view name : {"\u0301", "\u0335\u0336", " \u20DD ", "\u200B\u0489"}) {
        REQUIRE(name_refusal(name));
        CHECK(name_refusal(name)->reason == "Accents alone aren't a name. Type letters or digits.");
    }
    for (const std::string_view name : kTurning) {
        REQUIRE(name_refusal(name));
        CHECK(name_refusal(name)->reason == "That name has a hidden sign that turns text around. Type letters only.");
    }
}

TEST_CASE("other names are accepted, and so is an empty one", "[record][names]") {
    for (const std::string_view name :
         {"", "   ", "Ada", "7", "?", "Zoe\u0308", "محمد", "王", "\u2764\uFE0F", "An\u200Bna"})
        CHECK_FALSE(name_refusal(name));
}

TEST_CASE("names look alike whatever their case, accents and alphabet", "[record][names]") {
    const auto alike = [](std::string_view a, std::string_view b) {
        CAPTURE(a, b);
        CHECK(look_alike(a, b));
        CHECK(look_alike(b, a));
    };
    for (const std::string_view other : {"Anna", "anna", "ANNA", "Ánña", "Аnna", "Αnna", "Annа", "Ａｎｎａ", "𝐀𝐧𝐧𝐚",
                                         "Ⓐⓝⓝⓐ", "Ꭺnna", "ᴀɴɴᴀ", "A\u0335nna"})
        alike("Anna", other);
    alike("Bob", "B0b");
    alike("Ian", "lan");
    alike("Bill", "Bi11");
    alike("Sam", "5am");
    alike("Bernard", "Bemard");
    alike("Clara", "dara");
    alike("Beꭈnard", "Bernard");
    alike("Łukasz", "Lukasz");
    alike("Nguyễn", "Nguyen");
    alike("Иван", "ИВАН");
    alike("Пётр", "Петр");
    alike("Сергей", "Сергеи");
    alike("Рор", "Pop");
    alike("王伟", "王伟");
    alike("へいわ", "ヘいわ");
    alike("🙂", "🙂");
}

TEST_CASE("names that differ do not look alike", "[record][names]") {
    const auto apart = [](std::string_view a, std::string_view b) {
        CAPTURE(a, b);
        CHECK_FALSE(look_alike(a, b));
        CHECK_FALSE(look_alike(b, a));
    };
    apart("Ada", "Bob");
    apart("Ann", "Anna");
    apart("Иван", "Пётр");
    apart("Иван", "Anna");
    apart("Жук", "Sky");
    apart("王小明", "李小明");
    apart("王小明", "Sky");
    apart("محمد", "Otto");
    apart("Player 1", "Player 2");
    apart("🙂", "🙃");
    apart("", "");
    apart("", "Ada");
}

TEST_CASE("seats whose names look alike are told apart by colour", "[record][names]") {
    using Names = std::vector<std::string>;
    const Names colours{"Orange", "Sky", "Green"};
    CHECK(told_apart({"Ada", "Bob", ""}, colours) == Names{"Ada", "Bob", "Green"});
    CHECK(told_apart({"Anna", "Anna", "Bob"}, colours) == Names{"Anna (Orange)", "Anna (Sky)", "Bob"});
    CHECK(told_apart({"Аnna", "Anna", "ANNA"}, colours) == Names{"Аnna (Orange)", "Anna (Sky)", "ANNA (Green)"});
    CHECK(told_apart({"", "", ""}, colours) == colours);
    CHECK(told_apart({"Orange", "", ""}, colours) == Names{"Orange", "Sky", "Green"});
    CHECK(told_apart({"Sky", "", ""}, colours) == Names{"Sky (Orange)", "Sky", "Green"});
    CHECK(told_apart({"Ѕky", "Ben", ""}, colours) == Names{"Ѕky (Orange)", "Ben", "Green"});
    CHECK(told_apart({"Anna (Sky)", "Anna", "Anna"}, colours) ==
          Names{"Anna (Sky) (Orange)", "Anna (Sky)", "Anna (Green)"});
}

// What Orrery itself writes where a name could stand, as people might spell it.
constexpr std::string_view kNoNames[] = {"You",
                                         "you",
                                         "YOU",
                                         "Y\u043Eu",
                                         "\uFF39\uFF4F\uFF55",
                                         "Y0u",
                                         "(You)",
                                         "You.",
                                         "\u201CYou\u201D",
                                         "Y o u",
                                         "\u00DDo\u00FC",
                                         "You!",
                                         "Your",
                                         "Nobody",
                                         "N\u043Eb\u043Ed\u0443",
                                         "nobody",
                                         "Nobocly",
                                         "No one",
                                         "Everybody",
                                         "everyone",
                                         "Somebody",
                                         "Bot, master",
                                         "Bot",
                                         "bot master",
                                         "B0t, adept",
                                         "\u0412\u043Et, master",
                                         "BOT (novice)",
                                         "The bot",
                                         "b-o-t",
                                         "A bot",
                                         "Bots",
                                         "Free",
                                         "Not yet taken",
                                         "A person",
                                         "Another player",
                                         "Player 2",
                                         "Seat 1",
                                         "p3",
                                         "Spectator",
                                         "Both",
                                         "Other players"};
constexpr std::string_view kNames[] = {"Yolanda",
                                       "Youssef",
                                       "Noboru",
                                       "Bottle",
                                       "Botond",
                                       "Abbott",
                                       "Freja",
                                       "Master",
                                       "Allan",
                                       "Otto",
                                       "Robot 7",
                                       "Playa",
                                       "P",
                                       "Seatle",
                                       "\u738B",
                                       "\u738B\u5C0F\u660E",
                                       "\u0531\u0576\u056B",
                                       "\u0417\u043E\u044F",
                                       "Persona",
                                       "Botany Bay",
                                       "Sky",
                                       "Everett",
                                       "Nob"};

TEST_CASE("the words that Orrery uses for players cannot be names", "[record][names]") {
    for (const std::string_view name : kNoNames) {
        CAPTURE(name);
        REQUIRE(name_refusal(name));
        CHECK(name_refusal(name)->reason == "Orrery says that itself of players and bots. Choose another name.");
        CHECK(told_apart({std::string(name), "Ada"}, {"Orange", "Sky"})[0] == std::string(name) + " (Orange)");
        CHECK(holder_words("nim", {SeatKind::person, 0, std::string(name)}) ==
              "\u201C" + std::string(name) + "\u201D, a person");
        CHECK(called(std::string(name)) == "\u201C" + std::string(name) + "\u201D");
    }
    for (const std::string_view name : kNames) {
        CAPTURE(name);
        CHECK_FALSE(name_refusal(name));
        CHECK(told_apart({std::string(name), "Maximilian"}, {"Orange", "Green"})[0] == name);
        CHECK(holder_words("nim", {SeatKind::person, 0, std::string(name)}) == name);
        CHECK(called(std::string(name)) == name);
    }
}

// Somebody may type, or forge, a name that is a word of Orrery's own in the reader's language only.
TEST_CASE("a name that is a word of Orrery's own in the reader's language is told with its colour", "[names][words]") {
    CHECK(told_apart({"Niemand", "You"}, {"Orange", "Sky"}) == std::vector<std::string>{"Niemand", "You (Sky)"});
    for (const std::string& words : words_in("de")) REQUIRE(speak(words));
    CHECK(told_apart({"Niemand", "You"}, {"Orange", "Azur"}) == std::vector<std::string>{"Niemand (Orange)", "You"});
    CHECK(name_refusal("Niemand"));
    CHECK_FALSE(name_refusal("Anna"));
    speak_english();
    CHECK_FALSE(name_refusal("Niemand"));
    CHECK(clean_name("Niemand") == "Niemand");  // so a link with it opens in every language
}

// ---- Names in sentences

TEST_CASE("French and Spanish change small words before some names", "[names][words]") {
    const auto spoken = [](std::string_view language) {
        speak_english();
        for (const std::string& part : words_in(language)) REQUIRE(speak(part));
    };
    const std::vector<std::string> names{"Ana",        "Iris",       "Azul", "H\u00edlda",
                                         "\u00d3scar", "\u00c9mile", "Ieva", "Hugo"};
    const auto told = [&](std::string_view sentence) { return with_names(sentence, names); };
    const auto list = [&](const std::string& one, const std::string& other, std::string_view last) {
        return told(listed({one, other}, last));
    };
    spoken("es");
    CHECK(list("{p1}", "{p2}", "and") == "Ana e Iris");
    CHECK(list("Iris", "H\u00edlda", "and") == "Iris e H\u00edlda");
    CHECK(list("{p1}", "Ieva", "and") == "Ana y Ieva");
    CHECK(list("{p2}", "{p3}", "or") == "Iris o Azul");
    CHECK(list("{p2}", "{p5}", "or") == "Iris u \u00d3scar");
    CHECK(list("7", "8", "or") == "7 u 8");
    CHECK(told("La flota de {p1}") == "La flota de Ana");
    spoken("fr");
    CHECK(told("la flotte de {p1} et celle de {p2}") == "la flotte d\u2019Ana et celle d\u2019Iris");
    CHECK(told("De {p6}, plus que {p3}") == "D\u2019\u00c9mile, plus qu\u2019Azul");
    CHECK(list("Iris", "{p1}", "and") == "Iris et Ana");
    spoken("de");
    CHECK(list("{p1}", "{p2}", "and") == "Ana und Iris");
    speak_english();
    CHECK(list("{p1}", "{p2}", "and") == "Ana and Iris");
}

}  // namespace
}  // namespace orrery
