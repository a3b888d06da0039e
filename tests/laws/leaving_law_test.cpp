// The law of secret rounds and leaving, for every game and number of seats: whoever answers for a seat when a secret
// round begins, person or bot, does so until it is over. A cheat tries to answer after it has read others' answers,
// with all that the page offers: a bot for its own seat, a bot that another player let in, the seat's secret on a fresh
// device, old links, its own line.
#include "laws/support.h"
#include "moves.h"
#include "record/invariants.h"
#include "record/play/invitation.h"
#include "record/replay/secret_round.h"
#include "record/support.h"

namespace orrery::laws {
namespace {

using post::Device;

constexpr int kRounds = 2;               // tried per match
constexpr std::size_t kMostMoves = 160;  // after so many no further round is sought

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

bool can_answer(const Device& device, Seat seat) {
    const Table table = device.table();
    return table.now().decision().secret && table.asked() == seat && table.waits_for() == kSpectator &&
           table.here().has(seat) && !post::is_bot(table.record(), seat);
}

// Gives the last of the seat's answers. A bot must give the first.
void answer(Device& device, Seat seat) {
    if (can_answer(device, seat)) post::answer(device, first_moves(device.table().now(), 20).back());
}

// A device with the newest or an older link and the seat's code.
Device with_code(const Device& from, Seat seat, const SeatKey& key) {
    Device fresh;
    fresh.open(from.link());
    adopt_seat(fresh.journal, seat, key, fresh.journal.record.seats[at(seat)].name);
    return fresh;
}

// The answer that the cheat would like to give after all.
struct Attempt {
    const char* way;
    Device device;
};

class Round {
   public:
    Round(const std::vector<Device>& devices, Seat cheat, const Course& course)
        : devices_(devices), cheat_(cheat), before_(devices[at(cheat)]), course_(course) {}

    // The cheat lets a bot play its own seat, or another player does so.
    void leave(bool by_itself) {
        Device& from = by_itself ? cheat() : devices_[(at(cheat_) + 1) % devices_.size()];
        const Verdict refused = stand_in(from.journal, cheat_, 1);
        hold(!refused, "a bot may stand in as a secret round begins", course_, refused ? refused->reason : "");
        give_all(from);
    }

    // All others answer, and each link goes to all. The last one opens its answer, and then the others do.
    void answer_others() {
        for (std::size_t i = 0; i < devices_.size(); ++i) {
            if (i == at(cheat_)) continue;
            answer(devices_[i], seat_at(static_cast<int>(i)));
            give_all(devices_[i]);
        }
    }

    std::vector<Attempt> attempts() {
        const SeatKey& key = *before_.journal.keys[at(cheat_)];
        std::vector<Attempt> all;
        Attempt taken{"takes it back", cheat()};
        const Decision asked = taken.device.table().at(taken.device.table().ply())->decision();
        const bool is_owed =
            !asked.over && asked.secret && asked.owing.has(cheat_) && post::is_bot(taken.device.journal.record, cheat_);
        hold(static_cast<bool>(take_back(taken.device.journal, cheat_)) || !is_owed,
             "nobody takes a seat back that owes a secret answer", course_);
        all.push_back(std::move(taken));
        all.push_back(
            {"adopts it from the newest link", with_code(devices_[(at(cheat_) + 1) % devices_.size()], cheat_, key)});
        all.push_back({"adopts it from an old link", with_code(before_, cheat_, key)});
        all.push_back({"goes on as if nothing was", before_});
        Attempt merging{"goes on from its own line, with all links", before_};
        for (const Device& other : devices_)
            if (&other != &cheat()) merging.device.open(other.link());
        all.push_back(std::move(merging));
        if (line_) {  // of seats whose bot nobody had asked for
            Attempt over{"goes over to the other line", Device{*line_}};
            take_back(over.device.journal, cheat_);
            all.push_back(std::move(over));
        }
        for (Attempt& attempt : all) answer(attempt.device, cheat_);
        return all;
    }

