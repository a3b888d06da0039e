#include "web/widgets/flow.h"

#include <algorithm>
#include <cctype>

#include "web/boards/kit/spots.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {
constexpr std::string_view kMarks = ".,;:!?)";
constexpr float kSign = 0.46f, kAround = 1.25f;  // radius of a sign, and half its room, in sizes of the font

std::string_view bare(std::string_view word) { return word.substr(0, word.find_last_not_of(kMarks) + 1); }

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}
}  // namespace

float flow(ImDrawList* list, const Theme& theme, ImFont* font, ImVec2 at, ImU32 ink, std::string_view text, float width,
           Board* signs) {
    if (text.empty()) return 0;
    const float line = font->FontSize, space = measure(font, " ").x, left = at.x, top = at.y;
    const float radius = line * kSign, room = 2 * radius * kAround;
    const auto first_of = [](std::string_view words) { return words.substr(0, words.find(' ')); };
    const auto sign_of = [&](std::string_view number, std::string_view word) {
        return signs != nullptr && is_number(number) ? signs->sign_of(bare(word)) : nullptr;
    };
    std::string_view before;
    while (!text.empty()) {
        const std::string_view word = first_of(text);
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const SignPainter sign = sign_of(before, word);
        std::string_view shown = sign != nullptr ? word.substr(bare(word).size()) : word;
        float own = (sign != nullptr ? room : 0) + measure(font, shown).x;
        const bool leads_sign = sign_of(word, first_of(text)) != nullptr;  // a number stays on the line of its sign
        const float needed = own + (leads_sign ? space + room : 0);
        if (sign == nullptr && at.x > left && at.x + needed > left + width) at = {left, at.y + line};
        while (sign == nullptr && own > width) {  // a word that is longer than a line is cut
            const char* const end = font->CalcWordWrapPositionA(1, shown.data(), shown.data() + shown.size(), width);
            const auto fits = std::max<std::size_t>(1, static_cast<std::size_t>(end - shown.data()));
            if (list != nullptr) text_at(*list, font, at, ink, shown.substr(0, fits));
            at = {left, at.y + line};
            shown.remove_prefix(std::min(fits, shown.size()));
            own = measure(font, shown).x;
        }
        if (list != nullptr) {
            if (sign != nullptr) sign({*list, theme}, {at.x + room / 2, at.y + line / 2}, radius);
            text_at(*list, font, {at.x + own - measure(font, shown).x, at.y}, ink, shown);
        }
        at.x += own + space;
        before = word;
    }
    return at.y + line - top;
}

}  // namespace orrery::web
