// Attacks by leaving: somebody lets a bot stand in for a seat as a secret round begins, reads what the others answered, and
// wants to answer after all. Played with what the page offers, and by a program that was changed to do more.
#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/invariants.h"
#include "record/luck.h"
#include "record/secret_round.h"
#include "record/support.h"
#include "record/tags.h"

namespace orrery {
namespace {

using namespace post;

// ---- A bot amid the answers

// People on seats 1, 3 and 4 of a game that begins with a secret round, a bot between them.
std::vector<Device> around_a_bot(const char* game, std::uint64_t number) {
    Record record = *new_record(game, 4, {}, number, 0);
    for (std::size_t i = 0; i < 4; ++i) record.seats[i].kind = i == 1 ? SeatKind::bot : SeatKind::person;
    int count = 0;
    Journal all = invite(record, SeatSet{0b1101}, [&] { return key_of(number, count++); });
    REQUIRE(begin(all));
    std::vector<Device> devices;
    for (const std::size_t seat : {0, 2, 3}) {
        Device& device = devices.emplace_back(Device{all});
        for (std::size_t i = 0; i < 4; ++i)
            if (i != seat) device.journal.keys[i].reset();
        settle_keys(device.journal);
    }
    return devices;
}

TEST_CASE("a game opens that was stored amid a secret round, before a bot's answer, where somebody had sealed and left",
          "[record][attacks]") {
    for (const char* game : {"nim", "rise"}) {
        auto devices = around_a_bot(game, 661);
        answer(devices[1], first_moves(devices[1].table().now(), 5).back());
        REQUIRE_FALSE(stand_in(devices[1].journal, seat_at(2), 1));
        devices[0].open(devices[1].link());
        answer(devices[0], first_moves(devices[0].table().now(), 5).back());
        devices[2].open(devices[0].link());
        answer(devices[2], first_moves(devices[2].table().now(), 5).back());
        devices[0].open(devices[2].link());
        REQUIRE(devices[0].journal.record.moves.size() == 1);  // the bot is asked next
        REQUIRE(devices[0].journal.record.binding->sealed.size() == 2);
        const auto stored = read_journal(journal_json(devices[0].journal));
        REQUIRE(stored);
        CHECK((Table::open(*stored) ? "" : Table::open(*stored).fault().message) == "");
        CHECK(open_link(devices[0].link()));
    }
}

}  // namespace
}  // namespace orrery
