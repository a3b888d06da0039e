#include "web/boards/rise.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "web/boards/geometry.h"
#include "web/boards/ground.h"
#include "web/boards/rise_film.h"
#include "web/boards/rise_paint.h"
#include "web/boards/rise_tray.h"
#include "web/boards/sky.h"
#include "web/platform.h"

namespace orrery::web {
namespace {
using namespace orrery::rise;
using rise_plan::Offer;

constexpr float kInfo = 20, kLowInfo = 12;        // of the line above the map
constexpr double kLongPress = 450, kHover = 420;  // ms
constexpr float kDragStart = 8;

bool inside(ImVec2 point, ImVec2 min, ImVec2 max) {
    return point.x >= min.x && point.y >= min.y && point.x < max.x && point.y < max.y;
}
}  // namespace

// ---- Drawing

BoardAnswer RiseBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    ratio_ = theme.ratio;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_sky(list, frame.min, frame.max, frame.sky, theme);
    if (frame.picture) {
        const View& view = std::any_cast<const View&>(*frame.view);
        galaxy_.frame(view, nullptr, 0, frame.min, frame.max, theme);
        galaxy_.paint(list, view, theme, frame.sky);
        return answer;
    }

    std::optional<rise_film::Moment> moment;
    if (frame.film != nullptr) moment = rise_film::moment_of(*frame.film);
    const View& view = moment ? moment->view : std::any_cast<const View&>(*frame.view);
    offers_ = frame.interactive && !moment ? rise_plan::offers_of(frame.legal) : std::vector<Offer>{};
    chosen_ = rise_plan::read(moment ? std::string_view{} : frame.chosen);
    if (!rise_plan::is_asked_main(view) || offers_.empty()) picked_ = kNoCard;

    lay_table(view, frame, theme);
    const View* next = moment ? &std::any_cast<const View&>(*frame.film->after) : nullptr;
    const ImVec2 info{0, theme.px(table_.wide ? kInfo : kLowInfo)};
    galaxy_.frame(view, next, moment ? frame.film->progress : 0, table_.map_min + info, table_.map_max, theme);
    if (pinch(galaxy_.camera(), frame)) hand_.down = false;
    galaxy_.add_spots(view, table_);
    attach(view);
    const bool rests = !moment || (moment->now.kind == Event::none && moment->card == kNoCard);
    lay_trays(view, frame, theme, rests);
    listen(frame, theme, answer);

    list.PushClipRect(table_.map_min - ImVec2{theme.px(4), 0}, table_.map_max + ImVec2{theme.px(4), theme.px(4)}, true);
    galaxy_.paint(list, view, theme, frame.sky);
    RiseScene scene{view, frame, theme, list, table_, galaxy_, chosen_};
    scene.picked = picked_;
    if (!moment) {
        scene.over = theme.touch ? nullptr : table_.marked(hand_.over);
        scene.focus = table_.marked(hand_.focus);
        scene.told = table_.marked(theme.touch ? hand_.told : hand_.over);
    } else {
        scene.lifted = moment->card;
    }
    paint_preview(scene);
    paint_map_info(scene);
    paint_told(scene);
    list.PopClipRect();
    paint_spots(scene);
    if (moment) rise_film::paint(scene, *moment, frame.film->fade_only);
    for (const Spot& spot : table_.spots)
        if (!spot.mark.empty()) marks.add(spot.mark, spot.min, spot.max);
    return answer;
}

void RiseBoard::lay_table(const View& view, const BoardFrame& frame, const Theme& theme) {
    table_ = lay_out(view, frame.min, frame.max - ImVec2{0, sheet_cover(frame, theme)}, theme);
}

// What can be chosen is hung on the things that stand for it.
void RiseBoard::attach(const View& view) {
    for (Spot& spot : table_.spots) {
        int ways = 0;
        for (const Offer& offer : offers_) {
            const bool is = spot.kind == SpotKind::card     ? offer.card == spot.card && offer.card != kNoCard
                            : spot.kind == SpotKind::bar    ? offer.colour == spot.colour
                            : spot.kind == SpotKind::plate  ? offer.player == spot.seat
                            : spot.kind == SpotKind::sector ? offer.site == spot.site
                                                            : false;
            if (!is || (offer.verb == Verb::mulligan)) continue;
            spot.tokens = offer.tokens;
            spot.chosen = spot.chosen || offer.tokens == chosen_.tokens;
            ++ways;
        }
        if (ways > 1) spot.tokens.clear(), spot.opens = true;
        if (view.asks == Verb::mulligan && !offers_.empty() && spot.in_hand) {
            CardSet set = chosen_.cards;
            spot.chosen = set.has(spot.card);
            spot.chosen ? set.drop(spot.card) : set.add(spot.card);
            spot.tokens = rise_plan::mulligan(set);
        }
    }
}

