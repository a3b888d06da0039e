// Standing answers, worked out from the view alone: drafts, cheap swords or yielding, and questions that most people
// answer the same way.
#include <tuple>

#include "core/words.h"
#include "games/ozymandias/ozymandias.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

constexpr int kMostDraft = 8;  // into an empty fleet with Armada
constexpr std::string_view kYield = "yield";
constexpr std::string_view kCheapest = "cheapest";

std::string draft_key(int place) { return "draft-" + std::to_string(place + 1); }

// Questions with one standing answer; the alternative is to be asked.
struct Plain {
    Node node;
    Card card;  // its name is the title; kNoCard: there is another title
    Wording title;
    Wording hint;
    std::string_view value;
    Wording label;
};
constexpr Plain kPlain[] = {
    {Node::wall, Card::the_wall, {}, say::when_attacked, "use", say::pays_for_peace},
    {Node::pyrrhus, Card::pyrrhus, {}, say::when_retreating, "skip", say::never_pay},
    {Node::grave, Card::the_gravekeeper, {}, say::after_wars, "skip", say::never_discard},
    {Node::watcher, Card::the_watcher, {}, say::when_passing, "skip", say::never_pay},
    {Node::network, Card::the_network, {}, say::at_end_of_age, "skip", say::keep_cards},
    {Node::legend, Card::desert_legend, {}, say::when_turned_up, "skip", say::keep_cards},
    {Node::alien, Card::alien_remnant, {}, say::when_turned_up, "skip", say::warp_instead},
    {Node::claim, kNoCard, say::colony_to_claim, say::when_leaving, "claim", say::always_claim},
    {Node::source, kNoCard, say::which_disk, say::when_pool_is_empty, "usual", say::usual_disk},
    {Node::buy, kNoCard, say::buying_cards, say::at_start_of_age, "stop", say::never_buy},
};

const Plain* plain_answer(Node node) {
    for (const Plain& one : kPlain)
        if (one.node == node) return &one;
    return nullptr;
}

// A disk in a stack that he does not control; otherwise the top of his tallest stack; otherwise the disk of a leader
// card.
Move usual_source(const Open& p, Seat seat) {
    Move best = Move::of(Verb::from);
    int tallest = 0;
    bool is_buried = false;
    const SpotSet own = colonies_with_disks(p, seat);
    p.galaxy.each_spot([&](Spot spot) {
        if (is_buried || !own.has(spot)) return;
        is_buried = control_of(p, spot) != seat;
        if (!is_buried && disks_on(p, spot) <= tallest) return;
        tallest = disks_on(p, spot);
        best.point = p.galaxy.point(spot);
    });
    if (best.point == kNoPoint)
        each_fleet(p, seat, [&](Fleet fleet) {
            if (best.fleet == kNoFleet && p.fleet(fleet).has_disk) best.fleet = fleet;
        });
    return best;
}

// The cheapest sword that brings a negative score to 0 or more: fewest secrets, then lowest rank, then first in order.
// Otherwise: yield.
Move cheap_sword(const Open& p) {
    const Player& player = p.player(p.question.seat);
    Move best = Move::of(Verb::yield);
    if (p.war.score >= 0) return best;
    const auto cost = [&](Card card) { return std::tuple(sword_price(p, card), rank_of(card), card); };
    for (const Card card : player.hand) {
        if (rank_of(card) + p.war.score < 0 || sword_price(p, card) > player.secrets()) continue;
        if (best.verb == Verb::yield || cost(card) < cost(best.card)) best = Move::of(Verb::sword, card);
    }
    return best;
}

Move plain_move(const Open& p, std::string_view value) {
    if (p.question.node == Node::source) return usual_source(p, p.question.seat);
    if (value == "use") return Move::of(Verb::use, p.fleet(p.question.fleet).leader);
    return Move::of(value == "skip" ? Verb::skip : value == "claim" ? Verb::claim : Verb::stop);
}

}  // namespace

std::vector<OptionSpec> Ozymandias::automatic_specs() {
    const OptionValue ask{std::string(kAsk), say::always_ask()};
    std::vector<OptionSpec> specs;
    for (int place = 0; place < kFleetsEach; ++place) {
        OptionSpec& spec = specs.emplace_back();
        spec.key = draft_key(place), spec.title = say::draft_into(place + 1);
        spec.hint = say::draft_note();
        spec.fallback = ask.value;
        spec.menu = {ask};
        for (int n = 0; n <= kMostDraft; ++n) spec.menu.push_back({std::to_string(n), say::draft_choice(n)});
    }
    specs.push_back({"war",
                     say::war_title(),
                     say::war_note(),
                     ask.value,
                     {ask, {std::string(kYield), say::war_yield()}, {std::string(kCheapest), say::war_cheapest()}}});
    for (const Plain& one : kPlain)
        specs.push_back({std::string(token(one.node)),
                         one.card != kNoCard ? name_of(one.card) : one.title(),
                         one.hint(),
                         ask.value,
                         {ask, {std::string(one.value), one.label()}}});
    return specs;
}

std::optional<Move> Ozymandias::automatic_answer(const View& view, const Entries& legal,
                                                 const AutomaticAnswers& answers) {
    const Open& p = view.open;
    const Question& q = p.question;
    if (legal.empty() || !view.is_own()) return {};
    const bool is_draft = q.node == Node::draft;
    const std::string key = is_draft ? draft_key(place_of(q.fleet)) : std::string(token(q.node));
    const std::string_view value = answers.of(key);
    if (value == kAsk) return {};
    if (is_draft) {
        const auto wanted = whole_number(value, 0, kMostDraft);
        if (!wanted) return {};
        return with_number(Move::of(Verb::draft), std::min(static_cast<int>(*wanted), most_draft(p, q.fleet)));
    }
    if (q.node == Node::war) {
        if (value == kYield) return Move::of(Verb::yield);
        return value == kCheapest ? std::optional(cheap_sword(p)) : std::nullopt;
    }
    const Plain* plain = plain_answer(q.node);
    return plain != nullptr && value == plain->value ? std::optional(plain_move(p, value)) : std::nullopt;
}

}  // namespace orrery::ozymandias
