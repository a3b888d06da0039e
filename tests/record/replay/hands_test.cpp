// Attacks on changes of hands: somebody puts a bot on a seat in the name of a seat that was made to open more than it
// wanted. Also seats that change hands so often that honest devices part.
#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/invariants.h"
#include "record/replay/luck.h"
#include "record/replay/tags.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

// `record` with a bot on `seat`, as if `by` had let it stand in.
Record with_bot(Record record, Seat seat, Seat by) {
    SeatHolder& holder = record.seats[static_cast<std::size_t>(index(seat))];
    record.binding->changes.push_back({static_cast<std::uint32_t>(made_moves(record)), seat, holder, by});
    holder.kind = SeatKind::bot, holder.level = 1;
    return record;
}

// Does the device take nothing of a forged record?
bool holds_off(const Device& device, const Record& forged) {
    const auto link = encode_link(forged);
    const auto opened = link ? open_link(*link) : Expected<OpenedLink>(link.fault());
    if (!opened) return true;
    const auto arrival = arrive(&device.journal, nullptr, came(opened->record));
    return !arrival || !arrival->game || arrival->game->record == device.journal.record;
}

// Plays on, with every link sent to all, and shows which seat has just moved, at most `count` times.
void after_moves(std::vector<Device>& devices, int count, std::uint64_t seed,
                 const std::function<void(std::size_t mover)>& visit) {
    Chance choice(seed);
    while (count > 0) {
        const int asked = asked_device(devices);
        if (asked < 0) return;
        Device& device = devices[static_cast<std::size_t>(asked)];
        const bool is_secret = device.table().now().decision().secret;
        answer(device, any_move(device.table().now(), choice));
        share(devices);
        if (is_secret) continue;
        visit(static_cast<std::size_t>(asked));
        --count;
    }
}

TEST_CASE("attack 19: the value that a seat opens to vouch for its tag puts no bot on a third seat",
          "[record][attacks]") {
    for (const Protocol protocol : {Protocol::tags, Protocol::sealed})
        for (const char* game : {"nim", "rise", "cosmos"}) {
            int vouched = 0;
            auto devices = begun(game, 4, 0, 670, {}, protocol);
            after_moves(devices, 12, 3, [&](std::size_t author) {
                INFO(game << ", " << devices[author].journal.record.moves.size() << " moves, author " << author + 1);
                Device alleged = devices[author];
                Record damaged = alleged.sent();
                damaged.binding->proofs[author].tag ^= 1;
                const auto arrival = arrive(&alleged.journal, nullptr, came(damaged));
                REQUIRE(arrival);
                CHECK(arrival->standing == Standing::forged);
                if (!arrival->game || arrival->game->record == alleged.journal.record) return;
                ++vouched;
                alleged.journal = *arrival->game;
                for (std::size_t third = 0; third < 4; ++third) {
                    if (third == author) continue;
                    const Record forged =
                        with_bot(alleged.sent(), seat_at(static_cast<int>(third)), seat_at(static_cast<int>(author)));
                    CHECK(holds_off(alleged, forged));
                    for (std::size_t other = 0; other < 4; ++other) {
                        if (other == author) continue;
                        Device there = devices[other];
                        // By the older rules a device that has not heard of it at first takes the opened place for an
                        // act.
                        if (protocol == Protocol::tags) there.open(alleged.link());
                        CHECK(holds_off(there, forged));
                    }
                }
            });
            CHECK(vouched >= 6);
        }
}

TEST_CASE("attack 21: nobody puts a bot on a seat in the name of a seat that has sealed an answer",
          "[record][attacks]") {
    for (const Protocol protocol : {Protocol::tags, Protocol::sealed}) {
        INFO("protocol " << static_cast<int>(protocol));
        auto devices = begun("nim", 4, 0, 672, {}, protocol);
        Device &author = devices[0], &heard = devices[2], &unheard = devices[3];
        answer(author, "bid 2");
        REQUIRE(heard.open(author.link()) == Standing::newer);
        const Record forged = with_bot(author.sent(), seat_at(1), seat_at(0));
        REQUIRE(open_link(*encode_link(forged)));
        const Arrival there = judge(author.journal, forged);
        CHECK(there.standing == Standing::forged);
        CHECK((there.change.seat == seat_at(0) && there.change.is_hands));
        CHECK(holds_off(author, forged));
        const Arrival elsewhere = judge(heard.journal, forged);
        CHECK(elsewhere.standing == Standing::fork);
        CHECK((elsewhere.change.seat == seat_at(0) && elsewhere.change.is_hands && !elsewhere.change.is_sure));

        // A device that has not heard of the true state believes the first lie until its author opens one more value.
        REQUIRE(unheard.open(*encode_link(forged)) == Standing::newer);
        for (std::size_t i : {std::size_t{1}, std::size_t{2}}) {
            devices[i].open(author.link());
            answer(devices[i], "bid 1");
            author.open(devices[i].link());
        }
        Device fourth = heard;
        fourth.open(author.link());
        fourth.journal.keys = {}, fourth.journal.keys[3] = key_of(672, 3);
        settle_keys(fourth.journal);
        answer(fourth, "bid 3");
        REQUIRE(author.open(fourth.link()) == Standing::newer);  // and opens its own
        const Arrival told = judge(unheard.journal, author.sent());
        if (protocol == Protocol::tags) {  // the owner of the seat has acted since, which undoes it untold
            CHECK(told.standing == Standing::newer);
            continue;
        }
        CHECK(told.standing == Standing::fork);
        CHECK((told.change.seat == seat_at(0) && told.change.is_hands && told.change.is_sure));
    }
}

