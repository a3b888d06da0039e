// Seats of a game by link: taken, begun, moved, handed on, played by a bot for a while, lost and brought back. Also
// which of this is stored, sent and told.
#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/link/mixed_radix.h"
#include "record/link/seat_key.h"
#include "record/replay/replay.h"
#include "record/support.h"

namespace orrery {
namespace {

using namespace post;

constexpr std::uint64_t kNumber = 400;

Journal invitation(int seats) {
    Record record = *new_record("nim", seats, {}, kNumber, 0);
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    return invite(record, SeatSet{1}, [] { return key_of(kNumber, 0); });
}

// What another device has after opening the link.
Journal opened(const Journal& journal) {
    Journal other;
    other.record = open_link(*encode_link(journal.record))->record;
    other.committed = static_cast<std::uint32_t>(other.record.moves.size());
    return other;
}

Journal arrived(const Journal& known, const Record& record) {
    Journal incoming;
    incoming.record = record;
    incoming.committed = static_cast<std::uint32_t>(record.moves.size());
    const auto arrival = arrive(&known, nullptr, incoming);
    REQUIRE(arrival);
    return arrival->game ? *arrival->game : known;
}

TEST_CASE("an invitation binds who sits here, and waits for the others", "[record][seats]") {
    const Journal host = invitation(3);
    CHECK(host.record.is_bound());
    CHECK(host.record.binding->opener == seat_at(0));
    CHECK(host.here == 1);
    CHECK(in_lobby(host.record));
    CHECK(start_of(host.record).fault().code == "record/lobby");
    const auto link = open_link(*encode_link(host.record));
    REQUIRE(link);
    CHECK(link->match == nullptr);
    CHECK(link->record == host.record);
}

TEST_CASE("a free seat is taken once, with a clean name", "[record][seats]") {
    Journal guest = opened(invitation(3));
    CHECK(refused(take_seat(guest, seat_at(0), "Eve", key_of(kNumber, 9))) == "That seat is taken.");
    CHECK(refused(take_seat(guest, seat_at(3), "Eve", key_of(kNumber, 9))) == "That seat is taken.");
    CHECK(refused(take_seat(guest, kSpectator, "Eve", key_of(kNumber, 9))) == "That seat is taken.");
    REQUIRE_FALSE(take_seat(guest, seat_at(1), "  Ada\n", key_of(kNumber, 1)));
    CHECK(guest.record.seats[1] == SeatHolder{SeatKind::person, 0, "Ada"});
    CHECK(guest.here == 2);
    CHECK(guest.record.binding->opener == seat_at(0));
    CHECK(fits(guest.record, seat_at(1), key_of(kNumber, 1)));
    CHECK_FALSE(fits(guest.record, seat_at(1), key_of(kNumber, 2)));
    CHECK_FALSE(begin(guest));  // a seat is free
    fill_seats(guest, 2);
    CHECK(guest.record.seats[2] == SeatHolder{SeatKind::bot, 2, ""});
    CHECK_FALSE(begin(guest));  // the opener sits elsewhere
}

TEST_CASE("nobody joins an invitation of an older kind, and those who have joined go on", "[record][seats]") {
    for (const Protocol protocol : kProtocols) {
        INFO("protocol " << static_cast<int>(protocol));
        const bool is_new = protocol == Protocol::sealed || protocol == Protocol::friends;
        Record record = *new_record("nim", 2, {}, kNumber, 0);
        record.seats[0] = {SeatKind::person, 0, "Otto"};
        Journal host = invite(
            record, SeatSet{1}, [] { return key_of(kNumber, 0); }, protocol);
        if (protocol == Protocol::values) host.record.binding->bot_revision = 0, host.record.binding->proofs[0].tag = 0;
        Journal guest = opened(host);
        CHECK(can_join(guest.record) == is_new);
        const std::string reason = refused(take_seat(guest, seat_at(1), "Ada", key_of(kNumber, 1)));
        CHECK(reason.starts_with("This invitation was made by an older version") == !is_new);
        CHECK((guest.record.seats[1].kind == SeatKind::person) == is_new);
        if (!is_new) sit_down(guest, seat_at(1), "Ada", key_of(kNumber, 1));
        host = arrived(host, guest.record);
        CHECK(begin(host));
    }
}

TEST_CASE("the match begins where its opener sits, once all seats are taken", "[record][seats]") {
    Journal host = invitation(2);
    CHECK_FALSE(begin(host));
    Journal guest = opened(host);
    REQUIRE_FALSE(take_seat(guest, seat_at(1), "Ada", key_of(kNumber, 1)));
    host = arrived(host, guest.record);
    REQUIRE(begin(host));
    CHECK_FALSE(in_lobby(host.record));
    CHECK_FALSE(begin(host));
    CHECK(host.record.binding->proofs[0].place == 1);
    CHECK(refused(take_seat(host, seat_at(1), "Eve", key_of(kNumber, 2))) == "That seat is taken.");
    guest = arrived(guest, host.record);
    CHECK(guest.record == host.record);
    CHECK(guest.keys[1] == key_of(kNumber, 1));
}

TEST_CASE("if two take one seat, the opener's device decides", "[record][seats]") {
    Journal host = invitation(3);
    Journal ada = opened(host), bob = opened(host);
    REQUIRE_FALSE(take_seat(ada, seat_at(1), "Ada", key_of(kNumber, 1)));
    REQUIRE_FALSE(take_seat(bob, seat_at(1), "Bob", key_of(kNumber, 2)));
    host = arrived(host, ada.record);
    const Record decided = host.record;
    host = arrived(host, bob.record);
    CHECK(host.record == decided);

    bob = arrived(bob, host.record);
    CHECK(bob.record == decided);
    CHECK(bob.here == 0);
    REQUIRE_FALSE(take_seat(bob, seat_at(2), "Bob", key_of(kNumber, 2)));
    host = arrived(host, bob.record);
    CHECK(host.record.seats[2].name == "Bob");
    CHECK(merge_invitations(host, bob.record).record == host.record);
}

TEST_CASE("a device whose seat goes to another keeps the secret until the match begins", "[record][seats]") {
    Journal host = invitation(2);
    Journal ada = opened(host), bob = opened(host);
    REQUIRE_FALSE(take_seat(ada, seat_at(1), "Ada", key_of(kNumber, 1)));
    REQUIRE_FALSE(take_seat(bob, seat_at(1), "Bob", key_of(kNumber, 2)));
    host = arrived(host, bob.record);  // the opener's device hears of Bob first
    bob = arrived(bob, ada.record);    // and Bob's device hears of Ada
    CHECK(bob.here == 0);
    REQUIRE(begin(host));
    bob = arrived(bob, host.record);
    CHECK(bob.here == 2);
    ada = arrived(ada, host.record);
    CHECK(ada.here == 0);
    CHECK_FALSE(ada.keys[1]);
}

TEST_CASE("a seat moves with its secret, and the record tells of it", "[record][seats]") {
    auto devices = begun("nim", 2, 0, kNumber);
    Journal there = opened(devices[0].journal);
    CHECK(refused(adopt_seat(there, seat_at(1), key_of(kNumber, 5), "Eve")) == "That isn't the secret of this seat.");
    CHECK(refused(adopt_seat(there, seat_at(7), key_of(kNumber, 1), "Eve")) == "That isn't the secret of this seat.");
    REQUIRE_FALSE(adopt_seat(there, seat_at(1), key_of(kNumber, 1), "Ada"));
    REQUIRE_FALSE(adopt_seat(there, seat_at(1), key_of(kNumber, 1), "Ada"));  // it is here already
    REQUIRE(there.record.binding->changes.size() == 1);
    CHECK(change_words(there.record, there.record.binding->changes[0]) == "{p2} moved to another device.");

    Journal friends = opened(there);
    REQUIRE_FALSE(adopt_seat(friends, seat_at(1), key_of(kNumber, 1), "Zoe"));
    REQUIRE(friends.record.binding->changes.size() == 2);
    CHECK(change_words(friends.record, friends.record.binding->changes[0]) == "{p2} moved to another device.");
    CHECK(change_words(friends.record, friends.record.binding->changes[1]) == "Ada handed the seat on to {p2}.");
    CHECK(holder_at(friends.record, seat_at(1), 0).name == "Ada");
    CHECK(holder_at(friends.record, seat_at(1), 1).name == "Zoe");
    CHECK(opened(friends).record == friends.record);
}

// Plays a move of the seat that is asked at that device. All others must have what they need to take it.
void answer(Device& device) {
    Table table = device.table();
    REQUIRE_FALSE(table.play(first_move(table.now())));
    table.commit();
    table.settle();
    device.keep(table);
}

// Plays a game of three people to the end of the secret bids; returns which of them is asked.
std::size_t past_the_bids(std::vector<Device>& devices) {
    for (int round = 0; round < 3; ++round)
        for (Device& from : devices) {
            const Table table = from.table();
            if (table.now().decision().secret && table.waits_for() == kSpectator && !table.has_sealed(table.asked()) &&
                table.here().has(table.asked()))
                answer(from);
            for (Device& to : devices)
                if (&from != &to) to.open(from.link());
        }
    REQUIRE_FALSE(devices[0].table().now().decision().secret);
    return static_cast<std::size_t>(index(devices[0].table().asked()));
}

// The device's journal after it accepts a line in which others have changed the hands of its seat.
Journal accepted(const Device& device, const Device& other) {
    Journal incoming;
    incoming.record = other.sent();
    incoming.committed = static_cast<std::uint32_t>(incoming.record.moves.size());
    const auto arrival = arrive(&device.journal, nullptr, incoming);
    REQUIRE(arrival);
    CHECK(arrival->standing == Standing::fork);
    CHECK(arrival->unasked.bits != 0);
    CHECK_FALSE(arrival->game);
    REQUIRE(arrival->line);
    return *arrival->line;
}

TEST_CASE("a bot stands in until the secret is back", "[record][seats]") {
    auto devices = begun("nim", 3, 0, kNumber);
    Table table = devices[1].table();
    REQUIRE_FALSE(table.play("bid 2"));
    devices[1].keep(table);
    devices[0].open(devices[1].link());
    Journal& journal = devices[0].journal;
    REQUIRE(journal.record.binding->sealed.size() == 1);

    REQUIRE_FALSE(stand_in(journal, seat_at(1), 1));
    CHECK(journal.record.binding->sealed.size() == 1);
    CHECK(journal.record.seats[1] == SeatHolder{SeatKind::bot, 1, "Ada"});
    CHECK(change_words(journal.record, journal.record.binding->changes[0]) ==
          "{p1} let a bot (novice) stand in for Ada.");
    CHECK_FALSE(refused(stand_in(journal, seat_at(1), 1)).empty());
    CHECK_FALSE(refused(take_back(journal, seat_at(1))).empty());  // its secret is elsewhere
    REQUIRE_FALSE(stand_in(journal, seat_at(2), 1));
    CHECK(refused(stand_in(journal, seat_at(0), 1)) == "At least one person has to keep playing.");
    CHECK(opened(journal).record == journal.record);

    // Whoever answers when a secret round begins, person or bot, does so until it is over.
    devices[1].journal = accepted(devices[1], devices[0]);
    CHECK(refused(take_back(devices[1].journal, seat_at(1))).starts_with("A secret choice is under way"));
    Journal fresh = opened(devices[0].journal);  // the secret comes to another device; the bot goes on
    REQUIRE_FALSE(adopt_seat(fresh, seat_at(1), key_of(kNumber, 1), "Ada"));
    CHECK(fresh.here == 2);
    CHECK(fresh.record == devices[0].journal.record);
    answer(devices[0]);
    CHECK(devices[1].open(devices[0].link()) == Standing::newer);
    REQUIRE_FALSE(devices[1].table().now().decision().secret);
    CHECK(refused(take_back(devices[1].journal, seat_at(1))) == "");
}

TEST_CASE("a person who is back before the game has gone on was not away", "[record][seats]") {
    auto devices = begun("nim", 3, 0, kNumber);
    past_the_bids(devices);
    REQUIRE_FALSE(stand_in(devices[0].journal, seat_at(1), 1));
    REQUIRE_FALSE(stand_in(devices[0].journal, seat_at(2), 1));
    devices[1].journal = accepted(devices[1], devices[0]);
    REQUIRE_FALSE(take_back(devices[1].journal, seat_at(1)));
    const Record& record = devices[1].journal.record;
    CHECK(record.seats[1] == SeatHolder{SeatKind::person, 0, "Ada"});
    CHECK(record.binding->changes.size() == 1);
    CHECK(devices[0].open(devices[1].link()) == Standing::newer);
    CHECK(devices[0].journal.record == record);
}

TEST_CASE("a seat changes hands at most thirty times, and the person with its secret can always come back",
          "[record][seats]") {
    auto devices = begun("nim", 2, 0, kNumber);
    const auto bid = [](Device& device) {
        Table table = device.table();
        if (table.asked() == kSpectator || !table.here().has(table.asked()) || table.waits_for() != kSpectator) return;
        if (!table.play(first_move(table.now()))) table.settle();
        device.keep(table);
    };
    std::size_t stood_in = 0;
    past_the_bids(devices);
    for (int round = 0; round < 60; ++round) {
        if (stand_in(devices[0].journal, seat_at(1), 1)) break;
        ++stood_in;
        Table table = devices[0].table();
        while (table.asked() == seat_at(1) && !table.play(first_move(table.now()))) table.settle();
        devices[0].keep(table);
        devices[1].journal = accepted(devices[1], devices[0]);
        REQUIRE_FALSE(take_back(devices[1].journal, seat_at(1)));
        devices[0].open(devices[1].link());
        bid(devices[0]);
        devices[1].open(devices[0].link());
        if (devices[0].table().asked() == kSpectator) break;
    }
    CHECK(stood_in > 0);
    CHECK(devices[0].journal.record.binding->changes.size() <= kMaxSeatChanges);
    Journal full = devices[0].journal;
    const std::uint32_t moves = static_cast<std::uint32_t>(full.record.moves.size());
    full.record.seats[1].kind = SeatKind::person;
    while (full.record.binding->changes.size() + 1 < kMaxSeatChanges)
        full.record.binding->changes.push_back({moves, seat_at(1), full.record.seats[1], seat_at(1)});
    CHECK(refused(stand_in(full, seat_at(1), 1)) == "This seat has changed hands too often.");
    full.record.binding->changes.back().by = seat_at(0);
    full.record.seats[1].kind = SeatKind::bot;
    full.keys[1] = key_of(kNumber, 1);
    CHECK_FALSE(take_back(full, seat_at(1)));
    CHECK(full.record.binding->changes.size() <= kMaxSeatChanges);
}

// ---- Changed in two places at once

Journal with_key(const Device& device, std::uint64_t number, std::size_t seat, const char* name) {
    Journal journal = opened(device.journal);
    REQUIRE_FALSE(adopt_seat(journal, seat_at(static_cast<int>(seat)), key_of(number, static_cast<int>(seat)), name));
    return journal;
}

TEST_CASE("seats that change hands at the same moment can be merged into one line", "[record][seats]") {
    auto devices = begun("nim", 4, 0, kNumber);
    Device one = devices[0], two = devices[1], friends;
    REQUIRE_FALSE(stand_in(one.journal, seat_at(3), 1));
    REQUIRE_FALSE(stand_in(two.journal, seat_at(1), 2));  // leaves
    friends.journal = with_key(devices[1], kNumber, 2, "Zoe");
    const Device first = one, second = two, third = friends;
    CHECK(one.open(second.link()) == Standing::newer);
    CHECK(one.open(third.link()) == Standing::newer);
    CHECK(friends.open(second.link()) == Standing::newer);
    CHECK(friends.open(first.link()) == Standing::newer);
    CHECK(one.link() == friends.link());
    CHECK(one.open(friends.link()) == Standing::same);
    CHECK(one.open(second.link()) == Standing::older);
    const Record& record = one.journal.record;
    REQUIRE(record.binding->changes.size() == 3);
    CHECK(change_words(record, record.binding->changes[0]) == "Ada lets a bot (adept) play from here on.");
    CHECK(change_words(record, record.binding->changes[1]) == "Ben handed the seat on to {p3}.");
    CHECK(change_words(record, record.binding->changes[2]) == "{p1} let a bot (novice) stand in for Cleo.");

    Device noted = third;  // the same changes in another order, made by another seat
    REQUIRE_FALSE(stand_in(noted.journal, seat_at(3), 1));
    CHECK(noted.open(first.link()) == Standing::newer);
    CHECK(noted.open(second.link()) == Standing::newer);
    CHECK(noted.journal.record.binding->changes.size() == 3);
}

TEST_CASE("what was sealed stays sealed when a bot stands in, and counts as number 0", "[record][seats]") {
    auto devices = begun("nim", 3, 0, kNumber);
    Table table = devices[1].table();
    REQUIRE_FALSE(table.play("bid 3"));
    devices[1].keep(table);
    Device one = devices[0], two = devices[2];
    Device rash = one;
    REQUIRE_FALSE(stand_in(rash.journal, seat_at(1), 1));
    for (Device* device : {&rash, &one, &two}) device->open(devices[1].link());
    CHECK(rash.journal.record.seats[1].kind == SeatKind::person);  // the person was there all the time
    REQUIRE_FALSE(stand_in(one.journal, seat_at(1), 1));
    const Device first = one;
    one.open(two.link());
    two.open(first.link());
    CHECK(one.journal.record.binding->sealed.size() == 1);
    CHECK(one.link() == two.link());
    for (Device* device : {&one, &two}) {
        Table now = device->table();
        CHECK(now.asked() == (device == &one ? seat_at(0) : seat_at(2)));
        REQUIRE_FALSE(now.play("bid 2"));
        now.settle();
        device->keep(now);
    }
    CHECK(one.open(two.link()) == Standing::newer);
    CHECK(two.open(one.link()) == Standing::newer);
    CHECK(one.open(two.link()) == Standing::newer);
    CHECK(two.journal.record.moves == std::vector<std::string>{"bid 2", "bid 0", "bid 2"});
    CHECK(two.journal.record.binding->sealed.empty());
    CHECK(one.link() == two.link());

    Record chosen = two.sent();  // any other answer of the bot
    chosen.moves[1] = "bid 3";
    CHECK(encode_link(chosen).fault().code == "record/proof");
}

TEST_CASE("nobody whose answer is open answers anew when a bot stands in for the last", "[record][seats]") {
    for (const Protocol protocol : {Protocol::tags, Protocol::sealed}) {
        auto devices = begun("nim", 2, 0, kNumber, {}, protocol);
        answer(devices[1], "bid 2");
        devices[0].open(devices[1].link());
        answer(devices[0], "bid 3");
        REQUIRE_FALSE(stand_in(devices[0].journal, seat_at(1), 1));
        Table table = devices[0].table();
        const Record before = table.record();
        CHECK(refused(table.play("bid 1")) == "The choices that are in are opened first.");
        REQUIRE(table.record() == before);
        REQUIRE(table.settle());
        CHECK(table.record().moves == std::vector<std::string>{"bid 3", "bid 0"});
    }
}

TEST_CASE("a table where nobody stays is a fork, and sitting down goes before a bot", "[record][seats]") {
    auto devices = begun("nim", 2, 1, kNumber);
    Device one = devices[0], two = devices[1];
    REQUIRE_FALSE(stand_in(one.journal, seat_at(1), 1));
    REQUIRE_FALSE(stand_in(two.journal, seat_at(0), 1));
    CHECK(one.open(two.link()) == Standing::fork);
    Device friends;
    friends.journal = with_key(devices[1], kNumber, 1, "Zoe");
    CHECK(one.open(friends.link()) == Standing::newer);
    CHECK(one.journal.record.seats[1] == SeatHolder{SeatKind::person, 0, "Zoe"});
}

TEST_CASE("if a seat is handed on while the game goes on elsewhere, that is told again at the end", "[record][seats]") {
    auto devices = begun("nim", 3, 0, kNumber);
    const std::size_t mover = past_the_bids(devices), other = (mover + 1) % 3;
    Device friends;
    friends.journal = with_key(devices[other], kNumber, other, "Zoe");
    answer(devices[mover]);
    REQUIRE(friends.open(devices[mover].link()) == Standing::newer);
    const Record& record = friends.journal.record;
    REQUIRE(record.binding->changes.size() == 1);
    CHECK(record.binding->changes[0].moves == record.moves.size());
    CHECK(record.seats[other].name == "Zoe");
    CHECK(undone_seats(record, record).empty());
    CHECK(devices[mover].open(friends.link()) == Standing::newer);
    CHECK(devices[mover].journal.record == record);
    CHECK(friends.open(devices[mover].link()) == Standing::same);
}

TEST_CASE("if a bot stood in, or a person was back, while the game went on elsewhere, that is told",
          "[record][seats]") {
    auto devices = begun("nim", 3, 0, kNumber);
    const std::size_t mover = past_the_bids(devices), other = (mover + 1) % 3, third = (mover + 2) % 3;
    Device lone = devices[third];
    REQUIRE_FALSE(stand_in(lone.journal, seat_at(static_cast<int>(other)), 1));
    const Device before = lone;
    Device went_on = devices[mover];
    answer(went_on);
    REQUIRE(lone.open(went_on.link()) == Standing::newer);
    CHECK(lone.journal.record.seats[other].kind == SeatKind::person);
    CHECK(undone_seats(before.journal.record, lone.journal.record) ==
          std::vector<Seat>{seat_at(static_cast<int>(other))});

    Device knows = devices[mover];  // here the bot is known and stays
    REQUIRE(knows.open(before.link()) == Standing::newer);
    answer(knows);
    Device back = devices[other];
    back.journal = accepted(back, before);
    REQUIRE_FALSE(take_back(back.journal, seat_at(static_cast<int>(other))));
    back.journal = accepted(back, knows);  // it is asked which line it goes on with
    CHECK(back.journal.record.seats[other].kind == SeatKind::bot);
    CHECK(undone_seats(before.journal.record, knows.journal.record).empty());
}

TEST_CASE("secrets of other matches are dropped, and a seat sits here if its secret does", "[record][seats]") {
    auto devices = begun("nim", 3, 0, kNumber);
    Journal journal = devices[0].journal;
    journal.keys[1] = key_of(kNumber, 2);
    journal.keys[2] = key_of(kNumber, 2);
    journal.here = 63;
    settle_keys(journal);
    CHECK_FALSE(journal.keys[1]);
    CHECK(journal.keys[2] == key_of(kNumber, 2));
    CHECK(journal.here == 5);
}

// ---- Stored and sent

TEST_CASE("the binding of a match survives JSON and links", "[record][seats]") {
    std::vector<Journal> journals = {invitation(3)};
    for (const GameInfo& info : games()) {
        auto devices = begun(info.id, 3, 0, kNumber);
        play(devices, 3, 40);
        for (const Device& device : devices) journals.push_back(device.journal);
        REQUIRE_FALSE(stand_in(devices[0].journal, seat_at(1), 1));
        journals.push_back(devices[0].journal);
    }
    for (const Journal& journal : journals) {
        INFO(journal_json(journal));
        const auto json = read_journal(journal_json(journal));
        REQUIRE(json);
        CHECK(*json == journal);
        const auto link = open_link(*encode_link(journal.record));
        REQUIRE(link);
        CHECK(link->record == journal.record);
        CHECK(*encode_link(link->record) == link->code);
    }
}

TEST_CASE("a damaged value of a seat without a person changes nothing in a stored game", "[record][seats]") {
    auto devices = begun("cosmos", 2, 1, 618);
    play(devices, 5, 20);
    const Journal& journal = devices[0].journal;
    Journal damaged = journal;
    damaged.record.binding->proofs[2].value[12] = 0x80;
    const auto read = read_journal(journal_json(damaged));
    REQUIRE(read);
    CHECK(read->record == journal.record);
    const auto table = Table::open(*read);
    REQUIRE(table);
    CHECK(open_link(*encode_link(table->record()))->record.moves == journal.record.moves);
}

TEST_CASE("one game for others holds no secret, and a bundle of all games holds all", "[record][seats]") {
    auto devices = begun("nim", 2, 0, kNumber);
    play(devices, 4, 5);
    const Journal& journal = devices[1].journal;
    const std::string secret = hex32(*journal.keys[1]);
    CHECK(bundle_json(journal).find(secret) == std::string::npos);
    CHECK(bundle_json({{hex16(kNumber), journal}}, {}, {}, BundleFor::owner).find(secret) != std::string::npos);
    const auto sent = read_bundle(bundle_json(journal));
    REQUIRE(sent);
    REQUIRE(sent->games.front().journal);
    CHECK(sent->games.front().journal->keys == SeatKeys{});
    CHECK(sent->games.front().journal->here == 0);
}

TEST_CASE("a file of all games for anybody tells what a game's link tells, and no more", "[record][seats]") {
    for (const GameInfo& info : games()) {
        for (const std::size_t seed : {1, 2, 3}) {
            auto devices = begun(info.id, 2, 1, kNumber);
            play(devices, seed, 12 + 5 * seed);
            for (Device& device : devices) {
                Table table = device.table();
                while (table.asked() != kSpectator && table.here().has(table.asked()) && table.ply() < 40 &&
                       table.ply() < table.committed() + 2)  // a running turn
                    if (table.play(first_move(table.now()), true)) break;
                device.keep(table);
                Journal& mine = device.journal;
                mine.archived = true;
                INFO(journal_json(mine));
                const Journals lines{{hex16(kNumber) + "/2", mine}};
                CHECK(have_keys({}, lines));
                const std::string text = bundle_json(
                    {{hex16(kNumber), mine}}, lines,
                    {{"name", "Otto"}, {"standing/" + std::string(info.id) + "/bid", "answered"}}, BundleFor::anybody);
                for (const auto& key : mine.keys)
                    if (key) CHECK(text.find(hex32(*key)) == std::string::npos);
                const auto bundle = read_bundle(text);
                REQUIRE(bundle);
                CHECK(bundle->settings.empty());
                REQUIRE(bundle->games.size() == 2);
                for (const Bundle::Entry& entry : bundle->games) {
                    const Journal& sent = *entry.journal;
                    CHECK(sent.record == open_link(device.link())->record);
                    CHECK((sent.keys == SeatKeys{} && sent.here == 0 && sent.automatic.empty() && sent.seen == 0));
                    CHECK_FALSE(sent.archived);
                    CHECK(have_keys({{hex16(kNumber), sent}}, {}) == false);
                    if (mine.committed < mine.record.moves.size()) CHECK(sent.summary.asked.empty());
                    CHECK(arrive(nullptr, nullptr, sent)->game->here == 0);
                    const auto again = arrive(&mine, nullptr, sent);  // the owner loses nothing by it
                    REQUIRE(again);
                    CHECK_FALSE(again->game);
                    CHECK_FALSE(again->line);
                }
            }
        }
    }
}

TEST_CASE("a file for anybody holds games without keys whole", "[record][seats]") {
    auto table = Table::open(*new_record("nim", 2, {}, 7, 7), SeatSet{3}, 0);
    REQUIRE(table);
    REQUIRE_FALSE(table->play(first_move(table->now())));
    const Journals games{{hex16(7), table->journal(5)}};
    CHECK_FALSE(have_keys(games, games));
    const auto bundle = read_bundle(bundle_json(games, {}, {}, BundleFor::anybody));
    REQUIRE(bundle);
    CHECK(*bundle->games.at(0).journal == games.begin()->second);
}

TEST_CASE("a wiped device comes back with the last link and its seat code", "[record][seats]") {
    auto devices = begun("rise", 2, 0, kNumber);
    play(devices, 5, 30);
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) devices[i].open(devices[1 - i].link());
    std::size_t lost = 0;
    while (lost < 2 && devices[lost].table().asked() != seat_at(static_cast<int>(lost))) ++lost;
    REQUIRE(lost < 2);
    const Seat seat = seat_at(static_cast<int>(lost));
    const std::string code = write_seat_key({"rise", kNumber, seat, *devices[lost].journal.keys[lost]});
    Device& other = devices[1 - lost];

