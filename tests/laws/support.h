// What all laws share: which matches to play (every game, seat count and value of every option, many seeds), how to go
// through one, and how to report a broken law so that it can be replayed: ORRERY_SEED=17 build/native/orrery_tests
// "..."
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <catch_amalgamated.hpp>

#include "games_typed.h"
#include "record/data/record.h"

namespace orrery::laws {

// The seeds of the matches that a law plays: 1 to ORRERY_SEEDS if that is set, else 2 in a sample run and 150 otherwise.
// If ORRERY_SEED is set, just that one.
std::vector<std::uint64_t> seeds();
// Laws try a sample of their matches: in builds with sanitizers and as WebAssembly, and where ORRERY_SAMPLE=1 is set
// (scripts/dev check).
bool is_sample_run();
// What must be whole as WebAssembly, too, is sampled only with sanitizers.
bool has_sanitizers();

// A way to start a game. The first variant of every seat count has default options and gets all seeds; the others take
// turns. Laws also check rules of earlier revisions, with fewer seeds.
struct Variant {
    std::string game;
    int seats = 2;
    std::vector<OptionText> options;
    bool is_default = false;
    int revision = 1;
};
// For the newest revision: the defaults, every value of every menu alone, and some together. For earlier ones: the
// defaults.
std::vector<Variant> variants(std::string_view game);

// One match of the laws. All laws draw moves from the same luck, so a seed names a match.
struct Course {
    Variant variant;
    std::uint64_t seed = 0;
    std::size_t ply = 0;  // made so far

    std::string name() const;
    Record record() const;
};

// All courses of a game for this run.
std::vector<Course> courses(std::string_view game);

// A match of `moves` random moves; fewer if it ends before.
Record played(std::string_view game, int seats, std::uint64_t seed, std::size_t moves);
// The same by link, with people on two seats and bots of that character on the others, as one of the people sends it.
// Answers may be sealed, and a move may wait for luck. With no moves it is an invitation.
Record played_by_link(std::string_view game, int seats, std::uint64_t seed, std::size_t moves,
                      Protocol protocol = Protocol::sealed, std::uint8_t character = kNoCharacter);
// The same, and a bot has since stood in for the second person.
Record left_by_link(std::string_view game, int seats, std::uint64_t seed, std::size_t moves);
// The same, and a seat has vouched for its tag because somebody had changed the record on its way.
Record vouched_by_link(std::string_view game, int seats, std::uint64_t seed, std::size_t moves);

std::vector<std::string> tokens_of(std::string_view text);
// Damages a move: drops its last token, adds a token of `vocabulary`, swaps two, replaces one, or changes a number by 2
// at most.
std::string mutate(const std::string& text, const std::vector<std::string>& vocabulary, Chance& chance);

// Checks a law. If it does not hold, a test fails with the law's words and what replays it.
inline void hold(bool holds, std::string_view law, const Course& course, std::string_view detail = {}) {
    if (holds) return;
    FAIL(std::string(law) << " | " << course.name() << " | " << std::string(detail));
}

// Plays a course with random legal moves. When something is asked, `look(position, entries, course)` is called, then
// `made(before, move, after, course)`. At the end `look` is called once more, with no entries.
template <Game G, class Look, class Made>
void walk(Course course, Look&& look, Made&& made) {
    const auto options = G::read_options(course.variant.seats, course.variant.options);
    hold(static_cast<bool>(options), "what menus offer is accepted", course, options ? "" : options.fault().message);
    Chance setup_luck = Chance::of_ply(course.seed, 0);
    typename G::Position position = G::start({course.variant.seats, course.variant.revision, *options}, setup_luck);
    Chance choice(course.seed * 31 + 7);
    std::vector<Entry<typename G::Move>> entries;
    for (G::legal(position, entries); !entries.empty(); G::legal(position, entries)) {
        hold(course.ply < kMaxMoves, "every match ends", course);
        look(position, entries, course);
        // Picks the entry first, then the number, so that rare verbs come up as often as wide ranges.
        const auto move = any_move<G>(position, entries, choice);
        const typename G::Position before = position;
        ++course.ply;
        Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
        G::apply(position, move, luck);
        made(before, move, position, course);
    }
    look(position, entries, course);
}

template <Game G, class Look>
void walk(const Course& course, Look&& look) {
    walk<G>(course, look, [](const auto&, const auto&, const auto&, const Course&) {});
}

// A move as it happens: all events, what `viewer` is told of them, what it sees after each, and the position at the end.
template <Game G>
struct Watched {
    std::vector<typename G::Event> events;
    std::vector<typename G::Event> told;
    std::vector<typename G::View> views;
    typename G::Position end;
};
template <Game G>
Watched<G> watch(const typename G::Position& before, const typename G::Move& move, const Course& course, Seat viewer) {
    Watched<G> seen{{}, {}, {}, before};
    Chance luck = Chance::of_ply(course.seed, static_cast<std::uint32_t>(course.ply));
    G::apply(seen.end, move, luck, [&](const typename G::Event& event, const typename G::Position& now) {
        seen.events.push_back(event);
        auto known = G::masked(event, viewer);
        if (!known) return;
        seen.told.push_back(std::move(*known));
        seen.views.push_back(G::view(now, viewer));
    });
    return seen;
}

// Calls law(GameType<G>{}, course) for all games and their courses.
template <class Law>
void for_each_course(Law&& law) {
    for_each_game([&](auto type) {
        for (const Course& course : courses(decltype(type)::Game::info().id)) law(type, course);
    });
}

}  // namespace orrery::laws
