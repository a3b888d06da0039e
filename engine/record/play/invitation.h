// Seats of a game by link. Whoever opens the invitation takes a seat, which is bound to a secret that stays on that
// device. When all seats are taken, the match begins. Later a seat may move to another device or person with its
// secret, and a bot may stand in for somebody. The record tells of each change. These functions change a journal; its
// keys are the secrets kept here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/play/journal.h"

namespace orrery {

// Makes an invitation from a new record (new_record, with its holders). Open seats wait for people. `here`: people at
// this device; each gets a key from `fresh_key`. `protocol`: sealed, or friends.
template <class FreshKey>
Journal invite(Record record, SeatSet here, FreshKey&& fresh_key, Protocol protocol = Protocol::sealed);

// May somebody join? Only if the game is bound as new ones are. Otherwise whoever invites could choose a weaker
// protocol for everybody.
inline bool can_join(const Record& record) { return signs_hands(record); }
// Takes a free seat of an invitation. Refused if the seat is not free or nobody may join.
Verdict take_seat(Journal& journal, Seat seat, std::string_view name, const SeatKey& key);
// Gives all seats that are still free to bots.
void fill_seats(Journal& journal, std::uint8_t level);

bool begins_here(const Journal& journal);  // is the opener's secret on this device?
// Begins the match if all seats are taken and the opener sits here. Returns false if not.
bool begin(Journal& journal);

// A seat's secret arrives from another device. Refused if it is not that seat's secret, or if the game is not what the
// seat's tag says (record/replay/tags.h), because then somebody changed it on its way. `name`: the person who has the secret
// now; another name than before hands the seat on. If a bot plays the seat, the person is back. If the seat owes an
// answer in a secret round (owes_secret), the secret comes here and the bot stays.
Verdict adopt_seat(Journal& journal, Seat seat, const SeatKey& key, std::string_view name);
// Is `key` the secret of that seat?
bool fits(const Record& record, Seat seat, const SeatKey& key);

// stand_in: a bot answers for that seat's person from now on, until somebody with the secret takes the seat back. It is
// an act of somebody who plays at this device. If the seat owes an answer in a secret round, the answer is number 0,
// even if the person had sealed another one; in a match bound by values it is the bot's own. A person whose own answer
// is sealed and not yet open cannot leave. Nobody can take a seat back before that round is over.
Verdict stand_in(Journal& journal, Seat seat, std::uint8_t level);
Verdict take_back(Journal& journal, Seat seat);

// `next` continues `known`, but was made elsewhere at the same time and so lacks some changes of hands of `known`. If a
// seat whose secret is here had come here or gone to somebody else, this tells the change again at the end of `next`.
void tell_again(Journal& next, const Record& known);
// The seats for which it does not do that: a bot had stood in, or a person was back, and `next` undoes it.
std::vector<Seat> undone_seats(const Record& known, const Record& next);

// `known` after an incoming state of the invitation. If the two give a seat to different people, only one can have it:
// the opener's device decides, and the others believe it.
Journal merge_invitations(const Journal& known, const Record& incoming);

// Sentences for the changes of hands that `next` tells and `known`, a state of the same match, does not; seats stand as
// {p1}.
std::vector<std::string> hands_news(const Record& known, const Record& next);

// Sets `here` to the seats whose key fits the record. Other keys are dropped once the match has begun. Before that they
// stay, because a link may still come in which the seat is ours.
void settle_keys(Journal& journal);

// "Anna moved to another device"; seats stand as {p1}.
std::string change_words(const Record& record, const SeatChange& change);

// ---- Implementation

void bind_seat(Journal& journal, Seat seat, const SeatKey& key);

template <class FreshKey>
Journal invite(Record record, SeatSet here, FreshKey&& fresh_key, Protocol protocol) {
    Journal journal;
    journal.record = std::move(record);
    Binding& binding = journal.record.binding.emplace();
    binding.protocol = protocol, binding.bot_revision = kBotRevision;
    binding.proofs.resize(journal.record.seats.size());
    journal.record.seed = 0;
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (here.has(seat) && journal.record.seats[i].kind == SeatKind::person) bind_seat(journal, seat, fresh_key());
    }
    return journal;
}

}  // namespace orrery
