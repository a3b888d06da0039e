#include "core/language.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <forward_list>
#include <string>
#include <vector>

#include "core/hash.h"
#include "core/words.h"
#include "generated/core/say.h"

namespace orrery {
namespace {

constexpr std::size_t kNumbers = 200;    // that a language tells the forms of; greater ones repeat the second hundred
constexpr char kContext = 7;             // stands before and behind the context of a pattern
constexpr std::size_t kHashDigits = 16;  // hexadecimal, at the beginning of each line

struct Pattern {
    std::uint64_t english;  // its hash
    std::string_view text;
};

struct File {
    std::string text;
    std::vector<Pattern> patterns;  // by their hashes
};

struct Spoken {
    std::string forms;  // a letter for each number; empty: English
    std::forward_list<File> files;
};

Spoken& language() {
    static Spoken language;
    return language;
}

bool is_before(const Pattern& one, std::uint64_t english) { return one.english < english; }

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

Expected<bool> speak(std::string_view words) {
    const Fault no_words{"words/form", common::say::words_unreadable()};
    std::forward_list<File> files;
    File& file = files.emplace_front();
    file.text = words;
    std::string_view rest = file.text;
    const auto head = tokens_of(take_line(rest));
    if (head.size() != 3 || head[0] != "orrery" || head[1] != "words" || head[2].size() != kNumbers) return no_words;
    for (std::uint64_t last = 0; !rest.empty();) {
        const std::string_view line = take_line(rest);
        Pattern pattern{};
        const char* const end = line.data() + std::min(kHashDigits, line.size());
        if (line.size() < kHashDigits || std::from_chars(line.data(), end, pattern.english, 16).ptr != end ||
            pattern.english <= last)
            return no_words;
        last = pattern.english;
        pattern.text = line.substr(kHashDigits);
        file.patterns.push_back(pattern);
    }
    language().forms = head[2];
    language().files.splice_after(language().files.before_begin(), files);  // new words take the place of the old
    return true;
}

void speak_english() { language() = {}; }

std::string_view translated(std::string_view english) {
    const std::uint64_t hash = language().files.empty() ? 0 : hash_text(english);
    for (const auto& [text, patterns] : language().files) {
        const auto found = std::lower_bound(patterns.begin(), patterns.end(), hash, is_before);
        if (found != patterns.end() && found->english == hash && !found->text.empty()) return found->text;
    }
    if (english.starts_with(kContext)) english.remove_prefix(english.find(kContext, 1) + 1);
    return english;
}

char form_of(int n) {
    if (language().forms.empty()) return n == 1 ? 'o' : 'x';
    const auto count = static_cast<std::size_t>(std::abs(n));
    return language().forms[count < kNumbers ? count : 100 + count % 100];
}

}  // namespace orrery
