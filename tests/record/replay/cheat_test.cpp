// Plays the cheat in games by link, with everything that a link and a device have: it reads, changes, forges and rolls
// again. It fails. Where protocols/seats.md says that nothing stops it, the test shows who sees it.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/invariants.h"
#include "record/link/seat_key.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

Standing look(const Device& device, const Record& record) {
    const auto arrival = arrive(&device.journal, nullptr, came(record));
    REQUIRE(arrival);
    return arrival->standing;
}

// ---- Reading sealed answers

void check_sealed(const std::vector<Device>& devices, std::size_t bidder) {
    const Seat seat = seat_at(static_cast<int>(bidder));
    const Table table = devices[bidder].table();
    const std::vector<std::string> legal = first_moves(table.now(), 500);
    REQUIRE(legal.size() > 1);
    std::set<std::vector<std::uint64_t>> digits;
    Record first;
    for (const std::string& move : legal) {
        Device liar = devices[bidder];
        answer(liar, move);
        Record record = open_link(liar.link())->record;
        auto sealed = std::find_if(record.binding->sealed.begin(), record.binding->sealed.end(),
                                   [seat](const SealedAnswer& one) { return one.seat == seat; });
        REQUIRE(sealed != record.binding->sealed.end());
        digits.insert(sealed->digits);
        const Table spectator = std::move(*Table::open(record, SeatSet{}));
        for (const RoundMember& member : round_of(record, *spectator.at(spectator.ply()))) {
            if (member.seat != seat) continue;
            CHECK_FALSE(Luck(record).can_open(seat, open_place(member.ply)));
            for (std::size_t i = 0; i < devices.size(); ++i)
                if (i != bidder)
                    CHECK_FALSE(Luck(record, devices[i].journal.keys).can_open(seat, open_place(member.ply)));
        }
        sealed->digits.assign(sealed->digits.size(), 0);
        record.binding->proofs[bidder].tag = 0;  // made for these digits, under a value that is not open
        if (move == legal.front()) first = record;
        CHECK(record == first);
    }
    CHECK(digits.size() == legal.size());
}

TEST_CASE("a cheat reads nothing of a sealed answer but a digit that tells nothing", "[record][cheat]") {
    for (const char* game : {"nim", "rise"})
        for (const std::size_t bidder : {std::size_t{0}, std::size_t{2}}) {
            INFO(game << ", seat " << bidder + 1);
            const auto devices = begun(game, 3, 0, 300);
            REQUIRE(devices[0].table().now().decision().secret);
            check_sealed(devices, bidder);
        }
}

TEST_CASE("a cheat reads no bid of an auction", "[record][cheat]") {
    auto devices = begun("rise", 2, 0, 301);
    const int bidder = play_until(devices, 5, [](const Table& table) {
        return table.now().decision().node == "bid" && table.record().binding->sealed.empty() &&
               first_paths(table.now(), 3).size() > 2;
    });
    REQUIRE(bidder >= 0);
    check_sealed(devices, static_cast<std::size_t>(bidder));
}

TEST_CASE("under all possible values, every sealed answer is equally likely", "[record][cheat]") {
    constexpr ChainId kChain{99, Seat{1}};
    constexpr std::size_t kPlace = 12, kTries = 20'000;
    for (const std::uint64_t legal : {std::uint64_t{2}, std::uint64_t{4}, std::uint64_t{11}}) {
        std::map<std::uint64_t, std::size_t> opened, sealed;
        for (std::size_t i = 0; i < kTries; ++i) {
            const ChainValue value = fresh_key("values that could be there", i);
            const std::uint64_t pad = seal_pad(value, kChain, kPlace, legal);
            ++sealed[(1 + pad) % legal];
            ++opened[(1 + legal - pad) % legal];
        }
        const double even = static_cast<double>(kTries) / static_cast<double>(legal);
        for (std::uint64_t k = 0; k < legal; ++k) {
            CHECK(static_cast<double>(sealed[k]) == Catch::Approx(even).epsilon(0.12));
            CHECK(static_cast<double>(opened[k]) == Catch::Approx(even).epsilon(0.12));
        }
    }
}

// ---- Changing answers

