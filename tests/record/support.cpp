#include "record/support.h"

#include "moves.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/tags.h"

#include <algorithm>

#include <catch_amalgamated.hpp>

namespace orrery::post {

ChainValue key_of(std::uint64_t number, int seat) {
    return fresh_key("the tests' own randomness", number * 8 + static_cast<std::uint64_t>(seat));
}

Record Device::sent() const {
    Record record = journal.record;
    record.moves.resize(std::min<std::size_t>(journal.committed, record.moves.size()));
    return record;
}

Standing Device::open(const std::string& link) {
    auto opened = open_link(link);
    INFO(link);
    if (!opened) FAIL(opened.fault().message);
    Journal incoming;
    incoming.record = std::move(opened->record);
    incoming.committed = static_cast<std::uint32_t>(incoming.record.moves.size());
    const bool is_new = journal.record.game.empty();
    auto arrival = arrive(is_new ? nullptr : &journal, nullptr, incoming);
    if (!arrival) FAIL(arrival.fault().message);
    if (arrival->game) journal = std::move(*arrival->game);
    begin(journal);
    if (in_lobby(journal.record)) return arrival->standing;
    Table now = table();
    if (now.settle()) keep(now);
    return arrival->standing;
}

bool is_bot(const Record& record, Seat seat) {
    return record.seats[static_cast<std::size_t>(index(seat))].kind == SeatKind::bot;
}

namespace {

void change_anyway(Journal& journal, Seat seat, Seat by, SeatKind kind) {
    Record& record = journal.record;
    SeatHolder& holder = record.seats[static_cast<std::size_t>(index(seat))];
    const std::size_t moves = made_moves(record);
    record.binding->changes.push_back({static_cast<std::uint32_t>(moves), seat, holder, by});
    holder.kind = kind, holder.level = kind == SeatKind::bot ? 1 : 0;
    const auto& key = journal.keys[static_cast<std::size_t>(index(by))];
    if (!has_tags(record)) return;
    sign(record, by, *key, change_place(moves), moves);
    sign_change(record, record.binding->changes.back(), *key);
}

}  // namespace

void leave_anyway(Journal& journal, Seat seat, Seat by) { change_anyway(journal, seat, by, SeatKind::bot); }
void come_back_anyway(Journal& journal, Seat seat) { change_anyway(journal, seat, seat, SeatKind::person); }

void sit_down(Journal& journal, Seat seat, const std::string& name, const SeatKey& key) {
    if (!refused(take_seat(journal, seat, name, key)).starts_with("This invitation was made by an older version"))
        return;
    journal.record.seats[static_cast<std::size_t>(index(seat))] = {SeatKind::person, 0, name};
    bind_seat(journal, seat, key);
}

void answer(Device& device, const std::string& move) {
    Table table = device.table();
    INFO(move);
    const Verdict refused = table.play(move);
    REQUIRE((refused ? refused->reason : "") == "");
    table.commit();
    table.settle();
    device.keep(table);
}

void share(std::vector<Device>& devices) {
    const auto differs = [&](const Device& device) { return device.link() != devices[0].link(); };
    for (int round = 0; round < 8 && (round == 0 || std::any_of(devices.begin(), devices.end(), differs)); ++round)
        for (Device& from : devices)
            for (Device& to : devices)
                if (&from != &to) to.open(from.link());
}

int asked_device(const std::vector<Device>& devices) {
    int asked = -1;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const Table table = devices[i].table();
        if (table.asked() == kSpectator || table.waits_for() != kSpectator || !table.owing().has(table.asked()))
            continue;
        if (table.asked() == seat_at(static_cast<int>(i)) || is_bot(table.record(), table.asked()))
            asked = static_cast<int>(i);
    }
    return asked;
}

int play_until(std::vector<Device>& devices, std::uint64_t seed, const std::function<bool(const Table&)>& stop) {
    Chance choice(seed);
    while (true) {
        const int asked = asked_device(devices);
        if (asked < 0) return -1;
        Device& device = devices[static_cast<std::size_t>(asked)];
        if (stop(device.table())) return asked;
        answer(device, any_move(device.table().now(), choice));
        share(devices);
    }
}

