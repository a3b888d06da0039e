#include "web/boards/kit/fitted_text.h"

#include <algorithm>
#include <cmath>

#include "web/widgets/text.h"

namespace orrery::web {
namespace {

// Whether a word may be broken before its letter k: after a hyphen, between two consonants, or before one that begins
// a syllable; never within a sound (th, cr). Letters of several bytes, such as ä, count as vowels.
bool breaks_before(std::string_view word, std::size_t k) {
    const auto among = [](char letter, std::string_view letters) { return letters.find(letter) != letters.npos; };
    const auto is_vowel = [&](char letter) {
        return among(letter, "aeiouy") || static_cast<unsigned char>(letter) >= 0x80;
    };
    const auto is_sound = [&](char first, char second) {
        return second == 'h' ? among(first, "cgpstwS") : among(second, "lr") && among(first, "bcdfgkpt");
    };
    if (word[k - 1] == '-') return true;
    return !is_vowel(word[k]) && !is_sound(word[k - 1], word[k]) &&
           (!is_vowel(word[k - 1]) || is_vowel(word[k + 1]) || is_sound(word[k], word[k + 1]));
}

// How many letters of a too long word to put on this line; 0: there is no good place to break it.
std::size_t first_part(const Type& type, std::string_view word, float width) {
    for (std::size_t k = word.size() - 3; k > 1; --k)
        if (breaks_before(word, k) && type.width(word.substr(0, k)) + type.width("-") <= width) return k;
    return 0;
}

}  // namespace

float Type::width(std::string_view text) const { return measure(font, text).x * size / font->FontSize; }

std::string Type::cut(std::string_view text, float width) const {
    return ellipsis(font, text, width * font->FontSize / size);
}

void Type::draw(ImDrawList& list, ImVec2 at, ImU32 ink, std::string_view text) const {
    draw_words(list, font, size, {std::round(at.x), std::round(at.y)}, ink, text);
}

Type with_room(Type type, std::string_view text, float width, float least) {
    float longest = 1;
    for (std::size_t end; !text.empty(); text.remove_prefix(std::min(end + 1, text.size()))) {
        end = std::min(text.find(' '), text.size());
        longest = std::max(longest, type.width(text.substr(0, end)));
    }
    type.size = std::clamp(type.size * width / longest, least, type.size);
    return type;
}

Type uncut(Type type, std::string_view text, float width, std::size_t lines, float least) {
    constexpr float kStep = 0.95f;
    while (type.size > least && is_cut(wrapped(type, text, width, lines)))
        type.size = std::max(least, type.size * kStep);
    return type;
}

std::vector<std::string> wrapped(const Type& type, std::string_view text, float width, std::size_t lines) {
    std::vector<std::string> out;
    while (!text.empty() && out.size() < lines) {
        std::size_t end = std::min(text.find(' '), text.size());
        while (end < text.size()) {
            const std::size_t next = std::min(text.find(' ', end + 1), text.size());
            if (type.width(text.substr(0, next)) > width && out.size() + 1 < lines) break;
            end = next;
        }
        if (out.size() + 1 < lines && end > 5 && type.width(text.substr(0, end)) > width) {
            if (const std::size_t part = first_part(type, text.substr(0, end), width)) {
                out.push_back(std::string(text.substr(0, part)) + (text[part - 1] == '-' ? "" : "-"));
                text.remove_prefix(part);
                continue;
            }
        }
        out.push_back(type.cut(text.substr(0, end), width));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

bool is_cut(const std::vector<std::string>& lines) {
    return std::any_of(lines.begin(), lines.end(), [](const std::string& line) { return line.ends_with("…"); });
}

namespace {
constexpr float kOneLine = 0.75f, kLeast = 0.62f;  // of the font's size
constexpr float kLeading = 0.95f;
constexpr float kSlack = 0.5f;  // px: what makes up for rounding
}  // namespace

Label label_in(ImFont* font, std::string_view text, float width) {
    Label label{uncut({font, font->FontSize}, text, width, 1, font->FontSize * kOneLine), {}};
    label.lines = wrapped(label.type, text, width, 1);
    if (!is_cut(label.lines)) return label;
    label.type = uncut(label.type, text, width, 2, font->FontSize * kLeast);
    label.lines = wrapped(label.type, text, width, 2);
    return label;
}

float Label::width() const {
    float widest = 0;
    for (const std::string& line : lines) widest = std::max(widest, type.width(line));
    return widest;
}

float Label::height() const { return static_cast<float>(lines.size()) * type.size * kLeading; }

void Label::draw(ImDrawList& list, ImVec2 middle, ImU32 ink, float left) const {
    float y = middle.y - height() / 2;
    for (const std::string& line : lines) {
        type.draw(list, {middle.x - left * type.width(line), y}, ink, line);
        y += type.size * kLeading;
    }
}

bool squeezes(ImFont* font, std::string_view text, float room) { return measure(font, text).x * kLeast <= room; }

float squeezed_at(ImDrawList& list, Type type, ImVec2 middle, float room, ImU32 ink, std::string_view text,
                  float left) {
    type.size *= std::clamp(room / std::max(1.0f, type.width(text)), kLeast, 1.0f);
    const std::string cut = type.cut(text, room + kSlack);
    const float width = type.width(cut);
    type.draw(list, {middle.x - left * width, middle.y - type.size / 2}, ink, cut);
    return width;
}

}  // namespace orrery::web