TEST_CASE("a cheat who changes a sealed answer after seeing the other's makes another line", "[record][cheat]") {
    auto devices = begun("nim", 2, 0, 302);
    Device& honest = devices[0];
    Device& cheat = devices[1];
    answer(honest, "bid 1");
    cheat.open(honest.link());
    const Device before = cheat;
    answer(cheat, "bid 0");
    honest.open(cheat.link());  // opens what it bid
    cheat.open(honest.link());
    REQUIRE(cheat.table().record().moves == std::vector<std::string>{"bid 1", "bid 0"});

    SECTION("as another bid from an older copy of the device") {
        Device again = before;
        answer(again, "bid 3");
        Table table = again.table();
        table.settle();
        again.keep(table);
        CHECK(honest.open(again.link()) == Standing::fork);
    }
    SECTION("in the link, all values open, with a right check value") {
        Record record = cheat.sent();
        record.moves[1] = "bid 3";
        const std::string link = *encode_link(record);
        REQUIRE(open_link(link));
        CHECK(honest.open(link) == Standing::fork);
        CHECK(look(honest, open_link(link)->record) == Standing::fork);
    }
}

// ---- Forging moves

TEST_CASE("a cheat cannot move for a seat whose secret it does not have", "[record][cheat]") {
    auto devices = begun("nim", 3, 0, 303);
    const int mover = play_until(devices, 6, [](const Table& table) { return !table.now().decision().secret; });
    REQUIRE(mover >= 0);
    const auto victim = static_cast<std::size_t>(mover), cheat = (victim + 1) % 3, third = (victim + 2) % 3;
    Record record = devices[cheat].sent();
    record.moves.emplace_back("take 1");

    CHECK(encode_link(record).fault().code == "record/proof");
    CHECK(replay(record).fault().code == "record/proof");
    CHECK(Table::open(came(record)).fault().code == "record/proof");
    Table table = devices[cheat].table();
    CHECK(table.play("take 1"));

    record.binding->proofs[victim] = {static_cast<std::uint32_t>(open_place(record.moves.size())),
                                      fresh_key("made up", 1)};
    const std::string link = *encode_link(record);
    for (const std::size_t i : {victim, third}) {
        const std::string kept = devices[i].link();
        CHECK(devices[i].open(link) == Standing::forged);
        CHECK(devices[i].link() == kept);
    }
}

TEST_CASE("all who saw another seat's newest move see that a cheat changed it", "[record][cheat]") {
    auto devices = begun("nim", 3, 0, 304);
    const int mover = play_until(devices, 7, [](const Table& table) { return !table.now().decision().secret; });
    REQUIRE(mover >= 0);
    const auto victim = static_cast<std::size_t>(mover), cheat = (victim + 1) % 3, third = (victim + 2) % 3;
    const Device stranger = devices[third];  // has not seen the original
    answer(devices[victim], "take 1");
    devices[cheat].open(devices[victim].link());
    devices[third].open(devices[victim].link());
    Record record = devices[cheat].sent();
    record.moves.back() = "take 2";
    CHECK(look(devices[victim], record) == Standing::forged);
    CHECK(look(devices[third], record) == Standing::fork);

    Device fooled = stranger;  // cannot tell until a link with the original comes
    CHECK(fooled.open(*encode_link(record)) == Standing::newer);
    CHECK(fooled.open(devices[victim].link()) == Standing::fork);
}

