// The leak laws: nothing that a seat is shown tells what it may not know. Screens, logs, text table and bots are made
// from views alone. So if a view does not change with the hidden half of the world, it cannot tell about that half.
// Only refusals are made from positions, so they are compared by themselves.
#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "laws/support.h"

namespace orrery::laws {
namespace {

// The hidden things that a move shows to everybody. Worlds that differ in them do not look the same, even if no view
// keeps them.
template <Game G>
std::vector<typename G::Event> reveals(std::vector<typename G::Event> events) {
    if constexpr (HasReveals<G>)
        std::erase_if(events, [](const auto& event) { return !G::is_reveal(event); });
    else
        events.clear();
    return events;
}

// How often a law that plays a move in another world could compare the two worlds. Where it mostly cannot, it says little.
class Tally {
   public:
    void tried(const Course& course) { ++counts_[course.variant.game].tried; }
    void compared(const Course& course) { ++counts_[course.variant.game].compared; }

    // In each game at least `percent` of them. A run of few matches has too few to count.
    void check(std::string_view law, std::size_t percent) const {
        for (const auto& [game, count] : counts_) {
            const std::size_t share = count.compared * 100 / count.tried;
            INFO(law << ": " << game << ": only " << count.compared << " of " << count.tried << " compared");
            if (count.tried >= kEnough) CHECK(share >= percent);
        }
    }

   private:
    static constexpr std::size_t kEnough = 1000;
    struct Count {
        std::size_t tried = 0;
        std::size_t compared = 0;
    };
    std::map<std::string, Count> counts_;
};

// Do two positions look the same to somebody who remembers all that was ever shown? Then their other worlds are the
// same, because nothing else may influence them.
template <Game G>
bool look_the_same(const typename G::Position& one, const typename G::Position& other, Seat viewer) {
    if (!(G::view(one, viewer) == G::view(other, viewer))) return false;
    Chance once(1), again(1);
    return G::resample(one, viewer, once) == G::resample(other, viewer, again);
}

TEST_CASE("a resampled world gives a seat the same view, question and moves", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 5);
        std::vector<Entry<typename G::Move>> same;
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            const Decision decision = G::decision(position);
            for (int k = -1; k < course.variant.seats; ++k) {
                const Seat viewer = seat_at(k);
                const auto world = G::resample(position, viewer, chance);
                const auto view = G::view(position, viewer);
                hold(view.viewer == viewer, "a view knows its viewer", course);
                hold(G::is_sound(world), "resampled worlds are sound", course, seat_token(viewer));
                hold(G::view(world, viewer) == view, "a resampled world looks the same", course, seat_token(viewer));
                hold(G::decision(world) == decision, "what is asked is no secret", course, seat_token(viewer));
                if (!decision.owing.has(viewer) || viewer != decision.seat) continue;
                G::legal(world, same);
                hold(same == entries, "a seat's own moves are no secret to it", course, seat_token(viewer));
            }
        });
    });
}

TEST_CASE("all that is shown to a seat is the same in a resampled world", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 6);
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed);
        TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            if (course.ply % 8 != start.seed % 8) return;
            match.set_position(position);
            const int k = static_cast<int>(chance.below(static_cast<std::uint32_t>(course.variant.seats) + 1)) - 1;
            const Seat viewer = seat_at(k);
            const auto world = match.resample(viewer, chance);
            hold(world->view_json(viewer) == match.view_json(viewer), "JSON of a view tells no secret", course);
            hold(world->question(viewer) == match.question(viewer), "questions tell no secret", course);
            const Sheet mine = match.sheet(viewer), other = world->sheet(viewer);
            hold(mine.when == other.when && mine.facts == other.facts && mine.tables.size() == other.tables.size(),
                 "sheets tell no secret", course);
            for (std::size_t i = 0; i < mine.tables.size(); ++i) {
                hold(mine.tables[i].rows == other.tables[i].rows, "tables tell no secret", course);
                for (const auto& row : mine.tables[i].rows)
                    hold(row.size() == mine.tables[i].columns.size(), "rows fill their columns", course);
            }
            if (entries.empty()) return;
            const auto& entry = entries[chance.below(static_cast<std::uint32_t>(entries.size()))];
            std::string text = G::print(entry.move);
            for (; !text.empty(); text.erase(text.find(' ') == std::string::npos ? 0 : text.rfind(' ')))
                hold(world->explain(viewer, text) == match.explain(viewer, text), "explanations tell no secret", course,
                     text);
        });
    });
}

