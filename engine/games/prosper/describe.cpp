// What a move did, as sentences: the act, then all that followed by itself.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

using Sentences = std::vector<std::string>;

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// ---- The act

std::string settling(const View& before, const Move& move) {
    const SizeFacts& size = facts(find(before, move.target)->size);
    std::string text = seat_name(before.turn) + " settles " + planet_name(move.target) + " (" + std::string(size.name) +
                       ") with " + ships(move.count);
    const int loss = size.settling_loss();
    if (loss == 0) return text + ".";
    return text + ": " + std::to_string(loss) + " lost to the natives, " + std::to_string(move.count - loss) + " stay.";
}

std::string mustering(const View& before, const Move& move) {
    return seat_name(before.turn) + " musters " + ships(move.count) + " onto " + planet_name(move.target) + ", now " +
           std::to_string(find(before, move.target)->ships + move.count) + ".";
}

std::string movement(const View& before, const Move& move) {
    const ViewPlanet& source = *find(before, move.source);
    const ViewPlanet& target = *find(before, move.target);
    const std::string who = seat_name(before.turn);
    const std::string from = planet_name(move.source);
    const std::string to = planet_name(move.target);
    if (target.owner == source.owner) return who + " moves " + ships(move.count) + " from " + from + " to " + to + ".";

    const bool is_free = target.owner == kSpectator;
    const SizeFacts& size = facts(target.size);
    std::string text = who + " attacks " + to + " from " + from + ", " + std::to_string(move.count) + " against " +
                       (is_free ? natives_text(size.natives)
                                : seat_name(target.owner) + "'s " + std::to_string(target.ships) + " + 1");
    const Clash outcome = clash(target.size, target.ships, move.count);
    if (outcome.conquered) return text + ": takes it and keeps " + ships(outcome.remaining) + " there.";
    if (outcome.cleared) return text + ": all ships are lost and the planet is free.";
    if (is_free) return text + ": all attackers are lost.";
    return text + ": the attackers are lost, " + ships(outcome.remaining) +
           (outcome.remaining == 1 ? " holds." : " hold.");
}

std::string act(const View& before, const Move& move) {
    switch (move.verb) {
        case Verb::settle: return settling(before, move);
        case Verb::muster: return mustering(before, move);
        case Verb::move: return movement(before, move);
        case Verb::end: return seat_name(before.turn) + " ends the turn.";
    }
    return {};
}

// ---- What followed

void tell_of_draft(const View& before, const Move& move, const View& after, Sentences& told) {
    for (int i = 0; i < before.seats; ++i) {
        const Seat seat = seat_at(i);
        const int spent = seat == before.turn ? move.count : 0;
        const int lost = before.seat[at(seat)].reserve - spent - after.seat[at(seat)].reserve;
        if (lost > 0) told.push_back(seat_name(seat) + " has no room for the last " + ships(lost) + " of the reserve.");
    }
    if (after.phase != Phase::draft)
        told.push_back("The draft is over: round 1 begins, " + seat_name(after.first) + " first.");
}

void tell_of_losses(const View& before, const Move& move, const View& after, Sentences& told) {
    const ViewPlanet& source = *find(before, move.source);
    if (source.ships == move.count) {
        const int natives = facts(source.size).natives;
        told.push_back(planet_name(move.source) + " is left and free again" +
                       (natives == 0 ? "." : ", with its " + natives_text(natives) + "."));
    }
    for (int i = 0; i < before.seats; ++i)
        if (before.seat[at(seat_at(i))].fallen == 0 && after.seat[at(seat_at(i))].fallen != 0)
            told.push_back(seat_name(seat_at(i)) + " has lost the last planet and is eliminated.");
}

// Seats whose turn was over without a question (R27): only before a production, for after it everybody can move.
void tell_of_skipped(const View& before, const Move& move, const View& after, Sentences& told) {
    if (after.phase == Phase::over && after.ending == Ending::eradication) return;
    const bool same_round = after.phase == Phase::move && after.round == before.round;
    if (same_round && after.turn == before.turn) return;
    if (move.verb == Verb::move && before.left > 1)
        told.push_back(seat_name(before.turn) + " has no movement left to make.");
    for (int step = 1; step < before.seats; ++step) {
        const Seat seat = seat_at((index(before.turn) + step) % before.seats);
        if (seat == before.first || (same_round && seat == after.turn)) break;
        if (after.seat[at(seat)].fallen == 0) told.push_back(seat_name(seat) + " cannot move and is skipped.");
    }
}

