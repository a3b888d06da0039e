// A device that lost its storage. Its owner has the secret of a seat and whatever links there are, some of which were
// changed on their way.
#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/device/store.h"
#include "record/invariants.h"
#include "record/link/seat_key.h"
#include "record/replay/luck.h"
#include "record/replay/tags.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

// A moment of a match after a move of the seat: what its device sent, and the same with one of its moves changed.
struct Moment {
    Record sent, changed;
    Seat seat = kSpectator;
    SeatKey key;
};

std::vector<Moment> changed_moves(const char* game, std::uint64_t number, Protocol protocol, std::size_t most) {
    std::vector<Moment> moments;
    auto devices = begun(game, 2, 0, number, {}, protocol);
    Chance choice(number);
    while (moments.size() < most) {
        const int asked = asked_device(devices);
        if (asked < 0) break;
        Device& device = devices[static_cast<std::size_t>(asked)];
        const Table before = device.table();
        const bool is_plain = !before.now().decision().secret && before.now().has_choice();
        answer(device, any_move(before.now(), choice));
        Moment moment{device.sent(), device.sent(), seat_at(asked),
                      *device.journal.keys[static_cast<std::size_t>(asked)]};
        share(devices);
        if (!is_plain || moment.sent.moves.size() <= before.ply()) continue;
        moment.changed.moves.resize(before.ply() + 1);
        moment.changed.binding->waiting.clear();
        for (const std::string& other : first_moves(before.now(), 40)) {
            moment.changed.moves[before.ply()] = other;
            if (other != moment.sent.moves[before.ply()] && encode_link(moment.changed)) break;
        }
        if (!(moment.changed.moves == moment.sent.moves) && encode_link(moment.changed)) moments.push_back(moment);
    }
    return moments;
}

Journal wiped(const Record& record) { return came(open_link(*encode_link(record))->record); }

TEST_CASE("attack 22: a wiped device takes no seat in a link that its seat did not send", "[record][attacks]") {
    for (const Protocol protocol : {Protocol::tags, Protocol::sealed, Protocol::friends})
        for (const char* game : {"nim", "rise", "kardashev", "cosmos", "prosper", "ozymandias"}) {
            const auto moments = changed_moves(game, 680, protocol, 6);
            INFO(game << ", protocol " << static_cast<int>(protocol));
            CHECK(moments.size() >= 2);
            for (const Moment& moment : moments) {
                Journal honest = wiped(moment.sent), fooled = wiped(moment.changed);
                CHECK(refused(adopt_seat(honest, moment.seat, moment.key, "P")) == "");
                CHECK(honest.here != 0);
                const Journal before = fooled;
                CHECK(refused(adopt_seat(fooled, moment.seat, moment.key, "P")).starts_with("This game isn't what"));
                CHECK(fooled == before);
            }
        }
}

// ---- A store in which the secret waits

std::string code_of(const char* game, const Moment& moment) {
    return write_seat_key({game, moment.sent.number, moment.seat, moment.key});
}
std::string name_of(const Moment& moment) {
    return hex16(moment.sent.number) + "-" + std::to_string(index(moment.seat) + 1);
}

TEST_CASE("a store in which a seat's secret waits takes no link that the seat did not send", "[record][attacks]") {
    for (const Moment& moment : changed_moves("rise", 681, Protocol::sealed, 5)) {
        Store store([](const std::string&, const std::optional<std::string>&) {});
        store.keep_seat(name_of(moment), code_of("rise", moment));
        const auto refused = store.take_in(wiped(moment.changed));
        CHECK((refused ? "" : refused.fault().code) == "record/tag");
        CHECK(store.games().empty());
        REQUIRE(store.take_in(wiped(moment.sent)));
        CHECK(store.broken_tags(store.games().begin()->second.record).empty());
    }
}

TEST_CASE("if a store has a changed game, a secret that comes later tells which of two lines is right",
          "[record][attacks]") {
    int tried = 0;
    for (const Moment& moment : changed_moves("rise", 681, Protocol::sealed, 5)) {
        Store store([](const std::string&, const std::optional<std::string>&) {});
        REQUIRE(store.take_in(wiped(moment.changed)));
        store.keep_seat(name_of(moment), code_of("rise", moment));
        CHECK(store.broken_tags(store.games().begin()->second.record).has(moment.seat));
        const auto arrival = store.take_in(wiped(moment.sent));
        REQUIRE(arrival);
        if (arrival->standing != Standing::fork) continue;
        ++tried;
        const std::string number = hex16(moment.sent.number);
        REQUIRE(store.swap_branch(Journal(*store.branches(number).front()), 5));
        CHECK(store.broken_tags(store.game(number)->record).empty());
        Journal mine = *store.game(number);  // the seat is here again, and nobody goes back to the changed line
        REQUIRE(refused(adopt_seat(mine, moment.seat, moment.key, "P")) == "");
        store.save(mine);
        CHECK_FALSE(store.swap_branch(Journal(*store.branches(number).front()), 6));
        CHECK(store.game(number)->record == mine.record);
    }
    CHECK(tried >= 3);
}

// ---- Secrets in a file

TEST_CASE("secrets of seats come in only when a person says that the file is their own", "[record][attacks]") {
    const auto nothing = [](const std::string&, const std::optional<std::string>&) {};
    auto devices = begun("rise", 2, 0, 682);
    play(devices, 3, 12);
    const std::string number = hex16(682);
    for (Device& device : devices) {
        Table table = device.table();  // in the middle of a turn
        if (table.now().decision().seat != kSpectator && table.here().has(table.asked()))
            table.play(first_move(table.now()));
        device.keep(table);
    }
    for (const std::size_t own : {std::size_t{0}, std::size_t{1}}) {
        const Journal &mine = devices[own].journal, &theirs = devices[1 - own].journal;
        Store store(nothing);
        CHECK(store.strange_seats(mine).bits == 1 << own);
        REQUIRE(store.take_in(mine));
        CHECK(store.game(number)->keys == SeatKeys{});
        CHECK(store.game(number)->here == 0);
        CHECK(store.game(number)->record.moves.size() == mine.committed);
        REQUIRE(store.take_in_own(mine));
        CHECK(store.game(number)->keys == mine.keys);
        CHECK(store.game(number)->record.moves == mine.record.moves);
        CHECK(store.strange_seats(mine).empty());

        REQUIRE(store.take_in(theirs));
        CHECK(store.game(number)->keys == mine.keys);
        CHECK(store.game(number)->here == mine.here);
        REQUIRE(store.take_in(mine));  // a copy of what is here
        CHECK(store.game(number)->keys == mine.keys);
    }
    // A secret in a game that its seat did not send is left out.
    Journal changed = devices[0].journal;
    changed.record.binding->proofs[0].tag ^= 1;
    Store store(nothing);
    const auto arrival = store.take_in_own(changed);
    if (arrival) CHECK(store.game(number)->keys == SeatKeys{});
}

}  // namespace
}  // namespace orrery
