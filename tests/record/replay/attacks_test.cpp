// Attacks on games by link that once succeeded. Each attacker has all that it could have: the links, sometimes a seat
// of its own. The tests show how the attack fails and what the others' devices see. cheat_test.cpp attacks luck,
// secrets and proofs.
#include <algorithm>
#include <functional>

#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/invariants.h"
#include "record/link/link.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

// What a forged record does at a device: it is refused as a link, or it comes in somehow. Also checks that the device
// loses nothing, that no move of its seats came in that it did not make, and that what it keeps can be opened again.
struct Outcome {
    std::string fault;
    Arrival arrival;
};
Outcome attack(const Device& victim, const Record& forged) {
    Outcome outcome;
    const auto link = encode_link(forged);
    const auto opened = link ? open_link(*link) : Expected<OpenedLink>(link.fault());
    if (!opened) {
        outcome.fault = opened.fault().code;
        return outcome;
    }
    auto arrival = arrive(&victim.journal, nullptr, came(opened->record));
    if (!arrival) {
        outcome.fault = arrival.fault().code;
        return outcome;
    }
    outcome.arrival = std::move(*arrival);
    if (!outcome.arrival.game) return outcome;
    Device after{*outcome.arrival.game};
    Table table = after.table();
    table.settle();
    after.keep(table);
    REQUIRE(Table::open(*read_journal(journal_json(after.journal))));
    const Record &before = victim.journal.record, &now = after.journal.record;
    REQUIRE(now.moves.size() >= before.moves.size());
    CHECK(std::equal(before.moves.begin(), before.moves.end(), now.moves.begin()));
    for (std::size_t ply = before.moves.size() + 1; ply <= now.moves.size(); ++ply) {
        const Decision asked = table.at(ply - 1)->decision();
        const bool is_here = victim.journal.keys[static_cast<std::size_t>(index(asked.seat))].has_value();
        const bool is_person = holder_at(now, asked.seat, ply).kind == SeatKind::person;
        const bool was_sealed = std::any_of(before.binding->sealed.begin(), before.binding->sealed.end(),
                                            [&](const SealedAnswer& answer) { return answer.seat == asked.seat; });
        INFO("move " << ply << " of " << seat_name(asked.seat));
        const bool has_waited = ply == before.moves.size() + 1 && now.moves[ply - 1] == before.binding->waiting;
        CHECK((!is_here || !is_person || was_sealed || has_waited || !table.at(ply - 1)->has_choice()));
    }
    return outcome;
}

bool holds_off(const Outcome& outcome) {
    return !outcome.fault.empty() || outcome.arrival.standing == Standing::forged ||
           outcome.arrival.standing == Standing::fork || outcome.arrival.standing == Standing::same ||
           outcome.arrival.standing == Standing::older;
}

void answer_first(Device& device) { answer(device, first_move(device.table().now())); }

// Plays on, with every link sent to all, until `visit` has seen `count` moments at which a person is asked.
void at_moments(std::vector<Device>& devices, int count, std::uint64_t seed,
                const std::function<void(int asked)>& visit) {
    Chance choice(seed);
    while (count > 0) {
        const int asked = asked_device(devices);
        if (asked < 0) return;
        Device& device = devices[static_cast<std::size_t>(asked)];
        if (!is_bot(device.journal.record, device.table().asked())) {
            visit(asked);
            --count;
        }
        answer(device, any_move(device.table().now(), choice));
        share(devices);
    }
}

// ---- 1, 2: a waiting move of somebody else

TEST_CASE("attack 1: a waiting move does not count if its mover has not opened a value for it", "[record][attacks]") {
    for (const Protocol protocol : kProtocols)
        for (const GameInfo& info : games()) {
            auto devices = begun(info.id, 2, 0, 600, {}, protocol);
            int tries = 0;
            at_moments(devices, 25, 1, [&](int asked) {
                const Device& victim = devices[static_cast<std::size_t>(asked)];
                const Table table = victim.table();
                const std::vector<std::string> moves = first_moves(table.now(), 500);
                for (const std::string& move : {moves.front(), moves.back()}) {
                    Record forged = victim.sent();
                    forged.binding->waiting = move;
                    INFO(info.id << ": " << forged.binding->waiting << " after " << forged.moves.size() << " moves");
                    CHECK(holds_off(attack(victim, forged)));
                    CHECK(holds_off(attack(devices[1 - static_cast<std::size_t>(asked)], forged)));
                    ++tries;
                }
            });
            CHECK(tries > 10);
        }
}

