// Games by link between devices that exchange nothing but links. They end the same everywhere, in whatever order
// answers are given, and nobody has rolled the luck.
#include <catch_amalgamated.hpp>

#include "laws/support.h"
#include "moves.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

void check_alike(std::vector<Device>& devices, const std::string& link) {
    for (Device& device : devices) {
        device.open(link);
        CHECK(device.link() == link);
        CHECK(device.table().now().fingerprint() == devices[0].table().now().fingerprint());
    }
}

TEST_CASE("a game by link ends the same on all devices", "[record][post]") {
    for (const GameInfo& info : games())
        for (int people = std::max(2, info.min_seats); people <= std::min(4, info.max_seats); ++people)
            for (const bool parallel : {false, true}) {
                if (laws::is_sample_run() && (people > 2 || !parallel)) continue;
                INFO(info.id << ", " << people << " people" << (parallel ? ", in parallel" : ""));
                auto devices = begun(info.id, people, 0, 100 + static_cast<std::uint64_t>(people));
                const Course course = play(devices, 7, kMaxMoves, parallel);
                CHECK(devices[0].table().ply() > 10);
                check_alike(devices, course.result);
                CHECK(devices[0].table().asked() == kSpectator);
                CHECK(course.longest <= kShareableUrl);
            }
}

TEST_CASE("in a game by link the device with the turn answers for bots", "[record][post]") {
    for (const GameInfo& info : games()) {
        INFO(info.id);
        auto devices = begun(info.id, 2, std::min(2, info.max_seats - 2), 55);
        const Course course = play(devices, 8);
        check_alike(devices, course.result);
        CHECK(devices[0].table().asked() == kSpectator);
    }
}

// ---- Automatic answers that are not open yet

Device reloaded(const Device& device) { return {*read_journal(journal_json(device.journal))}; }

bool told_automatic(const Device& device, std::size_t ply) {
    const Table table = device.table();
    return table.is_automatic(ply) && table.log(kSpectator).at(ply - 1).is_automatic;
}

void answer(Device& device, std::string_view move, bool is_automatic) {
    Table table = device.table();
    REQUIRE_FALSE(table.play(move, is_automatic));
    table.settle();
    device.keep(table);
}

TEST_CASE("a sealed automatic answer is marked when all answers are open, also after a reload", "[record][post]") {
    for (const int first : {0, 1}) {
        INFO("seat " << first << " seals first");
        auto devices = begun("nim", 2, 0, 91);
        Device &mine = devices[static_cast<std::size_t>(first)], &other = devices[static_cast<std::size_t>(1 - first)];
        answer(mine, "bid 2", true);
        const auto ply = static_cast<std::size_t>(first + 1);
        CHECK(mine.journal.automatic == std::vector<std::uint32_t>{static_cast<std::uint32_t>(ply)});
        CHECK(mine.table().ply() == 0);
        CHECK(read_journal(journal_json(mine.journal))->automatic == mine.journal.automatic);
        mine = reloaded(mine);
        other.open(mine.link());
        answer(other, "bid 1", false);
        mine.open(other.link());
        mine = reloaded(mine);
        REQUIRE(mine.table().ply() >= 2);
        CHECK(told_automatic(mine, ply));
        CHECK_FALSE(told_automatic(mine, 3 - ply));
        other.open(mine.link());
        CHECK(other.journal.automatic.empty());  // other devices do not keep it
    }
}

TEST_CASE("a sealed automatic answer of a seat that went to a bot does not count", "[record][post]") {
    auto devices = begun("nim", 2, 0, 92);
    answer(devices[0], "bid 2", true);
    Journal handed = devices[0].journal;
    leave_anyway(handed, seat_at(0), seat_at(0));
    const auto read = read_journal(journal_json(handed));  // the page may be closed at that moment
    REQUIRE(read);
    CHECK(Table::open(*read)->journal(0).automatic.empty());
    handed = devices[0].journal;
    handed.automatic = {2};  // the other's answer, which is not in
    CHECK(Table::open(handed)->journal(0).automatic.empty());
    handed.automatic = {5};  // beyond the answers that are in
    CHECK_FALSE(read_journal(journal_json(handed)));
}

TEST_CASE("an automatic answer that waits for luck is marked when it is played", "[record][post]") {
    for (std::size_t i = 0; i < 200; ++i) {  // such moves are rare
        const std::size_t moves = 12 + 3 * (i / 4);
        auto devices = begun("rise", 2, 0, 606 + i % 4);
        const Course course = play(devices, moves, moves);
        for (Device& device : devices) device.open(course.result);
        const Seat asked = devices[0].table().asked();
        if (asked == kSpectator || devices[0].table().now().decision().secret) continue;
        Device &mine = devices[static_cast<std::size_t>(index(asked))],
               &other = devices[1 - static_cast<std::size_t>(index(asked))];
        for (const std::string& move : first_moves(mine.table().now(), 40)) {
            Table trial = mine.table();
            if (trial.play(move, true) || trial.waits_for() == kSpectator) continue;
            const std::size_t ply = trial.ply() + 1;
            mine.keep(trial);
            mine = reloaded(mine);
            other.open(mine.link());
            mine.open(other.link());
            mine = reloaded(mine);
            REQUIRE(mine.table().ply() >= ply);
            CHECK(told_automatic(mine, ply));
            return;
        }
    }
    FAIL("no move waited for luck");
}

}  // namespace
}  // namespace orrery
