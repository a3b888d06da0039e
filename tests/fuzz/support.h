// What all fuzz targets share: an input that is read as choices, how a broken law ends a run, and games by link that are
// known here, made once. A target is one file, <name>_fuzz.cpp; `kMaxInput` in it is the longest input it is given.
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

// Ends the run, which libFuzzer then reports with its input.
void require(bool holds, std::string_view law);
inline void require_none(const std::string& broken, std::string_view law) {
    if (!broken.empty()) require(false, std::string(law) + ": " + broken);
}

// Takes in what arrives, and requires what must hold then; a broken law is told with both games.
post::TakenIn take_in(Journal& here, const Journal& incoming, std::string_view law);

// The input as choices; behind its end all of them are 0.
class Choices {
   public:
    Choices(const std::uint8_t* data, std::size_t size) : left_(reinterpret_cast<const char*>(data), size) {}

    bool are_over() const { return left_.empty(); }
    std::uint32_t below(std::uint32_t bound);  // bound >= 1; takes a byte, two where one is too few
    std::string_view rest() const { return left_; }
    post::Below as_below() {
        return [this](std::uint32_t bound) { return below(bound); };
    }

   private:
    std::string_view left_;
};

// A game by link as its devices have it at one moment, device k with the key of seat k.
using Moment = std::vector<Journal>;
struct Match {
    SeatKeys keys;  // of all
    std::vector<Moment> moments;
    std::vector<Record> sent;  // all that has travelled
};
// Invitations, games amid secret rounds, amid turns and while a move waits, ends; of every kind of binding and every game. Few
// moves each. One that the input chooses; it is played when it is first wanted.
const Match& some_match(Choices& choices);

// A record that was sent, forged in some ways: what the attacker has is all that was sent, and sometimes a seat of its own.
Record forged(const Match& match, Choices& choices, const std::vector<const Record*>& known, Seat victim);

// Keys that are read have to hash their chains anew: those that are known come with theirs.
void warm(Journal& journal, const SeatKeys& keys);

}  // namespace orrery::fuzz
