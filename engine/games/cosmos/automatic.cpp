// Standing answers, worked out from the view alone: R58.
#include <tuple>

#include "games/cosmos/cosmos.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

namespace {

struct Standing {
    std::string_view key;
    Node node;
    Wording title;
    Wording hint;
    std::string_view fallback;  // the default in matches by link
    std::array<OptionChoice, 2> values{};
};
constexpr Standing kStanding[] = {
    {"ally", Node::ally, say::taking_sides, say::taking_sides_note, "stay-out", {{{"stay-out", say::stay_out}}}},
    {"support",
     Node::support,
     say::support_in_defence,
     say::when_invaded,
     kAsk,
     {{{"all", say::every_stack}, {"none", say::no_stack}}}},
    {"reinforce",
     Node::reinforce,
     say::playing_reinforcements,
     say::when_behind,
     kAsk,
     {{{"never", say::never_reinforce}, {"cheapest", say::cheapest_reinforcements}}}},
    {"victory",
     Node::victory,
     say::victory_in_defence,
     say::when_you_may_move,
     kAsk,
     {{{"none", say::no_move_then}, {"vacated", say::move_onto_vacated}}}},
    {"copy", Node::copy, say::copying, say::as_copyist, kAsk, {{{"yes", say::always_yes}}}},
    {"company", Node::company, say::keeping_company, say::as_friend, kAsk, {{{"yes", say::always_yes}}}},
    {"cling", Node::cling, say::clinging, say::as_parasite, kAsk, {{{"yes", say::always_yes}}}},
    {"spite", Node::spite, say::striking_back, say::as_spite, kAsk, {{{"yes", say::always_yes}}}},
    {"slip", Node::slip, say::slipping_away, say::as_dancer, kAsk, {{{"yes", say::always_yes}}}},
};

// The smallest sum, then the fewest cards, then the one with the lowest single card.
Move cheapest(const Open& p, Seat seat) {
    Move best = Move::of(Verb::reinforce);
    auto cost = std::tuple(99, 0, 0);
    each_reinforcement(p.player(seat).hand, reinforcement_needed(p, p.invasion.side_of(seat)),
                       [&](const std::array<std::int8_t, 7>& counts, int sum) {
                           const auto own = std::tuple(sum, counts[0] + counts[1] + counts[2], -counts[0]);
                           if (own < cost) cost = own, best.counts = counts;
                       });
    return best;
}

// Moves the whole main stack onto the planet from which it was invaded; otherwise no move.
Move into_vacated(const Open& p, Seat seat) {
    const Half& half = p.invasion.half(Side::defence);
    const Site x = p.invasion.half(Side::offence).site;
    const int ships = p.player(seat).at(half.site);
    const bool is_vacated = p.planets.has(x) && !p.taken.has(x) && half.stands && ships > 0;
    if (!is_vacated || moving(p, seat, half.site, x).high != ships) return Move::of(Verb::victory);
    Move move = Move::of(Verb::victory, half.site);
    move.to = x, move.number = static_cast<std::int8_t>(ships);
    return move;
}

}  // namespace

std::vector<OptionSpec> Cosmos::automatic_specs() {
    std::vector<OptionSpec> specs;
    for (const Standing& one : kStanding) {
        OptionSpec& spec = specs.emplace_back();
        spec.key = one.key, spec.title = one.title(), spec.hint = one.hint(), spec.fallback = one.fallback;
        spec.menu.push_back({std::string(kAsk), say::ask_me()});
        for (const OptionChoice& choice : one.values)
            if (!choice.value.empty()) spec.menu.push_back({std::string(choice.value), choice.label.text()});
    }
    return specs;
}

std::optional<Move> Cosmos::automatic_answer(const View& view, const Entries&, const AutomaticAnswers& answers) {
    if (!view.is_own()) return {};
    const Open& p = view.open;
    const Seat seat = view.viewer;
    for (const Standing& one : kStanding) {
        if (one.node != p.question.node) continue;
        const std::string_view value = answers.of(one.key);
        if (value == kAsk) return {};
        const bool is_defender = p.invasion.defence() == seat;
        switch (one.node) {
            case Node::ally: return Move::of(Verb::ally);
            case Node::support: {
                Move move = Move::of(Verb::support);
                if (value == "all") move.sites = eligible(p, seat);
                return move;
            }
            case Node::reinforce: return value == "cheapest" ? cheapest(p, seat) : Move::of(Verb::reinforce);
            case Node::victory:
                if (!is_defender) return {};
                return value == "vacated" ? into_vacated(p, seat) : Move::of(Verb::victory);
            case Node::copy: return Move::yes(Verb::copy);
            case Node::company: return Move::yes(Verb::company);
            case Node::cling: return Move::yes(Verb::cling);
            case Node::spite: return Move::yes(Verb::spite);
            default: return is_defender ? std::nullopt : std::optional(Move::yes(Verb::slip));
        }
    }
    return {};
}

}  // namespace orrery::cosmos
