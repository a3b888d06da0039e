// A seat's secret as letters and digits. It moves a seat to another device, and brings it back after storage was wiped.
// It stays the same through the whole match, and only the person who plays the seat should have it. It is written like
// a link (record/link/link.h), so it travels like one, as a QR code or in a file, and damage is noticed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "record/data/record.h"

namespace orrery {

struct WrittenSeatKey {
    std::string game;
    std::uint64_t number = 0;  // of the match
    Seat seat = kSpectator;
    ChainValue key{};

    bool operator==(const WrittenSeatKey&) const = default;
};

std::string write_seat_key(const WrittenSeatKey& code);

// The first undamaged seat code in `text`, even if it was wrapped. Faults: those of open_link. "link/none" also if the
// text has only another kind of link.
Expected<WrittenSeatKey> read_seat_key(std::string_view text);
bool is_seat_key(std::string_view text);  // false: it is the link of a game

}  // namespace orrery
