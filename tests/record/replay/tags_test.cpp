// Tags of seats (record/replay/tags.h). In an honest game they hold on every device at every moment, and any change on the way
// breaks them.
#include <catch_amalgamated.hpp>

#include "record/link/seat_key.h"
#include "record/replay/tags.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

// Checks every person's tag in every state that a device has stored or sent.
void check_signed(const Device& device, std::uint64_t number, int people) {
    for (const Record& record : {device.journal.record, device.sent()})
        for (int k = 0; k < people; ++k) {
            INFO("seat " << k + 1 << " after " << record.moves.size() << " moves, " << record.binding->sealed.size()
                         << " sealed, waiting: " << record.binding->waiting);
            CHECK(is_signed(record, seat_at(k), SeatKey(key_of(number, k))));
        }
}

TEST_CASE("in whatever order links come, each seat's tag holds on every device", "[record][tags]") {
    for (const GameInfo& info : games())
        for (int people = std::max(2, info.min_seats); people <= std::min(3, info.max_seats); ++people)
            for (const bool parallel : {false, true}) {
                const std::uint64_t number = 500 + static_cast<std::uint64_t>(people);
                INFO(info.id << ", " << people << " people" << (parallel ? ", in parallel" : ""));
                const int bots = std::min(1, info.max_seats - people);
                auto devices = begun(info.id, people, bots, number);
                for (const Device& device : devices) check_signed(device, number, people);
                for (std::size_t moves = 4; moves < 60; moves += 7) {
                    play(devices, moves, moves, parallel);
                    for (const Device& device : devices) check_signed(device, number, people);
                    if (devices[0].table().asked() == kSpectator) break;
                }
            }
}

// ---- Any change breaks a tag

Record after_some_moves(std::uint64_t number) {
    auto devices = begun("rise", 3, 1, number);
    const Course course = play(devices, 3, 25);
    return open_link(course.result)->record;
}

// How many of the three people's tags `record` breaks.
int broken(const Record& record, std::uint64_t number) {
    int count = 0;
    for (int k = 0; k < 3; ++k) count += is_signed(record, seat_at(k), SeatKey(key_of(number, k))) ? 0 : 1;
    return count;
}

TEST_CASE("a change of any covered field breaks a seat's tag", "[record][tags]") {
    constexpr std::uint64_t kNumber = 510;
    const Record record = after_some_moves(kNumber);
    REQUIRE(broken(record, kNumber) == 0);
    const auto breaks = [&](auto change) {
        Record changed = record;
        change(changed);
        return broken(changed, kNumber) > 0;
    };
    for (std::size_t i = 0; i < 20; ++i) {
        INFO("move " << i + 1);
        CHECK(breaks([&](Record& it) { it.moves[i] += "x"; }));
    }
    for (std::size_t i = 0; i < 3; ++i) {
        INFO("seat " << i + 1);
        CHECK(breaks([&](Record& it) { it.seats[i].name = "Eve"; }));
        CHECK(breaks([&](Record& it) { it.binding->proofs[i].tag ^= 1; }));
        CHECK(breaks([&](Record& it) { ++it.binding->proofs[i].acts; }));
        CHECK(breaks([&](Record& it) { ++it.binding->proofs[i].back; }));
    }
    CHECK(breaks([](Record& it) { it.seats[3].level = 2; }));
    CHECK(breaks([](Record& it) { it.seats[3].character = 1; }));
    CHECK(breaks([](Record& it) { it.binding->opener = seat_at(1); }));
    CHECK(breaks([](Record& it) { it.revision += 1; }));
    CHECK(breaks([](Record& it) { it.binding->bot_revision += 1; }));
    CHECK(breaks([](Record& it) { it.options.push_back({"hand", "empty"}); }));
    CHECK(breaks([](Record& it) { it.binding->changes.push_back({3, seat_at(2), it.seats[2], seat_at(0)}); }));
    CHECK(breaks([](Record& it) {
        it.binding->changes.push_back({3, seat_at(3), {SeatKind::bot, 3, ""}, seat_at(0)});
    }));
}

TEST_CASE("a sealed digit must be the one that its seat sealed", "[record][tags]") {
    constexpr std::uint64_t kNumber = 511;
    auto devices = begun("nim", 3, 0, kNumber);
    Table table = devices[1].table();
    REQUIRE_FALSE(table.play("bid 2"));
    devices[1].keep(table);
    const SeatKey key(key_of(kNumber, 1));
    Record record = devices[1].sent();
    CHECK(is_signed(record, seat_at(1), key));
    record.binding->sealed[0].digits[0] = (record.binding->sealed[0].digits[0] + 1) % 4;
    CHECK_FALSE(is_signed(record, seat_at(1), key));
    record.binding->sealed.clear();
    CHECK_FALSE(is_signed(record, seat_at(1), key));
}

TEST_CASE("no tag covers a move that is not there yet", "[record][tags]") {
    constexpr std::uint64_t kNumber = 512;
    auto devices = begun("nim", 3, 0, kNumber);
    play(devices, 7, kNumber, false);
    const SeatKey key(key_of(kNumber, 1));
    for (const std::size_t more : {0, 1}) {
        CAPTURE(more);
        Record record = devices[1].sent();
        const std::size_t moves = made_moves(record) + more;
        sign(record, seat_at(1), key, 2 * moves, moves);
        CHECK(is_signed(record, seat_at(1), key) == (more == 0));
    }
}

TEST_CASE("games that are bound by values have no tags, and none are checked", "[record][tags]") {
    auto devices = begun("nim", 2, 0, 512);
    devices[0].journal.record.binding->protocol = Protocol::values;
    Record& record = devices[0].journal.record;
    for (SeatProof& proof : record.binding->proofs) proof.tag = 0, proof.acts = 0, proof.back = 0;
    CHECK(is_signed(record, seat_at(0), SeatKey(key_of(512, 0))));
    sign(record, seat_at(0), SeatKey(key_of(512, 0)), 5, 2);
    CHECK(record.binding->proofs[0].place == 5);
    CHECK(record.binding->proofs[0].tag == 0);
}

}  // namespace
}  // namespace orrery
