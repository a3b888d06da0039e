// Messages: what people read, as the files in assets/words have it. A message has places, which values fill, and
// forms that depend on a value: on a number ("1 ship", "2 ships") or on who reads ("You bid", "{p2} bids"). The build
// makes a function of each English message: say::bids(who, 3) returns the sentence in the language that is spoken
// (core/language.h). A message without values is a Wording. Write assets/words/en/<part>.ftl and call its functions; nothing
// else calls `said`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/language.h"
#include "core/words.h"

namespace orrery {

// A message without values: it is called like the others, and may stand in a table of constants. Also a text of a
// catalogue, and a name that is the same in all languages.
struct Wording {
    constexpr Wording() = default;
    constexpr Wording(const char* pattern) : english(pattern) {}

    operator std::string_view() const { return translated(english); }
    std::string text() const { return std::string(translated(english)); }
    std::string operator()() const { return text(); }
    constexpr bool empty() const { return *english == 0; }

    const char* english = "";
};

// A text that is only looked at: a name, or another sentence. It holds where the text is, in one number whatever type the
// text has, because each call of each message passes its texts on.
class TextRef {
   public:
    TextRef(const std::string& text) : where_(reinterpret_cast<std::uintptr_t>(&text)) {}
    TextRef(const std::string_view& text) : where_(reinterpret_cast<std::uintptr_t>(&text) | kView) {}
    TextRef(const char* const& text) : where_(reinterpret_cast<std::uintptr_t>(&text) | kChars) {}
    TextRef(const Wording& text) : where_(reinterpret_cast<std::uintptr_t>(&text) | kWording) {}
    std::string_view view() const;

   private:
    static constexpr std::uintptr_t kView = 1, kChars = 2, kWording = 3;  // the lowest bits of an address tell the type
    std::uintptr_t where_;
};

// A value that fills a place.
struct Filling {
    enum class Kind : std::uint8_t { number, person, text };

    Filling(int n) : kind(Kind::number), number(n) {}
    Filling(const Person& one) : kind(Kind::person), person(&one) {}
    Filling(TextRef words) : kind(Kind::text), text(words) {}

    Kind kind;
    union {
        int number;
        const Person* person;
        TextRef text;
    };
};

// The message with its places filled, in the language that is spoken; in English if that language does not have it.
// `english`: its English pattern, by which the message is known. In a pattern \1 and \2 with a letter stand for a value, \2
// with a capital at its beginning; \3 with a letter opens forms: each is a key, \4, a pattern and \5; \6 closes them. The
// first form whose key fits the value counts, and the last one has no key. What stands between two \7 at the beginning is
// not said: it tells two messages apart that are the same in English only.
std::string filled(const char* english, std::span<const Filling> values);

// The same with the values as they are: int, const Person& and TextRef. Not inline: then a message costs its call only.
template <class... Values>
[[gnu::noinline]] std::string said(const char* english, Values... values) {
    const Filling all[] = {Filling(values)...};
    return filled(english, all);
}

}  // namespace orrery