std::vector<Device> begun(std::string_view game, int people, int bots, std::uint64_t number,
                          const std::vector<OptionText>& options, Protocol protocol, std::uint8_t level, int revision) {
    std::vector<Device> devices(static_cast<std::size_t>(people));
    Record record = *new_record(game, people + bots, options, number, 0);
    if (revision != 0) record.revision = revision;
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    for (int i = people; i < people + bots; ++i) record.seats[static_cast<std::size_t>(i)] = {SeatKind::bot, level, ""};
    devices[0].journal = invite(
        record, SeatSet{1}, [&] { return key_of(number, 0); }, protocol);
    if (protocol == Protocol::values) {
        Binding& binding = *devices[0].journal.record.binding;
        binding.protocol = protocol, binding.bot_revision = 0, binding.proofs[0].tag = 0;
    }
    for (int i = 1; i < people; ++i) {
        Device& device = devices[static_cast<std::size_t>(i)];
        device.open(devices[static_cast<std::size_t>(i - 1)].link());
        constexpr const char* kGuests[] = {"Ada", "Ben", "Cleo", "Dora", "Emil"};
        sit_down(device.journal, seat_at(i), kGuests[i - 1], key_of(number, i));
    }
    if (people > 1) devices[0].open(devices.back().link());
    begin(devices[0].journal);
    REQUIRE_FALSE(in_lobby(devices[0].journal.record));
    for (Device& device : devices) device.open(devices[0].link());
    return devices;
}

namespace {

// Plays for this device's person and for bots as long as it can. Returns true if something was played.
bool play_here(Device& device, Chance& choice, std::size_t moves) {
    Table table = device.table();
    bool played = table.settle();
    Seat mover = kSpectator;
    while (table.ply() < moves) {
        const Seat seat = table.asked();
        if (seat == kSpectator || table.waits_for() != kSpectator) break;
        const bool is_bot = table.record().seats[static_cast<std::size_t>(index(seat))].kind == SeatKind::bot;
        if (!is_bot && !table.here().has(seat)) break;
        if (!is_bot && seat != mover) CHECK(table.now().has_choice());  // nobody is asked who has only one answer
        if (!is_bot) mover = seat;                                      // bots in between do not end a person's run
        const std::string move = any_move(table.now(), choice);
        INFO(seat_name(seat) << " plays " << move << " after " << table.ply() << " moves");
        const Verdict refused = table.play(move);
        if (refused) FAIL(refused->reason);
        table.commit();
        table.settle();
        played = true;
    }
    table.commit();
    device.keep(table);
    return played;
}

}  // namespace

Course play(std::vector<Device>& devices, std::uint64_t seed, std::size_t moves, bool parallel) {
    Course course;
    Chance choice(seed);
    std::size_t at = 0;
    int idle = 0;
    while (idle <= static_cast<int>(devices.size())) {
        const bool played = play_here(devices[at], choice, moves);
        idle = played ? 0 : idle + 1;
        const std::string link = devices[at].link();
        course.longest = std::max(course.longest, link.size());
        course.result = link;
        const Table table = devices[at].table();
        if (table.asked() == kSpectator || table.ply() >= moves) break;
        std::vector<std::size_t> owing;
        for (std::size_t i = 0; i < devices.size(); ++i)
            if (i != at && table.owing().has(seat_at(static_cast<int>(i)))) owing.push_back(i);
        std::size_t next =
            owing.empty() ? (at + 1) % devices.size() : owing[choice.below(static_cast<std::uint32_t>(owing.size()))];
        if (parallel && owing.size() > 1) {
            for (const std::size_t i : owing) {  // all answer the same link; the answers meet at the next device
                devices[i].open(link);
                play_here(devices[i], choice, moves);
                course.handovers += 2;
                if (i != next) devices[next].open(devices[i].link());
            }
        } else {
            ++course.handovers;
        }
        devices[next].open(link);
        at = next;
    }
    return course;
}

}  // namespace orrery::post
