// Tables of character ranges and pairs, and below them the questions about one character. How whole names are cleaned
// and compared is in names.cpp.
#include "record/data/name_signs.h"

#include <algorithm>
#include <iterator>

namespace orrery {
namespace {

struct Signs {
    std::uint32_t first, last;
};

template <std::size_t kCount>
bool any_has(const Signs (&ranges)[kCount], std::uint32_t sign) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [sign](const Signs& range) { return sign >= range.first && sign <= range.last; });
}

// Control and format characters, fillers, variation selectors, private use, and code points that are no characters.
constexpr Signs kUnseen[] = {
    {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},      {0x034F, 0x034F},   {0x061C, 0x061C},
    {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},      {0x200B, 0x200F},   {0x2028, 0x202E},
    {0x2060, 0x206F},   {0x2800, 0x2800},   {0x3164, 0x3164},      {0xD800, 0xF8FF},   {0xFDD0, 0xFDEF},
    {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},      {0xFFF0, 0xFFFF},   {0x13430, 0x1343F},
    {0x16FE4, 0x16FE4}, {0x1BCA0, 0x1BCA3}, {0x1D159, 0x1D159},    {0x1D165, 0x1D182}, {0x1D185, 0x1D18B},
    {0x1D1AA, 0x1D1AD}, {0xE0000, 0xE0FFF}, {0xF0000, 0xFFFFFFFF},
};

constexpr Signs kTurning[] = {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}};

// Marks for any letter; below, marks of scripts whose letters carry up to three.
constexpr Signs kMarks[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF},
    {0x2DE0, 0x2DFF}, {0x302A, 0x302F}, {0x3099, 0x309A},   {0xA66F, 0xA672}, {0xA674, 0xA67D},
    {0xA69E, 0xA69F}, {0xFE20, 0xFE2F}, {0x101FD, 0x101FD},
};
constexpr Signs kScriptMarks[] = {
    {0x0591, 0x05BD}, {0x05BF, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0670, 0x0670},
    {0x06D6, 0x06ED}, {0x0730, 0x074A}, {0x08D3, 0x08FF}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A},
    {0x0E47, 0x0E4E}, {0x0EB1, 0x0EB1}, {0x0EB4, 0x0EBC}, {0x0EC8, 0x0ECE}, {0x0F71, 0x0F84},
};
constexpr int kMostMarks = 1, kMostScriptMarks = 3;

// For each mark: pairs of a Latin letter and that letter with the mark, as Unicode composes them. Covers the languages
// that use them, Vietnamese included.
struct Accent {
    std::uint16_t mark;
    std::u16string_view pairs;
};
// clang-format off
constexpr Accent kAccents[] = {
    {0x0300, u"AÀEÈIÌOÒUÙaàeèiìoòuùÂẦâầĂẰăằÊỀêềÔỒôồƠỜơờƯỪưừYỲyỳ"},
    {0x0301, u"AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzźÂẤâấĂẮăắÊẾêếÔỐôốƠỚơớƯỨưứ"},
    {0x0302, u"AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷẠẬạậẸỆẹệỌỘọộ"},
    {0x0303, u"AÃNÑOÕaãnñoõIĨiĩUŨuũÂẪâẫĂẴăẵEẼeẽÊỄêễÔỖôỗƠỠơỡƯỮưữYỸyỹ"},
    {0x0304, u"AĀaāEĒeēIĪiīOŌoōUŪuū"},
    {0x0306, u"AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭẠẶạặ"},
    {0x0307, u"CĊcċEĖeėGĠgġIİZŻzż"},
    {0x0308, u"AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸ"},
    {0x0309, u"AẢaảÂẨâẩĂẲăẳEẺeẻÊỂêểIỈiỉOỎoỏÔỔôổƠỞơởUỦuủƯỬưửYỶyỷ"},
    {0x030A, u"AÅaåUŮuů"},
    {0x030B, u"OŐoőUŰuű"},
    {0x030C, u"CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzžAǍaǎIǏiǐOǑoǒUǓuǔ"},
    {0x0323, u"AẠaạEẸeẹIỊiịOỌoọƠỢơợUỤuụƯỰưựYỴyỵ"},
    {0x0326, u"SȘsșTȚtț"},
    {0x0327, u"CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţ"},
    {0x0328, u"AĄaąEĘeęIĮiįUŲuų"},
};
// clang-format on

