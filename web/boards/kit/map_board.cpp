#include "web/boards/kit/map_board.h"

namespace orrery::web::kit {

ImVec2 plate_of(const Scene& scene, Seat seat) {
    const Spot* plate = seat == kSpectator ? nullptr : scene.spots.find("seat:" + seat_token(seat));
    return plate != nullptr ? plate->centre() : scene.room.centre();
}

float put_question(Scene& scene, Tray& tray, bool docks) {
    if (tray.empty()) return tray.drop(), 0.0f;
    if (scene.frame.tells_beside && tray.has_only_words()) return scene.told = tray.told(), tray.drop(), 0.0f;
    tray.put(docks ? ImVec2{scene.dock().centre().x, scene.dock().min.y + tray.height()}
                   : ImVec2{scene.room.centre().x, scene.room.max.y - scene.px(4)});
    return scene.has_dock() ? 0.0f : tray.height() + scene.px(8);  // on a low screen the map keeps its room
}

Scene MapBoard::begin(const BoardFrame& frame, const Brush& brush, bool waits, bool is_other) {
    const bool moves = frame.film != nullptr, asks = MapBoard::asks(frame);
    if (!asks || is_other) picked_.clear(), page_ = 0;
    is_free_ = !asks || !frame.begun.has_value();
    if (!moves && (asks || !waits || frame.sheet > sheet_)) sheet_ = frame.sheet;
    spots_.clear();
    Scene scene{frame, brush, spots_, sheet_, asks, picked_, input_.asked(), looked_at_, page_};
    if (looked_at_ != kSpectator || (!asks && waits)) scene.folds = folds_, scene.is_tight = is_tight_;
    if (scene.over.empty()) scene.over = input_.over();
    scene.room = scene.board();
    return scene;
}

void MapBoard::keep_foot(Scene& scene, float height, bool waits) {
    if (height > 0 || scene.asks || !waits) foot_ = height, folds_ = scene.folds, is_tight_ = scene.is_tight;
    const bool is_laid = scene.asks || height > 0;  // then it covers nothing of the map
    const float most = is_laid ? foot_ : std::max(0.0f, scene.room.height() - least_map(scene.frame));
    if (!scene.has_dock()) scene.room.max.y -= std::min(foot_, most);
}

bool MapBoard::gives_way(Scene& scene, float height) {
    if (!scene.asks || scene.frame.format != Format::portrait) return false;
    if (!scene.folds && scene.room.height() - height < least_map(scene.frame))
        scene.folds = true;
    else if (!scene.is_tight && !keeps_map(scene, height))
        scene.is_tight = true;
    else
        return false;
    spots_.clear(), scene.above.clear(), scene.hand = {};
    scene.room = scene.board();
    return true;
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
