// Shared by all fuzz targets: the input read as choices, how a broken law ends a run, and known games by link, made
// once. A target is one file, <name>_fuzz.cpp; its `kMaxInput` is the longest input that it gets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "record/forger.h"
#include "record/invariants.h"
#include "record/play/journal.h"

namespace orrery::fuzz {

// Ends the run if the law is broken; libFuzzer then reports the input.
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
    std::uint32_t below(std::uint32_t bound);  // bound >= 1; takes one byte, or two for a larger bound
    std::string_view rest() const { return left_; }
    post::Below as_below() {
        return [this](std::uint32_t bound) { return below(bound); };
    }

   private:
    std::string_view left_;
};

// A game by link at one moment: one journal per device; device k has the key of seat k.
using Moment = std::vector<Journal>;
struct Match {
    SeatKeys keys;  // of all seats
    std::vector<Moment> moments;
    std::vector<Record> sent;  // every record that was ever sent
};
// A match that the input chooses, played when it is first needed. The matches have few moves, every kind of binding and
// every game. Their moments are invitations, secret rounds, turns, moves that wait, and ends.
const Match& some_match(Choices& choices);

// A forged record. The attacker has every record that was sent, and sometimes a seat of its own.
Record forged(const Match& match, Choices& choices, const std::vector<const Record*>& known, Seat victim);

// Gives the keys of a journal their hash chains, which they would otherwise have to compute again.
void warm(Journal& journal, const SeatKeys& keys);

}  // namespace orrery::fuzz
