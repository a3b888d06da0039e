// The store as several tabs of one device use it. Whatever they play, and in whatever order they hear of each other,
// they reach the same games and branches, and nothing that was played is lost.
#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <catch_amalgamated.hpp>

#include "moves.h"
#include "record/device/store.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

// Local storage and the tabs that share it, as in the page (shell/storage.js). A write is told to all other tabs. A tab
// that overwrites something that it has not heard of is told of that too.
class Browser {
   public:
    explicit Browser(std::size_t tabs) {
        for (std::size_t i = 0; i < tabs; ++i) open_tab();
    }

    Store& tab(std::size_t i) { return *tabs_[i]->store; }
    std::size_t tabs() const { return tabs_.size(); }
    const std::map<std::string, std::string>& disk() const { return disk_; }

    void open_tab() {
        auto tab = std::make_unique<Tab>();
        Tab* own = tab.get();
        tab->known = disk_;
        tab->store = std::make_unique<Store>(
            [this, own](const std::string& key, const std::optional<std::string>& text) { write(*own, key, text); });
        for (const auto& [key, text] : disk_) tab->store->load(key, text);
        tabs_.push_back(std::move(tab));
    }

    // The tab hears the next thing that it was told. False: there is none.
    bool deliver(std::size_t i) {
        Tab& tab = *tabs_[i];
        if (tab.told.empty()) return false;
        const auto [key, text] = tab.told.front();
        tab.told.pop_front();
        tab.known[key] = text.value_or("");
        if (const auto parted = tab.store->hear(key, text)) ++parted_;
        return true;
    }
    int parted() const { return parted_; }  // how often a person was told that two lines part

   private:
    struct Tab {
        std::unique_ptr<Store> store;
        std::map<std::string, std::string> known;
        std::deque<std::pair<std::string, std::optional<std::string>>> told;
    };

    void write(Tab& own, const std::string& key, const std::optional<std::string>& text) {
        const auto there = disk_.find(key);
        const bool is_overtaken = text && there != disk_.end() && there->second != *text && own.known.contains(key) &&
                                  own.known[key] != there->second;
        if (is_overtaken) own.told.push_back({key, there->second});
        if (text)
            disk_[key] = *text;
        else
            disk_.erase(key);
        own.known[key] = text.value_or("");
        for (const auto& tab : tabs_)
            if (tab.get() != &own) tab->told.push_back({key, text});
    }

    std::map<std::string, std::string> disk_;
    std::vector<std::unique_ptr<Tab>> tabs_;
    int parted_ = 0;
};

Journal new_game(std::uint64_t number) {
    Record record = *new_record("nim", 2, {}, number, number);
    for (SeatHolder& holder : record.seats) holder.kind = SeatKind::person;
    return std::move(*Table::open(record, SeatSet{3})).journal(1);
}

// Plays part of a turn of the tab's game; empty: it is over.
std::optional<Journal> played(const Journal& journal, Chance& choice, std::uint64_t time_ms) {
    Table table = std::move(*Table::open(journal));
    if (table.now().decision().over) return {};
    REQUIRE_FALSE(table.play(any_move(table.now(), choice)));
    if (choice.below(3) > 0) table.commit();
    return table.journal(time_ms);
}

bool has_line(const Store& store, const std::vector<std::string>& moves, const std::string& number) {
    const auto goes_on = [&moves](const Journal& journal) {
        const auto& held = journal.record.moves;
        return held.size() >= moves.size() && std::equal(moves.begin(), moves.end(), held.begin());
    };
    const auto branches = store.branches(number);
    return goes_on(*store.game(number)) ||
           std::any_of(branches.begin(), branches.end(), [&](const Journal* branch) { return goes_on(*branch); });
}

std::vector<std::vector<std::string>> lines_of(const Store& store, const std::string& number) {
    std::vector<std::vector<std::string>> lines;
    for (const Journal* branch : store.branches(number)) lines.push_back(branch->record.moves);
    std::sort(lines.begin(), lines.end());
    return lines;
}

TEST_CASE("tabs that play the same game reach the same lines and lose none", "[record][store]") {
    int parted = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Browser device(1);
        const Journal first = new_game(seed);
        const std::string number = number_of(first);
        device.tab(0).save(first);
        device.open_tab();
        if (seed % 3 == 0) device.open_tab();
        Chance choice(seed);
        std::vector<std::vector<std::string>> handed_over;  // what must not get lost
        for (std::uint64_t step = 0; step < 24; ++step) {
            const std::size_t at = choice.below(static_cast<std::uint32_t>(device.tabs()));
            if (choice.below(2) == 0) {
                device.deliver(at);
            } else if (const auto journal = played(*device.tab(at).game(number), choice, 2 + step)) {
                device.tab(at).save(*journal);
                handed_over.emplace_back(journal->record.moves.begin(),
                                         journal->record.moves.begin() + journal->committed);
            }
        }
        int heard = 0;
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (std::size_t i = 0; i < device.tabs(); ++i)
                while (device.deliver(i)) {
                    goes_on = true;
                    REQUIRE(++heard < 2000);  // fails if tabs answer each other for ever
                }
        }
        parted += device.parted();
        Store& one = device.tab(0);
        for (std::size_t i = 0; i < device.tabs(); ++i) {
            CAPTURE(i);
            CHECK(*device.tab(i).game(number) == *one.game(number));
            CHECK(lines_of(device.tab(i), number) == lines_of(one, number));
        }
        for (const auto& moves : handed_over) CHECK(has_line(one, moves, number));
        Browser later(0);
        Store again([](const std::string&, const std::optional<std::string>&) {});
        for (const auto& [key, text] : device.disk()) again.load(key, text);
        CHECK(again.games() == one.games());
        CHECK(lines_of(again, number) == lines_of(one, number));
    }
    CHECK(parted > 20);
}

