// Verbs as rows: what follows from a rule, and who makes a sentence. The game is tiny: one buys fruit from a stall.
#include "core/verbs.h"

#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "core/quoted.h"
#include "core/set_of.h"

namespace orrery {
namespace {

enum class Deal : std::uint8_t { buy, pay, leave };
enum class Fruit : std::int8_t { none = -1, apple, pear, plum };
using Fruits = SetOf<Fruit>;

struct Offer {
    Deal verb = Deal::buy;
    Fruit fruit = Fruit::none;
    std::int32_t number = 0;

    bool operator==(const Offer&) const = default;
};
struct Stall {
    bool is_closed = false;
    int asked = 0;  // 0: what to do, 1: to pay
    Fruits there{};
    std::int32_t coins = 3;
};

int sentences = 0;
std::string said(const std::string& sentence) { return (++sentences, sentence); }

constexpr auto may_buy = [](const Stall& stall, auto& check) {
    check.that(!stall.is_closed, "R1", "The stall is closed.");
    check.that(stall.coins > 0, "R2", [] { return said("You have no coins."); });
};
constexpr auto fruit_there = [](const Stall& stall, const Offer&, auto& fruit) {
    fruit.only(stall.there, "R3", [](Fruit one) { return said("No fruit " + std::to_string(static_cast<int>(one))); });
    fruit.leads_on(Fruits::of(Fruit::apple, Fruit::pear));  // a plum costs more than anybody has
};
constexpr auto how_many = [](const Stall& stall, const Offer& offer, auto& number) {
    number.only(Numbers{1, offer.fruit == Fruit::plum ? 0 : stall.coins}, "R4", "Too many.");
};

constexpr std::string_view kFruits[] = {"apple", "pear", "plum"};
bool read_fruit(std::string_view text, Offer& offer) {
    for (int k = 0; k < 3; ++k)
        if (kFruits[k] == text) offer.fruit = static_cast<Fruit>(k);
    return offer.fruit != Fruit::none;
}
std::string print_fruit(const Offer& offer) {
    return offer.fruit == Fruit::none ? "" : std::string(kFruits[static_cast<int>(offer.fruit)]);
}
bool read_amount(std::string_view text, Offer& offer) {
    const auto number = whole_number(text, 0, 99);
    offer.number = static_cast<std::int32_t>(number.value_or(0));
    return number.has_value();
}
std::string print_amount(const Offer& offer) { return offer.number == 0 ? "" : std::to_string(offer.number); }

constexpr auto kFruit = step<&Offer::fruit, Fruits, Stall>(fruit_there, {"a fruit", read_fruit, print_fruit});
constexpr auto kAmount = step<&Offer::number, Numbers, Stall>(how_many, {"a number", read_amount, print_amount});
constexpr VerbRow<Stall, Offer, int> kDeals[] = {{Deal::buy, "buy", 0, may_buy, {&kFruit, &kAmount}},
                                                 {Deal::pay, "pay", 1, {}, {&kAmount}},
                                                 {Deal::leave, "leave", 0}};
constexpr VerbTable<kDeals> kTable({"buy pear 2", "leave"});

constexpr auto any_row = [](const auto&) { return true; };

const Stall kOpen{.there = Fruits::of(Fruit::pear, Fruit::plum)};
const Entry<Offer> kPears{{Deal::buy, Fruit::pear}, 0, 0, true}, kLeaves{{Deal::leave}};
std::string ruling_against(const Stall& stall, const std::string& text) {
    const Offer offer = *kTable.parse(text);
    const Verdict refused = kTable.against(*kTable.form(offer.verb), stall, offer);
    return refused ? refused->ruling : "";
}

TEST_CASE("a list has the verbs that answer the question, with their first steps", "[core][verbs]") {
    std::vector<Entry<Offer>> entries;
    kTable.list(kOpen, 0, entries);
    CHECK(entries == std::vector<Entry<Offer>>{kPears, kLeaves});
    entries.clear();
    kTable.list(kOpen, 1, entries);
    CHECK(entries == std::vector<Entry<Offer>>{{{Deal::pay, Fruit::none, 1}, 1, 3}});
    entries.clear();
    kTable.list({.is_closed = true, .there = kOpen.there}, 0, entries);
    CHECK(entries == std::vector<Entry<Offer>>{kLeaves});
}

TEST_CASE("a list of verbs leaves out those without a first step, and those that the game does not want",
          "[core][verbs]") {
    std::vector<Entry<Offer>> entries;
    kTable.list_verbs(kOpen, 0, entries, any_row);
    CHECK(entries == std::vector<Entry<Offer>>{{{Deal::buy}, 0, 0, true}, kLeaves});
    entries.clear();
    kTable.list_verbs({}, 0, entries, any_row);
    CHECK(entries == std::vector<Entry<Offer>>{kLeaves});
    entries.clear();
    kTable.list_verbs(kOpen, 0, entries, [](const auto& row) { return row.verb != Deal::leave; });
    CHECK(entries == std::vector<Entry<Offer>>{{{Deal::buy}, 0, 0, true}});
}

TEST_CASE("a beginning goes on with the first step that it lacks", "[core][verbs]") {
    std::vector<Entry<Offer>> entries;
    kTable.further(kOpen, {Deal::buy}, entries);
    CHECK(entries == std::vector<Entry<Offer>>{kPears});
    entries.clear();
    kTable.further(kOpen, kPears.move, entries);
    CHECK(entries == std::vector<Entry<Offer>>{{{Deal::buy, Fruit::pear, 1}, 1, 3}});
    CHECK(kTable.leads_to(kPears.move, {Deal::buy, Fruit::pear, 2}));
    CHECK_FALSE(kTable.leads_to(kPears.move, {Deal::buy, Fruit::plum, 2}));
    CHECK_FALSE(kTable.leads_to(kPears.move, {Deal::leave}));
}

TEST_CASE("the first rule against a move is named: of its verb, then of its steps", "[core][verbs]") {
    CHECK(ruling_against(kOpen, "buy pear 2").empty());
    CHECK(ruling_against({.is_closed = true, .coins = 0}, "buy pear 2") == "R1");
    CHECK(ruling_against({.coins = 0}, "buy pear 2") == "R2");
    CHECK(ruling_against(kOpen, "buy apple 9") == "R3");
    CHECK(ruling_against(kOpen, "buy pear 9") == "R4");
    CHECK(ruling_against(kOpen, "buy plum 1") == "R4");  // a step that leads nowhere is refused by the later one
}

TEST_CASE("only a refusal makes a sentence", "[core][verbs]") {
    sentences = 0;
    std::vector<Entry<Offer>> entries;
    kTable.list(kOpen, 0, entries);
    kTable.list_verbs({.coins = 0}, 0, entries, any_row);
    CHECK(sentences == 0);
    CHECK(ruling_against(kOpen, "buy apple 1") == "R3");
    CHECK(sentences == 1);
}

TEST_CASE("rows are the notation", "[core][verbs]") {
    CHECK(kTable.print({Deal::buy, Fruit::pear, 2}) == "buy pear 2");
    CHECK(kTable.print(kPears.move) == "buy pear");
    CHECK(*kTable.parse("buy plum 3") == Offer{Deal::buy, Fruit::plum, 3});
    CHECK_FALSE(kTable.parse("buy stone 3"));
    CHECK(kTable.begun("buy pear") == kPears.move);
}

}  // namespace
}  // namespace orrery