TEST_CASE("attack 2: a secret answer never waits, and a sealed one stays", "[record][attacks]") {
    for (const Protocol protocol : kSealing) {
        auto devices = begun("nim", 2, 0, 601, {}, protocol);
        answer(devices[0], "bid 2");
        Record forged = devices[0].sent();
        forged.binding->waiting = "bid 0";
        CHECK(holds_off(attack(devices[0], forged)));
        CHECK(holds_off(attack(devices[1], forged)));
        forged.binding->sealed.clear();
        CHECK(holds_off(attack(devices[0], forged)));
        CHECK(devices[0].table().has_sealed(seat_at(0)));
    }
}

// ---- 3: another answer after the others' answers are open

TEST_CASE("attack 3: whoever lets a bot stand in for its own sealed answer gets no other answer", "[record][attacks]") {
    auto devices = begun("nim", 2, 0, 602);
    Device &honest = devices[0], &cheat = devices[1];
    answer(cheat, "bid 3");
    honest.open(cheat.link());
    answer(honest, "bid 2");
    const Device before = cheat;
    cheat.open(honest.link());  // the honest bid is open now
    Device again = before;
    again.journal.record.binding->proofs[0] = cheat.journal.record.binding->proofs[0];
    again.journal.record.binding->sealed = honest.journal.record.binding->sealed;
    CHECK(refused(stand_in(again.journal, seat_at(1), 1)).starts_with("Your secret choice isn't open yet"));
    leave_anyway(again.journal, seat_at(1), seat_at(1));
    CHECK(again.journal.record.binding->sealed.size() == 2);
    Table bot = again.table();
    bot.settle();
    if (bot.ply() == 0) CHECK(bot.now().decision().seat == seat_at(0));
    for (std::uint64_t bid = 0; bid < 4; ++bid) {
        Record forged = again.journal.record;
        forged.binding->sealed.clear();
        forged.moves = {"bid 2", "bid " + std::to_string(bid)};
        INFO("bid " << bid);
        const Outcome outcome = attack(honest, forged);
        if (bid != 0) CHECK(outcome.fault == "record/proof");
    }
    // It cannot come back to its sealed answer either.
    CHECK(refused(take_back(again.journal, seat_at(1))).starts_with("A secret choice is under way"));
    come_back_anyway(again.journal, seat_at(1));
    for (SealedAnswer& answer : again.journal.record.binding->sealed)
        if (answer.seat == seat_at(1)) answer.digits[0] = (answer.digits[0] + 1) % 4;
    CHECK(holds_off(attack(honest, again.journal.record)));
}

// ---- 4, 5, 6: changes of hands

TEST_CASE("attack 4: no bot stands in unasked for a seat on the device that has the seat's secret",
          "[record][attacks]") {
    for (const Protocol protocol : kProtocols)
        for (const char* game : {"nim", "rise"}) {
            auto devices = begun(game, 2, 1, 603, {}, protocol);
            at_moments(devices, 10, 2, [&](int asked) {
                const Device &victim = devices[static_cast<std::size_t>(asked)],
                             &other = devices[1 - static_cast<std::size_t>(asked)];
                Device outsider;
                outsider.journal = came(victim.sent());
                const bool by_outsider = !stand_in(outsider.journal, seat_at(asked), 1);
                CHECK(by_outsider == (protocol == Protocol::values));
                Device cheat = other;  // a player can do this, and the victim is asked
                REQUIRE_FALSE(stand_in(cheat.journal, seat_at(asked), 1));
                for (const Device* from : {&outsider, &cheat}) {
                    if (from == &outsider && !by_outsider) continue;
                    for (const bool moves_on : {false, true}) {
                        Device line = *from;
                        if (moves_on && line.table().asked() == seat_at(asked)) answer_first(line);
                        const Outcome outcome = attack(victim, line.sent());
                        REQUIRE(outcome.fault.empty());
                        CHECK(outcome.arrival.standing == Standing::fork);
                        CHECK(outcome.arrival.unasked.has(seat_at(asked)));
                        CHECK_FALSE(outcome.arrival.game);
                        CHECK(outcome.arrival.line);
                    }
                }
            });
        }
}