// Moves that somebody may try by mistake: a legal one with a token that stood at the same place of an earlier move.
class Slips {
   public:
    void learn(const std::string& move) {
        const std::vector<std::string> tokens = tokens_of(move);
        for (std::size_t i = 1; i < tokens.size(); ++i) {
            auto& known = known_[{tokens[0], i}];
            if (std::find(known.begin(), known.end(), tokens[i]) == known.end()) known.push_back(tokens[i]);
        }
    }
    std::string slip(const std::string& move, Chance& chance) const {
        std::vector<std::string> tokens = tokens_of(move);
        if (tokens.size() < 2) return move;
        const std::size_t place = 1 + chance.below(static_cast<std::uint32_t>(tokens.size() - 1));
        const auto& known = known_.at({tokens[0], place});
        tokens[place] = known[chance.below(static_cast<std::uint32_t>(known.size()))];
        std::string text = tokens[0];
        for (std::size_t i = 1; i < tokens.size(); ++i) text += " " + tokens[i];
        return text;
    }

   private:
    std::map<std::pair<std::string, std::size_t>, std::vector<std::string>> known_;  // by first token and place
};

// Only the seat that is asked gets a refusal: on the board, in the text table and in the terminal. It tries slips, moves
// of earlier questions, damaged moves, and what would be legal with other cards, for a seat that thinks of those.
TEST_CASE("a refusal tells the asked seat no secret", "[laws][secrecy]") {
    Tally tally;
    for_each_course([&tally](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 9);
        Slips slips;
        std::vector<typename G::Move> earlier;
        walk<G>(start, [&](const auto& position, const auto& entries, const Course& course) {
            if (entries.empty()) return;
            auto steps = entries;
            const auto legal = any_move<G>(position, steps, chance);
            const std::string text = G::print(legal);
            slips.learn(text);
            earlier.push_back(legal);
            if (course.ply % 4 != start.seed % 4) return;
            const Seat asked = G::decision(position).seat;
            const auto world = G::resample(position, asked, chance);
            const auto compare = [&](const typename G::Move& move) {
                tally.tried(course);
                const Verdict here = refusal<G>(position, move), there = refusal<G>(world, move);
                if (here) tally.compared(course);
                if (here != there)
                    hold(false, "a refusal tells no secret", course,
                         G::print(move) + ": " + (here ? here->reason : "legal") + " | " +
                             (there ? there->reason : "legal"));
            };
            for (int i = 0; i < 4; ++i)
                if (const auto slip = G::parse(slips.slip(text, chance))) compare(*slip);
            const auto& past = earlier[chance.below(static_cast<std::uint32_t>(earlier.size()))];
            compare(past);
            if (const auto damaged = G::parse(mutate(text, tokens_of(G::print(past)), chance))) compare(*damaged);
            const auto elsewhere = G::resample(position, kSpectator, chance);
            G::legal(elsewhere, steps);
            compare(any_move<G>(elsewhere, steps, chance));
        });
    });
    tally.check("a refusal tells no secret", 10);  // 12 in the template, 33 and more in the others
}

TEST_CASE("what is hidden from a seat does not influence its other worlds", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 7);
        walk<G>(start, [&](const auto& position, const auto&, const Course& course) {
            if (course.ply % 4 != start.seed % 4) return;
            for (int k = -1; k < course.variant.seats; ++k) {
                const auto twin = G::resample(position, seat_at(k), chance);  // the same view, another world
                const std::uint64_t luck = chance.bits();
                Chance once(luck), again(luck);
                hold(G::resample(position, seat_at(k), once) == G::resample(twin, seat_at(k), again),
                     "positions with equal views resample with equal luck to equal positions", course,
                     seat_token(seat_at(k)));
            }
        });
    });
}

TEST_CASE("what everybody sees of question and standing is no secret", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        Chance chance(start.seed + 8);
        walk<G>(start, [&](const auto& position, const auto&, const Course& course) {
            const auto world = G::resample(position, kSpectator, chance);
            hold(G::result(world) == G::result(position), "a result counts only what a spectator sees", course);
            hold(G::decision(world) == G::decision(position), "everybody sees who is asked what, and in whose turn",
                 course);
        });
    });
}

// The events that tell only `viewer` everything: cards that it draws and loses again in one move are in no view.
template <class G>
std::vector<typename G::Event> own_secrets(const std::vector<typename G::Event>& events, Seat viewer) {
    std::vector<typename G::Event> own;
    if constexpr (requires(typename G::Event event) { event.seat == viewer; }) {
        for (const auto& event : events)
            if (event.seat == viewer && G::masked(event, viewer) != G::masked(event, kSpectator)) own.push_back(event);
    }
    return own;
}

