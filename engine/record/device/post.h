// Turns that travel by themselves (protocols/post.md): where the letters of a match lie, what encrypts them, and what
// they say. A carrier moves letters and knows nothing of games. Whatever a letter brings goes through arrive(), like
// a pasted link.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/data/carried.h"
#include "record/play/journal.h"

namespace orrery {

// ---- Where letters lie

// It follows from the match's number and the first value of its opener's chain. Everybody who has the invitation or any
// link of the match knows both.
struct PostBox {
    PostKey address{};  // says nothing about the match
    PostKey lock{};     // the key that encrypts all its letters
};
std::optional<PostBox> post_box(const Record& record);  // none: not a game by link, or nobody has sat down

// The seat in whose slot this device writes: the first seat whose key is here. kSpectator: the device only reads.
Seat slot_of(const Journal& journal);
// The signing key of that slot. Only devices with the seat's key can compute it.
std::optional<PostKey> slot_key(const Journal& journal);

// ---- Letters

inline constexpr std::size_t kMaxLetterBytes = 60000;  // NIP-44 takes 65,535

// What a device says about a match.
struct Letter {
    std::string code;              // of the committed record: its link's code, or a bundle if that is too long
    std::vector<Seat> seats;       // seats that are played on the device
    std::uint32_t seen = 0;        // how many moves were shown there
    std::vector<WordAlong> words;  // from its seats, newest last
};
std::string write_letter(const Letter& letter);
// Checks the form only; arrive() checks `code`. A Fault: it is no letter ("letter/form").
Expected<Letter> read_letter(std::string_view text);

// The letter of this device: what it has committed and seen. Its Fault is that of encode_link.
Expected<Letter> letter_of(const Journal& journal, const Carried& carried);

// Takes in the words of a letter by `author`. Words of a seat count only from the author whose letter was the first to
// tell of that seat, so nobody speaks for somebody else. Returns true if something has changed.
bool take_words(Carried& carried, std::size_t seats, const Letter& letter, std::string_view author);
// Says `text` along with the newest committed move. It replaces an earlier word of the seat at that move; an empty text
// removes it.
void say_along(Carried& carried, const Journal& journal, Seat seat, std::string_view text);

// ---- Presence: who has a match open. Devices tell each other while they show it; it is not stored.

struct Presence {
    std::vector<Seat> seats;
    bool is_here = true;     // false: it has just left
    bool is_asking = false;  // the others should answer with their own presence
};
std::string write_presence(const Presence& presence);
Expected<Presence> read_presence(std::string_view text);

}  // namespace orrery