TEST_CASE("attack 5: nobody can leave a table without people", "[record][attacks]") {
    for (const Protocol protocol : kProtocols) {
        auto devices = begun("nim", 2, 0, 604, {}, protocol);
        const Record known = devices[0].sent();
        Record forged = known;
        for (std::size_t i = 0; i < 2; ++i) {
            forged.binding->changes.push_back(
                {0, seat_at(static_cast<int>(i)), forged.seats[i], seat_at(static_cast<int>(1 - i))});
            forged.seats[i].kind = SeatKind::bot;
        }
        auto match = replay(forged);
        while (match && !(*match)->decision().over && forged.moves.size() < 60) {
            forged.moves.push_back(first_move(**match));
            match = replay(forged);
        }
        const auto moves = static_cast<std::uint32_t>(forged.moves.size());
        Record emptied = forged;
        for (std::size_t i = 0; i < 2; ++i) {
            forged.binding->changes.push_back(
                {moves, seat_at(static_cast<int>(i)), forged.seats[i], seat_at(static_cast<int>(i))});
            forged.seats[i] = known.seats[i];
        }
        const Device stranger;
        for (const Record& record : {emptied, forged})
            for (const Device& device : devices) {
                const Outcome outcome = attack(device, record);
                CHECK(outcome.fault == (protocol != Protocol::values ? "link/record" : "record/nobody"));
            }
        if (protocol == Protocol::values) CHECK(arrive(nullptr, nullptr, came(forged)).fault().code == "record/nobody");
    }
}

TEST_CASE("attack 6: nobody can use up the changes of another's seat", "[record][attacks]") {
    auto devices = begun("nim", 3, 0, 605);
    REQUIRE(play_until(devices, 1, [](const Table& table) { return !table.now().decision().secret; }) >= 0);
    Device& cheat = devices[0];
    REQUIRE_FALSE(stand_in(cheat.journal, seat_at(1), 1));
    for (int i = 0; i < 40; ++i) {  // its own seat, as often as it likes
        if (stand_in(cheat.journal, seat_at(0), 1)) break;
        REQUIRE_FALSE(take_back(cheat.journal, seat_at(0)));
    }
    Record forged = cheat.journal.record;
    SECTION("the owner comes back") {
        auto arrival = arrive(&devices[1].journal, nullptr, came(open_link(*encode_link(forged))->record));
        REQUIRE(arrival);
        REQUIRE(arrival->line);
        Journal owner = *arrival->line;
        CHECK_FALSE(take_back(owner, seat_at(1)));
        CHECK(owner.record.seats[1].kind == SeatKind::person);
        CHECK(open_link(*encode_link(owner.record)));
    }
    SECTION("changes of a seat that it did not make do not count") {
        const auto moves = static_cast<std::uint32_t>(forged.moves.size());
        forged.binding->changes.push_back({moves, seat_at(1), forged.seats[1], seat_at(1)});
        forged.seats[1].kind = SeatKind::person;
        CHECK(attack(devices[2], forged).fault == "link/record");
    }
}

// ---- 7: choosing luck

