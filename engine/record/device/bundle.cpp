// Writes and reads bundles, merges games, and words the result.
#include "record/device/bundle.h"

#include <algorithm>
#include <iterator>

#include "generated/record/say.h"
#include "record/data/json_in.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/tags.h"

namespace orrery {
namespace {

constexpr std::string_view kFormat = "orrery-bundle/";
constexpr std::string_view kBundleVersion = "1";
constexpr std::string_view kOwner = "owner", kAnybody = "anybody";  // whom it is for; older files do not say
constexpr std::size_t kMostSettings = 64, kLongestSetting = std::size_t{1} << 16;

bool has_key(const Journal& journal) {
    return std::any_of(journal.keys.begin(), journal.keys.end(), [](const auto& key) { return key.has_value(); });
}

void write_journals(JsonOut& json, std::string_view name, const Journals& journals, BundleFor reader) {
    json.key(name).array();
    for (const auto& [number, journal] : journals) {
        const bool is_whole = reader == BundleFor::owner || !journal.record.is_bound();
        json.raw(journal_json(is_whole ? journal : for_others(journal)));
    }
    json.end();
}

std::string label_of(std::size_t place, const rapidjson::Value& entry) {
    const auto* record = json_member(entry, "record");
    const GameInfo* info = record ? find_game(json_text(*record, "game")) : nullptr;
    const int n = static_cast<int>(place);
    return info ? say::game_number_of(n, info->title) : say::game_number(n);
}

void read_entry(Bundle& bundle, const rapidjson::Value& entry) {
    Expected<Journal> journal = read_journal(entry);
    bundle.games.push_back({label_of(bundle.games.size() + 1, entry), {}});
    if (journal) bundle.games.back().journal = std::move(*journal);
}

std::string in_a_row(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

}  // namespace

Journal for_others(const Journal& game) {
    Journal sent = game;
    const std::size_t told = std::min<std::size_t>(sent.committed, sent.record.moves.size());
    if (told < sent.record.moves.size()) {  // its summary tells what the dropped moves led to
        sent.record.moves.resize(told);
        sent.summary = {sent.summary.title, {}, {}, sent.committed, false, {}};
    }
    sent.here = 0, sent.seen = 0, sent.archived = false, sent.sent = {}, sent.keys = {}, sent.automatic.clear();
    return sent;
}

bool have_keys(const Journals& games, const Journals& lines) {
    const auto has = [](const auto& entry) { return has_key(entry.second); };
    return std::any_of(games.begin(), games.end(), has) || std::any_of(lines.begin(), lines.end(), has);
}

std::string bundle_json(const Journals& games, const Journals& lines,
                        const std::map<std::string, std::string>& settings, BundleFor reader) {
    JsonOut json;
    json.object().field("format", std::string(kFormat) + std::string(kBundleVersion));
    json.field("for", reader == BundleFor::owner ? kOwner : kAnybody);
    write_journals(json, "games", games, reader);
    write_journals(json, "lines", lines, reader);
    json.key("settings").object();
    if (reader == BundleFor::owner)
        for (const auto& [name, value] : settings) json.field(name, value);
    return json.end().end().text();
}

std::string bundle_json(const Journal& game) {
    return bundle_json({{hex16(game.record.number), for_others(game)}}, {}, {}, BundleFor::anybody);
}

Expected<Bundle> read_bundle(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json, kMaxBundleBytes)) return Fault{"bundle/form", say::bundle_not_whole()};
    Bundle bundle;
    const std::string_view format = json_text(json, "format");
    if (!format.starts_with(kFormat)) {
        read_entry(bundle, json);
        bundle.is_own = true;  // stored by a device for itself
        if (bundle.games.front().journal) return bundle;
        return Fault{"bundle/form", say::bundle_none()};
    }
    if (format.substr(kFormat.size()) != kBundleVersion) return Fault{"bundle/newer", say::bundle_newer()};
    for (const char* name : {"games", "lines"})
        if (const auto* list = json_member(json, name); list && list->IsArray())
            for (const auto& entry : list->GetArray()) read_entry(bundle, entry);
    bundle.is_own = json_text(json, "for") != kAnybody;
    if (const auto* settings = json_member(json, "settings"); bundle.is_own && settings && settings->IsObject())
        for (const auto& [name, value] : settings->GetObject())
            if (bundle.settings.size() < kMostSettings && value.IsString() &&
                value.GetStringLength() <= kLongestSetting)
                bundle.settings.emplace(as_text(name), as_text(value));
    return bundle;
}

