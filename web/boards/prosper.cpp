#include "web/boards/prosper.h"

#include <algorithm>
#include <array>
#include <limits>

#include "web/boards/geometry.h"
#include "web/boards/ground.h"
#include "web/boards/prosper_paint.h"
#include "web/platform.h"

namespace orrery::web {
namespace {
using namespace orrery::prosper;
using prosper_plan::Option;
using prosper_plan::Pick;

constexpr std::array<float, 3> kRadius{0.0225f, 0.0305f, 0.0395f};  // shares of the drawing, by size
constexpr std::array<float, 3> kLeastRadius{9, 11, 14};             // CSS px
constexpr float kMargin = 0.078f;
constexpr float kThumbnail = 260;  // CSS px: a smaller picture carries no words
constexpr double kLongPress = 0.45;
constexpr float kDragStart = 8;

ImVec2 place(const ViewPlanet& planet) { return ImVec2{real(planet.x), real(planet.y)} * (1.0f / kPlaceUnits); }

const Option* option_at(const std::vector<Option>& options, PlanetId planet) {
    const auto found =
        std::find_if(options.begin(), options.end(), [=](const Option& o) { return o.planet == planet; });
    return found == options.end() ? nullptr : &*found;
}

std::vector<FaceKind> kinds_on(const View& view) {
    std::vector<FaceKind> kinds;
    for (const ViewPlanet& planet : view.planets) {
        const std::size_t face = face_of(planet);
        if (kinds.size() <= face) kinds.resize(face + 1, FaceKind::ice);
        kinds[face] = static_cast<FaceKind>(planet.size);
    }
    return kinds;
}
}  // namespace

BoardAnswer ProsperBoard::draw(const BoardFrame& frame, const Theme& theme, Marks& marks) {
    BoardAnswer answer;
    view_ = std::any_cast<const View&>(frame.film != nullptr ? *frame.film->before : *frame.view);
    pick_ = prosper_plan::read(frame.film != nullptr ? std::string_view{} : frame.chosen);
    const bool thumbnail = frame.max.x - frame.min.x < theme.px(kThumbnail);

    ImVec2 least{1, 1}, most{0, 0};
    for (const ViewPlanet& planet : view_.planets) {
        const ImVec2 at = place(planet);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    camera_.frame(least - ImVec2{kMargin, kMargin}, most + ImVec2{kMargin, kMargin}, frame.min,
                  frame.max - ImVec2{0, frame.covered});
    if (!thumbnail && pinch(camera_, frame)) hand_.pressed.reset();

    places_.clear(), radii_.clear();
    float widest = 0;
    for (const ViewPlanet& planet : view_.planets) {
        const auto size = static_cast<std::size_t>(planet.size);
        const float radius = std::max(kRadius[size] * camera_.scale(), thumbnail ? 0.0f : theme.px(kLeastRadius[size]));
        places_.push_back(camera_.to_screen(place(planet)));
        radii_.push_back(radius);
        widest = std::max(widest, radius);
    }
    faces_.prepare(kinds_on(view_), widest * 2, frame.sky);

    const bool asked = frame.interactive && frame.film == nullptr;
    options_ = asked ? prosper_plan::next_options(frame.legal, pick_) : std::vector<Option>{};
    if (!thumbnail) listen(frame, theme, answer);

    Scene scene{view_, frame, theme, *ImGui::GetWindowDrawList(), camera_, faces_, places_, radii_, options_, pick_};
    scene.thumbnail = thumbnail;
    if (asked) scene.focus = hand_.focus;
    if (hand_.dragging) scene.drag_from = hand_.pressed;
    scene.card_of = hand_.held || (!hand_.pressed && !theme.touch) ? hand_.over : std::nullopt;
    if (!scene.card_of) scene.card_of = scene.focus;
    if (!hand_.held && scene.card_of && (scene.card_of == pick_.target || scene.card_of == pick_.source))
        scene.card_of.reset();  // what becomes of these two is written beside them
    paint(scene);

    if (!thumbnail)
        for (std::size_t i = 0; i < view_.planets.size(); ++i) {
            const float reach = std::max(radii_[i], theme.px(8));
            marks.add("planet:" + planet_name(view_.planets[i].id), places_[i] - ImVec2{reach, reach},
                      places_[i] + ImVec2{reach, reach});
        }
    return answer;
}

// ---- Pointer, fingers, wheel

void ProsperBoard::listen(const BoardFrame& frame, const Theme& theme, BoardAnswer& answer) {
    const std::optional<Ground> ground = lay_ground(frame, theme);
    if (!ground) return;
    const auto [hovered, active, began, ended] = *ground;
    const ImGuiIO& io = ImGui::GetIO();

    hand_.over = hovered || active ? planet_at(io.MousePos, theme.px(theme.touch ? 22 : 6)) : std::nullopt;
    if (hand_.panning)
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
    else if (hand_.over && option_at(options_, *hand_.over) != nullptr)
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hovered && io.MouseWheel != 0) camera_.zoom_at(io.MousePos, std::pow(1.15f, io.MouseWheel));
    if (began && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        hand_.pressed = hand_.over;
        hand_.focus.reset();
        hand_.dragging = hand_.panning = hand_.held = false;
        hand_.pressed_at = platform_ms() / 1000;
        if (ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) {
            if (!hand_.over) camera_.fit();
            if (hand_.over && hand_.over == pick_.target && pick_.count > 0) answer.commit = true;
        }
    }
    if (active && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        const bool moved = length(ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0)) > theme.px(kDragStart);
        const bool source = hand_.pressed && !pick_.source && option_at(options_, *hand_.pressed) != nullptr &&
                            options_.front().high == 0;
        const bool again = hand_.pressed && hand_.pressed == pick_.source;
        if (moved && !hand_.held && (source || again))
            hand_.dragging = true;
        else if (moved && !hand_.held && !hand_.dragging)
            hand_.panning = true;
        if (hand_.panning) camera_.pan(io.MouseDelta);
        const bool pressing = hand_.pressed && !hand_.dragging && !hand_.panning;
        const bool finger = io.MouseSource == ImGuiMouseSource_TouchScreen;  // a mouse hovers instead
        if (pressing && finger && platform_ms() / 1000 - hand_.pressed_at >= kLongPress) hand_.held = true;
        answer.animating = pressing && finger && !hand_.held;
    }
    if (ended && frame.interactive && frame.film == nullptr && !hand_.panning && !hand_.held) {
        if (hand_.dragging) {
            if (hand_.over && hand_.pressed && hand_.over != hand_.pressed)
                answer.chosen = move_between(frame, *hand_.pressed, *hand_.over);
        } else if (hand_.over && hand_.over == hand_.pressed) {
            answer.chosen = choice_of(frame, *hand_.over);
        } else if (!hand_.over && !hand_.pressed && !frame.chosen.empty()) {
            answer.chosen = back_of();
        }
    }
    if (ended || !active) hand_.pressed.reset(), hand_.dragging = hand_.panning = hand_.held = false;

