// What the characters of bots like (core/ladder.h).
#include "games/kardashev/insight.h"
#include "games/kardashev/insight_ideas.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

constexpr Characters Insight::kCharacters{{{"admiral", say::named_admiral, say::likes_fleets},
                                           {"settler", say::named_settler, say::likes_colonies},
                                           {"scholar", say::named_scholar, say::likes_technologies}}};

namespace {

enum class Taste { admiral = 1, settler, scholar };

int commanding(const Position& p, const Move& move) {
    switch (move.verb) {
        case Verb::build_fleet: return 10;
        case Verb::upgrade_fleet: return 10;
        case Verb::move: return is_attack(p, p.question.seat, move.to) ? 15 : 0;
        default: return 0;
    }
}

int settling(const Position& p, const Move& move) {
    switch (move.verb) {
        case Verb::colonize: return 6;
        case Verb::upgrade_colony: return 3;
        case Verb::move: return p.board.explored().has(move.to) ? 0 : 3;
        default: return 0;
    }
}

int studying(const Move& move) {
    switch (move.verb) {
        case Verb::research: return 2;
        case Verb::clone:
        case Verb::erase:
        case Verb::probe: return 2;
        default: return 0;
    }
}

}  // namespace

int Insight::liking(const Position& p, const Move& move, int character) {
    switch (static_cast<Taste>(character)) {
        case Taste::admiral: return commanding(p, move);
        case Taste::settler: return settling(p, move);
        case Taste::scholar: return studying(move);
    }
    return 0;
}

}  // namespace orrery::kardashev
