#include "record/forger.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/tags.h"

namespace orrery::post {
namespace {

constexpr std::uint32_t kNear = 4;  // how far from valid places and moves it goes

class Forger {
   public:
    Forger(Record& record, const std::vector<const Record*>& known, const SeatKeys& own, const Below& below)
        : record_(record), known_(known), own_(own), below_(below) {}

    void change() {
        using Way = void (Forger::*)();
        static constexpr Way kWays[] = {&Forger::cut,      &Forger::replace, &Forger::go_on,  &Forger::wait,
                                        &Forger::seal,     &Forger::prove,   &Forger::tag,    &Forger::change_hands,
                                        &Forger::unchange, &Forger::sit,     &Forger::splice, &Forger::frame,
                                        &Forger::sign_own, &Forger::swap};
        (this->*kWays[below(std::size(kWays))])();
    }

   private:
    std::uint32_t below(std::size_t bound) { return below_(static_cast<std::uint32_t>(bound)); }
    std::size_t some_seat() { return below(record_.seats.size()); }
    Seat seat() { return seat_at(static_cast<int>(some_seat())); }
    std::uint32_t near(std::size_t number) {
        const std::uint32_t to = static_cast<std::uint32_t>(number) + below(2 * kNear + 1);
        return to < kNear ? 0 : to - kNear;
    }
    const Record& other() { return known_.empty() ? record_ : *known_[below(known_.size())]; }
    // The binding to forge. If the record has none, the forgery is lost.
    Binding& bound() { return record_.binding ? *record_.binding : none_; }
    static const Binding& bound(const Record& record) {
        static const Binding none;
        return record.binding ? *record.binding : none;
    }

    std::vector<std::uint64_t> some_digits() {
        std::vector<std::uint64_t> digits(below(3));
        for (std::uint64_t& digit : digits) digit = below(kNear);
        return digits;
    }

    // The text of a legal move after so many moves.
    std::string legal_after(std::size_t moves) {
        const auto match = replay(record_, moves);
        if (!match || (*match)->decision().over) return "pass";
        return (*match)->move_text((*match)->walk([this](std::uint64_t count) {
            return below(static_cast<std::size_t>(std::min<std::uint64_t>(count, 256)));
        }));
    }

