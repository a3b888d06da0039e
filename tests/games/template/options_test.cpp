// The options of Nim. One of them exists only from the third rules revision on.
#include <algorithm>
#include <utility>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games/template/template.h"
#include "record/link/link.h"
#include "record/replay/replay.h"

namespace orrery::example {
namespace {

using Digits = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // each with its base

Digits digits_of(Options options, int revision) {
    Digits digits;
    const auto note = [&](std::uint64_t value, std::uint64_t base) { return digits.emplace_back(value, base), value; };
    Nim::code_options(2, options, note, revision);
    return digits;
}

TEST_CASE("the last stone is worth what the option `prize` says", "[template][options]") {
    for (const int prize : {0, 20}) {
        Chance chance(1);
        Position position = Nim::start({2, kPrizes, {.stones = 2, .most = 2, .prize = prize}}, chance);
        for (const char* move : {"bid 1", "bid 0", "take 2"}) Nim::apply(position, *Nim::parse(move), chance);
        CHECK(Nim::result(position).score[0] == prize + position.token[0] - 1);
    }
}

TEST_CASE("an older match does not have an option of a later revision", "[template][options]") {
    const std::vector<OptionText> texts{{"prize", "5"}};
    const Options five = *Nim::read_options(2, texts);
    CHECK(five.prize == 5);
    CHECK(Nim::write_options(2, five) == texts);
    CHECK(Nim::option_specs(2).back().key == "prize");
    CHECK(digits_of(five, kNewestRevision) == Digits{{20, 60}, {1, 8}, {5, 21}});
    for (int revision = 1; revision < kPrizes; ++revision) {
        CHECK(Nim::option_specs(2, revision).size() == 2);
        CHECK(Nim::read_options(2, texts, revision).fault() ==
              Fault{"option/unknown",
                    "Option prize came with rules revision 3; this game is of an older one, with stones and most."});
        CHECK(Nim::write_options(2, five, revision).empty());
        CHECK(digits_of(five, revision) == Digits{{20, 60}, {1, 8}});
    }
}

TEST_CASE("links hold the options of their own revision", "[template][options]") {
    for (int revision = 1; revision <= Nim::info().revision; ++revision) {
        Record record = *new_record("nim", 2, {{"stones", "11"}}, 5, 6);
        record.revision = revision;
        if (revision >= kPrizes) record.options.push_back({"prize", "20"});
        const auto opened = open_link(*encode_link(record));
        REQUIRE(opened);
        CHECK(opened->record == record);
    }
    Record record = *new_record("nim", 2, {{"prize", "20"}}, 5, 6);
    record.revision = 2;
    CHECK(encode_link(record).fault().code == "option/unknown");
    CHECK(replay(record).fault().code == "option/unknown");
}

TEST_CASE("a refused option is told with what would be accepted", "[template][options]") {
    CHECK(Nim::read_options(2, {{"most", "10"}}).fault() ==
          Fault{"option/most", "Option most can't be \"10\": it is a number from 2 to 9."});
    CHECK(Nim::read_options(2, {{"least", "1"}}).fault().message ==
          "There is no option \"least\"; there are stones, most and prize.");
    CHECK(Nim::read_options(5, {}).fault().message == "Nim with sealed bids is for 2 to 4 players, not 5.");
}

}  // namespace
}  // namespace orrery::example
