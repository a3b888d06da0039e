// struct Nim: the template game as the contract (core/game.h) wants it. games_list.h names this header.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/template/position.h"
#include "games/template/view.h"

namespace orrery::example {

struct Nim : DeclaredOptions<Nim, Options> {
    using Position = example::Position;
    using Move = example::Move;
    using View = example::View;
    using Event = example::Event;
    using Entries = std::vector<Entry<Move>>;

    static GameInfo info();
    static OptionList<Options> declared();  // options.cpp

    // verbs.cpp
    static void legal(const Position& position, Entries& entries);
    static void further(const Position& position, const Move& prefix, Entries& entries);
    static bool leads_to(const Move& prefix, const Move& move);
    static Refusal why_not(const Position& position, const Move& move);
    static std::vector<std::uint64_t> sealed_bases(const Position& position);
    static std::string print(const Move& move);
    static Expected<Move> parse(std::string_view text);
    static std::optional<Move> begun(std::string_view text);

    // text.cpp
    static std::string question(const View& view);
    static std::vector<Sentence> describe(const View& before, const Move& move, std::span<const Event> events,
                                          const View& after);
    static std::string explain(const View& view, std::string_view tokens);
    static Sheet sheet(const View& view);

    // rules.cpp, in the order of a match's life
    static Position start(const Setup<Options>& setup, Chance& chance);
    static Decision decision(const Position& position);
    static void apply(Position& position, const Move& move, Chance& chance, const Listener& listener = {});
    static Result result(const Position& position);
    static bool is_sound(const Position& position);
    static Move with_number(Move move, int number) { return (move.number = number, move); }
    static std::int32_t number_of(const Move& move) { return move.number; }

    // automatic.cpp
    static std::vector<OptionSpec> automatic_specs();
    static std::optional<Move> automatic_answer(const View& view, const Entries& legal,
                                                const AutomaticAnswers& answers);

    // view.cpp
    static View view(const Position& position, Seat viewer);
    static Position resample(const Position& position, Seat viewer, Chance& chance);
    static std::optional<Event> masked(Event event, Seat viewer);
};

// What a verb is for, in words; empty: that depends on the view. verbs.cpp
std::string meaning_of(std::string_view verb);

static_assert(Game<Nim> && HasSealedSteps<Nim> && HasAutomaticAnswers<Nim>);

}  // namespace orrery::example
