#include "core/quoted.h"

#include <algorithm>

#include "generated/core/say.h"

namespace orrery {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char sign) { return static_cast<unsigned char>(sign) < 0x80; });
}

// Does it end the line, change the reading direction, or control a terminal unseen?
bool breaks_line(std::uint32_t sign) {
    const bool is_control = sign < 0x20 || (sign >= 0x7F && sign < 0xA0);
    const bool ends_line = sign == 0x2028 || sign == 0x2029;
    const bool turns = sign == 0x061C || sign == 0x200E || sign == 0x200F || (sign >= 0x202A && sign <= 0x202E) ||
                       (sign >= 0x2066 && sign <= 0x2069);
    return is_control || ends_line || turns;
}

}  // namespace

std::uint32_t take_sign(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t size = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
    std::uint32_t sign = size == 1 ? lead : size == 0 ? 0 : lead & (0x7Fu >> size);
    bool is_whole = size > 0 && size <= text.size();
    for (std::size_t i = 1; is_whole && i < size; ++i) {
        is_whole = (byte(i) & 0xC0) == 0x80;
        sign = (sign << 6) | (byte(i) & 0x3Fu);
    }
    constexpr std::uint32_t kShortest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = sign >= 0xD800 && sign <= 0xDFFF;
    is_whole = is_whole && sign >= kShortest[size] && !is_surrogate && sign <= 0x10FFFF;
    text.remove_prefix(is_whole ? size : 1);
    return is_whole ? sign : 0;
}

bool is_well_formed(std::string_view text) {
    if (is_ascii(text)) return true;
    while (!text.empty()) {
        const bool is_zero = text.front() == '\0';
        if (take_sign(text) == 0 && !is_zero) return false;
    }
    return true;
}

std::string well_formed(std::string_view text) {
    if (is_well_formed(text)) return std::string(text);
    std::string mended;
    while (!text.empty()) {
        const std::string_view before = text;
        const bool is_sign = take_sign(text) != 0 || before.front() == '\0';
        mended += is_sign ? before.substr(0, before.size() - text.size()) : kReplacement;
    }
    return mended;
}

std::string in_quotes(std::string_view text) {
    std::string quote;
    for (std::size_t signs = 0; !text.empty() && signs < kMostQuoted; ++signs) {
        const std::string_view before = text;
        const std::uint32_t sign = take_sign(text);
        quote += breaks_line(sign) ? kReplacement : before.substr(0, before.size() - text.size());
    }
    return common::say::quoted(text.empty() ? quote : quote + "...");
}

}  // namespace orrery
