// Reads and writes what a device keeps, one kind of key after the other: games, branches, how matches travel, seats,
// settings. arrive() decides what an incoming game means; this file only stores the outcome.
#include "record/device/store.h"

#include <algorithm>
#include <utility>

#include <rapidjson/document.h>

#include "core/json.h"
#include "generated/record/say.h"
#include "record/data/json_in.h"
#include "record/link/seat_key.h"
#include "record/play/invitation.h"
#include "record/replay/tags.h"

namespace orrery {
namespace {

// The keys never change.
constexpr std::string_view kGameKey = "orrery/game/";
constexpr std::string_view kBranchKey = "orrery/line/";
constexpr std::string_view kSeatKey = "orrery/seat/";
constexpr std::string_view kPostKey = "orrery/post/";
constexpr std::string_view kSettingsKey = "orrery/settings";
static_assert(kGameKey.size() == kBranchKey.size());

std::string key_of(std::string_view prefix, std::string_view name) { return std::string(prefix) + std::string(name); }

bool part(const Journal& known, const Journal& incoming) {
    const Standing standing = compare(known.record, incoming.record).standing;
    return standing == Standing::fork || standing == Standing::foreign || standing == Standing::forged;
}

// If two lines part, this decides which one every tab takes as the game.
bool goes_before(const Journal& a, const Journal& b) {
    if (a.committed != b.committed) return a.committed > b.committed;
    if (a.time_ms != b.time_ms) return a.time_ms > b.time_ms;
    return a.record.moves > b.record.moves;
}

// Which of two states of a line is later: what was handed over counts first, then what was done last. All tabs decide
// alike.
bool is_later(const Journal& known, const Journal& incoming) {
    if (incoming.committed != known.committed) return incoming.committed > known.committed;
    if (incoming.time_ms != known.time_ms) return incoming.time_ms > known.time_ms;
    return journal_json(incoming) >= journal_json(known);
}

std::map<std::string, std::string> texts_of(std::string_view text) {
    std::map<std::string, std::string> texts;
    rapidjson::Document json;
    if (!parse_json(text, json)) return texts;
    const rapidjson::Value& members = json;
    for (const auto& [name, value] : members.GetObject())
        if (value.IsString()) texts.emplace(as_text(name), as_text(value));
    return texts;
}

// What cannot be read counts as missing; the match then goes by hand.
Carried read_carried(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json)) return {};
    JsonIn in(json);
    Carried carried;
    carried.serialize(in);
    return in.refusal().empty() ? carried : Carried{};
}

}  // namespace

std::string number_of(const Journal& journal) { return hex16(journal.record.number); }

// ---- Texts from storage

void Store::load(const std::string& key, const std::string& text) {
    if (key == kSettingsKey) {
        settings_ = texts_of(text);
        return;
    }
    if (key.starts_with(kSeatKey)) {
        seats_[key.substr(kSeatKey.size())] = text;
        return;
    }
    if (key.starts_with(kPostKey)) {
        carried_[key.substr(kPostKey.size())] = read_carried(text);
        return;
    }
    const bool is_branch = key.starts_with(kBranchKey);
    if (!is_branch && !key.starts_with(kGameKey)) return;
    auto journal = read_journal(text);
    if (!journal) {
        damaged_.push_back({key, text, journal.fault().message});
        return;
    }
    const std::string name = key.substr(kGameKey.size());
    const bool is_its_name = is_branch ? name.starts_with(number_of(*journal)) : name == number_of(*journal);
    if (is_its_name)
        (is_branch ? branches_ : games_)[name] = std::move(*journal);
    else
        damaged_.push_back({key, text, say::holds_another_game()});
}

std::optional<Store::Parted> Store::hear(const std::string& key, const std::optional<std::string>& text) {
    if (key == kSettingsKey && text) settings_ = texts_of(*text);
    if (key.starts_with(kSeatKey)) {
        if (text)
            seats_[key.substr(kSeatKey.size())] = *text;
        else
            seats_.erase(key.substr(kSeatKey.size()));
        return {};
    }
    if (key.starts_with(kPostKey)) {
        carried_[key.substr(kPostKey.size())] = text ? read_carried(*text) : Carried{};
        return {};
    }
    const bool is_branch = key.starts_with(kBranchKey);
    if (!is_branch && !key.starts_with(kGameKey)) return {};
    const std::string name = key.substr(kGameKey.size());
    if (!text) {
        (is_branch ? branches_ : games_).erase(name);
        return {};
    }
    const auto theirs = read_journal(*text);
    if (!theirs || !(is_branch ? name.starts_with(number_of(*theirs)) : name == number_of(*theirs))) return {};
    if (!is_branch) return hear_game(name, *theirs);
    hear_branch(name, *theirs);
    return {};
}

void Store::hear_branch(const std::string& name, const Journal& theirs) {
    const auto known = branches_.find(name);
    if (known == branches_.end() || (!part(known->second, theirs) && is_later(known->second, theirs))) {
        branches_[name] = theirs;
    } else {
        const Journal ours = known->second;
        const bool is_ours_first = !part(ours, theirs) || goes_before(ours, theirs);
        store_branch(name, is_ours_first ? ours : theirs);
        if (part(ours, theirs)) keep_branch(is_ours_first ? theirs : ours);
    }
}