void tell_of_building(const View& before, const Move& move, const View& after, Sentences& told) {
    Position landed = position_behind(before);
    if (move.verb == Verb::move) land(landed, move);
    std::vector<std::string> parts;
    for (int i = 0; i < after.seats; ++i) {
        const int built = after.seat[at(seat_at(i))].ships - ships_of(landed, seat_at(i));
        if (after.seat[at(seat_at(i))].fallen == 0)
            parts.push_back(seat_name(seat_at(i)) + " builds " + std::to_string(built));
    }
    told.push_back("Round " + std::to_string(before.round) + " ends: " + listed(parts) + ".");
}

void tell_of_scores(const View& before, const View& after, Sentences& told) {
    const bool is_reckoned = before.scored_from != 0 && before.round >= before.scored_from;
    const bool is_final = before.scored_from == 0 && after.phase == Phase::over;
    if (!is_reckoned && !is_final) return;
    std::vector<std::string> parts;
    for (int i = 0; i < after.seats; ++i) {
        const ViewSeat& seat = after.seat[at(seat_at(i))];
        if (seat.fallen != 0) continue;
        parts.push_back(seat_name(seat_at(i)) + (is_final ? " " : " +" + std::to_string(seat.production) + " = ") +
                        std::to_string(seat.score));
    }
    told.push_back("Scores: " + listed(parts) + ".");
}

void tell_of_dominance(const View& before, const View& after, Sentences& told) {
    if (after.ending == Ending::domination || before.dominant == after.dominant) return;
    if (before.dominant != kSpectator) told.push_back("The dominance of " + seat_name(before.dominant) + " is broken.");
    if (after.dominant == kSpectator) return;
    std::string text = seat_name(after.dominant) + " is dominant with production " +
                       std::to_string(after.seat[at(after.dominant)].production) + " of " +
                       std::to_string(after.total_production);
    if (after.phase != Phase::over)
        text += " and wins at the end of round " + std::to_string(after.round) + " unless broken";
    told.push_back(text + ".");
}

void tell_of_the_end(const View& after, Sentences& told) {
    std::vector<std::string> winners;
    for (int i = 0; i < after.seats; ++i)
        if (after.winners.has(seat_at(i))) winners.push_back(seat_name(seat_at(i)));
    const std::string who = listed(winners) + (winners.size() == 1 ? " wins" : " share the win");
    switch (after.ending) {
        case Ending::none: return;
        case Ending::eradication: return told.push_back(who + " by eradication: nobody else is left.");
        case Ending::domination: return told.push_back(who + " by domination, held for two round ends.");
        case Ending::rounds: return told.push_back(who + " after round " + std::to_string(after.round) + ", the last.");
        case Ending::calm: return told.push_back(who + " after " + std::to_string(kCalmRounds) + " calm rounds.");
    }
}

}  // namespace

std::vector<std::string> Prosper::describe(const View& before, const Move& move, const View& after) {
    Sentences told{act(before, move)};
    if (before.phase == Phase::draft) {
        tell_of_draft(before, move, after, told);
        return told;
    }
    if (move.verb == Verb::move) tell_of_losses(before, move, after, told);
    tell_of_skipped(before, move, after, told);
    const bool was_produced =
        after.phase == Phase::over ? after.ending != Ending::eradication : after.round != before.round;
    if (was_produced) {
        tell_of_building(before, move, after, told);
        tell_of_scores(before, after, told);
        tell_of_dominance(before, after, told);
    }
    tell_of_the_end(after, told);
    if (was_produced && after.phase == Phase::move)
        told.push_back("Round " + std::to_string(after.round) + " begins, " + seat_name(after.first) + " first.");
    return told;
}

}  // namespace orrery::prosper
