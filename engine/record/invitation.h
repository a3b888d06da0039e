// Seats of a game by link: who opens the invitation takes a seat, bound to a secret that stays on that device; when all
// are taken, the match begins. Later a seat may move to another device or friend with its secret, and a bot may stand in
// for somebody; the record tells of each change. All of it happens to a journal, whose keys are the secrets kept here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/journal.h"

namespace orrery {

// Makes a new record (new_record, with its holders) an invitation: seats that are open wait for people. `here`: people at
// this device; each gets a key, drawn by `fresh_key`. `protocol`: sealed, or among friends.
template <class FreshKey>
Journal invite(Record record, SeatSet here, FreshKey&& fresh_key, Protocol protocol = Protocol::sealed);

// May somebody join? Only games that are bound as new ones are: whoever invites would else choose how safe everybody's seat is.
inline bool can_join(const Record& record) { return signs_hands(record); }
// Takes a free seat of an invitation. Refused: the seat is not free, or nobody may join.
Verdict take_seat(Journal& journal, Seat seat, std::string_view name, const SeatKey& key);
// Gives all seats that are still free to bots.
void fill_seats(Journal& journal, std::uint8_t level);

bool begins_here(const Journal& journal);  // is the opener's secret on this device?
// Begins the match if all seats are taken and the opener sits here. False: not yet, or not here.
bool begin(Journal& journal);

// A seat's secret arrives from another device. Refused: it is no secret of that seat, or the game is not what the seat has
// said of it (record/tags.h), so it was changed on its way. `name`: of who has it now; another
// name than before hands the seat on. Where a bot plays the seat, the person is back; amid a secret round (owes_secret) the
// secret comes here and the bot stays.
Verdict adopt_seat(Journal& journal, Seat seat, const SeatKey& key, std::string_view name);
// Is `key` the secret of that seat?
bool fits(const Record& record, Seat seat, const SeatKey& key);

// A bot answers for the person on that seat from now on, until somebody with the secret takes it back: an act of somebody
// who plays at this device. Amid a secret round that the seat owes an answer, the answer is number 0, whatever the person had
// sealed (in a match bound by values: the bot's own). Nobody leaves whose own answer is sealed and not open, and nobody takes
// a seat back before that round is over.
Verdict stand_in(Journal& journal, Seat seat, std::uint8_t level);
Verdict take_back(Journal& journal, Seat seat);

// Where `next` goes on from `known` and does not know all that it tells of its seats, for it was made elsewhere at the
// same time. Seats whose secret is here and which had come here or gone to somebody else are told so anew at its end.
void tell_again(Journal& next, const Record& known);
// The others: seats where a bot stood in, or somebody was back, and that is undone.
std::vector<Seat> undone_seats(const Record& known, const Record& next);

// Where an incoming state of an invitation gave a seat to somebody else than the known one did, only one can have it: the
// opener's device decides, the others take its word. What `known` becomes.
Journal merge_invitations(const Journal& known, const Record& incoming);

// What `next` tells of changed hands that `known`, a state of the same match, did not know; seats as {p1}.
std::vector<std::string> hands_news(const Record& known, const Record& next);

// `here` is who has a key that fits the record. Others are dropped once the match has begun: before, a link may still come
// in which the seat is ours.
void settle_keys(Journal& journal);

// "Anna moved to another device", for every change; seats as {p1}.
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