// ---- Merging

namespace {

// Does an invitation hold anything that comes only after a game has begun?
bool has_happened(const Record& record) {
    const Binding& binding = *record.binding;
    return !record.moves.empty() || !binding.sealed.empty() || !binding.waiting.empty() || !binding.changes.empty() ||
           std::any_of(binding.proofs.begin(), binding.proofs.end(), [](const auto& proof) { return proof.place > 1; });
}

// A game's state as it is stored, with its summary and keys made correct.
Expected<Journal> whole_of(const Journal& journal) {
    Journal whole = journal;
    drop_strange_values(whole.record);
    settle_keys(whole);
    if (in_lobby(whole.record)) {
        const auto possible = start_match(whole.record.game, static_cast<int>(whole.record.seats.size()),
                                          whole.record.revision, whole.record.options, Chance(0));
        if (!possible) return possible.fault();
        if (has_happened(whole.record)) return Fault{"record/lobby", say::moves_from_lobby()};
        whole.committed = 0, whole.seen = 0;
        whole.summary = summarize_lobby(whole.record);
        return whole;
    }
    const auto table = Table::open(whole);
    if (!table) return table.fault();
    whole = table->journal(journal.time_ms);
    whole.seen = std::min(journal.seen, whole.seen), whole.archived = journal.archived;
    return whole;
}

// Answers in advance that `known` has among the first `common` moves stay marked as such.
void add_automatic(Journal& journal, const Journal& known, std::size_t common) {
    auto& plies = journal.automatic;
    std::copy_if(known.automatic.begin(), known.automatic.end(), std::back_inserter(plies),
                 [common](std::uint32_t ply) { return ply <= common; });
    std::sort(plies.begin(), plies.end());
    plies.erase(std::unique(plies.begin(), plies.end()), plies.end());
}

// `game` and its continuation `whole`, merged.
Expected<Journal> joined(const Journal& game, const Journal& whole) {
    Journal next = game;
    if (in_lobby(game.record) && in_lobby(whole.record))
        next = merge_invitations(game, whole.record);
    else
        next.record = in_lobby(game.record) ? whole.record : merged(game.record, whole.record);
    next.committed = std::max(game.committed, whole.committed);
    next.time_ms = std::max(game.time_ms, whole.time_ms);
    next.here = static_cast<std::uint8_t>(game.here | whole.here);
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        if (!next.keys[i]) next.keys[i] = whole.keys[i];
    next.seen = std::max(game.seen, whole.seen);
    add_automatic(next, whole, next.record.moves.size());
    next.archived = false;
    if (!in_lobby(game.record)) tell_again(next, game.record);
    Expected<Journal> made = whole_of(next);
    // Send the link (again) if it holds something that was done here and is not in the link that came.
    const bool is_done_here = game.sent != Sent::nothing && made && !(made->record == whole.record);
    if (made) made->sent = is_done_here ? Sent::due : Sent::nothing;
    return made;
}

}  // namespace

// ---- What the seats' tags say (record/replay/tags.h)

