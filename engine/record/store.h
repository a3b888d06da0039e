// What a device keeps: games, their branches, secrets of seats that wait for their game, settings, and stored texts that
// cannot be read. Values in, writes out: no storage and no clock, so that laws can play several tabs (tests/record/store_test).
//
// Whatever was played stays. Of two lines of one game that part, one is the game and the others are its branches, kept under
// `orrery/line/<number>`, `.../2`, `.../3`. All tabs of a device come to the same choice by themselves, in whatever order they
// hear of each other.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/bundle.h"
#include "record/carried.h"
#include "record/journal.h"

namespace orrery {

std::string number_of(const Journal& journal);  // by which a game is kept: 16 hex digits

class Store {
   public:
    // Told of every key that has another text now, or (without a text) is forgotten.
    using Write = std::function<void(const std::string& key, const std::optional<std::string>& text)>;
    explicit Store(Write write) : write_(std::move(write)) {}

    // ---- Texts from storage

    void load(const std::string& key, const std::string& text);  // one of those that were there at the beginning

    // Two states of one game that part: here, and in another tab.
    struct Parted {
        Journal ours, theirs;
    };
    // What another tab has stored, or (without a text) forgotten; what is more here is written again.
    std::optional<Parted> hear(const std::string& key, const std::optional<std::string>& text);

    // A stored game that cannot be read: it stays where it is until it is dropped.
    struct Damaged {
        std::string key, text, reason;
    };
    const std::vector<Damaged>& damaged() const { return damaged_; }
    void drop_damaged(const std::string& key);

    // ---- Games

    const Journals& games() const { return games_; }
    const Journal* game(const std::string& number) const;  // nullptr: no such game
    void save(const Journal& journal);
    void mark_seen(const std::string& number);  // all its moves were shown
    void archive(const std::string& number, bool archived);
    void mark_sent(const std::string& number, Sent sent);  // the link of the game as it is

    // With its branches. The newest game that was forgotten can be restored.
    void forget(const std::string& number);
    const std::optional<Journal>& forgotten() const { return forgotten_; }
    void restore();

    // A game that arrives, by link or in a file: kept as arrive() says (record/bundle.h), against the game and the branch that
    // it is or goes on with. A Fault: nothing has changed. "record/word": it breaks the word of a seat whose secret waits here.
    // Secrets of seats that are not here stay out of it, and what only their owner has.
    Expected<Arrival> take_in(const Journal& incoming);
    // The same with all that stands in it, after somebody said that the file is their own. Seats that have not said what it is,
    // or what is here, stay out.
    Expected<Arrival> take_in_own(const Journal& incoming);
    SeatSet strange_seats(const Journal& incoming) const;  // whose secrets are in it and not here

    // ---- Branches: other lines of a game

    const Journals& branches() const { return branches_; }  // by what their keys end with: a number, or "<number>/2"
    std::vector<const Journal*> branches(const std::string& number) const;
    // Which of them `incoming` is, or goes on with; as many as there are: none.
    std::size_t branch_of(const Journal& incoming) const;
    void keep_branch(const Journal& branch);
    // It becomes the game, and the game a branch. False, and nothing changes: it breaks the word of a seat that is played here.
    bool swap_branch(const Journal& branch, std::uint64_t time_ms);
    void drop_branch(const Journal& branch);

    // ---- How matches travel beside links, and words along (record/post.h); by number of the match

    const Carried& carried(const std::string& number) const;
    bool has_carried(const std::string& number) const { return carried_.contains(number); }  // somebody has said how
    void keep_carried(const std::string& number, const Carried& carried);

    // ---- Seats: secrets that were opened here, until their games arrive and somebody says who plays them. Codes of
    // record/seat_key.h by "<number>-<seat>".

    const std::map<std::string, std::string>& seats() const { return seats_; }
    void keep_seat(const std::string& name, const std::string& code);
    void drop_seat(const std::string& name);
    // Of the seats whose secrets wait here for this match: those that have not said what `record` is. So it was changed.
    SeatSet broken_words(const Record& record) const;

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
