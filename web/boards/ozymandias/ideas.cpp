#include "web/boards/ozymandias/ideas.h"

#include "generated/ozymandias-board/say.h"
#include "web/boards/ozymandias/plan.h"

namespace orrery::web::ozymandias_plan {
namespace {
// In canonical order among equals.
Card lowest_of(CardSet cards) {
    Card lowest = kNoCard;
    for (const Card card : cards)
        if (lowest == kNoCard || rank_of(card) < rank_of(lowest)) lowest = card;
    return lowest;
}
}  // namespace

std::vector<Idea> ideas_for_plan(const View& view) {
    if (view.viewer == kSpectator) return {};
    const Player& player = view.of(view.viewer);
    Step plan{Move::of(Verb::plan, lowest_of(player.hand))};
    if (plan.move.card == kNoCard || player.fleets >= kFleetsEach) return {};
    CardSet kept = player.hand;
    kept.drop(plan.move.card);
    const int others = kept.size();
    const std::string leads = ozymandias_says::card_leads(name_of(plan.move.card));
    std::vector<Idea> ideas{{"keep", leads, ozymandias_says::keep_swords(others), plan.move}};
    for (int k = 0; k < others / 2; ++k) {
        const Card card = lowest_of(kept);
        kept.drop(card);
        plan = plan_with(view, plan.move, card, player.fleets);
    }
    if (others / 2 > 0) ideas.push_back({"half", leads, ozymandias_says::plowshares_under_it(others / 2), plan.move});
    return ideas;
}

}  // namespace orrery::web::ozymandias_plan