namespace {

// A seat keeps the name that is known here, unless it has acted since.
SeatSet keep_names(Record& incoming, const Journal& known) {
    SeatSet renamed;
    Binding& told = *incoming.binding;
    const auto &changes = told.changes, &known_changes = known.record.binding->changes;
    for (std::size_t i = 0; i < incoming.seats.size() && i < known.record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const SeatHolder& ours = known.record.seats[i];
        SeatHolder& theirs = incoming.seats[i];
        const SeatProof &shown = known.record.binding->proofs[i], &proof = told.proofs[i];
        if (ours.kind != theirs.kind || ours.name == theirs.name || ours.kind == SeatKind::open) continue;
        const auto is_its = [seat](const SeatChange& change) { return change.seat == seat; };
        if (std::count_if(changes.begin(), changes.end(), is_its) !=
            std::count_if(known_changes.begin(), known_changes.end(), is_its))
            continue;                                                                      // told by a change of hands
        if (proof.place == 0 && shown.place == 0 && proof.value != shown.value) continue;  // somebody else sat down
        const bool has_acted = acts_more(incoming, known.record, seat);
        if (has_acted && !(has_tags(incoming) && known.keys[i] && !is_signed(incoming, seat, *known.keys[i]))) continue;
        theirs.name = ours.name;
        if (proof.place == shown.place) told.proofs[i] = shown;
        renamed.add(seat);
    }
    return renamed;
}

// For an invitation in which this device sits: seats of others that were taken before and now have another chain.
SeatSet exchanged_seats(const Journal& known, const Record& incoming) {
    SeatSet exchanged;
    const auto& record = known.record;
    if (!in_lobby(record) || known.here == 0 || begins_here(known)) return exchanged;
    for (std::size_t i = 0; i < record.seats.size() && i < incoming.seats.size(); ++i) {
        const ChainId id = chain_id(record, seat_at(static_cast<int>(i)));
        const SeatProof &ours = record.binding->proofs[i], &theirs = incoming.binding->proofs[i];
        if (known.keys[i] || record.seats[i].kind != SeatKind::person || incoming.seats[i].kind == SeatKind::open)
            continue;
        const bool is_same =
            incoming.seats[i].kind == SeatKind::person && ours.place <= theirs.place &&
            earlier(shown_value(incoming, id.seat), id, theirs.place, ours.place) == shown_value(record, id.seat);
        if (!is_same) exchanged.add(id.seat);
    }
    return exchanged;
}

// Seats whose secret is here and whose hands `incoming` changes without their own act.
SeatSet changed_unasked(const Journal& known, const Record& incoming) {
    SeatSet unasked;
    const bool tagged = has_tags(incoming);
    const auto &ours = known.record.binding->changes, &theirs = incoming.binding->changes;
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        const SeatChange& change = theirs[i];
        const SeatKind after = holder_after(incoming, change).kind;
        const auto is_it = [&](const SeatChange& other) {
            return is_same_change(other, change) && holder_after(known.record, other).kind == after;
        };
        const auto agrees = [&](const SeatChange& later) {
            return later.seat == change.seat && later.by == change.seat;
        };
        if (!known.keys[slot(change.seat)] || std::any_of(ours.begin(), ours.end(), is_it)) continue;
        const bool is_move = change.before.kind == SeatKind::person && after == SeatKind::person;  // to another device
        if (tagged ? std::any_of(theirs.begin() + static_cast<std::ptrdiff_t>(i), theirs.end(), agrees) : is_move)
            continue;
        unasked.add(change.seat);
    }
    return unasked;
}

Change change_of(Seat seat, const SeatProof& proof) { return {seat, std::size_t{proof.place} / 2, false}; }
Change change_of(const SeatChange& hands) { return {hands.by, hands.moves, false, true}; }

// A seat whose secret is here, and whose tag does not fit `incoming`.
Change broken_here(const Journal& known, const Record& incoming, SeatSet unasked) {
    for (std::size_t i = 0; i < incoming.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!known.keys[i]) continue;
        if (in_lobby(known.record) && !fits(incoming, seat, *known.keys[i])) continue;  // another person got it
        if (const SeatChange* hands = false_change(incoming, seat, *known.keys[i])) return change_of(*hands);
        if (!unasked.has(seat) && !is_signed(incoming, seat, *known.keys[i]))
            return change_of(seat, incoming.binding->proofs[i]);
    }
    const SeatChange* hands = change_without_act(incoming, known.record);
    return hands && known.keys[slot(hands->by)] ? change_of(*hands) : Change{};
}

// A seat whose tag does not fit `record`. Later values of its chain, which the other line has, prove it.
Change broken_since(const Record& record, const Record& other) {
    const auto& proofs = record.binding->proofs;
    for (std::size_t i = 0; i < proofs.size() && i < other.binding->proofs.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const SeatProof& said = proofs[i];
        const auto key = tag_key(other, seat, said.place);
        if (!key || is_signed(record, seat, *key)) continue;
        Change change = change_of(seat, said);
        change.is_sure = bears_tag(other, seat, said, *key);
        return change;
    }
    return {};
}

