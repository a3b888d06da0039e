// Turns that travel by themselves, on one device: where this is offered, what is said, and that a match goes on by
// letters. The other person is a journal that reads this device's letters and writes its own.
// tests/browser/by_post_test.mjs has whole matches.
#include <algorithm>
#include <set>
#include <string>

#include <catch_amalgamated.hpp>

#include "core/chance.h"
#include "core/json.h"
#include "laws/support.h"
#include "moves.h"
#include "record/device/post.h"
#include "record/device/store.h"
#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "screen/device.h"

namespace orrery::screen {
namespace {

const Window kDesk{1280, 800, 1, false, false, "relay.example.org"};
const Window kPhone{360, 640, 1, true, false, "relay.example.org"};
const Window kAlone{1280, 800, 1, false, false, ""};
constexpr std::int64_t kSamplePlies = 16;  // of matches that a sample run does not play to their end

bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

// Somebody elsewhere. He reads letters like any device, and answers at random.
class Friend {
   public:
    explicit Friend(const std::string& link) {
        auto opened = open_link(link);
        REQUIRE(opened);
        CHECK(opened->is_carried);
        journal_.record = std::move(opened->record);
    }

    void sit_down(Seat seat, std::string_view name) {
        REQUIRE_FALSE(take_seat(journal_, seat, name, fresh_key("a friend of a test", 7)));
    }

    void read(const std::string& letter) {
        const auto told = read_letter(letter);
        REQUIRE(told);
        auto opened = open_code(told->code);
        REQUIRE(opened);
        Journal incoming;
        incoming.record = std::move(opened->record);
        incoming.committed = static_cast<std::uint32_t>(incoming.record.moves.size());
        const auto arrival = arrive(&journal_, nullptr, incoming);
        INFO((arrival ? "" : arrival.fault().message));
        REQUIRE(arrival);
        if (arrival->game) journal_ = *arrival->game;
        if (!in_lobby(journal_.record)) keep(std::move(*Table::open(journal_)));
    }

    // True: he has answered something.
    bool play() {
        Table table = std::move(*Table::open(journal_));
        bool has_played = false;
        while (!table.now().decision().over && table.waits_for() == kSpectator && table.here().has(table.asked())) {
            REQUIRE_FALSE(table.play(any_move(table.now(), luck_)));
            table.commit();
            has_played = true;
        }
        keep(std::move(table));
        return has_played;
    }

    std::string letter(bool has_seen = true, const std::string& word = {}) {
        journal_.seen = has_seen ? journal_.committed : 0;
        Carried carried;
        if (!word.empty()) carried.words.push_back({journal_.committed, seat_at(1), word});
        return write_letter(*letter_of(journal_, carried));
    }
    const Record& record() const { return journal_.record; }
    bool is_over() const { return journal_.summary.over; }

   private:
    void keep(Table table) {
        table.settle();
        table.commit();
        journal_ = table.journal(1);
    }

