#include "web/boards/kardashev/tray.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/kardashev-board/say.h"
#include "web/boards/kardashev/bidding.h"
#include "web/boards/kardashev/map.h"
#include "web/boards/kardashev/roles.h"
#include "web/boards/kardashev/signs.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/fitted_text.h"
#include "web/boards/kit/geometry.h"
#include "web/boards/kit/hexes.h"
#include "web/boards/kit/map_board.h"
#include "web/boards/kit/signs.h"
#include "web/boards/kit/tray.h"
#include "web/widgets/text.h"

namespace orrery::web::kardashev_board {
namespace {
using namespace orrery::kardashev;
using kardashev_plan::Step;
using kit::Tray;
using kit::TrayButton;

// CSS px
constexpr float kTrayWidest = 760, kAction = 46, kActionLeast = 76, kActionLow = 58, kActionMost = 104, kPips = 16;
constexpr float kCardsWidth = 104, kTrayPadding = 20, kTrayGap = 6;
constexpr std::size_t kPageful = 12;
constexpr std::size_t kRoomy = 9;  // actions for which a dock has room in rows of three
constexpr Verb kActions[] = {Verb::colonize, Verb::upgrade_colony, Verb::build_fleet, Verb::upgrade_fleet,
                             Verb::harvest,  Verb::move,           Verb::research,    Verb::compile};

// The planner needs more room than the dock of a low screen has. It lies over the map.
bool is_planned(const Scene& scene) {
    const Node node = scene.open().question.node;
    return (node == Node::bid || node == Node::late_bid) && scene.open().options.plans;
}
bool docks(const Scene& scene) { return scene.has_dock() && !is_planned(scene); }

float tray_width(const Scene& scene) {
    return docks(scene) ? scene.dock().width() : std::min(scene.room.width() - scene.px(8), scene.px(kTrayWidest));
}

// ---- The actions of a turn (6.4)

void paint_action(const kit::Spot& spot, const kit::Brush& brush, const Cards& price) {
    kit::button_ground(spot, brush);
    const Theme& theme = brush.theme;
    const ImVec2 centre = spot.centre();
    const float alpha = spot.can() || spot.chosen ? 1.0f : 0.42f,
                up = spot.note.empty() && price.empty() ? 0 : brush.px(8);
    const float room = spot.width() - brush.px(6);
    squeezed_at(brush.list, theme.small, centre - ImVec2{0, up}, room, with_alpha(ink::kIvory, alpha), spot.label,
                0.5f);
    if (!price.empty())
        kardashev_signs::cards(brush, price,
                               centre + ImVec2{-kardashev_signs::cards_width(brush, price) / 2, brush.px(10)});
    else if (!spot.note.empty())
        squeezed_at(brush.list, theme.small, centre + ImVec2{0, brush.px(9)}, room,
                    with_alpha(ink::kBrass, 0.85f * alpha), spot.note, 0.5f);
}

// The step as it is offered. While another verb is chosen, it is only the beginning of a move.
Step action_of(const Scene& scene, Verb verb) {
    const Move move = Move::of(verb);
    const auto offer =
        std::find_if(scene.offers.begin(), scene.offers.end(), [&move](const Step& step) { return step.move == move; });
    return offer != scene.offers.end() ? *offer : kit::begin_with(move);
}

kit::Spot action_spot(const Scene& scene, Verb verb) {
    kit::Spot spot;
    spot.mark = "act:" + std::string(verb_token(verb));
    spot.label = kardashev_plan::verb_label(verb);
    spot.note = kardashev_plan::verb_note(scene.view, verb);
    spot.chosen = scene.chosen.verb == verb;
    if (kardashev_plan::verb_refusal(scene.view, verb).empty()) spot.choice = action_of(scene, verb);
    spot.paint = [price = kardashev_plan::verb_price(scene.view, verb)](const kit::Spot& own, const kit::Brush& brush) {
        paint_action(own, brush, price);
    };
    spot.facts = [&scene, verb] {
        kit::Facts told{kardashev_plan::verb_label(verb), {}};
        if (verb == Verb::harvest)
            told.lines.push_back({kardashev_says::harvest_brings(
                kardashev_plan::yield_text(kardashev_plan::next_harvest(scene.view, scene.open().active)))});
        if (const std::string refusal = kardashev_plan::verb_refusal(scene.view, verb); !refusal.empty())
            told.lines.push_back({refusal, kit::warning()});
        return told;
    };
    return spot;
}

// How many actions there are, how many are used, and of which class the next one may be.
kit::Spot pips_spot(const Scene& scene) {
    const Turn& turn = scene.open().turn;
    const int all = 2 + turn.additional, used = turn.used();
    const SetOf<ActionClass> slots = open_slots(turn);
    const bool base = slots.has(ActionClass::base), research = slots.has(ActionClass::research);
    kit::Spot spot;
    spot.label = used == all        ? kardashev_says::no_actions()
                 : base && research ? kardashev_says::any_action()
                 : base             ? kardashev_says::base_only()
                                    : kardashev_says::research_only();
    spot.paint = [all, used](const kit::Spot& own, const kit::Brush& brush) {
        const float radius = brush.px(5), step = brush.px(15);
        ImVec2 at{own.min.x + radius + brush.px(2), own.centre().y};
        for (int i = 0; i < all; ++i, at.x += step) {
            if (i < used) brush.list.AddCircleFilled(at, radius, with_alpha(ink::kBrass, 0.9f));
            brush.list.AddCircle(at, radius, ink::kBrass, 0, brush.px(1.4f));
        }
        text_at(brush.list, brush.theme.small, {at.x, own.centre().y - brush.theme.small->FontSize / 2},
                kit::quiet(0.9f), own.label);
    };
    return spot;
}

void lay_actions(Tray& tray, const Scene& scene, float width) {
    std::vector<kit::Spot> spots;
    for (const Verb verb : kActions) spots.push_back(action_spot(scene, verb));
    for (int i = static_cast<int>(Verb::terraform); i < static_cast<int>(Verb::end); ++i)
        if (can_act(scene.open(), static_cast<Verb>(i))) spots.push_back(action_spot(scene, static_cast<Verb>(i)));
    const float room = width - scene.px(kTrayPadding), gap = scene.px(kTrayGap);
    const bool crowded = scene.has_dock() && spots.size() > kRoomy;
    const int most =
        std::max(2, static_cast<int>((room + gap) / (scene.px(crowded ? kActionLow : kActionLeast) + gap)));
    const int rows = (static_cast<int>(spots.size()) + most - 1) / most;
    const int columns = (static_cast<int>(spots.size()) + rows - 1) / rows;
    const float share = (room + gap) / real(columns) - gap - 0.5f;
    const float each = rows > 1 ? share : std::min(scene.px(kActionMost), share);
    tray.things({pips_spot(scene)}, {room, scene.px(kPips)});
    tray.things(std::move(spots), {each, scene.px(kAction)});
}

// ---- Choices that are cards, symbols, levels

// The cards of a choice, and below them what the player then holds.
void paint_cards(const kit::Spot& spot, const kit::Brush& brush, const Cards& cards, const Cards& after) {
    using kardashev_signs::Counts;
    constexpr float kApart = 9;  // CSS px
    kit::button_ground(spot, brush);
    const ImVec2 above = spot.centre() - ImVec2{0, brush.px(kApart)},
                 below = spot.centre() + ImVec2{0, brush.px(kApart)};
    if (cards.empty())
        text_centred(brush.list, brush.theme.text, above, ink::kIvory, kardashev_says::no_cards());
    else
        kardashev_signs::cards(brush, cards, above - ImVec2{kardashev_signs::cards_width(brush, cards) / 2, 0});
    const std::string_view leads = "\u2192 ";
    const float lead = measure(brush.theme.small, leads).x;
    const float width = lead + kardashev_signs::cards_width(brush, after, Counts::tight);
    const float left = below.x - width / 2;
    text_at(brush.list, brush.theme.small, {left, below.y - brush.theme.small->FontSize / 2}, kit::quiet(), leads);
    kardashev_signs::cards(brush, after, {left + lead, below.y}, Counts::tight);
}

// A thing of the tray that stands for a step.
kit::Spot step_spot(const Scene& scene, const Step& step) {
    kit::Spot spot;
    spot.choice = step;
    spot.mark = scene.frame.choice_mark(spot.choice);
    spot.chosen = step.move == scene.chosen;
    return spot;
}

kit::Spot cards_spot(const Scene& scene, const Step& offer, bool gives) {
    const Cards cards = offer.move.cards;
    kit::Spot spot = step_spot(scene, offer);
    const Cards& hand = scene.open().player(scene.open().question.seat).hand;
    Cards after = hand;
    gives ? after -= cards : after += cards;
    spot.paint = [cards, after](const kit::Spot& own, const kit::Brush& brush) {
        paint_cards(own, brush, cards, after);
    };
    return spot;
}

// Long lists are shown in pages.
void lay_cards(Tray& tray, const Scene& scene, bool gives) {
    std::vector<kit::Spot> spots;
    const std::size_t pages = (scene.offers.size() + kPageful - 1) / kPageful;
    const std::size_t from = pages > 1 ? static_cast<std::size_t>(scene.page) % pages * kPageful : 0;
    for (const Step& offer : scene.offers.subspan(from, std::min(kPageful, scene.offers.size() - from)))
        spots.push_back(cards_spot(scene, offer, gives));
    if (pages > 1) {
        kit::Spot more = kit::button_spot(kit::more_button(), {});
        more.opens = more.aside = true;
        spots.push_back(std::move(more));
    }
    tray.things(std::move(spots), {scene.px(kCardsWidth), scene.px(kit::kButtonHeight)});
}

kit::Spot symbol_spot(const Scene& scene, const Step& offer) {
    const Symbol symbol = offer.move.symbol;
    kit::Spot spot = step_spot(scene, offer);
    spot.label = kardashev_says::symbol(type_name(symbol));
    spot.paint = [symbol](const kit::Spot& own, const kit::Brush& brush) {
        kit::button_ground(own, brush);
        const ImVec2 centre = own.centre();
        const float half = (measure(brush.theme.text, own.label).x + brush.px(18)) / 2;
        kardashev_signs::symbol(brush.list, symbol, centre - ImVec2{half - brush.px(6), 0}, brush.px(7));
        text_at(brush.list, brush.theme.text,
                {centre.x - half + brush.px(18), centre.y - brush.theme.text->FontSize / 2}, ink::kIvory, own.label);
    };
    return spot;
}

void lay_symbols(Tray& tray, const Scene& scene) {
    std::vector<kit::Spot> spots;
    for (const Step& offer : scene.offers) spots.push_back(symbol_spot(scene, offer));
    tray.things(std::move(spots), {scene.px(kCardsWidth), scene.px(kit::kButtonHeight)});
}

// For an action whose verb or space is chosen, and that needs more than a place on the map.
void lay_rest_of_action(Tray& tray, const Scene& scene) {
    const Move& chosen = scene.chosen;
    const bool has_hex = chosen.hex != kNoHex;
    if (chosen.verb == Verb::compile || ((chosen.verb == Verb::terraform || chosen.verb == Verb::accrete) && has_hex))
        return lay_symbols(tray, scene);
    std::vector<TrayButton> buttons;
    if (chosen.verb == Verb::order) {
        for (const Step& offer : scene.offers) {
            const Order order = offer.move.order;
            buttons.push_back(choice_button(scene,
                                            order == Order::hold  ? kardashev_says::order_hold()
                                            : order == Order::ask ? kardashev_says::order_ask()
                                                                  : kardashev_says::order_yield(),
                                            offer,
                                            order == Order::hold ? kardashev_says::order_hold_note() : std::string()));
        }
    } else if (chosen.verb == Verb::build_fleet && has_hex) {
        const Numbers levels = build_levels(scene.open(), chosen.hex);
        for (int level = levels.low; level <= levels.high; ++level) {
            Step step{Move::of(Verb::build_fleet, chosen.hex)};
            step.move.number = static_cast<std::int16_t>(level);
            buttons.push_back(
                choice_button(scene, kardashev_says::level(level), step, kardashev_says::level_price(level)));
        }
    } else if (chosen.verb == Verb::move && chosen.to != kNoHex) {
        const kardashev_plan::Journey j = kardashev_plan::journey(scene.view, chosen);
        if (j.is_attack && !j.retreats) tray.words(kardashev_says::fleet_is_lost(token(j.approach)));
        if (j.is_attack && j.is_hopeless()) tray.words(kardashev_says::cannot_succeed(j.attack + j.help, j.defence));
        if (j.explores) tray.words(kardashev_says::explores());
    } else if (chosen.verb == Verb::move && !has_hex) {  // a fleet of which some levels may go alone
        for (const Step& offer : scene.offers)
            if (offer.move.level > 0)
                buttons.push_back(
                    choice_button(scene, kardashev_says::fleet_level(token(offer.move.hex), offer.move.level), offer));
    }
    tray.buttons(buttons);
}

void lay_ways(Tray& tray, const Scene& scene) {
    const Hex hex = hex_of(scene.open(), scene.picked);
    tray.words(token(hex), Tray::Words::title);
    std::vector<TrayButton> buttons;
    for (const kardashev_plan::Way& one : kardashev_plan::ways_at(scene.view, scene.ways, hex))
        buttons.push_back(choice_button(scene, one.label, one.step, one.note));
    tray.buttons(buttons);
}

// ---- A tile to place, a battle

void lay_place(Tray& tray, const Scene& scene) {
    const Tile tile = scene.open().question.tile;
    kit::Spot shown;
    shown.paint = [tile](const kit::Spot& own, const kit::Brush& brush) {
        const float r = own.height() * 0.5f;
        kit::fill_hex(brush, own.centre(), r, mix(ink::kNight, ink::kChart, 0.8f));
        kit::line_hex(brush, own.centre(), r, ink::kBrass, brush.px(1.4f));
        kardashev_signs::tile(brush, tile, own.centre(), r * 1.35f);
    };
    if (scene.chosen.hex == kNoHex) {
        tray.row({shown}, {scene.px(kTile), scene.px(kTile)});
        tray.words(kardashev_says::tap_space(tile_name(tile)));
        tray.end_of_row();
        return;
    }
    std::vector<TrayButton> buttons;
    for (const Side side : {Side::up, Side::down}) {
        Step step{Move::of(Verb::place, scene.chosen.hex)};
        step.move.side = side;
        if (side == Side::up)
            buttons.push_back(choice_button(scene, kardashev_says::face_up(), step, tile_name(tile)));
        else if (tile.is_planet())
            buttons.push_back(
                choice_button(scene, kardashev_says::face_down(), step, kardashev_says::face_down_note()));
    }
    tray.buttons(buttons);
}

// What comes of the battle if these fleets help.
std::string outcome_text(const kardashev_plan::Battle& battle, bool attacks) {
    const int attack = battle.attack, defence = battle.defence;
    if (!attacks)
        return defence >= attack ? kardashev_says::you_hold(attack, defence)
                                 : kardashev_says::you_lose_colony(attack, defence);
    if (attack <= defence) return kardashev_says::you_lose(attack, defence);
    return battle.against > 0 ? kardashev_says::you_win_unless(attack, defence, attack - defence, battle.against)
                              : kardashev_says::you_win(attack, defence);
}

void lay_battle(Tray& tray, const Scene& scene) {
    const Question& q = scene.open().question;
    const HexSet helping = scene.chosen.hexes;
    const kardashev_plan::Battle battle = kardashev_plan::battle_of(scene.view, helping);
    tray.words(outcome_text(battle, q.node == Node::support), Tray::Words::title);
    tray.words(kardashev_says::tap_helpers(cost_text(support_cost(scene.open(), q.seat, helping))));
}

void lay_seats(Tray& tray, const Scene& scene) {
    std::vector<TrayButton> buttons;
    for (const Step& offer : scene.offers) {
        buttons.push_back(choice_button(scene, kardashev_plan::name_of(scene.frame, offer.move.seat), offer));
        buttons.back().seat = offer.move.seat;
    }
    tray.buttons(buttons);
}

void lay_node(Tray& tray, const Scene& scene, float width) {
    switch (scene.open().question.node) {
        case Node::act:
            if (!scene.picked.empty()) return lay_ways(tray, scene);
            if (scene.chosen.verb != Verb::none) lay_rest_of_action(tray, scene);
            if (scene.frame.format == Format::portrait && !tray.empty()) return;  // Back leads to the other actions
            return lay_actions(tray, scene, width);
        case Node::bid:
        case Node::late_bid: return scene.open().options.plans ? lay_planner(tray, scene) : lay_bid(tray, scene);
        case Node::role: return lay_roles(tray, scene, width - scene.px(kTrayPadding) + scene.px(kTrayGap));
        case Node::slot: return lay_slots(tray, scene);
        case Node::take: return lay_take(tray, scene);
        case Node::first: return lay_seats(tray, scene);
        case Node::split:
            tray.words(kardashev_says::ally_pays_rest());
            if (scene.frame.number_height > 0) tray.number(scene.frame.number_height);
            return;
        case Node::pay:
            tray.words(kardashev_says::pay_cost(cost_text(scene.open().question.cost)));
            return lay_cards(tray, scene, true);
        case Node::yield: return lay_cards(tray, scene, false);
        case Node::give: return lay_cards(tray, scene, true);
        case Node::gain:
        case Node::raid: return lay_symbols(tray, scene);
        case Node::place: return lay_place(tray, scene);
        case Node::share: return tray.words(kardashev_says::tap_colony());
        case Node::support:
        case Node::defend: return lay_battle(tray, scene);
        default: return;
    }
}
}  // namespace

TrayButton choice_button(const Scene& scene, std::string label, const Step& step, std::string note) {
    return {.label = std::move(label),
            .note = std::move(note),
            .mark = scene.frame.choice_mark(step),
            .chosen = scene.chosen == step.move,
            .choice = step};
}

float lay_question(Scene& scene) {
    const float width = tray_width(scene);
    Tray tray(scene.above, scene.brush.theme, width);
    if (scene.asks) lay_node(tray, scene, width);
    const bool is_too_high = docks(scene) && tray.height() > scene.dock().height();
    if (!is_too_high || !scene.asks || scene.chosen.verb == Verb::none || scene.open().question.node != Node::act)
        return kit::put_question(scene, tray, docks(scene));
    tray.drop();  // in a low dock the chosen action stands alone; Back leads to the others
    Tray brief(scene.above, scene.brush.theme, width);
    lay_rest_of_action(brief, scene);
    if (brief.empty()) {
        const float room = width - scene.px(kTrayPadding);
        brief.things({action_spot(scene, scene.chosen.verb)}, {room, scene.px(kAction)});
    }
    return kit::put_question(scene, brief, true);
}

}  // namespace orrery::web::kardashev_board
