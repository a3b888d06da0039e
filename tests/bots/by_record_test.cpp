// Bots of a game by link play by its record. Every device finds the same move, before and after it was made, also
// during a secret round, and whatever else the device knows. A move that somebody chose for a bot is found.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "bots/by_record.h"
#include "bots/stepping_clock.h"
#include "core/hash.h"
#include "laws/support.h"
#include "moves.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

constexpr std::uint8_t kNovice = 1, kAdept = 2;  // indices into kBotLevels

std::vector<Device> at_table(std::string_view game, int people, int bots, std::uint8_t level, std::uint64_t number,
                             int revision = 0) {
    return begun(game, people, bots, number, {}, Protocol::tags, level, revision);
}

bool is_bot_asked(const Table& table) {
    const Seat seat = table.asked();
    return seat != kSpectator && table.waits_for() == kSpectator &&
           table.record().seats[static_cast<std::size_t>(index(seat))].kind == SeatKind::bot;
}

// The index of the device that can go on, or -1. All devices know everything.
int who_goes_on(const std::vector<Device>& devices) {
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const Table table = devices[i].table();
        const Seat seat = table.asked();
        if (seat == kSpectator || table.waits_for() != kSpectator) continue;
        if (is_bot_asked(table) || (table.here().has(seat) && table.owing().has(seat))) return static_cast<int>(i);
    }
    return -1;
}

// Plays at random for people and by the record for bots until `see(devices)` returns true. `see` is called when a bot
// is asked and all devices know the same.
template <class See>
void play_on(std::vector<Device>& devices, std::uint64_t seed, See&& see) {
    Chance choice(seed);
    for (int at = who_goes_on(devices); at >= 0; at = who_goes_on(devices)) {
        Device& device = devices[static_cast<std::size_t>(at)];
        const Table table = device.table();
        if (is_bot_asked(table)) {
            if (!see(devices)) return;
            const auto move = bot_move(table.record(), table.ply() + 1);
            REQUIRE(move);
            answer(device, table.now().move_text(*move));
        } else {
            answer(device, any_move(table.now(), choice));
        }
        share(devices);
    }
}

template <class See>
void play_bots(std::vector<Device>& devices, std::uint64_t seed, int times, See&& see) {
    play_on(devices, seed, [&](const std::vector<Device>& all) { return times-- > 0 && (see(all), true); });
}

std::string text_of(const Record& record, std::size_t ply) {
    const auto question = bot_question(record, ply);
    REQUIRE(question);
    return question->match->move_text(*bot_move(record, ply));
}

// Plies at which a bot played something other than it plays by itself.
std::vector<std::size_t> chosen_for_bots(const Record& record) {
    const Table table = std::move(*Table::open(record, SeatSet{}));
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; (ply = next_bot_choice(table, ply)) != 0;)
        if (text_of(record, ply) != record.moves[ply - 1]) plies.push_back(ply);
    return plies;
}

struct Setting {
    std::string_view game;
    int bots;
    std::uint8_t level;
    int times;  // how often bots are asked
};
constexpr Setting kSettings[] = {{"nim", 1, kNovice, 30},   {"nim", 1, kAdept, 6},    {"prosper", 1, kNovice, 30},
                                 {"prosper", 2, kAdept, 3}, {"rise", 1, kNovice, 30}, {"rise", 2, kNovice, 30},
                                 {"rise", 1, kAdept, 2}};

}  // namespace