TEST_CASE("a cheat who changes a seat between person and bot is seen", "[record][cheat]") {
    auto devices = begun("nim", 2, 1, 311);
    const int mover = play_until(devices, 8, [](const Table& table) { return !table.now().decision().secret; });
    REQUIRE(mover >= 0);
    const auto victim = static_cast<std::size_t>(mover), cheat = 1 - victim;
    const Record known = devices[cheat].sent();
    SECTION("a person to a bot, without a change of hands") {
        Record record = known;
        record.seats[victim] = {SeatKind::bot, 1, ""};
        const auto match = replay(record);
        REQUIRE(match);
        record.moves.push_back(first_move(**match));
        const auto link = encode_link(record);
        REQUIRE(link);
        const auto opened = open_link(*link);
        CHECK((!opened || look(devices[victim], opened->record) == Standing::forged));
        CHECK(compare(known, record).standing == Standing::fork);
    }
    SECTION("a bot to a person whose secret the cheat has") {
        Record record = known;
        record.seats[2] = {SeatKind::person, 0, ""};
        const ChainId id = chain_id(record, seat_at(2));
        record.binding->proofs[2] = {6, chain_of(fresh_key("the cheat's", 1), id)[6]};
        const auto link = encode_link(record);
        if (link) CHECK(look(devices[victim], open_link(*link)->record) == Standing::forged);
    }
    SECTION("a person to a bot, without a change of hands and without a move") {
        Record record = known;
        record.seats[victim] = {SeatKind::bot, 1, ""};
        CHECK(compare(known, record).standing == Standing::fork);
    }
    SECTION("for past moves, whose luck it would change") {
        Record record = known;
        record.binding->changes = {{0, seat_at(mover), {SeatKind::person, 0, ""}},
                                   {2, seat_at(mover), {SeatKind::bot, 1, ""}}};
        const auto link = encode_link(record);
        if (link) CHECK(look(devices[victim], open_link(*link)->record) == Standing::fork);
        CHECK(compare(known, record) == Comparison{Standing::fork, 0});
    }
    SECTION("for future moves") {
        Record record = known;
        record.binding->changes = {{2000, seat_at(mover), {SeatKind::bot, 1, ""}}};
        record.moves.emplace_back("take 1");
        CHECK_FALSE(Table::open(came(record)));
        const auto link = encode_link(record);
        if (link) CHECK(open_link(*link).fault().code == "link/record");
    }
}

// ---- Rolling again

// The luck that a device with `keys` finds in random lines of the asked seat and of the bots after it.
struct Lines {
    std::vector<std::vector<std::uint64_t>> draws;               // per line, in order
    std::map<std::size_t, std::set<std::uint64_t>> after_waits;  // by ply
    int waits = 0;                                               // lines that end at a draw that it cannot foresee
};

Lines lines_of(const Device& device, const SeatKeys& keys, int count) {
    const Record record = device.sent();
    auto start = std::move(*start_of(record));
    Luck luck(record, keys);
    for (const std::string& move : record.moves)
        REQUIRE(luck.play(start, *start->move_path(move)).waits_for == kSpectator);
    const Seat seat = start->decision().seat;
    Lines lines;
    for (int line = 0; line < count; ++line) {
        Chance choice(static_cast<std::uint64_t>(line) + 1);
        auto match = start->clone();
        Luck mine = luck;
        std::vector<std::uint64_t> draws;
        for (std::size_t ply = record.moves.size() + 1;; ++ply) {
            const Decision asked = match->decision();
            if (asked.over || asked.secret || (asked.seat != seat && !is_bot(record, asked.seat))) break;
            auto step = mine.play(match, any_path(*match, choice));
            lines.waits += step.waits_for != kSpectator;
            if (step.waits_for != kSpectator) break;
            if (!step.drew) continue;
            const Decision then = match->decision();
            const bool waited = !then.over && then.seat != seat && !is_bot(record, then.seat) &&
                                mine.opened(then.seat) == open_place(ply);
            if (waited) lines.after_waits[ply].insert(step.chance.bits());
            if (waited) break;
            draws.push_back(step.chance.bits());
        }
        lines.draws.push_back(std::move(draws));
    }
    return lines;
}

TEST_CASE("a cheat who tries a turn in another way gets the same luck", "[record][cheat]") {
    auto devices = begun("rise", 2, 1, 308);
    std::size_t rolls = 0, most = 0, waits = 0;
    for (std::size_t ply = 4; ply < 160; ply += 3) {
        const int mover = play_until(devices, 9, [&](const Table& table) {
            return table.ply() >= ply && !table.now().decision().secret && !is_bot(table.record(), table.asked());
        });
        if (mover < 0) break;
        // A second device that has the seat's secret from its code.
        const auto seat = static_cast<std::size_t>(mover);
        const auto code = read_seat_key(write_seat_key(
            {"rise", devices[seat].journal.record.number, seat_at(mover), *devices[seat].journal.keys[seat]}));
        REQUIRE(code);
        Device second;
        second.journal = came(devices[seat].sent());
        REQUIRE_FALSE(adopt_seat(second.journal, code->seat, code->key, "P"));

        const Lines lines = lines_of(second, second.journal.keys, 60);
        const auto longest = std::max_element(lines.draws.begin(), lines.draws.end(),
                                              [](const auto& a, const auto& b) { return a.size() < b.size(); });
        most = std::max(most, longest->size());
        for (const auto& draws : lines.draws) {
            CHECK(std::equal(draws.begin(), draws.end(), longest->begin()));
            rolls += draws.empty() ? 0 : 1;
        }
        SeatKeys both = second.journal.keys;
        for (std::size_t i = 0; i < devices.size(); ++i) both[i] = devices[i].journal.keys[i];
        for (const auto& [at, bits] : lines_of(second, both, 60).after_waits) {
            INFO("move " << at);
            CHECK(bits.size() == 1);
            ++waits;
        }
    }
    CHECK(rolls > 0);
    CHECK(most > 0);
    CHECK(waits > 0);
}

