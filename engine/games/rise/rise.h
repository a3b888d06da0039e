// The Rise and Fall of Galactic Empires: the game type that fulfils core/game.h.
// The sources of this folder name sections (6.1) and rulings (R1) of assets/rulebooks/rise.md.
#pragma once

#include "core/game.h"
#include "games/rise/insight.h"
#include "games/rise/position.h"
#include "games/rise/view.h"

namespace orrery::rise {

struct Rise : DeclaredOptions<Rise, Options> {
    using Position = rise::Position;
    using Move = rise::Move;
    using View = rise::View;
    using Event = rise::Event;
    using Insight = rise::Insight;

    static GameInfo info();
    static OptionList<Options> declared();  // options.cpp

    static Position start(const Setup<Options>& setup, Chance& chance) { return rise::start(setup, chance); }
    static Decision decision(const Position& position) { return decision_of(position); }
    static void legal(const Position& position, std::vector<Entry<Move>>& entries) { list_answers(position, entries); }
    static Refusal why_not(const Position& position, const Move& move) { return rise::why_not(position, move); }
    static void apply(Position& position, const Move& move, Chance& chance, const Listener& listener = {}) {
        rise::apply(position, move, chance, listener);
    }
    static Result result(const Position& position) { return result_of(position); }
    static bool is_sound(const Position& position) { return rise::is_sound(position); }

    static Move with_number(Move move, int number) { return (move.number = number, move); }
    static std::int32_t number_of(const Move& move) { return move.number; }

    static View view(const Position& position, Seat viewer);
    static Position resample(const Position& position, Seat viewer, Chance& chance);
    static std::optional<Event> masked(Event event, Seat viewer);
    static bool is_reveal(const Event& event);
    // `give` and `put` stay hidden for ever.
    static bool hides(const View&, const Move& move) { return move.verb == Verb::give || move.verb == Verb::put; }

    // 13.3
    static std::vector<OptionSpec> automatic_specs();
    static std::optional<Move> automatic_answer(const View& view, const std::vector<Entry<Move>>& legal,
                                                const AutomaticAnswers& answers);

    static std::string print(const Move& move) { return rise::print(move); }
    static Expected<Move> parse(std::string_view text);
    static std::optional<Move> begun(std::string_view text);
    static std::string question(const View& view);
    static std::vector<Sentence> describe(const View& before, const Move& move, std::span<const Event> events,
                                          const View& after);
    static std::string aim(const View& before, std::span<const Event> told);  // aim.cpp
    static std::string explain(const View& view, std::string_view text);
    static Sheet sheet(const View& view);
};

}  // namespace orrery::rise
