#include "web/boards/ozymandias/tray.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "generated/ozymandias-board/say.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/map_board.h"
#include "web/boards/kit/signs.h"
#include "web/boards/ozymandias/planner.h"
#include "web/boards/ozymandias/things.h"
#include "web/boards/ozymandias/war.h"
#include "web/widgets/text.h"

namespace orrery::web::ozymandias_board {
namespace {
using namespace orrery::ozymandias;
using kit::Tray;
using kit::TrayButton;
using ozymandias_plan::Step;

// CSS px
constexpr float kTrayWidest = 730, kTrayPadding = 20, kTrayGap = 6, kSuitWidth = 104, kSmallest = 70,
                kActingWidth = 140;
constexpr float kShare = 0.66f;  // the most of the room around the map
constexpr float kAmple = 0.62f;  // the most of it if cards have room for their names
constexpr std::size_t kFew = 3;
constexpr std::size_t kShortText = 110;  // letters that a phone has room for

bool is_in_hand(const Scene& scene, Card card) {
    return scene.view.viewer != kSpectator && scene.view.of(scene.view.viewer).hand.has(card);
}

float tray_width(const Scene& scene) {
    return scene.has_dock() ? scene.dock().width() : std::min(scene.room.width() - scene.px(8), scene.px(kTrayWidest));
}
float tray_height(const Scene& scene) {
    return scene.has_dock() ? scene.dock().height() : scene.room.height() * kShare;
}

// ---- Words

std::string words_of(const Scene& scene) {
    const Open& p = scene.open();
    const Verb verb = scene.chosen.verb;
    if (verb == Verb::emergency)  // a phone's sheet says it
        return scene.frame.format == Format::portrait ? std::string() : ozymandias_says::discard_for_resource();
    if (verb == Verb::harvest) return ozymandias_says::which_plowshare();
    if (verb == Verb::delegate) return ozymandias_says::which_fleet_acts();
    if (verb == Verb::use && ability_of(scene.chosen.card) != nullptr) return std::string(face(scene.chosen.card).text);
    switch (scene.node()) {
        case Node::alien: return std::string(face(Card::alien_remnant).text);
        case Node::legend: return std::string(face(Card::desert_legend).text);
        case Node::wall: return std::string(face(Card::the_wall).text);
        case Node::grave: return std::string(face(Card::the_gravekeeper).text);
        case Node::pyrrhus: return std::string(face(Card::pyrrhus).text);
        case Node::watcher: return std::string(face(Card::the_watcher).text);
        case Node::network: return std::string(face(Card::the_network).text);
        case Node::site: return ozymandias_says::tap_site();
        case Node::warp: return ozymandias_says::tap_point_to_warp();
        case Node::land:
            return scene.chosen.rotation < 0 ? ozymandias_says::turn_tile() : ozymandias_says::tap_point_to_land();
        case Node::bonus: return ozymandias_says::which_bonus();
        case Node::source: return ozymandias_says::take_disk_from();
        case Node::claim: return ozymandias_says::put_disk_on_it();
        case Node::retreat: return ozymandias_says::tap_retreat(p.war.left_over());
        default: return {};
    }
}

// The acting fleet, and what its leader can do.
void lay_acting(Tray& tray, const Scene& scene) {
    const Fleet fleet = scene.open().question.fleet;
    if (fleet == kNoFleet) return;
    tray.row({fleet_spot(scene, fleet)}, {scene.px(kActingWidth), scene.px(kFleetHeight)});
    const Card leader = scene.open().fleet(fleet).leader;
    if (leader != kNoCard) {
        const CardFace& card = face(leader);
        const bool fits = scene.frame.format == Format::wide ||
                          card.text.text().size() <= (scene.has_dock() ? kShortText / 2 : kShortText);
        tray.words(fits ? ozymandias_says::leader_text(card.timing, card.text) : std::string(card.timing));
    }
    if (const Fleet pin = pinned_by(scene.open(), fleet); pin != kNoFleet) tray.words(ozymandias_says::pinned());
    tray.end_of_row();
}

// ---- What can be chosen

void lay_buttons(Tray& tray, const Scene& scene, std::span<const TrayButton> buttons) {
    const bool is_crowded = scene.frame.format != Format::wide && (scene.has_dock() || buttons.size() > kFew);
    if (!is_crowded) return tray.buttons(buttons);
    const float room = tray_width(scene) - scene.px(kTrayPadding), gap = scene.px(kTrayGap);
    const float columns = std::min(real(buttons.size()), std::floor((room + gap) / (scene.px(kSmallest) + gap)));
    std::vector<kit::Spot> spots;
    for (const TrayButton& button : buttons) spots.push_back(small_button(button));
    tray.things(std::move(spots), {(room + gap) / std::max(1.0f, columns) - gap - 0.5f, scene.px(kit::kButtonHeight)});
}

// `below`: height of what follows, device pixels.
void lay_pages(Tray& tray, const Scene& scene, std::vector<kit::Spot> things, ImVec2 size, float below) {
    const float height = tray_height(scene) - tray.height() - below;
    tray.pages(std::move(things), size, {height, scene.page}, small_button(kit::more_button()));
}

// Cards, with their names if there is room; in a war with a word below each.
void lay_cards(Tray& tray, const Scene& scene, std::vector<kit::Spot> cards, float below) {
    const float caption = has_captions(scene) ? scene.brush.theme.small->FontSize : 0;
    const float gap = scene.px(kTrayGap), width = tray_width(scene) - scene.px(kTrayPadding);
    ImVec2 size{scene.px(kNamedWidth), scene.px(kNamedHeight) + caption};
    const float rows = std::ceil(real(cards.size()) / std::max(1.0f, std::floor((width + gap) / (size.x + gap))));
    const float room = scene.has_dock() ? scene.dock().height() : scene.room.height() * kAmple;
    if (tray.height() + rows * (size.y + gap) + below > room) size = card_size(scene) + ImVec2{0, caption};
    lay_pages(tray, scene, std::move(cards), size, below);
}

void lay_steps(Tray& tray, const Scene& scene) {
    std::vector<kit::Spot> fleets, cards, suits;
    std::vector<TrayButton> buttons;
    const Node node = scene.node();
    const bool is_first = !scene.frame.begun.has_value();
    if (node == Node::turn && is_first)
        each_fleet(scene.open(), scene.open().question.seat,
                   [&](Fleet fleet) { fleets.push_back(fleet_spot(scene, fleet)); });
    for (const Step& step : scene.offers) {
        const std::string mark = ozymandias_plan::mark_of(scene.frame, step);
        const Move& move = step.move;
        const bool ends = !step.more && move == Move::of(move.verb) && token(move.verb) == scene.view.decision.end;
        if (ozymandias_plan::is_on_map(move) || ends) continue;  // the table has a button for that
        if (mark.starts_with("fleet:")) {
            if (node != Node::turn) fleets.push_back(fleet_spot(scene, move.fleet));
        } else if (mark.starts_with("card:")) {
            const Card card = ozymandias_plan::card_named(move);
            if (!is_in_hand(scene, card)) cards.push_back(card_spot(scene, card));
        } else if (mark.starts_with("double:")) {
            cards.push_back(double_spot(scene, move.card));
        } else if (ozymandias_plan::suit_named(move) != kNoSuit) {
            suits.push_back(suit_spot(scene, step));
        } else if (move.verb != Verb::draft && !scene.offers.front().ranged()) {
            buttons.push_back(choice_button(scene, step));
        }
    }
    const float width = tray_width(scene) - scene.px(kTrayPadding), gap = scene.px(kTrayGap);
    const float share = (width + gap) / real(std::clamp<std::size_t>(fleets.size(), 1, 4)) - gap - 0.5f;
    const float each = std::clamp(share, scene.px(kFleetWidth * 0.8f), scene.px(kFleetWidth + 46));
    const float button_rows = buttons.empty() ? 0 : scene.px(kit::kButtonHeight) * 2 + gap * 2;
    const bool is_one_row = scene.frame.format != Format::wide && !fleets.empty() &&
                            real(fleets.size() + buttons.size()) * (scene.px(kFleetWidth) + gap) <= width + gap;
    if (is_one_row) {
        for (const TrayButton& button : buttons) fleets.push_back(small_button(button));
        const float column = (width + gap) / real(fleets.size()) - gap - 0.5f;
        tray.things(std::move(fleets), {std::min(each, column), scene.px(kFleetHeight)});
        buttons.clear(), fleets.clear();
    }
    if (!fleets.empty()) lay_pages(tray, scene, std::move(fleets), {each, scene.px(kFleetHeight)}, button_rows);
    if (!cards.empty()) lay_cards(tray, scene, std::move(cards), button_rows);
    if (!suits.empty())
        tray.things(std::move(suits),
                    {std::min(scene.px(kSuitWidth), (width + gap) / 3 - gap - 0.5f), scene.px(kit::kButtonHeight)});
    lay_buttons(tray, scene, buttons);
}

// The ways of a pressed thing that has several.
void lay_ways(Tray& tray, const Scene& scene) {
    std::vector<TrayButton> buttons;
    for (const Step& step : scene.offers)
        if (ozymandias_plan::mark_of(scene.frame, step) == scene.picked) buttons.push_back(choice_button(scene, step));
    tray.words(ozymandias_says::attack_from_where(), Tray::Words::title);
    lay_buttons(tray, scene, buttons);
}

void lay_node(Tray& tray, const Scene& scene) {
    const bool is_first = !scene.frame.begun.has_value();
    if (scene.node() == Node::plan && (is_first || scene.chosen.verb == Verb::plan)) return lay_planner(tray, scene);
    if (!scene.picked.empty()) return lay_ways(tray, scene);
    if (scene.open().war.is_fought() && scene.open().war.holder != kNoFleet) lay_war(tray, scene);
    if (scene.node() == Node::draft) lay_draft(tray, scene);
    if (scene.node() == Node::action && is_first) lay_acting(tray, scene);
    tray.words(words_of(scene));
    const bool slides = scene.offers.size() == 1 && scene.offers.front().ranged();
    if (slides && scene.frame.number_height > 0) tray.number(scene.frame.number_height);
    lay_steps(tray, scene);
}
}  // namespace

kit::Spot hand_spot(const Scene& scene, Card card) {
    if (scene.asks && scene.node() == Node::plan) return planned_spot(scene, card);
    return scene.asks && scene.node() == Node::war ? sword_spot(scene, card) : card_spot(scene, card);
}

bool has_captions(const Scene& scene) {
    return scene.asks && (scene.node() == Node::plan || scene.node() == Node::war);
}

float lay_question(Scene& scene) {
    Tray tray(scene.above, scene.brush.theme, tray_width(scene));
    if (scene.asks) lay_node(tray, scene);
    return kit::put_question(scene, tray, scene.has_dock());
}

}  // namespace orrery::web::ozymandias_board
