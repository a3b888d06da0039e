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

// ---- Words that change before others

// A small letter instead of a capital. `before`: the byte before it, since a letter with an accent is 0xc3 and a second
// byte.
char small(char c, char before) {
    const bool is_capital = (c >= 'A' && c <= 'Z') || (before == '\xc3' && c <= '\x9e');
    return is_capital ? static_cast<char>(c + 0x20) : c;
}

bool begins_so(std::string_view text, std::string_view beginning) {
    for (std::size_t i = 0; i < beginning.size(); ++i)
        if (i >= text.size() || small(text[i], i == 0 ? '\0' : text[i - 1]) != beginning[i]) return false;
    return true;
}

// Is `word` the last word of the sentence? A blank follows it.
bool ends_so(std::string_view sentence, std::string_view word) {
    if (sentence.size() <= word.size() || !begins_so(sentence.substr(sentence.size() - 1 - word.size()), word))
        return false;
    sentence.remove_suffix(word.size() + 1);
    if (sentence.empty()) return true;
    const char before = sentence.back(), letter = small(before, '\0');
    return (letter < 'a' || letter > 'z') && (sentence.size() < 2 || sentence[sentence.size() - 2] != '\xc3');
}

// A letter with a number behind it is a place of a board.
bool is_place(std::string_view value) {
    const char first = value.empty() ? '\0' : small(value[0], '\0');
    return first >= 'a' && first <= 'z' && (value.size() == 1 || (value[1] >= '0' && value[1] <= '9'));
}

// Changes the last word of the sentence, which ends with a blank, if `joints` says so for this value. The form of
// `joints` is explained in assets/words/en/core.ftl. Not inline: English never needs it, so it is in the later part.
[[gnu::noinline]] void mend_end(std::string& sentence, std::string_view value) {
    if (is_place(value)) return;
    std::string_view word, instead;
    bool is_heading = false;
    for (const std::string_view token : tokens_of(common::say::joints)) {
        const std::size_t equals = token.find('=');
        const bool was_heading = is_heading;
        is_heading = equals != token.npos;
        if (is_heading) {
            if (!was_heading) word = {};
            if (equals + 1 < token.size() && ends_so(sentence, token.substr(0, equals)))
                word = token.substr(0, equals), instead = token.substr(equals + 1);
            continue;
        }
        const bool is_exception = token[0] == '-';
        if (word.empty() || !begins_so(value, token.substr(is_exception ? 1 : 0))) continue;
        if (is_exception) return;
        const char first = sentence[sentence.size() - 1 - word.size()];
        sentence.resize(sentence.size() - 1 - word.size());
        sentence += first == word[0] ? std::string(instead) : capitalized(instead);
        if (small(instead.back(), '\0') >= 'a' && small(instead.back(), '\0') <= 'z') sentence += ' ';
        return;
    }
}

}  // namespace

void join(std::string& sentence, std::string_view value) {
    if (sentence.ends_with(' ') && !language().files.empty()) mend_end(sentence, value);
    sentence += value;
}

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
