// What the rules derive from catalogue.json: the tree of each role, and the homes for each number of players.
#include <catch_amalgamated.hpp>

#include <rapidjson/document.h>

#include "files.h"
#include "games/kardashev/catalogue.h"
#include "games/kardashev/hexes.h"

using namespace orrery;
using namespace orrery::kardashev;

namespace {

rapidjson::Document data_file() {
    rapidjson::Document json;
    json.Parse(source_text("engine/games/kardashev/catalogue.json").c_str());
    REQUIRE_FALSE(json.HasParseError());
    return json;
}

TechSet set_of(const rapidjson::Value& ids) {
    TechSet techs;
    for (const auto& id : ids.GetArray()) techs.add(find_tech(id.GetString()));
    return techs;
}

}  // namespace

TEST_CASE("each role's tree is the one that the data file describes", "[kardashev][catalogue]") {
    const rapidjson::Document json = data_file();
    for (const auto& written : json["roles"].GetArray()) {
        const Role role = find_role(written["id"].GetString());
        CAPTURE(written["id"].GetString());
        REQUIRE(role != kNoRole);
        TechSet all;
        for (const auto& common : json["common"].GetArray()) {
            const Tech tech = find_tech(common["tech"].GetString());
            all.add(tech);
            CHECK(needs(role, tech) == (common.HasMember("needs") ? set_of(common["needs"]) : TechSet{}));
            if (!common.HasMember("excludes")) continue;
            const Tech other = find_tech(common["excludes"].GetString());
            CHECK(negates(role, tech) == TechSet::of(other));
            CHECK(negates(role, other) == TechSet::of(tech));
        }
        for (rapidjson::SizeType level = 0; level < 3; ++level) {
            const TechSet contest = set_of(written["contests"][level]);
            for (const Tech tech : contest) {
                CHECK(negates(role, tech) == contest - TechSet::of(tech));
                CHECK(needs(role, tech) == (level == 0 ? TechSet{} : set_of(written["contests"][level - 1])));
            }
            const Tech own = find_tech(written["line"][level].GetString());
            CHECK(negates(role, own).empty());
            CHECK(needs(role, own) ==
                  (level == 0 ? TechSet{} : TechSet::of(find_tech(written["line"][level - 1].GetString()))));
            all = all | contest | TechSet::of(own);
        }
        CHECK(techs_of(role) == all);
        CHECK(all.size() == 18);
    }
}

TEST_CASE("homes are those of the data file", "[kardashev][catalogue]") {
    const rapidjson::Document json = data_file();
    for (const auto& written : json["homes"].GetArray())
        for (int k = 0; k < written["players"].GetInt(); ++k) {
            const Home home = home_of(written["players"].GetInt(), seat_at(k));
            const auto& expected = written["homes"][static_cast<rapidjson::SizeType>(k)];
            CHECK(token(home.inner) == expected["inner"].GetString());
            CHECK(token(home.outer) == expected["outer"].GetString());
        }
}