TEST_CASE("a cheat cannot compute a draw that waits for another seat, nor roll it again", "[record][cheat]") {
    auto devices = begun("rise", 2, 0, 307);
    // Everything but opening: the other device acts only when a move waits for it.
    int mover = -1;
    Device waiting;
    play_until(devices, 10, [&](const Table& table) {
        const std::size_t at = static_cast<std::size_t>(index(table.asked()));
        for (const std::string& move : first_moves(table.now(), 40)) {
            Device trial = devices[at];
            Table there = trial.table();
            if (table.now().decision().secret || there.play(move)) continue;
            if (there.waits_for() == kSpectator) continue;
            trial.keep(there);
            waiting = trial;
            mover = static_cast<int>(at);
            return true;
        }
        return false;
    });
    REQUIRE(mover >= 0);
    const auto cheat = static_cast<std::size_t>(mover), other = 1 - cheat;
    const Record record = waiting.sent();
    const Seat opens = seat_at(static_cast<int>(other));
    CHECK_FALSE(record.binding->waiting.empty());
    CHECK_FALSE(Luck(record, waiting.journal.keys).can_open(opens, open_place(record.moves.size() + 1)));
    CHECK_FALSE(waiting.table().settle());

    // The other opens it at once, and cannot make anything else of it.
    Device opener = devices[other];
    opener.open(waiting.link());
    REQUIRE(opener.table().ply() == record.moves.size() + 1);
    SECTION("by another move of the person who moved: both see two lines") {
        Record again = opener.sent();
        const std::vector<std::string> others = first_moves(devices[cheat].table().now(), 2);
        again.moves.back() = others[others[0] == again.moves.back() ? 1 : 0];
        CHECK(look(waiting, again) == Standing::forged);
        CHECK(look(opener, again) == Standing::forged);
    }
    SECTION("by a bot that makes that person's move: the person sees another line") {
        Record again = opener.sent();
        again.moves.pop_back();
        again.binding->changes = {{static_cast<std::uint32_t>(again.moves.size()), seat_at(mover), again.seats[cheat]}};
        again.seats[cheat] = {SeatKind::bot, 1, again.seats[cheat].name};
        again.moves.push_back(record.binding->waiting);
        CHECK(compare(record, again).standing == Standing::fork);
    }
}

// ---- Setting up

// An invitation of seat p1 that p2 accepts with `key`, before it begins.
Device invited(std::uint64_t number, const ChainValue& key) {
    Record record = *new_record("rise", 2, {}, number, 0);
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    Device host;
    host.journal = invite(record, SeatSet{1}, [&] { return key_of(number, 0); });
    REQUIRE_FALSE(take_seat(host.journal, seat_at(1), "Ada", key));
    host.journal.keys[1].reset();
    host.journal.here = 1;
    return host;
}