    Journal journal_;
    Chance luck_{3};
};

void deliver(Device& device, const std::string& letter) {
    device.frames(4);
    device.type("letter", {{"number", device.sent("mail").text("number")}, {"text", letter}, {"author", "ben"}});
    device.settle();
}

void tell_kept(Device& device, bool is_kept, bool is_too_long = false) {
    JsonOut json;
    json.object().field("type", "kept").field("number", device.sent("mail").text("number")).field("is_kept", is_kept);
    device.hear(json.field("is_too_long", is_too_long).end().text());
}

void tell_open(Device& device, int open) {
    JsonOut json;
    json.object().field("type", "carrier").field("open", open).field("all", 1);
    device.hear(json.end().text());
}

std::string invite(Device& device, std::string_view game, bool by_post = true) {
    device.set("name", "Otto");
    device.act("new-game", "game", game);
    device.act("company", "company", "link");
    device.act("travel", "by", by_post ? "post" : "hand");
    device.press("start");
    device.frames(4);
    REQUIRE(device.state().text("screen") == "lobby");
    return device.sent("link").text("fragment");
}

// Joins a match for two that travels by itself. After that the game has begun.
Friend begin_with_friend(Device& device, std::string_view game) {
    Friend ben(invite(device, game));
    ben.sit_down(seat_at(1), "Ben");
    deliver(device, ben.letter());
    REQUIRE(device.state().text("screen") == "table");
    device.frames(4);
    ben.read(device.sent("mail").text("letter"));
    return ben;
}

// The person at the device gives the first answer until the turn ends. True: there was something to answer.
bool take_turn(Device& device) {
    bool has_played = false;
    for (int step = 0; step < 200; ++step) {
        device.settle();
        const std::string mode = device.state().text("mode");
        if (mode == "away" || mode == "over") return has_played;
        has_played = true;
        if (device.sent_count("mail") > 0) CHECK_FALSE(has(device.told("confirm"), "end to"));
        if (device.sent_count("mail") > 0) CHECK_FALSE(has(device.told("end-turn"), "end to"));
        if (!device.told("confirm").empty())
            device.act("answer");
        else if (mode == "turn-done" || device.offered().empty())
            device.press("end-turn");
        else
            device.act("choose", "tokens", device.offered().begin()->first);
    }
    FAIL("the turn never ends: " << device.picture());
    return false;
}

// Otto has made a move and waits.
void reach_waiting(Device& device, Friend& ben) {
    if (!take_turn(device)) {
        ben.play();
        deliver(device, ben.letter());
        take_turn(device);
    }
    device.frames(4);
    REQUIRE(device.state().text("mode") == "away");
}

// Both play until `until` holds, only by letters.
template <class Until>
void play(Device& device, Friend& ben, Until&& until) {
    for (int turn = 0; turn < 400 && !until(); ++turn) {
        take_turn(device);
        device.frames(4);
        ben.read(device.sent("mail").text("letter"));
        ben.play();
        deliver(device, ben.letter());
    }
}

TEST_CASE("the host chooses how turns travel, if the site has relays", "[screen][post]") {
    for (const Window& window : {kDesk, kPhone, kAlone}) {
        Device device(window);
        INFO(window.name());
        device.act("new-game", "game", "rise");
        CHECK(device.told("travel").empty());
        device.act("company", "company", "link");
        const bool is_offered = !window.relay.empty();
        CHECK(device.told("travel") == (is_offered ? "post" : ""));
        CHECK(has(device.told("travel-told"), "through relay.example.org. Everybody who has the game's link") ==
              is_offered);
        CHECK(has(device.told("secrecy:sealed"), "messages") == !is_offered);
        device.act("travel", "by", "hand");
        CHECK(has(device.told("secrecy:sealed"), "messages"));
    }
}

TEST_CASE("nothing of the post is sent for somebody who plays alone or by hand", "[screen][post]") {
    for (const Window& window : {kDesk, kAlone}) {
        Device device(window);
        const std::string link = invite(device, "prosper", false);
        CHECK_FALSE(link.ends_with(".p"));
        device.act("open-link", "text", carried_link(link));
        device.act("home");
        device.act("play-now", "game", "prosper");
        device.settle();
        const bool has_post =
            !window.relay.empty();  // a link that asks for it switches this device, if nobody has chosen here
        CHECK((device.sent_count("mail") > 0) == has_post);
        for (const char* type : {"mail-stop", "mail-here", "mail-turns", "ask-to-notify"})
            if (!has_post) CHECK(device.sent_count(type) == 0);
    }
    Device device(kDesk);
    invite(device, "prosper", false);
    device.act("home");
    for (const char* type : {"mail", "mail-stop", "mail-here", "mail-turns", "mail-more", "ask-to-notify"})
        CHECK(device.sent_count(type) == 0);
}

TEST_CASE("an invitation says that turns travel by themselves before a seat is taken", "[screen][post]") {
    std::string link;
    {
        Device host(kDesk);
        link = invite(host, "rise");
        CHECK(link.ends_with(".p"));
        CHECK(has(host.told("next"), "Send the invitation"));
        CHECK(has(host.told("hint"), "begins by itself"));
        CHECK(host.sent("mail").text("address").size() == 64);
        CHECK(host.sent("mail").text("slot").size() == 64);
    }
    Device guest(kPhone);
    guest.act("open-link", "text", link);
    guest.frames(4);
    CHECK(has(guest.told("travel-told"), "Turns travel by themselves"));
    CHECK(has(guest.told("travel-told"), "relay.example.org"));
    CHECK(has(guest.told("exchange"), "reaches the others by itself"));
    CHECK_FALSE(has(guest.told("length"), "messages"));
    CHECK(guest.sent("mail").text("slot").empty());  // it only reads
    guest.set("name", "Ben");
    guest.press("take:2");
    guest.frames(6);
    CHECK(guest.sent("mail").text("slot").size() == 64);
    CHECK(has(guest.told("next"), "begins the game"));
    CHECK(guest.told("send") == "Send it by hand");
    const auto letter = read_letter(guest.sent("mail").text("letter"));
    REQUIRE(letter);
    CHECK(letter->seats == std::vector<Seat>{seat_at(1)});
}

TEST_CASE("if two people take one seat at once, one of them is told, and takes another", "[screen][post]") {
    Record record = *new_record("prosper", 3, {}, 0x77, 0);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::open;
    record.seats[0] = {SeatKind::person, 0, "Otto"};
    const Journal host = invite(record, SeatSet{1}, [] { return fresh_key("a host of a test", 1); });
    const std::string link = carried_link(*encode_link(host.record));
    Device guest(kPhone);
    guest.act("open-link", "text", link);
    guest.frames(4);
    guest.set("name", "Ben");
    guest.press("take:2");
    guest.frames(6);
    CHECK(guest.sent("mail").text("slot").size() == 64);
    Friend cleo(link);
    cleo.sit_down(seat_at(1), "Cleo");
    Journal decided = merge_invitations(host, cleo.record());  // her letter was the first that the host's device got
    guest.type("letter", {{"number", guest.sent("mail").text("number")},
                          {"text", write_letter(*letter_of(decided, {}))},
                          {"author", "otto"}});
    guest.frames(6);
    CHECK(guest.noticed().back() == "Seat 2 went to Cleo. Take another one.");
    CHECK(guest.sent("mail").text("slot").empty());
    guest.press("take:3");
    guest.frames(6);
    CHECK(guest.sent("mail").text("slot").size() == 64);
    CHECK(has(guest.told("next"), "You are Ben."));
}

TEST_CASE("on a site without relays a link that lets turns travel is a link by hand", "[screen][post]") {
    std::string link;
    {
        Device host(kDesk);
        link = invite(host, "rise");
    }
    Device guest(kAlone);
    guest.act("open-link", "text", link);
    guest.frames(4);
    CHECK(has(guest.told("exchange"), "send the next player the link"));
    guest.set("name", "Ben");
    guest.press("take:2");
    guest.frames(6);
    CHECK(guest.told("send") == "Send Otto the link");
    CHECK(guest.told("travel").empty());
    CHECK(guest.sent_count("mail") == 0);
}

TEST_CASE("whole matches go by letters, and nobody is asked to send anything", "[screen][post]") {
    for (const char* game : {"rise", "prosper", "ozymandias", "kardashev", "cosmos"}) {
        Device device(kDesk);
        INFO(game);
        Friend ben = begin_with_friend(device, game);
        tell_open(device, 1);
        const bool is_whole = !laws::is_sample_run() || std::string_view(game) == "prosper";
        const auto is_done = [&] {
            return is_whole ? device.state().text("mode") == "over" : device.state().number("ply") > kSamplePlies;
        };
        play(device, ben, is_done);
        CHECK(is_done());
        CHECK(device.sent_count("send-on") + device.sent_count("copy") == 0);
        if (!is_whole) continue;
        CHECK(ben.is_over());
        tell_kept(device, true);
        CHECK(device.told("send").empty());
    }
}

TEST_CASE("the table says how things stand with the player that it waits for", "[screen][post]") {
    for (const Window& window : {kDesk, kPhone}) {
        Device device(window);
        INFO(window.name());
        Friend ben = begin_with_friend(device, "prosper");
        tell_open(device, 1);
        reach_waiting(device, ben);
        CHECK(has(device.words(), "Ben is choosing."));
        CHECK(device.told("send") == "Send it by hand");
        const auto marks = device.marks();
        const auto is_card = [](const web::Mark& mark) { return mark.name == "button:send-copy"; };
        CHECK(std::none_of(marks.begin(), marks.end(), is_card));
        CHECK(has(device.told("hint"), "on its way to Ben"));
        tell_kept(device, true);
        CHECK(has(device.told("hint"), "isn't reached yet"));
        ben.read(device.sent("mail").text("letter"));
        deliver(device, ben.letter(false));
        CHECK(has(device.told("hint"), "Ben's device has the last move"));
        deliver(device, ben.letter());
        CHECK(has(device.told("hint"), "Ben has seen the last move"));
        const std::string number = device.sent("mail").text("number");
        device.type("presence", {{"number", number}, {"text", write_presence({{seat_at(1)}, true, true})}});
        CHECK(has(device.told("hint"), "Ben is at the table"));
        CHECK(has(device.sent("mail-here").text("text"), "\"here\":true"));
        device.type("presence", {{"number", number}, {"text", write_presence({{seat_at(1)}, false, false})}});
        CHECK(has(device.told("hint"), "Ben has seen the last move"));
        device.act("home");
        CHECK(has(device.sent("mail-here").text("text"), "\"here\":false"));
    }
}

TEST_CASE("if no relay answers, the table says so, and the link can go by hand", "[screen][post]") {
    Device device(kDesk);
    Friend ben = begin_with_friend(device, "prosper");
    tell_open(device, 0);
    reach_waiting(device, ben);
    CHECK(has(device.told("hint"), "Ben isn't reached yet: no relay answers"));
    device.press("copy");
    const std::string sent = device.sent("copy").text("text");
    CHECK(sent.ends_with(".p"));
    CHECK(open_link(sent)->is_carried);
    device.act("home");
    CHECK(has(device.words(), "Not sent to Ben yet"));
}

TEST_CASE("a match that is too long for the relay says so once, and the link can go by hand", "[screen][post]") {
    for (const Window& window : {kDesk, kPhone}) {
        Device device(window);
        INFO(window.name());
        Friend ben = begin_with_friend(device, "prosper");
        tell_open(device, 1);
        reach_waiting(device, ben);
        tell_kept(device, false, true);
        device.frames(4);
        const std::string sentence =
            "This match has grown too long for relay.example.org, so send your move to Ben by hand.";
        CHECK(has(device.told("hint"), sentence));
        const std::string words = device.words();
        CHECK(words.find("too long") == words.rfind("too long"));
        CHECK(has(words, R"("label":"Send it by hand","command":"send","args":{},"primary":true)"));
        device.press("copy");
        CHECK(open_link(device.sent("copy").text("text"))->is_carried);
        tell_kept(device, true);
        CHECK_FALSE(has(device.words(), "too long"));
    }
}

TEST_CASE("a message in a chat says who has played and who is next, and nothing secret", "[screen][post]") {
    Device device(kDesk);
    device.hear(
        R"({"type":"env","webgl":true,"online":true,"storage":"ok","reduced_motion":true,"relays":["this chat"],"in_chat":true})");
    Friend ben = begin_with_friend(device, "prosper");
    CHECK(device.sent("mail").text("summary").ends_with(" next"));
    tell_open(device, 1);
    ben.read(device.sent("mail").text("letter"));
    deliver(device, ben.letter());  // from now on the chat's address of his seat is known
    reach_waiting(device, ben);
    const web::Message mail = device.sent("mail");
    CHECK(mail.text("info").starts_with("Otto has played in "));
    CHECK(mail.text("summary") == "Ben is next");
    CHECK(mail.inside("notify").text("ben") == "It's your turn in Prosper or Perish.");
    const std::string letter = mail.text("letter");
    ben.read(letter);
    while (!ben.play()) FAIL("it is his turn");
    deliver(device, ben.letter());
    CHECK(device.sent("mail").text("letter") != letter);
    CHECK(device.sent("mail").text("info").empty());  // his own device tells that he has moved
    play(device, ben, [&] { return device.state().text("mode") == "over"; });
    bool has_told = false;
    for (const char* info : {"Otto won Prosper or Perish.", "Ben won Prosper or Perish."})
        has_told = has_told || device.sent("mail").text("info") == info;
    CHECK((has_told || device.sent("mail").text("info").empty()));  // the last move may be his
}

TEST_CASE("a game of secret choices tells a chat that a choice was made, and not which", "[screen][post]") {
    Device device(kDesk);
    device.hear(
        R"({"type":"env","webgl":true,"online":true,"storage":"ok","reduced_motion":true,"relays":["this chat"],"in_chat":true})");
    Friend ben = begin_with_friend(device, "rise");
    std::set<std::string> infos;
    for (int turn = 0; turn < 40; ++turn) {
        take_turn(device);
        device.frames(4);
        infos.insert(device.sent("mail").text("info"));
        ben.read(device.sent("mail").text("letter"));
        ben.play();
        deliver(device, ben.letter());
    }
    CHECK(infos.contains("Otto has made a secret choice."));
    for (const std::string& info : infos) {
        INFO(info);
        CHECK((info.empty() || info == "The game has begun." || info == "Otto has made a secret choice." ||
               info.starts_with("Otto has played in round ")));
    }
}

TEST_CASE("a device changes to links by hand and back, and forgets nothing", "[screen][post]") {
    Device device(kDesk);
    Friend ben = begin_with_friend(device, "prosper");
    device.press("travel");
    device.frames(6);
    CHECK(device.sent_count("mail-stop") == 1);
    CHECK_FALSE(device.sent("link").text("fragment").ends_with(".p"));
    CHECK(has(device.words(), "Let turns travel by themselves"));
    const std::string number = device.sent("mail-stop").text("number");
    device.type("letter", {{"number", number}, {"text", ben.letter()}, {"author", "ben"}});  // too late: it is ignored
    device.act("open-link", "text", carried_link(device.sent("link").text("fragment")));
    device.frames(6);
    CHECK(has(device.words(), "Let turns travel by themselves"));  // a link does not change what was chosen here
    device.press("travel");
    device.frames(6);
    CHECK(device.sent("mail").text("number") == number);
    CHECK(has(device.words(), "Carry turns by hand"));
    play(device, ben, [&] { return device.state().number("ply") > 12; });
    CHECK(device.state().number("ply") > 12);
}

TEST_CASE("a turn that arrives while another screen is open is announced and counted", "[screen][post]") {
    Device device(kDesk);
    Friend ben = begin_with_friend(device, "prosper");
    reach_waiting(device, ben);
    ben.read(device.sent("mail").text("letter"));
    device.act("home");
    device.frames(4);
    REQUIRE(ben.play());
    device.type("letter", {{"number", device.sent("mail").text("number")}, {"text", ben.letter()}, {"author", "ben"}});
    device.frames(6);
    for (const std::string& notice : device.noticed()) CHECK_FALSE(has(notice, "Your turn"));  // the list shows it
    CHECK(has(device.sent("say").text("text"), "Your turn in Prosper or Perish. Ben "));
    CHECK(device.sent("mail-turns").number("count") == 1);
    CHECK(has(device.sent("mail-turns").text("text"), "Your turn in Prosper or Perish."));
    CHECK(has(device.words(), "Prosper or Perish: Your turn\""));
    CHECK(has(device.words(), "new move"));
    CHECK_FALSE(has(device.words(), "Tell me when it's my turn"));  // nothing carries the turns yet
    tell_open(device, 1);
    CHECK(has(device.words(), "Tell me when it's my turn"));
    device.press("ask-to-notify");
    CHECK(device.sent_count("ask-to-notify") == 1);
    JsonOut answer;
    device.hear(answer.object().field("type", "may-notify").field("may", true).field("asked", true).end().text());
    CHECK(has(device.noticed().back(), "You'll be told"));
    CHECK_FALSE(has(device.words(), "Tell me when it's my turn"));
}

void tell_hidden(Device& device, bool is_hidden) {
    JsonOut json;
    json.object().field("type", "env").field("webgl", true).field("online", true).field("storage", "ok");
    json.field("reduced_motion", true).field("hidden", is_hidden);
    json.values("relays", std::vector<std::string>{"relay.example.org"});
    device.hear(json.end().text());
}

std::uint32_t seen_by(const Device& device) { return read_letter(device.sent("mail").text("letter"))->seen; }

TEST_CASE("what arrives while nobody sees the page is news when somebody looks", "[screen][post]") {
    Device device(kDesk);
    Friend ben = begin_with_friend(device, "prosper");
    tell_open(device, 1);
    reach_waiting(device, ben);
    ben.read(device.sent("mail").text("letter"));
    const std::uint32_t seen = seen_by(device);
    tell_hidden(device, true);
    CHECK(has(device.sent("mail-here").text("text"), "\"here\":false"));
    REQUIRE(ben.play());
    deliver(device, ben.letter());
    CHECK(seen_by(device) == seen);
    CHECK(has(device.sent("mail-turns").text("text"), "Your turn in Prosper or Perish."));
    for (const std::string& notice : device.noticed()) CHECK_FALSE(has(notice, "Your turn"));  // nobody reads it there
    CHECK_FALSE(has(device.words(), "Since you last looked"));
    tell_hidden(device, false);
    device.frames(4);
    CHECK(seen_by(device) > seen);
    CHECK(has(device.words(), "Since you last looked"));
    CHECK(has(device.sent("mail-here").text("text"), "\"here\":true"));
}

TEST_CASE("a written word goes along with a turn, by itself and by hand", "[screen][post]") {
    Device device(kPhone);
    Friend ben = begin_with_friend(device, "prosper");
    reach_waiting(device, ben);
    device.press("word");
    CHECK(device.sent("ask-text").text("label") == "Send a word along");
    CHECK(device.sent("ask-text").number("max") == kMaxWordSigns);
    device.type("text-answer", {{"id", "word"}, {"value", "Good  luck!\n"}});
    device.frames(4);
    const auto letter = read_letter(device.sent("mail").text("letter"));
    REQUIRE(letter);
    REQUIRE(letter->words.size() == 1);
    CHECK(letter->words[0].text == "Good luck!");
    CHECK(has(device.words(), "Otto: \\\"Good luck!\\\""));
    CHECK(device.told("word") == "Change your word");
    device.press("send");
    CHECK(has(device.sent("send-on").text("text"), "Otto: \"Good luck!\" #"));
    CHECK(open_link(device.sent("send-on").text("text")));
    device.press("quiet");
    device.frames(4);
    CHECK(read_letter(device.sent("mail").text("letter"))->words.empty());
    CHECK_FALSE(has(device.words(), "Good luck!"));
    CHECK(device.told("word").empty());
    device.press("quiet");
    CHECK(has(device.words(), "Good luck!"));
}

TEST_CASE("a link lets turns travel if nobody has chosen yet, and its device is told", "[screen][post]") {
    Device device(kDesk);
    const std::string link = invite(device, "prosper", false);
    device.act("open-link", "text", carried_link(link));
    device.frames(4);
    CHECK(device.sent("mail").text("address").size() == 64);
    bool is_told = false;
    for (const std::string& notice : device.noticed())
        is_told =
            is_told || has(notice, "travel by themselves from now on. They go encrypted through relay.example.org");
    CHECK(is_told);
}

TEST_CASE("a written word goes along with a link by hand, also on a site without relays", "[screen][post]") {
    Device device(kAlone);
    auto opened = open_link(invite(device, "prosper", false));
    REQUIRE(opened);
    Journal ben;
    ben.record = std::move(opened->record);
    REQUIRE_FALSE(take_seat(ben, seat_at(1), "Ben", fresh_key("a friend of a test", 7)));
    device.act("open-link", "text", *encode_link(ben.record));
    device.settle();
    REQUIRE(device.state().text("mode") == "choose");
    take_turn(device);
    REQUIRE(device.state().text("mode") == "away");
    CHECK(device.told("travel").empty());
    device.press("word-along");
    device.type("text-answer", {{"id", "word"}, {"value", "Your go!"}});
    device.press("send");
    CHECK(has(device.sent("send-on").text("text"), "Otto: \"Your go!\" #"));
    CHECK(device.sent_count("mail") == 0);
}

TEST_CASE("what somebody else says is shown as it was written, whatever it is", "[screen][post]") {
    Device device(kDesk);
    Friend ben = begin_with_friend(device, "prosper");
    reach_waiting(device, ben);
    ben.read(device.sent("mail").text("letter"));
    REQUIRE(ben.play());
    for (const std::string& text :
         {std::string("{p1} %s %n <img src=x onerror=alert(1)>"), std::string("\"; drop #2abc {p9}{"),
          std::string(140, 'W'), std::string("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D \xF0\x9F\x8E\xB2")}) {
        INFO(text);
        deliver(device, ben.letter(true, text));
        CHECK(device.last_logged().ends_with("Ben: \"" + clean_word(text) + "\""));
        CHECK(device.told("hint") == "Ben: \"" + clean_word(text) + "\"");
    }
    const std::string before = device.words();
    device.type("letter", {{"number", device.sent("mail").text("number")},
                           {"text", ben.letter(true, "I am not Ben")},
                           {"author", "mallory"}});
    device.frames(4);
    CHECK(device.words() == before);  // a letter of another author counts for nobody
}

TEST_CASE("a choice that is being made stays chosen when a letter arrives", "[screen][post]") {
    Device device(kDesk);
    Friend ben = begin_with_friend(device, "rise");  // both players may put cards back in secret
    device.settle();
    REQUIRE(device.state().text("mode") == "choose");
    const auto offered = device.offered();
    const auto card = std::find_if(offered.begin(), offered.end(),
                                   [](const auto& one) { return one.first.find("end") == std::string::npos; });
    REQUIRE(card != offered.end());
    device.act("choose", "tokens", card->first);
    const std::string chosen = device.state().text("chosen");
    REQUIRE_FALSE(chosen.empty());
    REQUIRE(ben.play());
    deliver(device, ben.letter());
    CHECK(device.state().text("chosen") == chosen);
    CHECK(device.state().text("mode") == "choose");
}

}  // namespace
}  // namespace orrery::screen
