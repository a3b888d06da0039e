// What is said goes into one text: every part with its length, so that no two records say the same.
#include "record/tags.h"

#include <algorithm>

#include "record/luck.h"
#include "record/secret_round.h"

namespace orrery {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

class Said {
   public:
    Said& add(std::string_view text) {
        add(text.size());
        text_ += text;
        return *this;
    }
    Said& add(std::uint64_t number) {
        text_ += std::to_string(number);
        text_ += ';';
        return *this;
    }
    Said& add(const SeatHolder& holder, bool named) {
        add(static_cast<std::uint64_t>(holder.kind));
        add(holder.kind == SeatKind::bot ? std::uint64_t{holder.level} + 1 : 0);
        return named ? add(holder.name) : *this;
    }

    const std::string& text() const { return text_; }

   private:
    std::string text_;
};

constexpr std::uint64_t kScrambled = kMaxBotRevision + 1;  // beside a revision of bots: nothing is sealed

using Digits = std::vector<std::uint64_t>;  // of a sealed answer; none: there is no such answer

Digits sealed_digits(const Record& record, Seat seat) {
    for (const SealedAnswer& answer : record.binding->sealed)
        if (answer.seat == seat) return answer.digits;
    return {};
}

// The digits that hid the seat's secret answer to ply `ply`, a move by now.
Digits opened_digits(const Record& record, Seat seat, std::size_t ply, const SeatProof& proof) {
    if (ply == 0 || ply > record.moves.size()) return {};
    const auto match = replay(record, ply - 1);
    if (!match) return {};
    const auto answer = (*match)->move_path(record.moves[ply - 1]);
    if (!answer || (*match)->decision().seat != seat) return {};
    if (answer->size() > (*match)->sealed_bases().size()) return {};  // asked openly: never sealed
    return seal_answer(*answer, **match, proof.value, {record.number, seat}, proof.place);
}

Digits digits_of(const Record& record, Seat seat, const SeatProof& proof) {
    if (proof.place < 2 || proof.back == 0) return {};
    if (Digits digits = sealed_digits(record, seat); !digits.empty()) return digits;
    return proof.place % 2 == 1 ? opened_digits(record, seat, proof.place / 2, proof) : Digits{};
}

void say_match(Said& said, const Record& record) {
    said.add(record.game)
        .add(static_cast<std::uint64_t>(record.revision))
        .add(record.binding->bot_revision + (seals(record) ? std::uint64_t{0} : kScrambled));
    said.add(record.options.size());
    for (const OptionText& option : record.options) said.add(option.key).add(option.value);
    said.add(record.seats.size());
}

// Who holds the seats after the moves, and what came before: of others up to there, of the seat itself up to its last act.
void say_hands(Said& said, const Record& record, Seat seat, std::size_t moves) {
    const auto& changes = record.binding->changes;
    std::size_t own_acts = 0;  // changes up to the seat's last act upon itself
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (changes[i].seat == seat && changes[i].by == seat) own_acts = i + 1;
    std::vector<SeatHolder> holders = record.seats;
    std::vector<const SeatChange*> covered;
    for (std::size_t i = changes.size(); i-- > 0;) {
        const SeatChange& change = changes[i];
        if (change.seat == seat ? i < own_acts : change.moves < moves)
            covered.push_back(&change);
        else
            holders[at(change.seat)] = change.before;
    }
    said.add(covered.size());
    for (auto change = covered.rbegin(); change != covered.rend(); ++change) {
        const SeatChange& one = **change;
        said.add(one.moves).add(at(one.seat)).add(one.before, one.seat == seat).add(one.amid_wait ? 1 : 0);
    }
    for (std::size_t i = 0; i < holders.size(); ++i) said.add(holders[i], i == at(seat));
}

// Empty: the record does not have what the tag is about.
std::optional<std::string> said_of(const Record& record, Seat seat, const SeatProof& proof) {
    Said said;
    say_match(said, record);
    said.add(proof.place).add(proof.acts).add(proof.back);
    if (proof.place == 0) {  // to sit down: others still may
        const auto& changes = record.binding->changes;
        const auto first = std::find_if(changes.begin(), changes.end(),
                                        [seat](const SeatChange& change) { return change.seat == seat; });
        return said.add(first == changes.end() ? record.seats[at(seat)] : first->before, true).text();
    }
    if (proof.place / 2 < proof.back) return {};
    const std::size_t moves = proof.place / 2 - proof.back;
    if (moves > made_moves(record)) return {};
    said.add(static_cast<std::uint64_t>(index(record.binding->opener) + 1)).add(moves);
    for (std::size_t i = 0; i < moves; ++i)
        said.add(i < record.moves.size() ? record.moves[i] : record.binding->waiting);
    say_hands(said, record, seat, moves);
    const Digits digits = digits_of(record, seat, proof);
    said.add(digits.empty() ? 0 : 1);
    if (digits.empty()) said.add(std::uint64_t{0});
    for (const std::uint64_t digit : digits) said.add(digit);
    return said.text();
}

// Was the word about an answer that was sealed, and is gone since a bot stood in before it was open? Then nobody can tell.
bool is_void(const Record& record, Seat seat, const SeatProof& proof) {
    const std::size_t ply = proof.place / 2;
    if (!seals(record) || proof.back == 0 || ply == 0 || ply > record.moves.size()) return false;
    const auto left = [&](const SeatChange& change) {
        return change.seat == seat && change.before.kind == SeatKind::person && change.moves < ply;
    };
    const auto& changes = record.binding->changes;
    if (holder_at(record, seat, ply).kind != SeatKind::bot || std::none_of(changes.begin(), changes.end(), left))
        return false;
    const auto match = replay(record, ply - 1);
    return match && (*match)->decision().secret && (*match)->decision().seat == seat;
}

}  // namespace