    // The attempt must not come in where an answer is open: there the seat has given its bot's answer.
    int arrive_everywhere(const Attempt& attempt) {
        int held = 0;
        for (std::size_t i = 0; i < devices_.size(); ++i) {
            if (i == at(cheat_)) continue;
            Device there = devices_[i];
            const Record before = there.journal.record;
            const Standing standing = there.open(attempt.device.link());
            const Record& after = there.journal.record;
            const std::string detail = std::string(attempt.way) + " at p" + std::to_string(i + 1) + ", standing " +
                                       std::to_string(static_cast<int>(standing));
            const auto is_its = [this](const SealedAnswer& one) { return one.seat == cheat_; };
            hold(std::none_of(after.binding->sealed.begin(), after.binding->sealed.end(), is_its),
                 "nobody seals an answer after others' are open", course_, detail);
            hold(after.moves.size() >= before.moves.size() &&
                     std::equal(before.moves.begin(), before.moves.end(), after.moves.begin()),
                 "what was answered stays", course_, detail);
            for (std::size_t ply = course_.ply + 1; ply <= std::min(after.moves.size(), course_.ply + devices_.size());
                 ++ply) {
                const auto match = there.table().at(ply - 1);
                if (!match->decision().secret || match->decision().seat != cheat_) continue;
                hold(after.moves[ply - 1] == first_move(*match), "who left gives what its bot gives", course_, detail);
                ++held;
            }
        }
        return held;
    }

    // When the round is over, the person can take the seat back.
    void come_back() {
        Device back = cheat();
        if (line_) back.journal = *line_;
        for (const Device& other : devices_)
            if (&other != &cheat()) back.open(other.link());
        if (back.journal.record.seats[at(cheat_)].kind != SeatKind::bot) return;
        const bool is_running = owes_secret(back.journal.record, cheat_);
        if (back.table().asked() == kSpectator) return;
        const Verdict refused = take_back(back.journal, cheat_);
        hold(static_cast<bool>(refused) == is_running, "a seat can be had back when its round is over", course_);
        if (refused) return;
        Device there = devices_[(at(cheat_) + 1) % devices_.size()];
        hold(there.open(back.link()) == Standing::newer, "who is back then is back everywhere", course_);
    }

   private:
    Device& cheat() { return devices_[at(cheat_)]; }
    void give_all(Device& from) {
        const std::string link = from.link();
        for (Device& to : devices_) {
            if (&to == &from) continue;
            if (&to != &cheat()) {
                to.open(link);
                continue;
            }
            const auto arrival = arrive(&to.journal, nullptr, post::came(open_link(link)->record));
            hold(static_cast<bool>(arrival), "what comes of leaving arrives", course_);
            if (arrival->line) line_ = *arrival->line;
            if (arrival->game) to.journal = *arrival->game;
        }
    }

    std::vector<Device> devices_;
    Seat cheat_;
    Device before_;
    std::optional<Journal> line_;
    Course course_;
};

TEST_CASE("whoever answers for a seat when a secret round begins, person or bot, does so until it is over",
          "[laws][record][attacks]") {
    int held = 0;
    for (const GameInfo& info : games())
        for (int seats = std::max(2, info.min_seats); seats <= info.max_seats; ++seats) {
            if (seats > 3 && (is_sample_run() || seats < info.max_seats)) continue;  // two, three and the most
            Course course{{std::string(info.id), seats, {}, true, info.revision}, 1, 0};
            auto devices = post::begun(info.id, seats, 0, 880 + static_cast<std::uint64_t>(seats));
            std::size_t from = 0;
            for (int round = 0; round < kRounds; ++round) {
                const int asked =
                    post::play_until(devices, 5 + static_cast<std::uint64_t>(round), [&](const Table& table) {
                        return table.ply() >= kMostMoves || (table.ply() >= from && table.now().decision().secret &&
                                                             table.record().binding->sealed.empty());
                    });
                if (asked < 0 || devices[0].table().ply() >= kMostMoves) break;
                const Table now = devices[0].table();
                course.ply = now.ply();
                for (int k = 0; k < seats; ++k) {
                    if (!owes_secret(now.record(), seat_at(k))) continue;
                    for (const bool by_itself : {true, false}) {
                        Round tried(devices, seat_at(k), course);
                        tried.leave(by_itself);
                        tried.answer_others();
                        for (const Attempt& attempt : tried.attempts()) held += tried.arrive_everywhere(attempt);
                        tried.come_back();
                    }
                }
                from = course.ply + static_cast<std::size_t>(2 * seats);
            }
        }
    CHECK(held > 0);
}

}  // namespace
}  // namespace orrery::laws
