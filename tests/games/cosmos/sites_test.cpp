// The lattice of section 2.4: sites, centres, neighbours, the rim, and the canonical order.
#include <string>
#include <string_view>

#include <catch_amalgamated.hpp>

#include "games/cosmos/sites.h"

namespace orrery::cosmos {
namespace {

// The adjacency table of 2.4, in canonical order; * marks the centre of a hex.
struct Row {
    std::string_view site;
    std::string_view next;
};
constexpr Row kTable[kSites] = {
    {"a1", "a2,b2,b3"},           {"a2", "a1,b3,b4"},           {"b1", "b2,c2,c3"},
    {"b2", "a1,b1,b3,c3,c4"},     {"b3*", "a1,a2,b2,b4,c4,c5"}, {"b4", "a2,b3,b5,c5,c6"},
    {"b5", "b4,c6,c7"},           {"c1", "c2,d1,d2"},           {"c2", "b1,c1,c3,d2,d3"},
    {"c3*", "b1,b2,c2,c4,d3,d4"}, {"c4", "b2,b3,c3,c5,d4,d5"},  {"c5", "b3,b4,c4,c6,d5,d6"},
    {"c6*", "b4,b5,c5,c7,d6,d7"}, {"c7", "b5,c6,c8,d7,d8"},     {"c8", "c7,d8,d9"},
    {"d1", "c1,d2,e1"},           {"d2*", "c1,c2,d1,d3,e1,e2"}, {"d3", "c2,c3,d2,d4,e2,e3"},
    {"d4", "c3,c4,d3,d5,e3,e4"},  {"d5*", "c4,c5,d4,d6,e4,e5"}, {"d6", "c5,c6,d5,d7,e5,e6"},
    {"d7", "c6,c7,d6,d8,e6,e7"},  {"d8*", "c7,c8,d7,d9,e7,e8"}, {"d9", "c8,d8,e8"},
    {"e1", "d1,d2,e2,f1,f2"},     {"e2", "d2,d3,e1,e3,f2,f3"},  {"e3*", "d3,d4,e2,e4,f3,f4"},
    {"e4", "d4,d5,e3,e5,f4,f5"},  {"e5", "d5,d6,e4,e6,f5,f6"},  {"e6*", "d6,d7,e5,e7,f6,f7"},
    {"e7", "d7,d8,e6,e8,f7,f8"},  {"e8", "d8,d9,e7,f8,f9"},     {"f1", "e1,f2,g1"},
    {"f2*", "e1,e2,f1,f3,g1,g2"}, {"f3", "e2,e3,f2,f4,g2,g3"},  {"f4", "e3,e4,f3,f5,g3,g4"},
    {"f5*", "e4,e5,f4,f6,g4,g5"}, {"f6", "e5,e6,f5,f7,g5,g6"},  {"f7", "e6,e7,f6,f8,g6,g7"},
    {"f8*", "e7,e8,f7,f9,g7,g8"}, {"f9", "e8,f8,g8"},           {"g1", "f1,f2,g2,h1,h2"},
    {"g2", "f2,f3,g1,g3,h2,h3"},  {"g3*", "f3,f4,g2,g4,h3,h4"}, {"g4", "f4,f5,g3,g5,h4,h5"},
    {"g5", "f5,f6,g4,g6,h5,h6"},  {"g6*", "f6,f7,g5,g7,h6,h7"}, {"g7", "f7,f8,g6,g8,h7,h8"},
    {"g8", "f8,f9,g7,h8,h9"},     {"h1", "g1,h2,i1"},           {"h2*", "g1,g2,h1,h3,i1,i2"},
    {"h3", "g2,g3,h2,h4,i2,i3"},  {"h4", "g3,g4,h3,h5,i3,i4"},  {"h5*", "g4,g5,h4,h6,i4,i5"},
    {"h6", "g5,g6,h5,h7,i5,i6"},  {"h7", "g6,g7,h6,h8,i6,i7"},  {"h8*", "g7,g8,h7,h9,i7,i8"},
    {"h9", "g8,h8,i8"},           {"i1", "h1,h2,i2"},           {"i2", "h2,h3,i1,i3,j1"},
    {"i3*", "h3,h4,i2,i4,j1,j2"}, {"i4", "h4,h5,i3,i5,j2,j3"},  {"i5", "h5,h6,i4,i6,j3,j4"},
    {"i6*", "h6,h7,i5,i7,j4,j5"}, {"i7", "h7,h8,i6,i8,j5"},     {"i8", "h8,h9,i7"},
    {"j1", "i2,i3,j2"},           {"j2", "i3,i4,j1,j3,k1"},     {"j3*", "i4,i5,j2,j4,k1,k2"},
    {"j4", "i5,i6,j3,j5,k2"},     {"j5", "i6,i7,j4"},           {"k1", "j2,j3,k2"},
    {"k2", "j3,j4,k1"},
};

TEST_CASE("sites in canonical order, with the neighbours of the table", "[cosmos][sites]") {
    for (int at = 0; at < kSites; ++at) {
        const Site site = static_cast<Site>(at);
        const Row& row = kTable[at];
        CHECK(token(site) == row.site.substr(0, 2));
        CHECK(read_site(row.site.substr(0, 2)) == site);
        CHECK(is_centre(site) == (row.site.size() == 3));
        CHECK(sites_text(next_to(site)) == row.next);
    }
}

TEST_CASE("19 hexes, 186 adjacent pairs, 30 sites on the rim", "[cosmos][sites]") {
    int pairs = 0, threes = 0, fives = 0;
    for (const Site site : SiteSet::all()) {
        pairs += next_to(site).size();
        threes += next_to(site).size() == 3;
        fives += next_to(site).size() == 5;
        CHECK(!are_adjacent(site, site));
        if (is_centre(site)) CHECK(next_to(site).size() == 6);
    }
    CHECK(pairs == 2 * 186);
    CHECK(threes == 18);
    CHECK(fives == 12);
    CHECK(kLattice.centres.size() == kHexes);
    CHECK(sites_text(kLattice.rim) ==
          "a1,a2,b1,b2,b4,b5,c1,c2,c7,c8,d1,d9,e1,e8,f1,f9,g1,g8,h1,h9,i1,i2,i7,i8,j1,j2,j4,j5,k1,k2");
}

TEST_CASE("coordinates and sites name each other", "[cosmos][sites]") {
    for (const Site site : SiteSet::all()) CHECK(site_at(place_of(site)) == site);
    CHECK(place_of(*read_site("a1")) == Place{-5, -1});
    CHECK(place_of(*read_site("f5")) == Place{0, 0});
    CHECK(place_of(*read_site("k2")) == Place{5, 1});
    CHECK(site_at({0, 1}) == kNoSite);
    CHECK(site_at({6, 0}) == kNoSite);
}

TEST_CASE("a text that is not a site is not read", "[cosmos][sites]") {
    for (const char* text : {"a3", "l1", "d0", "d10", "d", "", "D5", "d5 ", "5d", "f10"}) CHECK(!read_site(text));
    CHECK(token(kNoSite) == "-");
    CHECK(sites_text({}).empty());
}

TEST_CASE("sets of sites across their two words", "[cosmos][sites]") {
    SiteSet set = SiteSet::of(*read_site("k2"));
    set.add(*read_site("a1"));
    CHECK(sites_text(set) == "a1,k2");
    CHECK(set.size() == 2);
    CHECK(set.first() == *read_site("a1"));
    CHECK(set.last() == *read_site("k2"));
    CHECK((set - SiteSet::of(*read_site("a1"))).first() == *read_site("k2"));
    set.drop(*read_site("k2"));
    CHECK(!set.has(*read_site("k2")));
    CHECK(SiteSet::all().size() == kSites);
    CHECK(SiteSet().last() == kNoSite);
}

}  // namespace
}  // namespace orrery::cosmos
