// How a match travels beside links, and what came along with its turns: kept on the device, never part of the record, never
// covered by anything, and nothing depends on it (record/post.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive.h"
#include "record/names.h"

namespace orrery {

inline constexpr std::size_t kMaxWordSigns = 140;   // of a word along
inline constexpr std::size_t kMostWordsSent = 8;    // of one letter, the newest
inline constexpr std::size_t kMostWordsKept = 400;  // of one match

// One line of valid UTF-8, without control, direction or invisible signs.
inline std::string clean_word(std::string_view text) { return clean_line(text, kMaxWordSigns, 4 * kMaxWordSigns); }

// A line that somebody sends along with a turn.
struct WordAlong {
    std::uint32_t ply = 0;  // after so many moves
    Seat seat = kSpectator;
    std::string text;  // as clean_word leaves it

    bool operator==(const WordAlong&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(nvp("ply", ply), nvp("seat", numbered(seat)), nvp("text", text));
        if constexpr (Archive::is_loading::value) text = clean_word(text);
    }
};

struct Carried {
    bool is_on = false;                // the turns of this match travel by themselves
    bool is_quiet = false;             // words along are neither shown nor sent
    std::vector<std::string> authors;  // of each seat's letters, as the first of them told; empty: none yet
    std::vector<WordAlong> words;      // in the order of plies
    bool is_chosen = false;            // somebody has said whether they do; else a link may

    bool operator==(const Carried&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(nvp("on", is_on), nvp("quiet", is_quiet), nvp("authors", at_most(authors, kMaxSeats)));
        archive(nvp("words", at_most(words, kMostWordsKept)), newer("chosen", is_chosen));
    }
};

}  // namespace orrery