// Pairs of a letter and the letter that it looks like at a glance.
//   kStruck     Latin letters that differ by more than an accent
//   kAccented   Cyrillic and Greek letters that differ by an accent
//   kTwins      Latin signs that are mistaken for one another, in lower case
//   kLikeLatin  Cyrillic and Greek letters, as they are written, that look like Latin ones
constexpr std::u16string_view kStruck = u"ØoøoÐdðdĐdđdŁlłlĦhħhĿlŀlŦtŧtıiſsƗiƚlÆæŒœÞþŊŋƏə¹1²2³3ªaºo";
constexpr std::u16string_view kAccented = u"йиёеїіўуґгѓгќкάαέεήηίιόούυώωϊιϋυςσ";
constexpr std::u16string_view kTwins = u"0o1lil|l!l5s2z8b9gqg$s@a";
constexpr std::u16string_view kLikeLatin =
    u"АaВbЕeЅsІlЈjКkМmНhОoРpСcТtУyХxЬbЗ3Гr"
    u"аaвbгrеeз3иuкkмmнhоoпnрpсcтtуyхxьbѕsіlјj"
    u"ΑaΒbΕeΖzΗhΙlΚkΜmΝnΟoΡpΤtΥyΧx"
    u"αaβbγyεeηnιlκkμuνvοoρpσoτtυuχxωw";

// The common Greek and Cyrillic letters. Apart from those above, none looks Latin.
constexpr Signs kKnown[] = {{0x0391, 0x03A9}, {0x03B1, 0x03C9}, {0x0410, 0x044F}};

// Scripts and symbols known to look like Latin: phonetic, small, circled, mathematical, Cherokee, Lisu and so on.
constexpr Signs kLatinate[] = {
    {0x0250, 0x02FF},   {0x0370, 0x058F},   {0x13A0, 0x167F},   {0x1C80, 0x1C8F},   {0x1D00, 0x1DBF},
    {0x1F00, 0x1FFF},   {0x2010, 0x218F},   {0x2460, 0x24FF},   {0x2C60, 0x2D2F},   {0xA4D0, 0xA4FF},
    {0xA640, 0xA69F},   {0xA720, 0xA7FF},   {0xAB30, 0xABBF},   {0xFF00, 0xFFEF},   {0x10280, 0x1044F},
    {0x118A0, 0x118FF}, {0x16F00, 0x16F9F}, {0x1D400, 0x1D7FF}, {0x1F100, 0x1F1FF},
};

// Scripts of several blocks, and those with large blocks. Otherwise each 128 code points count as one script.
constexpr std::uint32_t kLatin = 0;
struct Script {
    std::uint32_t first, last, script;
};
constexpr Script kScripts[] = {
    {0x0000, 0x024F, kLatin}, {0x1E00, 0x1EFF, kLatin}, {0x0370, 0x03FF, 1},   {0x1F00, 0x1FFF, 1},
    {0x0400, 0x052F, 2},      {0x0600, 0x06FF, 3},      {0x3040, 0x30FF, 4},   {0x3400, 0x9FFF, 5},
    {0x20000, 0x3FFFF, 5},    {0xAC00, 0xD7FF, 6},      {0x1F300, 0x1FAFF, 7},
};

// The partner of a sign in a list of pairs; 0: none.
std::uint32_t partner(std::u16string_view pairs, std::uint32_t sign) {
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        if (pairs[i] == sign) return pairs[i + 1];
    return 0;
}

// The plain letter or digit of a styled sign: full width, circled, mathematical. Other signs come back unchanged.
std::uint32_t unstyled(std::uint32_t sign) {
    const auto letter = [](std::uint32_t number) { return 'a' + number % 26; };
    if (sign >= 0xFF01 && sign <= 0xFF5E) return sign - 0xFEE0;
    if (sign >= 0x1D400 && sign <= 0x1D6A3) return letter(sign - 0x1D400);
    if (sign >= 0x1D7CE && sign <= 0x1D7FF) return '0' + (sign - 0x1D7CE) % 10;
    if (sign >= 0x24B6 && sign <= 0x24E9) return letter(sign - 0x24B6);
    if (sign >= 0x1F130 && sign <= 0x1F189 && (sign - 0x1F130) % 32 < 26) return letter((sign - 0x1F130) % 32);
    if (sign >= 0x1F1E6 && sign <= 0x1F1FF) return letter(sign - 0x1F1E6);
    return sign;
}