TEST_CASE("attack 7: the seat for which a draw waits cannot draw anew", "[record][attacks]") {
    int tried = 0;
    for (std::uint64_t number = 606; number < 612 && tried < 5; ++number) {
        auto devices = begun("rise", 2, 0, number);
        at_moments(devices, 60, number, [&](int asked) {
            const auto mover = static_cast<std::size_t>(asked), waited = 1 - mover;
            Device device = devices[mover];
            if (device.table().now().decision().secret) return;
            for (const std::string& move : first_moves(device.table().now(), 30)) {
                Device trial = device;
                Table table = trial.table();
                if (table.play(move) || table.record().binding->waiting.empty()) continue;
                trial.keep(table);
                ++tried;
                Device honest = devices[waited];
                honest.open(trial.link());
                // It leaves before the move is played: refused here, and refused in a record.
                Device cheat = devices[waited];
                cheat.journal.record = merged(cheat.journal.record, trial.sent());
                CHECK(stand_in(cheat.journal, seat_at(static_cast<int>(waited)), 1));
                const auto moves = static_cast<std::uint32_t>(trial.sent().moves.size());
                for (const std::uint32_t at : {moves, moves + 1})
                    for (const std::size_t by : {mover, waited})
                        for (const bool amid_wait : {false, true}) {
                            Record forged = trial.sent();
                            sign(forged, seat_at(static_cast<int>(waited)), *cheat.journal.keys[waited],
                                 change_place(at), at);
                            forged.binding->changes.push_back({at, seat_at(static_cast<int>(waited)),
                                                               forged.seats[waited], seat_at(static_cast<int>(by)),
                                                               amid_wait});
                            forged.seats[waited].kind = SeatKind::bot;
                            INFO(at << " by " << by << (amid_wait ? " amid wait" : ""));
                            const Outcome outcome = attack(trial, forged);
                            if (outcome.fault.empty() && outcome.arrival.game) {
                                Device after{*outcome.arrival.game};
                                Table played = after.table();
                                played.settle();
                                // It is played after all, with the luck that the seat had to open.
                                if (played.ply() > moves)
                                    CHECK(played.at(moves + 1)->fingerprint() ==
                                          honest.table().at(moves + 1)->fingerprint());
                            }
                        }
                return;
            }
        });
    }
    CHECK(tried >= 5);
}

TEST_CASE("a waiting move goes on without its seat's luck when another seat lets a bot stand in", "[record][attacks]") {
    for (std::uint64_t number = 606; number < 620; ++number) {
        auto devices = begun("rise", 2, 0, number);
        bool found = false;
        at_moments(devices, 60, number, [&](int asked) {
            if (found) return;
            const auto mover = static_cast<std::size_t>(asked), waited = 1 - mover;
            if (devices[mover].table().now().decision().secret) return;
            for (const std::string& move : first_moves(devices[mover].table().now(), 30)) {
                Device trial = devices[mover];
                Table table = trial.table();
                if (table.play(move) || table.record().binding->waiting.empty()) continue;
                trial.keep(table);
                const Device before = trial;
                REQUIRE_FALSE(stand_in(trial.journal, seat_at(static_cast<int>(waited)), 1));
                CHECK(is_signed(trial.journal.record, seat_at(asked), *trial.journal.keys[mover]));
                Table on = trial.table();
                CHECK(on.settle());
                trial.keep(on);
                CHECK(trial.journal.record.binding->waiting.empty());
                CHECK(trial.journal.record.moves.size() > before.journal.record.moves.size());
                CHECK(open_link(trial.link())->record == trial.sent());
                // If the person comes back in time, that is another line, and the person is asked.
                Device back = devices[waited];
                back.open(before.link());
                CHECK(back.open(trial.link()) == Standing::fork);
                found = true;
                return;
            }
        });
        if (found) return;
    }
    FAIL("no move waited");
}

// ---- 8: names

