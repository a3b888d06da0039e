#include "web/boards/ozymandias/ideas.h"

#include "core/words.h"
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
    Move plan = Move::of(Verb::plan, lowest_of(player.hand));
    if (plan.card == kNoCard || player.fleets >= kFleetsEach) return {};
    CardSet kept = player.hand;
    kept.drop(plan.card);
    const int others = kept.size();
    const std::string leads = name_of(plan.card) + " leads";
    std::vector<Idea> ideas{{"keep", leads, "keep " + count_of(others, "sword"), plan}};
    CardSet& under = plan.under[static_cast<std::size_t>(player.fleets)];
    for (int k = 0; k < others / 2; ++k) {
        const Card card = lowest_of(kept);
        kept.drop(card), under.add(card);
        plan.seat = view.viewer;  // of the fleet that is named
    }
    if (!under.empty()) ideas.push_back({"half", leads, count_of(under.size(), "plowshare") + " under it", plan});
    return ideas;
}

}  // namespace orrery::web::ozymandias_plan