TEST_CASE("a bot's move by the record is the same on every device, however the record is held", "[bots][by-record]") {
    const Setting& setting = GENERATE(from_range(kSettings));
    CAPTURE(setting.game, setting.bots, setting.level);
    auto devices = at_table(setting.game, 2, setting.bots, setting.level, 0x5eed);
    std::vector<std::string> moves;
    std::vector<std::size_t> plies;
    const int times = laws::is_sample_run() ? (setting.times + 2) / 3 : setting.times;
    play_bots(devices, 3, times, [&](const std::vector<Device>& all) {
        const Record record = all[0].journal.record;
        const std::size_t ply = record.moves.size() + 1;
        const std::string move = text_of(record, ply);
        CHECK(text_of(all[1].journal.record, ply) == move);
        CHECK(text_of(*read_record(record_json(record)), ply) == move);
        CHECK(text_of(open_link(*encode_link(record))->record, ply) == move);
        CHECK(text_of(Table::open(record, SeatSet{})->record(), ply) == move);
        moves.push_back(move), plies.push_back(ply);
    });
    REQUIRE_FALSE(moves.empty());
    const Record record = devices[1].journal.record;
    for (std::size_t i = 0; i < plies.size(); ++i) {
        if (plies[i] > record.moves.size()) continue;  // it waits for luck
        CHECK(record.moves[plies[i] - 1] == moves[i]);
        CHECK(text_of(record, plies[i]) == moves[i]);
    }
    CHECK(chosen_for_bots(record).empty());
}

TEST_CASE("a bot's seed does not depend on shown values that no move has used yet", "[bots][by-record]") {
    auto devices = at_table("rise", 2, 1, kNovice, 77);
    bool amid_round = false;
    play_bots(devices, 5, 40, [&](const std::vector<Device>& all) {
        const Record record = all[0].journal.record;
        const auto asked = bot_question(record, record.moves.size() + 1);
        REQUIRE(asked);
        amid_round = amid_round || asked->match->decision().secret;
        Record ahead = record;
        for (int i = 0; i < 2; ++i) {
            SeatProof& proof = ahead.binding->proofs[static_cast<std::size_t>(i)];
            proof.place += 1;
            proof.value = chain_of(key_of(77, i), chain_id(record, seat_at(i)))[proof.place];
        }
        const auto twin = bot_question(ahead, ahead.moves.size() + 1);
        REQUIRE(twin);
        CHECK(twin->seed == asked->seed);
    });
    CHECK(amid_round);
}

TEST_CASE("bots' seeds differ from ply to ply and from match to match", "[bots][by-record]") {
    std::vector<std::uint64_t> seeds;
    for (const std::uint64_t number : {1u, 2u}) {
        auto devices = at_table("prosper", 2, 2, kNovice, number);
        play_bots(devices, 5, 8, [&](const std::vector<Device>& all) {
            const Record record = all[0].journal.record;
            seeds.push_back(bot_question(record, record.moves.size() + 1)->seed);
        });
    }
    std::sort(seeds.begin(), seeds.end());
    CHECK(std::adjacent_find(seeds.begin(), seeds.end()) == seeds.end());
}

TEST_CASE("neither clock nor slices change a bot's move by the record", "[bots][by-record]") {
    auto devices = at_table("prosper", 2, 1, kAdept, 9);
    play_bots(devices, 1, 2, [&](const std::vector<Device>& all) {
        const Record record = all[0].journal.record;
        const auto question = bot_question(record, record.moves.size() + 1);
        const auto thinking = question->think(stepping_clock);
        int steps = 1;
        while (!thinking->step(timed(3, stepping_clock))) ++steps;
        CHECK(steps > 1);
        CHECK(*question->match->move_path(thinking->best()) == *bot_move(record, record.moves.size() + 1));
    });
}

TEST_CASE("a move that somebody chose for a bot is found, and nothing else", "[bots][by-record]") {
    const std::string game = GENERATE("nim", "prosper", "rise");
    CAPTURE(game);
    auto devices = at_table(game, 2, 1, kNovice, 21);
    std::size_t swapped = 0;
    play_on(devices, 2, [&](std::vector<Device>& all) {
        const Record record = all[0].journal.record;
        const auto question = bot_question(record, record.moves.size() + 1);
        const Match& match = *question->match;
        if (!match.has_choice() || (record.moves.size() < 6 && game != "nim")) return true;
        const std::string own = match.move_text(*bot_move(record, record.moves.size() + 1));
        const std::vector<std::string> others = first_moves(match, 2);
        swapped = record.moves.size() + 1;
        answer(all[0], others[others[0] == own ? 1 : 0]);
        return false;
    });
    REQUIRE(swapped > 0);
    share(devices);
    const Record came = devices[1].journal.record;
    if (came.moves.size() < swapped) return;  // waits for luck
    CHECK(chosen_for_bots(came) == std::vector<std::size_t>{swapped});
}

