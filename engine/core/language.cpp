#include "core/language.h"

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <unordered_map>

#include "core/hash.h"
#include "core/words.h"

namespace orrery {
namespace {

constexpr std::size_t kNumbers = 200;    // that a language tells the forms of; greater ones repeat the second hundred
constexpr std::size_t kHashDigits = 16;  // hexadecimal, at the beginning of each line

struct Spoken {
    std::unordered_map<std::uint64_t, std::string> patterns;  // by the hash of the English pattern
    std::string forms;                                        // a letter for each number; empty: English
};

Spoken& language() {
    static Spoken language;
    return language;
}

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

Expected<bool> speak(std::string_view words) {
    const Fault no_words{"words/form", "This isn't a file of words of Orrery."};
    const auto head = tokens_of(take_line(words));
    if (head.size() != 3 || head[0] != "orrery" || head[1] != "words" || head[2].size() != kNumbers) return no_words;
    std::unordered_map<std::uint64_t, std::string> patterns;
    while (!words.empty()) {
        const std::string_view line = take_line(words);
        std::uint64_t hash = 0;
        const char* const end = line.data() + std::min(kHashDigits, line.size());
        if (line.size() < kHashDigits || std::from_chars(line.data(), end, hash, 16).ptr != end) return no_words;
        patterns.emplace(hash, line.substr(kHashDigits));
    }
    language().forms = head[2];
    for (auto& [hash, pattern] : patterns) language().patterns[hash] = std::move(pattern);
    return true;
}

void speak_english() { language() = {}; }

std::string_view spoken(std::string_view english) {
    if (language().forms.empty()) return {};
    const auto found = language().patterns.find(hash_text(english));
    return found != language().patterns.end() ? std::string_view(found->second) : std::string_view();
}

char form_of(int n) {
    if (language().forms.empty()) return n == 1 ? 'o' : 'x';
    const auto count = static_cast<std::size_t>(std::abs(n));
    return language().forms[count < kNumbers ? count : 100 + count % 100];
}

}  // namespace orrery
