// The maps of the rules against those of catalogue.json, and the generator against its test vectors.
#include <catch_amalgamated.hpp>

#include <cstdio>
#include <string>

#include <rapidjson/document.h>

#include "files.h"
#include "games/prosper/generator.h"
#include "games/prosper/prosper.h"

using namespace orrery;
using namespace orrery::prosper;

namespace {

View view_of(int seats, const std::string& map) {
    const auto options = Prosper::read_options(seats, {{"map", map}});
    REQUIRE(options);
    Chance chance(1);
    return Prosper::view(Prosper::start({seats, Prosper::info().revision, *options}, chance), kSpectator);
}

std::string edges_of(const View& view) {
    std::string text;
    for (const ViewEdge& edge : view.edges) text += planet_name(edge.from) + "-" + planet_name(edge.to) + ";";
    return text;
}

// The canonical text of a generated map (section 9.4).
std::string canonical_text(int seats, const View& view) {
    std::string text = std::to_string(seats) + ";";
    for (const ViewPlanet& planet : view.planets)
        text += planet_name(planet.id) + "," + std::string(facts(planet.size).name.substr(0, 1)) + "," +
                std::to_string((planet.x - kPlaceUnits / 2) / 5) + "," +
                std::to_string((planet.y - kPlaceUnits / 2) / 5) + ";";
    return text + edges_of(view);
}

std::string fnv1a(const std::string& text) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return digits;
}

}  // namespace

TEST_CASE("the hand-made maps are those of the catalogue", "[prosper][maps]") {
    rapidjson::Document json;
    json.Parse(source_text("engine/games/prosper/catalogue.json").c_str());
    REQUIRE_FALSE(json.HasParseError());
    for (const auto& map : json["maps"].GetArray()) {
        CAPTURE(map["id"].GetString());
        const View view = view_of(map["players"].GetInt(), map["id"].GetString());
        CHECK(view.map == map["id"].GetString());
        CHECK(view.map_name == map["name"].GetString());
        REQUIRE(view.planets.size() == map["planets"].Size());
        for (rapidjson::SizeType i = 0; i < map["planets"].Size(); ++i) {
            const auto& expected = map["planets"][i];
            CHECK(planet_name(view.planets[i].id) == expected["id"].GetString());
            CHECK(facts(view.planets[i].size).name == expected["size"].GetString());
            CHECK(view.planets[i].x == expected["x"].GetInt() * kPlaceUnits / 10000);
            CHECK(view.planets[i].y == expected["y"].GetInt() * kPlaceUnits / 10000);
        }
        std::string lanes;
        for (const auto& lane : map["lanes"].GetArray()) lanes += std::string(lane.GetString()) + ";";
        CHECK(edges_of(view) == lanes);
        for (rapidjson::SizeType i = 0; i < map["bonus"].Size(); ++i) {
            CHECK(planet_name(view.homes[i]) == std::string{static_cast<char>('a' + i)} + "1");
            CHECK(view.seat[i].bonus == map["bonus"][i].GetInt());
        }
    }
}

TEST_CASE("the totals and dominance marks of the maps are those of the catalogue", "[prosper][maps]") {
    struct Row {
        int seats;
        const char* map;
        int total, mark;
    };
    const auto row = GENERATE(values<Row>({{2, "narrows", 62, 38},
                                           {2, "twin-arms", 86, 52},
                                           {3, "trefoil", 119, 60},
                                           {3, "triskele", 102, 51},
                                           {4, "crossroads", 124, 56},
                                           {4, "pinwheel", 140, 63},
                                           {5, "starfish", 153, 62},
                                           {6, "snowflake", 170, 68}}));
    const View view = view_of(row.seats, row.map);
    CHECK(view.total_production == row.total);
    CHECK(view.dominance_mark == row.mark);
}

