// Ozymandias: the game type that fulfils core/game.h.
// The sources of this folder name sections (6.1) and rulings (R1) of assets/rulebooks/ozymandias.md.
#pragma once

#include "core/game.h"
#include "games/ozymandias/insight.h"
#include "games/ozymandias/position.h"
#include "games/ozymandias/view.h"

namespace orrery::ozymandias {

struct Ozymandias : DeclaredOptions<Ozymandias, Options> {
    using Position = ozymandias::Position;
    using Move = ozymandias::Move;
    using View = ozymandias::View;
    using Event = ozymandias::Event;
    using Insight = ozymandias::Insight;
    using Entries = std::vector<Entry<Move>>;

    static GameInfo info();
    static OptionList<Options> declared();  // options.cpp

    static Position start(const Setup<Options>& setup, Chance& chance) { return ozymandias::start(setup, chance); }
    static Decision decision(const Position& position) { return decision_of(position); }
    static void legal(const Position& position, Entries& entries) { list_answers(position, entries); }
    static void further(const Position& position, const Move& prefix, Entries& entries) {
        list_further(position, prefix, entries);
    }
    static bool leads_to(const Move& prefix, const Move& move) { return ozymandias::leads_to(prefix, move); }
    static std::vector<std::uint64_t> sealed_bases(const Position& position);
    static Refusal why_not(const Position& position, const Move& move) { return ozymandias::why_not(position, move); }
    static void apply(Position& position, const Move& move, Chance& chance, const Listener& listener = {}) {
        ozymandias::apply(position, move, chance, listener);
    }
    static Result result(const Position& position) { return result_of(position); }
    static bool is_sound(const Position& position) { return ozymandias::is_sound(position); }

    static Move with_number(Move move, int number) { return (move.number = static_cast<std::int16_t>(number), move); }
    static std::int32_t number_of(const Move& move) { return move.number; }

    static View view(const Position& position, Seat viewer);
    static Position resample(const Position& position, Seat viewer, Chance& chance);
    static std::optional<Event> masked(Event event, Seat viewer);
    static bool hides(const View& view, const Move& move);

    // Standing answers
    static std::vector<OptionSpec> automatic_specs();
    static std::optional<Move> automatic_answer(const View& view, const Entries& legal,
                                                const AutomaticAnswers& answers);

    static std::string print(const Move& move) { return ozymandias::print(move); }
    static Expected<Move> parse(std::string_view text);
    static std::optional<Move> begun(std::string_view text);
    static std::string question(const View& view);
    static std::vector<Sentence> describe(const View& before, const Move& move, std::span<const Event> events,
                                          const View& after);
    static std::string aim(const View& before, std::span<const Event> told);  // aim.cpp
    static std::string explain(const View& view, std::string_view text);
    static Sheet sheet(const View& view);
};

}  // namespace orrery::ozymandias
