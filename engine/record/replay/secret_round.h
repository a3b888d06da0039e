// A round of secret answers in a game by link. Its seats may answer in any order. Each is asked what it would be asked
// if those before it had answered, which is the same whatever they answer (a law checks this for every game). An answer
// travels sealed, with a value that proves whose it is. When all people of the round have sealed theirs, each opens the
// next value of its chain, and the answers become ordinary moves in the rules' order. Bots, and people with only one
// answer, answer last, each in its place in that order.
#pragma once

#include <memory>
#include <vector>

#include "record/data/record.h"
#include "record/replay/luck.h"

namespace orrery {

struct RoundMember {
    Seat seat = kSpectator;
    bool chooses = false;           // a person with more than one answer
    bool left = false;              // such a person had the seat when the round began; a bot has stood in
    bool is_bound_by_tags = false;  // what a person sealed stays until the bot's answer is in (record/replay/tags.h)
    std::size_t ply = 0;            // of the answer, once it is open; see open_place and seal_place
    std::shared_ptr<Match> asked;   // the match with this seat's question
    const SealedAnswer* sealed = nullptr;

    bool may_seal() const { return chooses || (left && is_bound_by_tags); }
};

// The members that still owe an answer to `now`, the match after all moves, in the rules' order. None if nothing secret
// is asked or the match seals nothing (seals). The result points into `record`.
std::vector<RoundMember> round_of(const Record& record, const Match& now);

// Did a person give up the seat after `moves` moves or later?
bool has_left_since(const Record& record, Seat seat, std::size_t moves);

// Is a secret round running in which the seat has a choice and still owes an answer? Whoever answers for the seat when
// the round begins, person or bot, does so until the answer is in: somebody who came back could have read what others
// answered.
bool owes_secret(const Record& record, Seat seat);

// Hides an answer to the question of `asked` under a value of its seat's chain, and reads it back. The result has as
// many digits as the longest possible answer, so nobody sees how many steps it took. Digits that nobody can have sealed
// open as some legal answer, the same for everybody.
std::vector<std::uint64_t> seal_answer(const Path& answer, const Match& asked, const ChainValue& value, ChainId id,
                                       std::size_t place);
Path open_answer(const std::vector<std::uint64_t>& digits, const Match& asked, const ChainValue& value, ChainId id,
                 std::size_t place);
// Does it have as many digits as answers to `asked` have, each below its base?
bool is_answer_to(const SealedAnswer& sealed, const Match& asked);

// Checks the end of a record of a game by link; `now` and `luck` are after all its moves. Every sealed answer must
// answer a question that was asked, and must be proven. The move that waits must be proven by its mover, and must lack
// somebody else's luck. A secret answer never waits.
Expected<bool> suspense_holds(const Record& record, const Match& now, const Luck& luck);

// `incoming` continues `known`. Does it have the answers that were sealed in `known`, and the move that waited there?
// kSpectator: yes. Otherwise the seat whose answer, or whose move that waited for luck, was changed.
Seat changed_answer(const Record& known, const Record& incoming);

}  // namespace orrery
