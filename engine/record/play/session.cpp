// Turns as people play them, in order: who looks, what is chosen, answers and turns, the ply that is shown, the log.
// Table (record/play/table.h) knows whether a move may be played and keeps the record; this file only says when it is
// asked.
#include "record/play/session.h"

#include <algorithm>
#include <utility>

#include "core/words.h"
#include "generated/record/say.h"
#include "record/data/seat_names.h"
#include "record/play/invitation.h"

namespace orrery {

Expected<std::unique_ptr<Session>> Session::open(const Journal& journal, Start start) {
    auto table = Table::open(journal);
    if (!table) return table.fault();
    return std::unique_ptr<Session>(new Session(std::move(*table), std::move(start)));
}

Session::Session(Table table, Start start)
    : table_(std::move(table)), start_(std::move(start)), names_(seat_names(record())), shown_(table_.ply()) {
    turn_ = table_.at(table_.committed())->decision();
    turn_seat_ = pending() == 0 ? asked() : turn_.over ? kSpectator : turn_.seat;
    if (pending() == 0 || !sits_here(turn_seat_))
        look_around();
    else if (one_here())
        viewer_ = turn_seat_;
    else
        hand_over_to(turn_seat_);
    refresh();
}

// ---- Who and what

Seat Session::asked() const { return table_.asked(); }

bool Session::is_bot(Seat seat) const {
    return seat != kSpectator && record().seats[static_cast<std::size_t>(index(seat))].kind == SeatKind::bot;
}

bool Session::runs_bots() const {
    const auto& seats = record().seats;
    return !table_.here().empty() ||
           std::all_of(seats.begin(), seats.end(), [](const SeatHolder& s) { return s.kind == SeatKind::bot; });
}

Session::Mode Session::mode() const {
    if (hand_over_ != kSpectator) return Mode::hand_over;
    if (pending() > 0 && turn_over()) return Mode::turn_done;
    if (table_.now().decision().over) return Mode::over;
    if (table_.waits_for() != kSpectator) return Mode::away;
    if (is_bot(asked())) return Mode::bot;
    return sits_here(asked()) && asked() == viewer_ ? Mode::choose : Mode::away;
}

bool Session::one_here() const {
    int people = 0;
    for (int i = 0; i < kMaxSeats; ++i) people += sits_here(seat_at(i)) ? 1 : 0;
    return people == 1;
}

// Nobody looks until the next person has the device.
void Session::hand_over_to(Seat seat) {
    hand_over_ = seat;
    viewer_ = kSpectator;
}

void Session::look_around() {
    const Seat seat = asked();
    hand_over_ = kSpectator;
    if (one_here()) {
        for (int i = 0; i < kMaxSeats; ++i)
            if (sits_here(seat_at(i))) viewer_ = seat_at(i);
    } else if (seat == kSpectator) {
        viewer_ = kSpectator;  // all look at the end together
    } else if (sits_here(seat) && seat != viewer_) {
        hand_over_to(seat);
    }
}

void Session::take_device() {
    if (hand_over_ == kSpectator) return;
    viewer_ = std::exchange(hand_over_, kSpectator);
    refresh();
}

// ---- Choosing

std::vector<LegalLine> Session::legal() const {
    return mode() == Mode::choose ? table_.now().legal(pick_.prefix) : std::vector<LegalLine>();
}

const std::string& Session::chosen() const {
    if (!chosen_) chosen_ = has_chosen() ? table_.now().text_of(pick_.begun) : std::string();
    return *chosen_;
}

void Session::drop_choice() {
    pick_ = {.entries = std::move(pick_.entries)};
    chosen_.reset();
}

// `chosen`: the pick in words, if they are known.
void Session::take(Pick pick, std::optional<std::string> chosen) {
    const Match& now = table_.now();
    if (pick.needs_number) now.set_number(pick, start_ ? start_(now.view(viewer_), pick) : 0);
    if (!now.list_same(pick.entries, pick_.entries)) ++question_;
    pick_ = std::move(pick);
    chosen_ = std::move(chosen);
}

void Session::choose_entry(const std::any& entry) {
    if (mode() != Mode::choose) return;
    const Match& now = table_.now();
    take(entry.has_value() ? now.pick(entry) : Pick{.entries = now.entries()});
}

void Session::choose_number(std::int32_t number) {
    if (mode() != Mode::choose || !pick_.ranged()) return;
    table_.now().set_number(pick_, number);
    chosen_.reset();
}

void Session::choose(std::string_view tokens) {
    if (mode() != Mode::choose) return;
    const Match& now = table_.now();
    const Choosing choosing = choose_in(now, tokens);
    const Steps& wanted = choosing.steps;
    if (wanted.next.empty() && !wanted.line) return;
    Pick pick{.begun = now.begun(wanted.move.value_or(choosing.tokens)),
              .prefix = choosing.prefix,
              .entries = now.entries(choosing.prefix)};
    if (!wanted.line) return take(std::move(pick), choosing.tokens);
    pick.place = wanted.place, pick.low = wanted.line->low, pick.high = wanted.line->high;
    pick.number = wanted.number, pick.needs_number = !wanted.move;
    for (std::size_t i = 0; i < wanted.place; ++i)
        pick.digit += static_cast<std::uint64_t>(choosing.legal[i].high - choosing.legal[i].low) + 1;
    take(std::move(pick), wanted.move);
}

// Goes back to the last step that was a choice.
void Session::step_back() {
    const Match& now = table_.now();
    const std::string before = chosen();
    for (std::string back = before; chosen() == before && !back.empty();) {
        back = orrery::step_back(now.legal(now.prefix_of(back)), back);
        choose(back);
    }
}

// ---- The turn

bool Session::turn_over() const {
    return table_.waits_for() != kSpectator || asked() != turn_seat_ || !table_.now().decision().is_of_turn(turn_);
}

Verdict Session::answer(std::string_view move) {
    if (mode() != Mode::choose) return Refusal{"", say::not_your_turn()};
    if (Verdict refused = table_.play(move)) return refused;
    answered();
    return {};
}

Verdict Session::answer_as_chosen() {
    if (mode() != Mode::choose || !pick_.is_whole()) return answer(chosen());
    if (Verdict refused = table_.play(pick_.path())) return refused;
    answered();
    return {};
}

void Session::answered() {
    drop_choice();
    const bool is_done = turn_over() && (pending() <= 1 || !table_.can_undo());
    if (is_done || table_.now().decision().over) commit();
    live_ = true;
    shown_ = std::min(shown_, table_.ply());
    refresh();
}

bool Session::answer_automatically() {
    const Seat seat = asked();
    if (!sits_here(seat) || table_.ply() == taken_back_ || (pending() > 0 && turn_over())) return false;
    const std::string only = only_answer(table_.now());
    const std::string move = !only.empty() ? only : table_.now().automatic_answer(automatic_).value_or("");
    if (move.empty() || table_.play(move, only.empty())) return false;
    drop_choice();
    const bool can_wait = seat == viewer_ && table_.can_undo();  // it can be seen and taken back
    if (table_.now().decision().over || (turn_over() && !can_wait)) commit();
    live_ = true;
    refresh();
    return true;
}

Verdict Session::answer_for_bot(std::string_view move) {
    if (Verdict refused = table_.play(move)) return refused;
    commit();
    refresh();
    return {};
}

void Session::undo() {
    if (!can_undo()) return;
    bool was_given = false;
    do {
        was_given = table_.is_automatic(table_.ply());
        table_.undo();
    } while (!only_answer(table_.now()).empty() && table_.can_undo());
    if (was_given || !only_answer(table_.now()).empty())
        taken_back_ = table_.ply();
    else if (table_.ply() < taken_back_)
        taken_back_ = kNever;
    drop_choice();
    show_live();
}

std::string_view Session::ending() const {
    return mode() == Mode::choose ? table_.now().decision().end : std::string_view();
}

bool Session::can_pass() const { return ending() == "pass"; }

bool Session::can_end_turn() const { return mode() == Mode::turn_done || !ending().empty(); }

bool Session::goes_on() const {
    const Decision now = table_.now().decision();
    return !now.over && table_.waits_for() == kSpectator && now.mover != kSpectator && now.is_of_turn(turn_);
}

void Session::end_turn() {
    if (mode() != Mode::turn_done) {
        const bool waits = can_pass();
        if (ending().empty() || table_.play(ending())) return;
        drop_choice();
        if (waits && table_.can_undo() && !table_.now().decision().over) {
            live_ = true;
            return refresh();
        }
    }
    commit();
    live_ = true;
    refresh();
}

SeatSet Session::next_after(std::string_view move) const {
    constexpr int kTriedWorlds = 3;
    SeatSet next;
    if (mode() != Mode::choose) return next;
    if (table_.now().decision().secret && seals(record())) {
        next = table_.owing();
        next.drop(viewer_);
        for (const SealedAnswer& answer : record().binding->sealed)
            if (next.empty() && answer.seat != viewer_) next.add(answer.seat);  // the seat that must open it
        return next;
    }
    Chance chance(kTriedWorlds);  // the same every time, so that nothing hidden shows
    for (int i = 0; i < kTriedWorlds; ++i) {
        const auto world = table_.now().resample(viewer_, chance);
        for (std::string answer(move); !answer.empty(); answer = only_answer(*world)) {
            const Expected<Path> path = world->move_path(answer);
            if (!path) return {};
            world->play(*path, chance);
        }
        const Decision then = world->decision();
        SeatSet asked;
        if (!then.over && then.seat != viewer_) asked.add(then.seat);
        if (i > 0 && !(asked == next)) return {};
        next = asked;
    }
    return next;
}

void Session::commit() {
    table_.commit();
    table_.settle();
    turn_ = table_.now().decision();
    turn_seat_ = asked();
    look_around();
}

bool Session::settle() {
    if (pending() > 0 || !table_.settle()) return false;
    commit();
    live_ = true;
    refresh();
    return true;
}

Expected<std::string> Session::link() const {
    if (pending() == 0) return table_.link();
    Record sent = record();
    sent.moves.resize(table_.committed());
    return encode_link(sent);
}

// ---- What is shown

void Session::refresh() {
    match_ = shown_ == table_.ply() ? table_.now().clone() : table_.at(shown_);
    view_ = match_->view(viewer_);
    const Match& now = table_.now();
    const Path prefix = now.prefix_to(pick_.begun);
    if (std::any entries = now.entries(prefix); !has_chosen() || !now.list_same(entries, pick_.entries)) {
        drop_choice();
        take({.entries = prefix.empty() ? std::move(entries) : now.entries()});
    }
    // If the only choice is a number, it is begun, for canvas and words alike.
    if (const auto lines = has_chosen() ? std::vector<LegalLine>() : legal(); lines.size() == 1 && lines[0].ranged())
        choose(lines[0].text);
    facts_.reset();
    asides_.reset();
    if (log_.size() > table_.ply()) log_.resize(table_.ply());
}

std::string_view Session::move_after() const {
    const std::string& move = record().moves[shown_];
    return match_->may_know(viewer_, move) ? std::string_view(move) : std::string_view();
}

Scenes Session::scenes_after() const { return table_.scenes(viewer_, shown_ + 1); }

std::vector<std::string> Session::sentences_after(const std::any& events, std::size_t happened) const {
    if (move_after().empty()) return {log()[shown_].text};
    const auto next = table_.at(shown_ + 1);
    std::vector<std::string> told =
        texts(match_->describe(viewer_, move_after(), match_->first_events(events, happened), *next));
    for (std::string& sentence : told) sentence = named(sentence);
    return told;
}

void Session::show_ply(std::size_t ply) {
    shown_ = std::min(ply, table_.ply());
    live_ = false;
    refresh();
}

void Session::show_next() {
    if (!is_behind()) return;
    ++shown_;
    refresh();
}

void Session::show_live() {
    shown_ = table_.ply();
    live_ = true;
    refresh();
}

void Session::recap() {
    std::size_t from = table_.ply();
    while (from > 0 && viewer_ != kSpectator && log()[from - 1].seat == viewer_) --from;
    while (from > 0 &&
           (viewer_ == kSpectator ? from + record().seats.size() > table_.ply() : log()[from - 1].seat != viewer_))
        --from;
    show_from(from);
}

void Session::show_from(std::size_t ply) {
    shown_ = std::min(ply, table_.ply());
    live_ = true;
    refresh();
}

// ---- Words

std::string Session::named(std::string_view sentence) const { return with_names(sentence, names_); }

std::string Session::cell(std::string_view text) const {
    return viewer_ != kSpectator && text == seat_name(viewer_) ? say::you() : named(text);
}

void Session::tell_chosen(std::vector<ChosenMove> chosen) {
    if (chosen == chosen_moves_) return;
    chosen_moves_ = std::move(chosen);
    log_.clear();
}

void Session::tell_words(std::vector<WordAlong> words) {
    if (words == words_) return;
    words_ = std::move(words);
    log_.clear();
}

// Names are not put into what a person wrote.
std::string Session::find_word(std::size_t ply) const {
    std::string text;
    for (const WordAlong& word : words_) {
        const auto seat = static_cast<std::size_t>(index(word.seat));
        if (std::max<std::size_t>(word.ply, 1) != ply || seat >= names_.size() || word.text.empty()) continue;
        text += (text.empty() ? "" : " ") + say::word_along(names_[seat], word.text);
    }
    return text;
}

namespace {
// Games tell what happened in its order, so a payment comes before what it is for. A log names first what was done:
// "{p2} researches Boosters. {p2} pays 1 food."
void put_act_first(std::vector<Sentence>& told) {
    const bool is_paid = told.size() > 1 && told[0].tells == Sentence::Tells::price;
    if (is_paid && told[1].tells != Sentence::Tells::price && told[1].seat == told[0].seat) std::swap(told[0], told[1]);
}
}  // namespace

const std::vector<LogRow>& Session::log() const {
    if (log_viewer_ != viewer_) log_.clear();
    log_viewer_ = viewer_;
    for (LogLine& told : table_.log(viewer_, log_.size(), table_.ply())) {
        put_act_first(told.sentences);
        std::string text;
        std::size_t act = 0;
        for (const Sentence& sentence : told.sentences) {
            text += (text.empty() ? "" : " ") + named(sentence.text);
            if (act == 0) act = text.size();
        }
        for (const SeatChange& change : changes_of(record()))
            if (std::max<std::size_t>(change.moves, 1) == told.ply) text += " " + named(change_words(record(), change));
        for (const ChosenMove& chosen : chosen_moves_)
            if (chosen.ply == told.ply) text += " " + named(chosen_words(table_, viewer_, chosen));
        if (told.is_automatic) text += " " + say::automatic_answer();
        if (const std::string word = word_at(told.ply); !word.empty()) text += " " + word;
        std::string when = told.begins_turn ? capitalized(told.when) : log_.back().when;
        const bool is_choice = !told.sentences.empty() && told.sentences[0].tells == Sentence::Tells::deed;
        log_.push_back({told.ply, told.seat, std::move(text), act, is_choice, told.begins_turn, std::move(when)});
    }
    return log_;
}

const std::string& Session::facts() const {
    if (!facts_) facts_ = facts_of(*match_);
    return *facts_;
}

std::string Session::facts_after() const { return facts_of(*table_.at(shown_ + 1)); }

std::string Session::facts_of(const Match& match) const {
    const std::string asked = match.question(viewer_);
    std::string text;
    for (const std::string& fact : match.sheet(viewer_).facts)
        if (fact.find(asked) == std::string::npos) text += (text.empty() ? "" : " ") + named(fact);
    return text;
}

const std::vector<SheetTable>& Session::asides() const {
    if (asides_) return *asides_;
    std::vector<SheetTable> tables = match_->sheet(viewer_).tables;
    std::erase_if(tables, [](const SheetTable& table) { return !table.is_aside; });
    for (SheetTable& table : tables)
        for (auto& row : table.rows)
            for (std::string& one : row) one = cell(one);
    return asides_.emplace(std::move(tables));
}

}  // namespace orrery
