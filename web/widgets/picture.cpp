#include "web/widgets/picture.h"

#include <imgui_internal.h>

#include "record/data/record.h"
#include "record/data/seat_names.h"
#include "record/replay/replay.h"
#include "web/boards/kit/sky.h"
#include "web/platform.h"

namespace orrery::web {

void Picture::show(const Record& record, const Match* match) {
    board_ = match != nullptr ? make_board(record.game) : nullptr;
    if (!board_) return;
    names_ = seat_names(record);
    view_ = match->view(kSpectator);
}

void Picture::draw(const Theme& theme, std::uint64_t sky, ImVec2 min, ImVec2 max) {
    if (!board_) return draw_sky(*ImGui::GetWindowDrawList(), min, max, sky, theme);
    const ImVec2 back = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(min);
    const ImVec2 size(max.x - min.x, max.y - min.y);
    const auto flags = ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::PushID(this);  // several may stand in one panel
    if (ImGui::BeginChild("picture", size, ImGuiChildFlags_None, flags)) {
        Marks unseen;
        Theme still = theme;
        still.touch = false;                              // nothing in it reacts to fingers
        ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // Tab stops at nothing in it
        board_->draw({.view = &view_,
                      .film = nullptr,
                      .min = min,
                      .max = max,
                      .names = names_,
                      .sky = sky,
                      .interactive = false,
                      .picture = true},
                     still, unseen);
        ImGui::PopItemFlag();
    }
    ImGui::EndChild();
    ImGui::PopID();
    ImGui::SetCursorScreenPos(back);
}

void Pictures::draw(const Journal& journal, const Theme& theme, ImVec2 min, ImVec2 max) {
    if (!ImGui::IsRectVisible(min, max)) return;
    const Record& record = journal.record;
    const auto known = pictures_.find(record.number);
    const bool is_due = known == pictures_.end() || known->second.moves != record.moves;
    if (is_due && !platform_may_work()) return draw_sky(*ImGui::GetWindowDrawList(), min, max, record.number, theme);
    Kept& kept = pictures_[record.number];
    if (is_due) {
        const auto match = replay(record);
        kept.moves = record.moves;
        kept.picture.show(record, match ? match->get() : nullptr);
    }
    kept.picture.draw(theme, record.number, min, max);
}

}  // namespace orrery::web
