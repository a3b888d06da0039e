// The game Prosper or Perish: the game type that fulfils core/game.h, which explains its members. The sources name
// sections and rulings (R1..R37) of assets/rulebooks/prosper.md.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/prosper/insight.h"
#include "games/prosper/position.h"
#include "games/prosper/view.h"

namespace orrery::prosper {

struct Prosper : DeclaredOptions<Prosper, Options> {
    using Position = prosper::Position;
    using Move = prosper::Move;
    using View = prosper::View;
    using Event = prosper::Event;
    using Insight = prosper::Insight;  // insight.h

    static GameInfo info();

    // options.cpp
    static OptionList<Options> declared();
    static Options without_idle(int seats, Options options);

    // rules.cpp, why_not.cpp, ends.cpp
    static Position start(const Setup<Options>& setup, Chance& chance);
    static Decision decision(const Position& p);
    static void legal(const Position& p, std::vector<Entry<Move>>& entries);
    static Refusal why_not(const Position& p, const Move& move);
    static void apply(Position& p, const Move& move, Chance& chance, const Listener& listener = {});
    static Result result(const Position& p);
    static bool is_sound(const Position& p);

    static constexpr Move with_number(Move move, std::int32_t number) {
        move.count = static_cast<std::uint8_t>(number);
        return move;
    }
    static constexpr std::int32_t number_of(const Move& move) { return move.count; }

    // view.cpp
    static View view(const Position& p, Seat seat);
    static Position resample(const Position& p, Seat seat, Chance& chance);
    static std::optional<Event> masked(const Event& event, Seat) { return event; }

    // text.cpp, describe.cpp, explain.cpp
    static std::string print(const Move& move);
    static Expected<Move> parse(std::string_view text);
    static std::optional<Move> begun(std::string_view text);
    static std::string question(const View& view);
    static std::vector<Sentence> describe(const View& before, const Move& move, std::span<const Event> events,
                                          const View& after);
    static std::string aim(const View& before, std::span<const Event> told);  // aim.cpp
    static std::string explain(const View& view, std::string_view tokens);
    static Sheet sheet(const View& view);
};
static_assert(Game<Prosper>);

}  // namespace orrery::prosper