    if (decided_) {
        answer.chosen = *decided_;
        decided_.reset();
    }
    answer.commit |= commit_;
    commit_ = false;
    if (answer.chosen && *answer.chosen == frame.chosen) answer.chosen.reset();
}

std::optional<PlanetId> ProsperBoard::planet_at(ImVec2 point, float reach) const {
    std::optional<PlanetId> nearest;
    float least = reach;
    for (std::size_t i = 0; i < places_.size() && i < view_.planets.size(); ++i) {
        const float away = distance(point, places_[i]) - radii_[i];
        if (away < least) least = away, nearest = view_.planets[i].id;
    }
    return nearest;
}

// ---- What a press on a planet chooses

std::string ProsperBoard::with_start(const LegalLine& line) const {
    if (!line.ranged()) return line.text;
    const Advice help = prosper_plan::advise(view_, line);
    return line.with(std::clamp(help.start, line.low, line.high));
}

std::optional<std::string> ProsperBoard::choice_of(const BoardFrame& frame, PlanetId planet) const {
    if (planet == pick_.source) return std::string();
    if (planet == pick_.target) return pick_.verb == Verb::move ? std::nullopt : std::optional(std::string());
    if (const Option* next = option_at(options_, planet)) {
        for (const LegalLine& line : frame.legal)
            if (line.text == next->tokens) return with_start(line);
        return next->tokens;
    }
    const std::vector<Option> sources = prosper_plan::next_options(frame.legal, Pick{});
    if (const Option* other = option_at(sources, planet); other != nullptr && other->high == 0) return other->tokens;
    return std::nullopt;
}