// Greek, Cyrillic and kana without case and accents.
std::uint32_t plain_sign(std::uint32_t sign) {
    if ((sign >= 0x0391 && sign <= 0x03A9) || (sign >= 0x0410 && sign <= 0x042F)) sign += 0x20;
    if (sign >= 0x0400 && sign <= 0x040F) sign += 0x50;
    if (sign >= 0x0460 && sign <= 0x052F) sign |= 1;
    if (sign >= 0x30A1 && sign <= 0x30F6) sign -= 0x60;
    const std::uint32_t bare = partner(kAccented, sign);
    return bare ? bare : sign;
}

std::uint32_t script_of(std::uint32_t sign) {
    for (std::size_t i = 0; i < std::size(kScripts); ++i)
        if (sign >= kScripts[i].first && sign <= kScripts[i].last) return kScripts[i].script;
    return 0x100 + (sign >> 7);
}

}  // namespace

std::string sign_text(std::uint32_t sign) {
    const auto tail = [sign](int shift) { return static_cast<char>(0x80 | ((sign >> shift) & 0x3F)); };
    if (sign < 0x80) return {static_cast<char>(sign)};
    if (sign < 0x800) return {static_cast<char>(0xC0 | (sign >> 6)), tail(0)};
    if (sign < 0x10000) return {static_cast<char>(0xE0 | (sign >> 12)), tail(6), tail(0)};
    return {static_cast<char>(0xF0 | (sign >> 18)), tail(12), tail(6), tail(0)};
}

bool is_blank(std::uint32_t sign) {
    return sign == ' ' || sign == '\t' || sign == '\n' || sign == 0xA0 || sign == 0x1680 ||
           (sign >= 0x2000 && sign <= 0x200A) || sign == 0x202F || sign == 0x205F || sign == 0x3000;
}

bool turns_text(std::uint32_t sign) { return any_has(kTurning, sign); }

bool is_unseen(std::uint32_t sign) { return any_has(kUnseen, sign) || (sign & 0xFFFE) == 0xFFFE; }

int marks_beside(std::uint32_t sign) {
    return any_has(kMarks, sign) ? kMostMarks : any_has(kScriptMarks, sign) ? kMostScriptMarks : 0;
}

std::uint32_t composed(std::uint32_t base, std::uint32_t mark) {
    const auto* row = std::find_if(std::begin(kAccents), std::end(kAccents),
                                   [mark](const Accent& accent) { return accent.mark == mark; });
    return row == std::end(kAccents) ? 0 : partner(row->pairs, base);
}

std::uint32_t plain_letter(std::uint32_t sign) {
    if (sign < 0x80) return sign >= 'A' && sign <= 'Z' ? sign + ('a' - 'A') : sign;
    for (const Accent& accent : kAccents)
        for (std::size_t i = 1; i < accent.pairs.size(); i += 2)
            if (accent.pairs[i] == sign) return plain_letter(accent.pairs[i - 1]);
    const std::uint32_t struck = partner(kStruck, sign);
    return struck ? struck : sign;
}

Look plain_look(std::uint32_t letter) {
    if (letter >= 'A' && letter <= 'Z') letter += 'a' - 'A';
    const std::uint32_t twin = partner(kTwins, letter);
    return {kLatin, twin ? twin : letter, twin ? twin : letter};
}

Look look_of(std::uint32_t sign) {
    sign = unstyled(sign);
    if (script_of(sign) == kLatin) return plain_look(plain_letter(sign));
    Look look{script_of(sign), plain_sign(sign), 0};
    const std::uint32_t written = partner(kLikeLatin, sign), bare = partner(kLikeLatin, look.own);
    look.latin = written                    ? written
                 : bare                     ? bare
                 : any_has(kKnown, sign)    ? Look::kNone
                 : any_has(kLatinate, sign) ? Look::kLikely
                                            : Look::kPerhaps;
    return look;
}

}  // namespace orrery