TEST_CASE("a cheat cannot pick the setup", "[record][cheat]") {
    constexpr std::uint64_t kNumber = 308;
    SECTION("a person who joins does not know the value that it needs") {
        const Device host = invited(kNumber, key_of(kNumber, 1));
        SeatKeys joiner;
        joiner[1] = key_of(kNumber, 1);
        CHECK_FALSE(Luck(host.sent(), joiner).can_open(seat_at(0), 1));
        CHECK(replay(host.sent()).fault().code == "record/lobby");
    }
    SECTION("the host is bound before it knows the others' values, which change everything") {
        std::set<std::uint64_t> setups;
        for (std::uint64_t i = 0; i < 20; ++i) {
            Device host = invited(kNumber, fresh_key("somebody who joins", i));
            REQUIRE(begin(host.journal));
            setups.insert((*start_of(host.sent()))->fingerprint());
        }
        CHECK(setups.size() == 20);
    }
    SECTION("a host who exchanges its own chain is found out by those who joined") {
        Device joined;
        joined.journal = came(invited(kNumber, key_of(kNumber, 1)).sent());
        joined.journal.keys[1] = key_of(kNumber, 1);
        for (const bool begins : {false, true}) {
            Device host = invited(kNumber, key_of(kNumber, 1));
            bind_seat(host.journal, seat_at(0), fresh_key("another chain of the host", 1));
            if (begins) REQUIRE(begin(host.journal));
            CHECK(look(joined, host.sent()) == Standing::forged);
        }
        Device host = invited(kNumber, key_of(kNumber, 1));
        host.journal.record.seats[0] = {};
        CHECK(look(joined, open_link(host.link())->record) == Standing::forged);
        host = invited(kNumber, key_of(kNumber, 1));
        REQUIRE(begin(host.journal));
        CHECK(look(joined, host.sent()) == Standing::newer);
        host.journal.record.binding->opener = seat_at(1);
        CHECK(look(joined, host.sent()) == Standing::forged);
    }
}

TEST_CASE("a cheat cannot take a seat that somebody else has taken", "[record][cheat]") {
    constexpr std::uint64_t kNumber = 309;
    Device host = invited(kNumber, key_of(kNumber, 1));
    const std::string before = host.link();
    CHECK(take_seat(host.journal, seat_at(1), "Eve", key_of(kNumber, 5)));
    const Device other = invited(kNumber, key_of(kNumber, 5));  // it sits there in an invitation of its own
    const auto arrival = arrive(&host.journal, nullptr, came(other.sent()));
    REQUIRE(arrival);
    REQUIRE((arrival->game ? *encode_link(arrival->game->record) : before) == before);

    REQUIRE(begin(host.journal));
    CHECK_FALSE(fits(host.journal.record, seat_at(1), key_of(kNumber, 5)));
    CHECK(adopt_seat(host.journal, seat_at(1), key_of(kNumber, 5), "Eve"));
    Journal cheat = came(host.sent());
    cheat.keys[1] = key_of(kNumber, 5);
    settle_keys(cheat);
    CHECK_FALSE(cheat.keys[1]);
    CHECK(cheat.here == 0);
}

// ---- Changes of hands are told

TEST_CASE("the record tells everybody when a bot stands in and when a person is back", "[record][cheat]") {
    auto devices = begun("nim", 2, 0, 310);
    const int mover = play_until(devices, 11, [](const Table& table) { return !table.now().decision().secret; });
    REQUIRE(mover >= 0);
    Device& gone = devices[static_cast<std::size_t>(mover)];
    Device& other = devices[static_cast<std::size_t>(1 - mover)];
    REQUIRE_FALSE(stand_in(other.journal, seat_at(mover), 1));
    answer(other, "take 1");  // the bot's move
    const Record& record = other.journal.record;
    REQUIRE(record.binding->changes.size() == 1);
    CHECK(change_words(record, record.binding->changes[0]) == seat_name(seat_at(1 - mover)) +
                                                                  " let a bot (novice) stand in for " +
                                                                  record.binding->changes[0].before.name + ".");

    Record silent = other.sent();  // without a change of hands the move would need the seat's secret
    silent.seats[static_cast<std::size_t>(mover)] = silent.binding->changes[0].before;
    silent.binding->changes.clear();
    CHECK(encode_link(silent).fault().code == "record/proof");

    // The replaced person is asked, and may go on with it.
    const auto arrival = arrive(&gone.journal, nullptr, came(other.sent()));
    REQUIRE(arrival);
    CHECK(arrival->standing == Standing::fork);
    CHECK(arrival->unasked.has(seat_at(mover)));
    REQUIRE(arrival->line);
    gone.journal = *arrival->line;
    REQUIRE_FALSE(take_back(gone.journal, seat_at(mover)));
    CHECK(other.open(gone.link()) == Standing::newer);
    REQUIRE(other.journal.record.binding->changes.size() == 2);
    CHECK(change_words(other.journal.record, other.journal.record.binding->changes[1])
              .ends_with("is back and plays again."));
}

}  // namespace
}  // namespace orrery
