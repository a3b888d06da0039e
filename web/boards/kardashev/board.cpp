#include "web/boards/kardashev/board.h"

#include <algorithm>

#include "core/words.h"
#include "web/boards/kardashev/bidding.h"
#include "web/boards/kardashev/layout.h"
#include "web/boards/kardashev/roles.h"
#include "web/boards/kardashev/tray.h"
#include "web/boards/kardashev/tree.h"

namespace orrery::web {

template class kit::BoardOf<KardashevParts>;

namespace {
using namespace orrery::kardashev;
using namespace kardashev_board;
using kardashev_plan::Pick;

// The thing on the board that stands for a step; empty: a button of the tray does.
std::string mark_of(const Pick& offer) {
    if (offer.tech != kNoTech) return tech_mark(offer.tech);
    if (offer.verb == "role") return "role:" + std::string(offer.rest);
    if (!offer.rest.empty() || offer.level > 0) return {};
    const Hex hex = offer.via != kNoHex ? offer.via : offer.to != kNoHex ? offer.to : offer.hex;
    return hex == kNoHex ? std::string() : hex_mark(hex);
}

bool is_help(Node node) { return node == Node::support || node == Node::defend; }

// Fleets that may help: each is added to the set, or taken out of it.
void hang_help(kit::Spots& spots, const Scene& scene) {
    const std::string verb = scene.open().question.node == Node::support ? "support " : "defend ";
    const std::string_view text = scene.chosen.tokens;
    const std::size_t blank = text.find(' ');
    const HexSet set = blank == text.npos ? HexSet{} : read_hexes(text.substr(blank + 1)).value_or(HexSet{});
    for (const Hex hex : scene.open().question.among)
        for (kit::Spot& spot : spots.all()) {
            if (spot.mark != hex_mark(hex)) continue;
            HexSet then = set;
            set.has(hex) ? then.drop(hex) : then.add(hex);
            const std::string tokens = verb + token(then);
            const bool is_legal = std::any_of(scene.offers.begin(), scene.offers.end(),
                                              [&](const Pick& offer) { return offer.tokens == tokens; });
            spot.chosen = set.has(hex), spot.gathers = true;
            if (is_legal) spot.tokens = tokens;
        }
}
}  // namespace

KardashevBoard::Scene KardashevBoard::read(kit::Scene&& begun, const View& view) {
    steps_ = begun.asks ? kardashev_plan::next_steps(begun.frame) : std::vector<std::string>{};
    offers_.clear();
    for (const std::string& step : steps_) offers_.push_back(kardashev_plan::read(step));
    chosen_ = kardashev_plan::read(chosen_text_);
    if (researches(chosen_.verb)) begun.looked_at = view.viewer;
    const bool reads_cards = begun.asks && (view.open.question.node == Node::role || chosen_.verb == "erase");
    if (reads_cards) begun.looked_at = looked_at_ = kSpectator;
    return {std::move(begun), view, map_, offers_, chosen_};
}

void KardashevBoard::lay_over(Scene& scene, bool rests) {
    if (rests && scene.asks && scene.open().question.node == Node::role) return lay_roles(scene);
    const bool looks = scene.looked_at != kSpectator, erases = scene.asks && chosen_.verb == "erase";
    keep_foot(scene, rests && !looks && !erases ? lay_question(scene) : 0, waits(scene.view));
    if (rests && erases)
        lay_erasable(scene);
    else if (rests && looks)
        lay_player(scene);
}

// Makes choices of the things on map and tree.
void KardashevBoard::hang(const Scene& scene, BoardAnswer& answer) {
    offer_usual(scene, answer);
    if (is_help(scene.open().question.node)) return hang_help(spots_, scene);
    std::vector<kit::Choice> choices;
    for (const Pick& offer : offers_)
        if (std::string mark = mark_of(offer); !mark.empty())
            choices.push_back({std::move(mark), offer.tokens, begins_with(scene.frame.chosen, offer.tokens)});
    spots_.hang(choices);
}

// A question that nearly always has one answer comes with it; whoever goes back from it is not offered it again.
void KardashevBoard::offer_usual(const Scene& scene, BoardAnswer& answer) {
    if (const auto bid = kardashev_plan::read_bid(chosen_text_)) last_bid_ = bid;
    if (!scene.frame.chosen.empty() || (offered_ && *offered_ == scene.open())) return;
    offered_ = scene.open(), page_ = 0;
    std::string usual = kardashev_plan::usual_answer(scene.frame, scene.view, last_bid_);
    if (!usual.empty()) answer.chosen = std::move(usual);
}

// ---- What the table asks

std::string_view KardashevBoard::what_next(std::string_view chosen) {
    const Pick pick = kardashev_plan::read(chosen);
    const bool has_hex = pick.hex != kNoHex;
    if (researches(pick.verb) || pick.verb == "erase") return "Which technology?";
    if (pick.verb == "bid") return "How many cards?";
    if (pick.verb == "place") return "Face up or destroyed?";
    if (pick.verb == "order") return "What should they do?";
    if (pick.verb == "compile") return "Which card?";
    if (pick.verb == "build-fleet" && has_hex) return "Of which level?";
    if (pick.verb == "swap") return has_hex ? "With which tile?" : "Which tile?";
    if (pick.verb == "move") return has_hex ? "Where to?" : "Which fleet?";
    if (pick.verb == "terraform" || pick.verb == "accrete") return has_hex ? "Which symbol?" : "Where?";
    return has_hex ? "Where to?" : "Where?";
}

// ---- What a press does

void KardashevBoard::heed(const kit::Press& press, const Scene& scene, BoardAnswer& answer) {
    const kit::Spot* spot = press.spot;
    if (press.to != nullptr) {
        const std::string plan = reordered(scene, spot->mark, press.to->mark);
        const Hex from = hex_of(spot->mark), to = hex_of(press.to->mark);
        const std::string move =
            from != kNoHex && to != kNoHex ? "move " + token(from) + " " + token(to) : std::string();
        if (!plan.empty() || !move.empty()) answer.chosen = plan.empty() ? move : plan;
        return;
    }
    if (const Hex hex = hex_of(spot->mark); hex != kNoHex && spot->tokens.empty() && spot->opens) {
        const std::vector<kardashev_plan::Way> ways = kardashev_plan::ways_at(scene.view, hex);
        picked_ = ways.size() > 1 ? spot->mark : std::string();
        if (ways.size() == 1) answer.chosen = ways.front().tokens;
    } else if (spot->mark.starts_with("act:") && spot->chosen) {
        answer.chosen = "";
    } else if (!spot->tokens.empty()) {
        const bool is_way = !picked_.empty();
        close_all();
        kit::answer_to(press, scene.frame, answer);
        const std::string_view verb = kardashev_plan::read(spot->tokens).verb;
        if (is_way && (verb == "colonize" || verb == "upgrade-colony" || verb == "upgrade-fleet"))
            answer.commit = scene.frame.taps_commit;
    }
}

}  // namespace orrery::web
