#include "web/boards/rise/film.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "generated/rise-board/say.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/film.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/signs.h"
#include "web/boards/rise/cards.h"
#include "web/boards/rise/layout.h"
#include "web/boards/rise/things.h"
#include "web/widgets/text.h"

namespace orrery::web::rise_film {
namespace {
using namespace orrery::rise;
using namespace rise_board;

// Events with something to read take longer.
constexpr int kBidWeight = 5, kCardWeight = 3;
constexpr std::array<kit::Weight<Event::Kind>, 13> kWeights{{{Event::none, 0},
                                                             {Event::from, 0},
                                                             {Event::turned_up, 0},
                                                             {Event::over, kit::kTitleWeight},
                                                             {Event::reveal, kCardWeight},
                                                             {Event::execute, kCardWeight},
                                                             {Event::show, kCardWeight},
                                                             {Event::catharsis, kCardWeight},
                                                             {Event::permaculture, kCardWeight},
                                                             {Event::played, 2},
                                                             {Event::lot, 2},
                                                             {Event::win, 2},
                                                             {Event::bid, kBidWeight}}};
int weight_of(const View& before, const Event& event) {
    if (event.kind == Event::turn) return event.amount > before.round ? kit::kTitleWeight : 0;
    return kit::weight_in(kWeights, event.kind);
}

bool is_together(const Event& one, const Event& next) { return one.kind == Event::bid && next.kind == Event::bid; }

std::string title_of(const View&, const Event& event) {
    if (event.kind == Event::turn) return rise_says::round(event.amount);
    return event.kind == Event::over ? rise_says::the_end() : std::string();
}

bool warns(const View&, const Event&) { return false; }
bool begins(const Event& event) { return event.kind == Event::turn; }
bool captures(const Event& event) { return event.kind == Event::destroy; }

// ---- Where things are

struct Place {
    ImVec2 centre;
    float height;  // of a card there
};

ImVec2 middle_of(const Scene& scene) { return scene.room.centre(); }
float card_height(const Scene& scene) { return scene.px(scene.wide ? 120 : 84); }
Place table_place(const Scene& scene) { return {middle_of(scene), card_height(scene)}; }

ImVec2 seat_place(const Scene& scene, Seat seat) {
    const kit::Spot* plate = scene.spots.find("seat:" + seat_token(seat));
    return plate != nullptr ? ImVec2{plate->min.x + scene.px(18), plate->min.y + scene.px(16)}
                            : ImVec2{middle_of(scene).x, scene.room.min.y};
}
ImVec2 bar_place(const Scene& scene, Colour colour) {
    const kit::Spot* bar = scene.spots.find("colour:" + std::string(colour_token(colour)));
    return bar != nullptr ? bar->centre() : middle_of(scene);
}
Place deck_place(const Scene& scene) {
    const kit::Spot* deck = scene.spots.find("deck");
    if (deck != nullptr) return {deck->centre(), deck->max.y - deck->min.y};
    return {{scene.room.min.x, scene.room.max.y}, scene.px(40)};
}

// The place of a card on this table, or the place that the event says it leaves or goes to.
Place place_of(const kit::Spots& spots, Card card, const Place& otherwise) {
    const kit::Spot* spot = card == kNoCard ? nullptr : spots.find(card_mark(card));
    return spot != nullptr ? Place{spot->centre(), spot->max.y - spot->min.y} : otherwise;
}

Place end_of(const Scene& scene, const Event& event, const kit::Spots& after) {
    const Place seat{seat_place(scene, event.kind == Event::give ? event.other : event.seat), scene.px(30)};
    switch (event.kind) {
        case Event::to_pile:
        case Event::to_hand:
        case Event::give: return place_of(after, event.card, seat);
        case Event::buried: return deck_place(scene);
        case Event::to_market: return place_of(after, event.card, table_place(scene));
        default: return table_place(scene);
    }
}

Place start_of(const Scene& scene, const Event& event) {
    switch (event.kind) {
        case Event::to_market:
        case Event::reveal:
        case Event::give: return deck_place(scene);
        case Event::played: return place_of(scene.spots, event.card, {seat_place(scene, event.seat), scene.px(30)});
        default: return place_of(scene.spots, event.card, table_place(scene));
    }
}

// ---- Drawing what is going on

void paint_card(const Scene& scene, Card card, const Place& at, float turned) {
    const kit::Brush& brush = scene.brush;
    const ImVec2 half{at.height / kCardRatio / 2, at.height / 2};
    const kit::Region place{at.centre - half, at.centre + half};
    const auto back = [&] { rise_cards::draw_back(brush.list, brush.theme, place.min, place.max); };
    if (card == kNoCard) return back();
    rise_cards::Look look;
    look.worth = scene.view.worth(card);
    kit::turning(brush, place, turned, back,
                 [&] { rise_cards::draw_small(brush.list, brush.theme, card, place.min, place.max, look); });
}

bool moves_card(Event::Kind kind) {
    return kind == Event::to_pile || kind == Event::to_hand || kind == Event::give || kind == Event::buried ||
           kind == Event::to_market || kind == Event::lot || kind == Event::reveal || kind == Event::played;
}

void paint_moving_card(const Scene& scene, const Moment& m, float share) {
    const Event& event = m.events[m.first];
    kit::Spots after;
    Scene then{{scene.frame, scene.brush, after, scene.covered}, *m.next, scene.galaxy, {}, scene.chosen};
    then.folds = scene.folds, then.is_tight = scene.is_tight, then.room = then.board();
    lay_table(then);
    const Place from = start_of(scene, event), to = end_of(scene, event, after);
    const float way = kit::eased(std::min(1.0f, share * 1.25f));
    const bool comes_up = event.kind == Event::to_market || event.kind == Event::reveal ||
                          (event.kind == Event::played && scene.spots.find(card_mark(event.card)) == nullptr);
    paint_card(scene, event.card, {towards(from.centre, to.centre, way), from.height + (to.height - from.height) * way},
               comes_up ? std::min(1.0f, share * 1.6f) : 1.0f);
}

void paint_gems(const Scene& scene, ImVec2 from, ImVec2 to, int count, float share) {
    const ImVec2 at = towards(from, to, kit::eased(share)) - ImVec2{0, std::sin(share * kPi) * scene.px(24)};
    const std::string text = (count < 0 ? "" : "+") + std::to_string(count);
    const ImVec2 half = measure(scene.brush.theme.numeral, text) * 0.5f + ImVec2{scene.px(14), scene.px(2)};
    scene.brush.list.AddRectFilled(at - half, at + half, with_alpha(ink::kNight, 0.88f), half.y);
    rise_cards::draw_gem(scene.brush.list, {at.x - half.x + scene.px(11), at.y}, scene.px(6));
    text_at(scene.brush.list, scene.brush.theme.numeral,
            {at.x - half.x + scene.px(20), at.y - scene.brush.theme.numeral->FontSize * 0.55f}, ink::kVerdigris, text);
}

void paint_caption(const Scene& scene, const std::string& text) {
    kit::pill(scene.brush, {middle_of(scene).x, scene.room.max.y - scene.px(18)}, text, ink::kBrass);
}

// All bids turn over together, below the thing that they are for.
void paint_bids(const Scene& scene, const Moment& m, float share) {
    const Pending* lot = rise_plan::innermost(m.view, "auction");
    const auto lots = lot != nullptr ? static_cast<std::size_t>(lot->cards.size()) : 0;
    const float gap = scene.px(8), height = scene.px(92), step = height / kCardRatio + gap;
    std::vector<kit::Revealed> bids;
    for (const Event& bid : m.now())
        bids.push_back({bid.seat, rise_plan::name_of(scene.frame, scene.view, bid.seat), bid.amount});
    const ImVec2 top{step * real(lots), lots > 0 ? height + gap : 0};
    const ImVec2 corner = kit::reveal(scene.brush, middle_of(scene), bids, share, top);
    if (lot == nullptr) return;
    ImVec2 at{middle_of(scene).x - top.x / 2 + gap / 2, corner.y};
    for (const Card card : lot->cards) {
        paint_card(scene, card, {at + ImVec2{height / kCardRatio / 2, height / 2}, height}, 1);
        at.x += step;
    }
}

// The cards that a hand or the deck shows in this move (R60): their names in lines above the caption.
void paint_turned_up(const Scene& scene, const Moment& m) {
    const Theme& theme = scene.brush.theme;
    const float width = scene.room.max.x - scene.room.min.x - theme.px(32);
    std::vector<std::string> lines;
    for (const Event& event : turned_up_for(m.events, m.first)) {
        const std::string name(card_name(event.card));
        if (!lines.empty() && measure(theme.small, lines.back() + ", " + name).x < width)
            lines.back() += ", " + name;
        else
            lines.push_back(name);
    }
    ImVec2 centre{middle_of(scene).x, scene.room.max.y - theme.px(18)};
    for (std::size_t i = lines.size(); i > 0; --i) {
        centre.y -= theme.px(24);
        kit::pill(scene.brush, centre, lines[i - 1], ink::kIvory);
    }
}

std::string caption_of(const Scene& scene, const Event& event) {
    const auto who = [&] { return rise_plan::name_of(scene.frame, scene.view, event.seat); };
    const int n = event.amount;
    switch (event.kind) {
        case Event::pass: return rise_says::nothing_to_do();
        case Event::raise: return rise_says::disks_rise(colour_name(event.colour));
        case Event::preserve: return rise_says::sectors_saved(n);
        case Event::perish: return rise_says::sectors_lost(n);
        case Event::spare: return rise_says::nothing_to_save();
        case Event::permaculture: return rise_says::permaculture_adds(n);
        case Event::exchange: return rise_says::exchange();
        case Event::show:
            return event.seat == scene.view.viewer ? rise_says::you_show_hand() : rise_says::shows_hand(who());
        case Event::shuffle: return rise_says::shuffled();
        case Event::catharsis: return rise_says::cards_turned_up(n);
        case Event::mulligan: return n == 0 ? rise_says::hand_kept(who()) : rise_says::replaced(n, who());
        case Event::look:
        case Event::look_tiles: return rise_says::look_at_top(n);
        case Event::win: return rise_says::won_with(n, who());
        case Event::execute:
        case Event::trigger: return rise_says::takes_effect(card_name(event.card));
        case Event::reveal: return rise_says::turned_up(card_name(event.card));
        default: return {};
    }
}

void paint_disk(const Scene& scene, Colour colour, ImVec2 from, ImVec2 to, float share, bool dies) {
    const float radius = scene.galaxy.radius() * 0.40f * (dies ? 1 - 0.55f * share : 1);
    rise_cards::disk(scene.brush.list, colour, towards(from, to, kit::eased(share)), radius);
}
}  // namespace

const kit::Cut<View, Event> kCut{weight_of, is_together, title_of, warns, captures, begins, 120};

Card lifted_in(const Moment& m) {
    return !m.is_over() && moves_card(m.events[m.first].kind) ? m.events[m.first].card : kNoCard;
}

void paint(const Scene& scene, const Moment& m, bool fade_only) {
    if (m.is_over()) return;
    const Event& event = m.events[m.first];
    const float share = fade_only ? 1.0f : m.share;
    const Colour colour = event.colour;
    if (event.kind == Event::bid) return paint_bids(scene, m, share);
    if (moves_card(event.kind)) paint_moving_card(scene, m, share);
    const ImVec2 site = scene.galaxy.at(event.site);
    switch (event.kind) {
        case Event::disk: paint_disk(scene, colour, bar_place(scene, colour), site, share, false); break;
        case Event::destroy: paint_disk(scene, colour, site, seat_place(scene, event.seat), share, true); break;
        case Event::pool_destroy:
            paint_disk(scene, colour, bar_place(scene, colour), seat_place(scene, event.seat), share, true);
            break;
        case Event::pool_return:
            paint_disk(scene, colour, seat_place(scene, event.seat), bar_place(scene, colour), share, false);
            break;
        case Event::stack:
            if (m.first > 0 && m.view.galaxy.explored(m.events[m.first - 1].site)) {
                const Site from = m.events[m.first - 1].site;
                const Colour top = m.view.galaxy.at(from).active();
                if (top != kNoColour) paint_disk(scene, top, scene.galaxy.at(from), site, share, false);
            }
            break;
        case Event::tile: {
            const float r = scene.galaxy.radius();
            scene.brush.list.AddNgon(site, r * (0.5f + 0.45f * share), ink::kBrass, 6, scene.px(2));
            kit::number(scene.brush, site, r * 0.8f * share + 1, ink::kIvory, std::to_string(event.amount));
            break;
        }
        case Event::income: paint_gems(scene, site, seat_place(scene, event.seat), event.amount, share); break;
        case Event::harvest:
            paint_gems(scene, bar_place(scene, colour), seat_place(scene, event.seat), event.amount, share);
            break;
        case Event::gain:
            paint_gems(scene, middle_of(scene), seat_place(scene, event.seat), event.amount, share);
            break;
        case Event::pay: {
            const ImVec2 bank{middle_of(scene).x, scene.room.min.y};
            paint_gems(scene, seat_place(scene, event.seat),
                       event.other == kSpectator ? bank : seat_place(scene, event.other), event.amount, share);
            break;
        }
        case Event::site_gems: paint_gems(scene, site - ImVec2{0, scene.px(20)}, site, event.amount, share); break;
        case Event::card_gems: {
            const Place at = place_of(scene.spots, event.card, table_place(scene));
            paint_gems(scene, at.centre - ImVec2{0, scene.px(20)}, at.centre, 1, share);
            break;
        }
        case Event::execute:
        case Event::trigger:
        case Event::win:
            if (event.card != kNoCard) paint_card(scene, event.card, table_place(scene), 1);
            if (const Pending* lot = rise_plan::innermost(m.view, "auction");
                event.kind == Event::win && lot != nullptr)
                paint_card(scene, *lot->cards.begin(), table_place(scene), 1);
            break;
        default: break;
    }
    if (event.kind == Event::show || event.kind == Event::catharsis) paint_turned_up(scene, m);
    if (const std::string caption = caption_of(scene, event); !caption.empty()) paint_caption(scene, caption);
}

}  // namespace orrery::web::rise_film
