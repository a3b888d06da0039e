#include "record/play/bot_check.h"
#include "generated/record/say.h"

#include <algorithm>
#include <any>

namespace orrery {
namespace {

constexpr int kWorlds = 16;

// Does `viewer` know that `move` was possible? The move may be a card in the bot's hand.
bool is_known_legal(const Match& before, Seat viewer, std::string_view move) {
    Chance chance(0);
    for (int i = 0; i < kWorlds; ++i)
        if (!before.resample(viewer, chance)->move_path(move)) return false;
    return true;
}

std::string quoted(std::string_view move) { return "\u201c" + std::string(move) + "\u201d"; }

std::vector<Sentence> sentences_of(const Match& before, Seat viewer, std::string_view move, Chance luck) {
    const Expected<Path> path = before.move_path(move);
    if (!path) return {};
    const auto after = before.clone();
    std::any events;
    after->play(*path, luck, &events);
    return before.describe(viewer, move, events, *after);
}

// Of those about the seat, the first that fits; empty: none does.
std::string first_of(const std::vector<Sentence>& sentences, Seat seat, bool (*fits)(const Sentence&)) {
    const auto told = std::find_if(sentences.begin(), sentences.end(),
                                   [&](const Sentence& one) { return one.seat == seat && fits(one); });
    return told == sentences.end() ? std::string() : told->text;
}

bool is_yield(const Sentence& one) { return one.tells == Sentence::Tells::yield; }

}  // namespace

void BotCheck::follow(const Record& record) {
    const std::size_t most = std::min(moves.size(), record.moves.size());
    const auto parted =
        std::mismatch(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(most), record.moves.begin());
    moves.erase(parted.first, moves.end());
    std::erase_if(found, [&](const ChosenMove& chosen) { return chosen.ply > moves.size(); });
}

void BotCheck::reach(const Record& record, std::size_t ply) {
    if (ply > moves.size() && ply <= record.moves.size())
        moves.assign(record.moves.begin(), record.moves.begin() + static_cast<std::ptrdiff_t>(ply));
}

std::string chosen_words(const Table& table, Seat viewer, const ChosenMove& chosen) {
    const auto before = table.at(chosen.ply - 1);
    const std::string& played = table.record().moves[chosen.ply - 1];
    const bool is_open = before->may_know(viewer, played) && before->may_know(viewer, chosen.own);
    const std::string bot = seat_name(before->decision().seat);
    const int n = static_cast<int>(chosen.ply);
    if (!is_open) return say::bot_played_hidden(bot, n);
    if (!is_known_legal(*before, viewer, chosen.own)) return say::bot_played_else(bot, quoted(played), n);
    return say::bot_played(bot, quoted(played), n, quoted(chosen.own));
}

std::string deed_words(const Match& before, Seat viewer, std::string_view move, Chance luck) {
    return first_of(sentences_of(before, viewer, move, luck), before.decision().seat, names_move);
}

std::string act_words(const Match& before, Seat viewer, std::string_view move, Chance luck) {
    const std::vector<Sentence> sentences = sentences_of(before, viewer, move, luck);
    if (sentences.empty()) return quoted(move);
    const Seat seat = before.decision().seat;
    if (std::string deed = first_of(sentences, seat, names_move); !deed.empty()) return deed;
    if (std::string gain = first_of(sentences, seat, is_yield); !gain.empty()) return gain;
    return std::string(naming_sentence(sentences));
}

std::string idea_words(const Table& table, Seat viewer, std::size_t ply, std::string_view own) {
    const auto before = table.at(ply - 1);
    const Seat seat = before->decision().seat;
    const Expected<Path> path = before->move_path(own);
    const bool is_own = seat == viewer;
    if (!path || !(is_own || (before->may_know(viewer, own) && is_known_legal(*before, viewer, own))))
        return say::idea_hidden(seat_name(seat));
    if (own == table.record().moves[ply - 1]) return say::idea_same();
    return say::idea_is(act_words(*before, viewer, own));
}

}  // namespace orrery
