// How a match travels besides links, and the words that came along with its turns. The device keeps this outside of the
// record. Nothing vouches for it, and nothing depends on it (record/device/post.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive.h"
#include "record/data/names.h"

namespace orrery {

inline constexpr std::size_t kMaxWordSigns = 140;   // per word
inline constexpr std::size_t kMostWordsSent = 8;    // per letter: the newest
inline constexpr std::size_t kMostWordsKept = 400;  // per match

// Makes one line of valid UTF-8, without control characters, direction marks or invisible characters.
inline std::string clean_word(std::string_view text) { return clean_line(text, kMaxWordSigns, 4 * kMaxWordSigns); }

// A line of text that somebody sends along with a turn.
struct WordAlong {
    std::uint32_t ply = 0;  // the number of moves made when it was said
    Seat seat = kSpectator;
    std::string text;  // as clean_word returns it

    bool operator==(const WordAlong&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(nvp("ply", ply), nvp("seat", numbered(seat)), nvp("text", text));
        if constexpr (Archive::is_loading::value) text = clean_word(text);
    }
};

struct Carried {
    bool is_on = false;                // turns of this match travel by themselves
    bool is_quiet = false;             // words along are neither shown nor sent
    std::vector<std::string> authors;  // per seat: author of the first letter that told of it; empty: none yet
    std::vector<WordAlong> words;      // in the order of plies
    bool is_chosen = false;            // a person has set `is_on`; otherwise a link may set it

    bool operator==(const Carried&) const = default;

    template <class Archive>
    void serialize(Archive& archive) {
        archive(nvp("on", is_on), nvp("quiet", is_quiet), nvp("authors", at_most(authors, kMaxSeats)));
        archive(nvp("words", at_most(words, kMostWordsKept)), newer("chosen", is_chosen));
    }
};

}  // namespace orrery
