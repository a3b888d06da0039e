// The map: tiles with their stacks, what colours control and are worth, and where disks may go. Position and View have
// the same Galaxy, so a board can work out from its View what the rules work out.
// Rulebook: assets/rulebooks/rise.md, sections 6.7 and 6.8.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/json.h"
#include "core/list.h"
#include "games/rise/words.h"

namespace orrery::rise {

// Disks from bottom to top, two bits each; the highest byte has their number.
class Stack {
   public:
    constexpr int size() const { return static_cast<int>(packed_ >> 56); }
    constexpr bool empty() const { return size() == 0; }
    constexpr Colour operator[](int i) const { return static_cast<Colour>((packed_ >> (2 * i)) & 3); }
    constexpr Colour top() const { return empty() ? kNoColour : (*this)[size() - 1]; }
    constexpr void push(Colour colour) {
        packed_ |= static_cast<std::uint64_t>(colour) << (2 * size());
        packed_ += std::uint64_t{1} << 56;
    }
    constexpr Colour pop() {
        const Colour colour = top();
        packed_ -= std::uint64_t{1} << 56;
        packed_ &= ~(std::uint64_t{3} << (2 * size()));
        return colour;
    }
    constexpr int count(Colour colour) const {
        int n = 0;
        for (int i = 0; i < size(); ++i) n += (*this)[i] == colour;
        return n;
    }
    // Removes all disks of `colour`; the others close up. Returns how many were removed.
    constexpr int remove(Colour colour) {
        const Stack old = *this;
        packed_ = 0;
        for (int i = 0; i < old.size(); ++i)
            if (old[i] != colour) push(old[i]);
        return old.size() - size();
    }
    // Removes the lowest disk of `colour`; the others close up. False: there is none.
    constexpr bool remove_one(Colour colour) {
        const Stack old = *this;
        packed_ = 0;
        bool is_gone = false;
        for (int i = 0; i < old.size(); ++i)
            if (old[i] == colour && !is_gone)
                is_gone = true;
            else
                push(old[i]);
        return is_gone;
    }
    // All disks of `colour` move to the top; the others keep their order.
    constexpr void raise(Colour colour) {
        for (int n = remove(colour); n > 0; --n) push(colour);
    }

    bool operator==(const Stack&) const = default;

   private:
    std::uint64_t packed_ = 0;
};

std::string token(const Stack& stack);  // "kbw", bottom to top

struct Sector {
    Site site{};
    std::uint8_t natural = 0;
    std::int32_t gems = 0;
    Stack stack{};

    constexpr int value() const { return natural + gems; }
    constexpr bool empty() const { return stack.empty(); }
    constexpr Colour active() const { return stack.top(); }  // kNoColour: empty
    bool operator==(const Sector&) const = default;

    void save(JsonOut& json) const { json(CEREAL_NVP(site), CEREAL_NVP(natural), CEREAL_NVP(gems), CEREAL_NVP(stack)); }
};

// A set of sites, as bits, with one row for each r. It iterates in canonical order.
class SiteSet {
   public:
    constexpr void add(Site s) { rows_[row(s)] |= std::uint64_t{1} << (s.q + kReach); }
    constexpr bool has(Site s) const {
        if (s.q < -kReach || s.q > kReach || s.r < -kReach || s.r > kReach) return false;
        return ((rows_[row(s)] >> (s.q + kReach)) & 1) != 0;
    }
    constexpr void drop(const SiteSet& other) {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] &= ~other.rows_[i];
    }
    constexpr void add(const SiteSet& other) {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] |= other.rows_[i];
    }
    constexpr bool empty() const {
        for (const std::uint64_t r : rows_)
            if (r != 0) return false;
        return true;
    }
    template <class Visit>
    constexpr void each(Visit visit) const {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            for (std::uint64_t rest = rows_[i]; rest != 0; rest &= rest - 1)
                visit(site_at(std::countr_zero(rest) - kReach, static_cast<int>(i) - kReach));
    }

   private:
    static constexpr std::size_t row(Site s) { return static_cast<std::size_t>(s.r + kReach); }
    std::array<std::uint64_t, 2 * kReach + 1> rows_{};
};

struct Galaxy {
    FixedList<Sector, kTiles> sectors;  // in canonical order of their sites

    int find(Site site) const;  // index in `sectors`, or -1
    bool explored(Site site) const { return find(site) >= 0; }
    Sector& at(Site site);
    const Sector& at(Site site) const { return const_cast<Galaxy*>(this)->at(site); }
    void add(Site site, int natural);  // keeps the order

    int value_of(Colour colour) const;
    int sectors_of(Colour colour) const;
    SiteSet unexplored() const;  // positions without a tile next to a tile; it does not check whether tiles are left

    // Sectors (bits: indices in `sectors`) for which `test(sector)` holds.
    template <class Test>
    std::uint64_t where(Test test) const {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < sectors.size(); ++i)
            if (test(sectors[i])) mask |= std::uint64_t{1} << i;
        return mask;
    }

    std::vector<Site> sites_of(std::uint64_t mask) const {  // of the sectors in such a mask
        std::vector<Site> sites;
        for (; mask != 0; mask &= mask - 1)
            sites.push_back(sectors[static_cast<std::size_t>(std::countr_zero(mask))].site);
        return sites;
    }

    bool operator==(const Galaxy&) const = default;
};

// LEGAL PLACES(c) of 6.7. `tiles`: is a tile left in the stack of tiles? `shield`: is Xin Shield Formula active?
SiteSet legal_places(const Galaxy& galaxy, Colour colour, bool tiles, bool shield);
// The sites to which Drakon's Escape may take the stack of `from`.
SiteSet legal_landings(const Galaxy& galaxy, Site from, bool tiles, bool shield);

}  // namespace orrery::rise
