// The post of a device (protocols/post.md): what it tells the carrier about matches whose turns travel by themselves,
// and what it does with letters that come. It knows no page, no network and no clock; web/post.cpp stands between it
// and the carrier.
//
// A match goes by post if Carried::is_on says so for it. When a match has changed, the content of its slot is made
// anew, one letter at a time, because each letter replays its match.
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
#include "record/device/post.h"
#include "record/device/store.h"

namespace orrery {

class Mail {
   public:
    // `automatic`: decisions that this device answers in advance in a game, if somebody plays elsewhere.
    using Automatic = std::function<AutomaticAnswers(std::string_view game)>;
    Mail(Store& store, Automatic automatic) : store_(store), automatic_(std::move(automatic)) {}

    // ---- To the carrier

    void touched(const std::string& number) {  // it has changed, is new or is gone
        if (store_.carried(number).is_on || told_.contains(number)) due_.insert(number);
    }
    void touched_all();  // all matches, at the start

    struct Errand {
        std::string number;
        std::optional<PostBox> box;   // none: the carrier may forget the match
        std::optional<PostKey> slot;  // none: this device only reads
        std::string letter;           // what the slot should hold; empty: it would be too long
        bool is_news = false;         // news of the match itself, not told before; not only who has seen what
    };
    // The next thing to tell the carrier; none: it knows all. `now_ms`: the post drops matches that ended long ago.
    std::optional<Errand> next(std::uint64_t now_ms);
    bool has_more() const { return !due_.empty(); }
    bool is_due(const std::string& number) const { return due_.contains(number); }

    // ---- From the carrier

    struct Heard {
        Standing standing = Standing::same;
        Journal before;                  // the match as it was
        std::optional<Arrival> arrival;  // none: this device knew exactly this letter
        bool has_words = false;          // a word along is new
    };
    // A letter of match `number` from the carrier's `author`. What it brings is then in the store, and the match has
    // gone on as far as it can without a person. A Fault: it is no letter of this match, or arrive() refuses it;
    // nothing has changed.
    Expected<Heard> hear(const std::string& number, std::string_view letter, std::string_view author,
                         std::uint64_t now_ms);

    // What this device does by itself in a match that goes by post, whether or not its table is open: it opens due
    // values, and gives the only answer and automatic answers. The result is stored. Returns true if something has
    // changed.
    bool go_on(const std::string& number, std::uint64_t now_ms);

    // ---- What is known of the others. It is not stored; each visit hears it anew.

    // How far a seat elsewhere is with the newest move that is committed here: its device has it, or has shown it.
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
        std::array<std::uint64_t, kMaxSeats> here_ms{};  // when it last told that it is at the table; 0: it is not
    };

    Store& store_;
    Automatic automatic_;
    std::set<std::string> due_;
    struct Told {  // to the carrier, about a match
        std::string code, letter;
        std::optional<PostKey> slot;
    };
    std::map<std::string, Told> told_;
    std::map<std::string, Others> others_;
    std::map<std::string, bool> kept_;
    std::set<std::string> too_long_;
};

}  // namespace orrery
