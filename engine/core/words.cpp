#include "core/words.h"

#include <algorithm>
#include <charconv>

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

bool begins_with(std::string_view text, std::string_view part) {
    if (!text.starts_with(part)) return false;
    return part.empty() || part.size() == text.size() || part.back() == '=' || text[part.size()] == ' ';
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

std::string count_of(std::int64_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& parts, std::string_view last) {
    const std::string before_last = " " + std::string(last) + " ";
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == parts.size() ? before_last : ", ") + parts[i];
    return text;
}

}  // namespace orrery
