// Letters that occur only in people's names are painted when the first of them is drawn, before its frame is shown.
#include <algorithm>

#include <imgui.h>
#include <catch_amalgamated.hpp>

#include "record/data/record.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

constexpr ImWchar kLetter = 0x0150;  // Ő

// Whether it was in the last drawn frame, in any of the fonts.
bool shows_letter() {
    const auto is_drawn = [](const ImFontGlyph& glyph) {
        const ImDrawData& drawn = *ImGui::GetDrawData();
        return std::any_of(drawn.CmdLists.begin(), drawn.CmdLists.end(), [&](const ImDrawList* list) {
            return std::any_of(list->VtxBuffer.begin(), list->VtxBuffer.end(), [&](const ImDrawVert& corner) {
                return corner.uv.x == glyph.U0 && corner.uv.y == glyph.V0;
            });
        });
    };
    const ImVector<ImFont*>& fonts = ImGui::GetIO().Fonts->Fonts;
    return std::any_of(fonts.begin(), fonts.end(), [&](const ImFont* font) {
        const ImFontGlyph* glyph = font->FindGlyphNoFallback(kLetter);
        return glyph != nullptr && is_drawn(*glyph);
    });
}

TEST_CASE("a name is drawn in its own letters, in the frame that it comes with", "[screen][letters]") {
    for (const Window& window : {Window{360, 640}, Window{1280, 800, 1, false}}) {
        CAPTURE(window.name());
        Device device(window);
        device.frames(4);
        CHECK_FALSE(shows_letter());
        Record record = *new_record("rise", 2, {}, number_of_seed(1), 1);
        record.seats[0] = {SeatKind::person, 0, "\u0150ry"};
        record.seats[1] = {SeatKind::person, 0, "Ann"};
        SeatSet here;
        here.add(seat_at(1));
        device.sit_down(record, here);
        CHECK(shows_letter());
    }
}

}  // namespace
}  // namespace orrery::screen