    Device wiped;
    wiped.open(other.link());
    CHECK(wiped.table().play(first_move(wiped.table().now())));  // a spectator may not move
    const auto read = read_seat_key("Keep this: https://play.example/#" + code + " !");
    REQUIRE(read);
    CHECK(read->number == wiped.journal.record.number);
    REQUIRE_FALSE(adopt_seat(wiped.journal, read->seat, read->key, wiped.journal.record.seats[lost].name));
    Table table = wiped.table();
    REQUIRE(table.asked() == seat);
    CHECK(refused(table.play(first_move(table.now()))) == "");
    table.commit();
    wiped.keep(table);
    CHECK(other.open(wiped.link()) == Standing::newer);
}

// ---- Seat codes

TEST_CASE("a seat code reads back as it was, and is no link of a game", "[record][seats]") {
    for (int i = 0; i < 100; ++i) {
        Chance chance(static_cast<std::uint64_t>(i));
        const WrittenSeatKey seat{i % 2 == 0 ? "rise" : "prosper", chance.bits(), seat_at(i % kMaxSeats),
                                  fresh_key("a seat", static_cast<std::uint64_t>(i))};
        const std::string code = write_seat_key(seat);
        CHECK(code.size() < 60);
        const auto read = read_seat_key("https://play.example/orrery/#" + code);
        REQUIRE(read);
        CHECK(*read == seat);
        CHECK(is_seat_key(code));
        CHECK(open_link(code).fault().code == "link/seat");
    }
    CHECK(read_seat_key("no seat here").fault().code == "link/none");
    const std::string link = *encode_link(invitation(2).record);
    CHECK(read_seat_key(link).fault().code == "link/none");
    CHECK_FALSE(is_seat_key(link));
}

TEST_CASE("a damaged seat code never reads as another seat's", "[record][seats]") {
    for (int i = 0; i < 100; ++i) {
        const WrittenSeatKey seat{"rise", number_of_seed(static_cast<std::uint64_t>(i)), seat_at(i % 4),
                                  fresh_key("a seat", static_cast<std::uint64_t>(i))};
        std::string text = "#" + write_seat_key(seat);
        const auto check = [&](const std::string& damaged) {
            if (const auto read = read_seat_key(damaged); read && *read != seat) FAIL(text << " as " << damaged);
        };
        const auto refuse = [&](const std::string& damaged) {
            if (read_seat_key(damaged)) FAIL(text << " as " << damaged);
        };
        for (std::size_t at = 1; at < text.size(); ++at) {
            const char whole = text[at];
            for (std::uint64_t digit = 0; digit < 62; ++digit) {
                text[at] = digit62(digit);
                if (text[at] != whole) refuse(text);
            }
            text[at] = whole;
            for (std::size_t other = at + 1; other < text.size(); ++other) {
                if (text[other] == whole) continue;
                std::swap(text[at], text[other]);
                refuse(text);
                std::swap(text[at], text[other]);
            }
            refuse(text.substr(0, at));
            check(text.substr(0, at) + text.substr(at + 1));
        }
    }
}

}  // namespace
}  // namespace orrery
