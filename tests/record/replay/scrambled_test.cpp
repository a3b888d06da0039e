// Games by link among friends (Protocol::friends). Nothing is sealed, so fewer links go round. Seats are bound as ever,
// and nobody can turn one kind into the other unnoticed.
#include <catch_amalgamated.hpp>

#include "record/link/link_text.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

TEST_CASE("among friends every game ends the same on all devices, and nothing is ever sealed", "[record][scrambled]") {
    for (const GameInfo& info : games()) {
        INFO(info.id);
        auto devices = begun(info.id, 2, 0, 801, {}, Protocol::friends);
        const Course course = play(devices, 7);
        CHECK(course.result.front() == kFriendsFormat);
        CHECK(course.longest <= kShareableUrl);
        for (Device& device : devices) {
            device.open(course.result);
            CHECK(device.link() == course.result);
            CHECK(device.table().asked() == kSpectator);
            CHECK(device.journal.record.binding->sealed.empty());
            CHECK(*read_record(record_json(device.journal.record)) == device.journal.record);
        }
        const auto opened = open_link(course.result);  // opened by somebody who knows nothing
        REQUIRE(opened);
        CHECK_FALSE(seals(opened->record));
        CHECK(opened->match->fingerprint() == devices[0].table().now().fingerprint());
    }
}

TEST_CASE("among friends secret answers take fewer links", "[record][scrambled]") {
    const auto handovers = [](Protocol protocol) {
        auto devices = begun("rise", 2, 0, 802, {{"rounds", "10"}, {"disks", "4"}}, protocol);
        return play(devices, 9).handovers;
    };
    const int sealed = handovers(Protocol::sealed), scrambled = handovers(Protocol::friends);
    INFO(sealed << " sealed, " << scrambled << " scrambled");
    CHECK(scrambled * 4 < sealed * 3);
}

TEST_CASE("among friends a secret answer is asked seat by seat, and the log tells it to nobody",
          "[record][scrambled]") {
    auto devices = begun("nim", 2, 0, 803, {}, Protocol::friends);
    Table first = devices[0].table();
    REQUIRE(first.now().decision().secret);
    CHECK(first.asked() == seat_at(0));
    CHECK(first.owing() == SeatSet{1});
    CHECK(round_of(first.record(), first.now()).empty());
    REQUIRE_FALSE(first.play("bid 2"));
    first.commit();
    devices[0].keep(first);
    devices[1].open(devices[0].link());
    const Table second = devices[1].table();
    CHECK(second.ply() == 1);
    CHECK(second.owing() == SeatSet{2});
    const std::vector<LogLine> log = second.log(seat_at(1));
    REQUIRE(log.size() == 1);
    CHECK(texts(log[0].sentences) == std::vector<std::string>{"{p1} has made a secret choice."});
}

TEST_CASE("among friends too, nobody moves for a seat whose secret is elsewhere", "[record][scrambled]") {
    auto devices = begun("nim", 2, 0, 804, {}, Protocol::friends);
    Record forged = devices[1].sent();
    forged.moves.push_back("bid 2");
    CHECK(replay(forged).fault().code == "record/proof");
    Table table = devices[1].table();
    CHECK(table.play("bid 2"));
}

TEST_CASE("turning a sealed game into one among friends on the way, or the reverse, is found out",
          "[record][scrambled]") {
    for (const Protocol made : {Protocol::sealed, Protocol::friends}) {
        auto devices = begun("nim", 3, 0, 805, {}, made);
        Record forged = devices[0].sent();
        forged.binding->protocol = made == Protocol::sealed ? Protocol::friends : Protocol::sealed;
        CHECK(compare(devices[1].journal.record, forged).standing == Standing::foreign);
        for (int seat = 0; seat < 3; ++seat) {  // and what each seat tagged does not hold
            CHECK(is_signed(devices[0].sent(), seat_at(seat), SeatKey{key_of(805, seat)}));
            CHECK_FALSE(is_signed(forged, seat_at(seat), SeatKey{key_of(805, seat)}));
        }
    }
}

}  // namespace
}  // namespace orrery
