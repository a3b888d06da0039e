// Contents: check value, collecting a code around what was inserted into it, naming its fault, finding candidates. All
// is one pass over a text of limited length; at most kMaxTries codes are examined.
#include "record/link/link_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/chance.h"
#include "core/hash.h"
#include "generated/record/say.h"
#include "record/link/link.h"
#include "record/link/mixed_radix.h"

namespace orrery {
namespace {

constexpr std::size_t kMaxTries = 8;
constexpr std::size_t kShortestSuspect = 12;  // characters; anything shorter may be a word
constexpr std::size_t kShortestMixed = 30;    // a code this long without a capital did not happen by chance

bool is_alnum(char c) { return value62(c) >= 0; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// ---- Check value: a hash of all characters before it, in base 62

std::string check_of(std::string_view text) {
    std::uint64_t state = hash_text(text);
    std::uint64_t mixed = splitmix64(state);
    std::string check;
    for (std::size_t i = 0; i < kCheckSize; ++i, mixed /= 62) check += digit62(mixed);
    return check;
}

bool is_sealed(std::string_view code) {
    if (code.size() < kHeadSize + kCheckSize) return false;
    const std::size_t end = code.size() - kCheckSize;
    return check_of(code.substr(0, end)) == code.substr(end);
}

std::size_t stated_size(std::string_view head) {
    return static_cast<std::size_t>(value62(head[kMarkSize + 1]) * 62 + value62(head[kMarkSize + 2]));
}

// ---- Collecting: letters and digits from one place on, skipping what wrapping and quoting put between them

int hex_value(char c) {
    return c >= '0' && c <= '9' ? c - '0' : lower(c) >= 'a' && lower(c) <= 'f' ? lower(c) - 'a' + 10 : -1;
}

// The number of bytes at the front of `text` that are an escaped character (`%20`, its escape `%2520`, ...), which
// becomes `c`; 0: none.
std::size_t read_escape(std::string_view text, char& c) {
    std::size_t size = 1;
    while (text.substr(size).starts_with("25")) size += 2;
    if (text.size() < size + 2 || hex_value(text[size]) < 0 || hex_value(text[size + 1]) < 0) return 0;
    c = static_cast<char>(hex_value(text[size]) * 16 + hex_value(text[size + 1]));
    return size + 2;
}

// The number of bytes at the front of `text` that are only wrapping: spaces, quote marks of mail, soft breaks, hyphens,
// emphasis, invisible characters, a break tag. 0: they end a code.
std::size_t wrapping_size(std::string_view text) {
    constexpr std::string_view kWrapping = " \t\r\n\v\f>=|\\*_~`-";
    if (kWrapping.find(text.front()) != std::string_view::npos) return 1;
    for (const std::string_view sign :
         {"\xC2\xA0", "\xC2\xAD", "\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\xA8", "\xE2\x81\xA0",
          "\xEF\xBB\xBF", "<wbr>", "<br>", "<br/>", "<br />", "&shy;", "&nbsp;", "&#8203;"})
        if (text.starts_with(sign)) return sign.size();
    return 0;
}

struct Gathered {
    std::string code;
    std::vector<std::size_t> breaks;  // where in `code` something was skipped
    std::string_view rest;            // of the text, after the code
};

// Collects no more characters than the code states, once its head is in.
Gathered gather(std::string_view text) {
    Gathered found;
    std::size_t wanted = kMaxLinkCode;
    while (!text.empty() && found.code.size() < wanted) {
        char c = text.front();
        std::size_t step = 1;
        if (c == '%') step = read_escape(text, c);
        if (step == 0) break;
        if (is_alnum(c)) {
            found.code += c;
            if (found.code.size() == kHeadSize) wanted = std::min(wanted, stated_size(found.code));
        } else {
            if (step == 1)
                step = wrapping_size(text);
            else if (wrapping_size(std::string_view(&c, 1)) == 0)
                step = 0;
            if (step == 0) break;
            if (found.breaks.empty() || found.breaks.back() != found.code.size())
                found.breaks.push_back(found.code.size());
        }
        text.remove_prefix(step);
    }
    found.rest = text;
    return found;
}

bool is_format(char c) { return c >= kLinkFormat && c <= kCharactersFormat; }

// ---- Naming the fault of something that looks like a code

// If words follow a cut code, they were collected together with it. Returns how many characters came in pieces that are
// not words.
std::size_t arrived(const Gathered& found) {
    constexpr std::size_t kLongestWord = 15;
    std::size_t start = 0;
    for (const std::size_t end : found.breaks) {
        if (start > 0 && end - start <= kLongestWord) return start;
        start = end;
    }
    return start > 0 && found.code.size() - start <= kLongestWord && found.code.size() < stated_size(found.code)
               ? start
               : found.code.size();
}

// `stated` is 0 if the stated length did not arrive either.
Fault cut(std::size_t arrived, std::size_t stated) {
    const int n = static_cast<int>(arrived);
    return {"link/cut", stated > 0 ? say::link_cut(n, static_cast<int>(stated)) : say::link_cut_early(n)};
}

// A code has letters of both cases, and its mark is in small letters. Which case has a program forced on the code?
enum class Case { own, small, capitals };

Case case_of(std::string_view code) {
    bool has_upper = false;
    for (const char c : code) has_upper = has_upper || (c >= 'A' && c <= 'Z');
    if (!has_upper && code.size() >= kShortestMixed) return Case::small;
    return code[1] != lower(code[1]) ? Case::capitals : Case::own;
}

Fault altered(std::string_view code) {
    const Case letters = case_of(code);
    return {"link/altered", letters == Case::small      ? say::link_made_small()
                            : letters == Case::capitals ? say::link_made_capitals()
                                                        : say::link_altered()};
}

Fault newer_format(char format) { return {"link/format", say::link_format(std::string_view(&format, 1))}; }

struct Reading {
    std::string code;  // undamaged; or empty
    Fault fault;       // of something that looks like a code; if there is no code: "not a link"
    std::string_view rest{};
};

// `is_marked`: it stands behind a #, so less is needed to take it for a link.
Reading read_candidate(std::string_view text, bool is_marked, const std::function<bool(std::string_view)>& is_game) {
    const Gathered found = gather(text);
    if (found.code.size() < kHeadSize) {
        const bool is_start = is_marked && found.code.size() > kMarkSize && is_format(found.code[0]) &&
                              is_game(found.code.substr(1, kMarkSize));
        return {{}, is_start ? cut(found.code.size(), 0) : Fault{}};
    }
    if (is_sealed(found.code) && found.code.size() == stated_size(found.code) && is_format(found.code[0]))
        return {found.code, {}, found.rest};

    std::string mark = found.code.substr(1, kMarkSize);
    for (char& c : mark) c = lower(c);
    const std::size_t run = found.breaks.empty() ? found.code.size() : found.breaks.front();
    if (run < kShortestSuspect && !(is_marked && is_game(mark))) return {};
    if (!is_format(found.code[0])) return {{}, is_game(mark) ? newer_format(found.code[0]) : Fault{}};
    if (!is_marked && !is_game(mark)) return {};
    const std::size_t stated = stated_size(found.code);
    const std::size_t whole = arrived(found);
    const bool is_cut = whole < stated && is_game(mark) && case_of(found.code) == Case::own;
    return {{}, is_cut ? cut(whole, stated) : altered(found.code)};
}

// ---- Finding candidates

// The number of bytes of a "#" at the front of `text`, plain or escaped any number of times; 0: none.
std::size_t mark_size(std::string_view text) {
    if (text.front() == '#') return 1;
    char c = 0;
    const std::size_t step = text.front() == '%' ? read_escape(text, c) : 0;
    return c == '#' ? step : 0;
}

bool looks_like_head(std::string_view text) {
    std::size_t letters = 0;
    if (!is_alnum(text.front())) return false;
    for (const char c : text.substr(1, kMarkSize)) letters += value62(c) >= 10 ? 1 : 0;
    return letters == kMarkSize;
}

}  // namespace

std::string seal_code(char format, std::string_view mark, std::string_view body) {
    const std::size_t size = kHeadSize + body.size() + kCheckSize;
    std::string code(1, format);
    code += mark;
    code += digit62(size / 62);
    code += digit62(size);
    code += body;
    return code + check_of(code);
}

Expected<std::string> find_code(std::string_view text, const std::function<bool(std::string_view)>& is_game,
                                std::string_view* rest) {
    if (text.size() > kMaxLinkText) return Fault{"link/too-much", say::link_too_much(static_cast<int>(text.size()))};
    std::optional<Fault> first;
    bool has_mark = false;
    std::size_t tries = 0;
    std::vector<std::size_t> marked;  // starts that were examined with full tolerance
    for (const bool is_marked : {true, false}) {
        for (std::size_t i = 0; i < text.size() && tries < kMaxTries; ++i) {
            std::size_t start = i;
            if (is_marked) {
                const std::size_t step = mark_size(text.substr(i));
                if (step == 0) continue;
                has_mark = true;
                start = i + step;
            } else if (i > 0 && is_alnum(text[i - 1])) {
                continue;
            }
            while (start < text.size() && is_marked && wrapping_size(text.substr(start)) > 0) ++start;
            if (start >= text.size() || (!is_marked && !looks_like_head(text.substr(start)))) continue;
            if (!is_marked && std::find(marked.begin(), marked.end(), start) != marked.end()) continue;
            if (is_marked) marked.push_back(start);
            ++tries;
            const Reading reading = read_candidate(text.substr(start), is_marked, is_game);
            if (!reading.code.empty() && rest != nullptr) *rest = reading.rest;
            if (!reading.code.empty()) return reading.code;
            if (!first && !reading.fault.code.empty()) first = reading.fault;
        }
        tries = 0;
    }
    if (first) return *first;
    if (!has_mark && text.find("://") != std::string_view::npos) return Fault{"link/lost", say::link_lost()};
    return Fault{"link/none", say::link_none()};
}

}  // namespace orrery
