#include "web/widgets/picture.h"

#include <algorithm>
#include <utility>

#include <imgui_internal.h>

#include "record/data/record.h"
#include "record/link/link.h"
#include "record/replay/replay.h"
#include "web/boards/kit/sky.h"
#include "web/names.h"
#include "web/platform.h"

namespace orrery::web {

void Pictures::make(const Journal& journal, Picture& picture) {
    picture.moves = journal.record.moves;
    picture.names = seat_names(journal.record);
    const auto match = replay(journal.record);
    picture.failed = !match;
    if (!match) return;
    picture.view = (*match)->view(kSpectator);
    picture.board = make_board(journal.record.game);  // records from links may have the same number for different games
}

void Pictures::draw(const Journal& journal, const Theme& theme, ImVec2 min, ImVec2 max) {
    if (!ImGui::IsRectVisible(min, max)) return;
    const auto known = pictures_.find(journal.record.number);
    const bool is_due = known == pictures_.end() || known->second.moves != journal.record.moves;
    if (is_due && !platform_may_work())
        return draw_sky(*ImGui::GetWindowDrawList(), min, max, journal.record.number, theme);
    Picture& picture = pictures_[journal.record.number];
    if (is_due) make(journal, picture);
    const ImVec2 back = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(min);
    const ImVec2 size(max.x - min.x, max.y - min.y);
    const auto flags = ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    ImGui::PushID(&picture);  // several may stand in one panel
    if (ImGui::BeginChild("picture", size, ImGuiChildFlags_None, flags)) {
        if (picture.board && !picture.failed) {
            Marks unseen;
            Theme still = theme;
            still.touch = false;                              // nothing in it reacts to fingers
            ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // Tab stops at nothing in it
            picture.board->draw({.view = &picture.view,
                                 .film = nullptr,
                                 .min = min,
                                 .max = max,
                                 .names = picture.names,
                                 .sky = journal.record.number,
                                 .interactive = false,
                                 .picture = true},
                                still, unseen);
            ImGui::PopItemFlag();
        } else {
            draw_sky(*ImGui::GetWindowDrawList(), min, max, journal.record.number, theme);
        }
    }
    ImGui::EndChild();
    ImGui::PopID();
    ImGui::SetCursorScreenPos(back);
}

Journal shown_journal(const Shown& shown) {
    auto link = open_link(shown.link);
    if (!link) return {};
    Journal journal;
    journal.record = std::move(link->record);
    journal.record.moves.resize(std::min(shown.ply, journal.record.moves.size()));
    return journal;
}

}  // namespace orrery::web
