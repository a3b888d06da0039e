// A tag hashes one text. Each of its parts stands there with its length, so that no two records give the same text.
#include "record/replay/tags.h"

#include <algorithm>

#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"

namespace orrery {
namespace {

constexpr std::uint64_t kOfCharacter = 256;  // a bot's character times this is added to its level

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
        add(holder.kind == SeatKind::bot ? std::uint64_t{holder.level} + 1 + kOfCharacter * holder.character : 0);
        return named ? add(holder.name) : *this;
    }

    const std::string& text() const { return text_; }

   private:
    std::string text_;
};

constexpr std::uint64_t kKind = kMaxBotRevision + 1;  // (protocol - tags) times this is added to bot_revision
constexpr std::uint64_t kOfDigits = 0xFFFFFFFFu;      // the bits of a signed tag that cover sealed digits

using Digits = std::vector<std::uint64_t>;  // of a sealed answer; empty: there is none

Digits sealed_digits(const Record& record, Seat seat) {
    for (const SealedAnswer& answer : record.binding->sealed)
        if (answer.seat == seat) return answer.digits;
    return {};
}

// The digits that hid the seat's secret answer at ply `ply`, which is a move by now.
Digits opened_digits(const Record& record, Seat seat, std::size_t ply, const SeatProof& proof) {
    if (ply == 0 || ply > record.moves.size()) return {};
    const auto match = replay(record, ply - 1);
    if (!match) return {};
    const auto answer = (*match)->move_path(record.moves[ply - 1]);
    if (!answer || (*match)->decision().seat != seat) return {};
    if (answer->size() > (*match)->sealed_bases().size()) return {};  // it was asked openly and never sealed
    const ChainId id = chain_id(record, seat);
    const ChainValue value = proof.vouched ? value_before(proof.value, id, proof.place) : proof.value;
    return seal_answer(*answer, **match, value, id, proof.place);
}

Digits digits_of(const Record& record, Seat seat, const SeatProof& proof) {
    if (proof.place < 2 || proof.back == 0) return {};
    if (Digits digits = sealed_digits(record, seat); !digits.empty()) return digits;
    return proof.place % 2 == 1 ? opened_digits(record, seat, proof.place / 2, proof) : Digits{};
}

void say_match(Said& said, const Record& record) {
    said.add(record.game)
        .add(static_cast<std::uint64_t>(record.revision))
        .add(record.binding->bot_revision + kKind * (static_cast<std::uint64_t>(record.binding->protocol) -
                                                     static_cast<std::uint64_t>(Protocol::tags)));
    said.add(record.options.size());
    for (const OptionText& option : record.options) said.add(option.key).add(option.value);
    said.add(record.seats.size());
}

// Adds the holders of the seats, and the changes that led to them: for other seats those made before `moves` moves, for
// the seat itself those up to its last act.
void say_hands(Said& said, const Record& record, Seat seat, std::size_t moves) {
    const auto& changes = record.binding->changes;
    std::size_t own_acts = 0;  // number of changes up to the seat's last act upon itself
    for (std::size_t i = 0; i < changes.size(); ++i)
        if (changes[i].seat == seat && changes[i].by == seat) own_acts = i + 1;
    std::vector<SeatHolder> holders = record.seats;
    std::vector<const SeatChange*> covered;
    for (std::size_t i = changes.size(); i-- > 0;) {
        const SeatChange& change = changes[i];
        if (change.seat == seat ? i < own_acts : change.moves < moves)
            covered.push_back(&change);
        else
            holders[slot(change.seat)] = change.before;
    }
    said.add(covered.size());
    for (auto change = covered.rbegin(); change != covered.rend(); ++change) {
        const SeatChange& one = **change;
        said.add(one.moves).add(slot(one.seat)).add(one.before, one.seat == seat).add(one.amid_wait ? 1 : 0);
    }
    for (std::size_t i = 0; i < holders.size(); ++i) said.add(holders[i], i == slot(seat));
}

void say_moves(Said& said, const Record& record, std::size_t moves) {
    said.add(moves);
    for (std::size_t i = 0; i < moves; ++i)
        said.add(i < record.moves.size() ? record.moves[i] : record.binding->waiting);
}

// What a tag covers: `frame` without the digits of a sealed answer, `whole` with them.
struct Covered {
    std::string frame, whole;
};

// Empty: the record lacks what the tag covers.
std::optional<Covered> covered_by(const Record& record, Seat seat, const SeatProof& proof) {
    Said said;
    say_match(said, record);
    said.add(proof.place).add(proof.acts).add(proof.back);
    if (proof.place == 0) {  // when it sat down, others may still be sitting down
        const auto& changes = record.binding->changes;
        const auto first = std::find_if(changes.begin(), changes.end(),
                                        [seat](const SeatChange& change) { return change.seat == seat; });
        said.add(first == changes.end() ? record.seats[slot(seat)] : first->before, true);
        return Covered{said.text(), said.text()};
    }
    if (proof.place / 2 < proof.back) return {};
    const std::size_t moves = proof.place / 2 - proof.back;
    if (moves > made_moves(record)) return {};
    said.add(static_cast<std::uint64_t>(index(record.binding->opener) + 1));
    say_moves(said, record, moves);
    say_hands(said, record, seat, moves);
    Covered covered{said.text(), {}};
    const Digits digits = digits_of(record, seat, proof);
    said.add(digits.empty() ? 0 : 1);
    if (digits.empty()) said.add(std::uint64_t{0});
    for (const std::uint64_t digit : digits) said.add(digit);
    covered.whole = said.text();
    return covered;
}

