// The post of a device, with one match and two devices: what the carrier is told, and what becomes of letters.
// tests/laws/post_law_test.cpp plays whole matches.
#include <catch_amalgamated.hpp>

#include "laws/support.h"
#include "moves.h"
#include "record/device/mail.h"
#include "record/link/link.h"
#include "record/replay/replay.h"
#include "record/support.h"

namespace orrery {
namespace {

// A device with its store.
struct Home {
    explicit Home(const Journal& journal, bool is_carried = true) {
        store.save(journal);
        Carried carried;
        carried.is_on = is_carried;
        store.keep_carried(number(), carried);
        mail.touched_all();
    }
    std::string number() const { return store.games().begin()->first; }
    const Journal& journal() const { return store.games().begin()->second; }
    std::string letter() {  // the newest letter that the carrier was told
        while (const auto errand = mail.next(1))
            if (errand->box) last = errand->letter;
        return last;
    }
    void play() {
        auto table = Table::open(journal());
        Chance luck(5);
        REQUIRE_FALSE(table->play(any_move(table->now(), luck)));
        table->commit();
        store.save(table->journal(1));
    }

    Store store{[this](const std::string& key, const std::optional<std::string>&) {
        if (is_ready) mail.touched(key.substr(12));
    }};
    Mail mail{store, [](std::string_view) { return AutomaticAnswers{}; }};
    bool is_ready = true;
    std::string last;
};

TEST_CASE("a link says after a dot that its turns travel by themselves", "[record][link]") {
    const std::string code = post::begun("prosper", 2, 0, 31)[0].link();
    CHECK(carried_link(code) == code + ".p");
    for (const std::string& rest : {std::string(".p"), std::string(".p."), std::string(".p\n")}) {
        const auto opened = open_link("Take a seat: https://play.example/#" + code + rest);
        REQUIRE(opened);
        CHECK(opened->is_carried);
        CHECK_FALSE(opened->moment);
    }
    for (const char* rest : {"", ".", ". p", ".px", ".p1", ".12", "p"}) {
        INFO(rest);
        CHECK_FALSE(open_link(code + rest)->is_carried);
    }
    const std::string open = *encode_link(laws::played("prosper", 2, 3, 4));  // no seat is bound, so nothing is carried
    CHECK_FALSE(open_link(carried_link(open))->is_carried);
    CHECK_FALSE(open_link(code + ".12")->is_carried);
}

TEST_CASE("the carrier is told what is new, once", "[record][mail]") {
    Home anna(post::begun("prosper", 2, 0, 32)[0].journal);
    const auto first = anna.mail.next(1);
    REQUIRE(first);
    CHECK(first->slot);
    anna.store.archive(anna.number(), true);  // stored again, but with nothing new for others
    CHECK(anna.mail.is_due(anna.number()));
    CHECK_FALSE(anna.mail.next(1));
    anna.mail.hear_kept(anna.number(), true);
    CHECK(anna.mail.is_kept(anna.number()));
    anna.play();
    const auto second = anna.mail.next(1);
    REQUIRE(second);
    CHECK(second->letter != first->letter);
    CHECK_FALSE(anna.mail.is_kept(anna.number()));  // a relay has an older letter
    anna.store.keep_carried(anna.number(), {});
    const auto stop = anna.mail.next(1);
    REQUIRE(stop);
    CHECK_FALSE(stop->box);
    anna.store.archive(anna.number(), false);
    CHECK_FALSE(anna.mail.has_more());
}

TEST_CASE("all letters of a match lie at one address and under one lock", "[record][mail]") {
    for (const Protocol protocol : {Protocol::tags, Protocol::scrambled, Protocol::sealed, Protocol::friends}) {
        INFO("protocol " << static_cast<int>(protocol));
        auto devices = post::begun("prosper", 2, 0, 37, {}, protocol);
        const auto box = post_box(devices[0].journal.record);
        REQUIRE(box);
        for (const std::size_t moves : {std::size_t{1}, std::size_t{4}, std::size_t{kMaxMoves}}) {
            post::play(devices, 7, moves);
            for (const post::Device& device : devices) {
                CHECK(post_box(device.journal.record)->address == box->address);
                CHECK(post_box(device.journal.record)->lock == box->lock);
            }
        }
    }
}

TEST_CASE("a letter longer than any carrier takes is not sent, and the match is still read", "[record][mail]") {
    Home anna(post::begun("prosper", 2, 0, 36)[0].journal);
    CHECK_FALSE(anna.letter().empty());
    const std::string number = anna.number();
    CHECK_FALSE(anna.mail.is_too_long(number));
    Carried wordy;
    wordy.is_on = true;
    for (std::uint32_t ply = 0; ply < kMostWordsSent; ++ply)
        wordy.words.push_back({ply, seat_at(0), std::string(kMaxLetterBytes / kMostWordsSent, 'x')});
    anna.store.keep_carried(number, wordy);
    const auto errand = anna.mail.next(1);
    REQUIRE(errand);
    CHECK(errand->box);
    CHECK(errand->letter.empty());
    CHECK(anna.mail.is_too_long(number));
    CHECK_FALSE(anna.mail.is_kept(number));
    wordy.words.clear();
    anna.store.keep_carried(number, wordy);
    CHECK_FALSE(anna.letter().empty());
    CHECK_FALSE(anna.mail.is_too_long(number));
    anna.mail.hear_kept(number, false, true);
    CHECK(anna.mail.is_too_long(number));
}

TEST_CASE("the carrier hears nothing of a match that goes by hand", "[record][mail]") {
    Home anna(post::begun("prosper", 2, 0, 33)[0].journal, false);
    anna.play();
    CHECK_FALSE(anna.mail.has_more());
}

TEST_CASE("a device knows who has its newest move, and who has seen it", "[record][mail]") {
    auto devices = post::begun("prosper", 2, 0, 34);
    Home anna(devices[0].journal), ben(devices[1].journal);
    anna.play();
    const std::string news = anna.letter();
    CHECK(anna.mail.reached(anna.journal(), seat_at(1)) == Mail::Reached::unknown);
    REQUIRE(ben.mail.hear(ben.number(), news, "anna", 1));
    REQUIRE(anna.mail.hear(anna.number(), ben.letter(), "ben", 1));
    CHECK(anna.mail.reached(anna.journal(), seat_at(1)) == Mail::Reached::device);
    ben.store.mark_seen(ben.number());
    REQUIRE(anna.mail.hear(anna.number(), ben.letter(), "ben", 1));
    CHECK(anna.mail.reached(anna.journal(), seat_at(1)) == Mail::Reached::shown);
}

TEST_CASE("when a letter fills the last seat, the device of the person who invited begins the match",
          "[record][mail]") {
    Record record = *new_record("prosper", 2, {}, 35, 0);
    record.seats[0] = {SeatKind::person, 0, "Anna"};
    record.seats[1] = {SeatKind::open, 0, ""};
    const Journal invitation = invite(record, SeatSet{1}, [] { return post::key_of(35, 0); });
    Home anna(invitation);
    Journal guest;
    guest.record = invitation.record;
    Home ben(guest);
    CHECK_FALSE(ben.mail.next(1)->slot);  // it only reads
    Journal seated = ben.journal();
    REQUIRE_FALSE(take_seat(seated, seat_at(1), "Ben", post::key_of(35, 1)));
    ben.store.save(seated);
    const auto heard = anna.mail.hear(anna.number(), ben.letter(), "ben", 1);
    REQUIRE(heard);
    CHECK_FALSE(in_lobby(anna.journal().record));
    CHECK(anna.journal().sent == Sent::due);
    REQUIRE(ben.mail.hear(ben.number(), anna.letter(), "anna", 1));
    CHECK_FALSE(in_lobby(ben.journal().record));
}

}  // namespace
}  // namespace orrery
