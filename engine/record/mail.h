// The post of a device (notes/0012): what it tells the carrier of its matches whose turns travel by themselves, and what it makes
// of letters that come. No page, no network and no clock; web/post.cpp stands between this and the carrier.
//
// A match goes by post where its journal says so (Carried::is_on). What its slot should hold is made anew whenever the match
// changed, one letter at a time, since each replays its match.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/options.h"
#include "record/post.h"
#include "record/store.h"

namespace orrery {

class Mail {
   public:
    // `automatic`: what is answered in advance on this device, for a game in which somebody plays elsewhere.
    using Automatic = std::function<AutomaticAnswers(std::string_view game)>;
    Mail(Store& store, Automatic automatic) : store_(store), automatic_(std::move(automatic)) {}

    // ---- To the carrier

    void touched(const std::string& number) {  // the match has changed, or may be new or gone
        if (store_.carried(number).is_on || told_.contains(number)) due_.insert(number);
    }
    void touched_all();  // at the beginning

    struct Errand {
        std::string number;
        std::optional<PostBox> box;   // none: the carrier may forget the match
        std::optional<PostKey> slot;  // none: this device only reads
        std::string letter;           // what the slot should hold; empty: it would be too long
        bool is_news = false;         // of the match itself: more than who has seen what, and not told before
    };
    // The next thing to be told; none: the carrier knows all. `now_ms`: matches that ended long ago are not carried any more.
    std::optional<Errand> next(std::uint64_t now_ms);
    bool has_more() const { return !due_.empty(); }
    bool is_due(const std::string& number) const { return due_.contains(number); }

    // ---- From the carrier

    struct Heard {
        Standing standing = Standing::same;
        Journal before;                  // the match as it was
        std::optional<Arrival> arrival;  // none: it was known, letter for letter
        bool has_words = false;          // a word along is new
    };
    // A letter of the match `number`, by the carrier's `author`. What it brings is in the store then, and the match has gone on as far
    // as it does without a person. A Fault: it is no letter of this match, or arrive() refuses it; nothing has changed.
    Expected<Heard> hear(const std::string& number, std::string_view letter, std::string_view author,
                         std::uint64_t now_ms);

    // What this device does by itself in a match that goes by post, at its table or not: opens what is due from it, and gives the only
    // answer and automatic ones. Stored. True: something has changed.
    bool go_on(const std::string& number, std::uint64_t now_ms);

    // ---- What is known of the others. None of it is stored: it comes anew with each visit.

    // How a seat elsewhere stands to the newest move that is committed here.
    enum class Reached : std::uint8_t { unknown, device, shown };
    Reached reached(const Journal& journal, Seat seat) const;

    void hear_presence(const std::string& number, const Presence& presence, std::uint64_t now_ms);
    bool is_at_table(const std::string& number, Seat seat, std::uint64_t now_ms) const;
    bool is_anybody_at_table(const std::string& number, std::uint64_t now_ms) const;

    // Does a relay hold what this device has to say? `is_too_long`: it can't.
    void hear_kept(const std::string& number, bool is_kept, bool is_too_long = false);
    bool is_kept(const std::string& number) const;
    // The letter is longer than any carrier takes, or than this one does: the match goes by hand until others make it shorter.
    bool is_too_long(const std::string& number) const { return too_long_.contains(number); }

   private:
    struct Others {
        std::array<std::string, kMaxSeats> code;  // of each seat's newest letter
        std::array<std::uint32_t, kMaxSeats> seen{};
        std::array<std::uint64_t, kMaxSeats> here_ms{};  // when it was last told to be at the table; 0: it is not
    };

    Store& store_;
    Automatic automatic_;
    std::set<std::string> due_;
    struct Told {  // to the carrier, of a match
        std::string code, letter;
        std::optional<PostKey> slot;
    };
    std::map<std::string, Told> told_;
    std::map<std::string, Others> others_;
    std::map<std::string, bool> kept_;
    std::set<std::string> too_long_;
};

}  // namespace orrery