TEST_CASE("a branch and the game change places, and seen moves stay seen", "[record][store]") {
    Browser device(1);
    Store& store = device.tab(0);
    const auto line = [](std::initializer_list<const char*> moves) {
        Table table = std::move(*Table::open(new_game(5)));
        for (const char* move : moves) REQUIRE_FALSE(table.play(move));
        table.commit();
        return table.journal(2);
    };
    const Journal game = line({"bid 1", "bid 0", "take 1"}), branch = line({"bid 1", "bid 0", "take 2", "take 1"});
    const std::string number = number_of(game);
    store.save(game);
    store.keep_branch(branch);
    store.keep_branch(line({"bid 1", "bid 0", "take 2"}));  // adds nothing
    REQUIRE(store.branches(number).size() == 1);
    CHECK(store.branch_of(line({"bid 1", "bid 0", "take 2"})) == 0);
    CHECK(store.branch_of(line({"bid 3"})) == 1);
    store.swap_branch(Journal(*store.branches(number)[0]), 9);
    CHECK(store.game(number)->record == branch.record);
    CHECK(store.game(number)->seen == branch.seen);
    CHECK(store.game(number)->time_ms == 9);
    REQUIRE(store.branches(number).size() == 1);
    CHECK(store.branches(number)[0]->record == game.record);

    store.forget(number);
    CHECK(device.disk().empty());
    CHECK(store.branches(number).empty());
    store.restore();
    CHECK(store.game(number)->record == branch.record);
    CHECK(store.branches(number).size() == 1);
    CHECK(device.disk().size() == 2);
}

TEST_CASE("what cannot be read stays where it is until it is dropped", "[record][store]") {
    Browser device(1);
    Store& store = device.tab(0);
    store.load("orrery/game/0000000000000007", "{");
    store.load("orrery/game/0000000000000008", journal_json(new_game(9)));
    store.load("orrery/line/0000000000000009/2", journal_json(new_game(9)));
    store.load("elsewhere/game/0000000000000009", "{");
    REQUIRE(store.damaged().size() == 2);
    CHECK(store.damaged()[0].text == "{");
    CHECK(store.games().empty());
    CHECK(store.branches("0000000000000009").size() == 1);
    store.drop_damaged("orrery/game/0000000000000007");
    CHECK(store.damaged().size() == 1);
    CHECK_FALSE(store.hear("orrery/game/0000000000000007", "{"));
    CHECK(store.games().empty());
}

TEST_CASE("seats and settings go to storage, and come from other tabs", "[record][store]") {
    Browser device(2);
    Store &here = device.tab(0), &there = device.tab(1);
    here.set_setting("name", "Ann");
    here.keep_seat("1-2", "code");
    while (device.deliver(1)) continue;
    CHECK(there.setting("name", "") == "Ann");
    CHECK(there.setting("other", "none") == "none");
    CHECK(there.seats().at("1-2") == "code");
    there.drop_seat("1-2");
    there.drop_seat("1-2");
    while (device.deliver(0)) continue;
    CHECK(here.seats().empty());
    CHECK(device.disk().size() == 1);
}

TEST_CASE("what arrives is kept besides what is known", "[record][store]") {
    Browser device(1);
    Store& store = device.tab(0);
    Journal journal = new_game(11);
    const std::string number = number_of(journal);
    Table table = std::move(*Table::open(journal));
    for (const char* move : {"bid 1", "bid 0", "take 1"}) REQUIRE_FALSE(table.play(move));
    table.commit();
    CHECK(store.take_in(table.journal(2))->standing == Standing::unrelated);
    CHECK(store.take_in(journal)->standing == Standing::older);
    CHECK(store.game(number)->record.moves.size() == 3);
    Table other = std::move(*Table::open(journal));
    for (const char* move : {"bid 1", "bid 0", "take 3", "take 1"}) REQUIRE_FALSE(other.play(move));
    other.commit();
    CHECK(store.take_in(other.journal(3))->standing == Standing::fork);
    CHECK(store.game(number)->record.moves.size() == 3);
    REQUIRE(store.branches(number).size() == 1);
    Journal broken = journal;
    broken.record.moves = {"bid 9"};
    CHECK_FALSE(store.take_in(broken));
    store.mark_seen(number);
    CHECK(store.game(number)->seen == 3);
    store.archive(number, true);
    CHECK(store.game(number)->archived);
}

TEST_CASE("every tab knows that a link has gone out, until the game goes on", "[record][store]") {
    Browser device(2);
    Journal journal = new_game(12);
    journal.sent = Sent::due;
    const std::string number = number_of(journal);
    const auto settle = [&device] {
        for (std::size_t i = 0; i < device.tabs();) i = device.deliver(i) ? 0 : i + 1;
    };
    device.tab(0).save(journal);
    settle();
    for (const Sent sent : {Sent::copied, Sent::shared}) {
        device.tab(1).mark_sent(number, sent);
        settle();
        for (std::size_t tab = 0; tab < 2; ++tab) CHECK(device.tab(tab).game(number)->sent == sent);
    }
    Table table = std::move(*Table::open(journal));
    REQUIRE_FALSE(table.play("bid 1"));
    table.commit();
    CHECK(device.tab(0).take_in(table.journal(3))->standing == Standing::newer);
    settle();
    for (std::size_t tab = 0; tab < 2; ++tab) CHECK(device.tab(tab).game(number)->sent == Sent::nothing);
}

}  // namespace
}  // namespace orrery
