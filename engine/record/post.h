// Turns that travel by themselves (notes/0012): where the letters of a match lie, what locks them, and what they say. A carrier
// moves letters and knows nothing of games; whatever a letter brings goes through arrive() like a link that was pasted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/carried.h"
#include "record/journal.h"

namespace orrery {

// ---- Where

// Worked out from what everybody holds who has the invitation, or any link of the match: its number, and the first value of
// its opener's chain.
struct PostBox {
    PostKey address{};  // tells nothing of the match
    PostKey lock{};     // of all its letters
};
std::optional<PostBox> post_box(const Record& record);  // none: not a game by link, or nobody has sat down

// The seat in whose slot this device writes: the first whose key is here. kSpectator: it only reads.
Seat slot_of(const Journal& journal);
// The signing key of that slot, which only devices with the seat's key can work out.
std::optional<PostKey> slot_key(const Journal& journal);

// ---- Letters

inline constexpr std::size_t kMaxLetterBytes = 60000;  // NIP-44 takes 65,535

// What a device has to say of a match.
struct Letter {
    std::string code;  // of the record as far as it is committed: that of a link, or a bundle where it is too long
    std::vector<Seat> seats;       // that are played on the device
    std::uint32_t seen = 0;        // moves that were shown there
    std::vector<WordAlong> words;  // of its seats, the newest last
};
std::string write_letter(const Letter& letter);
// The form alone; what `code` holds is for arrive(). A Fault: it is no letter ("letter/form").
Expected<Letter> read_letter(std::string_view text);

// The letter of this device: what it has committed and seen. A Fault: see encode_link.
Expected<Letter> letter_of(const Journal& journal, const Carried& carried);

// Takes the words of a letter by `author` in. Of each seat only those count that the author brings whose letter told of the seat
// first, so nobody speaks for somebody else. True: something has changed.
bool take_words(Carried& carried, std::size_t seats, const Letter& letter, std::string_view author);
// Says something along with the newest move that is committed; an earlier word of the seat there is replaced, by nothing if empty.
void say_along(Carried& carried, const Journal& journal, Seat seat, std::string_view text);

// ---- Presence: who has a match at hand, as devices tell each other while they show it. Nobody keeps it.

struct Presence {
    std::vector<Seat> seats;
    bool is_here = true;     // false: it has just left
    bool is_asking = false;  // others are to answer with their own
};
std::string write_presence(const Presence& presence);
Expected<Presence> read_presence(std::string_view text);

}  // namespace orrery