// A change of hands in `record` that its author has not signed. Values that the other line has prove it.
Change false_hands_since(const Record& record, const Record& other) {
    for (const SeatChange& hands : changes_of(record)) {
        const auto key = tag_key(other, hands.by, place_of(hands));
        if (!key || is_signed(record, hands, *key)) continue;
        Change change = change_of(hands);
        const auto others = changes_of(other);
        change.is_sure = std::find(others.begin(), others.end(), hands) == others.end();
        return change;
    }
    return {};
}

// This device shows the key of the broken tag, so that everybody can tell which line is true.
void vouch(Journal& journal, Seat seat) {
    Record& record = journal.record;
    SeatProof& proof = record.binding->proofs[slot(seat)];
    const auto& sealed = record.binding->sealed;
    const auto is_ours = [seat](const SealedAnswer& answer) { return answer.seat == seat; };
    if (proof.place % 2 == 0) return;  // it may act again there, and its next place may hide an answer
    if (signs_hands(record)) {
        if (proof.vouched) return;
        proof.value = tag_key(record, seat, *journal.keys[slot(seat)], proof.place);
        proof.vouched = true;
        return;
    }
    if (proof.back >= kMaxBack || std::any_of(sealed.begin(), sealed.end(), is_ours)) return;
    sign(record, seat, *journal.keys[slot(seat)], proof.place + std::size_t{1},
         proof.place / 2 - std::size_t{proof.back});
}

// How the seats' tags change the comparison with a game that has begun.
void weigh(Arrival& arrival, const Journal& known, const Record& incoming) {
    const Standing standing = arrival.standing;
    if (standing == Standing::forged || standing == Standing::foreign || standing == Standing::unrelated) return;
    const bool is_running = !in_lobby(known.record);  // in a lobby our seats have only said that they sat down
    if (is_running && (standing == Standing::newer || standing == Standing::fork))
        arrival.unasked = changed_unasked(known, incoming);
    if (arrival.unasked.bits != 0) arrival.standing = Standing::fork;
    if (!has_tags(incoming)) return;
    Change broken = broken_here(known, incoming, arrival.unasked);
    if (broken.seat == kSpectator && is_running) {  // always name a forged change of hands
        const Change ours = false_hands_since(known.record, incoming);
        if (ours.seat != kSpectator) arrival.change = ours, arrival.standing = Standing::fork;
        if (ours.seat == kSpectator) broken = false_hands_since(incoming, known.record);
    }
    const bool is_named = broken.seat != kSpectator || arrival.change.seat != kSpectator;
    if (!is_named && arrival.standing == Standing::fork) {
        arrival.change = broken_since(known.record, incoming);
        if (arrival.change.seat == kSpectator) broken = broken_since(incoming, known.record);
        const SeatChange* hands = change_without_act(known.record, incoming);
        if (!hands) hands = change_without_act(incoming, known.record);
        if (hands && broken.seat == kSpectator && arrival.change.seat == kSpectator) arrival.change = change_of(*hands);
    }
    if (broken.seat == kSpectator) return;
    arrival.standing = Standing::forged;
    arrival.change = broken;
    arrival.unasked = {};
}

}  // namespace

Arrival judge(const Journal& known, const Record& incoming) {
    Arrival arrival;
    arrival.standing = compare(known.record, incoming).standing;
    const bool is_bound = known.record.is_bound() && incoming.is_bound();
    if (is_bound && !in_lobby(incoming)) weigh(arrival, known, incoming);
    if (is_bound && arrival.standing == Standing::fork) arrival.late = late_answers(known.record, incoming);
    return arrival;
}