std::optional<Store::Parted> Store::hear_game(const std::string& number, const Journal& theirs) {
    const auto known = games_.find(number);
    if (known == games_.end()) {
        games_[number] = theirs;
        return {};
    }
    const Journal ours = known->second;
    if (!part(ours, theirs)) {
        if (is_later(ours, theirs))
            games_[number] = theirs;
        else
            save(ours);
        return {};
    }
    const auto kept = branches(number);
    if (std::any_of(kept.begin(), kept.end(),
                    [&ours](const Journal* branch) { return branch->record.moves == ours.record.moves; })) {
        games_[number] = theirs;  // the other tab has made another line the game
        return {};
    }
    const bool is_ours_first = goes_before(ours, theirs);
    keep_branch(is_ours_first ? theirs : ours);
    save(is_ours_first ? ours : theirs);
    return Parted{ours, theirs};
}

void Store::drop_damaged(const std::string& key) {
    if (std::erase_if(damaged_, [&key](const Damaged& one) { return one.key == key; }) > 0) write_(key, {});
}

// ---- Games

const Journal* Store::game(const std::string& number) const {
    const auto found = games_.find(number);
    return found == games_.end() ? nullptr : &found->second;
}

const Journal* Store::game_of_key(const std::string& key) const {
    return key.starts_with(kGameKey) ? game(key.substr(kGameKey.size())) : nullptr;
}

void Store::save(const Journal& journal) {
    const std::string number = number_of(journal);
    games_[number] = journal;
    write_(key_of(kGameKey, number), journal_json(journal));
}

void Store::mark_seen(const std::string& number) {
    const auto found = games_.find(number);
    if (found == games_.end() || found->second.seen == found->second.record.moves.size()) return;
    Journal journal = found->second;
    journal.seen = static_cast<std::uint32_t>(journal.record.moves.size());
    save(journal);
}

void Store::archive(const std::string& number, bool archived) {
    const auto found = games_.find(number);
    if (found == games_.end()) return;
    Journal journal = found->second;
    journal.archived = archived;
    save(journal);
}

void Store::mark_sent(const std::string& number, Sent sent) {
    const auto found = games_.find(number);
    if (found == games_.end() || found->second.sent == sent) return;
    Journal journal = found->second;
    journal.sent = sent;
    save(journal);
}

void Store::forget(const std::string& number) {
    const auto found = games_.find(number);
    if (found == games_.end()) return;
    forgotten_ = found->second;
    forgotten_branches_.clear();
    for (const Journal* branch : branches(number)) forgotten_branches_.push_back(*branch);
    for (const Journal& branch : forgotten_branches_) drop_branch(branch);
    games_.erase(found);
    write_(key_of(kGameKey, number), {});
    forgotten_carried_ = carried(number);
    if (carried_.erase(number) > 0) write_(key_of(kPostKey, number), {});
}

void Store::discard(const std::string& number) {
    if (games_.erase(number) > 0) write_(key_of(kGameKey, number), {});
}

void Store::restore() {
    const auto back = std::exchange(forgotten_, {});
    if (!back) return;
    if (forgotten_carried_ != Carried{}) keep_carried(number_of(*back), forgotten_carried_);
    save(*back);
    for (const Journal& branch : forgotten_branches_) keep_branch(branch);
}

SeatSet Store::strange_seats(const Journal& incoming) const {
    SeatSet strange;
    const Journal* known = game(number_of(incoming));
    for (std::size_t i = 0; incoming.record.is_bound() && i < incoming.record.seats.size(); ++i)
        if (incoming.keys[i] && !(known && known->keys[i] == incoming.keys[i]))
            strange.add(seat_at(static_cast<int>(i)));
    return strange;
}

Expected<Arrival> Store::take_in(const Journal& incoming) {
    const bool is_open = !incoming.record.is_bound();  // whoever has such a game can play any of its seats
    const bool has_keys = incoming.keys != SeatKeys{};
    const bool is_known = has_keys && strange_seats(incoming).empty();
    return keep_arrival(is_open || is_known ? incoming : for_others(incoming));
}

Expected<Arrival> Store::take_in_own(const Journal& incoming) {
    Journal own = incoming;
    const Journal* known = game(number_of(incoming));
    const auto breaks = [](const Record& record, Seat seat, const SeatKey& key) {
        return fits(record, seat, key) && !is_signed(record, seat, key);
    };
    for (std::size_t i = 0; own.record.is_bound() && i < own.record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        auto& key = own.keys[i];
        if (key && (!fits(own.record, seat, *key) || breaks(own.record, seat, *key) ||
                    (known && known->record.is_bound() && breaks(known->record, seat, *key))))
            key.reset();
    }
    return keep_arrival(own.keys == SeatKeys{} && own.record.is_bound() ? for_others(own) : own);
}

