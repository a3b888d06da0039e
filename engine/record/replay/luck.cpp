// Reads the seats' chains once, then follows the match move by move and says for each draw which values it takes. Which
// moves are legal, and whether tags are right, is checked elsewhere (replay.h, tags.h).
#include "record/replay/luck.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>
#include <vector>

namespace orrery {
namespace {

constexpr std::size_t kBotDraw = ~std::uint32_t{0};  // stands for a bot's seed; no ply draws that often

bool has_drawn(Chance fresh, Chance used) { return fresh.bits() != used.bits(); }

}  // namespace

// What stays the same during the match: who holds the seats when, and the values of their chains, place 0 first.
struct Luck::Ground {
    Record frame;                                           // without its moves
    SeatKeys keys;                                          // hold the chains that are open on this device
    std::array<std::vector<ChainValue>, kMaxSeats> opened;  // for the other seats: the values shown
    std::array<std::span<const ChainValue>, kMaxSeats> values;
};

void Luck::read_chains(Ground& ground, const Record& record, const SeatKeys& keys) {
    const auto& proofs = record.binding->proofs;
    for (std::size_t i = 0; i < proofs.size() && i < kMaxSeats; ++i) {
        const ChainId id = chain_id(record, seat_at(static_cast<int>(i)));
        const SeatProof& proof = proofs[i];
        if (keys[i]) {
            ground.values[i] = keys[i]->chain(id);
            ground.keys[i] = keys[i];
            continue;
        }
        if (record.seats[i].kind == SeatKind::open) continue;
        auto& values = ground.opened[i];
        values.resize(proof.place + std::size_t{1});
        values.back() = shown_value(record, id.seat);
        for (std::size_t place = proof.place; place > 0; --place)
            values[place - 1] = earlier(values[place], id, place, place - 1);
        ground.values[i] = values;
    }
}

Luck::Luck(const Record& record, const SeatKeys& keys) {
    auto ground = std::make_shared<Ground>();
    ground->frame.number = record.number;
    ground->frame.seed = record.seed;
    ground->frame.seats = record.seats;
    if (record.binding) {
        Binding& binding = ground->frame.binding.emplace();
        binding.protocol = record.binding->protocol;
        binding.opener = record.binding->opener;
        binding.changes = record.binding->changes;
        read_chains(*ground, record, keys);
        if (binding.opener != kSpectator) opened_[slot(binding.opener)] = 1;
    }
    run_opened_ = opened_;
    ground_ = std::move(ground);
}

bool Luck::can_open(Seat seat, std::size_t place) const { return place < ground_->values[slot(seat)].size(); }

const ChainValue& Luck::value(Seat seat, std::size_t place) const {
    assert(can_open(seat, place));
    return ground_->values[slot(seat)][place];
}

bool Luck::is_person(Seat seat, std::size_t ply) const {
    return holder_at(ground_->frame, seat, ply).kind == SeatKind::person;
}

std::vector<ChainValue> Luck::values_at(const Places& places) const {
    std::vector<ChainValue> values(ground_->frame.seats.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        if (places[i] < ground_->values[i].size()) values[i] = ground_->values[i][places[i]];
    return values;
}

Chance Luck::drawn(std::size_t ply, std::size_t draw, const Places& places) const {
    return Chance(luck_seed(ground_->frame.number, ply, draw, values_at(places)));
}

std::uint64_t Luck::bot_seed() const {
    return luck_seed(ground_->frame.number, ply_ + 1, kBotDraw, values_at(opened_));
}

Chance Luck::setup() const {
    return ground_->frame.is_bound() ? drawn(0, 0, opened_) : Chance::of_ply(ground_->frame.seed, 0);
}

// Ends the run: the next draw uses the values that are open now.
void Luck::end_run(std::size_t ply) {
    run_seat_ = kSpectator, run_ply_ = ply, run_draws_ = 0;
    run_opened_ = opened_;
}

bool Luck::is_sealed(const Decision& asked) const { return asked.secret && seals(ground_->frame); }

bool Luck::is_forced(const Match& match) const {
    const Decision asked = match.decision();
    return ground_->frame.is_bound() && !asked.over && is_person(asked.seat, ply_ + 1) && !match.has_choice() &&
           (is_sealed(asked) || asked.seat != run_seat_);
}

// How many moves were made before the secret round to which `asked` belongs.
std::size_t Luck::round_start(const Decision& asked) const {
    return is_sealed(asked) && round_ != kNoRound ? round_ : ply_;
}

bool Luck::stood_in(const Match& match) const {
    const Decision asked = match.decision();
    if (!has_tags(ground_->frame) || asked.over || !is_sealed(asked)) return false;
    const auto changes = changes_of(ground_->frame);
    return !is_person(asked.seat, ply_ + 1) &&
           std::any_of(changes.begin(), changes.end(), [&](const SeatChange& change) {
               return change.seat == asked.seat && change.before.kind == SeatKind::person &&
                      change.moves >= round_start(asked) && change.moves <= ply_;
           });
}

bool Luck::came_back(const Match& match, Seat seat) const {
    const Decision asked = match.decision();
    if (!signs_hands(ground_->frame) || asked.over || !is_sealed(asked)) return false;
    const auto changes = changes_of(ground_->frame);
    return std::any_of(changes.begin(), changes.end(), [&](const SeatChange& change) {
        return change.seat == seat && change.before.kind == SeatKind::bot && change.moves >= round_start(asked) &&
               change.moves <= ply_;
    });
}

// Does the move at that ply go on without the seat's luck, because a bot stood in while the move waited?
bool Luck::is_released(Seat seat, std::size_t ply) const {
    const auto changes = changes_of(ground_->frame);
    return std::any_of(changes.begin(), changes.end(), [&](const SeatChange& change) {
        return change.seat == seat && change.amid_wait && change.moves == ply;
    });
}

void Luck::open(Seat seat, std::size_t place, std::size_t moves) {
    opened_[slot(seat)] = static_cast<std::uint32_t>(place);
    covered_[slot(seat)] = static_cast<std::uint32_t>(moves);
}

Luck::Step Luck::play(std::unique_ptr<Match>& match, const Path& path) {
    const std::size_t ply = ply_ + 1;
    if (!ground_->frame.is_bound()) {
        const Chance chance = Chance::of_ply(ground_->frame.seed, static_cast<std::uint32_t>(ply));
        Chance used = chance;
        match->play(path, used);
        ply_ = ply;
        return {kSpectator, has_drawn(chance, used), chance};
    }

    const Decision asked = match->decision();
    const bool sealed = is_sealed(asked);
    if (stood_in(*match) && path != first_path(*match)) return {asked.seat, false, Chance(0)};
    if (came_back(*match, asked.seat) && match->has_choice()) return {asked.seat, false, Chance(0)};
    Luck next = *this;
    next.ply_ = ply;
    if (sealed) {
        if (round_ == kNoRound) next.round_ = ply_, next.round_left_ = std::popcount(asked.owing.bits);
        --next.round_left_;
    }
    if (is_person(asked.seat, ply) && !is_forced(*match)) {
        if (!can_open(asked.seat, open_place(ply))) return {asked.seat, false, Chance(0)};
        next.open(asked.seat, open_place(ply), sealed ? next.round_ : ply);
        if (sealed) {
            next.end_run(ply);
        } else if (next.run_seat_ != asked.seat) {
            next.end_run(ply);
            next.run_seat_ = asked.seat;
        }
    }
    // Plays the move once with any luck. Most moves draw none; for the others this shows who is asked next.
    auto trial = match->clone();
    Chance chance = Chance::of_ply(ground_->frame.number, static_cast<std::uint32_t>(ply));
    Chance used = chance;
    trial->play(path, used);
    if (next.round_left_ <= 0) next.round_ = kNoRound;
    if (!has_drawn(chance, used)) {
        match = std::move(trial);
        *this = std::move(next);
        return {kSpectator, false, chance};
    }
    const Decision then = trial->decision();
    const bool can_wait = !sealed && !then.over && then.seat != asked.seat && then.seat != next.run_seat_ &&
                          is_person(then.seat, ply) && trial->has_choice() && !is_released(then.seat, ply);
    if (can_wait) {
        if (!can_open(then.seat, open_place(ply))) return {then.seat, true, Chance(0)};
        next.open(then.seat, open_place(ply), ply);
        next.end_run(ply);
    }
    chance =
        can_wait || sealed ? drawn(ply, 0, next.opened_) : drawn(next.run_ply_, ++next.run_draws_, next.run_opened_);
    used = chance;
    match->play(path, used);
    *this = std::move(next);
    return {kSpectator, true, chance};
}

}  // namespace orrery