Expected<Arrival> arrive(const Journal* game, const Journal* line, const Journal& incoming) {
    Journal told = incoming;
    Arrival arrival;
    const bool is_known = game && incoming.record.is_bound() && game->record.is_bound() &&
                          game->record.number == incoming.record.number &&
                          game->record.binding->proofs.size() == incoming.record.binding->proofs.size();
    if (is_known) {
        arrival.exchanged = exchanged_seats(*game, told.record);
        arrival.renamed = keep_names(told.record, *game);
    }
    if (incoming.record.is_bound() && !in_lobby(incoming.record) && !somebody_stayed(incoming.record))
        return Fault{"record/nobody", say::only_bots()};
    Expected<Journal> read = whole_of(told);
    if (!read) return read.fault();
    Journal& whole = *read;
    if (!game) {
        arrival.game = std::move(whole);
        return arrival;
    }
    const Arrival judged = judge(*game, whole.record);
    arrival.standing = judged.standing, arrival.change = judged.change;
    arrival.unasked = judged.unasked, arrival.late = judged.late;
    const bool has_more_keys = !std::equal(whole.keys.begin(), whole.keys.end(), game->keys.begin(),
                                           [](const auto& theirs, const auto& ours) { return !theirs || ours; });
    const auto here = static_cast<std::uint8_t>(game->here | whole.here);
    switch (arrival.standing) {
        case Standing::newer: {
            Expected<Journal> next = joined(*game, whole);
            if (!next) return next.fault();
            if (is_known && has_tags(game->record) && !in_lobby(game->record)) {  // both are valid, but not together
                const Change broken = broken_here(*game, next->record, {});
                if (broken.seat != kSpectator && is_signed(game->record, broken.seat, *game->keys[slot(broken.seat)])) {
                    arrival.standing = Standing::forged;
                    arrival.change = broken;
                    break;
                }
            }
            arrival.game = std::move(*next);
            break;
        }
        case Standing::same:
        case Standing::older:
            if (here == game->here && !has_more_keys) break;
            arrival.game = *game;
            arrival.game->here = here;
            for (std::size_t i = 0; i < kMaxSeats; ++i)
                if (!arrival.game->keys[i]) arrival.game->keys[i] = whole.keys[i];
            settle_keys(*arrival.game);
            break;
        case Standing::fork: {
            const Standing known = line ? compare(line->record, whole.record).standing : Standing::newer;
            if (known == Standing::same || known == Standing::older) break;
            whole.here = here;
            whole.keys = game->keys;
            add_automatic(whole, *game, compare(game->record, whole.record).ply);
            if (line && known == Standing::newer) add_automatic(whole, *line, line->record.moves.size());
            arrival.line = std::move(whole);
            break;
        }
        case Standing::forged: {
            const Seat seat = arrival.change.seat;
            if (seat == kSpectator || !game->keys[slot(seat)] ||
                game->record.binding->proofs[slot(seat)].place != whole.record.binding->proofs[slot(seat)].place)
                break;
            arrival.game = *game;
            vouch(*arrival.game, seat);
            break;
        }
        case Standing::foreign:
        case Standing::unrelated: break;
    }
    return arrival;
}

// ---- Words

void Tally::skip(const std::string& label) { skipped_.push_back(say::left_unreadable(label)); }

void Tally::add(const std::string& label, const Expected<Arrival>& arrival) {
    if (!arrival) return skipped_.push_back(say::left_impossible(label));
    if (arrival->standing == Standing::foreign) return skipped_.push_back(say::left_foreign(label));
    if (arrival->standing == Standing::forged) return skipped_.push_back(say::left_forged(label));
    int& count = arrival->line                              ? lines_
                 : arrival->standing == Standing::unrelated ? fresh_
                 : arrival->standing == Standing::newer     ? newer_
                                                            : known_;
    ++count;
}

std::string Tally::words() const {
    std::vector<std::string> read;
    if (fresh_ > 0) read.push_back(say::games_new(fresh_));
    if (newer_ > 0) read.push_back(say::games_went_on(newer_));
    if (lines_ > 0) read.push_back(say::games_other_lines(lines_));
    if (known_ > 0) read.push_back(say::games_known(known_));
    const std::string text = read.empty() ? say::nothing_came_in() : say::read_games(in_a_row(read, ", "));
    return skipped_.empty() ? text : text + " " + say::left_out(in_a_row(skipped_, "; "));
}

}  // namespace orrery
