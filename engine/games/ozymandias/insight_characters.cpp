// What the characters of bots like (core/ladder.h).
#include "games/ozymandias/insight.h"
#include "games/ozymandias/insight_ideas.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

constexpr Characters Insight::kCharacters{{{"warlord", say::named_warlord, say::likes_wars},
                                           {"explorer", say::named_explorer, say::likes_exploring},
                                           {"merchant", say::named_merchant, say::likes_harvests}}};

namespace {

enum class Taste { warlord = 1, explorer, merchant };

int warring(const Move& move) {
    switch (move.verb) {
        case Verb::attack: return 10;
        case Verb::sword: return 4;
        case Verb::draft: return std::min<int>(move.number, 3);
        case Verb::retreat: return -3;
        default: return 0;
    }
}

int exploring(const Position& p, const Move& move) {
    switch (move.verb) {
        case Verb::explore: return 6;
        case Verb::activate: return p.fleet(move.fleet).where == Where::exploring ? 2 : 0;
        default: return 0;
    }
}

int trading(const Move& move) {
    switch (move.verb) {
        case Verb::harvest: return 6;
        case Verb::plan: {
            int under = 0;
            for (const CardSet cards : move.under) under += cards.size();
            return 3 * std::min(under, 3);
        }
        case Verb::attack: return -6;
        default: return 0;
    }
}

}  // namespace

int Insight::liking(const Position& p, const Move& move, int character) {
    switch (static_cast<Taste>(character)) {
        case Taste::warlord: return warring(move);
        case Taste::explorer: return exploring(p, move);
        case Taste::merchant: return trading(move);
    }
    return 0;
}

}  // namespace orrery::ozymandias