// What is told of a move, to all seats, and what they see while it happens: the same in every world in which the move
// is possible and that looks the same before and after it.
TEST_CASE("neither events nor views at them tell a secret", "[laws][secrecy][film]") {
    Tally tally;
    for_each_course([&tally](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const auto& before, const auto& move, const auto& after, const Course& course) {
                if (course.ply % 4 != start.seed % 4) return;
                Chance chance(course.seed + course.ply);
                for (int k = -1; k < course.variant.seats; ++k) {
                    const Seat viewer = seat_at(k);
                    const auto seen = watch<G>(before, move, course, viewer);
                    hold(reveals<G>(seen.told) == reveals<G>(seen.events), "what is revealed is for everybody's eyes",
                         course, G::print(move));
                    const auto world = G::resample(before, viewer, chance);
                    tally.tried(course);
                    if (refusal<G>(world, move)) continue;
                    const auto other = watch<G>(world, move, course, viewer);
                    if (!look_the_same<G>(other.end, after, viewer)) continue;
                    if (reveals<G>(other.events) != reveals<G>(seen.events)) continue;
                    if (own_secrets<G>(other.events, viewer) != own_secrets<G>(seen.events, viewer)) continue;
                    tally.compared(course);
                    const std::string who = seat_token(viewer) + " " + G::print(move);
                    hold(other.told == seen.told, "events tell no secret", course, who);
                    hold(other.views == seen.views, "views at events tell no secret", course, who);
                }
            });
    });
    tally.check("neither events nor views at them tell a secret", 50);  // 62 in Ozymandias, 76 and more in the others
}

// What those who may not know an answer are told of it: the same for every answer that is possible in a world that
// looks the same to them before and after it.
TEST_CASE("neither events, nor views at them, nor log tell a hidden answer", "[laws][secrecy][film]") {
    Tally events_tally, log_tally;
    for_each_course([&](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        std::vector<Entry<typename G::Move>> entries;
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed);
        TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const auto& before, const auto& move, const auto& after, const Course& course) {
                match.set_position(before);
                Chance chance(course.seed + course.ply);
                for (int k = -1; k < course.variant.seats; ++k) {
                    const Seat viewer = seat_at(k);
                    if (match.may_know(viewer, G::print(move))) continue;
                    const auto seen_before = G::view(before, viewer);
                    const auto seen_after = G::view(after, viewer);
                    const auto world = G::resample(before, viewer, chance);
                    G::legal(world, entries);
                    const auto answer = any_move<G>(world, entries, chance);
                    hold(!refusal<G>(world, answer), "what is listed is legal", course, G::print(answer));
                    const auto other = watch<G>(world, answer, course, viewer);
                    events_tally.tried(course), log_tally.tried(course);
                    if (!(G::view(other.end, viewer) == seen_after)) continue;  // shown, or now looks different
                    const auto seen = watch<G>(before, move, course, viewer);
                    const bool same =
                        look_the_same<G>(other.end, after, viewer) && reveals<G>(other.told) == reveals<G>(seen.told);
                    if (same) events_tally.compared(course);
                    hold(!same || other.told == seen.told, "events do not tell a hidden answer", course,
                         G::print(move));
                    if (other.told != seen.told) continue;
                    log_tally.compared(course);
                    hold(!same || other.views == seen.views, "views at events do not tell a hidden answer", course,
                         G::print(move));
                    hold(G::describe(seen_before, answer, other.told, seen_after) ==
                             G::describe(seen_before, move, seen.told, seen_after),
                         "the log does not tell a hidden answer", course, G::print(move));
                }
            });
    });
    events_tally.check("events do not tell a hidden answer", 40);  // 53 in Cosmos, 67 and more in the others
    log_tally.check("the log does not tell a hidden answer", 40);  // likewise
}

TEST_CASE("a seat may know its own answers, but no sealed answer of another", "[laws][secrecy]") {
    for_each_course([](auto type, const Course& start) {
        using G = typename decltype(type)::Game;
        const auto options = *G::read_options(start.variant.seats, start.variant.options);
        Chance setup(start.seed);
        TypedMatch<G> match({start.variant.seats, start.variant.revision, options}, setup);
        walk<G>(
            start, [](const auto&, const auto&, const Course&) {},
            [&](const auto& before, const auto& move, const auto&, const Course& course) {
                match.set_position(before);
                const Decision asked = G::decision(before);
                for (int k = -1; k < course.variant.seats; ++k) {
                    const bool may = match.may_know(seat_at(k), G::print(move));
                    hold(may || seat_at(k) != asked.seat, "a seat knows what it answered", course, G::print(move));
                    hold(!may || !asked.secret || seat_at(k) == asked.seat, "a sealed answer is hidden", course,
                         G::print(move));
                }
            });
    });
}

}  // namespace
}  // namespace orrery::laws
