// A round of secret answers in a game by link. Seats may answer in any order there: each is asked what it would be asked
// if those before it had answered, which is the same whatever they answer (a law holds every game to it). An answer
// travels sealed, with a value that proves whose it is. When all people of the round have sealed theirs, each opens the
// next value of its chain, and the answers become ordinary moves in the rules' order. Bots answer last, in their place,
// and so does who has only one answer.
#pragma once

#include <memory>
#include <vector>

#include "record/luck.h"
#include "record/record.h"

namespace orrery {

struct RoundMember {
    Seat seat = kSpectator;
    bool chooses = false;           // a person with more than one answer
    bool left = false;              // was one when the round began: a bot has stood in
    bool is_bound_by_tags = false;  // then what a person sealed stays until the bot's answer is in (record/tags.h)
    std::size_t ply = 0;            // of the answer, once it is open; see open_place and seal_place
    std::shared_ptr<Match> asked;   // the match with this seat's question
    const SealedAnswer* sealed = nullptr;

    bool may_seal() const { return chooses || (left && is_bound_by_tags); }
};

// The members that still owe an answer to `now`, the match after all moves, in the rules' order; none: nothing secret is
// asked, or nothing is sealed in this match (seals). Points into `record`.
std::vector<RoundMember> round_of(const Record& record, const Match& now);

// Did a person give the seat up after `moves` moves or later?
bool has_left_since(const Record& record, Seat seat, std::size_t moves);

// Is a secret round running that still wants an answer of the seat, which has a choice? Whoever answers for the seat as the
// round begins, person or bot, does so until the answer is in: who came back could have read what others answered.
bool owes_secret(const Record& record, Seat seat);

// An answer to what `asked` asks, under a value of its seat's chain: as many digits as any answer may have, so that nobody
// sees how many steps it took; and back. What nobody can have sealed opens as some legal answer, the same for everybody.
std::vector<std::uint64_t> seal_answer(const Path& answer, const Match& asked, const ChainValue& value, ChainId id,
                                       std::size_t place);
Path open_answer(const std::vector<std::uint64_t>& digits, const Match& asked, const ChainValue& value, ChainId id,
                 std::size_t place);
// Has it as many digits as answers to `asked` have, each below its base?
bool is_answer_to(const SealedAnswer& sealed, const Match& asked);

// What stands at the end of a record of a game by link, `now` and `luck` after all its moves: is every sealed answer one to
// a question that was asked, and proven, and the move that waits one that its mover has proven, for which somebody else's
// luck is missing? A secret answer never waits.
Expected<bool> suspense_holds(const Record& record, const Match& now, const Luck& luck);

// Does `incoming`, which goes on where `known` ends, answer as `known` saw it sealed? kSpectator: yes; else whose
// answer, or move that waited for luck, was changed.
Seat changed_answer(const Record& known, const Record& incoming);

}  // namespace orrery
