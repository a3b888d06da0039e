// How moves are written (11.2 of the rules references): a word and its arguments, with one blank between them. A game
// lists the forms of its moves once. Printing, reading, and the sentence about a text that is no move follow from that
// list. A game whose verbs are rows (core/verbs.h) has no other list: a row is a form, and a step is an argument.
//     constexpr Argument<Move> kShips{"a number of ships", read_ships, print_ships};
//     constexpr Form<Move> kForms[] = {{Verb::settle, "settle", {&kPlanet, &kShips}}, {Verb::end, "end"}};
//     constexpr Notation<Move> kMoves{kForms, {"settle a1 13", "end"}};
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/verdict.h"

namespace orrery {

template <class Move>
struct Argument {
    Wording wanted;  // "a card such as cocoon"
    bool (*read)(std::string_view text,
                 Move& move);                // false: the text is no such argument; what could be read of it is kept
    std::string (*print)(const Move& move);  // empty: not chosen yet
    std::string (*meant)(std::string_view text) = nullptr;  // what was probably meant; empty: no idea
    bool repeats = false;                                   // may have the same part twice: 2,2
};

inline constexpr std::size_t kMostArguments = 8;

template <class Move>
struct Form {
    using Verb = decltype(Move::verb);
    Verb verb{};
    std::string_view word{};
    std::array<const Argument<Move>*, kMostArguments> arguments{};  // in order; nullptr after the last
};

// Calls read(part) for each part of a list with commas, in the order in which they are written. Returns false if one of
// them is not valid. If the order of a list means nothing, `read` takes any order and refuses a part that is there
// twice; parse() then names it.
template <class Read>
bool read_list(std::string_view text, Read&& read) {
    for (;;) {
        const std::size_t comma = text.find(',');
        if (!read(text.substr(0, comma))) return false;
        if (comma == std::string_view::npos) return true;
        text.remove_prefix(comma + 1);
    }
}

// ---- Sentences about a text that is no move

bool is_well_spaced(std::string_view text);        // one blank between words, none around them; blanks alone pass
std::string plain_letters(std::string_view text);  // in small letters, without blanks and brackets
Fault bad_blanks(std::string_view text);
// The text does not begin with one of `words`. If there are many words, the sentence gives two examples instead.
Fault no_form(std::string_view text, const std::vector<std::string_view>& words,
              const std::array<std::string_view, 2>& examples);
// The first part that is there twice in the lists of `text`: "pin" in "p1f1:pin,the-fear p1f2:pin", "d5" in
// "d5=1,d5=2", "m" in "1m+2m"; empty: none.
std::string twice_in(std::string_view text);
Fault bad_double(std::string_view part);
// After the last word of `said`, `wanted` is expected, not `given`; `given` empty: the text ends there. `meant`, if not
// empty, is offered instead.
Fault no_argument(std::string_view said, std::string_view wanted, std::string_view given, std::string_view meant);
// The move is complete after `said`.
Fault surplus(std::string_view said, std::string_view given);

// `Form` is a type with the members of a Form; its arguments may be more than an Argument.
template <class Move, class Form = orrery::Form<Move>>
struct Notation {
    std::span<const Form> forms;
    std::array<std::string_view, 2> examples;

    // The first form with that verb or word; nullptr: no form has it.
    const Form* form(decltype(Move::verb) verb) const {
        // Called at every decision. If the forms are in the order of their verbs, this finds the form at once.
        const std::size_t place = static_cast<std::size_t>(verb) - static_cast<std::size_t>(forms.front().verb);
        if (place < forms.size() && forms[place].verb == verb) return &forms[place];
        for (const Form& one : forms)
            if (one.verb == verb) return &one;
        return nullptr;
    }
    const Form* form(std::string_view word) const {
        for (const Form& one : forms)
            if (one.word == word) return &one;
        return nullptr;
    }

    // The text of a whole move, or of the beginning of one.
    std::string print(const Move& move) const {
        const Form* form = this->form(move.verb);
        if (form == nullptr) return {};
        std::string text(form->word);
        for (const Argument<Move>* argument : form->arguments) {
            const std::string part = argument != nullptr ? argument->print(move) : std::string();
            if (part.empty()) break;
            text += " " + part;
        }
        return text;
    }

    Expected<Move> parse(std::string_view text) const {
        if (!is_well_spaced(text)) return bad_blanks(text);
        std::string_view said = text.substr(0, text.find(' '));
        const Form* form = this->form(said);
        if (form == nullptr) return no_form(text, words(), examples);
        Move move{};
        move.verb = form->verb;
        std::string_view rest = text.substr(std::min(said.size() + 1, text.size()));
        for (std::size_t i = 0; i < form->arguments.size() && form->arguments[i] != nullptr; ++i) {
            const Argument<Move>& argument = *form->arguments[i];
            const bool is_last = i + 1 == form->arguments.size() || form->arguments[i + 1] == nullptr;
            const std::string_view part = is_last ? rest : rest.substr(0, rest.find(' '));
            if (part.empty()) return no_argument(said, argument.wanted.text(), part, "");
            if (!argument.read(part, move)) {
                const std::string twice = argument.repeats ? std::string() : twice_in(part);
                return twice.empty() ? no_argument(said, argument.wanted.text(), part, meant(*form, argument, part))
                                     : bad_double(twice);
            }
            said = text.substr(0, said.size() + 1 + part.size());
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        }
        if (!rest.empty()) return surplus(said, rest);
        return move;
    }

    // The move that `text` begins, as far as it says; nothing: no move begins so.
    std::optional<Move> begun(std::string_view text) const {
        const std::string_view word = text.substr(0, text.find(' '));
        const Form* form = this->form(word);
        if (form == nullptr) return {};
        Move move{};
        move.verb = form->verb;
        std::string_view rest = text.substr(std::min(word.size() + 1, text.size()));
        for (std::size_t i = 0; i < form->arguments.size() && form->arguments[i] != nullptr && !rest.empty(); ++i) {
            const bool is_last = i + 1 == form->arguments.size() || form->arguments[i + 1] == nullptr;
            const std::string_view part = is_last ? rest : rest.substr(0, rest.find(' '));
            if (!form->arguments[i]->read(part, move)) break;
            rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        }
        return move;
    }

   private:
    std::vector<std::string_view> words() const {
        std::vector<std::string_view> words;
        for (const Form& one : forms) words.push_back(one.word);
        return words;
    }

    std::string meant(const Form& form, const Argument<Move>& argument, std::string_view text) const {
        Move move{};
        move.verb = form.verb;
        const std::string plain = plain_letters(text);
        if (argument.read(plain, move)) return plain;
        return argument.meant != nullptr ? argument.meant(text) : std::string();
    }
};

}  // namespace orrery