TEST_CASE("a change of hands holds only with its author's own tag", "[record][tags]") {
    for (const bool is_own : {false, true}) {
        auto devices = begun("nim", 3, 0, 673);
        REQUIRE(play_until(devices, 2, [](const Table& table) { return !table.now().decision().secret; }) >= 0);
        const int seat = is_own ? 0 : 1;
        REQUIRE_FALSE(stand_in(devices[0].journal, seat_at(seat), 2));
        const Record record = devices[0].sent();
        const SeatKey key(key_of(673, 0));
        REQUIRE(record.binding->changes.size() == 1);
        CHECK(is_signed(record, seat_at(0), key));
        CHECK(false_change(record, seat_at(0), key) == nullptr);
        const auto breaks = [&](auto change) {
            Record changed = record;
            change(changed);
            return false_change(changed, seat_at(0), key) != nullptr && !is_signed(changed, seat_at(0), key);
        };
        CHECK(breaks([](Record& it) { it.binding->changes[0].tag ^= 1; }));
        CHECK(breaks([](Record& it) { it.binding->changes[0].beyond += 1; }));
        CHECK(breaks([](Record& it) { it.binding->changes[0].moves -= 1; }));
        CHECK(breaks([](Record& it) { it.binding->changes[0].seat = seat_at(2); }));
        CHECK(breaks([](Record& it) { it.binding->changes[0].amid_wait = true; }));
        CHECK(breaks([](Record& it) { it.binding->changes[0].before.kind = SeatKind::bot; }));
        CHECK(breaks([seat](Record& it) { it.seats[static_cast<std::size_t>(seat)].level = 1; }));
        CHECK(breaks([](Record& it) { it.moves[0] += "x"; }));
        CHECK(breaks([](Record& it) { it.binding->changes.push_back(it.binding->changes[0]); }));
        Record elsewhere = record;  // a tag for another seat's change does not fit this one
        elsewhere.binding->changes[0].by = seat_at(2);
        CHECK(false_change(elsewhere, seat_at(0), key) == nullptr);
        CHECK(false_change(elsewhere, seat_at(2), SeatKey(key_of(673, 2))) != nullptr);
    }
}

TEST_CASE("the half that vouches for a tag opens no place, and no other tag can be made there", "[record][tags]") {
    auto devices = begun("nim", 3, 0, 674);
    after_moves(devices, 1, 2, [&](std::size_t mover) {
        Device& vouching = devices[mover];
        const Seat seat = seat_at(static_cast<int>(mover));
        const Record before = vouching.sent();
        Record damaged = before;
        damaged.binding->proofs[mover].tag ^= 1;
        vouching.journal = arrive(&vouching.journal, nullptr, came(damaged))->game.value();
        const Record shown = vouching.sent();
        CHECK(shown.binding->proofs[mover].vouched);
        CHECK(shown.binding->proofs[mover].place == before.binding->proofs[mover].place);
        CHECK(shown_value(shown, seat) == before.binding->proofs[mover].value);
        CHECK(open_link(*encode_link(shown))->record == shown);
        const auto key = tag_key(shown, seat, before.binding->proofs[mover].place);
        REQUIRE(key);
        CHECK(is_signed(before, seat, *key));
        CHECK_FALSE(is_signed(damaged, seat, *key));
        CHECK_FALSE(tag_key(before, seat, before.binding->proofs[mover].place));
        for (std::size_t i = 0; i < 3; ++i)
            if (i != mover) {
                CHECK(devices[i].open(*encode_link(shown)) == Standing::newer);
                CHECK(judge(devices[i].journal, damaged).standing != Standing::same);
            }
        Record more = shown;
        sign(more, seat, *vouching.journal.keys[mover], shown.binding->proofs[mover].place, shown.moves.size());
        CHECK(more.binding->proofs[mover].place == shown.binding->proofs[mover].place + 1);
        CHECK_FALSE(more.binding->proofs[mover].vouched);
    });
}

TEST_CASE("attack 20: leaving and coming back again and again at one moment makes no honest devices part",
          "[record][attacks]") {
    auto devices = begun("nim", 3, 0, 671);
    REQUIRE(play_until(devices, 2, [](const Table& table) { return !table.now().decision().secret; }) >= 0);
    for (int time = 0; time < 20; ++time) {
        if (stand_in(devices[0].journal, seat_at(0), 1)) break;
        CHECK(devices[1].open(devices[0].link()) == Standing::newer);
        REQUIRE(refused(take_back(devices[0].journal, seat_at(0))) == "");
        CHECK(devices[1].open(devices[0].link()) == Standing::newer);
    }
    CHECK(devices[0].link() == devices[1].link());
    const int asked = asked_device(devices);
    REQUIRE(asked >= 0);
    answer(devices[static_cast<std::size_t>(asked)],
           first_move(devices[static_cast<std::size_t>(asked)].table().now()));
    for (Device& device : devices)
        if (&device != &devices[static_cast<std::size_t>(asked)])
            CHECK(device.open(devices[static_cast<std::size_t>(asked)].link()) == Standing::newer);
}

}  // namespace
}  // namespace orrery
