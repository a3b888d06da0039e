// Every invariant of a position, for asserts and laws: nothing is lost or doubled, and somebody can decide.
#include "games/rise/play.h"

namespace orrery::rise {

namespace {

bool cards_are_conserved(const Position& p) {
    CardSet seen = p.table;
    int count = p.table.size();
    const auto add_list = [&](const CardList& list) {
        for (const Card card : list) seen.add(card);
        count += static_cast<int>(list.size());
    };
    add_list(p.deck);
    add_list(p.market);
    for (int i = 0; i < kSeats; ++i) {
        add_list(p.pile[static_cast<std::size_t>(i)]);
        seen.add(p.hand[static_cast<std::size_t>(i)]);
        count += p.hand[static_cast<std::size_t>(i)].size();
    }
    for (const Card card : p.block)
        if (!p.table.has(card)) return false;
    for (const Card card : p.revealed)
        if (!p.table.has(card)) return false;
    return seen.size() == kCards && count == kCards;
}

bool disks_are_conserved(const Position& p) {
    for (const Colour colour : kAllColours) {
        int count = p.pool_of(colour);
        if (count < 0) return false;
        for (int i = 0; i < kSeats; ++i) {
            const int dead = p.dead_of(seat_at(i), colour);
            if (dead < 0 || (dead > 0 && i >= p.seats)) return false;
            count += dead;
        }
        for (const Sector& sector : p.galaxy.sectors) count += sector.stack.count(colour);
        if (count != p.options.disks) return false;
    }
    return true;
}

bool tiles_are_conserved(const Position& p) {
    std::array<int, 5> count{};
    for (const Tile& tile : p.tiles) {
        if (tile.natural > 4) return false;
        ++count[tile.natural];
    }
    for (std::size_t i = 0; i < p.galaxy.sectors.size(); ++i) {
        const Sector& sector = p.galaxy.sectors[i];
        if (sector.natural > 4 || sector.gems < 0 || sector.gems > kCeiling) return false;
        if (i > 0 && !p.galaxy.sectors[i - 1].site.before(sector.site)) return false;
        ++count[sector.natural];
    }
    return count == std::array<int, 5>{2, 8, 6, 4, 2};  // (R2)
}

bool gems_are_bounded(const Position& p) {
    for (int i = 0; i < kSeats; ++i) {
        const std::int32_t bank = p.bank[static_cast<std::size_t>(i)];
        if (bank < 0 || bank > kCeiling || (bank > 0 && i >= p.seats)) return false;
    }
    for (const Card card : {Card::black_stars, Card::crusade_of_the_sun}) {
        const int gems = p.gems_of(card);
        if (gems < 0 || gems > kCeiling || (gems > 0 && !p.is_active(card))) return false;
    }
    return true;
}

// Everybody knows what is public.
bool memory_is_true(const Position& p) {
    for (const Card card : p.market)
        if (p.known_of(card) != kPublic) return false;
    for (int i = 0; i < p.seats; ++i)
        for (const Card card : p.pile[static_cast<std::size_t>(i)])
            if (p.known_of(card) != kPublic) return false;
    return true;
}

}  // namespace

bool is_sound(const Position& p) {
    if (p.seats < 2 || p.seats > kSeats || p.round < 1 || p.round > p.rounds || index(p.active) >= p.seats)
        return false;
    if (!cards_are_conserved(p) || !disks_are_conserved(p) || !tiles_are_conserved(p) || !gems_are_bounded(p) ||
        !memory_is_true(p))
        return false;
    if (p.over) return p.frames.empty() && p.question == Question{} && p.table.empty();
    if (p.frames.empty() || p.frames[0].step > Step::turn) return false;
    Move first;
    return count_answers(p, first) >= (p.has_public_flow() && count_depends_on_secrets(p) ? 1 : 2);
}

}  // namespace orrery::rise
