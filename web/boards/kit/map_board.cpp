#include "web/boards/kit/map_board.h"

namespace orrery::web::kit {

ImVec2 plate_of(const Scene& scene, Seat seat) {
    const Spot* plate = seat == kSpectator ? nullptr : scene.spots.find("seat:" + seat_token(seat));
    return plate != nullptr ? plate->centre() : scene.room.centre();
}

Scene MapBoard::begin(const BoardFrame& frame, const Brush& brush, bool waits, bool is_other) {
    const bool moves = frame.film != nullptr, asks = MapBoard::asks(frame);
    if (!asks || is_other) picked_.clear(), page_ = 0;
    is_free_ = !asks || !frame.begun.has_value();
    if (!moves && (asks || !waits || frame.sheet > sheet_)) sheet_ = frame.sheet;
    spots_.clear();
    Scene scene{frame, brush, spots_, sheet_, asks, picked_, input_.asked(), looked_at_, page_};
    scene.folds = folds_ && (looked_at_ != kSpectator || (!asks && waits));
    if (scene.over.empty()) scene.over = input_.over();
    scene.room = scene.board();
    return scene;
}

void MapBoard::keep_foot(Scene& scene, float height, bool waits) {
    if (height > 0 || scene.asks || !waits) foot_ = height, folds_ = scene.folds;
    const float most = scene.asks ? foot_ : std::max(0.0f, scene.room.height() - least_map(scene.frame));
    if (!scene.has_dock()) scene.room.max.y -= std::min(foot_, most);
}

bool MapBoard::folds_for(Scene& scene, float height) {
    if (!scene.asks || scene.folds || keeps_map(scene, height)) return false;
    spots_.clear(), scene.above.clear(), scene.hand = {};
    scene.room = scene.board();
    return scene.folds = true;
}

bool MapBoard::close_all() {
    const bool was_open = !picked_.empty() || looked_at_ != kSpectator;
    picked_.clear(), looked_at_ = kSpectator;
    return was_open;
}

bool MapBoard::hears(const SpotPress& press, const BoardFrame& frame, BoardAnswer& answer) {
    constexpr std::string_view kPlate = "seat:";
    if (press.held) return true;
    if (press.spot == nullptr) {
        if (!close_all()) answer.back = frame.begun.has_value();
    } else if (press.spot->mark == "close") {
        looked_at_ = kSpectator;
    } else if (press.spot->mark == "more") {
        ++page_;
    } else if (press.spot->mark.starts_with(kPlate) && !press.spot->is_choice()) {
        const Seat seat = seat_at(press.spot->mark.back() - '1');  // "seat:p1"
        looked_at_ = looked_at_ == seat ? kSpectator : seat;
    } else {
        return false;
    }
    return true;
}

bool MapBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape) return input_.key(key, spots_, camera(), room_);
    const bool was_open = close_all(), was_focused = is_free_ && !input_.focus().empty();
    if (is_free_) input_.let_go_focus();
    return was_open || was_focused;
}

}  // namespace orrery::web::kit
