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

std::string plural(std::string_view noun) {
    if (noun.ends_with("man")) return std::string(noun.substr(0, noun.size() - 2)) + "en";
    return std::string(noun) + "s";
}

std::string count_of(std::int64_t count, std::string_view noun) {
    return std::to_string(count) + " " + (count == 1 ? std::string(noun) : plural(noun));
}

std::string listed(const std::vector<std::string>& parts, std::string_view last) {
    if (parts.size() < 2) return parts.empty() ? std::string() : parts[0];
    std::string first = parts[0];
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) first += ", " + parts[i];
    return last == "or" ? common::say::list_or(first, parts.back()) : common::say::list_and(first, parts.back());
}

std::string capitalized(std::string_view text) {
    std::string out(text);
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

namespace {

// The form of the verb that goes with "you": "add" for "adds".
std::string second_person(std::string_view verb) {
    if (verb == "is") return "are";
    if (verb == "has") return "have";
    if (!verb.ends_with('s')) return std::string(verb);  // "can", "won"
    if (verb.ends_with("ies")) return std::string(verb.substr(0, verb.size() - 3)) + "y";
    for (const std::string_view ending : {"sses", "shes", "ches", "xes", "zzes", "oes"})
        if (verb.ends_with(ending)) return std::string(verb.substr(0, verb.size() - 2));
    return std::string(verb.substr(0, verb.size() - 1));
}

std::string thing_of(std::string_view whose, std::string_view thing) {
    return std::string(whose) + " " + std::string(thing);
}

}  // namespace

std::string Person::verb(std::string_view third_person) const {
    return is_reader() ? second_person(third_person) : std::string(third_person);
}
std::string Person::object() const {
    if (seat == kSpectator) return common::say::nobody();
    return is_reader() ? common::say::you() : seat_name(seat);
}
std::string Person::does(std::string_view third_person) const { return object() + " " + verb(third_person); }
std::string Person::opens(std::string_view third_person) const { return capitalized(does(third_person)); }
std::string Person::whose(std::string_view thing) const {
    return is_reader() ? thing_of("your", thing) : thing_of(object() + "'s", thing);
}
std::string Person::own(std::string_view thing) const { return thing_of(is_reader() ? "your" : "their", thing); }
std::string Person::the(std::string_view thing) const { return thing_of(is_reader() ? "your" : "the", thing); }

std::string Person::asked(std::string_view what) const {
    return is_reader() ? capitalized(what) : object() + ": " + std::string(what);
}

}  // namespace orrery