bool has_chain(const Record& record, std::size_t seat) {
    const auto changes = changes_of(record);
    return record.seats[seat].kind == SeatKind::person ||
           std::any_of(changes.begin(), changes.end(),
                       [seat](const SeatChange& change) { return at(change.seat) == seat; });
}

std::size_t made_moves(const Record& record) { return record.moves.size() + (has_waiting(record) ? 1 : 0); }

void sign(Record& record, Seat seat, const SeatKey& key, std::size_t place, std::size_t moves) {
    const ChainId id{record.number, seat};
    const auto& chain = key.chain(id);
    SeatProof& proof = record.binding->proofs[at(seat)];
    if (place > proof.place) {
        proof = {static_cast<std::uint32_t>(place), chain[place], 0, 0, 0};
        if (has_tags(record)) proof.back = static_cast<std::uint8_t>(place / 2 - std::min(moves, place / 2));
    } else if (proof.tag != 0 && proof.acts < kMaxActs) {
        ++proof.acts;
    }
    if (!has_tags(record)) return;
    if (const auto said = said_of(record, seat, proof))
        proof.tag = tag_of(chain[proof.place + 1], id, proof.place, *said);
}

bool bears_tag(const Record& record, Seat seat, const SeatProof& proof, const ChainValue& next) {
    const auto said = said_of(record, seat, proof);
    return said && tag_of(next, {record.number, seat}, proof.place, *said) == proof.tag;
}

bool is_signed(const Record& record, Seat seat, const ChainValue& next) {
    const SeatProof& proof = record.binding->proofs[at(seat)];
    return !has_tags(record) || bears_tag(record, seat, proof, next) || is_void(record, seat, proof);
}

bool is_signed(const Record& record, Seat seat, const SeatKey& key) {
    const std::size_t next = record.binding->proofs[at(seat)].place + std::size_t{1};
    return next < kChainLength && is_signed(record, seat, key.chain({record.number, seat})[next]);
}

}  // namespace orrery
