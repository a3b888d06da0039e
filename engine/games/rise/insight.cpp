// Insight into Rise, in chapters: holdings, places, actions, bids, quick moves, standing. Integers only; worth is
// counted in gems. A share in a colour is a card in hand or pile, or a dead disk: each scores the colour's value at the
// end.
#include "games/rise/insight.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/ideas.h"
#include "games/rise/cards.h"
#include "generated/rise/say.h"

namespace orrery::rise {

constexpr Ladder Insight::kLadder{{{1, 85}, {1, 55}, {1, 18}, {30, 0}, {120, 0}}};
constexpr Characters Insight::kCharacters{{{"banker", say::named_banker, say::banker},
                                           {"collector", say::named_collector, say::collector},
                                           {"pioneer", say::named_pioneer, say::pioneer}}};

namespace {

// ---- Holdings

struct Scene {
    const Position& p;
    Seat you;
    std::array<int, kColours> value{};
    // The effect of one more gem of a colour's value: twice the gain of `you` over the average of the others.
    std::array<int, kColours> stake{};

    Scene(const Position& position, Seat seat) : p(position), you(seat) {
        std::array<int, kColours> others{};
        for (const Colour colour : kAllColours) value[at(colour)] = p.galaxy.value_of(colour);
        for (int i = 0; i < p.seats; ++i) {
            auto& sum = seat_at(i) == you ? stake : others;
            for (const Card card : p.hand_of(seat_at(i))) ++sum[at(colour_of(card))];
            for (const Card card : p.pile_of(seat_at(i))) ++sum[at(colour_of(card))];
            for (const Colour colour : kAllColours) sum[at(colour)] += p.dead_of(seat_at(i), colour);
        }
        for (const Colour colour : kAllColours)
            stake[at(colour)] = 2 * stake[at(colour)] - 2 * others[at(colour)] / (p.seats - 1);
    }
    static std::size_t at(Colour colour) { return static_cast<std::size_t>(colour); }
    int value_of(Colour colour) const { return value[at(colour)]; }
    int stake_in(Colour colour) const { return colour == kNoColour ? 0 : stake[at(colour)]; }
};

// ---- Places: twice the gain of a disk of `colour` there

constexpr int kUnknownTile = 2;

int place_worth(const Scene& scene, Colour colour, Site site, bool income) {
    const int i = scene.p.galaxy.find(site);
    const int value = i < 0 ? kUnknownTile : scene.p.galaxy.sectors[static_cast<std::size_t>(i)].value();
    const Colour ruler = i < 0 ? kNoColour : scene.p.galaxy.sectors[static_cast<std::size_t>(i)].active();
    const int earned = income ? 2 * value + (i < 0 ? 1 : 0) : 0;
    return ruler == colour ? earned : earned + value * (scene.stake_in(colour) - scene.stake_in(ruler));
}

int best_place_worth(const Scene& scene, Colour colour, bool tiles, bool shield) {
    if (scene.p.pool_of(colour) == 0) return -4;
    int best = -4;
    legal_places(scene.p.galaxy, colour, tiles, shield).each([&](Site site) {
        best = std::max(best, place_worth(scene, colour, site, true));
    });
    return best;
}

// ---- Main actions, best first

struct Thought {
    Move move{};
    int worth = 0;
};
using Thoughts = FixedList<Thought, 160>;
constexpr std::size_t kMainThoughts = 14;
constexpr std::size_t kOtherThoughts = 12;

int event_worth(const Scene& scene, Card card) {
    const Position& p = scene.p;
    int most = 0;
    int dead = 0;
    for (int i = 0; i < p.seats; ++i) dead += p.dead_of(seat_at(i), Colour::r);
    switch (card) {
        case Card::berserkers_of_grotl: return 2 * dead;
        case Card::treasure_vaults:
            for (const Sector& sector : p.galaxy.sectors)
                if (sector.active() != Colour::r) most = std::max(most, sector.gems);
            return 2 * most;
        case Card::genesis_device:
        case Card::open_palm_uprising:
        case Card::wormhole_deception:
        case Card::the_awakening: return 6;
        case Card::jordani_current:
        case Card::garthu_spaceport:
        case Card::civil_reprogramming: return 0;
        default: return 3;
    }
}

void think_of_main(const Scene& scene, Thoughts& thoughts) {
    const Position& p = scene.p;
    const CardSet hand = p.hand_of(scene.you);
    const bool tiles = !p.tiles.empty();
    const bool shield = p.is_active(Card::xin_shield_formula);
    if (hand.empty() && !p.pile_of(scene.you).empty()) thoughts.push_back({Move::of(Verb::pickup), 8});
    for (const Colour colour : kAllColours) {
        const CardSet cards = hand & CardSet::of(colour);
        if (cards.empty()) continue;
        const int spread = best_place_worth(scene, colour, tiles, shield);
        const int value = scene.value_of(colour);
        for (const Card card : cards) {
            // A card played from the hand goes to the pile and still counts. A card without action is the better one to
            // play.
            thoughts.push_back({Move::of(Verb::expand, card), 2 * spread + (has_action(card) ? 0 : 1)});
            const int income = (card == Card::ancient_secrets ? 2 : 1) * value;
            const int harm = -(scene.stake_in(colour) - 2) * value / 2;  // the colour loses value for everybody
            thoughts.push_back({Move::of(Verb::harvest, card), 2 * (2 * (income - value) + harm) - 4});
            if (has_action(card)) thoughts.push_back({Move::of(Verb::event, card), 2 * event_worth(scene, card)});
        }
    }
    for (const Card card : p.market)
        thoughts.push_back({Move::of(Verb::auction, card), 2 * (scene.value_of(colour_of(card)) + 1)});
    for (int i = 0; i < p.seats; ++i)
        if (const Card card = p.active_card(seat_at(i)); card != kNoCard) {
            const int worth = scene.value_of(colour_of(card));
            thoughts.push_back({Move::of(Verb::auction, card), seat_at(i) == scene.you ? worth / 2 : worth});
        }
}

void keep_best(Thoughts& thoughts, std::size_t most, std::vector<Entry<Move>>& entries) {
    // Insertion sort: the lists are short, equals keep their order, and nothing is allocated.
    for (std::size_t i = 1; i < thoughts.size(); ++i)
        for (std::size_t k = i; k > 0 && thoughts[k].worth > thoughts[k - 1].worth; --k)
            std::swap(thoughts[k], thoughts[k - 1]);
    for (std::size_t i = 0; i < std::min(most, thoughts.size()); ++i) {
        const int number = thoughts[i].move.verb == Verb::bid ? thoughts[i].move.number : 0;
        entries.push_back({thoughts[i].move, number, number});
    }
}

// ---- Bids

constexpr int kBidStep = 3;  // what a bid is worth less than the one before it in the list

struct Stakes {
    bool preserving = false;
    int worth = 0;  // of the lot for the bidder, or the gems that preserve all
    bool cares = true;
};

Stakes stakes_of(const Scene& scene) {
    const Position& p = scene.p;
    const Frame& f = p.frames.back();
    Stakes stakes;
    if (f.step == Step::preserve) {
        stakes.preserving = true;
        int interest = 0;
        for (const Colour colour : kAllColours) {
            if (((f.amount >> index(colour)) & 1) == 0) continue;
            stakes.worth += p.galaxy.sectors_of(colour);
            interest += scene.stake_in(colour) * scene.value_of(colour);
        }
        if (p.is_active(Card::wreckage_of_the_xyri)) stakes.worth *= 2;
        stakes.worth = std::max(0, stakes.worth - f.extra);
        stakes.cares = interest > 0;
        return stakes;
    }
    for (const Card card : f.set) {
        stakes.worth += scene.value_of(colour_of(card)) + 1;
        if (card == Card::thani_tribes) stakes.worth += p.galaxy.value_of(kNoColour);
        if (card == Card::galactic_union) stakes.worth += static_cast<int>(p.galaxy.sectors.size()) / 2;
    }
    stakes.worth += f.extra;
    return stakes;
}

void think_of_bids(const Scene& scene, Thoughts& thoughts) {
    const Stakes stakes = stakes_of(scene);
    const int bank = scene.p.bank_of(scene.you);
    const int w = stakes.worth;
    const std::array<int, 7> wanted =
        stakes.preserving ? (stakes.cares ? std::array<int, 7>{(w + 1) / 2, w / scene.p.seats, w, 1, 0, w + 2, 2}
                                          : std::array<int, 7>{0, 1, (w + 1) / 2, 2, w, w / 3, 3})
                          : std::array<int, 7>{w / 2, w * 3 / 4, w / 4, 0, w, 1, w + 2};
    for (const int bid : wanted) {
        const int number = std::clamp(bid, 0, bank);
        bool is_new = true;
        for (const Thought& thought : thoughts) is_new = is_new && thought.move.number != number;
        if (is_new) thoughts.push_back({Move::bid(number), -kBidStep * static_cast<int>(thoughts.size())});
    }
}

int quick_bid(const Scene& scene, Chance& chance) {
    const Stakes stakes = stakes_of(scene);
    int most = stakes.preserving ? (stakes.cares ? stakes.worth : stakes.worth / 4) : stakes.worth;
    most = std::clamp(most, 0, scene.p.bank_of(scene.you));
    return static_cast<int>(chance.below(static_cast<std::uint32_t>(most) + 1));
}

// ---- Sites: where gems bring `you` most, or where a top disk brings it least

int site_worth(const Scene& scene, Verb verb, Site site) {
    const int i = scene.p.galaxy.find(site);
    if (i < 0) return 0;
    const Sector& sector = scene.p.galaxy.sectors[static_cast<std::size_t>(i)];
    const Card card = scene.p.frames.back().card;
    if (verb == Verb::site && card == Card::treasure_vaults) return sector.gems;
    if (verb == Verb::site && card == Card::fires_at_night) return -sector.value() * scene.stake_in(sector.active());
    return scene.stake_in(sector.active()) * (verb == Verb::save ? sector.value() : 1);
}

// ---- Quick moves

Card nth(CardSet cards, std::uint32_t n) {
    for (const Card card : cards)
        if (n-- == 0) return card;
    return kNoCard;
}

Move quick_main(const Position& p, Chance& chance) {
    const Seat you = p.question.seat;
    const CardSet hand = p.hand_of(you);
    const std::uint32_t roll = chance.below(100);
    if (hand.empty() && !p.pile_of(you).empty() && roll < 50) return Move::of(Verb::pickup);
    if (!hand.empty()) {
        const Card card = nth(hand, chance.below(static_cast<std::uint32_t>(hand.size())));
        if (roll < 42 && p.pool_of(colour_of(card)) > 0) return Move::of(Verb::expand, card);
        if (roll < 46) return Move::of(Verb::harvest, card);
        if (roll < 54 && has_action(card)) return Move::of(Verb::event, card);
    }
    FixedList<Card, kCards> lots = p.market;
    for (int i = 0; i < p.seats; ++i)
        if (const Card card = p.active_card(seat_at(i)); card != kNoCard) lots.push_back(card);
    if (lots.empty()) return answer_at(p, chance.below(static_cast<std::uint32_t>(p.hand_of(you).size())));
    return Move::of(Verb::auction, lots[chance.below(static_cast<std::uint32_t>(lots.size()))]);
}

}  // namespace

void Insight::promising(const Position& p, std::vector<Entry<Move>>& entries, int character) {
    entries.clear();
    const Verb verb = p.question.verb;
    const Scene scene(p, p.question.seat);
    Thoughts thoughts;
    const auto keep = [&](std::size_t most) {
        if (character != kNoCharacter) favour(thoughts, [&](const Move& move) { return liking(p, move, character); });
        keep_best(thoughts, most, entries);
    };
    if (verb == Verb::bid) {
        think_of_bids(scene, thoughts);
        return keep(kOtherThoughts);
    }
    if (verb == Verb::expand) {
        think_of_main(scene, thoughts);
        return keep(kMainThoughts);
    }
    list_answers(p, entries);
    const bool income = p.frames.back().step == Step::expand;
    for (const auto& entry : entries) {
        int worth = 0;
        if (verb == Verb::place)
            worth = place_worth(scene, p.question.colour, entry.move.site, income);
        else if (entry.move.verb == Verb::site || verb == Verb::save || verb == Verb::invest)
            worth = site_worth(scene, verb, entry.move.site);
        if (thoughts.size() < thoughts.capacity()) thoughts.push_back({entry.move, worth});
    }
    entries.clear();
    keep(kOtherThoughts);
}

// No level plays quick moves, so they have no character.
Move Insight::playout_move(const Position& p, Chance& chance, std::vector<Entry<Move>>&, int) {
    const Verb verb = p.question.verb;
    if (verb == Verb::expand) return quick_main(p, chance);
    if (verb == Verb::bid) return Move::bid(quick_bid(Scene(p, p.question.seat), chance));
    Move first;
    const int answers = count_answers(p, first);
    const Move one = answer_at(p, chance.below(static_cast<std::uint32_t>(answers)));
    if (verb != Verb::place) return one;
    const Move other = answer_at(p, chance.below(static_cast<std::uint32_t>(answers)));
    const Scene scene(p, p.question.seat);
    const bool income = p.frames.back().step == Step::expand;
    const int gain = place_worth(scene, p.question.colour, other.site, income) -
                     place_worth(scene, p.question.colour, one.site, income);
    return gain > 0 ? other : one;
}

// ---- Characters

namespace {

enum class Taste { banker = 1, collector, pioneer };
constexpr int kRich = 3;  // the value of a colour that a banker harvests

// Harvests of rich colours, and bids of a gem or two.
int banking(const Position& p, const Move& move) {
    switch (move.verb) {
        case Verb::harvest: return p.galaxy.value_of(colour_of(move.card)) >= kRich ? 5 : 0;
        case Verb::auction: return -2;
        case Verb::bid: return 3 - move.number;
        default: return 0;
    }
}

int collecting(const Move& move) {
    switch (move.verb) {
        case Verb::auction: return 3;
        case Verb::bid: return std::min<int>(move.number, 3);
        default: return 0;
    }
}

int pioneering(const Position& p, const Move& move) {
    switch (move.verb) {
        case Verb::expand: return 6;
        case Verb::place: return p.galaxy.find(move.site) < 0 ? 4 : 0;
        default: return 0;
    }
}

}  // namespace

int Insight::liking(const Position& p, const Move& move, int character) {
    switch (static_cast<Taste>(character)) {
        case Taste::banker: return banking(p, move);
        case Taste::collector: return collecting(move);
        case Taste::pioneer: return pioneering(p, move);
    }
    return 0;
}

void Insight::evaluate(const Position& p, std::array<std::int32_t, kMaxSeats>& value) {
    value.fill(0);
    std::array<int, kColours> worth{};
    for (const Colour colour : kAllColours) worth[static_cast<std::size_t>(colour)] = p.galaxy.value_of(colour);
    PerSeat<int> score{};
    for (int i = 0; i < p.seats; ++i) {
        const Seat seat = seat_at(i);
        int& sum = score[static_cast<std::size_t>(i)];
        sum = p.bank_of(seat);
        for (const Card card : p.hand_of(seat)) sum += worth[static_cast<std::size_t>(colour_of(card))];
        for (const Card card : p.pile_of(seat)) sum += worth[static_cast<std::size_t>(colour_of(card))];
        for (const Colour colour : kAllColours)
            sum += p.dead_of(seat, colour) * worth[static_cast<std::size_t>(colour)];
    }
    const int softness = 10 + 2 * p.pool_size();
    for (int i = 0; i < p.seats; ++i) {
        int rival = 0;
        for (int k = 0; k < p.seats; ++k)
            if (k != i) rival = std::max(rival, score[static_cast<std::size_t>(k)]);
        const int lead = std::clamp(score[static_cast<std::size_t>(i)] - rival, -kCeiling, kCeiling);
        value[static_cast<std::size_t>(i)] = 500 + 500 * lead / (std::abs(lead) + softness);
    }
}

}  // namespace orrery::rise
