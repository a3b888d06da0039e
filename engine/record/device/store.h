// What a device keeps: games, their branches, secrets of seats that wait for their game, settings, and stored texts
// that cannot be read. Values come in and writes go out. It has no storage and no clock, so that tests can play several
// tabs (tests/record/device/store_test).
//
// What was played is kept. If two lines of a game part, one is the game and the others are its branches, under the keys
// `orrery/line/<number>`, `.../2`, `.../3`. All tabs of a device make the same choice, in whatever order they hear of
// each other.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/data/carried.h"
#include "record/device/bundle.h"
#include "record/play/journal.h"

namespace orrery {

std::string number_of(const Journal& journal);  // the key under which a game is kept: 16 hex digits

class Store {
   public:
    // Called for every key whose text has changed or, without a text, is forgotten.
    using Write = std::function<void(const std::string& key, const std::optional<std::string>& text)>;
    explicit Store(Write write) : write_(std::move(write)) {}

    // ---- Texts from storage

    void load(const std::string& key, const std::string& text);  // one of the texts that were there at the start

    // Two lines of a game: one is here, the other in another tab.
    struct Parted {
        Journal ours, theirs;
    };
    // Another tab has stored `text` or, without a text, forgotten it. If more is known here, it is written again.
    std::optional<Parted> hear(const std::string& key, const std::optional<std::string>& text);

    // A stored game that cannot be read. It stays where it is until it is dropped.
    struct Damaged {
        std::string key, text, reason;
    };
    const std::vector<Damaged>& damaged() const { return damaged_; }
    void drop_damaged(const std::string& key);

    // ---- Games

    const Journals& games() const { return games_; }
    const Journal* game(const std::string& number) const;      // nullptr: no such game
    const Journal* game_of_key(const std::string& key) const;  // as `write` got it; nullptr: it is of no game here
    void save(const Journal& journal);
    void mark_seen(const std::string& number);  // all its moves were shown
    void archive(const std::string& number, bool archived);
    void mark_sent(const std::string& number, Sent sent);  // the link of the game in its present state

    // Also forgets its branches. The game that was forgotten last can be restored.
    void forget(const std::string& number);
    void discard(const std::string& number);  // a game without branches that nobody will ask to restore
    const std::optional<Journal>& forgotten() const { return forgotten_; }
    void restore();

    // A game arrives, by link or in a file. It is kept as arrive() says (record/device/bundle.h), compared with the game and
    // with the branch that it equals or continues. A Fault: nothing has changed. "record/tag": it does not match the
    // tag of a seat whose secret waits here. Secrets of seats that are not here are left out, and so is what only an
    // owner has.
    Expected<Arrival> take_in(const Journal& incoming);
    // The same, but with all that it holds, after a person said that the file is their own. Seats whose tag does not
    // match what arrived, or what is here, are left out.
    Expected<Arrival> take_in_own(const Journal& incoming);
    SeatSet strange_seats(const Journal& incoming) const;  // seats whose secrets are in it but not here

    // ---- Branches: other lines of a game

    const Journals& branches() const { return branches_; }  // by the end of their keys: a number, or "<number>/2"
    std::vector<const Journal*> branches(const std::string& number) const;
    // The index of the branch that `incoming` equals or continues; the number of branches: none.
    std::size_t branch_of(const Journal& incoming) const;
    void keep_branch(const Journal& branch);
    // The branch becomes the game, and the game a branch. False, and nothing changes, if the branch does not match the
    // tag of a seat that is played here.
    bool swap_branch(const Journal& branch, std::uint64_t time_ms);
    void drop_branch(const Journal& branch);

    // ---- How matches travel besides links, and words along (record/device/post.h), by the match's number

    const Carried& carried(const std::string& number) const;
    bool has_carried(const std::string& number) const { return carried_.contains(number); }  // something is kept for it
    void keep_carried(const std::string& number, const Carried& carried);

    // ---- Seats: secrets that were opened here. They wait until their games arrive and a person says who plays them. Each is
    // a code of record/link/seat_key.h, under "<number>-<seat>".

    const std::map<std::string, std::string>& seats() const { return seats_; }
    void keep_seat(const std::string& name, const std::string& code);
    void drop_seat(const std::string& name);
    // The seats whose secrets wait here for this match and whose tags do not match `record`: somebody has changed it.
    SeatSet broken_tags(const Record& record) const;

    // ---- Settings

    const std::map<std::string, std::string>& settings() const { return settings_; }
    std::string setting(std::string_view name, std::string_view fallback) const;
    void set_setting(std::string_view name, std::string_view value);

   private:
    Expected<Arrival> keep_arrival(const Journal& incoming);
    void store_branch(const std::string& name, const Journal& journal);
    void hear_branch(const std::string& name, const Journal& theirs);
    std::optional<Parted> hear_game(const std::string& number, const Journal& theirs);

    Write write_;
    Journals games_;
    Journals branches_;
    std::map<std::string, std::string> seats_;
    std::map<std::string, std::string> settings_;
    std::vector<Damaged> damaged_;
    std::map<std::string, Carried> carried_;
    std::optional<Journal> forgotten_;
    Carried forgotten_carried_;
    std::vector<Journal> forgotten_branches_;
};

}  // namespace orrery
