// Fonts are painted one at a time into one texture. Letters that occur only in people's names are painted when the first
// of them is drawn, before its frame is shown.
#include <catch_amalgamated.hpp>

#include <cmath>
#include <set>
#include <vector>

#include "record/data/record.h"
#include "record/replay/replay.h"
#include "screen/device.h"
#include "web/letters.h"
#include "web/theme.h"

namespace orrery::screen {
namespace {

constexpr char32_t kLetter = 0x0150;  // Ő

TEST_CASE("a name is drawn in its own letters, in the frame that it comes with", "[screen][letters]") {
    for (const Window& window : {Window{360, 640}, Window{1280, 800, 1, false}}) {
        CAPTURE(window.name());
        Device device(window);
        device.frames(4);
        CHECK_FALSE(device.draws(kLetter));
        Record record = *new_record("rise", 2, {}, number_of_seed(1), 1);
        record.seats[0] = {SeatKind::person, 0, "\u0150ry"};
        record.seats[1] = {SeatKind::person, 0, "Ann"};
        SeatSet here;
        here.add(seat_at(1));
        device.sit_down(record, here);
        CHECK(device.draws(kLetter));
    }
}

TEST_CASE("every font has its letters in one texture, in places of its own", "[screen][letters]") {
    Device device(Window{390, 844, 3});  // ImGui's context, and the files
    web::Theme theme;
    theme.scale = 3;
    web::apply_theme(theme);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    int steps = 0;
    while (web::paint_letters()) ++steps;
    CHECK(steps == atlas.Fonts.Size);
    CHECK_FALSE(web::paint_letters());
    const std::set<ImFont*> fonts{theme.text,    theme.small,   theme.bold,   theme.title,
                                  theme.foreign, theme.numeral, theme.display};
    CHECK(fonts == std::set<ImFont*>(atlas.Fonts.begin(), atlas.Fonts.end()));
    CHECK(atlas.Fonts.front() == theme.text);

    const auto column = [&](float u) { return static_cast<int>(std::lround(u * static_cast<float>(atlas.TexWidth))); };
    const auto row = [&](float v) { return static_cast<int>(std::lround(v * static_cast<float>(atlas.TexHeight))); };
    std::vector<int> owners(static_cast<std::size_t>(atlas.TexWidth * atlas.TexHeight), -1);
    for (int owner = 0; owner < atlas.Fonts.Size; ++owner) {
        const ImFont& font = *atlas.Fonts[owner];
        CHECK(font.ContainerAtlas == &atlas);
        for (const ImFontGlyph& glyph : font.Glyphs) {
            if (!glyph.Visible) continue;
            CAPTURE(owner, glyph.Codepoint);
            int ink = 0, strangers = 0;
            for (int y = row(glyph.V0); y < row(glyph.V1); ++y) {
                for (int x = column(glyph.U0); x < column(glyph.U1); ++x) {
                    const auto at = static_cast<std::size_t>(y * atlas.TexWidth + x);
                    ink += atlas.TexPixelsAlpha8[at];
                    strangers += owners[at] != -1 && owners[at] != owner;
                    owners[at] = owner;
                }
            }
            CHECK(ink > 0);
            CHECK(strangers == 0);
        }
    }
    const ImVec2 white = atlas.TexUvWhitePixel;
    const int x = static_cast<int>(white.x * static_cast<float>(atlas.TexWidth)),
              y = static_cast<int>(white.y * static_cast<float>(atlas.TexHeight));
    CHECK(int{atlas.TexPixelsAlpha8[y * atlas.TexWidth + x]} == 255);
}

// German has accents in its titles, so all fonts have all letters. Every graphics card has textures of this size.
TEST_CASE("all letters fit into a texture of 4,096 pixels a side, on the finest screens", "[screen][letters]") {
    Device device(Window{.width = 390, .height = 844, .ratio = 3, .language = "de"});
    device.frames(3);
    REQUIRE(web::has_accents_of_titles());
    for (const float scale : {1.0f, 2.0f, 3.0f, 3.2f, 4.0f, 5.0f}) {
        CAPTURE(scale);
        web::Theme theme;
        theme.scale = scale;
        web::apply_theme(theme);
        while (web::paint_letters()) continue;
        CHECK(ImGui::GetIO().Fonts->TexWidth <= 4096);
        CHECK(ImGui::GetIO().Fonts->TexHeight <= 4096);
    }
}

}  // namespace
}  // namespace orrery::screen
