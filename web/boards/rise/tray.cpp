#include "web/boards/rise/tray.h"

#include <algorithm>
#include <optional>

#include "core/words.h"
#include "generated/rise-board/say.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/map_board.h"
#include "web/boards/kit/tray.h"
#include "web/boards/rise/things.h"

namespace orrery::web::rise_board {
namespace {
using namespace orrery::rise;
using kit::Tray;
using kit::TrayButton;
using rise_plan::Offer;

// CSS px
constexpr float kWidest = 460, kTrayGap = 6;
constexpr float kCard = 104, kSmallCard = 66, kTile = 52, kRoomy = 520;  // heights
constexpr ImVec2 kLarge{260, 360};
constexpr float kTall = 600, kMapShare = 0.42f,
                kLowMapShare = 0.32f;  // a high board, and the map's least share of a high and a low one

TrayButton way(const Scene& scene, std::string label, const Offer& offer, std::string mark, std::string note = {}) {
    return {.label = std::move(label),
            .note = std::move(note),
            .mark = std::move(mark),
            .chosen = offer.move == scene.chosen,
            .choice = offer};
}

kit::Spot thing(const Scene& scene, Card card, const Offer* offer = nullptr) {
    kit::Spot spot = card_spot(scene, card, {});
    if (offer != nullptr) {
        spot.choice = *offer;
        spot.chosen = scene.chosen.verb == offer->move.verb && scene.chosen.card == card;
    }
    return spot;
}

float tray_width(const Scene& scene) {
    return scene.has_dock() ? scene.dock().width() : std::min(scene.room.width(), scene.px(kWidest));
}
ImVec2 card_size(float height) { return {height / kCardRatio, height}; }

// ---- The parts of a question's tray

void lay_mulligan(Tray& tray, const Scene& scene) {
    const bool begun = scene.chosen.verb == Verb::mulligan;
    const int count = scene.chosen.cards.size();
    tray.words(!begun ? rise_says::tap_to_swap() : count > 0 ? rise_says::to_swap(count) : rise_says::keeping_all());
    const TrayButton button = way(scene, rise_says::keep_all(), {Move::mulligan({})}, "keep");
    tray.buttons(std::span(&button, 1));
}

// The cards that people bid for. A single card has its text beside it; a press on one of several shows it large.
// `is_told` is false on a phone whose map needs the room: then there is no text, and nothing at all unless a bid is asked.
void lay_lot(Tray& tray, const Scene& scene, const Pending& lot, bool is_told) {
    if (!is_told && scene.view.asks != Verb::bid) return;
    std::vector<kit::Spot> cards;
    for (const Card card : lot.cards) cards.push_back(thing(scene, card));
    const bool roomy = !scene.folds && scene.frame.max.y - scene.frame.min.y > scene.px(kRoomy);
    const ImVec2 size = card_size(scene.px(roomy ? kCard : kSmallCard));
    if (scene.view.asks != Verb::bid && cards.size() > 1) return tray.things(std::move(cards), size);
    tray.row(std::move(cards), size);
    if (is_told && lot.cards.size() == 1 && !scene.has_dock()) tray.words(face(*lot.cards.begin()).text);
    if (scene.view.asks == Verb::bid && scene.offers.empty() && lot.other != kSpectator)
        tray.words(rise_says::seller(rise_plan::name_of(scene.frame, scene.view, lot.other)));
}

// Who has bid, and who has not. Somebody who is asked for a bid reads who else is still to bid.
std::string waiting_words(const Scene& scene) {
    const bool asked = !scene.offers.empty();
    std::string in, out;
    for (int i = 0; i < scene.view.seats; ++i) {
        if (asked && seat_at(i) == scene.view.viewer) continue;
        std::string& list = scene.view.of(seat_at(i)).answered ? in : out;
        list += (list.empty() ? "" : ", ") + rise_plan::name_of(scene.frame, scene.view, seat_at(i));
    }
    if (asked) return out.empty() ? rise_says::all_have_bid() : rise_says::still_to_bid(out);
    return (in.empty() ? "" : rise_says::bids_in(in) + " ") + (out.empty() ? "" : rise_says::bids_missing(out));
}

// The card that asks, if it lies nowhere and is no choice.
void lay_context(Tray& tray, const Scene& scene) {
    const View& view = scene.view;
    const Card card = view.pending.empty() ? kNoCard : view.pending.back().card;
    const bool is_chosen = scene.chosen.verb != Verb::none;  // then a phone's sheet tells what comes
    if (card == kNoCard || scene.has_dock() || (scene.folds && is_chosen)) return;
    const Pending* lot = rise_plan::innermost(view, "auction");
    if (scene.spots.find(card_mark(card)) != nullptr || (lot != nullptr && lot->cards.has(card))) return;
    const bool is_choice = std::any_of(scene.offers.begin(), scene.offers.end(),
                                       [card](const Offer& offer) { return offer.move.card == card; });
    if (is_choice) return;
    tray.row({thing(scene, card)}, card_size(scene.px(kSmallCard)));
    tray.words(face(card).text);
}

// In a wide window whose board is small, as with large letters, only the story tells what a bid brings.
bool is_told_beside(const Scene& scene) { return scene.frame.tells_beside && !scene.wide; }

void lay_bids(Tray& tray, const Scene& scene, bool is_told) {
    const View& view = scene.view;
    if (const Pending* lot = rise_plan::innermost(view, "auction")) lay_lot(tray, scene, *lot, is_told);
    if (view.asks != Verb::bid) return tray.end_of_row();
    const SeatView* own = view.viewer == kSpectator ? nullptr : &view.of(view.viewer);
    if (!scene.offers.empty() && scene.chosen.verb != Verb::bid) {
        tray.end_of_row();
        const TrayButton bid = way(scene, rise_says::bid(), scene.offers[0], "act:bid");
        return tray.buttons(std::span(&bid, 1));
    }
    if (!scene.offers.empty()) {
        if (!is_told_beside(scene))
            for (const std::string& line :
                 rise_plan::bid_lines(view, scene.frame, std::max(0, scene.chosen.number), scene.folds))
                tray.words(line);
    } else if (own != nullptr && own->sealed >= 0) {
        tray.words(rise_says::your_sealed_bid(own->sealed));
    }
    // Where room is short, what the lot does is worth more to a bidder than who is still to bid.
    if (scene.offers.empty() || !scene.is_tight || !is_told) tray.words(waiting_words(scene));
    tray.end_of_row();
    if (!scene.offers.empty() && scene.frame.number_height > 0) tray.number(scene.frame.number_height);
}

void lay_people(Tray& tray, const Scene& scene) {
    std::vector<TrayButton> people;
    for (const Offer& offer : scene.offers) {
        const Seat player = offer.move.player;
        if (player == kSpectator) continue;
        const SeatView& seat = scene.view.of(player);
        const std::int32_t bid = scene.view.bids[static_cast<std::size_t>(index(player))];
        people.push_back(way(scene, capitalized(rise_plan::name_of(scene.frame, scene.view, player)), offer,
                             "tray:" + seat_token(player),
                             bid >= 0 ? rise_says::has_bid(bid)
                                      : rise_says::hand_and_pile(seat.hand_size, static_cast<int>(seat.pile.size()))));
        people.back().seat = player;
    }
    tray.buttons(people);
}

Wording title_of(Verb verb) {
    switch (verb) {
        case Verb::recover: return rise_says::your_pile;
        case Verb::give: return rise_says::drawn_from_deck;
        case Verb::put: return rise_says::put_back;
        case Verb::next: return rise_says::which_next;
        default: return {};
    }
}

bool lies_on_table(const Scene& scene, const Offer& offer) {
    const Move& move = offer.move;
    const bool has_site = rise_plan::names_site(move.verb);
    return move.colour != kNoColour || move.player != kSpectator || offer.ranged() ||
           (has_site && scene.view.galaxy.find(move.site) >= 0) ||
           (has_site && scene.view.galaxy.unexplored().has(move.site));
}

// Cards and tiles that can be named but are not on the table.
void lay_things(Tray& tray, const Scene& scene) {
    std::vector<kit::Spot> cards, tiles;
    std::vector<TrayButton> words;
    for (const Offer& offer : scene.offers) {
        const Move& move = offer.move;
        if (move.card != kNoCard) {
            if (scene.spots.find(card_mark(move.card)) == nullptr) cards.push_back(thing(scene, move.card, &offer));
        } else if (move.verb == Verb::put) {
            kit::Spot tile = tile_spot(move.value, {}, {});
            tile.choice = offer, tile.mark = "tray:" + std::to_string(move.value);
            tile.chosen = move == scene.chosen;
            tiles.push_back(std::move(tile));
        } else if (move.verb == Verb::done) {
            words.push_back(way(scene, rise_says::done(), offer, "done"));
        } else if (move.verb == Verb::pickup) {
            const auto count = static_cast<int>(scene.view.of(scene.view.viewer).pile.size());
            words.push_back(way(scene, rise_says::pick_up(), offer, "pickup", rise_says::count_cards(count)));
        } else if (!lies_on_table(scene, offer)) {
            const std::string_view verb = verb_token(move.verb);
            words.push_back(way(scene, rise_says::other_way(verb), offer, "tray:" + std::string(verb)));
        }
    }
    const float height = scene.px(cards.size() <= 4 && tray_width(scene) > scene.px(400) ? kCard : kSmallCard);
    if (!cards.empty() || !tiles.empty()) tray.words(title_of(scene.offers[0].move.verb).text());
    tray.things(std::move(cards), card_size(height));
    tray.things(std::move(tiles), {scene.px(kTile), scene.px(kTile)});
    tray.buttons(words);
}

void lay_shown(Tray& tray, const Scene& scene) {
    const View& view = scene.view;
    if (view.revealed.empty() && view.block.empty()) return;
    std::vector<kit::Spot> shown;
    for (const Card card : view.revealed) shown.push_back(thing(scene, card));
    for (const Card card : view.block) shown.push_back(thing(scene, card));
    tray.words(view.revealed.empty() ? rise_says::discarded_so_far() : rise_says::revealed());
    tray.things(std::move(shown), card_size(scene.px(kSmallCard)));
}

// The name of what a card can be used for.
std::string way_of(Verb verb) {
    switch (verb) {
        case Verb::expand: return rise_says::expand();
        case Verb::event: return rise_says::event();
        case Verb::auction: return rise_says::auction();
        case Verb::harvest: return rise_says::harvest();
        default: return rise_says::other_way(verb_token(verb));
    }
}
}  // namespace

float map_beside_lot(const Scene& scene) {
    const float board = scene.frame.max.y - scene.frame.min.y;
    return board * (board > scene.px(kTall) ? kMapShare : kLowMapShare);
}

float lay_question(Scene& scene) {
    if (scene.view.over()) return 0;
    const bool asked = !scene.offers.empty();
    std::optional<Tray> tray;
    const auto lay = [&](bool is_told) {
        tray.emplace(scene.above, scene.brush.theme, tray_width(scene));
        if (asked && scene.view.asks == Verb::mulligan) return lay_mulligan(*tray, scene);
        lay_context(*tray, scene);
        lay_bids(*tray, scene, is_told);
        lay_shown(*tray, scene);
        if (asked) lay_things(*tray, scene), lay_people(*tray, scene);
    };
    lay(true);
    const bool is_last = scene.view.asks != Verb::bid || scene.is_tight;  // else the market gives way first
    if (scene.frame.format == Format::portrait && is_last &&
        scene.room.height() - tray->height() < map_beside_lot(scene))
        tray->drop(), lay(false);
    return kit::put_question(scene, *tray, scene.has_dock());
}

float lay_ways(Scene& scene, Card card) {
    std::vector<TrayButton> ways;
    for (const Offer& offer : scene.offers) {
        if (offer.move.card != card) continue;
        const Verb verb = offer.move.verb;
        ways.push_back(way(scene, way_of(verb), offer, "act:" + std::string(verb_token(verb)),
                           rise_plan::consequence(scene.view, offer.move, !scene.wide)));
    }
    if (ways.empty()) return 0;
    Tray tray(scene.above, scene.brush.theme, tray_width(scene));
    if (!scene.folds) tray.words(card_name(card), Tray::Words::title);
    if (!scene.folds || scene.chosen.verb == Verb::none)
        tray.words(face(card).text);  // else the sheet tells what comes
    tray.buttons(ways);
    return kit::put_question(scene, tray, scene.has_dock());
}

namespace {
void lay_seat(Tray& tray, const Scene& scene, Seat seat, float height) {
    const SeatView& of = scene.view.of(seat);
    const std::string name = rise_plan::name_of(scene.frame, scene.view, seat), dead = dead_disks(of);
    const std::string bank = of.bank >= 0 ? rise_says::gems(of.bank) : rise_says::closed_bank();
    tray.words(dead.empty() ? rise_says::seat(name, bank, of.hand_size)
                            : rise_says::seat_with_dead_disks(name, bank, of.hand_size, dead));
    std::vector<kit::Spot> cards;
    for (std::size_t i = of.pile.size(); i-- > 0;) cards.push_back(thing(scene, of.pile[i]));
    if (seat != scene.view.viewer)
        for (const Card card : of.hand) cards.push_back(card_spot(scene, card, {}, {.marked = true}));
    tray.things(std::move(cards), card_size(height));
}
}  // namespace

void lay_everything(Scene& scene) {
    const View& view = scene.view;
    const kit::Region place = scene.large();
    const float top = scene.wide ? 0 : scene.px(kit::kButtonHeight);
    for (float height = kCard;; height *= 0.85f) {
        Tray tray(scene.above, scene.brush.theme, place.width());
        for (int i = 0; i < view.seats; ++i) lay_seat(tray, scene, seat_at(i), scene.px(height));
        std::vector<kit::Spot> known;
        for (const Card card : view.deck)
            if (card != kNoCard) known.push_back(thing(scene, card));
        const kit::Track track = track_of(view, false);
        tray.words(rise_says::state(track.round, listed(track.facts)));
        if (!known.empty()) tray.words(view.deck[0] != kNoCard ? rise_says::known_top() : rise_says::known_bottom());
        tray.things(std::move(known), card_size(scene.px(height)));
        const TrayButton close{.label = rise_says::close(), .note = {}, .mark = "close"};
        tray.buttons(std::span(&close, 1));
        if (tray.height() <= place.height() - top || height < 30) return tray.put({place.centre().x, place.max.y});
        tray.drop();
    }
}

kit::Region large_place(const Scene& scene, Card card, bool pinned) {
    const ImVec2 min = scene.frame.min, max = pinned ? scene.board().max : scene.frame.max;
    const kit::Spot* from = scene.spots.find(card_mark(card));
    const float scale = std::min(1.0f, (max.y - min.y - scene.px(pinned ? 64 : 12)) / scene.px(kLarge.y));
    const ImVec2 size = ImVec2{scene.px(kLarge.x), scene.px(kLarge.y)} * scale;
    const float below = pinned ? scene.px(kit::kButtonHeight + kTrayGap) : 0;
    ImVec2 at = towards(min, max, 0.5f) - ImVec2{size.x / 2, (size.y + below) / 2};
    if (scene.wide && from != nullptr) {
        const float gap = scene.px(12);
        at.x = from->max.x + gap + size.x < max.x ? from->max.x + gap : from->min.x - gap - size.x;
        at.y = std::clamp(from->centre().y - size.y / 2, min.y + scene.px(6), max.y - size.y - below - scene.px(6));
    }
    return {at, at + size};
}

void lay_large(Scene& scene, Card card) {
    const kit::Region at = large_place(scene, card, true);
    kit::Spot shade;
    shade.covers = true, shade.min = scene.frame.min, shade.max = scene.frame.max;
    shade.paint = [](const kit::Spot& own, const kit::Brush& brush) {
        brush.list.AddRectFilled(own.min, own.max, with_alpha(ink::kNight, 0.6f));
    };
    scene.above.add(std::move(shade));
    kit::Spot large;
    large.min = at.min, large.max = at.max;
    large.paint = [&scene, card](const kit::Spot& own, const kit::Brush&) { paint_large(scene, card, own); };
    scene.above.add(std::move(large));
    const ImVec2 corner{at.min.x, at.max.y + scene.px(kTrayGap)};
    scene.above.add(kit::button_spot({.label = rise_says::rules(), .note = {}, .mark = "rules"},
                                     {corner, corner + ImVec2{at.width(), scene.px(kit::kButtonHeight)}}));
}

}  // namespace orrery::web::rise_board
