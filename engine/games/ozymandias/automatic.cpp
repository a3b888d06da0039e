// Standing answers, worked out from the view alone: drafts, cheap swords or yielding, and questions that most people
// answer the same way.
#include <tuple>

#include "core/words.h"
#include "games/ozymandias/ozymandias.h"

namespace orrery::ozymandias {

namespace {

constexpr int kMostDraft = 8;  // into an empty fleet with Armada
constexpr std::string_view kYield = "yield";
constexpr std::string_view kCheapest = "cheapest";

std::string draft_key(int place) { return "draft-" + std::to_string(place + 1); }

// Questions with one standing answer; the alternative is to be asked.
struct Plain {
    Node node;
    std::string_view title;
    std::string_view hint;
    std::string_view value;
    std::string_view label;
};
constexpr Plain kPlain[] = {
    {Node::wall, "The Wall", "When a fleet led by it is attacked.", "use", "Pay while you can: no war"},
    {Node::pyrrhus, "Pyrrhus", "When a fleet led by it has to retreat.", "skip", "Never pay"},
    {Node::grave, "The Gravekeeper", "After its wars.", "skip", "Never discard"},
    {Node::watcher, "The Watcher", "When you pass.", "skip", "Never pay"},
    {Node::network, "The Network", "At the end of an age.", "skip", "Keep your cards"},
    {Node::legend, "Desert Legend", "When it's turned up.", "skip", "Keep your cards"},
    {Node::alien, "Alien Remnant", "When it's turned up.", "skip", "Warp in instead"},
    {Node::claim, "A colony you may claim", "When you moved a fleet out of it.", "claim", "Always claim it"},
    {Node::source, "Which disk you take", "When you place one and your pool is empty.", "usual",
     "One that controls nothing, else from your tallest stack"},
    {Node::buy, "Buying cards", "At the start of an age.", "stop", "Never buy"},
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
    p.galaxy.each_spot([&](Spot spot) {
        if (is_buried || disks_on(p, spot, seat) == 0) return;
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
    const OptionValue ask{std::string(kAsk), "Always ask me"};
    std::vector<OptionSpec> specs;
    for (int place = 0; place < kFleetsEach; ++place) {
        OptionSpec& spec = specs.emplace_back();
        spec.key = draft_key(place), spec.title = "Draft into your fleet " + std::to_string(place + 1);
        spec.hint = "That much population, or as much as there is and fits.";
        spec.fallback = ask.value;
        spec.menu = {ask};
        for (int n = 0; n <= kMostDraft; ++n) spec.menu.push_back({std::to_string(n), "Draft " + std::to_string(n)});
    }
    specs.push_back(
        {"war",
         "In a war",
         "A cheap sword is the one with the fewest secrets, then the lowest rank, that brings your score to 0.",
         ask.value,
         {ask,
          {std::string(kYield), "Yield at once"},
          {std::string(kCheapest), "Play a cheap sword that is enough, else yield"}}});
    for (const Plain& one : kPlain)
        specs.push_back({std::string(token(one.node)),
                         std::string(one.title),
                         std::string(one.hint),
                         ask.value,
                         {ask, {std::string(one.value), std::string(one.label)}}});
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