std::uint64_t tag_for(const Record& record, Seat seat, std::size_t place, const ChainValue& key,
                      const Covered& covered) {
    const ChainId id = chain_id(record, seat);
    const std::uint64_t whole = tag_of(key, id, place, covered.whole);
    if (!signs_hands(record)) return whole;
    return (tag_of(key, id, place, covered.frame) & ~kOfDigits) | (whole & kOfDigits);
}

std::uint64_t hands_tag(const Record& record, const SeatChange& change, const ChainValue& key) {
    Said said;
    say_match(said, record);
    said.add("hands").add(slot(change.seat)).add(change.before, false).add(holder_after(record, change), false);
    said.add(change.amid_wait ? 1 : 0);
    say_moves(said, record, std::min<std::size_t>(change.moves, made_moves(record)));
    return tag_of(key, chain_id(record, change.by), place_of(change), said.text());
}

// Did the tag cover a sealed answer that was dropped when a bot stood in? Then the digits cannot be checked, and by the
// older rules nothing else of the tag either.
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

ChainValue tag_key(const Record& record, Seat seat, const SeatKey& key, std::size_t place) {
    const ChainId id = chain_id(record, seat);
    const ChainValue& next = key.chain(id)[place + 1];
    return id.has_halves ? half_before(next, id, place) : next;
}

std::optional<ChainValue> tag_key(const Record& shown, Seat seat, std::size_t place) {
    const SeatProof& proof = shown.binding->proofs[slot(seat)];
    const ChainId id = chain_id(shown, seat);
    if (proof.place == place && proof.vouched) return proof.value;
    if (proof.place <= place) return {};
    const ChainValue next = earlier(shown_value(shown, seat), id, proof.place, place + 1);
    return id.has_halves ? half_before(next, id, place) : next;
}

void sign(Record& record, Seat seat, const SeatKey& key, std::size_t place, std::size_t moves) {
    SeatProof& proof = record.binding->proofs[slot(seat)];
    // A seat that vouched has shown its key, so anybody could make a tag at that place. Use the next place.
    if (proof.vouched && place <= proof.place) place = proof.place + std::size_t{1};
    if (place > proof.place) {
        proof = {static_cast<std::uint32_t>(place), key.chain(chain_id(record, seat))[place], 0, 0, 0};
        if (has_tags(record)) proof.back = static_cast<std::uint8_t>(place / 2 - std::min(moves, place / 2));
    } else if (proof.tag != 0 && proof.acts < most_acts(record)) {
        ++proof.acts;
    }
    if (!has_tags(record)) return;
    if (const auto covered = covered_by(record, seat, proof))
        proof.tag = tag_for(record, seat, proof.place, tag_key(record, seat, key, proof.place), *covered);
}

void sign_change(Record& record, SeatChange& change, const SeatKey& key) {
    if (!signs_hands(record)) return;
    const std::size_t place = record.binding->proofs[slot(change.by)].place;
    change.beyond = static_cast<std::uint8_t>(place - change_place(change.moves));
    change.tag = hands_tag(record, change, tag_key(record, change.by, key, place));
}

std::size_t place_of(const SeatChange& change) { return change_place(change.moves) + change.beyond; }

bool is_signed(const Record& record, const SeatChange& change, const ChainValue& key) {
    return !signs_hands(record) || hands_tag(record, change, key) == change.tag;
}

bool bears_tag(const Record& record, Seat seat, const SeatProof& proof, const ChainValue& key) {
    const auto covered = covered_by(record, seat, proof);
    return covered && tag_for(record, seat, proof.place, key, *covered) == proof.tag;
}

bool is_signed(const Record& record, Seat seat, const ChainValue& key) {
    if (!has_tags(record)) return true;
    const SeatProof& proof = record.binding->proofs[slot(seat)];
    const auto covered = covered_by(record, seat, proof);
    const std::uint64_t off =
        covered ? tag_for(record, seat, proof.place, key, *covered) ^ proof.tag : ~std::uint64_t{0};
    return off == 0 || ((!signs_hands(record) || off <= kOfDigits) && is_void(record, seat, proof));
}

bool is_signed(const Record& record, Seat seat, const SeatKey& key) {
    const std::size_t place = record.binding->proofs[slot(seat)].place;
    return place + 1 < kChainLength && is_signed(record, seat, tag_key(record, seat, key, place)) &&
           false_change(record, seat, key) == nullptr;
}

const SeatChange* false_change(const Record& record, Seat seat, const SeatKey& key) {
    const auto changes = changes_of(record);
    const auto found = std::find_if(changes.begin(), changes.end(), [&](const SeatChange& change) {
        if (!signs_hands(record) || change.by != seat) return false;
        const std::size_t place = place_of(change);
        return place + 1 >= kChainLength || !is_signed(record, change, tag_key(record, seat, key, place));
    });
    return found == changes.end() ? nullptr : &*found;
}

}  // namespace orrery