void RiseBoard::lay_trays(const View& view, const BoardFrame& frame, const Theme& theme, bool rests) {
    const TrayAsk ask{view, frame, theme, offers_, chosen_};
    const Card context = view.pending.empty() ? kNoCard : view.pending.back().card;
    const bool is_choice =
        std::any_of(offers_.begin(), offers_.end(), [&](const Offer& offer) { return offer.card == context; });
    if (context != kNoCard && !is_choice && table_.find(context) == nullptr) {  // what asks can be read
        const float height = theme.px(table_.wide ? 84 : 60);
        const ImVec2 size{height / kCardRatio, height};
        table_.spots.push_back(
            card_spot(context, {table_.map_min.x + theme.px(2), table_.map_min.y + theme.px(kInfo + 2)}, size));
    }
    if (!table_.wide) {
        Spot open;
        open.kind = SpotKind::button, open.label = "Piles", open.mark = "everything", open.opens = true;
        open.max = {table_.map_max.x, table_.map_min.y + theme.px(44)};
        open.min = open.max - ImVec2{theme.px(52), theme.px(44)};
        table_.spots.push_back(open);
    }
    if (everything_) {
        lay_everything(table_, ask);
    } else if (rests) {
        const Card card = picked_ != kNoCard ? picked_ : rise_plan::is_asked_main(view) ? chosen_.card : kNoCard;
        if (card != kNoCard && (theme.touch || picked_ != kNoCard))
            lay_ways(table_, ask, card);
        else
            lay_question(table_, ask);
    }
    if (reading_ != kNoCard) lay_large(table_, ask, reading_, pinned_, frame.min, frame.max);
}

// ---- Pointer, fingers, wheel

// The topmost thing; one that can be chosen goes before one it lies in.
const Spot* RiseBoard::spot_at(ImVec2 point) const {
    const Spot* found = nullptr;
    for (std::size_t i = table_.spots.size(); i-- > 0;) {
        const Spot& spot = table_.spots[i];
        const bool hit = spot.kind == SpotKind::sector ? galaxy_.hits(spot, point) : inside(point, spot.min, spot.max);
        if (!hit || spot.kind == SpotKind::words || spot.kind == SpotKind::slot) continue;
        if (spot.kind == SpotKind::large && !pinned_) continue;
        if (spot.kind == SpotKind::ground || spot.kind == SpotKind::shade) return found != nullptr ? found : &spot;
        if (!spot.tokens.empty() || (spot.opens && spot.kind != SpotKind::plate)) return &spot;
        if (found == nullptr) found = &spot;
    }
    return found;
}

void RiseBoard::listen(const BoardFrame& frame, const Theme& theme, BoardAnswer& answer) {
    const std::optional<Ground> ground = lay_ground(frame, theme);
    if (!ground) return;
    const auto [hovered, active, began, ended] = *ground;
    const ImGuiIO& io = ImGui::GetIO();

    const Spot* over = hovered || active ? spot_at(io.MousePos) : nullptr;
    const std::string mark = over != nullptr ? over->mark : std::string();
    if (began) hand_.told = mark;
    const double now = platform_ms();
    if (mark != hand_.over) {
        hand_.over = mark;
        if (!hand_.down) hand_.since = now;
    }
    const bool mouse = io.MouseSource != ImGuiMouseSource_TouchScreen && !theme.touch;
    const bool on_map = inside(io.MousePos, table_.map_min, table_.map_max);
    if (hand_.panning)
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
    else if (over != nullptr && over->can())
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hovered && on_map && io.MouseWheel != 0) galaxy_.camera().zoom_at(io.MousePos, std::pow(1.15f, io.MouseWheel));

    // A card under the resting pointer is shown to be read.
    const bool card = over != nullptr && over->card != kNoCard && over->kind == SpotKind::card;
    if (!pinned_) {
        const bool rests = mouse && hovered && !active && card && frame.film == nullptr && over->card != picked_ &&
                           over->card != chosen_.card;
        reading_ = rests && now - hand_.since >= kHover ? over->card : kNoCard;
        answer.animating |= rests && reading_ == kNoCard;
        if (hovered && card && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) read(over->card);
    }

    if (began && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        hand_.down = true, hand_.panning = hand_.held = false;
        hand_.pressed = mark, hand_.since = now;
        hand_.focus.clear();
        if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
            if (over == nullptr && on_map) galaxy_.camera().fit();
            if (over != nullptr && over->chosen && !over->tokens.empty()) answer.commit = true;
        }
    }
    if (active && hand_.down) {
        const bool moved = length(ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0)) > theme.px(kDragStart);
        if (moved && !hand_.held && on_map && !pinned_ && !everything_) hand_.panning = true;
        if (hand_.panning) galaxy_.camera().pan(io.MouseDelta);
        const bool waits = !mouse && card && !hand_.panning && mark == hand_.pressed && !hand_.held && !pinned_;
        if (waits && now - hand_.since >= kLongPress) hand_.held = true, read(over->card);
        answer.animating |= waits;
    }
    if (ended && hand_.down && !hand_.panning && !hand_.held && mark == hand_.pressed) press(over, frame, answer);
    if (ended || !active) hand_.down = hand_.panning = hand_.held = false;

    if (decided_) answer.chosen = *std::exchange(decided_, std::nullopt);
    if (answer.chosen && *answer.chosen == frame.chosen) answer.chosen.reset();
}

