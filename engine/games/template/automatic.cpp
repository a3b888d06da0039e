// Automatic answers of Nim (core/game.h): a fixed bid, and the answer to an emptied pile.
#include "core/words.h"
#include "games/template/template.h"
#include "generated/template/say.h"

namespace orrery::example {

std::vector<OptionSpec> Nim::automatic_specs() {
    const OptionValue ask{std::string(kAsk), say::always_ask()};
    OptionSpec bid{"bid", say::your_bid(), say::same_every_match(), ask.value, {ask}};
    for (int n = 0; n <= kHighestBid; ++n) bid.menu.push_back({number(n), say::so_many_stones(n)});
    return {bid,
            {"contest",
             say::when_emptied(),
             say::contesting_costs(),
             "let",
             {ask, {"let", say::let_it_be()}, {"contest", say::contest_it()}}}};
}

std::optional<Move> Nim::automatic_answer(const View& view, const Entries&, const AutomaticAnswers& answers) {
    const std::string_view key = view.phase == Phase::bid ? "bid" : view.phase == Phase::contest ? "contest" : "";
    const std::string_view value = answers.of(key);
    if (value == kAsk) return {};
    const Expected<Move> move = parse(key == "bid" ? "bid " + std::string(value) : std::string(value));
    return move ? std::optional<Move>(*move) : std::nullopt;
}

}  // namespace orrery::example