TEST_CASE("attack 8: a seated person keeps the name that it chose", "[record][attacks]") {
    for (const Protocol protocol : kProtocols) {
        auto devices = begun("nim", 3, 0, 613, {}, protocol);
        Device before = devices[1];
        answer(devices[0], "bid 1");
        Record forged = devices[0].sent();
        for (SeatHolder& holder : forged.seats) holder.name = "Eve";
        for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
            const Outcome outcome = attack(devices[i], forged);
            REQUIRE(outcome.fault.empty());
            CHECK(outcome.arrival.standing == Standing::newer);
            CHECK(outcome.arrival.renamed.has(seat_at(static_cast<int>(i))));
            CHECK(outcome.arrival.renamed.has(seat_at(static_cast<int>(3 - i))));
            REQUIRE(outcome.arrival.game);
            CHECK(outcome.arrival.game->record.seats[i].name == devices[i].journal.record.seats[i].name);
            CHECK(outcome.arrival.game->record.seats[3 - i].name == devices[i].journal.record.seats[3 - i].name);
        }
    }
}

TEST_CASE("an invitation keeps the name of a person who joined, on that person's device", "[record][attacks]") {
    Record record = *new_record("nim", 2, {}, 614, 0);
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    Journal host = invite(record, SeatSet{1}, [] { return key_of(614, 0); });
    Device guest;
    guest.open(*encode_link(host.record));
    REQUIRE_FALSE(take_seat(guest.journal, seat_at(1), "Ada", key_of(614, 1)));
    Record forged = guest.journal.record;
    forged.seats[1].name = "Eve";
    const auto arrival = arrive(&host, nullptr, came(forged));  // the host does not know better yet
    REQUIRE(arrival);
    host = *arrival->game;
    REQUIRE(begin(host));
    CHECK(guest.open(*encode_link(host.record)) == Standing::newer);
    CHECK(guest.journal.record.seats[1].name == "Ada");
    Device there{host};
    answer(guest, "bid 1");
    CHECK(there.open(guest.link()) == Standing::newer);
    CHECK(there.journal.record.seats[1].name == "Ada");  // its own act says so
}

// ---- 9: another seat's newest move

TEST_CASE("attack 9: whoever changes another seat's newest move on the way is found out", "[record][attacks]") {
    int tried = 0;
    for (std::uint64_t number = 615; number < 640 && tried < 11; ++number) {
        auto devices = begun("nim", 3, 0, number);
        at_moments(devices, 40, number, [&](int asked) {
            const auto victim = static_cast<std::size_t>(asked);
            if (tried >= 11 || devices[victim].table().now().decision().secret ||
                !devices[victim].table().now().has_choice())
                return;
            const Device before = devices[(victim + 2) % 3];
            Device honest = devices[victim], fooled = before;
            answer_first(honest);
            const std::string played = honest.sent().moves[before.sent().moves.size()];
            Record forged = honest.sent();
            forged.moves.resize(before.sent().moves.size() + 1);
            forged.moves.back() = first_moves(devices[victim].table().now(), 2)[1];
            const auto link = encode_link(forged);
            if (!link || fooled.open(*link) != Standing::newer) return;
            ++tried;
            if (fooled.table().asked() == seat_at(static_cast<int>((victim + 2) % 3)) &&
                fooled.table().now().has_choice())
                answer_first(fooled);

            // The victim's device knows at once, and shows the key of its tag.
            const Outcome seen = attack(honest, fooled.sent());
            REQUIRE(seen.fault.empty());
            CHECK(seen.arrival.standing == Standing::forged);
            CHECK(seen.arrival.change.seat == seat_at(asked));
            REQUIRE(seen.arrival.game);
            CHECK(seen.arrival.game->record.moves == honest.journal.record.moves);

            // Everybody else who has the changed line knows when the victim's next link comes.
            const Outcome told = attack(fooled, seen.arrival.game->record);
            REQUIRE(told.fault.empty());
            CHECK(told.arrival.standing == Standing::fork);
            CHECK(told.arrival.change.seat == seat_at(asked));
            CHECK(told.arrival.change.is_sure);
            REQUIRE(told.arrival.change.ply > 0);
            REQUIRE(told.arrival.line);
            CHECK(told.arrival.line->record.moves[told.arrival.change.ply - 1] == played);
            // Whoever got the true line first, with the key that the victim shows, takes no changed one.
            Device warned = devices[(victim + 1) % 3];
            REQUIRE(warned.open(*encode_link(seen.arrival.game->record)) == Standing::newer);
            const Outcome late = attack(warned, fooled.sent());
            CHECK(late.arrival.standing == Standing::forged);
            CHECK(late.arrival.change.seat == seat_at(asked));

            // Nobody who has the true line takes the changed one.
            CHECK(attack(Device{*seen.arrival.game}, fooled.sent()).arrival.standing == Standing::forged);
        });
    }
    CHECK(tried >= 11);
}

