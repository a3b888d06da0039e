// What all fuzz targets share: an input that is read as choices, how a broken law ends a run, and known games by link,
// which are made once. A target is one file, <name>_fuzz.cpp; its `kMaxInput` is the longest input that it gets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/forger.h"
#include "record/invariants.h"
#include "record/journal.h"

namespace orrery::fuzz {

// Ends the run if `holds` is false; libFuzzer then reports the input.
void require(bool holds, std::string_view law);
inline void require_none(const std::string& broken, std::string_view law) {
    if (!broken.empty()) require(false, std::string(law) + ": " + broken);
}

// Takes in what arrives and requires what must hold then. A broken law is reported with both games.
post::TakenIn take_in(Journal& here, const Journal& incoming, std::string_view law);

// The input as choices. After its end all choices are 0.
class Choices {
   public:
    Choices(const std::uint8_t* data, std::size_t size) : left_(reinterpret_cast<const char*>(data), size) {}

    bool are_over() const { return left_.empty(); }
    std::uint32_t below(std::uint32_t bound);  // bound >= 1; takes one byte, or two if bound needs them
    std::string_view rest() const { return left_; }
    post::Below as_below() {
        return [this](std::uint32_t bound) { return below(bound); };
    }

   private:
    std::string_view left_;
};

// A game by link at one moment, as its devices have it; device k has the key of seat k.
using Moment = std::vector<Journal>;
struct Match {
    SeatKeys keys;  // of all seats
    std::vector<Moment> moments;
    std::vector<Record> sent;  // all that has travelled
};
// A match that the input chooses, with few moves; it is played when it is first wanted. There are matches of every kind
// of binding and every game: invitations, secret rounds, turns that are not over, moves that wait, ends.
const Match& some_match(Choices& choices);

// A sent record, forged in some ways. The attacker has all that was sent, and sometimes a seat of its own.
Record forged(const Match& match, Choices& choices, const std::vector<const Record*>& known, Seat victim);

// Gives keys that were read their chains, if they are known; computing the chains again takes long.
void warm(Journal& journal, const SeatKeys& keys);

}  // namespace orrery::fuzz
