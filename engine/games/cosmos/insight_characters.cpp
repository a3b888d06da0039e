// What the characters of bots like (core/ladder.h).
#include "games/cosmos/insight.h"
#include "games/cosmos/insight_ideas.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

constexpr Characters Insight::kCharacters{{{"raider", say::named_raider, say::likes_attacks},
                                           {"builder", say::named_builder, say::likes_settling},
                                           {"trader", say::named_trader, say::likes_trade}}};

namespace {

enum class Taste { raider = 1, builder, trader };

// Where the move's ships end up, if it is a move of ships.
Site goal_of(const Move& move) {
    switch (move.verb) {
        case Verb::move:
        case Verb::leap: return move.to;
        case Verb::walk:
        case Verb::stride: return move.then;
        default: return kNoSite;
    }
}

int raiding(const Move& move) {
    switch (move.verb) {
        case Verb::invade: return 14;
        case Verb::ally: return move.sites.empty() ? 0 : move.side == Side::offence ? 12 : -2;
        default: return 0;
    }
}

int building(const Open& p, const Move& move) {
    const Site goal = goal_of(move);
    if (goal != kNoSite) return (p.planets - p.taken).has(goal) ? 10 : 0;
    switch (move.verb) {
        case Verb::buy: return move.is_yes ? 0 : 8;  // ships
        case Verb::invade: return -10;
        case Verb::ally: return move.sites.empty() || move.side == Side::defence ? 0 : -8;
        default: return 0;
    }
}

int trading(const Open& p, const Move& move) {
    const Site goal = goal_of(move);
    if (goal != kNoSite) return ((p.minerals | p.gases) - p.player(p.question.seat).sites).has(goal) ? 24 : 0;
    switch (move.verb) {
        case Verb::buy: return move.is_yes ? 12 : 1;
        case Verb::offer:
        case Verb::accept: return 6;
        case Verb::invade: return -4;
        default: return 0;
    }
}

}  // namespace

int Insight::liking(const Position& p, const Move& move, int character) {
    switch (static_cast<Taste>(character)) {
        case Taste::raider: return raiding(move);
        case Taste::builder: return building(p, move);
        case Taste::trader: return trading(p, move);
    }
    return 0;
}

}  // namespace orrery::cosmos