std::optional<std::string> ProsperBoard::move_between(const BoardFrame& frame, PlanetId source, PlanetId target) const {
    Pick wanted;
    wanted.verb = Verb::move, wanted.source = source, wanted.target = target;
    const LegalLine* line = prosper_plan::line_of(frame.legal, wanted);
    return line != nullptr ? std::optional(with_start(*line)) : std::nullopt;
}

std::string ProsperBoard::back_of() const {
    return pick_.target && pick_.source ? "move " + planet_name(*pick_.source) : std::string();
}

// ---- Keys

bool ProsperBoard::key(ImGuiKey key) {
    const ImVec2 centre = camera_.to_screen({0.5f, 0.5f});
    switch (key) {
        case ImGuiKey_LeftArrow: walk({-1, 0}); return true;
        case ImGuiKey_RightArrow: walk({1, 0}); return true;
        case ImGuiKey_UpArrow: walk({0, -1}); return true;
        case ImGuiKey_DownArrow: walk({0, 1}); return true;
        case ImGuiKey_Equal:
        case ImGuiKey_KeypadAdd: camera_.zoom_at(centre, 1.25f); return true;
        case ImGuiKey_Minus:
        case ImGuiKey_KeypadSubtract: camera_.zoom_at(centre, 0.8f); return true;
        case ImGuiKey_Enter:
        case ImGuiKey_KeypadEnter:
        case ImGuiKey_Space:
            if (!hand_.focus) return false;
            if (const Option* option = option_at(options_, *hand_.focus)) {
                if (option->high == 0) {
                    decided_ = option->tokens;
                } else {
                    const LegalLine line{option->tokens, option->low, option->high};
                    decided_ = with_start(line);
                }
                return true;
            }
            return false;
        case ImGuiKey_Escape:
            if (!pick_.verb) hand_.focus.reset();
            return false;
        default: return false;
    }
}

// The nearest planet that can be chosen, straight ahead counting more than aside; any first one without a start.
void ProsperBoard::walk(ImVec2 direction) {
    std::optional<std::size_t> here, best;
    for (std::size_t i = 0; i < view_.planets.size(); ++i)
        if (hand_.focus == view_.planets[i].id) here = i;
    if (!here && pick_.source)
        for (std::size_t i = 0; i < view_.planets.size(); ++i)
            if (pick_.source == view_.planets[i].id) here = i;
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < view_.planets.size(); ++i) {
        if (i == here || option_at(options_, view_.planets[i].id) == nullptr) continue;
        if (!here) {
            best = i;
            break;
        }
        const ImVec2 by = places_[i] - places_[*here];
        const float ahead = by.x * direction.x + by.y * direction.y,
                    aside = std::abs(by.x * direction.y) + std::abs(by.y * direction.x);
        if (ahead > 0 && ahead + 2 * aside < least) least = ahead + 2 * aside, best = i;
    }
    if (best) hand_.focus = view_.planets[*best].id;
}

// ---- What the table asks

Advice ProsperBoard::advice(const std::any& view, const LegalLine& line) {
    return prosper_plan::advise(std::any_cast<const View&>(view), line);
}
std::vector<SeatFigures> ProsperBoard::figures(const std::any& view) {
    return prosper_plan::figures(std::any_cast<const View&>(view));
}

}  // namespace orrery::web
