// Random matches of Rise with many options. Positions stay sound, views and sentences tell no secret, and the limit on
// nested effects is high enough. tests/laws checks the same for all games; this is the quick check.
#include <catch_amalgamated.hpp>

#include "games/rise/facts.h"

using namespace orrery;
using namespace orrery::rise;

namespace {

Options options_of(int game) {
    Options options;
    options.empty_hand = game % 5 == 1;
    options.hidden_memory = game % 3 == 1;
    options.closed_banks = game % 4 == 1;
    options.market = game % 2 == 1 ? 4 : 3;
    options.disks = static_cast<std::uint8_t>(4 + game % 3);
    return options;
}

Move pick(const std::vector<Entry<Move>>& entries, Chance& chance) {
    const auto& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
    if (!entry.ranged()) return entry.move;
    return Rise::with_number(entry.move, entry.low + static_cast<int>(chance.below(entry.width())));
}

bool is_hidden(Verb verb) {
    return verb == Verb::bid || verb == Verb::mulligan || verb == Verb::give || verb == Verb::put;
}

// Every card that a text names must be visible to the viewer, or told to him.
CardSet seen_cards(const View& view) {
    CardSet seen;
    const auto add = [&](const auto& cards) {
        for (const Card card : cards)
            if (card != kNoCard) seen.add(card);
    };
    add(view.market), add(view.deck), add(view.revealed), add(view.block), add(view.drawn);
    for (int i = 0; i < view.seats; ++i) add(view.of(seat_at(i)).hand), add(view.of(seat_at(i)).pile);
    for (const Pending& pending : view.pending) {
        add(pending.cards);
        if (pending.card != kNoCard) seen.add(pending.card);
    }
    return seen;
}

bool names_only(const std::string& text, CardSet seen) {
    for (int i = 0; i < kCards; ++i) {
        if (seen.has(card_at(i))) continue;
        const std::string name(card_name(card_at(i)));
        const std::size_t at = text.find(name);
        if (at == std::string::npos) continue;
        UNSCOPED_INFO(text << " names " << name);
        return false;
    }
    return true;
}

}  // namespace

TEST_CASE("random matches stay sound, and views tell no secret", "[rise][soak]") {
    std::size_t deepest = 0;
    std::size_t sentences = 0, hidden_answers = 0;  // that were checked
    for (int game = 0; game < 24; ++game) {
        const int seats = 2 + game % 3;
        const std::uint64_t seed = 500 + static_cast<std::uint64_t>(game);
        CAPTURE(game, seats, seed);
        Chance setup = Chance::of_ply(seed, 0);
        Position position = start({seats, 1, options_of(game)}, setup);
        Chance choice(seed);
        std::vector<Entry<Move>> entries;
        std::vector<Entry<Move>> again;
        for (std::uint32_t ply = 1; !position.over; ++ply) {
            if (!is_sound(position)) FAIL("unsound at ply " << ply);
            deepest = std::max(deepest, position.frames.size());
            list_answers(position, entries);
            const Decision decision = decision_of(position);
            for (int k = -1; k < seats; ++k) {
                const Seat viewer = seat_at(k);
                const Position world = Rise::resample(position, viewer, choice);
                const View view = Rise::view(position, viewer);
                if (!is_sound(world) || !(Rise::view(world, viewer) == view)) FAIL("seat " << k << " at ply " << ply);
                if (viewer != decision.seat) continue;
                list_answers(world, again);
                if (again != entries) FAIL("other moves for seat " << k << " at ply " << ply);
            }
            const Move move = pick(entries, choice);
            const Position before = position;
            Chance luck = Chance::of_ply(seed, ply);
            std::vector<Event> told;
            apply(position, move, luck, &told);
            for (int k = -1; k < seats; ++k) {
                const View seen = Rise::view(before, seat_at(k));
                const View after = Rise::view(position, seat_at(k));
                CardSet known = seen_cards(seen);
                known.add(seen_cards(after));
                const std::vector<Event> events = masked<Rise>(told, seat_at(k));
                for (const Event& event : events)
                    if (event.card != kNoCard) known.add(event.card);
                for (const std::string& text : texts(Rise::describe(seen, move, events, after)))
                    if (++sentences; !names_only(text, known))
                        FAIL("a sentence names a hidden card at ply " << ply << " to seat " << k);
                if (seat_at(k) == decision.seat || !is_hidden(move.verb)) continue;
                if (entries.size() > 1) ++hidden_answers;
                for (const auto& entry : entries)
                    if (Rise::describe(seen, entry.move, events, after) != Rise::describe(seen, move, events, after))
                        FAIL("a sentence tells " << Rise::print(move) << " to seat " << k);
            }
        }
        CHECK(is_sound(position));
    }
    CHECK(deepest >= 4);  // otherwise no match had nested effects
    CHECK(deepest <= kFrames / 2);
    CHECK(sentences > 1000);
    CHECK(hidden_answers > 300);
}

TEST_CASE("a match without Expand ends by the round limit, one with Expand by the pool", "[rise][soak]") {
    const auto cause = [](bool expands) {
        Chance chance(1);
        Position position = start({2, 1, {}}, chance);
        std::vector<Entry<Move>> entries;
        while (!position.over) {
            list_answers(position, entries);
            Move move = entries.front().move;
            for (const auto& entry : entries)
                if ((entry.move.verb == Verb::expand) == expands) move = entry.move;
            apply(position, move, chance);
        }
        CHECK(is_sound(position));
        CHECK((position.pool_size() == 0) == expands);
        return std::string(result_of(position).cause);
    };
    CHECK(cause(true) == "pool");
    CHECK(cause(false) == "rounds");
}