    void cut() { record_.moves.resize(below(record_.moves.size() + 1)); }
    void replace() {
        if (record_.moves.empty()) return go_on();
        const std::size_t back = below(std::min<std::size_t>(record_.moves.size(), kNear));
        const std::size_t at = record_.moves.size() - 1 - back;
        record_.moves[at] = legal_after(at);
    }
    void go_on() { record_.moves.push_back(legal_after(record_.moves.size())); }
    void wait() {
        switch (below(4)) {
            case 0: bound().waiting.clear(); break;
            case 1: bound().waiting = bound(other()).waiting; break;
            case 2:
                if (!bound().waiting.empty()) record_.moves.push_back(std::exchange(bound().waiting, {}));
                break;
            default: bound().waiting = legal_after(record_.moves.size());
        }
    }
    void seal() {
        auto& sealed = bound().sealed;
        switch (below(4)) {
            case 0: sealed = bound(other()).sealed; break;
            case 1:
                if (!sealed.empty()) sealed.erase(sealed.begin() + below(sealed.size()));
                break;
            case 2:
                if (!sealed.empty()) sealed[below(sealed.size())].digits = some_digits();
                break;
            default: {
                const SealedAnswer answer{seat(), some_digits()};
                std::erase_if(sealed, [&](const SealedAnswer& one) { return one.seat == answer.seat; });
                sealed.insert(std::find_if(sealed.begin(), sealed.end(),
                                           [&](const SealedAnswer& one) { return one.seat > answer.seat; }),
                              answer);
            }
        }
    }
    void prove() {
        const std::size_t i = some_seat();
        const Record& from = other();
        if (i >= bound().proofs.size() || i >= bound(from).proofs.size()) return;
        bound().proofs[i] = bound(from).proofs[i];
        SeatProof& proof = bound().proofs[i];
        const std::uint32_t back = below(kNear + 1);  // whoever knows a value knows those before it
        if (back == 0 || back > proof.place) return;
        const ChainId id = chain_id(record_, seat_at(static_cast<int>(i)));
        proof.value = earlier(shown_value(record_, id.seat), id, proof.place, proof.place - back);
        proof.place -= back, proof.vouched = false;
    }
    void tag() {
        const std::size_t i = some_seat();
        if (i >= bound().proofs.size()) return;
        SeatProof& proof = bound().proofs[i];
        switch (below(6)) {
            case 0: proof.acts = static_cast<std::uint8_t>(below(most_acts(record_) + 1u)); break;
            case 4: proof.vouched = signs_hands(record_) && !proof.vouched; break;
            case 1: proof.back = static_cast<std::uint8_t>(below(kMaxBack + 1u)); break;
            case 2: proof.tag ^= std::uint64_t{1} << below(64); break;
            case 3: proof.value[below(16)] ^= static_cast<std::uint8_t>(1u << below(8)); break;
            default: proof.place = near(proof.place);
        }
    }
    void change_hands() {
        const std::size_t i = some_seat();
        SeatHolder& holder = record_.seats[i];
        SeatChange change{near(made_moves(record_)), seat_at(static_cast<int>(i)), holder, seat(), below(4) == 3};
        if (below(2) == 0) change.moves = static_cast<std::uint32_t>(made_moves(record_));
        switch (below(4)) {
            case 0: holder.name = "Eve"; break;
            case 1: holder.kind = SeatKind::person; break;
            default: holder.kind = SeatKind::bot, holder.level = 1;
        }
        auto& changes = bound().changes;
        changes.insert(std::find_if(changes.begin(), changes.end(),
                                    [&](const SeatChange& one) { return one.moves > change.moves; }),
                       change);
    }
    void unchange() {
        auto& changes = bound().changes;
        if (below(4) == 0) {
            changes = bound(other()).changes;
            return;
        }
        if (changes.empty()) return;
        const std::size_t at = below(changes.size());
        switch (below(6)) {
            case 0: changes.erase(changes.begin() + static_cast<std::ptrdiff_t>(at)); break;
            case 1: changes[at].moves = near(changes[at].moves); break;
            case 2: changes[at].by = seat(); break;
            case 3: changes[at].amid_wait = !changes[at].amid_wait; break;
            case 4:
                if (!signs_hands(record_)) break;
                changes[at].beyond = static_cast<std::uint8_t>(below(kMaxBeyond + 1u));
                changes[at].tag ^= below(2);
                break;
            default: changes[at].before = record_.seats[some_seat()];
        }
    }
    void sit() {
        const std::size_t i = some_seat();
        SeatHolder& holder = record_.seats[i];
        switch (below(3)) {
            case 0: holder.name = below(2) == 0 ? "Eve" : ""; break;
            case 1: holder.kind = static_cast<SeatKind>(below(3)); break;
            default:
                if (i < other().seats.size()) holder = other().seats[i];
        }
        if (holder.kind != SeatKind::bot) holder.level = 0;
    }
    // Takes over what another state has from here on.
    void splice() {
        const Record& from = other();
        record_.moves.resize(std::min<std::size_t>(record_.moves.size(), below(from.moves.size() + 1)));
        for (std::size_t ply = record_.moves.size(); ply < from.moves.size(); ++ply)
            record_.moves.push_back(from.moves[ply]);
        if (below(2) == 0) bound().sealed = bound(from).sealed, bound().waiting = bound(from).waiting;
        if (below(2) == 0) bound().proofs = bound(from).proofs;
        if (below(2) == 0) record_.seats = from.seats, bound().changes = bound(from).changes;
    }
    void frame() {
        switch (below(8)) {
            case 0: bound().opener = seat_at(static_cast<int>(some_seat()) - 1); break;
            case 1: bound().bot_revision = static_cast<std::uint8_t>(below(kMaxBotRevision + 1u)); break;
            case 2:
                bound().protocol = static_cast<Protocol>(1 + below(5));
                if (!has_tags(record_)) bound().bot_revision = 0;
                for (SeatChange& change : bound().changes) {
                    if (change.by == kSpectator) change.by = change.seat;
                    if (!signs_hands(record_)) change.beyond = 0, change.tag = 0;
                }
                for (SeatProof& proof : bound().proofs) {
                    proof.acts = std::min(proof.acts, most_acts(record_));
                    if (!signs_hands(record_)) proof.vouched = false;
                }
                break;
            case 3: record_.binding.reset(); break;
            case 4: record_.number ^= below(2); break;
            case 5: record_.seed = below(3); break;
            case 6: record_.options.clear(); break;
            default: record_.revision = static_cast<std::int32_t>(1 + below(2));
        }
    }
    // Signs as somebody who plays a seat can: anything, with its own chain.
    void sign_own() {
        for (std::size_t i = 0; i < bound().proofs.size(); ++i) {
            if (!own_[i] || below(2) == 1) continue;
            const Seat one = seat_at(static_cast<int>(i));
            const std::size_t moves = made_moves(record_);
            std::size_t place = open_place(near(moves));
            if (below(3) == 0) place = change_place(moves);
            if (place + 1 < kChainLength) sign(record_, one, *own_[i], place, std::min(moves, place / 2));
        }
    }
    void swap() {
        const Record& from = other();
        switch (below(4)) {
            case 0: record_.seats = from.seats; break;
            case 1: bound().proofs = bound(from).proofs; break;
            case 2: bound().changes = bound(from).changes; break;
            default: record_.moves = from.moves;
        }
    }

    Record& record_;
    Binding none_;
    const std::vector<const Record*>& known_;
    const SeatKeys& own_;
    const Below& below_;
};

}  // namespace

void forge(Record& record, const std::vector<const Record*>& known, const SeatKeys& own, const Below& below) {
    if (!record.seats.empty()) Forger(record, known, own, below).change();
}

}  // namespace orrery::post