Expected<Arrival> Store::keep_arrival(const Journal& incoming) {
    const std::string number = number_of(incoming);
    if (!broken_tags(incoming.record).empty()) return Fault{"record/tag", say::link_tag()};
    const auto others = branches(number);
    const std::size_t place = branch_of(incoming);
    auto arrival = arrive(game(number), place < others.size() ? others[place] : nullptr, incoming);
    if (!arrival) return arrival;
    if (arrival->game) save(*arrival->game);
    if (arrival->line) keep_branch(*arrival->line);
    return arrival;
}

// ---- Branches

// Two tabs may have kept one line under two names. It is one branch, the further of the two. Neither name is forgotten,
// because another tab may be storing something else under it.
std::vector<const Journal*> Store::branches(const std::string& number) const {
    std::vector<const Journal*> found;
    for (auto at = branches_.lower_bound(number); at != branches_.end() && at->first.starts_with(number); ++at) {
        const auto twin =
            std::find_if(found.begin(), found.end(), [&at](const Journal* one) { return !part(*one, at->second); });
        if (twin == found.end())
            found.push_back(&at->second);
        else if (is_later(**twin, at->second))
            *twin = &at->second;
    }
    return found;
}

std::size_t Store::branch_of(const Journal& incoming) const {
    const auto others = branches(number_of(incoming));
    const auto is_it = [&incoming](const Journal* branch) { return !part(*branch, incoming); };
    return static_cast<std::size_t>(std::find_if(others.begin(), others.end(), is_it) - others.begin());
}

void Store::store_branch(const std::string& name, const Journal& journal) {
    branches_[name] = journal;
    write_(key_of(kBranchKey, name), journal_json(journal));
}

void Store::keep_branch(const Journal& branch) {
    const std::string number = number_of(branch);
    for (auto at = branches_.lower_bound(number); at != branches_.end() && at->first.starts_with(number); ++at) {
        if (part(at->second, branch)) continue;
        const bool is_less = compare(at->second.record, branch.record).standing == Standing::older;
        if (!is_less) store_branch(std::string(at->first), branch);
        return;
    }
    std::string name = number;
    for (int place = 2; branches_.contains(name); ++place) name = number + "/" + std::to_string(place);
    store_branch(name, branch);
}

// What both lines have counts as seen if it was seen in either.
bool Store::swap_branch(const Journal& branch, std::uint64_t time_ms) {
    const auto mine = games_.find(number_of(branch));
    if (mine == games_.end() || judge(mine->second, branch.record).standing == Standing::forged) return false;
    const Journal put_by = mine->second;
    Journal chosen = branch;
    const auto common = static_cast<std::uint32_t>(compare(put_by.record, branch.record).ply);
    chosen.here = put_by.here;
    chosen.keys = put_by.keys;
    chosen.seen = std::max(chosen.seen, std::min(put_by.seen, common));
    chosen.time_ms = time_ms;
    keep_branch(put_by);
    save(chosen);
    drop_branch(branch);
    return true;
}

void Store::drop_branch(const Journal& branch) {
    const Journal dropped = branch;  // a copy: `branch` may be one of those that are erased
    for (auto at = branches_.begin(); at != branches_.end();) {
        const auto one = at++;
        if (number_of(one->second) != number_of(dropped) || part(one->second, dropped)) continue;
        const std::string name = one->first;
        branches_.erase(one);
        write_(key_of(kBranchKey, name), {});
    }
}

// ---- How matches travel besides links

const Carried& Store::carried(const std::string& number) const {
    static const Carried kByHand;
    const auto found = carried_.find(number);
    return found == carried_.end() ? kByHand : found->second;
}

void Store::keep_carried(const std::string& number, const Carried& carried) {
    carried_[number] = carried;
    JsonOut json;
    write_(key_of(kPostKey, number), json.object().fields(carried).end().text());
}

// ---- Seats, settings

void Store::keep_seat(const std::string& name, const std::string& code) {
    seats_[name] = code;
    write_(key_of(kSeatKey, name), code);
}

void Store::drop_seat(const std::string& name) {
    if (seats_.erase(name) > 0) write_(key_of(kSeatKey, name), {});
}

SeatSet Store::broken_tags(const Record& record) const {
    SeatSet broken;
    const std::string number = hex16(record.number);
    for (auto at = seats_.lower_bound(number); at != seats_.end() && at->first.starts_with(number); ++at) {
        const auto code = read_seat_key(at->second);
        if (code && fits(record, code->seat, code->key) && !is_signed(record, code->seat, SeatKey(code->key)))
            broken.add(code->seat);
    }
    return broken;
}

std::string Store::setting(std::string_view name, std::string_view fallback) const {
    const auto found = settings_.find(std::string(name));
    return found == settings_.end() ? std::string(fallback) : found->second;
}

void Store::set_setting(std::string_view name, std::string_view value) {
    settings_[std::string(name)] = value;
    JsonOut json;
    json.object();
    for (const auto& [one, text] : settings_) json.field(one, text);
    write_(std::string(kSettingsKey), json.end().text());
}

}  // namespace orrery