// ---- 10: what remains of trying deals (protocols/seats.md)

TEST_CASE("attack 10: if all others are fixed, whoever joins last gets a deal that nobody tried", "[record][attacks]") {
    Record record = *new_record("rise", 3, {}, 641, 0);
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    Journal host = invite(record, SeatSet{1}, [] { return key_of(641, 0); });
    REQUIRE_FALSE(take_seat(host, seat_at(1), "Otto's other self", key_of(641, 1)));
    Device last;
    last.open(*encode_link(host.record));
    REQUIRE_FALSE(take_seat(last.journal, seat_at(2), "Ada", key_of(641, 2)));
    auto arrival = arrive(&host, nullptr, came(last.journal.record));
    REQUIRE(arrival);
    Journal ground = *arrival->game;  // the host exchanges its second seat's chain, as often as it likes
    bind_seat(ground, seat_at(1), key_of(641, 77));
    ground.record.seats[1].name = "Otto's other self";
    REQUIRE(begin(ground));
    const Outcome outcome = attack(last, open_link(*encode_link(ground.record))->record);
    CHECK(outcome.arrival.exchanged.has(seat_at(1)));
    REQUIRE(begin(*arrival->game));
    CHECK(attack(last, arrival->game->record).arrival.exchanged.bits == 0);
}

// ---- 11: a device that knows only the invitation

Device invited(std::uint64_t number, Journal& host) {
    Record record = *new_record("nim", 2, {}, number, 0);
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    host = invite(record, SeatSet{1}, [number] { return key_of(number, 0); });
    Device guest;
    guest.open(*encode_link(host.record));
    REQUIRE_FALSE(take_seat(guest.journal, seat_at(1), "Ada", key_of(number, 1)));
    return guest;
}

TEST_CASE("attack 11: a device that knows only the invitation takes no unsigned move of its seat",
          "[record][attacks]") {
    Journal host;
    Device guest = invited(642, host);
    const Device early = guest;  // restored from a copy
    Device there{arrive(&host, nullptr, came(guest.journal.record))->game.value()};
    REQUIRE(begin(there.journal));
    guest.open(there.link());
    answer(there, "bid 1");
    guest.open(there.link());
    answer(guest, "bid 2");
    CHECK(Device{early}.open(guest.link()) == Standing::newer);
    Record forged = guest.sent();
    for (SealedAnswer& sealed : forged.binding->sealed)
        if (sealed.seat == seat_at(1)) sealed.digits[0] = (sealed.digits[0] + 1) % 4;
    const Outcome outcome = attack(early, forged);
    if (!forged.binding->sealed.empty()) CHECK(outcome.arrival.standing == Standing::forged);
    Record unsaid = guest.sent();
    unsaid.binding->proofs[1].tag ^= 1;
    CHECK(attack(early, unsaid).arrival.standing == Standing::forged);
}

TEST_CASE("attack 12: nobody can change on the way how a game is bound, or the tag of a seat that sat down",
          "[record][attacks]") {
    Journal host;
    const Device guest = invited(643, host);
    Record other = guest.journal.record;
    other.binding->protocol = Protocol::values, other.binding->bot_revision = 0;
    CHECK(arrive(&guest.journal, nullptr, came(other))->standing == Standing::foreign);
    other = guest.journal.record;
    ++other.binding->bot_revision;
    CHECK(arrive(&guest.journal, nullptr, came(other))->standing == Standing::foreign);
    other = guest.journal.record;
    other.binding->proofs[1].tag ^= 1, other.binding->proofs[1].acts = 3;
    const auto arrival = arrive(&guest.journal, nullptr, came(other));
    REQUIRE(arrival);
    const Record& kept = arrival->game ? arrival->game->record : guest.journal.record;
    CHECK(kept.binding->proofs[1] == guest.journal.record.binding->proofs[1]);
}

