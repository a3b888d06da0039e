// Attacks by leaving: somebody lets a bot stand in when a secret round begins, reads what the others answered, and then
// wants to answer after all. Played with what the page offers, and by a changed program that can do more.
#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/invariants.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

// The others answer, and each link goes to all. The seat with the last answer opens its own. On the device of the seat
// that left, the answer can be read before any answer is a move there.
// one can be read, before any answer is a move there.
void answer_without(std::vector<Device>& devices, std::size_t left) {
    for (std::size_t i = 0; i < devices.size(); ++i) {
        if (i == left) continue;
        const Table table = devices[i].table();
        if (table.now().decision().secret && table.asked() == seat_at(static_cast<int>(i)))
            answer(devices[i], first_moves(table.now(), 9).back());
        for (std::size_t other = 0; other < devices.size(); ++other)
            if (other != i) devices[other].open(devices[i].link());
    }
}

// What a changed program does: the seat is a person's again and gives the last of its answers. It tells the change of
// hands, does not tell it, or pretends that the seat never left.
enum class Back { told, untold, never_away };
Record late_answer(const Device& before, const Device& after, Seat seat, Back back) {
    Device cheat = after;
    const auto i = static_cast<std::size_t>(index(seat));
    Record& record = cheat.journal.record;
    Binding& binding = *record.binding;
    if (back == Back::never_away) binding.proofs[i] = before.journal.record.binding->proofs[i];
    if (back != Back::never_away) come_back_anyway(cheat.journal, seat);
    if (back != Back::told)
        std::erase_if(binding.changes, [seat](const SeatChange& change) { return change.seat == seat; });
    record.seats[i] = before.journal.record.seats[i];
    if (back == Back::untold && has_tags(record))
        sign(record, seat, *cheat.journal.keys[i], change_place(record.moves.size()), record.moves.size());
    answer(cheat, first_moves(cheat.table().now(), 9).back());
    return cheat.sent();
}

TEST_CASE("attack 18: a person who left when a secret round began does not answer it after others' answers are open",
          "[record][attacks]") {
    int tried = 0;
    for (const Protocol protocol : kSealing)
        for (const char* game : {"nim", "rise", "ozymandias"})
            for (std::size_t cheat = 0; cheat < 3; ++cheat) {
                INFO(game << ", protocol " << static_cast<int>(protocol) << ", seat " << cheat + 1);
                auto devices = begun(game, 3, 0, 660, {}, protocol);
                const Seat seat = seat_at(static_cast<int>(cheat));
                const bool is_secret = play_until(devices, 4, [seat](const Table& table) {
                                           return table.now().decision().secret && table.owing().has(seat);
                                       }) >= 0;
                REQUIRE(is_secret);
                const Device before = devices[cheat];
                REQUIRE_FALSE(stand_in(devices[cheat].journal, seat, 1));
                for (Device& device : devices)
                    if (&device != &devices[cheat]) device.open(devices[cheat].link());
                answer_without(devices, cheat);
                CHECK_FALSE(refused(take_back(devices[cheat].journal, seat)).empty());
                if (!devices[cheat].table().now().decision().secret) continue;
                for (const Back back : {Back::told, Back::untold, Back::never_away}) {
                    INFO("back " << static_cast<int>(back));
                    if (back == Back::told && signs_hands(before.journal.record)) {
                        Device told = devices[cheat];
                        come_back_anyway(told.journal, seat);
                        CHECK(open_link(*encode_link(told.sent())).fault().code == "link/record");
                        CHECK(Table::open(told.journal).fault().code == "record/changes");
                        continue;
                    }
                    const Record late = late_answer(before, devices[cheat], seat, back);
                    for (std::size_t i = 0; i < devices.size(); ++i) {
                        if (i == cheat) continue;
                        const auto arrival = arrive(&devices[i].journal, nullptr, came(late));
                        REQUIRE(arrival);
                        ++tried;
                        if (protocol == Protocol::values && back != Back::told && arrival->game) {
                            CHECK(is_bot(arrival->game->record, seat));  // its answer is dropped untold
                            continue;
                        }
                        CHECK(arrival->standing == Standing::fork);
                        CHECK_FALSE(arrival->game);
                        CHECK(arrival->late.has(seat));
                    }
                }
            }
    CHECK(tried > 30);
}

// ---- A bot among those who answer

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

TEST_CASE("a game stored in a secret round before a bot's answer opens, also if a seat had sealed and left",
          "[record][attacks]") {
    for (const char* game : {"nim", "rise"}) {
        auto devices = around_a_bot(game, 661);
        answer(devices[1], first_moves(devices[1].table().now(), 5).back());
        leave_anyway(devices[1].journal, seat_at(2), seat_at(2));
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
