#include "record/replay/secret_round.h"
#include "generated/record/say.h"
#include "record/replay/replay.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <optional>

namespace orrery {

bool has_left_since(const Record& record, Seat seat, std::size_t moves) {
    const auto changes = changes_of(record);
    return std::any_of(changes.begin(), changes.end(), [&](const SeatChange& change) {
        return change.seat == seat && change.moves >= moves && change.before.kind == SeatKind::person;
    });
}

namespace {

// How many moves were made before the running secret round. Some of its answers may already be moves.
std::size_t round_start(const Record& record, const Decision& now) {
    std::size_t start = record.moves.size();
    for (Decision next = now; start > 0;) {
        const auto before = replay(record, start - 1);
        if (!before) break;
        const Decision asked = (*before)->decision();
        SeatSet then = asked.owing;
        then.drop(asked.seat);
        if (!asked.secret || asked.node != next.node || then.empty() || !(then == next.owing)) break;
        next = asked;
        --start;
    }
    return start;
}

}  // namespace

std::vector<RoundMember> round_of(const Record& record, const Match& now) {
    std::vector<RoundMember> members;
    const Decision first = now.decision();
    if (!seals(record) || first.over || !first.secret) return members;
    const auto& answers = record.binding->sealed;
    std::shared_ptr<Match> match = now.clone();
    const std::size_t ply = record.moves.size() + 1;
    std::optional<std::size_t> start;  // computed only if somebody may have left since then
    for (int to_come = std::popcount(first.owing.bits); to_come > 0; --to_come) {
        const Seat seat = match->decision().seat;
        const bool has_choice = match->has_choice(), is_person = holder_at(record, seat, ply).kind == SeatKind::person;
        bool left = !is_person && has_left_since(record, seat, ply - std::min(ply, record.seats.size()));
        if (left && !start) start = round_start(record, first);
        left = has_choice && left && has_left_since(record, seat, *start);
        RoundMember member{seat, has_choice && is_person, left, has_tags(record), ply + members.size(), match, nullptr};
        const auto sealed = std::find_if(answers.begin(), answers.end(),
                                         [seat](const SealedAnswer& answer) { return answer.seat == seat; });
        if (sealed != answers.end()) member.sealed = &*sealed;
        members.push_back(std::move(member));
        if (to_come == 1) break;
        match = match->clone();
        Chance any(0);
        match->play(first_path(*match), any);
    }
    return members;
}

bool owes_secret(const Record& record, Seat seat) {
    if (!seals(record)) return false;
    const auto now = replay(record);
    if (!now) return false;
    const std::vector<RoundMember> round = round_of(record, **now);
    return std::any_of(round.begin(), round.end(),
                       [seat](const RoundMember& member) { return member.seat == seat && member.asked->has_choice(); });
}

std::vector<std::uint64_t> seal_answer(const Path& answer, const Match& asked, const ChainValue& value, ChainId id,
                                       std::size_t place) {
    std::vector<std::uint64_t> digits = asked.sealed_bases();
    assert(answer.size() <= digits.size());
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const std::uint64_t base = digits[i];
        digits[i] = ((i < answer.size() ? answer[i] : 0) + seal_pad(value, id, place, base, i)) % base;
    }
    return digits;
}

Path open_answer(const std::vector<std::uint64_t>& digits, const Match& asked, const ChainValue& value, ChainId id,
                 std::size_t place) {
    const std::vector<std::uint64_t> bases = asked.sealed_bases();
    std::size_t step = 0;
    return asked.walk([&](std::uint64_t count) {
        const std::size_t i = step++;
        if (i >= std::min(digits.size(), bases.size())) return std::uint64_t{0};
        return (digits[i] + bases[i] - seal_pad(value, id, place, bases[i], i)) % bases[i] % count;
    });
}

bool is_answer_to(const SealedAnswer& sealed, const Match& asked) {
    const std::vector<std::uint64_t> bases = asked.sealed_bases();
    return std::equal(sealed.digits.begin(), sealed.digits.end(), bases.begin(), bases.end(), std::less<>{});
}

Expected<bool> suspense_holds(const Record& record, const Match& now, const Luck& luck) {
    const Binding& binding = *record.binding;
    const auto shown = [&](Seat seat) { return binding.proofs[static_cast<std::size_t>(index(seat))].place; };
    const std::vector<RoundMember> round = round_of(record, now);
    std::size_t fitting = 0;
    for (const RoundMember& member : round) {
        if (luck.came_back(now, member.seat) && member.asked->has_choice())
            return Fault{"record/changes", say::came_back_amid()};
        if (!member.sealed) continue;
        if (shown(member.seat) < seal_place(member.ply)) return unproven(record, member.seat, member.ply);
        fitting += member.may_seal() && is_answer_to(*member.sealed, *member.asked) ? 1 : 0;
    }
    if (fitting != binding.sealed.size()) return Fault{"record/sealed", say::answer_to_nothing()};
    if (binding.waiting.empty()) return true;
    if (const auto path = now.move_path(binding.waiting); !path) return path.fault();
    const Decision asked = now.decision();
    const std::size_t ply = record.moves.size() + 1;
    if (asked.secret && seals(record)) return Fault{"record/waiting", say::answer_waits_for_luck()};
    const bool is_persons = holder_at(record, asked.seat, ply).kind == SeatKind::person && !luck.is_forced(now);
    if (is_persons && shown(asked.seat) < open_place(ply)) return unproven(record, asked.seat, ply);
    return true;
}

Seat changed_answer(const Record& known, const Record& incoming) {
    const std::size_t moves = known.moves.size();
    if (!known.binding || incoming.moves.size() <= moves) return kSpectator;
    const std::string& waiting = known.binding->waiting;
    if (known.binding->sealed.empty() && waiting.empty()) return kSpectator;
    const auto match = replay(incoming, moves);
    if (!match) return kSpectator;
    if (!waiting.empty()) {
        const Seat mover = (*match)->decision().seat;
        const bool is_kept = incoming.moves[moves] == waiting &&
                             holder_at(incoming, mover, moves + 1).kind == holder_at(known, mover, moves + 1).kind;
        return is_kept ? kSpectator : mover;
    }
    const Luck luck(incoming);
    const auto& still_sealed = incoming.binding->sealed;
    for (const RoundMember& member : round_of(known, **match)) {
        if (!member.sealed) continue;
        if (holder_at(incoming, member.seat, member.ply).kind != SeatKind::person) continue;  // a bot stood in
        if (incoming.moves.size() < member.ply) {  // not open in `incoming` either
            if (std::find(still_sealed.begin(), still_sealed.end(), *member.sealed) == still_sealed.end())
                return member.seat;
            continue;
        }
        const auto answer = member.asked->move_path(incoming.moves[member.ply - 1]);
        const std::size_t place = open_place(member.ply);
        if (!answer || !luck.can_open(member.seat, place)) return member.seat;
        const ChainId id = chain_id(known, member.seat);
        if (open_answer(member.sealed->digits, *member.asked, luck.value(member.seat, place), id, place) != *answer)
            return member.seat;
    }
    return kSpectator;
}

}  // namespace orrery
