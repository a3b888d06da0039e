// The board's lattice (2.4): 73 sites in eleven rows, their neighbours, centres of hexes, the rim; and sets of sites.
// Rules and boards ask it for geometry. The pieces on the sites are in open.h.
// Rulebook: assets/rulebooks/cosmos.md, section 2.4.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::cosmos {

enum class Site : std::int8_t { none = -1 };  // a1 to k2, in canonical order
inline constexpr Site kNoSite = Site::none;
inline constexpr int kSites = 73;
inline constexpr int kRows = 11;
inline constexpr int kHexes = 19;
constexpr std::size_t slot(Site site) { return static_cast<std::size_t>(site); }

// A set of sites. It iterates in canonical order.
class SiteSet {
   public:
    constexpr SiteSet() = default;
    static constexpr SiteSet of(Site site) {
        SiteSet set;
        set.add(site);
        return set;
    }
    static constexpr SiteSet all() {
        SiteSet set;
        set.low_ = ~std::uint64_t{0}, set.high_ = (std::uint64_t{1} << (kSites - 64)) - 1;
        return set;
    }

    constexpr bool has(Site site) const {  // false for Site::none
        const int at = static_cast<int>(site);
        return at >= 0 && (((at < 64 ? low_ : high_) >> (at & 63)) & 1) != 0;
    }
    constexpr void add(Site site) { word(site) |= bit(site); }
    constexpr void drop(Site site) { word(site) &= ~bit(site); }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr bool has_several() const { return !empty() && ++begin() != end(); }
    constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
    constexpr Site first() const {
        return static_cast<Site>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Site last() const {  // Site::none if the set is empty
        if (empty()) return kNoSite;
        return static_cast<Site>(high_ != 0 ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_));
    }

    friend constexpr SiteSet operator&(SiteSet a, SiteSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
    friend constexpr SiteSet operator|(SiteSet a, SiteSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
    friend constexpr SiteSet operator-(SiteSet a, SiteSet b) { return {a.low_ & ~b.low_, a.high_ & ~b.high_}; }
    constexpr SiteSet& operator|=(SiteSet other) { return *this = *this | other; }
    bool operator==(const SiteSet&) const = default;

    struct Iterator {
        std::uint64_t low;
        std::uint64_t high;
        constexpr Site operator*() const {
            return static_cast<Site>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
        }
        constexpr Iterator& operator++() {
            if (low != 0)
                low &= low - 1;
            else
                high &= high - 1;
            return *this;
        }
        bool operator==(const Iterator&) const = default;
    };
    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {0, 0}; }

   private:
    constexpr SiteSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr std::uint64_t& word(Site site) { return static_cast<int>(site) < 64 ? low_ : high_; }
    static constexpr std::uint64_t bit(Site site) { return std::uint64_t{1} << (static_cast<int>(site) & 63); }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

// Where a site is: row from -5 (a) to 5 (k), and twice the x coordinate in sides of a hex.
struct Place {
    std::int8_t row = 0;
    std::int8_t x2 = 0;
    bool operator==(const Place&) const = default;
};

struct Lattice {
    std::array<Place, kSites> places{};
    std::array<SiteSet, kSites> next{};          // the neighbours of each site
    std::array<std::int8_t, kRows + 1> first{};  // the first site of each row; the last entry is kSites
    SiteSet centres;
    SiteSet rim;  // corners that belong to fewer than three hexes
};
extern const Lattice kLattice;

inline SiteSet next_to(Site site) { return kLattice.next[slot(site)]; }
inline bool are_adjacent(Site a, Site b) { return next_to(a).has(b); }
inline bool is_centre(Site site) { return kLattice.centres.has(site); }
Place place_of(Site site);
Site site_at(Place place);  // Site::none: no site has this place

std::string token(Site site);  // "d5"; none: "-"
std::optional<Site> read_site(std::string_view text);
std::string sites_text(SiteSet sites);  // "e4,f4"; "" for an empty set

}  // namespace orrery::cosmos
