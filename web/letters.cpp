// Each font is painted on a sheet of its own, an atlas of ImGui's. The sheets are then laid one below another in the
// atlas that frames are drawn with.
#include "web/letters.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "web/platform.h"

namespace orrery::web {
namespace {

// The letters of our own words. People's names have other letters; painting these too took half of the start.
constexpr ImWchar kOwnGlyphs[] = {0x0020, 0x007e, 0x00b7, 0x00b7, 0x00d7, 0x00d7, 0x2013, 0x2026, 0x2190,
                                  0x2193, 0x2212, 0x2212, 0x25bc, 0x25bc, 0x2713, 0x2713, 0};

// All glyphs in the subset files (cmake/fonts.cmake): Latin with its signs, arrows, and a few shapes.
constexpr ImWchar kGlyphs[] = {0x0020, 0x017f, 0x2009, 0x2026, 0x2032, 0x2033, 0x2039, 0x203a, 0x20ac, 0x20ac, 0x2190,
                               0x2194, 0x21a9, 0x21a9, 0x21ba, 0x21bb, 0x2212, 0x2212, 0x221e, 0x221e, 0x2248, 0x2264,
                               0x25a0, 0x25cf, 0x2605, 0x2605, 0x26a0, 0x26a0, 0x2713, 0x2717, 0};

constexpr std::string_view kMoreFile = "more.otf";  // letters of people's names; it may come after the first board
constexpr std::string_view kMoreTitleFile = "title-more.otf";

constexpr int kSheetWidth = 2048, kWideSheet = 4096;  // px
constexpr float kFineText = 48;  // px; with a larger first font sheets are wide, so that all together have fewer rows
constexpr float kSmooth = 20;    // px; from this size on letters need no half steps, and are painted in half the time
constexpr float kLacks = 2;      // outside the texture: means a letter that is not painted yet

// Sheets live as long as their fonts, which point to their settings.
struct Sheets : ImVector<ImFontAtlas*> {
    ~Sheets() { clear_delete(); }
};
Sheets sheets;  // all of the same width
bool has_all_letters = false;

// Makes letters that are not painted yet recognisable in the drawn frame, wherever they are.
void mark_lacking(ImFont& font) {
    constexpr float kFar = 1000;  // px; so that the mark is never clipped away
    static const ImFontGlyph lacking{0, 1, 0, 0, -kFar, -kFar, kFar, kFar, kLacks, kLacks, kLacks, kLacks};
    font.FallbackGlyph = &lacking;
}

// Puts all fonts and their sheets into ImGui's atlas.
void join_sheets() {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const int width = sheets.front()->TexWidth;
    int rows = 0;
    for (const ImFontAtlas* sheet : sheets) rows += sheet->TexHeight;
    atlas.TexWidth = width;
    atlas.TexHeight = rows;
    atlas.TexPixelsAlpha8 = static_cast<unsigned char*>(IM_ALLOC(static_cast<std::size_t>(width * rows)));
    atlas.TexReady = true;
    int row = 0;
    for (ImFontAtlas* sheet : sheets) {
        const auto lower = [&](float& v) {  // from its place on the sheet to that in the atlas
            v = (v * static_cast<float>(sheet->TexHeight) + static_cast<float>(row)) / static_cast<float>(rows);
        };
        std::memcpy(atlas.TexPixelsAlpha8 + width * row, sheet->TexPixelsAlpha8,
                    static_cast<std::size_t>(width * sheet->TexHeight));
        if (row == 0) {  // the only one with lines
            atlas.TexUvWhitePixel = sheet->TexUvWhitePixel;
            lower(atlas.TexUvWhitePixel.y);
            std::copy(std::begin(sheet->TexUvLines), std::end(sheet->TexUvLines), std::begin(atlas.TexUvLines));
            for (ImVec4& line : atlas.TexUvLines) lower(line.y), lower(line.w);
        }
        ImFont* font = sheet->Fonts.front();
        for (ImFontGlyph& glyph : font->Glyphs) lower(glyph.V0), lower(glyph.V1);
        if (!has_all_letters) mark_lacking(*font);
        font->ContainerAtlas = &atlas;
        atlas.Fonts.push_back(font);
        row += sheet->TexHeight;
        sheet->Fonts.clear();  // the atlas owns it now
        sheet->ClearTexData();
    }
}

}  // namespace

float line_height_of(std::string_view file) {
    // (ascender - descender) / units per em, from the file's tables hhea and head
    const std::string_view bytes = platform_font(file);
    const auto number = [&](std::size_t at) {  // 16 bits, big-endian; 0 past the end
        return at + 1 < bytes.size()
                   ? (static_cast<unsigned char>(bytes[at]) << 8) | static_cast<unsigned char>(bytes[at + 1])
                   : 0;
    };
    const auto table = [&](std::string_view tag) -> std::size_t {
        for (std::size_t i = 0; i < static_cast<std::size_t>(number(4)); ++i) {
            const std::size_t entry = 12 + 16 * i;
            if (entry + 16 <= bytes.size() && bytes.substr(entry, 4) == tag)
                return (static_cast<std::size_t>(number(entry + 8)) << 16) |
                       static_cast<std::size_t>(number(entry + 10));
        }
        return bytes.size();
    };
    const std::size_t head = table("head"), hhea = table("hhea");
    const int units = number(head + 18), up = static_cast<std::int16_t>(number(hhea + 4)),
              down = static_cast<std::int16_t>(number(hhea + 6));
    return units > 0 && up > down ? static_cast<float>(up - down) / static_cast<float>(units) : 1;
}

bool has_accents_of_titles() { return !platform_font(kMoreTitleFile).empty(); }

void begin_fonts() {
    has_all_letters |= has_accents_of_titles();
    sheets.clear_delete();
    ImGui::GetIO().Fonts->Clear();
}

ImFont* add_font(std::string_view file, float size, float weight, Shows shows) {
    ImFontAtlas* sheet = IM_NEW(ImFontAtlas);
    sheet->TexDesiredWidth = !sheets.empty()    ? sheets.front()->TexDesiredWidth
                             : size > kFineText ? kWideSheet
                                                : kSheetWidth;
    sheet->Flags = ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoPowerOfTwoHeight |
                   (sheets.empty() ? ImFontAtlasFlags_None : ImFontAtlasFlags_NoBakedLines);
    sheets.push_back(sheet);

    ImFontConfig config;
    config.OversampleH = size > kSmooth ? 1 : 2;
    config.SizePixels = size;
    config.RasterizerMultiply = weight;
    config.FontDataOwnedByAtlas = false;
    config.GlyphRanges = has_all_letters && (shows == Shows::names || has_accents_of_titles()) ? kGlyphs : kOwnGlyphs;
    const auto merge = [&](std::string_view from) {
        const std::string_view bytes = platform_font(from);
        if (bytes.empty() || (config.MergeMode && from == file)) return;
        sheet->AddFontFromMemoryTTF(const_cast<char*>(bytes.data()), static_cast<int>(bytes.size()),
                                    size * line_height_of(from), &config);
        config.MergeMode = true;
    };
    merge(file);
    if (file == kTitleFile) merge(kMoreTitleFile);
    merge(kTextFile);
    if (has_all_letters) merge(kMoreFile);
    return config.MergeMode ? sheet->Fonts.front() : sheet->AddFontDefault(&config);
}

bool paint_letters() {
    if (ImGui::GetIO().Fonts->IsBuilt()) return false;
    for (ImFontAtlas* sheet : sheets)
        if (!sheet->IsBuilt()) return sheet->Build();
    join_sheets();
    return false;
}

bool wants_letters(const ImDrawData& drawn) {
    if (has_all_letters) return false;
    for (const ImDrawList* list : drawn.CmdLists)
        for (const ImDrawVert& corner : list->VtxBuffer) has_all_letters |= corner.uv.x == kLacks;
    return has_all_letters;
}

bool shows_all_letters() { return has_all_letters; }

}  // namespace orrery::web
