// Settlers of the Cosmos: the game type that fulfils core/game.h.
// The sources of this folder name sections (6.1) and rulings (R1) of assets/rulebooks/cosmos.md.
#pragma once

#include "core/game.h"
#include "games/cosmos/insight.h"
#include "games/cosmos/position.h"
#include "games/cosmos/view.h"

namespace orrery::cosmos {

struct Cosmos : DeclaredOptions<Cosmos, Options> {
    using Position = cosmos::Position;
    using Move = cosmos::Move;
    using View = cosmos::View;
    using Event = cosmos::Event;
    using Insight = cosmos::Insight;
    using Entries = std::vector<Entry<Move>>;

    static GameInfo info();
    static OptionList<Options> declared();  // options.cpp
    static Options without_idle(int seats, Options options);

    static Position start(const Setup<Options>& setup, Chance& chance) { return cosmos::start(setup, chance); }
    static Decision decision(const Position& position) { return decision_of(position); }
    static void legal(const Position& position, Entries& entries) { list_answers(position, entries); }
    static void further(const Position& position, const Move& prefix, Entries& entries) {
        list_further(position, prefix, entries);
    }
    static Move as_listed(const Position& position, const Move& move) { return cosmos::as_listed(position, move); }
    static bool leads_to(const Move& prefix, const Move& move) { return cosmos::leads_to(prefix, move); }
    static std::vector<std::uint64_t> sealed_bases(const Position& position);
    static Refusal why_not(const Position& position, const Move& move) { return cosmos::why_not(position, move); }
    static void apply(Position& position, const Move& move, Chance& chance, const Listener& listener = {}) {
        cosmos::apply(position, move, chance, listener);
    }
    static Result result(const Position& position) { return result_of(position); }
    static bool is_sound(const Position& position) { return cosmos::is_sound(position); }

    static Move with_number(Move move, int number) { return (move.number = static_cast<std::int8_t>(number), move); }
    static std::int32_t number_of(const Move& move) { return move.number; }

    static View view(const Position& position, Seat viewer);
    static Position resample(const Position& position, Seat viewer, Chance& chance);
    static std::optional<Event> masked(Event event, Seat viewer);
    static bool is_reveal(const Event& event);
    static bool hides(const View& view, const Move& move);

    // Standing answers
    static std::vector<OptionSpec> automatic_specs();
    static std::optional<Move> automatic_answer(const View& view, const Entries& legal,
                                                const AutomaticAnswers& answers);

    static std::string print(const Move& move) { return cosmos::print(move); }
    static Expected<Move> parse(std::string_view text);
    static std::optional<Move> begun(std::string_view text);
    static std::string question(const View& view);
    static std::vector<Sentence> describe(const View& before, const Move& move, std::span<const Event> events,
                                          const View& after);
    static std::string aim(const View& before, std::span<const Event> told);  // aim.cpp
    static std::string explain(const View& view, std::string_view text);
    static Sheet sheet(const View& view);
};

}  // namespace orrery::cosmos
