// The lattice as a table (2.4), and the names of its sites.
#include "games/cosmos/sites.h"

namespace orrery::cosmos {

namespace {

struct Row {
    std::int8_t sites;
    std::int8_t start;  // twice the x coordinate of its first site
};
constexpr std::array<Row, kRows> kShape{
    {{2, -1}, {5, -4}, {8, -7}, {9, -8}, {8, -7}, {9, -8}, {8, -7}, {9, -8}, {8, -7}, {5, -4}, {2, -1}}};

// Centres are three columns apart. In odd rows they lie between those of the even rows. The outermost rows have none.
constexpr bool is_place_of_centre(Place place) {
    const int x2 = place.x2 < 0 ? -place.x2 : place.x2;
    return x2 % 6 == (place.row % 2 == 0 ? 0 : 3) && place.row > -5 && place.row < 5;
}

constexpr Lattice make_lattice() {
    Lattice made;
    int at = 0;
    for (int r = 0; r < kRows; ++r) {
        const Row& row = kShape[static_cast<std::size_t>(r)];
        made.first[static_cast<std::size_t>(r)] = static_cast<std::int8_t>(at);
        for (int n = 0; n < row.sites; ++n, ++at)
            made.places[static_cast<std::size_t>(at)] = {static_cast<std::int8_t>(r - 5),
                                                         static_cast<std::int8_t>(row.start + 2 * n)};
    }
    made.first[kRows] = kSites;
    for (int i = 0; i < kSites; ++i) {
        const Place a = made.places[static_cast<std::size_t>(i)];
        if (is_place_of_centre(a)) made.centres.add(static_cast<Site>(i));
        for (int k = 0; k < kSites; ++k) {
            const Place b = made.places[static_cast<std::size_t>(k)];
            const int rows = a.row < b.row ? b.row - a.row : a.row - b.row;
            const int columns = a.x2 < b.x2 ? b.x2 - a.x2 : a.x2 - b.x2;
            if (rows + columns == 2 && rows < 2) made.next[static_cast<std::size_t>(i)].add(static_cast<Site>(k));
        }
    }
    for (int i = 0; i < kSites; ++i) {
        const Site site = static_cast<Site>(i);
        if (!made.centres.has(site) && (made.next[slot(site)] & made.centres).size() < 3) made.rim.add(site);
    }
    return made;
}

}  // namespace

namespace {
constexpr Lattice kMade = make_lattice();
static_assert(kMade.centres.size() == kHexes && kMade.rim.size() == 30);
}  // namespace
const Lattice kLattice = kMade;

Place place_of(Site site) { return kLattice.places[slot(site)]; }

Site site_at(Place place) {
    for (int i = 0; i < kSites; ++i)
        if (kLattice.places[static_cast<std::size_t>(i)] == place) return static_cast<Site>(i);
    return kNoSite;
}

std::string token(Site site) {
    if (site == kNoSite) return "-";
    const auto row = static_cast<std::size_t>(place_of(site).row + 5);
    return std::string(1, static_cast<char>('a' + row)) +
           std::to_string(static_cast<int>(site) - kLattice.first[row] + 1);
}

std::optional<Site> read_site(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'k' || text[1] < '1' || text[1] > '9') return {};
    const auto row = static_cast<std::size_t>(text[0] - 'a');
    const int at = kLattice.first[row] + text[1] - '1';
    return at < kLattice.first[row + 1] ? std::optional(static_cast<Site>(at)) : std::nullopt;
}

std::string sites_text(SiteSet sites) {
    std::string text;
    for (const Site site : sites) text += (text.empty() ? "" : ",") + token(site);
    return text;
}

}  // namespace orrery::cosmos