// ---- What a press does

void RiseBoard::press(const Spot* spot, const BoardFrame& frame, BoardAnswer& answer) {
    if (pinned_) {
        if (spot != nullptr && spot->mark == "rules") answer.look_up = "card:" + std::string(face(reading_).id);
        pinned_ = false, reading_ = kNoCard;
        return;
    }
    if (spot == nullptr || spot->kind == SpotKind::ground) {
        if (spot != nullptr) return;
        if (picked_ != kNoCard)
            picked_ = kNoCard;
        else if (everything_)
            everything_ = false;
        if (!frame.chosen.empty() && !(offers_.size() == 1 && offers_[0].ranged)) answer.chosen = "";
        return;
    }
    if (spot->mark == "close" || spot->mark == "everything" ||
        (spot->kind == SpotKind::plate && spot->tokens.empty())) {
        everything_ = !everything_ && spot->mark != "close";
    } else if (!spot->tokens.empty()) {
        everything_ = false;
        if (spot->kind == SpotKind::card) picked_ = kNoCard;
        const bool again = spot->tokens == frame.chosen;
        if (!again) answer.chosen = spot->tokens;
        if (again && spot->kind != SpotKind::button) answer.chosen = "";
    } else if (spot->opens && spot->card != kNoCard) {
        picked_ = picked_ == spot->card ? kNoCard : spot->card;
        everything_ = false;
        if (!frame.chosen.empty()) answer.chosen = "";
    } else if (spot->card != kNoCard) {
        read(spot->card);
    } else if (!frame.chosen.empty() && spot->kind == SpotKind::sector && offers_.size() != 1) {
        answer.chosen = "";
    }
}

// ---- Keys

bool RiseBoard::key(ImGuiKey key) {
    const ImVec2 centre = towards(table_.map_min, table_.map_max, 0.5f);
    switch (key) {
        case ImGuiKey_LeftArrow: walk({-1, 0}); return true;
        case ImGuiKey_RightArrow: walk({1, 0}); return true;
        case ImGuiKey_UpArrow: walk({0, -1}); return true;
        case ImGuiKey_DownArrow: walk({0, 1}); return true;
        case ImGuiKey_Equal:
        case ImGuiKey_KeypadAdd: galaxy_.camera().zoom_at(centre, 1.25f); return true;
        case ImGuiKey_Minus:
        case ImGuiKey_KeypadSubtract: galaxy_.camera().zoom_at(centre, 0.8f); return true;
        case ImGuiKey_Enter:
        case ImGuiKey_KeypadEnter:
        case ImGuiKey_Space: {
            const Spot* spot = table_.marked(hand_.focus);
            if (spot == nullptr || !spot->can()) return false;
            if (!spot->tokens.empty())
                decided_ = spot->tokens;
            else if (spot->card != kNoCard)
                picked_ = spot->card, hand_.focus.clear();
            return true;
        }
        case ImGuiKey_Escape: {
            const bool open = picked_ != kNoCard || everything_ || pinned_;
            const bool was_focused = !hand_.focus.empty();
            pinned_ = everything_ = false;
            reading_ = picked_ = kNoCard;
            if (chosen_.tokens.empty()) hand_.focus.clear();
            return open || (was_focused && chosen_.tokens.empty());
        }
        default: return false;
    }
}

// The nearest thing that can be chosen, straight ahead counting more than aside; the last laid one without a start, so
// that the buttons of a tray come first.
void RiseBoard::walk(ImVec2 direction) {
    const Spot* here = table_.marked(hand_.focus);
    const Spot* best = nullptr;
    float least = std::numeric_limits<float>::max();
    for (const Spot& spot : table_.spots) {
        if (&spot == here || !spot.can() || spot.kind == SpotKind::plate || spot.mark == "everything") continue;
        if (here == nullptr) {
            if (best == nullptr || spot.kind == SpotKind::button) best = &spot;
            continue;
        }
        const ImVec2 by = spot.centre() - here->centre();
        const float ahead = by.x * direction.x + by.y * direction.y,
                    aside = std::abs(by.x * direction.y) + std::abs(by.y * direction.x);
        if (ahead > 0 && ahead + 2 * aside < least) least = ahead + 2 * aside, best = &spot;
    }
    if (best != nullptr) hand_.focus = best->mark;
}

// ---- What the table asks

Advice RiseBoard::advice(const std::any& view, const LegalLine& line) {
    return rise_plan::advise(std::any_cast<const View&>(view), line);
}
std::vector<SeatFigures> RiseBoard::figures(const std::any& view) {
    return rise_plan::figures(std::any_cast<const View&>(view));
}
double RiseBoard::film_ms(const std::any& events, std::string_view move) {
    return rise_film::length_ms(std::any_cast<const std::vector<Event>&>(events), move);
}

}  // namespace orrery::web
