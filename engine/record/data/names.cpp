// In order: names that look alike, names that read as Orrery's own words, cleaning, refusals, and marks that tell
// people apart. What a character looks like is asked of name_signs.h.
#include "record/data/names.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "core/words.h"
#include "generated/record/say.h"
#include "record/data/name_signs.h"

namespace orrery {
namespace {

constexpr std::size_t kMostBytesRead = 4096;  // how much of a name is read at most

// Is it printable ASCII? Most names are.
bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char sign) { return sign >= ' ' && sign <= '~'; });
}

// ---- Names that look alike

using Places = std::vector<Look>;

Places places_of(std::string_view name) {
    Places places;
    while (!name.empty()) {
        const std::uint32_t sign = take_sign(name);
        if (sign < 0x80)
            places.push_back(plain_look(sign));
        else if (marks_beside(sign) == 0)
            places.push_back(look_of(sign));
    }
    return places;
}

// Replaces letters that together look like one letter, such as "rn" for "m".
Places joined(const Places& places) {
    constexpr std::string_view kJoined[] = {"rnm", "vvw", "cld"};
    const auto sign = [](char letter) { return static_cast<std::uint32_t>(letter); };
    Places out;
    for (const Look& look : places) {
        const auto* found = std::find_if(std::begin(kJoined), std::end(kJoined), [&](std::string_view letters) {
            return !out.empty() && out.back().latin == sign(letters[0]) && look.latin == sign(letters[1]);
        });
        if (found == std::end(kJoined))
            out.push_back(look);
        else
            out.back() = plain_look(sign((*found)[2]));
    }
    return out;
}

bool is_open(const Look& look) { return look.latin == Look::kPerhaps || look.latin == Look::kLikely; }

bool may_be_same(const Look& a, const Look& b) {
    if (a.script == b.script && a.own == b.own) return true;
    if (a.script == b.script) return a.latin == b.latin && a.latin > Look::kLikely;
    return a.latin == b.latin || is_open(a) || is_open(b);
}

// Does this place tell the names apart, or could nearly any two signs stand there?
bool tells(const Look& a, const Look& b) {
    if (a.script == b.script) return a.own != ' ';
    return a.latin != Look::kPerhaps && b.latin != Look::kPerhaps;
}

bool are_alike(const Places& a, const Places& b) {
    if (a.size() != b.size()) return false;
    bool is_told = false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!may_be_same(a[i], b[i])) return false;
        is_told = is_told || tells(a[i], b[i]);
    }
    return is_told;
}

// ---- Names that read as words of Orrery's own

bool is_letter(std::uint32_t sign) {
    if (sign < 0x80)
        return (sign >= '0' && sign <= '9') || (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
    return sign > 0xBF && !(sign >= 0x2000 && sign <= 0x206F) && !(sign >= 0x3000 && sign <= 0x303F);
}

// The letters and digits of a name, as what they look like.
Places letters_of(std::string_view name) {
    Places places;
    while (!name.empty()) {
        const std::uint32_t sign = take_sign(name);
        if (!is_letter(sign)) continue;
        if (sign < 0x80)
            places.push_back(plain_look(sign));
        else if (marks_beside(sign) == 0)
            places.push_back(look_of(sign));
    }
    return places;
}

bool reads_as(const Places& places, std::string_view word) {
    return std::equal(places.begin(), places.end(), word.begin(), word.end(), [](const Look& look, char letter) {
        return look.latin == plain_look(static_cast<unsigned char>(letter)).latin;
    });
}

// Does it read as one of these words, which have blanks between them?
bool reads_as_one(const Places& places, std::string_view words) {
    const std::vector<std::string_view> all = tokens_of(words);
    return std::any_of(all.begin(), all.end(), [&places](std::string_view word) { return reads_as(places, word); });
}
bool is_word(const Places& places) { return reads_as_one(places, say::own_words); }

bool is_numbered(std::string_view name) {
    if (name.empty() || name.back() < '1' || name.back() > '9') return false;
    const Places before = letters_of(name.substr(0, name.size() - 1));
    return reads_as_one(before, say::numbered_words);
}

// Does the first word read as "bot", with something after it?
bool begins_with_bot(std::string_view name) {
    std::string first;
    for (std::string_view rest = name; !rest.empty();) {
        const std::string_view before = rest;
        if (const std::uint32_t sign = take_sign(rest); is_letter(sign))
            first += before.substr(0, before.size() - rest.size());
        else if (!first.empty())
            break;
    }
    return reads_as(letters_of(first), "bot");
}

}  // namespace

