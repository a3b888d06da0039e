// Turns that travel by themselves, in all games. The devices' only contact is slots of letters, and letters suffer
// everything that a carrier may do: late, twice, old, lost, out of order. Devices die at any moment and come back with
// what they stored. Nothing is lost, nothing is played twice, and all devices end the same. tests/post tries the
// carrier itself.
#include <deque>
#include <map>

#include <catch_amalgamated.hpp>

#include "laws/support.h"
#include "moves.h"
#include "record/device/mail.h"
#include "record/play/session.h"
#include "record/support.h"

namespace orrery::laws {
namespace {

// What all devices write to and read from. A relay keeps the newest letter of each slot. This one also keeps all
// others, to deliver them again.
struct Relay {
    std::map<int, std::string> slots;
    std::vector<std::pair<int, std::string>> all;

    void write(int author, const std::string& letter) {
        slots[author] = letter;
        all.emplace_back(author, letter);
    }
};

// A device with one person: what is stored outlives it.

class Home {
   public:
    Home(const Journal& journal, int seat) : seat_(seat), number_(hex16(journal.record.number)) {
        disk_["orrery/game/" + number_] = journal_json(journal);
        disk_["orrery/post/" + number_] = R"({"on":true,"quiet":false,"authors":[],"words":[]})";
        start();
    }

    // Opens the page: all stored texts are read, and the carrier is told of them.
    void start() {
        store_ = std::make_unique<Store>([this](const std::string& key, const std::optional<std::string>& text) {
            if (text)
                disk_[key] = *text;
            else
                disk_.erase(key);
            if (key.starts_with("orrery/game/") && mail_) mail_->touched(key.substr(12));
        });
        for (const auto& [key, text] : std::map<std::string, std::string>(disk_)) store_->load(key, text);
        mail_ = std::make_unique<Mail>(*store_, [](std::string_view) { return AutomaticAnswers{}; });
        mail_->touched_all();
        mail_->go_on(number_, 1);
    }

    void tend(Relay& relay) {
        while (const auto errand = mail_->next(1))
            if (errand->slot) relay.write(seat_, errand->letter);
    }

    void hear(int author, const std::string& letter) {
        const auto heard = mail_->hear(number_, letter, "author" + std::to_string(author), 1);
        INFO((heard ? "" : heard.fault().message));
        REQUIRE(heard);
        REQUIRE((heard->standing == Standing::same || heard->standing == Standing::newer ||
                 heard->standing == Standing::older));
    }

    std::unique_ptr<orrery::Session> table() const {
        auto session = orrery::Session::open(*store_->game(number_));
        REQUIRE(session);
        return std::move(*session);
    }

    // The person answers if asked. Returns true if something was played.
    bool play(Chance& choice) {
        auto session = table();
        if (session->mode() == orrery::Session::Mode::bot) {
            if (!session->answer_for_bot(any_move(session->table().now(), choice))) keep(*session);
            return true;
        }
        if (session->mode() == orrery::Session::Mode::hand_over) session->take_device();
        if (session->mode() != orrery::Session::Mode::choose && session->mode() != orrery::Session::Mode::turn_done)
            return false;
        if (session->mode() == orrery::Session::Mode::choose) {
            REQUIRE_FALSE(session->answer(any_move(session->table().now(), choice)));
            ++answers;
        }
        if (session->mode() == orrery::Session::Mode::turn_done) session->end_turn();
        keep(*session);
        return true;
    }

    const Record& record() const { return store_->game(number_)->record; }
    bool is_over() const { return store_->game(number_)->summary.over; }
    std::uint64_t fingerprint() const { return table()->table().now().fingerprint(); }

    int answers = 0;  // given by its person

   private:
    void keep(const orrery::Session& session) {
        Journal journal = session.table().journal(1);
        store_->save(journal);
        mail_->go_on(number_, 1);
    }

    int seat_;
    std::string number_;
    std::map<std::string, std::string> disk_;
    std::unique_ptr<Store> store_;
    std::unique_ptr<Mail> mail_;
};

void play_by_post(const GameInfo& info, int people, Protocol protocol, std::uint64_t seed) {
    INFO(info.id << ", " << people << " people, protocol " << static_cast<int>(protocol) << ", seed " << seed);
    std::deque<Home> homes;  // a deque: its items do not move
    auto devices = post::begun(info.id, people, 0, seed, {}, protocol);
    for (int i = 0; i < people; ++i) homes.emplace_back(devices[static_cast<std::size_t>(i)].journal, i);
    Relay relay;
    Chance luck(seed);
    const auto any = [&luck](std::size_t bound) {
        return static_cast<std::size_t>(luck.below(static_cast<std::uint32_t>(bound)));
    };
    const auto is_over = [&] {
        return std::all_of(homes.begin(), homes.end(), [](const Home& home) { return home.is_over(); });
    };
    int idle = 0, steps = 0;
    while (!is_over() && ++steps < 40000) {
        Home& home = homes[any(homes.size())];
        switch (any(8)) {
            case 0: home.start(); break;  // it had died; what it had not written is written now
            case 1:
                if (!relay.all.empty()) {  // an old letter again
                    const auto [author, letter] = relay.all[any(relay.all.size())];
                    home.hear(author, letter);
                }
                break;
            case 2: break;                   // nothing arrives for a while
            case 3: home.play(luck); break;  // it dies before it could write; start() comes before its next letter
            default:
                for (const auto& [author, letter] : std::map<int, std::string>(relay.slots))
                    if (any(4) != 0) home.hear(author, letter);  // a lost letter stays in its slot
                idle = home.play(luck) ? 0 : idle + 1;
                home.tend(relay);
        }
        REQUIRE(idle < 2000);
    }
    REQUIRE(is_over());
    int answers = 0;
    for (const Home& home : homes) {
        answers += home.answers;
        CHECK(home.record().moves == homes[0].record().moves);
        CHECK(home.fingerprint() == homes[0].fingerprint());
    }
    CHECK(answers <= static_cast<int>(homes[0].record().moves.size()));  // the others were only answers
}

TEST_CASE("whole matches go by letters that are late, doubled, old or lost, between devices that die", "[laws][post]") {
    for (const GameInfo& info : games())
        for (int people = std::max(2, info.min_seats); people <= std::min(3, info.max_seats); ++people)
            for (const Protocol protocol : {Protocol::tags, Protocol::scrambled}) {
                if (is_sample_run() && (people == 2) != (protocol == Protocol::tags)) continue;
                // A match of three takes a quarter of a minute with sanitizers, and does the same work in every game.
                if (has_sanitizers() && people > 2 && info.id != games().front().id) continue;
                play_by_post(info, people, protocol, 700 + static_cast<std::uint64_t>(people));
            }
}

}  // namespace
}  // namespace orrery::laws
