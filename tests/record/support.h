// Devices that play a game by link with one another, for tests of records. Each has a journal of its own, and only
// links go between them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "record/device/bundle.h"
#include "record/play/invitation.h"
#include "record/play/table.h"

namespace orrery::post {

inline constexpr Protocol kProtocols[] = {Protocol::values, Protocol::tags, Protocol::scrambled, Protocol::sealed,
                                          Protocol::friends};
inline constexpr Protocol kSealing[] = {Protocol::values, Protocol::tags, Protocol::sealed};

// The secret of a seat. It is the same in every run.
ChainValue key_of(std::uint64_t number, int seat);

struct Device {
    Journal journal;

    Table table() const { return std::move(*Table::open(journal)); }
    void keep(const Table& table) { journal = table.journal(0); }
    std::string link() const { return *encode_link(sent()); }
    Record sent() const;  // what is committed
    // Opens a link, keeps the result, and opens what is due from this device. Returns how the link stood to what was
    // known.
    Standing open(const std::string& link);
};

// An invitation with one person per device and bots on the seats after them. All seats are taken, and all devices know
// that it has begun.
std::vector<Device> begun(std::string_view game, int people, int bots, std::uint64_t number,
                          const std::vector<OptionText>& options = {}, Protocol protocol = Protocol::sealed,
                          std::uint8_t level = 1, int revision = 0);  // of the bots; of the rules, 0: newest

bool is_bot(const Record& record, Seat seat);
inline std::string refused(const Verdict& verdict) { return verdict ? verdict->reason : ""; }  // empty: not refused

// What a changed program does in spite of all checks. leave_anyway: a bot takes the seat, as an act of `by`, whose key
// is here. The other: the person is back, as an act of the seat itself.
void leave_anyway(Journal& journal, Seat seat, Seat by);
void come_back_anyway(Journal& journal, Seat seat);

// Takes a free seat, also in an invitation of an older kind, as the program of that time did.
void sit_down(Journal& journal, Seat seat, const std::string& name, const SeatKey& key);

// Answers and commits, as the page does.
void answer(Device& device, const std::string& move);

// Links go to everybody until all know the same.
void share(std::vector<Device>& devices);

// The device that must answer next, a question to its person or to a bot: 0..size-1; -1: none.
int asked_device(const std::vector<Device>& devices);

// Plays on at random, with every link sent to all, until `stop` holds at the device that is asked. Returns that device,
// or -1.
int play_until(std::vector<Device>& devices, std::uint64_t seed, const std::function<bool(const Table&)>& stop);

struct Course {
    int handovers = 0;  // links that went from one device to another
    std::size_t longest = 0;
    std::string result;  // the last link
};
// Plays on with random moves until the match is over or has `moves` moves. `parallel`: links go to all who owe
// something, and come back in any order.
Course play(std::vector<Device>& devices, std::uint64_t seed, std::size_t moves = kMaxMoves, bool parallel = false);

}  // namespace orrery::post