TEST_CASE("the generator makes the maps of the test vectors", "[prosper][maps]") {
    struct Row {
        int seats;
        std::uint32_t seed;
        std::size_t planets, edges;
        const char* hub;
        int failed;
        const char* fingerprint;
    };
    const auto row = GENERATE(values<Row>({{2, 1, 18, 30, "none", 0, "6c85cdc6b0622cdd"},
                                           {2, 2, 19, 32, "medium", 0, "d48bc1b237fe2cd2"},
                                           {2, 4294967295, 18, 29, "none", 0, "3d315481b2084bb8"},
                                           {3, 1, 25, 42, "large", 0, "2026c4f4a084153d"},
                                           {3, 2, 24, 39, "none", 0, "ea7399f074077389"},
                                           {3, 4294967295, 25, 42, "large", 0, "86906dcc40a18843"},
                                           {4, 1, 28, 48, "none", 1, "9eb9c2b0d47668e4"},
                                           {4, 2, 29, 48, "large", 0, "18e9478a4478d0ca"},
                                           {4, 4294967295, 29, 48, "medium", 0, "ff623cb7be0bd009"},
                                           {5, 1, 35, 60, "none", 0, "c5b89713848cd799"},
                                           {5, 2, 36, 60, "large", 0, "b05feac54a6d7bea"},
                                           {5, 4294967295, 36, 60, "medium", 0, "c21dc483ce74189c"},
                                           {6, 1, 37, 54, "large", 0, "2fe9f109ca8f8425"},
                                           {6, 2, 37, 60, "large", 0, "a07d9612a5551979"},
                                           {6, 4294967295, 37, 60, "medium", 0, "f0314b5b333c27d4"}}));
    const View view = view_of(row.seats, "rnd-" + std::to_string(row.seats) + "-" + std::to_string(row.seed));
    CAPTURE(view.map);
    int failed = -1;
    generated_board(row.seats, row.seed, &failed);
    const ViewPlanet* hub = find(view, kHub);
    CHECK(view.planets.size() == row.planets);
    CHECK(view.edges.size() == row.edges);
    CHECK((hub == nullptr ? "none" : facts(hub->size).name) == row.hub);
    CHECK(failed == row.failed);
    CHECK(fnv1a(canonical_text(row.seats, view)) == row.fingerprint);
}

TEST_CASE("rnd-2-1 is the map that the rules reference spells out", "[prosper][maps]") {
    CHECK(canonical_text(2, view_of(2, "rnd-2-1")) ==
          "2;a1,l,4284,-4305;a2,l,4069,-1210;a3,m,-7357,-7104;a4,m,381,-3897;a5,m,7255,-8283;a6,s,3165,-8236;"
          "a7,s,-1088,-6676;a8,s,7960,-188;a9,s,-8993,-3036;b1,l,-4284,4305;b2,l,-4069,1210;b3,m,7357,7104;"
          "b4,m,-381,3897;b5,m,-7255,8283;b6,s,-3165,8236;b7,s,1088,6676;b8,s,-7960,188;b9,s,8993,3036;a1-a2;a1-a4;"
          "a1-a5;a1-a6;a1-a8;a2-a4;a2-a8;a2-b9;a3-a7;a3-a9;a4-a6;a4-a7;a5-a6;a6-a7;a8-b9;a9-b2;a9-b8;b1-b2;b1-b4;"
          "b1-b5;b1-b6;b1-b8;b2-b4;b2-b8;b3-b7;b3-b9;b4-b6;b4-b7;b5-b6;b6-b7;");
}

TEST_CASE("generated maps have the bonus of their number of seats", "[prosper][maps]") {
    CHECK(generated_bonus(2) == std::array<std::uint8_t, kMaxSeats>{1, 0});
    CHECK(generated_bonus(3) == std::array<std::uint8_t, kMaxSeats>{1, 0, 0});
    CHECK(generated_bonus(4) == std::array<std::uint8_t, kMaxSeats>{1, 1, 0, 0});
    CHECK(generated_bonus(5) == std::array<std::uint8_t, kMaxSeats>{0, 1, 1, 0, 0});
    CHECK(generated_bonus(6) == std::array<std::uint8_t, kMaxSeats>{0, 1, 1, 1, 0, 0});
}