bool is_word(std::string_view name) {
    const Places places = letters_of(name);
    return is_word(places) || is_word(joined(places)) || is_numbered(name) || begins_with_bot(name);
}

std::string called(const std::string& name) { return !name.empty() && is_word(name) ? say::quoted_name(name) : name; }

std::string clean_name(std::string_view name) {
    const bool is_clean = is_plain(name) && name.size() <= kMaxNameSigns && name.find("  ") == name.npos &&
                          !name.starts_with(' ') && !name.ends_with(' ');
    return is_clean ? std::string(name) : clean_signs(name, kMaxNameSigns, kMaxNameBytes);
}

std::string clean_line(std::string_view text, std::size_t most_signs, std::size_t most_bytes) {
    return clean_signs(text, most_signs, most_bytes);
}

std::string clean_signs(std::string_view name, std::size_t most_signs, std::size_t most_bytes) {
    std::string clean;
    std::size_t signs = 0;
    std::uint32_t last = 0;  // the base sign for marks, composed with marks so far; 0: none
    int marks = 0;           // on that sign
    bool gap = false;
    name = name.substr(0, kMostBytesRead);
    while (!name.empty()) {
        const std::uint32_t sign = take_sign(name);
        if (is_blank(sign)) {
            gap = !clean.empty();
            continue;
        }
        if (is_unseen(sign) || sign == '{' || sign == '}') continue;  // braces name seats in the engine's sentences
        const int most = marks_beside(sign);
        if (most > 0 && (gap || last == 0 || marks >= most)) continue;
        if (const std::uint32_t whole = most > 0 && marks == 0 ? composed(last, sign) : 0; whole != 0) {
            const std::size_t before = clean.size() - sign_text(last).size();
            if (before + sign_text(whole).size() > most_bytes) break;
            clean.replace(before, std::string::npos, sign_text(whole));
            last = whole;
            continue;
        }
        const std::string bytes = sign_text(sign);
        const std::size_t more = gap ? 1 : 0;
        if (signs + more + 1 > most_signs || clean.size() + more + bytes.size() > most_bytes) break;
        if (gap) clean += ' ';
        clean += bytes;
        signs += more + 1;
        gap = false;
        marks = most > 0 ? marks + 1 : 0;
        if (most == 0) last = sign;
    }
    return clean;
}

Verdict name_refusal(std::string_view typed) {
    if (!is_plain(typed))
        if (Verdict refused = signs_refusal(typed)) return refused;
    if (!is_word(clean_name(typed))) return {};
    return Refusal{"", say::name_is_word()};
}

Verdict signs_refusal(std::string_view typed) {
    bool is_typed = false, has_marks = false;
    for (std::string_view rest = typed.substr(0, kMostBytesRead); !rest.empty();) {
        const std::uint32_t sign = take_sign(rest);
        if (turns_text(sign)) return Refusal{"", say::name_turns_text()};
        is_typed = is_typed || !(sign == ' ' || sign == '\t' || sign == '\n');
        has_marks = has_marks || (!is_unseen(sign) && marks_beside(sign) > 0);
    }
    if (!is_typed || !clean_name(typed).empty()) return {};
    return Refusal{"", has_marks ? say::name_accents_alone() : say::name_unseen()};
}

bool look_alike(std::string_view a, std::string_view b) {
    const Places one = places_of(a), other = places_of(b);
    return are_alike(one, other) || are_alike(joined(one), joined(other));
}

std::vector<std::string> told_apart(const std::vector<std::string>& names, const std::vector<std::string>& colours) {
    const auto with_colour = [&](std::size_t i) { return names[i] + " (" + colours[i] + ")"; };
    const auto passes_for = [&](std::size_t i, std::size_t other) {
        if (look_alike(names[i], colours[other])) return true;
        return !names[other].empty() &&
               (look_alike(names[i], names[other]) || look_alike(names[i], with_colour(other)));
    };
    std::vector<std::string> told;
    for (std::size_t i = 0; i < names.size(); ++i) {
        bool is_alone = names[i].empty() || !is_word(names[i]);
        for (std::size_t other = 0; other < names.size() && !names[i].empty(); ++other)
            is_alone = is_alone && (other == i || !passes_for(i, other));
        told.push_back(names[i].empty() ? colours[i] : is_alone ? names[i] : with_colour(i));
    }
    return told;
}

}  // namespace orrery