TEST_CASE("a move that no bot makes is no question to a bot", "[bots][by-record]") {
    auto devices = at_table("nim", 2, 1, kNovice, 8);
    play_bots(devices, 2, 1, [](const std::vector<Device>&) {});
    Record record = devices[0].journal.record;
    CHECK_FALSE(bot_question(record, 0));
    CHECK_FALSE(bot_question(record, record.moves.size() + 2));
    CHECK_FALSE(bot_question(record, 1));  // a person's move
    record.binding->protocol = Protocol::values;
    CHECK_FALSE(bots_follow(record));
    CHECK_FALSE(bot_question(record, record.moves.size() + 1));
    record.binding->protocol = Protocol::tags;
    CHECK(can_check_bots(record));
    record.binding->bot_revision = kBotRevision + 1;
    CHECK(bots_follow(record));
    CHECK_FALSE(can_check_bots(record));
}

// If this fails, bots answer differently from the revision before: raise kBotRevision, then put the new values here.
TEST_CASE("bots of this revision play what they always played", "[bots][by-record][figures]") {
    const auto hash_of = [](std::string_view game, std::uint8_t level, int times, int revision = 0) {
        auto devices = at_table(game, 2, 1, level, 0xCAFE, revision);
        std::uint64_t hash = hash_text(game);
        play_bots(devices, 7, times, [&](const std::vector<Device>& all) {
            const Record record = all[0].journal.record;
            hash = hash_text(text_of(record, record.moves.size() + 1), hash);
        });
        return hex16(hash);
    };
    CHECK(kBotRevision == 5);
    CHECK(hash_of("nim", kAdept, 4) == "7b6d13d5ed64333b");  // with rules revision 3, which its views name
    CHECK(hash_of("prosper", kNovice, 20) == "2862ea3c471b3f7c");
    CHECK(hash_of("prosper", kAdept, 3) == "9c014da3de455587");
    CHECK(hash_of("rise", kNovice, 20) == "eca555f8a902dbf8");
    CHECK(hash_of("rise", kAdept, 2) == "a26d2224e7ff2bef");
    CHECK(hash_of("rise", kNovice, 20, 1) == "eca555f8a902dbf8");
    CHECK(hash_of("rise", kAdept, 2, 1) == "ebfe13094b024e42");
}

// Reports the time: orrery_tests "[by-record-time]", natively and under node.
TEST_CASE("how long bots think by the record", "[.][by-record-time]") {
    for (const auto& [game, people, bots] :
         {std::tuple("prosper", 1, 1), {"prosper", 1, 5}, {"rise", 1, 1}, {"rise", 1, 3}})
        for (const std::uint8_t level : {kAdept, std::uint8_t{3}}) {
            auto devices = at_table(game, people, bots, kNovice, 5);
            std::vector<double> times;
            int asked = 0;
            play_on(devices, 1, [&](std::vector<Device>& all) {
                Record record = all[0].journal.record;
                for (SeatHolder& holder : record.seats)
                    if (holder.kind == SeatKind::bot) holder.level = level;
                const auto question = bot_question(record, record.moves.size() + 1);
                if (question->match->has_choice() == false || asked++ % 8 >= 2) return true;
                const auto begun = std::chrono::steady_clock::now();
                const auto thinking = question->think();
                while (!thinking->step({})) continue;
                times.push_back(
                    std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
                return times.size() < 16;
            });
            std::string text;
            for (const double time : times) text += " " + std::to_string(static_cast<int>(time));
            WARN(game << " " << people + bots << " seats, " << kBotLevels[level] << ", ms:" << text);
        }
}

}  // namespace orrery
