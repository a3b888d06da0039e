#include "web/boards/cosmos/tray.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "generated/cosmos-board/say.h"
#include "web/boards/cosmos/cards.h"
#include "web/boards/cosmos/map.h"
#include "web/boards/cosmos/stage.h"
#include "web/boards/cosmos/trade.h"
#include "web/boards/kit/cards.h"
#include "web/boards/kit/held.h"
#include "web/boards/kit/map_board.h"
#include "web/boards/kit/signs.h"
#include "web/widgets/text.h"

namespace orrery::web::cosmos_board {
namespace {
using namespace orrery::cosmos;
using cosmos_plan::Step;
using kit::Tray;
using kit::TrayButton;

// CSS px
constexpr float kTrayWidest = 620, kTrayPadding = 20, kTrayGap = 6, kSmallest = 92, kLowRace = 64;
constexpr float kToldRace = 192;  // width of a race whose text stands on it
constexpr float kShare = 0.6f;    // the most of the room around the map
constexpr std::size_t kFew = 3;

float tray_width(const Scene& scene) {
    return scene.has_dock() ? scene.dock().width() : std::min(scene.room.width() - scene.px(8), scene.px(kTrayWidest));
}
float tray_height(const Scene& scene) {
    if (scene.has_dock()) return scene.dock().height();
    return std::min(scene.room.height() * kShare, scene.room.height() - kit::least_map(scene.frame));
}
float inner_width(const Scene& scene) { return tray_width(scene) - scene.px(kTrayPadding); }

bool is_number(const Scene& scene) {
    const auto entries = kit::entries_in<Move>(scene.frame);
    return entries.size() == 1 && entries.front().ranged();
}

Site picked_site(const Scene& scene) { return site_of(scene.picked).value_or(kNoSite); }

// ---- Words

std::string settle_words(const Scene& scene) {
    if (!cosmos_plan::settles(scene.chosen)) return {};
    return cosmos_says::ships_left(cosmos_plan::left_after(scene.view, scene.chosen));
}

// A phone's sheet has the words for what is chosen.
bool is_told_below(const Scene& scene) {
    return scene.frame.format == Format::portrait && scene.frame.begun.has_value();
}

std::string support_words(const Scene& scene) {
    const SiteSet some = cosmos_plan::callable(scene.view, scene.chosen), called = scene.chosen.sites;
    if (some.empty()) return {};
    if (called.empty()) return cosmos_says::tap_stacks_to_call();
    return called == some ? cosmos_says::all_are_called() : cosmos_says::tap_stacks_to_change();
}

std::string action_words(const Scene& scene) {
    const Move& move = scene.chosen;
    if (move.verb == Verb::invade && move.seat != kSpectator) {
        return (is_told_below(scene) ? std::string() : sums_text(scene) + " ") + support_words(scene);
    }
    if (move.verb == Verb::walk && move.to != kNoSite)
        return move.then == kNoSite ? cosmos_says::walk_where_next()
                                    : cosmos_says::walk_how_many_stay_on(token(move.to));
    if (scene.chosen.verb != Verb::none) return {};
    return picked_site(scene) == kNoSite ? cosmos_says::tap_own_stack() : cosmos_says::tap_site_to_act();
}

// The question itself says this; on a phone the map needs the room.
bool is_told_above(const Scene& scene) {
    return scene.node() != Node::settle && (scene.node() != Node::action || scene.chosen.seat == kSpectator);
}

std::string words_of(const Scene& scene) {
    switch (scene.node()) {
        case Node::settle: return settle_words(scene);
        case Node::action: return action_words(scene);
        case Node::exile: return cosmos_says::tap_site();
        case Node::grow: return cosmos_says::tap_stack();
        case Node::support: return support_words(scene);
        case Node::ally: return scene.chosen.side == Side::none ? std::string() : cosmos_says::tap_stacks_that_join();
        case Node::burn: return cosmos_says::tap_stack_to_burn();
        case Node::retreat: return cosmos_says::tap_site_for_main_stack();
        case Node::graft: return cosmos_says::tap_stack_for_graft();
        case Node::victory:
        case Node::join: return cosmos_says::tap_stack_then_goal();
        case Node::supply:
            return scene.chosen.verb == Verb::buy && scene.chosen.from == kNoSite ? cosmos_says::tap_stack()
                                                                                  : std::string();
        default: return {};
    }
}

// The cards of the player on the other side, if Sight shows them.
std::string seen_hand(const Scene& scene) {
    const Open& p = scene.open();
    const Seat seat = p.question.seat, other_seat = p.invasion.half(other(p.invasion.side_of(seat))).main;
    if (other_seat == kSpectator || !sees_hand(p, seat, other_seat)) return {};
    return cosmos_says::holds_cards(cosmos_plan::name_of(scene.frame, other_seat), names_of(p.player(other_seat).hand));
}

// ---- Buttons

TrayButton button_of(const Scene& scene, const Step& step) {
    return {.label = cosmos_plan::label_of(scene.frame, scene.view, step),
            .note = cosmos_plan::note_of(scene.view, step),
            .mark = scene.frame.choice_mark(step),
            .chosen = scene.chosen == step.move,
            .choice = step};
}

bool is_ready(const TrayButton& button) {
    const Step* step = kit::held_if<Step>(button.choice);
    return step != nullptr && step->move.verb == Verb::ready;
}

void lay_buttons(Tray& tray, const Scene& scene, std::span<const TrayButton> buttons) {
    if (buttons.empty()) return;
    const bool opens =
        std::any_of(buttons.begin(), buttons.end(), [](const TrayButton& one) { return !one.choice.has_value(); });
    if (buttons.size() <= kFew && !opens && scene.frame.format == Format::wide) return tray.buttons(buttons);
    const float room = inner_width(scene), gap = scene.px(kTrayGap);
    float least = scene.px(kSmallest);
    std::vector<kit::Spot> spots;
    for (const TrayButton& button : buttons) {
        least = std::max(least, kit::least_width(scene.brush.theme, button));
        spots.push_back(kit::button_spot(button, {}));
        spots.back().opens = !button.choice.has_value();
    }
    const float columns = std::min(real(buttons.size()), std::floor((room + gap) / (least + gap)));
    lay_pages(tray, scene, std::move(spots),
              {(room + gap) / std::max(1.0f, columns) - gap - 0.5f, scene.px(kit::kButtonHeight)}, 0,
              is_ready(buttons.back()) ? 1 : 0);
}

TrayButton plain(std::string label, const Step& step, const Scene& scene, std::string note = {}) {
    TrayButton button = button_of(scene, step);
    button.label = std::move(label), button.note = std::move(note);
    return button;
}

// ---- What the tray of a node has besides its steps

void lay_settling(std::vector<TrayButton>& buttons, const Scene& scene) {
    const Move& move = scene.chosen;
    if (move.verb != Verb::settle || move.from == kNoSite) return;
    const int cap = cap_of(scene.open(), scene.open().question.seat);
    const Step full = cosmos_plan::filled(scene.view, move.from);
    if (!(move == full.move)) buttons.push_back(plain(cosmos_says::fill_all(cap), full, scene));
}

// How many ships of the picked stack burn.
void lay_burning(std::vector<TrayButton>& buttons, const Scene& scene) {
    const Site site = picked_site(scene);
    for (int k = 0; k <= cosmos_plan::most_to_burn(scene.view, scene.chosen, site); ++k)
        if (k != cosmos_plan::burnt_at(scene.chosen, site))
            buttons.push_back(plain(cosmos_says::burn_some(k, token(site)),
                                    cosmos_plan::with_burnt(scene.chosen, site, k), scene,
                                    "+" + std::to_string(2 * k)));
}

// The ways of a pressed thing that has several. Stacks that share a site are small, so they are listed here too.
bool lay_ways(std::vector<TrayButton>& buttons, const Scene& scene) {
    if (scene.picked.empty() || scene.picked == kTradeMark) return false;
    const Site site = picked_site(scene);
    if (scene.node() == Node::burn && site != kNoSite) return lay_burning(buttons, scene), true;
    if (scene.node() == Node::action && scene.chosen.verb == Verb::none && site != kNoSite) {
        for (const Step& way : cosmos_plan::ways_from(scene.view, scene.offers, site))
            if (!site_of(cosmos_plan::mark_of_target(scene.view, way.move))) buttons.push_back(button_of(scene, way));
        return true;
    }
    for (const Step& step : scene.offers)
        if (cosmos_plan::mark_of(scene.frame, step) == scene.picked) buttons.push_back(button_of(scene, step));
    return true;
}

// ---- Steps

constexpr std::string_view kRaceMark = "race:";
Race race_of_mark(std::string_view mark) {
    return mark.starts_with(kRaceMark) ? find_race(mark.substr(kRaceMark.size())) : kNoRace;
}

// The race that is about to be kept, so that the player can read what it does.
Race race_looked_at(const Scene& scene) {
    return scene.chosen.verb == Verb::keep ? scene.chosen.race : race_of_mark(scene.picked);
}

struct Things {
    std::vector<kit::Spot> cards, races, seconds;
    std::vector<TrayButton> buttons;
};

bool has_mark(const std::vector<kit::Spot>& spots, std::string_view mark) {
    return std::any_of(spots.begin(), spots.end(), [mark](const kit::Spot& spot) { return spot.mark == mark; });
}

void sort_step(Things& things, const Scene& scene, const Step& step) {
    const Move& move = step.move;
    const std::string mark = cosmos_plan::mark_of(scene.frame, step);
    const bool is_begun_at_map = scene.node() == Node::action && scene.chosen.verb == Verb::none &&
                                 (move.verb == Verb::move || move.verb == Verb::invade);
    const bool is_called =
        (move.verb == Verb::support || move.verb == Verb::ally || move.verb == Verb::invade) && !move.sites.empty();
    const bool is_drafted = move.verb == Verb::offer;
    if (move.verb == Verb::end || is_begun_at_map || cosmos_plan::site_for(step) != kNoSite || is_drafted) return;
    if (is_called && !cosmos_plan::callable(scene.view, scene.chosen).empty()) return;
    if (move.verb == Verb::burn && !move.sites.empty()) return;
    if (move.verb == Verb::settle && cosmos_plan::settles(scene.chosen)) return;
    if (mark.starts_with(kRaceMark)) {
        if (has_mark(things.races, mark)) return;
        things.races.push_back(race_spot(scene, move.race, false));
        things.races.back().chosen = move.race == race_looked_at(scene);
    } else if (mark.starts_with("second:")) {
        things.seconds.push_back(card_spot(move.other, 0));
        things.seconds.back().mark = mark;
    } else if (mark.starts_with("card:")) {
        const bool is_in_hand = scene.open().player(scene.view.viewer).hand.of(move.card) > 0;
        if (!is_in_hand && !has_mark(things.cards, mark)) things.cards.push_back(card_spot(move.card, 0));
    } else {
        things.buttons.push_back(button_of(scene, step));
    }
}

Things things_of(const Scene& scene) {
    Things things;
    const Open& p = scene.open();
    if (scene.node() == Node::cards && has_bare_hand(p.player(p.question.seat)))
        things.cards.push_back(card_spot(Card::bare, 0));
    const bool has_ways = lay_ways(things.buttons, scene);
    if (has_ways && scene.node() != Node::keep) return things;
    const bool slides = is_number(scene);
    if (!slides)
        for (const Step& step : scene.offers) sort_step(things, scene, step);
    if (scene.node() == Node::settle) {
        lay_settling(things.buttons, scene);
        std::reverse(things.buttons.begin(), things.buttons.end());  // the largest number first
    }
    if (scene.node() == Node::victory && scene.chosen.verb == Verb::none)
        if (const auto usual = cosmos_plan::usual_victory(scene.view))
            things.buttons.push_back(plain(cosmos_plan::victory_label(scene.view, usual->move), *usual, scene));
    if (scene.node() == Node::supply && cosmos_plan::has_offer(scene.offers, Verb::offer))
        things.buttons.push_back({.label = cosmos_says::trade(), .note = {}, .mark = std::string(kTradeMark)});
    const auto ready = std::find_if(things.buttons.begin(), things.buttons.end(), is_ready);
    if (ready != things.buttons.end()) std::rotate(ready, ready + 1, things.buttons.end());  // last, and always visible
    return things;
}

struct RaceSize {
    ImVec2 size{};
    bool is_told = false;  // what each race does has room on it
};

// room: for the height, in device pixels.
RaceSize race_size(const Scene& scene, const std::vector<kit::Spot>& races, float room) {
    const float gap = scene.px(kTrayGap), width = scene.px(kToldRace);
    float height = scene.px(kRaceHeight);
    for (const kit::Spot& race : races)
        height = std::max(height, told_height(scene.brush, width, race_of_mark(race.mark)));
    const bool is_told = scene.frame.format == Format::wide && height <= room &&
                         (width + gap) * real(races.size()) <= inner_width(scene) + gap;
    if (is_told) return {{width, height}, true};
    return {{scene.px(kRaceWidth), std::clamp(room, scene.px(kLowRace), scene.px(kRaceHeight))}, false};
}

// "Dancer: ..." for each race that may be kept: what it does, or else its motto.
std::vector<std::string> texts_of_races(const Scene& scene, std::string_view (*text)(Race)) {
    std::vector<std::string> texts;
    Race last = kNoRace;
    for (const Step& step : scene.offers) {
        if (step.move.verb != Verb::keep || step.move.race == last) continue;  // a race may be kept openly too
        last = step.move.race;
        texts.push_back(cosmos_says::race_with_text(name_of(last), text(last)));
    }
    return texts;
}

// What the races and cards do that the player chooses from: "Quash: ...". Attacks share a text.
std::vector<std::string> texts_of(const Scene& scene) {
    if (scene.node() == Node::keep) return texts_of_races(scene, text_of);
    std::vector<std::string> texts;
    if (scene.node() != Node::cards) return texts;
    bool has_attack = false;
    for (const Card card : playable(scene)) {
        if (!is_attack(card) || card == Card::bare)
            texts.push_back(cosmos_says::card_with_text(name_of(card), text_of(card)));
        else if (!std::exchange(has_attack, true))
            texts.push_back(cosmos_says::attack_with_text());
    }
    return texts;
}

bool lay_lines(Tray& tray, const Scene& scene, const std::vector<std::string>& lines) {
    float height = tray.height();
    for (const std::string& line : lines)
        height += measure(scene.brush.theme.small, line, inner_width(scene)).y + scene.px(kTrayGap);
    if (height > tray_height(scene) || !kit::keeps_map(scene, height)) return false;
    for (const std::string& line : lines) tray.words(line);
    return true;
}

// Below the things, if all texts have room there; or else the mottos of races.
void lay_texts(Tray& tray, const Scene& scene) {
    if (!lay_lines(tray, scene, texts_of(scene))) lay_lines(tray, scene, texts_of_races(scene, motto_of));
}

// Returns true if races have no room for what they do.
bool lay_things(Tray& tray, const Scene& scene, Things things) {
    bool is_untold = false;
    const float rows = real((things.buttons.size() + kFew - 1) / kFew) * scene.px(kit::kButtonHeight + kTrayGap);
    const bool roomy = scene.frame.format != Format::low && !scene.folds;
    if (!things.races.empty()) {
        const float room = roomy ? tray_height(scene) - tray.height() - rows - scene.px(kTrayPadding) : 0;
        const auto [size, is_told] = race_size(scene, things.races, room);
        lay_pages(tray, scene, std::move(things.races), size, rows);
        is_untold = !is_told;
        const bool is_told_beside = scene.frame.format != Format::low && scene.frame.begun.has_value();
        const Race race_read = race_looked_at(scene);
        if (race_read != kNoRace && !is_told && !is_told_beside) tray.words(text_of(race_read));
        if (race_read != kNoRace && !is_told_beside) tray.words(gift_text(scene.open(), race_read));
    }
    const ImVec2 card{scene.px(kCardWidth), scene.px(kCardHeight)};
    if (scene.frame.format != Format::wide && things.seconds.empty() && things.buttons.size() == 1) {
        const float gap = scene.px(kTrayGap);
        const float room = inner_width(scene) - real(things.cards.size()) * (card.x + gap) - gap;
        if (!things.cards.empty() && room >= kit::least_width(scene.brush.theme, things.buttons[0])) {
            tray.row(std::move(things.cards), card);
            std::vector<kit::Spot> beside;
            beside.push_back(kit::button_spot(things.buttons[0], {}));
            tray.row(std::move(beside), {room, card.y});
            tray.end_of_row();
            return is_untold;
        }
    }
    if (!things.cards.empty()) {
        const float below = things.seconds.empty() ? rows : rows + card.y;
        lay_pages(tray, scene, std::move(things.cards), card, below);
    }
    if (!things.seconds.empty()) {
        tray.words(cosmos_says::second_card());
        lay_pages(tray, scene, std::move(things.seconds), card, rows);
    }
    lay_buttons(tray, scene, things.buttons);
    return is_untold;
}

// Returns true if what races and cards do is still to be told.
bool lay_node(Tray& tray, const Scene& scene, bool has_stage) {
    const bool trades = scene.picked == kTradeMark || scene.chosen.verb == Verb::offer;
    if (scene.node() == Node::supply && trades) return lay_trade(tray, scene, inner_width(scene)), false;
    if (has_stage) lay_stage(tray, scene, std::min(inner_width(scene), scene.px(420)));
    if (scene.node() == Node::cards) tray.words(seen_hand(scene));
    if (scene.frame.format == Format::wide || !is_told_above(scene)) tray.words(words_of(scene));
    const bool slides = is_number(scene);
    if (slides && scene.frame.number_height > 0) tray.number(scene.frame.number_height);
    const bool is_untold = lay_things(tray, scene, things_of(scene)) || scene.node() == Node::cards;
    const bool is_read = race_looked_at(scene) != kNoRace || scene.frame.begun.has_value();
    if (is_untold && !scene.frame.tells_beside && !is_read) lay_texts(tray, scene);
    return is_untold;
}
}  // namespace

// ---- Things

std::string card_mark(Card card) { return "card:" + std::string(id_of(card)); }

kit::Spot card_spot(Card card, int copies) {
    kit::Spot spot;
    spot.mark = card_mark(card), spot.name = name_of(card);
    spot.reads = true;
    spot.paint = [card, copies](const kit::Spot& own, const kit::Brush& brush) {
        paint_card(brush, own, card);
        kit::card_frame(brush, own, brush.px(5), 0, {own.can() || brush.lit, own.chosen, brush.focused, false});
        if (copies > 1) {
            const bool is_low = own.height() < brush.px(kCardHeight);  // its name begins right below the band
            const float y = is_low ? brush.px(8) : own.height() * 0.24f + brush.px(10);
            const ImVec2 at{own.max.x - brush.px(10), own.min.y + y};
            brush.list.AddCircleFilled(at, brush.px(9), ink::kNight);
            text_centred(brush.list, brush.theme.small, at, ink::kBrass, std::to_string(copies));
        }
    };
    spot.facts = [card] { return card_facts(card); };
    return spot;
}

kit::Spot race_spot(const Scene& scene, Race race, bool is_hidden) {
    kit::Spot spot;
    spot.mark = std::string(kRaceMark) + std::string(id_of(race));
    spot.reads = true;
    spot.paint = [race, is_hidden](const kit::Spot& own, const kit::Brush& brush) {
        paint_race(brush, own, race, is_hidden);
        kit::card_frame(brush, own, brush.px(5), 0, {own.can() || brush.lit, own.chosen, brush.focused, false});
    };
    spot.facts = [&scene, race] { return race_facts(scene.open(), race); };
    return spot;
}

std::vector<Card> playable(const Scene& scene) {
    const Player& player = scene.open().player(scene.open().question.seat);
    std::vector<Card> cards;
    if (has_bare_hand(player)) return {Card::bare};
    for (int k = 0; k < kInvadeKinds; ++k)
        if (player.hand.of(card_at(k)) > 0) cards.push_back(card_at(k));
    return cards;
}

// ---- Trays

void lay_pages(Tray& tray, const Scene& scene, std::vector<kit::Spot> things, ImVec2 size, float below,
               std::size_t staying) {
    const float height = tray_height(scene) - tray.height() - below;
    tray.pages(std::move(things), size, {height, scene.page, staying}, kit::button_spot(kit::more_button(), {}));
}

float lay_question(Scene& scene) {
    std::optional<Tray> tray;
    bool is_untold = false;
    const auto lay = [&](bool has_stage) {
        tray.emplace(scene.above, scene.brush.theme, tray_width(scene));
        if (scene.asks) is_untold = lay_node(*tray, scene, has_stage);
    };
    const bool is_fought = scene.open().invasion.is_fought();
    lay(is_fought);
    // The stage makes room for the card of a choice that is looked at. On a phone the plates do so first.
    const bool has_room = scene.has_dock() ? tray->height() <= scene.dock().height()
                                           : !scene.is_tight || kit::keeps_map(scene, tray->height());
    if (is_fought && !has_room && scene.frame.begun.has_value()) tray->drop(), lay(false);
    const float height = kit::put_question(scene, *tray, scene.has_dock());
    if (is_untold && scene.frame.tells_beside)
        for (const std::string& text : texts_of(scene)) scene.told += (scene.told.empty() ? "" : "\n") + text;
    return height;
}

}  // namespace orrery::web::cosmos_board
