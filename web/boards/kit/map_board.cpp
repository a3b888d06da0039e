#include "web/boards/kit/map_board.h"

namespace orrery::web::kit {

ImVec2 plate_of(const Scene& scene, Seat seat) {
    const Spot* plate = seat == kSpectator ? nullptr : scene.spots.find("seat:" + seat_token(seat));
    return plate != nullptr ? plate->centre() : scene.room.centre();
}

Scene MapBoard::begin(const BoardFrame& frame, const Brush& brush, bool waits) {
    const bool moves = frame.film != nullptr, asks = frame.interactive && !moves && !frame.legal.empty();
    const std::string_view text = asks ? frame.chosen : std::string_view{};
    if (!asks || text != chosen_text_) picked_.clear(), page_ = 0;
    chosen_text_ = text;
    if (!moves && (asks || !waits || frame.sheet > sheet_)) sheet_ = frame.sheet;
    spots_.clear();
    Scene scene{frame, brush, spots_, sheet_, asks, picked_, hand_.asked(), looked_at_, page_};
    scene.folds = folds_ && (looked_at_ != kSpectator || (!asks && waits));
    if (scene.over.empty()) scene.over = hand_.over();
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
    spots_.clear(), scene.above.clear();
    scene.room = scene.board();
    return scene.folds = true;
}

bool MapBoard::close_all() {
    const bool was_open = !picked_.empty() || looked_at_ != kSpectator;
    picked_.clear(), looked_at_ = kSpectator;
    return was_open;
}

bool MapBoard::hears(const Press& press, const BoardFrame& frame, BoardAnswer& answer) {
    constexpr std::string_view kPlate = "seat:";
    if (press.held) return true;
    if (press.spot == nullptr) {
        if (!close_all()) answer_to(press, frame, answer);
    } else if (press.spot->mark == "close") {
        looked_at_ = kSpectator;
    } else if (press.spot->mark == "more") {
        ++page_;
    } else if (press.spot->mark.starts_with(kPlate) && press.spot->tokens.empty()) {
        const Seat seat = seat_at(press.spot->mark.back() - '1');  // "seat:p1"
        looked_at_ = looked_at_ == seat ? kSpectator : seat;
    } else {
        return false;
    }
    return true;
}

bool MapBoard::key(ImGuiKey key) {
    if (key != ImGuiKey_Escape) return hand_.key(key, spots_, camera(), room_);
    const bool was_open = close_all(), is_free = chosen_text_.empty(), was_focused = is_free && !hand_.focus().empty();
    if (is_free) hand_.let_go_focus();
    return was_open || was_focused;
}

}  // namespace orrery::web::kit
