// Automatic answers of Nim (core/game.h): a fixed bid, and the answer to an emptied pile.
#include "games/template/template.h"

namespace orrery::example {

std::vector<OptionSpec> Nim::automatic_specs() {
    const OptionValue ask{std::string(kAsk), "Always ask me"};
    return {{"bid",
             "Your bid",
             "The same in every match.",
             ask.value,
             {ask, {"0", "0 stones"}, {"1", "1 stone"}, {"2", "2 stones"}, {"3", "3 stones"}}},
            {"contest",
             "When somebody empties a pile",
             "Contesting costs you a point.",
             "let",
             {ask, {"let", "Let it be"}, {"contest", "Contest it"}}}};
}

std::optional<Move> Nim::automatic_answer(const View& view, const Entries&, const AutomaticAnswers& answers) {
    const std::string_view key = view.phase == Phase::bid ? "bid" : view.phase == Phase::contest ? "contest" : "";
    const std::string_view value = answers.of(key);
    if (value == kAsk) return {};
    const Expected<Move> move = parse(key == "bid" ? "bid " + std::string(value) : std::string(value));
    return move ? std::optional<Move>(*move) : std::nullopt;
}

}  // namespace orrery::example
