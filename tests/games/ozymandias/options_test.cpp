// The options of section 8, and what they change.
#include <catch_amalgamated.hpp>

#include "games/ozymandias/ozymandias.h"

namespace orrery::ozymandias {
namespace {

Position started(int seats, const std::vector<OptionText>& texts, std::uint64_t seed = 1) {
    Chance chance(seed);
    return start({seats, 1, *Ozymandias::read_options(seats, texts)}, chance);
}

TEST_CASE("a match has four ages unless options say three", "[ozymandias][options]") {
    CHECK(started(2, {}).last_age() == 4);
    CHECK(started(2, {{"ages", "3"}}).last_age() == 3);
    CHECK(!Ozymandias::read_options(2, {{"ages", "5"}}));
}

TEST_CASE("tiles at the start lie on sites 0, 2 and 5", "[ozymandias][options]") {
    const Position p = started(6, {{"start-tiles", "3"}});
    REQUIRE(p.galaxy.places().size() == 3);
    CHECK(p.galaxy.is_placed(Site{2}));
    CHECK(p.galaxy.is_placed(Site{5}));
    CHECK(p.stack.size() == 15);
    CHECK(started(6, {}).galaxy.places().size() == 1);
}

TEST_CASE("a named player gets the obelisk, otherwise it is drawn by lot", "[ozymandias][options]") {
    for (std::uint64_t seed = 1; seed < 9; ++seed) CHECK(started(4, {{"obelisk", "p3"}}, seed).obelisk == seat_at(2));
    SeatSet seen;
    for (std::uint64_t seed = 1; seed < 40; ++seed) seen.add(started(3, {}, seed).obelisk);
    CHECK(seen == SeatSet{7});
    CHECK(!Ozymandias::read_options(2, {{"obelisk", "p3"}}));
    CHECK(!Ozymandias::read_options(2, {{"obelisk", "somebody"}}));
}

TEST_CASE("options are printed as they are read, and defaults are left out", "[ozymandias][options]") {
    const std::vector<OptionText> texts{
        {"ages", "3"}, {"start-tiles", "2"}, {"obelisk", "p2"}, {"tie", "reserve"}, {"last", "twice"}};
    CHECK(Ozymandias::write_options(4, *Ozymandias::read_options(4, texts)) == texts);
    CHECK(Ozymandias::write_options(4, *Ozymandias::read_options(4, {{"obelisk", "random"}})).empty());
}

TEST_CASE("what the last age is worth is an option from rules revision 2 on", "[ozymandias][options]") {
    const std::vector<OptionText> twice{{"last", "twice"}};
    CHECK(Ozymandias::read_options(2, twice, kLastAge));
    CHECK(!Ozymandias::read_options(2, twice, kLastAge - 1));
    CHECK(Ozymandias::write_options(2, *Ozymandias::read_options(2, twice), kLastAge - 1).empty());
    const auto has_open_end = [](int seats) {
        for (const Preset& preset : Ozymandias::presets(seats))
            if (preset.id == "open-end") return preset.options == std::vector<OptionText>{{"last", "twice"}};
        return false;
    };
    CHECK(has_open_end(2));
    CHECK_FALSE(has_open_end(3));
}

TEST_CASE("an even start has the tiles that are fairest", "[ozymandias][options]") {
    const auto tiles = [](int seats) -> std::string {
        for (const Preset& preset : Ozymandias::presets(seats))
            if (preset.id == "even-start") return preset.options.at(0).value;
        return "-";
    };
    CHECK(tiles(3) == "-");
    CHECK(tiles(4) == "2");
    CHECK(tiles(5) == "2");
    CHECK(tiles(6) == "3");
}

}  // namespace
}  // namespace orrery::ozymandias
