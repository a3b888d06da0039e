#include "core/words.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "generated/core/say.h"

namespace orrery {

std::vector<std::string_view> tokens_of(std::string_view text) {
    std::vector<std::string_view> tokens;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) tokens.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return tokens;
}

bool is_among(std::string_view word, std::string_view words) {
    const auto all = tokens_of(words);
    return std::find(all.begin(), all.end(), word) != all.end();
}

bool begins_with(std::string_view text, std::string_view part) {
    if (!text.starts_with(part)) return false;
    if (part.empty() || part.size() == text.size() || part.back() == '=') return true;
    return text[part.size()] == ' ' || text[part.size()] == ',';
}

std::string with_number(std::string_view part, std::string_view number) {
    std::string text(part);
    if (!part.ends_with('=')) text += ' ';
    return text += number;
}

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = error == std::errc{} && end == text.data() + text.size();
    return is_whole && std::to_string(number) == text ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t> whole_number(std::string_view text, std::int64_t low, std::int64_t high) {
    const auto number = whole_number(text);
    return number && *number >= low && *number <= high ? number : std::nullopt;
}

std::string listed(const std::vector<std::string>& parts, std::string_view last) {
    if (parts.size() < 2) return parts.empty() ? std::string() : parts[0];
    std::string first = parts[0];
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) first += ", " + parts[i];
    return last == "or" ? common::say::list_or(first, parts.back()) : common::say::list_and(first, parts.back());
}

std::string capitalized(std::string_view text) {
    std::string out(text);
    for (const std::string_view opening : {"\xc2\xbf", "\xc2\xa1"})  // as a Spanish question begins
        if (text.starts_with(opening)) return std::string(opening) + capitalized(text.substr(opening.size()));
    if (out.empty()) return out;
    const auto byte = [&out](std::size_t at) { return static_cast<unsigned char>(out[at]); };
    // Letters of Latin-1 with accents are two bytes: their capitals come 32 before them, but for the sign of division.
    const bool is_accented = out.size() > 1 && byte(0) == 0xc3 && byte(1) >= 0xa0 && byte(1) <= 0xbe && byte(1) != 0xb7;
    if (is_accented)
        out[1] = static_cast<char>(byte(1) - 0x20);
    else
        out[0] = static_cast<char>(std::toupper(byte(0)));
    return out;
}

std::string closed(std::string sentence) {
    if (!sentence.empty() && std::string_view(".!?").find(sentence.back()) == std::string_view::npos) sentence += '.';
    return sentence;
}

// ---- People

std::string Person::object() const {
    if (seat == kSpectator) return common::say::nobody();
    return is_reader() ? common::say::you() : seat_name(seat);
}

}  // namespace orrery