TEST_CASE("attack 13: an invitation in which something has happened is refused", "[record][attacks]") {
    Journal host;
    const Device guest = invited(644, host);
    Record forged = guest.journal.record;
    forged.moves = {"bid 1"};
    CHECK(arrive(&guest.journal, nullptr, came(forged)).fault().code == "record/lobby");
    CHECK(arrive(nullptr, nullptr, came(forged)).fault().code == "record/lobby");
    forged = guest.journal.record;
    forged.revision = 60;
    const auto newer = arrive(nullptr, nullptr, came(forged));
    CHECK((newer ? "" : newer.fault().code) == "game/revision");
    // A guest shows more of its chain than the begun game accepts. Whoever begins it could not open it again.
    forged = guest.journal.record;
    forged.binding->opener = kSpectator;
    forged.binding->proofs[1] = {19, chain_of(key_of(644, 1), chain_id(forged, seat_at(1)))[19]};
    const auto arrival = arrive(&host, nullptr, came(forged));
    CHECK((arrival ? "" : arrival.fault().code) == "record/lobby");
}

TEST_CASE("a game goes on if a bot stood in for a sealed answer, also on the device that sealed it",
          "[record][attacks]") {
    auto devices = begun("nim", 2, 0, 645);
    answer(devices[1], "bid 3");
    devices[0].open(devices[1].link());
    REQUIRE_FALSE(stand_in(devices[0].journal, seat_at(1), 1));
    answer(devices[0], "bid 2");
    REQUIRE(devices[0].journal.record.moves.size() == 2);  // the bot has given number 0
    auto arrival = arrive(&devices[1].journal, nullptr, came(devices[0].sent()));
    REQUIRE(arrival);
    REQUIRE(arrival->line);
    CHECK(arrival->change.seat == kSpectator);  // nobody has changed anything on the way
    devices[1].journal = *arrival->line;        // its owner accepts the line with the bot
    while (devices[0].table().asked() != seat_at(0)) answer_first(devices[0]);
    answer_first(devices[0]);
    CHECK(devices[1].open(devices[0].link()) == Standing::newer);
    REQUIRE_FALSE(take_back(devices[1].journal, seat_at(1)));
    CHECK(is_signed(devices[1].journal.record, seat_at(1), *devices[1].journal.keys[1]));
}

TEST_CASE("attack 14: a change of hands that a seat's newest tag rules out does not come in", "[record][attacks]") {
    int forged_ones = 0;
    for (std::uint64_t number = 606; number < 612 && forged_ones == 0; ++number) {
        auto devices = begun("rise", 2, 0, number);
        std::vector<Record> sent;
        at_moments(devices, 25, number, [&](int asked) {
            for (const Device& device : devices) sent.push_back(device.sent());
            const auto i = static_cast<std::size_t>(asked);
            Device victim = devices[i];
            answer_first(victim);
            const auto other = seat_at(1 - asked);
            for (Record forged : sent) {  // an earlier tag of the victim, which covers fewer moves
                if (forged.moves != victim.sent().moves) continue;
                forged.binding->changes.insert(forged.binding->changes.begin(), {0, other, forged.seats[1 - i], other});
                Journal here = victim.journal;
                const TakenIn taken = take_in(here, came(forged));
                CHECK(taken.broken == "");
                CHECK(is_signed(here.record, seat_at(asked), *here.keys[i]));
                if (taken.standing == Standing::forged) ++forged_ones;
            }
        });
    }
    CHECK(forged_ones > 0);
}

