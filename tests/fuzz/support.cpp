#include "fuzz/support.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <utility>

#include "moves.h"
#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery::fuzz {
namespace {

using post::came;
using post::sent;

// Plays a match between devices and records its moments.
class Course {
   public:
    Course(std::string_view game, int people, int bots, std::uint64_t number, Protocol protocol) : choice_(number) {
        Record record = *new_record(game, people + bots, {}, number, 0);
        record.seats[0] = {SeatKind::person, 0, "Otto"};
        for (int i = people; i < people + bots; ++i) record.seats[static_cast<std::size_t>(i)] = {SeatKind::bot, 1, ""};
        for (int i = 0; i < people; ++i) {
            SeatKey key = fresh_key("fuzzing", number * 8 + static_cast<std::uint64_t>(i));
            key.chain({number, seat_at(i), protocol >= Protocol::sealed});
            match_.keys[static_cast<std::size_t>(i)] = key;
        }
        devices_.resize(static_cast<std::size_t>(people));
        Journal host = invite(
            record, SeatSet{1}, [&] { return *match_.keys[0]; }, protocol);
        if (Binding& binding = *host.record.binding; protocol == Protocol::values)
            binding.bot_revision = 0, binding.proofs[0].tag = 0;
        warm(host, match_.keys);
        devices_[0] = host;
        for (std::size_t i = 1; i < devices_.size(); ++i) {
            give(i - 1, i);
            keep();
            const Seat seat = seat_at(static_cast<int>(i));
            devices_[i].record.seats[i] = {SeatKind::person, 0, "P" + std::to_string(i)};  // also of older kinds
            bind_seat(devices_[i], seat, *match_.keys[i]);
        }
        keep();
        give(devices_.size() - 1, 0);
        for (std::size_t i = 1; i < devices_.size(); ++i) give(0, i);
        keep();
    }

    // Each person who is asked answers. Every other time all devices get the answer at once.
    bool step() {
        for (std::size_t i = 0; i < devices_.size(); ++i) {
            Table table = std::move(*Table::open(devices_[i]));
            const Seat asked = table.asked();
            if (asked == kSpectator || table.waits_for() != kSpectator) continue;
            const auto at = static_cast<std::size_t>(index(asked));
            if (at != i && table.record().seats[at].kind != SeatKind::bot) continue;
            if (table.play(any_move(table.now(), choice_))) continue;
            table.commit();
            table.settle();
            devices_[i] = table.journal(0);
            keep();
            if (choice_.below(2) == 0) share();
            return true;
        }
        share();
        return !is_over();
    }
    void share() {
        for (int round = 0; round < 4; ++round)
            for (std::size_t from = 0; from < devices_.size(); ++from)
                for (std::size_t to = 0; to < devices_.size(); ++to)
                    if (from != to) give(from, to);
        keep();
    }

    Match match() { return std::move(match_); }

   private:
    bool is_over() const { return Table::open(devices_[0])->now().decision().over; }
    void give(std::size_t from, std::size_t to) {
        const auto taken = post::take_in(devices_[to], came(open_link(*encode_link(sent(devices_[from])))->record));
        require_none(taken.fault + taken.broken, "an honest game goes on");
    }
    void keep() {
        for (const Journal& device : devices_)
            if (!device.record.game.empty() &&
                std::find(match_.sent.begin(), match_.sent.end(), sent(device)) == match_.sent.end())
                match_.sent.push_back(sent(device));
        if (match_.moments.empty() || match_.moments.back() != devices_) match_.moments.push_back(devices_);
        auto& moment = match_.moments.back();
        std::erase_if(moment, [](const Journal& device) { return device.record.game.empty(); });
    }

    Match match_;
    Moment devices_;
    Chance choice_;
};

Match played(std::string_view game, int people, int bots, std::uint64_t number, Protocol protocol, int steps) {
    Course course(game, people, bots, number, protocol);
    for (int step = 0; step < steps; ++step)
        if (!course.step()) break;
    return course.match();
}

}  // namespace

void require(bool holds, std::string_view law) {
    if (holds) return;
    std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(law.size()), law.data());
    std::abort();
}

post::TakenIn take_in(Journal& here, const Journal& incoming, std::string_view law) {
    const Journal before = here;
    auto taken = post::take_in(here, incoming);
    if (taken.broken.empty() && post::breaks_words(before).empty()) taken.broken = post::breaks_words(here);
    if (!taken.broken.empty())
        std::fprintf(stderr, "here: %s\narrives: %s\nbecomes: %s\n", journal_json(before).c_str(),
                     journal_json(incoming).c_str(), journal_json(here).c_str());
    require_none(taken.broken, law);
    return taken;
}

std::uint32_t Choices::below(std::uint32_t bound) {
    if (bound <= 1) return 0;
    std::uint32_t value = 0;
    for (std::uint32_t width = 1; width < bound && width <= 1u << 16 && !left_.empty(); width <<= 8) {
        value = value << 8 | static_cast<unsigned char>(left_.front());
        left_.remove_prefix(1);
    }
    return value % bound;
}

namespace {

struct Plan {
    std::string_view game;
    int people, bots;
    std::uint64_t number;
    Protocol protocol;
    int steps;
};

std::vector<Plan> plans() {
    std::vector<Plan> all;
    for (const Protocol protocol :
         {Protocol::sealed, Protocol::tags, Protocol::values, Protocol::scrambled, Protocol::friends}) {
        all.push_back({"nim", 2, 0, 1001, protocol, 12});
        all.push_back({"nim", 3, 1, 1002, protocol, 8});
        all.push_back({"rise", 2, 0, 606, protocol, 10});
    }
    for (const GameInfo& info : games()) {
        all.push_back({info.id, std::min(3, info.max_seats), 0, 1003, Protocol::sealed, 9});
        all.push_back({info.id, 2, info.max_seats > 2 ? 1 : 0, 1004, Protocol::friends, 9});
    }
    return all;
}

}  // namespace

const Match& some_match(Choices& choices) {
    static const std::vector<Plan> all = plans();
    static std::map<std::size_t, Match> known;
    const std::size_t which = choices.below(static_cast<std::uint32_t>(all.size()));
    const auto found = known.find(which);
    if (found != known.end()) return found->second;
    const Plan& plan = all[which];
    return known.emplace(which, played(plan.game, plan.people, plan.bots, plan.number, plan.protocol, plan.steps))
        .first->second;
}

Record forged(const Match& match, Choices& choices, const std::vector<const Record*>& known, Seat victim) {
    Record record = *known[choices.below(static_cast<std::uint32_t>(known.size()))];
    SeatKeys own;
    const std::uint32_t player = choices.below(8);
    if (player < record.seats.size() && seat_at(static_cast<int>(player)) != victim) own[player] = match.keys[player];
    const post::Below below = choices.as_below();
    for (std::uint32_t ways = 1 + choices.below(4); ways > 0; --ways) post::forge(record, known, own, below);
    return record;
}

void warm(Journal& journal, const SeatKeys& keys) {
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (journal.keys[i] && keys[i] && *journal.keys[i] == *keys[i]) journal.keys[i] = keys[i];
}

}  // namespace orrery::fuzz