TEST_CASE("attack 15: a bot cannot have held a person's seat from the start", "[record][attacks]") {
    for (const Protocol protocol : kProtocols) {
        auto devices = begun("nim", 2, 0, 646, {}, protocol);
        Record forged = devices[1].sent();
        forged.seats[1].kind = SeatKind::bot;
        forged.binding->changes.push_back(
            {0, seat_at(1), forged.seats[1], protocol != Protocol::values ? seat_at(0) : kSpectator});
        const Outcome outcome = attack(devices[1], forged);
        CHECK(holds_off(outcome));
        CHECK_FALSE(outcome.arrival.game);
    }
}

TEST_CASE("if a bot stands in and is played by hand, nothing stays sealed", "[record][attacks]") {
    auto devices = begun("nim", 2, 0, 648);
    answer(devices[0], "bid 3");
    devices[1].open(devices[0].link());
    Table table = devices[1].table();
    REQUIRE_FALSE(table.play("bid 1"));
    REQUIRE(table.settle());
    devices[1].keep(table);
    REQUIRE_FALSE(stand_in(devices[1].journal, seat_at(0), 1));
    Table bot = devices[1].table();
    CHECK_FALSE(bot.play("bid 0"));  // before settle() does it
    CHECK_FALSE(bot.has_sealed(seat_at(0)));
    bot.settle();
    devices[1].keep(bot);
    CHECK(breaks_store(devices[1].journal) == "");
}

TEST_CASE("no move is played before the one that waits", "[record][attacks]") {
    bool found = false;
    for (std::uint64_t number = 606; number < 620 && !found; ++number) {
        auto devices = begun("rise", 2, 0, number);
        at_moments(devices, 60, number, [&](int asked) {
            const auto mover = static_cast<std::size_t>(asked);
            for (const std::string& move : first_moves(devices[mover].table().now(), 30)) {
                if (found) break;
                Device trial = devices[mover];
                Table table = trial.table();
                if (table.play(move) || table.record().binding->waiting.empty()) continue;
                trial.keep(table);
                REQUIRE_FALSE(stand_in(trial.journal, seat_at(1 - asked), 1));
                Table on = trial.table();
                CHECK(on.waits_for() == kSpectator);
                CHECK(on.play(first_move(on.now())));
                CHECK(on.settle());
                found = true;
            }
        });
    }
    CHECK(found);
}

TEST_CASE("attack 17: a sealed answer stays the same while others of its round are open", "[record][attacks]") {
    for (const Protocol protocol : kSealing) {
        auto devices = begun("nim", 3, 0, 649, {}, protocol);
        answer(devices[1], "bid 1");
        const Device victim = devices[1];
        answer(devices[0], "bid 2"), answer(devices[2], "bid 3");
        std::vector<SealedAnswer> sealed = devices[2].sent().binding->sealed;
        sealed.insert(sealed.begin(), victim.sent().binding->sealed.front());
        share(devices);
        Record partly = devices[0].sent();
        REQUIRE(partly.moves.size() == 3);
        partly.moves.resize(1);
        partly.binding->sealed = sealed;
        CHECK(attack(victim, partly).arrival.standing == Standing::newer);
        partly.binding->sealed.front().digits[0] = (sealed.front().digits[0] + 1) % 4;
        CHECK(holds_off(attack(victim, partly)));
    }
}

TEST_CASE("attack 16: a known change of hands does not come again with a bot at its end", "[record][attacks]") {
    auto devices = begun("nim", 3, 0, 647, {}, Protocol::values);
    Device& victim = devices[1];
    Record moved = victim.sent();
    moved.binding->changes.push_back(
        {0, seat_at(1), moved.seats[1]});  // "moved to another device", which is always accepted
    victim.open(*encode_link(moved));
    REQUIRE(victim.journal.record.binding->changes.size() == 1);
    Record forged = victim.sent();
    forged.seats[1].kind = SeatKind::bot;
    answer(devices[0], "bid 1");
    forged.binding->proofs[0] = devices[0].sent().binding->proofs[0],
    forged.binding->sealed = devices[0].sent().binding->sealed;
    const Outcome outcome = attack(victim, forged);
    CHECK(holds_off(outcome));
    CHECK_FALSE(outcome.arrival.game);
}

}  // namespace
}  // namespace orrery
